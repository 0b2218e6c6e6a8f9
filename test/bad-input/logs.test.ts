// answers for src/log
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  createGame,
  type ErrorCode,
  finalScores,
  type GameLog,
  isOver,
  type LogValidation,
  legalActions,
  recordGame,
  replay,
  validateLog,
  validPrefix,
} from '../../src/index';
import { check } from '../support/check';
import { thrownBy } from '../support/scenario';
import { FORUM_GAME, FORUM_OPTIONS } from './forum-tables';
import {
  type Any,
  changed,
  deepFreeze,
  GAME,
  GONE,
  ITALIA,
  json,
  lastState,
  outcome,
  type StateEdit,
  sorted,
  wrong,
} from './support';

const LOG: GameLog = deepFreeze(recordGame(ITALIA, GAME.actions));
const { scores: SCORES = [], ...OPEN } = LOG;
const LENGTH = LOG.actions.length;
const FIRST = createGame(ITALIA);
const DECK = [...FIRST.display, ...FIRST.deck].filter((card) => card !== null);

const VENUS = createGame({ map: 'italia', players: 4, cards: 'venus', seed: 'deck' });
const VENUS_DECK = [...VENUS.display, ...VENUS.deck].filter((card) => card !== null);

type Bad = Extract<LogValidation, { ok: false }>;

function bad(log: unknown): Bad {
  const before = json(log);
  const result = validateLog(deepFreeze(log));
  if (result.ok) throw new Error('the log was found right');
  expect(json(log)).toEqual(before);
  return result;
}

/** Expects the first fault at an index, the state before it and a prefix that plays. */
function expectFault(log: Any, index: number, code?: ErrorCode): void {
  const result = bad(log);
  expect([result.index, result.error.code]).toEqual([index, code ?? result.error.code]);
  expect(result.action).toEqual(log.actions[index]);
  expect(result.error.name).toBe('ConcordiaError');
  const prefix = validPrefix(log);
  const { scores: _, ...rest } = log;
  expect(prefix).toEqual({ ...rest, actions: log.actions.slice(0, index) });
  expect(validateLog(prefix)).toMatchObject({ ok: true });
  expect(replay(prefix)).toEqual(result.state);
}

/** The first of the actions that is not listed when its turn comes, by the lists alone. */
function firstUnlisted(actions: readonly Action[]): number {
  let common = 0;
  while (common < actions.length && sorted(actions[common]) === sorted(LOG.actions[common])) {
    common += 1;
  }
  let state = GAME.states[common] ?? lastState();
  for (let index = common; index < actions.length; index++) {
    const action = actions[index];
    if (!legalActions(state).some((listed) => sorted(listed) === sorted(action))) return index;
    state = replay({ ...OPEN, actions: actions.slice(0, index + 1) });
  }
  return actions.length;
}

test('the log itself is right', () => {
  expect(validateLog(LOG)).toEqual({
    ok: true,
    state: lastState(),
    scores: finalScores(lastState()),
    corrections: 0,
  });
  expect(SCORES).toEqual(finalScores(lastState()).players.map(({ total }) => total));
  expect(validPrefix(LOG)).toEqual(LOG);
});

const anywhere = fc.nat({ max: LENGTH - 1 });

describe('a log that was cut off', () => {
  test('is right as far as it goes, without scores', () => {
    check(
      fc.property(anywhere, (length) => {
        const cut = { ...OPEN, actions: LOG.actions.slice(0, length) };
        expect(validateLog(cut)).toEqual({
          ok: true,
          state: GAME.states[length],
          scores: null,
          corrections: 0,
        });
        expect(validPrefix(cut)).toEqual(cut);
      }),
      8,
    );
  });

  test('is wrong at its end, with the scores still there', () => {
    check(
      // Scores without any action are a game of which only the result is known.
      fc.property(fc.integer({ min: 1, max: LENGTH - 1 }), (length) => {
        const cut = { ...LOG, actions: LOG.actions.slice(0, length) };
        const result = bad(cut);
        expect(result).toMatchObject({ index: length, action: undefined });
        expect(result.error).toMatchObject({ code: 'INVALID_LOG', details: { path: 'scores' } });
        expect(result.state).toEqual(GAME.states[length]);
        expect(validPrefix(cut)).toEqual({ ...OPEN, actions: cut.actions });
      }),
      8,
    );
  });
});

