/** Reading takes as long as the input is: everything that can be repeated, repeated, plain and packed. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { concordia, logOf } from '../console';

const IS_NIGHT = process.env.FUZZ !== undefined;
const HEAD = '[Map "Imperium"] [Players "Anna, Ben"] [Seed "a"]\n';
const LOG = logOf([]);
const opened = (text: string): string => LOG.replace('"actions":[]', `"actions":[${text}`);

/** What is repeated, and what stands before it. */
const REPEATED: Readonly<Record<string, readonly [head: string, token: string]>> = {
  'line feeds': ['', '\n'],
  blanks: ['', ' '],
  tabs: [HEAD, '\t'],
  'blank lines of a text': [HEAD, '\n'],
  'carriage returns': [HEAD, '\r'],
  'no-break spaces': [HEAD, '\u00a0'],
  'comments, all alike': [HEAD, '; x\n'],
  'parts of a comment': [HEAD, '; x'],
  'comments like half an action': [HEAD, '; build wine\n'],
  'comments before any tag': ['', '; x\n'],
  'a comment of words': [`${HEAD}; `, 'sell wine '],
  tags: ['', '[Map "Imperium"]\n'],
  'other tags': [HEAD, '[note "x"]\n'],
  'tags in one line': [HEAD, '[note "x"] '],
  'opening brackets': [HEAD, '['],
  'closing brackets': [HEAD, ']'],
  'round brackets': [`${HEAD}1 Anna: `, '('],
  'pairs of brackets': [`${HEAD}1 Anna: `, '()'],
  'full width brackets': [`${HEAD}1 Anna: `, '（'],
  braces: [`${HEAD}1 Anna: `, '{'],
  'pairs of braces': [`${HEAD}1 Anna: `, '{}'],
  'JSON as an action': [`${HEAD}1 Anna: `, '{"a":1}; '],
  quotes: [`${HEAD}1 Anna: `, '"'],
  'backslashes in a tag': ['[Map "', '\\'],
  'letters in a tag': ['[Map "', 'a'],
  games: ['', `${HEAD}\n1 Anna: Tribune\n\n`],
  names: [`[Map "Imperium"] [Players "`, 'Anna, '],
  players: [`${HEAD}1 `, 'Anna: '],
  numbers: [HEAD, '1 '],
  digits: [HEAD, '9'],
  strokes: [HEAD, '/'],
  variations: [`${HEAD}1 Anna: Tribune\n`, '/ 1 Anna: Mercator\n/\n'],
  'exclamation marks': [`${HEAD}1 Anna: `, '!'],
  semicolons: [`${HEAD}1 Anna: `, ';'],
  pluses: [`${HEAD}1 Anna: Tribune; `, '+ wine '],
  hyphens: [`${HEAD}1 Anna: Architect; `, 'Roma-'],
  arrows: [`${HEAD}1 Anna: Architect; Roma`, ' -> Massilia'],
  'signs of forums': [HEAD, '> '],
  'bold type': [HEAD, '**'],
  actions: [`${HEAD}1 `, 'Anna: Tribune; '],
  'lines of actions': [HEAD, '1 Anna: Tribune\n'],
  'words that mean nothing': [`${HEAD}1 Anna: `, 'qwx '],
  corrections: [HEAD, 'correction Anna: money 4\n'],
  dots: [`${HEAD}1 Anna: `, '.'],
  'letters beyond ASCII': [`${HEAD}1 Anna: `, 'é'],
  'opening brackets of JSON': ['', '['],
  'objects within objects': ['', '{"a":'],
  'empty lists of JSON': ['[', '[],'],
  'commas of JSON': ['[1', ','],
  'keys of JSON': ['{', '"a":1,'],
  'digits of JSON': ['[', '1'],
  'strings of JSON': ['[', '"a",'],
  'escapes of JSON': ['["', '\\u0000'],
  'actions of JSON': [opened(''), '{"type":"pass","seat":0},'],
  'lines that are no logs': ['', '{"a":1}\n'],
  'lines that are no JSON': [`${LOG}\n`, '{"a":\n'],
  'lists of YAML': ['', '- a\n'],
  'lists in lists of YAML': ['', '- '],
  'keys of YAML': ['a: 1\n', '? '],
  'anchors of YAML': ['', '- &a [*a]\n'],
};

const COMMANDS = [
  ['validate', '--jobs', '1', '-'],
  ['table', 'games', '--jobs', '1', '-'],
  ['find', '--map', 'imperium', '--jobs', '1', '-'],
  ['convert', '-'],
] as const;

/** Each of these is a log by itself, which is set up and checked, or a fault that is told. */
const LOGS = new Set(
  ['games', 'lines that are no logs', 'lines that are no JSON'].map((name) => REPEATED[name]),
);

interface Run {
  /** Seconds of the processor. */
  readonly time: number;
  /** Letters that were printed. */
  readonly printed: number;
}

async function runOf(args: readonly string[], stdin: Buffer): Promise<Run> {
  const before = process.cpuUsage();
  const { code, out, err } = await concordia(args, { stdin });
  const { user, system } = process.cpuUsage(before);
  expect([0, 1]).toContain(code);
  expect(out + err).not.toContain('internal error');
  return { time: (user + system) / 1e6, printed: out.length + err.length };
}

function textOf([head, token]: readonly [string, string], size: number): Buffer {
  return Buffer.from(head + token.repeat(Math.ceil(size / token.length)));
}

const FORMS = { plain: (text: Buffer) => text, packed: gzipSync } as const;

describe.each(Object.entries(REPEATED))('%s', (_, repeated) => {
  test.each(COMMANDS.map((args) => [args[0], args] as const))('for %s', async (_command, args) => {
    for (const packed of Object.values(FORMS)) {
      const sizes = IS_NIGHT ? [100_000, 200_000, 400_000] : [2000, 4000];
      const runs: Run[] = [];
      for (const size of sizes) runs.push(await runOf(args, packed(textOf(repeated, size))));
      for (const [index, { printed, time }] of runs.entries()) {
        const size = sizes[index] ?? 0;
        // Each line may be a log with a fault, of which is said where and why.
        expect(printed).toBeLessThan(5000 + 200 * size);
        if (!IS_NIGHT) continue;
        // A millisecond more for each log there is to check.
        const logs = LOGS.has(repeated) ? size / repeated[1].length : 0;
        expect(time, `${size} bytes`).toBeLessThan(2 + logs / 1000);
        const half = runs[index - 1]?.time ?? time;
        // What takes less than that is measured too roughly.
        if (time > 0.4) expect(time / half, `${size} bytes`).toBeLessThan(2.2);
      }
    }
  });
});
