/** Logs as text in several languages: every one is read, and the one asked for is written. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ConcordiaError,
  createLibrary,
  formatLog,
  type GameLog,
  type NotationFault,
  parseLog,
  recordGame,
  type WordSet,
} from '../../src/index';
import { german } from '../../src/languages/de/index';
import { french } from '../../src/languages/fr/index';
import { japanese } from '../../src/languages/ja/index';
import { allMaps } from '../../src/maps/all';
import { italia } from '../../src/maps/italia';
import { keysOf } from '../../src/model/find';
import { STORED_GOODS, type StoredGood } from '../../src/model/goods';
import type { Names } from '../../src/model/names';
import { allModules } from '../../src/modules/all';
import { namesOf } from '../../src/words/game-names';
import { ROOT } from '../readme/markdown';
import { thrownBy } from '../support/scenario';

const PARTS = { maps: allMaps, modules: allModules } as const;
/** Speaks English and reads French. */
const BOTH = createLibrary({ ...PARTS, languages: [french] });
const FRENCH = createLibrary({ ...PARTS, words: french });

const folder = `${ROOT}docs/examples/`;
/** Besides `FUZZ`, games with rules that have words of their own are enough, and the first map. */
const SHOWN = /^(?:imperium|germania|roma|sicilia|byzantium-salt|hellas-forum|ionium-teams)-/;
const EXAMPLES = readdirSync(folder)
  .filter((name) => /-\d(?:-broken)?\.json$/.test(name))
  .filter((name) => process.env.FUZZ !== undefined || SHOWN.test(name));

function logOf(name: string): GameLog {
  return JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
}

const TAGS = '[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]\n';

function faultsOf(read: () => unknown): readonly NotationFault[] {
  const error = thrownBy(read);
  if (!(error instanceof ConcordiaError)) throw error;
  return error.details.faults as readonly NotationFault[];
}

describe.each(EXAMPLES)('%s in French', (name) => {
  const log = logOf(name);
  const text = BOTH.formatLog(log, { language: 'fr' });

  test('says its language, and has words for everything', () => {
    expect(text).toContain('\n[Language "fr"]\n');
    expect(text).not.toContain('{');
    const turns = text.slice(text.indexOf('\n\n')).replace(/(?<=^\d* ?)\p{L}+: /gmu, '');
    expect(turns).not.toMatch(
      /\b(?:Architect|Prefect|Mercator|Colonist|Senator|build|produce|buy|sell|copy|keep|for|brick|food|tool|wine|cloth|salt|land|sea|coins|income)\b/,
    );
  });

  test('is the same log in every library that reads French', () => {
    const same = BOTH.parseLog(BOTH.formatLog(log));
    expect(same.actions).toEqual(log.actions);
    for (const library of [BOTH, FRENCH]) {
      expect(library.parseLog(text)).toEqual(same);
      // Also without the tag.
      expect(library.parseLog(text.replace('[Language "fr"]\n', ''))).toEqual(same);
    }
  });

  test('tells what happened without a choice, and reads it back', () => {
    const told = FRENCH.formatLog(log, { language: 'fr', narrate: true });
    expect(BOTH.parseLog(told).actions).toEqual(log.actions);
    expect(FRENCH.parseLog(BOTH.formatLog(log, { narrate: true })).actions).toEqual(log.actions);
  });

  test('is written in English unless it is asked for', () => {
    const plain = formatLog(log);
    expect(BOTH.formatLog(log)).toBe(plain);
    expect(FRENCH.formatLog(log)).toBe(plain);
    expect(BOTH.formatLog(log, { language: 'en' })).toBe(plain);
  });
});

