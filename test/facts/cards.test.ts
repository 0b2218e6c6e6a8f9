import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSpecialist } from '../../src/cards/catalogue';
import { cardsForSale, startingHand } from '../../src/cards/sets';
import {
  CARDS,
  CITY_TOKENS,
  createGame,
  EXTRA_COSTS,
  finalScores,
  type GameState,
  GODS,
  getMap,
  legalActions,
  MARKER_COINS,
  mapIds,
  SPECIALTIES,
  STARTING_CARDS,
  tryApplyAction,
} from '../../src/index';
import { SQUARES } from '../../src/maps/aegyptus/trade-squares';
import { PORTS } from '../../src/maps/gallia/waiting-ships';
import { TRACK } from '../../src/maps/roma/fields';
import { ROWS, TILE_FACTS, tileCounts, VOLCANIC_PROVINCES } from '../../src/maps/sicilia/tiles';

/** The boards as they were read off the print, names as printed there or in full. */
interface BoardFacts {
  name: string;
  aspect: number;
  /** One place, several, or none. */
  start: { land: Start; sea: Start };
  provinces: { name: string; color: string; cities: string[]; printed?: string }[];
  cities: { name: string; letter: string; x: number; y: number; printed?: string }[];
  routes: { kind: string; ends: [string, string]; x: number; y: number; stop?: false }[];
  special: {
    display: string;
    players?: [number, number];
    bonusMarkerCoins?: Record<string, number>;
    sharedKinds?: string[];
  };
}

type Start = string | string[] | null;
type Ends = [string, string];

interface GermaniaFacts extends BoardFacts {
  special: BoardFacts['special'] & { castles: { name: string; routes: number }[] };
}

interface SaltFacts extends BoardFacts {
  special: BoardFacts['special'] & { saltCities: boolean };
}

interface GalliaFacts extends BoardFacts {
  special: BoardFacts['special'] & {
    ports: string[];
    waitingPlace: string;
    waitingPlaceAt: { x: number; y: number };
    seine: Ends;
  };
}

interface CashFacts extends BoardFacts {
  special: BoardFacts['special'] & { extraCash: number };
}

interface CretaFacts extends CashFacts {
  special: CashFacts['special'] & { noMarkerProvince: string; noMarkerCity: string };
}

interface AegyptusFacts extends BoardFacts {
  special: BoardFacts['special'] & {
    tradeSquares: { name: string; vp: number; touchedBy: Ends[] }[];
    nileDownstream: string[];
    redSeaProvinces: string[];
  };
}

interface BalearicaFacts extends BoardFacts {
  special: BoardFacts['special'] & { startBoats: { name: string; touches: Ends[] }[] };
}

interface IoniumFacts extends BoardFacts {
  special: BoardFacts['special'] & { smallVariantOmitsProvinces: string[] };
}

interface SiciliaFacts extends BoardFacts {
  special: BoardFacts['special'] & {
    volcanicProvinces: string[];
    volcanoTable: { columns: string[]; rows: string[] };
  };
}

interface RomaFacts extends BoardFacts {
  special: BoardFacts['special'] & {
    gates: { name: string; opensTo: string[] }[];
    startFieldAt: { x: number; y: number };
    shipTrack: ShipField[];
    shipTrackAt: { name: string; x: number; y: number }[];
    gods: string[];
  };
}

/** A field of the ship track and what it has for a ship. */
interface ShipField {
  name: string;
  sestertii?: number;
  goods?: string[];
  choice?: string[];
  sites?: string[];
  start?: true;
  scoresGod?: true;
}

interface CardFacts {
  id: string;
  roles: string[];
  cost: string[];
  gods: string[];
  deck?: string;
  income?: number;
  good?: string;
  vpPerCity?: number;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));

/** `Isca Dumnoniorum` is `isca-dumnoniorum`. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** `Memphis` is `memphis`; no place is an empty list of places. */
const startOf = (start: Start): string | string[] =>
  typeof start === 'string' ? idOf(start) : (start ?? []).map(idOf);

