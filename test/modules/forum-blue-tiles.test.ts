import { describe, expect, test } from 'vitest';
import {
  type CardId,
  createGame,
  type GameState,
  type Good,
  type ProvinceId,
  parseState,
  type RoleName,
  type Seat,
  tryApplyAction,
} from '../../src/index';
import {
  build,
  discard,
  forumScenario,
  give,
  goods,
  helpersFor,
  layTiles,
  listed,
  place,
  play,
  refusal,
  shift,
} from '../support/scenario';
import {
  AEGYPTUS,
  begun,
  beside,
  built,
  buy,
  CANNOT_USE,
  card,
  change,
  coins,
  coinsUp,
  copy,
  draws,
  type Edit,
  type Edits,
  goodsOf,
  house,
  lying,
  moneyOf,
  type Options,
  offered,
  partnerOwns,
  pass,
  produce,
  rival,
  SALT,
  stock,
  TEAMS,
  type Tiles,
  trade,
  use,
  worth,
} from '../support/tiles';
import { factsOfAll } from '../support/told';
import { toyLibrary } from '../support/toy-map';

describe('Annaeus Arcadius: a house beyond another colonist', () => {
  const ANNAEUS = ['annaeus-arcadius'] as const;
  const RICH = stock({ brick: 3, food: 2, tool: 1, wine: 1 }, 50);
  const SIRMIUM = 'land:sirmium~vindobona';
  const COLONIA = 'land:colonia-agrippina~vindobona';
  const tooFar = { code: 'CITY_NOT_ADJACENT', rule: 'R-4.3' };
  const architect = (...edits: readonly Edits[]) =>
    begun('architect', ANNAEUS, [beside(), RICH, ...edits]);

  test('R-12.3: at the far end of the route of another, when the near end is next to an own one', () => {
    const after = play(architect(rival(1, SIRMIUM)), house('sirmium'));
    expect(after.board.houses.sirmium).toEqual([0]);
    // The first house of a wine city: a brick, a wine and 4.
    expect(worth(after)).toEqual([46, goods({ brick: 2, food: 2, tool: 1 })]);
  });

  test('R-12.3: not without the tile', () => {
    const state = begun('architect', [], [beside(), RICH, rival(1, SIRMIUM)]);
    expect(refusal(state, house('sirmium'))).toEqual(tooFar);
  });

  test('R-12.3: not when nobody holds the route', () => {
    expect(refusal(architect(), house('sirmium'))).toEqual(tooFar);
  });

  test('R-12.3: not when neither end of the route is next to an own colonist', () => {
    const state = architect(rival(1, 'land:napoca~sirmium'));
    for (const city of ['napoca', 'sirmium']) {
      expect(refusal(state, house(city))).toEqual(tooFar);
    }
  });

  test('R-12.3: one house in an action', () => {
    const after = play(architect(rival(1, SIRMIUM), rival(2, COLONIA)), house('sirmium'));
    expect(refusal(after, house('colonia-agrippina'))).toEqual(tooFar);
  });

  test('R-12.3: one in every action', () => {
    const first = play(
      architect(rival(1, SIRMIUM), rival(2, COLONIA), (draft) => discard(draft, 2, 'mercator')),
      house('sirmium'),
      pass(),
      card('architect', undefined, 1),
      pass(1),
      card('prefect', undefined, 2),
      coins(2),
    );
    const second = play(first, card('diplomat'), copy(0, 1), house('colonia-agrippina'));
    expect(second.board.houses['colonia-agrippina']).toEqual([0]);
  });

  test('R-12.3: houses next to own colonists do not count', () => {
    const state = architect(rival(1, SIRMIUM));
    const after = play(state, house('vindobona'), house('sirmium'));
    expect(after.board.houses.sirmium).toEqual([0]);
  });

  test('R-12.3: nor does a far end that is next to an own colonist as well', () => {
    const state = architect(rival(1, SIRMIUM), rival(2, COLONIA), (draft) =>
      place(draft, 0, 'land', 'land:napoca~sirmium'),
    );
    const after = play(state, house('sirmium'), house('colonia-agrippina'));
    expect(after.board.houses['colonia-agrippina']).toEqual([0]);
  });

  test('R-12.3: the capital may be the near end and is never built in', () => {
    const near = begun('architect', ANNAEUS, [
      beside('land:aquileia~roma'),
      RICH,
      rival(1, 'land:novaria~roma'),
    ]);
    expect(play(near, house('novaria')).board.houses.novaria).toEqual([0]);
    expect(refusal(architect(rival(1, 'land:aquileia~roma')), house('roma'))).toEqual(tooFar);
  });

  test('R-12.3: the route of a ship will do', () => {
    const state = architect((draft) => shift(draft, 2, 'sea', 'roma', 'sea:aquileia~dyrrhachium'));
    expect(play(state, house('dyrrhachium')).board.houses.dyrrhachium).toEqual([0]);
  });

  test('R-12.3, R-9.4: the partner is another player', () => {
    const state = begun(
      'architect',
      ANNAEUS,
      [beside(), RICH, (draft) => shift(draft, 2, 'land', 'alexandria', SIRMIUM)],
      TEAMS,
    );
    expect(play(state, house('sirmium')).board.houses.sirmium).toEqual([0]);
  });
});

