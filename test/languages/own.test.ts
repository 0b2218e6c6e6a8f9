/** What holds for each language as a whole, whatever its sentences are. */
// answers for src/words
import { describe, expect, test } from 'vitest';
import { createLibrary, type WordSet } from '../../src/index';
import * as inGerman from '../../src/languages/de/index';
import * as inFrench from '../../src/languages/fr/index';
import * as inJapanese from '../../src/languages/ja/index';
import * as inDutch from '../../src/languages/nl/index';
import * as inPolish from '../../src/languages/pl/index';
import { allMaps } from '../../src/maps/all';
import { imperium } from '../../src/maps/imperium';
import { roma } from '../../src/maps/roma';
import { keysOf } from '../../src/model/find';
import { STORED_GOODS } from '../../src/model/goods';
import { namesWith } from '../../src/model/names';
import { allModules } from '../../src/modules/all';
import { missingWords } from '../../src/words';
import { namesOf } from '../../src/words/game-names';

const PARTS = { maps: allMaps, modules: allModules } as const;

type Entry = Readonly<Record<string, WordSet>>;

const ENTRIES: readonly (readonly [tag: string, language: string, entry: Entry])[] = [
  ['de', 'german', inGerman],
  ['fr', 'french', inFrench],
  ['nl', 'dutch', inDutch],
  ['pl', 'polish', inPolish],
  ['ja', 'japanese', inJapanese],
];

const wordsOf = (entry: Entry, name: string): WordSet => {
  const words = entry[name];
  if (words === undefined) throw new Error(`no ${name}`);
  return words;
};

const OURS = ENTRIES.map(
  ([tag, language, entry]) =>
    [
      tag,
      {
        whole: wordsOf(entry, language),
        game: wordsOf(entry, `${language}Game`),
        screens: wordsOf(entry, `${language}Screens`),
        faults: wordsOf(entry, `${language}Faults`),
      },
    ] as const,
);

describe.each(ENTRIES)(
  '%s: the words of the base game, and of each map and module',
  (_, language, entry) => {
    const base = wordsOf(entry, `${language}Base`);
    const parts = Object.entries(entry).filter(
      ([name]) => name !== language && !/(?:Game|Screens|Faults)$/.test(name),
    );

    test('are all words of the language', () => {
      const everything = createLibrary(PARTS);
      expect(parts.length).toBeGreaterThan(12);
      expect(
        missingWords(
          everything,
          parts.map(([, words]) => words),
        ),
      ).toEqual([]);
      const entriesIn = (words: object, at: string): readonly string[] =>
        Object.entries(words).flatMap(([name, entry]) =>
          typeof entry === 'object' ? entriesIn(entry, `${at}.${name}`) : [`${at}.${name}`],
        );
      const apart = new Set(parts.flatMap(([, words]) => entriesIn(words, '')));
      expect([...apart].toSorted()).toEqual(entriesIn(wordsOf(entry, language), '').toSorted());
    });

    test('are enough for a library of these alone', () => {
      expect(missingWords(createLibrary({ maps: [imperium] }), base)).toEqual([]);
      const onRoma = createLibrary({ maps: [imperium, roma] });
      expect(missingWords(onRoma, base)).toContain('events.godScored');
      expect(missingWords(onRoma, [base, wordsOf(entry, `${language}Roma`)])).toEqual([]);
    });

    test('say in a game what the whole language says', () => {
      const game = wordsOf(entry, `${language}BaseGame`);
      const [apart, whole] = [game, wordsOf(entry, language)].map((words) =>
        createLibrary({ maps: [imperium], words }),
      );
      const state = apart?.createGame({ map: 'imperium', players: ['Yves', 'Ben'], seed: 'ludi' });
      if (state === undefined) throw new Error('no library');
      const told = (library: typeof apart) => [
        library?.describeDecision(state),
        ...(library?.legalActions(state).map((action) => library.describeAction(state, action)) ??
          []),
      ];
      expect(told(apart)).toEqual(told(whole));
      expect(told(apart).length).toBeGreaterThan(5);
    });
  },
);

describe.each(OURS)('%s', (tag, { whole, game, screens, faults }) => {
  const keysIn = (part: object | undefined) => Object.keys(part ?? {}).toSorted();

  test('the parts make up the whole, and say nothing twice', () => {
    const parts = [game, screens, faults].flatMap(keysIn);
    expect(new Set(parts)).toEqual(new Set(keysIn(whole)));
    const shared = ['language', 'refusals'];
    const own = parts.filter((key) => !shared.includes(key));
    expect(new Set(own).size).toBe(own.length);
    const refusals = [game, faults].flatMap((part) => keysIn(part.refusals));
    expect(refusals.toSorted()).toEqual(keysIn(whole.refusals));
    expect([game, screens, faults].map(({ language }) => language)).toEqual([tag, tag, tag]);
  });

  test('the part for games tells games alone', () => {
    expect(game).not.toHaveProperty('screen');
    const [inGame, inAll] = [game, whole].map((words) => createLibrary({ ...PARTS, words }));
    const state = inAll?.createGame({ map: 'imperium', players: ['Yves', 'Ben'], seed: 'ludi' });
    const action = { type: 'playCard', seat: 0, card: 'tribune' } as const;
    if (state === undefined) throw new Error('no library');
    expect(inGame?.describeAction(state, action)).toBe(inAll?.describeAction(state, action));
    expect(inGame?.describeDecision(state)).toBe(inAll?.describeDecision(state));
  });

  test('English words of plug-ins keep their English plurals', () => {
    const { counted } = namesWith(whole.names ?? {});
    expect([
      ...[1, 2, 22].map((count) => counted(count, 'nugget')),
      counted(22, 'ox', 'oxen'),
      counted(5, 'city', 'cities'),
    ]).toEqual(['1 nugget', '2 nuggets', '22 nuggets', '22 oxen', '5 cities']);
    // In French, none of a thing is one of it.
    expect(counted(0, 'nugget')).toBe(tag === 'fr' ? '0 nugget' : '0 nuggets');
  });
});

test.each(allMaps.map((map) => [map.id, map] as const))(
  'no name on %s means two things in English, French and Dutch',
  (_, map) => {
    const cards = new Map(Object.entries(createLibrary({ ...PARTS }).cards));
    const ids = {
      card: [...cards.keys()],
      place: [...map.cities, ...(map.fields ?? [])].map(({ id }) => id),
      province: map.provinces.map(({ id }) => id),
    };
    const speakers = [{}, inFrench.french.names, inDutch.dutch.names].map((own) =>
      namesOf(map, cards, [], own),
    );
    const expectOne = (all: readonly (readonly [id: string, name: string])[]) => {
      const known = new Map<string, string>();
      for (const [id, name] of all) {
        const key = keysOf(name).join(' ');
        expect(known.get(key) ?? id, key).toBe(id);
        known.set(key, id);
      }
    };
    for (const kind of ['card', 'place', 'province'] as const) {
      expectOne(speakers.flatMap((names) => ids[kind].map((id) => [id, names[kind](id)] as const)));
    }
    expectOne(
      speakers.flatMap((names) => STORED_GOODS.map((good) => [good, names.good(good)] as const)),
    );
  },
);
