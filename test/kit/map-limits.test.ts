/** Maps that cannot be played with everything say so, in games, logs and states. */
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import { defineMap, type MapModule, refuse } from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { salt } from '../../src/modules/salt';
import { stateSvgWith } from '../../src/svg';
import { thrownBy } from '../support/scenario';

type Limit = NonNullable<MapModule['incompatible']>;

/** The board of Imperium under another name, with this limit. */
function limited(incompatible: Limit): MapModule {
  return defineMap({ ...imperium, id: 'salina', name: 'Salina', incompatible });
}

const noSalt: Limit = ({ modules }, players) => {
  if (modules.includes('salt')) {
    const message = 'There is enough salt in Salina.';
    return { code: 'INVALID_OPTIONS', message, details: { path: 'modules' } };
  }
  return players < 4
    ? undefined
    : { code: 'INVALID_OPTIONS', message: 'Three at most.', details: { path: 'players' } };
};

const library = createLibrary({ maps: [imperium, limited(noSalt)], modules: [salt] });
const GAME = { map: 'salina', players: 3, seed: 'limit' } as const;

describe('a map that cannot be played with everything', () => {
  test('is played with the rest', () => {
    const state = library.createGame(GAME);
    expect(library.validateLog(library.recordGame(GAME, [])).ok).toBe(true);
    expect(library.getMap('salina')).not.toHaveProperty('incompatible');
    expect(stateSvgWith(library)(state)).toContain('<title>Salina – ');
  });

  test('says so where a game begins', () => {
    const error = thrownBy(() => library.createGame({ ...GAME, modules: ['salt'] }));
    expect(error).toMatchObject({
      code: 'INVALID_OPTIONS',
      message: 'There is enough salt in Salina.',
      details: { path: 'modules' },
    });
    expect(thrownBy(() => library.createGame({ ...GAME, players: 4 }))).toMatchObject({
      code: 'INVALID_OPTIONS',
      details: { path: 'players' },
    });
    expect(library.createGame({ ...GAME, map: 'imperium', modules: ['salt'] }).map).toBe(
      'imperium',
    );
  });

  test('says so for states and logs', () => {
    const state = library.createGame(GAME);
    const salty = JSON.parse(JSON.stringify(state));
    salty.options.modules = ['salt'];
    expect(thrownBy(() => library.parseState(salty))).toMatchObject({
      code: 'INVALID_STATE',
      details: { path: 'options.modules' },
    });
    const log = library.recordGame(GAME, []);
    const saltyLog = { ...log, options: { ...log.options, modules: ['salt'] as const } };
    expect(thrownBy(() => library.validateLog(saltyLog)).message).toMatch(/enough salt/);
    const text = library.formatLog(log).replace('[Players', '[Modules "salt"]\n[Players');
    expect(thrownBy(() => library.parseLog(text)).message).toMatch(/enough salt/);
  });

  test('may refuse by throwing, as modules do', () => {
    const refusing = limited(() => refuse({ code: 'INVALID_OPTIONS', message: 'Never.' }));
    const { createGame } = createLibrary({ maps: [refusing] });
    expect(thrownBy(() => createGame(GAME))).toMatchObject({
      code: 'INVALID_OPTIONS',
      message: 'Never.',
    });
  });
});
