import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createGame, getMap, replay } from '../../src/index';
import { boardSvg, stateSvg } from '../../src/svg';
import { concordia, GAME, logOf, OPENING, scratch } from './console';

const { dir, write } = scratch();

describe('map --svg', () => {
  test('prints the picture, with and without -', async () => {
    const picture = `${boardSvg(getMap('italia'))}\n`;
    for (const more of [[], ['-']]) {
      expect(await concordia(['map', 'italia', '--svg', ...more])).toEqual({
        code: 0,
        out: picture,
        err: '',
      });
    }
  });

  test('writes a file, and replaces none without --force', async () => {
    const file = join(dir, 'creta.svg');
    const args = ['map', 'creta', '--svg', file];
    expect(await concordia(args)).toEqual({ code: 0, out: '', err: '' });
    const picture = `${boardSvg(getMap('creta'))}\n`;
    expect(readFileSync(file, 'utf8')).toBe(picture);

    const again = await concordia(['map', 'hellas', '--svg', file]);
    expect(again.code).toBe(1);
    expect(again.err).toContain('it already exists; --force replaces it');
    expect(readFileSync(file, 'utf8')).toBe(picture);

    expect((await concordia(['map', 'hellas', '--svg', file, '--force'])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(`${boardSvg(getMap('hellas'))}\n`);
  });

  test('an unknown map is refused before anything is written', async () => {
    const file = join(dir, 'nowhere.svg');
    expect((await concordia(['map', 'nowhere', '--svg', file])).code).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  test('--json besides is wrong usage', async () => {
    const { code, out } = await concordia(['map', 'italia', '--svg', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: 'WRONG_USAGE' } });
  });
});

describe('replay --svg', () => {
  const log = write('log.json', logOf(OPENING));

  test('draws the board at the end, or after so many actions', async () => {
    const { code, out } = await concordia(['replay', log, '--svg']);
    expect(code).toBe(0);
    expect(out).toBe(`${stateSvg(replay(JSON.parse(logOf(OPENING))))}\n`);
    expect(out).toContain('data-at="route:sea:massilia~roma" data-seat="1"');

    const first = await concordia(['replay', log, '--to', '0', '--svg', '-']);
    expect(first.out).toBe(`${stateSvg(createGame(GAME))}\n`);
  });

  test('writes a file', async () => {
    const file = join(dir, 'game.svg');
    expect((await concordia(['replay', log, '--svg', file])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('<title>Imperium – Anna, Ben, Clara</title>');
    expect((await concordia(['replay', log, '--svg', file])).code).toBe(1);
  });

  test('a log that breaks the rules is refused and not drawn', async () => {
    const wrong = write('wrong.json', logOf([{ type: 'takeCoins', seat: 0 }]));
    const file = join(dir, 'wrong.svg');
    const { code, err } = await concordia(['replay', wrong, '--svg', file]);
    expect(code).toBe(1);
    expect(err).toContain('the log is wrong at actions[0]');
    expect(existsSync(file)).toBe(false);
  });
});
