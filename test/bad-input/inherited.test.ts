/** What all objects of a program inherit is nobody's input. */
// answers for src/model
import { afterEach, expect, test } from 'vitest';
import { createGame, parseState, recordGame, replay } from '../../src/index';
import { thrownBy } from '../support/scenario';

const OPTIONS = { map: 'imperium', players: 2, seed: 'ludi' } as const;
const GAME = createGame(OPTIONS);
const OTHER = createGame({ ...OPTIONS, seed: 'other' });

function inherit(name: string, value: unknown): void {
  Reflect.set(Object.prototype, name, value);
}

afterEach(() => {
  for (const name of Object.keys(Object.prototype)) Reflect.deleteProperty(Object.prototype, name);
});

test('a set-up that every object has decides no shuffle', () => {
  inherit('setup', { cityGoods: OTHER.board.cityGoods });
  expect(JSON.stringify(createGame(OPTIONS))).toBe(JSON.stringify(GAME));
});

test('neither does a seed', () => {
  inherit('seed', 'ludi');
  expect(thrownBy(() => createGame({ map: 'imperium', players: 2 })).details.path).toBe('seed');
});

test('nor does an option play a variant', () => {
  inherit('startingGoods', 'bought');
  expect(JSON.stringify(createGame(OPTIONS))).toBe(JSON.stringify(GAME));
});

test('states and logs are read as they are', () => {
  const log = recordGame(OPTIONS, []);
  // Schemas are zod's, and it looks at them when the first input comes.
  for (const read of [parseState, replay]) expect(() => read({} as never)).toThrow();
  parseState(JSON.parse(JSON.stringify(GAME)));
  replay(log);
  inherit('seat', 1);
  inherit('depth', 3);
  expect(JSON.stringify(parseState(JSON.parse(JSON.stringify(GAME))))).toBe(JSON.stringify(GAME));
  expect(JSON.stringify(replay(log))).toBe(JSON.stringify(GAME));
});
