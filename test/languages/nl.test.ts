/** What a Dutch player reads, and logs as text in Dutch. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/cli/languages/all';
import { DUTCH_WORDS } from '../../src/cli/languages/nl';
import { type Action, type CorrectedThing, createLibrary, type GameEvent } from '../../src/index';
import { french } from '../../src/languages/fr/index';
import { dutch, dutchFaults, dutchGame, dutchScreens } from '../../src/languages/nl/index';
import { allMaps } from '../../src/maps/all';
import { keysOf } from '../../src/model/find';
import { STORED_GOODS } from '../../src/model/goods';
import { namesWith } from '../../src/model/names';
import { clauseOf, inWords } from '../../src/model/telling';
import { allModules } from '../../src/modules/all';
import { namesOf } from '../../src/words/names';
import { concordia, row } from '../cli/console';
import { ROOT } from '../readme/markdown';

const PARTS = { maps: allMaps, modules: allModules } as const;
const library = createLibrary({ ...PARTS, words: dutch });
/** Speaks English and reads Dutch. */
const both = createLibrary({ ...PARTS, languages: [dutch] });

/** The third player is called like a colour. */
const PLAYERS = ['Livia', 'Yves', 'Rood'];
const state = library.createGame({ map: 'imperium', players: PLAYERS, seed: 'ludi' });
const roma = library.createGame({ map: 'roma', players: PLAYERS, seed: 'ludi' });
const gallia = library.createGame({ map: 'gallia', players: PLAYERS, seed: 'ludi' });
const sicilia = library.createGame({ map: 'sicilia', players: PLAYERS, seed: 'ludi' });
const names = namesWith(dutch.names);
const because = { rule: 'R-3.1' } as const;

