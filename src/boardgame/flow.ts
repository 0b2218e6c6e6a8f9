/** Whose move it is and when the match is over, as the state says. */
import { inputFaults } from '../model/faults';
import { isRecord } from '../model/plain';
import type { GameState } from '../model/state';
import { idOf } from './moves';
import type {
  ActivePlayers,
  BoardgameG,
  BoardgameLibrary,
  BoardgameOver,
  BoardgamePlugin,
  MatchData,
  TurnContext,
} from './types';
import { sealedBy } from './words';

/**
 * The seat that decides, which boardgame.io calls the current player. It need not be the seat whose turn it is:
 * storehouses overflow out of turn, and partners act as well. The first seat deals.
 */
export function decidingSeat({ state }: BoardgameG): number {
  return state?.decision?.seat ?? 0;
}

/** The next player to decide, if the player changes; `undefined` after the end. */
export function nextPlayer(
  { state }: BoardgameG,
  { currentPlayer }: Pick<TurnContext, 'currentPlayer'>,
): false | { next: string } {
  if (state?.decision == null) return false;
  const next = idOf(state.decision.seat);
  return next !== currentPlayer && { next };
}

/**
 * The other players who decide at the same time, as boardgame.io wants them: each for one move. `undefined` if one player
 * decides.
 */
export function activeWith(
  library: BoardgameLibrary,
  { state }: BoardgameG,
): ActivePlayers | undefined {
  const seats = state?.decision == null ? [] : library.deciders(state);
  if (seats.length < 2) return undefined;
  // An empty text is no stage.
  return { value: Object.fromEntries(seats.map((seat) => [idOf(seat), ''])), maxMoves: 1 };
}

/** The winners; `undefined` before the end. */
export function overWith(
  library: BoardgameLibrary,
  state: GameState | null | undefined,
): BoardgameOver | undefined {
  if (state == null || state.decision !== null) return undefined;
  const scores = library.finalScores(state);
  const winners = scores.players.flatMap(({ rank }, seat) => (rank === 1 ? [idOf(seat)] : []));
  const [winner] = winners;
  return { ...(winner !== undefined && winners.length === 1 ? { winner } : {}), winners, scores };
}

/**
 * A server of boardgame.io accepts events from the current player, such as the end of the match, even if the game has
 * switched them off. This plugin refuses those that do not follow from the state, and passes moves the state itself.
 */
export const followerOf = (library: BoardgameLibrary): BoardgamePlugin<BoardgameLibrary> => ({
  name: 'concordia-rules',
  fnWrap:
    (method) =>
    (context, ...args) =>
      method(holding(library, context), ...args),
  isInvalid: sealedBy(library, ({ G, ctx }) => {
    // A client has no state and decides nothing.
    if (G.state === undefined) return false;
    const isOver = G.state !== null && G.state.decision === null;
    const follows =
      areActive(library, G, ctx) &&
      ctx.phase === null &&
      (ctx.gameover !== undefined) === isOver &&
      (isOver || ctx.currentPlayer === idOf(decidingSeat(G)));
    return follows ? false : 'Only moves can end turns and the match.';
  }),
});

/** The context of a move with the original data of the match. */
function holding<C extends MatchData<BoardgameLibrary>>(library: BoardgameLibrary, given: C): C {
  return sealedBy(library, (context: C) => {
    if (!isRecord(context)) return inputFaults.refuse('INVALID_INPUT', '', 'notPlainObject');
    return { ...context, held: context.G };
  })(given);
}

/** Whether those are active who decide at the same time, or nobody in particular if one player decides. */
function areActive(
  library: BoardgameLibrary,
  G: BoardgameG,
  { activePlayers }: TurnContext,
): boolean {
  const wanted = Object.keys(activeWith(library, G)?.value ?? {});
  const active = Object.keys(activePlayers ?? {});
  // The last one left may still be listed, although nobody else has to be.
  if (wanted.length === 0) return active.every((id) => id === idOf(decidingSeat(G)));
  return active.length === wanted.length && wanted.every((id) => active.includes(id));
}
