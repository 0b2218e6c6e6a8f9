/** Polish as a player reads it: sentences written by hand, and logs that are read back. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type CorrectedThing,
  createLibrary,
  type GameEvent,
  type GameLog,
} from '../../src/index';
import {
  CARD,
  counted,
  fromPlace,
  inPlace,
  intoPlace,
  ofPlayer,
  some,
  toPlayer,
  who,
} from '../../src/languages/pl/grammar';
import { polish, polishFaults, polishGame, polishScreens } from '../../src/languages/pl/index';
import { allMaps } from '../../src/maps/all';
import { namesWith } from '../../src/model/names';
import { allModules } from '../../src/modules/all';
import { concordia, row } from '../cli/console';
import { ROOT } from '../readme/markdown';

const PARTS = { maps: allMaps, modules: allModules } as const;
const library = createLibrary({ ...PARTS, words: polish });
/** Speaks English and reads Polish. */
const reader = createLibrary({ ...PARTS, languages: [polish] });

const players = ['Yves', 'Agnieszka', 'Gracz 3'];
const state = library.createGame({ map: 'imperium', players, seed: 'ludi' });
const germania = library.createGame({ map: 'germania', players, seed: 'ludi' });
const roma = library.createGame({ map: 'roma', players, seed: 'ludi' });
const sicilia = library.createGame({ map: 'sicilia', players, seed: 'ludi' });
/** Of players without names. */
const names = namesWith(polish.names);
const because = { rule: 'R-1.1' } as const;

