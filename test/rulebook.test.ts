/** The rulebook: every scenario of docs/rulebook, one test each. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as concordia from '../src/index';
import { runRules } from '../src/testing';
import { untoldIn } from './support/untold';

const FOLDER = 'docs/rulebook';
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.rules'));

/** Rules that no scenario can show, and why. */
const WITHOUT_SCENARIO = ['R-13.1']; // It says that the solo modes are left out.

test('every rule has a scenario', () => {
  const rules = [...readFileSync('docs/rules.md', 'utf8').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)];
  const shown = FILES.flatMap((name) =>
    readFileSync(`${FOLDER}/${name}`, 'utf8')
      .split('\n')
      .flatMap((line) => /^R-[^:]*(?=:)/.exec(line)?.[0].split(', ') ?? []),
  );
  const missing = rules.flatMap(([, rule = '']) => (shown.includes(rule) ? [] : [rule]));
  expect(missing).toEqual(WITHOUT_SCENARIO);
});

describe.each(FILES)('%s', (name) => {
  const { scenarios, failures } = runRules(concordia, readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const inScenarios = scenarios.flatMap(({ failure }) => failure ?? []);

  test('is written in the language of scenarios', () => {
    expect(failures.filter((failure) => !inScenarios.includes(failure))).toEqual([]);
  });

  test.each(scenarios)('$title', (scenario) => {
    expect(scenario.failure).toBeUndefined();
    expect(untoldIn(scenario)).toEqual([]);
  });
});
