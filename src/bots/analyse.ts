/** A game told by chances: what each player could expect before every turn. */

import type * as concordia from '../index';
import type { GameLog, GameState } from '../index';
import type { Library } from '../library';
import { inputFaults } from '../model/faults';
import type { Seat } from '../model/ids';
import { isShortList } from '../model/plain';
import { sealed } from './door';
import {
  type Evaluation,
  type EvaluatorNeeds,
  type EvaluatorRules,
  pause,
  playedOn,
  type Tally,
} from './evaluate';
import { isLastTurn, isTurnOver, type LastTurn, solvedTurn } from './search/last-turn';
import { readOptions, type SimOptions } from './search/limits';
import { Mean } from './search/mean';
import { type Mind, mindOf } from './search/mind';
import { mustBeLibrary } from './strategy';

/** How to analyse. */
export interface AnalysisOptions extends SimOptions {
  /** Is told after each moment how many there are so far, and how many there will be. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** A moment of a game: before a turn, or at the end of the log. */
export interface AnalysedMoment extends Evaluation {
  /** The number of actions before it. */
  readonly after: number;
  /** The turn that follows, from 1. */
  readonly turn: number;
  /** The seat whose turn it is; null at the end of a game. */
  readonly seat: Seat | null;
  /** The chance that the turn before it has surely changed; null if none. */
  readonly turned: Pick<TurningPoint, 'seat' | 'change'> | null;
  /**
   * If the turn that follows is the last one of its player: what it brought, and the most that it could have brought. Null
   * for other turns, if there are more than 3,000 positions to try, or if a correction stands in it.
   */
  readonly lastTurn: LastTurn | null;
}

/** A turn that surely changed somebody's chance to win: by more than three errors, with one seed and with another. */
export interface TurningPoint {
  /** The index of the moment before the turn. */
  readonly moment: number;
  /** Whose turn it was. */
  readonly by: Seat;
  /** Whose chance has changed most. */
  readonly seat: Seat;
  /** By how much: `-0.2` for twenty in a hundred less. */
  readonly change: number;
}

type Change = Pick<TurningPoint, 'seat' | 'change'>;

const ASKED = Object.freeze([
  'applyAction',
  'correctedState',
  'redeal',
  'startOf',
  'tryApplyAction',
] as const);
export type AnalystNeeds = (typeof ASKED)[number] | EvaluatorNeeds;
type AnalystRules = EvaluatorRules & Pick<typeof concordia, (typeof ASKED)[number]>;

/** How many standard errors a change must be: of hundreds of changes in a game, some are two errors by luck alone. */
const SURE = 3;
/** Other luck, by which a change is seen again. */
const AGAIN = ' again';
/** More turns than any game has. */
const MOST_MOMENTS = 10_000;
/** The least change that is worth a word. */
const LEAST_CHANGE = 0.1;

/**
 * Analyses the games of a library of your own.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it is not a library.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const log = concordia.recordGame({ map: 'imperium', players: 2, seed: 'ludi' }, []);
 * for await (const { after, seats } of analystWith(concordia)(log, { sims: 2 })) {
 *   console.log(after, seats.length); // -> 0 2
 * }
 * ```
 */
export function analystWith<L extends Pick<Library, AnalystNeeds>>(
  library: L,
): (log: LogIn<L>, options?: AnalysisOptions) => AsyncGenerator<AnalysedMoment, void, undefined> {
  sealed(mustBeLibrary, library)(library, ASKED);
  let mind: Mind<AnalystRules> | undefined;
  return (log, options = {}) => {
    const known = mind ?? sealed(() => mindOf(library as unknown as AnalystRules), library)();
    mind = known;
    return analysed(known, log as GameLog, options);
  };
}

type LogIn<L extends Pick<Library, AnalystNeeds>> = Parameters<L['startOf']>[0];

async function* analysed(
  mind: Mind<AnalystRules>,
  log: GameLog,
  options: AnalysisOptions,
): AsyncGenerator<AnalysedMoment, void, undefined> {
  const { rules } = mind;
  const { onProgress, ...simOptions } = sealed(() => readOptions(options, 1), rules)();
  const moments = sealed(() => momentsOf(rules, log), rules)();
  /** What is said of a state, with the luck of the seed or with other luck. */
  const played = async (state: GameState, luck = ''): Promise<PlayedTurn> => {
    const seed = `${simOptions.seed ?? ''}${luck}`;
    const tally = await playedOn(mind, state, { ...simOptions, seed });
    return { tally, evaluation: tally.evaluation() };
  };
  const patience = (): Promise<void> => {
    simOptions.signal?.throwIfAborted();
    return pause();
  };
  let before: { readonly state: GameState; readonly said: PlayedTurn } | undefined;
  for (const [index, { state, after, end }] of moments.entries()) {
    const said = await played(state);
    let turned = before === undefined ? null : changeBetween(before.said, said);
    if (before !== undefined && turned !== null) {
      const again = changeBetween(await played(before.state, AGAIN), await played(state, AGAIN));
      if (!isAlike(turned, again)) turned = null;
    }
    const lastTurn =
      end === undefined || !isLastTurn(state)
        ? null
        : await solvedTurn(rules, state, end, patience);
    const { turn, decision } = state;
    onProgress?.(index + 1, moments.length);
    yield Object.freeze({
      ...said.evaluation,
      after,
      turn,
      seat: decision?.seat ?? null,
      turned,
      lastTurn,
    });
    before = { state, said };
  }
}

/** A position, and what is said of it. */
interface PlayedTurn {
  readonly tally: Tally;
  readonly evaluation: Evaluation;
}

/** The chance that has changed most from one position to the next, if the change is worth a word and sure. */
function changeBetween(before: PlayedTurn, after: PlayedTurn): Change | null {
  const changes = before.evaluation.seats.map(({ chance }, seat) => ({
    seat,
    change: (after.evaluation.seats[seat]?.chance ?? chance) - chance,
  }));
  const [most] = changes.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  if (most === undefined || Math.abs(most.change) < LEAST_CHANGE) return null;
  return isSure(most, before, after) ? Object.freeze(most) : null;
}

/**
 * Whether a change is no luck. Two positions are played on by the same players with the same luck, so they are compared
 * sim by sim, and the same lead counts the same in both: that the end has come nearer changes nothing. In one sim more,
 * nothing changes at all, as in `evaluate`.
 */
function isSure({ seat, change }: Change, before: PlayedTurn, after: PlayedTurn): boolean {
  const differences = new Mean();
  differences.add(0);
  for (let sim = 0; sim < before.evaluation.sims; sim++) {
    const reached = after.tally.chanceIn(sim, seat, before.tally);
    differences.add(reached - before.tally.chanceIn(sim, seat));
  }
  return differences.mean * Math.sign(change) > SURE * differences.error;
}

function isAlike({ seat, change }: Change, again: Change | null): boolean {
  return again?.seat === seat && Math.sign(again.change) === Math.sign(change);
}

interface TurnStart {
  readonly state: GameState;
  readonly after: number;
  /** The state right after the turn, if the log has all of it without a correction. */
  end?: GameState;
}

/** The states before every turn, and the last one. */
function momentsOf(rules: AnalystRules, log: GameLog): readonly TurnStart[] {
  let state = rules.correctedState(log, 0, rules.startOf(log));
  const moments: TurnStart[] = [];
  let open: TurnStart | undefined;
  const note = (after: number): void => {
    const isBegun = moments.at(-1)?.state.turn === state.turn;
    if (state.decision?.kind !== 'playCard' || isBegun) return;
    open = { state, after };
    moments.push(open);
  };
  note(0);
  for (const [index, action] of log.actions.entries()) {
    const played = rules.applyAction(state, action);
    const isOver = open !== undefined && isTurnOver(open.state, played);
    if (open !== undefined && isOver) open.end = played;
    state = rules.correctedState(log, index + 1, played);
    if (isOver || state !== played) open = undefined;
    note(index + 1);
  }
  const after = log.actions.length;
  return moments.at(-1)?.after === after ? moments : [...moments, { state, after }];
}

/**
 * The turns that surely changed somebody's chance to win, in the order of the game. What they say is what happened, not who
 * has made a mistake: luck and others' turns change chances as well.
 *
 * @param moments - all that `analyse` has returned.
 * @throws ConcordiaError `INVALID_INPUT` if it is no list of moments.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const log = concordia.recordGame({ map: 'imperium', players: 2, seed: 'ludi' }, []);
 * const moments = [];
 * for await (const moment of analystWith(concordia)(log, { sims: 2 })) moments.push(moment);
 * console.log(turningPoints(moments).length); // -> 0
 * ```
 */
export function turningPoints(moments: readonly AnalysedMoment[]): readonly TurningPoint[] {
  return sealed(pointsOfTurning)(moments);
}

function pointsOfTurning(moments: readonly AnalysedMoment[]): readonly TurningPoint[] {
  if (!isShortList(moments, MOST_MOMENTS)) {
    const facts = { of: 'array', most: MOST_MOMENTS };
    inputFaults.refuse('INVALID_INPUT', 'moments', 'wrongSize', undefined, facts);
  }
  return moments.flatMap(({ turned }, index) => {
    const by = moments[index - 1]?.seat;
    return turned === null || by === undefined || by === null
      ? []
      : [{ moment: index - 1, by, seat: turned.seat, change: turned.change }];
  });
}