/** The route of a kind between two cities. */
const routeOf = (kind: 'land' | 'sea', ends: Ends): string =>
  `${kind}:${ends.map(idOf).sort().join('~')}`;

const BOARDS = [
  'imperium',
  'italia',
  'sicilia',
  'roma',
  'hellas',
  'ionium',
  'cyprus',
  'britannia',
  'germania',
  'byzantium',
  'hispania',
  'gallia',
  'corsica',
  'aegyptus',
  'creta',
  'balearica',
];

/** Provinces, cities and fields off the network that a board has besides those of its facts. */
const MORE: Readonly<Record<string, readonly [number, number, number]>> = {
  // Two sand fields with five building sites, and ten fields.
  roma: [2, 5, 10],
  // Where the first ships wait.
  gallia: [0, 0, 1],
  // The boats.
  balearica: [0, 0, 2],
};

test('there are facts about every map', () => {
  expect(mapIds()).toEqual(BOARDS);
});

describe.each(BOARDS)('the board %s', (id) => {
  const facts = read<BoardFacts>(id);
  const map = getMap(id);
  // The ship track of Roma, which no other board has, is held against its facts below.
  const [provinces, cities] = [facts.provinces.length, facts.cities.length];

  test('has every province with its colour and cities', () => {
    expect(map.provinces.slice(0, provinces)).toEqual(
      facts.provinces.map(({ name, color, cities, ...printed }) => ({
        id: idOf(name),
        name,
        ...printed,
        color,
        cities: cities.map(idOf),
      })),
    );
  });

  test('has every city with its letter and place', () => {
    expect(map.cities.slice(0, cities)).toEqual(
      facts.cities.map(({ name, letter, printed }) => ({
        id: idOf(name),
        name,
        ...(printed === undefined ? {} : { printed }),
        letter,
      })),
    );
    const fields = new Set((map.fields ?? []).map(({ id }) => id));
    const places = Object.entries(map.layout.cities).filter(([id]) => !fields.has(id));
    expect(places.slice(0, cities)).toEqual(
      facts.cities.map(({ name, x, y }) => [idOf(name), [x, y]]),
    );
  });

  test('has nothing besides, but for places off the network', () => {
    const [districts, sites, fields] = MORE[id] ?? [0, 0, 0];
    expect(map.provinces).toHaveLength(provinces + districts);
    expect(map.cities).toHaveLength(cities + sites);
    expect(map.fields ?? []).toHaveLength(fields);
    expect(Object.keys(map.layout.cities)).toHaveLength(cities + sites + fields);
  });

  test('has every route with its kind and place', () => {
    const seen = new Map<string, number>();
    const routes = facts.routes.map(({ kind, ends, x, y, stop }) => {
      const [a, b] = ends.map(idOf).sort();
      const name = `${kind}:${a}~${b}`;
      // A second route of the same kind between the same cities has a number.
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return { route: count === 1 ? name : `${name}#${count}`, point: [x, y], stop };
    });
    expect(map.routes.map((route) => route.id).sort()).toEqual(
      routes.map(({ route }) => route).sort(),
    );
    expect(map.layout.routes).toEqual(
      Object.fromEntries(routes.map(({ route, point }) => [route, point])),
    );
    expect(map.routes.flatMap((route) => (route.stop === false ? [route.id] : []))).toEqual(
      routes.flatMap(({ route, stop }) => (stop === false ? [route] : [])),
    );
  });

  test('has its name, shape, start, coins and advice', () => {
    const { name, start, display, layout, markerCoins, players, sharedRoutes } = map;
    const { aspect } = layout;
    expect({ name, start, display, aspect, markerCoins, players, sharedRoutes }).toEqual({
      name: facts.name,
      start: { land: startOf(facts.start.land), sea: startOf(facts.start.sea) },
      display: facts.special.display,
      aspect: facts.aspect,
      markerCoins: facts.special.bonusMarkerCoins,
      players: facts.special.players,
      sharedRoutes: facts.special.sharedKinds,
    });
  });
});

