import { describe, expect, test } from 'vitest';
import {
  createGame,
  finalScores,
  type GameState,
  type Good,
  getMap,
  legalActions,
  type NewGame,
  type Seat,
  scoreGame,
  viewFor,
} from '../../src/index';
import {
  build,
  discard,
  edited,
  give,
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  type StateDraft,
  shift,
  thrownBy,
} from '../support/scenario';
import { sheetOf } from '../support/sheet';

type Edit = (draft: StateDraft) => void;

const laid = (map: string, edit: Edit = () => {}, options: Partial<NewGame> = {}): GameState =>
  edited(createGame({ map, players: 3, seed: 'boards', ...options }), edit);

const card = (seat: Seat, id: 'tribune' | 'architect' | 'prefect' | 'colonist-i') =>
  ({ type: 'playCard', seat, card: id }) as const;
const pass = (seat: Seat) => ({ type: 'pass', seat }) as const;
const produce = (seat: Seat, province: string, good?: Good) =>
  ({
    type: 'produceProvince',
    seat,
    province,
    ...(good === undefined ? {} : { good }),
  }) as const;
const COINS = { type: 'takeCoins', seat: 0 } as const;
const house = (city: string) => ({ type: 'buildHouse', seat: 0, city }) as const;
const move = (kind: 'land' | 'sea', from: string, to: string) =>
  ({ type: 'moveColonist', seat: 0, kind, from, to }) as const;
const own = (state: GameState, seat: Seat = 0) =>
  state.board.colonists.filter((piece) => piece.seat === seat).map(({ kind, at }) => [kind, at]);

/** An empty storehouse, so that whatever arrives can be seen. */
const empty: Edit = (draft) => {
  for (const player of draft.players) player.goods = goods({});
};

describe('Britannia (R-10.3)', () => {
  test('R-10.3: two start places, also for the colonists of a Tribune', () => {
    const state = laid('britannia');
    expect(own(state)).toEqual([
      ['land', 'londinium'],
      ['sea', 'portus-itius'],
    ]);
    const placing = listed(play(state, card(0, 'tribune')), 'placeColonist');
    expect(placing.map(({ kind, city }) => [kind, city])).toEqual([
      ['land', 'londinium'],
      ['sea', 'portus-itius'],
    ]);
  });
});

