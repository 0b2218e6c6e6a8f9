// answers for src/engine
import { describe, expect, test } from 'vitest';
import {
  type Action,
  applyAction,
  type ErrorCode,
  type GameState,
  tryApplyAction,
} from '../../src/index';
import {
  build,
  discard,
  give,
  goods,
  place,
  play,
  playerOf,
  type StateDraft,
  scenario,
  shift,
  thrownBy,
} from '../support/scenario';

/** A card of the starting hand of the first player is played. */
const played = (card: string, edit: (draft: StateDraft) => void = () => {}): GameState =>
  play(scenario(edit, { deck: DISPLAY }), playing(card));
const playing = (card: string) => ({ type: 'playCard', seat: 0, card }) as Action;

/** A Mercator for 1 wine, a Prefect for 1 wine and a good of choice, a Farmer in the fourth place. */
const DISPLAY = ['mercator-i', 'prefect-i', 'architect-i', 'farmer-i'] as const;

const house = (city: string) => ({ type: 'buildHouse', seat: 0, city }) as const;
const move = (kind: 'land' | 'sea', from: string, to: string) =>
  ({ type: 'moveColonist', seat: 0, kind, from, to }) as const;
const colonist = (kind: 'land' | 'sea', city: string) =>
  ({ type: 'placeColonist', seat: 0, kind, city }) as const;
const buyCard = (card: Extract<Action, { type: 'buyCard' }>['card'], pay?: object) =>
  ({ type: 'buyCard', seat: 0, card, ...(pay === undefined ? {} : { pay }) }) as const;
const trade = (deal: 'buy' | 'sell', good: 'brick' | 'wine' | 'food', count: number) =>
  ({ type: 'trade', seat: 0, deal, good, count }) as const;
const keep = (kept: object) => ({ type: 'keepGoods', seat: 0, goods: kept }) as const;

/** A land colonist between Novaria, a wine city, and Roma. */
function byNovaria(draft: StateDraft): void {
  shift(draft, 0, 'land', 'roma', 'land:novaria~roma');
}

const withGoods = (counts: Parameters<typeof goods>[0]) => (draft: StateDraft) => {
  playerOf(draft, 0).goods = goods(counts);
};

/** The example of: 3 wine, and room for 5 bricks once they are sold. */
function wineSeller(draft: StateDraft): void {
  withGoods({ food: 1, tool: 2, wine: 3 })(draft);
  playerOf(draft, 0).money = 2;
}

/** Syria brings its cloth, a food and a cloth; two spaces are free beside four colonists and six bricks. */
const TWO_OF_THREE = play(
  played('prefect', (draft) => {
    build(draft, 0, 'antiochia', 'tyros');
    withGoods({ brick: 6 })(draft);
  }),
  { type: 'produceProvince', seat: 0, province: 'syria' },
);

interface Refused {
  readonly what: string;
  readonly state: GameState;
  readonly action: Action;
  readonly code: ErrorCode;
  readonly reason: string;
  readonly rule?: string;
  readonly details: object;
}