describe('events', () => {
  test.each<readonly [string, GameEvent]>([
    [
      'Livia speelt de Koopman',
      { type: 'cardPlayed', seat: 0, card: 'mercator', as: 'mercator', because },
    ],
    [
      'Yves kopieert de Architect van Rood',
      { type: 'cardCopied', seat: 1, from: 2, card: 'architect', as: 'architect', because },
    ],
    [
      'Livia voert de Smid I nog een keer uit',
      { type: 'cardCopied', seat: 0, from: 0, card: 'smith-i', as: 'smith', because },
    ],
    ['Yves neemt 1 kaart terug in de hand', { type: 'cardsTakenBack', seat: 1, count: 1, because }],
    [
      'Yves neemt 5 kaarten terug in de hand',
      { type: 'cardsTakenBack', seat: 1, count: 5, because },
    ],
    ['Livia ontvangt 1 sestertie', { type: 'moneyReceived', seat: 0, amount: 1, because }],
    ['Livia ontvangt 22 sestertiën', { type: 'moneyReceived', seat: 0, amount: 22, because }],
    ['Livia ontvangt 0 sestertiën', { type: 'moneyReceived', seat: 0, amount: 0, because }],
    [
      'Yves zet een zeekolonist in Roma voor 1 graan en 1 gereedschap',
      {
        type: 'colonistPlaced',
        seat: 1,
        kind: 'sea',
        city: 'roma',
        paid: { food: 1, tool: 1 },
        because,
      },
    ],
    [
      'Rood bouwt een huis in Novaria voor 2 bakstenen, 1 wijn en 4 sestertiën',
      {
        type: 'houseBuilt',
        seat: 2,
        city: 'novaria',
        paid: { brick: 2, wine: 1 },
        money: 4,
        because,
      },
    ],
    [
      'Livia laat Syria produceren (zonder bonus)',
      { type: 'provinceProduced', seat: 0, province: 'syria', bonus: {}, because },
    ],
    [
      'Livia ontvangt niets (geen plaats voor 2 doek)',
      { type: 'goodsReceived', seat: 0, goods: {}, lost: { cloth: 2 }, because },
    ],
    [
      'Livia verdient geld met de bonusfiches van Asia, Italia en Syria',
      { type: 'coinsTaken', seat: 0, provinces: ['asia', 'italia', 'syria'], because },
    ],
    [
      'Rood krijgt de Concordiakaart (het laatste huis is gebouwd)',
      { type: 'concordiaTaken', seat: 2, reason: 'lastHouse', lastTurn: 9, because },
    ],
    ['Het spel is afgelopen', { type: 'gameEnded', because }],
  ])('%s', (told, event) => {
    expect(library.sentenceOf(state, event)).toBe(told);
  });

  test('a player called like a colour is no province', () => {
    const event: GameEvent = { type: 'markerRemoved', province: 'grey', because };
    expect(library.sentenceOf(sicilia, event)).toBe(
      'Het bonusfiche van de provincie Grijs wordt weggenomen',
    );
    const taken: GameEvent = {
      type: 'coinsTaken',
      seat: 0,
      provinces: ['grey', 'yellow'],
      because,
    };
    expect(library.sentenceOf(sicilia, taken)).toBe(
      'Livia verdient geld met de bonusfiches van de provincies Grijs en Geel',
    );
  });

  test('places that are called by a noun have their article', () => {
    const placed = { type: 'colonistPlaced', seat: 0, paid: {}, money: 5, because } as const;
    expect(library.sentenceOf(roma, { ...placed, kind: 'land', city: 'start-field' })).toBe(
      'Livia zet een landkolonist op het startveld voor 5 sestertiën',
    );
    const moved: Action = {
      type: 'moveColonist',
      seat: 0,
      kind: 'sea',
      from: 'mediterranean',
      to: 'burdigala',
    };
    expect(library.describeAction(gallia, moved)).toBe(
      'Verplaats een zeekolonist van de Middellandse Zee naar Burdigala',
    );
  });

  test('a castle has a small letter, unless it is the end of a route', () => {
    const moved = { type: 'colonistMoved', seat: 0, kind: 'land', steps: 1, because } as const;
    const germania = library.createGame({ map: 'germania', players: PLAYERS, seed: 'ludi' });
    const taken: GameEvent = {
      type: 'castleTaken',
      seat: 0,
      castle: 'castle-helvetia',
      good: 'brick',
      because,
    };
    expect(library.sentenceOf(germania, taken)).toBe('Livia neemt 1 baksteen van kasteel Helvetia');
    const route = 'land:castle-alpes~castle-helvetia';
    expect(library.sentenceOf(germania, { ...moved, from: 'basilia', to: route })).toBe(
      'Livia verplaatst een landkolonist van Basilia naar Kasteel Alpes–Kasteel Helvetia (1 verplaatsing)',
    );
  });

  test('a half of a copied card stands last', () => {
    const venus = library.createGame({
      map: 'imperium',
      players: PLAYERS,
      cards: 'venus',
      seed: 'ludi',
    });
    const event: GameEvent = {
      type: 'cardCopied',
      seat: 0,
      from: 1,
      card: 'prefect-architect-i',
      as: 'architect',
      because,
    };
    expect(library.sentenceOf(venus, event)).toBe(
      'Livia kopieert van Yves de Prefect/Architect I als Architect',
    );
  });

  test('a nameless player begins with a capital letter, and only there', () => {
    const lent = { seat: 1, to: 2, amount: 2 };
    expect(dutch.events.moneyLent(names, { type: 'moneyLent', ...lent, because })).toBe(
      'Stoel 1 leent 2 sestertiën aan stoel 2',
    );
  });
});

describe('buttons', () => {
  test.each<readonly [string, Action]>([
    ['Speel de Tribuun', { type: 'playCard', seat: 0, card: 'tribune' }],
    ['Verdien geld met de bonusfiches', { type: 'takeCoins', seat: 0 }],
    ['Kopieer de bovenste kaart van Yves', { type: 'copyCard', seat: 0, from: 1 }],
    [
      'Verkoop 3 doek (waarvan 2 zout)',
      { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 3, salt: 2 },
    ],
    ['Koop 1 baksteen', { type: 'trade', seat: 0, deal: 'buy', good: 'brick', count: 1 }],
    [
      'Koop de Smid I voor 1 baksteen en 2 graan',
      { type: 'buyCard', seat: 0, card: 'smith-i', pay: { brick: 1, food: 2 } },
    ],
    ['Houd niets', { type: 'keepGoods', seat: 0, goods: {} }],
    ['Passen', { type: 'pass', seat: 0 }],
  ])('%s', (told, action) => {
    expect(library.describeAction(state, action)).toBe(told);
  });
});

