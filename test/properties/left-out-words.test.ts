/**
 * Each sentence that `formatLog` writes, with any one word left out, means the same, or is refused, or is another whole
 * sentence that it could have written (issue of logs that are read as something else).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Action, ConcordiaError, formatLog, type GameLog, parseLog } from '../../src/index';
import { ROOT } from '../readme/markdown';

/** Not all of ten thousand words, without `FUZZ`. */
const STRIDE = process.env.FUZZ === undefined ? 47 : 1;

/** Reads of a word less that are whole sentences, too: docs/notation.md names them. */
const CLASSES = {
  /** `coins`, `income`: nothing is left of the sentence. */
  'an action of one word': (left: string) => left === '',
  /** `Mercator II`: there is a Mercator in the hand as well. */
  'the numeral of a card': (_: string, { type, ...was }: Action, now: Action | undefined) =>
    now?.type === type && 'card' in was && 'card' in now && was.card.startsWith(now.card),
  /** `land Ancona-Hadria > Hadria-Spoletum`: there is a colonist in Ancona as well. */
  'one end of the route where a colonist is': (_: string, was: Action, now: Action | undefined) =>
    was.type === 'moveColonist' &&
    now?.type === 'moveColonist' &&
    was.to === now.to &&
    was.from.includes(now.from),
  /** `keep 2 wine brick`, where all of it cannot be kept; `sell 3 cloth with 1 salt`. */
  'a choice that may be left out': (_: string, was: Action, now: Action | undefined) =>
    was.type === now?.type && Object.keys(was).length > Object.keys(now).length,
} as const;

type ClassName = keyof typeof CLASSES;

interface Sentence {
  /** The tags and the lines before. */
  readonly before: string;
  readonly clauses: readonly string[];
  readonly index: number;
}

function sentencesOf(text: string): readonly Sentence[] {
  const cut = text.indexOf('\n\n');
  const tags = text.slice(0, cut).replace(/\[Result "[^"]*"\]/, '');
  const lines = text.slice(cut).trim().split('\n');
  return lines.flatMap((line, at) => {
    const before = `${tags}\n${lines.slice(0, at).join('\n')}\n`;
    const clauses = line.split('; ');
    return clauses.map((_, index) => ({ before, clauses, index }));
  });
}

/** The number of the turn and the player are no part of the sentence. */
const HEAD = /^(?:\d+ )?(?:[A-Z]\p{L}+: )?/u;

function read(text: string): readonly Action[] | undefined {
  try {
    return parseLog(text).actions;
  } catch (error) {
    if (!(error instanceof ConcordiaError) || error.reason !== 'unreadableText') throw error;
    return undefined;
  }
}

/** The moves of a line may be read in another order. */
function isSameInAnyOrder(found: readonly Action[], meant: readonly Action[]): boolean {
  const sorted = (actions: readonly Action[]): readonly string[] =>
    actions.map((action) => JSON.stringify(action)).sort();
  return JSON.stringify(sorted(found)) === JSON.stringify(sorted(meant));
}

const folder = `${ROOT}docs/examples/`;
const EXAMPLES = readdirSync(folder).filter((name) => /-\d\.json$/.test(name));

describe.each(EXAMPLES)('%s', (name) => {
  test('is never silently misread with a word less', () => {
    const log: GameLog = JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
    let count = 0;
    const outcomes = { same: 0, refused: 0, other: 0 };
    for (const { before, clauses, index } of sentencesOf(formatLog(log))) {
      const clause = clauses[index] ?? '';
      const [head = ''] = HEAD.exec(clause) ?? [];
      const words = clause.slice(head.length).split(/(?<=[ -])/);
      if (clause === '...') continue;
      let meant: readonly Action[] | undefined;
      for (const dropped of words.keys()) {
        count += 1;
        if (count % STRIDE !== 0) continue;
        meant ??= read(before + clauses.join('; ')) ?? [];
        const left = words
          .filter((_, at) => at !== dropped)
          .join('')
          // A hyphen joins two ends.
          .replace(/-(?=>|$)/, ' ')
          .trim();
        const found = read(before + clauses.with(index, head + left).join('; '));
        if (found === undefined) outcomes.refused += 1;
        else if (isSameInAnyOrder(found, meant)) outcomes.same += 1;
        else {
          outcomes.other += 1;
          const at = meant.findIndex(
            (action, at) => JSON.stringify(action) !== JSON.stringify(found[at]),
          );
          const [was, now] = [meant[at] ?? { type: 'pass', seat: 0 }, found[at]];
          const places = Object.keys(CLASSES) as ClassName[];
          const classes = places.filter((one) => CLASSES[one](left, was as Action, now));
          expect(
            classes,
            `${clause} without ${words[dropped]} is ${JSON.stringify(now)}`,
          ).not.toEqual([]);
          // Letter for letter a sentence of the normal form.
          const { scores: _scores, ...rest } = log;
          const again = formatLog({ ...rest, actions: found });
          if (left !== '')
            expect(again.split(/; |\n/).map((one) => one.replace(HEAD, ''))).toContain(left);
        }
      }
    }
    expect(outcomes.same).toBeGreaterThan(0);
    expect(outcomes.refused).toBeGreaterThan(0);
  });
});
