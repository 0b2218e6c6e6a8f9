/** A score sheet as a form: what is asked, what is understood, what contradicts what. */
import { describe, expect, test } from 'vitest';
import { count, defineModule, defineRules } from '../../src/kit';
import { allMaps, imperium } from '../../src/maps';
import {
  answer,
  createSheets,
  draftOf,
  newDraft,
  type ScoreSheet,
  type SheetDraft,
  type SheetField,
  sheetForm,
  sheetModules,
} from '../../src/sheets';

const sheets = createSheets({ maps: allMaps, modules: sheetModules });

function answered(answers: Readonly<Record<string, string>>, before = newDraft(sheets)) {
  return Object.entries(answers).reduce<SheetDraft>(
    (draft, [id, text]) => answer(draft, id, text),
    before,
  );
}

function fieldOf(draft: SheetDraft, id: string): SheetField {
  const field = sheetForm(draft).fields.find((one) => one.id === id);
  if (field === undefined) throw new Error(`no field ${id}`);
  return field;
}

const GAME = {
  kind: 'base',
  players: 'Livia, Gaius',
  map: 'imperium',
  byCity: 'yes',
  salt: 'no',
  forum: 'no',
};

/** All lines of a player, of whom nothing is special. */
const linesOf = (seat: number) => ({
  [`players[${seat}].cards`]: 'hand',
  [`players[${seat}].houses[0]`]: seat === 0 ? 'novaria brick, massilia wine, done' : 'done',
  [`players[${seat}].colonists`]: '2',
  [`players[${seat}].money`]: `${10 + seat}`,
  [`players[${seat}].goods`]: 'brick 1',
  [`players[${seat}].concordia`]: 'no',
});

describe('what is asked', () => {
  test('first the game; its choices have names for people and ids for programs', () => {
    const { fields, next, sheet } = sheetForm(newDraft(sheets));
    expect(next?.id).toBe('kind');
    expect(fields.map(({ id }) => id)).toEqual(['kind', 'players', 'map', 'salt', 'forum']);
    expect(fields.map(({ kind }) => kind)).toEqual(['one', 'text', 'one', 'one', 'one']);
    expect(fields[0]?.choices.map(({ id }) => id)).toEqual(['base', 'venus', 'teams']);
    expect(fields[2]?.choices).toContainEqual({ id: 'imperium', name: 'Imperium' });
    expect(sheet).toBeUndefined();
  });

  test('then all lines of all players at once, in any order', () => {
    const draft = answered(GAME);
    const { fields } = sheetForm(draft);
    expect(fields.filter(({ seat }) => seat === 1).map(({ id }) => id.slice(11))).toEqual([
      'cards',
      'houses[0]',
      'colonists',
      'money',
      'goods',
      'concordia',
    ]);
    const money = answer(draft, 'players[1].money', '7');
    expect(sheetForm(money).sheet?.players[1]?.money).toBe(7);
    expect(sheetForm(money).next?.id).toBe('players[0].cards');
  });

  test('the good of each city that nobody has told', () => {
    const draft = answered({ ...GAME, 'players[1].houses[0]': 'Novaria, Massilia wine, done' });
    expect(fieldOf(draft, 'cityGoods.novaria').choices.map(({ id }) => id)).toEqual([
      'brick',
      'food',
      'tool',
      'wine',
      'cloth',
    ]);
    expect(sheetForm(draft).fields.map(({ id }) => id)).not.toContain('cityGoods.massilia');
    expect(sheetForm(draft).fields.map(({ id }) => id)).not.toContain('players[1].houses[1]');
  });

  test('nothing any more where all is answered, and the sheet is counted (R-6.2)', () => {
    // Seven cards: Vesta 1 × 12 (two bricks' worth is 3 each), ... counted by hand for Vesta alone.
    const { next, sheet, scores, unused } = sheetForm(
      answered({ ...GAME, ...linesOf(0), ...linesOf(1) }),
    );
    expect(next).toBeUndefined();
    expect(unused).toEqual([]);
    expect(sheet?.cityGoods).toEqual({ novaria: 'brick', massilia: 'wine' });
    // 10 sestertii and a brick for 3: one Vesta card, one point for every full 10.
    expect(scores?.players[0]?.gods.vesta).toEqual({ cards: 1, value: 1, points: 1 });
  });

  test('who has the Praefectus Magnus, only where there is a tie (R-6.3)', () => {
    const alike = { ...linesOf(1), 'players[0].cards': 'hand', 'players[0].houses[0]': 'done' };
    const draft = answered({ ...GAME, ...linesOf(0), ...alike, 'players[0].money': '11' });
    expect(sheetForm(draft).next?.id).toBe('praefectusMagnus');
    const told = answer(draft, 'praefectusMagnus', 'Gaius');
    expect(sheetForm(told).scores?.winners).toEqual(['Gaius']);
  });
});

