/** Why something is refused: every reason in every language, with what it is about. */
import { describe, expect, test } from 'vitest';
import { cards, getMap } from '../../src/index';
import { inWords } from '../../src/model/error-words';
import { type Names, titleCase } from '../../src/model/names';
import { namesOf } from '../../src/words/game-names';
import { wordsWith } from '../../src/words/merged-words';
import { REFUSAL_SAMPLES } from '../support/refusal-samples';
import { LANGUAGES } from '../support/spoken-games';

const PLAYERS = ['Anna', 'Yves'].map((name) => ({ name }));
const CARDS = new Map(Object.entries(cards));

const asName = (_: Names, id: unknown) => (typeof id === 'string' ? titleCase(id) : undefined);
const asItIs = (_: Names, fact: unknown) => (fact === null ? undefined : String(fact));

/** What stands in a sentence for each of its facts; undefined if nothing does. */
const TOLD: Readonly<Record<string, (names: Names, fact: unknown) => string | undefined>> = {
  card: (names, id) => names.card(String(id)),
  city: asName,
  province: (_, id) => (id === 'britannia' ? 'Britannia' : String(id)),
  from: asName,
  to: asName,
  // What is before it is translated.
  castle: () => 'Ubii',
  square: asName,
  tile: asName,
  // Of what players do not write, a sentence does not name the field.
  path: (_, path) => (String(path).includes('[') ? String(path) : undefined),
  expected: (names, seat) => (typeof seat === 'number' ? names.player(seat) : undefined),
  needed: asItIs,
  room: (_, count) => (count === 0 ? undefined : String(count)),
  ...Object.fromEntries(
    [
      ...['map', 'given', 'board', 'elsewhere', 'unknown', 'nearest', 'rules', 'door'],
      ...['amount', 'before', 'after', 'field', 'parties', 'owner', 'why', 'module'],
    ].map((key) => [key, asItIs]),
  ),
};

/** Facts for programs: the sentence needs them not. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  byzantiumClosed: ['from'],
  etnaAwake: ['province'],
  noSecondProconsul: ['card'],
  // Authors of rules read ids.
  rulesFailed: ['card'],
  tileNotDealt: ['tile'],
};

describe.each(LANGUAGES)('in %s', (_, words) => {
  const names = namesOf(getMap('imperium'), CARDS, PLAYERS, wordsWith(words, []).names);

  test.each(Object.entries(REFUSAL_SAMPLES))('%s', (reason, samples) => {
    const told = samples.map((details) => {
      const { message } = inWords({ code: 'X', reason, message: '', details }, names, [words]);
      expect(message).toMatch(/\S/);
      expect(message).not.toMatch(/undefined|\bNaN\b|\[object| {2}|^\s|\s$/);
      expect(message).not.toMatch(/\b(?:the|there|cannot|which|than|it|is not)\b/i);
      for (const [key, fact] of Object.entries(details)) {
        const isSaid = !UNSAID[reason]?.includes(key);
        const word = isSaid ? TOLD[key]?.(names, fact) : undefined;
        if (word !== undefined) expect(message, key).toContain(word);
      }
      return message;
    });
    // Where facts differ in what people should know, so do sentences.
    expect(new Set(told).size).toBe(samples.length);
  });
});
