/** What each text of a screen is about, with all that differs. */
import type { ScreenFacts } from '../../src/words/screen-words';

const NOTHING = [{}] as const;
const ROUTE = ['novaria', 'roma'] as const;
const GODS = ['vesta', 'jupiter', 'saturnus', 'venus', 'mercurius', 'mars'] as const;

export const SCREEN_SAMPLES: {
  readonly [K in keyof ScreenFacts]: readonly ScreenFacts[K][];
} = {
  good: [{ good: 'brick' }],
  sentences: [{ list: ['Ave.', 'Vale.'] }],
  hand: [{ seat: 0 }],
  discard: [{ seat: 0 }],
  storehouse: [{ seat: 0 }],
  hiddenCards: [{ count: 1 }, { count: 5 }],
  turn: [{ seat: 1, turn: 12 }],
  lastTurns: [{ seat: 1 }],
  spaces: [{ free: 3, spaces: 12 }],
  colonists: [{ land: 2, sea: 3 }],
  price: [
    { cost: { goods: { food: 2, wine: 1 } }, alone: { goods: { wine: 1 } } },
    { cost: { goods: { cloth: 1 }, any: 1 }, alone: { goods: { cloth: 1 } } },
    { cost: { goods: { cloth: 1 } }, alone: {} },
  ],
  ownPrice: [{ cost: { goods: { tool: 1, cloth: 2 } } }, { cost: {} }],
  card: [
    { halves: [{ role: 'prefect', text: 'Ave.' }], scores: ['Vale.'] },
    {
      halves: [
        { role: 'prefect', text: 'Ave.' },
        { role: 'architect', text: 'Salve.' },
      ],
      scores: [],
    },
  ],
  cardScores: [
    ...GODS.flatMap((god) => [{ god }, { god, partners: true }, { god, partners: false }]),
    { god: 'minerva' },
    { god: 'minerva', specialty: { good: 'brick', points: 3 } },
  ],
  godPoints: GODS.flatMap((god) => [
    { god, value: 6, count: 61, partners: false, cards: 3 },
    { god, value: 6, count: 4, partners: true, cards: 1 },
  ]),
  godValue: GODS.flatMap((god) => [
    { god, value: 6, count: 61, partners: false },
    { god, value: 6, count: 4, partners: true },
  ]),
  specialists: [
    {
      scores: [
        { role: 'mason', good: 'brick', houses: 3, each: 4 },
        { role: 'weaver', good: 'cloth', houses: 1, each: 5 },
      ],
    },
  ],
  city: [
    { city: 'novaria', province: 'italia', good: 'tool' },
    { city: 'novaria', good: 'wine' },
    { city: 'novaria', province: 'italia', letter: 'B' },
    { city: 'novaria', letter: 'B' },
  ],
  houses: [{ seats: [] }, { seats: [0] }, { seats: [0, 1] }],
  houseCost: [{ cost: { goods: { brick: 1, cloth: 1 }, money: 10 } }, { cost: {} }],
  pieces: [
    {
      colonists: [
        { seat: 0, kind: 'land' },
        { seat: 1, kind: 'sea' },
      ],
    },
  ],
  connections: [
    { land: ['Roma'], sea: ['Syracusae', 'Carthago'] },
    { land: [], sea: ['Syracusae'] },
    { land: ['Roma'], sea: [] },
    { land: [], sea: [] },
  ],
  capital: [{ place: 'roma' }],
  castle: [{ place: 'aliso' }],
  gate: [{ place: 'porta-capena' }],
  square: [{ place: 'gold' }],
  field: [
    { place: 'ostia', kind: 'sea' },
    { place: 'start-field', kind: 'land' },
  ],
  province: [{ province: 'italia', cities: ['novaria', 'aquileia'] }],
  active: [
    { bonus: { wine: 1 }, coins: 1 },
    { bonus: { cloth: 1, food: 2 }, coins: 2 },
    { bonus: {}, coins: 2 },
  ],
  openBonus: [{ goods: ['brick', 'wine'] }],
  inactive: [{ coins: 1 }, { coins: 2 }],
  lies: [{ what: 'Ave' }],
  noMarker: NOTHING,
  brings: [{ seat: 1, goods: { tool: 1, food: 2 } }],
  bringsNobody: NOTHING,
  route: [
    { ends: ROUTE, kind: 'land', isPassing: false },
    { ends: ROUTE, kind: 'sea', isPassing: true },
  ],
  advice: [{ fewest: 2, most: 5 }],
  saltCities: NOTHING,
  leftOut: [{ what: 'Ave' }],
  playerCount: [{ count: 1 }, { count: 4 }],
};