describe('events', () => {
  const TOLD: readonly (readonly [GameEvent, string])[] = [
    [
      { type: 'cardPlayed', seat: 0, card: 'prefect-architect-i', as: 'prefect', because },
      'Yves zagrywa kartę Prefekt/Architekt I jako Prefekt',
    ],
    [
      { type: 'cardCopied', seat: 1, from: 0, card: 'mercator-ii', as: 'mercator', because },
      'Agnieszka kopiuje kartę Kupiec II gracza Yves',
    ],
    [
      { type: 'cardCopied', seat: 1, from: 1, card: 'senator', as: 'senator', because },
      'Agnieszka ponownie wykonuje kartę Senator',
    ],
    [{ type: 'cardsTakenBack', seat: 0, count: 1, because }, 'Yves odzyskuje 1 kartę'],
    [{ type: 'cardsTakenBack', seat: 0, count: 2, because }, 'Yves odzyskuje 2 karty'],
    [{ type: 'cardsTakenBack', seat: 0, count: 5, because }, 'Yves odzyskuje 5 kart'],
    [{ type: 'cardsTakenBack', seat: 0, count: 22, because }, 'Yves odzyskuje 22 karty'],
    [
      { type: 'moneyLent', seat: 0, to: 2, amount: 22, because },
      'Yves pożycza 22 sestercje graczowi 3',
    ],
    [{ type: 'moneyReceived', seat: 2, amount: 1, because }, 'Gracz 3 otrzymuje 1 sestercję'],
    [
      { type: 'praefectusMagnusPassed', from: 0, to: 1, because },
      'Karta Praefectus Magnus przechodzi do gracza Agnieszka',
    ],
    [
      { type: 'houseBuilt', seat: 1, city: 'aquileia', paid: {}, money: 0, because },
      'Agnieszka buduje dom w mieście Aquileia za darmo',
    ],
    [
      { type: 'houseBuilt', seat: 0, city: 'roma', paid: { brick: 1, wine: 1 }, money: 4, because },
      'Yves buduje dom w mieście Roma za 1 cegłę, 1 wino i 4 sestercje',
    ],
    [
      { type: 'colonistPlaced', seat: 0, kind: 'sea', city: 'roma', paid: { food: 1 }, because },
      'Yves umieszcza kolonistę morskiego w mieście Roma za 1 zboże',
    ],
    [
      { type: 'goodsReceived', seat: 0, goods: { brick: 1, tool: 2 }, lost: { cloth: 1 }, because },
      'Yves otrzymuje 1 cegłę i 2 narzędzia (brak miejsca na 1 tkaninę)',
    ],
    [
      { type: 'goodsReceived', seat: 0, goods: {}, lost: { food: 5 }, because },
      'Yves nie otrzymuje niczego (brak miejsca na 5 zbóż)',
    ],
    [
      {
        type: 'goodsTraded',
        seat: 1,
        deal: 'sell',
        good: 'cloth',
        count: 5,
        salt: 1,
        money: 35,
        because,
      },
      'Agnieszka sprzedaje 5 tkanin (w tym 1 sól) za 35 sestercji',
    ],
    [
      { type: 'coinsTaken', seat: 0, provinces: ['dacia', 'asia', 'libya'], because },
      'Yves bierze monety z prowincji: Dacia, Asia i Libya',
    ],
    [
      { type: 'forumReshuffled', tiles: 1, next: 'laurentius', because },
      'Z użytych kafelków z forum powstaje nowy stos (1)',
    ],
    [
      { type: 'forumReshuffled', tiles: 3, next: 'laurentius', because },
      'Z użytych kafelków z forum powstaje nowy stos (3)',
    ],
    [{ type: 'gameEnded', because }, 'Koniec gry'],
  ];

  test.each(TOLD.map(([event, told]) => [told, event] as const))('%s', (told, event) => {
    expect(library.sentenceOf(state, event)).toBe(told);
  });

  test('places that are nouns are declined', () => {
    const taken = { type: 'castleTaken', seat: 0, castle: 'castle-alpes', because } as const;
    expect(library.sentenceOf(germania, { ...taken, good: 'brick' })).toBe(
      'Yves bierze cegłę z zamku Alpes',
    );
    expect(
      library.sentenceOf(roma, {
        type: 'colonistMoved',
        seat: 0,
        kind: 'land',
        from: 'start-field',
        to: 'land:aqua-traiana~via-aurelia',
        steps: 2,
        because,
      }),
    ).toBe(
      'Yves przesuwa kolonistę lądowego z pola startowego na trasę Aqua Traiana–Via Aurelia (2 ruchy)',
    );
  });

  test('what is built in Rome stands in no city, and its districts are no provinces', () => {
    expect(library.describeAction(roma, { type: 'buildHouse', seat: 0, city: 'pantheon' })).toBe(
      'Zbuduj dom w miejscu Pantheon',
    );
    expect(
      library.describeAction(roma, { type: 'produceProvince', seat: 0, province: 'caelius' }),
    ).toBe('Uruchom produkcję w dzielnicy Caelius');
    expect(library.describeAction(state, { type: 'buildHouse', seat: 0, city: 'carthago' })).toBe(
      'Zbuduj dom w mieście Carthago',
    );
  });

  test('colours of provinces are adjectives', () => {
    const laid = { type: 'markerLaid', province: 'grey', coins: 3, because } as const;
    expect(library.sentenceOf(sicilia, { ...laid, good: null, side: 'goods' })).toBe(
      'Żeton bonusu w prowincji szarej nie daje już dobra',
    );
    expect(
      library.describeAction(sicilia, { type: 'produceProvince', seat: 0, province: 'blue' }),
    ).toBe('Uruchom produkcję w prowincji niebieskiej');
    expect(
      library.sentenceOf(sicilia, {
        type: 'tileDrawn',
        seat: 1,
        tile: 'yellow',
        province: 'yellow',
        row: 2,
        because,
      }),
    ).toBe('Agnieszka losuje kafelek wulkanu dla prowincji żółtej, rząd 2');
  });
});

describe('screens', () => {
  test('what a card does and scores is declined', () => {
    expect(polish.descriptions.roles.weaver(names, {})).toBe(
      'Każdy twój dom w mieście produkującym tkaninę daje ci 1 tkaninę.',
    );
    const specialty = { good: 'brick', points: 3 } as const;
    expect(polish.screen.texts.cardScores(names, { god: 'minerva', specialty })).toBe(
      'Na koniec gry (Minerwa): 3 punkty za każdy twój dom w miastach produkujących cegłę.',
    );
    expect(polish.screen.texts.turn(names, { turn: 4, seat: 1 })).toBe(
      'Tura 4: gracz na miejscu 1',
    );
  });

  test('points beside a board are Polish, and all else that English texts count stays English', () => {
    expect([1, 2, 5].map((count) => names.points(count))).toEqual([
      '1 punkt',
      '2 punkty',
      '5 punktów',
    ]);
    expect([1, 2].map((count) => names.counted(count, 'nugget'))).toEqual([
      '1 nugget',
      '2 nuggets',
    ]);
    expect(names.counted(2, 'city', 'cities')).toBe('2 cities');
  });
});

