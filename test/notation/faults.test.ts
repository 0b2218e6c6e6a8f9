/** Every fault of a text comes up, and is told in each language. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/core';
import { ConcordiaError, createLibrary, type NotationFault } from '../../src/index';
import { french } from '../../src/languages/fr';
import { allMaps } from '../../src/maps';
import { imperium } from '../../src/maps/imperium';
import { allModules } from '../../src/modules';
import { createNotation } from '../../src/notation';
import { textFaults } from '../../src/notation/faults';
import { ROOT } from '../readme/markdown';
import { GAME_WORDS, TAGS } from '../support/game-words';
import { CITIES, DISPLAY, SEEDED, TABLE } from './table';

const PARTS = { maps: allMaps, modules: allModules };
const ENGLISH = createLibrary(PARTS);
const FRENCH = createLibrary({ ...PARTS, words: french });

const START = '[Map "Italia"] [Players "2"] [Seed "x"]';
/** A table at which nobody noted the tokens. */
const UNNOTED = TABLE.replace(CITIES, '?');
/** The same on Germania, with castles. */
const GERMANIA = `[Map "Germania"] [Players "Livia, Gaius"] [germania "?"] [Cities "?"] [Display "${DISPLAY}"]`;
/** A whole game. */
const GAME = readFileSync(`${ROOT}docs/examples/italia-3.concordia`, 'utf8').trimEnd();

/** What stands for a text in `golden/faults.txt`. */
const TEXTS: Readonly<Record<string, string>> = { GAME, GERMANIA, SEEDED, START, TABLE, UNNOTED };

interface Reader {
  parseLog(text: string): unknown;
}

function refusedBy({ parseLog }: Reader, text: string): ConcordiaError {
  try {
    parseLog(text);
  } catch (error) {
    if (error instanceof ConcordiaError) return error;
  }
  throw new Error('it was read');
}

function faultsOf(reader: Reader, text: string): readonly NotationFault[] {
  return refusedBy(reader, text).details.faults as readonly NotationFault[];
}

/** Hard spaces are for screens. */
const plain = (text = ''): string => text.replace(/[\u00a0\u202f]/g, ' ');

const FILE = `${import.meta.dirname}/golden/faults.txt`;
const BLOCKS = readFileSync(FILE, 'utf8').trimEnd().split('\n\n');
const READERS = TAGS.map(
  (tag) => [tag, createLibrary({ ...PARTS, words: GAME_WORDS[tag] })] as const,
);

/** The text that somebody has typed. */
function typed(lines: readonly string[]): string {
  return lines
    .map((line) => line.slice(2))
    .join('\n')
    .replace(/@([A-Z]+)/g, (_, name: string) => TEXTS[name] ?? name)
    .replace(/«([^»]*)»×(\d+)/g, (_, part: string, times: string) =>
      part.replaceAll('\\n', '\n').repeat(Number(times)),
    )
    .replaceAll('\\u202e', '\u202e');
}

/** The same block with what is said of its text today. */
function toldAgain(block: string): string {
  if (block.startsWith('#')) return block;
  const [reason = '', ...rest] = block.split('\n');
  const lines = rest.filter((line) => line.startsWith('|'));
  const text = typed(lines);
  const told = READERS.map(([tag, reader]) => {
    const fault = faultsOf(reader, text).find((one) => one.reason === reason);
    if (fault === undefined) throw new Error(`there is no ${reason} in ${tag}`);
    return { tag, fault };
  });
  const [first] = told.map(({ fault }) => withoutWords(fault));
  // But for the words, it is the same one.
  for (const { fault } of told) expect(withoutWords(fault)).toEqual(first);
  const { line, column, reason: _reason, ...facts } = first ?? {};
  const said = told.map(({ tag, fault }) => `  ${tag}  ${plain(fault.message)}`);
  return [reason, ...lines, `  ${line}:${column} ${JSON.stringify(facts)}`, ...said].join('\n');
}

function withoutWords(fault: NotationFault) {
  const {
    message: _message,
    decision: _decision,
    happened: _happened,
    ...facts
  } = {
    decision: '',
    happened: [],
    ...fault,
  };
  return facts;
}

/** `npx vitest run test/notation/faults.test.ts -u` writes what is said now; read the lines that changed. */
test('what is said of each fault has been read', async () => {
  await expect(`${BLOCKS.map(toldAgain).join('\n\n')}\n`).toMatchFileSnapshot(FILE);
});

