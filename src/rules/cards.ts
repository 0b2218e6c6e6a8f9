/** What is printed on the cards of a game. */
import type { Game } from '../kit/game';
import type { Position } from '../kit/position';
import type { Card, CardId, RoleName } from '../model/cards';
import { notValid } from '../model/faults';

/** A card that must exist. */
export function cardOf({ cards }: Game, id: CardId): Card {
  return cards.get(id) ?? notValid('INVALID_STATE', '', 'unknownCard', undefined, { card: id });
}

/** Whether the card has the role, alone or as a half; false for an unknown card. */
export function hasRole({ game }: Pick<Position, 'game'>, id: CardId, role: RoleName): boolean {
  return game.cards.get(id)?.roles.includes(role) ?? false;
}
