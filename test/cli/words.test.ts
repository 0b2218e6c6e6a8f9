/** Actions as the command line tells them, by whoever does them; their words are in `test/languages/golden/told.txt`. */
import { expect, test } from 'vitest';
import { actionInWords } from '../../src/cli/fault';
import { languageNamed } from '../../src/cli/language';
import { namesOf } from '../../src/cli/printable-names';
import { createGame, type GameEvent, getMap, sentenceOf } from '../../src/index';

const ENGLISH = await languageNamed('en');
const STATE = createGame({ map: 'imperium', players: ['Anna', 'Ben'], seed: 'words' });
const NAMES = namesOf(getMap('imperium'), STATE.players, ENGLISH);

test.each<[unknown, string]>([
  [{ type: 'playCard', seat: 0, card: 'mercator-ii' }, 'Anna: Play Mercator II'],
  [{ type: 'copyCard', seat: 0, from: 1 }, 'Anna: Copy the top card of Ben'],
  [{ type: 'takeCoins', seat: 1 }, 'Ben: Take the coins of the bonus markers'],
  [{ type: 'pass', seat: 5 }, 'seat 5: Pass'],
  // What is no action stays as it is written.
  [{ type: 'useTile', seat: 0, tile: 'victoria' }, '{"type":"useTile","seat":0,"tile":"victoria"}'],
  [{ type: 'fly' }, '{"type":"fly"}'],
  [undefined, 'nothing'],
  ['x'.repeat(300), `"${'x'.repeat(199)}… (102 more characters)`],
])('%o', (action, words) => {
  expect(actionInWords(STATE, action, NAMES, ENGLISH)).toBe(words);
});

test.each<[string, object]>([
  [
    'R-12.1: a new row',
    {
      type: 'forumRefilled',
      row: ['numerius', 'julius', null, null],
      stack: 0,
      next: null,
    },
  ],
  ['a new display', { type: 'displayRefilled', display: [] }],
])('%s has no words', (_, event) => {
  expect(sentenceOf(STATE, { ...event, because: {} } as GameEvent)).toBeUndefined();
});