describe('Appius Arcadius: a step more', () => {
  test('R-12.3, R-4.2: three steps for two colonists', () => {
    expect(begun('architect', ['appius-arcadius']).decision).toMatchObject({ steps: 3 });
    expect(begun('architect', []).decision).toMatchObject({ steps: 2 });
  });
});

describe('Aulus Arcadius: houses one sestertius less', () => {
  const AULUS = ['aulus-arcadius'] as const;

  test('R-12.3: after the price was multiplied', () => {
    const others: Edit = (draft) => {
      build(draft, 1, 'aquileia');
      build(draft, 2, 'aquileia');
    };
    const edit = [beside(), stock({ brick: 1, food: 1 }, 5), others];
    // Twice three houses, less one.
    expect(moneyOf(play(begun('architect', AULUS, edit), house('aquileia')))).toBe(0);
    expect(refusal(begun('architect', [], edit), house('aquileia')).code).toBe('NOT_ENOUGH_MONEY');
  });

  test('R-12.3: every house, and a first one in a brick city for nothing', () => {
    const state = begun('architect', AULUS, [
      beside('land:colonia-agrippina~vindobona'),
      stock({ brick: 1, food: 1, tool: 1 }, 2),
    ]);
    // Vindobona costs 3 less 1, Colonia Agrippina 1 less 1.
    const after = play(state, house('vindobona'), house('colonia-agrippina'));
    expect(moneyOf(after)).toBe(0);
  });

  test('R-12.3: never less than nothing', () => {
    // On this board no house costs money.
    const library = toyLibrary({ modifiers: { houseCost: (cost) => ({ ...cost, money: 0 }) } });
    const { forumScenario, play } = helpersFor(library);
    const between: Edit = (draft) => {
      shift(draft, 0, 'land', 'campus', 'land:oppidum~vicus');
      stock({ food: 1 }, 7)(draft);
    };
    const state = play(forumScenario([AULUS], between, { map: 'toy' }), card('architect'));
    expect(play(state, house('vicus')).players[0]?.money).toBe(7);
  });
});

