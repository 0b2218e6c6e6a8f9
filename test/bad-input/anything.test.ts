import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as library from '../../src/index';
import { gamesIn } from '../../src/notation';
import * as scoring from '../../src/scoring';
import { check } from '../support/check';
import { IS_NIGHT } from '../support/night';
import { thrownBy } from '../support/scenario';
import { DEALT, tribune } from './forum-tables';
import {
  type Any,
  anything,
  HOSTILE,
  ITALIA,
  json,
  NASTY,
  outcome,
  PLAIN,
  paths,
  replaced,
} from './support';
import { ACTION, LOG, MAP, SHEET, STATE, VALID } from './valid';

const isFunction = ([, value]: [string, unknown]) =>
  typeof value === 'function' && value !== library.ConcordiaError;
const FUNCTIONS: Readonly<Record<string, (...args: unknown[]) => unknown>> = Object.fromEntries(
  Object.entries({ ...library, gamesIn }).filter(isFunction),
) as Any;

/** A count of everything ahead takes as long as it says it does. */
const tooDeep = (name: string, index: number, value: unknown) =>
  name === 'perft' && index === 1 && Number.isInteger(value) && Number(value) > 2;

const POSITIONS = Object.entries(VALID).flatMap(([name, args]) =>
  args.map((_, index) => ({ name, index })),
);

function callWith(name: string, index: number, value: unknown): unknown {
  const args = [...(VALID[name] ?? [])];
  args[index] = value;
  const call = FUNCTIONS[name];
  if (call === undefined) throw new Error(`${name} is no longer exported`);
  return call(...args);
}

/** What a call may bring: a ConcordiaError; from tryApplyAction a result that says no. */
function expectGentle(name: string, index: number, value: unknown): void {
  const { thrown, value: returned } = outcome(() => callWith(name, index, value));
  if (thrown !== undefined) {
    expect(library.ERROR_CODES).toContain(thrown.code);
    expect(thrown.message.length).toBeLessThan(600);
    expect(JSON.stringify(thrown).length).toBeLessThan(100_000);
  }
  if (name === 'tryApplyAction') {
    expect(returned).toMatchObject({ ok: false, error: { name: 'ConcordiaError' } });
  }
}

function expectStillUsable(): void {
  expect(library.legalActions(STATE)).toHaveLength(6);
  expect(library.mapIds()).toEqual(expect.arrayContaining(['imperium', 'italia']));
}

test('every exported function is tried below, and takes what it should', () => {
  expect(Object.keys(VALID).sort()).toEqual(Object.keys(FUNCTIONS).sort());
  for (const [name, args] of Object.entries(VALID)) {
    expect(outcome(() => FUNCTIONS[name]?.(...args)).thrown).toBeUndefined();
  }
});

describe.each(POSITIONS)('$name, argument $index', ({ name, index }) => {
  test('hand-picked nasties bring a ConcordiaError and nothing else', () => {
    for (const [what, make] of Object.entries(NASTY)) {
      try {
        expectGentle(name, index, make());
      } catch (error) {
        throw new Error(`given ${what}: ${error}`, { cause: error });
      }
    }
    expectStillUsable();
  });

  test('so does anything that JavaScript has, and it is not changed', () => {
    check(
      fc.property(anything, (value) => {
        fc.pre(!tooDeep(name, index, value));
        const before = fc.stringify(value);
        expectGentle(name, index, value);
        expect(fc.stringify(value)).toBe(before);
      }),
      IS_NIGHT ? 40 : 20,
    );
    expectStillUsable();
  });
});

test('no arguments, or far too many, bring a ConcordiaError or what they should', () => {
  for (const [name, call] of Object.entries(FUNCTIONS)) {
    if (name !== 'tryApplyAction') outcome(() => call());
    else expect(call()).toMatchObject({ ok: false });
    outcome(() => call(...(VALID[name] ?? []), ...Object.values(NASTY).map((make) => make())));
  }
  expect(FUNCTIONS.mapIds?.(null, 1n)).toEqual(library.mapIds());
});

