import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { commandsIn, commandsPage } from '../../tools/pages/commands';
import { page } from '../readme/markdown';
import { concordia } from './console';

test('--version', async () => {
  expect(await concordia(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

describe('each command stands', () => {
  /** Every one there is, as the help lists them. */
  const commands = async (): Promise<readonly string[]> => {
    const { out } = await concordia(['--help']);
    return commandsIn(out).toSorted();
  };

  test('in the table of docs/command-line.md, with a section of its own', async () => {
    const text = page('docs/command-line.md');
    const rows = text.split('\n').filter((line) => line.startsWith('| [`'));
    const told = rows.flatMap((row) =>
      [...row.matchAll(/\[`([a-z]+)[^`]*`\]\(#([a-z-]+)\)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(told)].sort()).toEqual(await commands());
    for (const name of told) expect(text).toContain(`\n## ${name}\n`);
  });

  test('on the page of all commands, with what its --help prints', async () => {
    const names = await commands();
    const [, ...sections] = (await commandsPage()).split('\n## ');
    expect(sections.map((text) => text.split('\n')[0]).sort()).toEqual(
      ['concordia', ...names].sort(),
    );
    for (const name of names) {
      const { out } = await concordia([name, '--help']);
      expect(sections).toContainEqual(
        expect.stringContaining(`\`\`\`text\n${out.trimEnd()}\n\`\`\``),
      );
    }
  });

  test('in the list of README.md', async () => {
    const [, after = ''] = page('README.md').split('[The command line](docs/command-line.md): ');
    const [list = ''] = after.split('Each has `--help`');
    expect([...list.matchAll(/`([a-z]+)`/g)].map(([, name]) => name).sort()).toEqual(
      await commands(),
    );
  });
});