describe('Claudia Agrippina: a brick and four spaces', () => {
  const mostBricks = (state: GameState) =>
    listed(state, 'trade')
      .filter(({ deal, good }) => deal === 'buy' && good === 'brick')
      .map(({ count }) => count)
      .at(-1);

  test('R-12.3: sixteen spaces', () => {
    // Four colonists stand in them.
    const edit = stock({}, 100);
    expect(mostBricks(begun('mercator', ['claudia-agrippina'], edit))).toBe(12);
    expect(mostBricks(begun('mercator', [], edit))).toBe(8);
  });

  test.each([
    ['standard', { brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 }],
    ['bought', { brick: 1 }],
  ] as const)('R-12.1, R-12.3: the brick when she is kept at set-up, %s goods', (kind, counts) => {
    const state = createGame({
      map: 'imperium',
      players: 3,
      seed: 'claudia',
      modules: ['forum'],
      startingGoods: kind,
      setup: { parts: draws('claudia-agrippina', 'appius-arcadius') },
    });
    const kept = play(state, { type: 'chooseTile', seat: 0, tile: 'claudia-agrippina' });
    expect(goodsOf(kept)).toEqual(goods(counts));
  });

  test('R-12.3, R-5.2: the brick has room when the storehouse was full', () => {
    const state = begun(
      'tribune',
      [],
      [
        stock({ wine: 8 }),
        (draft) => {
          layTiles(draft, { owned: [], row: ['claudia-agrippina', 'julius', 'marcus', 'spurius'] });
          discard(draft, 0, 'prefect', 'mercator', 'senator');
        },
      ],
    );
    const taken = play(state, { type: 'takeTile', seat: 0, tile: 'claudia-agrippina' });
    expect(goodsOf(taken)).toEqual(goods({ brick: 1, wine: 8 }));
  });
});

describe('Claudius Pompeius: the bonus sold at once', () => {
  const CLAUDIUS = ['claudius-pompeius'] as const;
  const sell = (province: ProvinceId, count: number, good?: Good) =>
    use('claudius-pompeius', { province, count, ...(good === undefined ? {} : { good }) });
  const prefect = (edit: Edits = []) => begun('prefect', CLAUDIUS, [stock({}), edit]);
  const magnus: Edit = (draft) => {
    draft.praefectusMagnus = 0;
  };

  test('R-12.3, R-4.4: money instead of the bonus, and the province produces', () => {
    const after = play(prefect(built('antiochia')), sell('syria', 1));
    // A cloth for 7, and a food of the house.
    expect(worth(after)).toEqual([27, goods({ food: 1 })]);
    expect(after.board.markers.syria?.side).toBe('coins');
    expect(after.seat).toBe(1);
  });

  test('R-12.3: the bonus may be kept', () => {
    const after = play(prefect(), produce('syria'));
    expect(worth(after)).toEqual([20, goods({ cloth: 1 })]);
  });

  test('R-12.3, R-5.2: what is sold arrives first, so there must be room for it', () => {
    // Four colonists and eight goods fill the storehouse.
    const full = prefect([stock({ wine: 8 }), built('antiochia'), magnus]);
    expect(refusal(full, sell('syria', 1))).toEqual(CANNOT_USE);
    const one = prefect([stock({ wine: 7 }), built('antiochia'), magnus]);
    expect(refusal(one, sell('syria', 2))).toEqual(CANNOT_USE);
    // The first cloth is sold; for the second and the food of Antiochia there is room for one.
    const sold = play(one, sell('syria', 1));
    expect(sold.decision).toEqual({ kind: 'keepGoods', seat: 0, arriving: { food: 1, cloth: 1 } });
    expect(worth(sold)).toEqual([27, goods({ wine: 7 })]);
  });

  test('R-12.3: the events add up: it arrives and is sold, then the rest arrives', () => {
    const result = tryApplyAction(prefect(built('antiochia')), sell('syria', 1));
    if (!result.ok) throw result.error;
    expect(factsOfAll(result.events).slice(1, 5)).toEqual([
      { type: 'provinceProduced', seat: 0, province: 'syria', bonus: { cloth: 1 } },
      { type: 'goodsReceived', seat: 0, goods: { cloth: 1 }, lost: {} },
      { type: 'goodsTraded', seat: 0, deal: 'sell', good: 'cloth', count: 1, money: 7 },
      { type: 'goodsReceived', seat: 0, goods: { food: 1 }, lost: {} },
    ]);
  });

  test.each([
    [1, 27, 1],
    [2, 34, 0],
  ])('R-12.3, R-5.1: %i of the two goods of the Praefectus Magnus', (count, money, cloth) => {
    const after = play(prefect(magnus), sell('syria', count));
    expect(worth(after)).toEqual([money, goods({ cloth })]);
    // It is used and passes to the right.
    expect(after.praefectusMagnus).toBe(2);
  });

  test('R-12.3: not more goods than there are', () => {
    expect(refusal(prefect(), sell('syria', 2))).toEqual(CANNOT_USE);
  });

  test('R-12.3: no province that shows coins', () => {
    expect(refusal(prefect(coinsUp('asia')), sell('syria', 1))).toEqual(CANNOT_USE);
  });

  test('R-12.3, R-10.9: on Gaudos the good is chosen', () => {
    const state = begun('prefect', CLAUDIUS, stock({}), { map: 'creta' });
    expect(refusal(state, sell('brown', 1))).toEqual(CANNOT_USE);
    const after = play(state, sell('brown', 1, 'wine'));
    expect(worth(after)).toEqual([26, goods({})]);
    expect(after.board.markers.brown).toEqual({ good: 'wine', coins: 2, side: 'coins' });
  });

  test('R-12.3, R-10.8: the food of the flood is no bonus good', () => {
    // Meroe makes cloth, so the marker of Kush, where the flood begins, is cloth.
    const state = begun('prefect', CLAUDIUS, stock({}), AEGYPTUS);
    const after = play(state, sell('kush', 1));
    expect(worth(after)).toEqual([27, goods({ food: 1 })]);
  });
});