describe('what is answered', () => {
  test('abbreviated, and told as it was understood', () => {
    const draft = answered({ ...GAME, 'players[0].houses[0]': 'massi wine' });
    expect(fieldOf(draft, 'players[0].houses[0]')).toMatchObject({
      answer: 'massi wine',
      understood: 'Massilia\u00a0wine',
      contradicts: [],
    });
  });

  test('with signs for how many there are', () => {
    const draft = answered({ ...GAME, 'players[0].goods': 'brick × 2, cloth x 3, 1x wine' });
    expect(sheetForm(draft).sheet?.players[0]?.goods).toEqual({ brick: 2, cloth: 3, wine: 1 });
  });

  test('houses as the example has them', () => {
    const [first = '', second = ''] = imperium.provinces.flatMap(({ cities }) => cities);
    const [one, other] = [first, second].map((id) => sheets.nameOf(imperium, id));
    const { help } = fieldOf(answered(GAME), 'players[0].houses[0]');
    expect(help.join(' ')).toContain(`${one} wine, ${other}`);
  });

  test('an answer that is not understood is kept, refused, and in no sheet', () => {
    const draft = answered({ ...GAME, 'players[0].money': 'twelve' });
    expect(fieldOf(draft, 'players[0].money')).toMatchObject({
      answer: 'twelve',
      refusal: 'type a whole number, not twelve',
      contradicts: [],
    });
    expect(sheetForm(draft).sheet?.players[0]?.money).toBe(0);
    expect(fieldOf(answer(draft, 'players[0].money', ' '), 'players[0].money').answer).toBe(
      undefined,
    );
  });

  test('one that is changed keeps its place, and what does not fit any more is told', () => {
    const draft = answered({ kind: 'venus', players: 'Livia, Gaius', map: 'none' });
    const told = answered({ salt: 'no', forum: 'no', 'players[0].cards': 'magister' }, draft);
    expect(fieldOf(told, 'players[0].cards').refusal).toBeUndefined();
    const base = answer(told, 'kind', 'base');
    expect(Object.keys(base.answers)[0]).toBe('kind');
    expect(fieldOf(base, 'players[0].cards').refusal).toBe('there is no card magister');
    expect(sheetForm(answer(base, 'players', '')).unused).toEqual(['players[0].cards']);
  });

  test('a sheet that is there already', () => {
    const complete = sheetForm(answered({ ...GAME, ...linesOf(0), ...linesOf(1) })).sheet;
    if (complete === undefined) throw new Error('no sheet');
    const again = draftOf(sheets, complete);
    expect(sheetForm(again).sheet).toEqual(complete);
    expect(sheetForm(again).next?.id).toBeUndefined();
    expect(JSON.parse(JSON.stringify(again.answers))).toEqual(again.answers);
  });
});

