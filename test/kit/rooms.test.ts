/** An engine, and what is made from it: each room does what the whole library does, and takes nothing else. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createEngine } from '../../src/core';
import { createFollower } from '../../src/follow';
import { createLibrary } from '../../src/index';
import { defineMap, defineModule, defineRules, part } from '../../src/kit';
import { french } from '../../src/languages/fr';
import { createLogbook } from '../../src/log';
import { imperium } from '../../src/maps/imperium';
import { salt } from '../../src/modules/salt';
import { createNotation } from '../../src/notation';
import { createScreen } from '../../src/screen';
import { createSpeech } from '../../src/words';
import { thrownBy } from '../support/scenario';

const parts = { maps: [imperium], modules: [salt] } as const;
const options = { map: 'imperium', players: ['Livia', 'Gaius'], modules: ['salt'], seed: 'ludi' };
const engine = createEngine(parts);
const library = createLibrary(parts);
const actions = [
  { type: 'playCard', seat: 0, card: 'mercator' },
  { type: 'pass', seat: 0 },
] as const;

describe('rooms made from an engine', () => {
  const logbook = createLogbook(engine);
  const notation = createNotation(engine);
  const speech = createSpeech(engine);
  const follower = createFollower(engine);
  const screen = createScreen(engine);
  const state = actions.reduce(engine.applyAction, engine.createGame(options));

  test('the engine plays as the library does', () => {
    expect(state).toEqual(actions.reduce(library.applyAction, library.createGame(options)));
    expect(engine.choices(state)).toEqual(library.choices(state));
  });

  test('and has no logs, no text, no sheets and no counts', () => {
    const others = Object.keys(library).filter((name) => !(name in engine));
    const rooms = [logbook, notation, speech, follower, screen].flatMap((room) =>
      Object.keys(room),
    );
    const scorer = ['scoreGame', 'scoreIntermediate', 'parseSheet', 'sheetWarnings', 'sheetSchema'];
    const more = ['definition', 'perft', 'why'];
    expect(others.sort()).toEqual([...rooms, ...scorer, ...more].sort());
  });

  test('views that follow', () => {
    const before = engine.createGame(options);
    const result = engine.tryApplyAction(before, actions[0]);
    if (!result.ok) throw result.error;
    const events = follower.eventsFor(before, result, 1);
    expect(events).toEqual(library.eventsFor(before, result, 1));
    expect(follower.follow(engine.viewFor(before, 1), events)).toEqual(
      engine.viewFor(result.state, 1),
    );
  });

  test('logs', () => {
    const log = logbook.recordGame(options, actions);
    expect(log).toEqual(library.recordGame(options, actions));
    expect(logbook.validateLog(log)).toEqual(library.validateLog(log));
    expect(logbook.logFor(log, 1)).toEqual(library.logFor(log, 1));
  });

  test('text', () => {
    const text = library.formatLog(library.recordGame(options, actions));
    expect(notation.formatLog(library.recordGame(options, actions))).toBe(text);
    expect(notation.parseLog(text)).toEqual(library.parseLog(text));
  });

  test('words, those of the engine or others', () => {
    expect(speech.describeDecision(state)).toBe(library.describeDecision(state));
    expect(createSpeech(engine, french).describeDecision(state)).toBe('Gaius joue une carte');
    const spoken = createEngine({ ...parts, words: french });
    expect(createSpeech(spoken).describeDecision(state)).toBe('Gaius joue une carte');
    expect(createSpeech(spoken, {}).describeDecision(state)).toBe('Gaius plays a card');
  });

  test('what is wrong with the parts is said in their own words', () => {
    const wrong = { maps: 7, words: french };
    const error = thrownBy(() => Reflect.apply(createEngine, undefined, [wrong]));
    expect(error.message).toContain('les plateaux et les modules doivent être des listes');
  });

  test('what is wrong with a part of a state is said in the words of its rules', () => {
    const wells = part({
      id: 'wells',
      schema: z.strictObject({}),
      audit: () => ({ reason: 'wellDry' }),
    });
    const dry = defineModule({
      id: 'wells',
      rules: defineRules({
        id: 'wells',
        parts: [wells],
        setUp: (transition) => wells.write(transition, {}),
        faults: { wellDry: () => 'the well is dry' },
      }),
    });
    const own = createEngine({ maps: [imperium], modules: [dry] });
    const state = own.createGame({ map: 'imperium', players: 2, modules: ['wells'], seed: 'ludi' });
    expect(thrownBy(() => own.parseState(structuredClone(state))).message).toContain(
      'the well is dry',
    );
  });

  test('what a screen shows', () => {
    const view = engine.viewFor(state, 1);
    expect(screen.screenModel(view)).toEqual(library.screenModel(view));
    expect(screen.describeCard('senator')).toEqual(library.describeCard('senator'));
  });

  test('errors have the names of the players', () => {
    const wrong = () => engine.applyAction(state, { type: 'pass', seat: 0 });
    expect(thrownBy(wrong)).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(thrownBy(wrong).message).toBe(
      thrownBy(() => library.applyAction(state, { type: 'pass', seat: 0 })).message,
    );
  });

  test('a library will do for an engine', () => {
    const log = library.recordGame(options, actions);
    expect(createNotation(library).formatLog(log)).toBe(library.formatLog(log));
  });

  test.each([
    ['logs', createLogbook],
    ['text', createNotation],
    ['words', createSpeech],
    ['screens', createScreen],
  ])('nothing else will do: %s', (_, create) => {
    for (const other of [undefined, null, {}, { ...engine }, 'engine', () => engine]) {
      expect(thrownBy(() => create(other as never))).toMatchObject({
        code: 'INVALID_INPUT',
        details: { path: 'engine' },
      });
    }
  });
});

describe('parts of an engine', () => {
  const { rules: _rules, ...board } = imperium;
  const rules = defineRules({ id: 'own' });

  test('come from defineMap and defineModule', () => {
    const map = defineMap({ ...board, id: 'own' });
    const own = createEngine({ maps: [map], modules: [defineModule({ id: 'own', rules })] });
    expect(own.mapIds()).toEqual(['own']);
  });

  test.each([
    ['a board that nobody has checked', { maps: [{ ...board }] }, 'maps[0]', 'defineMap'],
    ['no map', { maps: [imperium, null] }, 'maps[1]', 'defineMap'],
    [
      'a module that nobody has checked',
      { maps: [imperium], modules: [salt, { id: 'own', rules }] },
      'modules[1]',
      'defineModule',
    ],
  ])('are refused otherwise: %s', (_, parts, path, door) => {
    expect(thrownBy(() => createEngine(parts as never))).toMatchObject({
      code: 'INVALID_LIBRARY',
      reason: 'notDefined',
      details: { path, door },
    });
  });

  test('are checked by createLibrary, which takes raw ones', () => {
    expect(createLibrary({ maps: [{ ...board, id: 'own' }] }).mapIds()).toEqual(['own']);
    expect(thrownBy(() => createLibrary({ maps: [{ ...board, name: 3 }] as never }))).toMatchObject(
      {
        code: 'INVALID_MAP',
      },
    );
  });
});