describe('actions changed', () => {
  test('one left out: wrong where the next no longer fits', () => {
    check(
      fc.property(anywhere, (index) => {
        const actions = LOG.actions.toSpliced(index, 1);
        const wrong = firstUnlisted(actions);
        expect(wrong).toBeGreaterThanOrEqual(index);
        if (wrong < actions.length) expectFault({ ...OPEN, actions }, wrong);
        else expect(validateLog({ ...OPEN, actions }).ok).toBe(true);
      }),
      8,
    );
  });

  test('two in the wrong order: wrong at the first that does not fit', () => {
    check(
      fc.property(fc.nat({ max: LENGTH - 2 }), (index) => {
        const [one, two] = LOG.actions.slice(index, index + 2);
        if (one === undefined || two === undefined) throw new Error('no two actions');
        const actions = LOG.actions.toSpliced(index, 2, two, one);
        const wrong = firstUnlisted(actions);
        if (wrong < actions.length) expectFault({ ...OPEN, actions }, wrong);
        else expect(validateLog({ ...OPEN, actions }).ok).toBe(true);
        if (one.seat !== two.seat) expect(bad({ ...OPEN, actions }).index).toBe(index);
      }),
      8,
    );
  });

  test('R-3.3: two turns in the wrong order: NOT_YOUR_TURN at the first of them', () => {
    const next = LOG.actions.findIndex(({ seat }) => seat === 1);
    const after = LOG.actions.findIndex(({ seat }) => seat === 2);
    const actions = [
      ...LOG.actions.slice(next, after),
      ...LOG.actions.slice(0, next),
      ...LOG.actions.slice(after),
    ];
    expectFault({ ...LOG, actions }, 0, 'NOT_YOUR_TURN');
  });

  test('R-3.1: a card played twice: wrong at the second', () => {
    check(
      fc.property(anywhere, (index) => {
        const action = LOG.actions[index];
        fc.pre(action?.type === 'playCard');
        const actions = LOG.actions.toSpliced(index + 1, 0, action as Action);
        const turnGoesOn = GAME.states[index + 1]?.seat === action?.seat;
        expectFault(
          { ...LOG, actions },
          index + 1,
          turnGoesOn ? 'WRONG_DECISION' : 'NOT_YOUR_TURN',
        );
      }),
      10,
    );
  });

  test.each([
    ['nothing', null],
    ['a text', 'pass'],
    ['an empty object', {}],
    ['a seat too many', { type: 'pass', seat: 6 }],
    ['an extra key', { type: 'pass', seat: 0, extra: 1 }],
    ['an unknown card', { type: 'playCard', seat: 0, card: 'caesar' }],
    ['a list', [LOG.actions[0]]],
  ])('%s among the actions is INVALID_ACTION there', (_, wrong) => {
    for (const index of [0, 1, 17, LENGTH]) {
      const at = index === LENGTH ? 'GAME_OVER' : 'INVALID_ACTION';
      const result = bad({ ...OPEN, actions: LOG.actions.toSpliced(index, 0, wrong as Any) });
      expect(result.index).toBe(index);
      // After the end it does not matter what was written.
      expect(['INVALID_ACTION', at]).toContain(result.error.code);
      expect(result.action).toEqual(wrong);
      expect(result.state).toEqual(GAME.states[index]);
    }
    const log = { ...OPEN, actions: LOG.actions.toSpliced(17, 0, wrong as Any) };
    expect(thrownBy(() => replay(log)).details.path).toMatch(/^actions\[17\]/);
    expect(validPrefix(log)).toEqual({ ...OPEN, actions: LOG.actions.slice(0, 17) });
  });

  test('R-6.1: a turn after the end is GAME_OVER', () => {
    const actions = [...LOG.actions, { type: 'playCard', seat: 0, card: 'tribune' } as const];
    expectFault({ ...LOG, actions }, LENGTH, 'GAME_OVER');
    expect(thrownBy(() => replay({ ...LOG, actions })).code).toBe('GAME_OVER');
    expect(thrownBy(() => recordGame(ITALIA, actions)).code).toBe('GAME_OVER');
  });

  test('a place that does not exist is refused where it is named', () => {
    const index = LOG.actions.findIndex(({ type }) => type === 'moveColonist');
    const log = changed(LOG, ({ actions }) => {
      actions[index].to = 'sea:atlantis~roma';
    });
    expectFault(log, index, 'UNREACHABLE');
  });
});

