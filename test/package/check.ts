/**
 * The package as a stranger gets it: packed, checked, installed into an empty project, used from ESM,
 * from CommonJS, with types and from the command line; and weighed.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { TestVector } from '../../src/cli/rulebook/vectors';
import type * as concordia from '../../src/index';
import { linksOf, ROOT } from '../readme/markdown';
import { samples } from '../schemas/real-data';
import { leftOut } from '../support/left-out';
import { IS_NIGHT } from '../support/night';
import { playedAgain } from '../support/vectors';
import { checkOutsiders, copyExample, OUTSIDERS, runExample } from './own-parts';
import { pathOfBuilding } from './path';
import { ended, run } from './run';
import { checkMarks, runBlocks, SHELL_PAGES } from './shell-blocks';
import { checkTemplate, packTemplate } from './template';

const BIN = join(ROOT, 'node_modules/.bin');
const EXAMPLES = join(ROOT, 'docs/examples');
const GOOD_LOG = join(EXAMPLES, 'imperium-4.json');

/** The compiler of ours, the oldest one that reads the declarations, and the newest one. */
const OURS = 'typescript';
const OLDEST = 'typescript-5.4';
const NEWEST = 'typescript-7';

/** What people bundle, minified and gzipped: bytes at most. The targets are in docs/performance.md. */
const BUNDLES = [
  {
    what: 'engine with one map',
    contents: `import { createEngine } from 'concordia-rules/core';
      import { imperium } from 'concordia-rules/maps/imperium';
      export const engine = createEngine({ maps: [imperium] });`,
    // With everything that rules of one's own need, and an English sentence for everything that it refuses. The targets are
    // 53,000 and, without zod, 41,000. Seats that rules play and choices at the same time are in every engine.
    all: 60_170,
    own: 51_650,
  },
  {
    what: 'scorer with one map',
    contents: `import { createScorer } from 'concordia-rules/scoring';
      import { imperium } from 'concordia-rules/maps/imperium';
      export const scorer = createScorer({ maps: [imperium] });`,
    // Each fault has its clause beside it since 1.0.0, with what makes and refuses it.
    // What contradicts itself on a sheet is listed once.
    all: 25_710,
    own: 18_360,
  },
  {
    // Everything but the other maps and the modules.
    what: 'library with one map',
    contents: `import { createLibrary } from 'concordia-rules';
      import { imperium } from 'concordia-rules/maps/imperium';
      export const concordia = createLibrary({ maps: [imperium] });`,
    // The faults of all rooms stand in one list more, for those who write a language. Names have forms in every language, and
    // texts of logs that can be read in one way only are known by their words.
    all: 135_080,
    own: 126_330,
  },
  // What people write who take the main entry, with all maps and modules. That each fault of these stands beside its use, and
  // no longer in one list of its map or module, costs every library of all maps 0.1 %, and none of one map.
  {
    what: 'three functions of the main entry',
    contents: "export { applyAction, createGame, legalActions } from 'concordia-rules';",
    all: 111_210,
    own: 102_990,
  },
  {
    what: 'logs of all maps, checked',
    contents: "export { validateLog } from 'concordia-rules';",
    all: 116_710,
    own: 108_670,
  },
  {
    what: 'logs of all maps as text, read and checked',
    contents: "export { parseLog, validateLog } from 'concordia-rules';",
    all: 152_740,
    own: 144_640,
  },
  {
    what: 'scores of all maps',
    contents: "export { scoreGame } from 'concordia-rules/scoring';",
    all: 31_250,
    own: 24_100,
  },
  {
    what: 'one player',
    contents: "export { plannerWith } from 'concordia-rules/bots';",
    // Its errors are whole sentences, as all are, and it sees what routes between two cities bring.
    all: 15_500,
    own: 15_600,
  },
];

/** Files of `src` and functions in them that building a house passes, at most. The targets are 12 and 75, and 20 on Roma. */
const PATHS = {
  imperium: { files: 12, functions: 100 },
  roma: { files: 19, functions: 134 },
} as const;

/** Languages by their tags: the target of 10,240 bytes is met by parts of them, and missed by the whole. */
const LANGUAGES = {
  de: 'german',
  fr: 'french',
  ja: 'japanese',
  nl: 'dutch',
  pl: 'polish',
} as const;
// Messages of catalogues say each plural in full: 1 % more than functions that share their nouns. That each map and module
// stands apart costs the whole up to 2.6 % more, and saves a game without them a third. Forms of names cost it 0.3 %.
const PARTS = {
  '': 28_010,
  Game: 11_700,
  Screens: 7_800,
  Faults: 11_970,
  BaseGame: 8_000,
  Base: 19_720,
  Roma: 3_100,
  Forum: 4_700,
} as const;

