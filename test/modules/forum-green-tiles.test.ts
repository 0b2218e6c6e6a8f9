import { describe, expect, test } from 'vitest';
import {
  type Action,
  type CityId,
  type GameState,
  GOODS,
  type Good,
  tryApplyAction,
} from '../../src/index';
import {
  build,
  forumOf,
  goods,
  helpersFor,
  listed,
  place,
  play,
  playerOf,
  refusal,
  shift,
} from '../support/scenario';
import {
  AEGYPTUS,
  begun,
  beside,
  built,
  CANNOT_USE,
  card,
  change,
  coins,
  coinsUp,
  type Edit,
  type Edits,
  goodsOf,
  house,
  moneyOf,
  move,
  type Options,
  offered,
  own,
  pass,
  rival,
  SALT,
  stock,
  TEAMS,
  type Tiles,
  use,
  worth,
} from '../support/tiles';
import { toyLibrary } from '../support/toy-map';

describe('Augustus: two goods become salt', () => {
  const AUGUSTUS = ['augustus'] as const;
  const changing = (edit: Edits, options?: Options) =>
    play(own(AUGUSTUS, edit, options), use('augustus'));

  test('R-12.3: two goods, one after the other', () => {
    const state = changing(stock({ brick: 1, wine: 2 }), SALT);
    const first = play(state, change('wine', 'salt'));
    expect(first.decision).toEqual({ kind: 'changeGoods', seat: 0, left: 1, tile: 'augustus' });
    const second = play(first, change('brick', 'salt'));
    expect(goodsOf(second)).toEqual({ ...goods({ wine: 1 }), salt: 2 });
    expect(second.decision).toEqual({ kind: 'playCard', seat: 0 });
  });

  test('R-12.3: or one', () => {
    const after = play(
      changing(stock({ brick: 1, wine: 2 }), SALT),
      change('wine', 'salt'),
      pass(),
    );
    expect(goodsOf(after)).toEqual({ ...goods({ brick: 1, wine: 1 }), salt: 1 });
  });

  test('R-12.3: without salt each into another good of choice', () => {
    const after = play(
      changing(stock({ brick: 2 })),
      change('brick', 'cloth'),
      change('brick', 'tool'),
    );
    expect(goodsOf(after)).toEqual(goods({ tool: 1, cloth: 1 }));
  });

  test.each([
    ['a good that is not there', change('cloth', 'brick'), 'NOT_ENOUGH_GOODS'],
    ['a good into itself', change('wine', 'wine'), 'INVALID_ACTION'],
    ['into salt that is not played', change('wine', 'salt'), 'INVALID_ACTION'],
  ] as const)('R-12.3: %s is refused', (_, action, code) => {
    expect(refusal(changing(stock({ wine: 1 })), action)).toEqual({ code, rule: 'R-12.3' });
  });

  test('R-12.3: with salt into nothing else', () => {
    const state = changing(stock({ wine: 1 }), SALT);
    expect(refusal(state, change('wine', 'cloth')).code).toBe('INVALID_ACTION');
  });

  test('R-12.3: nothing to change', () => {
    expect(refusal(own(AUGUSTUS, stock({})), use('augustus'))).toEqual(CANNOT_USE);
    expect(refusal(own(AUGUSTUS, stock({ salt: 3 }), SALT), use('augustus'))).toEqual(CANNOT_USE);
  });
});

/** A city of each of six provinces. */
const SIX = ['londinium', 'lutetia', 'valentia', 'vindobona', 'aquileia', 'carthago'] as const;

describe('Commodus: a tool for three provinces', () => {
  const withHouses = (count: number, edits: Edits = []) =>
    own(['commodus'], [stock({}), built(...SIX.slice(0, count)), edits]);
  const tools = (state: GameState) => goodsOf(play(state, use('commodus')));

  test.each([
    [3, 1],
    [5, 1],
    [6, 2],
  ])('R-12.3: for %i provinces with own houses %i', (count, tool) => {
    expect(tools(withHouses(count))).toEqual(goods({ tool }));
  });

  test('R-12.3: two provinces are too few, however many houses', () => {
    const state = withHouses(2, built('isca-dumnoniorum', 'massilia'));
    expect(refusal(state, use('commodus'))).toEqual(CANNOT_USE);
  });

  test('R-12.3, R-5.2: as many as there is room for', () => {
    const state = withHouses(6, stock({ wine: 7 }));
    expect(tools(state)).toEqual(goods({ tool: 1, wine: 7 }));
    expect(refusal(withHouses(6, stock({ wine: 8 })), use('commodus'))).toEqual(CANNOT_USE);
  });
});

