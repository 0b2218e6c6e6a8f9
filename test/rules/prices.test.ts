/** What `costOf` tells is what is paid and received, and events name the rule that brings it. */
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import * as concordia from '../../src/index';
import {
  type Action,
  applyTrusted,
  type Because,
  costOf,
  createGame,
  describeDecision,
  type GameState,
  tryApplyAction,
  viewFor,
} from '../../src/index';
import { COINS, laid } from '../maps/support';
import { discard, goods, place, play, scenario } from '../support/scenario';
import {
  AEGYPTUS,
  begun,
  beside,
  built,
  card,
  change,
  coinsUp,
  house,
  lying,
  moneyOf,
  own,
  produce,
  rival,
  SALT,
  stock,
  trade,
  use,
} from '../support/tiles';

const NOTHING = { goods: {}, money: 0 };

/** The causes of the events of a type that an action leads to. */
function causesOf(state: GameState, action: Action, type: string): readonly Because[] {
  const result = tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  return result.events.filter((event) => event.type === type).map(({ because }) => because);
}

describe('the price told is the price paid', () => {
  test('R-11.1: where salt is the only way to pay, it is in the price', () => {
    // A house in Vindobona: a brick, a tool and three sestertii; of tools there is none.
    const state = begun('architect', [], [beside(), stock({ brick: 1, salt: 1 })], SALT);
    expect(costOf(state, house('vindobona'))).toEqual({ goods: { brick: 1, salt: 1 }, money: 3 });
  });

  test('R-11.1: where there is a choice, it is the one that is named', () => {
    const state = begun('architect', [], [beside(), stock({ brick: 1, tool: 1, salt: 1 })], SALT);
    const pay = { brick: 1, salt: 1 };
    expect(costOf(state, house('vindobona', pay))).toEqual({ goods: pay, money: 3 });
    // As long as none is named, it is what the rules ask for.
    expect(costOf(state, house('vindobona')).goods).toEqual({ brick: 1, tool: 1 });
  });

  test('R-4.8: one good of choice is the one that is there', () => {
    // On the second place a Mason costs food, and a good of choice besides: of the others there is only cloth.
    const state = scenario(
      (draft) => {
        for (const player of draft.players) player.goods = goods({ food: 1, cloth: 1 });
      },
      { deck: ['farmer-i', 'mason-i'] },
    );
    const senator = play(state, card('senator'));
    const buy = { type: 'buyCard', seat: 0, card: 'mason-i' } as const;
    expect(costOf(senator, buy)).toEqual({ goods: { food: 1, cloth: 1 }, money: 0 });
  });

  test('R-4.6: a Mercator brings the sestertii on the card, whoever carries it out', () => {
    expect(costOf(own([]), card('mercator'))).toEqual({ ...NOTHING, gain: 3 });
    const copying = begun('diplomat', [], lying('mercator', 'senator'));
    expect(costOf(copying, { type: 'copyCard', seat: 0, from: 1 })).toEqual({
      ...NOTHING,
      gain: 3,
    });
  });

  test('R-4.1: a Tribune brings a sestertius for each card beyond the third, the Tribune among them', () => {
    const lies = (...cards: readonly string[]) =>
      scenario((draft) => {
        for (const id of cards) discard(draft, 0, id as 'prefect');
      });
    expect(costOf(lies('prefect', 'senator'), card('tribune'))).toEqual(NOTHING);
    const four = lies('prefect', 'senator', 'diplomat', 'mercator');
    expect(costOf(four, card('tribune'))).toEqual({ ...NOTHING, gain: 2 });
  });

  test('R-4.4: passing and producing take nothing', () => {
    const state = begun('prefect', []);
    expect(costOf(state, produce('syria'))).toEqual(NOTHING);
  });

  test('R-10.7: the two sestertii of Corsica are among what the coins bring', () => {
    const state = play(laid('corsica'), card('prefect'));
    expect(costOf(state, COINS)).toEqual({ ...NOTHING, gain: 2 });
  });

  test('R-10.8: so are those of the frankincense square', () => {
    const state = laid('aegyptus', (draft) => {
      place(draft, 0, 'sea', 'frankincense');
    });
    const prefect = play(state, card('prefect'));
    expect(costOf(prefect, produce('arabia')).gain).toBe(5);
    expect(costOf(prefect, produce('arcadia')).gain).toBeUndefined();
  });

  test('R-10.2: a field of Roma brings its sestertii', () => {
    const state = createGame({ map: 'roma', players: 2, seed: 'prices' });
    const architect = play(state, card('architect'));
    const sailed = play(architect, {
      type: 'moveShip',
      seat: 0,
      from: 'ostia',
      to: 'massilia',
    });
    const bonus = { type: 'takeBonus', seat: 0, place: 'massilia' } as const;
    const result = tryApplyAction(sailed, bonus);
    const received = result.ok ? result.events.find(({ type }) => type === 'moneyReceived') : null;
    expect(received).toMatchObject({ amount: costOf(sailed, bonus).gain });
  });
});

