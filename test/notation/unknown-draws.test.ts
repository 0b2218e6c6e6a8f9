/** Tiles and castles that nobody noted, found from what a text names and from what was gained. */
// answers for src/modules/forum/part.ts src/maps/sicilia/part.ts src/maps/germania/part.ts
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ConcordiaError,
  createGame,
  formatLog,
  type NotationFault,
  parseLog,
  tryApplyAction,
  validateLog,
} from '../../src/index';
import { ROOT } from '../readme/markdown';
import { CITIES, DISPLAY } from './table';

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

/** The draws of a part in the log of a text; the log is an ordinary one. */
function drawsIn(text: string, part: string): unknown {
  const log = parseLog(text);
  expect(validateLog(log).ok).toBe(true);
  expect(parseLog(formatLog(log))).toEqual(log);
  return log.options.setup?.parts?.[part];
}

function table(map: string, players: string, tags: string, turns: readonly string[]): string {
  const named = `[Map "${map}"] [Players "${players}"] [Display "${DISPLAY}"]`;
  return [named, tags, ...turns].join('\n');
}

describe('castles of Germania (R-10.4)', () => {
  /** Livia's colonist goes next to Castle Gallia. */
  const MOVED = ['Livia: Architect; land Basilia > Castle Gallia-Condate', 'Gaius: Tribune'];

  function castles(noted: string, ...turns: readonly string[]): string {
    const tags = `[Cities "?"] [germania "${noted}"]`;
    return table('Germania', 'Livia, Gaius', tags, [...MOVED, ...turns]);
  }

  test('that nobody uses have some marker', () => {
    const draws = drawsIn(castles('?'), 'germania') as Record<string, string>;
    expect(Object.keys(draws)).toHaveLength(10);
  });

  test.each(['?', 'castle-gallia ?', 'castle-alpes food, castle-ubii ?'])('%s', (noted) => {
    const text = castles(noted, 'Livia: Tribune; take Castle Gallia; gains 1 wine');
    expect(drawsIn(text, 'germania')).toMatchObject({
      'castle-gallia': 'wine',
      ...(noted.includes('food') ? { 'castle-alpes': 'food' } : {}),
    });
  });

  test('the gain before the castle', () => {
    const text = castles('?', 'Livia: Tribune; gains 1 food; take Castle Gallia');
    expect(drawsIn(text, 'germania')).toMatchObject({ 'castle-gallia': 'food' });
  });

  test('the good is spent later', () => {
    // Livia has one tool at first (R-2.4).
    const turns = ['Livia: Tribune; take Castle Gallia', 'Gaius: Architect'];
    const text = castles('?', ...turns, 'Livia: Mercator; sell 2 tool');
    expect(drawsIn(text, 'germania')).toMatchObject({ 'castle-gallia': 'tool' });
  });

  test('no line says what it was', () => {
    expect(faultIn(castles('?', 'Livia: Tribune; take Castle Gallia'))).toMatchObject({
      reason: 'drawNotKnown',
      line: 5,
      text: 'take Castle Gallia',
      tag: 'germania',
      place: 'Castle Gallia',
    });
  });

  test('another gain than was noted', () => {
    const text = castles(
      'castle-gallia wine, ?',
      'Livia: Tribune; take Castle Gallia; gains 1 tool',
    );
    expect(faultIn(text)).toMatchObject({ reason: 'otherwiseDone', line: 5 });
  });

  test.each([
    ['castle-gallia gold, ?', 'goodsOfCastles'],
    ['castle-galia wine, ?', 'unknownName'],
    ['castle-galia ?', 'unknownName'],
    // There are fewer than ten markers of any good (R-2.2).
    [
      `${['alpes', 'helvetia', 'agri-decumates', 'alamannia', 'gallia', 'belgica', 'ubii', 'nemetes'].map((name) => `castle-${name} cloth`).join()}, ?`,
      'tooManyMarkers',
    ],
  ])('%s', (noted, reason) => {
    expect(faultIn(castles(noted))).toMatchObject({ reason, line: 2 });
  });

  test('not with a seed', () => {
    const text = castles('?').replace('[Cities "?"]', '[Seed "x"]');
    expect(faultIn(text)).toMatchObject({ reason: 'drawsInFull', line: 2, tag: 'germania' });
  });

  test('without any tag, somebody has to say that nothing was noted', () => {
    const text = castles('?').replace('[germania "?"]', '');
    expect(faultIn(text)).toMatchObject({ reason: 'seedOrDraws' });
  });
});

