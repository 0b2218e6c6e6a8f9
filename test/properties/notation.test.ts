/** Texts of real games, edited at random: they are refused, or read with every word in its place. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ConcordiaError, formatLog, type GameLog, parseLog } from '../../src/index';
import { leftOver } from '../../src/model/find';
import { pagesOf } from '../../src/notation/text';
import { ROOT } from '../readme/markdown';
import { check } from '../support/check';

/** It says what things cost and bring, which is checked and not written again. */
const WITH_ASIDES = 'by-post-3.concordia';

const folder = `${ROOT}docs/examples/`;
const TEXTS = readdirSync(folder).flatMap((file) =>
  file.endsWith('.concordia') && file !== WITH_ASIDES
    ? readFileSync(`${folder}${file}`, 'utf8')
    : [],
);

const SIGNS = [...'aeiIV ;:>!+{}[]"\\,-.#\n\r\t09é…', '\uFEFF', '  ; ', '__proto__'];

/** A cut, an insertion, a change of place; at a part of the text between 0 and 1. */
const anyEdit = fc.record({
  kind: fc.constantFrom('cut', 'put', 'word', 'line', 'swap', 'end'),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  sign: fc.constantFrom(...SIGNS),
});
type Edit = typeof anyEdit extends fc.Arbitrary<infer E> ? E : never;

function edited(text: string, { kind, at, to, sign }: Edit): string {
  const index = Math.floor(at * text.length);
  if (kind === 'cut') return text.slice(0, index) + text.slice(index + 1 + Math.floor(3 * to));
  if (kind === 'put') return text.slice(0, index) + sign + text.slice(index);
  if (kind === 'end') return text.slice(0, index);
  const pieces = text.split(kind === 'word' ? /(?<=\s)/ : /(?<=\n)/);
  const [from, place] = [at, to].map((part) => Math.floor(part * pieces.length));
  const [piece = ''] = pieces.splice(from ?? 0, 1);
  if (kind === 'swap') pieces.splice(place ?? 0, 0, piece);
  return pieces.join('');
}

/** Words that say nothing where only one thing can be done, or may be said once more. */
const IDLE = ['pass', 'play', 'buy', 'move'];

/** Every word that says what is done. */
function wordsIn(text: string): readonly string[] {
  return pagesOf(text)
    .lines.flatMap(({ clauses }) => clauses)
    .flatMap(({ words }) => words)
    .map(({ key }) => key)
    .filter((key) => !IDLE.includes(key));
}

function read(text: string): GameLog | undefined {
  try {
    return parseLog(text);
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    expect(error.code).toBe('INVALID_LOG');
    expect(error.details.faults).not.toEqual([]);
    expect(JSON.stringify(error).length).toBeLessThan(100_000);
    return undefined;
  }
}

test('of a text that nobody edited, nothing is left out', () => {
  for (const text of TEXTS) {
    expect(leftOver(wordsIn(text), wordsIn(formatLog(parseLog(text))))).toBeDefined();
  }
});

test('an edited text is refused with the place, or nothing of it is left out', () => {
  check(
    fc.property(
      fc.constantFrom(...TEXTS),
      fc.array(anyEdit, { minLength: 1, maxLength: 3 }),
      (text, edits) => {
        const other = edits.reduce(edited, text);
        const log = read(other);
        if (log === undefined) return;
        expect(leftOver(wordsIn(other), wordsIn(formatLog(log)))).toBeDefined();
      },
    ),
    60,
  );
});