describe('Cornelius Scipio: extra costs in any goods', () => {
  const CORNELIUS = ['cornelius-scipio'] as const;
  const DECK: readonly CardId[] = [
    'mercator-i',
    'prefect-i',
    'mason-i',
    'colonist-i',
    'architect-i',
    'farmer-i',
    'smith-i',
  ];
  const senator = (edit: Edits, tiles: Tiles = CORNELIUS, options: Options = {}) =>
    begun('senator', tiles, edit, { deck: DECK, ...options });

  test('R-12.3, R-4.8: another good for the cloth of the fourth place', () => {
    const edit = stock({ brick: 1, food: 1 });
    // A Colonist costs a food.
    expect(goodsOf(play(senator(edit), buy('colonist-i')))).toEqual(goods({}));
    expect(refusal(senator(edit, []), buy('colonist-i')).code).toBe('NOT_ENOUGH_GOODS');
  });

  test('R-12.3: cloth as well, where there is some', () => {
    const ways = listed(senator(stock({ brick: 1, food: 1, cloth: 1 })), 'buyCard');
    expect(ways.filter((way) => way.card === 'colonist-i')).toEqual([
      buy('colonist-i', { brick: 1, food: 1 }),
      buy('colonist-i', { food: 1, cloth: 1 }),
    ]);
  });

  test('R-12.3: two goods for the last place', () => {
    // A Smith costs a brick and a tool.
    const after = play(senator(stock({ brick: 2, tool: 2 })), buy('smith-i'));
    expect(goodsOf(after)).toEqual(goods({}));
  });

  test('R-12.3, R-2.3: also for the wine of the other side', () => {
    const state = senator(stock({ brick: 1, food: 1 }), CORNELIUS, { display: 'wine' });
    expect(goodsOf(play(state, buy('colonist-i')))).toEqual(goods({}));
  });

  test('R-12.3: the card itself costs what it says', () => {
    const state = senator(stock({ wine: 4, cloth: 4 }));
    expect(refusal(state, buy('architect-i'))).toEqual({ code: 'NOT_ENOUGH_GOODS', rule: 'R-4.8' });
  });

  test('R-12.3, R-4.9: a Consul pays the card, as always', () => {
    const consul = (edit: Edits) =>
      begun(
        'consul-ii',
        CORNELIUS,
        [
          edit,
          (draft) => {
            give(draft, 2, 'diplomat-i');
            give(draft, 0, 'consul-ii');
          },
        ],
        { deck: DECK },
      );
    expect(goodsOf(play(consul(stock({ food: 1 })), buy('colonist-i')))).toEqual(goods({}));
    // With a wine there is something to buy.
    const state = consul(stock({ brick: 2, wine: 1 }));
    expect(refusal(state, buy('colonist-i')).code).toBe('NOT_ENOUGH_GOODS');
  });

  test('R-12.3, R-9.7: a Praetor is a Senator', () => {
    const deck: readonly CardId[] = ['mercator-i', 'architect-i', 'smith-i', 'colonist-i'];
    const edit = stock({ brick: 1, food: 1 });
    const praetor = begun('praetor', CORNELIUS, edit, { ...TEAMS, deck });
    expect(goodsOf(play(praetor, buy('colonist-i')))).toEqual(goods({}));
  });
});