describe('R-12.3: tiles tell their prices', () => {
  test('Publius takes five sestertii', () => {
    const publius = use('publius', { kind: 'land', city: 'roma' });
    expect(costOf(own(['publius']), publius)).toEqual({ goods: {}, money: 5 });
  });

  test('Numerius brings two for each province with an own house', () => {
    const state = own(['numerius'], built('londinium', 'valentia'));
    expect(costOf(state, use('numerius'))).toEqual({ ...NOTHING, gain: 4 });
  });

  test('Claudius sells what arrives: cloth for seven', () => {
    const state = begun('prefect', ['claudius-pompeius'], stock({}));
    expect(costOf(state, use('claudius-pompeius', { province: 'syria', count: 1 }))).toEqual({
      goods: { cloth: 1 },
      money: 0,
      gain: 7,
    });
  });

  test('Donatus brings the coins of the marker: two of Hispania', () => {
    const state = begun('prefect', ['donatus-pompeius'], stock({}));
    expect(costOf(state, produce('hispania'))).toEqual({ ...NOTHING, gain: 2 });
  });

  test('R-10.9: Donatus brings the coins of the marker that is chosen for Gaudos: two of wine', () => {
    const state = begun('prefect', ['donatus-pompeius'], stock({}), { map: 'creta' });
    expect(costOf(state, produce('brown', 'wine'))).toEqual({ ...NOTHING, gain: 2 });
    expect(moneyOf(play(state, produce('brown', 'wine')))).toBe((moneyOf(state) ?? 0) + 2);
  });
});

