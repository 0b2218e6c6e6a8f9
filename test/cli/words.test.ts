/** Actions, decisions and events in English words. */
// answers for src/maps src/modules src/roles src/rules
import { describe, expect, test } from 'vitest';
import { actionInWords } from '../../src/cli/describe-action';
import { languageNamed } from '../../src/cli/language';
import { namesOf } from '../../src/cli/printable-names';
import { type Action, createGame, type GameEvent, getMap, sentenceOf } from '../../src/index';

const ENGLISH = await languageNamed('en');

/** The words for what Anna and Ben do on a map. */
function wordsOn(map: string) {
  const state = createGame({ map, players: ['Anna', 'Ben'], seed: 'words' });
  const names = namesOf(getMap(map), state.players, ENGLISH);
  return {
    action: (action: unknown) => actionInWords(state, action, names, ENGLISH),
    event: (event: GameEvent) => sentenceOf(state, event),
  };
}
type Words = ReturnType<typeof wordsOn>;

const IMPERIUM = wordsOn('imperium');
const ROMA = wordsOn('roma');
const HELLAS = wordsOn('hellas');
const GERMANIA = wordsOn('germania');
const GALLIA = wordsOn('gallia');
const AEGYPTUS = wordsOn('aegyptus');
const BALEARICA = wordsOn('balearica');
const SICILIA = wordsOn('sicilia');

