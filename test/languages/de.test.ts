/** German as a player reads it: sentences written by hand, and logs that are read back. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type CorrectedThing,
  createLibrary,
  type GameEvent,
  type GameLog,
} from '../../src/index';
import { at, from, to } from '../../src/languages/de/grammar';
import { german, germanFaults, germanGame, germanScreens } from '../../src/languages/de/index';
import { allMaps } from '../../src/maps/all';
import { namesWith } from '../../src/model/names';
import { allModules } from '../../src/modules/all';
import { concordia, row } from '../cli/console';
import { ROOT } from '../readme/markdown';

const PARTS = { maps: allMaps, modules: allModules } as const;
const library = createLibrary({ ...PARTS, words: german });
/** Speaks English and reads German. */
const reader = createLibrary({ ...PARTS, languages: [german] });

const players = ['Yves', 'Aurelia', 'Platz 1'];
const state = library.createGame({ map: 'imperium', players, seed: 'ludi' });
const germania = library.createGame({ map: 'germania', players, seed: 'ludi' });
const roma = library.createGame({ map: 'roma', players, seed: 'ludi' });
const sicilia = library.createGame({ map: 'sicilia', players, seed: 'ludi' });
/** Of players without names. */
const names = namesWith(german.names);
const because = { rule: 'R-1.1' } as const;

describe('events', () => {
  const TOLD: readonly (readonly [GameEvent, string])[] = [
    [
      { type: 'cardPlayed', seat: 0, card: 'prefect-architect-i', as: 'prefect', because },
      'Yves spielt Präfekt/Architekt I als Präfekt',
    ],
    [
      { type: 'cardCopied', seat: 1, from: 0, card: 'mercator-ii', as: 'mercator', because },
      'Aurelia kopiert Mercator II von Yves',
    ],
    [
      { type: 'cardCopied', seat: 1, from: 1, card: 'senator', as: 'senator', because },
      'Aurelia führt Senator noch einmal aus',
    ],
    [
      { type: 'cardsTakenBack', seat: 0, count: 1, because },
      'Yves nimmt 1 Karte auf die Hand zurück',
    ],
    [
      { type: 'cardsTakenBack', seat: 0, count: 5, because },
      'Yves nimmt 5 Karten auf die Hand zurück',
    ],
    // A number never stands beside the number of a seat.
    [
      { type: 'moneyLent', seat: 0, to: 2, amount: 22, because },
      'Yves verleiht 22 Sesterzen an Platz 1',
    ],
    [{ type: 'moneyReceived', seat: 2, amount: 1, because }, 'Platz 1 erhält 1 Sesterz'],
    [
      { type: 'houseBuilt', seat: 1, city: 'aquileia', paid: {}, money: 0, because },
      'Aurelia baut kostenlos ein Haus in Aquileia',
    ],
    [
      { type: 'houseBuilt', seat: 0, city: 'roma', paid: { tool: 2, wine: 1 }, money: 1, because },
      'Yves baut für 2 Werkzeuge, 1 Wein und 1 Sesterz ein Haus in Roma',
    ],
    [
      { type: 'colonistPlaced', seat: 0, kind: 'sea', city: 'roma', paid: { food: 1 }, because },
      'Yves setzt für 1 Nahrung einen Seekolonisten in Roma ein',
    ],
    [
      { type: 'goodsReceived', seat: 0, goods: { brick: 2 }, lost: { cloth: 1 }, because },
      'Yves erhält 2 Ziegel (kein Platz für 1 Tuch)',
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
      'Aurelia verkauft 5 Tuch (davon 1 Salz) für 35 Sesterzen',
    ],
    [
      { type: 'coinsTaken', seat: 0, provinces: ['dacia', 'asia', 'libya'], because },
      'Yves nimmt die Münzen der Provinzen Dacia, Asia und Libya',
    ],
    [
      { type: 'forumReshuffled', tiles: 1, next: 'laurentius', because },
      '1 genutzte Forumskarte bildet einen neuen Stapel',
    ],
    [{ type: 'gameEnded', because }, 'Die Partie ist zu Ende'],
  ];

  test.each(TOLD.map(([event, told]) => [told, event] as const))('%s', (told, event) => {
    expect(library.sentenceOf(state, event)).toBe(told);
  });

  test('places that are nouns have an article', () => {
    const taken = { type: 'castleTaken', seat: 0, castle: 'castle-alpes', because } as const;
    expect(library.sentenceOf(germania, { ...taken, good: 'wine' })).toBe(
      'Yves nimmt 1 Wein vom Kastell Alpes',
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
      'Yves zieht einen Landkolonisten vom Startfeld nach Aqua Traiana–Via Aurelia (2 Schritte)',
    );
    expect(['Roma', 'Roma–Olbia', 'Startfeld', 'Kastell Alpes', 'Mittelmeer'].map(at)).toEqual([
      'in Roma',
      'auf Roma–Olbia',
      'auf dem Startfeld',
      'beim Kastell Alpes',
      'im Mittelmeer',
    ]);
    expect([to('Boot bei Ebusus'), from('Mittelmeer')]).toEqual([
      'zum Boot bei Ebusus',
      'vom Mittelmeer',
    ]);
  });

  test('colours of provinces are German', () => {
    const laid = { type: 'markerLaid', province: 'grey', coins: 3, because } as const;
    expect(library.sentenceOf(sicilia, { ...laid, good: null, side: 'goods' })).toBe(
      'Der Bonusmarker der Provinz Grau bringt keine Ware mehr',
    );
    expect(
      library.describeAction(sicilia, { type: 'produceProvince', seat: 0, province: 'grey' }),
    ).toBe('Die Provinz Grau produzieren lassen');
    expect(
      library.describeAction(state, { type: 'produceProvince', seat: 0, province: 'italia' }),
    ).toBe('Italia produzieren lassen');
  });
});

