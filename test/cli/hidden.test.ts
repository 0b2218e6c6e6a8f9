/** Whatever strangers have written, nothing that is printed steers the terminal or hides there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { jsonOf, printable } from '../../src/cli/printable';
import { printerTo } from '../../src/cli/printer';
import { createGame, type GameLog, recordGame } from '../../src/index';
import { concordia, scratch } from './console';

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
const files = scratch();

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

describe('what commander says itself', () => {
  const hostile = '\u001b[31mfoo\u202e\nerror: bar';

  test.each([
    [[hostile]],
    [['help', hostile]],
    [[`--${hostile}`]],
    [['validate', `--${hostile}`, '-']],
    [['validate', '--jobs', hostile, '-']],
    [['validate', '--first-line', hostile, '-']],
    [['maps', hostile, hostile]],
    [['convert', '--to', hostile, '-']],
    [['table', hostile, '-']],
    [['find', '--map', hostile, '-']],
    [['perft', '--depth', hostile]],
    [['--lang', hostile, 'maps']],
    [['--library', hostile, 'maps']],
    [['simulate', '--strategy', hostile]],
    [['simulate', '--games', hostile]],
    [['new', '--map', hostile]],
    [['new', '--players', hostile]],
    [['new', '--option', hostile]],
    [['map', hostile]],
    [['words', hostile]],
    [['example', hostile]],
    [['score', hostile]],
  ])('%j', async (args) => {
    for (const lang of args[0] === '--lang' ? [[]] : [[], ['--lang', 'fr']]) {
      for (const colors of [true, false]) {
        const { code, out, err } = await concordia([...lang, ...args], { colors });
        expect(code).not.toBe(0);
        expect(UNSEEN.exec(out + err)).toBeNull();
        // Nor does it look like another error.
        expect(err).not.toMatch(/^error: bar/m);
      }
    }
  });
});

describe('the printer', () => {
  const printed: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      printed.push(String(chunk));
      done();
    },
  });
  const said = (print: () => void): string => {
    printed.length = 0;
    print();
    return printed.join('');
  };

  test.each(HOSTILE)('prints %j to nobody', (text) => {
    for (const colors of [true, false]) {
      const printer = printerTo(stream, colors);
      expect(said(() => printer.write(`a${text}b\nc\n`))).toMatch(/^a \S*b\nc\n$/);
      expect(said(() => printer.paint(`a${text}b\nc\n`))).toMatch(/^a \S*b\nc\n$/);
    }
  });

  test('lets colours of this program through, where there are any', () => {
    const bold = pc.createColors(true).bold('Ave');
    expect(said(() => printerTo(stream, true).paint(`${bold}\n`))).toBe(`${bold}\n`);
    expect(said(() => printerTo(stream, true).write(`${bold}\n`))).toBe(' [1mAve [22m\n');
    expect(said(() => printerTo(stream, false).paint(`${bold}\n`))).toBe(' [1mAve [22m\n');
  });

  test('is the only way out', () => {
    const files = readdirSync('src/cli', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, readFileSync(join('src/cli', file), 'utf8')] as const);
    const having = (pattern: RegExp): readonly string[] =>
      files.flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).sort();
    expect(having(/process\.std(?:out|err)|console\.|writeSync/)).toEqual(['process-io.ts']);
    // The streams themselves go to the progress bars and the line editor alone.
    const movers = ['ask/lines.ts', 'progress.ts'];
    expect(having(/(?:stderr|stdout|\bto)\.stream\b/)).toEqual(movers);
  });
});

describe('joiners', () => {
  const players = ['علی\u200cرضا', '\u{1f469}\u200d\u{1f680} Ada'];

  test('of names are printed where people read, and written by their numbers in JSON', async () => {
    const file = files.write(
      'joined.json',
      JSON.stringify(recordGame({ ...OPTIONS, players }, [])),
    );
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
