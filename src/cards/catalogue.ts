import {
  type Card,
  type DeckNumber,
  type RoleName,
  SPECIALISTS,
  type Specialist,
} from '../model/cards';
import { deepFreeze } from '../model/freeze';
import type { God } from '../model/gods';
import type { Bundle, Good } from '../model/goods';

/** One card: its role, deck and god, its cost, and the sestertii of a Mercator. */
type CardLine = readonly [
  role: RoleName,
  deck: DeckNumber,
  god: God,
  cost: Bundle,
  income?: number,
];

const LINES = [
  ['tribune', 0, 'mars', {}],
  ['architect', 0, 'jupiter', {}],
  ['prefect', 0, 'saturnus', {}],
  ['mercator', 0, 'mercurius', {}, 3],
  ['diplomat', 0, 'jupiter', {}],
  ['senator', 0, 'vesta', {}],
  ['prefect', 1, 'saturnus', { wine: 1 }],
  ['mason', 1, 'minerva', { food: 1 }],
  ['mercator', 1, 'mercurius', { wine: 1 }, 5],
  ['architect', 1, 'jupiter', { tool: 1 }],
  ['colonist', 1, 'mars', { food: 1 }],
  ['diplomat', 1, 'saturnus', { tool: 1 }],
  ['farmer', 1, 'minerva', { brick: 1, food: 1 }],
  ['smith', 1, 'minerva', { brick: 1, tool: 1 }],
  ['architect', 2, 'jupiter', { tool: 1 }],
  ['mercator', 2, 'mercurius', { wine: 1 }, 5],
  ['colonist', 2, 'mars', { food: 1 }],
  ['prefect', 2, 'saturnus', { wine: 1 }],
  ['consul', 2, 'jupiter', { cloth: 1 }],
  ['vintner', 2, 'minerva', { brick: 1, wine: 1 }],
  ['weaver', 2, 'minerva', { brick: 1, cloth: 1 }],
  ['mercator', 3, 'mercurius', { wine: 1 }, 5],
  ['architect', 3, 'jupiter', { tool: 1 }],
  ['colonist', 3, 'mars', { food: 1 }],
  ['prefect', 3, 'saturnus', { wine: 1 }],
  ['consul', 3, 'jupiter', { cloth: 1 }],
  ['diplomat', 3, 'saturnus', { food: 1 }],
  ['architect', 4, 'jupiter', { tool: 1 }],
  ['colonist', 4, 'mars', { food: 1 }],
  ['prefect', 4, 'saturnus', { wine: 1 }],
  ['consul', 4, 'jupiter', { cloth: 1 }],
  ['diplomat', 4, 'mercurius', { tool: 1 }],
  ['mercator', 5, 'mercurius', { wine: 1 }, 5],
  ['prefect', 5, 'saturnus', { wine: 1 }],
  ['consul', 5, 'jupiter', { cloth: 1 }],
  ['diplomat', 5, 'mars', { food: 1 }],
] as const satisfies readonly CardLine[];

const NUMERALS = ['', '-i', '-ii', '-iii', '-iv', '-v'] as const;

type IdOfLine<L> = L extends readonly [
  infer R extends RoleName,
  infer D extends DeckNumber,
  ...unknown[],
]
  ? `${R}${(typeof NUMERALS)[D]}`
  : never;
/** The id of a card of the 2013 edition. */
export type BaseCardId = IdOfLine<(typeof LINES)[number]>;

/**
 * The cards of the 2013 edition: the starting hand first, then the cards for sale, deck by
 * deck. Read off the printed cards, which agree with the printed table of the Pantheon.
 */
export const BASE_CARDS: readonly Card[] = deepFreeze(
  LINES.map(
    ([role, deck, god, cost, income]): Card => ({
      id: role + NUMERALS[deck],
      roles: [role],
      deck,
      cost,
      gods: [god],
      ...(income === undefined ? {} : { income }),
    }),
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
