/** The cards of a library, as the planner sees them. */
import { isSpecialist, SPECIALTIES } from '../../cards/catalogue';
import { type Card, type CardId, PLAIN_GODS, type RoleName } from '../../model/cards';
import { type Counts, indexOf, inNumbers } from './numbers';

/** A card as the planner sees it. */
export interface CountedCard {
  readonly cost: Counts;
  /** The numbers of its gods. */
  readonly gods: Counts;
  /** The goods that its specialists score. */
  readonly specialists: Counts;
  /** Its role, or two to choose from. */
  readonly halves: readonly Half[];
  /** Whether a Diplomat can copy it. */
  readonly canBeCopied: boolean;
}

/** A role of a card. */
export interface Half {
  readonly role: RoleName;
  /** The same for roles of different cards with the same effect. */
  readonly key: string;
  /** The good of a specialist, by its number; -1 for other roles. */
  readonly good: number;
  /** Sestertii of a Mercator. */
  readonly income: number;
}

/** All cards of a library. */
export type Catalogue = ReadonlyMap<string, CountedCard>;

export function catalogueOf(cards: Readonly<Record<CardId, Card>>): Catalogue {
  return new Map(Object.values(cards).map((card) => [card.id, counted(card)]));
}

function counted({ cost, gods, roles, income = 0 }: Card): CountedCard {
  const halves = roles.map((role) => ({
    role,
    key: role === 'mercator' ? `${role} ${income}` : role,
    good: isSpecialist(role) ? indexOf(SPECIALTIES[role].good) : -1,
    income,
  }));
  return {
    cost: inNumbers(cost),
    gods: gods.flatMap((god) => (god === 'minerva' ? [] : PLAIN_GODS.indexOf(god))),
    specialists: halves.flatMap(({ good }) => (good === -1 ? [] : good)),
    halves,
    canBeCopied: !roles.includes('diplomat'),
  };
}
