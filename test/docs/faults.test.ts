/** docs/errors.md lists every fault of input in the words of the source, and other languages have all of them. */
import { describe, expect, test } from 'vitest';
import { CARDS, getMap } from '../../src/index';
import { french } from '../../src/languages/fr';
import { clauseOf, type ErrorWords } from '../../src/model/telling';
import { englishErrors } from '../../src/words/faults';
import { namesOf } from '../../src/words/names';
import type { WordSet } from '../../src/words/word-set';
import { page } from '../readme/markdown';
import { FAULT_SAMPLES } from '../support/fault-samples';

const SAMPLES = Object.entries(FAULT_SAMPLES);
const PLAYERS = ['Livia', 'Gaius'].map((name) => ({ name }));
const cards = new Map(Object.entries(CARDS));

function clause(reason: string, facts: object, words: ErrorWords, own = {}): string {
  const names = namesOf(getMap('imperium'), cards, PLAYERS, own);
  return clauseOf(reason, facts, names, [words]) ?? '';
}

/** As the page writes it. */
function line(reason: string, facts: object): string {
  return `- \`${reason}\`: "${clause(reason, facts, englishErrors)}"`;
}

describe('docs/errors.md', () => {
  test('lists every fault of input in the words of the source', () => {
    const [, after = ''] = page('docs/errors.md').split('\n## Every fault of input\n');
    const listed = after.split('\n').filter((text) => text.startsWith('- '));
    expect(listed).toEqual(SAMPLES.map(([reason, facts]) => line(reason, facts)));
  });
});

describe('what a person reads', () => {
  const CLAUSE = /^(?:[a-zà-ÿ\d-]|Imperium|Livia|Gaudos|Venus|Claudia|Novaria|Carrhae)/;
  const RAW = /undefined|\[object|[a-z][A-Z](?!\w*[-~])/;

  test.each(SAMPLES)('%s is a clause in English', (reason, facts) => {
    const text = clause(reason, facts, englishErrors);
    expect(text).toMatch(CLAUSE);
    expect(text).not.toMatch(/\.$/);
    if (reason !== 'notAnEngine') expect(text).not.toMatch(RAW);
  });

  test.each(SAMPLES)('%s is another one in French', (reason, facts) => {
    const text = clause(reason, facts, french as WordSet, french.names);
    expect(text).toMatch(CLAUSE);
    expect(text).not.toMatch(/\.$/);
    if (reason !== 'notAnEngine') expect(text).not.toMatch(RAW);
    expect(text).not.toMatch(/\b(?:the|there|is|must)\b/);
    if (reason !== 'otherwiseWrong') expect(text).not.toBe(clause(reason, facts, englishErrors));
  });
});