describe('Germania (R-10.4)', () => {
  /** What lies in the castles: of the markers left over all but a food and a wine. */
  const CASTLES: Readonly<Record<string, Good>> = {
    'castle-alpes': 'brick',
    'castle-helvetia': 'food',
    'castle-agri-decumates': 'tool',
    'castle-alamannia': 'wine',
    'castle-gallia': 'food',
    'castle-belgica': 'tool',
    'castle-ubii': 'tool',
    'castle-francia-north': 'brick',
    'castle-francia-south': 'tool',
    'castle-nemetes': 'wine',
  };
  const CITY_GOODS: Readonly<Record<string, Good>> = Object.fromEntries(
    [
      ['A', ['brick', 'brick', 'food', 'food', 'tool', 'wine', 'cloth']],
      ['B', ['brick', 'brick', 'food', 'food', 'tool', 'tool', 'wine', 'cloth']],
      ['C', ['brick', 'brick', 'brick', 'food', 'food', 'tool', 'tool', 'wine', 'wine', 'cloth']],
      ['D', ['brick', 'food', 'tool', 'wine', 'cloth']],
    ].flatMap(([letter, tokens]) =>
      getMap('germania')
        .cities.filter((city) => city.letter === letter)
        .map((city, index): [string, Good] => [city.id, asGood(tokens?.[index])]),
    ),
  );

  const germania = (edit?: Edit, castles: object = CASTLES): GameState =>
    laid('germania', edit, {
      setup: {
        cityGoods: CITY_GOODS,
        parts: { germania: JSON.parse(JSON.stringify(castles)) },
      },
    });
  const take = (castle: string) => ({ type: 'takeCastle', seat: 0, castle }) as const;
  const castlesOf = ({ parts }: GameState) => JSON.parse(JSON.stringify(parts.germania)).castles;

  test('R-10.4: ten castles, each with one of the markers left over', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = createGame({ map: 'germania', players: 2, seed });
      const held = Object.values<Good>(castlesOf(state));
      expect(held).toHaveLength(10);
      const markers = Object.values(state.board.markers).map(({ good }) => good);
      const box = { brick: 3, food: 6, tool: 6, wine: 5, cloth: 4 };
      for (const [good, count] of Object.entries(box)) {
        const used = [...held, ...markers].filter((other) => other === good).length;
        expect(used).toBeLessThanOrEqual(count);
      }
    }
  });

  test('R-10.4: the castles lie open', () => {
    const state = germania();
    expect(viewFor(state, 'spectator').parts.germania).toEqual(state.parts.germania);
  });

  /** Yellow’s two colonists of the example: one beside a castle with wine, one beside food. */
  const example: Edit = (draft) => {
    shift(draft, 0, 'land', 'basilia', 'land:basilia~castle-alamannia');
    place(draft, 0, 'land', 'land:castle-helvetia~constantia');
    playerOf(draft, 0).goods = goods({ tool: 1 });
  };

  test('R-10.4: the example: food from a castle and an own tool pay for a colonist', () => {
    const begun = play(germania(example), card(0, 'tribune'));
    expect(listed(begun, 'takeCastle')).toEqual([
      take('castle-helvetia'),
      take('castle-alamannia'),
    ]);
    expect(listed(begun, 'placeColonist')).toEqual([]);
    const taken = play(begun, take('castle-helvetia'));
    expect(taken.players[0]?.goods).toEqual(goods({ food: 1, tool: 1 }));
    expect(castlesOf(taken)).not.toHaveProperty('castle-helvetia');
    expect(listed(taken, 'takeCastle')).toEqual([]);
    const placed = play(taken, { type: 'placeColonist', seat: 0, kind: 'land', city: 'basilia' });
    expect(placed.players[0]?.goods).toEqual(goods({}));
    expect(own(placed)).toContainEqual(['land', 'basilia']);
    expect(placed.seat).toBe(1);
  });

  test('R-10.4: the colonist may come first and make room', () => {
    const full: Edit = (draft) => {
      example(draft);
      // Nine spaces: three colonists are in the storehouse.
      playerOf(draft, 0).goods = goods({ food: 4, tool: 5 });
    };
    const begun = play(germania(full), card(0, 'tribune'));
    expect(listed(begun, 'takeCastle')).toEqual([]);
    expect(refusal(begun, take('castle-alamannia'))).toEqual({ code: 'NO_ROOM', rule: 'R-10.4' });
    const placed = play(begun, {
      type: 'placeColonist',
      seat: 0,
      kind: 'sea',
      city: 'colonia-agrippina',
    });
    const taken = play(placed, take('castle-alamannia'));
    expect(taken.players[0]?.goods).toEqual(goods({ food: 3, tool: 4, wine: 1 }));
    expect(taken.seat).toBe(1);
  });

  test('R-10.4: one castle a Tribune, beside an own colonist, and only once for all', () => {
    const begun = play(germania(example), card(0, 'tribune'));
    expect(refusal(begun, take('castle-gallia')).code).toBe('NO_BONUS');
    const taken = play(begun, take('castle-helvetia'));
    expect(taken.decision?.kind).toBe('tribune');
    expect(refusal(taken, take('castle-alamannia')).code).toBe('NO_BONUS');
    const next = play(taken, pass(0), card(1, 'prefect'), { type: 'takeCoins', seat: 1 });
    const again = play(
      next,
      card(2, 'prefect'),
      { type: 'takeCoins', seat: 2 },
      card(0, 'tribune'),
    );
    expect(listed(again, 'takeCastle')).toEqual([take('castle-alamannia')]);
  });

  test('R-10.4: the example of the Architect: a ship gives two steps', () => {
    const state = germania((draft) => {
      shift(draft, 0, 'sea', 'colonia-agrippina', 'sea:basilia~brisiacus');
      playerOf(draft, 0).money = 50;
      playerOf(draft, 0).goods = goods({ brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 });
    });
    const begun = play(state, card(0, 'architect'));
    expect(begun.decision).toMatchObject({ steps: 3 });
    const moved = play(
      begun,
      move('land', 'basilia', 'land:arae-flaviae~castle-alamannia'),
      move('sea', 'sea:basilia~brisiacus', 'sea:basilia~constantia'),
    );
    expect(moved.decision).toMatchObject({ steps: 0 });
    // Arae Flaviae and Constantia; neither the castle nor Basilia.
    expect(listed(moved, 'buildHouse').map(({ city }) => city)).toEqual([
      'arae-flaviae',
      'constantia',
    ]);
    expect(refusal(moved, house('castle-alamannia')).code).toBe('CITY_NOT_ADJACENT');
  });

  test('R-10.4: several ships share a river, land colonists share nothing', () => {
    const state = germania((draft) => {
      shift(draft, 1, 'sea', 'colonia-agrippina', 'sea:bonna~colonia-agrippina');
      shift(draft, 1, 'land', 'basilia', 'land:basilia~brisiacus');
    });
    const begun = play(state, card(0, 'architect'));
    const targets = listed(begun, 'moveColonist').map(({ to }) => to);
    expect(targets).toContain('sea:bonna~colonia-agrippina');
    expect(targets).not.toContain('land:basilia~brisiacus');
  });

  test('R-10.4: castles of a real table that cannot be are refused', () => {
    const refused = (castles: object) => thrownBy(() => germania(undefined, castles));
    const { 'castle-alpes': _gone, ...nine } = CASTLES;
    for (const wrong of [
      nine,
      { ...CASTLES, 'castle-alpes': 'cloth' },
      { ...CASTLES, nida: 'food' },
    ]) {
      const error = refused(wrong);
      expect([error.code, error.rule]).toEqual(['INVALID_OPTIONS', 'R-10.4']);
      expect(error.details.path).toBe('setup.parts.germania');
    }
  });
});

