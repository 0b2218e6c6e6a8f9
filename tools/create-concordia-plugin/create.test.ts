/** The command behind `npm create concordia-plugin`: what it writes is run in test/package/template.ts. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { devDependencies, engines, version } from '../../package.json';
import { createLibrary } from '../../src/index';
import { french } from '../../src/languages/fr/index';
import { imperium } from '../../src/maps/imperium/index';
import { mapConformance, runRules } from '../../src/testing';
import { missingWords } from '../../src/words';
import { ROOT } from '../../test/readme/markdown';

const GENERATOR = join(ROOT, 'tools/create-concordia-plugin');
const COMMON = join(GENERATOR, 'template/common');

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'concordia-create-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function create(...args: readonly string[]) {
  return createIn(home, ...args);
}

function createIn(cwd: string, ...args: readonly string[]) {
  const options = { cwd, encoding: 'utf8' } as const;
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
  const ours = actionsIn(`${ROOT}.github/workflows/nightly.yml`);
  expect(ours).toEqual(expect.arrayContaining(used));
  expect(load(readFileSync(path, 'utf8'))).toHaveProperty('permissions', { contents: 'read' });
});

describe('add', () => {
  /** A plug-in as it is once its packages are installed. */
  function plugin(kind: 'map' | 'module', within = '.'): string {
    const place = join(home, within);
    mkdirSync(place, { recursive: true });
    createIn(place, 'rains', `--${kind}`);
    const folder = join(place, 'rains');
    mkdirSync(join(folder, 'node_modules'));
    const [installed, own] = [ROOT, folder].map((at) => join(at, 'node_modules/typescript'));
    symlinkSync(installed ?? '', own ?? '');
    return folder;
  }

  function textsIn(folder: string): Readonly<Record<string, string>> {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.(?:ts|rules)$/.test(path) && !path.includes('node_modules'),
    );
    return Object.fromEntries(
      paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    );
  }

  /** What the compiler says of some, with the sources of this repository as the library. */
  function typeErrors(folders: readonly string[]): string {
    const path = join(home, 'tsconfig.json');
    const include = folders.map((folder) => join(folder, 'src'));
    writeFileSync(
      path,
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include, exclude: [] }),
    );
    const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
    const types = ['--typeRoots', join(ROOT, 'node_modules/@types')];
    return spawnSync('node', [compiler, '-p', path, ...types], { encoding: 'utf8' }).stdout;
  }

  function added(folder: string, ...all: readonly string[]): string {
    for (const one of all) {
      const { status, stdout, stderr } = createIn(folder, 'add', ...one.split(' '));
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^Added the \w+ rains[A-Z]\w+ to src\/rules\.ts, .*plugin\.rules/);
    }
    return folder;
  }

  async function libraryOf(folder: string) {
    const { rainsMap, rainsModule } = await import(join(folder, 'src/index.ts'));
    const parts =
      rainsMap === undefined
        ? { maps: [imperium], modules: [rainsModule] }
        : { maps: [rainsMap], modules: [] };
    return createLibrary(parts);
  }

  test('to a map and a module: scenarios, words, types and the suite are green', async () => {
    const map = added(plugin('map'), 'event storm', 'decision feast', 'event two-storms');
    const all = [map, plugin('module', 'more')];
    added(map, 'decision rains-games');
    added(all[1] ?? '', 'option haste', 'decision feast', 'event rainsStorm', 'decision class');
    expect(typeErrors(all)).toBe('');
    for (const folder of all) {
      const library = await libraryOf(folder);
      const texts = textsIn(folder);
      const { scenarios, failures } = runRules(library, texts['test/plugin.rules'] ?? '');
      expect(failures).toEqual([]);
      expect(scenarios.filter(({ title }) => /^Rains [3-6]:/.test(title))).toHaveLength(4);
      expect(missingWords(library, french)).toEqual([]);
      expect(texts['src/words/fr.ts']?.match(/To translate/g)?.length).toBeGreaterThan(4);
      const [id = ''] = library.mapIds();
      const options = folder === map ? {} : { modules: ['rains'] };
      for (const { run } of mapConformance(library, id, { ...options, games: 1 })) run();
    }
  });

  test('a listener that is there already goes on', async () => {
    const listeners = [
      'cardsTakenBack() {}',
      'cardsTakenBack(t, taken) {\n      void t;\n      void taken;\n    }',
      'cardsTakenBack(t, { count }) { void [t, count]; }',
      'cardsTakenBack: (t, { seat: own }) => void [t, own]',
      'cardsTakenBack: t => void t',
      'cardsTakenBack: function (_t, { seat: _seat }) {}',
    ];
    const folders = listeners.map((listener, index) => {
      const folder = plugin('map', String(index));
      changed(folder, 'src/rules.ts', '  on: {\n', `  on: {\n    ${listener},\n`);
      return added(folder, 'event storm', 'decision feast');
    });
    expect(typeErrors(folders)).toBe('');
    for (const folder of folders) {
      const text = textsIn(folder)['test/plugin.rules'] ?? '';
      expect(runRules(await libraryOf(folder), text).failures).toEqual([]);
    }
  });

  test.each([
    ['event', 'Storm'],
    ['event', '../storm'],
    ['event', "storm'"],
    ['event', '`storm`'],
    ['event', '__proto__'],
    ['event', '2-storms'],
    ['event', 'storm\n'],
    ['event', 'x'.repeat(61)],
    ['event', ''],
    ['event', 'given'],
    ['decision', 'give'],
    ['option', 'price'],
  ])('%s %j is refused, and nothing changes', (kind, name) => {
    const folder = plugin('module');
    const before = textsIn(folder);
    const { status, stderr } = createIn(folder, 'add', kind, '--', name);
    expect([status, textsIn(folder)]).toEqual([1, before]);
    expect(stderr).toMatch(/(?:is not a name: .*|take another name)\. Nothing was written\.\n$/);
  });

  test.each([
    ['a map has no options', 'option', () => plugin('map'), /^Only modules have options/],
    [
      'no plug-in',
      'event',
      () => home,
      /There is no plug-in in this folder: package.json is missing/,
    ],
    [
      'no scenarios',
      'event',
      () => without(plugin('map'), 'test/plugin.rules'),
      /test\/plugin\.rules is missing/,
    ],
    [
      'nothing installed',
      'event',
      () => without(plugin('map'), 'node_modules'),
      /run npm install first/,
    ],
    [
      'no rules',
      'event',
      () => changed(plugin('map'), 'src/rules.ts', 'defineRules({', 'rulesOf({'),
      /has no defineRules\(\{ id/,
    ],
    [
      'a listener from elsewhere',
      'decision',
      () => changed(plugin('map'), 'src/rules.ts', 'on: {', 'on: {\n    cardsTakenBack: heard,'),
      /“cardsTakenBack” of src\/rules.ts is not a function that is written there/,
    ],
    [
      'a list from elsewhere',
      'event',
      () => changed(plugin('map'), 'src/rules.ts', '[mined]', 'all'),
      /“events” of src\/rules.ts is not written there as \[\]/,
    ],
    [
      'a name of the kit for something else',
      'decision',
      () => changed(plugin('map'), 'src/rules.ts', 'const RULE', 'const step = 1;\nconst RULE'),
      /has its own “step”/,
    ],
    [
      'a modifier that is there',
      'option',
      () =>
        changed(
          plugin('module'),
          'src/rules.ts',
          '  scores: [',
          '  modifiers: { movement: (steps) => steps },\n  scores: [',
        ),
      /modifier “movement” already/,
    ],
    [
      'words of another form',
      'event',
      () => changed(plugin('map'), 'src/words/fr.ts', ': TranslationOf<typeof rules>', ''),
      /src\/words\/fr\.ts has no words/,
    ],
  ] as const)('%s: refused, and nothing changes', (_, kind, make, message) => {
    const folder = make();
    const before = textsIn(folder);
    const { status, stderr } = createIn(folder, 'add', kind, 'storm');
    expect([status, textsIn(folder)]).toEqual([1, before]);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/Nothing was written\.\n$/);
  });

  test('says how it is used', () => {
    for (const args of [[], ['event'], ['card', 'x'], ['event', 'a', 'b']]) {
      const { status, stderr } = create('add', ...args);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Usage: npm create concordia-plugin add KIND NAME/);
    }
  });

  function without(folder: string, path: string): string {
    rmSync(join(folder, path), { recursive: true });
    return folder;
  }

  function changed(folder: string, path: string, before: string, after: string): string {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text).toContain(before);
    writeFileSync(
      join(folder, path),
      text.replace(before, () => after),
    );
    return folder;
  }
});
