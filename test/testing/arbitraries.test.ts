import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as library from '../../src/index';
import { playRecipe, recipes } from '../../src/testing';

test('recipes sample every choice of modules, alone and in teams', () => {
  const sample = fc.sample(recipes(['italia', 'imperium']), { seed: 1, numRuns: 200 });
  const tables = sample.map(({ options }) => [options.teams ?? false, options.modules]);
  const found = new Set(tables.map((table) => JSON.stringify(table)));
  const wanted = [[], ['salt'], ['forum'], ['salt', 'forum']];
  const all = [false, true].flatMap((teams) => wanted.map((modules) => [teams, modules]));
  expect([...found].sort()).toEqual(all.map((table) => JSON.stringify(table)).sort());
});

test.each(['random', 'greedy'] as const)('R-12.1: a %s player plays with the forum', (strategy) => {
  const options = { map: 'italia', players: 2, seed: 'tiles', modules: ['forum'] as const };
  const { states, actions } = playRecipe(library, { options, strategy });
  const last = states.at(-1);
  expect(last !== undefined && library.isOver(last)).toBe(true);
  const types = new Set(actions.map(({ type }) => type));
  for (const type of ['chooseTile', 'takeTile', 'useTile'] as const) expect(types).toContain(type);
});
