/**
 * A language that is not ours: `concordia words it it.json` begins a catalogue and brings it up to date, and the module that it
 * makes is loaded as the words of a library.
 */
// answers for src/cli/catalogue src/words
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import { allMaps } from '../../src/maps';
import { imperium } from '../../src/maps/imperium/index';
import { namesWith } from '../../src/model/names';
import { allModules } from '../../src/modules';
import { missingWords, type WordSet, type Words } from '../../src/words';
import { concordia, scratch } from './console';

const { dir, write } = scratch();
write('package.json', '{ "type": "module" }');

/** What somebody who speaks Italian would write first. */
const ITALIAN = {
  'names.unnamed': 'Giocatore {number}',
  'names.seat': 'posto {seat}',
  'names.colonist': '{kind, select, land {colono di terra} other {colono di mare}}',
  'names.half': '{card} come {role, role}',
  'names.good':
    '{good, select, brick {mattone} food {cibo} tool {attrezzo} wine {vino} cloth {stoffa} other {sale}}',
  'names.amount':
    '{good, select, brick {{count, plural, one {# mattone} other {# mattoni}}} food {{count} cibo} tool {{count, plural, one {# attrezzo} other {# attrezzi}}} wine {{count} vino} cloth {{count} stoffa} other {{count} sale}}',
  'names.anyGood': '{count, plural, one {# merce a scelta} other {# merci a scelta}}',
  'names.nothing': 'niente',
  'names.money': '{amount, plural, one {# sesterzio} other {# sesterzi}}',
  'names.points': '{count, plural, one {# punto} other {# punti}}',
  'names.steps': '{count, plural, one {# passo} other {# passi}}',
  'names.listed': '{before} e {last}',
  'nouns.actions.playCard': 'giocare una carta',
  'nouns.actions.buildHouse': 'costruire una casa',
  'nouns.decisions.playCard': 'giocare una carta',
  'nouns.roles.architect': 'Architetto',
  'nouns.roles.colonist': 'Colono',
  'nouns.roles.diplomat': 'Diplomatico',
  'nouns.roles.mercator': 'Mercante',
  'nouns.roles.prefect': 'Prefetto',
  'nouns.roles.senator': 'Senatore',
  'nouns.roles.tribune': 'Tribuno',
  'nouns.pieces.jupiter': 'Giove',
  'nouns.printed.Start field': 'Casella di partenza',
  'notation.words.and': 'e',
  'notation.actions.buildHouse': 'costruire|costruisce|casa {city} [per {pay}]',
  'actions.playCard': '{as, select, undefined {Gioca {card, card}} other {Gioca {card, card, as}}}',
  'actions.pass': 'Passa',
  'actions.takeIncome': 'Prendi {cost, cost}',
  'decisions.playCard': '{seat, player} gioca una carta',
  'decisions.senator':
    '{bought, plural, =0 {{seat, player} può comprare due carte} other {{seat, player} può comprare ancora una carta}}',
  'events.cardPlayed': '{seat, player} gioca {card, card}',
  'events.moneyReceived': '{seat, player} riceve {amount, money}',
  'events.goodsReceived': '{seat, player} riceve {goods, goods}',
  'events.cardsTakenBack': '{seat, player} riprende {count, plural, one {# carta} other {# carte}}',
  'refusals.notInHand': '{card, card} non è in mano.',
  'refusals.notYourTurn': 'Ora non tocca a {seat, player}.',
  'faults.tooManyHouses': 'un giocatore ha solo {houses, plural, one {# casa} other {# case}}',
  'screen.labels.display': 'Carte in vendita',
  'descriptions.roles.prefect': 'Una provincia produce.',
  gameOver: 'La partita è finita.',
};

function textsIn(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(dir, file), 'utf8'));
}

/** The catalogue with other texts. */
function translate(file: string, texts: Readonly<Record<string, unknown>>): void {
  write(file, `${JSON.stringify({ ...textsIn(file), ...texts }, undefined, 2)}\n`);
}

const words = (...args: readonly string[]) => concordia(['words', ...args]);

async function wordsOf(file: string): Promise<Words> {
  // A module is loaded once by its address.
  const address = `${pathToFileURL(join(dir, file)).href}?${readFileSync(join(dir, file), 'utf8').length}`;
  const { words: made } = await import(/* @vite-ignore */ address);
  return made;
}