describe('Julius: moves colonists', () => {
  const julius = use('julius');
  const ROMA = 'land:novaria~roma';

  test('R-12.3, R-4.2: a step for each own colonist', () => {
    const state = play(own(['julius']), julius);
    expect(state.decision).toEqual({ kind: 'moveColonists', seat: 0, steps: 2 });
    const moved = play(state, move('land', 'roma', ROMA), move('sea', 'roma', 'sea:massilia~roma'));
    expect(moved.decision).toEqual({ kind: 'playCard', seat: 0 });
  });

  test('R-12.3: steps may be left', () => {
    const moved = play(own(['julius']), julius, move('land', 'roma', ROMA), pass());
    expect(moved.decision).toEqual({ kind: 'playCard', seat: 0 });
  });

  test('R-12.3, R-4.2: moves as an Architect’s', () => {
    const state = play(own(['julius'], rival(1, ROMA)), julius);
    expect(refusal(state, move('land', 'roma', ROMA)).code).toBe('ROUTE_OCCUPIED');
    // Two steps lead no further than to the second route.
    const third = move('land', 'roma', 'land:burdigala~massilia');
    expect(refusal(state, third).code).toBe('UNREACHABLE');
  });

  test('R-12.3: no building', () => {
    const state = play(own(['julius'], [beside(), stock({ brick: 1, tool: 1 })]), julius);
    expect(refusal(state, house('vindobona')).code).toBe('WRONG_DECISION');
  });

  test('R-12.3: without the step of Appius Arcadius, who names the Architect', () => {
    const state = begun('architect', ['julius', 'appius-arcadius']);
    expect(play(state, julius).decision).toMatchObject({ kind: 'moveColonists', steps: 2 });
    expect(play(state, julius, pass()).decision).toMatchObject({ kind: 'architect', steps: 3 });
  });

  test('R-12.2: before an Architect moves he leaves the steps, afterwards he ends them', () => {
    const state = begun('architect', ['julius']);
    const before = play(state, julius, move('land', 'roma', ROMA), pass());
    expect(before.decision).toMatchObject({ kind: 'architect', steps: 2, building: false });
    const after = play(state, move('land', 'roma', ROMA), julius);
    expect(after.decision).toMatchObject({ kind: 'moveColonists', steps: 2 });
    expect(play(after, pass()).decision).toMatchObject({ kind: 'architect', building: true });
  });

  test('R-12.3: not when nobody can move', () => {
    // All routes by land are held, and the ship lies in a square for good.
    const { forumScenario, refusal } = helpersFor(toyLibrary());
    const state = forumScenario(
      [['julius']],
      (draft) => {
        shift(draft, 0, 'land', 'portus', 'land:portus~vicus');
        shift(draft, 0, 'land', 'campus', 'land:oppidum~vicus');
        shift(draft, 0, 'sea', 'portus', 'mare');
        shift(draft, 1, 'land', 'portus', 'land:mons~oppidum');
        shift(draft, 1, 'land', 'campus', 'land:arx~mons');
        shift(draft, 2, 'land', 'portus', 'land:arx~villa');
      },
      { map: 'toy' },
    );
    expect(refusal(state, julius)).toEqual(CANNOT_USE);
  });

  test('R-12.3, R-10.4: Julius is no Architect, so a ship on the Rhine counts once', () => {
    const state = play(own(['julius'], undefined, { map: 'germania' }), julius);
    expect(state.decision).toMatchObject({ steps: 2 });
  });

  test('R-12.3, R-10.2: no ships on the track of Roma', () => {
    const state = play(own(['julius'], undefined, { map: 'roma' }), julius);
    const kinds = new Set(listed(state, 'moveColonist').map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['land']));
    const sail = { type: 'moveShip', seat: 0, from: 'ostia', to: 'massilia' } as const;
    expect(refusal(state, sail).code).toBe('WRONG_DECISION');
  });

  const NAPATA = 'sea:meroe~napata';
  const GOLD = 'sea:gold~meroe';
  const upriver = () =>
    own(['julius'], (draft) => shift(draft, 0, 'sea', 'memphis', NAPATA), AEGYPTUS);
  const shipAt = (state: GameState) =>
    state.board.colonists.find(({ seat, kind }) => seat === 0 && kind === 'sea')?.at;
  const sailing = [julius, move('sea', NAPATA, GOLD), pass()] as const;

  test.each<[string, readonly Action[]]>([
    ['before the card', [...sailing, card('architect'), pass()]],
    ['in its action', [card('architect'), ...sailing, pass()]],
    ['after it', [card('architect'), pass(), ...sailing]],
  ])('R-12.3, R-10.8: in the turn of an Architect the ship enters the square: %s', (_, actions) => {
    const after = play(upriver(), ...actions);
    expect([after.seat, shipAt(after)]).toEqual([1, 'gold']);
  });

  test('R-12.3, R-10.8: in another turn it stays beside the square', () => {
    const after = play(upriver(), card('prefect'), ...sailing, coins());
    expect([after.seat, shipAt(after)]).toEqual([1, GOLD]);
  });
});