function asGood(token: string | undefined): Good {
  const known = (['brick', 'food', 'tool', 'wine', 'cloth'] as const).find(
    (good) => good === token,
  );
  if (known === undefined) throw new Error(`${token} is no good`);
  return known;
}

describe('Byzantium and Hispania (R-10.5)', () => {
  test.each([
    ['byzantium', { A: 8, B: 9, C: 11 }, { brick: 7, food: 6, tool: 6, wine: 5, cloth: 4 }],
    ['hispania', { A: 8, B: 9, D: 6 }, { brick: 6, food: 5, tool: 5, wine: 4, cloth: 3 }],
  ])('R-10.5: %s has one more city of each letter', (id, letters, tokens) => {
    const { cities } = getMap(id);
    for (const [letter, count] of Object.entries(letters)) {
      expect(cities.filter((city) => city.letter === letter)).toHaveLength(count);
    }
    // All tokens of these letters; and one more: A tool, B wine, C cloth, D brick.
    const made = Object.values(createGame({ map: id, players: 2, seed: 'x' }).board.cityGoods);
    for (const [good, count] of Object.entries(tokens)) {
      expect(made.filter((other) => other === good)).toHaveLength(count);
    }
  });
});

describe('Gallia (R-10.6)', () => {
  const gallia = (edit?: Edit) => laid('gallia', edit);
  const beside: Edit = (draft) => {
    shift(draft, 0, 'land', 'lutetia', 'land:bononia~juliobona');
    playerOf(draft, 0).money = 50;
    playerOf(draft, 0).goods = goods({ brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 });
  };

  test('R-10.6: the first ship waits in the Mediterranean, cannot move, and counts', () => {
    const state = gallia();
    expect(own(state)).toEqual([
      ['land', 'lutetia'],
      ['sea', 'mediterranean'],
    ]);
    const begun = play(state, card(0, 'architect'));
    expect(begun.decision).toMatchObject({ steps: 2 });
    expect(listed(begun, 'moveColonist').every(({ kind }) => kind === 'land')).toBe(true);
    expect(refusal(begun, move('sea', 'mediterranean', 'sea:juliobona~lutetia')).code).toBe(
      'UNREACHABLE',
    );
    expect(finalScores(state).players[0]?.gods.mars.value).toBe(4);
  });

  test('R-10.6: the first house in a port brings it there, at once', () => {
    const begun = play(gallia(beside), card(0, 'architect'));
    const built = play(begun, house('juliobona'));
    expect(own(built)).toContainEqual(['sea', 'juliobona']);
    const second = play(built, house('bononia'));
    expect(own(second)).toContainEqual(['sea', 'juliobona']);
  });

  test('R-10.6: from then on it moves as usual', () => {
    const state = gallia((draft) => {
      build(draft, 0, 'juliobona');
      shift(draft, 0, 'sea', 'mediterranean', 'juliobona');
    });
    const ways = listed(play(state, card(0, 'architect')), 'moveColonist').filter(
      ({ kind }) => kind === 'sea',
    );
    expect(ways.map(({ to }) => to)).toContain('sea:bononia~juliobona');
  });

  test('R-10.6: a house in another city brings nobody', () => {
    const state = gallia((draft) => {
      beside(draft);
      shift(draft, 0, 'land', 'land:bononia~juliobona', 'land:avaricum~lutetia');
    });
    const built = play(state, card(0, 'architect'), house('avaricum'));
    expect(own(built)).toContainEqual(['sea', 'mediterranean']);
  });

  test('R-10.6: new ships appear in Lutetia, and the Seine is their way', () => {
    const begun = play(gallia(), card(0, 'tribune'));
    expect(listed(begun, 'placeColonist').map(({ kind, city }) => [kind, city])).toEqual([
      ['land', 'lutetia'],
      ['sea', 'lutetia'],
    ]);
    const state = gallia((draft) => place(draft, 0, 'sea', 'lutetia'));
    const steps = listed(play(state, card(0, 'architect')), 'moveColonist').filter(
      ({ from, kind }) => from === 'lutetia' && kind === 'sea',
    );
    expect(steps[0]?.to).toBe('sea:juliobona~lutetia');
  });

  test('R-10.6: nobody stays on the crossing from Bononia to Londinium', () => {
    const state = gallia((draft) => {
      beside(draft);
      place(draft, 0, 'land', 'lutetia');
    });
    const targets = listed(play(state, card(0, 'architect')), 'moveColonist')
      .filter(({ from }) => from === 'land:bononia~juliobona')
      .map(({ to }) => to);
    expect(targets).not.toContain('land:bononia~londinium');
    // Three steps: over the water in one, and on the roads beyond.
    expect(targets.some((to) => to.includes('londinium'))).toBe(true);
  });
});

