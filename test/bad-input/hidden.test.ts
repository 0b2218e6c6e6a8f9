/** Names, seeds and notes have no characters that steer a terminal, turn writing around or hide. */
import { describe, expect, test } from 'vitest';
import { createBoardgame } from '../../src/boardgame';
import {
  createGame,
  createLibrary,
  formatLog,
  type GameLog,
  GameOptionsSchema,
  parseLog,
  parseOptions,
  parseState,
  parseView,
  readLog,
  recordGame,
  scoreGame,
  validateLog,
  viewFor,
} from '../../src/index';
import { french } from '../../src/languages/fr';
import { imperium } from '../../src/maps/imperium';
import { thrownBy } from '../support/scenario';

/** What somebody sends, and its first character that nobody sees. */
const HOSTILE = [
  ['an escape', 'Liv\u001b[2Jia', 'U+001B'],
  ['the end of a string', 'Livia\u0000', 'U+0000'],
  ['a bell', 'Li\u0007via', 'U+0007'],
  ['a deletion', 'Livia\u007f', 'U+007F'],
  ['an escape of eight bits', 'Livia\u009b2J', 'U+009B'],
  ['a soft hyphen', 'Li\u00advia', 'U+00AD'],
  ['an Arabic mark', 'Li\u061cvia', 'U+061C'],
  ['a space of no width', 'Livia\u200b', 'U+200B'],
  ['a joiner of Latin letters', 'Li\u200dvia', 'U+200D'],
  ['a non-joiner of Latin letters', 'Li\u200cvia', 'U+200C'],
  ['a joiner at the end', 'Livia\u200d', 'U+200D'],
  ['two joiners', '\u{1f469}\u200d\u200d\u{1f680}', 'U+200D'],
  ['a mark of direction', '\u200eLivia', 'U+200E'],
  ['another', 'Livia\u200f', 'U+200F'],
  ['a separator of lines', 'Li\u2028via', 'U+2028'],
  ['a separator of paragraphs', 'Li\u2029via', 'U+2029'],
  ['an embedding', '\u202aLivia', 'U+202A'],
  ['an override', 'Liv\u202eai', 'U+202E'],
  ['a joiner of words', 'Li\u2060via', 'U+2060'],
  ['an invisible plus', 'Li\u2064via', 'U+2064'],
  ['an isolate', '\u2066Livia\u2069', 'U+2066'],
  ['a switch of shapes', 'Livia\u206f', 'U+206F'],
  ['the mark of a file', 'Li\ufeffvia', 'U+FEFF'],
  ['the mark of a file before it', '\ufeffLivia', 'U+FEFF'],
  ['half of a pair', 'Livia\ud83d', 'U+D83D'],
  ['the other half', '\ude80Livia', 'U+DE80'],
  ['tags', 'Livia\u{e0041}', 'U+E0041'],
] as const;

const HARMLESS = [
  'Zoë',
  'Zoe\u0308',
  'O’Brien',
  'Łukasz Żółć',
  'Αγρίππας',
  'Ливия',
  'ליביה',
  'ليفيا',
  '张伟',
  'やまだ たろう',
  '김민준',
  'ก้อย',
  // Persian: a non-joiner within the word.
  'علی\u200cرضا',
  // Sinhala and Hindi: a joiner after a virama.
  'ශ්\u200dරී',
  'क्\u200dषमा',
  // Malayalam as it was written before 2008: a joiner at the end.
  'മോഹന്\u200d',
  '\u{1f469}\u200d\u{1f680}',
  '\u{1f469}\u{1f3fd}\u200d\u{1f680} Ada',
  '\u{1f3f3}\ufe0f\u200d\u{1f308}',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\u{1f642}\u200d\u2194\ufe0f',
  '\u{1f1ee}\u{1f1f9}',
  '\u2764\ufe0f',
];

