/** What players can do: deal, and then a move for each type of action. */
import { notValid } from '../model/faults';
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
  MoveContext,
} from './types';

/** Any library: which actions it has is known to whoever asks for its moves. */
type Any = BoardgameLibrary;
type AnyMove = BoardgameMove<Any, readonly [fields?: unknown]>;
type Moved = BoardgameG | 'INVALID_MOVE';

/** What boardgame.io understands as a refused move. */
const INVALID_MOVE = 'INVALID_MOVE';
const DEAL = 'deal';

/** @param deal - lays the table for so many players. */
export function movesOf(library: Any, deal: (players: number) => GameState): BoardgameMoves<Any> {
  if (library.actionTypes.includes(DEAL)) {
    notValid('INVALID_LIBRARY', '', 'dealIsTaken', undefined, { action: DEAL });
  }
  const dealing = ({ G, held, ctx }: MoveContext<Any>): Moved =>
    (held ?? G).state === null ? holding(deal(ctx.numPlayers)) : INVALID_MOVE;
  const actions = library.actionTypes.map((type) => [type, moveOf(acting(library, type))] as const);
  return { ...Object.fromEntries(actions), [DEAL]: moveOf(dealing) };
}

function moveOf(move: AnyMove['move']): AnyMove {
  return { move: gently(move), client: false, redact: true };
}

/** Refuses what would throw, such as fields that do not like to be read: boardgame.io expects no errors of a move. */
function gently(move: AnyMove['move']): AnyMove['move'] {
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
    log.setMetadata(told(library, state, result.events));
    return holding(result.state);
  };
}

/** Frozen, so that boardgame.io does not look through all of it for its own drafts. */
function holding(state: GameState): BoardgameG {
  return Object.freeze({ state });
}

function told(
  library: Any,
  state: GameState,
  events: BoardgameMetadata['events'],
): BoardgameMetadata {
  const text = events.flatMap((event) => {
    const words = library.describeEvent(state, event);
    if (words === undefined) return [];
    const name = 'seat' in event ? state.players[Number(event.seat)]?.name : undefined;
    return name === undefined ? words : `${name} ${words}`;
  });
  return { text, events };
}

/** How boardgame.io calls a seat. */
export function idOf(seat: number): string {
  return String(seat);
}

/** The seat of a player of boardgame.io; undefined for who looks on. */
export function seatOf({ players }: GameState, playerID: unknown): Seat | undefined {
  const count = Math.min(players.length, MAX_SEATS);
  for (let seat = 0; seat < count; seat++) if (idOf(seat) === playerID) return seat;
  return undefined;
}

/** All moves of a player, out of a state, or out of what the player sees. */
export function choicesOf(
  library: Any,
  { state, view }: BoardgameG,
  playerID: string,
): BoardgameChoice<Any>[] {
  const table = state ?? view;
  if (table == null) return playerID === idOf(0) ? [{ move: DEAL, args: [] }] : [];
  return library
    .legalActions(table)
    .filter(({ seat }) => idOf(seat) === playerID)
    .map(({ type, seat: _seat, ...fields }) => ({ move: type, args: [fields] }));
}