describe('a sheet on which some list their cities and others count', () => {
  const REST = { colonists: 2, money: 12, goods: {} };
  // Two cities of Britannia, and one of Gallia.
  const LISTED = ['isca-dumnoniorum', 'londinium', 'burdigala'];
  const COUNTED = { byGood: { wine: 2, brick: 1 }, provinces: 2 };
  const BOARD = {
    map: 'imperium',
    cityGoods: { 'isca-dumnoniorum': 'wine', londinium: 'cloth', burdigala: 'brick' },
  } as const;

  test('what is listed is counted (R-6.2)', () => {
    const sheet: ScoreSheet = {
      ...BOARD,
      players: [
        { ...REST, name: 'Livia', cards: ['prefect-i', 'senator'], houses: LISTED },
        { ...REST, name: 'Gaius', cards: ['prefect-ii', 'diplomat'], houses: COUNTED },
      ],
    };
    const draft = draftOf(sheets, sheet);
    expect(draft.answers).toMatchObject({
      byCity: 'no',
      'players[0].houses.byGood': 'brick 1, wine 1, cloth 1',
      'players[0].houses.provinces': '2',
      'players[1].houses.byGood': 'brick 1, wine 2',
    });
    const { unused, scores } = sheetForm(draft);
    expect(unused).toEqual([]);
    expect(scores?.players).toEqual(sheets.scoreGame(sheet).players);
  });

  test('with Venus cards, also the provinces with two houses (R-9.3)', () => {
    const draft = draftOf(sheets, {
      ...BOARD,
      players: [
        { ...REST, name: 'Livia', cards: ['magister'], houses: LISTED },
        { ...REST, name: 'Gaius', cards: [], houses: { ...COUNTED, provincesWithTwo: 1 } },
      ],
    });
    expect(draft.answers).toMatchObject({ 'players[0].houses.provincesWithTwo': '1' });
  });

  test('and the provinces that partners share (R-9.3)', () => {
    const lines = { ...REST, cards: [] };
    const draft = draftOf(sheets, {
      ...BOARD,
      teams: [
        ['Livia', 'Gaius'],
        ['Publia', 'Quintus'],
      ],
      players: [
        { ...lines, name: 'Livia', cards: ['prefect-architect-i'], houses: LISTED },
        { ...lines, name: 'Publia', houses: COUNTED },
        { ...lines, name: 'Gaius', houses: ['burdigala'] },
        { ...lines, name: 'Quintus', houses: COUNTED },
      ],
    });
    expect(draft.answers).toMatchObject({
      'players[0].houses.sharedProvinces': '1',
      'players[2].houses.sharedProvinces': '1',
    });
    expect(sheetForm(draft).fields.filter(({ refusal }) => refusal !== undefined)).toEqual([]);
  });

  test('a city that is not there stays as it was written', () => {
    const draft = draftOf(sheets, {
      ...BOARD,
      players: [
        { ...REST, name: 'Livia', cards: [], houses: ['sparta'] },
        { ...REST, name: 'Gaius', cards: [], houses: COUNTED },
      ],
    });
    expect(sheetForm(draft).unused).toContain('players[0].houses[0]');
  });
});

describe('modules from outside', () => {
  /** With it, everybody counts wells, and of two players each has one card less than of three. */
  const wells = defineModule({
    id: 'wells',
    rules: defineRules({
      id: 'wells',
      deck: { cards: [], hand: (hand, _seat, { players }) => hand.slice(players === 2 ? 1 : 0) },
    }),
    sheet: { lines: { wells: count(0, 5, 'The wells of a player.') } },
  });
  const own = createSheets({ maps: [imperium], modules: [...sheetModules, wells] });
  const PLAYED = { ...GAME, 'modules.wells': 'yes' };

  test('a line of theirs, and none', () => {
    const draft = answered(
      { ...PLAYED, 'players[0].wells': '2', 'players[1].wells': 'none' },
      newDraft(own),
    );
    const [livia, gaius] = sheetForm(draft).sheet?.players ?? [];
    expect(livia).toHaveProperty('wells', 2);
    expect(gaius).not.toHaveProperty('wells');
    expect(fieldOf(draft, 'players[1].wells').refusal).toBeUndefined();
  });

  test('a sheet that is there already shows which were played', () => {
    const LIVIA = { name: 'Livia', cards: { mars: 2, vesta: 1 }, houses: [], colonists: 2 };
    const sheet = { players: [{ ...LIVIA, money: 3, goods: { brick: 1, wine: 2 }, wells: 2 }] };
    expect(draftOf(own, sheet).answers).toMatchObject({
      'modules.wells': 'yes',
      'players[0].wells': '2',
      'players[0].cards': 'vesta 1, mars 2',
      'players[0].goods': 'brick 1, wine 2',
    });
    const [{ wells: _wells, ...player }] = sheet.players as [(typeof sheet.players)[0]];
    expect(draftOf(own, { players: [player] }).answers).toMatchObject({ 'modules.wells': 'no' });
  });

  // seven cards; these rules leave one out for two.
  test.each([
    ['Livia, Gaius', 6],
    ['Livia, Gaius, Quintus', 7],
  ])('the hand of %s', (players, cards) => {
    const draft = answered({ ...PLAYED, players, 'players[0].cards': 'hand' }, newDraft(own));
    expect(sheetForm(draft).sheet?.players[0]?.cards).toHaveLength(cards);
  });
});

