/** What players and judges that play on do with options, positions and rules that are wrong. */
import { describe, expect, test } from 'vitest';
import {
  type AnalysisOptions,
  analyse,
  analystWith,
  chanceFromSeed,
  evaluate,
  evaluatorWith,
  greedy,
  planner,
  plannerWith,
  playOut,
  random,
  type SimOptions,
  type Strategy,
  searcher,
  searcherWith,
  WEIGHTS,
} from '../../src/bots';
import * as library from '../../src/index';
import { ConcordiaError, createGame, type GameState, viewFor } from '../../src/index';
import { thrownBy } from '../support/scenario';
import { toyLibrary, two } from '../support/toy-map';

const TABLE = { map: 'imperium', players: 2, seed: 'bad' } as const;
const START = createGame(TABLE);
const GAME = playOut(library, START, planner, chanceFromSeed('bad'), 3000);
const END = GAME.states.at(-1) ?? START;
const LOG = library.recordGame(TABLE, GAME.actions);
const SHORT = library.recordGame(TABLE, GAME.actions.slice(0, 4));
/** Nobody who writes TypeScript could pass them. */
const wrong = <T>(value: unknown): T => value as T;

async function rejection(answer: () => Promise<unknown>): Promise<unknown> {
  try {
    await answer();
  } catch (error) {
    return error;
  }
  return expect.fail('It was accepted.');
}

async function codeOf(answer: () => Promise<unknown>): Promise<unknown> {
  const error = await rejection(answer);
  return error instanceof ConcordiaError ? error.code : error;
}

async function all(log: library.GameLog, options?: AnalysisOptions) {
  const moments = [];
  for await (const moment of analyse(log, options)) moments.push(moment);
  return moments;
}

function refusedBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error instanceof ConcordiaError ? error.code : error;
  }
  return undefined;
}

/** Timers that keep a program from ending. */
const timers = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

const NO_OPTIONS: readonly (readonly [string, unknown])[] = [
  ['fewer sims than none', { sims: -1 }],
  ['sims that are no number', { sims: Number.NaN }],
  ['half a sim', { sims: 1.5 }],
  ['a million million sims', { sims: 1e12 }],
  ['sims in words', { sims: '8' }],
  ['a seed that is no text', { seed: 1 }],
  ['a signal that is none', { signal: {} }],
  ['half a signal', { signal: { aborted: false } }],
  ['a signal in words', { signal: 'stop' }],
  ['no options', null],
  ['a list', 'fast'],
];

describe('options', () => {
  test.each(NO_OPTIONS)('%s are refused by all', async (_, options) => {
    expect(refusedBy(() => searcher(wrong(options)))).toBe('INVALID_INPUT');
    expect(await codeOf(() => evaluate(START, wrong(options)))).toBe('INVALID_INPUT');
    expect(await codeOf(() => all(SHORT, wrong(options)))).toBe('INVALID_INPUT');
  });

  test.each([-1, Number.NaN, 1e12, '5'])('%s milliseconds are refused', (ms) => {
    expect(refusedBy(() => searcher(wrong({ ms })))).toBe('INVALID_INPUT');
  });

  test('no sims are too few to judge a position by', async () => {
    expect(await codeOf(() => evaluate(START, { sims: 0 }))).toBe('INVALID_INPUT');
    expect(await codeOf(() => all(SHORT, { sims: 0 }))).toBe('INVALID_INPUT');
  });

  test('a report that is no function is refused', async () => {
    const options = wrong<AnalysisOptions>({ sims: 1, onProgress: 'yes' });
    expect(await codeOf(() => all(SHORT, options))).toBe('INVALID_INPUT');
  });

  test.each(['searcherWith', 'evaluatorWith', 'analystWith'] as const)(
    '%s refuses what is no library',
    (name) => {
      const makers = { searcherWith, evaluatorWith, analystWith };
      const make: (none: never) => unknown = makers[name];
      for (const none of [undefined, null, {}, 'concordia']) {
        expect(refusedBy(() => make(wrong(none)))).toBe('INVALID_INPUT');
      }
    },
  );
});