const ANY_GOOD = expect.stringMatching(/^(brick|food|tool|wine|cloth)$/);

/** Carries out what may be an action. */
function applyAny(state: GameState, action: unknown): GameState {
  const result = tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  return result.state;
}

/** Seat 0 lets a province of that name produce. */
function produced(state: GameState, name: string): GameState {
  const actions = [
    { type: 'playCard', seat: 0, card: 'prefect' },
    { type: 'produceProvince', seat: 0, province: idOf(name) },
  ];
  return actions.reduce<GameState>(applyAny, state);
}

const moneyOf = (state: GameState, seat = 0): number => state.players[seat]?.money ?? 0;

/** How many cities of each letter a map has, or of each good that is printed on the board. */
function lettersOf(id: string): Record<string, number> {
  const letters = getMap(id).cities.map(({ letter }) => letter);
  return Object.fromEntries(
    [...new Set(letters)].map((letter) => [letter, letters.filter((l) => l === letter).length]),
  );
}

test.each([
  ['imperium', 30, 12],
  ['italia', 25, 11],
  ['sicilia', 23, 9],
  ['hellas', 25, 10],
  ['ionium', 30, 12],
  ['cyprus', 30, 12],
  // as many as there are tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D.
  ['britannia', 8 + 10 + 5, 10],
  ['germania', 7 + 8 + 10 + 5, 12],
  // and one more of each letter.
  ['byzantium', 8 + 9 + 11, 10],
  ['hispania', 8 + 9 + 6, 9],
  ['gallia', 7 + 8 + 10, 10],
  ['corsica', 7 + 8 + 5, 8],
  ['aegyptus', 7 + 10 + 5, 10],
  ['creta', 7 + 8 + 5, 9],
  ['balearica', 7 + 10 + 5, 9],
])('R-2.1, R-6.2: %s has %i cities in %i provinces', (id, cities, provinces) => {
  const map = getMap(id);
  const others = ['capital', 'castle', 'square'];
  expect(map.cities.filter(({ letter }) => !others.includes(letter))).toHaveLength(cities);
  expect(map.provinces).toHaveLength(provinces);
});

test('R-9.14: Hellas has a printed display, Ionium and Cyprus use a loose one', () => {
  const displays = ['hellas', 'ionium', 'cyprus'].map((id) => getMap(id).display);
  expect(displays).toEqual(['printed', 'loose', 'loose']);
});

describe('R-9.15: Ionium', () => {
  const omitted = read<IoniumFacts>('ionium').special.smallVariantOmitsProvinces.map(idOf);

  test('R-9.15: nobody stays on the way between Apollonia and Brundisium, by land', () => {
    const special = getMap('ionium').routes.filter(({ stop }) => stop === false);
    expect(special).toMatchObject([
      { id: 'land:apollonia~brundisium', kind: 'land', ends: ['apollonia', 'brundisium'] },
    ]);
  });

  test('R-9.15: the provinces a small game leaves out are those of letter B', () => {
    expect([...omitted].sort()).toEqual(['calabria', 'campania', 'sicilia']);
    const map = getMap('ionium');
    const cities = map.provinces.flatMap((province) =>
      omitted.includes(province.id) ? province.cities : [],
    );
    const ofLetterB = map.cities.flatMap(({ id, letter }) => (letter === 'B' ? [id] : []));
    expect([...cities].sort()).toEqual([...ofLetterB].sort());
  });

  test('R-9.15: without them it has 22 cities in 9 provinces', () => {
    const options = { map: 'ionium', players: 2, cards: 'venus', seed: 'small' } as const;
    const { board } = createGame({ ...options, omitProvinces: omitted });
    expect(Object.keys(board.cityGoods)).toHaveLength(22);
    expect(Object.keys(board.houses)).toHaveLength(22);
    expect(Object.keys(board.markers)).toHaveLength(9);
  });
});

