/**
 * Bad input made from the shapes of all steps there are, of the base game, the maps and the modules: fields
 * that are wrong, actions out of place, and seats that are not asked.
 */
import util from 'node:util';
import { describe, expect, test } from 'vitest';
import { applyAction, type GameState } from '../../src/index';
import { type Field, place, route, type Shape, seat } from '../../src/kit';
import { someBeforePush } from '../support/night';
import { thrownBy } from '../support/scenario';
import {
  exampleOf,
  isBundle,
  isOptional,
  KINDS,
  rangeOf,
  SHAPES,
  typesIn,
  wordsOf,
} from '../support/shapes';
import { type Any, expectRefusal, expectRefused, HOSTILE, lastState } from './support';
import { STATES } from './tables';

/** Nothing that any field takes. */
const ODD: readonly unknown[] = [
  ...[undefined, null, true, [], [0], [[]], { seat: 0 }, new Date(0), 1n, Symbol('seat')],
  ...[-1, -0, 0.5, Number.NaN, Number.NEGATIVE_INFINITY, 1e300, 2 ** 53],
  ...['', 'NOWHERE', ' roma', 'roma ', '__proto__', 'toString', 'a'.repeat(1_000_000)],
];

/** Numbers of goods that no bundle has. */
const ODD_AMOUNTS: readonly unknown[] = [
  ...[0, -1, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 2 ** 53],
  ...['1', null, true, [1], {}],
];

const TYPES = [...SHAPES.keys()];

/** The fields that actions of a type have besides the type. */
const fieldsOf = (type: string): Shape => ({ seat, ...SHAPES.get(type) });

/** What a field does not take, each as JavaScript writes it. */
function wrongValues(field: Field): readonly unknown[] {
  const range = rangeOf(field);
  return [
    // A field that may be left out may also be there with `undefined`.
    ...ODD.filter((value) => value !== undefined || !isOptional(field)),
    ...(isBundle(field) ? [{ gold: 1 }, { brick: 1, extra: 1 }] : [{}, { brick: 1 }]),
    ...(wordsOf(field) === undefined ? [] : ['no-such-word', 'constructor']),
    ...wrongIds(field),
    ...(range === undefined ? [] : [range[0] - 1, range[1] + 1, String(range[0])]),
  ];
}

/** A city where a route is asked for, or the other way round, or ids that are nearly right. */
function wrongIds({ schema }: Field): readonly string[] {
  if (schema === place.schema) return ['sea:massilia', 'air:massilia~roma'];
  return schema === route.schema
    ? ['roma', 'air:massilia~roma', 'sea:massilia~roma#1']
    : ['sea:massilia~roma', 'Roma', 'roma-', 'roma--'];
}

let turn = 0;
/** Now one, now another: of what kind the decision is does not matter to the shape of an action. */
function anyState(): GameState {
  turn += 1;
  return STATES[(turn * 7) % STATES.length] ?? lastState();
}

const expectInvalid = (input: unknown, path: string): void =>
  expectRefused(anyState(), input, 'INVALID_ACTION', path);

/** Plain data, if without a prototype: no goods at all. */
function isPlainAndEmpty(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !util.types.isProxy(value);
  return isObject && Object.getPrototypeOf(value) === null && Object.keys(value).length === 0;
}