/** Words that there are, in the wrong place. */
const NOT_POSSIBLE = [
  'build Novaria',
  'Mercator; Prefect',
  'Architect; produce Italia',
  'Senator; pass Livia',
  'pass',
];

test.each(NOT_POSSIBLE)(
  'what is expected in place of the end of “%s” can be written there',
  (turn) => {
    const text = `${SEEDED}\nLivia: ${turn}`;
    const [fault] = faultsOf(ENGLISH, text);
    expect(fault).toMatchObject({ reason: 'notPossible', line: 2 });
    const { text: wrong = '', expected = [] } = fault ?? {};
    expect(text.endsWith(wrong)).toBe(true);
    expect(expected).not.toEqual([]);
    // Pages show a few, not hundreds.
    expect(expected.length).toBeLessThanOrEqual(8);
    for (const action of expected) {
      expect(() => ENGLISH.parseLog(text.slice(0, -wrong.length) + action)).not.toThrow();
    }
  },
);

test('no reason is left out', () => {
  const tried = new Set(BLOCKS.map((block) => block.split('\n')[0]));
  expect(Object.keys(textFaults.words).filter((reason) => !tried.has(reason))).toEqual([]);
});

test('an engine without words of its own tells them, too', () => {
  const notation = createNotation(createEngine({ maps: [imperium] }));
  const error = refusedBy(notation, `${SEEDED}\nLivia: Architect; land Roma > Novria-Roma`);
  expect(error.message).toBe(
    'Line 2, column 31: nothing here is called “Novria”; did you mean Novaria?',
  );
});

test('all of the faults of a text are told in French', () => {
  const text = `${SEEDED}\nLivia: Architect; land Roma > Novria-Roma\nGaius: Sentor\nMarcus: Tribune`;
  expect(faultsOf(FRENCH, text).map(({ message }) => plain(message))).toEqual([
    'rien ici ne s’appelle « Novria » ; voulez-vous dire Novaria ?',
    'rien ici ne s’appelle « Sentor » ; voulez-vous dire Senator ?',
    'il n’y a pas de joueur Marcus',
  ]);
  expect(plain(refusedBy(FRENCH, text).message)).toBe(
    'Ligne 2, colonne 31 : rien ici ne s’appelle « Novria » ; voulez-vous dire Novaria ? (et 2 autres erreurs)',
  );
});

test.each<[unknown, string]>([
  [7, 'il faut un texte'],
  [undefined, 'il manque un texte'],
  [['[Map "Italia"]'], 'il faut un texte, mais c’est une liste'],
])('%j is no text', (input, why) => {
  const refused = ({ parseLog }: typeof ENGLISH) =>
    refusedBy({ parseLog: () => parseLog(input as string) }, '');
  expect(refused(ENGLISH)).toMatchObject({ code: 'INVALID_LOG', reason: 'wrongType' });
  expect(plain(refused(FRENCH).message)).toBe(`Journal de partie non valide : ${why}`);
});

/** The message, which has the line in front. */
function messageOf(lines: string): string | undefined {
  try {
    ENGLISH.parseLog(`[Map "Imperium"] [Players "Red, Blue"] [Seed "ludi"]\n${lines}`);
  } catch (error) {
    return error instanceof ConcordiaError ? `${error.code} ${error.message}` : undefined;
  }
  return undefined;
}

describe('a line with an action that is marked as illegal', () => {
  const TRADES = '1 Red: Mercator; sell 1 cloth\n';

  test('is refused with its line if another action of it is not possible', () => {
    expect(messageOf(`${TRADES}Red: Architect; !build Roma`)).toBe(
      'INVALID_LOG Line 3, column 6: “Architect” is not possible here: Red may trade',
    );
    expect(
      messageOf(
        'correction Red: card Colonist I display > hand; house Novaria; goods 2 food 3 tool\n1 Red: Colonist I; place land Novaria\nRed: Colonist I; !place sea Novaria',
      ),
    ).toBe(
      'INVALID_LOG Line 4, column 6: “Colonist I” is not possible here: Red may place more colonists',
    );
  });

  test('names the two things that it could mean so that they differ', () => {
    expect(messageOf(`${TRADES}!Red: Architect`)).toBe(
      'INVALID_LOG Line 3, column 7: “Architect” could mean play Architect or buy Architect',
    );
  });
});

test('what is written already is no advice', () => {
  expect(messageOf('1 Red: Mercator; sell 1 cloth\nRed: Architect')).toBe(
    'INVALID_LOG Line 3, column 6: “Architect” is not possible here: Red may trade',
  );
});
