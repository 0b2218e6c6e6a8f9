/** The command behind `npm create concordia-plugin`: what it writes is run in test/package/template.ts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { devDependencies, engines, version } from '../../package.json';

const GENERATOR = resolve(import.meta.dirname, '../../tools/create-concordia-plugin');
const COMMON = join(GENERATOR, 'template/common');

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'concordia-create-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function create(...args: readonly string[]) {
  const options = { cwd: home, encoding: 'utf8' } as const;
  return spawnSync('node', [join(GENERATOR, 'index.js'), ...args], options);
}

describe('names', () => {
  test.each([
    ['my-map', '--map', 'my-map', "id: 'my-map'", 'export const myMap = '],
    ['lemuria', '--map', 'lemuria', "id: 'lemuria'", 'export const lemuriaMap = '],
    ['concordia-new', '--module', 'concordia-new', "id: 'new'", 'export const newModule = '],
    ['@me/my-map', '--module', 'my-map', "id: 'my-map'", 'export const myMapModule = '],
    ['tax-2', '--module', 'tax-2', "id: 'tax-2'", 'export const tax2Module = '],
  ])('%s %s', (name, kind, folder, id, constant) => {
    expect(create(name, kind)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(home, folder, 'src/rules.ts'), 'utf8')).toContain(id);
    expect(readFileSync(join(home, folder, 'src/index.ts'), 'utf8')).toContain(constant);
    expect(JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8')).name).toBe(name);
  });

  test.each(['My-Map', '../map', 'a b', '-x', '2-tax', 'a--b', 'define-map', 'x'.repeat(61), ''])(
    '%j is refused, and nothing is written',
    (name) => {
      const { status, stderr } = create('--map', '--', name);
      expect(status).toBe(1);
      expect(stderr).toMatch(/another name|not a name/);
      expect(stderr).not.toContain('    at ');
      expect(readdirSync(home)).toEqual([]);
    },
  );
});

test('a module is written if nothing is said, and it says how to get a map', () => {
  const files = /^Wrote a module in \d+ files to the folder (\w+)\.(.*)\n/;
  expect(files.exec(create('taxes').stdout)?.slice(1)).toEqual([
    'taxes',
    ' For a map, end with: -- --map',
  ]);
  expect(files.exec(create('tolls', '--module').stdout)?.slice(1)).toEqual(['tolls', '']);
});

test('a folder that is there already stays as it is', () => {
  mkdirSync(join(home, 'taxes'));
  expect(create('taxes')).toMatchObject({
    status: 1,
    stderr: 'There is a taxes already. Nothing was written: take another name.\n',
  });
  expect(readdirSync(join(home, 'taxes'))).toEqual([]);
});

test('it says how it is used', () => {
  expect(create('--help').stdout).toMatch(/^Usage: npm create concordia-plugin NAME/);
  for (const args of [[], ['a', 'b'], ['a', '--maps'], ['a', '--map', '--module']]) {
    const { status, stderr } = create(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Usage: npm create|not both/);
  }
  expect(existsSync(join(home, 'a'))).toBe(false);
});

test('the template uses what this repository is tested with', () => {
  const written = JSON.parse(readFileSync(join(COMMON, 'package.json'), 'utf8'));
  const library = `^${version.split('.')[0]}.0.0`;
  expect(written.peerDependencies).toEqual({ 'concordia-rules': library });
  const { 'concordia-rules': own, ...others } = written.devDependencies;
  expect(own).toBe(library);
  expect(devDependencies).toMatchObject(others);
  expect(written.engines).toEqual(engines);
});

test('its workflow uses the actions of ours', () => {
  const actionsIn = (path: string): string[] =>
    [...readFileSync(path, 'utf8').matchAll(/uses: (\S+)@(?:.*# )?(v\d+)/g)].map(
      ([, name, major]) => `${name}@${major}`,
    );
  const path = join(COMMON, '_github/workflows/test.yml');
  const used = actionsIn(path);
  expect(used).toHaveLength(2);
  const ours = actionsIn(resolve(import.meta.dirname, '../../.github/workflows/nightly.yml'));
  expect(ours).toEqual(expect.arrayContaining(used));
  expect(load(readFileSync(path, 'utf8'))).toHaveProperty('permissions', { contents: 'read' });
});