describe('R-10.1: Sicilia', () => {
  const { special } = read<SiciliaFacts>('sicilia');

  test('R-10.1, R-2.1: 8 cities of letter B, 10 of C and 5 of D, and the capital', () => {
    expect(lettersOf('sicilia')).toEqual({ B: 8, C: 10, D: 5, capital: 1 });
  });

  test('R-10.1: three volcanic provinces, each with a column of four rows', () => {
    expect([...VOLCANIC_PROVINCES].sort()).toEqual(special.volcanicProvinces.map(idOf).sort());
    expect([...VOLCANIC_PROVINCES].sort()).toEqual(special.volcanoTable.columns.map(idOf).sort());
    expect(ROWS).toBe(special.volcanoTable.rows.length);
    const provinces = getMap('sicilia').provinces.map(({ id }) => id);
    expect(provinces).toEqual(expect.arrayContaining([...VOLCANIC_PROVINCES]));
  });

  test('R-10.1, R-2.2: bonus markers show one coin more than usual', () => {
    expect(special.bonusMarkerCoins).toEqual(
      Object.fromEntries(Object.entries(MARKER_COINS).map(([good, coins]) => [good, coins + 1])),
    );
  });

  test('R-10.1: four tiles of each colour and nine neutral ones, so many by players', () => {
    const counts = Object.entries(TILE_FACTS).map(([tile, { count }]) => [tile, count]);
    expect(Object.fromEntries(counts)).toEqual({
      grey: 4,
      yellow: 4,
      orange: 4,
      coin: 5,
      brick: 4,
    });
    expect([2, 3, 4, 5, 6].map((players) => [players, tileCounts(players)])).toEqual([
      [2, { neutral: 0, drawn: 3 }],
      [3, { neutral: 3, drawn: 2 }],
      [4, { neutral: 6, drawn: 1 }],
      [5, { neutral: 9, drawn: 0 }],
      // Six play in teams only, which the rules of this map do not speak of.
      [6, { neutral: 9, drawn: 0 }],
    ]);
  });
});

describe('R-10.4: Germania', () => {
  const { special } = read<GermaniaFacts>('germania');
  const map = getMap('germania');

  test('R-10.4: ten castles, at the ends of so many routes', () => {
    const castles = map.cities.filter(({ letter }) => letter === 'castle');
    const routes = castles.map(({ id, name }) => ({
      name,
      routes: map.routes.filter(({ ends }) => ends.includes(id)).length,
    }));
    expect(routes).toHaveLength(10);
    expect(routes).toEqual(expect.arrayContaining(special.castles));
    const inProvinces = map.provinces.flatMap(({ cities }) => cities);
    for (const { id } of castles) expect(inProvinces).not.toContain(id);
  });

  test('R-10.4: every castle holds a good from the start', () => {
    const { parts } = createGame({ map: 'germania', players: 4, seed: 'castles' });
    expect(parts.germania).toMatchObject({
      castles: Object.fromEntries(special.castles.map(({ name }) => [idOf(name), ANY_GOOD])),
    });
  });

  test('R-10.4: several ships share a river, and colonists no road', () => {
    expect(map.sharedRoutes).toEqual(['sea']);
  });
});

describe.each(['byzantium', 'hispania'])('R-10.5: %s', (id) => {
  const map = getMap(id);

  test('R-10.5: it is a board with salt cities', () => {
    expect(read<SaltFacts>(id).special.saltCities).toBe(true);
  });

  test('R-10.5, R-2.1: one more city of each letter than tokens, which show these goods', () => {
    const { capital, ...letters } = lettersOf(id);
    expect(capital).toBe(1);
    const tokens: Readonly<Record<string, number>> = { A: 7, B: 8, C: 10, D: 5 };
    const more = Object.entries(letters).map(([letter, n]) => [letter, n - (tokens[letter] ?? 0)]);
    expect(Object.fromEntries(more)).toEqual(
      Object.fromEntries(Object.keys(letters).map((letter) => [letter, 1])),
    );
    const added: Readonly<Record<string, string>> = {
      A: 'tool',
      B: 'wine',
      C: 'cloth',
      D: 'brick',
    };
    expect(map.saltTokens).toEqual(
      Object.fromEntries(Object.keys(letters).map((letter) => [letter, added[letter]])),
    );
  });

  test('R-10.5: the other boards have none', () => {
    const salty = mapIds().filter((other) => getMap(other).saltTokens !== undefined);
    expect(salty).toEqual(['byzantium', 'hispania']);
  });
});