test('decisions say whose they are', () => {
  const after = library.applyAction(state, { type: 'playCard', seat: 0, card: 'architect' });
  expect(library.describeDecision(state)).toBe('Livia speelt een kaart');
  expect(library.describeDecision(after)).toBe(
    'Livia mag kolonisten verplaatsen (nog 2 verplaatsingen) of huizen bouwen',
  );
});

describe('corrections', () => {
  test.each<readonly [string, CorrectedThing]>([
    ['Livia heeft nu 12 sestertiën', { type: 'money', seat: 0, money: 12 }],
    ['Yves is nu aan de beurt', { type: 'turn', seat: 1 }],
    [
      'Livia verplaatst de Smid I van de aflegstapel naar plaats 3 van het kaartenspoor',
      { type: 'card', seat: 0, card: 'smith-i', from: 'discard', to: 'display', place: 3 },
    ],
    [
      'Het bonusfiche van Italia toont nu de geldkant',
      { type: 'marker', province: 'italia', side: 'coins' },
    ],
  ])('%s', (told, thing) => {
    expect(library.describeCorrection(state, thing)).toBe(told);
  });
});

describe('refusals and faults', () => {
  /** As a sentence or a clause. */
  const told = (reason: string, details: object): string =>
    clauseOf(reason, details, names, [dutch]) ??
    inWords({ code: 'OTHER', reason, message: 'nobody says this', details }, names, [dutch])
      .message;

  test.each<readonly [string, string, object]>([
    ['Dit kost 5 sestertiën, en je hebt er 2.', 'tooLittleMoney', { needed: 5, money: 2 }],
    ['Dit kost 1 sestertie, en je hebt er geen.', 'tooLittleMoney', { needed: 1, money: 0 }],
    ['In je pakhuis is nog maar plaats voor 1 eenheid.', 'storehouseFull', { room: 1 }],
    ['In je pakhuis is nog maar plaats voor 2 eenheden.', 'storehouseFull', { room: 2 }],
    ['Je pakhuis is vol.', 'storehouseFull', { room: 0 }],
    [
      'Een huis bouwen kan nu niet: stoel 2 moet iets anders beslissen (Koopman); maak dat eerst af of pas.',
      'otherDecision',
      { decision: 'mercator', action: 'buildHouse', seat: 2, end: 'pass' },
    ],
    ['Je hebt geen wijn om te verkopen.', 'tooFewToSell', { good: 'wine', stored: 0 }],
    ['er staan twee huizen in Novaria', 'twoHousesInCity', { city: 'novaria' }],
    [
      'onbekende velden: “x” (bedoel je y?), “z” en nog 3',
      'unknownField',
      { fields: [{ name: 'x', nearest: 'y' }, { name: 'z' }], more: 3 },
    ],
    [
      'de speler hoort in totaal 22 landkolonisten te hebben',
      'wrongColonists',
      { kind: 'land', count: 22 },
    ],
    [
      'doek bij letter A: 2 steden, maar 1 stadsfiche',
      'tooFewTokens',
      { letter: 'A', good: 'cloth', cities: 2, tokens: 1 },
    ],
    [
      'Bedoel je roma? Er is geen speelbord romx; beschikbaar: italia en roma.',
      'unknownMap',
      { map: 'romx', known: ['italia', 'roma'], nearest: 'roma' },
    ],
    [
      '“C” kan Colonia, Carthago of iets anders betekenen',
      'ambiguous',
      { text: 'C', expected: ['Colonia', 'Carthago'], more: 2 },
    ],
  ])('%s', (text, reason, details) => {
    expect(told(reason, details)).toBe(text);
  });

  test('a refusal of a rule is a sentence about the player who reads it', () => {
    const refused = library.tryApplyAction(state, { type: 'playCard', seat: 1, card: 'prefect' });
    if (refused.ok) throw new Error('it is accepted');
    expect(refused.error.message).toBe('Nu is Livia aan zet (een kaart spelen), niet Yves.');
  });

  test('somebody stands in a city and on a route', () => {
    const action: Action = {
      type: 'moveColonist',
      seat: 0,
      kind: 'sea',
      from: 'land:novaria~roma',
      to: 'sea:massilia~roma',
    };
    const after = library.applyAction(state, {
      type: 'playCard',
      seat: 0,
      card: 'architect',
    });
    const refused = library.tryApplyAction(after, action);
    if (refused.ok) throw new Error('it is accepted');
    expect(refused.error.message).toBe('Je hebt geen zeekolonist op Novaria–Roma.');
  });
});

