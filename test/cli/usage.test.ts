import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { page } from '../readme/markdown';
import { concordia } from './console';

const COMMANDS = [
  'score',
  'validate',
  'convert',
  'replay',
  'new',
  'simulate',
  'analyse',
  'maps',
  'map',
  'perft',
  'example',
];

test('--help and --version', async () => {
  const { code, out, err } = await concordia(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ +${command}\\b`, 'm'));
  expect(await concordia(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

describe('each command stands', () => {
  /** Every one there is, as the help lists them. */
  const commands = async (): Promise<readonly string[]> => {
    const { out } = await concordia(['--help']);
    const [, listed = ''] = out.split('\nCommands:\n');
    const names = [...listed.matchAll(/^ {2}([a-z]+)\b/gm)].map(([, name = '']) => name);
    return [...new Set(names)].filter((name) => name !== 'help').sort();
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

  test('in the list of README.md', async () => {
    const [, after = ''] = page('README.md').split('[The command line](docs/command-line.md): ');
    const [list = ''] = after.split('Each has `--help`');
    expect([...list.matchAll(/`([a-z]+)`/g)].map(([, name]) => name).sort()).toEqual(
      await commands(),
    );
  });
});

test.each(COMMANDS)('%s --help', async (command) => {
  const { code, out, err } = await concordia([command, '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`Usage: concordia ${command}`);
  expect(out).toContain('--json');
});

test.each([
  [],
  ['conquer'],
  ['--conquer'],
  ['score'],
  ['score', 'a', 'b'],
  ['validate', 'a', '--fast'],
  ['replay', '-', '--to'],
  ['replay', '-', '--to', '-1'],
  ['replay', '-', '--to', '1e3'],
  ['new', '--players', '1'],
  ['new', '--players', '7'],
  ['new', '--players', 'Anna'],
  ['new', '--players', 'Anna,,Ben'],
  ['new', '--cards', 'tarot'],
  ['new', '--cards'],
  ['simulate', '--games', '0'],
  ['simulate', '--games', '100001'],
  ['simulate', '--games', '1.5'],
  ['simulate', '--strategy', 'clever'],
  ['simulate', '--against', 'clever'],
  ['simulate', '--strategy', 'clever.json'],
  ['analyse'],
  ['analyse', 'a', 'b'],
  ['play', 'a'],
  ['perft', '--depth', '0'],
  ['perft', '--depth', '7'],
  ['map'],
  ['example', 'atlantis'],
  ['example', 'screen', 'a', 'b'],
])('wrong usage: concordia %s %s %s %s', async (...args) => {
  const { code, out, err } = await concordia(args.filter((arg) => arg !== undefined));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toBe('');
  expect(err).not.toContain('    at ');
});

describe('--json tells errors to programs, with the same exit code', () => {
  test.each([
    ['WRONG_USAGE', 2, ['maps', '--json', '--fast']],
    ['WRONG_USAGE', 2, ['conquer', '--json']],
    ['WRONG_USAGE', 2, ['--json']],
    ['WRONG_USAGE', 2, ['simulate', '--games', '0', '--json']],
    ['UNREADABLE', 1, ['score', '--json', 'none.yaml']],
    ['UNREADABLE', 1, ['validate', '--json', 'none.json']],
    ['UNREADABLE', 1, ['replay', '--json', 'none.json']],
    ['UNKNOWN_MAP', 1, ['map', '--json', 'atlantis']],
    ['UNKNOWN_MAP', 1, ['new', '--json', '--map', 'atlantis']],
    ['UNKNOWN_MAP', 1, ['perft', '--json', '--map', 'atlantis']],
    ['UNKNOWN_MAP', 1, ['simulate', '--json', '--map', 'atlantis']],
    ['WRONG_USAGE', 2, ['example', '--json', 'atlantis']],
    ['NOT_WRITTEN', 1, ['example', '--json', 'screen', 'package.json']],
    ['BAD_STRATEGY', 1, ['simulate', '--json', '--strategy', 'none.mjs']],
  ])('%s, %i: concordia %j', async (code, exit, args) => {
    const outcome = await concordia(args);
    expect(outcome.code).toBe(exit);
    expect(JSON.parse(outcome.out)).toMatchObject({
      ok: false,
      error: { code, message: expect.stringMatching(/\w/) },
    });
    expect(outcome.err).toMatch(/^(error: |Usage: )/);
  });

  test('what the library refuses is told whole', async () => {
    const { code, out } = await concordia(['score', '--json', '-'], { stdin: '{"players": []}' });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      error: { code: 'INVALID_SHEET', details: { path: 'players' } },
    });
  });

  test('--json behind -- is a file', async () => {
    const { code, out } = await concordia(['score', '--', '--json']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  test('help is no error', async () => {
    const { code, out } = await concordia(['score', '--json', '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: /);
  });
});