describe('R-10.6: Gallia', () => {
  const { special } = read<GalliaFacts>('gallia');
  const map = getMap('gallia');
  const waitingPlace = idOf(special.waitingPlace);

  test('R-10.6: the ports', () => {
    expect(special.ports).toHaveLength(6);
    expect([...PORTS].sort()).toEqual(special.ports.map(idOf).sort());
  });

  test('R-10.6: where the first ships wait, with no way out', () => {
    expect(map.fields).toEqual([
      { id: waitingPlace, name: special.waitingPlace, kind: 'sea', exits: [] },
    ]);
    const { x, y } = special.waitingPlaceAt;
    expect(map.layout.cities[waitingPlace]).toEqual([x, y]);
    expect(map.cities.map(({ id }) => id)).not.toContain(waitingPlace);
  });

  test('R-10.6: the Seine is the only sea route at Lutetia', () => {
    const atLutetia = map.routes.filter(
      ({ kind, ends }) => kind === 'sea' && ends.includes('lutetia'),
    );
    expect(atLutetia.map(({ id }) => id)).toEqual([routeOf('sea', special.seine)]);
    expect(special.seine.map(idOf)).toContain('lutetia');
  });

  test('R-10.6: later ships begin in Lutetia', () => {
    expect(map.capital).toEqual({ land: 'lutetia', sea: 'lutetia' });
  });

  test('R-10.6: nobody stays between Bononia and Londinium, by land', () => {
    const special = map.routes.filter(({ stop }) => stop === false);
    expect(special.map(({ id }) => id)).toEqual(['land:bononia~londinium']);
  });
});

describe.each([
  ['R-10.7', 'corsica'],
  ['R-10.9', 'creta'],
])('%s: %s', (rule, id) => {
  test(`${rule}: so many more sestertii for who takes the coins`, () => {
    const { extraCash } = read<CashFacts>(id).special;
    expect(extraCash).toBe(2);
    const before = createGame({ map: id, players: 2, seed: 'cash' });
    const after = [
      { type: 'playCard', seat: 0, card: 'prefect' },
      { type: 'takeCoins', seat: 0 },
    ].reduce<GameState>(applyAny, before);
    // No marker shows coins yet.
    expect(moneyOf(after) - moneyOf(before)).toBe(extraCash);
  });
});

test('R-10.9: Gaudos on Creta is a province without a marker', () => {
  const { noMarkerProvince, noMarkerCity } = read<CretaFacts>('creta').special;
  const map = getMap('creta');
  expect(map.withoutMarker).toEqual([idOf(noMarkerProvince)]);
  const province = map.provinces.find(({ name }) => name === noMarkerProvince);
  expect(province?.cities).toEqual([idOf(noMarkerCity)]);
});