/** The code for something of the wrong kind altogether. */
const CODES: readonly (readonly [string, number, library.ErrorCode])[] = [
  ['createGame', 0, 'INVALID_OPTIONS'],
  ['parseOptions', 0, 'INVALID_OPTIONS'],
  ['recordGame', 0, 'INVALID_OPTIONS'],
  ['legalActions', 0, 'INVALID_STATE'],
  ['applyAction', 0, 'INVALID_STATE'],
  ['applyTrusted', 0, 'INVALID_STATE'],
  ['deciders', 0, 'INVALID_STATE'],
  ['isOver', 0, 'INVALID_STATE'],
  ['finalScores', 0, 'INVALID_STATE'],
  ['viewFor', 0, 'INVALID_STATE'],
  ['parseState', 0, 'INVALID_STATE'],
  ['perft', 0, 'INVALID_STATE'],
  ['pointsOf', 0, 'INVALID_STATE'],
  ['prospectOf', 0, 'INVALID_STATE'],
  ['imagine', 0, 'INVALID_STATE'],
  ['redeal', 0, 'INVALID_STATE'],
  ['redeal', 1, 'INVALID_INPUT'],
  ['boardOf', 0, 'INVALID_STATE'],
  ['historyFor', 0, 'INVALID_INPUT'],
  ['historyFor', 2, 'INVALID_INPUT'],
  ['viewFor', 1, 'INVALID_INPUT'],
  ['pointsOf', 1, 'INVALID_INPUT'],
  ['prospectOf', 1, 'INVALID_INPUT'],
  ['perft', 1, 'INVALID_INPUT'],
  ['applyAction', 1, 'INVALID_ACTION'],
  ['preview', 0, 'INVALID_STATE'],
  ['preview', 1, 'INVALID_ACTION'],
  ['recordFrom', 0, 'INVALID_STATE'],
  ['startOf', 0, 'INVALID_LOG'],
  ['replay', 0, 'INVALID_LOG'],
  ['validateLog', 0, 'INVALID_LOG'],
  ['validPrefix', 0, 'INVALID_LOG'],
  ['formatLog', 0, 'INVALID_LOG'],
  ['parseLog', 0, 'INVALID_LOG'],
  ['scoreGame', 0, 'INVALID_SHEET'],
  ['scoreIntermediate', 0, 'INVALID_SHEET'],
  ['defineMap', 0, 'INVALID_MAP'],
  ['readLog', 0, 'INVALID_LOG'],
  ['parseSheet', 0, 'INVALID_SHEET'],
  ['sheetWarnings', 0, 'INVALID_SHEET'],
  ['createLibrary', 0, 'INVALID_LIBRARY'],
];

describe.each(CODES)('%s, argument %i', (name, index, code) => {
  test(`plain data of the wrong kind is refused with ${code}`, () => {
    for (const [what, make] of Object.entries(PLAIN)) {
      expect([what, thrownBy(() => callWith(name, index, make())).code]).toEqual([what, code]);
    }
  });
});

describe('hostile objects have the code of what they are given as', () => {
  test.each(Object.entries(HOSTILE))('%s as a state, a log, a sheet and options', (_, make) => {
    expect(thrownBy(() => callWith('parseState', 0, make())).code).toBe('INVALID_STATE');
    expect(thrownBy(() => callWith('validateLog', 0, make())).code).toBe('INVALID_LOG');
    expect(thrownBy(() => callWith('scoreGame', 0, make())).code).toBe('INVALID_SHEET');
  });

  // An accessor that answers is read once, into a copy; here it says pass, which is out of place.
  test('an accessor as an action is what it answers', () => {
    const action = NASTY['an accessor']?.();
    expect(thrownBy(() => callWith('applyAction', 1, action)).code).toBe('WRONG_DECISION');
  });

  const hostile = Object.entries(HOSTILE).filter(([what]) => what !== 'an accessor');
  test.each(hostile)('%s as an action', (_, make) => {
    expect(thrownBy(() => callWith('applyAction', 1, make())).code).toBe('INVALID_ACTION');
    expect(library.tryApplyAction(STATE, make())).toMatchObject({
      ok: false,
      error: { code: 'INVALID_ACTION' },
    });
  });
});

test('what a proxy throws may be a proxy that throws', () => {
  const hostile = new Proxy({}, { getPrototypeOf: () => refuseAll() });
  const throws = (): never => refuseAll(hostile);
  // States are read property by property, and only once.
  const throwing = new Proxy(STATE, { get: throws, getOwnPropertyDescriptor: throws });
  expect(library.tryApplyAction(throwing, ACTION)).toMatchObject({ ok: false });
  expect(library.ERROR_CODES).toContain(thrownBy(() => library.legalActions(throwing)).code);
});

function refuseAll(thrown: unknown = new Error('no')): never {
  throw thrown;
}

test('ids that are no ids at all are told briefly, in words that JSON can carry', () => {
  for (const id of ['x'.repeat(1_000_000), 10n ** 1000n, Symbol('map'), { map: 'imperium' }]) {
    const error = thrownBy(() => callWith('getMap', 0, id));
    expect(error.message.length).toBeLessThan(600);
    expect(JSON.stringify(error).length).toBeLessThan(2000);
  }
});