describe('Donatus Pompeius: the coins of the marker', () => {
  const DONATUS = ['donatus-pompeius'] as const;

  test.each([
    ['syria', 21],
    ['hispania', 22],
  ])('R-12.3: producing %s', (province, money) => {
    // One coin on a marker of cloth, two on wine.
    const after = play(begun('prefect', DONATUS, stock({})), produce(province));
    expect(moneyOf(after)).toBe(money);
    expect(after.board.markers[province]?.side).toBe('coins');
  });

  test('R-12.3: no more than usual when coins are taken', () => {
    const state = begun('prefect', DONATUS, [stock({}), coinsUp('asia')]);
    // Eleven of the twelve provinces without Asia: four markers of cloth, seven of two coins.
    expect(moneyOf(play(state, coins()))).toBe(38);
  });

  test('R-12.3: only for the own Prefect', () => {
    const state = forumScenario([[], DONATUS], built('tyros'));
    // The second player begins with 6.
    expect(moneyOf(play(state, card('prefect'), produce('syria')), 1)).toBe(6);
  });

  test.each<[Good, number]>([
    ['brick', 22],
    ['cloth', 21],
  ])('R-12.3, R-10.9: the marker that is laid on Gaudos for %s', (good, money) => {
    const state = begun('prefect', DONATUS, stock({}), { map: 'creta' });
    expect(moneyOf(play(state, produce('brown', good)))).toBe(money);
  });

  test('R-12.3: together with Claudius Pompeius', () => {
    const state = begun('prefect', [...DONATUS, 'claudius-pompeius'], stock({}));
    // A cloth for 7, and a coin.
    const after = play(state, use('claudius-pompeius', { province: 'syria', count: 1 }));
    expect(moneyOf(after)).toBe(28);
  });
});

describe('Faustus Marcellus: the first brick free', () => {
  const FAUSTUS = ['faustus-marcellus'] as const;
  /** With the three sestertii of the card. */
  const mercator = (money: number) => begun('mercator', FAUSTUS, stock({}, money - 3));

  test('R-12.3, R-4.6: one brick for nothing', () => {
    const after = play(mercator(3), trade('buy', 'brick', 1));
    expect(worth(after)).toEqual([3, goods({ brick: 1 })]);
  });

  test('R-12.3: of several only one', () => {
    expect(moneyOf(play(mercator(10), trade('buy', 'brick', 3)))).toBe(4);
    expect(refusal(mercator(5), trade('buy', 'brick', 3)).code).toBe('NOT_ENOUGH_MONEY');
  });

  test('R-12.3: not the first of the next purchase', () => {
    const after = play(mercator(10), trade('buy', 'brick', 1), trade('buy', 'brick', 1));
    expect(moneyOf(after)).toBe(7);
  });

  test('R-12.3: only bricks', () => {
    expect(moneyOf(play(mercator(10), trade('buy', 'food', 1)))).toBe(6);
  });

  test('R-12.3, R-8.1: not among the first goods', () => {
    const state = createGame({
      map: 'imperium',
      players: 3,
      seed: 'faustus',
      modules: ['forum'],
      startingGoods: 'bought',
      setup: { parts: draws('faustus-marcellus', 'appius-arcadius') },
    });
    const chosen = play(
      state,
      { type: 'chooseTile', seat: 0, tile: 'faustus-marcellus' },
      { type: 'chooseTile', seat: 1, tile: 'servius-marcellus' },
      { type: 'chooseTile', seat: 2, tile: 'titus-valerius' },
    );
    expect(moneyOf(play(chosen, trade('buy', 'brick', 1)))).toBe(22);
  });
});

