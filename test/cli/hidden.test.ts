/** Whatever strangers have written, nothing that is printed steers the terminal or hides there. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { jsonOf, printable } from '../../src/cli/printable';
import { createGame, type GameLog, recordGame } from '../../src/index';
import { concordia } from './console';

/** Every control and format character but the line feed, and what JSON.stringify leaves as it is. */
const UNSEEN = /[^\P{Cc}\n]|\p{Cf}|[\u2028\u2029]/u;

/** One of each kind. */
const HOSTILE = [
  '\u001b[2J',
  '\u009b2J',
  '\u007f',
  '\u202e',
  '\u200b',
  '\u200f',
  '\u061c',
  '\u{e0041}',
];

const OPTIONS = { map: 'italia', players: ['Livia', 'Gaius'], seed: 'ludi' } as const;
const LOG: GameLog = recordGame(OPTIONS, []);
const folder = mkdtempSync(join(tmpdir(), 'concordia-hidden-'));
afterAll(() => rmSync(folder, { recursive: true }));

function textWith(part: object): string {
  return JSON.stringify({ ...LOG, ...part });
}

describe.each(HOSTILE.map((text) => [JSON.stringify(jsonOf(text)), text]))('%s', (_shown, text) => {
  const logs = [
    ['a name', textWith({ options: { ...LOG.options, players: ['Livia', `Ga${text}ius`] } })],
    ['a seed', textWith({ options: { ...LOG.options, seed: `lu${text}di` } })],
    ['a note', textWith({ meta: { place: `Os${text}tia` } })],
    ['an action', textWith({ actions: [{ type: `pl${text}ay`, seat: 0, [text]: text }] })],
    ['a field', textWith({ [text]: text })],
    ['no JSON at all', text],
    [
      'a note of the notation',
      `[Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"] [place "${text}"]`,
    ],
    [
      'a clause',
      `[Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"]\n1 Livia: ${text}Architect`,
    ],
  ] as const;
  const commands = [
    ['validate', '-'],
    ['validate', '--json', '-'],
    ['replay', '-'],
    ['replay', '--json', '-'],
    ['convert', '--to', 'text', '-'],
    ['convert', '--to', 'json', '-'],
    ['score', '-'],
  ];

  test.each(logs)('in %s', async (_what, stdin) => {
    for (const command of commands) {
      const { out, err } = await concordia(command, { stdin });
      expect(UNSEEN.exec(out + err), command.join(' ')).toBeNull();
    }
  });

  test('among arguments', async () => {
    const { map, seed } = OPTIONS;
    const games = [
      ['--players', `Livia,Ga${text}ius`, '--seed', seed],
      ['--players', '2', '--seed', `lu${text}di`],
      ['--players', '2', '--seed', seed, '--log', '--place', `Os${text}tia`],
    ];
    for (const game of games) {
      const { code, out, err } = await concordia(['new', '--map', map, ...game]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain('there is an invisible character');
      expect(UNSEEN.exec(err)).toBeNull();
    }
  });
});

describe('joiners', () => {
  const players = ['علی\u200cرضا', '\u{1f469}\u200d\u{1f680} Ada'];

  test('of names are printed where people read, and written by their numbers in JSON', async () => {
    const file = join(folder, 'joined.json');
    writeFileSync(file, JSON.stringify(recordGame({ ...OPTIONS, players }, [])));
    const read = await concordia(['validate', file]);
    for (const name of players) expect(read.out).toContain(name);
    const { out } = await concordia(['convert', '--to', 'json', file]);
    expect(out).toContain('\\u200d');
    expect(UNSEEN.exec(out)).toBeNull();
    expect(JSON.parse(out)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});

test('JSON is the same data', () => {
  const data = {
    state: createGame(OPTIONS),
    texts: [...HOSTILE, '\ud83d', 'a\nb', '\u{1f469}\u200d\u{1f680}'],
  };
  for (const indent of [undefined, 2]) {
    const text = jsonOf(data, indent);
    expect(JSON.parse(text)).toEqual(data);
    expect(UNSEEN.exec(text)).toBeNull();
  }
  expect(jsonOf('\u{e0041}')).toBe('"\\udb40\\udc41"');
});

test('a text for people has blanks instead', () => {
  for (const text of HOSTILE) expect(printable(`Li${text}via`)).toMatch(/^Li \S*via$/u);
  expect(printable(' a\r\n\tb\u2029c\ud83d ')).toBe('a b c');
});
