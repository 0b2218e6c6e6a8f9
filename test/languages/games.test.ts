/** Games on all maps with all modules are told in every language, and what is refused in them is. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isKnown } from '../../src/cli/languages/all';
import type { Action, GameState } from '../../src/index';
import * as english from '../../src/index';
import { STORED_GOODS } from '../../src/model/goods';
import { nearMisses, valuesIn } from '../../src/testing/near-misses';
import { everythingInWords } from '../../src/testing/telling';
import { some } from '../../src/testing/tested';
import { createSpeech, missingWords } from '../../src/words';
import {
  marksOf,
  momentsOfGames,
  pageOf,
  type Row,
  releasedMarks,
  rowsOf,
  SEED,
} from '../../tools/pages/texts';
import { AUCTION } from '../bad-input/forum-tables';
import { CASTLES_AND_SQUARES, SHIPS, STATES, VENUS } from '../bad-input/tables';
import { IS_NIGHT } from '../support/night';
import { REFUSALS_IN_GAMES } from '../support/refusals';
import { GAMES, LANGUAGES, libraryIn, played } from '../support/spoken-games';

/** What a language has of its own. */
interface Habits {
  /** English words that are words of the language as well. */
  readonly alike: readonly string[];
  /** What nobody writes: wrong forms beside a number, missing elision, blanks where there are none. */
  readonly wrong: RegExp;
}

const HABITS: Readonly<Record<string, Habits>> = {
  de: {
    alike: ['may'],
    wrong:
      /\b1 (?:Karten|Münzen|Punkte|Sesterzen|Schritte|Häuser|Waren)\b|\b(?:[02-9]|\d\d+) (?:Karte|Münze|Punkt|Sesterz|Schritt|Haus|Ware)\b/,
  },
  fr: {
    alike: [],
    // Every blank before high punctuation is a hard one, and no vowel stands where it is left out.
    wrong:
      / [:;!?»]|« |\b(?:de|que) (?=[aeiouéè])|\bde les? |\bà les? |\b[01] \p{L}+s\b(?<!pas)|\b[2-9] (?:carte|pièce|point|sesterce|maison|marchandise)\b/iu,
  },
  nl: {
    alike: ['is', 'of', 'start'],
    wrong:
      /\b1 (?:kaarten|munten|punten|sestertiën|huizen|goederen)\b|\b(?:[02-9]|\d\d+) (?:kaart|munt|punt|sestertius|huis)\b/,
  },
  pl: {
    alike: ['to'],
    wrong:
      /\b(?:1 (?:karty|kart|monety|monet|punkty|punktów|sestercje|sestercji|domy|domów)|[2-4] (?:kart|monet|punktów|sestercji|domów)|(?:[05-9]|1\d) (?:karty|monety|punkty|sestercje|domy))(?!\p{L})/u,
  },
  ja: {
    alike: [],
    wrong: /[\u3040-\u30ff\u4e00-\u9fff] [\u3040-\u30ff\u4e00-\u9fff]|[、。]{2}|[,.;!?](?!\d)/,
  },
};

/** Words that no sentence in another language has. */
const ENGLISH = [
  ...['the', 'is', 'are', 'and', 'of', 'for', 'with', 'may', 'has', 'take', 'takes', 'play'],
  ...['plays', 'own', 'castle', 'start', 'near', 'grey', 'yellow', 'green', 'card', 'cards'],
  ...['colonist', 'colonists', 'brick', 'food', 'tool', 'wine', 'cloth', 'salt', 'there'],
  ...['nothing', 'to', 'from', 'seat', 'undefined', 'null', 'NaN'],
];

const SPOKEN = LANGUAGES.map(([name, words]) => {
  const habits = HABITS[words.language ?? ''] ?? { alike: [], wrong: /(?!)/ };
  const left = ENGLISH.filter((word) => !habits.alike.includes(word));
  return {
    name,
    words,
    library: libraryIn(words),
    wrong: habits.wrong,
    foreign: new RegExp(`\\b(?:${left.join('|')})\\b|\\[object`, 'i'),
  };
});

type Spoken = (typeof SPOKEN)[number];

/** Proper names, which are the same in every language. */
function namesIn(state: GameState): readonly string[] {
  const map = english.getMap(state.map);
  const places = [...map.cities, ...map.provinces].filter(({ id, name }) =>
    // Names with English words are translated.
    SPOKEN.every(({ library }) => library.nameOf(state, id) === name),
  );
  return [...state.players, ...places].map(({ name }) => name);
}

