/** Every map and every module, in every language: nothing is left without words, and nothing hidden is told. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import { createLibrary, FORUM_TILES, type GameState } from '../../src/index';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { twins } from '../../src/testing';
import { LANGUAGES, libraryIn } from '../support/spoken-games';

const english = createLibrary({ maps: allMaps, modules: allModules });
const SPOKEN: Readonly<Record<string, typeof english>> = {
  English: english,
  ...Object.fromEntries(LANGUAGES.map(([name, words]) => [name, libraryIn(words)])),
};
const FOLDER = 'docs/examples';

/** A game, and how many points its log notes. */
interface Shown {
  readonly name: string;
  readonly states: readonly GameState[];
  readonly scores?: readonly number[];
}

/** The example games: one of each map but one, and one of each way to play. */
const EXAMPLES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json') && !name.includes('broken'))
  .map((name): Shown => {
    const log = english.validPrefix(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')));
    const states = [english.startOf(log)];
    for (const action of log.actions)
      states.push(english.applyTrusted(states.at(-1) as GameState, action));
    return { name, states, ...(log.scores && { scores: log.scores }) };
  });
const BEGUN = english.createGame({
  map: 'cyprus',
  players: 3,
  cards: 'venus',
  startingGoods: 'bought',
  intermediateScoring: true,
  modules: ['salt', 'forum'],
  seed: 'screens',
});
const GAMES: readonly Shown[] = [
  ...EXAMPLES,
  {
    name: 'cyprus',
    states: playOut(english, BEGUN, random, chanceFromSeed('screens'), 120).states,
  },
];

/** English and two other languages in turn; with `FUZZ` all of them. */
function spokenIn(game: number): readonly (readonly [string, typeof english])[] {
  const [first, ...others] = Object.entries(SPOKEN);
  if (process.env.FUZZ !== undefined || first === undefined) return Object.entries(SPOKEN);
  return [first, ...others.filter((_, at) => (at + game) % others.length < 2)];
}

/** Every text of some data: labels, sentences, and how something is reckoned. */
function textsIn(data: unknown): readonly (readonly [key: string, text: string])[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : textsIn(value),
  );
}

const TOLD = ['title', 'label', 'text', 'how', 'namesLabel', 'message'];
/** Ids of several words, which nobody wants to read. */
const IDS = [
  ...Object.keys(english.cards),
  ...FORUM_TILES,
  ...allModules.map(({ id }) => id),
  ...english.optionNames,
  ...allMaps.flatMap(({ id, cities, provinces, routes, fields = [] }) => [
    id,
    ...[...cities, ...provinces, ...routes, ...fields].map((place) => place.id),
  ]),
].filter((id) => /[-A-Z:~]/.test(id));
const ID: ReadonlySet<string> = new Set(IDS);
/** Texts that have been looked at. */
const read = new Set<string>();

function expectWords(data: unknown): void {
  for (const [key, text] of textsIn(data)) {
    if (!TOLD.includes(key)) continue;
    if (key === 'label' || key === 'title') expect(text).not.toBe('');
    if (read.has(text)) continue;
    read.add(text);
    expect(text.match(/[\w:~#-]+/g)?.filter((word) => ID.has(word)) ?? []).toEqual([]);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\b[a-z]+[A-Z]|\.\.|^ | {2}| \.| ,/);
  }
}

describe.each(GAMES)('$name', ({ states, scores: noted }) => {
  const shown = [0.2, 0.7, 1].flatMap(
    (part) => states[Math.floor(part * (states.length - 1))] ?? [],
  );
  const { map: id } = shown[0] ?? BEGUN;

  test.each(spokenIn(GAMES.findIndex((game) => game.states === states)))(
    'everything has words: %s',
    (_, library) => {
      for (const state of shown) {
        for (const viewer of [0, 'spectator'] as const) {
          expectWords(library.screenModel(library.viewFor(state, viewer)));
        }
      }
      expectWords(library.setUpForm({ map: id }));
      const map = library.getMap(id);
      expectWords({ text: library.describeBoard(map) });
      for (const { id } of [...map.routes.slice(0, 5), ...(map.fields ?? [])]) {
        expectWords({ label: library.describePlace(map, id) });
      }
    },
  );

  test('a model follows from the view alone', () => {
    for (const [index, state] of shown.entries()) {
      const model = english.screenModel(english.viewFor(state, 0));
      for (const twin of twins(english, state, 0, { most: 1, seed: `${index}` })) {
        expect(english.screenModel(english.viewFor(twin, 0))).toEqual(model);
      }
    }
  });

  test.skipIf(noted === undefined)('the points at the end are those of the log', () => {
    const end = states.at(-1) ?? BEGUN;
    const { rows } = english.screenModel(end).scores;
    const totals = rows.find(({ key }) => key === 'total')?.cells.map(({ value }) => value);
    expect(totals).toEqual(noted);
    // What the rows say adds up.
    for (const seat of end.players.keys()) {
      const parts = rows.filter(({ kind }) => ['god', 'concordia', 'score'].includes(kind));
      const sum = parts.reduce((points, { cells }) => points + Number(cells[seat]?.value), 0);
      expect(sum).toBe(totals?.[seat]);
    }
  });
});

test('there is an example of every map but one', () => {
  const shown = new Set(GAMES.map(({ states }) => states[0]?.map));
  expect(allMaps.filter(({ id }) => !shown.has(id))).toEqual([]);
});

describe.each(Object.entries(SPOKEN).slice(1))('whatever is described, in %s', (name, other) => {
  // In Dutch, `of` is a word, too.
  const foreign = name === 'Dutch' ? /\b(?:the|your)\b/ : /\b(?:the|your|of)\b/;

  test.each(Object.keys(english.cards))('card %s', (id) => {
    // What it does, and what it scores.
    expect(english.describeCard(id).split('. ').length).toBeGreaterThan(1);
    expect(other.describeCard(id)).not.toBe(english.describeCard(id));
    expect(other.describeCard(id)).not.toMatch(foreign);
  });

  test.each(FORUM_TILES)('tile %s', (id) => {
    expect(english.describeTile(id)).not.toBe('');
    expect(other.describeTile(id)).not.toBe('');
    expect(other.describeTile(id)).not.toMatch(foreign);
  });

  test.each(allMaps.map((map) => [map.id, map] as const))('the places of %s', (_, map) => {
    for (const { id } of [...map.cities, ...map.provinces]) {
      const place = other.describePlace(map, id);
      expectWords({ label: place });
      expect(place).not.toMatch(foreign);
    }
  });

  test('every option and module has a name and a meaning', () => {
    const [one, two] = [english, other].map((library) => library.setUpForm());
    const keys = one?.fields.map(({ key }) => key);
    expect(keys).toEqual(two?.fields.map(({ key }) => key));
    const texts = (form: typeof one) =>
      form?.fields
        .slice(2)
        .flatMap(({ text, values }) => [
          text,
          ...values.flatMap(({ key, text: meaning }) =>
            allModules.some(({ id }) => id === key) ? meaning : [],
          ),
        ]);
    expect(texts(one)).not.toContain('');
    for (const [index, text] of texts(one)?.entries() ?? [])
      expect(texts(two)?.[index]).not.toBe(text);
  });
});
