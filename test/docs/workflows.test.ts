/** The workflows of the repository: they run what there is, on every Node.js that is supported, with the rights they need. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { engines, scripts } from '../../package.json';

const GITHUB = resolve(import.meta.dirname, '../../.github');
const FOLDER = resolve(GITHUB, 'workflows');
const TEST = resolve(import.meta.dirname, '..');

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
      env: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

const texts = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [file, readFileSync(resolve(FOLDER, file), 'utf8')]),
);
const workflows = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => [file, Workflow.parse(load(text))]),
);

/** Beyond reading the repository, by workflow and job. */
const RIGHTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'release.yml version': { contents: 'write', 'pull-requests': 'write' },
  // By which npm knows the workflow, and signs where the package was built.
  'release.yml publish': { 'id-token': 'write' },
  // The tag and what hangs on it.
  'release.yml announce': { contents: 'write' },
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

test('each night one room of the mutation tests has its turn, beside the longer searches', () => {
  const { on, jobs } = workflows['nightly.yml'] ?? {};
  expect(Object.keys(on ?? {})).toEqual(['schedule', 'workflow_dispatch']);
  expect(Object.keys(jobs ?? {})).toEqual(['fuzz', 'whole', 'coverage', 'mutation']);
  const commands = jobs?.mutation?.steps.flatMap(({ run = [] }) => run);
  expect(commands).toContain('npm run test:mutation -- --night "$(date +%-j)"');
});

test('whatever a push leaves out is tested at night', () => {
  const { fuzz, whole, coverage } = workflows['nightly.yml']?.jobs ?? {};
  expect(coverage?.steps.flatMap(({ run = [] }) => run)).toContain('npm run test:coverage');
  expect(fuzz?.steps.flatMap(({ run = [] }) => run)).toContain('npm run test:fuzz');
  expect(whole?.env).toEqual({ FUZZ: 'yes' });
  const commands = whole?.steps.flatMap(({ run = [] }) => run);
  expect(commands).toEqual(
    expect.arrayContaining(
      ['test:package', 'test:browser', 'test:workspaces'].map((name) => `npm run ${name}`),
    ),
  );

  const [, fuzzed = ''] = scripts['test:fuzz'].split('--project rooms ');
  const folders = [...fuzzed.split(' '), 'test/package', 'test/browser', 'test/support'];
  const leaving = readdirSync(TEST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /process\.env\.FUZZ\b|support\/(?:check|night|spoken-games)'/.test(
        readFileSync(resolve(TEST, file), 'utf8'),
      ),
    )
    .map((file) => `test/${file}`);
  expect(leaving.length).toBeGreaterThan(30);
  expect(leaving.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([]);
});

test('tests run on the first Node.js that is supported and on 22 and 24, releases only after them', () => {
  const tests = workflows['test.yml'];
  expect(Object.keys(tests?.on ?? {})).toEqual(['push', 'pull_request', 'workflow_call']);
  const versions = tests?.jobs.test?.strategy?.matrix.node ?? [];
  expect(versions).toEqual([20, 22, 24]);
  expect(engines.node).toBe(`>=${versions[0]}`);
  expect(workflows['release.yml']?.jobs.test?.uses).toBe('./.github/workflows/test.yml');
  const { version, build, publish, announce } = workflows['release.yml']?.jobs ?? {};
  expect(version?.needs).toBe('test');
  expect(build?.needs).toBe('version');
  expect(publish?.needs).toBe('build');
  expect(announce?.needs).toEqual(['build', 'publish']);
});

test('a release is published with its provenance, by a job that runs nothing of ours', () => {
  const steps = workflows['release.yml']?.jobs.publish?.steps ?? [];
  const actions = steps.flatMap(({ uses = '' }) => uses.split('@')[0] || []);
  expect(actions).toEqual(['actions/setup-node', 'actions/download-artifact']);
  const commands = steps.flatMap(({ run = [] }) => run);
  expect(commands).toEqual([
    'npm publish ./release/*.tgz --access public --provenance --ignore-scripts',
  ]);
});

test('the package and the list of what is in it hang on the release', () => {
  const steps = workflows['release.yml']?.jobs.announce?.steps ?? [];
  const commands = steps.flatMap(({ run = [] }) => run).join();
  expect(commands).toContain('release/*.tgz release/sbom.cdx.json');
});

test('what all of it is made with is kept up to date', () => {
  expect(load(readFileSync(resolve(GITHUB, 'dependabot.yml'), 'utf8'))).toMatchObject({
    updates: [
      { 'package-ecosystem': 'npm', directory: '/', schedule: { interval: 'weekly' } },
      { 'package-ecosystem': 'github-actions', directory: '/', schedule: { interval: 'weekly' } },
    ],
  });
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

  test('actions are pinned to a commit, with its version beside it', () => {
    const used = [...(texts[file] ?? '').matchAll(/^.*\buses: (.*)$/gm)].map(([, what]) => what);
    const reused = Object.values(jobs).filter(({ uses }) => uses !== undefined);
    expect(used.length).toBe(steps.filter(({ uses }) => uses !== undefined).length + reused.length);
    for (const what of used) {
      expect(what).toMatch(
        /^(?:[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/test\.yml)$/,
      );
    }
  });

  test('it keeps no credentials, knows no secrets, and runs no scripts of what it installs', () => {
    expect(texts[file]).not.toMatch(/\bsecrets\b|TOKEN: (?!\$\{\{ github\.token \}\}$)/m);
    for (const { uses, run = '', with: inputs } of steps) {
      if (uses?.startsWith('actions/checkout@'))
        expect(inputs?.['persist-credentials']).toBe(false);
      if (/\bnpm (?:ci|install)\b/.test(run)) expect(run).toContain('--ignore-scripts');
    }
  });

  test('jobs end', () => {
    for (const [name, job] of Object.entries(jobs)) {
      if (job.uses === undefined) expect(job['timeout-minutes'], name).toBeGreaterThan(0);
    }
  });
});
