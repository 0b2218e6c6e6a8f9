/** How the points went over a game, and where it turned. */
import type { GameState } from 'concordia-rules';
import type { PlayerScore, Scores } from 'concordia-rules/scoring';
import { withNames } from '../../common/called';
import { finalScores, sentenceOf } from '../../common/library';
import { say } from '../../words/language';
import { type Course, type History, slices, stateAfter } from './history';

/** What leads to other moments. */
export interface Going {
  /** So many actions have been played. */
  readonly count: number;
  readonly onGo: (count: number) => void;
}

/** A moment to jump to. */
export interface Moment {
  /** So many actions were taken. */
  readonly count: number;
  readonly turn: number;
  readonly label: string;
}

/** How things stood when a turn began, or when the replay ends. */
export interface Standing {
  /** So many actions were taken. */
  readonly count: number;
  readonly turn: number;
  /** In seat order. */
  readonly points: readonly PlayerScore[];
}

export interface Survey {
  readonly standings: readonly Standing[];
  /** From the first to the last. */
  readonly moments: readonly Moment[];
  /** Those of them that the rules make, whatever the points are. */
  readonly events: readonly Moment[];
}

/** The points of a player, or of partners together. */
interface Party {
  readonly names: readonly string[];
  readonly total: number;
}

/** A standing, with who competes with whom. */
interface Counted extends Standing {
  readonly parties: readonly Party[];
}

/** So many of the largest changes are listed, and none that is smaller than this. */
const MOST_SWINGS = 5;
const LEAST_SWING = 3;
/** In a game without end the lead may change for ever. */
const MOST_MOMENTS = 60;

/** Undefined if it is no longer wanted. */
export async function surveyOf(history: History, signal: AbortSignal): Promise<Survey | undefined> {
  const counts = turnBegins(history);
  const last = history.steps.length;
  if (counts.at(-1) !== last) counts.push(last);
  const counted: Counted[] = [];
  const isUnwanted = slices(signal);
  for (const count of counts) {
    counted.push(countedAt(stateAfter(history, count), count));
    if (await isUnwanted()) return undefined;
  }
  const events = eventsIn(history);
  return {
    standings: thinned(counted),
    moments: inOrder([...leads(counted), ...swings(counted), ...events]),
    events,
  };
}

/** More than fit side by side on any screen; a game of people has fewer. */
const MOST_STANDINGS = 400;

/** As many as a plot has room for, evenly spread; always with the last. */
export function thinned<T>(standings: readonly T[]): readonly T[] {
  const every = Math.ceil(standings.length / MOST_STANDINGS);
  const last = standings.length - 1;
  return standings.filter((_, index) => index % every === 0 || index === last);
}

/** After how many actions each turn begins. */
export function turnBegins({ start, steps }: Course): number[] {
  const counts = [0];
  let { turn } = start;
  for (const [index, { state }] of steps.entries()) {
    if (state.turn === turn) continue;
    turn = state.turn;
    counts.push(index + 1);
  }
  return counts;
}

/** From the first to the last. */
export function inOrder(moments: readonly Moment[]): readonly Moment[] {
  return moments.toSorted((a, b) => a.count - b.count).slice(-MOST_MOMENTS);
}

function countedAt(state: GameState, count: number): Counted {
  const { players, teams }: Scores = withNames(state, finalScores(state));
  const parties = teams?.map(({ players: names, total }) => ({ names, total }));
  return {
    count,
    turn: state.turn,
    points: players,
    parties: parties ?? players.map(({ name, total }) => ({ names: [name], total })),
  };
}

/** Who alone has the most points. */
function leaderOf({ parties }: Counted): string | undefined {
  const most = Math.max(...parties.map(({ total }) => total));
  const [leader, ...others] = parties.filter(({ total }) => total === most);
  return leader === undefined || others.length > 0 ? undefined : say.common.and(leader.names);
}

/** Where somebody takes a lead that lasts for a round, or to the end. */
function leads(counted: readonly Counted[]): readonly Moment[] {
  const leaders = counted.map(leaderOf);
  const round = counted[0]?.points.length ?? 1;
  const moments: Moment[] = [];
  let current: string | undefined;
  for (const [index, { count }] of counted.entries()) {
    const leader = leaders[index];
    if (leader === undefined || leader === current) continue;
    if (!leaders.slice(index, index + round).every((other) => other === leader)) continue;
    current = leader;
    const turn = counted[index - 1]?.turn ?? 1;
    // Somebody is ahead from the first turn on, which turns nothing.
    if (turn > 1) moments.push({ count, turn, label: say.replay.lead(leader) });
  }
  return moments;
}

/** The turns that changed somebody's points most. */
function swings(counted: readonly Counted[]): readonly Moment[] {
  return counted
    .slice(1)
    .flatMap(({ count, points }, index) => {
      const before = counted[index];
      return points.map(({ name, total }, seat) => ({
        count,
        turn: before?.turn ?? 0,
        name,
        change: total - (before?.points[seat]?.total ?? 0),
      }));
    })
    .filter(({ change }) => Math.abs(change) >= LEAST_SWING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_SWINGS)
    .map(({ count, turn, name, change }) => ({
      count,
      turn,
      label: say.replay.swing(change, name),
    }));
}

/** What the rules themselves make a turning point. */
function eventsIn({ steps, start }: History): readonly Moment[] {
  return steps.flatMap(({ events: told, state }, index) => {
    // A turn's last action begins the next turn.
    const { turn } = index === 0 ? start : (steps[index - 1]?.state ?? start);
    const labels = told.flatMap((event) => {
      if (event.type === 'concordiaTaken') return say.replay.lastTurns;
      if (event.type === 'gameEnded') return say.replay.end;
      return event.type === 'intermediateScored' ? (sentenceOf(state, event) ?? []) : [];
    });
    return [...new Set(labels)].map((label) => ({ count: index + 1, turn, label }));
  });
}