describe('Laurentius: a brick and a food', () => {
  test('R-12.3: both', () => {
    const after = play(own(['laurentius'], stock({ wine: 1 })), use('laurentius'));
    expect(goodsOf(after)).toEqual(goods({ brick: 1, food: 1, wine: 1 }));
  });

  test('R-12.3, R-5.2: not into a full storehouse', () => {
    expect(refusal(own(['laurentius'], stock({ wine: 8 })), use('laurentius'))).toEqual(CANNOT_USE);
  });
});

describe('Mamercus: a house without money', () => {
  const architect = (edit: Edits, tiles: Tiles = ['mamercus']) =>
    begun('architect', tiles, [beside(), edit]);
  const mamercus = (city: CityId) => use('mamercus', { city });

  test('R-12.3: goods and no sestertii', () => {
    const state = play(architect(stock({ brick: 1, tool: 1 }, 0)), mamercus('vindobona'));
    const after = play(state, house('vindobona'));
    expect(worth(after)).toEqual([0, goods({})]);
  });

  test('R-12.3: one house', () => {
    const state = architect(stock({ brick: 2, food: 1, tool: 1 }, 10));
    const after = play(state, mamercus('vindobona'), house('vindobona'), house('aquileia'));
    // The first house of a food city costs 2.
    expect(moneyOf(after)).toBe(8);
  });

  test.each([
    ['far away', 'sirmium'],
    ['without its goods', 'aquileia'],
    ['with an own house', 'vindobona'],
  ])('R-12.3: no city %s', (_, city) => {
    const state = architect([stock({ brick: 1, tool: 1, wine: 1 }), built('vindobona')]);
    expect(refusal(state, mamercus(city))).toEqual(CANNOT_USE);
  });

  test('R-12.3: together with Marcus in two cities', () => {
    const state = architect(stock({ brick: 1, food: 1, tool: 1 }, 0), ['mamercus', 'marcus']);
    const first = play(state, mamercus('aquileia'));
    expect(refusal(first, use('marcus', { city: 'aquileia' }))).toEqual(CANNOT_USE);
    const after = play(
      first,
      use('marcus', { city: 'vindobona' }),
      house('aquileia'),
      house('vindobona'),
    );
    // A brick and a food; a tool.
    expect(worth(after)).toEqual([0, goods({})]);
  });
});