describe.each(TYPES)('%s: the shape of the action', (type) => {
  const example = exampleOf(type);
  const fields = Object.entries(fieldsOf(type));

  test('it says all that it can say, and is well-formed', () => {
    expect(Object.keys(example).sort()).toEqual(['type', ...Object.keys(fieldsOf(type))].sort());
    for (const [name, field] of fields) {
      if (isOptional(field)) expect(example[name]).toBeDefined();
    }
    expectRefused(lastState(), example, 'GAME_OVER');
  });

  test('a field of a wrong kind is INVALID_ACTION, and named', () => {
    for (const wrong of ODD) expectInvalid({ ...example, type: wrong }, 'type');
    expectInvalid({ ...example, type: 'no-such-type' }, 'type');
    for (const [name, field] of fields) {
      for (const wrong of wrongValues(field)) expectInvalid({ ...example, [name]: wrong }, name);
    }
  });

  test('a field left out is INVALID_ACTION, and named, unless it can be left out', () => {
    for (const name of Object.keys(example)) {
      const field = fieldsOf(type)[name];
      const { [name]: _, ...rest } = example;
      if (field !== undefined && isOptional(field)) expectRefused(lastState(), rest, 'GAME_OVER');
      else expectInvalid(rest, name);
    }
  });

  test('a key that it does not have is INVALID_ACTION, and told', () => {
    for (const extra of ['extra', 'constructor', 'toString', 'Seat', '']) {
      const input: Any = { ...example, [extra]: 0 };
      expectInvalid(input, '');
      const { issues } = thrownBy(() => applyAction(anyState(), input)).details;
      expect(issues).toMatchObject([{ message: `unknown field “${extra}”` }]);
    }
    expectInvalid({ ...example, [Symbol('extra')]: 0 }, 'Symbol(extra)');
    const text = JSON.stringify(example).replace('{', '{"__proto__":{"seat":1},');
    expectInvalid(JSON.parse(text), '__proto__');
  });

  test('R-1: goods are counted in whole numbers from 1 on', () => {
    for (const [name, field] of fields) {
      if (!isBundle(field)) continue;
      for (const good of ['brick', 'food', 'tool', 'wine', 'cloth', 'salt']) {
        for (const amount of ODD_AMOUNTS) {
          expectInvalid({ ...example, [name]: { [good]: amount } }, `${name}.${good}`);
        }
      }
      const inherited: unknown = JSON.parse('{"__proto__":{"brick":1}}');
      expectInvalid({ ...example, [name]: inherited }, `${name}.__proto__`);
    }
  });
});

test.each(Object.entries(HOSTILE))(
  '%s in any field of any action is INVALID_ACTION',
  (name, make) => {
    // Making a million takes its time.
    const types = name.includes('million') ? someBeforePush(TYPES, 5) : TYPES;
    for (const type of types) {
      for (const [place, field] of [['type', seat] as const, ...Object.entries(fieldsOf(type))]) {
        const value = make();
        if (isBundle(field) && isPlainAndEmpty(value)) continue;
        expectRefused(anyState(), { ...exampleOf(type), [place]: value }, 'INVALID_ACTION');
      }
    }
  },
);

test('bundles are told by their schema', () => {
  // Otherwise nothing would be tried on what is in them.
  expect(TYPES.filter((type) => Object.values(fieldsOf(type)).some(isBundle)).sort()).toEqual([
    'buildHouse',
    'buyCard',
    'keepGoods',
    'placeColonist',
  ]);
});

/** Tables at a decision of a kind: on every map, with and without the forum. */
function tablesAt(kind: string): readonly GameState[] {
  const found = new Map<string, GameState>();
  for (const state of STATES) {
    if (state.decision?.kind !== kind) continue;
    const key = JSON.stringify([state.map, state.options, state.players.length]);
    if (!found.has(key)) found.set(key, state);
  }
  // They differ in the board: besides `FUZZ`, some of them are enough.
  return someBeforePush([...found.values()], 6);
}

test('every kind of decision is met', () => {
  expect([...new Set(STATES.map(({ decision }) => decision?.kind))].sort()).toEqual(
    [...KINDS].sort(),
  );
});

describe.each(KINDS)('%s: what the decision is not about', (kind) => {
  test('an action that has no step in it is WRONG_DECISION', () => {
    for (const state of tablesAt(kind)) {
      const mover = state.decision?.seat ?? 0;
      for (const type of TYPES.filter((other) => !typesIn(state).includes(other))) {
        const action = exampleOf(type, mover);
        expectRefusal({ what: type, state: () => state, action, code: 'WRONG_DECISION' });
      }
    }
  });

  test('R-3.3: another seat is NOT_YOUR_TURN, whatever it does', () => {
    for (const state of tablesAt(kind)) {
      for (const other of [0, 1, 2, 3, 4, 5].filter((free) => free !== state.decision?.seat)) {
        // Of the types that there are, now these and now those; and one that would be in place.
        const types = TYPES.filter((_, index) => index % 6 === other);
        for (const type of [...types, ...typesIn(state).slice(0, 1)]) {
          const action = exampleOf(type, other);
          const what = { what: type, state: () => state, action };
          expectRefusal({ ...what, code: 'NOT_YOUR_TURN', rule: 'R-3.3' });
        }
      }
    }
  });
});
