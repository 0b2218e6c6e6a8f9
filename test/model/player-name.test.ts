/** Names that look the same are the same, and a name can be seen. */
import { describe, expect, test } from 'vitest';
import { createGame, parseState } from '../../src/index';
import { type PlayerSheet, scoreGame } from '../../src/scoring';
import { thrownBy } from '../support/scenario';

const newGame = (...players: readonly string[]) =>
  createGame({ map: 'imperium', players, seed: 'ludi' });

const sheetOf = (name: string): PlayerSheet => ({
  name,
  cards: ['senator'],
  houses: { byGood: {}, provinces: 0 },
  colonists: 2,
  money: 0,
  goods: {},
});

const ALIKE: readonly (readonly [string, string, string])[] = [
  ['composed and not', 'Andr\u00e9', 'Andre\u0301'],
  ['two marks in another order', 'a\u0323\u0307', 'a\u0307\u0323'],
  ['a variation selector', 'Livia', 'Livia\ufe0f'],
  ['a variation selector between a letter and its accent', 'Andr\u00e9', 'Andre\ufe00\u0301'],
  ['a filler of Hangul', 'Livia', 'Li\u3164via'],
  ['a joiner of graphemes', 'Livia', 'Livi\u034fa'],
  ['an empty pattern of braille', 'Livia', 'Livia\u2800'],
  ['another blank', 'Livia Augusta', 'Livia\u00a0Augusta'],
  ['more blanks', 'Livia Augusta', 'Livia  Augusta'],
];

describe.each(ALIKE)('%s', (_, one, other) => {
  test('is the same name of two players', () => {
    const wanted = { reason: 'nameTwice', details: { name: other } };
    expect(thrownBy(() => newGame(one, other))).toMatchObject({
      code: 'INVALID_OPTIONS',
      ...wanted,
    });
    const state = JSON.parse(JSON.stringify(newGame(one, 'Gaius')));
    state.players[1].name = other;
    expect(thrownBy(() => parseState(state))).toMatchObject({ code: 'INVALID_STATE', ...wanted });
    const players = [one, other].map((name) => sheetOf(name));
    expect(thrownBy(() => scoreGame({ players }))).toMatchObject({
      code: 'INVALID_SHEET',
      ...wanted,
    });
  });

  test('stays as it is written', () => {
    expect(newGame(other, 'Gaius').players[0]?.name).toBe(other);
  });
});

test.each([
  ['different letters', 'Livia', 'livia'],
  ['an accent', 'Andre', 'Andr\u00e9'],
  ['letters for private use', 'Livia\ue000', 'Livia\ue001'],
  ['letters that no Unicode has yet', 'Livia\u{3fffd}', 'Livia'],
])('%s make two names', (_, one, other) => {
  expect(newGame(one, other).players.map(({ name }) => name)).toEqual([one, other]);
});

test.each(['\u3164', '\u115f', '\u2800', '\u034f', '\ufe0f', '\u3164\u2800\u115f'])(
  'a name of %j cannot be seen',
  (name) => {
    const wanted = { reason: 'nothingToSee', details: { path: 'players[0]' } };
    expect(thrownBy(() => newGame(name, 'Gaius'))).toMatchObject(wanted);
  },
);
