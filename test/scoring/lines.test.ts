// answers for src/kit
import { describe, expect, test } from 'vitest';
import {
  count,
  type Deck,
  defineModule,
  defineRules,
  type RuleModule,
  type ScoreType,
  type SheetRules,
} from '../../src/kit';
import { imperium } from '../../src/maps';
import { teams } from '../../src/modules';
import { createScorer } from '../../src/scoring';
import { thrownBy } from '../support/scenario';

const fortune: ScoreType = { id: 'fortune', words: () => 'Fortune', points: () => 0, most: 12 };
const luck: ScoreType = { id: 'luck', words: () => 'Luck', points: () => 0 };

/** Two points for each auction; luck is counted by hand. */
const SHEET: SheetRules = {
  lines: {
    auctions: count(0, 20, 'Auctions won.'),
    dice: count(0, 20, 'Dice left.'),
  },
  points: ({ auctions = 0 }) => ({ fortune: 2 * Number(auctions) }),
};

function scorerWith(sheet: Partial<SheetRules> = {}) {
  const rules = defineRules({ id: 'auction', scores: [fortune, luck] });
  const module = defineModule({ id: 'auction', rules, sheet: { ...SHEET, ...sheet } });
  return createScorer({ modules: [module] });
}

const LIVIA = { name: 'Livia', cards: {}, houses: [], colonists: 2, money: 0, goods: {} };
const GAIUS = { ...LIVIA, name: 'Gaius' };

const withLines = (player: typeof LIVIA, lines: object) => ({ ...player, ...lines });

/** The scores of players with these lines. */
function scored(...lines: readonly object[]) {
  const players = lines.map((own, seat) => withLines(seat === 0 ? LIVIA : GAIUS, own));
  return scorerWith().scoreGame({ players });
}

describe('lines that lead to points', () => {
  test('R-6.2: count under their name, beside what is counted by hand', () => {
    const { players, winners } = scored({ auctions: 3, scores: { luck: 1 }, bonus: 2 }, {});
    // Three auctions at two points each, one of luck, and two others.
    expect(players[0]).toMatchObject({ total: 9, bonus: 9, scores: { fortune: 6, luck: 1 } });
    // Gaius has won none.
    expect(players[1]).toMatchObject({ total: 0, scores: { fortune: 0 } });
    expect(winners).toEqual(['Livia']);
  });

  test('count nothing where nobody has such a line', () => {
    expect(scored({}, { scores: { luck: 2 } }).players.map(({ scores }) => scores)).toEqual([
      {},
      { luck: 2 },
    ]);
    expect(scored({ scores: { fortune: 4 } }).players[0]?.total).toBe(4);
  });

  test('may stand beside the same points', () => {
    expect(scored({ auctions: 2, scores: { fortune: 4 } }).players[0]?.total).toBe(4);
  });

  test.each([
    [{ auctions: 2, scores: { fortune: 6 } }, 'the lines of this player bring 4 points, not 6'],
    [{ dice: 1, scores: { fortune: 6 } }, 'the lines of this player bring 0 points, not 6'],
  ])('contradict others: %j', (lines, why) => {
    expect(thrownBy(() => scored({}, lines))).toMatchObject({
      code: 'INVALID_SHEET',
      reason: 'linesSayOtherwise',
      message: expect.stringContaining(why),
      details: { path: 'players[1].scores.fortune' },
    });
  });

  test('bring no more than a sheet may have', () => {
    // Fourteen points of twelve.
    expect(thrownBy(() => scored({ auctions: 7 }))).toMatchObject({
      code: 'INVALID_SHEET',
      details: { path: 'players[0].scores.fortune' },
    });
  });

  test('R-7.1: count nothing while the game goes on', () => {
    const { players } = scorerWith().scoreIntermediate({
      players: [withLines(LIVIA, { auctions: 3 }), GAIUS],
    });
    expect(players.map(({ total }) => total)).toEqual([0, 0]);
  });

  test.each([
    ['others', { misfortune: 2 }],
    ['fractions', { fortune: 0.5 }],
    ['no number', { fortune: '2' }],
    ['nothing', undefined],
  ])('are blamed on the module: %s', (_, points) => {
    const { scoreGame } = scorerWith({ points: () => points as Record<string, number> });
    const players = [withLines(LIVIA, { auctions: 1 })];
    expect(thrownBy(() => scoreGame({ players }))).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'auction', at: 'sheet.points', failure: 'noPoints' },
    });
  });
});

describe('a sheet that names its map', () => {
  const card = { id: 'herald', roles: ['mercator'], deck: 1, cost: {}, gods: ['mars'] } as const;
  const deck: Deck = { cards: [card], forSale: (cards) => [...cards, card.id] };
  const heralds = { ...imperium, id: 'heralds', rules: { deck } };
  const marsOn = (map: string) =>
    createScorer({ maps: [heralds, imperium] }).scoreGame({
      map,
      players: [{ ...LIVIA, cards: [card.id] }],
    }).players[0]?.gods.mars?.points;

  test('R-2.3: has the cards of its map', () => {
    // Two colonists.
    expect(marsOn('heralds')).toBe(4);
  });

  test('R-2.3: and of no other', () => {
    expect(thrownBy(() => marsOn('imperium'))).toMatchObject({
      code: 'INVALID_SHEET',
      details: { path: 'players[0].cards[0]' },
    });
  });
});

describe('a sheet of partners', () => {
  const alike = { roles: ['mercator'], cost: {}, gods: ['mercurius'] } as const;
  const CARDS = [
    { ...alike, id: 'herald', deck: 1 },
    { ...alike, id: 'envoy', deck: 0 },
    { ...alike, id: 'legate', deck: 0 },
  ] as const;
  const refused = (modules: readonly RuleModule[], mercators: number): unknown => {
    const cards = Array<string>(mercators).fill('mercator');
    const names = ['Gaius', 'Flavia', 'Marcus'];
    const others = names.map((name) => ({ ...LIVIA, name, cards: ['tribune'] }));
    try {
      createScorer({ modules }).scoreGame({
        mode: 'team',
        players: [{ ...LIVIA, cards }, ...others],
      });
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const FEWER = { code: 'INVALID_SHEET', reason: 'fewerCards' };

  test('R-2.3: has each card for sale once, whichever module brings it', () => {
    const deck: Deck = { cards: CARDS, forSale: (cards) => [...cards, 'herald'] };
    const heralds = defineModule({ id: 'heralds', rules: defineRules({ id: 'heralds', deck }) });
    // One in the hand, and for sale those of the decks II to V and the herald.
    expect(refused([teams, heralds], 6)).toBeUndefined();
    expect(refused([teams, heralds], 7)).toMatchObject(FEWER);
  });

  test('R-9.11: may have all cards of the larger of two hands', () => {
    const deck: Deck = {
      cards: CARDS,
      hand: (hand, seat, { players }) => (seat < players / 2 ? hand : [...hand, 'envoy', 'legate']),
    };
    const rules = defineRules({ id: 'pairs', deck, parties: (players) => players / 2 });
    const pairs = defineModule({ id: 'pairs', rules });
    // Three in the hand, and four for sale.
    expect(refused([pairs], 7)).toBeUndefined();
    expect(refused([pairs], 8)).toMatchObject(FEWER);
  });
});
