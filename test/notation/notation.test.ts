import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  ConcordiaError,
  createGame,
  createLibrary,
  formatLog,
  type GameLog,
  parseLog,
  recordGame,
  validateLog,
} from '../../src/index';
import { french } from '../../src/languages/fr';
import { imperium } from '../../src/maps/imperium';
import { ROOT } from '../readme/markdown';
import { processorTime } from '../support/processor-time';
import { SEEDED, TABLE } from './table';

/** What the lines below the tags do. */
function actionsOf(lines: string, tags = SEEDED): readonly Action[] {
  return parseLog(`${tags}\n${lines}`).actions;
}

interface Fault {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly message: string;
  readonly understood?: string;
  readonly expected?: readonly string[];
  readonly nearest?: string;
  readonly code?: string;
  readonly rule?: string;
}

function faultsOf(text: string): readonly Fault[] {
  try {
    parseLog(text);
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    expect(error).toMatchObject({ code: 'INVALID_LOG', reason: 'unreadableText' });
    return error.details.faults as readonly Fault[];
  }
  throw new Error('The text was read.');
}

const ARCHITECT = { type: 'playCard', seat: 0, card: 'architect' } as const;
const MOVE = {
  type: 'moveColonist',
  seat: 0,
  kind: 'land',
  from: 'roma',
  to: 'land:colonia-agrippina~novaria',
} as const;
const BUILD = { type: 'buildHouse', seat: 0, city: 'colonia-agrippina' } as const;

describe('a text written at a table', () => {
  test('is a log, with what is paid, and without the cards that nobody has seen', () => {
    const log = parseLog(
      `${TABLE}
1 Livia: Senator; Colonist I for food cloth; Architect I for tool
2 Gaius: Architect; sea Roma > Cyrene-Syracusae; build Syracusae; build Cyrene   ; a comment
`,
    );
    expect(log.actions).toEqual([
      { type: 'playCard', seat: 0, card: 'senator' },
      { type: 'buyCard', seat: 0, card: 'colonist-i', pay: { food: 1, cloth: 1 } },
      { type: 'buyCard', seat: 0, card: 'architect-i' },
      { type: 'playCard', seat: 1, card: 'architect' },
      {
        type: 'moveColonist',
        seat: 1,
        kind: 'sea',
        from: 'roma',
        to: 'sea:cyrene~syracusae',
      },
      { type: 'buildHouse', seat: 1, city: 'syracusae' },
      { type: 'buildHouse', seat: 1, city: 'cyrene' },
    ]);
    expect(validateLog(log).ok).toBe(true);
    // Decks I and II of two players: the rest lies in the order of the catalogue.
    expect(log.options.setup?.deck?.slice(0, 8)).toEqual([
      'architect-i',
      'colonist-i',
      'smith-i',
      'farmer-i',
      'prefect-i',
      'mason-i',
      'diplomat-i',
      'mercator-i',
    ]);
  });

  test('names cards as they come up', () => {
    const lines = `1 Livia: Senator; Architect I
+ Mercator I
2 Gaius: Senator; Colonist I
+ Weaver II
3 Livia: Tribune`;
    const { deck } = parseLog(`${TABLE}\n${lines}`).options.setup ?? {};
    expect(deck?.slice(7, 9)).toEqual(['mercator-i', 'weaver-ii']);
  });

  test('has to name a card before it is bought', () => {
    const lines = `1 Livia: Senator; Architect I; Colonist I for food food
2 Gaius: Senator; Mercator I for food wine`;
    const [fault] = faultsOf(`${TABLE}\n${lines}`);
    expect(fault).toMatchObject({ line: 5, expected: ['+ Mercator I'] });
    expect(actionsOf(lines.replace('\n', '\n+ Mercator I\n'), TABLE)).toHaveLength(5);
  });

  test('begins with the cards on display', () => {
    const text = '[Map "Imperium"] [Players "Livia, Gaius"] [Seed "x"]\n+ Mercator I';
    expect(faultsOf(text)).toMatchObject([{ line: 2, column: 3, text: 'Mercator I' }]);
  });
});

