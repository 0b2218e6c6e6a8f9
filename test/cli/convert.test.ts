import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatLog } from '../../src/index';
import { ROOT } from '../readme/markdown';
import { concordia, GAME, scratch, wholeGame } from './console';

const LOG = wholeGame(GAME);
const TEXT = formatLog(LOG);
const files = scratch();
const json = files.write('game.json', JSON.stringify(LOG));
const text = files.write('game.concordia', TEXT);

test('JSON becomes text, and text JSON', async () => {
  expect(await concordia(['convert', json])).toEqual({ code: 0, out: TEXT, err: '' });
  const { code, out, err } = await concordia(['convert', text]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual(LOG);
});

test('a form can be asked for, from standard input too', async () => {
  const stdin = `; by hand\r\n${TEXT.toUpperCase().replace('"A"', '"a"')}`;
  const names = stdin.replace('"ANNA, BEN, CLARA"', '"Anna, Ben, Clara"');
  expect(await concordia(['convert', '--to', 'text', '-'], { stdin: names })).toEqual({
    code: 0,
    out: TEXT.replace('\n\n', '\n\n; by hand\n'),
    err: '',
  });
  expect(JSON.parse((await concordia(['convert', '--json', json])).out)).toEqual(LOG);
});

test('what happened without a choice is told on request', async () => {
  const { code, out } = await concordia(['convert', '--narrate', json]);
  expect(code).toBe(0);
  expect(out).toBe(formatLog(LOG, { narrate: true }));
  expect(out).not.toBe(TEXT);
  const back = await concordia(['convert', '--to', 'text', '-'], { stdin: out });
  expect(back).toEqual({ code: 0, out: TEXT, err: '' });
});

test('--lang fr writes French, which every command reads without it', async () => {
  const { code, out } = await concordia(['convert', json, '--lang', 'fr']);
  expect(code).toBe(0);
  expect(out).toContain('[Language "fr"]\n');
  expect(out).toMatch(/\b(?:Architecte|Marchand|Sénateur)\b/);
  expect(out).not.toMatch(/\b(?:Architect|Mercator|Senator|build|produce)\b/);
  for (const stdin of [out, out.replace('[Language "fr"]\n', '')]) {
    for (const lang of ['en', 'fr']) {
      const back = await concordia(['convert', '-', '--lang', lang], { stdin });
      expect(JSON.parse(back.out)).toEqual(LOG);
    }
    expect(await concordia(['validate', '-'], { stdin })).toEqual(
      await concordia(['validate', json]),
    );
    const english = await concordia(['convert', '--to', 'text', '-'], { stdin });
    expect(english.out).toBe(TEXT);
  }
});

test('--lang fr writes many games in French', async () => {
  const stdin = `${JSON.stringify(LOG)}\n${JSON.stringify(LOG)}\n`;
  const { out } = await concordia(['convert', '-', '--lang', 'fr', '--jobs', '1'], { stdin });
  expect(out.split('[Language "fr"]')).toHaveLength(3);
});

test('a log against the rules is converted as it is', async () => {
  const broken = `${ROOT}docs/examples/imperium-4-broken`;
  const { out } = await concordia(['convert', `${broken}.concordia`]);
  expect(out).toBe(readFileSync(`${broken}.json`, 'utf8'));
});

test('every command that takes a log takes text', async () => {
  for (const command of ['validate', 'replay']) {
    expect(await concordia([command, text])).toEqual(await concordia([command, json]));
  }
  const many = await concordia(['validate', '--jobs', '1', text, json]);
  expect(many.out).toContain('2 logs: 2 good, 0 wrong, 0 unreadable');
});

test('what cannot be read is told with all its places', async () => {
  const stdin = `${TEXT}1 Anna: Archtect\n2 Benn: Tribune\n`;
  const line = TEXT.split('\n').length;
  const { code, out, err } = await concordia(['convert', '-'], { stdin });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    [
      `error: Line ${line}, column 9: nothing here is called “Archtect”; did you mean Architect? (and 1 more fault) (INVALID_LOG)`,
      `  also at line ${line + 1}, column 3: there is no player Benn; did you mean Ben?`,
      '',
    ].join('\n'),
  );
  const told = JSON.parse((await concordia(['convert', '--json', '-'], { stdin })).out);
  expect(told).toMatchObject({ ok: false, error: { details: { line, column: 9 } } });
});

test('what is no log, and a format that there is not', async () => {
  expect((await concordia(['convert', '-'], { stdin: 'hello' })).code).toBe(1);
  expect((await concordia(['convert', '-'], { stdin: '' })).code).toBe(1);
  expect((await concordia(['convert', json, '--to', 'pdf'])).code).toBe(2);
  expect((await concordia(['convert', json, '--to', 'json', '--json'])).code).toBe(2);
});

test('a file is written whole, and replaced only by force', async () => {
  const target = join(files.dir, 'out.concordia');
  expect((await concordia(['convert', json, '--save', target])).code).toBe(0);
  expect(readFileSync(target, 'utf8')).toBe(TEXT);
  const again = await concordia(['convert', text, '--save', target]);
  expect(again.code).toBe(1);
  expect(again.err).toContain('--force');
  expect(readFileSync(target, 'utf8')).toBe(TEXT);
  expect((await concordia(['convert', text, '--save', target, '--force'])).code).toBe(0);
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(LOG);
});