describe('R-10.8: Aegyptus', () => {
  const { special } = read<AegyptusFacts>('aegyptus');
  const map = getMap('aegyptus');

  test('R-10.8: the trade squares and the sea routes that touch them', () => {
    expect([...SQUARES].sort()).toEqual(special.tradeSquares.map(({ name }) => idOf(name)).sort());
    const squares = map.cities.filter(({ letter }) => letter === 'square');
    const touching = squares.map(({ id, name }) => ({
      name,
      routes: map.routes.flatMap((route) => (route.ends.includes(id) ? [route.id] : [])).sort(),
    }));
    expect(touching).toEqual(
      special.tradeSquares.map(({ name, touchedBy }) => ({
        name,
        routes: touchedBy.map((ends) => routeOf('sea', ends)).sort(),
      })),
    );
  });

  test('R-10.8: a ship in a square is so many points', () => {
    const start = createGame({ map: 'aegyptus', players: 2, seed: 'squares' });
    for (const { name, vp } of special.tradeSquares) {
      const colonists = start.board.colonists.map((piece) =>
        piece.seat === 0 && piece.kind === 'sea' ? { ...piece, at: idOf(name) } : piece,
      );
      const inSquare = { ...start, board: { ...start.board, colonists } };
      const points = [start, inSquare].map((state) => finalScores(state).players[0]?.total ?? 0);
      expect((points[1] ?? 0) - (points[0] ?? 0)).toBe(vp);
    }
  });

  test('R-10.8: the flood goes down the Nile from its beginning, and begins again', () => {
    const [first = ''] = special.nileDownstream;
    const names = [...special.nileDownstream, first];
    const start = createGame({ map: 'aegyptus', players: 2, seed: 'nile' });
    expect(start.parts.aegyptus).toEqual({ flood: idOf(first) });
    for (const [index, name] of special.nileDownstream.entries()) {
      const flooded = { ...start, parts: { ...start.parts, aegyptus: { flood: idOf(name) } } };
      expect(produced(flooded, name).parts.aegyptus).toEqual({
        flood: idOf(names[index + 1] ?? ''),
      });
    }
  });

  test('R-10.8, R-9.15: without Kush the flood begins in the next province', () => {
    const options = { map: 'aegyptus', players: 2, seed: 'nile', omitProvinces: ['kush'] };
    const start = createGame(options);
    expect(start.parts.aegyptus).toEqual({ flood: 'nubia' });
    const last = { ...start, parts: { ...start.parts, aegyptus: { flood: 'aegyptus-inferior' } } };
    expect(produced(last, 'Aegyptus Inferior').parts.aegyptus).toEqual({ flood: 'nubia' });
    const gone = { ...start, parts: { ...start.parts, aegyptus: { flood: 'kush' } } };
    expect(() => legalActions(gone)).toThrow(expect.objectContaining({ code: 'INVALID_STATE' }));
  });

  test('R-10.8: provinces of the Red Sea pay the ship in the frankincense square, no others', () => {
    const start = createGame({ map: 'aegyptus', players: 2, seed: 'red sea' });
    const colonists = start.board.colonists.map((piece) =>
      piece.seat === 1 && piece.kind === 'sea' ? { ...piece, at: 'frankincense' } : piece,
    );
    const state = { ...start, board: { ...start.board, colonists } };
    const paying = map.provinces.filter(
      ({ name }) => moneyOf(produced(state, name), 1) === moneyOf(state, 1) + 5,
    );
    expect(paying.map(({ name }) => name).sort()).toEqual([...special.redSeaProvinces].sort());
  });
});

describe('R-10.11: Balearica', () => {
  const { special } = read<BalearicaFacts>('balearica');

  test('R-10.11: two boats and the sea routes they touch', () => {
    const { fields = [] } = getMap('balearica');
    expect(fields.map(({ exits, ...field }) => ({ ...field, exits: [...exits].sort() }))).toEqual(
      special.startBoats.map(({ name, touches }) => ({
        id: idOf(name),
        name,
        kind: 'sea',
        exits: touches.map((ends) => routeOf('sea', ends)).sort(),
      })),
    );
  });

  test('R-10.11: each boat lies in the midst of its routes', () => {
    const { layout, fields = [] } = getMap('balearica');
    expect(fields).toHaveLength(2);
    for (const { id, exits } of fields) {
      for (const axis of [0, 1] as const) {
        const around = exits.map((route) => layout.routes[route]?.[axis] ?? Number.NaN);
        expect(layout.cities[id]?.[axis]).toBeGreaterThan(Math.min(...around));
        expect(layout.cities[id]?.[axis]).toBeLessThan(Math.max(...around));
      }
    }
  });

  test('R-10.11: what is left out, there and nowhere else', () => {
    const left = mapIds().filter((id) => getMap(id).leftOut !== undefined);
    expect(left).toEqual(['balearica']);
    expect(getMap('balearica').leftOut).toContain('fish');
  });
});