describe('Mamilius: no bricks', () => {
  const mamilius = use('mamilius');

  test('R-12.3: for all houses of the action', () => {
    const state = begun('architect', ['mamilius'], [beside(), stock({ food: 1, tool: 1 })]);
    expect(listed(state, 'buildHouse')).toEqual([]);
    const after = play(state, mamilius, house('vindobona'), house('aquileia'));
    expect(worth(after)).toEqual([15, goods({})]);
  });

  test('R-12.3, R-4.3: a house in a brick city costs its food', () => {
    const state = begun(
      'architect',
      ['mamilius'],
      [beside('land:colonia-agrippina~vindobona'), stock({ food: 1 })],
    );
    expect(goodsOf(play(state, mamilius, house('colonia-agrippina')))).toEqual(goods({}));
  });

  test('R-12.3, R-9.4: not for the partner', () => {
    // Next to Napoca, whose food costs a brick as well.
    const partner: Edit = (draft) => {
      shift(draft, 2, 'land', 'alexandria', 'land:napoca~tomis');
      playerOf(draft, 2).goods = goods({ food: 1 });
    };
    const state = play(begun('architect', ['mamilius'], partner, TEAMS), mamilius, pass());
    const napoca = { type: 'buildHouse', seat: 2, city: 'napoca' } as const;
    expect(refusal(state, napoca)).toEqual({ code: 'NOT_ENOUGH_GOODS', rule: 'R-4.3' });
  });
});

describe('Marcus: a house in a salt city for a tool', () => {
  /** Beside Athenae, a salt city, and Dyrrhachium. */
  const architect = (edit: Edits, options?: Options) =>
    begun('architect', ['marcus'], [beside('land:athenae~dyrrhachium'), edit], options);
  const marcus = (city: CityId) => use('marcus', { city });

  test('R-12.3, R-11.1: one tool and no money', () => {
    const state = play(architect(stock({ tool: 1 }, 0), SALT), marcus('athenae'));
    const after = play(state, house('athenae'));
    expect(worth(after)).toEqual([0, goods({})]);
  });

  test('R-12.3, R-11.1: the tool may be salt', () => {
    const state = play(architect(stock({ salt: 1 }, 0), SALT), marcus('athenae'));
    expect(goodsOf(play(state, house('athenae')))).toEqual({ ...goods({}), salt: 0 });
  });

  test('R-12.3: with salt no other city', () => {
    const state = architect(stock({ brick: 1, tool: 1 }), SALT);
    expect(refusal(state, marcus('dyrrhachium'))).toEqual(CANNOT_USE);
  });

  test.each(['athenae', 'dyrrhachium'])('R-12.3: without salt any city: %s', (city) => {
    const after = play(architect(stock({ tool: 1 }, 0)), marcus(city), house(city));
    expect(worth(after)).toEqual([0, goods({})]);
  });

  test('R-12.3: not without a tool', () => {
    expect(refusal(architect(stock({ brick: 1, food: 1 })), marcus('athenae'))).toEqual(CANNOT_USE);
  });
});

describe('Numerius: two sestertii for a province', () => {
  test('R-12.3: for every province with own houses', () => {
    const state = own(['numerius'], [stock({}), built(...SIX, 'isca-dumnoniorum')]);
    // Six provinces; Britannia has two houses.
    expect(moneyOf(play(state, use('numerius')))).toBe(32);
  });

  test('R-12.3: nothing without a house', () => {
    const state = own(['numerius'], (draft) => build(draft, 1, 'londinium'));
    expect(refusal(state, use('numerius'))).toEqual(CANNOT_USE);
  });
});

