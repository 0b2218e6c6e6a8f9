/** What a table is made with: whatever is wrong is named by its place, and nothing is shown. */
import { describe, expect, test } from 'vitest';
import * as concordia from '../../src/index';
import { checkTableEngine, checkTableSettings, checkTableView } from '../../src/table/settings';
import { thrownBy } from '../support/scenario';

const nothing = () => undefined;
const GIVEN = { seat: 0, words: {}, send: nothing, think: undefined, patience: 3, scheme: 'dark' };

describe('settings', () => {
  test('all that there are, and none', () => {
    expect(() => checkTableSettings(GIVEN)).not.toThrow();
    expect(() => checkTableSettings({ seat: 'spectator' })).not.toThrow();
    expect(() => checkTableSettings({})).not.toThrow();
  });

  test.each<[object, object]>([
    [{ send: 5 }, { path: 'send', expected: 'function', found: 'number' }],
    [{ takeBack: null }, { path: 'takeBack', expected: 'function', found: 'null' }],
    [{ seat: 0.5 }, { path: 'seat' }],
    [{ seat: 'livia' }, { path: 'seat' }],
    [{ words: 'German' }, { path: 'words', expected: 'object', found: 'string' }],
    [{ patience: '3' }, { path: 'patience', expected: 'number', found: 'string' }],
    [[], { expected: 'object', found: 'array' }],
  ])('%j', (wrong, details) => {
    const settings = Array.isArray(wrong) ? wrong : { ...GIVEN, ...wrong };
    const error = thrownBy(() => checkTableSettings(settings));
    expect(error).toMatchObject({ code: 'INVALID_INPUT', details });
  });

  test('one that there is not', () => {
    const error = thrownBy(() => checkTableSettings({ ...GIVEN, sead: 1 }));
    expect(error).toMatchObject({ code: 'INVALID_INPUT' });
    expect(String(error)).toMatch(/sead.*seat/);
  });
});

describe('an engine and a view', () => {
  const view = concordia.viewFor(
    concordia.createGame({ map: 'imperium', players: 2, seed: 'a' }),
    0,
  );

  test('of this package', () => {
    expect(() => checkTableEngine(concordia)).not.toThrow();
    expect(() => checkTableView(view)).not.toThrow();
  });

  test.each([null, undefined, 'engine'])('%j is no engine', (engine) => {
    const error = thrownBy(() => checkTableEngine(engine));
    expect(error).toMatchObject({ details: { path: 'engine', expected: 'engine' } });
  });

  test.each(['choices', 'screenModel', 'nameOf'])('an engine without %s', (name) => {
    const error = thrownBy(() => checkTableEngine({ ...concordia, [name]: undefined }));
    expect(error).toMatchObject({ details: { path: `engine.${name}`, expected: 'function' } });
  });

  test('a state is no view', () => {
    const { viewer: _viewer, ...state } = view;
    for (const wrong of [state, null, 'view', []]) {
      expect(thrownBy(() => checkTableView(wrong))).toMatchObject({ details: { path: 'view' } });
    }
  });
});
