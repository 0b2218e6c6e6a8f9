/** The last turn of a player, solved: all that can be done in it is tried, so nothing has to be estimated. */
import type * as concordia from '../../index';
import type { Action, GameState } from '../../index';
import type { Seat } from '../../model/ids';
import { chanceFromSeed } from '../strategy';

/** The last turn of a player, and the best that it could have been. */
export interface LastTurn {
  /** The player's points right after it. */
  readonly points: number;
  /** The most points that it could have brought. */
  readonly most: number;
  /** A line that brings them: the actions of the turn, the card first. */
  readonly actions: readonly Action[];
}

export type LastTurnRules = Pick<
  typeof concordia,
  'applyTrusted' | 'legalActions' | 'pointsOf' | 'redeal' | 'tryApplyAction'
>;

/** The most positions whose actions are tried; a turn with more is not solved. */
const MOST_POSITIONS = 3000;
/** After so many of them, others have their turn. */
const WITHOUT_PAUSE = 250;
/** Others decide here, and whatever they keep, the player's points stay the same. */
const INDIFFERENT: string = 'keepGoods';

/** Whether a seat begins its last turn: somebody else has ended the game. */
export function isLastTurn({ phase, decision }: GameState): boolean {
  return phase === 'finalRound' && decision?.kind === 'playCard';
}

/** Whether the turn that began with a state is over. */
export function isTurnOver(begun: GameState, { turn, decision }: GameState): boolean {
  return decision === null || turn !== begun.turn;
}

/** A position, and how the turn has come to it. */
interface Line {
  readonly state: GameState;
  readonly action?: Action;
  readonly before?: Line;
}

/**
 * Solves the last turn of the seat that decides. What the seat cannot see is dealt again before; the line that is found
 * is then played with what there really was, so it needs no luck.
 *
 * @param end - the state right after the turn as it was played.
 * @param pause - is awaited now and then.
 * @returns null if there are too many lines, or one hangs on what the seat could not see.
 */
export async function solvedTurn(
  rules: LastTurnRules,
  begun: GameState,
  end: GameState,
  pause: () => Promise<void>,
): Promise<LastTurn | null> {
  const seat = begun.decision?.seat ?? 0;
  const from = rules.redeal(begun, chanceFromSeed('last turn'), seat);
  const best = await bestLine(rules, from, seat, pause);
  if (best === undefined) return null;
  const line = actionsOf(best);
  const reached = played(rules, begun, line);
  if (reached === undefined || !isTurnOver(begun, reached)) return null;
  const points = rules.pointsOf(end, seat).total;
  const most = rules.pointsOf(reached, seat).total;
  if (points > most) return null;
  const actions = Object.freeze(line.filter((action) => action.seat === seat));
  return Object.freeze({ points, most, actions });
}

async function bestLine(
  rules: LastTurnRules,
  begun: GameState,
  seat: Seat,
  pause: () => Promise<void>,
): Promise<Line | undefined> {
  const known = new Set<string>();
  const open: Line[] = [{ state: begun }];
  let best: Line | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let tried = 0; open.length > 0; tried++) {
    if (tried === MOST_POSITIONS) return undefined;
    if (tried % WITHOUT_PAUSE === 0) await pause();
    const before = open.pop();
    if (before === undefined) break;
    const actions = answers(rules, before.state, seat);
    if (actions === undefined) return undefined;
    for (const action of actions) {
      const state = rules.applyTrusted(before.state, action);
      if (!isTurnOver(begun, state)) {
        const key = keyOf(state);
        if (known.has(key)) continue;
        known.add(key);
        open.push({ state, action, before });
        continue;
      }
      const { total } = rules.pointsOf(state, seat);
      if (total <= most) continue;
      most = total;
      best = { state, action, before };
    }
  }
  return best;
}

/** What may be done in a position: of others, one action stands for all; `undefined` if theirs may change the points. */
function answers(
  rules: LastTurnRules,
  state: GameState,
  seat: Seat,
): readonly Action[] | undefined {
  const actions = rules.legalActions(state);
  if (state.decision?.seat === seat) return actions;
  return state.decision?.kind === INDIFFERENT ? actions.slice(0, 1) : undefined;
}

/** The same for positions that differ in the order of colonists alone. */
function keyOf(state: GameState): string {
  const { board, options: _options, random: _random, ...rest } = state;
  const colonists = board.colonists.map(({ seat, kind, at }) => `${seat} ${kind} ${at}`);
  return JSON.stringify([rest, { ...board, colonists: colonists.toSorted() }]);
}

function actionsOf(line: Line): readonly Action[] {
  const actions: Action[] = [];
  for (let at: Line | undefined = line; at?.action !== undefined; at = at.before) {
    actions.push(at.action);
  }
  return actions.toReversed();
}

/** The state after the actions; `undefined` if one of them is illegal. */
function played(
  rules: LastTurnRules,
  begun: GameState,
  actions: readonly Action[],
): GameState | undefined {
  let state = begun;
  for (const action of actions) {
    const result = rules.tryApplyAction(state, action);
    if (!result.ok) return undefined;
    state = result.state;
  }
  return state;
}
