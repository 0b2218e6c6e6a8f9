/** What holds for each language as a whole, whatever its sentences are. */
// answers for src/words
import { describe, expect, test } from 'vitest';
import { createLibrary, type WordSet } from '../../src/index';
import { german, germanFaults, germanGame, germanScreens } from '../../src/languages/de/index';
import { french, frenchFaults, frenchGame, frenchScreens } from '../../src/languages/fr/index';
import {
  japanese,
  japaneseFaults,
  japaneseGame,
  japaneseScreens,
} from '../../src/languages/ja/index';
import { dutch, dutchFaults, dutchGame, dutchScreens } from '../../src/languages/nl/index';
import { polish, polishFaults, polishGame, polishScreens } from '../../src/languages/pl/index';
import { allMaps } from '../../src/maps/all';
import { keysOf } from '../../src/model/find';
import { STORED_GOODS } from '../../src/model/goods';
import { namesWith } from '../../src/model/names';
import { allModules } from '../../src/modules/all';
import { namesOf } from '../../src/words/game-names';

const PARTS = { maps: allMaps, modules: allModules } as const;

interface Parts {
  readonly whole: WordSet;
  readonly game: WordSet;
  readonly screens: WordSet;
  readonly faults: WordSet;
}

const OURS: readonly (readonly [string, Parts])[] = [
  ['de', { whole: german, game: germanGame, screens: germanScreens, faults: germanFaults }],
  ['fr', { whole: french, game: frenchGame, screens: frenchScreens, faults: frenchFaults }],
  ['nl', { whole: dutch, game: dutchGame, screens: dutchScreens, faults: dutchFaults }],
  ['pl', { whole: polish, game: polishGame, screens: polishScreens, faults: polishFaults }],
  ['ja', { whole: japanese, game: japaneseGame, screens: japaneseScreens, faults: japaneseFaults }],
];

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
    const speakers = [{}, french.names, dutch.names].map((own) => namesOf(map, cards, [], own));
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