describe('buttons', () => {
  const TOLD: readonly (readonly [Action, string])[] = [
    [{ type: 'pass', seat: 0 }, 'Passen'],
    [
      { type: 'moveColonist', seat: 0, kind: 'land', from: 'roma', to: 'land:novaria~roma' },
      'Einen Landkolonisten von Roma nach Novaria–Roma ziehen',
    ],
    [
      { type: 'buildHouse', seat: 0, city: 'novaria', pay: { brick: 1, salt: 1 } },
      'Ein Haus in Novaria für 1 Ziegel und 1 Salz bauen',
    ],
    [{ type: 'trade', seat: 0, deal: 'buy', good: 'tool', count: 2 }, '2 Werkzeuge kaufen'],
    [{ type: 'copyCard', seat: 0, from: 1 }, 'Die oberste Karte von Aurelia kopieren'],
    [{ type: 'keepGoods', seat: 0, goods: {} }, 'nichts behalten'],
  ];

  test.each(TOLD.map(([action, told]) => [told, action] as const))('%s', (told, action) => {
    expect(library.describeAction(state, action)).toBe(told);
  });
});

describe('decisions', () => {
  test('say who decides', () => {
    expect(library.describeDecision(state)).toBe('Yves spielt eine Karte');
    const played = library.applyAction(state, { type: 'playCard', seat: 0, card: 'architect' });
    expect(library.describeDecision(played)).toBe('Yves darf noch 2 Schritte ziehen oder bauen');
  });

  test('and so do players without names', () => {
    const { senator, architect, changeGoods } = german.decisions;
    expect(senator(names, { kind: 'senator', seat: 2, bought: 0 })).toBe(
      'Platz 2 darf 2 Karten kaufen',
    );
    expect(senator(names, { kind: 'senator', seat: 2, bought: 1 })).toBe(
      'Platz 2 darf noch 1 Karte kaufen',
    );
    expect(architect(names, { kind: 'architect', seat: 2, steps: 1, building: false })).toBe(
      'Platz 2 darf noch 1 Schritt ziehen oder bauen',
    );
    expect(changeGoods(names, { kind: 'changeGoods', seat: 2, left: 1, tile: 'augustus' })).toBe(
      'Platz 2 darf 1 Ware tauschen',
    );
  });
});

