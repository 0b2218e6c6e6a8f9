/** The workflows of the repository: they run what there is, on every Node.js that is supported, with the rights they need. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { engines, scripts } from '../../package.json';

const FOLDER = resolve(import.meta.dirname, '../../.github/workflows');

const Rights = z.record(z.string(), z.string());

const Step = z.looseObject({
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  env: z.optional(z.record(z.string(), z.string())),
});

const Workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: Rights,
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: z.optional(Rights),
      'timeout-minutes': z.optional(z.number()),
      strategy: z.optional(z.looseObject({ matrix: z.record(z.string(), z.array(z.number())) })),
      steps: z._default(z.array(Step), []),
      uses: z.optional(z.string()),
    }),
  ),
});

const workflows = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [
    file,
    Workflow.parse(parse(readFileSync(resolve(FOLDER, file), 'utf8'))),
  ]),
);

/** Beyond reading the repository, by workflow and job. */
const RIGHTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The pull request of a release, its tag, and the statement of where it was built.
  'release.yml release': { contents: 'write', 'pull-requests': 'write', 'id-token': 'write' },
  'site.yml deploy': { pages: 'write', 'id-token': 'write' },
};

test('there are workflows for tests, nights, releases and the site', () => {
  expect(Object.keys(workflows).sort()).toEqual([
    'nightly.yml',
    'release.yml',
    'site.yml',
    'test.yml',
  ]);
});

test('tests run on the first Node.js that is supported and on 22 and 24, releases only after them', () => {
  const tests = workflows['test.yml'];
  expect(Object.keys(tests?.on ?? {})).toEqual(['push', 'pull_request', 'workflow_call']);
  const versions = tests?.jobs.test?.strategy?.matrix.node ?? [];
  expect(versions).toEqual([20, 22, 24]);
  expect(engines.node).toBe(`>=${versions[0]}`);
  expect(workflows['release.yml']?.jobs.test?.uses).toBe('./.github/workflows/test.yml');
  expect(workflows['release.yml']?.jobs.release?.needs).toBe('test');
});

test('a release is published with its provenance', () => {
  const steps = workflows['release.yml']?.jobs.release?.steps ?? [];
  const publishing = steps.filter(({ uses }) => uses?.startsWith('changesets/action@'));
  expect(publishing.map(({ env }) => env?.NPM_CONFIG_PROVENANCE)).toEqual(['true']);
});

describe.each(Object.entries(workflows))('%s', (file, { permissions, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('every script that it calls is there', () => {
    const commands = steps.flatMap(({ run = '', with: inputs = {} }) => [
      run,
      ...Object.values(inputs).map(String),
    ]);
    const called = commands.flatMap((command) =>
      [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    );
    for (const name of called) expect(Object.keys(scripts)).toContain(name);
  });

  test('it may read the repository, and each job no more than it needs', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      expect(job.permissions, name).toEqual(RIGHTS[`${file} ${name}`]);
    }
  });

  test('actions are pinned to a major version, and jobs end', () => {
    for (const { uses } of steps)
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
    for (const [name, job] of Object.entries(jobs)) {
      if (job.uses === undefined) expect(job['timeout-minutes'], name).toBeGreaterThan(0);
    }
  });
});
