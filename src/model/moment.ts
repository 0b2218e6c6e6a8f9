/** The context in which something is put into words. */
import type { CardId } from './cards';
import { COLONIST_KINDS, type PlaceId, type Seat } from './ids';
import type { CheckedMap } from './map';
import { isRecord } from './plain';
import { capitals } from './start-places';
import { type GameState, type GameView, HIDDEN_CARD } from './state';

/** The context of a text: a moment of a game. */
export interface Moment {
  /** The state or a view of it. */
  readonly state: GameState | GameView;
  /** The board, with what is printed on it. */
  readonly map: CheckedMap;
  /** The types of the actions that seem legal to a spectator, each once. Views of all players and the state say the same. */
  open(): readonly string[];
}

/** The card that a copying action of the seat carries out, if it is visible. */
export function copiedCard(seat: Seat, from: Seat, moment: Moment | undefined): CardId | undefined {
  if (moment === undefined) return undefined;
  const { decision, players } = moment.state;
  // A player's own card is the one below those being carried out already.
  const depth = isRecord(decision) && typeof decision.depth === 'number' ? decision.depth : 0;
  const card = players[from]?.discard.at(from === seat ? -2 - depth : -1);
  return card === HIDDEN_CARD ? undefined : card;
}

/** Where a Tribune may put a colonist: each place once. */
export function startPlacesOf({ map }: Moment): readonly PlaceId[] {
  return [...new Set(COLONIST_KINDS.flatMap((kind) => capitals(map, kind)))];
}