/** @param names - those that have to be told where the English text tells them. */
function expectTold(
  { foreign, wrong }: Spoken,
  told: string | undefined,
  inEnglish: string | undefined,
  names: readonly string[],
): void {
  expect(told === undefined).toBe(inEnglish === undefined);
  if (told === undefined || inEnglish === undefined) return;
  expect(told).not.toBe(inEnglish);
  expect(told).not.toMatch(foreign);
  expect(told).not.toMatch(wrong);
  expect(told).not.toMatch(/^\s|\s$| {2}|[a-z][A-Z]|[a-z]:[a-z]|~/);
  for (const name of names) if (says(inEnglish, name)) expect(told).toContain(name);
  // One of something may be told by a word.
  for (const [number = ''] of inEnglish.matchAll(/\b(?:[2-9]|[1-9]\d+)\b/g)) {
    expect(told.replace(/[.\s](?=\d{3})/g, '')).toContain(number);
  }
}

function says(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at !== -1 && !/[\p{L}\d]/u.test(text.charAt(at + name.length));
}

const MOMENTS = momentsOfGames();

/** The rows of the table of terms: first the personalities, then the goods. */
const TERMS = readFileSync('docs/words.md', 'utf8')
  .split('\n')
  .slice(-30)
  .filter((row) => row.startsWith('| '))
  .map((row) => row.split('|').map((cell) => cell.trim()));
const ROLES = 17;

function libraryNames({ nameOf, getMap }: Spoken['library']) {
  const map = getMap('imperium');
  return {
    role: (name: string) => nameOf(map, name.toLowerCase()),
    good: (name: string) => nameOf(map, name),
  };
}