describe('Gaius Marcellus: one more for each good sold', () => {
  const GAIUS = ['gaius-marcellus'] as const;

  test('R-12.3, R-4.6: two wine for seven each', () => {
    const after = play(begun('mercator', GAIUS, stock({ wine: 2 }, 0)), trade('sell', 'wine', 2));
    // Three of the card and fourteen.
    expect(moneyOf(after)).toBe(17);
  });

  test('R-12.3: nothing less when goods are bought', () => {
    const after = play(begun('mercator', GAIUS, stock({}, 10)), trade('buy', 'wine', 2));
    expect(moneyOf(after)).toBe(1);
  });

  test('R-12.3, R-11.1: salt is sold as the good it stands for', () => {
    const state = begun('mercator', GAIUS, stock({ cloth: 1, salt: 1 }, 0), SALT);
    const after = play(state, { ...trade('sell', 'cloth', 2), salt: 1 });
    // Three of the card and twice eight.
    expect(moneyOf(after)).toBe(19);
  });

  test('R-12.3: only with a Mercator, not with Claudius Pompeius', () => {
    const state = begun('prefect', [...GAIUS, 'claudius-pompeius'], stock({}));
    const after = play(state, use('claudius-pompeius', { province: 'syria', count: 1 }));
    expect(moneyOf(after)).toBe(27);
  });
});

describe('Lucius Flavius: copies a card of the display', () => {
  const LUCIUS = ['lucius-flavius'] as const;
  const deck: readonly CardId[] = ['mercator-i', 'diplomat-i'];
  const shown = (id: CardId, as?: RoleName, seat?: Seat) =>
    use('lucius-flavius', { card: id, ...(as === undefined ? {} : { as }) }, seat);
  const diplomat = (edit?: Edits) => begun('diplomat', LUCIUS, edit, { deck });

  test('R-12.3, R-4.7: a Mercator of the display, which stays there', () => {
    const state = diplomat(stock({ wine: 1 }));
    const after = play(state, shown('mercator-i'));
    // A bought Mercator brings 5.
    expect([after.decision?.kind, moneyOf(after)]).toEqual(['mercator', 25]);
    expect(after.display).toEqual(state.display);
  });

  test('R-12.3: or a card that was played', () => {
    const state = diplomat(lying('architect'));
    expect(play(state, copy(0, 1)).decision?.kind).toBe('architect');
  });

  test('R-12.3, R-4.7: never a Diplomat', () => {
    expect(refusal(diplomat(), shown('diplomat-i'))).toEqual(CANNOT_USE);
  });

  test('R-12.3: only what lies on the display', () => {
    const state = diplomat();
    const [next] = state.deck;
    if (next === undefined) throw new Error('there is a deck');
    expect(refusal(state, shown(next))).toEqual(CANNOT_USE);
  });

  test('R-12.3, R-3.2: with nothing on the discards it may be left', () => {
    expect(diplomat().decision).toEqual({ kind: 'diplomat', seat: 0 });
    expect(play(diplomat(), pass()).seat).toBe(1);
    expect(begun('diplomat', [], undefined, { deck }).seat).toBe(1);
  });

  test('R-12.3, R-4.9: a copied Consul buys any card of the display, itself too', () => {
    // Without the eight cards of the first deck it lies on the fifth place, which costs a cloth more.
    const lies: Edit = (draft) => {
      for (const id of [...draft.display, ...draft.deck]) {
        if (id?.endsWith('-i')) give(draft, 2, id);
      }
    };
    const state = diplomat([lies, stock({ cloth: 1 })]);
    expect(state.display[4]).toBe('consul-ii');
    const after = play(state, shown('consul-ii'), buy('consul-ii'));
    // Its own cost is a cloth.
    expect(goodsOf(after)).toEqual(goods({}));
    expect(after.players[0]?.hand).toContain('consul-ii');
    expect(after.players[0]?.discard).toEqual(['diplomat']);
    expect(after.display).not.toContain('consul-ii');
    expect([after.display.length, after.seat]).toEqual([7, 1]);
  });

  test('R-12.3, R-9.1: of a double card one half', () => {
    const venus = { cards: 'venus', deck: ['prefect-architect-i'] } as const;
    const state = begun('diplomat', LUCIUS, [], venus);
    expect(refusal(state, shown('prefect-architect-i'))).toEqual(CANNOT_USE);
    const after = play(state, shown('prefect-architect-i', 'architect'));
    expect(after.decision?.kind).toBe('architect');
  });

  test('R-12.3, R-9.2: a Diplomat that a Magister carries out again', () => {
    const under: Edit = (draft) => discard(draft, 0, 'diplomat');
    const state = begun('magister', LUCIUS, under, { cards: 'venus', deck });
    expect(play(state, shown('mercator-i')).decision?.kind).toBe('mercator');
  });

  test('R-12.3, R-9.6: the partner carries it out too', () => {
    const has: Edit = (draft) => give(draft, 0, 'diplomat-i');
    const state = begun('diplomat-i', LUCIUS, has, { ...TEAMS, deck });
    const after = play(state, shown('mercator-i'), pass());
    expect(after.decision).toMatchObject({ kind: 'mercator', seat: 2 });
    // The first team begins with 5.
    expect(moneyOf(after, 2)).toBe(10);
  });
});