const REFUSED: readonly Refused[] = [
  {
    what: 'R-3.1: a card of another hand',
    state: scenario(),
    action: playing('consul-ii'),
    code: 'CARD_NOT_IN_HAND',
    reason: 'notInHand',
    rule: 'R-3.1',
    details: { card: 'consul-ii' },
  },
  {
    what: 'R-3.3: out of turn',
    state: scenario(),
    action: { type: 'playCard', seat: 1, card: 'prefect' },
    code: 'NOT_YOUR_TURN',
    reason: 'notYourTurn',
    rule: 'R-3.3',
    details: { seat: 1, expected: 0, decision: 'playCard', end: 'card' },
  },
  {
    what: 'R-3.2: passing with a Prefect',
    state: played('prefect'),
    action: { type: 'pass', seat: 0 },
    code: 'WRONG_DECISION',
    reason: 'otherDecision',
    details: { decision: 'prefect', action: 'pass', seat: 0, end: 'make' },
  },
  {
    what: 'R-4.1: a ship where all three are on the board',
    state: played('tribune', (draft) => place(draft, 0, 'sea', 'roma', 'roma')),
    action: colonist('sea', 'roma'),
    code: 'NO_COLONIST',
    reason: 'nobodyLeft',
    rule: 'R-4.1',
    details: { kind: 'sea' },
  },
  {
    what: 'R-4.1: a colonist outside the capital',
    state: played('tribune'),
    action: colonist('land', 'novaria'),
    code: 'UNREACHABLE',
    reason: 'noPlaceForColonist',
    rule: 'R-4.1',
    details: { kind: 'land', city: 'novaria' },
  },
  {
    what: 'R-4.5: a colonist without a tool',
    state: played('colonist-i', (draft) => {
      give(draft, 0, 'colonist-i');
      withGoods({ food: 1 })(draft);
    }),
    action: colonist('land', 'roma'),
    code: 'NOT_ENOUGH_GOODS',
    reason: 'tooFewGoods',
    rule: 'R-4.5',
    details: { cost: { food: 1, tool: 1 } },
  },
  {
    what: 'R-4.2: a colonist that is not there',
    state: played('architect'),
    action: move('land', 'novaria', 'land:novaria~roma'),
    code: 'NO_COLONIST',
    reason: 'nobodyThere',
    rule: 'R-4.2',
    details: { kind: 'land', from: 'novaria' },
  },
  {
    what: 'R-4.2: by land across the sea',
    state: played('architect'),
    action: move('land', 'roma', 'sea:massilia~roma'),
    code: 'UNREACHABLE',
    reason: 'noWay',
    rule: 'R-4.2',
    details: { kind: 'land', from: 'roma', to: 'sea:massilia~roma', needed: null, steps: 2 },
  },
  {
    what: 'R-4.2: two steps where one is left',
    state: play(played('architect'), move('sea', 'roma', 'sea:massilia~roma')),
    action: move('land', 'roma', 'land:aquileia~vindobona'),
    code: 'UNREACHABLE',
    reason: 'tooFar',
    rule: 'R-4.2',
    details: { from: 'roma', to: 'land:aquileia~vindobona', needed: 2, steps: 1 },
  },
  {
    what: 'R-4.2: onto a route where somebody stands',
    state: played('architect', (draft) => place(draft, 1, 'land', 'land:novaria~roma')),
    action: move('land', 'roma', 'land:novaria~roma'),
    code: 'ROUTE_OCCUPIED',
    reason: 'routeOccupied',
    rule: 'R-4.2',
    details: { route: 'land:novaria~roma' },
  },
  {
    what: 'R-4.3: a house beside no colonist',
    state: played('architect'),
    action: house('novaria'),
    code: 'CITY_NOT_ADJACENT',
    reason: 'cityNotAdjacent',
    rule: 'R-4.3',
    details: { city: 'novaria' },
  },
  {
    what: "R-4.3: a house beside another player's colonist",
    state: played('architect', (draft) => shift(draft, 1, 'land', 'roma', 'land:novaria~roma')),
    action: house('novaria'),
    code: 'CITY_NOT_ADJACENT',
    reason: 'cityNotAdjacent',
    rule: 'R-4.3',
    details: { city: 'novaria' },
  },
  {
    what: 'R-4.3: a second house in a city',
    state: played('architect', (draft) => {
      byNovaria(draft);
      build(draft, 0, 'novaria');
    }),
    action: house('novaria'),
    code: 'ALREADY_BUILT',
    reason: 'alreadyBuilt',
    rule: 'R-4.3',
    details: { city: 'novaria' },
  },
  {
    what: 'R-4.3: 4 sestertii for a wine city, of 3',
    state: played('architect', (draft) => {
      byNovaria(draft);
      playerOf(draft, 0).money = 3;
    }),
    action: house('novaria'),
    code: 'NOT_ENOUGH_MONEY',
    reason: 'tooLittleMoney',
    rule: 'R-4.3',
    details: { needed: 4, money: 3 },
  },
  {
    what: 'R-4.3: a wine city without wine',
    state: played('architect', (draft) => {
      byNovaria(draft);
      withGoods({ brick: 1 })(draft);
    }),
    action: house('novaria'),
    code: 'NOT_ENOUGH_GOODS',
    reason: 'houseTooDear',
    rule: 'R-4.3',
    details: { city: 'novaria', cost: { brick: 1, wine: 1 } },
  },
  {
    what: 'R-4.4: a province that shows its coins',
    state: played('prefect', (draft) => {
      const { syria } = draft.board.markers;
      if (syria !== undefined) syria.side = 'coins';
    }),
    action: { type: 'produceProvince', seat: 0, province: 'syria' },
    code: 'PROVINCE_INACTIVE',
    reason: 'provinceInactive',
    rule: 'R-4.4',
    details: { province: 'syria', hasProduced: true },
  },
  {
    what: 'R-4.4: a bonus where none is to choose',
    state: played('prefect'),
    action: { type: 'produceProvince', seat: 0, province: 'syria', good: 'cloth' },
    code: 'INVALID_ACTION',
    reason: 'bonusIsPrinted',
    rule: 'R-4.4',
    details: { path: 'good' },
  },
  {
    what: 'R-5.2: keeping what has not arrived',
    state: TWO_OF_THREE,
    action: keep({ wine: 2 }),
    code: 'NOT_ENOUGH_GOODS',
    reason: 'notArrived',
    rule: 'R-5.2',
    details: { arriving: { food: 1, cloth: 2 } },
  },
  {
    what: 'R-5.2: keeping more than fits',
    state: TWO_OF_THREE,
    action: keep({ food: 1, cloth: 2 }),
    code: 'NO_ROOM',
    reason: 'keptTooMany',
    rule: 'R-5.2',
    details: { room: 2, kept: 3 },
  },
  {
    what: 'R-5.2: keeping less than fits',
    state: TWO_OF_THREE,
    action: keep({ food: 1 }),
    code: 'INVALID_ACTION',
    reason: 'keptTooFew',
    rule: 'R-5.2',
    details: { room: 2, kept: 1 },
  },
  {
    what: 'R-4.6: more bricks than there is money for',
    state: played('mercator', wineSeller),
    action: trade('buy', 'brick', 2),
    code: 'NOT_ENOUGH_MONEY',
    reason: 'tooLittleMoney',
    rule: 'R-4.6',
    details: { needed: 6, money: 5 },
  },
  {
    what: 'R-4.6: more wine than there is',
    state: played('mercator', wineSeller),
    action: trade('sell', 'wine', 4),
    code: 'NOT_ENOUGH_GOODS',
    reason: 'tooFewToSell',
    rule: 'R-4.6',
    details: { good: 'wine', count: 4, stored: 3 },
  },
  {
    what: 'R-5.2: more bricks than there is room for',
    state: play(played('mercator', wineSeller), trade('sell', 'wine', 3)),
    action: trade('buy', 'brick', 6),
    code: 'NO_ROOM',
    reason: 'storehouseFull',
    rule: 'R-5.2',
    details: { room: 5, count: 6 },
  },
  {
    what: 'R-4.6: a third kind of goods',
    state: play(played('mercator', wineSeller), trade('sell', 'wine', 3), trade('buy', 'brick', 4)),
    action: trade('buy', 'food', 1),
    code: 'CANNOT_TRADE',
    reason: 'tooManyKinds',
    rule: 'R-4.6',
    details: { kinds: 2, traded: { wine: 'sell', brick: 'buy' } },
  },
  {
    what: 'R-4.7: the own discard',
    state: played('diplomat', (draft) => {
      discard(draft, 1, 'prefect');
      discard(draft, 2, 'architect');
    }),
    action: { type: 'copyCard', seat: 0, from: 0 },
    code: 'CANNOT_COPY',
    reason: 'nothingToCopy',
    rule: 'R-4.7',
    details: { from: 0 },
  },
  {
    what: 'R-4.7: a half of a card that has none',
    state: played('diplomat', (draft) => {
      discard(draft, 1, 'prefect');
      discard(draft, 2, 'architect');
    }),
    action: { type: 'copyCard', seat: 0, from: 1, as: 'prefect' },
    code: 'INVALID_ACTION',
    reason: 'noHalves',
    rule: 'R-9.2',
    details: { path: 'as', card: 'prefect', roles: ['prefect'] },
  },
  {
    what: 'R-4.9: coins with a Consul',
    state: played('consul-ii', (draft) => {
      give(draft, 0, 'consul-ii');
      for (const card of ['mercator-i', 'prefect-i'] as const) give(draft, 1, card);
    }),
    action: { type: 'takeCoins', seat: 0 },
    code: 'WRONG_DECISION',
    reason: 'otherDecision',
    details: { decision: 'consul', action: 'takeCoins', seat: 0, end: 'pass' },
  },
  {
    what: 'R-4.8: a card that is not on display',
    state: played('senator'),
    action: buyCard('consul-ii'),
    code: 'CARD_NOT_FOR_SALE',
    reason: 'notOnDisplay',
    rule: 'R-4.8',
    details: { card: 'consul-ii' },
  },
  {
    what: 'R-4.8: wine and a good of choice, with nothing but the wine',
    state: played('senator', withGoods({ wine: 1 })),
    action: buyCard('prefect-i'),
    code: 'NOT_ENOUGH_GOODS',
    reason: 'tooFewGoods',
    rule: 'R-4.8',
    details: { cost: { wine: 1, any: 1 }, card: 'prefect-i' },
  },
  {
    what: 'R-4.8: brick, food and cloth in the fourth place, where any good will not do',
    state: played('senator', withGoods({ wine: 1 })),
    action: buyCard('farmer-i'),
    code: 'NOT_ENOUGH_GOODS',
    reason: 'tooFewGoods',
    rule: 'R-4.8',
    details: { cost: { brick: 1, food: 1, cloth: 1 }, card: 'farmer-i' },
  },
  {
    what: 'R-4.8: a choice of goods that is not made',
    state: played('senator'),
    action: buyCard('prefect-i'),
    code: 'INVALID_ACTION',
    reason: 'payNotNamed',
    rule: 'R-4.8',
    details: { path: 'pay' },
  },
  {
    what: 'R-4.8: goods that do not pay the cost',
    state: played('senator'),
    action: buyCard('prefect-i', { brick: 1, food: 1 }),
    code: 'INVALID_ACTION',
    reason: 'wrongPay',
    rule: 'R-4.8',
    details: { path: 'pay' },
  },
  {
    what: 'R-4.8: goods chosen where there is no choice',
    state: played('senator'),
    action: buyCard('mercator-i', { wine: 1 }),
    code: 'INVALID_ACTION',
    reason: 'nothingToChoose',
    rule: 'R-4.8',
    details: { path: 'pay' },
  },
];

