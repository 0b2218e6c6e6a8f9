/**
 * The package as a stranger gets it: packed, checked, installed into an empty project, used from ESM,
 * from CommonJS, with types and from the command line; and weighed.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { jsonSchemas } from '../../tools/json-schemas';
import { samples } from '../schemas/real-data';
import { Editor } from '../types/hover';
import { checkExample } from './own-parts';

const ROOT = resolve(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');

/** What people bundle, minified and gzipped; the targets are in docs/performance.md. */
const BUNDLES = [
  {
    what: 'core with one map',
    contents: `import { createLibrary } from 'concordia-rules/core';
      import { imperium } from 'concordia-rules/maps/imperium';
      export const concordia = createLibrary({ maps: [imperium] });`,
    all: 63_000,
    own: 54_000,
  },
  {
    what: 'scorer with one map',
    contents: `import { createScorer } from 'concordia-rules/scoring';
      import { imperium } from 'concordia-rules/maps/imperium';
      export const scorer = createScorer({ maps: [imperium] });`,
    all: 24_000,
    own: 16_000,
  },
];

const SCHEMAS = 'node_modules/concordia-rules/dist/schemas';

/** Checks samples with the schemas of a folder. */
const PYTHON = `
import json, sys
from pathlib import Path
from jsonschema import Draft202012Validator
schemas = {path.stem: json.loads(path.read_text()) for path in Path(sys.argv[1]).glob("*.json")}
for schema in schemas.values():
    Draft202012Validator.check_schema(schema)
checks = {name: Draft202012Validator(schema) for name, schema in schemas.items()}
for line in Path(sys.argv[2]).read_text().splitlines():
    sample = json.loads(line)
    checks[sample["schema"]].validate(sample["data"])
`;

/** Fields of actions, decisions and events in use, and what editors show for the last word before the `|`. */
const FIELDS = [
  ["const build: Action = { type: 'buildHouse', seat: 0, city|: 'roma' };", 'A city of the map.'],
  ["({} as Extract<Action, { type: 'takeCastle' }>).castle|;", 'A place with a castle.'],
  [
    "({} as Extract<Decision, { kind: 'architect' }>).steps|;",
    'Steps left to share among the colonists.',
  ],
  ["({} as Extract<GameEvent, { type: 'houseBuilt' }>).money|;", 'Sestertii.'],
] as const;

const scratch = mkdtempSync(join(tmpdir(), 'concordia-rules-'));
let passed = 0;
try {
  const tarball = pack();
  step('publint', () => run(join(BIN, 'publint'), [tarball, '--strict'], ROOT));
  step('are the types wrong', () => run(join(BIN, 'attw'), [tarball, '--profile', 'node16'], ROOT));
  install(tarball);
  step('ESM consumer', () => run('node', ['esm.mjs'], scratch));
  step('CommonJS consumer', () => run('node', ['cjs.cjs'], scratch));
  step('typed consumer', typeCheck);
  for (const name of ['own-map', 'own-module']) {
    step(`docs/${name}.md`, () => checkExample(name, scratch, join(BIN, 'tsc'), run));
  }
  step('docs/guides/screen.md', screen);
  step('hover on every function', hoverOnFunctions);
  step('JSON Schemas', fetchedSchemas);
  otherLanguage();
  step('command line', commandLine);
  await measure();
  console.log(`${passed} passed, 0 failed`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function step(name: string, check: () => unknown): void {
  check();
  passed += 1;
  console.log(`✓ ${name}`);
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stdout, stderr);
    throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
  }
  return stdout;
}

function pack(): string {
  run('npm', ['run', 'build'], ROOT);
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', scratch];
  const output = execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  const filename = /"filename": "([^"]+)"/.exec(output)?.[1] ?? '';
  return join(scratch, filename);
}

function install(tarball: string): void {
  writeFileSync(join(scratch, 'package.json'), '{ "private": true }\n');
  cpSync(join(import.meta.dirname, 'consumers'), scratch, { recursive: true });
  const fastCheck = join(ROOT, 'node_modules/fast-check');
  run('npm', ['install', '--no-audit', '--no-fund', tarball, fastCheck], scratch);
}

function typeCheck(): void {
  for (const [resolution, module] of [
    ['bundler', 'preserve'],
    ['nodenext', 'nodenext'],
  ] as const) {
    const settings = ['--strict', '--noEmit', '--target', 'es2022'];
    const modules = ['--module', module, '--moduleResolution', resolution];
    run(join(BIN, 'tsc'), [...settings, ...modules, 'typed.ts'], scratch);
  }
}