/** A game in these words, and what is told of the first card. */
function gameIn(words: Words) {
  const library = createLibrary({ maps: [imperium], words });
  const state = library.createGame({ map: 'imperium', players: ['Livia', 'Aulus'], seed: 'words' });
  const played = (card: string): readonly string[] => {
    const result = library.tryApplyAction(state, { type: 'playCard', seat: 0, card });
    if (!result.ok) throw result.error;
    return result.events.flatMap((event) => library.sentenceOf(state, event) ?? []);
  };
  return { library, state, played };
}

/** What is printed without a file is what a file begins with, and is made once. */
let beginning: Promise<string> | undefined;

async function begun(file: string, texts: Readonly<Record<string, unknown>> = {}): Promise<string> {
  beginning ??= words('it').then(({ out }) => out);
  write(file, await beginning);
  translate(file, texts);
  return join(dir, file);
}

test('a catalogue has each text with its place, its English, its hash and what can be filled in', async () => {
  const { code, out } = await words('it', join(dir, 'begin.json'));
  expect(code).toBe(0);
  const texts = textsIn('begin.json');
  const keys = Object.keys(texts).filter((key) => !key.startsWith('@'));
  expect(out).toContain(
    `0 of ${keys.length} texts translated, ${keys.length} missing, 0 out of date`,
  );
  expect(texts['@@locale']).toBe('it');
  expect(keys.every((key) => texts[key] === '')).toBe(true);
  expect(texts['@events.moneyReceived']).toEqual({
    description: 'A line of what has happened, without a full stop.',
    placeholders: { seat: {}, amount: {} },
    'x-english': '{seat, player} receives {amount, money}',
    'x-hash': expect.stringMatching(/^[\w-]{8}$/),
  });
  // What English says otherwise stands beside it.
  expect(texts['@events.cardCopied']).toMatchObject({
    'x-english': '{seat, player} copies {from, player}’s {card, card, as}',
    'x-when': { 'from = null': '{seat, player} copies {card, card, as} from the display' },
  });
  expect(texts['@refusals.invalidMap']).toMatchObject({
    'x-english': 'Not a valid map, at {path} ({owner}): {why}',
    'x-when': {
      'path = undefined': 'Not a valid map ({owner}): {why}',
      'owner = undefined': 'Not a valid map, at {path}: {why}',
    },
  });
  for (const key of keys) {
    expect([key, texts[`@${key}`]]).toEqual([
      key,
      expect.objectContaining({ description: expect.stringMatching(/^\p{Lu}.{4,}\.$/su) }),
    ]);
  }
  expect(texts['@decisions.senator']).toMatchObject({ placeholders: { seat: {}, bought: {} } });
  // All that a language needs is in it, but for names that follow from others.
  const library = createLibrary({ maps: allMaps, modules: allModules });
  const needed = missingWords(library, {}).filter((key) => !key.startsWith('names.'));
  expect(keys).toEqual(expect.arrayContaining([...needed]));
});