describe('what a text may leave out or write otherwise', () => {
  const EXPECTED = [ARCHITECT, MOVE, BUILD];

  test.each([
    [
      'case and accents',
      'LIVIA: architect; LAND roma > colonia agrippína-novaria; Build COLONIA Agrippina',
    ],
    [
      'ends of a route the other way round',
      'Livia: Architect; land Roma > Novaria-Colonia Agrippina; build Colonia Agrippina',
    ],
    [
      'ids',
      'Livia: architect; land roma > land:colonia-agrippina~novaria; build colonia-agrippina',
    ],
    [
      'words for verbs',
      'Livia: plays Architect; moves land Roma > Colonia Agrippina-Novaria; builds Colonia Agrippina',
    ],
    ['short words', 'Livia: arch; land roma > agri nova; colonia'],
    [
      'other arrows, blanks and commas',
      'Livia:Architect;land  Roma->Colonia Agrippina, Novaria ;build Colonia Agrippina;',
    ],
    ['no names', 'Architect; land Roma → Colonia Agrippina–Novaria; build Colonia Agrippina'],
    [
      'another order within a line',
      'Livia: build Colonia Agrippina; Architect; land Roma > Colonia Agrippina-Novaria',
    ],
    [
      'what is paid',
      'Livia: Architect; land Roma > Colonia Agrippina-Novaria; build Colonia Agrippina for brick, food',
    ],
    [
      'sestertii besides',
      'Livia: Architect; land Roma > Colonia Agrippina-Novaria; build Colonia Agrippina for 1 brick, 1 food and 2 sestertii',
    ],
    [
      'lines between',
      'Livia: Architect\n\n\n  land Roma > Colonia Agrippina-Novaria\n; nothing\nbuild Colonia Agrippina  ; her first',
    ],
    [
      'numbers with a dot, line ends of Windows',
      '1. Livia: Architect; land Roma > Colonia Agrippina-Novaria;\r\nbuild Colonia Agrippina\r\n',
    ],
    [
      'passing',
      'Livia: Architect; land Roma > Colonia Agrippina-Novaria; build Colonia Agrippina; pass',
    ],
  ])('%s', (_, lines) => {
    expect(actionsOf(lines)).toEqual(EXPECTED);
  });

  test('a byte order mark, and marks of word processors around the text of a tag', () => {
    const text = `\uFEFF[Map “imperium”] [players “Livia, Gaius, Flavia”] [SEED "imperium-1"]\r\nLivia: Tribune`;
    expect(parseLog(text).actions).toEqual([{ type: 'playCard', seat: 0, card: 'tribune' }]);
  });

  test('two actions in one', () => {
    expect(actionsOf('Livia: pref ital')).toEqual([
      { type: 'playCard', seat: 0, card: 'prefect' },
      { type: 'produceProvince', seat: 0, province: 'italia' },
    ]);
  });

  test('numerals as numbers, and what is not the whole name of a card', () => {
    const lines = 'Livia: sen; arch 1';
    expect(actionsOf(lines)).toEqual([
      { type: 'playCard', seat: 0, card: 'senator' },
      { type: 'buyCard', seat: 0, card: 'architect-i' },
    ]);
  });

  test('passing, when the next turn begins (R-3.2)', () => {
    expect(actionsOf('Livia: Senator; Smith I\nGaius: Tribune')).toEqual([
      { type: 'playCard', seat: 0, card: 'senator' },
      { type: 'buyCard', seat: 0, card: 'smith-i' },
      { type: 'pass', seat: 0 },
      { type: 'playCard', seat: 1, card: 'tribune' },
    ]);
  });

  test('the turn or the round may count the lines', () => {
    const inRounds = '1 Livia: Tribune\n1 Gaius: Tribune\n1 Flavia: Tribune\n2 Livia: Prefect';
    const inTurns = '1 Livia: Tribune\n2 Gaius: Tribune\n3 Flavia: Tribune\n4 Livia: Prefect';
    expect(actionsOf(inRounds)).toEqual(actionsOf(inTurns));
  });

  test('a `to` in front, which says nothing', () => {
    expect(actionsOf('Livia: to Tribune; to pass')).toEqual(actionsOf('Livia: Tribune; pass'));
  });

  test('a seat for a name', () => {
    expect(actionsOf('seat 0: Tribune\nSeat 1: Tribune')).toEqual(
      actionsOf('Livia: Tribune\nGaius: Tribune'),
    );
  });
});

test('R-2.3: a deck that was dealt by hand is written as far as its order says something', () => {
  const options = { map: 'italia', players: 2 } as const;
  const { board, display, deck } = createGame({ ...options, seed: 'deck' });
  const cards = [...display, ...deck].flatMap((card) => card ?? []);
  const log = recordGame({ ...options, setup: { cityGoods: board.cityGoods, deck: cards } }, []);
  const text = formatLog(log);
  expect(parseLog(text)).toEqual(log);
  // Without its last card, the line says another deck.
  const shorter = text.replace(/, [^,"]+"\]\n*$/, '"]\n');
  expect(shorter.length).toBeLessThan(text.length);
  expect(parseLog(shorter)).not.toEqual(log);
});