describe('buttons', () => {
  const TOLD: readonly (readonly [Action, string])[] = [
    [{ type: 'pass', seat: 0 }, 'Spasuj'],
    [
      { type: 'moveColonist', seat: 0, kind: 'land', from: 'roma', to: 'land:novaria~roma' },
      'Przesuń kolonistę lądowego z miasta Roma na trasę Novaria–Roma',
    ],
    [
      { type: 'buildHouse', seat: 0, city: 'novaria', pay: { brick: 1, salt: 1 } },
      'Zbuduj dom w mieście Novaria za 1 cegłę i 1 sól',
    ],
    [{ type: 'trade', seat: 0, deal: 'buy', good: 'tool', count: 2 }, 'Kup 2 narzędzia'],
    [{ type: 'copyCard', seat: 0, from: 1 }, 'Skopiuj ostatnią kartę gracza Agnieszka'],
    [{ type: 'copyCard', seat: 0, from: 2 }, 'Skopiuj ostatnią kartę gracza 3'],
    [{ type: 'keepGoods', seat: 0, goods: {} }, 'Nie zatrzymuj niczego'],
    [{ type: 'scoreGod', seat: 0, god: 'mercurius' }, 'Zapunktuj boga: Merkury'],
  ];

  test.each(TOLD.map(([action, told]) => [told, action] as const))('%s', (told, action) => {
    expect(library.describeAction(state, action)).toBe(told);
  });
});

describe('decisions', () => {
  test('say who decides', () => {
    expect(library.describeDecision(state)).toBe('Yves zagrywa kartę');
    const played = library.applyAction(state, { type: 'playCard', seat: 0, card: 'architect' });
    expect(library.describeDecision(played)).toBe(
      'Yves może przesuwać kolonistów (zostały 2 ruchy) lub budować',
    );
  });

  test('and so do players without names', () => {
    const { senator, architect, changeGoods } = polish.decisions;
    expect(senator(names, { kind: 'senator', seat: 2, bought: 1 })).toBe(
      'Gracz na miejscu 2 może kupić 1 kartę',
    );
    expect(architect(names, { kind: 'architect', seat: 2, steps: 1, building: false })).toBe(
      'Gracz na miejscu 2 może przesuwać kolonistów (został 1 ruch) lub budować',
    );
    expect(architect(names, { kind: 'architect', seat: 2, steps: 5, building: false })).toBe(
      'Gracz na miejscu 2 może przesuwać kolonistów (zostało 5 ruchów) lub budować',
    );
    expect(changeGoods(names, { kind: 'changeGoods', seat: 2, left: 2, tile: 'augustus' })).toBe(
      'Gracz na miejscu 2 może wymienić 2 dobra',
    );
  });
});

describe('corrections', () => {
  const TOLD: readonly (readonly [CorrectedThing, string])[] = [
    [{ type: 'money', seat: 0, money: 0 }, 'Yves ma teraz 0 sestercji'],
    [{ type: 'turn', seat: 2 }, 'Gracz 3 ma teraz swoją turę'],
    [
      { type: 'house', seat: 1, city: 'novaria', built: false },
      'Agnieszka nie ma już domu w mieście Novaria',
    ],
    [
      { type: 'colonist', seat: 0, kind: 'sea', from: 'storehouse', to: 'aquileia' },
      'Yves przesuwa kolonistę morskiego z magazynu do miasta Aquileia',
    ],
    [
      { type: 'card', seat: 0, card: 'smith-i', from: 'discard', to: 'display', place: 3 },
      'Yves przenosi kartę Kowal I ze stosu kart odrzuconych na wystawkę (miejsce 3)',
    ],
    [
      { type: 'marker', province: 'italia', side: 'coins' },
      'Żeton bonusu w prowincji Italia pokazuje teraz monety',
    ],
  ];

  test.each(TOLD.map(([thing, told]) => [told, thing] as const))('%s', (told, thing) => {
    expect(library.describeCorrection(state, thing)).toBe(told);
  });
});

