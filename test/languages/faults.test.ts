/** Faults of options, states, logs, texts and sheets are told in every language. */
import { describe, expect, test } from 'vitest';
import { getMap, cards as known } from '../../src/index';
import { clauseOf, type ErrorWords } from '../../src/model/telling';
import { namesOf } from '../../src/words/names';
import { textErrors } from '../../src/words/text-faults';
import { englishErrors } from '../support/english-errors';
import { FAULT_SAMPLES, OTHER_FAULTS } from '../support/fault-samples';
import { LANGUAGES } from '../support/spoken-games';

const ENGLISH: readonly ErrorWords[] = [englishErrors, textErrors];
const PLAYERS = ['Anna', 'Yves'].map((name) => ({ name }));
const CARDS = new Map(Object.entries(known));

/** What a schema says about a value stays in its words. */
const IN_ITS_WORDS = ['otherwiseWrong'];

describe.each(LANGUAGES)('in %s', (_, words) => {
  const names = namesOf(getMap('imperium'), CARDS, PLAYERS, words.names);
  const plain = namesOf(getMap('imperium'), CARDS, PLAYERS);

  test('each fault is told', () => {
    const alike: string[] = [];
    for (const [reason, facts] of Object.entries(FAULT_SAMPLES)) {
      const inEnglish = clauseOf(reason, facts, plain, ENGLISH);
      const text = clauseOf(reason, facts, names, [words]);
      expectTold(text, reason);
      if (text === inEnglish) alike.push(reason);
    }
    expect(alike).toEqual(IN_ITS_WORDS);
  });

  test.each(Object.entries(OTHER_FAULTS))(
    '%s is told otherwise with other facts',
    (reason, all) => {
      const first: object | undefined = Reflect.get(FAULT_SAMPLES, reason);
      const told = [first ?? {}, ...all].map((facts) => {
        const text = clauseOf(reason, facts, names, [words]) ?? '';
        expectTold(text, reason);
        const inEnglish = clauseOf(reason, facts, plain, ENGLISH) ?? '';
        for (const [count] of inEnglish.matchAll(/\b(?:[2-9]|\d{2,})\b/g)) {
          expect(text).toContain(count);
        }
        return text;
      });
      expect(new Set(told).size).toBe(told.length);
    },
  );
});

function expectTold(text: string | undefined, reason: string): void {
  expect(text, reason).toMatch(/\S/);
  expect(text, reason).not.toMatch(/undefined|NaN|\[object| {2}|^\s|\s$/);
  expect(text, reason).not.toMatch(/\b(?:the|there|must|cannot|expected|this|which|than)\b/i);
}