describe('what contradicts what', () => {
  test('too many goods for the colonists on the board (R-5.2)', () => {
    const draft = answered({ ...GAME, ...linesOf(0), 'players[0].goods': 'brick 9' });
    const { refusal, contradicts } = fieldOf(draft, 'players[0].goods');
    expect(refusal).toBe('the colonists leave room for 8 goods, not for 9 (R-5.2)');
    expect(contradicts).toEqual(['players[0].colonists']);
    // Only the goods are missing on the sheet.
    expect(sheetForm(draft).sheet?.players[0]).toMatchObject({
      colonists: 2,
      goods: {},
      money: 10,
    });
  });

  test('before anybody has counted the colonists, nothing does', () => {
    const draft = answered({ ...GAME, 'players[0].goods': 'brick 9' });
    expect(fieldOf(draft, 'players[0].goods').refusal).toBeUndefined();
  });

  test('two cities of a letter with the same token (R-2.2)', () => {
    const b = imperium.cities.filter(({ letter }) => letter === 'B').map(({ id }) => id);
    const [one = '', other = ''] = b;
    const draft = answered({
      ...GAME,
      'players[0].houses[0]': `${one} cloth, done`,
      'players[1].houses[0]': `${other} cloth, done`,
    });
    expect(fieldOf(draft, 'players[1].houses[0]')).toMatchObject({
      refusal: expect.stringContaining('2 cities of letter B'),
      contradicts: ['players[0].houses[0]'],
    });
  });

  test('the second Concordia card is not asked for; one that is told all the same is refused (R-6.1)', () => {
    const draft = answered({ ...GAME, 'players[0].concordia': 'yes' });
    expect(sheetForm(draft).fields.map(({ id }) => id)).not.toContain('players[1].concordia');
    const two = answer(draft, 'players[1].concordia', 'yes');
    expect(fieldOf(two, 'players[1].concordia')).toMatchObject({
      refusal: 'only one player has the Concordia card (R-6.1)',
      contradicts: ['players[0].concordia'],
    });
    const [livia, gaius] = sheetForm(two).sheet?.players ?? [];
    expect(livia).toHaveProperty('concordia', true);
    expect(gaius).not.toHaveProperty('concordia');
  });

  test('a contradiction is named at both ends, and such a form is not complete', () => {
    const all = { ...GAME, ...linesOf(0), ...linesOf(1) };
    expect(sheetForm(answered(all)).complete).toBe(true);
    const draft = answered({ ...all, 'players[0].goods': 'brick 9' });
    expect(fieldOf(draft, 'players[0].colonists')).toMatchObject({
      answer: '2',
      contradicts: ['players[0].goods'],
    });
    expect(fieldOf(draft, 'players[1].colonists').contradicts).toEqual([]);
    const { next, complete } = sheetForm(draft);
    expect(next).toBeUndefined();
    expect(complete).toBe(false);
    // One of both has to go: without the goods they are asked for again.
    expect(sheetForm(answer(draft, 'players[0].colonists', '')).next?.id).toBe(
      'players[0].colonists',
    );
    expect(sheetForm(answer(draft, 'players[0].goods', 'brick 8')).complete).toBe(true);
  });

  test('a house in five provinces contradicts how many there are (R-6.2), not who has just been asked', () => {
    const counts = { kind: 'base', players: 'Livia', map: 'none', salt: 'no', forum: 'no' };
    const early = answered({ ...counts, 'players[0].houses.provinces': '5' });
    expect(fieldOf(early, 'players[0].houses.provinces').refusal).toBeUndefined();
    const late = answer(early, 'players[0].houses.byGood', 'brick 1');
    expect(fieldOf(late, 'players[0].houses.byGood').contradicts).toEqual([
      'players[0].houses.provinces',
    ]);
    expect(fieldOf(late, 'players[0].houses.provinces').contradicts).toEqual([
      'players[0].houses.byGood',
    ]);
  });

  test('two players of one name are refused, and told apart by numbers, so that nothing else is lost', () => {
    const draft = answered({
      ...GAME,
      ...linesOf(0),
      ...linesOf(1),
      players: 'Livia, Livia, Livia (2)',
    });
    expect(fieldOf(draft, 'players').refusal).toBe('two players are called Livia');
    const { sheet, unused, complete } = sheetForm(draft);
    expect(unused).toEqual([]);
    expect(complete).toBe(false);
    expect(sheet?.players.map(({ name, money }) => [name, money])).toEqual([
      ['Livia', 10],
      ['Livia (2)', 11],
      ['Livia (2) (2)', 0],
    ]);
  });

  test('three in teams are refused, and counted each alone (R-9.1)', () => {
    const draft = answered({ kind: 'teams', players: 'Livia, Gaius, Quintus', map: 'none' });
    const money = answered({ salt: 'no', forum: 'no', 'players[2].money': '7' }, draft);
    expect(fieldOf(money, 'players')).toMatchObject({
      refusal: 'team games are for four or six players (R-9.1)',
      contradicts: ['kind'],
    });
    expect(fieldOf(money, 'kind').contradicts).toEqual(['players']);
    expect(sheetForm(money).sheet?.players[2]?.money).toBe(7);
  });

  test('six may be named before it is told that they play in teams (R-2.6)', () => {
    const six = answered({ players: 'A, B, C, D, E, F' });
    expect(fieldOf(six, 'players').refusal).toBeUndefined();
    expect(fieldOf(answer(six, 'kind', 'base'), 'kind')).toMatchObject({
      refusal: 'six players play in teams (R-2.6)',
      contradicts: ['players'],
    });
    expect(fieldOf(answer(six, 'kind', 'teams'), 'kind').refusal).toBeUndefined();
  });
});

