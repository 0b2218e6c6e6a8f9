import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import {
  type Action,
  ActionSchema,
  createGame,
  GameLogSchema,
  GameOptionsSchema,
  GameStateSchema,
  getMap,
  MapDataSchema,
  parseOptions,
  recordGame,
  ScoreSheetSchema,
} from '../../src/index';
import { quickParserOf, quickReader } from '../../src/model/quick';
import { GAME, ITALIA as ITALIA_GAME, lastState, sheetOf } from '../bad-input/support';
import { check } from '../support/check';
import { SAMPLE_ACTIONS } from '../support/samples';
import { SHAPES } from '../support/shapes';

const readAction = quickReader(ActionSchema);

/** What JSON could have made: the schemas ask for it too, but zod does not. A field with `undefined` is left to it. */
function isPlainData(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) {
    return typeof value !== 'symbol' && value !== undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (![Object.prototype, Array.prototype, null].includes(prototype as never)) return false;
  const keys = Reflect.ownKeys(value).filter((key) => !Array.isArray(value) || key !== 'length');
  if (Array.isArray(value) && keys.length !== value.length) return false;
  const named = keys.every((key) => typeof key === 'string' && key !== '__proto__');
  return named && Object.values(value).every(isPlainData);
}

/** Whether the look and the schema say the same; what they return has to be the same too. */
function expectSame<T>(
  schema: z.core.$ZodType<T>,
  read: (input: unknown) => T | undefined,
  input: unknown,
) {
  const found = read(input);
  const expected = z.safeParse(schema, input);
  expect(found !== undefined).toBe(expected.success && isPlainData(input));
  if (found !== undefined) expect(JSON.stringify(found)).toBe(JSON.stringify(expected.data));
}

/** Values of the kinds that fields have, right in one place and wrong in another. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...[undefined, null, true, false, '', 'land', 'roma', 'brick', 'salt', 'cloth', 'tribune'],
    ...['mercator-ii', 'architect', 'vesta', 'augustus', 'buy', 'Roma', 'roma-', 'a'.repeat(61)],
    ...['sea:massilia~roma', 'sea:massilia~roma#2', 'sea:massilia', 'land:~', 'playCard', 'pass'],
    ...[
      -1,
      -0,
      0,
      1,
      2,
      5,
      6,
      100,
      101,
      1000,
      1001,
      0.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -(2 ** 31),
      2 ** 53,
    ],
    ...[
      1n,
      {},
      [],
      [undefined],
      new Array(1),
      { brick: 1 },
      { brick: 0 },
      { brick: -0 },
      { salt: 1000 },
    ],
    ...[{ brick: 1, oil: 1 }, { brick: undefined }, Object.create(null), new Date(0), new Map()],
    JSON.parse('{"__proto__": 1}'),
    { brick: 1, [Symbol('x')]: 1 },
    Object.assign([], { x: 1 }),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A place in a record: the keys that lead there. */
type Place = readonly string[];

function placesOf(record: unknown, at: Place = []): readonly Place[] {
  if (typeof record !== 'object' || record === null) return [at];
  return [at, ...Object.entries(record).flatMap(([key, inner]) => placesOf(inner, [...at, key]))];
}

/** A copy in which something stands elsewhere: another value, one key more or one less. */
function changedAt(record: unknown, [key, ...rest]: Place, change: Change): unknown {
  if (typeof record !== 'object' || record === null) return change.value;
  const copy = Array.isArray(record) ? [...record] : { ...record };
  const fields = copy as Record<string, unknown>;
  if (key === undefined) {
    if (change.what === 'replaced') return change.value;
    // Not by an assignment: that of `__proto__` would add no key.
    if (change.what === 'added') {
      const { value } = change;
      const property = { value, enumerable: true, configurable: true, writable: true };
      Object.defineProperty(copy, change.key, property);
    }
    if (change.what === 'removed') delete fields[Object.keys(copy)[0] ?? ''];
    return copy;
  }
  fields[key] = changedAt(fields[key], rest, change);
  return copy;
}

interface Change {
  readonly what: 'replaced' | 'added' | 'removed';
  readonly key: string;
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('replaced', 'added', 'removed'),
  key: fc.constantFrom('as', 'pay', 'good', 'salt', 'count', 'x', '__proto__', 'constructor', '0'),
  value,
});

/** Records that are nearly right: one to three changes at places of one that is. */
function nearMisses(records: readonly unknown[]): fc.Arbitrary<unknown> {
  const places = records.map((record) => ({ record, places: placesOf(record) }));
  return fc
    .constantFrom(...places)
    .chain(({ record, places: at }) =>
      fc
        .array(fc.tuple(fc.constantFrom(...at), change), { minLength: 1, maxLength: 3 })
        .map((changes) =>
          changes.reduce((copy, [place, made]) => changedAt(copy, place, made), record),
        ),
    );
}