describe('corrections', () => {
  const TOLD: readonly (readonly [CorrectedThing, string])[] = [
    [{ type: 'money', seat: 0, money: 0 }, 'Yves hat jetzt 0 Sesterzen'],
    [{ type: 'turn', seat: 2 }, 'Platz 1 ist jetzt am Zug'],
    [
      { type: 'house', seat: 1, city: 'novaria', built: false },
      'Aurelia hat kein Haus mehr in Novaria',
    ],
    [
      { type: 'colonist', seat: 0, kind: 'sea', from: 'storehouse', to: 'aquileia' },
      'Yves versetzt einen Seekolonisten aus dem Lagerhaus nach Aquileia',
    ],
    [
      { type: 'card', seat: 0, card: 'smith-i', from: 'discard', to: 'display', place: 3 },
      'Yves legt Schmied I vom Ablagestapel auf Platz 3 der Auslage',
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
      'Jetzt entscheidet nicht Aurelia, sondern Yves (eine Karte spielen).',
    );
    expect(refused({ type: 'playCard', seat: 0, card: 'smith-i' })).toBe(
      'Schmied I ist nicht auf der Hand.',
    );
    expect(refused({ type: 'pass', seat: 0 })).toBe(
      '„Passen“ geht jetzt nicht: Yves muss zuerst etwas anderes entscheiden (eine Karte spielen).',
    );
    expect(refused({ type: 'buildHouse', seat: 0, city: 4 })).toBe(
      'Ungültige Aktion bei city: erwartet wird ein Text',
    );
  });

  test('decline what is missing', () => {
    const { tooFewToSell, tooLittleMoney, tooFar, keptTooMany } = german.refusals;
    const missing = (['brick', 'food', 'tool', 'wine', 'cloth'] as const).map((good) =>
      tooFewToSell(names, { good, count: 1, stored: 0 }),
    );
    expect(missing).toEqual([
      'Du hast keinen Ziegel zu verkaufen.',
      'Du hast keine Nahrung zu verkaufen.',
      'Du hast kein Werkzeug zu verkaufen.',
      'Du hast keinen Wein zu verkaufen.',
      'Du hast kein Tuch zu verkaufen.',
    ]);
    expect(tooFewToSell(names, { good: 'tool', count: 4, stored: 1, salt: 2 })).toBe(
      'Mehr als 1 Werkzeug und 2 Salz kannst du nicht verkaufen.',
    );
    expect(tooLittleMoney(names, { needed: 1, money: 0 })).toBe(
      'Das kostet 1 Sesterz, du hast aber keine.',
    );
    expect(tooLittleMoney(names, { needed: 22, money: 5 })).toBe(
      'Das kostet 22 Sesterzen, du hast aber nur 5.',
    );
    const far = { kind: 'land', from: 'roma', to: 'olbia', needed: 5 } as const;
    expect(tooFar(names, { ...far, steps: 1 })).toBe(
      'Von Roma nach Olbia braucht es 5 Schritte, aber nur 1 ist übrig.',
    );
    expect(keptTooMany(names, { room: 1, kept: 2 })).toBe(
      'Es ist Platz für genau 1 Ware; kein Feld bleibt leer.',
    );
  });

  test('say which thing there is not, with its article', () => {
    const { unknownName, wrongSize, unknownField } = german.faults;
    expect(unknownName(names, { what: 'map', unknown: 'Itala', nearest: 'italia' })).toBe(
      'den Spielplan Itala gibt es nicht; meintest du italia?',
    );
    expect(wrongSize(names, { of: 'array', least: 1 })).toBe('mindestens 1 Eintrag erwartet');
    expect(wrongSize(names, { of: 'array', most: 22 })).toBe('höchstens 22 Einträge erwartet');
    expect(unknownField(names, { fields: [{ name: 'mony', nearest: 'money' }] })).toBe(
      'unbekanntes Feld: „mony“ (meintest du money?)',
    );
  });
});

test('cards name the kinds of cities with the right joint', () => {
  expect(library.describeCard('farmer-i')).toBe(
    'Jedes deiner Häuser in einer Nahrungsstadt bringt dir 1 Nahrung. Zählt am Ende für Minerva: 3 Punkte für jedes deiner Häuser in Nahrungsstädten.',
  );
  expect(library.describeCard('weaver-ii')).toContain('in einer Tuchstadt bringt dir 1 Tuch');
});

test('English words of other packages keep their English plurals', () => {
  expect(names.counted(1, 'nugget')).toBe('1 nugget');
  expect(names.counted(0, 'nugget')).toBe('0 nuggets');
  expect(names.counted(22, 'ox', 'oxen')).toBe('22 oxen');
});

describe.each([
  'imperium-4-broken',
  'roma-4',
  'byzantium-salt-3',
  'hellas-forum-3',
  'germania-4',
  'ionium-teams-4',
])('the log of %s', (name) => {
  const log: GameLog = JSON.parse(readFileSync(`${ROOT}docs/examples/${name}.json`, 'utf8'));
  const text = reader.formatLog(log, { language: 'de' });

  test('is the same when it is read back', () => {
    const same = reader.parseLog(reader.formatLog(log));
    expect(same.actions).toEqual(log.actions);
    for (const one of [reader, library]) {
      expect(one.parseLog(text)).toEqual(same);
      expect(one.parseLog(text.replace('[Language "de"]\n', ''))).toEqual(same);
    }
    const told = library.formatLog(log, { language: 'de', narrate: true });
    expect(reader.parseLog(told).actions).toEqual(log.actions);
  });

  test('has no English word', () => {
    const turns = text.slice(text.indexOf('\n\n')).replace(/(?<=^\d* ?)\p{L}+: /gmu, '');
    expect(turns).not.toMatch(
      /\b(?:Architect|Prefect|Colonist|Tribune|Consul|build|produce|buy|sell|copy|keep|for|brick|food|tool|wine|cloth|salt|sea|coins|income)\b/,
    );
  });
});