test('words of others are counted as in English', () => {
  expect(names.counted(1, 'nugget')).toBe('1 nugget');
  expect(names.counted(2, 'nugget')).toBe('2 nuggets');
  expect(names.counted(2, 'city', 'cities')).toBe('2 cities');
});

test('numbers of a thousand have a point', () => {
  expect(names.money(1000)).toBe('1.000 sestertiën');
});

test.each(allMaps.map((map) => [map.id, map] as const))(
  'no name on %s means two things in English, French and Dutch',
  (_, map) => {
    const cards = new Map(Object.entries(both.cards));
    const places = [...map.cities, ...(map.fields ?? [])];
    for (const kind of ['card', 'place', 'province', 'good'] as const) {
      const ids = {
        card: [...cards.keys()],
        place: places.map(({ id }) => id),
        province: map.provinces.map(({ id }) => id),
        good: STORED_GOODS,
      }[kind];
      const known = new Map<string, string>();
      for (const own of [{}, french.names, dutch.names]) {
        const speaker = namesOf(map, cards, [], own);
        for (const id of ids) {
          const good = STORED_GOODS.find((one) => one === id);
          const name =
            kind === 'good' && good !== undefined
              ? speaker.good(good)
              : speaker[kind === 'good' ? 'title' : kind](id);
          const key = keysOf(name).join(' ');
          expect(known.get(key) ?? id, key).toBe(id);
          known.set(key, id);
        }
      }
    }
  },
);

test('games, screens and faults are parts of the language, and together all of it', () => {
  const keys = [dutchGame, dutchScreens, dutchFaults].flatMap((part) => Object.keys(part));
  expect(new Set(keys)).toEqual(new Set(Object.keys(dutch)));
  const speaking = createLibrary({ ...PARTS, words: dutchGame });
  expect(speaking.describeDecision(state)).toBe('Livia speelt een kaart');
  expect(dutchGame).not.toHaveProperty('screen');
  expect(Object.keys(dutch.refusals).toSorted()).toEqual(
    [...Object.keys(dutchGame.refusals), ...Object.keys(dutchFaults.refusals)].toSorted(),
  );
});

