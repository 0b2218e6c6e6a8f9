/** What is printed on the cards of a game. */
import type { Game } from '../kit/game';
import type { Position } from '../kit/position';
import type { Card, CardId, RoleName } from '../model/cards';
import { notValid } from '../model/faults';

/** A card that is known to exist. */
export function cardOf({ cards }: Game, id: CardId): Card {
  return cards.get(id) ?? notValid('INVALID_STATE', '', 'unknownCard', undefined, { card: id });
}

/** Whether the card, which need not exist, has the role, alone or as a half. */
export function hasRole({ game }: Pick<Position, 'game'>, id: CardId, role: RoleName): boolean {
  return game.cards.get(id)?.roles.includes(role) ?? false;
}
