import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { concordia } from './console';

const COMMANDS = ['score', 'validate', 'replay', 'new', 'simulate', 'maps', 'map', 'perft'];

test('--help and --version', async () => {
  const { code, out, err } = await concordia(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ +${command}\\b`, 'm'));
  expect(await concordia(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
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
  ['perft', '--depth', '0'],
  ['perft', '--depth', '7'],
  ['map'],
])('wrong usage: concordia %s %s %s %s', async (...args) => {
  const { code, out, err } = await concordia(args.filter((arg) => arg !== undefined));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toBe('');
  expect(err).not.toContain('    at ');
});
