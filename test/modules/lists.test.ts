/** Lists of maps and modules that the compiler cannot hold against those of all. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createGame, type RuleModule } from '../../src/index';
import * as maps from '../../src/maps';
import * as modules from '../../src/modules';
import { isListed, RULE_MODULES } from '../../src/new-game';
import { sheetModules } from '../../src/sheets';
import { thrownBy } from '../support/scenario';

const ours: readonly RuleModule[] = modules.allModules;

test('every folder of a module is one of all modules', () => {
  const folders = readdirSync(resolve(import.meta.dirname, '../../src/modules'), {
    withFileTypes: true,
  }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(folders.length).toBeGreaterThan(5);
  expect(ours.map(({ id }) => id).sort()).toEqual(folders.sort());
});

test('the entries of maps and of modules export each by itself', () => {
  expect(Object.values(maps)).toEqual(expect.arrayContaining([...maps.allMaps]));
  expect(Object.values(modules)).toEqual(expect.arrayContaining([...ours]));
});

test('the option `modules` can name those that no option of their own starts', () => {
  expect(RULE_MODULES).toEqual(ours.filter(isListed).map(({ id }) => id));
});

test('the option `modules` names each only once', () => {
  const options = { map: 'imperium', players: 2, seed: 'ludi' };
  const twice = () => createGame({ ...options, modules: ['salt', 'salt'] });
  expect(thrownBy(twice).toJSON()).toMatchObject({
    code: 'INVALID_OPTIONS',
    reason: 'moduleTwice',
    details: { path: 'modules' },
  });
});

test('score sheets know each module that changes them', () => {
  // Salt brings nothing to a sheet, but forms ask whether it was played.
  const changing = ours.filter(
    ({ id, rules: { deck, parties, scores }, sheet }) =>
      id === 'salt' || (deck ?? parties ?? scores ?? sheet) !== undefined,
  );
  expect(changing.length).toBeGreaterThan(2);
  expect(sheetModules.map(({ id }) => id)).toEqual(changing.map(({ id }) => id));
});