describe('what a refusal tells', () => {
  test.each(REFUSED)('$what', ({ state, action, code, reason, rule, details }) => {
    const error = thrownBy(() => applyAction(state, action));
    expect([error.code, error.reason, error.rule]).toEqual([code, reason, rule]);
    expect(error.details).toEqual(details);
    // Its wording is free, but there is one.
    expect(error.message).toMatch(/\w/);
  });

  test('R-4.2: how far it is and how many steps are left, or that there is no way', () => {
    const begun = played('architect');
    const one = play(begun, move('sea', 'roma', 'sea:massilia~roma'));
    const far = thrownBy(() => applyAction(one, move('land', 'roma', 'land:aquileia~vindobona')));
    expect(far.message).toMatch(/\b2 .*\b1\b/);
    const none = thrownBy(() => applyAction(begun, move('land', 'roma', 'sea:massilia~roma')));
    expect(none.message).toContain('land colonist');
    expect(none.message).not.toMatch(/undefined|steps/);
  });

  test('which of several meanings of a code it is', () => {
    const reasonsOf = (code: ErrorCode) =>
      new Set(REFUSED.filter((row) => row.code === code).map(({ reason }) => reason));
    expect(reasonsOf('UNREACHABLE')).toEqual(new Set(['noPlaceForColonist', 'noWay', 'tooFar']));
    expect(reasonsOf('NO_COLONIST')).toEqual(new Set(['nobodyLeft', 'nobodyThere']));
    expect(reasonsOf('NO_ROOM')).toEqual(new Set(['keptTooMany', 'storehouseFull']));
  });

  test('an action of the wrong shape says what is wrong with it', () => {
    const result = tryApplyAction(scenario(), { type: 'playCard', seat: 0 });
    expect(!result.ok && [result.error.code, result.error.reason]).toEqual([
      'INVALID_ACTION',
      'wrongValue',
    ]);
  });

  test('a place that nobody knows has a reason of its own', () => {
    const error = thrownBy(() => applyAction(played('architect'), house('novarria')));
    expect([error.code, error.reason]).toEqual(['CITY_NOT_ADJACENT', 'unknownPlace']);
  });

  test('as JSON it has all that it tells', () => {
    const error = thrownBy(() => applyAction(scenario(), playing('consul-ii')));
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      code: 'CARD_NOT_IN_HAND',
      reason: 'notInHand',
      rule: 'R-3.1',
      message: 'Consul II is not in the hand.',
      details: { card: 'consul-ii' },
    });
  });
});