/** What there may be in the package. */
const EXPECTED = [
  /^(?:CHANGELOG\.md|LICENSE|README\.md|package\.json)$/,
  /^dist\/(?:cli\.js|THIRD-PARTY\.txt|vectors\.ndjson\.gz|schemas\/[\w-]+\.json)$/,
  /^dist\/[\w/-]+\.c?js$/,
  /^dist\/types\/[\w/-]+\.d\.c?ts$/,
  /^docs\/[\w/-]+\.md$/,
  /^docs\/maps\/imperium\.svg$/,
  /^docs\/examples\/[\w/-]+\.(?:concordia|json|yaml|tsx?|mjs|html|css|py)$/,
  /^docs\/rulebook\/[\w-]+\.rules$/,
];

/** Pictures that pages of the repository show; from the package, `concordia map ID --svg` draws them. */
const LEFT_OUT_PICTURE = /^docs\/maps\/\w+\.svg$/;

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

/** CommonJS is CommonJS all through: older versions of Node.js 20 and 22 cannot require ES modules. */
const NO_REQUIRED_MODULES = process.allowedNodeEnvironmentFlags.has('--experimental-require-module')
  ? ['--no-experimental-require-module']
  : [];

/** What the declarations of zod and fast-check want besides where modules are found in the old way. */
const AS_BEFORE = ['--esModuleInterop', '--skipLibCheck'];

/** A check that fails by throwing. */
type Check = readonly [name: string, check: () => unknown];

const scratch = mkdtempSync(join(tmpdir(), 'concordia-rules-'));

const OWN_FILES = OUTSIDERS.flatMap(({ name }) => copyExample(name, scratch));
/** What is compiled in one go, because most of it is reading the declarations. */
const TYPED = [
  '--noUncheckedIndexedAccess',
  '--exactOptionalPropertyTypes',
  'typed.ts',
  ...OWN_FILES,
];

