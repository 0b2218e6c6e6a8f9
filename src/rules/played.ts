/** Which cards are being carried out, as the discards show. */
import type { Game } from '../kit/game';
import type { Position } from '../kit/position';
import type { AnyDecision } from '../model/any';
import type { CardId, RoleName } from '../model/cards';
import { cardOf } from './cards';
import { last } from './lists';
import { hasTurn } from './partners';

/** Whether a player or party has played, this turn, a card of the role or one that can lead to it. */
export function wasPlayed(position: Position, role: RoleName): boolean {
  const { game, state } = position;
  const own = state.players.filter((_, seat) => hasTurn(position, seat));
  if (game.roles.get(role)?.takesBack === true)
    return own.some(({ discard }) => discard.length === 0);
  const isRepeating = (name: RoleName): boolean =>
    game.roles.get(name)?.repeats === true ||
    game.rules.some(({ audit }) => audit?.mayRepeat?.(position, name));
  return own
    .flatMap(({ discard }) => last(discard) ?? [])
    .some((card) => cardOf(game, card).roles.some((name) => name === role || isRepeating(name)));
}

/** Whether a card goes back to the hand when it is played, whichever role is used. */
export function isTakenBack(game: Game, card: CardId): boolean {
  return cardOf(game, card).roles.every((role) => game.roles.get(role)?.takesBack === true);
}

/** The role that a decision belongs to, if it belongs to a card. */
export function roleOf({ roles }: Game, { kind }: AnyDecision): RoleName | undefined {
  return roles.has(kind) ? kind : undefined;
}