describe('a log as text', () => {
  test('is written with the words of the game', () => {
    const log = both.parseLog(
      '[Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"]\nLivia: Architect; land Roma > Casinum-Roma; build Casinum\nGaius: Mercator; buy 2 food',
    );
    const [first, second] = both.formatLog(log, { language: 'nl' }).trim().split('\n').slice(-2);
    expect(first).toBe('1 Livia: Architect; land Roma > Casinum-Roma; bouw Casinum');
    expect(second).toBe('2 Gaius: Koopman; koop 2 graan');
  });

  test('is read as people write it', () => {
    const tags = '[Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"]\n';
    const plain = both.parseLog(
      `${tags}Livia: Architect; land Roma > Casinum-Roma; build Casinum\nGaius: Mercator; buy 2 brick; sell 1 cloth`,
    );
    const written = `${tags}Livia: speelt Architect; verplaatst landkolonist Roma > Casinum-Roma; bouwt Casinum\nGaius: Koopman; koopt twee bakstenen; verkoopt een doek`;
    expect(both.parseLog(written)).toEqual(plain);
  });

  test('has corrections', () => {
    const tags = '[Map "Italia"] [Players "Livia, Gaius"] [Seed "italia-1"]\n';
    const english = `${tags}1 Livia: Prefect; produce Corsica
correction Livia: money 12; Livia: goods 2 food wine; Livia: no house Olbia; Livia: sea storehouse > Roma; Livia: card Prefect discard > hand; marker Etruria coins; Gaius: turn`;
    const log = both.parseLog(english.replace('Livia: no house Olbia; ', ''));
    const text = both.formatLog(log, { language: 'nl' });
    expect(text).toContain(
      'correctie Livia: geld 12; Livia: goederen 2 graan wijn; Livia: zee pakhuis > Roma; Livia: kaart Prefect aflegstapel > hand; bonusfiche Etruria munten; Gaius: beurt',
    );
    expect(both.parseLog(text)).toEqual(log);
  });

  test.each([
    'imperium-5',
    'roma-4',
    'aegyptus-4',
    'germania-4',
    'hellas-forum-3',
    'ionium-teams-4',
  ])(
    '%s is the same log in English and Dutch',
    (name) => {
      const log = JSON.parse(readFileSync(`${ROOT}docs/examples/${name}.json`, 'utf8'));
      const same = both.parseLog(both.formatLog(log));
      const text = both.formatLog(log, { language: 'nl' });
      expect(text).toContain('\n[Language "nl"]\n');
      const turns = text.slice(text.indexOf('\n\n')).replace(/(?<=^\d* ?)\p{L}+: /gmu, '');
      expect(turns).not.toMatch(
        /\b(?:Mercator|Colonist|Tribune|build|produce|buy|sell|copy|keep|for|brick|food|tool|wine|cloth|salt|sea|coins|income|use|take)\b/,
      );
      expect(same.actions).toEqual(log.actions);
      expect(both.parseLog(text)).toEqual(same);
      expect(both.parseLog(text.replace('[Language "nl"]\n', ''))).toEqual(same);
      const told = library.formatLog(log, { language: 'nl', narrate: true });
      expect(both.parseLog(told).actions).toEqual(log.actions);
    },
    60_000,
  );
});

describe('the command line', () => {
  const { faults, ask, help, score, simulation, summary, terms, archive, map, told } = DUTCH_WORDS;

  test('says what is wrong with a file', () => {
    expect(faults.notRead({ file: 'spel.json', trouble: 'missing' })).toBe(
      'spel.json kan niet worden gelezen: dat bestaat niet',
    );
    expect(faults.empty({ file: '-' })).toBe('de standaardinvoer is leeg');
    expect(faults.notJson({ line: 3, column: 5, expected: ', or ]', found: 'end' })).toBe(
      'de inhoud is geen JSON; regel 3, kolom 5: hier hoort een komma of ], maar de tekst houdt op',
    );
    expect(faults.noSuchGame({ file: 'a.txt', game: 3, games: 1 })).toBe(
      'in a.txt staat geen partij 3, er is er maar 1',
    );
    expect(faults.noSuchGame({ file: 'a.txt', game: 5, games: 2 })).toBe(
      'in a.txt staat geen partij 5, er zijn er maar 2',
    );
  });

  test('counts, lists and writes numbers', () => {
    expect(told.moreFaults(1)).toBe('nog 1 fout:');
    expect(told.moreFaults(22)).toBe('nog 22 fouten:');
    expect(terms.decimal(2.5)).toBe('2,5');
    expect(terms.time(3720)).toBe('1 u 2 min');
    expect(help.simulate.games(100_000)).toBe('aantal partijen, ten hoogste 100.000');
    expect(simulation.played({ games: 1, unfinished: 0 })).toBe('1 partij uitgespeeld');
    expect(simulation.played({ games: 5, unfinished: 2 })).toBe(
      '5 partijen uitgespeeld; 2 voor het einde opgegeven',
    );
    expect(map.sharedRoutes(['land', 'sea'])).toBe(
      'routes over land en zee, voor elk aantal kolonisten',
    );
    const sums = { good: 1, wrong: 1, unreadable: 0, failed: 1, duplicates: 0 };
    expect(archive.total({ logs: 3, ...sums })).toBe(
      '3 spelverslagen: 1 goed, 1 fout, 0 onleesbaar, 1 mislukt',
    );
  });

  test('names winners', () => {
    const facts = { areTeams: false, isTied: false, points: 95, paint: (name: string) => name };
    expect(score.winners({ ...facts, names: ['Livia'], winners: 1 })).toBe(
      'Winnaar: Livia met 95 punten',
    );
    const both = { ...facts, names: ['Livia', 'Yves'], winners: 2 };
    expect(score.winners(both)).toBe('Winnaars: Livia en Yves met 95 punten');
    expect(score.winners({ ...both, isTied: true })).toBe(
      'Gelijke stand: Livia en Yves met elk 95 punten; de Praefectus Magnus zou beslissen',
    );
    expect(summary.lastHouse('Yves')).toBe('Yves kreeg de Concordiakaart met het laatste huis');
  });

  test('refuses answers', () => {
    const { notKnown, severalMeant, draftTaken } = ask.faults;
    expect(notKnown(names, { what: 'god', word: 'bacchus', nearest: 'mars' })).toBe(
      'er is geen god of Specialist bacchus; bedoel je mars?',
    );
    expect(severalMeant(names, { word: 'c', found: ['Colonia', 'Carthago'], more: 2 })).toBe(
      'c kan Colonia, Carthago of nog 2 andere betekenen',
    );
    expect(draftTaken(names, { taken: 1, answers: 1 })).toBe('1 antwoord overgenomen');
    expect(draftTaken(names, { taken: 3, answers: 12 })).toBe(
      '3 van 12 antwoorden overgenomen; de andere passen niet meer en worden opnieuw gevraagd',
    );
  });

  test('has room for its questions', () => {
    for (const { question } of [ask.kind, ask.players, ask.map, ask.byCity, ask.colonists]) {
      expect(question.length, question).toBeLessThan(34);
    }
  });
});