let passed = 0;
let failed = 0;
try {
  const tarball = await pack();
  await install(tarball);
  if (!IS_NIGHT) leftOut('consumers of every kind, and the shell of guides', 'the night has them');
  await sideBySide([...always(tarball), ...(IS_NIGHT ? atNight(tarball) : [])]);
  console.log(`${passed} passed, ${failed} failed`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;

/** Before a push, the newest compiler and the plainest consumers stand for the others. */
function always(tarball: string): readonly Check[] {
  return [
    ['publint', () => run(join(BIN, 'publint'), [tarball, '--strict'], ROOT)],
    ['typed consumers of ES modules', ownParts],
    [
      `declarations of own parts, and a typed consumer of CommonJS: ${NEWEST}`,
      () => declarations(NEWEST),
    ],
    ['every own part is tried', checkOutsiders],
    ['JSON Schemas', fetchedSchemas],
    ['every entry, imported', () => run('node', ['imports.mjs', GOOD_LOG], scratch)],
    [
      'every entry, required',
      () => run('node', [...NO_REQUIRED_MODULES, 'requires.cjs', GOOD_LOG], scratch),
    ],
    // What npm has put into node_modules/.bin is run, which npx finds by the same field.
    ['command line', commandLine],
    ['test vectors', vectors],
    ['shell blocks run, or say why not', checkMarks],
    ...SHELL_PAGES.map((path): Check => [`shell of ${path}`, () => runBlocks(path, scratch)]),
    ['what is in it', () => contents(tarball)],
    ['only zod is installed with it', dependencies],
    ['what is bundled is named with its licence', thirdParties],
    ...BUNDLES.flatMap(weighing),
    ['the scorer carries no engine', scorerAlone],
    ...Object.keys(LANGUAGES).map(
      (tag): Check => [`the parts of ${tag}`, () => partsOfLanguage(tag as keyof typeof LANGUAGES)],
    ),
    ['a board beside pictures', boardBesidePictures],
    ...(['imperium', 'roma'] as const).map(
      (map): Check => [`files and functions of a house on ${map}`, () => pathLength(map)],
    ),
    ['one constant of the main entry', constantAlone],
  ];
}

function atNight(tarball: string): readonly Check[] {
  const template = packTemplate(scratch);
  return [
    [
      'are the types wrong',
      () => run(join(BIN, 'attw'), [tarball, '--exclude-entrypoints', 'vectors.ndjson.gz'], ROOT),
    ],
    ['typed consumers, bundled', () => compile('preserve', 'bundler', TYPED, ['--noEmit'], NEWEST)],
    [
      'typed consumers, resolved as for Node.js 10',
      () => compile('commonjs', 'node10', TYPED, ['--noEmit', ...AS_BEFORE], OLDEST),
    ],
    [
      `declarations of own parts, and a typed consumer of CommonJS: ${OLDEST}`,
      () => declarations(OLDEST),
    ],
    // Their own tests begin with a compiler, too.
    ...(
      [
        ['map', OLDEST, OURS],
        ['module', NEWEST, OURS],
      ] as const
    ).map(
      ([kind, version, own]): Check => [
        `npm create concordia-plugin, a ${kind}: ${version}, ${own}`,
        async () => checkTemplate(kind, await template, scratch, version, own),
      ],
    ),
    ['examples with a screen', screens],
    ['JSON Schemas in Python', otherLanguage],
    ['both at once', () => run('node', ['both.mjs'], scratch)],
    ['npx concordia-rules, not installed', () => fetched(tarball)],
  ];
}

/** As many at a time as there are cores: most of them wait for a program. */
async function sideBySide(checks: readonly Check[]): Promise<void> {
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await step(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function step([name, check]: Check): Promise<void> {
  const start = performance.now();
  try {
    const seen = await check();
    passed += 1;
    const seconds = Math.round((performance.now() - start) / 1000);
    const told =
      typeof seen === 'number'
        ? `: ${seen} bytes`
        : typeof seen === 'string' && seen !== '' && seen.length < 40
          ? `: ${seen}`
          : '';
    console.log(`✓ ${name}${told} (${seconds} s)`);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
  }
}

async function pack(): Promise<string> {
  await run('npm', ['run', 'prepack'], ROOT);
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', scratch];
  const filename = /"filename": "([^"]+)"/.exec(await run('npm', args, ROOT))?.[1] ?? '';
  return join(scratch, filename);
}

async function install(tarball: string): Promise<void> {
  writeFileSync(join(scratch, 'package.json'), '{ "private": true }\n');
  cpSync(join(import.meta.dirname, 'consumers'), scratch, { recursive: true });
  const fastCheck = join(ROOT, 'node_modules/fast-check');
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', ...quiet, tarball, fastCheck], scratch);
}

/** What comes of the files stands beside them, unless something else is said. */
function compile(
  module: string,
  resolution: string,
  files: readonly string[],
  others: readonly string[] = [],
  version = OURS,
): Promise<string> {
  const modules = ['--module', module, '--moduleResolution', resolution];
  const settings = ['--strict', '--target', 'es2022', ...modules, ...others];
  const compiler = join(ROOT, 'node_modules', version, 'bin/tsc');
  // Several threads would take twice the processor time.
  const threads = version === NEWEST ? ['--singleThreaded'] : [];
  return run('node', [compiler, ...threads, ...settings, ...files], scratch);
}

async function ownParts(): Promise<void> {
  const version = IS_NIGHT ? OURS : NEWEST;
  const out = join('declared', `beside-${version}`);
  const settings = ['--declaration', '--declarationDir', out];
  await compile('nodenext', 'nodenext', TYPED, settings, version);
  expectKitAlone(out);
  for (const outsider of OUTSIDERS) await runExample(outsider, scratch);
}

/** Parts of one's own can be published with declarations, which name the types of the package as people import it. */
async function declarations(version: string): Promise<void> {
  const out = join('declared', version);
  const settings = ['--declaration', '--emitDeclarationOnly', '--rootDir', '.', '--outDir', out];
  // Apart, because a name of one entry may help another; the oldest compiler takes its time, and all at once.
  // CommonJS has declarations of its own.
  const apart = [[...OWN_FILES, 'required.cts'], ['declared.ts'], ['declared-rooms.ts']];
  const groups = version === OLDEST ? [apart.flat()] : apart;
  for (const files of groups) {
    await compile('nodenext', 'nodenext', files, settings, version);
  }
  expectKitAlone(out);
}

/** What is written with the kit alone names nothing else in its declarations. */
function expectKitAlone(out: string): void {
  const gold = readFileSync(join(scratch, out, 'own-map/gold.d.ts'), 'utf8');
  const named = [...gold.matchAll(/import\("([^"]+)"\)/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(named)], ['concordia-rules/kit']);
}

/** What is loaded, read by editors or read by people; and whatever the pages lead to. */
function contents(tarball: string): void {
  const listed = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((file) => file.slice('package/'.length));
  const odd = listed.filter(
    (file) => !EXPECTED.some((pattern) => pattern.test(file)) || /node_modules|\.map$/.test(file),
  );
  assert.deepEqual(odd, []);
  const pages = listed.filter((file) => file.endsWith('.md'));
  assert.ok(pages.length > 40, `${pages.length} pages`);
  for (const page of pages) {
    const lost = linksOf(page).filter(
      (file) =>
        !LEFT_OUT_PICTURE.test(file) &&
        !listed.some((other) => other === file || other.startsWith(`${file}/`)),
    );
    assert.deepEqual(lost, [], page);
  }
}

/** The pages of the guides are compiled and built where a stranger has put them. */
async function screens(): Promise<void> {
  const modules = join(scratch, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  const frameworks = ['react', 'react-dom', 'preact', 'vue', '@types/react', '@types/react-dom'];
  for (const name of [...frameworks, 'vite']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const example of ['screen', 'board']) {
    const folder = join(scratch, example);
    // Their tests need the repository, and are not shipped.
    const tests = join(EXAMPLES, example, 'test');
    cpSync(join(EXAMPLES, example), folder, { recursive: true, filter: (path) => path !== tests });
    await run('node', [join(ROOT, 'node_modules', NEWEST, 'bin/tsc'), '-p', folder], folder);
    await run(join(BIN, 'vite'), ['build', '--logLevel', 'warn'], folder);
  }
  const page = readFileSync(join(scratch, 'screen/dist/index.html'), 'utf8');
  assert.match(page, /<script type="module"/);
}

/** They can be imported, and are those that were built. */
async function fetchedSchemas(): Promise<void> {
  const folder = join(ROOT, 'dist/schemas');
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  assert.ok(names.includes('game-log'));
  const schemas = Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))]),
  );
  const requires = names.map(
    (name) => `${JSON.stringify(name)}: require('concordia-rules/schemas/${name}.json')`,
  );
  const print = `console.log(JSON.stringify({ ${requires.join()} }))`;
  assert.deepEqual(JSON.parse(await run('node', ['-e', print], scratch)), schemas);
}