describe('corrections', () => {
  /** Every kind, in both languages; the last in the middle of a turn. */
  const ENGLISH_ROWS = [
    '1 Livia: Prefect; produce Corsica',
    'correction Livia: money 12; Livia: goods 2 food wine; Livia: Praefectus Magnus; Livia: house Olbia; Livia: land Roma > Casinum-Roma; Livia: sea storehouse > Roma; Livia: card Prefect discard > hand; marker Etruria coins; Gaius: turn',
    '2 Gaius: Mercator; sell 1 cloth',
    'correction now Gaius: money 5; Livia: no house Olbia; Gaius: goods nothing; marker Etruria goods',
  ];
  const FRENCH_ROWS = [
    '1 Livia: Préfet; produire Corsica',
    'correction Livia: argent 12; Livia: marchandises 2 nourriture vin; Livia: Praefectus Magnus; Livia: maison Olbia; Livia: terre Roma > Casinum-Roma; Livia: mer entrepôt > Roma; Livia: carte Préfet défausse > main; jeton Etruria pièces; Gaius: tour',
    '2 Gaius: Marchand; vendre 1 tissu',
    'correction maintenant Gaius: argent 5; Livia: pas de maison Olbia; Gaius: marchandises rien; jeton Etruria marchandises',
  ];
  const log = parseLog(TAGS + ENGLISH_ROWS.join('\n'));

  test('are written in the language of the text', () => {
    const rowsOf = (text: string) => text.slice(text.indexOf('\n\n')).trim().split('\n');
    expect(log.corrections?.map(({ changes }) => changes.length)).toEqual([9, 4]);
    expect(rowsOf(BOTH.formatLog(log))).toEqual(ENGLISH_ROWS);
    expect(rowsOf(BOTH.formatLog(log, { language: 'fr' }))).toEqual(FRENCH_ROWS);
  });

  test.each([[FRENCH_ROWS], [ENGLISH_ROWS]])('are read in every language', (rows) => {
    const text = TAGS + rows.join('\n');
    for (const library of [BOTH, FRENCH]) {
      expect(library.parseLog(text)).toEqual(log);
      expect(library.parseLog(`[Language "fr"]${text}`)).toEqual(log);
    }
  });

  // Its words begin with no letter of English.
  test('are read in Japanese', () => {
    const library = createLibrary({ ...PARTS, languages: [japanese] });
    const text = library.formatLog(log, { language: 'ja' });
    expect(text).toMatch(/^訂正 /m);
    expect(text).toMatch(/^訂正 続行 /m);
    expect(library.parseLog(text)).toEqual(log);
    const rows = text.slice(text.indexOf('\n\n'));
    expect(
      library.parseLog(`${TAGS}${rows.replace(/^訂正 (?!続行)/gm, '訂正：')}`).corrections,
    ).toHaveLength(2);
  });

  test.each([
    ['ARGENT 7', { type: 'money', seat: 0, money: 7 }],
    ['sept sesterces', { type: 'money', seat: 0, money: 7 }],
    ['money sept', { type: 'money', seat: 0, money: 7 }],
    ['maison à Olbia', { type: 'house', seat: 0, city: 'olbia', built: true }],
    ['house in Olbia', { type: 'house', seat: 0, city: 'olbia', built: true }],
    [
      'sea entrepot -> Roma',
      { type: 'colonist', seat: 0, kind: 'sea', from: 'storehouse', to: 'roma' },
    ],
    [
      'card Préfet defausse → hand',
      { type: 'card', seat: 0, card: 'prefect', from: 'discard', to: 'hand' },
    ],
  ])('%s is forgiven', (words, change) => {
    const text = `${TAGS}1 Livia: Prefect; produce Corsica\nCorrection : Livia : ${words}`;
    expect(BOTH.parseLog(text).corrections).toEqual([{ after: 2, changes: [change] }]);
  });

  test.each([
    'money',
    'money 12 wine',
    'argent -1',
    'house',
    'pas de maison',
    'land Roma',
    'card Prefect discard > hand 8',
    'card Prefect discard > hand 3 4',
    'marchandises 2',
    'tour tour',
  ])('%s says nothing, and the fault shows what would in the language of the text', (words) => {
    const turns = `${TAGS}1 Livia: Prefect; produce Corsica\ncorrection Livia: ${words}`;
    const [english] = faultsOf(() => BOTH.parseLog(turns));
    expect(english).toMatchObject({ reason: 'wrongCorrection', text: words });
    expect(english?.expected).toContain('Livia: card Smith I display > hand');
    const [fault] = faultsOf(() => BOTH.parseLog(`[Language "fr"]${turns}`));
    expect(fault?.expected).toContain('Livia: argent 12');
    expect(fault?.expected).toContain('Livia: carte Forgeron I présentoir > main');
  });

  test('every form that a fault shows can be read', () => {
    const first = '[Map "Imperium"] [Players "Livia, Gaius"] [Seed "ludi"] [Language "fr"]\n';
    const [fault] = faultsOf(() => BOTH.parseLog(`${first}correction Livia: rien`));
    for (const form of fault?.expected ?? []) {
      let reason: string | undefined;
      try {
        BOTH.parseLog(`${first}correction ${form}`);
      } catch (error) {
        [{ reason }] = (error as ConcordiaError).details.faults as [NotationFault];
      }
      // Whether the piece is there is another question.
      expect([undefined, 'noSuchPiece'], form).toContain(reason);
    }
  });

  test('a player without a plain name is a seat, in the language of the text', () => {
    const options = {
      map: 'italia',
      players: ['Livia', '1: Gaius', 'Siège'],
      seed: 'x',
    } as const;
    const named = { ...recordGame(options, []), corrections: moneyOf(0, 1, 2) };
    const text = BOTH.formatLog(named, { language: 'fr' });
    expect(text).toContain('correction Livia: argent 1; siège 1: argent 1; siège 2: argent 1');
    expect(BOTH.formatLog(named)).toContain('seat 1: money 1; seat 2: money 1');
    expect(BOTH.parseLog(text)).toEqual(named);
    expect(BOTH.parseLog(BOTH.formatLog(named))).toEqual(named);
  });

  test.each(['Correction', 'correction of errors'])('so is a player named %j', (name) => {
    const options = { map: 'italia', players: [name, 'Gaius'], seed: 'x' } as const;
    const actions = [{ type: 'playCard', seat: 0, card: 'architect' }] as const;
    const named = recordGame(options, actions);
    expect(BOTH.formatLog(named)).toContain('\n1 seat 0: Architect');
    expect(BOTH.formatLog(named, { language: 'fr' })).toContain('\n1 siège 0: Architecte');
    expect(BOTH.parseLog(BOTH.formatLog(named))).toEqual(named);
    expect(BOTH.parseLog(BOTH.formatLog(named, { language: 'fr' }))).toEqual(named);
  });

  function moneyOf(...seats: readonly number[]): NonNullable<GameLog['corrections']> {
    const changes = seats.map((seat) => ({ type: 'money', seat, money: 1 }) as const);
    return [{ after: 0, changes }];
  }

  test('a language may have other words in front of them, each of them one word', () => {
    const words = {
      correction: 'as it was|berichtigt',
      now: '...|schon jetzt|sofort',
      money: '|Geld',
      house: '-',
    };
    const german: WordSet = { language: 'de', notation: { words } };
    const library = createLibrary({ ...PARTS, languages: [german] });
    const text = library.formatLog(log, { language: 'de' });
    expect(text).toContain('\nberichtigt Livia: Geld 12; Livia: goods 2 food wine; ');
    expect(text).toContain('; Livia: house Olbia; ');
    expect(text).toContain('\nberichtigt sofort Gaius: Geld 5; ');
    expect(library.parseLog(text)).toEqual(log);
  });
});