describe('a searcher without time plays like the planner', () => {
  const aborted = AbortSignal.abort();
  test.each([
    ['no sims', { sims: 0 }],
    ['no milliseconds', { ms: 0 }],
    ['a signal that was aborted before', { sims: 8, signal: aborted }],
  ] as const)('%s', (_, options) => {
    const { actions } = playOut(library, START, searcher(options), chanceFromSeed('bad'), 40);
    expect(actions).toEqual(GAME.actions.slice(0, 40));
  });

  test('and from the moment on at which its signal is aborted', () => {
    const control = new AbortController();
    const player = searcher({ sims: 2, signal: control.signal });
    const before = playOut(library, START, player, chanceFromSeed('bad'), 10);
    control.abort();
    const from = before.states.at(-1) ?? START;
    const [own, usual] = [player, planner].map(
      (one) => playOut(library, from, one, chanceFromSeed('bad'), 20).actions,
    );
    expect(own).toEqual(usual);
  });
});

describe('an aborted signal', () => {
  const reason = new Error('enough');

  test('from before: nothing is begun, and its reason is what is thrown', async () => {
    const signal = AbortSignal.abort(reason);
    expect(await rejection(() => evaluate(START, { sims: 4, signal }))).toBe(reason);
    expect(await rejection(() => all(SHORT, { sims: 4, signal }))).toBe(reason);
  });

  test('in the middle: an evaluation ends, and leaves no timer', async () => {
    const before = timers();
    const control = new AbortController();
    const answer = rejection(() => evaluate(START, { sims: 1_000_000, signal: control.signal }));
    setTimeout(() => control.abort(reason), 20);
    expect(await answer).toBe(reason);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  test('in the middle: an analysis ends, and leaves no timer', async () => {
    const before = timers();
    const control = new AbortController();
    const onProgress = (done: number) => {
      if (done === 2) control.abort(reason);
    };
    const options = { sims: 1, signal: control.signal, onProgress };
    expect(await rejection(() => all(LOG, options))).toBe(reason);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  test('a loop that is left ends the analysis', async () => {
    const before = timers();
    const told: number[] = [];
    const options = { sims: 1, onProgress: (done: number) => told.push(done) };
    for await (const { turn } of analyse(LOG, options)) if (turn === 2) break;
    expect(told).toEqual([1, 2]);
    expect(timers()).toBeLessThanOrEqual(before);
  });
});

describe('players', () => {
  const view = viewFor(START, 0);
  const actions = library.legalActions(START);
  const chance = chanceFromSeed('bad');
  const PLAYERS = [planner, greedy, random, searcher({ sims: 1 })];

  test.each(PLAYERS)('$name says what is wrong with what it is given', (player) => {
    const choose: Strategy['choose'] = player.choose;
    const ask = (...asked: readonly unknown[]) =>
      refusedBy(() => choose(...wrong<Parameters<typeof choose>>(asked)));
    expect(ask(view, [], chance)).toBe('INVALID_INPUT');
    expect(ask(view, undefined, chance)).toBe('INVALID_INPUT');
    if (player === random) return;
    expect(ask(undefined, actions, chance)).toBe('INVALID_INPUT');
    expect(ask({}, actions, chance)).toBe('INVALID_INPUT');
  });

  test('a searcher refuses a history that is none', () => {
    const history = wrong<undefined>({ guess: 5 });
    const choose = () => searcher({ sims: 1 }).choose(view, actions, chance, history);
    expect(refusedBy(choose)).toBe('INVALID_INPUT');
  });

  test('gains of nothing are none, and gains of no view are refused', () => {
    expect(planner.gains(view, [])).toEqual([]);
    expect(planner.gains(END, actions)).toEqual(actions.map(() => 0));
    for (const none of [undefined, null, {}]) {
      expect(refusedBy(() => planner.gains(wrong(none), actions))).toBe('INVALID_INPUT');
    }
    expect(refusedBy(() => planner.gains(view, wrong(undefined)))).toBe('INVALID_INPUT');
    const foreign = wrong<library.Action>({ type: 'pass', seat: 0 });
    expect(refusedBy(() => planner.gains(view, [foreign]))).toBe('WRONG_DECISION');
  });

  test.each([
    ['no number', { ...WEIGHTS, card: Number.NaN }, 'weights.card'],
    ['no end', { ...WEIGHTS, decay: Number.POSITIVE_INFINITY }, 'weights.decay'],
    ['words', { ...WEIGHTS, house: '2' }, 'weights.house'],
    ['one alone', { future: 1 }, 'weights.money'],
    ['a text', 'heavy', 'weights.future'],
    ['nothing', null, 'weights.future'],
  ])('weights that are %s are refused', (_, weights, path) => {
    const make = () => plannerWith(library, wrong(weights));
    expect(thrownBy(make)).toMatchObject({
      code: 'INVALID_INPUT',
      details: { path, expected: 'number' },
    });
  });

  test.each([undefined, null, {}, 'planner', [planner, {}]])('playOut refuses %s', (players) => {
    const play = () => playOut(library, START, wrong<typeof planner>(players), chance, 4);
    expect(refusedBy(play)).toBe('INVALID_INPUT');
  });
});

describe('positions', () => {
  test('R-6.3: a finished game is not played on: chances are 1 and 0, points those of the end', async () => {
    const { players } = library.finalScores(END);
    for (const position of [END, viewFor(END, 0), viewFor(END, 'spectator')]) {
      const { sims, seats } = await evaluate(position, { sims: 4 });
      expect(sims).toBe(0);
      expect(seats.map(({ chance }) => chance)).toEqual(
        players.map(({ rank }) => (rank === 1 ? 1 : 0)),
      );
      expect(seats.map(({ points }) => points)).toEqual(players.map(({ total }) => total));
      expect(seats.map(({ chanceError, pointsError }) => [chanceError, pointsError])).toEqual([
        [0, 0],
        [0, 0],
      ]);
    }
  });

  test.each([0, 1, 'spectator'] as const)('R-3.1: a view of %s is enough', async (viewer) => {
    const { sims, seats } = await evaluate(viewFor(START, viewer), { sims: 2 });
    expect(sims).toBe(2);
    expect(seats.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });

  test.each([
    ['nothing', undefined],
    ['an object', {}],
    ['a list', []],
    ['a text', 'imperium'],
    ['a state that was changed', { ...START, turn: -1 }],
    ['an object with players', { players: [], decision: null }],
  ])('%s is none', async (_, position) => {
    const answer = () => evaluate(wrong<GameState>(position), { sims: 1 });
    expect(await codeOf(answer)).toBe('INVALID_STATE');
  });
});

describe('logs', () => {
  test('an illegal action is refused as it is elsewhere', async () => {
    const actions = SHORT.actions.with(2, { type: 'playCard', seat: 1, card: 'consul-ii' });
    const log = { ...SHORT, actions };
    const validated = library.validateLog(log);
    const error = validated.ok ? undefined : validated.error.code;
    expect(error).toBeDefined();
    expect(await codeOf(() => all(log, { sims: 1 }))).toBe(error);
  });

  test.each([
    ['nothing', undefined],
    ['an object', {}],
    ['a text', 'concordia-log'],
    ['actions that are none', { ...SHORT, actions: [null] }],
    ['no actions', { ...SHORT, actions: undefined }],
  ])('%s is none', async (_, log) => {
    const code = await codeOf(() => all(wrong(log), { sims: 1 }));
    expect(['INVALID_LOG', 'INVALID_ACTION']).toContain(code);
  });
});

describe('rules that throw', () => {
  const broken = toyLibrary({
    on: {
      turnEnded() {
        throw new Error('no');
      },
    },
  });
  const state = broken.createGame({ map: 'toy', players: 2, modules: [two.id], seed: 'bad' });
  const options: SimOptions = { sims: 1 };

  test('are named by whoever plays on', async () => {
    const before = timers();
    const player = searcherWith(broken, options);
    const choose = () =>
      player.choose(broken.viewFor(state, 0), broken.legalActions(state), chanceFromSeed('x'));
    expect(refusedBy(choose)).toBe('INVALID_RULES');
    expect(await codeOf(() => evaluatorWith(broken)(state, options))).toBe('INVALID_RULES');
    const log = broken.recordFrom(state, []);
    const first = () => analystWith(broken)(log, options).next();
    expect(await codeOf(first)).toBe('INVALID_RULES');
    expect(timers()).toBeLessThanOrEqual(before);
  });
});