describe('Publius: a colonist for five sestertii', () => {
  const publius = (kind: 'land' | 'sea', city = 'roma') => use('publius', { kind, city });

  test('R-12.3, R-4.5: in the capital, for no goods', () => {
    const state = own(['publius'], stock({ wine: 1 }, 5));
    const after = play(state, publius('sea'));
    expect(worth(after)).toEqual([0, goods({ wine: 1 })]);
    expect(after.players[0]?.storehouse).toEqual({ land: 2, sea: 1 });
    expect(after.board.colonists.at(-1)).toEqual({ seat: 0, kind: 'sea', at: 'roma' });
  });

  test('R-12.3: the price is told', () => {
    const result = tryApplyAction(own(['publius']), publius('land'));
    if (!result.ok) throw result.error;
    const placed = { type: 'colonistPlaced', seat: 0, kind: 'land', city: 'roma' };
    const because = { rule: 'R-12.3', tile: 'publius' };
    expect(result.events).toContainEqual({ ...placed, paid: {}, money: 5, because });
  });

  test('R-12.3: not for four', () => {
    expect(refusal(own(['publius'], stock({}, 4)), publius('land'))).toEqual(CANNOT_USE);
  });

  test('R-12.3: not when none is left', () => {
    const state = own(['publius'], (draft) =>
      place(draft, 0, 'land', 'land:novaria~roma', 'land:aquileia~roma'),
    );
    expect(listed(state, 'useTile')).toEqual([publius('sea')]);
  });

  test('R-12.3, R-10.3: on the start place of the kind', () => {
    const state = own(['publius'], undefined, { map: 'britannia' });
    expect(listed(state, 'useTile')).toEqual([
      publius('land', 'londinium'),
      publius('sea', 'portus-itius'),
    ]);
  });

  test('R-12.3, R-4.5: also in a city with an own house, if a route of its kind ends there', () => {
    // Novaria lies on no sea. Massilia belongs to somebody else.
    const state = own(
      ['publius'],
      [built('novaria', 'aquileia'), (draft) => build(draft, 1, 'massilia')],
    );
    expect(listed(state, 'useTile')).toEqual([
      publius('land'),
      publius('land', 'aquileia'),
      publius('land', 'novaria'),
      publius('sea'),
      publius('sea', 'aquileia'),
    ]);
    expect(play(state, publius('sea', 'aquileia')).board.colonists.at(-1)).toEqual({
      seat: 0,
      kind: 'sea',
      at: 'aquileia',
    });
  });

  test('R-12.3, R-4.5: in Casinum on Italia, by land alone, since no sea is near', () => {
    const state = own(['publius'], built('casinum'), { map: 'italia' });
    expect(listed(state, 'useTile')).toEqual([
      publius('land'),
      publius('land', 'casinum'),
      publius('sea'),
    ]);
  });

  test('R-12.3, R-10.8: a house in Berenice brings a ship to the Red Sea', () => {
    const state = own(['publius'], built('berenice'), AEGYPTUS);
    expect(listed(state, 'useTile')).toEqual([
      publius('land', 'memphis'),
      publius('land', 'berenice'),
      publius('sea', 'memphis'),
      publius('sea', 'berenice'),
    ]);
    expect(play(state, publius('sea', 'berenice')).board.colonists.at(-1)).toEqual({
      seat: 0,
      kind: 'sea',
      at: 'berenice',
    });
  });

  test.each([
    ['a ship in Novaria, which lies on no sea', 'sea', 'novaria'],
    ['a colonist beside the house of another player', 'land', 'massilia'],
    ['a colonist in a city without a house', 'land', 'valentia'],
  ] as const)('R-12.3, R-4.5: not %s', (_what, kind, city) => {
    const state = own(['publius'], [built('novaria'), (draft) => build(draft, 1, 'massilia')]);
    expect(refusal(state, publius(kind, city))).toEqual(CANNOT_USE);
  });

  test('R-12.3, R-10.11: by land on Balearica only beside an own house', () => {
    const byLand = (edits: Edits) =>
      listed(own(['publius'], edits, { map: 'balearica' }), 'useTile').filter(
        ({ kind }) => kind === 'land',
      );
    expect(byLand([])).toEqual([]);
    expect(byLand(built('lucus-maior'))).toEqual([publius('land', 'lucus-maior')]);
  });

  test('R-12.3, R-9.4: the partner pays what is missing', () => {
    const state = own(['publius'], stock({}, 2), TEAMS);
    const after = play(state, publius('land'));
    // The partner begins with 5.
    expect([moneyOf(after), moneyOf(after, 2)]).toEqual([0, 2]);
  });

  test('R-12.3, R-4.2: a step more for an Architect who has not moved', () => {
    const state = begun('architect', ['publius']);
    expect(play(state, publius('land')).decision).toMatchObject({ steps: 3, building: false });
  });

  test('R-12.2: after the first step he ends the moving', () => {
    // There is a house of cloth to build in Massilia.
    const state = begun('architect', ['publius'], stock({ brick: 1, cloth: 1 }));
    const moved = play(state, move('sea', 'roma', 'sea:massilia~roma'), publius('land'));
    expect(moved.decision).toMatchObject({ kind: 'architect', building: true });
  });
});