/** The page of the guide is compiled and built where a stranger has put it. */
function screen(): void {
  const folder = join(scratch, 'screen');
  const modules = join(scratch, 'node_modules');
  cpSync(join(modules, 'concordia-rules/docs/examples/screen'), folder, { recursive: true });
  mkdirSync(join(modules, '@types'), { recursive: true });
  for (const name of ['react', 'react-dom', 'vite', '@types/react', '@types/react-dom']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  run(join(BIN, 'tsc'), ['-p', folder], folder);
  run(join(BIN, 'vite'), ['build', '--logLevel', 'warn'], folder);
  assert.match(readFileSync(join(folder, 'dist/index.html'), 'utf8'), /<script type="module"/);
}

/** Every function of the main entry says in an editor what it does, as it is installed. */
function hoverOnFunctions(): void {
  const list =
    "console.log(Object.entries(require('concordia-rules')).flatMap(([name, value]) => typeof value === 'function' ? [name] : []).join())";
  const names = run('node', ['-e', list], scratch).trim().split(',');
  assert.ok(names.includes('createGame'));
  const text = [
    "import * as concordia from 'concordia-rules';",
    ...names.map((name) => `concordia.${name};`),
    "import type { Action, Decision, GameEvent } from 'concordia-rules';",
    ...FIELDS.map(([code]) => code.replace('|', '')),
  ].join('\n');
  const editor = new Editor(join(scratch, 'editor.ts'), text);
  assert.deepEqual(editor.errors(), []);
  for (const name of names)
    assert.notEqual(editor.hover(`concordia.${name}`).documentation, '', name);
  for (const [code, documentation] of FIELDS) {
    const [piece = ''] = code.split('|');
    assert.equal(editor.hover(piece).documentation, documentation, piece);
  }
}

/** They can be imported, and are those that the tests have looked at. */
function fetchedSchemas(): void {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    const print = `console.log(JSON.stringify(require('concordia-rules/schemas/${name}.json')))`;
    assert.deepEqual(JSON.parse(run('node', ['-e', print], scratch)), schema, name);
  }
}

/** Real data are checked by another implementation of JSON Schema, where there is one. */
function otherLanguage(): void {
  const found = spawnSync('python3', ['-c', 'import jsonschema; jsonschema.Draft202012Validator']);
  if (found.status !== 0) {
    console.log('- JSON Schemas in Python: left out, there is no python3 with jsonschema');
    return;
  }
  step('JSON Schemas in Python', () => {
    const lines = [...samples()].map((sample) => JSON.stringify(sample));
    // Every twentieth is enough: the tests have looked at all of them.
    writeFileSync(
      join(scratch, 'samples.ndjson'),
      lines.filter((_, at) => at % 20 === 0).join('\n'),
    );
    run('python3', ['-c', PYTHON, SCHEMAS, 'samples.ndjson'], scratch);
  });
}

function commandLine(): void {
  const concordia = join(scratch, 'node_modules/.bin/concordia');
  const examples = join(scratch, 'node_modules/concordia-rules/docs/examples');
  const valid = run(concordia, ['validate', join(examples, 'imperium-4.json')], scratch);
  assert.match(valid, /Every action follows the rules/);
  const broken = spawnSync(concordia, ['validate', join(examples, 'imperium-4-broken.json')]);
  assert.equal(broken.status, 1);
  assert.match(broken.stderr.toString(), /CITY_NOT_ADJACENT/);
  const sheet = run(concordia, ['score', '--json', join(examples, 'sheet-114.yaml')], scratch);
  assert.match(sheet, /"total": 114/);
  const hoarder = join(examples, 'bots/hoarder.mjs');
  const own = ['simulate', '--games', '2', '--strategy', hoarder, '--against', 'random'];
  assert.match(run(concordia, own, scratch), /2 games played to the end/);
  assert.equal(spawnSync(concordia, ['no-such-command']).status, 2);
}

async function measure(): Promise<void> {
  for (const { what, contents, all, own } of BUNDLES) {
    const sizes = {
      'all inside': [await bundle(contents, []), all],
      'without zod': [await bundle(contents, ['zod', 'zod/mini']), own],
    } as const;
    for (const [how, [text, most]] of Object.entries(sizes)) {
      const bytes = gzipSync(text).length;
      step(`${what}, ${how}: ${bytes} bytes of ${most}`, () => assert.ok(bytes < most));
    }
  }
  const engineWords = 'The game is over.';
  const [core, scorer] = await Promise.all(BUNDLES.map(({ contents }) => bundle(contents, [])));
  step('the scorer carries no engine', () => {
    assert.ok(core?.includes(engineWords), 'the words to look for have changed');
    assert.ok(!scorer?.includes(engineWords), 'the scorer brings the engine along');
  });
  const installed = readFileSync(
    join(scratch, 'node_modules/concordia-rules/package.json'),
    'utf8',
  );
  step('only zod and the generator are installed with it', () => {
    const { dependencies } = JSON.parse(installed);
    assert.deepEqual(Object.keys(dependencies), ['pure-rand', 'zod']);
  });
}

async function bundle(contents: string, external: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: scratch },
    bundle: true,
    minify: true,
    format: 'esm',
    external: [...external],
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
