/** The rulebook: every scenario of docs/rulebook, one test each. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as concordia from '../src/index';
import { runRules } from '../src/testing';

const FOLDER = 'docs/rulebook';

describe.each(readdirSync(FOLDER).filter((name) => name.endsWith('.rules')))('%s', (name) => {
  const { scenarios, failures } = runRules(concordia, readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const inScenarios = scenarios.flatMap(({ failure }) => failure ?? []);

  test('is written in the language of scenarios', () => {
    expect(failures.filter((failure) => !inScenarios.includes(failure))).toEqual([]);
  });

  test.each(scenarios)('$title', ({ failure }) => {
    expect(failure).toBeUndefined();
  });
});