describe('money, goods and houses are told under the rule that brings them', () => {
  test.each([
    ['corsica', 'R-10.7'],
    ['creta', 'R-10.9'],
  ])('the two sestertii of %s under %s, the coins under R-4.4', (map, rule) => {
    const state = laid(map, (draft) => {
      for (const marker of Object.values(draft.board.markers).slice(1)) marker.side = 'coins';
    });
    const causes = causesOf(play(state, card('prefect')), COINS, 'moneyReceived');
    expect(causes.map((because) => because.rule)).toEqual([rule, 'R-4.4']);
  });

  test('R-12.3: a changed good names its tile', () => {
    const because = { rule: 'R-12.3', tile: 'augustus' };
    const state = play(own(['augustus'], stock({ wine: 1 }), SALT), use('augustus'));
    expect(causesOf(state, change('wine', 'salt'), 'goodChanged')).toEqual([because]);
    const valerius = play(
      begun('tribune', ['titus-valerius'], stock({ wine: 2 }), SALT),
      use('titus-valerius'),
    );
    expect(causesOf(valerius, change('wine', 'salt'), 'goodChanged')).toEqual([
      { ...because, tile: 'titus-valerius' },
    ]);
  });

  test.each([
    ['faustus-marcellus', trade('buy', 'brick', 1)],
    ['gaius-marcellus', trade('sell', 'wine', 1)],
  ] as const)('R-12.3: the price of %s names it', (tile, action) => {
    const state = begun('mercator', [tile], stock({ wine: 1 }));
    const role = 'mercator';
    expect(causesOf(state, action, 'goodsTraded')).toEqual([{ rule: 'R-12.3', role, tile }]);
    const other = trade(action.deal === 'buy' ? 'sell' : 'buy', 'wine', 1);
    expect(causesOf(state, other, 'goodsTraded')).toEqual([{ rule: 'R-4.6', role }]);
  });

  test('R-12.3: a house that Annaeus allows names him, one beside a colonist does not', () => {
    const rich = stock({ brick: 3, food: 2, tool: 1, wine: 1 }, 50);
    const edits = [beside(), rich, rival(1, 'land:sirmium~vindobona')];
    const state = begun('architect', ['annaeus-arcadius'], edits);
    const role = 'architect';
    expect(causesOf(state, house('sirmium'), 'houseBuilt')).toEqual([
      { rule: 'R-12.3', role, tile: 'annaeus-arcadius' },
    ]);
    expect(causesOf(state, house('vindobona'), 'houseBuilt')).toEqual([{ rule: 'R-4.3', role }]);
  });

  test('R-12.3: a house that a tile makes cheaper names it; Annaeus, who allows it, comes first', () => {
    const rich = stock({ brick: 3, food: 2, tool: 1, wine: 1 }, 50);
    const AULUS = 'aulus-arcadius';
    const cause = (tile?: string) => [
      { rule: tile === undefined ? 'R-4.3' : 'R-12.3', role: 'architect', ...(tile && { tile }) },
    ];
    const told = (state: GameState, city = 'vindobona') =>
      causesOf(state, house(city), 'houseBuilt');
    const at = (...tiles: Parameters<typeof begun>[1]) =>
      begun('architect', tiles, [beside(), rich]);
    const city = 'vindobona';
    expect(told(at(AULUS))).toEqual(cause(AULUS));
    // Mamercus pays for the house in Vindobona, and for no other.
    const free = play(at(AULUS, 'mamercus'), use('mamercus', { city }));
    expect(told(free)).toEqual(cause('mamercus'));
    expect(told(free, 'aquileia')).toEqual(cause(AULUS));
    // Houses in cities of tools and of food cost a brick, unless Mamilius is there.
    expect(told(at('mamilius'))).toEqual(cause());
    const withoutBricks = play(at('mamilius'), use('mamilius'));
    expect(told(withoutBricks)).toEqual(cause('mamilius'));
    expect(told(withoutBricks, 'aquileia')).toEqual(cause('mamilius'));
    expect(told(play(at('marcus'), use('marcus', { city })))).toEqual(cause('marcus'));
    const far = begun(
      'architect',
      ['annaeus-arcadius', AULUS],
      [beside(), rich, rival(1, 'land:sirmium~vindobona')],
    );
    expect(told(far, 'sirmium')).toEqual(cause('annaeus-arcadius'));
    expect(told(far)).toEqual(cause(AULUS));
  });

  test('R-12.3: Mamilius takes nothing off a house that costs no brick', () => {
    // Memphis makes bricks, so a house costs food.
    const edits = [beside('land:alexandria~memphis'), stock({ brick: 3, food: 3 }, 50)];
    const state = begun('architect', ['mamilius'], edits);
    const used = play(state, use('mamilius'));
    expect(causesOf(used, house('memphis'), 'houseBuilt')).toEqual([
      { rule: 'R-4.3', role: 'architect' },
    ]);
  });

  test('R-10.2: a god is scored for the Architect or Prefect who has moved the ship', () => {
    const state = createGame({ map: 'roma', players: 2, seed: 'prices' });
    const sail = { type: 'moveShip', seat: 0, from: 'ostia', to: 'byzantium' } as const;
    const pass = { type: 'pass', seat: 0 } as const;
    const score = { type: 'scoreGod', seat: 0, god: 'mars' } as const;
    const byArchitect = play(state, card('architect'), sail, pass);
    const byPrefect = play(state, card('prefect'), COINS, sail);
    for (const [asked, role] of [
      [byArchitect, 'architect'],
      [byPrefect, 'prefect'],
    ] as const) {
      expect(causesOf(asked, score, 'godScored')).toEqual([{ rule: 'R-10.2', role }]);
      expect(causesOf(asked, pass, 'noGodScored')).toEqual([{ rule: 'R-10.2', role }]);
    }
  });

  test('R-10.8: a ship goes into a square for the Architect', () => {
    const state = scenario((draft) => place(draft, 0, 'sea', 'sea:frankincense~myos-hormos'), {
      ...AEGYPTUS,
      seed: 'prices',
    });
    const begun = play(state, card('architect'));
    expect(causesOf(begun, { type: 'pass', seat: 0 }, 'squareEntered')).toEqual([
      { rule: 'R-10.8', role: 'architect' },
    ]);
  });

  test('R-10.2: a house where a ship has arrived is told alike by Architect and Prefect', () => {
    const state = createGame({ map: 'roma', players: 2, seed: 'prices' });
    const sail = { type: 'moveShip', seat: 0, from: 'ostia', to: 'carthago' } as const;
    const site = { type: 'buildHouse', seat: 0, city: 'carthago-brick' } as const;
    const architect = play(state, card('architect'), sail);
    expect(causesOf(architect, site, 'houseBuilt')).toEqual([
      { rule: 'R-10.2', role: 'architect' },
    ]);
    const taken = play(state, card('prefect'), COINS);
    expect(causesOf(taken, sail, 'shipMoved')).toEqual([{ rule: 'R-10.2', role: 'prefect' }]);
    const prefect = play(taken, sail);
    expect(causesOf(prefect, site, 'houseBuilt')).toEqual([{ rule: 'R-10.2', role: 'prefect' }]);
  });
});