describe('a sheet that contradicts itself', () => {
  const PLAYER = { cards: ['senator'], houses: [], colonists: 2, money: 3, goods: {} };
  const LIVIA = { ...PLAYER, name: 'Livia' };
  const GAIUS = { ...PLAYER, name: 'Gaius' };
  const b = imperium.cities.filter(({ letter }) => letter === 'B').map(({ id }) => id);
  const [one = '', other = ''] = b;

  test.each<readonly [string, ScoreSheet, readonly (readonly [string, readonly string[]])[]]>([
    [
      'more goods than there is room for',
      { map: 'imperium', players: [{ ...LIVIA, goods: { brick: 9 } }] },
      [['players[0].goods', ['players[0].colonists']]],
    ],
    [
      'two Concordia cards',
      {
        map: 'imperium',
        players: [
          { ...LIVIA, concordia: true },
          { ...GAIUS, concordia: true },
        ],
      },
      [['players[1].concordia', ['players[0].concordia']]],
    ],
    [
      'two of one name',
      { map: 'imperium', players: [LIVIA, { ...GAIUS, name: 'Livia' }] },
      [['players', []]],
    ],
    [
      'goods of cities without houses',
      { map: 'imperium', cityGoods: { [one]: 'cloth', [other]: 'cloth' }, players: [LIVIA, GAIUS] },
      [[`cityGoods.${other}`, [`cityGoods.${one}`]]],
    ],
    [
      'a card of two players',
      {
        map: 'imperium',
        players: [
          { ...LIVIA, cards: ['mason-ii'] },
          { ...GAIUS, cards: ['mason-ii'] },
        ],
      },
      [['players[1].cards', ['players[0].cards']]],
    ],
  ])('%s: held, told and counted without', (_, sheet, told) => {
    const form = sheetForm(draftOf(sheets, sheet));
    const refused = form.fields.filter(({ refusal }) => refusal !== undefined);
    expect(refused.map(({ id, contradicts }) => [id, contradicts])).toEqual(told);
    expect(form.unused).toEqual([]);
    expect(form.complete).toBe(false);
    expect(form.scores?.players).toHaveLength(sheet.players.length);
  });

  test.each<readonly [string, ScoreSheet]>([
    ['points of the map', { map: 'imperium', players: [{ ...LIVIA, bonus: 4 }, GAIUS] }],
    [
      'goods where nobody lives',
      { map: 'imperium', cityGoods: { [one]: 'cloth' }, players: [LIVIA] },
    ],
    [
      'names of all kinds',
      {
        players: [
          { ...LIVIA, name: 'Livia, the elder' },
          { ...LIVIA, name: '"G"; or so' },
          { ...LIVIA, name: '3' },
          { ...LIVIA, name: 'Publius "the Q"' },
        ],
      },
    ],
  ])('what it may have all the same comes back: %s', (_, sheet) => {
    expect(sheetForm(draftOf(sheets, sheet)).sheet).toMatchObject(sheet);
  });
});

