/** Tokens and bonus markers that nobody noted, found from what a text says was paid and produced. */
// answers for src/board/city-goods.ts src/board/salt-tokens.ts
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ConcordiaError,
  createGame,
  formatLog,
  type NotationFault,
  parseLog,
  sentenceOf,
  tryApplyAction,
  validateLog,
} from '../../src/index';
import { ROOT } from '../readme/markdown';
import { CITIES, DISPLAY, SEEDED } from './table';

/** A table of two on Imperium, with what was noted of the tokens. */
function table(cities: string, turns = '', bonus = ''): string {
  const marked = bonus === '' ? '' : ` [Bonus "${bonus}"]`;
  return `[Map "Imperium"] [Players "Livia, Gaius"]\n[Display "${DISPLAY}"]\n[Cities "${cities}"]${marked}\n${turns}`;
}

type Goods = Readonly<Record<string, string>>;

function goodsIn(text: string): Goods {
  return parseLog(text).options.setup?.cityGoods ?? {};
}

function markerIn(text: string, province: string): string | null | undefined {
  return createGame(parseLog(text).options).board.markers[province]?.good;
}

function faultIn(text: string): NotationFault {
  try {
    parseLog(text);
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    const [fault] = error.details.faults as readonly NotationFault[];
    if (fault !== undefined) return fault;
  }
  throw new Error('it was read');
}

/** The five cities of letter D, of which the box has one token of each good. */
const D = ['aquileia', 'athenae', 'dyrrhachium', 'novaria', 'syracusae'];
const TO_NOVARIA = 'Livia: Architect; land Roma > Novaria-Roma; build Novaria';

describe('tokens that no line needs', () => {
  test.each(['', '?', 'Novaria ?', 'Novaria wine', 'Novaria wine, ?'])(
    '[Cities "%s"]',
    (cities) => {
      const goods = goodsIn(table(cities, 'Livia: Tribune'));
      expect(Object.keys(goods)).toHaveLength(30);
      expect(D.map((city) => goods[city]).sort()).toEqual([
        'brick',
        'cloth',
        'food',
        'tool',
        'wine',
      ]);
      if (cities.includes('wine')) expect(goods.novaria).toBe('wine');
    },
  );

  test('the log is an ordinary one', () => {
    const log = parseLog(table('?', 'Livia: Tribune'));
    expect(validateLog(log).ok).toBe(true);
    expect(parseLog(formatLog(log))).toEqual(log);
  });
});

describe('what is paid', () => {
  // What houses cost.
  test.each([
    ['for 1 food and 1 sestertius', 'brick'],
    ['for brick food', 'food'],
    ['for 3 sestertii', 'tool'],
    ['for 1 brick and 1 wine and 4 sestertii', 'wine'],
    ['for cloth brick 5 sestertii', 'cloth'],
  ])('%s', (price, good) => {
    expect(goodsIn(table('', `${TO_NOVARIA} ${price}`)).novaria).toBe(good);
  });

  test('two houses in a line', () => {
    const turns =
      'Livia: Architect; sea Roma > Carthago-Massilia; build Carthago for food 1 sestertius; build Massilia for brick food 2 sestertii';
    expect(goodsIn(table('', turns))).toMatchObject({ carthago: 'brick', massilia: 'food' });
  });

  test('in another order', () => {
    const turns =
      'Livia: Architect; build Massilia for brick food 2 sestertii; build Carthago for food 1 sestertius; sea Roma > Carthago-Massilia';
    expect(goodsIn(table('', turns))).toMatchObject({ carthago: 'brick', massilia: 'food' });
  });

  test('a line for each action', () => {
    const turns =
      'Livia: Architect\nland Roma > Novaria-Roma\nbuild Novaria for food\nGaius: Tribune';
    expect(goodsIn(table('', turns)).novaria).toBe('brick');
  });

  test('with a price for the second house in a city', () => {
    const turns = `${TO_NOVARIA}\nGaius: Architect; land Roma > Aquileia-Novaria; build Novaria for food 2 sestertii`;
    expect(goodsIn(table('', turns)).novaria).toBe('brick');
  });

  test('later, with what is left', () => {
    // Livia has one brick and five sestertii. Only a house in a city of brick needs no brick.
    const turns = `${TO_NOVARIA}; sea Roma > Roma-Syracusae; build Syracusae for brick tool 3 sestertii`;
    expect(goodsIn(table('', turns))).toMatchObject({ novaria: 'brick', syracusae: 'tool' });
  });

  test('the last token of a letter needs no price', () => {
    const noted = 'Aquileia food, Athenae wine, Dyrrhachium cloth, Syracusae tool';
    expect(goodsIn(table(noted, TO_NOVARIA)).novaria).toBe('brick');
  });

  test('one token of two is not enough', () => {
    const noted = 'Aquileia food, Athenae wine, Dyrrhachium cloth';
    expect(faultIn(table(noted, TO_NOVARIA))).toMatchObject({
      reason: 'tokenNotKnown',
      line: 4,
      column: 45,
      text: 'build Novaria',
      city: 'Novaria',
      goods: ['brick', 'tool'],
    });
  });

  test('nothing is written', () => {
    expect(faultIn(table('', `${TO_NOVARIA}\nGaius: Tribune`))).toMatchObject({
      reason: 'tokenNotKnown',
      line: 4,
      city: 'Novaria',
      goods: ['brick', 'food', 'tool', 'wine', 'cloth'],
    });
  });

  test('of two, the first that is not known is named', () => {
    const turns = `${TO_NOVARIA} for food\nGaius: Architect; sea Roma > Carthago-Roma; build Carthago\nLivia: Prefect; produce Gallia`;
    expect(faultIn(table('', turns))).toMatchObject({ line: 5, city: 'Carthago' });
  });

  test('no token has this price', () => {
    const fault = faultIn(table('', `${TO_NOVARIA} for 2 wine`));
    expect(fault).toMatchObject({ reason: 'otherPrice', line: 4, column: 45 });
  });

  test('the token with this price lies elsewhere', () => {
    const fault = faultIn(table('Aquileia wine', `${TO_NOVARIA} for brick wine`));
    expect(fault).toMatchObject({ reason: 'otherPrice', line: 4, column: 45 });
  });
});

