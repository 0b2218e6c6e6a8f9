import {
  type Card,
  type DeckNumber,
  type God,
  type RoleName,
  SPECIALISTS,
  type Specialist,
} from '../model/cards';
import { deepFreeze } from '../model/freeze';
import type { Bundle, Good } from '../model/goods';

/** One card: its role and god, its cost, and the sestertii of a Mercator. */
type CardLine = readonly [role: RoleName, god: God, cost: Bundle, income?: number];

/** The starting hand, then the cards for sale, deck by deck. */
const DECKS = [
  [
    ['tribune', 'mars', {}],
    ['architect', 'jupiter', {}],
    ['prefect', 'saturnus', {}],
    ['mercator', 'mercurius', {}, 3],
    ['diplomat', 'jupiter', {}],
    ['senator', 'vesta', {}],
  ],
  [
    ['prefect', 'saturnus', { wine: 1 }],
    ['mason', 'minerva', { food: 1 }],
    ['mercator', 'mercurius', { wine: 1 }, 5],
    ['architect', 'jupiter', { tool: 1 }],
    ['colonist', 'mars', { food: 1 }],
    ['diplomat', 'saturnus', { tool: 1 }],
    ['farmer', 'minerva', { brick: 1, food: 1 }],
    ['smith', 'minerva', { brick: 1, tool: 1 }],
  ],
  [
    ['architect', 'jupiter', { tool: 1 }],
    ['mercator', 'mercurius', { wine: 1 }, 5],
    ['colonist', 'mars', { food: 1 }],
    ['prefect', 'saturnus', { wine: 1 }],
    ['consul', 'jupiter', { cloth: 1 }],
    ['vintner', 'minerva', { brick: 1, wine: 1 }],
    ['weaver', 'minerva', { brick: 1, cloth: 1 }],
  ],
  [
    ['mercator', 'mercurius', { wine: 1 }, 5],
    ['architect', 'jupiter', { tool: 1 }],
    ['colonist', 'mars', { food: 1 }],
    ['prefect', 'saturnus', { wine: 1 }],
    ['consul', 'jupiter', { cloth: 1 }],
    ['diplomat', 'saturnus', { food: 1 }],
  ],
  [
    ['architect', 'jupiter', { tool: 1 }],
    ['colonist', 'mars', { food: 1 }],
    ['prefect', 'saturnus', { wine: 1 }],
    ['consul', 'jupiter', { cloth: 1 }],
    ['diplomat', 'mercurius', { tool: 1 }],
  ],
  [
    ['mercator', 'mercurius', { wine: 1 }, 5],
    ['prefect', 'saturnus', { wine: 1 }],
    ['consul', 'jupiter', { cloth: 1 }],
    ['diplomat', 'mars', { food: 1 }],
  ],
] as const satisfies readonly (readonly CardLine[])[];

const NUMERALS = ['', '-i', '-ii', '-iii', '-iv', '-v'] as const;
const DECK_NUMBERS = [0, 1, 2, 3, 4, 5] as const satisfies readonly DeckNumber[];

/** The id of a card of the 2013 edition. */
export type BaseCardId = {
  [D in DeckNumber]: `${(typeof DECKS)[D][number][0]}${(typeof NUMERALS)[D]}`;
}[DeckNumber];

/**
 * The cards of the 2013 edition: the starting hand first, then the cards for sale, deck by
 * deck. Read off the printed cards, which agree with the printed table of the Pantheon.
 */
export const BASE_CARDS: readonly Card[] = deepFreeze(
  DECK_NUMBERS.flatMap((deck) =>
    DECKS[deck].map(
      ([role, god, cost, income]: CardLine): Card => ({
        id: role + NUMERALS[deck],
        roles: [role],
        deck,
        cost,
        gods: [god],
        ...(income === undefined ? {} : { income }),
      }),
    ),
  ),
);

/** The good of each specialist, and the points of its card for each house of that good. */
export const SPECIALTIES: Readonly<
  Record<
    Specialist,
    {
      /** The good it produces. */
      readonly good: Good;
      /** Victory points of its card for each house of that good. */
      readonly points: number;
    }
  >
> = deepFreeze({
  mason: { good: 'brick', points: 3 },
  farmer: { good: 'food', points: 3 },
  smith: { good: 'tool', points: 3 },
  vintner: { good: 'wine', points: 4 },
  weaver: { good: 'cloth', points: 5 },
});

export function isSpecialist(role: RoleName): role is Specialist {
  return SPECIALISTS.some((specialist) => specialist === role);
}