test('perft of no steps looks at the state all the same', () => {
  expect(thrownBy(() => library.perft(json({ ...STATE, seat: 2 }), 0)).code).toBe('INVALID_STATE');
});

describe('anything in the place of one part of a valid record', () => {
  const RECORDS: Readonly<Record<string, readonly [string, number, unknown]>> = {
    options: [
      'createGame',
      0,
      {
        ...ITALIA,
        setup: {
          cityGoods: STATE.board.cityGoods,
          deck: [...STATE.display, ...STATE.deck],
          parts: {},
        },
        modules: [],
        omitProvinces: [],
        teams: false,
      },
    ],
    'options with tiles': [
      'createGame',
      0,
      {
        ...ITALIA,
        setup: { parts: { forum: { dealt: DEALT, stack: library.FORUM_TILES, later: [[]] } } },
        modules: ['forum'],
      },
    ],
    state: ['parseState', 0, STATE],
    'state with tiles': ['parseState', 0, tribune(10)],
    action: ['applyAction', 1, ACTION],
    log: ['validateLog', 0, LOG],
    sheet: ['scoreGame', 0, SHEET],
    map: ['defineMap', 0, MAP],
  };

  test.each(Object.entries(RECORDS))('%s', (_, [name, index, record]) => {
    const places = paths(record);
    check(
      fc.property(fc.constantFrom(...places), anything, (place, value) => {
        const input = replaced(record, place, value);
        const before = fc.stringify(input);
        const { thrown } = outcome(() => callWith(name, index, input));
        if (thrown !== undefined) expect(library.ERROR_CODES).toContain(thrown.code);
        expect(fc.stringify(input)).toBe(before);
      }),
      80,
    );
  });

  test.each(
    Object.entries(RECORDS).flatMap(([what, [name, index, record]]) =>
      Object.entries(HOSTILE).map(([nasty, make]) => ({ what, nasty, name, index, record, make })),
    ),
  )('$nasty within a record: $what', ({ name, index, record, make }) => {
    // The first place, the last and one further in; a part may be any plain object.
    const places = paths(record).filter((path) => path.length > 0 && !path.includes('parts'));
    const chosen = [places.at(0), places.at(-1), places.find(({ length }) => length === 2)];
    for (const place of chosen) {
      if (place === undefined) continue;
      const { thrown, value } = outcome(() =>
        callWith(name, index, replaced(record, place, make())),
      );
      if (thrown !== undefined) expect(library.ERROR_CODES).toContain(thrown.code);
      else expect(value).toMatchObject({ ok: false, error: { code: 'INVALID_ACTION' } });
    }
  });
});

describe('the scorer alone', () => {
  test.each([
    ['scoreGame', scoring.scoreGame],
    ['scoreIntermediate', scoring.scoreIntermediate],
  ] as const)('%s refuses nasties', (_, score) => {
    for (const make of Object.values(NASTY)) {
      expect(thrownBy(() => score(make() as Any)).code).toBe('INVALID_SHEET');
    }
  });

  test('anything brings a ConcordiaError', () => {
    check(
      fc.property(anything, fc.constantFrom(...paths(SHEET)), (value, place) => {
        expect(thrownBy(() => scoring.scoreGame(value as Any)).code).toBe('INVALID_SHEET');
        const { thrown } = outcome(() => scoring.scoreGame(replaced(SHEET, place, value)));
        if (thrown !== undefined) expect(library.ERROR_CODES).toContain(thrown.code);
      }),
      80,
    );
  });
});

describe('a state that is changed in place', () => {
  test('names are those that are there now', () => {
    const state: Any = json(library.createGame(ITALIA));
    expect(library.describeDecision(state)).toBe('Player 1 plays a card');
    state.players[0].name = 'Livia';
    expect(library.describeDecision(state)).toBe('Livia plays a card');
  });

  test('once it came from outside and was played on, it is checked again', () => {
    const state: Any = json(STATE);
    library.legalActions(state);
    state.players[0].money = -5;
    expect(thrownBy(() => library.legalActions(state)).code).toBe('INVALID_STATE');
  });

  test('made by the library, it cannot be changed, or it is refused', () => {
    const state: Any = library.applyAction(library.createGame(ITALIA), {
      type: 'playCard',
      seat: 0,
      card: 'mercator',
    });
    try {
      state.players[0].money = -5;
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
    }
    if (state.players[0].money < 0) {
      expect(thrownBy(() => library.legalActions(state)).code).toBe('INVALID_STATE');
    } else {
      expect(library.legalActions(state).length).toBeGreaterThan(1);
    }
  });
});