/** Each fault with its place and facts is in `golden/faults.txt`. */
describe('what is wrong with a text is told with its place', () => {
  test('several that have nothing to do with each other, at once', () => {
    const text = `${SEEDED}\nLivia: Architect; land Roma > Novria-Roma\nGaius: Sentor\nMarcus: Tribune`;
    expect(faultsOf(text)).toMatchObject([
      { line: 2, column: 31, nearest: 'Novaria' },
      { line: 3, column: 8, nearest: 'Senator' },
      { line: 4, column: 1, text: 'Marcus' },
    ]);
  });

  test.each([[undefined], [7], [{}], [['[Map "Italia"]']]])('%s is no text', (input) => {
    // @ts-expect-error Whatever comes in, it is refused.
    expect(() => parseLog(input)).toThrow(ConcordiaError);
  });

  test.each([
    ['nonsense', 'Livia: nonsense\n'],
    ['actions on one line', 'a; '],
    ['comments', '; Tribune\n'],
    ['tags', '[note "x"] '],
    ['tags on lines of their own', '[sead "x"]\n'],
    ['passes', 'pass; '],
    ['braces', '{"a":'],
    ['brackets', '['],
    ['colons', 'a:'],
    ['arrows', '>'],
    ['numbers', '1 '],
    ['marks', '! '],
    ['cards', '+ Mercator I, '],
  ])('of very many %s the first faults are told, and the work stays small', (_, piece) => {
    const text = `${SEEDED}\n${piece.repeat(Math.floor(200_000 / piece.length))}`;
    expect(faultsOf(text).length).toBeLessThanOrEqual(20);
  });

  test('however many marks stand before a letter, they are looked at once', () => {
    const before = processorTime();
    expect(faultsOf(`${SEEDED}\na${'!?'.repeat(200_000)}a`).length).toBeGreaterThan(0);
    expect(processorTime() - before).toBeLessThan(10_000);
  });

  test('what is longer than any game is refused unread', () => {
    expect(() => parseLog('['.repeat(4_000_001))).toThrow(/at most 4000000 characters/);
  });

  test.each(['Display', 'Cities', 'Without', 'Players', 'Modules', 'Result'])(
    'a very long list in [%s] is refused',
    (tag) => {
      const text = `[Map "Italia"] ${tag === 'Players' ? '' : '[Players "2"] '}[${tag} "${'x, '.repeat(50_000)}"]`;
      expect(faultsOf(text).length).toBeGreaterThan(0);
    },
  );
});

describe('what was done against the rules', () => {
  const actions: readonly Action[] = [
    ARCHITECT,
    { type: 'buildHouse', seat: 0, city: 'memphis' },
    { type: 'playCard', seat: 1, card: 'tribune' },
  ];
  const log: GameLog = {
    ...recordGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'imperium-1' }, []),
    actions,
  };

  test('is marked, and the game goes on as if it had not been', () => {
    expect(formatLog(log).split('\n').slice(-3)).toEqual([
      '1 Livia: Architect; ! build Memphis',
      '2 Gaius: Tribune',
      '',
    ]);
    expect(parseLog(formatLog(log))).toEqual(log);
    expect(validateLog(parseLog(formatLog(log)))).toMatchObject({ ok: false, index: 1 });
  });

  test('may be of anybody, and of anything that is an action', () => {
    const odd: GameLog = {
      ...log,
      actions: [
        { type: 'playCard', seat: 1, card: 'senator' },
        { type: 'buyCard', seat: 5, card: 'senator' },
        { type: 'trade', seat: 0, deal: 'buy', good: 'food', count: 99, salt: 7 },
        { type: 'keepGoods', seat: 0, goods: {} },
        { type: 'pass', seat: 0 },
        ARCHITECT,
      ],
    };
    expect(parseLog(formatLog(odd))).toEqual(odd);
  });
});

describe('every text of the examples', () => {
  const folder = `${ROOT}docs/examples/`;
  const names = readdirSync(folder).flatMap((file) =>
    file.endsWith('.json') ? file.replace(/\.json$/, '') : [],
  );

  test.each(names)('%s is its log, in its normal form', (name) => {
    const json = readFileSync(`${folder}${name}.json`, 'utf8');
    const text = readFileSync(`${folder}${name}.concordia`, 'utf8');
    expect(parseLog(text)).toEqual(JSON.parse(json));
    expect(formatLog(parseLog(text))).toBe(text);
    expect(text.length).toBeLessThan(0.4 * JSON.stringify(JSON.parse(json)).length);
  });
});

