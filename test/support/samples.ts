/** Facts of what games have, as many as texts differ with: actions, decisions, corrections of logs. */
import type { Action, CorrectedThing } from '../../src/index';
import type { OwnWords } from '../../src/languages/own';

/** Of every type, some with all that can be said and some with no more than must be. */
export const SAMPLE_ACTIONS: readonly Action[] = [
  { type: 'playCard', seat: 0, card: 'tribune' },
  { type: 'playCard', seat: 5, card: 'prefect-architect-i', as: 'architect' },
  { type: 'moveColonist', seat: 1, kind: 'land', from: 'roma', to: 'land:novaria~roma' },
  {
    type: 'moveColonist',
    seat: 1,
    kind: 'sea',
    from: 'sea:massilia~roma',
    to: 'sea:brundisium~roma#2',
  },
  { type: 'buildHouse', seat: 2, city: 'isca-dumnoniorum' },
  { type: 'buildHouse', seat: 2, city: 'novaria', pay: { brick: 1, salt: 1 } },
  { type: 'placeColonist', seat: 0, kind: 'sea', city: 'roma', pay: { food: 1, tool: 1 } },
  { type: 'produceProvince', seat: 0, province: 'hispania' },
  { type: 'produceProvince', seat: 0, province: 'brown', good: 'cloth' },
  { type: 'takeCoins', seat: 3 },
  { type: 'takeIncome', seat: 4 },
  { type: 'trade', seat: 0, deal: 'buy', good: 'wine', count: 1 },
  { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 3, salt: 2 },
  { type: 'copyCard', seat: 0, from: 2 },
  { type: 'copyCard', seat: 0, from: 0, as: 'mercator' },
  { type: 'buyCard', seat: 0, card: 'mason-i', pay: { food: 1, cloth: 2 } },
  { type: 'keepGoods', seat: 1, goods: { brick: 2, food: 1 } },
  { type: 'suggestCard', seat: 1, card: 'praetor' },
  { type: 'chooseStartCity', seat: 2, city: 'syracusae' },
  { type: 'moveShip', seat: 0, from: 'ostia', to: 'carthago' },
  { type: 'takeBonus', seat: 0, place: 'alexandria', good: 'food' },
  { type: 'scoreGod', seat: 0, god: 'minerva' },
  { type: 'takeCastle', seat: 0, castle: 'aliso' },
  { type: 'enterSquare', seat: 0, square: 'gold', from: 'sea:gold~meroe' },
  { type: 'chooseTile', seat: 0, tile: 'appius-arcadius' },
  { type: 'bidForTile', seat: 0, tile: 'julius', points: 3 },
  { type: 'raiseBid', seat: 0, points: 4 },
  { type: 'passBid', seat: 0 },
  { type: 'takeTile', seat: 0, tile: 'julius' },
  { type: 'useTile', seat: 0, tile: 'spurius' },
  {
    type: 'useTile',
    seat: 0,
    tile: 'publius',
    good: 'brick',
    count: 2,
    city: 'roma',
    kind: 'land',
    province: 'italia',
    card: 'mason-i',
    as: 'mason',
  },
  { type: 'changeGood', seat: 0, give: 'brick', take: 'salt' },
  { type: 'pass', seat: 0 },
];

type Decisions = OwnWords['decisions'];
const WITHOUT_FACTS = { seat: 1 } as const;

/** Of every kind, without the kind. */
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

const NONE = { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0 };

/** Of every type. */
export const SAMPLE_CORRECTIONS: readonly CorrectedThing[] = [
  { type: 'money', seat: 0, money: 12 },
  { type: 'goods', seat: 0, goods: { ...NONE, food: 2, wine: 1 } },
  { type: 'goods', seat: 0, goods: NONE },
  { type: 'praefectusMagnus', seat: 1 },
  { type: 'turn', seat: 1 },
  { type: 'house', seat: 0, city: 'novaria', built: true },
  { type: 'house', seat: 0, city: 'novaria', built: false },
  { type: 'colonist', seat: 0, kind: 'land', from: 'roma', to: 'land:novaria~roma' },
  { type: 'colonist', seat: 0, kind: 'sea', from: 'storehouse', to: 'aquileia' },
  { type: 'card', seat: 0, card: 'smith-i', from: 'display', to: 'hand' },
  { type: 'card', seat: 0, card: 'smith-i', from: 'discard', to: 'display', place: 3 },
  { type: 'card', seat: 0, card: 'smith-i', from: 'deck', to: 'discard' },
  { type: 'marker', province: 'italia', side: 'coins' },
  { type: 'marker', province: 'italia', side: 'goods' },
];