describe('what has been translated', () => {
  test('is what a library says; what is missing is in English', async () => {
    const path = await begun('it.json', ITALIAN);
    const { code, out, err } = await words('it', path);
    expect(code, err).toBe(0);
    const all = Object.keys(textsIn('it.json')).filter((key) => !key.startsWith('@')).length;
    const done = Object.keys(ITALIAN).length;
    expect(out.split('\n')[0]).toContain(
      `${done} of ${all} texts translated, ${all - done} missing, 0 out of date`,
    );
    expect(readFileSync(join(dir, 'it.d.ts'), 'utf8')).toContain(
      'export declare const words: WordSet;',
    );

    const italian = await wordsOf('it.js');
    const { library, state, played } = gameIn(italian);
    expect(library.describeDecision(state)).toBe('Livia gioca una carta');
    const card = { type: 'playCard', seat: 0, card: 'mercator' } as const;
    expect(library.describeAction(state, card)).toBe('Gioca Mercante');
    // A field that every object has is nobody's name.
    const { printed } = namesWith([italian].flat()[0]?.names);
    expect(['Start field', 'constructor'].map(printed)).toEqual([
      'Casella di partenza',
      'constructor',
    ]);
    expect(played('mercator')).toEqual(['Livia gioca Mercante', 'Livia riceve 3 sesterzi']);
    const goods = {
      type: 'goodsReceived',
      seat: 0,
      goods: { brick: 2, food: 1, tool: 1 },
      lost: {},
      because: {},
    } as const;
    expect(library.sentenceOf(state, goods)).toBe('Livia riceve 2 mattoni, 1 cibo e 1 attrezzo');
    const built = {
      type: 'houseBuilt',
      seat: 0,
      city: 'novaria',
      paid: { brick: 1, food: 1 },
      money: 1,
      because: {},
    } as const;
    // Not translated, but for the names in it.
    expect(library.sentenceOf(state, built)).toBe(
      'Livia builds a house in Novaria for 1 mattone, 1 cibo e 1 sesterzio',
    );
    expect(missingWords(library, italian)).toContain('events.houseBuilt');
    expect(missingWords(library, italian)).not.toContain('events.goodsReceived');
    expect(missingWords(library, italian).filter((key) => key.startsWith('names.'))).toEqual([]);
    const unnamed = library.createGame({ map: 'imperium', players: 2, seed: 'words' });
    expect(library.describeDecision(unnamed)).toBe('Giocatore 1 gioca una carta');
  });

  test('is in English where it has nothing to fill in', async () => {
    const path = await begun('cost.json', {
      'actions.takeIncome': 'Prendi {cost, cost}',
      'actions.pass': 'Passa',
    });
    await words('it', path);
    const library = createLibrary({ maps: [imperium], words: await wordsOf('cost.js') });
    const { actions } = [await wordsOf('cost.js')].flat()[0] ?? {};
    expect(() => actions?.takeIncome?.(namesWith(), { seat: 0 })).toThrow('this is not known');
    expect(
      library.describeAction(library.createGame({ map: 'imperium', players: 2, seed: 'x' }), {
        type: 'pass',
        seat: 0,
      }),
    ).toBe('Passa');
  });

  test('stays when the catalogue is brought up to date', async () => {
    const path = await begun('kept.json', ITALIAN);
    await words('it', path);
    const once = readFileSync(path, 'utf8');
    await words('it', path);
    expect(readFileSync(path, 'utf8')).toBe(once);
    expect(textsIn('kept.json')).toMatchObject(ITALIAN);
  });

  test('is out of date once its English has changed, until it is changed, too', async () => {
    const path = await begun('stale.json', {
      gameOver: 'La partita è finita.',
      'actions.pass': 'Passa',
    });
    await words('it', path);
    const before = 'The game has ended.';
    translate('stale.json', { '@gameOver': { 'x-english': before, 'x-hash': 'otherone' } });
    const { out } = await words('it', path);
    expect(out).toMatch(/^.*: 1 of \d+ texts translated, \d+ missing, 1 out of date$/m);
    expect(out).toContain('Out of date: gameOver; English is now: The game is over.');
    const stale = {
      'x-stale': 'La partita è finita.',
      'x-was': before,
      'x-english': 'The game is over.',
    };
    expect(textsIn('stale.json')['@gameOver']).toMatchObject(stale);
    // It is still said.
    expect(await wordsOf('stale.js')).toMatchObject({ gameOver: 'La partita è finita.' });
    expect((await words('it', path)).out).toContain('1 out of date');
    expect(textsIn('stale.json')['@gameOver']).toMatchObject(stale);
    translate('stale.json', { gameOver: 'La partita è terminata.' });
    expect((await words('it', path)).out).toContain('2 of');
    expect(textsIn('stale.json')['@gameOver']).not.toHaveProperty('x-stale');
  });

  test('is right as it is if the note is removed', async () => {
    const path = await begun('right.json', { gameOver: 'La partita è finita.' });
    translate('right.json', { '@gameOver': { 'x-english': 'Over.', 'x-hash': 'otherone' } });
    await words('it', path);
    const { 'x-stale': _, ...notes } = Object(textsIn('right.json')['@gameOver']);
    translate('right.json', { '@gameOver': notes });
    expect((await words('it', path)).out).toContain('0 out of date');
  });

  test('is left out and named if English says it no more', async () => {
    const path = await begun('gone.json', {
      'events.sung': 'Canta',
      '@events.sung': { 'x-hash': 'x' },
    });
    const { code, out } = await words('it', path);
    expect(code).toBe(0);
    expect(out).toContain('No longer in English, so left out: events.sung');
    expect(textsIn('gone.json')).not.toHaveProperty('events.sung');
  });

  test('may call functions of a file beside the catalogue', async () => {
    const path = await begun('calls.json', {
      // The module has a function of this name, too.
      'nouns.roles.tribune': 'Tribuno',
      'events.cardPlayed': '{seat, player} gioca {card, card, loud, named}',
      'events.moneyReceived': '{seat, player} riceve {amount, money}',
    });
    write(
      'calls.functions.js',
      'export function loud(name) {\n  return name.toUpperCase();\n}\nexport const named = (name) => "il " + name;\n',
    );
    expect((await words('it', path)).code).toBe(0);
    const { played } = gameIn(await wordsOf('calls.js'));
    expect(played('mercator')[0]).toBe('Livia gioca il MERCATOR');
  });

  test('may have forms of names, which the language asks of others, too', async () => {
    const path = await begun('forms.json', {
      'nouns.roles.architect': 'Architetto',
      'nouns.roles.architect.object': 'l’Architetto',
      'events.cardPlayed': '{seat, player} gioca {card, theCard, as}',
    });
    write(
      'forms.functions.js',
      "export function theCard(names, card, as) {\n  const name = names.card(card, as);\n  return names.formOf(name, 'object') || 'la carta ' + name;\n}\n",
    );
    expect((await words('it', path)).code).toBe(0);
    // Once more: what stands beside names is no text that has gone.
    expect((await words('it', path)).code).toBe(0);
    const made = await wordsOf('forms.js');
    expect(made).toMatchObject({ forms: { roles: ['object'] } });
    const { played } = gameIn(made);
    expect(played('architect')[0]).toBe('Livia gioca l’Architetto');
    expect(played('mercator')[0]).toBe('Livia gioca la carta Mercator');
    const more: WordSet = {
      language: 'it',
      nouns: { roles: { mercator: { name: 'Mercante', oggetto: 'il Mercante' } } },
    };
    expect(() => createLibrary({ maps: [imperium], words: [made, more].flat() })).toThrow(
      /words\[1\]\.nouns\.roles\.mercator\.oggetto: expected one of “name” and “object”/,
    );
  });

  test('says where a form has no name', async () => {
    const path = await begun('nameless.json', { 'nouns.roles.architect.object': 'l’Architetto' });
    const { code, err } = await words('it', path);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/nameless\.json:\d+: nouns\.roles\.architect\.object: it is a form of/),
    ]);
  });
});