describe('what is produced', () => {
  // Gaius has the Praefectus Magnus, so Livia's bonus is one good.
  const BUILT = `${TO_NOVARIA} for food\nGaius: Tribune\nLivia: Prefect; produce Italia`;

  test('the bonus', () => {
    const text = table('', `${BUILT}; (Livia receives 1 brick and 1 cloth)`);
    expect(markerIn(text, 'italia')).toBe('cloth');
    expect(goodsIn(text).novaria).toBe('brick');
  });

  test('a bonus is spent later', () => {
    // Livia has one tool at first.
    const turns = `${BUILT}\nGaius: Architect; sea Roma > Roma-Syracusae\nLivia: Mercator; sell 2 tool`;
    expect(markerIn(table('', turns), 'italia')).toBe('tool');
  });

  test('no line says what it was', () => {
    expect(faultIn(table('', BUILT))).toMatchObject({
      reason: 'markerNotKnown',
      line: 6,
      text: 'produce Italia',
      province: 'Italia',
      // With three tokens of letter D, all different, and one of them brick, food is not the best.
      goods: ['tool', 'wine', 'cloth'],
    });
  });

  test('known tokens of a whole province show its marker', () => {
    const text = table('Aquileia wine, Novaria ?, Syracusae tool', BUILT);
    expect(markerIn(text, 'italia')).toBe('wine');
  });

  test('it was noted', () => {
    expect(markerIn(table('', BUILT, 'Italia wine, Gallia ?'), 'italia')).toBe('wine');
  });

  test('the gain of a house', () => {
    const turns = `${TO_NOVARIA}\nGaius: Tribune\nLivia: Prefect; produce Italia; (Livia receives 1 food and 1 wine)`;
    expect(goodsIn(table('', turns, 'Italia wine')).novaria).toBe('food');
  });
});

describe('bonus markers', () => {
  test.each([
    ['Aquileia food, Novaria brick, Syracusae tool', 'Italia wine', 'wine'],
    ['Aquileia wine', 'Italia tool', 'tool'],
    // Italia and Hellas have letter D alone, which has one token of cloth.
    ['', 'Italia cloth, Hellas cloth', 'cloth'],
    ['', 'Italia wine, Italia cloth', 'cloth'],
    [CITIES, 'Gallia wine', 'wine'],
  ])('%s: %s', (cities, bonus, good) => {
    expect(faultIn(table(cities, 'Livia: Tribune', bonus))).toMatchObject({
      reason: 'otherMarkerNoted',
      line: 3,
      good,
    });
  });

  test.each(['Gallia tool', 'Gallia ?', '?', ''])('agree: %s', (bonus) => {
    // Gallia: a tool in Burdigala, food in Lutetia, brick in Massilia.
    expect(goodsIn(table(CITIES, '', bonus)).burdigala).toBe('tool');
  });

  test('of a game with a seed', () => {
    expect(faultIn(`${SEEDED} [Bonus "Gallia cloth"]`)).toMatchObject({
      reason: 'otherMarkerNoted',
      province: 'Gallia',
    });
    expect(parseLog(`${SEEDED} [Bonus "Gallia tool"]`).actions).toEqual([]);
  });
});