/** Real data are checked by another implementation of JSON Schema, where there is one. */
async function otherLanguage(): Promise<void> {
  const found = spawnSync('python3', ['-c', 'import jsonschema; jsonschema.Draft202012Validator']);
  if (found.status !== 0) {
    leftOut('JSON Schemas in Python', 'there is no python3 with jsonschema');
    return;
  }
  const lines = [...samples()].map((sample) => JSON.stringify(sample));
  // Every twentieth is enough: the tests have looked at all of them.
  writeFileSync(join(scratch, 'samples.ndjson'), lines.filter((_, at) => at % 20 === 0).join('\n'));
  await run('python3', ['-c', PYTHON, SCHEMAS, 'samples.ndjson'], scratch);
}

async function commandLine(): Promise<void> {
  const concordia = join(scratch, 'node_modules/.bin/concordia');
  const valid = await run(concordia, ['validate', GOOD_LOG], scratch);
  assert.match(valid, /Every action follows the rules/);
  const broken = join(EXAMPLES, 'imperium-4-broken.json');
  const { status, stderr } = await ended(concordia, ['validate', broken], scratch);
  assert.equal(status, 1);
  assert.match(stderr, /CITY_NOT_ADJACENT/);
  const sheet = join(EXAMPLES, 'sheet-114.yaml');
  assert.match(await run(concordia, ['score', '--json', sheet], scratch), /"total": 114/);
  const hoarder = join(EXAMPLES, 'bots/hoarder.mjs');
  const own = ['simulate', '--games', '2', '--strategy', hoarder, '--against', 'random'];
  assert.match(await run(concordia, own, scratch), /2 games played to the end/);
  const italian = join(scratch, 'italian');
  mkdirSync(italian);
  writeFileSync(join(italian, 'package.json'), '{ "type": "module" }\n');
  const kept = await run(concordia, ['words', 'it', 'it.json'], italian);
  assert.match(kept, /0 of \d+ texts translated/);
  assert.deepEqual((await import(join(italian, 'it.js'))).words, { language: 'it' });
  assert.equal((await ended(concordia, ['no-such-command'], scratch)).status, 2);
}