describe('Corsica (R-10.7)', () => {
  test('R-10.7: the coins and two more, even where none shows', () => {
    expect(play(laid('corsica'), card(0, 'prefect'), COINS).players[0]?.money).toBe(7);
  });
});

describe('Aegyptus (R-10.8)', () => {
  const aegyptus = (edit?: Edit) => laid('aegyptus', edit);
  const floodOf = ({ parts }: GameState) => JSON.parse(JSON.stringify(parts.aegyptus)).flood;

  test('R-10.8: the flood brings one food, never doubled, and goes downstream', () => {
    const state = aegyptus((draft) => {
      empty(draft);
      draft.praefectusMagnus = 0;
    });
    expect(floodOf(state)).toBe('kush');
    const kush = state.board.markers.kush?.good;
    const after = play(state, card(0, 'prefect'), produce(0, 'kush'));
    const food = (kush === 'food' ? 2 : 0) + 1;
    expect(after.players[0]?.goods.food).toBe(food);
    expect(floodOf(after)).toBe('nubia');
  });

  test('R-10.8: after Aegyptus Inferior it begins again in Kush', () => {
    let state = aegyptus((draft) => {
      draft.parts.aegyptus = { flood: 'aegyptus-inferior' };
    });
    state = play(state, card(0, 'prefect'), produce(0, 'aegyptus-inferior'));
    expect(floodOf(state)).toBe('kush');
  });

  test('R-10.8: a province without the flood brings no food and moves nothing', () => {
    const state = play(aegyptus(empty), card(0, 'prefect'), produce(0, 'iudaea'));
    const bonus = state.board.markers.iudaea?.good;
    expect(state.players[0]?.goods.food).toBe(bonus === 'food' ? 1 : 0);
    expect(floodOf(state)).toBe('kush');
  });

  const SQUARE_SIDE = 'sea:frankincense~leuke-kome';

  test('R-10.8: a ship that ends an Architect beside a square goes in, and stays', () => {
    const state = aegyptus((draft) => place(draft, 0, 'sea', SQUARE_SIDE));
    const entered = play(state, card(0, 'architect'), pass(0));
    expect(own(entered)).toContainEqual(['sea', 'frankincense']);
    expect(finalScores(entered).players[0]?.bonus).toBe(7);
    expect(scoreGame(sheetOf(entered))).toEqual(finalScores(entered));
    const later = edited(entered, (draft) => {
      draft.turn = 4;
      draft.seat = 0;
      draft.decision = { kind: 'playCard', seat: 0 };
      playerOf(draft, 0).hand = playerOf(draft, 0).hand.filter((id) => id !== 'architect');
      playerOf(draft, 0).hand.push('architect');
      playerOf(draft, 0).discard = [];
    });
    const moves = listed(play(later, card(0, 'architect')), 'moveColonist');
    expect(moves.map(({ from }) => from)).not.toContain('frankincense');
  });

  test('R-10.8: one ship of each player in each square; of several the player says which', () => {
    const state = aegyptus((draft) => {
      place(draft, 0, 'sea', SQUARE_SIDE, 'sea:frankincense~myos-hormos');
      place(draft, 1, 'sea', 'frankincense');
    });
    const asked = play(state, card(0, 'architect'), pass(0));
    expect(asked.decision).toEqual({ kind: 'enterSquare', seat: 0, square: 'frankincense' });
    const enter = (from: string) =>
      ({ type: 'enterSquare', seat: 0, square: 'frankincense', from }) as const;
    expect(legalActions(asked)).toEqual([
      enter(SQUARE_SIDE),
      enter('sea:frankincense~myos-hormos'),
    ]);
    expect(refusal(asked, enter('sea:berenice~frankincense')).code).toBe('NO_COLONIST');
    const entered = play(asked, enter(SQUARE_SIDE));
    expect(own(entered)).toContainEqual(['sea', 'sea:frankincense~myos-hormos']);
    expect(entered.seat).toBe(1);
  });

  test('R-10.8: both squares are seven points each', () => {
    const state = aegyptus((draft) => place(draft, 0, 'sea', 'gold', 'frankincense'));
    expect(finalScores(state).players[0]?.bonus).toBe(14);
  });

  test.each(['sinai', 'arabia', 'litus'])(
    'R-10.8: when %s produces, everyone in the frankincense square takes 5',
    (province) => {
      const state = aegyptus((draft) => {
        place(draft, 1, 'sea', 'frankincense');
        place(draft, 2, 'sea', 'gold');
      });
      const after = play(state, card(0, 'prefect'), produce(0, province));
      expect(after.players.map(({ money }) => money)).toEqual([5, 11, 7]);
    },
  );

  test('R-10.8: any number of ships on a sea route', () => {
    const state = aegyptus((draft) => place(draft, 1, 'sea', SQUARE_SIDE));
    const both = edited(state, (draft) => place(draft, 0, 'sea', SQUARE_SIDE));
    expect(both.board.colonists.filter(({ at }) => at === SQUARE_SIDE)).toHaveLength(2);
  });
});