describe('other words', () => {
  test('labels and answers of a page; English for the rest', () => {
    const words = {
      money: { question: 'Sesterzen', help: 'Wie viele.' },
      player: (number: number) => `Spieler ${number}`,
    };
    const { fields, sheet } = sheetForm(answered({ ...GAME, players: '2' }), words);
    expect(fields.find(({ id }) => id === 'players[0].money')?.label).toBe('Sesterzen');
    expect(fields.find(({ id }) => id === 'players[0].colonists')?.label).toBe(
      'count colonists on the board',
    );
    expect(sheet?.players.map(({ name }) => name)).toEqual(['Spieler 1', 'Spieler 2']);
  });

  test('names of the scorer are understood', () => {
    const german = createSheets({
      maps: [imperium],
      modules: sheetModules,
      words: { language: 'de', names: { good: (good) => (good === 'wine' ? 'Wein' : good) } },
    });
    const draft = answered({ ...GAME, 'players[0].goods': 'Wein 2' }, newDraft(german));
    expect(sheetForm(draft).sheet?.players[0]?.goods).toEqual({ wine: 2 });
  });
});

describe('names of all kinds', () => {
  const callingMinerva = (name: string) => {
    const named = createSheets({
      maps: [imperium],
      modules: sheetModules,
      words: { names: { title: (id) => (id === 'minerva' ? name : id) } },
    });
    return (cards: string) =>
      fieldOf(
        answered({ ...GAME, 'players[0].cards': cards }, newDraft(named)),
        'players[0].cards',
      );
  };

  // A name is a name, also where it would be a pattern that is wrong, fits everything or never ends.
  test.each([
    '(',
    '[a',
    '\\',
    'a{9999999999}',
    '(?<!',
    '.*',
    '(a+)+$',
    '|',
    '*+?',
    'M-1^$',
    '\\p{L}',
  ])('Minerva is called %s', (name) => {
    const cards = callingMinerva(name);
    expect(cards('vesta 2 jupiter 1')).toMatchObject({ answer: 'vesta 2 jupiter 1' });
    expect(cards('vesta 2 jupiter 1').refusal).toBeUndefined();
    expect(cards(`vesta 2, ${name}: mason`).refusal).toBeUndefined();
    expect(cards('vesta 2, minerva mason').refusal).toBeUndefined();
    expect(cards(`vesta 2, ${name} 1`).refusal).toMatch(/^name Minerva/);
    expect(cards(`${'a'.repeat(60)}!`).refusal).toMatch(/^there is no/);
  });

  test.each(['', ' '])('Minerva has no name: "%s"', (name) => {
    const cards = callingMinerva(name);
    expect(cards('vesta 2 jupiter 1').refusal).toBeUndefined();
    expect(cards('vesta 2, minerva mason').refusal).toBeUndefined();
  });
});

describe('bad input', () => {
  const draft = newDraft(sheets);
  test.each<readonly [string, () => unknown, string]>([
    ['no draft', () => sheetForm(JSON.parse('null')), 'draft'],
    [
      'answers that are no texts',
      () => sheetForm(JSON.parse('{"sheets":{},"answers":{"a":1}}')),
      'draft.answers',
    ],
    [
      'too many answers',
      () =>
        sheetForm({
          ...draft,
          answers: Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`a${at}`, 'x'])),
        }),
      'draft.answers',
    ],
    ['a text that is too long', () => answer(draft, 'players', 'x'.repeat(5001)), 'text'],
    ['a field that is too long', () => answer(draft, 'x'.repeat(201), 'x'), 'field'],
    ['words that are none', () => sheetForm(draft, JSON.parse('{"money":7}')), 'words.money'],
  ])('%s', (_, look, path) => {
    expect(look).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        details: expect.objectContaining({ path }),
      }),
    );
  });

  test('a field of that name is none of the prototype', () => {
    const hostile = answer(draft, '__proto__', 'x');
    expect(Object.keys(hostile.answers)).toEqual(['__proto__']);
    expect(sheetForm(hostile).unused).toEqual(['__proto__']);
  });

  test('as many refused answers as there can be are told in time', () => {
    const many = answered({
      ...GAME,
      ...Object.fromEntries(
        Array.from({ length: 390 }, (_, at) => [
          `players[${at % 2}].houses[${at >> 1}]`,
          'novaria',
        ]),
      ),
    });
    const { fields } = sheetForm(many);
    expect(fields.filter(({ refusal }) => refusal !== undefined).length).toBeGreaterThan(0);
  });
});