describe('cards on display', () => {
  const noted = DISPLAY.replace('Colonist I', '?').replace('Diplomat I', '?');

  test('that nobody noted', () => {
    const text = table(CITIES, 'Livia: Senator; Architect I').replace(DISPLAY, noted);
    const { deck = [] } = parseLog(text).options.setup ?? {};
    const [first, , ...others] = deck;
    const seen = ['architect-i', 'smith-i', 'farmer-i', 'prefect-i', 'mason-i'];
    expect([first, ...others.slice(0, 4)]).toEqual(seen);
    // In their places are cards that nobody has seen: each card is there once.
    expect(new Set(deck).size).toBe(deck.length);
  });

  test('cannot be bought', () => {
    const text = table(CITIES, 'Livia: Senator; Colonist I for food food');
    expect(faultIn(text.replace(DISPLAY, noted))).toMatchObject({
      reason: 'cardNotSeen',
      card: 'Colonist I',
    });
  });

  test.each([
    ['a card twice', 'Smith I, ?, Smith I'],
    ['a card of the second deck before all of the first', 'Smith I, Consul II, ?'],
    ['more of them than cards', Array(1000).fill('?').join()],
  ])('%s', (_, display) => {
    const fault = faultIn(table(CITIES).replace(DISPLAY, display));
    expect(fault).toMatchObject({ code: 'INVALID_OPTIONS', line: 2 });
  });
});

/** The first turns of a game by mail, as far as its players wrote them down. */
test('a game of which only prices and gains were written', () => {
  const text = [
    '[Map "Imperium"] [Players "Bill, Dave, Kevin"] [Cities "?"]',
    '[Display "Architect I, Mercator I, ?, ?, ?, ?, ?"]',
    'Bill: Architect; land Roma > Aquileia-Roma; sea Roma > Carthago-Roma; build Aquileia for 1 food and 1 sestertius',
    'Dave: Diplomat; copy Bill; land Roma > Aquileia-Sirmium; build Aquileia for 1 food and 2 sestertii; build Sirmium for 1 brick 1 tool and 3 sestertii',
    'Kevin: Diplomat; copy Bill; land Roma > Novaria-Roma; sea Roma > Massilia-Roma; build Novaria for 1 brick 1 tool and 3 sestertii',
    'Bill: Senator; Architect I for tool; Mercator I for wine brick',
    'Dave: Prefect; produce Italia; (Dave receives 1 brick and 1 cloth); (Kevin receives 1 tool); (Bill receives 1 brick)',
    'Kevin: Architect; land Novaria-Roma > Colonia Agrippina-Novaria; sea Massilia-Roma > Carthago-Massilia; build Carthago for 1 food and 1 sestertius',
    'Bill: Architect; land Aquileia-Roma > Massilia-Novaria; build Massilia for 1 brick 1 food and 2 sestertii',
  ].join('\n');
  expect(goodsIn(text)).toMatchObject({
    aquileia: 'brick',
    sirmium: 'tool',
    novaria: 'tool',
    carthago: 'brick',
    massilia: 'food',
    // The marker of Italia shows cloth, and the others have brick and tools.
    syracusae: 'cloth',
  });
  expect(markerIn(text, 'italia')).toBe('cloth');
});

describe('bad input', () => {
  test.each([
    ['Novaria ??', 'unknownName'],
    ['Aleria ?', 'unknownName'],
    ['Novaria wine, Aquileia wine', 'tooFewTokens'],
    ['Roma ?, Novaria gold', 'unknownName'],
  ])('[Cities "%s"]', (cities, reason) => {
    expect(faultIn(table(cities))).toMatchObject({ reason, line: 3 });
  });

  test.each(['Italia gold', 'Italia salt', 'Gallien wine', '? wine'])('[Bonus "%s"]', (bonus) => {
    expect(faultIn(table('', '', bonus))).toMatchObject({ reason: 'unknownName', line: 3 });
  });

  test('a seed deals all tokens or none', () => {
    expect(faultIn(`${SEEDED} [Cities "Novaria wine"]`)).toMatchObject({
      reason: 'cityWithoutGood',
    });
    expect(faultIn(`${SEEDED} [Cities "Novaria ?"]`)).toMatchObject({ reason: 'cityWithoutGood' });
  });

  test('without a seed, somebody has to say that nothing was noted', () => {
    expect(faultIn('[Map "Imperium"] [Players "2"]')).toMatchObject({ reason: 'seedOrDraws' });
  });

  test('unknown words come first, as the lines with them might say it', () => {
    const fault = faultIn(table('', `${TO_NOVARIA}\nGaius: Tribun; xyzzy`));
    expect(fault).toMatchObject({ reason: 'noSuchWord' });
  });

  test('a hundred thousand lines', () => {
    const turns = `${TO_NOVARIA}\n${'Gaius: coins\n'.repeat(100_000)}`;
    expect(faultIn(table('', turns))).toMatchObject({ reason: 'notPossible', line: 5 });
  });

  test('two thousand asides', () => {
    const turns = `${TO_NOVARIA}; ${'(Livia builds in Novaria); '.repeat(2_000)}`;
    expect(faultIn(table('', turns))).toMatchObject({ reason: 'tokenNotKnown' });
  });

  test('forty thousand markers', () => {
    const fault = faultIn(table('', '', 'Italia wine, Italia cloth, '.repeat(20_000)));
    expect(fault).toMatchObject({ reason: 'otherMarkerNoted' });
  });

  test('more that may be than is followed', () => {
    const cities = ['Novaria', 'Aquileia', 'Massilia', 'Carthago'];
    const players = 'Livia, Gaius, Flavia, Marcus, Julia';
    const turns = [
      'Livia: Architect; land Roma > Novaria-Roma; build Novaria',
      'Gaius: Architect; sea Roma > Carthago-Roma; build Carthago',
      'Flavia: Architect; sea Roma > Massilia-Roma; build Massilia',
      'Marcus: Architect; land Roma > Aquileia-Roma; build Aquileia',
      'Julia: Architect; land Roma > Roma-Syracusae; build Syracusae',
      'Livia: Tribune',
    ].join('\n');
    const text = table(cities.map((city) => `${city} ?`).join(), turns);
    const fault = faultIn(text.replace('Livia, Gaius', players));
    expect(fault).toMatchObject({ reason: 'tokenNotKnown', line: 4, city: 'Novaria' });
  });
});