describe('Creta (R-10.9)', () => {
  const creta = (edit: Edit = empty) => laid('creta', edit);

  test('R-10.9: Gaudos has no marker; who produces it takes any good', () => {
    const begun = play(creta(), card(0, 'prefect'));
    const choices = listed(begun, 'produceProvince').filter(({ province }) => province === 'brown');
    expect(choices.map(({ good }) => good)).toEqual(['brick', 'food', 'tool', 'wine', 'cloth']);
    expect(refusal(begun, produce(0, 'brown')).code).toBe('INVALID_ACTION');
    const after = play(begun, produce(0, 'brown', 'wine'));
    expect(after.players[0]?.goods).toEqual(goods({ wine: 1 }));
    expect(after.board.markers.brown).toEqual({ good: 'wine', coins: 2, side: 'coins' });
  });

  test('R-10.9, R-5.1: two with the Praefectus Magnus', () => {
    const state = creta((draft) => {
      empty(draft);
      draft.praefectusMagnus = 0;
    });
    const after = play(state, card(0, 'prefect'), produce(0, 'brown', 'cloth'));
    expect(after.players[0]?.goods).toEqual(goods({ cloth: 2 }));
    expect(after.board.markers.brown).toEqual({ good: 'cloth', coins: 1, side: 'coins' });
  });

  test('R-10.9: nobody produces it again until the coins are taken, with two more', () => {
    const produced = play(creta(), card(0, 'prefect'), produce(0, 'brown', 'wine'));
    const begun = play(produced, card(1, 'prefect'));
    expect(listed(begun, 'produceProvince').filter(({ province }) => province === 'brown')).toEqual(
      [],
    );
    const cash = play(begun, { type: 'takeCoins', seat: 1 });
    // Six to begin with, two on the marker and two of the map.
    expect(cash.players[1]?.money).toBe(10);
    expect(cash.board.markers.brown).toBeUndefined();
    const again = play(cash, card(2, 'prefect'), produce(2, 'brown', 'food'));
    expect(again.board.markers.brown?.good).toBe('food');
  });

  test('R-10.9: houses on Gaudos produce their good as well', () => {
    const state = creta((draft) => {
      empty(draft);
      build(draft, 1, 'gaudos');
    });
    const made = state.board.cityGoods.gaudos ?? 'brick';
    const after = play(state, card(0, 'prefect'), produce(0, 'brown', 'wine'));
    expect(after.players[1]?.goods).toEqual(goods({ [made]: 1 }));
  });
});

