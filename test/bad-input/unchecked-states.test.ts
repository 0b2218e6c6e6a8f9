/** What is said of states that nobody has checked. */
// answers for src/engine
import { expect, test } from 'vitest';
import { createGame, describeDecision } from '../../src/index';
import { ITALIA, json } from './support';

test('names are those that are there now', () => {
  const state = json(createGame(ITALIA));
  expect(describeDecision(state)).toBe('Player 1 plays a card');
  state.players[0].name = 'Livia';
  expect(describeDecision(state)).toBe('Livia plays a card');
});

test('a name of any length makes a text of a length that can be read', () => {
  const state = json(createGame(ITALIA));
  state.players[0].name = 'a'.repeat(3_000_000);
  expect(describeDecision(state).length).toBeLessThan(3000);
});