describe('refusals and faults', () => {
  function refused(action: object): string {
    const result = library.tryApplyAction(state, action);
    if (result.ok) throw new Error('it is accepted');
    return result.error.message;
  }

  test('are whole sentences', () => {
    expect(refused({ type: 'playCard', seat: 1, card: 'senator' })).toBe(
      'Teraz decyduje Yves (zagrać kartę), a nie Agnieszka.',
    );
    expect(refused({ type: 'playCard', seat: 0, card: 'smith-i' })).toBe(
      'Karty Kowal I nie ma na ręce.',
    );
    expect(refused({ type: 'pass', seat: 0 })).toBe(
      'Tego nie można teraz zrobić (spasować): decyduje Yves (zagrać kartę).',
    );
    expect(refused({ type: 'buildHouse', seat: 0, city: 4 })).toBe(
      'Nieprawidłowa akcja, miejsce city: powinno być: tekst',
    );
  });

  test('decline what is missing', () => {
    const { tooFewToSell, tooLittleMoney, tooFar, keptTooMany } = polish.refusals;
    const missing = (['brick', 'food', 'tool', 'wine', 'cloth'] as const).map((good) =>
      tooFewToSell(names, { good, count: 1, stored: 0 }),
    );
    expect(missing).toEqual([
      'Nie masz cegły na sprzedaż.',
      'Nie masz zboża na sprzedaż.',
      'Nie masz narzędzia na sprzedaż.',
      'Nie masz wina na sprzedaż.',
      'Nie masz tkaniny na sprzedaż.',
    ]);
    expect(tooFewToSell(names, { good: 'cloth', count: 4, stored: 1, salt: 2 })).toBe(
      'Możesz sprzedać najwyżej 1 tkaninę i 2 sole.',
    );
    expect(tooLittleMoney(names, { needed: 22, money: 5 })).toBe(
      'To kosztuje 22 sestercje, a masz 5.',
    );
    const far = { kind: 'land', from: 'roma', to: 'olbia', needed: 5 } as const;
    expect(tooFar(names, { ...far, steps: 1 })).toBe(
      'Droga z miasta Roma do miasta Olbia kosztuje 5 ruchów, a został 1.',
    );
    expect(keptTooMany(names, { room: 1, kept: 2 })).toBe(
      'Zatrzymaj dokładnie 1 dobro: na tyle jest miejsce.',
    );
  });

  test('are clauses without a stop', () => {
    expect(polish.faults.wrongSize(names, { of: 'array', most: 22 })).toBe(
      'powinno być najwyżej 22 wpisy',
    );
    expect(polish.faults.noSuchCity(names, { city: 'novara', nearest: 'novaria' })).toBe(
      'nie ma miasta novara; czy chodzi o novaria?',
    );
  });
});