/** Besides `FUZZ`, two games are enough: the others have the same to find, and more of it. */
const WHOLE = ['imperium-2', 'italia-3', 'gallia-3', 'ionium-teams-4'].slice(
  0,
  process.env.FUZZ === undefined ? 2 : 4,
);

/** Whole games, with every price and what every province brought: the tokens are those of the seed. */
describe.each(WHOLE)('%s', (name) => {
  const seeded = parseLog(readFileSync(`${ROOT}docs/examples/${name}.concordia`, 'utf8'));
  const { cityGoods, display, deck, prices, gains, built } = played(seeded);
  const text = formatLog(seeded);
  const cut = text.indexOf('\n\n');
  const tags = `${text.slice(0, cut).replace(/\[Seed .*\]\n/, '')}\n[Display "${[...display, ...deck].join()}"]`;
  const priced = suffixed(text.slice(cut), /build [^;\n]+/g, prices);

  test('every token that matters is found', () => {
    const log = parseLog(`${tags}\n[Cities ""]${suffixed(priced, /produce [^;\n]+/g, gains)}`);
    expect(log.actions).toEqual(seeded.actions);
    expect(validateLog(log).ok).toBe(true);
    const found = Object.entries(log.options.setup?.cityGoods ?? {});
    const paid = found.filter(([city]) => built.has(city));
    expect(Object.fromEntries(paid)).toEqual(
      Object.fromEntries(paid.map(([city]) => [city, cityGoods[city]])),
    );
    expect(paid).toHaveLength(built.size);
  });

  test('a third of the tokens, and no prices', () => {
    const noted = Object.entries(cityGoods).filter((_, index) => index % 3 > 0);
    const cities = noted.map(([city, good]) => `${city} ${good}`).join();
    const log = parseLog(`${tags}\n[Cities "${cities}"]${text.slice(cut)}`);
    expect(log.actions).toEqual(seeded.actions);
    expect(log.options.setup?.cityGoods).toMatchObject(Object.fromEntries(noted));
  });
});

/** Each match with the next of these behind it. */
function suffixed(text: string, pattern: RegExp, suffixes: readonly string[]): string {
  let index = 0;
  return text.replace(pattern, (found) => {
    index += 1;
    return found + suffixes[index - 1];
  });
}

/** What a table saw: prices of houses, and what arrived when a province produced. */
function played({ options, actions }: ReturnType<typeof parseLog>) {
  let state = createGame(options);
  const { display, deck, board } = state;
  const prices: string[] = [];
  const gains: string[] = [];
  const built = new Set<string>();
  for (const action of actions) {
    const result = tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    const told: string[] = [];
    for (const event of result.events) {
      if (event.type === 'houseBuilt') {
        const goods = Object.entries(event.paid).map(([good, count]) => `${count} ${good}`);
        prices.push(` for ${goods.join(' ')} and ${event.money} sestertii`);
        built.add(event.city);
      }
      if (event.type === 'goodsReceived') {
        told.push(`; (${sentenceOf(state, event)})`);
      }
    }
    if (action.type === 'produceProvince') gains.push(told.join(''));
    state = result.state;
  }
  return { cityGoods: board.cityGoods, display, deck, prices, gains, built };
}
