/** Faults of options, states, logs, texts and sheets are told in every language. */
import { describe, expect, test } from 'vitest';
import { getMap, cards as known } from '../../src/index';
import { clauseOf, type ErrorWords } from '../../src/model/error-words';
import { STORED_GOODS } from '../../src/model/goods';
import { type Names, pieceIn } from '../../src/model/names';
import { namesOf } from '../../src/words/game-names';
import { wordsWith } from '../../src/words/merged-words';
import { englishErrors } from '../support/english-errors';
import { FAULT_SAMPLES, OTHER_FAULTS } from '../support/fault-samples';
import { LANGUAGES } from '../support/spoken-games';

const ENGLISH: readonly ErrorWords[] = [englishErrors];
const PLAYERS = ['Anna', 'Yves'].map((name) => ({ name }));
const CARDS = new Map(Object.entries(known));

const SICILIAN = ['grey', 'yellow', 'orange', 'coin', 'brick'];

/** What a schema says about a value stays in its words. */
const IN_ITS_WORDS = ['otherwiseWrong'];

describe.each(LANGUAGES)('in %s', (_, words) => {
  const names = namesOf(getMap('imperium'), CARDS, PLAYERS, wordsWith(words, []).names);
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

/** What the sentences themselves say of an id in facts; cities and provinces are mostly named by their ids. */
const WORDS_OF: Readonly<Record<string, (names: Names) => (id: string) => string>> = {
  good: pieceIn,
  tile: pieceIn,
  give: pieceIn,
  take: pieceIn,
  pieces: pieceIn,
  god: ({ title }) => title,
  card: ({ card }) => card,
  role: ({ role }) => role,
  as: ({ role }) => role,
};

/** These tell what to write, or quote what has been written. */
const QUOTED = /^(?:unknown|noSuch|noneOf)/;

describe.each(LANGUAGES)(
  'no sentence has an English id where there is a word, in %s',
  (_, words) => {
    const names = namesOf(getMap('imperium'), CARDS, PLAYERS, wordsWith(words, []).names);
    const samples = [
      ...Object.entries(FAULT_SAMPLES),
      ...Object.entries(OTHER_FAULTS).flatMap(([reason, all]) =>
        all.map((facts: object) => [reason, facts] as const),
      ),
    ];
    /** Each sample with every good, and every tile of Sicilia, in place of its own. */
    const varied = samples.flatMap(([reason, facts]) => [
      [reason, facts] as const,
      ...['good', 'tile'].flatMap((key) =>
        key in facts
          ? (key === 'good' ? STORED_GOODS : SICILIAN).map(
              (id) => [reason, { ...facts, [key]: id }] as const,
            )
          : [],
      ),
    ]);

    test('among all faults', () => {
      const left: string[] = [];
      let tried = 0;
      for (const [reason, facts] of varied) {
        if (QUOTED.test(reason)) continue;
        const text = clauseOf(reason, facts, names, [words]) ?? '';
        for (const [key, value] of Object.entries(facts)) {
          const wordOf = WORDS_OF[key]?.(names);
          if (wordOf === undefined) continue;
          for (const id of [value].flat().map(String)) {
            if (wordOf(id).includes(id)) continue;
            tried += 1;
            if (new RegExp(`(?<![\\p{L}-])${id}(?![\\p{L}-])`, 'u').test(text))
              left.push(`${reason}: ${text}`);
          }
        }
      }
      expect(left).toEqual([]);
      expect(tried).toBeGreaterThan(50);
    });
  },
);

function expectTold(text: string | undefined, reason: string): void {
  expect(text, reason).toMatch(/\S/);
  expect(text, reason).not.toMatch(/undefined|NaN|\[object| {2}|^\s|\s$/);
  expect(text, reason).not.toMatch(/\b(?:the|there|must|cannot|expected|this|which|than)\b/i);
}
