/** The cards of a library, as far as the planner reckons with them. */
import { isSpecialist, SPECIALTIES } from '../../cards/catalogue';
import type { Card, CardId, RoleName } from '../../model/cards';
import { PLAIN_GODS } from '../../model/gods';
import { type Counts, indexOf, inNumbers } from './numbers';

/** What counts of a card. */
export interface CountedCard {
  readonly cost: Counts;
  /** By their number. */
  readonly gods: Counts;
  /** The goods that its specialists rate. */
  readonly specialists: Counts;
  /** One, or two halves to choose from. */
  readonly roles: readonly RoleName[];
  /** Sestertii of its Mercator. */
  readonly income: number;
}

/** All cards of a library. */
export type Catalogue = ReadonlyMap<string, CountedCard>;

export function catalogueOf(cards: Readonly<Record<CardId, Card>>): Catalogue {
  return new Map(
    Object.values(cards).map(({ id, cost, gods, roles, income = 0 }) => [
      id,
      {
        cost: inNumbers(cost),
        gods: gods.flatMap((god) => (god === 'minerva' ? [] : PLAIN_GODS.indexOf(god))),
        specialists: roles.flatMap((role) => {
          const good = goodOf(role);
          return good === -1 ? [] : good;
        }),
        roles: [...roles],
        income,
      },
    ]),
  );
}

/** The good of a specialist, by its number; -1 for other roles. */
export function goodOf(role: RoleName): number {
  return isSpecialist(role) ? indexOf(SPECIALTIES[role].good) : -1;
}
