/** The examples in the package: listed, and written into folders. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dependencies, devDependencies, name as ourName } from '../../package.json';
import { EXAMPLES } from '../../src/cli/example-list';
import { blocksOf, page, ROOT } from '../readme/markdown';
import { exampleFiles, packagesOf } from '../support/example-files';
import { concordia, row, scratch } from './console';

const files = scratch();
const EXAMPLES_FOLDER = join(ROOT, 'docs/examples');
const IDS = Object.keys(EXAMPLES);
const KNOWN = Object.entries(EXAMPLES).map(([id, example]) => ({ id, ...example }));

const inRoot = readdirSync(EXAMPLES_FOLDER, { withFileTypes: true });
const singleFiles = inRoot.filter((entry) => entry.isFile()).map(({ name }) => name);
const folders = inRoot.filter((entry) => entry.isDirectory()).map(({ name }) => name);

describe('the list', () => {
  test('has each example with what it is and its guide', async () => {
    const { code, out, err } = await concordia(['example']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(row(out, 'screen')).toEqual([
      'a page for playing whole games, with React and Vite',
      'docs/guides/screen.md',
    ]);
    for (const id of IDS) expect(row(out, id)).toHaveLength(2);
  });

  test('as JSON', async () => {
    const { code, out } = await concordia(['example', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(IDS);
  });

  test('has every folder of docs/examples', () => {
    expect(IDS).toEqual(expect.arrayContaining(folders));
  });

  test.each(KNOWN)('$id: its guide names it', ({ id, guide }) => {
    expect(existsSync(join(ROOT, guide))).toBe(true);
    const isNamed = new RegExp(`concordia(-rules)? example ${id}\\b`).test(page(guide));
    // The pages of the kit stand in one table, each with its example.
    const row = `](${relative('docs/kit', guide)}) | \`${id}\` |`;
    expect(isNamed || page('docs/kit/README.md').includes(row)).toBe(true);
  });

  test.each(KNOWN)('$id: its packages are those that the examples are tested with', (example) => {
    const ours = Object.keys({ ...dependencies, ...devDependencies });
    const tested = [ourName, ...ours, ...packagesOf(`docs/examples/${example.id}`)];
    for (const name of [...example.packages, ...example.devPackages])
      expect(tested).toContain(name);
  });
});

describe('writing one', () => {
  test.each(KNOWN)('$id: all its files, as they are', async ({ id }) => {
    const folder = join(files.dir, 'all', id);
    const { code, err } = await concordia(['example', id, folder]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const from = folders.includes(id) ? join(EXAMPLES_FOLDER, id) : EXAMPLES_FOLDER;
    const written = readdirSync(folder);
    if (folders.includes(id)) expect(written).toEqual(exampleFiles(`docs/examples/${id}`));
    expect(written).not.toEqual([]);
    for (const name of written) {
      expect(readFileSync(join(folder, name)), name).toEqual(readFileSync(join(from, name)));
    }
  });

  test('the single files of docs/examples are in sheets and games', async () => {
    const written = ['sheets', 'games'].flatMap((id) => readdirSync(join(files.dir, 'all', id)));
    expect(written.sort()).toEqual(singleFiles.sort());
  });

  test('what to type next is what the guide says', async () => {
    const folder = join(files.dir, 'typed');
    const { out } = await concordia(['example', 'screen', folder]);
    const block = blocksOf(page('docs/guides/screen.md')).find(
      ({ lines }) => lines[0] === 'npx concordia-rules example screen',
    );
    const [_first, cd, ...rest] = block?.lines ?? [];
    expect(cd).toBe('cd screen');
    expect(out.split('\n').filter((line) => line.startsWith('  '))).toEqual(
      [`cd ${folder}`, ...rest].map((line) => `  ${line}`),
    );
  });

  test('as JSON', async () => {
    const folder = join(files.dir, 'a b');
    const { out } = await concordia(['example', 'sheets', folder, '--json']);
    expect(JSON.parse(out)).toEqual({
      id: 'sheets',
      folder,
      files: readdirSync(folder),
      next: [`cd '${folder}'`, 'npx concordia-rules score sheet-114.yaml'],
      guide: 'docs/command-line.md',
    });
  });
});

describe('what is there already', () => {
  function folderWith(name: string, text: string): string {
    const folder = join(files.dir, `with ${name}`);
    mkdirSync(folder);
    writeFileSync(join(folder, name), text);
    return folder;
  }

  test('a file of the same name is kept, and nothing is written beside it', async () => {
    const folder = folderWith('table.ts', 'mine');
    const { code, out, err } = await concordia(['example', 'server', folder]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      `error: ${join(folder, 'table.ts')} cannot be written: it already exists; --force replaces it\n`,
    );
    expect(readdirSync(folder)).toEqual(['table.ts']);
    expect(readFileSync(join(folder, 'table.ts'), 'utf8')).toBe('mine');
  });

  test('--force replaces it', async () => {
    const folder = folderWith('client.ts', 'mine');
    expect((await concordia(['example', 'server', folder, '--force'])).code).toBe(0);
    expect(readFileSync(join(folder, 'client.ts'), 'utf8')).not.toBe('mine');
  });

  test('files of other names are in nobody’s way', async () => {
    const folder = folderWith('notes.txt', 'mine');
    expect((await concordia(['example', 'server', folder])).code).toBe(0);
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });

  test('a symbolic link is not written through, even with --force', async () => {
    const folder = folderWith('kept.ts', 'mine');
    symlinkSync(join(folder, 'kept.ts'), join(folder, 'server.ts'));
    const { code, err } = await concordia(['example', 'server', folder, '--force']);
    expect(code).toBe(1);
    expect(err).toContain('symbolic link');
    expect(readFileSync(join(folder, 'kept.ts'), 'utf8')).toBe('mine');
  });

  test('a file is no folder', async () => {
    const file = files.write('file', 'mine');
    const { code, err } = await concordia(['example', 'screen', file]);
    expect(code).toBe(1);
    expect(err).toContain('cannot be written');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});
