/** Which role of a card is used, its only one or a half of a double card, and how it begins. */
import type { Game } from '../kit/game';
import type { Position, Transition } from '../kit/position';
import { baseRefusal } from '../kit/refusal';
import type { CardId, RoleName } from '../model/cards';
import type { Cost } from '../model/cost';
import type { Refusal } from '../model/errors';
import { notValid } from '../model/faults';
import type { Seat } from '../model/ids';
import { cardOf } from './cards';
import { contains } from './lists';

const NO_CHOICE = [{}] as const;

/** The fields of the actions for playing or copying a card: `as` once for each half of a double card. */
export function rolesToChoose(
  game: Game,
  card: CardId,
): readonly {
  /** The half that is used. */
  readonly as?: RoleName;
}[] {
  const { roles } = cardOf(game, card);
  return roles.length === 1 ? NO_CHOICE : roles.map((as) => ({ as }));
}

/** Why the role is not one of the choices; `undefined` if it is. */
export function roleRefusal(
  game: Game,
  card: CardId,
  as: RoleName | undefined,
): Refusal | undefined {
  const { roles } = cardOf(game, card);
  const isRight = roles.length === 1 ? as === undefined : as !== undefined && contains(roles, as);
  if (isRight) return undefined;
  return roles.length > 1
    ? halfNotChosen({ path: 'as', card, roles })
    : noHalves({ path: 'as', card, roles });
}

/** The field of an action that a refusal is about, and the card with its halves. */
export interface AtHalf {
  readonly path: 'as';
  readonly card: CardId;
  readonly roles: readonly RoleName[];
}

export const halfNotChosen = baseRefusal({
  reason: 'halfNotChosen',
  code: 'INVALID_ACTION',
  rule: 'R-9.2',
  words: (names, { card }: AtHalf) => `Choose one half of ${names.card(card)}.`,
});

export const noHalves = baseRefusal({
  reason: 'noHalves',
  code: 'INVALID_ACTION',
  rule: 'R-9.2',
  words: (names, { card }: AtHalf) => `${names.card(card)} has no halves to choose from.`,
});

/** The role that is used: the one chosen, or the card's only one. */
export function chosenRole(game: Game, card: CardId, as: RoleName | undefined): RoleName {
  return as ?? cardOf(game, card).roles[0] ?? card;
}

/**
 * The income of carrying out the card as a role, for the cost of playing or copying it.
 *
 * @param pile - how many cards will be on the player's discard by then.
 */
export function incomeOfRole(
  position: Position,
  seat: Seat,
  card: CardId,
  as: RoleName | undefined,
  pile: number,
): Cost {
  const { game } = position;
  const role = game.roles.get(chosenRole(game, card, as));
  return role?.income === undefined ? NO_COST : { gain: role.income(position, seat, card, pile) };
}

const NO_COST: Cost = Object.freeze({});

/** Carries out the card as a role, for its player or for the player who copies it. */
export function beginRole(
  transition: Transition,
  seat: Seat,
  card: CardId,
  as: RoleName,
  depth = 0,
): void {
  const role =
    transition.game.roles.get(as) ?? notValid('INVALID_STATE', '', 'noSuchRole', undefined, { as });
  const before = transition.because;
  if (transition.hasObservers) {
    const because =
      role.rule === undefined ? { role: as, card } : { rule: role.rule, role: as, card };
    transition.because = because;
    transition.emit({ type: 'roleBegun', seat, as, depth });
    transition.noteRole(seat, as, because);
  }
  role.begin(transition, seat, card, depth);
  transition.because = before;
}