describe('tiles of the forum (R-12.1)', () => {
  /** Four cards of each player are taken back by the Tribune that follows: one place of the row. */
  const PLAYED = [
    'Livia: choose Claudius Pompeius',
    'Gaius: choose Cornelius Scipio',
    ...['Architect', 'Mercator', 'Prefect; coins'].flatMap((card) => [
      `Livia: ${card}`,
      `Gaius: ${card}`,
    ]),
  ];

  function forum(tags: string, ...turns: readonly string[]): string {
    const all = `[Modules "forum"] [Cities "${CITIES}"] ${tags}`;
    return table('Imperium', 'Livia, Gaius', all, turns);
  }

  function stackIn(tags: string, ...turns: readonly string[]): readonly string[] {
    const text = forum(tags, ...PLAYED, ...turns);
    return (drawsIn(text, 'forum') as { readonly stack: readonly string[] }).stack;
  }

  test('that are kept were dealt', () => {
    const { dealt } = drawsIn(forum('[forum "?"]', ...PLAYED), 'forum') as {
      readonly dealt: readonly (readonly string[])[];
    };
    expect(dealt.map(([first, second]) => [first, second].length)).toEqual([2, 2]);
    expect(dealt[0]).toContain('claudius-pompeius');
    expect(dealt[1]).toContain('cornelius-scipio');
  });

  test('that are taken were in the row', () => {
    const [first, second] = stackIn(
      '[forum "?"]',
      'Livia: Tribune; take marcus',
      'Gaius: Tribune; take augustus',
    );
    expect([first, second]).toEqual(['marcus', 'augustus']);
  });

  test('some were noted', () => {
    const tags = '[forum.dealt "? / ?"] [forum.stack "?, marcus, ?, julius"]';
    const stack = stackIn(
      tags,
      'Livia: Tribune; take Aulus Arcadius',
      'Gaius: Tribune; take marcus',
    );
    expect([stack[0], stack[1], stack[3]]).toEqual(['aulus-arcadius', 'marcus', 'julius']);
    // Nobody keeps what lies before others: it would move them.
    expect(stack.indexOf('claudius-pompeius')).toBeGreaterThan(3);
    expect(new Set(stack).size).toBe(24);
  });

  test('from the second place', () => {
    // With six cards a Tribune may choose from two places, with five only from the first.
    const stack = stackIn(
      '[forum.dealt "?"] [forum.stack "augustus, marcus, ?"]',
      'Livia: Senator',
      'Gaius: Senator',
      'Livia: Diplomat; copy Gaius',
      'Gaius: Tribune; take augustus',
      'Livia: Tribune; take julius',
    );
    expect(stack.slice(0, 3)).toEqual(['augustus', 'marcus', 'julius']);
  });

  test('a dealt tile that was not kept is taken', () => {
    const tags = '[forum.dealt "claudius-pompeius, titus-valerius / ?"] [forum.stack "?"]';
    expect(stackIn(tags, 'Livia: Tribune; take Titus Valerius')[0]).toBe('titus-valerius');
  });

  test.each([
    ['Livia: choose Titus', 'titus-valerius'],
    ['Livia: choose donatus', 'donatus-pompeius'],
  ])('in short: %s', (line, tile) => {
    const { dealt } = drawsIn(forum('[forum "?"]', line), 'forum') as {
      readonly dealt: readonly (readonly string[])[];
    };
    expect(dealt[0]).toContain(tile);
  });

  test('a short name of several tiles', () => {
    expect(faultIn(forum('[forum "?"]', 'Livia: choose Arcadius'))).toMatchObject({
      reason: 'ambiguous',
      line: 3,
      expected: ['choose Annaeus Arcadius', 'choose Appius Arcadius', 'choose Aulus Arcadius'],
    });
  });

  test.each([
    [
      'the row has others',
      '[forum.dealt "?"] [forum.stack "julius, marcus, ?"]',
      'take augustus',
      'tileNotOpen',
    ],
    ['a tile that somebody keeps', '[forum "?"]', 'take Cornelius Scipio', 'tileNotOpen'],
  ])('%s', (_, tags, line, reason) => {
    const text = forum(tags, ...PLAYED, `Livia: Tribune; ${line}`);
    expect(faultIn(text)).toMatchObject({ reason, line: 11 });
  });

  test('a green tile is never dealt', () => {
    const fault = faultIn(forum('[forum "?"]', 'Livia: choose marcus'));
    expect(fault).toMatchObject({ reason: 'tileNotDealt', line: 3 });
  });

  test.each([
    ['[forum.dealt "marcus, ? / ?"]', 'tileNotBlue'],
    ['[forum.stack "marcus, marcus, ?"]', 'tileThereTwice'],
    ['[forum.stack "marcvs, ?"]', 'wrongValue'],
    ['[forum.stakc "?"]', 'unknownName'],
  ])('%s', (tags, reason) => {
    expect(faultIn(forum(`[forum "?"] ${tags}`))).toMatchObject({ reason, line: 2 });
  });
});