describe('grammar', () => {
  test.each([
    [0, '0 kart', '0 kart'],
    [1, '1 karta', '1 kartę'],
    [4, '4 karty', '4 karty'],
    [5, '5 kart', '5 kart'],
    [12, '12 kart', '12 kart'],
    [21, '21 kart', '21 kart'],
    [24, '24 karty', '24 karty'],
  ])('%i', (count, alone, asObject) => {
    expect(counted(count, CARD)).toBe(alone);
    expect(some(count, CARD)).toBe(asObject);
  });

  test('a player is declined by the noun before the name', () => {
    expect([who(names, 2), ofPlayer(names, 2), toPlayer(names, 2)]).toEqual([
      'Gracz na miejscu 2',
      'gracza na miejscu 2',
      'graczowi na miejscu 2',
    ]);
    const called = namesWith(polish.names, { player: () => 'Édith' });
    expect([who(called, 2), ofPlayer(called, 2), toPlayer(called, 2)]).toEqual([
      'Édith',
      'gracza Édith',
      'graczowi Édith',
    ]);
  });

  test('a place is declined by the noun before the name, or itself', () => {
    const said = (place: string, id = 'x') => {
      const here = namesWith(polish.names, { place: () => place });
      return [fromPlace, intoPlace, inPlace].map((way) => way(here, id));
    };
    expect(said('Roma')).toEqual(['z miasta Roma', 'do miasta Roma', 'w mieście Roma']);
    expect(said('Zamek Ubii')).toEqual(['z zamku Ubii', 'do zamku Ubii', 'w zamku Ubii']);
    expect(said('Morze Śródziemne', 'mediterranean')).toEqual([
      'z pola Morze Śródziemne',
      'na pole Morze Śródziemne',
      'na polu Morze Śródziemne',
    ]);
    expect(said('Colossae', 'colossae')[2]).toBe('w mieście Colossae');
    expect(said('Colosseum', 'colosseum')[2]).toBe('w miejscu Colosseum');
    expect(said('Łódź koło Ebusus')).toEqual([
      'z łodzi koło Ebusus',
      'do łodzi koło Ebusus',
      'w łodzi koło Ebusus',
    ]);
  });
});

describe.each(['italia-3', 'roma-4', 'byzantium-salt-3'])('%s as text', (name) => {
  const log: GameLog = JSON.parse(readFileSync(`${ROOT}docs/examples/${name}.json`, 'utf8'));
  const text = reader.formatLog(log, { language: 'pl' });

  test('says its language and is in it', () => {
    expect(text).toContain('\n[Language "pl"]\n');
    const turns = text.slice(text.indexOf('\n\n')).replace(/(?<=^\d* ?)\p{L}+: /gmu, '');
    expect(turns).not.toMatch(
      /\b(?:Architect|Prefect|Mercator|Colonist|Tribune|build|produce|buy|sell|copy|keep|for|brick|food|tool|wine|cloth|salt|land|sea|coins|income)\b/,
    );
  });

  test('is the same log when it is read back, with its tag and without', () => {
    const same = reader.parseLog(reader.formatLog(log));
    for (const one of [reader, library]) {
      expect(one.parseLog(text)).toEqual(same);
      expect(one.parseLog(text.replace('[Language "pl"]\n', ''))).toEqual(same);
    }
    expect(same.actions).toEqual(log.actions);
  });

  test('tells what happened without a choice, and reads it back', () => {
    const told = library.formatLog(log, { language: 'pl', narrate: true });
    expect(reader.parseLog(told).actions).toEqual(log.actions);
  });
});

describe('a log that people write', () => {
  const TAGS = '[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]\n';

  test('has goods in any case, and letters without their marks', () => {
    const written = `${TAGS}1 Livia: zagrywa Architekt; morze Roma > Olbia-Roma; zbuduj Olbia
2 Gaius: Kupiec; sprzedaj 1 tkanine; kup 2 cegły`;
    expect(reader.parseLog(written).actions).toEqual(
      reader.parseLog(`${TAGS}1 Livia: Architect; sea Roma > Olbia-Roma; build Olbia
2 Gaius: Mercator; sell 1 cloth; buy 2 brick`).actions,
    );
  });

  test('has corrections', () => {
    const rows = [
      '1 Livia: Prefekt; produkuje Corsica',
      'korekta Livia: pieniądze 12; Livia: dobra 2 zboże wino; Livia: dom Olbia; Livia: ląd Roma > Casinum-Roma; Livia: morze magazyn > Roma; Livia: karta Prefekt odrzucone > ręka; żeton Etruria monety; Gaius: tura',
      '2 Gaius: Kupiec; sprzedaje 1 tkanina',
      'korekta teraz Gaius: pieniądze 5; Livia: bez domu Olbia; Gaius: dobra nic; żeton Etruria dobra',
    ];
    const log = reader.parseLog(TAGS + rows.join('\n'));
    expect(log.corrections?.map(({ changes }) => changes.length)).toEqual([8, 4]);
    const text = reader.formatLog(log, { language: 'pl' });
    expect(text.slice(text.indexOf('\n\n')).trim().split('\n')).toEqual(rows);
  });
});