describe('the scores', () => {
  const wrong: readonly (readonly [string, readonly number[]])[] = [
    ['a point more', SCORES.map((points, seat) => (seat === 1 ? points + 1 : points))],
    ['in another order', [...SCORES].reverse()],
    ['of two players', SCORES.slice(0, 2)],
    ['of four players', [...SCORES, 0]],
    ['of nobody', []],
  ];
  test.each(wrong)('%s: wrong at the end of a log that is right', (_, scores) => {
    const result = bad({ ...LOG, scores });
    expect(result).toMatchObject({ index: LENGTH, action: undefined, state: lastState() });
    expect(result.error).toMatchObject({ code: 'INVALID_LOG', details: { path: 'scores' } });
    expect(validPrefix({ ...LOG, scores })).toEqual(OPEN);
  });

  test.each([
    ['text', ['1', '2', '3']],
    ['fractions', [1.5, 2, 3]],
    ['null', null],
    ['seven of them', [1, 2, 3, 4, 5, 6, 7]],
  ])('%s is no log', (_, scores) => {
    const error = thrownBy(() => validateLog({ ...LOG, scores }));
    expect(error.code).toBe('INVALID_LOG');
    expect(error.details.path).toMatch(/^scores/);
  });
});

describe('R-12.1: a log with the forum', () => {
  const log: GameLog = deepFreeze(recordGame(FORUM_OPTIONS, FORUM_GAME.actions));
  const { scores: _, ...open } = log;
  const last = FORUM_GAME.states.at(-1);
  const indexOf = (type: Action['type']): number =>
    log.actions.findIndex((action) => action.type === type);
  const types = ['chooseTile', 'takeTile', 'useTile', 'changeGood'] as const;

  test('the log itself is right, and has what tiles do', () => {
    expect(validateLog(log)).toMatchObject({ ok: true, state: last });
    for (const type of types) expect(indexOf(type)).not.toBe(-1);
  });

  /** The action in which a tile is used with a choice, and what it chooses. */
  const chosen = log.actions.findIndex(
    (action) => action.type === 'useTile' && Object.keys(action).length > 3,
  );
  const changes: readonly (readonly [string, number, (action: Any) => void, ErrorCode])[] = [
    [
      'choosing a green tile',
      indexOf('chooseTile'),
      (a) => Object.assign(a, { tile: 'spurius' }),
      'NO_TILE',
    ],
    [
      'choosing a tile that nobody knows',
      indexOf('chooseTile'),
      (a) => Object.assign(a, { tile: 'novius' }),
      'INVALID_ACTION',
    ],
    [
      'taking the tile that was chosen first',
      indexOf('takeTile'),
      (a) => Object.assign(a, { tile: json(log.actions[0]).tile }),
      'NO_TILE',
    ],
    [
      'using a tile of another player',
      indexOf('useTile'),
      (a) => Object.assign(a, { tile: ownedBySomebodyElse(indexOf('useTile')) }),
      'NO_TILE',
    ],
    [
      'using a tile without its choice',
      chosen,
      (a) => {
        for (const choice of Object.keys(a).slice(3)) delete a[choice];
      },
      'CANNOT_USE',
    ],
    [
      'changing a good into itself',
      indexOf('changeGood'),
      (a) => Object.assign(a, { take: a.give }),
      'INVALID_ACTION',
    ],
    [
      'changing a good into salt, which is not played',
      indexOf('changeGood'),
      (a) => Object.assign(a, { take: 'salt' }),
      'INVALID_ACTION',
    ],
  ];

  /** A tile that another player has at that moment. */
  function ownedBySomebodyElse(index: number): string {
    const part: Any = FORUM_GAME.states[index]?.parts.forum;
    return part.owned.find((_: Any, seat: number) => seat !== log.actions[index]?.seat)[0];
  }

  test.each(changes)('R-12.1: %s: wrong there', (_, index, edit, code) => {
    expectFault(
      changed(log, ({ actions }) => edit(actions[index])),
      index,
      code,
    );
  });

  test.each(types)('R-12.1: %s left out: wrong there or later', (type) => {
    const index = indexOf(type);
    const result = bad({ ...log, actions: log.actions.toSpliced(index, 1) });
    expect(result.index).toBeGreaterThanOrEqual(index);
  });

  test('R-12.1: without its module: wrong at the first tile', () => {
    const without = changed(log, ({ options }) => {
      options.modules.pop();
      delete options.forumTiles;
    });
    expectFault(without, 0, 'WRONG_DECISION');
  });

  test('R-12.1: cut off between two choices of tiles', () => {
    const cut = { ...open, actions: log.actions.slice(0, 1) };
    expect(validateLog(cut)).toEqual({
      ok: true,
      state: FORUM_GAME.states[1],
      scores: null,
      corrections: 0,
    });
  });
});