test('without a file the catalogue is printed', async () => {
  const { out } = await words('it');
  expect(JSON.parse(out)).toMatchObject({ '@@locale': 'it', gameOver: '' });
  await words('it', join(dir, 'first.json'));
  expect(readFileSync(join(dir, 'first.json'), 'utf8')).toBe(out);
});

test('of a language of ours the texts of another package are in it, which call its names', async () => {
  const own = join(dir, 'own.mjs');
  const kit = new URL('../../src/kit.ts', import.meta.url).href;
  writeFileSync(
    own,
    `import { defineModule, defineRules, event, seat, card } from '${kit}';
const cheered = event({ type: 'cheered', shape: { seat }, words: (names, { seat }) => \`\${names.player(seat)} is cheered\` });
export const modules = [defineModule({ id: 'cheers', rules: defineRules({ id: 'cheers', events: [cheered] }) })];`,
  );
  const file = join(dir, 'cheers.de.json');
  const run = () => concordia(['words', 'de', file, '--library', own]);
  const { code, err } = await run();
  expect(code, err).toBe(0);
  expect(Object.keys(textsIn('cheers.de.json'))).toEqual([
    '@@locale',
    'events.cheered',
    '@events.cheered',
  ]);
  translate('cheers.de.json', { 'events.cheered': '{seat, player} bekommt Beifall' });
  expect((await run()).out).toContain('1 of 1 text translated, 0 missing');
  expect(await wordsOf('cheers.de.js')).toMatchObject({
    language: 'de',
    events: expect.anything(),
  });
  translate('cheers.de.json', { 'events.cheered': '{seat, player} bekommt {lautem} Beifall' });
  const wrong = await run();
  expect(wrong.code).toBe(1);
  expect(wrong.err).toContain(
    'cheers.de.json:3: events.cheered: there is no argument “lautem”; it has names, seat',
  );
});