describe.each(SPOKEN)('$name', ({ name, words, library }) => {
  test('lacks no word', () => {
    expect(missingWords(library, words)).toEqual([]);
  });

  test('has a page with each of its texts once, for people to read', () => {
    const { language = '' } = words;
    if (!isKnown(language)) throw new Error(`Nobody knows ${language}.`);
    const rows = rowsOf(language, library, MOMENTS);
    expect(rows.length).toBeGreaterThan(1700);
    expect(new Set(rows.map(({ room, key }) => `${room} ${key}`)).size).toBe(rows.length);
    const page = pageOf(name, rows, releasedMarks()[language]);
    const shown = [...page.matchAll(/^\| .+ \| .* \| `(.+)` \|$/gm)];
    expect(shown.map(([, key]) => key).toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
  });

  test('has the terms that docs/words.md lists', () => {
    const column = 2 + SPOKEN.findIndex((spoken) => spoken.name === name);
    const terms = TERMS.map((cells) => [cells[1] ?? '', cells[column] ?? ''] as const);
    const { role, good } = libraryNames(library);
    for (const [inEnglish, own] of terms.slice(0, ROLES)) expect(role(inEnglish)).toBe(own);
    for (const [inEnglish, own] of terms.slice(ROLES, ROLES + STORED_GOODS.length)) {
      expect(good(inEnglish)).toBe(own);
    }
  });

  test('says when the game is over', () => {
    expect(words.gameOver).toMatch(/[.。]$/);
  });
});

/** Random games go on and on: besides `FUZZ`, so many of a kind are enough, evenly spread. */
const OF_A_KIND = IS_NIGHT ? Number.POSITIVE_INFINITY : 12;

/** States of a game that are told as other libraries tell theirs. */
const TOLD_WHOLE = IS_NIGHT ? 40 : 15;

/** States of a game whose actions are told. */
const SHOWN = IS_NIGHT ? 300 : 12;

function someOfEach<T>(items: readonly T[], kindOf: (item: T) => unknown): readonly T[] {
  const kinds = new Set(items.map(kindOf));
  return [...kinds].flatMap((kind) =>
    some(
      items.filter((item) => kindOf(item) === kind),
      OF_A_KIND,
    ),
  );
}

/** Languages from one on, round the list; with `FUZZ` all of them. */
function inTurn(first: number, count: number): readonly Spoken[] {
  if (IS_NIGHT) return SPOKEN;
  return SPOKEN.filter((_, at) => (at - first + SPOKEN.length) % SPOKEN.length < count);
}

describe.each(GAMES)('a game on $map, $seed', (options) => {
  const { states, actions, events } = played(options, SEED);
  const [start] = states;
  if (start === undefined) throw new Error('No game begins without a state.');
  const names = namesIn(start);
  const happened = events.flatMap((all, index) => {
    const state = states[index + 1] ?? start;
    return all.map((event) => ({ state, event, text: english.sentenceOf(state, event) }));
  });
  const told = someOfEach(happened, ({ event }) => event.type);
  const decided = someOfEach(
    states.map((state) => ({ state, text: english.describeDecision(state) })),
    ({ state }) => state.decision?.kind,
  );
  // Not all of thousands of actions.
  const done = some(states, SHOWN).flatMap((state) =>
    some(english.legalActions(state), 12).map((action) => {
      return { state, action, text: english.describeAction(state, action) };
    }),
  );

  // Besides `FUZZ`, in two languages, so that each tells several games.
  const turn = GAMES.indexOf(options) % SPOKEN.length;

  test.each(inTurn(turn, 2))('is told in $name', (spoken) => {
    const { library } = spoken;
    for (const { state, event, text } of told) {
      expectTold(spoken, library.sentenceOf(state, event), text, names);
    }
    for (const { state, text } of decided) {
      expectTold(spoken, library.describeDecision(state), text, names);
    }
    for (const { state, action, text } of done) {
      expectTold(spoken, library.describeAction(state, action), text, names);
    }
  });

  test.each(inTurn(turn, 1))(
    'has words for everything in $name, as other libraries have',
    (spoken) => {
      const told = states.slice(0, TOLD_WHOLE);
      everythingInWords(spoken.library)({
        options,
        strategy: 'planner',
        states: told,
        actions: actions.slice(0, TOLD_WHOLE - 1),
      });
    },
  );
});

/** States in which people try what they cannot do, by map. */
const RARE: readonly GameState[] = [...SHIPS, ...CASTLES_AND_SQUARES, ...VENUS, ...AUCTION];
/** States of each map, of which there are many alike. */
const TRIED = IS_NIGHT ? 30 : 12;
/** Of those that are told so often, some are enough. */
const OF_A_REASON = IS_NIGHT ? 25 : 4;

interface Refused {
  readonly state: GameState;
  readonly action: Action;
  readonly error: english.ConcordiaError;
}

/** What is refused, a few times for each reason. */
function refusedOn(map: string): readonly Refused[] {
  const states = STATES.filter((state) => state.map === map);
  const everywhere = states.flatMap((state) => english.legalActions(state));
  const values = valuesIn(everywhere);
  const counts = new Map<string, number>();
  const refused: Refused[] = [];
  for (const state of [...some(states, TRIED), ...RARE.filter((rare) => rare.map === map)]) {
    const tries = [
      ...some(english.legalActions(state), 4).flatMap((action) => nearMisses(action, values)),
      ...some(everywhere, 100).map((action) => ({ ...action, seat: state.decision?.seat })),
    ] as readonly Action[];
    for (const action of tries) {
      const result = english.tryApplyAction(state, action);
      if (result.ok) continue;
      const { error } = result;
      const count = counts.get(error.reason) ?? 0;
      counts.set(error.reason, count + 1);
      if (count < OF_A_REASON) refused.push({ state, action, error });
    }
  }
  return refused;
}

describe('what is refused', () => {
  const reasons = new Set<string>();
  const MAPS = [...new Set(STATES.map(({ map }) => map))];

  describe.each(MAPS)('on %s', (map) => {
    const refused = refusedOn(map);
    for (const { error } of refused) reasons.add(error.reason);

    test.each(inTurn(MAPS.indexOf(map) % SPOKEN.length, 2))('is refused in $name', (spoken) => {
      for (const { state, action, error } of refused) {
        const result = spoken.library.tryApplyAction(state, action);
        if (result.ok) throw new Error(`Only ${spoken.name} allows ${JSON.stringify(action)}.`);
        const { message } = result.error;
        expect(message).not.toBe(error.message);
        // What is wrong with the form of an action names its fields and ids.
        if (error.code.startsWith('INVALID_')) continue;
        const { unknown, nearest } = error.details;
        const rest = [unknown, nearest]
          .reduce<string>((text, id) => text.replaceAll(`${id}`, 'id'), message)
          .replace(/\b(?:pay|as|good)\b|concordia-rules\S*|createLibrary/g, 'x');
        expectTold(spoken, rest, error.message, []);
      }
    });
  });

  test('for more than two thirds of the reasons there are', () => {
    expect(reasons.size).toBeGreaterThan((REFUSALS_IN_GAMES.length * 2) / 3);
  });
});

test('what is new or changed since the last release stands first on its page', () => {
  const said = (key: string, text: string): Row => ({ room: 'site', key, text, english: 'Play' });
  const [old, changed, added] = [said('a', 'Spielen'), said('b', 'Spiel'), said('c', 'Zug')];
  const marks = marksOf([old, said('b', 'Spielt')]);
  const page = pageOf('German', [old, changed, added], marks);
  const [first = '', then = ''] = page.split('## ').slice(1);
  expect(first).toMatch(/^New or changed since the last release \(2\)\n/);
  expect(first).toContain('| Spiel | Play | `b` |\n| Zug | Play | `c` |');
  expect(then).toMatch(/^Site\n/);
  expect(then.match(/`\w`/g)).toEqual(['`a`']);
  // Before the first release, nothing is newer than anything else.
  expect(pageOf('German', [old, changed], undefined)).not.toContain('New or changed');
});

test('an engine speaks them, too', () => {
  const { createGame, viewFor } = english;
  const view = viewFor(createGame({ map: 'imperium', players: ['Anna', 'Yves'], seed: 'x' }), 1);
  const told = SPOKEN.map(({ library, words }) =>
    createSpeech(library, words).describeDecision(view),
  );
  expect(told).toEqual([
    'Anna spielt eine Karte',
    'Anna joue une carte',
    'Anna speelt een kaart',
    'Anna zagrywa kartę',
    expect.stringMatching(/^Annaは/),
  ]);
});
