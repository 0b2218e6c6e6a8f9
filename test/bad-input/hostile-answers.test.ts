/** Functions of rules that answer with what they must not: named, and nothing is harmed. */
// answers for src/engine src/kit src/model
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLibrary } from '../../src/index';
import { city, defineMap, part, step } from '../../src/kit';
import { ARCHITECT, PASS, PREFECT, produce, SENATOR } from '../kit/toy-table';
import { toyMap } from '../support/toy-map';
import { type Attack, expectBlamed, hostileGame, hostileLibrary, MISDEEDS, play } from './hostile';
import { type Any, json } from './support';

/** A place where rules answer: how to bring the answer there, what asks for it, and answers that are none. */
interface End extends Attack {
  readonly at: string;
  readonly rules: (answer: (...args: Any[]) => Any) => object;
  readonly junk: readonly unknown[];
}

const modifier = (name: string) => ({
  at: `the modifier ${name}`,
  rules: (answer: () => Any) => ({ modifiers: { [name]: answer } }),
});
const NO_NUMBER = [undefined, null, '3', Number.NaN, Number.POSITIVE_INFINITY, true, {}, [], 3n];
const NO_AMOUNT = [...NO_NUMBER, -1, 0.5, 2 ** 53];

const treasure = (more: object) => ({
  parts: [part({ id: 'hostile', schema: z.strictObject({ left: z.int() }), ...more } as Any)],
  setUp: (transition: Any) => {
    transition.state.parts = { ...transition.state.parts, hostile: { left: 1 } };
  },
});

/** A step in the decision of playing a card. */
const tellWith = (more: object) => ({
  steps: [
    step({
      type: 'tell',
      during: ['playCard'],
      shape: { city },
      candidates: () => [{ city: 'arx' }],
      apply: () => {},
      ...more,
    } as Any),
  ],
});

const ENDS: Readonly<Record<string, End>> = {
  'candidates of a step': {
    at: 'the step tell, candidates',
    rules: (candidates) => tellWith({ candidates }),
    from: hostileGame,
    act: (library, state) => library.legalActions(state),
    junk: [
      42,
      [42],
      [{}],
      [{ city: 'arx', when: 'now' }],
      [{ city: () => 'arx' }],
      [{ type: 'pass', seat: 0, city: 'arx' }],
      [{ type: 'tell', seat: 1, city: 'arx' }],
    ],
  },
  'a refusal of a step': {
    at: 'the step tell, refusal',
    rules: (refusal) => tellWith({ refusal }),
    from: hostileGame,
    act: (library, state) => library.legalActions(state),
    junk: [null, 7, 'no', {}, []],
  },
  forbid: {
    at: 'the refusal of playCard',
    rules: (playCard) => ({ forbid: { playCard } }),
    from: hostileGame,
    act: (library, state) => library.legalActions(state),
    junk: [null, 7, 'no', {}, []],
  },
  movement: {
    ...modifier('movement'),
    from: hostileGame,
    act: (library, state) => play(library, state, ARCHITECT),
    junk: NO_NUMBER,
  },
  parties: {
    at: 'parties',
    rules: (parties) => ({ parties }),
    act: hostileGame,
    junk: [...NO_NUMBER, Number.NEGATIVE_INFINITY, -2, -1, 0, 0.5, 0.7, 1.5, 3],
  },
  scores: {
    at: 'the score gold',
    rules: (points) => ({ scores: [{ id: 'gold', points }] }),
    from: hostileGame,
    act: (library, state) => library.finalScores(state),
    junk: [...NO_NUMBER, 0.5, -0.5, 2 ** 53],
  },
  'scores of one seat': {
    at: 'the score gold',
    rules: (points) => ({ scores: [{ id: 'gold', points }] }),
    from: hostileGame,
    act: (library, state) => library.pointsOf(state, 1),
    junk: [0.5],
  },
  'words of a score': {
    at: 'the score gold',
    rules: (words) => ({ scores: [{ id: 'gold', words, points: () => 1 }] }),
    from: hostileGame,
    act: (library, state) => library.nameOf(state, 'gold'),
    junk: [undefined, null, 7, {}, ['gold']],
  },
  tokens: {
    at: 'tokens',
    rules: (tokens) => ({ tokens }),
    act: hostileGame,
    junk: [
      undefined,
      null,
      'brick',
      7,
      {},
      { length: 2 },
      [],
      ['gold'],
      [null],
      ['brick', undefined],
      // biome-ignore lint/suspicious/noSparseArray: a list with holes is the point.
      [, 'brick'],
      new Set(['brick']),
    ],
  },
  gameEnds: {
    ...modifier('gameEnds'),
    from: (library) => play(library, hostileGame(library), SENATOR),
    act: (library, state) => play(library, state, PASS),
    junk: [undefined, null, 0, 1, 'yes', Number.NaN, {}, []],
  },
  winner: {
    ...modifier('winner'),
    from: hostileGame,
    act: (library, state) => library.finalScores(state),
    junk: [undefined, null, 0, 'yes', {}, [2], [-1], [0.5], [0, 0], ['0'], Array(1), new Set([0])],
  },
  firstSeat: {
    ...modifier('firstSeat'),
    act: hostileGame,
    junk: [...NO_AMOUNT, 2, 1000],
  },
  moveCost: {
    ...modifier('moveCost'),
    from: hostileGame,
    act: (library, state) => play(library, state, ARCHITECT),
    junk: NO_AMOUNT,
  },
  production: {
    ...modifier('production'),
    from: (library) => play(library, hostileGame(library), PREFECT),
    act: (library, state) => play(library, state, produce('east')),
    junk: [
      undefined,
      null,
      7,
      'brick',
      [],
      { gold: 1 },
      { brick: -1 },
      { brick: 0.5 },
      { brick: Number.NaN },
      { brick: '1' },
      { brick: null },
      { brick: 2 ** 53 },
      new Map([['brick', 1]]),
    ],
  },
  prospect: {
    ...modifier('prospect'),
    from: hostileGame,
    act: (library, state) => library.prospectOf(state, 0),
    junk: NO_NUMBER,
  },
  incompatible: {
    at: 'incompatible',
    rules: () => ({}),
    act: hostileGame,
    junk: [null, 'never', true, 7, {}, [], { code: 1, message: 'x' }, { code: 'X', message: 1 }],
  },
  picture: {
    at: 'the part hostile, picture',
    rules: (picture) => treasure({ picture }),
    from: hostileGame,
    act: (library, state) => library.picturesOf(state),
    // More of what an item may not be is in `test/kit/pictures.test.ts`.
    junk: [
      null,
      7,
      {},
      [7],
      [{}],
      [{ key: '', kind: 'x', label: 'x' }],
      [{ key: 'x', kind: 'x', label: 7 }],
    ],
  },
  'a step that replaces': {
    at: 'overrides.concordia.steps.pass',
    rules: (pass) => ({ overrides: { concordia: { steps: { pass } } } }),
    act: hostileGame,
    junk: [undefined, null, 7, 'pass', {}, [], { type: 'pass' }],
  },
  'a role that replaces': {
    at: 'overrides.concordia.roles.tribune',
    rules: (tribune) => ({ overrides: { concordia: { roles: { tribune } } } }),
    act: hostileGame,
    junk: [
      undefined,
      null,
      7,
      'tribune',
      {},
      [],
      { name: 'tribune' },
      { name: 'consul', begin() {} },
    ],
  },
};