describe('Servius Marcellus: three kinds of goods', () => {
  test('R-12.3, R-4.6: a third kind and no fourth', () => {
    const after = play(
      begun('mercator', ['servius-marcellus'], stock({ food: 1, wine: 1 })),
      trade('sell', 'wine', 1),
      trade('buy', 'brick', 1),
      trade('sell', 'food', 1),
    );
    expect(goodsOf(after)).toEqual(goods({ brick: 1 }));
    expect(refusal(after, trade('buy', 'tool', 1)).code).toBe('CANNOT_TRADE');
  });
});

describe('Sextus Pompeius: a Prefect as a Diplomat', () => {
  const SEXTUS = ['sextus-pompeius'] as const;
  const sextus = use('sextus-pompeius');

  test('R-12.3, R-4.7: copies a card on top of a discard', () => {
    const state = play(begun('prefect', SEXTUS, lying('mercator', 'architect')), sextus);
    expect(state.decision).toEqual({ kind: 'diplomat', seat: 0 });
    expect(listed(state, 'copyCard')).toEqual([copy(0, 1), copy(0, 2)]);
    expect(play(state, copy(0, 2)).decision?.kind).toBe('architect');
  });

  test.each([
    ['nothing', undefined],
    ['a Diplomat', 'diplomat'],
  ] as const)('R-12.3: not with %s on the discards', (_, top) => {
    expect(refusal(begun('prefect', SEXTUS, lying(top)), sextus)).toEqual(CANNOT_USE);
  });

  test('R-12.3: once in an action', () => {
    const state = play(begun('prefect', SEXTUS, lying('prefect', 'mercator')), sextus, copy(0, 1));
    expect(state.decision).toEqual({ kind: 'prefect', seat: 0 });
    expect(refusal(state, sextus)).toEqual(CANNOT_USE);
  });

  test('R-12.3, R-4.7: a Prefect that was copied', () => {
    const state = play(begun('diplomat', SEXTUS, lying('prefect', 'mercator')), copy(0, 1));
    expect(play(state, sextus, copy(0, 2)).decision?.kind).toBe('mercator');
  });

  test('R-12.3, R-14.8: a Magister that is copied goes to the card under the Prefect', () => {
    // The Magister carries out the Prefect, which as a Diplomat copies a Magister.
    const state = begun(
      'magister',
      SEXTUS,
      [lying('magister'), (draft) => discard(draft, 0, 'mercator', 'prefect')],
      { cards: 'venus' },
    );
    expect(state.decision).toEqual({ kind: 'prefect', seat: 0 });
    expect(play(state, sextus).decision).toMatchObject({ kind: 'mercator', seat: 0 });
  });

  test('R-12.3: with Lucius Flavius a card of the display', () => {
    const tiles = [...SEXTUS, 'lucius-flavius'] as const;
    const state = begun('prefect', tiles, [], { deck: ['mercator-i'] });
    const lucius = use('lucius-flavius', { card: 'mercator-i' });
    expect(refusal(state, lucius)).toEqual(CANNOT_USE);
    expect(play(state, sextus, lucius).decision?.kind).toBe('mercator');
  });

  test('R-12.3: a game can be kept while the card is carried out', () => {
    const state = play(begun('prefect', SEXTUS, lying('mercator')), sextus);
    expect(state.decision?.kind).toBe('mercator');
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  /** A card of the other team. */
  const theirs =
    (id: CardId): Edit =>
    (draft) =>
      discard(draft, 1, id);

  test('R-12.3, R-9.6: the partner carries out the copied card too', () => {
    const state = begun('prefect', SEXTUS, theirs('mercator'), TEAMS);
    const after = play(state, sextus, pass());
    expect(after.decision).toMatchObject({ kind: 'mercator', seat: 2 });
  });

  test('R-12.3, R-9.4: nothing follows what the partner copies', () => {
    const state = partnerOwns(SEXTUS, theirs('mercator'));
    const partner = play(state, card('prefect'), coins(), use('sextus-pompeius', {}, 2));
    expect(partner.decision).toMatchObject({ kind: 'mercator', seat: 2 });
    expect(play(partner, pass(2)).decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('R-12.3, R-9.8: no Legatus where nobody would follow', () => {
    const active = play(begun('prefect', SEXTUS, theirs('legatus'), TEAMS), sextus);
    expect(active.decision).toEqual({ kind: 'legatus', seat: 0 });
    const partner = play(partnerOwns(SEXTUS, theirs('legatus')), card('prefect'), coins());
    expect(refusal(partner, use('sextus-pompeius', {}, 2))).toEqual(CANNOT_USE);
  });
});

describe('Titus Valerius: a good becomes salt', () => {
  const TITUS = ['titus-valerius'] as const;
  const titus = use('titus-valerius');

  test('R-12.3: one good, with salt', () => {
    const state = play(begun('tribune', TITUS, stock({ brick: 1, wine: 1 }), SALT), titus);
    expect(listed(state, 'changeGood')).toEqual([change('brick', 'salt'), change('wine', 'salt')]);
    const after = play(state, change('wine', 'salt'));
    expect(goodsOf(after)).toEqual({ ...goods({ brick: 1 }), salt: 1 });
  });

  test('R-12.3: without salt into any other good', () => {
    const state = play(begun('tribune', TITUS, stock({ wine: 1 })), titus);
    expect(listed(state, 'changeGood').map(({ take }) => take)).toEqual([
      'brick',
      'food',
      'tool',
      'cloth',
    ]);
    expect(goodsOf(play(state, change('wine', 'cloth')))).toEqual(goods({ cloth: 1 }));
  });

  test('R-12.3: once a Tribune', () => {
    const state = begun('tribune', TITUS, stock({ food: 2, tool: 1, wine: 1 }));
    const after = play(state, titus, change('wine', 'cloth'));
    expect(after.decision?.kind).toBe('tribune');
    expect(refusal(after, titus)).toEqual(CANNOT_USE);
  });

  test('R-12.3: the good may pay the colonist', () => {
    const state = begun('tribune', TITUS, stock({ food: 1, wine: 1 }));
    const colonist = { type: 'placeColonist', seat: 0, kind: 'land', city: 'roma' } as const;
    expect(refusal(state, colonist).code).toBe('NOT_ENOUGH_GOODS');
    expect(goodsOf(play(state, titus, change('wine', 'tool'), colonist))).toEqual(goods({}));
  });

  test('R-12.3: nothing to change', () => {
    expect(begun('tribune', TITUS, stock({})).seat).toBe(1);
    // Salt is what goods become.
    expect(offered(begun('tribune', TITUS, stock({ salt: 2 }), SALT))).toEqual([]);
  });
});