describe('names and notes that look like something else', () => {
  test('come back as they were', () => {
    const players = ['Livia, the "elder"', 'Senator: I; {x}', '1', 'a\\nb\\', 'ÄÖ–Ü'];
    const meta = { Map: 'x', playres: 'y', date: '2026', comment: 'a "b"\n[Map] \\ ; c' };
    const tribune = { type: 'playCard', seat: 0, card: 'tribune' } as const;
    const log = recordGame({ map: 'imperium', players, seed: ' "s", \\ ' }, [tribune], meta);
    expect(parseLog(formatLog(log))).toEqual(log);
  });

  test('notes keep the ends of their lines, whichever they are', () => {
    const meta = { comment: 'one\ntwo\r\nthree' };
    const log = recordGame({ map: 'italia', players: 2, seed: 'x' }, [], meta);
    const text = formatLog(log);
    expect(text).toContain('one\\ntwo\\r\\nthree');
    expect(parseLog(text)).toEqual(log);
  });

  test.each(['no', 'No', 'false'])('an option that is %s is off', (word) => {
    const { options } = parseLog(`[Map "Italia"] [Players "4"] [Seed "x"] [Teams "${word}"]`);
    expect(options.teams).toBe(false);
  });

  test('a set-up that says nothing stays one', () => {
    for (const setup of [{}, { parts: {} }]) {
      const log = recordGame({ map: 'italia', players: 2, seed: 'x', setup }, []);
      expect(parseLog(formatLog(log))).toEqual(log);
    }
  });

  test('a library in another language reads and writes the same', () => {
    const inFrench = createLibrary({ maps: [imperium], words: french });
    const text = `${SEEDED}\n1 Livia: Architect; land Roma > Novaria-Roma`;
    const log = parseLog(text);
    expect(inFrench.parseLog(text)).toEqual(log);
    expect(inFrench.formatLog(inFrench.parseLog(text))).toBe(formatLog(log));
  });

  test('a library in another language reads its own names, too', () => {
    const inFrench = createLibrary({ maps: [imperium], words: french });
    const lines = (text: string) => `${SEEDED}\n${text}`;
    const log = parseLog(lines('Livia: Mercator; sell 1 cloth\nGaius: Prefect; produce Italia'));
    const read = inFrench.parseLog(
      lines('Livia: Marchand; sell 1 tissu\nGaius: prefet; produce Italia'),
    );
    expect(read).toEqual(log);
    expect(inFrench.formatLog(read)).toBe(formatLog(log));
    expect(() => parseLog(lines('Livia: Marchand'))).toThrow('called “Marchand”');
  });

  test('a library knows the words of its own parts alone', () => {
    const small = createLibrary({ maps: [imperium] });
    const text = '[Map "Italia"] [Players "2"] [Seed "x"]';
    expect(() => small.parseLog(text)).toThrow('there is no map Italia');
    expect(small.parseLog(`${SEEDED}\nTribune`).actions).toHaveLength(1);
  });
});

describe('what a clause says is remembered from text to text', () => {
  /** The last action of two texts of one map, one after the other. */
  const lastOf = (text: string): Action | undefined => parseLog(text).actions.at(-1);

  test('but not who has a name', () => {
    const lines = 'Prefect; produce Italia\nMercator; sell 1 cloth\nDiplomat; copy Livia';
    const copyBy = (players: string): Action | undefined =>
      lastOf(`[Map "Imperium"] [Players "${players}"] [Seed "imperium-1"]\n${lines}`);
    expect(copyBy('Livia, Gaius, Flavia')).toEqual({ type: 'copyCard', seat: 2, from: 0 });
    expect(copyBy('Gaius, Livia, Flavia')).toEqual({ type: 'copyCard', seat: 2, from: 1 });
    expect(copyBy('Livia, Flavia, Gaius')).toEqual({ type: 'copyCard', seat: 2, from: 0 });
  });

  test('but not whose it is', () => {
    expect(lastOf(`${SEEDED}\nTribune`)).toMatchObject({ seat: 0 });
    expect(lastOf(`${SEEDED}\nTribune\nTribune`)).toMatchObject({ seat: 1 });
  });

  test('nor whether the rules allow it', () => {
    const moved = `${SEEDED}\nArchitect; land Roma > Novaria-Roma`;
    expect(lastOf(`${moved}; build Novaria`)).toMatchObject({ type: 'buildHouse' });
    expect(faultsOf(`${SEEDED}\nArchitect; build Novaria`)).toMatchObject([
      { code: 'CITY_NOT_ADJACENT', rule: 'R-4.3' },
    ]);
  });

  test('and what has not the shape of an action stays refused', () => {
    const text = `${SEEDED}\nMercator; sell 999 cloth`;
    for (const _ of ['read', 'remembered']) {
      expect(faultsOf(text)).toMatchObject([{ text: 'sell 999 cloth', code: 'INVALID_ACTION' }]);
    }
  });
});