const OPTIONS = { map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' } as const;
const START = createGame(OPTIONS);
const LOG: GameLog = recordGame(OPTIONS, []);
const FIRST_PLAYER = { cards: ['senator'], houses: [], colonists: 2, money: 5, goods: {} } as const;

function withName<T extends { readonly players: readonly object[] }>(
  state: T,
  name: string,
): unknown {
  const players = state.players.map((player, seat) => (seat === 1 ? { ...player, name } : player));
  return JSON.parse(JSON.stringify({ ...state, players }));
}

/** Every way in, with the text in its place, the code and the place. */
function waysIn(text: string): readonly (readonly [string, () => unknown, string, string])[] {
  const players = ['Livia', text];
  return [
    ['createGame', () => createGame({ ...OPTIONS, players }), 'INVALID_OPTIONS', 'players[1]'],
    ['parseOptions', () => parseOptions({ ...OPTIONS, players }), 'INVALID_OPTIONS', 'players[1]'],
    ['a seed', () => createGame({ ...OPTIONS, seed: text }), 'INVALID_OPTIONS', 'seed'],
    [
      'boardgame.io',
      () => {
        const library = createLibrary({ maps: [imperium] });
        const game = createBoardgame(library, { map: 'imperium', players });
        return game.setup?.({ ctx: { numPlayers: 2 } } as never);
      },
      'INVALID_OPTIONS',
      'players[1]',
    ],
    ['parseState', () => parseState(withName(START, text)), 'INVALID_STATE', 'players[1].name'],
    [
      'parseView',
      () => parseView(withName(viewFor(START, 0), text)),
      'INVALID_STATE',
      'players[1].name',
    ],
    [
      'the names of a log',
      () => readLog({ ...LOG, options: { ...LOG.options, players } }),
      'INVALID_LOG',
      'options.players[1]',
    ],
    [
      'the seed of a log',
      () => validateLog({ ...LOG, options: { ...LOG.options, seed: text } }),
      'INVALID_LOG',
      'options.seed',
    ],
    [
      'the notes of a log',
      () => readLog({ ...LOG, meta: { place: text } }),
      'INVALID_LOG',
      'meta.place',
    ],
    [
      'a sheet',
      () =>
        scoreGame({
          players: [
            { name: 'Livia', ...FIRST_PLAYER },
            { name: text, ...FIRST_PLAYER },
          ],
        }),
      'INVALID_SHEET',
      'players[1].name',
    ],
  ];
}

describe.each(HOSTILE)('%s', (_what, text, character) => {
  test.each(waysIn(text))('is refused by %s', (_way, call, code, path) => {
    const error = thrownBy(call);
    expect({ code: error.code, reason: error.reason }).toEqual({ code, reason: 'hiddenCharacter' });
    expect(error.details).toMatchObject({ path, character });
    expect(error.message).toContain(`there is an invisible character, ${character}`);
    expect(error.message).not.toContain(text);
  });

  test('is refused by the notation, with its line', () => {
    for (const tag of ['Players', 'Seed', 'place']) {
      const tags = {
        Map: 'Imperium',
        Players: 'Livia, Gaius',
        Seed: 'ludi',
        [tag]: `Gaius, ${text}`,
      };
      const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
      const { code, details } = thrownBy(() => parseLog(lines.join('\n')));
      expect(code).toBe('INVALID_LOG');
      expect(details.faults).toMatchObject([
        { line: Object.keys(tags).indexOf(tag) + 1, reason: 'hiddenCharacter' },
      ]);
    }
  });
});

test.each(HARMLESS)('%s is a name, a seed and a note', (text) => {
  const players = ['Livia', text];
  const state = createGame({ ...OPTIONS, players, seed: text });
  expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  const log = { ...recordGame({ ...OPTIONS, players, seed: text }, []), meta: { place: text } };
  expect(readLog(JSON.parse(JSON.stringify(log)))).toEqual(log);
  expect(parseLog(formatLog(log))).toEqual(log);
  const sheet = [{ name: text, ...FIRST_PLAYER }];
  expect(scoreGame({ players: sheet }).players[0]?.name).toBe(text);
});

test('a note may have lines and tabs, a name and a seed may not', () => {
  const meta = { comment: 'It rained.\r\n\tWe played on.' };
  expect(readLog({ ...LOG, meta })).toEqual({ ...LOG, meta });
  for (const blank of ['\n', '\r', '\t']) {
    for (const options of [{ players: ['Livia', `Ga${blank}ius`] }, { seed: `lu${blank}di` }]) {
      expect(thrownBy(() => createGame({ ...OPTIONS, ...options })).reason).toBe('hiddenCharacter');
    }
  }
});

test('the schema alone refuses it, too', () => {
  const { success, error } = GameOptionsSchema.safeParse({ ...OPTIONS, seed: 'lu\u202edi' });
  expect(success).toBe(false);
  expect(error?.issues[0]).toMatchObject({
    path: ['seed'],
    params: { reason: 'hiddenCharacter', character: 'U+202E' },
  });
});

test('a library of another language says it in that language', () => {
  const { createGame: creerPartie } = createLibrary({ maps: [imperium], words: french });
  const { message } = thrownBy(() => creerPartie({ ...OPTIONS, seed: 'lu\u202edi' }));
  expect(message).toMatch(/caractère invisible, U\+202E/);
});

test('a seed that is too long is not taken for one that is missing', () => {
  const text = `[Map "Imperium"] [Players "Livia, Gaius"] [Seed "${'x'.repeat(1001)}"]`;
  expect(thrownBy(() => parseLog(text)).message).toContain('expected at most 1000 characters');
});
