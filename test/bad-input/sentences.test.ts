/** Whatever is built, and whether an error is thrown or returned: a whole sentence, in the words that were given. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describe, expect, test } from 'vitest';
import {
  chanceFromSeed,
  greedyWith,
  plannerWith,
  playOut,
  random,
  searcherWith,
} from '../../src/bots';
import { createEngine } from '../../src/core';
import { createFollower } from '../../src/follow';
import { type ConcordiaError, createLibrary } from '../../src/index';
import { defineBoard, defineMap, defineModule, defineRules } from '../../src/kit';
import { german } from '../../src/languages/de';
import { french } from '../../src/languages/fr';
import { japanese } from '../../src/languages/ja';
import { dutch } from '../../src/languages/nl';
import { polish } from '../../src/languages/pl';
import { createLogbook } from '../../src/log';
import { imperium } from '../../src/maps/imperium';
import { roma } from '../../src/maps/roma';
import { siciliaWith } from '../../src/maps/sicilia';
import { salt } from '../../src/modules/salt';
import { createNotation } from '../../src/notation';
import { createScorer } from '../../src/scoring';
import { createScreen } from '../../src/screen';
import { createSheets } from '../../src/sheets';
import { createSpeech } from '../../src/words';
import { asBuilt } from '../../tools/as-built';
import { FAULT_SAMPLES } from '../support/fault-samples';
import { type Any, changed, json, outcome } from './support';

const SRC = join(import.meta.dirname, '../../src');

/** Reason and facts in brackets, as nobody speaks: `unknown place (city novarria, unknown novarria, ...)`. */
const RAW_FACTS = /\(\w+ \w+, \w+ /;

/** The code in letters, where a sentence should be. */
function isRaw({ code, message }: Pick<ConcordiaError, 'code' | 'message'>): boolean {
  const letters = code.toLowerCase().replaceAll('_', ' ');
  return RAW_FACTS.test(message) || message.toLowerCase().startsWith(letters);
}

/** The sources as the package has them. */
const AS_BUILT: Plugin = {
  name: 'as-built',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: asBuilt(path, readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

async function bundleOf(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: SRC, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external: ['zod', 'zod/mini'],
    plugins: [AS_BUILT],
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? '';
}

const WAYS: Readonly<Record<string, string>> = {
  'an engine': `export { createEngine } from './core.ts'; export { imperium } from './maps/imperium/index.ts';`,
  'an engine with rules': `export { createEngine } from './core.ts'; export { roma } from './maps/roma/index.ts';`,
  'a logbook': `export * from './log.ts';`,
  'a follower': `export * from './follow.ts';`,
  speech: `export * from './words.ts';`,
  'a screen': `export * from './screen.ts';`,
  notation: `export * from './notation.ts';`,
  'a scorer': `export { createScorer } from './scoring.ts'; export { imperium } from './maps/imperium/index.ts';`,
  sheets: `export * from './sheets.ts';`,
  players: `export { analystWith, chanceFromSeed, evaluatorWith, greedyWith, plannerWith, playOut, random, searcherWith, turningPoints } from './bots.ts';`,
  pictures: `export * from './svg.ts';`,
  'a board in a page': `export * from './board.ts';`,
  matches: `export * from './boardgame.ts';`,
  definitions: `export * from './kit.ts';`,
  'tiles of one’s own': `export * from './maps/sicilia/index.ts';`,
};

/** Listening to events that nobody defines is for rules, and rules bring the words. */
const FOR_RULES = ['unknownEvent', 'notWrittenAsObject'];

describe('what brings a reason along brings its English words along', () => {
  test.each(Object.entries(WAYS))('in %s', async (_, contents) => {
    const text = await bundleOf(contents);
    const brought = Object.keys(FAULT_SAMPLES).filter((reason) => text.includes(`"${reason}"`));
    const needed = brought.filter((reason) => !FOR_RULES.includes(reason));
    const wordless = needed.filter((reason) => !new RegExp(`\\b${reason}(?::|\\()`).test(text));
    expect(wordless).toEqual([]);
    expect(brought.length).toBeGreaterThan(0);
  });
});

const OPTIONS = { map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' } as const;
const LANGUAGES = { en: {}, de: german, fr: french, ja: japanese, nl: dutch, pl: polish };

function rooms(words: object): Any {
  const engine: Any = createEngine({ maps: [imperium], words });
  const state = engine.createGame(OPTIONS);
  const begun = engine.applyAction(state, { type: 'playCard', seat: 0, card: 'architect' });
  const sheets = createSheets({ maps: [imperium], words });
  return {
    engine,
    logbook: createLogbook(engine),
    follower: createFollower(engine),
    speech: createSpeech(engine),
    screen: createScreen(engine),
    notation: createNotation(engine),
    sheets,
    state,
    begun,
    view: engine.viewFor(state, 1),
  };
}

/** Bad input, and whoever refuses it. */
const CALLS: Readonly<Record<string, (all: Any) => unknown>> = {
  'an unknown city': ({ engine, begun }) =>
    engine.applyAction(begun, { type: 'buildHouse', seat: 0, city: 'novarria' }),
  'an unknown province': ({ engine, state }) =>
    engine.applyAction(engine.applyAction(state, { type: 'playCard', seat: 0, card: 'prefect' }), {
      type: 'produceProvince',
      seat: 0,
      province: 'gallien',
    }),
  'an unknown route': ({ engine, begun }) =>
    engine.costOf(begun, { type: 'moveColonist', seat: 0, from: 'roma', to: 'land:roma~x' }),
  'the turn of another': ({ engine, state }) =>
    engine.applyAction(state, { type: 'playCard', seat: 1, card: 'mercator' }),
  'an action of another shape': ({ engine, state }) => engine.applyAction(state, { type: 'ave' }),
  'an unknown map': ({ engine }) => engine.createGame({ ...OPTIONS, map: 'atlantis' }),
  'a wrong option': ({ engine }) => engine.createGame({ ...OPTIONS, players: 9 }),
  'a state that cannot be': ({ engine, state }) =>
    engine.parseState(changed(state, (copy) => (copy.players[0].hand = []))),
  'a state in another round': ({ engine, state }) =>
    engine.parseState(changed(state, (copy) => (copy.turn = 2))),
  'a view of nothing': ({ engine }) => engine.parseView({ viewer: 7 }),
  'a seat that is not there': ({ engine, state }) => engine.legalActions(state, 7),
  'a log of another game': ({ logbook }) => logbook.replay({ format: 'ave' }),
  'an old log': ({ logbook }) =>
    logbook.replay({ format: 'concordia-log', version: 1, options: OPTIONS, actions: [] }),
  'events that do not follow': ({ follower, view }) => follower.follow(view, [{ type: 'ave' }]),
  'the events of a failure': ({ follower, state }) =>
    follower.eventsFor(state, { ok: false, error: 1 }, 0),
  'an action that is not one': ({ speech, state }) => speech.describeAction(state, 7),
  'an id that is not one': ({ speech }) => speech.nameOf(7, 'roma'),
  'a place that is not one': ({ screen, state }) => screen.describePlace(state, 7),
  'a text that is no log': ({ notation }) => notation.parseLog('[Map "Imperium"] ave'),
  'a sheet with an unknown card': ({ sheets }) =>
    sheets.scoreGame({ map: 'imperium', players: [{ name: 'Livia', cards: ['prefct'] }] }),
  'an impossible number of players': ({ sheets }) => sheets.cardsOf({ players: 7 }),
};

describe('bad input is refused in a sentence', () => {
  test.each(Object.entries(CALLS))('%s', (_, call) => {
    const { thrown } = outcome(() => call(rooms({})));
    expect(thrown).toBeDefined();
    expect([thrown?.message, thrown && isRaw(thrown)]).toEqual([thrown?.message, false]);
  });

  test('as the guide to small bundles builds it', () => {
    const engine = createEngine({ maps: [imperium] });
    const { validateLog, recordGame } = createLogbook(engine);
    createSpeech(engine);
    const played = recordGame(OPTIONS, [{ type: 'playCard', seat: 0, card: 'architect' }]);
    const log = changed(played, ({ actions }) => {
      actions.push({ type: 'buildHouse', seat: 0, city: 'novarria' });
    });
    const result = validateLog(log);
    expect(!result.ok && result.error.message).toBe(
      'There is no city novarria on Imperium; did you mean novaria?',
    );
  });

  const made: Readonly<Record<string, () => unknown>> = {
    'a logbook of nothing': () => createLogbook({} as Any),
    'words that are none': () => createSpeech(createEngine({ maps: [imperium] }), 7 as Any),
    'words of two languages': () =>
      createScreen(createEngine({ maps: [imperium] }), [german, french]),
    'an engine of nothing': () => createEngine({ maps: [{}] } as Any),
    'an engine of two equal maps': () => createEngine({ maps: [imperium, imperium] }),
    'two maps in one library': () => createLibrary({ maps: [roma, roma] }),
    'a scorer of nothing': () => createScorer({ maps: 7 } as Any),
    'a scorer’s sheet': () =>
      createScorer({ maps: [imperium] }).scoreGame({
        players: [{ name: 'Livia', cards: ['ave'] }],
      } as Any),
    'sheets with words that are none': () => createSheets({ words: 7 } as Any),
    'a board': () => defineBoard({} as Any),
    'a map': () => defineMap({ id: 'x' } as Any),
    'a module': () => defineModule({ id: 'x', name: 7 } as Any),
    rules: () => defineRules({ id: 'x', step: [] } as Any),
    tiles: () => siciliaWith({ coin: { count: 6 } }),
    'a planner of nothing': () => plannerWith({} as Any),
    'a greedy player of nothing': () => greedyWith({} as Any),
    'a searcher of nothing': () => searcherWith({} as Any),
    'a seed that is none': () => chanceFromSeed(7 as Any),
    'nothing to choose from': () => random.choose({}, [], () => 0),
  };

  test.each(Object.entries(made))('%s', (_, call) => {
    const { thrown } = outcome(call);
    expect(thrown).toBeDefined();
    expect([thrown?.message, thrown && isRaw(thrown)]).toEqual([thrown?.message, false]);
  });

  test.each(['abc', Number.NaN, {}, -1, 0.5, '1e9'])('%s actions to play out', (most) => {
    const { thrown } = outcome(() => {
      const { engine, state } = rooms({});
      return playOut(engine, state, random, chanceFromSeed('ludi'), most as Any);
    });
    expect(thrown).toMatchObject({ code: 'INVALID_INPUT', details: { path: 'maxActions' } });
    expect(thrown && isRaw(thrown)).toBe(false);
  });
});

/** Actions that are refused, for many reasons. */
const BAD_ACTIONS: readonly unknown[] = [
  { type: 'playCard', seat: 1, card: 'mercator' },
  { type: 'playCard', seat: 0, card: 'consul-ii' },
  { type: 'playCard', seat: 0, card: 'ave' },
  { type: 'playCard', seat: 0 },
  { type: 'takeCoins', seat: 0 },
  { type: 'buildHouse', seat: 0, city: 'novarria' },
  { type: 'buildHouse', seat: 0, city: 'carthago' },
  { type: 'produceProvince', seat: 0, province: 'gallien' },
  { type: 'ave' },
  { seat: 0, mony: 7 },
  undefined,
  7,
  [],
];

function said(error: ConcordiaError | undefined): Any {
  return error && json(error.toJSON());
}

describe('the same input has the same error, thrown or returned', () => {
  const inWords = Object.entries(LANGUAGES).flatMap(([tag, words]) =>
    [imperium, roma].map((map) => [tag, map.id, map, words] as const),
  );

  test.each(inWords)('in %s on %s', (tag, id, map, words) => {
    const options = { map: id, players: ['Livia', 'Gaius'], seed: 'ludi' };
    const bare: Any = createEngine({ maps: [map], modules: [salt], words });
    const library: Any = createLibrary({ maps: [map], modules: [salt], words });
    for (const engine of [bare, library]) {
      const logbook: Any = engine === library ? library : createLogbook(engine);
      const follower: Any = engine === library ? library : createFollower(engine);
      const start = engine.createGame(options);
      const log = logbook.recordGame(options, []);
      const begun = engine.applyAction(start, { type: 'playCard', seat: 0, card: 'architect' });
      for (const state of [start, begun, json(begun)]) {
        for (const action of BAD_ACTIONS) {
          const { thrown } = outcome(() => engine.applyAction(state, action));
          const { error } = engine.tryApplyAction(state, action);
          expect(said(error)).toEqual(said(thrown));
          expect(isRaw(error)).toBe(false);
          if (tag !== 'en') expect(error.message).not.toMatch(/^(There is|It is|Not a valid)/);
          const { thrown: previewed } = outcome(() => follower.preview(state, action));
          expect(said(previewed)?.message ?? said(error).message).toBe(said(error).message);
          if (state === start) {
            const found = logbook.validateLog({ ...log, actions: [action] });
            expect(said(found.error)).toEqual(said(error));
            const { thrown: replayed } = outcome(() => logbook.recordGame(options, [action]));
            expect(said(replayed)).toEqual(said(error));
          }
          if (engine === library) expect(library.why(state, action)).toEqual(said(error));
        }
      }
    }
  });

  test('with the names of the players (R-3.3)', () => {
    const { engine, state } = rooms({});
    const { error } = engine.tryApplyAction(state, { type: 'playCard', seat: 1, card: 'mercator' });
    expect(error.message).toBe('It is Livia’s turn to decide (play a card), not Gaius’s.');
  });
});