describe('tiles of Sicilia (R-10.1)', () => {
  const FIVE = 'Livia, Gaius, Flavia, Marcus, Julia';
  const THREE = 'Livia, Gaius, Flavia';
  const TWO = 'Livia, Gaius';

  interface Tiles {
    readonly drawn: readonly string[];
    readonly stack: readonly string[];
    readonly later: readonly (readonly string[])[];
  }

  function sicilia(players: string, tags: string, ...turns: readonly string[]): string {
    return table('Sicilia', players, `[Cities "?"] ${tags}`, turns);
  }

  function tilesIn(players: string, tags: string, ...turns: readonly string[]): Tiles {
    return drawsIn(sicilia(players, tags, ...turns), 'sicilia') as Tiles;
  }

  test('that nobody draws', () => {
    const { stack } = tilesIn(FIVE, '[sicilia "?"]', 'Livia: Architect');
    expect(stack).toHaveLength(21);
  });

  // What the neutral tiles bring is printed on them.
  test.each([
    ['gains 1 brick', 'brick'],
    ['gains 1 sestertius', 'coin'],
    ['(draws the volcano tile of Orange, which lies in row 1)', 'orange'],
  ])('%s', (said, tile) => {
    expect(tilesIn(FIVE, '[sicilia "?"]', `Livia: Tribune; ${said}`).stack[0]).toBe(tile);
  });

  test('nothing says what was drawn', () => {
    expect(faultIn(sicilia(FIVE, '[sicilia "?"]', 'Livia: Tribune'))).toMatchObject({
      reason: 'drawNotKnown',
      line: 3,
      tag: 'sicilia.stack',
      place: 1,
      pieces: ['grey', 'yellow', 'orange', 'coin', 'brick'],
    });
  });

  test('the last tile that is left', () => {
    // Four players use six neutral tiles; of the twelve others, one was drawn before.
    const all = ['grey', 'yellow', 'orange'].flatMap((tile) => [tile, tile, tile, tile]);
    const noted = [...all.slice(1), 'coin', 'coin', 'coin', 'coin', 'coin', 'brick'];
    const stack = ['?', ...noted.filter((_, index) => index !== 6)];
    const tags = `[sicilia.drawn "grey"] [sicilia.stack "${stack.join()}"]`;
    const tiles = tilesIn(
      'Livia, Gaius, Flavia, Marcus',
      tags,
      'Livia: Tribune; (draws the volcano tile of Yellow)',
    );
    expect(tiles.stack[0]).toBe('yellow');
  });

  test('the row tells what was drawn before', () => {
    const line = 'Livia: Tribune; (draws the volcano tile of Grey, which lies in row 2)';
    const { drawn, stack } = tilesIn(THREE, '[sicilia "?"]', line);
    // One of the two drawn before; the other one has not mattered.
    expect(drawn.filter((tile) => tile === 'grey')).toHaveLength(1);
    expect(stack[0]).toBe('grey');
  });

  test('a third tile of a province goes back', () => {
    const line = 'Livia: Tribune; (draws the volcano tile of Grey, which lies in row 3)';
    const { drawn } = tilesIn(TWO, '[sicilia.drawn "grey, ?"] [sicilia.stack "?"]', line);
    expect(drawn.filter((tile) => tile === 'grey')).toHaveLength(2);
  });

  test('a later stack', () => {
    const tags = '[sicilia.drawn "grey, yellow, orange"] [sicilia.stack "?"]';
    const names = ['Grey', 'Yellow', 'Orange'];
    const turns = Array.from({ length: 12 }, (_, turn) => {
      const player = turn % 2 === 0 ? 'Livia' : 'Gaius';
      const said =
        turn < 9 ? `(draws the volcano tile of ${names[turn % 3]})` : 'gains 1 sestertius';
      return `${player}: Tribune; ${said}`;
    });
    const { stack, later } = tilesIn(TWO, tags, ...turns);
    const round = ['grey', 'yellow', 'orange'];
    expect(stack).toEqual([...round, ...round, ...round]);
    expect(later[0]?.slice(0, 3)).toEqual(['coin', 'coin', 'coin']);
  });

  test('more of a tile than there are', () => {
    const line = 'Tribune; (draws the volcano tile of Grey)';
    const tags = '[sicilia.drawn "grey, grey"] [sicilia.stack "?"]';
    const turns = ['Livia', 'Gaius', 'Flavia'].map((name) => `${name}: ${line}`);
    expect(faultIn(sicilia(THREE, tags, ...turns))).toMatchObject({
      reason: 'otherwiseDone',
      line: 5,
    });
  });

  test.each([
    ['[sicilia.drawn "grey, grey, grey"] [sicilia.stack "?"]', 'thirdGoesBack'],
    ['[sicilia.stack "grey, grey, grey, grey, grey, ?"]', 'wrongTileCount'],
    ['[sicilia.stack "red, ?"]', 'wrongValue'],
  ])('%s', (tags, reason) => {
    expect(faultIn(sicilia(TWO, tags))).toMatchObject({ reason, line: 2 });
  });
});

