/** Decisions of every kind, with all that differs; without their kind. */
import type { OwnWords } from '../../src/languages/own';

type Decisions = OwnWords['decisions'];
const WITHOUT_FACTS = { seat: 1 } as const;

export const SAMPLE_DECISIONS: {
  readonly [K in keyof Decisions]: readonly Omit<Parameters<Decisions[K]>[1], 'kind'>[];
} = {
  playCard: [WITHOUT_FACTS],
  tribune: [
    { seat: 1, placed: false },
    { seat: 1, placed: true },
  ],
  architect: [
    { seat: 1, steps: 3, building: false },
    { seat: 1, steps: 0, building: true },
  ],
  prefect: [WITHOUT_FACTS],
  colonist: [
    { seat: 1, placed: 0 },
    { seat: 1, placed: 2 },
  ],
  mercator: [{ seat: 1, traded: {} }],
  diplomat: [WITHOUT_FACTS],
  senator: [
    { seat: 1, bought: 0 },
    { seat: 1, bought: 1 },
  ],
  consul: [WITHOUT_FACTS],
  keepGoods: [{ seat: 1, arriving: { wine: 3 } }],
  moveShip: [WITHOUT_FACTS],
  takeBonus: [WITHOUT_FACTS],
  buildOnArrival: [WITHOUT_FACTS],
  scoreGod: [WITHOUT_FACTS],
  enterSquare: [{ seat: 1, square: 'arabia' }],
  magister: [WITHOUT_FACTS],
  praetor: [WITHOUT_FACTS],
  proconsul: [WITHOUT_FACTS],
  legatus: [WITHOUT_FACTS],
  chooseStartCity: [WITHOUT_FACTS],
  buyGoods: [WITHOUT_FACTS],
  chooseTile: [WITHOUT_FACTS],
  openAuction: [WITHOUT_FACTS],
  raiseBid: [WITHOUT_FACTS],
  takeTile: [{ seat: 1, places: 2 }],
  useTiles: [WITHOUT_FACTS],
  changeGoods: [{ seat: 1, left: 2, tile: 'augustus' }],
  moveColonists: [{ seat: 1, steps: 2 }],
};
