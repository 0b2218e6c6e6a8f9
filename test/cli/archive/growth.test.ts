/** Reading takes as long as the input is: everything that can be repeated, repeated, plain and packed. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { IS_NIGHT } from '../../support/night';
import { concordia, logOf } from '../console';

setFlagsFromString('--expose-gc');
/** So that no run has to clear away what others have left. */
const collect: () => void = runInNewContext('gc');
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
  'comments in braces': [`${HEAD}1 Anna: `, '{x} '],
  'rows of a comment in braces': [`${HEAD}{`, 'x\n'],
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
  'heads of games': ['', '[Map "Imperium"]\n\n'],
  games: ['', `${HEAD}\n1 Anna: Tribune\n\n`],
  names: [`[Map "Imperium"] [Players "`, 'Anna, '],
  players: [`${HEAD}1 `, 'Anna: '],
  numbers: [HEAD, '1 '],
  digits: [HEAD, '9'],
  strokes: [HEAD, '/'],
  'lines of strokes': [`${HEAD}1 Anna: Tribune\n`, '/\n'],
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
  'corrections in one line': [`${HEAD}correction `, 'Anna: money 4; '],
  'cards that come up': [`${HEAD}1 Anna: Tribune; `, '+ Smith I; '],
  'what happened': [`${HEAD}1 Anna: Tribune; `, '(money 4); '],
  'lines of sentences': [HEAD, 'Anna plays the Tribune and takes 5 sestertii.\n'],
  rounds: [HEAD, 'Round 1\n'],
  'quotations of forums': [HEAD, '[quote]\n'],
  'fences of code': [HEAD, '```\n'],
  dots: [`${HEAD}1 Anna: `, '.'],
  'letters beyond ASCII': [`${HEAD}1 Anna: `, 'é'],
  'letters of one word': [`${HEAD}1 Anna: `, 'a'],
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
  'lines of texts in JSON': ['', '"[Map]"\n'],
  'lists of what is no log': ['[', '{},'],
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
  [
    ...['games', 'heads of games', 'lines that are no logs', 'lines that are no JSON'],
    'lines of texts in JSON',
  ].map((name) => REPEATED[name]),
);

interface Run {
  /** Seconds of the processor. */
  readonly time: number;
  /** Letters that were printed. */
  readonly printed: number;
}

async function runOf(args: readonly string[], stdin: Buffer): Promise<Run> {
  if (IS_NIGHT) collect();
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
const SIZES = IS_NIGHT ? [100_000, 200_000, 400_000] : [2000];
/** How often the clock is asked before it is believed: whatever else the machine does makes a run longer. */
const MOST_ROUNDS = 6;

/**
 * What takes too long, or grows faster than the input; undefined if nothing does.
 *
 * @param most - seconds for each size.
 */
function slowness(runs: readonly Run[], most: readonly number[]): string | undefined {
  for (const [index, { time }] of runs.entries()) {
    const what = `${SIZES[index]} bytes: ${time} s`;
    if (time > (most[index] ?? 0)) return what;
    const half = runs[index - 1]?.time ?? time;
    // What takes less than that is measured too roughly.
    if (time > 0.4 && time / half > 2.2) return `${what} after ${half} s`;
  }
  return undefined;
}

describe.each(Object.entries(REPEATED))('%s', (name, repeated) => {
  // Besides `FUZZ`, each is read by one command in turn.
  const turn = Object.keys(REPEATED).indexOf(name) % COMMANDS.length;
  const commands = COMMANDS.filter((_, at) => IS_NIGHT || at === turn);
  test.each(commands.map((args) => [args[0], args] as const))('for %s', async (_command, args) => {
    // A millisecond more for each log there is to check.
    const logs = (size: number): number => (LOGS.has(repeated) ? size / repeated[1].length : 0);
    const most = SIZES.map((size) => 2 + logs(size) / 1000);
    for (const packed of Object.values(FORMS)) {
      const texts = SIZES.map((size) => packed(textOf(repeated, size)));
      let runs: readonly Run[] = [];
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const next: Run[] = [];
        for (const [index, text] of texts.entries()) {
          const run = await runOf(args, text);
          next.push({ ...run, time: Math.min(run.time, runs[index]?.time ?? run.time) });
        }
        runs = next;
        if (!IS_NIGHT || slowness(runs, most) === undefined) break;
      }
      for (const [index, { printed }] of runs.entries()) {
        // Each line may be a log with a fault, of which is said where and why.
        expect(printed).toBeLessThan(5000 + 200 * (SIZES[index] ?? 0));
      }
      if (IS_NIGHT) expect(slowness(runs, most)).toBeUndefined();
    }
  });
});