/** Only if they are its words: languages are switched on one by one. */
describe.skipIf(LANGUAGES.nl.words !== DUTCH_WORDS)('the command line with --lang nl', () => {
  const LOG = `${ROOT}docs/examples/imperium-4.json`;
  const answered = async (...args: readonly string[]) => {
    const { out, err } = await concordia(['--lang', 'nl', ...args]);
    return `${out}${err}`;
  };

  test('has help', async () => {
    const text = (await answered('find', '--help')).replace(/\s+/g, ' ');
    expect(text).toContain('Gebruik: concordia find [opties] <spelverslagen...>');
    expect(text).toContain('--city <stad> ... heeft in een stad gebouwd');
    expect(text).toContain('(keuze uit: json, text, id; standaard: "json")');
    expect(text).toContain('-h, --help deze hulp tonen');
  });

  test('checks a log', async () => {
    const text = await answered('validate', LOG);
    expect(text).toMatch(/^✓ Alle acties volgen de regels\.\n\nSpeelbord {2}Imperium\n/);
    expect(text).toContain('\nEinde      Marcus kreeg de Concordiakaart met de laatste kaart\n');
    expect(row(text, 'Plaats')).toEqual(['4', '1', '3', '2']);
    expect(text).toContain('\nWinnaar: Gaius met 95 punten\n');
  });

  test('says where a log is wrong', async () => {
    const text = await answered('validate', `${ROOT}docs/examples/imperium-4-broken.json`);
    expect(text).toMatch(/^ {2}moment {2}beurt 8, .+ moet beslissen: Architect$/m);
    expect(text).toMatch(/^ {2}reden {3}[A-Z].+\. \([A-Z_]+, spelregel R-\d+\.\d+\)$/m);
  });

  test('lists maps', async () => {
    const text = await answered('maps');
    expect(text).toContain('│ Id        │ Naam      │ Steden │ Provincies │ Routes │ Spelers │');
    expect(row(text, 'imperium')).toEqual(['Imperium', '30', '12', '79', '3 tot 5']);
  });

  test.each([
    [['score'], 'fout: er ontbreekt een bestand, of --ask\n(--help vertelt meer)\n'],
    [
      ['perft', '--players', '9'],
      'fout: 9 is niet geldig voor --players <spelers>. Dit moet een geheel getal van 2 tot en met 6 zijn.\n(--help vertelt meer)\n',
    ],
    [
      ['find', '--to', 'x', 'y'],
      'fout: x is niet geldig voor --to <vorm>. Kies uit json, text, id.\n(--help vertelt meer)\n',
    ],
    [['mapz'], 'fout: de opdracht mapz bestaat niet\n(--help vertelt meer)\n'],
  ])('%j is wrong usage', async (args, message) => {
    expect(await answered(...args)).toBe(message);
  });
});