describe('draws of another shape', () => {
  test.each([
    ['deep lists', 'stack', `${'['.repeat(20_000)}"?"${']'.repeat(20_000)}`],
    ['a place far away', 'stack', '{"4000000000":"grey","0":"?"}'],
    ['places that are no numbers', 'stack', '["?",{"__proto__":"grey","x":"coin"}]'],
    ['a number', 'drawn', '["?",7]'],
    ['a list of its own', 'hidden', '["?"]'],
    ['too many later stacks', 'later', `[["?"],${Array(200).fill('["coin"]').join()}]`],
  ])('%s', (_, list, draws) => {
    const json = `{"stack":["?"],"${list}":${draws}}`.replaceAll('"', '\\"');
    const tags = `[Cities "?"] [sicilia.json "${json}"]`;
    expect(() => parseLog(table('Sicilia', 'Livia, Gaius', tags, []))).toThrow(ConcordiaError);
  });
});

/** What is said of the tile of each Tribune. */
function tilesDrawn({ options, actions }: ReturnType<typeof parseLog>): readonly string[] {
  let state = createGame(options);
  return actions.flatMap((action) => {
    const result = tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    ({ state } = result);
    return result.events.flatMap((event) => {
      if (event.type !== 'tileDrawn') return [];
      const { tile, province } = event;
      // The storehouse may have no room for a brick.
      return province === undefined
        ? `(draws a neutral volcano tile ${tile})`
        : `(draws the volcano tile of ${province})`;
    });
  });
}

/** Whole games: what was used is what the seed had drawn. */
describe('whole games', () => {
  function untold(name: string, tags: string) {
    const seeded = parseLog(readFileSync(`${ROOT}docs/examples/${name}.concordia`, 'utf8'));
    const { board, display, deck, parts } = createGame(seeded.options);
    const letters = Object.entries(board.cityGoods).map(([city, good]) => `${city} ${good}`);
    const noted = `[Cities "${letters.join()}"] [Display "${[...display, ...deck].join()}"] ${tags}`;
    const text = formatLog(seeded, { narrate: true }).replace(/\[Seed .*\]/, noted);
    return { seeded, text, parts };
  }

  test('a forum', () => {
    const { seeded, text } = untold('hellas-forum-3', '[forum "?"]');
    const log = parseLog(text);
    expect(log.actions).toEqual(seeded.actions);
    expect(validateLog(log).ok).toBe(true);
  });

  test('Etna', () => {
    const { seeded, text } = untold('sicilia-3', '[sicilia "?"]');
    const said = tilesDrawn(seeded).values();
    const log = parseLog(text.replace(/: Tribune/g, (card) => `${card}; ${said.next().value}`));
    expect(log.actions).toEqual(seeded.actions);
    expect(tilesDrawn(log)).toEqual(tilesDrawn(seeded));
    expect(validateLog(log).ok).toBe(true);
  });

  test('castles', () => {
    const { seeded, text, parts } = untold('germania-4', '[germania "?"]');
    const { castles } = parts.germania as { readonly castles: Readonly<Record<string, string>> };
    const told = text.replace(/take (Castle [A-Z][\w ]*)/g, (taken, name: string) => {
      const good = castles[name.toLowerCase().replaceAll(' ', '-')];
      return `${taken}; gains 1 ${good}`;
    });
    const log = parseLog(told);
    expect(log.actions).toEqual(seeded.actions);
    const taken = seeded.actions.flatMap((action) =>
      action.type === 'takeCastle' ? action.castle : [],
    );
    expect(taken.length).toBeGreaterThan(1);
    const found = log.options.setup?.parts?.germania;
    expect(found).toMatchObject(Object.fromEntries(taken.map((id) => [id, castles[id]])));
  });
});
