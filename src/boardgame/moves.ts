/** The moves of players: deal, then a move for each type of action. */

import { matchFaults } from '../match-faults';
import { MAX_SEATS, type Seat } from '../model/ids';
import { isRecord } from '../model/plain';
import type { GameState } from '../model/state';
import type {
  BoardgameChoice,
  BoardgameG,
  BoardgameLibrary,
  BoardgameMetadata,
  BoardgameMove,
  BoardgameMoves,
  LobbyChoices,
  MoveContext,
} from './types';

/** Any library; callers know its actions. */
type Any = BoardgameLibrary;
type AnyMove = BoardgameMove<Any, readonly [fields?: unknown]>;
type Moved = BoardgameG | 'INVALID_MOVE';

/** The value by which boardgame.io recognizes an invalid move. */
const INVALID_MOVE = 'INVALID_MOVE';
const DEAL = 'deal';

/** @param deal - starts the game with a number of players and what the lobby has chosen. */
export function movesOf(
  library: Any,
  deal: (players: number, chosen?: LobbyChoices) => GameState,
): BoardgameMoves<Any> {
  if (library.actionTypes.includes(DEAL)) {
    matchFaults.refuse('INVALID_LIBRARY', '', 'dealIsTaken', undefined, { action: DEAL });
  }
  const dealing = ({ G, held, ctx }: MoveContext<Any>): Moved => {
    const { state, options } = held ?? G;
    return state === null ? dataOf(deal(ctx.numPlayers, options)) : INVALID_MOVE;
  };
  const actions = library.actionTypes.map((type) => [type, moveOf(acting(library, type))] as const);
  return { ...Object.fromEntries(actions), [DEAL]: moveOf(dealing) };
}

function moveOf(move: AnyMove['move']): AnyMove {
  return { move: withoutErrors(move), client: false, redact: true };
}

/** Turns errors, such as those of fields that throw when they are read, into invalid moves: boardgame.io expects none. */
function withoutErrors(move: AnyMove['move']): AnyMove['move'] {
  return (context, fields) => {
    try {
      return move(context, fields);
    } catch {
      return INVALID_MOVE;
    }
  };
}

function acting(library: Any, type: string): AnyMove['move'] {
  return ({ G, held, playerID, log }, fields = {}) => {
    const { state } = held ?? G;
    if (state == null || !isRecord(fields)) return INVALID_MOVE;
    const seat = seatOf(state, playerID) ?? -1;
    const result = library.tryApplyAction(state, { ...fields, type, seat });
    if (!result.ok) return INVALID_MOVE;
    log.setMetadata(metadataOf(library, state, result.events));
    return dataOf(result.state);
  };
}

/** Frozen, so that boardgame.io does not search all of it for its own drafts. */
function dataOf(state: GameState): BoardgameG {
  return Object.freeze({ state });
}

function metadataOf(
  library: Any,
  state: GameState,
  events: BoardgameMetadata['events'],
): BoardgameMetadata {
  return { text: events.flatMap((event) => library.sentenceOf(state, event) ?? []), events };
}

/** A seat as an id of boardgame.io. */
export function idOf(seat: number): string {
  return String(seat);
}

/** The seat of a player of boardgame.io; `undefined` for spectators. */
export function seatOf({ players }: GameState, playerID: unknown): Seat | undefined {
  const count = Math.min(players.length, MAX_SEATS);
  for (let seat = 0; seat < count; seat++) if (idOf(seat) === playerID) return seat;
  return undefined;
}

/** All legal moves of a player, from a state or the player's view. */
export function choicesOf(
  library: Any,
  { state, view }: BoardgameG,
  playerID: string,
): BoardgameChoice<Any>[] {
  const source = state ?? view;
  if (source == null) return playerID === idOf(0) ? [{ move: DEAL, args: [] }] : [];
  const seat = library.deciders(source).find((decider) => idOf(decider) === playerID);
  if (seat === undefined) return [];
  return library
    .legalActions(source, seat)
    .map(({ type, seat: _seat, ...fields }) => ({ move: type, args: [fields] }));
}
