/** A game that strangers played by post: every number here was counted from what they wrote, by hand. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatLog, parseLog, replay, validateLog } from '../../src/index';
import { ROOT } from '../readme/markdown';

const LOG = parseLog(readFileSync(`${ROOT}docs/examples/by-post-3.concordia`, 'utf8'));

test('R-2.1, R-2.2: prices and gains tell the tokens and markers that nobody noted', () => {
  const { cityGoods, markers } = replay(LOG).board;
  expect(cityGoods).toMatchObject({
    aquileia: 'brick',
    sirmium: 'tool',
    novaria: 'tool',
    carthago: 'brick',
    massilia: 'food',
  });
  const provinces = ['italia', 'dacia', 'mauretania', 'gallia'];
  expect(provinces.map((id) => markers[id]?.good)).toEqual(['cloth', 'cloth', 'cloth', 'tool']);
});

test('R-5.1: the Praefectus Magnus went to the left twice, and stood there', () => {
  expect(validateLog(LOG)).toMatchObject({ ok: true, corrections: 2 });
  expect(LOG.corrections?.flatMap(({ changes }) => changes)).toEqual([
    { type: 'praefectusMagnus', seat: 0 },
    { type: 'praefectusMagnus', seat: 1 },
  ]);
  expect(replay(LOG).praefectusMagnus).toBe(1);
});

test('money and goods are those that the players had after fourteen turns', () => {
  const { players } = replay(LOG);
  expect(players.map(({ money }) => money)).toEqual([6, 9, 3]);
  expect(players[0]?.goods).toEqual({ brick: 2, food: 1, tool: 1, wine: 0, cloth: 1 });
});

test('it is read back from its normal form', () => {
  expect(parseLog(formatLog(LOG))).toEqual(LOG);
});