describe('R-10.2: Roma', () => {
  const facts = read<RomaFacts>('roma');
  const { special } = facts;
  const map = getMap('roma');
  const sandFields = special.shipTrack.flatMap(({ name, sites }) =>
    sites === undefined ? [] : [{ name, sites }],
  );

  test('R-10.2, R-2.1: 25 places in 7 districts, 5 building sites in 2 sand fields, 4 gates', () => {
    expect([facts.provinces.length, sandFields.length]).toEqual([7, 2]);
    expect(lettersOf('roma')).toEqual({
      A: 7,
      B: 8,
      C: 10,
      gate: 4,
      brick: 1,
      food: 1,
      tool: 1,
      wine: 1,
      cloth: 1,
    });
  });

  test('R-10.2: land routes only', () => {
    expect(new Set(map.routes.map(({ kind }) => kind))).toEqual(new Set(['land']));
  });

  test('R-10.2: the gates and the routes behind them', () => {
    const gates = map.cities.filter(({ letter }) => letter === 'gate');
    const behind = gates.map(({ id, name }) => {
      const routes = map.routes.filter(({ ends }) => ends.includes(id));
      return { name, opensTo: routes.flatMap(({ ends }) => ends.filter((end) => end !== id)) };
    });
    expect(behind.map(({ name, opensTo }) => ({ name, opensTo: opensTo.sort() }))).toEqual(
      special.gates.map(({ name, opensTo }) => ({ name, opensTo: opensTo.map(idOf).sort() })),
    );
  });

  test('R-10.2: from the start field onto every route behind a gate, and nowhere else', () => {
    const exits = special.gates.flatMap(({ name, opensTo }) =>
      opensTo.map((place) => `land:${[idOf(place), idOf(name)].sort().join('~')}`),
    );
    const [startField] = map.fields ?? [];
    expect(startField).toMatchObject({ id: 'start-field', kind: 'land' });
    expect([...(startField?.exits ?? [])].sort()).toEqual(exits.sort());
    const { x, y } = special.startFieldAt;
    expect(map.layout.cities['start-field']).toEqual([x, y]);
  });

  test('R-10.2: the fields of the ship track in their order and at their places', () => {
    const [, ...track] = map.fields ?? [];
    expect(track).toEqual(
      special.shipTrack.map(({ name }) => ({ id: idOf(name), name, kind: 'sea', exits: [] })),
    );
    expect(track.map(({ id }) => [id, map.layout.cities[id]])).toEqual(
      special.shipTrackAt.map(({ name, x, y }) => [idOf(name), [x, y]]),
    );
  });

  test('R-10.2: what every field of the ship track gives', () => {
    const printed = special.shipTrack.map(({ name, sestertii, goods, choice, sites, start }) => {
      const one = goods ?? choice;
      if (start) return [idOf(name), { does: 'start' }];
      if (sestertii !== undefined) return [idOf(name), { does: 'money', sestertii }];
      if (one !== undefined) return [idOf(name), { does: 'goods', choice: one }];
      return [idOf(name), { does: sites === undefined ? 'score' : 'build' }];
    });
    expect([...TRACK]).toEqual(printed);
    const scoring = special.shipTrack.filter(({ scoresGod }) => scoresGod);
    expect(scoring.map(({ name }) => name)).toEqual(['Byzantium']);
    expect([...GODS].sort()).toEqual(special.gods.map(idOf).sort());
  });

  test('R-10.2: each sand field is a province without a marker, each building site a city in it', () => {
    const added = map.provinces.slice(facts.provinces.length);
    expect(added.map(({ id, name, cities }) => ({ id, name, cities }))).toEqual(
      sandFields.map(({ name, sites }) => ({
        id: idOf(name),
        name,
        cities: sites.map((good) => `${idOf(name)}-${good}`),
      })),
    );
    expect(map.withoutMarker).toEqual(sandFields.map(({ name }) => idOf(name)));
    const sites = map.cities.slice(facts.cities.length);
    expect(sites.map(({ id, letter }) => [id, letter])).toEqual(
      sandFields.flatMap(({ name, sites }) => sites.map((good) => [`${idOf(name)}-${good}`, good])),
    );
  });
});