describe('actions in words', () => {
  const cases: readonly [Action, string][] = [
    [{ type: 'playCard', seat: 0, card: 'mercator-ii' }, 'Anna: Play Mercator II'],
    [
      { type: 'playCard', seat: 0, card: 'prefect-architect-i', as: 'architect' },
      'Anna: Play Prefect/Architect I as Architect',
    ],
    [
      { type: 'moveColonist', seat: 1, kind: 'sea', from: 'roma', to: 'sea:massilia~roma' },
      'Ben: Move a sea colonist from Roma to Massilia–Roma',
    ],
    [
      { type: 'buildHouse', seat: 1, city: 'leptis-magna', pay: { brick: 1, wine: 1 } },
      'Ben: Build a house in Leptis Magna for 1 brick and 1 wine',
    ],
    [
      { type: 'placeColonist', seat: 0, kind: 'land', city: 'roma' },
      'Anna: Place a land colonist in Roma',
    ],
    [{ type: 'produceProvince', seat: 0, province: 'asia' }, 'Anna: Let Asia produce'],
    [
      { type: 'produceProvince', seat: 0, province: 'asia', good: 'wine' },
      'Anna: Let Asia produce with wine as the bonus',
    ],
    [{ type: 'takeCoins', seat: 0 }, 'Anna: Take the coins of the bonus markers'],
    [{ type: 'takeIncome', seat: 0 }, 'Anna: Take the Colonist’s sestertii'],
    [{ type: 'trade', seat: 0, deal: 'buy', good: 'tool', count: 2 }, 'Anna: Buy 2 tools'],
    [{ type: 'trade', seat: 0, deal: 'sell', good: 'tool', count: 1 }, 'Anna: Sell 1 tool'],
    [
      { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 3, salt: 1 },
      'Anna: Sell 3 cloth (1 salt)',
    ],
    [{ type: 'keepGoods', seat: 0, goods: { tool: 1, salt: 2 } }, 'Anna: Keep 1 tool and 2 salt'],
    [{ type: 'copyCard', seat: 0, from: 1 }, 'Anna: Copy the top card of Ben'],
    [{ type: 'buyCard', seat: 0, card: 'weaver-ii' }, 'Anna: Buy Weaver II'],
    [{ type: 'keepGoods', seat: 0, goods: { cloth: 2 } }, 'Anna: Keep 2 cloth'],
    [{ type: 'pass', seat: 5 }, 'seat 5: Pass'],
    // Places that the map does not have.
    [{ type: 'buildHouse', seat: 0, city: 'nova-roma' }, 'Anna: Build a house in Nova Roma'],
  ];
  test.each(cases)('%o', (action, words) => {
    expect(IMPERIUM.action(action)).toBe(words);
  });

  const romans: readonly [Action, string][] = [
    [
      { type: 'moveShip', seat: 0, from: 'ostia', to: 'athenae' },
      'Anna: Sail a ship from Ostia to Athenae',
    ],
    [
      { type: 'takeBonus', seat: 0, place: 'alexandria', good: 'food' },
      'Anna: Take the bonus of Alexandria (food)',
    ],
    [{ type: 'takeBonus', seat: 1, place: 'massilia' }, 'Ben: Take the bonus of Massilia'],
    [{ type: 'scoreGod', seat: 1, god: 'minerva' }, 'Ben: Score Minerva'],
    [
      {
        type: 'moveColonist',
        seat: 0,
        kind: 'land',
        from: 'start-field',
        to: 'land:aqua-traiana~via-aurelia',
      },
      'Anna: Move a land colonist from Start field to Aqua Traiana–Via Aurelia',
    ],
    [
      { type: 'buildHouse', seat: 0, city: 'athenae-wine' },
      'Anna: Build a house in Athenae (wine)',
    ],
  ];
  test.each(romans)('R-10.2: %o', (action, words) => {
    expect(ROMA.action(action)).toBe(words);
  });

  const ofBoards: readonly [string, Words, Action, string][] = [
    [
      'R-10.4: a castle',
      GERMANIA,
      { type: 'takeCastle', seat: 1, castle: 'castle-agri-decumates' },
      'Ben: Take 1 wine from Castle Agri Decumates',
    ],
    [
      'R-10.4: a castle that is empty',
      GERMANIA,
      { type: 'takeCastle', seat: 1, castle: 'basilia' },
      'Ben: Take the good of Basilia',
    ],
    [
      'R-10.8: a trade square',
      AEGYPTUS,
      { type: 'enterSquare', seat: 0, square: 'gold', from: 'sea:gold~meroe' },
      'Anna: Move a ship from Gold–Meroe into Gold',
    ],
    [
      'R-10.11: a boat',
      BALEARICA,
      {
        type: 'moveColonist',
        seat: 0,
        kind: 'sea',
        from: 'boat-near-ebusus',
        to: 'sea:andrachium~palmaria',
      },
      'Anna: Move a sea colonist from Boat near Ebusus to Andrachium–Palmaria',
    ],
  ];
  test.each(ofBoards)('%s', (_, words, action, text) => {
    expect(words.action(action)).toBe(text);
  });

  const ofVenus: readonly [string, Action, string][] = [
    [
      'R-9.2: a Magister',
      { type: 'copyCard', seat: 1, from: 1 },
      'Ben: Carry out the previous card again',
    ],
    [
      'R-9.2: a Magister on a double card',
      { type: 'copyCard', seat: 1, from: 1, as: 'mercator' },
      'Ben: Carry out the previous card again as Mercator',
    ],
    [
      'R-9.9: a Legatus',
      { type: 'suggestCard', seat: 0, card: 'architect' },
      'Anna: Suggest Architect',
    ],
    [
      'R-9.9: a Legatus for a card that was bought',
      { type: 'suggestCard', seat: 0, card: 'proconsul-iii' },
      'Anna: Suggest Proconsul III',
    ],
    [
      'R-9.11: a start city',
      { type: 'chooseStartCity', seat: 1, city: 'sparta' },
      'Ben: Start in Sparta',
    ],
  ];
  test.each(ofVenus)('%s', (_, action, words) => {
    expect(HELLAS.action(action)).toBe(words);
  });

  const ofForum: readonly [string, Action, string][] = [
    [
      'R-12.1: a tile before the game',
      { type: 'chooseTile', seat: 0, tile: 'aulus-arcadius' },
      'Anna: Keep Aulus Arcadius',
    ],
    [
      'R-12.1: a tile of the row',
      { type: 'takeTile', seat: 1, tile: 'numerius' },
      'Ben: Take Numerius from the forum',
    ],
    [
      'R-12.3: a tile without a choice',
      { type: 'useTile', seat: 0, tile: 'augustus' },
      'Anna: Use Augustus',
    ],
    [
      'R-12.3: a good',
      { type: 'useTile', seat: 0, tile: 'spurius', good: 'wine' },
      'Anna: Use Spurius (wine)',
    ],
    [
      'R-12.3: a city where a house becomes cheaper',
      { type: 'useTile', seat: 1, tile: 'mamercus', city: 'leptis-magna' },
      'Ben: Use Mamercus (Leptis Magna)',
    ],
    [
      'R-12.3: a colonist',
      { type: 'useTile', seat: 0, tile: 'publius', kind: 'sea', city: 'roma' },
      'Anna: Use Publius (a sea colonist, Roma)',
    ],
    [
      'R-12.3: a bonus good that is sold',
      { type: 'useTile', seat: 0, tile: 'claudius-pompeius', province: 'asia', count: 1 },
      'Anna: Use Claudius Pompeius (Asia, 1 bonus good sold)',
    ],
    [
      'R-12.3: two of them',
      { type: 'useTile', seat: 0, tile: 'claudius-pompeius', province: 'asia', count: 2 },
      'Anna: Use Claudius Pompeius (Asia, 2 bonus goods sold)',
    ],
    [
      'R-12.3: a card of the display',
      { type: 'useTile', seat: 0, tile: 'lucius-flavius', card: 'architect-i' },
      'Anna: Use Lucius Flavius (Architect I)',
    ],
    [
      'R-12.3: a half of a double card of the display',
      {
        type: 'useTile',
        seat: 0,
        tile: 'lucius-flavius',
        card: 'prefect-architect-i',
        as: 'prefect',
      },
      'Anna: Use Lucius Flavius (Prefect/Architect I as Prefect)',
    ],
    [
      'R-12.3: a good into salt',
      { type: 'changeGood', seat: 1, give: 'food', take: 'salt' },
      'Ben: Exchange 1 food for 1 salt',
    ],
    [
      'R-12.3: a good into another',
      { type: 'changeGood', seat: 0, give: 'brick', take: 'cloth' },
      'Anna: Exchange 1 brick for 1 cloth',
    ],
  ];
  test.each(ofForum)('%s', (_, action, words) => {
    expect(IMPERIUM.action(action)).toBe(words);
  });

  test('R-12.3: a tile that does not exist', () => {
    const action = { type: 'useTile', seat: 0, tile: 'victoria' };
    expect(IMPERIUM.action(action)).toBe('{"type":"useTile","seat":0,"tile":"victoria"}');
  });

  test('what is no action stays as it is written', () => {
    expect(IMPERIUM.action({ type: 'fly' })).toBe('{"type":"fly"}');
    expect(IMPERIUM.action(undefined)).toBe('nothing');
    expect(IMPERIUM.action('x'.repeat(300))).toMatch(/^"x+… \(102 more characters\)$/);
  });
});

/** What events tell besides their cause, which has no words. */
type FactsOf<E> = E extends GameEvent ? Omit<E, 'because'> : never;
type Facts = FactsOf<GameEvent>;

// The compiler does not follow it through the union of all events.
const caused = (facts: Facts) => ({ ...facts, because: {} }) as GameEvent;

describe('events in words', () => {
  const cases: readonly [Facts, string][] = [
    [
      { type: 'cardCopied', seat: 0, from: 1, card: 'prefect-architect-i', as: 'prefect' },
      'Anna copies Ben’s Prefect/Architect I as Prefect',
    ],
    [{ type: 'cardsTakenBack', seat: 0, count: 1 }, 'Anna takes back 1 card'],
    [{ type: 'moneyReceived', seat: 0, amount: 1 }, 'Anna receives 1 sestertius'],
    [
      { type: 'goodsReceived', seat: 0, goods: { wine: 1 }, lost: { food: 2 } },
      'Anna receives 1 wine (no room for 2 food)',
    ],
    [
      { type: 'houseBuilt', seat: 0, city: 'tyros', paid: { food: 1 }, money: 0 },
      'Anna builds a house in Tyros for 1 food',
    ],
    [
      { type: 'coinsTaken', seat: 0, provinces: ['asia', 'syria'] },
      'Anna takes the coins of Asia and Syria',
    ],
    [
      { type: 'concordiaTaken', seat: 0, reason: 'lastCard', lastTurn: 9 },
      'Anna takes the Concordia card (no card is left to buy)',
    ],
  ];
  test.each(cases)('%o', (event, text) => {
    expect(IMPERIUM.event(caused(event))).toBe(text);
  });

  const found: readonly [string, Words, Facts, string][] = [
    ['R-3.2', IMPERIUM, { type: 'nothingDone', seat: 0, as: 'mason' }, 'Anna’s card has no effect'],
    [
      'R-5.1',
      IMPERIUM,
      { type: 'praefectusMagnusUsed', seat: 0 },
      'Anna uses the Praefectus Magnus',
    ],
    ['R-10.2', ROMA, { type: 'noGodScored', seat: 0 }, 'Anna scores no god'],
    [
      'R-12.3',
      IMPERIUM,
      { type: 'housePriceLowered', seat: 0, tile: 'mamercus', city: 'tyros' },
      'Anna pays less for a house in Tyros',
    ],
  ];
  test.each(found)('%s: what nothing else tells', (_, words, event, text) => {
    expect(words.event(caused(event))).toBe(text);
  });

  const ofNobody: readonly [string, Words, Facts, string][] = [
    [
      'R-10.1: a marker without its good',
      SICILIA,
      { type: 'markerLaid', province: 'grey', good: null, coins: 2, side: 'goods' },
      'The marker of Grey no longer has a good',
    ],
    [
      'R-10.1: an eruption',
      SICILIA,
      { type: 'markerRemoved', province: 'grey' },
      'The marker of Grey is removed',
    ],
    [
      'R-10.1: a new stack',
      SICILIA,
      { type: 'volcanoReshuffled', tiles: 9 },
      '9 neutral volcano tiles form a new stack',
    ],
    [
      'R-12.1: used tiles',
      IMPERIUM,
      { type: 'forumReshuffled', tiles: 3, next: 'julius' },
      '3 used forum tiles form a new stack',
    ],
  ];
  test.each(ofNobody)('%s has no seat', (_, words, event, text) => {
    expect(words.event(caused(event))).toBe(text);
  });

  const romans: readonly [Facts, string][] = [
    [
      { type: 'shipMoved', seat: 0, from: 'ostia', to: 'athenae' },
      'Anna sails a ship from Ostia to Athenae',
    ],
    [{ type: 'bonusTaken', seat: 0, place: 'alexandria' }, 'Anna takes the bonus of Alexandria'],
    [
      { type: 'godScored', seat: 0, god: 'minerva', points: 1, halved: true },
      'Anna scores Minerva (1 point)',
    ],
    [
      { type: 'godScored', seat: 0, god: 'jupiter', points: 6, halved: false },
      'Anna scores Jupiter (6 points)',
    ],
  ];
  test.each(romans)('R-10.2: %o', (event, text) => {
    expect(ROMA.event(caused(event))).toBe(text);
  });

  const tiles: readonly [Facts, string][] = [
    [
      { type: 'tileDrawn', seat: 0, tile: 'grey', province: 'grey', row: 3 },
      'Anna draws the volcano tile of Grey, which lies in row 3',
    ],
    [{ type: 'tileDrawn', seat: 0, tile: 'coin' }, 'Anna draws a neutral volcano tile (coin)'],
  ];
  test.each(tiles)('R-10.1: %o', (event, text) => {
    expect(SICILIA.event(caused(event))).toBe(text);
  });

  const ofBoards: readonly [string, Words, Facts, string][] = [
    [
      'R-10.4: a castle',
      GERMANIA,
      { type: 'castleTaken', seat: 0, castle: 'castle-ubii', good: 'wine' },
      'Anna takes 1 wine from Castle Ubii',
    ],
    [
      'R-10.6: a ship that waited',
      GALLIA,
      { type: 'shipMoved', seat: 0, from: 'mediterranean', to: 'portus-namnetus' },
      'Anna sails a ship from Mediterranean to Portus Namnetus',
    ],
    [
      'R-10.8: a trade square',
      AEGYPTUS,
      {
        type: 'squareEntered',
        seat: 0,
        square: 'frankincense',
        from: 'sea:frankincense~leuke-kome',
      },
      'Anna moves a ship from Frankincense–Leuke Kome into Frankincense',
    ],
  ];
  test.each(ofBoards)('%s', (_, words, event, text) => {
    expect(words.event(caused(event))).toBe(text);
  });

  test('R-10.8: the flood of the Nile moves by itself', () => {
    const flood: Facts = { type: 'floodMoved', from: 'kush', to: 'nubia' };
    expect(AEGYPTUS.event(caused(flood))).toBe('The flood of the Nile moves from Kush to Nubia');
  });

  const ofVenus: readonly [string, Facts, string][] = [
    [
      'R-9.2: a Magister',
      { type: 'cardCopied', seat: 0, from: 0, card: 'prefect', as: 'prefect' },
      'Anna carries out Prefect again',
    ],
    [
      'R-9.4: the partner of a card',
      { type: 'partnerActs', seat: 0, card: 'prefect', as: 'prefect' },
      'Anna also carries out Prefect',
    ],
    [
      'R-9.4: the other half of a double card',
      { type: 'partnerActs', seat: 0, card: 'prefect-architect-i', as: 'architect' },
      'Anna also carries out Prefect/Architect I as Architect',
    ],
    [
      'R-9.4: money of the partner',
      { type: 'moneyLent', seat: 0, to: 1, amount: 3 },
      'Anna lends 3 sestertii to Ben',
    ],
    [
      'R-9.4: a single sestertius of the partner',
      { type: 'moneyLent', seat: 0, to: 1, amount: 1 },
      'Anna lends 1 sestertius to Ben',
    ],
    [
      'R-9.9: a Legatus, and not which card',
      { type: 'cardSuggested', seat: 0 },
      'Anna suggests a card',
    ],
    [
      'R-9.11: a start city',
      { type: 'startCityChosen', seat: 0, city: 'sparta', kinds: ['land', 'sea'] },
      'Anna starts in Sparta',
    ],
  ];
  test.each(ofVenus)('%s', (_, event, text) => {
    expect(HELLAS.event(caused(event))).toBe(text);
  });

  const ofForum: readonly [string, Facts, string][] = [
    [
      'R-12.1: a tile gained',
      { type: 'tileTaken', seat: 0, tile: 'claudia-agrippina' },
      'Anna takes Claudia Agrippina',
    ],
    ['R-12.2: a tile used', { type: 'tileUsed', seat: 0, tile: 'julius' }, 'Anna uses Julius'],
    [
      'R-12.3: a good into salt',
      { type: 'goodChanged', seat: 0, give: 'tool', take: 'salt' },
      'Anna exchanges 1 tool for 1 salt',
    ],
    [
      'R-12.3: a card of the display',
      { type: 'cardCopied', seat: 0, from: null, card: 'architect-i', as: 'architect' },
      'Anna copies Architect I from the display',
    ],
    [
      'R-12.3: a colonist for money',
      { type: 'colonistPlaced', seat: 0, kind: 'sea', city: 'roma', paid: {}, money: 5 },
      'Anna places a sea colonist in Roma for 5 sestertii',
    ],
    [
      'R-4.1: a colonist for goods',
      { type: 'colonistPlaced', seat: 0, kind: 'land', city: 'roma', paid: { food: 1, tool: 1 } },
      'Anna places a land colonist in Roma for 1 food and 1 tool',
    ],
  ];
  test.each(ofForum)('%s', (_, event, text) => {
    expect(IMPERIUM.event(caused(event))).toBe(text);
  });

  test('R-12.1: a new row has no words', () => {
    const row = ['numerius', 'julius', null, null] as const;
    expect(
      IMPERIUM.event(caused({ type: 'forumRefilled', row, stack: 0, next: null })),
    ).toBeUndefined();
  });

  test('the Praefectus Magnus has no seat, and a new display no words', () => {
    expect(IMPERIUM.event(caused({ type: 'praefectusMagnusPassed', from: 0, to: 1 }))).toBe(
      'The Praefectus Magnus goes to Ben',
    );
    expect(IMPERIUM.event(caused({ type: 'displayRefilled', display: [] }))).toBeUndefined();
  });
});