test('a library that speaks German writes French and German as others do', () => {
  const log = logOf('italia-3.json');
  const own = createLibrary({ ...PARTS, words: german });
  const library = createLibrary({ ...PARTS, words: german, languages: [french] });
  const inFrench = library.formatLog(log, { language: 'fr' });
  expect(inFrench).toBe(FRENCH.formatLog(log, { language: 'fr' }));
  expect(library.formatLog(log, { language: 'de' })).toBe(own.formatLog(log, { language: 'de' }));
  expect(library.parseLog(inFrench)).toEqual(log);
});

test('a table without a seed has French goods and cards', () => {
  const { options, actions } = logOf('imperium-2.json');
  const { seed: _seed, ...rest } = options;
  const first = BOTH.createGame(options);
  const deck = [...first.display, ...first.deck].flatMap((card) => card ?? []);
  const log = recordGame({ ...rest, setup: { cityGoods: first.board.cityGoods, deck } }, actions);
  const text = BOTH.formatLog(log, { language: 'fr' });
  expect(text).toMatch(/\[Cities "Alexandria (?:brique|nourriture|outil|vin|tissu), /);
  expect(text).toMatch(/\[Display "(?:Architecte|Colon|Marchand|Préfet|\p{L}+) I, /u);
  expect(BOTH.parseLog(text)).toEqual(BOTH.parseLog(BOTH.formatLog(log)));
});

describe('a reader of several languages', () => {
  const PLAIN = FRENCH.parseLog(
    `${TAGS}1 Livia: Architect; land Roma > Casinum-Roma; build Casinum\n2 Gaius: Mercator; buy 2 food`,
  );

  test.each([
    'Livia: Architecte; terre Roma > Casinum-Roma; construire Casinum\nGaius: Marchand; acheter 2 nourriture',
    'Livia: joue Architecte; déplace terre Roma > Casinum-Roma; construit Casinum\nGaius: Marchand; achète deux nourritures',
    'Livia : architecte; land Roma > Casinum-Roma; construire casinum\nGaius : Mercator; buy 2 nourritures',
    'Livia: archi; terre Casinum-Roma; casinum\nGaius: march; achète 2 nour',
    'Livia: architect; casinum roma; constr casinum\nGaius: merc; buy two wheat',
  ])('%s', (turns) => {
    expect(BOTH.parseLog(`${TAGS}${turns}`)).toEqual(PLAIN);
    expect(FRENCH.parseLog(`${TAGS}${turns}`)).toEqual(PLAIN);
  });

  test('reads no other', () => {
    expect(faultsOf(() => BOTH.parseLog(`${TAGS}1 Livia: Architekt`))[0]).toMatchObject({
      reason: 'noSuchWord',
      text: 'Architekt',
      nearest: 'Architect',
    });
  });

  test('refuses a language that it cannot write', () => {
    for (const language of ['de', '', 'FR', 3 as never]) {
      expect(thrownBy(() => BOTH.formatLog(PLAIN, { language }))).toMatchObject({
        code: 'INVALID_INPUT',
        reason: 'noneOfThese',
        details: { path: 'options.language', known: ['en', 'fr'] },
      });
    }
    expect(thrownBy(() => formatLog(PLAIN, { language: 'fr' }))).toMatchObject({
      reason: 'noneOfThese',
      details: { known: ['en'] },
    });
  });

  test('keeps an unknown language as a note', () => {
    const log = BOTH.parseLog(`[Language "Klingon"] ${TAGS}1 Livia: Architect`);
    expect(log.meta).toEqual({ Language: 'Klingon' });
    expect(BOTH.parseLog(BOTH.formatLog(log))).toEqual(log);
    const noted = recordGame({ map: 'italia', players: 2, seed: 'x' }, [], { Language: 'fr' });
    expect(BOTH.parseLog(BOTH.formatLog(noted)).meta).toEqual({ Language: 'fr' });
  });

  test.each([
    [3, 'languages'],
    [[3], 'languages[0]'],
    [[{ names: 3 }], 'languages[0]'],
  ])('takes no %j for languages', (languages, path) => {
    expect(
      thrownBy(() => createLibrary({ maps: [italia], languages: languages as never })),
    ).toMatchObject({ code: 'INVALID_LIBRARY', reason: 'notWords', details: { path } });
  });
});

test.each([
  { actions: 3, words: 3, numbers: 3 },
  { actions: null, words: null, numbers: [null] },
  { actions: { trade: null }, words: { land: 3, and: '|' }, numbers: Array(20).fill('one') },
])('a language whose notation is %j writes as in English', (notation) => {
  const language = { language: 'odd', notation: notation as never };
  const library = createLibrary({ maps: [italia], languages: [language] });
  const log = library.parseLog(`${TAGS}Livia: Mercator; buy 1 tool`);
  expect(library.formatLog(log, { language: 'odd' })).toBe(
    library.formatLog(log).replace('\n', '\n[Language "odd"]\n'),
  );
});

test.each(allMaps.map((map) => [map.id, map] as const))(
  'no name on %s means two things in English and French',
  (_, map) => {
    const cards = new Map(Object.entries(BOTH.cards));
    const kinds: readonly (readonly [readonly string[], (names: Names, id: string) => string])[] = [
      [[...cards.keys()], (names, id) => names.card(id)],
      [[...map.cities, ...(map.fields ?? [])].map(({ id }) => id), (names, id) => names.place(id)],
      [map.provinces.map(({ id }) => id), (names, id) => names.province(id)],
      [STORED_GOODS, (names, id) => names.good(id as StoredGood)],
    ];
    for (const [ids, nameOf] of kinds) {
      const known = new Map<string, string>();
      for (const own of [{}, french.names]) {
        for (const id of ids) {
          const name = keysOf(nameOf(namesOf(map, cards, [], own), id)).join(' ');
          expect(known.get(name) ?? id, name).toBe(id);
          known.set(name, id);
        }
      }
    }
  },
);

describe('a word of two languages', () => {
  /** Calls wine a tool, and writes no action in a way that fits. */
  const odd: WordSet = {
    language: 'odd',
    names: { good: (good) => (good === 'wine' ? 'tool' : good === 'tool' ? 'iron' : good) },
    notation: { actions: { trade: 'haggle {good}', pass: 3 as never, copyCard: '{' } },
  };
  const library = createLibrary({ maps: [italia], languages: [odd] });
  const turns = '1 Livia: Mercator; buy 1 tool';

  test('is refused with both meanings', () => {
    const [fault] = faultsOf(() => library.parseLog(`${TAGS}${turns}`));
    expect(fault).toMatchObject({ reason: 'ambiguous', text: 'buy 1 tool' });
    expect(fault?.expected).toEqual(expect.arrayContaining(['buy 1 tool', 'buy 1 wine']));
    const keeping = '1 Livia: Senator; Architect I for tool';
    expect(faultsOf(() => library.parseLog(`${TAGS}${keeping}`))).toHaveLength(1);
  });

  test('has the meaning of the language that the text names', () => {
    const log = library.parseLog(`[Language "odd"] ${TAGS}${turns}`);
    expect(log.actions.at(-1)).toMatchObject({ type: 'trade', good: 'wine' });
    const text = library.formatLog(log, { language: 'odd' });
    expect(text).toContain('buy 1 tool');
    expect(library.parseLog(text)).toEqual(log);
  });
});