describe('a message names things as people do', () => {
  const named = (edit: (draft: StateDraft) => void = () => {}) =>
    scenario(
      (draft) => {
        for (const [seat, name] of ['Livia', 'Gaius', 'Flavia'].entries()) {
          playerOf(draft, seat).name = name;
        }
        edit(draft);
      },
      { deck: DISPLAY },
    );
  const messageOf = (state: GameState, action: Action): string =>
    thrownBy(() => applyAction(state, action)).message;

  test('R-3.3: those who play', () => {
    const action = { type: 'playCard', seat: 1, card: 'prefect' } as const;
    const { message, details } = thrownBy(() => applyAction(named(), action));
    expect(message).toBe("It is Livia's turn to decide (play a card), not Gaius's.");
    expect(details).toMatchObject({ seat: 1, expected: 0 });
    expect(messageOf(play(named(), playing('architect')), action)).toBe(
      "It is Livia's turn to decide (Architect), not Gaius's; finish it or pass.",
    );
    expect(messageOf(play(named(), playing('prefect')), { type: 'pass', seat: 0 })).toBe(
      'Livia cannot pass during this decision (Prefect); finish it first.',
    );
  });

  test('cities, and routes by their ends', () => {
    const architect = play(named(byNovaria), playing('architect'));
    expect(messageOf(architect, move('land', 'novaria', 'land:novaria~roma'))).toBe(
      'You have no land colonist at Novaria.',
    );
    expect(messageOf(architect, move('sea', 'roma', 'land:novaria~roma'))).toBe(
      'A sea colonist at Roma cannot reach Novaria–Roma.',
    );
    expect(messageOf(architect, house('syracusae'))).toBe(
      'None of your colonists is on a route to Syracusae.',
    );
  });

  test('provinces', () => {
    const prefect = play(
      named((draft) => build(draft, 0, 'antiochia')),
      playing('prefect'),
      { type: 'produceProvince', seat: 0, province: 'syria' },
      { type: 'playCard', seat: 1, card: 'prefect' },
    );
    expect(messageOf(prefect, { type: 'produceProvince', seat: 1, province: 'syria' })).toBe(
      'Syria has already produced: its marker shows the coins.',
    );
  });

  test('cards as they are printed', () => {
    expect(messageOf(named(), playing('consul-ii'))).toBe('Consul II is not in the hand.');
    expect(messageOf(play(named(), playing('senator')), buyCard('diplomat-iii'))).toBe(
      'Diplomat III is not on display.',
    );
  });

  test('money and goods', () => {
    const poor = named((draft) => {
      byNovaria(draft);
      withGoods({ brick: 1 })(draft);
    });
    expect(messageOf(play(poor, playing('architect')), house('novaria'))).toBe(
      'A house in Novaria costs 1 brick and 1 wine, more than the storehouse holds.',
    );
    expect(messageOf(play(named(wineSeller), playing('mercator')), trade('buy', 'brick', 2))).toBe(
      'This costs 6 sestertii, but you have only 5.',
    );
  });
});
