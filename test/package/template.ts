/** What `npm create concordia-plugin` writes, as a stranger uses it: packed, with the packed library, without a network. */
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { blocksOf, promisedOutput, ROOT } from '../readme/markdown';
import { run } from './run';

/** What stands in the folder besides what its kind has of its own. */
const FILES = [
  '.github',
  '.gitignore',
  'LICENSE',
  'README.md',
  'package.json',
  'picture.ts',
  'src',
  'test',
  'tsconfig.build.json',
  'tsconfig.json',
];

/** Packs the generator, as npm would fetch it. @returns its program. */
export async function packTemplate(scratch: string): Promise<string> {
  const folder = join(scratch, 'generator');
  mkdirSync(folder);
  const source = join(ROOT, 'tools/create-concordia-plugin');
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder], source);
  await run('tar', ['-xzf', packed.trim()], folder);
  return join(folder, 'package/index.js');
}

/**
 * Writes a package, and runs in it what its README says. Its tests play one game for each check.
 *
 * @param installed - where the packed library is installed.
 * @param compiler - builds its declarations.
 * @param own - the compiler that it finds installed, for its tests.
 */
export async function checkTemplate(
  kind: 'map' | 'module',
  generator: string,
  installed: string,
  compiler: string,
  own: string,
): Promise<void> {
  const home = join(installed, `strangers-${kind}`);
  mkdirSync(home);
  const name = `concordia-lower-${kind}`;
  const write = () => run('node', [generator, `@me/${name}`, `--${kind}`], home);
  assert.match(await write(), /npm install\n.*npm test/s);
  const folder = join(home, name);
  assert.deepEqual(readdirSync(folder).sort(), [...FILES].sort());
  assert.doesNotMatch(await everything(folder), /my-?plugin/i);

  link(folder, installed, own);
  const tsc = join(ROOT, 'node_modules', compiler, 'bin/tsc');
  await run('node', [tsc, '-p', 'tsconfig.build.json'], folder);
  for (const file of namedIn(folder)) assert.ok(existsSync(join(folder, file)), file);
  assert.match(await run('npm', ['test'], folder), /nothing is missing in French/);
  assert.match(await run('npm', ['run', 'rules'], folder), /all hold/);
  await runReadme(kind, folder, installed);
  await run('npm', ['run', 'picture'], folder);
  assert.match(readFileSync(join(folder, 'picture.svg'), 'utf8'), /^<svg .*<\/svg>\s*$/s);

  // What it publishes, and nothing else.
  const packed: unknown = JSON.parse(
    await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], folder),
  );
  const files = [...JSON.stringify(packed).matchAll(/"path":"([^"]+)"/g)].map(([, path]) => path);
  assert.ok(files.includes('dist/words/fr.d.ts') && files.includes('LICENSE'), files.join());
  assert.ok(!files.some((path) => /^(?:src|test)\//.test(path ?? '')), files.join());

  await checkAdditions(kind, generator, folder);

  // A folder that is there stays as it is.
  await assert.rejects(write, /There is a .* already/);
}

/** Its README says the truth: about what its programs print, and about the words of other languages. */
async function runReadme(kind: 'map' | 'module', folder: string, installed: string): Promise<void> {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const blocks = blocksOf(readme).filter(({ language }) => language === 'ts');
  // That of a map shows words that another package brings.
  assert.equal(blocks.length, kind === 'map' ? 2 : 1);
  const names = blocks.map(({ lines }, index) => {
    const name = `readme-${index}.ts`;
    writeFileSync(join(folder, 'test', name), `${lines.join('\n')}\n`);
    return name;
  });
  // One after the other in one program, whose start takes longer than any of them.
  const all = join(folder, 'test/readme.mjs');
  writeFileSync(all, names.map((name) => `await import('./${name}');\n`).join(''));
  const printed = await run(join(folder, 'node_modules/.bin/tsx'), [all], folder);
  assert.deepEqual(printed.split('\n').filter(Boolean), blocks.flatMap(promisedOutput));
  await run(join(folder, 'node_modules/.bin/tsc'), [], folder);
  const concordia = join(installed, 'node_modules/.bin/concordia');
  const missing = (tag: string) =>
    run(concordia, ['--lang', 'en', 'words', tag, '--library', './dist/index.js'], folder);
  assert.match(await missing('fr'), /No words are missing in fr/);
  assert.match(await missing('de'), /^ {2}"events\.lower\w+": "",$/m);
}

/** What is added to it holds at once. */
async function checkAdditions(
  kind: 'map' | 'module',
  generator: string,
  folder: string,
): Promise<void> {
  // They name all words that their rules need, and there will be more.
  for (const name of readdirSync(join(folder, 'test'))) {
    if (name.startsWith('readme')) rmSync(join(folder, 'test', name));
  }
  const kinds = kind === 'map' ? ['event', 'decision'] : ['event', 'decision', 'option'];
  for (const one of kinds) await run('node', [generator, 'add', one, `new-${one}`], folder);
  assert.match(await run('npm', ['run', 'rules'], folder), /all hold/);
  await run('npm', ['test'], folder);
}

function everything(folder: string): Promise<string> {
  return run('grep', ['--recursive', '', '.'], folder);
}

/** What npm would install: the packed library, and the packages that this repository is tested with. */
function link(folder: string, installed: string, compiler: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  mkdirSync(join(modules, '.bin'));
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(devDependencies)) {
    const place = name === 'concordia-rules' ? installed : ROOT;
    symlinkSync(join(place, 'node_modules', name), join(modules, name));
  }
  symlinkSync(join(ROOT, 'node_modules', compiler, 'bin/tsc'), join(modules, '.bin/tsc'));
  symlinkSync(join(ROOT, 'node_modules/.bin/tsx'), join(modules, '.bin/tsx'));
}

/** The files that `exports` of its package.json names. */
function namedIn(folder: string): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [...JSON.stringify(exports).matchAll(/"(\.\/dist\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
}