test('what an action does itself is told apart from what follows', () => {
  const state = begun('prefect', [], coinsUp('asia'));
  const result = tryApplyAction(state, COINS);
  if (!result.ok) throw result.error;
  expect(result.events.slice(0, result.own).map(({ type }) => type)).toEqual([
    'coinsTaken',
    'moneyReceived',
  ]);
  expect(result.events.slice(result.own).map(({ type }) => type)).toContain('turnStarted');
});

test('a decision is told as opened only if it is another one', () => {
  // Selling wine again changes nothing of what the Mercator may still trade.
  const first = play(begun('mercator', [], stock({ wine: 3 })), trade('sell', 'wine', 1));
  expect(causesOf(first, trade('sell', 'wine', 1), 'decisionOpened')).toEqual([]);
  expect(causesOf(first, trade('buy', 'brick', 1), 'decisionOpened')).toHaveLength(1);
  // Spurius before the card: the card is still to be played.
  const before = own(['spurius']);
  expect(causesOf(before, use('spurius', { good: 'brick' }), 'decisionOpened')).toEqual([]);
});

test.each([
  ['R-10.4', 'castles', 'germania', []],
  ['R-12.2', 'tiles', 'imperium', ['salt', 'forum']],
] as const)(
  '%s: a decision about %s has the same text for everybody',
  (_rule, _what, map, modules) => {
    let state = createGame({ map, modules, players: 4, seed: 's0' });
    const { actions } = playOut(concordia, state, random, chanceFromSeed('s0'), 600);
    let count = 0;
    for (const action of actions) {
      state = applyTrusted(state, action);
      const { decision } = state;
      if (decision?.kind !== 'tribune' || !decision.placed) continue;
      count += 1;
      for (const viewer of ['spectator', 0, 1, 2, 3] as const) {
        expect(describeDecision(viewFor(state, viewer))).toBe(describeDecision(state));
      }
    }
    expect(count).toBeGreaterThan(0);
  },
);