/** Every line plays again with the packed library, and Python finds the same hashes. */
async function vectors(): Promise<string> {
  const home = join(scratch, 'node_modules/concordia-rules');
  const packed = join(home, 'dist/vectors.ndjson.gz');
  const library: typeof concordia = await import(join(home, 'dist/index.js'));
  const text = gunzipSync(readFileSync(packed)).toString();
  const all: readonly TestVector[] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.ok(all.length > 500);
  for (const vector of all) assert.deepEqual(playedAgain(library, vector), vector);
  if (spawnSync('python3', ['--version']).status === 0) {
    await run('python3', [join(home, 'docs/examples/vectors/check.py'), packed], scratch);
  }
  return `${all.length} in ${readFileSync(packed).length} bytes`;
}

/** npx finds the one command of the package, although it has another name. */
async function fetched(tarball: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-npx-'));
  try {
    const args = ['--yes', '--prefer-offline', `file:${tarball}`, '--version'];
    assert.match(await run('npx', args, folder), /^\d+\.\d+\.\d+\n$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The checks of what a bundle weighs. */
function weighing({ what, contents, all, own }: (typeof BUNDLES)[number]): readonly Check[] {
  const weigh = async (external: readonly string[], most: number) => {
    const bytes = gzipSync(await bundle(contents, external), { level: 9 }).length;
    assert.ok(bytes <= most, `${bytes} bytes of ${most}`);
    return bytes;
  };
  return [
    [`${what}, all inside`, () => weigh([], all)],
    [`${what}, without zod`, () => weigh(['zod', 'zod/mini'], own)],
  ];
}

async function scorerAlone(): Promise<void> {
  const engineWords = 'The game is over.';
  const [engine, scorer] = await Promise.all(BUNDLES.map(({ contents }) => bundle(contents, [])));
  assert.ok(engine?.includes(engineWords), 'the words to look for have changed');
  assert.ok(!scorer?.includes(engineWords), 'the scorer brings the engine along');
}

/** What a language weighs, and each of its parts alone. */
async function partsOfLanguage(tag: keyof typeof LANGUAGES): Promise<string> {
  const weights: number[] = [];
  for (const [part, most] of Object.entries(PARTS)) {
    const name = `${LANGUAGES[tag]}${part}`;
    const contents = `export { ${name} } from 'concordia-rules/words/${tag}';`;
    const bytes = gzipSync(await bundle(contents, []), { level: 9 }).length;
    assert.ok(bytes <= most, `${name}: ${bytes} bytes of ${most}`);
    weights.push(bytes);
  }
  return weights.join(', ');
}

/** What somebody reads who follows an action through the library. */
async function pathLength(map: keyof typeof PATHS): Promise<string> {
  const { files, functions } = await pathOfBuilding(map, scratch);
  const most = PATHS[map];
  assert.ok(files.length <= most.files, `${files.length} files: ${files.join(' ')}`);
  assert.ok(functions <= most.functions, `${functions} functions`);
  return `${files.length}, ${functions}`;
}

/** What a board in a page adds to the pictures that it is made of. */
async function boardBesidePictures(): Promise<number> {
  const pictures = "export { stateSceneWith } from 'concordia-rules/svg';";
  const board = `${pictures} export { mountBoard } from 'concordia-rules/board';`;
  const [less = 0, more = 0] = await Promise.all(
    [pictures, board].map(
      async (contents) => gzipSync(await bundle(contents, []), { level: 9 }).length,
    ),
  );
  assert.ok(more - less <= 12_000, `${more - less} bytes of 12000`);
  return more - less;
}

/** What nobody uses is dropped, wherever it stands. */
async function constantAlone(): Promise<number> {
  const text = await bundle("export { GREEN_TILES } from 'concordia-rules';", ['zod/mini']);
  assert.ok(text.length < 1000, `${text.length} bytes`);
  return text.length;
}

function dependencies(): void {
  const file = join(scratch, 'node_modules/concordia-rules/package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8'));
  assert.deepEqual(Object.keys(dependencies), ['zod']);
}

/** Whatever the command line is made of, by a bundler that knows nothing of ours. */
async function thirdParties(): Promise<void> {
  const { metafile } = await build({
    entryPoints: [join(ROOT, 'src/cli/main.ts')],
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // Installed with the library; tables of signs, which Node.js has itself; colours that nobody asks for.
    external: ['zod', 'zod/mini', 'emoji-regex'],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const folders = Object.keys(metafile.inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [],
  );
  assert.ok(folders.length > 0);
  const named = readFileSync(
    join(scratch, 'node_modules/concordia-rules/dist/THIRD-PARTY.txt'),
    'utf8',
  );
  for (const folder of new Set(folders)) {
    const { name, version, license } = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    );
    assert.ok(named.includes(`\n${name} ${version}\n  Copyright`), name);
    assert.ok(named.includes(`\n${license}:\n`), license);
  }
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
