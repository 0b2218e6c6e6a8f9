/** Faults of options, states, logs, texts and sheets are told in every language. */
import { expect, test } from 'vitest';
import { getMap, cards as known } from '../../src/index';
import { clauseOf, type ErrorWords } from '../../src/model/telling';
import { namesOf } from '../../src/words/names';
import { textErrors } from '../../src/words/text-faults';
import { englishErrors } from '../support/english-errors';
import { FAULT_SAMPLES } from '../support/fault-samples';
import { LANGUAGES } from '../support/spoken-games';

const ENGLISH: readonly ErrorWords[] = [englishErrors, textErrors];
const PLAYERS = ['Anna', 'Yves'].map((name) => ({ name }));
const CARDS = new Map(Object.entries(known));

/** What a schema says about a value stays in its words. */
const IN_ITS_WORDS = ['otherwiseWrong'];

test.each(LANGUAGES)('in %s', (_, words) => {
  const names = namesOf(getMap('imperium'), CARDS, PLAYERS, words.names);
  const plain = namesOf(getMap('imperium'), CARDS, PLAYERS);
  const alike: string[] = [];
  for (const [reason, facts] of Object.entries(FAULT_SAMPLES)) {
    const inEnglish = clauseOf(reason, facts, plain, ENGLISH);
    const text = clauseOf(reason, facts, names, [words]);
    expect(text, reason).toMatch(/\S/);
    expect(text, reason).not.toMatch(/undefined|NaN|\[object| {2}|^\s|\s$/);
    expect(text, reason).not.toMatch(/\b(?:the|there|must|cannot|expected|this|which|than)\b/i);
    if (text === inEnglish) alike.push(reason);
  }
  expect(alike).toEqual(IN_ITS_WORDS);
});