describe('what is no log', () => {
  const edits: readonly StateEdit[] = [
    wrong('another format', { format: 'chess-log' }),
    wrong('no format', { format: GONE }),
    wrong('another version', { version: 3 }),
    wrong('the version before', { version: 1 }),
    wrong('a version as text', { version: '2' }),
    wrong('no options', { options: GONE }),
    wrong('no actions', { actions: GONE }),
    wrong('actions that are no list', { actions: {} }),
    wrong('an extra key', { extra: 1 }, { at: '' }),
    wrong('no map', { 'options.map': GONE }),
    wrong('one player', { 'options.players': 1 }),
    wrong('a seed of another kind', { 'options.seed': 7 }),
    wrong('options of another kind', { 'options.cards': 'tarot' }),
    wrong('teams that are no yes or no', { 'options.teams': 1 }),
    wrong('teams by name', { 'options.teams': [['A', 'B']] }),
    wrong('an extra option', { 'options.cheat': true }, { at: 'options' }),
  ];
  test.each(edits)('$what: INVALID_LOG, and the place', ({ edit, at: [path] }) => {
    const log = changed(LOG, edit);
    for (const read of [validateLog, validPrefix, replay]) {
      expect(thrownBy(() => read(log))).toMatchObject({ code: 'INVALID_LOG', details: { path } });
    }
  });

  // What the rules do not allow is in the rulebook, by `!start`.
  const options: readonly (readonly [string, path: string, change: object])[] = [
    ['two players of a name', 'players', { players: ['Anna', 'Anna'] }],
    ['R-9.15: an unknown province', 'omitProvinces', { omitProvinces: ['x'] }],
    ['R-2.6: six players with Venus', 'players', { players: 6, cards: 'venus' }],
    [
      'R-9.1: the deck of 2013 with the cards of Venus',
      'setup.deck',
      { cards: 'venus', setup: { deck: DECK } },
    ],
    [
      'R-9.1: the deck of Venus for each alone, in teams',
      'setup.deck',
      { cards: 'venus', teams: true, players: 4, setup: { deck: VENUS_DECK } },
    ],
    [
      'draws for the teams',
      'setup.parts.teams',
      { cards: 'venus', teams: true, players: 4, setup: { parts: { teams: { starts: [] } } } },
    ],
    ['R-2.3: no deck', 'setup.deck', { setup: { deck: [] } }],
    ['R-2.3: a deck upside down', 'setup.deck', { setup: { deck: [...DECK].reverse() } }],
    [
      'R-2.3: a card twice in the deck',
      'setup.deck',
      { setup: { deck: [...DECK.slice(0, 1), ...DECK.slice(0, -1)] } },
    ],
    [
      'R-2.1: a good in an unknown city',
      'setup.cityGoods',
      { setup: { cityGoods: { atlantis: 'brick' } } },
    ],
    ['R-2.1: cities without a good', 'setup.cityGoods', { setup: { cityGoods: {} } }],
    [
      'R-2.1: a good in the capital',
      'setup.cityGoods',
      { setup: { cityGoods: { ...FIRST.board.cityGoods, roma: 'brick' } } },
    ],
  ];
  test.each(options)('%s in its options, at %s', (_, path, change) => {
    const log = { ...json(OPEN), options: { ...LOG.options, ...change } };
    const wanted = { code: 'INVALID_OPTIONS', details: { path } };
    for (const read of [validateLog, validPrefix, replay] as const) {
      expect(thrownBy(() => read(log))).toMatchObject(wanted);
    }
    const { code } = thrownBy(() => createGame({ ...ITALIA, ...change } as Any));
    expect(code).toBe('INVALID_OPTIONS');
  });

  test('an unknown map in its options', () => {
    const log = { ...json(OPEN), options: { ...LOG.options, map: 'atlantis' } };
    for (const read of [validateLog, validPrefix, replay] as const) {
      expect(thrownBy(() => read(log)).code).toBe('UNKNOWN_MAP');
    }
  });

  test('an option that nobody knows: the nearest one is named', () => {
    const wrong = { ...json(LOG), options: { ...LOG.options, moduls: [] } };
    expect(thrownBy(() => replay(wrong as Any)).details).toMatchObject({
      path: 'options',
      fields: [{ name: 'moduls', nearest: 'modules' }],
    });
    // Only in the options: elsewhere it would be no help.
    const corrections = [{ after: 0, changes: [{ type: 'money', seat: 0, money: 1 }], moduls: [] }];
    expect(thrownBy(() => replay({ ...json(LOG), corrections } as Any)).details).toMatchObject({
      path: 'corrections[0]',
      fields: [expect.not.objectContaining({ nearest: 'modules' })],
    });
  });

  test('no seed and no set-up is INVALID_OPTIONS', () => {
    const log = changed(LOG, ({ options: own }) => delete own.seed);
    expect(thrownBy(() => validateLog(log))).toMatchObject({
      code: 'INVALID_OPTIONS',
      details: { path: 'seed' },
    });
  });
});

describe('whatever is changed in a log', () => {
  test('it is no log, or wrong somewhere, or right; and its prefix plays', () => {
    const short = json({ ...OPEN, actions: LOG.actions.slice(0, 40) });
    const junk = fc.oneof(
      fc.json().map((text) => JSON.parse(text)),
      fc.integer({ min: -1, max: 6 }),
      fc.constantFrom('roma', 'brick', 'tribune', 'land', 'pass', 'sell'),
    );
    const keys = (action: Any) => Object.keys(action);
    check(
      fc.property(fc.nat({ max: 39 }), fc.nat(), junk, (index, pick, value) => {
        const log = changed(short, ({ actions }) => {
          const names = keys(actions[index]);
          Object.defineProperty(actions[index], names[pick % names.length] ?? 'type', {
            value,
            enumerable: true,
          });
        });
        const { thrown, value: result } = outcome(() => validateLog(log));
        expect(thrown).toBeUndefined();
        const { ok } = result as LogValidation;
        if (!ok) expect((result as Bad).index).toBeGreaterThanOrEqual(index);
        const prefix = validPrefix(log);
        expect(prefix.actions.length >= index).toBe(true);
        expect(isOver(replay(prefix))).toBe(false);
      }),
      40,
    );
  });
});