describe('Spurius: a salt', () => {
  test('R-12.3: with salt', () => {
    const state = own(['spurius'], stock({}), SALT);
    expect(listed(state, 'useTile')).toEqual([use('spurius')]);
    expect(goodsOf(play(state, use('spurius')))).toEqual({ ...goods({}), salt: 1 });
  });

  test('R-12.3: without it any good', () => {
    const state = own(['spurius'], stock({}));
    const offers = GOODS.map((good) => use('spurius', { good }));
    expect(listed(state, 'useTile')).toEqual(offers);
    expect(goodsOf(play(state, use('spurius', { good: 'wine' })))).toEqual(goods({ wine: 1 }));
  });

  test('R-12.3, R-5.2: not into a full storehouse', () => {
    expect(offered(own(['spurius'], stock({ wine: 8 })))).toEqual([]);
  });
});

describe('Tiberius: the bonus good of an active province', () => {
  const tiberius = (good: Good) => use('tiberius', { good });

  test('R-12.3: one good, and the marker is not turned', () => {
    const state = own(['tiberius'], (draft) => {
      stock({})(draft);
      // Not even the Praefectus Magnus doubles it.
      draft.praefectusMagnus = 0;
    });
    const after = play(state, tiberius('cloth'));
    expect(goodsOf(after)).toEqual(goods({ cloth: 1 }));
    expect(after.board.markers).toEqual(state.board.markers);
    expect(play(after, card('prefect'), coins()).praefectusMagnus).toBe(0);
  });

  test('R-12.3: only goods that a marker shows', () => {
    // Britannia's marker is food, Asia's tools.
    const state = own(['tiberius'], coinsUp('britannia', 'asia'));
    expect(listed(state, 'useTile')).toEqual([tiberius('food'), tiberius('tool')]);
    expect(refusal(state, tiberius('cloth'))).toEqual(CANNOT_USE);
  });

  test('R-12.3, R-5.2: not into a full storehouse', () => {
    expect(refusal(own(['tiberius'], stock({ wine: 8 })), tiberius('cloth'))).toEqual(CANNOT_USE);
  });

  test('R-12.3, R-10.9: Gaudos without a marker shows none', () => {
    const state = own(['tiberius'], coinsUp(), { map: 'creta' });
    expect(state.board.markers).not.toHaveProperty('brown');
    expect(offered(state)).toEqual([]);
  });
});

test('R-12.2, R-12.3: the example of an Architect with three tiles', () => {
  // Own colonist: to be between Lutetia (food) and Massilia (cloth). Green's between Massilia and
  // Valentia (wine), where another house stands.
  const state = own(
    ['augustus', 'mamilius', 'annaeus-arcadius'],
    [
      beside('land:novaria~roma'),
      rival(1, 'land:massilia~valentia'),
      stock({ brick: 1, food: 2, salt: 0 }, 15),
      (draft) => build(draft, 2, 'valentia'),
    ],
    SALT,
  );
  const moved = play(
    state,
    card('architect'),
    move('land', 'land:novaria~roma', 'land:lutetia~massilia'),
  );
  const ready = play(
    moved,
    use('augustus'),
    change('brick', 'salt'),
    change('food', 'salt'),
    use('mamilius'),
  );
  expect(goodsOf(ready)).toEqual({ ...goods({ food: 1 }), salt: 2 });
  // Wine is 4 twice, cloth 5, food 2; salt for the wine and for the cloth, and the food.
  const wine = play(ready, house('valentia'));
  expect(worth(wine)).toEqual([7, { ...goods({ food: 1 }), salt: 1 }]);
  const cloth = play(wine, house('massilia'));
  expect(worth(cloth)).toEqual([2, { ...goods({ food: 1 }), salt: 0 }]);
  const food = play(cloth, house('lutetia'));
  expect(worth(food)).toEqual([0, { ...goods({}), salt: 0 }]);
  expect(forumOf(food).used).toEqual(['augustus', 'mamilius']);
  expect(forumOf(food).owned[0]).toEqual(['annaeus-arcadius']);
});