describe('Balearica (R-10.11)', () => {
  test('R-10.11, R-14.10: two ships each, one at each boat, and no land colonist', () => {
    const state = laid('balearica');
    expect(own(state)).toEqual([
      ['sea', 'boat-near-ebusus'],
      ['sea', 'boat-near-minorica'],
    ]);
    expect(state.players[0]?.storehouse).toEqual({ land: 3, sea: 1 });
  });

  test('R-10.11: the first step goes onto a route the boat touches', () => {
    const begun = play(laid('balearica'), card(0, 'architect'));
    const first = listed(begun, 'moveColonist').filter(({ from }) => from === 'boat-near-ebusus');
    expect(first.slice(0, 3).map(({ to }) => to)).toEqual([
      'sea:andrachium~ebussus',
      'sea:andrachium~palmaria',
      'sea:ebussus~palmaria',
    ]);
  });

  test('R-10.11, R-4.5: land colonists come with a Colonist, to cities with an own house', () => {
    const tribune = play(laid('balearica'), card(0, 'tribune'));
    expect(listed(tribune, 'placeColonist').every(({ kind }) => kind === 'sea')).toBe(true);
    const state = laid('balearica', (draft) => {
      give(draft, 0, 'colonist-i');
      build(draft, 0, 'palmaria');
    });
    const placing = listed(play(state, card(0, 'colonist-i')), 'placeColonist');
    expect(placing).toContainEqual({
      type: 'placeColonist',
      seat: 0,
      kind: 'land',
      city: 'palmaria',
    });
  });

  test('R-10.11: what is left out is said where the map is chosen', () => {
    expect(getMap('balearica').leftOut).toMatch(/fish/);
  });
});

test('a diplomat copies what a map adds to a Prefect', () => {
  const state = laid('corsica', (draft) => discard(draft, 1, 'prefect'));
  const copied = play(state, { type: 'playCard', seat: 0, card: 'diplomat' }, COINS);
  expect(copied.players[0]?.money).toBe(7);
});