const CASES = Object.entries(ENDS).flatMap(([name, end]) => [
  ...end.junk.map((value) => [name, `returns ${shown(value)}`, end, () => value] as const),
  ...MISDEEDS.map(([what, call]) => [name, what, end, call] as const),
]);

function shown(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return `${value.constructor.name} ${JSON.stringify(value)}`;
  }
  return String(Array.isArray(value) ? JSON.stringify(value).slice(0, 60) : value);
}

describe('an answer that is none', () => {
  test.each(CASES)('%s: %s', (name, _what, end, call) => {
    const more = name === 'incompatible' ? { incompatible: call } : {};
    const library = hostileLibrary(end.rules(call) as Any, more as Any);
    // There, or at a place within.
    expectBlamed(library, expect.stringMatching(new RegExp(`^${end.at}(?:$|,|\\[)`)), end);
  });
});

/** What they return is a fault of the state. */
describe('an audit of a part', () => {
  test.each(MISDEEDS.filter(([what]) => !what.startsWith('returns')))('%s', (_what, audit) => {
    expectBlamed(hostileLibrary(treasure({ audit })), 'the part hostile, audit', {
      from: hostileGame,
      act: (library, state) => library.parseState(json(state)),
    });
  });
});

describe('what a map does not go with', () => {
  test.each([
    ...[null, 'never', true, 7, {}, [], { code: 'INVALID_OPTIONS' }].map(
      (value) => [shown(value), () => value] as const,
    ),
    ...MISDEEDS,
  ])('%s', (_what, incompatible) => {
    const { rules: _rules, ...data } = toyMap() as Any;
    const map = defineMap({ ...data, id: 'hostile', incompatible: incompatible as Any });
    const library: Any = createLibrary({ maps: [toyMap(), map as Any] });
    expectBlamed(library, 'incompatible', {
      act: () => library.createGame({ map: 'hostile', players: 2, seed: 'x' }),
    });
  });
});