describe('what people write', () => {
  const TAGS = '[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]\n';
  const plain = reader.parseLog(
    `${TAGS}1 Livia: Architect; land Roma > Casinum-Roma; build Casinum\n2 Gaius: Mercator; sell 1 cloth; buy 2 tool`,
  );

  test.each([
    'Livia: Architekt; Land Roma > Casinum-Roma; baut Casinum\nGaius: Mercator; verkauft 1 Tuch; kauft 2 Werkzeug',
    'Livia: spielt Architekt; zieht Land Roma > Casinum-Roma; baue Casinum\nGaius: spiele Mercator; verkaufe ein Tuch für 7 Sesterzen; kaufe zwei Werkzeuge',
    'Livia: archi; Land Casinum-Roma; casinum\nGaius: merc; verkauf 1 Tuch; kaufen 2 Werkzeug',
  ])('%s', (turns) => {
    const text = `${TAGS}${turns}`;
    expect(reader.parseLog(text)).toEqual(plain);
    expect(library.parseLog(text)).toEqual(plain);
  });

  test('corrections are written in German', () => {
    const rows = [
      '1 Livia: Präfekt; produziert Corsica',
      'Korrektur Livia: Geld 12; Livia: Waren 2 Nahrung Wein; Livia: Haus Olbia; Livia: Land Roma > Casinum-Roma; Livia: See Lagerhaus > Roma; Livia: Karte Präfekt Ablagestapel > Hand; Marker Etruria Münzen; Gaius: Zug',
      '2 Gaius: Mercator; verkauft 1 Tuch',
      'Korrektur jetzt Gaius: Geld 5; Livia: kein Haus Olbia; Gaius: Waren nichts; Marker Etruria Waren',
    ];
    const log = reader.parseLog(TAGS + rows.join('\n'));
    expect(log.corrections?.map(({ changes }) => changes.length)).toEqual([8, 4]);
    const text = reader.formatLog(log, { language: 'de' });
    expect(text.slice(text.indexOf('\n\n')).trim().split('\n')).toEqual(rows);
  });
});

test.each(allMaps.map((map) => [map.id, map] as const))(
  'every name on %s that is English on the board has a German one',
  (_, map) => {
    const printed = [...map.cities, ...map.provinces, ...(map.fields ?? [])].map(({ name }) =>
      names.printed(name),
    );
    const english =
      /\b(?:red|blue|green|brown|grey|gray|yellow|purple|castle|boat|near|north|south|start|field|mediterranean|frankincense|brick|food|tool|wine|cloth)\b/i;
    expect(printed.filter((name) => english.test(name))).toEqual([]);
    expect(new Set(printed).size).toBe(
      new Set([...map.cities, ...map.provinces, ...(map.fields ?? [])].map(({ name }) => name))
        .size,
    );
  },
);

