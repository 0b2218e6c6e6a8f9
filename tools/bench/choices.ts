/** `choices`, what a screen shows of a decision, against `legalActions` of the same states. */
import { deepEqual } from 'node:assert/strict';
import { choices, type GameState, legalActions } from '../../src/index';
import type { Recorded } from './games';
import { measure, timeOf } from './measure';
import { type Section, slower } from './report';

export function benchChoices(games: readonly Recorded[]): Section {
  const states = games.flatMap((game) => game.states);
  for (const state of states) {
    const open = choices(state).filter(({ refusal }) => refusal === undefined);
    deepEqual(
      open.map(({ action }) => action),
      legalActions(state),
      'choices',
    );
  }
  const count = states.length;
  // A screen shows one decision and forgets the one before.
  const listed = (list: (state: GameState) => readonly unknown[]) => () =>
    states.reduce((sum, state) => sum + list(state).length, 0);
  const times = measure([
    { name: 'choices', count, run: listed(choices) },
    { name: 'legalActions', count, run: listed(legalActions) },
  ]);
  const [all, legal] = [timeOf(times, 'choices'), timeOf(times, 'legalActions')];
  return {
    title: 'choices, with costs and reasons in words, against legalActions of the same states',
    rows: [slower('choices, per decision', all, ['legalActions', legal], 2)],
  };
}