describe('actions', () => {
  test('every kind is accepted and returned as a copy', () => {
    const types = SAMPLE_ACTIONS.map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(SHAPES.keys()));
    for (const action of SAMPLE_ACTIONS) {
      const read = readAction(action);
      expect(read).toEqual(action);
      expect(read).not.toBe(action);
      expectSame(ActionSchema, readAction, action);
    }
  });

  test.each(SAMPLE_ACTIONS.map((action) => [JSON.stringify(action), action] as const))(
    'near misses of %s are accepted exactly where the schema accepts them',
    (_, action) => {
      check(
        fc.property(nearMisses([action]), (input) => expectSame(ActionSchema, readAction, input)),
        400,
      );
    },
  );

  test('goods that are paid are a copy too', () => {
    const pay = { brick: 1, food: 2 };
    const action = readAction({ type: 'buildHouse', seat: 0, city: 'roma', pay });
    pay.brick = 7;
    expect(action).toEqual({
      type: 'buildHouse',
      seat: 0,
      city: 'roma',
      pay: { brick: 1, food: 2 },
    });
  });

  test('a getter is asked once, and what it has said is what counts', () => {
    let asked = 0;
    const action = {
      type: 'playCard',
      seat: 0,
      get card() {
        asked += 1;
        return asked === 1 ? 'tribune' : 'no card';
      },
    };
    expect(readAction(action)).toEqual({ type: 'playCard', seat: 0, card: 'tribune' });
    expect(asked).toBe(1);
  });

  test('a proxy is read like what it stands for, unless it throws', () => {
    const target = { type: 'pass', seat: 1 };
    expect(readAction(new Proxy(target, {}))).toEqual(target);
    const throws = (): never => {
      throw new TypeError('no');
    };
    for (const trap of ['get', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'] as const) {
      expect(readAction(new Proxy(target, { [trap]: throws }))).toBeUndefined();
    }
  });

  test.each([undefined, 1])(
    'a key __proto__ with %s is left to zod, in an action and in its goods',
    (value) => {
      const withKey = (record: object) =>
        Object.fromEntries([...Object.entries(record), ['__proto__', value]]);
      const house = { type: 'buildHouse', seat: 0, city: 'roma', pay: { brick: 1 } };
      expect(readAction(house)).toBeDefined();
      expect(readAction(withKey(house))).toBeUndefined();
      expect(readAction({ ...house, pay: withKey(house.pay) })).toBeUndefined();
    },
  );

  test('a getter that throws, an instance of a class and an heir are left to zod', () => {
    class Pass {
      readonly type = 'pass';
      readonly seat = 0;
    }
    const thrower = {
      type: 'pass',
      get seat(): number {
        throw new RangeError('no');
      },
    };
    for (const input of [thrower, new Pass(), Object.create({ type: 'pass', seat: 0 })]) {
      expect(readAction(input)).toBeUndefined();
    }
  });
});

const OPTIONS = parseOptions({ map: 'italia', players: ['A', 'B', 'C'], seed: 'quick' });
const ROMA = createGame({
  map: 'roma',
  players: 4,
  teams: true,
  modules: ['salt', 'forum'],
  seed: 'q',
});
const ITALIA = getMap('italia');
const ACTIONS: readonly Action[] = GAME.actions.slice(0, 20);

describe.each([
  ['options', GameOptionsSchema, [OPTIONS, { ...OPTIONS, players: 3, setup: { cityGoods: {} } }]],
  ['states', GameStateSchema, [ROMA, ...GAME.states.filter((_, index) => index % 40 === 0)]],
  ['logs', GameLogSchema, [recordGame(ITALIA_GAME, ACTIONS)]],
  ['sheets', ScoreSheetSchema, [sheetOf(lastState())]],
  ['maps', MapDataSchema, [ITALIA]],
] as const)('%s', (_, schema: z.core.$ZodType, records: readonly unknown[]) => {
  const read = quickReader(schema);

  test('right ones are accepted', () => {
    for (const record of records) {
      expectSame(schema, read, record);
      expect(read(record)).toBeDefined();
    }
  });

  test('near misses are accepted exactly where the schema accepts them', () => {
    check(
      fc.property(nearMisses(records), (input) => expectSame(schema, read, input)),
      500,
    );
  });
});

test('a list with undefined in what a module keeps is left to zod', () => {
  const read = quickReader(GameStateSchema);
  const withForum = (forum: unknown) => read({ ...ROMA, parts: { ...ROMA.parts, forum } });
  expect(withForum({ tiles: [null] })).toBeDefined();
  expect(withForum({ tiles: [undefined] })).toBeUndefined();
});

test.each([
  ['positive', z.int().check(z.positive()), 1],
  ['even', z.int().check(z.multipleOf(2)), 2],
  ['half', z.number().check(z.multipleOf(0.5)), 0.5],
] as const)(
  'a number that has to be %s besides is accepted where its schema accepts it',
  (_, schema, right) => {
    const read = quickReader<number>(schema);
    expect(read(right)).toBe(right);
    for (const input of [-1, -0, 0, 0.25, 0.5, 1, 2, 2.5, 2 ** 53, '2'])
      expectSame(schema, read, input);
  },
);