/** What can be wrong with a message is in `test/languages/catalogues.test.ts`. */
describe('a catalogue with a fault is refused with file, line and key, and nothing is written', () => {
  const FAULTS: readonly (readonly [string, key: string, text: unknown, message: string])[] = [
    [
      'a missing brace',
      'events.moneyReceived',
      '{seat, player riceve',
      'a comma or a closing brace is missing',
    ],
    ['a number', 'actions.pass', 7, 'it must be a text'],
    ['a key of all objects', 'constructor', 'Chi costruisce', 'English has no such text'],
    ['another', 'events.hasOwnProperty', 'No', 'English has no such text'],
    ['a key with a slip', 'events.cardPlaid', '{seat} gioca', 'English has no such text'],
    [
      'a message in German',
      'events.moneyReceived',
      '{seat, player} bekommt die Karte von der Auslage und nimmt {amount, money}',
      'this is in another language (de)',
    ],
    [
      'a message in English',
      'refusals.cityOccupied',
      'You already have a house in this city.',
      'this is in another language (en)',
    ],
  ];
  let made: string;
  beforeAll(async () => {
    await words('it', await begun('wrong.json'));
    made = readFileSync(join(dir, 'wrong.js'), 'utf8');
  });

  test.each(FAULTS)('%s', async (_, key, text, message) => {
    const path = await begun('wrong.json', { [key]: text });
    const before = readFileSync(path, 'utf8');
    const { code, out, err } = await words('it', path);
    expect(code).toBe(1);
    expect(out).toBe('');
    const line =
      before.split('\n').findIndex((row) => row.startsWith(`  ${JSON.stringify(key)}:`)) + 1;
    expect(err).toContain(`wrong.json:${line}: ${key}: ${message}`);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readFileSync(join(dir, 'wrong.js'), 'utf8')).toBe(made);
  });

  test('a text that is there twice', async () => {
    const path = join(dir, 'twice.json');
    write('twice.json', '{\n  "gameOver": "Finita.",\n  "gameOver": "Terminata."\n}');
    expect((await words('it', path)).err).toContain('twice.json:3: gameOver: it is there twice');
    expect(existsSync(join(dir, 'twice.js'))).toBe(false);
  });

  test('__proto__', async () => {
    const path = join(dir, 'proto.json');
    write('proto.json', '{\n  "__proto__": "Finita."\n}');
    expect((await words('it', path)).err).toContain(
      'proto.json:2: __proto__: English has no such text',
    );
  });

  test('another language than was asked for', async () => {
    write('other.json', '{\n  "@@locale": "es"\n}');
    expect((await words('it', join(dir, 'other.json'))).err).toContain(
      'other.json:2: @@locale: it is in es, not in it',
    );
  });

  test('all of it in another language', async () => {
    write(
      'french.json',
      JSON.stringify({
        'events.moneyReceived': '{seat, player} reçoit {amount, money}',
        'refusals.notInHand': '{card, card} n’est pas dans votre main.',
        'events.cardsTakenBack': '{seat, player} reprend les cartes jouées, cette carte comprise',
        gameOver: 'La partie est terminée.',
      }),
    );
    expect((await words('it', join(dir, 'french.json'))).err).toContain(
      'this is in another language (fr)',
    );
  });

  test('keys that only YAML reads', async () => {
    write('yaml.json', 'gameOver: {"\\x41": 1}\n');
    expect((await words('it', join(dir, 'yaml.json'))).err).toContain(
      'yaml.json:1: gameOver: it must be a text',
    );
  });

  test('thousands of texts that nobody has asked for, each with a message of its own', async () => {
    const keys = Array.from({ length: 30_000 }, (_, index) => `x.k${index}`);
    const texts = keys.map((key, index) => [key, `una parola qualunque ${index}`]);
    write('flood.json', JSON.stringify(Object.fromEntries(texts)));
    const { code, err } = await words('it', join(dir, 'flood.json'));
    expect(code).toBe(1);
    expect(err).toContain('flood.json:1: x.k29999: English has no such text');
  });

  test.each([
    ['no JSON', '{ "gameOver": '],
    ['a list', '[]'],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    write('none.json', text);
    expect((await words('it', join(dir, 'none.json'))).code).toBe(1);
    expect(existsSync(join(dir, 'none.js'))).toBe(false);
  });

  test('a file beside it that somebody has written', async () => {
    write('taken.js', 'export const mine = 1;\n');
    const { code, err } = await words('it', join(dir, 'taken.json'));
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('taken.js cannot be written: it already exists'),
    ]);
    expect(existsSync(join(dir, 'taken.json'))).toBe(false);
    expect(readFileSync(join(dir, 'taken.js'), 'utf8')).toBe('export const mine = 1;\n');
  });
});