describe('the command line', () => {
  const LOG = `${ROOT}docs/examples/imperium-4.json`;
  const BROKEN = `${ROOT}docs/examples/imperium-4-broken.json`;
  const inGerman = (...args: readonly string[]) => concordia(['--lang', 'de', ...args]);

  const COMMANDS = [
    ...['score', 'validate', 'table', 'find', 'convert', 'replay'],
    ...['new', 'simulate', 'maps', 'map', 'perft', 'words', 'example'],
  ];
  /** Not those that are German, too: `in`, `text`, `bots`. */
  const ENGLISH =
    /\b(?:the|of|and|or|is|are|to|for|with|from|by|list|file|folder|game|games|log|logs|print|write|show|number|usage|arguments|options|commands?|display|help|default|choices|output|city|house|player|players|map|maps|card|cards)\b/i;

  test.each([[[]], ...COMMANDS.map((command) => [[command]])])('%j --help', async (command) => {
    const { code, out, err } = await inGerman(...command, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Aufruf: concordia /);
    const words = out
      .replaceAll(/--[a-z-]+/g, ' ')
      .replaceAll(/^ +[a-z]+(?= \[(?:Optionen|Befehl)\])/gm, ' ')
      .replaceAll(/„concordia maps“|concordia [a-z]+/g, ' ')
      .replaceAll(/\((?:möglich|Vorgabe)[^)]*\)/g, ' ');
    expect(ENGLISH.exec(words)?.[0]).toBeUndefined();
  });

  test('has German titles, placeholders and defaults', async () => {
    const { out } = await inGerman('find', '--help');
    const text = out.replace(/\s+/g, ' ');
    expect(text).toContain('Aufruf: concordia find [Optionen] <Protokolle...>');
    expect(text).toContain('--city <Stadt> ... in einer Stadt gebaut hat');
    expect(text).toContain('(möglich: json, text, id; Vorgabe: "json")');
    expect(text).toContain('-h, --help diese Hilfe anzeigen');
  });

  test('prints tables', async () => {
    const { out } = await inGerman('validate', LOG);
    expect(out).toMatch(/^✓ Alle Aktionen folgen den Regeln\.\n\nSpielplan {2}Imperium\n/);
    expect(out).toContain(
      '\nEnde       Marcus hat mit der letzten Karte die Concordia-Karte genommen\n',
    );
    expect(row(out, 'Rang')).toEqual(['4', '1', '3', '2']);
    expect(out).toContain('\nEs gewinnt Gaius mit 95 Punkten\n');
    const { out: maps } = await inGerman('maps');
    expect(row(maps, 'imperium')).toEqual(['Imperium', '30', '12', '79', '3 bis 5']);
    const { out: many } = await inGerman('validate', LOG, BROKEN, LOG);
    expect(many).toContain('\n3 Protokolle: 2 richtig, 1 falsch, 0 unlesbar, 1 doppelt\n');
  });

  test('says what is wrong', async () => {
    const { err } = await inGerman('validate', BROKEN);
    expect(err.trimEnd().split('\n')).toEqual([
      'Fehler: das Protokoll ist falsch (actions[28])',
      '  wann    Zug 8, Marcus (Platz 3) muss entscheiden: Architekt',
      '  Aktion  Marcus: Ein Haus in Memphis für 1 Ziegel, 1 Nahrung und 2 Sesterzen bauen',
      '  Grund   Keiner deiner Kolonisten steht auf einem Weg neben Memphis. (CITY_NOT_ADJACENT, Regel R-4.3)',
    ]);
  });

  test.each([
    [['score'], 2, 'Fehler: es fehlt eine Datei oder --ask'],
    [['foo'], 2, 'Fehler: unbekannter Befehl foo'],
    [
      ['find', '--map', 'itala', LOG],
      2,
      'Fehler: ungültiger Wert itala für --map <Kennung>. Diesen Spielplan gibt es nicht; meintest du italia?',
    ],
    [
      ['validate', 'nirgends.json'],
      1,
      'Fehler: nirgends.json kann nicht gelesen werden: Datei oder Verzeichnis nicht gefunden',
    ],
  ] as const)('%j is refused', async (args, code, message) => {
    const refused = await inGerman(...args);
    expect(refused.code).toBe(code);
    expect(refused.err.split('\n')[0]).toBe(message);
  });

  test('asks for a sheet', async () => {
    const stdin = 'Grundspiel\nLivia\n\n?\nja\n';
    const { out } = await concordia(['--lang', 'de', 'score', '--ask'], { stdin });
    expect(out.split('\n').slice(0, 6)).toEqual([
      'Enter nimmt [ ], ? zeigt Hilfe, < geht zurück, ende hört auf.',
      'Welches Spiel? [Grundspiel]: Grundspiel',
      'Spieler, im Uhrzeigersinn: Livia',
      'Welcher Spielplan? [keiner]: ',
      'Mit Salz gespielt? [nein]: ?',
      '  ja: Salz war die sechste Ware',
    ]);
  });
});

test('the parts make up the whole, and say nothing twice', () => {
  const parts = [germanGame, germanScreens, germanFaults];
  const keys = parts
    .flatMap((part) => Object.keys(part))
    .filter((key) => key !== 'language' && key !== 'refusals');
  expect(new Set([...keys, 'language', 'refusals'])).toEqual(new Set(Object.keys(german)));
  expect(new Set(keys).size).toBe(keys.length);
  const refusals = [germanGame, germanFaults].flatMap((part) => Object.keys(part.refusals));
  expect(new Set(refusals)).toEqual(new Set(Object.keys(german.refusals)));
  expect(new Set(refusals).size).toBe(refusals.length);
});