describe('the cards', () => {
  const facts = read<{
    starting: CardFacts[];
    startingHands: Record<string, string[]>;
    forSale: Record<string, CardFacts[]>;
    displayExtraCost: Record<'cloth' | 'wine', string[][]>;
    cityTokens: Record<string, Record<string, number>>;
    bonusMarkers: { coins: Record<string, number> };
  }>('cards');
  const roman = ['', 'I', 'II', 'III', 'IV', 'V'];
  const printed = (id: keyof typeof CARDS): CardFacts => {
    const { roles, deck, cost, gods, income } = CARDS[id];
    const specialist = roles.find(isSpecialist);
    return {
      id,
      roles: [...roles],
      cost: Object.entries(cost).flatMap(([good, count]) => Array<string>(count).fill(good)),
      gods: [...gods],
      ...(deck === 0 ? {} : { deck: roman[deck] ?? '' }),
      ...(income === undefined ? {} : { income }),
      ...(specialist === undefined
        ? {}
        : { good: SPECIALTIES[specialist].good, vpPerCity: SPECIALTIES[specialist].points }),
    };
  };

  test('every starting card is as printed', () => {
    const starting = facts.starting.map(({ id, roles, cost, gods, income }) => ({
      id,
      roles,
      cost,
      gods,
      ...(income === undefined ? {} : { income }),
    }));
    expect(STARTING_CARDS.map(printed)).toEqual(starting);
  });

  test.each([
    ['concordia', { cards: 'concordia', teams: false }],
    ['venus', { cards: 'venus', teams: false }],
    ['venusTeam', { cards: 'venus', teams: true }],
  ] as const)('every card for sale of the set %s is as printed', (set, rules) => {
    expect(cardsForSale(rules, 6).map(printed)).toEqual(facts.forSale[set]);
  });

  test('R-2.4, R-9.2, R-9.11: the starting hands', () => {
    const teams = { cards: 'venus', teams: true } as const;
    expect({
      concordia: startingHand({ cards: 'concordia', teams: false }, 0, 4),
      venus: startingHand({ cards: 'venus', teams: false }, 3, 4),
      teamFirstHalf: startingHand(teams, 1, 4),
      teamSecondHalf: startingHand(teams, 2, 4),
    }).toEqual(facts.startingHands);
  });

  test('R-2.3: the costs of the display’s places', () => {
    const lists = (side: 'cloth' | 'wine') =>
      EXTRA_COSTS[side].map((cost) =>
        Object.entries(cost).flatMap(([good, count]) => Array<string>(count).fill(good)),
      );
    expect({ cloth: lists('cloth'), wine: lists('wine') }).toEqual(facts.displayExtraCost);
  });

  test('R-2.1, R-2.2: the tokens and the coins of the markers', () => {
    expect(CITY_TOKENS).toEqual(facts.cityTokens);
    expect(MARKER_COINS).toEqual(facts.bonusMarkers.coins);
  });

  test('the base set gives the Pantheon table of the Imperium board', () => {
    const counts = (god: string) =>
      [3, 4, 5].map(
        (players) =>
          cardsForSale({ cards: 'concordia', teams: false }, players).filter((id) =>
            CARDS[id].gods.some((other) => other === god),
          ).length,
      );
    expect(counts('jupiter')).toEqual([5, 7, 8]);
    expect(counts('saturnus')).toEqual([5, 6, 7]);
    expect(counts('mercurius')).toEqual([3, 4, 5]);
    expect(counts('mars')).toEqual([3, 4, 5]);
  });
});