describe('the parts', () => {
  test('have what they are for, and only that', () => {
    const inGame = createLibrary({ ...PARTS, words: polishGame });
    expect(inGame.describeAction(state, { type: 'playCard', seat: 0, card: 'tribune' })).toBe(
      'Zagraj kartę Trybun',
    );
    expect(Object.keys(polishGame)).not.toContain('screen');
    expect(Object.keys(polishScreens).sort()).toEqual(['descriptions', 'language', 'screen']);
    expect(Object.keys(polishFaults).sort()).toEqual(['faults', 'language', 'refusals']);
    expect(polish.refusals.noStepLeft(names, {})).toBe('Nie ma już ruchów.');
    expect(polish.refusals.noProvinceLeft(names, {})).toBe(
      'Musi pozostać co najmniej jedna prowincja.',
    );
  });
});

describe('the command line', () => {
  const inPolish = (...args: readonly string[]) => concordia([...args, '--lang', 'pl']);
  const COMMANDS = [
    'score',
    'validate',
    'table',
    'find',
    'convert',
    'replay',
    'new',
    'simulate',
    'maps',
    'map',
    'perft',
    'words',
    'example',
  ];

  test.each(COMMANDS)('the help of %s has no English left', async (command) => {
    const { code, out, err } = await inPolish(command, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Użycie: concordia /);
    expect(out).toMatch(/ -h, --help +wyświetla tę pomoc\n/);
    expect(out).not.toMatch(/\b(?:the|of|for|with|default|choices|options|command|file)\b/i);
  });

  test('a sheet is a table', async () => {
    const { code, out } = await inPolish('score', `${ROOT}docs/examples/sheet-114.yaml`);
    expect(code).toBe(0);
    expect(row(out, 'Westa')).toEqual(['1 × 3 = 3']);
    expect(row(out, 'Minerwa')).toEqual(['Farmer = 12']);
    expect(row(out, 'Razem')).toEqual(['114']);
    expect(out.trimEnd().split('\n').at(-1)).toBe('Zwycięzca: Livia, 114 punktów');
  });

  test.each([
    [['scor'], 'błąd: nie ma polecenia scor\n(więcej: --help)\n'],
    [['replay'], 'błąd: brakuje argumentu zapis\n(więcej: --help)\n'],
    [
      ['simulate', '--players', '9'],
      'błąd: wartość 9 nie pasuje do --players <gracze>. To musi być liczba całkowita od 2 do 6.\n(więcej: --help)\n',
    ],
    [
      ['score', 'nie-ma.yaml'],
      'błąd: nie można odczytać nie-ma.yaml: nie ma takiego pliku ani katalogu\n',
    ],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await inPolish(...args);
    expect(code).not.toBe(0);
    expect(err).toBe(message);
  });

  test('numbers take their forms', async () => {
    const { out } = await inPolish('map', 'sicilia');
    expect(out).toContain('23 miasta w 9 prowincjach');
    expect(out).toContain('41 lądowych, 20 morskich');
  });

  test('what is wrong with a log', async () => {
    const { code, err } = await inPolish('validate', `${ROOT}docs/examples/imperium-4-broken.json`);
    expect(code).toBe(1);
    expect(err).toMatch(/^ {2}kiedy +tura 8, decyduje Marcus \(miejsce 3\): Architekt$/m);
  });

  test('a sheet is asked for', async () => {
    const answers = [
      'podstawowa',
      'Livia',
      'brak',
      'nie',
      'nie',
      'ręka, farmer',
      'wstecz',
      'ręka, farmer',
    ];
    const rest = ['cegła 3, zboże 4', '5', '4', '12', 'tkanina 1', 'tak', '0'];
    const stdin = [...answers, ...rest].map((answer) => `${answer}\n`).join('');
    const { code, out } = await concordia(['score', '--ask', '--lang', 'pl'], { stdin });
    expect(code).toBe(0);
    // The Farmer counts 3 points for each of the 4 houses in cities of food.
    expect(out).toContain('Minerwa 12');
    expect(row(out, 'Concordia')).toEqual(['7']);
  });
});
