/** Cards in parts, costs in words, the colours of players, and the small words of screens. */
// answers for src/words
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/core';
import { createGame, describeCost, screenLabels, screenModel, viewFor } from '../../src/index';
import { german } from '../../src/languages/de/index';
import { imperium } from '../../src/maps/imperium';
import { createScreen } from '../../src/screen';
import { seatPaints } from '../../src/svg';
import { thrownBy } from '../support/scenario';

const state = createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' });
const model = screenModel(viewFor(state, 0));

test('a card says what it does and what it scores, each for itself (R-4.1, R-6.2)', () => {
  const architect = model.hands[0]?.items.find(({ card }) => card === 'architect');
  expect(architect?.face).toMatchObject({ roles: ['architect'], gods: ['jupiter'] });
  expect(architect?.face?.god).toBe(
    'At the end it counts for Jupiter: 1 point for each of your houses outside brick cities.',
  );
  expect(architect?.text).toBe(`${architect?.face?.role} ${architect?.face?.god}`);
  expect(architect?.face).not.toHaveProperty('price');
});

test('a card of the display says what it costs at its place (R-4.8)', () => {
  for (const { cost, face, label } of model.display.items) {
    expect(face?.price, label).toBe(describeCost(cost ?? {}));
  }
  // Hidden cards have no face.
  expect(model.hands[1]?.items.every(({ face }) => face === undefined)).toBe(true);
});

describe('a cost in words', () => {
  test.each([
    [{}, 'nothing'],
    [{ goods: { cloth: 1 }, any: 1 }, '1 cloth and 1 good of your choice'],
    [{ goods: { brick: 2 }, money: 3, steps: 1 }, '2 bricks, 3 sestertii and 1 step'],
  ])('%j', (cost, text) => {
    expect(describeCost(cost)).toBe(text);
  });

  test.each([
    [undefined, 'cost'],
    ['wine', 'cost'],
    [{ money: '3' }, 'cost.money'],
    [{ goods: { wine: Number.NaN } }, 'cost.goods.wine'],
    [{ goods: [] }, 'cost.goods'],
  ])('%j is none', (cost, path) => {
    const error = thrownBy(() => describeCost(cost as never));
    expect(error).toMatchObject({ code: 'INVALID_INPUT', details: { path } });
  });
});

test('players and decisions have the colours of the pieces', () => {
  const colors = seatPaints.slice(0, 2).map(({ fill }) => fill);
  expect(model.players.columns.map(({ color }) => color)).toEqual(colors);
  expect(model.decision).toMatchObject({ seats: [0], color: colors[0] });
});

test('the small words of a screen are those of its language', () => {
  expect(screenLabels().skip).toBe('Skip');
  const own = { screen: { labels: { skip: 'Schnell', takeBack: '' } } };
  const engine = createEngine({ maps: [imperium] });
  const labels = createScreen(engine, german).screenLabels();
  expect(labels).toMatchObject({ skip: 'Überspringen', display: 'Auslage' });
  expect(Object.keys(labels)).toEqual(Object.keys(screenLabels()));
  expect(createScreen(engine, own).screenLabels()).toMatchObject({
    skip: 'Schnell',
    takeBack: 'Take back',
  });
});