/** Schemas as authors of fields may write them. In each, something besides its type decides, or changes the value. */
const OWN_SCHEMAS: Readonly<Record<string, z.core.$ZodType>> = {
  'an enumeration without one word': z.enum(['a', 'b']).check(z.refine((word) => word !== 'b')),
  'an enumeration of numbers': z.enum({ A: 0, B: 1, 0: 'A', 1: 'B' }),
  'literals without one': z.literal(['a', 'b']).check(z.refine((word) => word !== 'b')),
  'nothing at all': z.null().check(z.refine(() => false)),
  'only true': z.boolean().check(z.refine((value) => value)),
  'null that is refused': z.nullable(z.string()).check(z.refine((value) => value !== null)),
  'a union without one value': z
    .union([z.string(), z.int()])
    .check(z.refine((value) => value !== 'b')),
  'kinds without one': z
    .discriminatedUnion('t', [
      z.strictObject({ t: z.literal('a') }),
      z.strictObject({ t: z.literal('b') }),
    ])
    .check(z.refine(({ t }) => t !== 'b')),
  'two that differ': z.tuple([z.string(), z.string()]).check(z.refine(([a, b]) => a !== b)),
  'a record of one': z
    .record(z.string(), z.int())
    .check(z.refine((record) => Object.keys(record).length === 1)),
  'a record with other keys': z.record(z.string().check(z.toUpperCase()), z.int()),
  'data that is a word': z.unknown().check(z.refine((data) => data === 'a')),
  'a frozen word': z.readonly(z.string()).check(z.refine((word) => word === 'a')),
  'an optional field that has to be there': z.strictObject({
    a: z.optional(z.string()).check(z.refine((word) => word !== undefined)),
  }),
  'a default that is refused': z.strictObject({
    a: z._default(z.string(), 'b').check(z.refine((word) => word !== 'b')),
  }),
  'an object without one value': z
    .strictObject({ a: z.string() })
    .check(z.refine(({ a }) => a !== 'b')),
  'an address': z.email(),
  'an address of classic zod': classic.email(),
  'a day': z.iso.date(),
  'a word without blanks': z.string().check(z.trim()),
  'a word in small letters of classic zod': classic.string().toLowerCase(),
  'one more': z.number().check(z.overwrite((value) => value + 1)),
  'a list backwards': z.array(z.int()).check(z.overwrite((list) => list.toReversed())),
  'a word behind a pipe': z.pipe(
    z.string(),
    z.transform(({ length }) => length),
  ),
};

const OWN_VALUES: readonly unknown[] = [
  ...['a', 'b', ' a ', 'A', 'a@b.co', '2026-11-28', 0, 1, 2, 0.5, true, false, null],
  ...[[], [1, 2], ['a', 'b'], ['a', 'a'], {}, { a: 'a' }, { a: 'b' }, { a: 1 }, { a: 1, b: 2 }],
  ...[{ A: 1 }, { t: 'a' }, { t: 'b' }],
];

test.each(Object.entries(OWN_SCHEMAS))(
  'what is accepted of %s, its schema accepts, and makes the same of it',
  (_, schema) => {
    const read = quickReader(schema);
    for (const input of OWN_VALUES) {
      // Asked twice, as words are remembered.
      for (const found of [read(input), read(input)]) {
        if (found !== undefined)
          expect(z.safeParse(schema, input)).toEqual({ success: true, data: found });
      }
    }
  },
);

test('a check that answers later is left to zod', () => {
  const later = z.string().check(z.refine(async (word) => word === 'a'));
  expect(quickReader(later)('b')).toBeUndefined();
});

test('where a check of a schema throws, the data is not valid; it is plain all the same', () => {
  const fault = new Error('a fault of the check');
  const schema = z.string().check(
    z.refine(() => {
      throw fault;
    }),
  );
  expect(() => quickParserOf(schema, 'INVALID_ACTION')('a')).toThrow(
    expect.objectContaining({ code: 'INVALID_ACTION', reason: 'notValid', cause: fault }),
  );
});

test('what a getter reads on the way takes nothing from the count of its input, and gives nothing back', () => {
  const read = quickReader(z.array(z.array(z.int())), 6);
  /** Two lists, the second of which is read while something else is. */
  const reading = (second: readonly number[], meanwhile: readonly (readonly number[])[]) =>
    Object.defineProperty([[1, 2], [0]], 1, {
      enumerable: true,
      get() {
        expect(read(meanwhile)).toEqual(meanwhile);
        return second;
      },
    });
  // Two lists and four numbers are six values, as much as may be read.
  const six = [
    [1, 2],
    [3, 4],
  ];
  expect(read(reading([3, 4], six))).toEqual(six);
  expect(read(reading([3, 4, 5], []))).toBeUndefined();
});
