/** The name of anything by its id, in English and in another language, and what is no id. */
import { describe, expect, test } from 'vitest';
import { createGame, createLibrary, getMap, nameOf, recordGame, replay } from '../../src/index';
import { german } from '../../src/languages/de/index';
import { imperium } from '../../src/maps/imperium/index';
import { thrownBy } from '../support/scenario';

const MAP = getMap('imperium');
const STATE = createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'names' });

describe('nameOf', () => {
  test.each([
    ['brick', 'brick'],
    ['architect', 'Architect'],
    ['prefect-bithynia', 'Prefect Bithynia'],
    ['londinium', 'Londinium'],
    ['britannia', 'Britannia'],
    ['land:novaria~roma', 'Novaria–Roma'],
    ['jupiter', 'Jupiter'],
  ])('%s is %s, on the map and in a game', (id, name) => {
    expect([nameOf(MAP, id), nameOf(STATE, id)]).toEqual([name, name]);
  });

  test('speaks the language of its library', () => {
    const { nameOf, getMap } = createLibrary({ maps: [imperium], words: german });
    const map = getMap('imperium');
    expect(['brick', 'wine', 'architect'].map((id) => nameOf(map, id))).toEqual([
      'Ziegel',
      'Wein',
      'Architekt',
    ]);
  });

  test('a player has a name in a game only', () => {
    expect(nameOf(STATE, 'player:1')).toBe('Gaius');
    expect(nameOf(MAP, 'player:1')).not.toBe('Gaius');
  });

  test('what is far too long is cut to 2,000 letters', () => {
    expect(nameOf(MAP, 'x'.repeat(3000)) === `${'x'.repeat(2000)}…`).toBe(true);
  });

  test.each([5, null, {}, ['roma']])('%j is no id', (id) => {
    const asked = nameOf as (where: typeof MAP, id: unknown) => string;
    expect(thrownBy(() => asked(MAP, id))).toMatchObject({
      code: 'INVALID_INPUT',
      reason: 'wrongType',
      details: { path: 'id', expected: 'string' },
    });
  });

  test.each([
    { cities: [{}] },
    { provinces: [{ id: 'a' }] },
    { fields: {} },
    { routes: [{ ends: [5] }] },
    { routes: [{ ends: ['a', 'b', 'c'] }] },
  ])('a map with %j has no names', (wrong) => {
    const asked = nameOf as (where: unknown, id: string) => string;
    const map = { cities: [], provinces: [], ...wrong };
    expect(thrownBy(() => asked(map, 'roma'))).toMatchObject({
      code: 'INVALID_INPUT',
      reason: 'noNames',
      details: { path: 'where' },
    });
  });
});

test('words that are none are named by their place', () => {
  const words = [german, 5] as never;
  expect(thrownBy(() => createLibrary({ maps: [imperium], words }))).toMatchObject({
    code: 'INVALID_LIBRARY',
    reason: 'notWords',
    details: { path: 'words[1]' },
  });
});

test('the error of a log names the players of the log', () => {
  const options = { map: 'imperium', players: ['Livia', 'Gaius'], seed: 'names' } as const;
  const wrong = { type: 'playCard', seat: 1, card: 'architect' } as const;
  const { message } = thrownBy(() => replay({ ...recordGame(options, []), actions: [wrong] }));
  expect(message).toContain('Livia');
  expect(message).toContain('Gaius');
});
