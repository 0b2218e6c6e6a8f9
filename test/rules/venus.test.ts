import { describe, expect, test } from 'vitest';
import {
  cards,
  createGame,
  finalScores,
  type GameState,
  legalActions,
  type RoleName,
} from '../../src/index';
import {
  build,
  discard,
  edited,
  give,
  goods,
  listed,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
} from '../support/scenario';

type Edit = (draft: StateDraft) => void;

/** Three on Imperium with the Venus cards, each for themselves. */
const venus = (edit?: Edit, deck: Parameters<typeof scenario>[1] = {}): GameState =>
  scenario(edit, { cards: 'venus', ...deck });

const MAGISTER = { type: 'playCard', seat: 0, card: 'magister' } as const;
const again = (as?: RoleName) =>
  ({ type: 'copyCard', seat: 0, from: 0, ...(as === undefined ? {} : { as }) }) as const;
const produce = (province: string) => ({ type: 'produceProvince', seat: 0, province }) as const;

describe('Magister (R-9.2)', () => {
  test('R-9.2: the hand is the base seven and the Magister', () => {
    const { players } = createGame({ map: 'hellas', players: 2, cards: 'venus', seed: 'hand' });
    expect(players[0]?.hand).toEqual([
      'tribune',
      'architect',
      'prefect',
      'prefect',
      'mercator',
      'diplomat',
      'senator',
      'magister',
    ]);
  });

  test('R-9.2: the example: after a Prefect it does the Prefect again', () => {
    const state = play(
      venus((draft) => discard(draft, 0, 'prefect')),
      MAGISTER,
    );
    expect(state.decision).toEqual({ kind: 'prefect', seat: 0 });
    const produced = play(state, produce('syria'));
    // Syria's cloth besides the one of the start.
    expect(produced.players[0]?.goods.cloth).toBe(2);
    expect(produced.players[0]?.discard).toEqual(['prefect', 'magister']);
  });

  test('R-9.2, R-5.1: with the Praefectus Magnus it brings two', () => {
    const state = venus((draft) => {
      discard(draft, 0, 'prefect');
      draft.praefectusMagnus = 0;
      playerOf(draft, 0).goods = goods({});
    });
    const produced = play(state, MAGISTER, produce('syria'));
    expect(produced.players[0]?.goods).toEqual(goods({ cloth: 2 }));
    expect(produced.praefectusMagnus).toBe(2);
  });

  test('R-9.2: a Senator is not done again', () => {
    const state = play(
      venus((draft) => discard(draft, 0, 'senator')),
      MAGISTER,
    );
    expect(state.seat).toBe(1);
  });

  test('R-9.2: without a card under it nothing happens', () => {
    expect(play(venus(), MAGISTER).seat).toBe(1);
  });

  test('R-9.2: a Mercator brings what is printed on it', () => {
    const state = play(
      venus((draft) => discard(draft, 0, 'mercator')),
      MAGISTER,
    );
    expect([state.decision?.kind, state.players[0]?.money]).toEqual(['mercator', 8]);
  });

  test('R-9.2: of a double card a half is chosen anew', () => {
    const state = play(
      venus((draft) => {
        give(draft, 0, 'prefect-architect-i');
        discard(draft, 0, 'prefect-architect-i');
      }),
      MAGISTER,
    );
    expect(state.decision).toEqual({ kind: 'magister', seat: 0 });
    expect(legalActions(state)).toEqual([again('prefect'), again('architect')]);
    expect(play(state, again('architect')).decision).toMatchObject({ kind: 'architect', steps: 2 });
    expect(play(state, again('prefect')).decision).toEqual({ kind: 'prefect', seat: 0 });
    expect(refusal(state, again()).code).toBe('INVALID_ACTION');
    expect(refusal(state, again('mercator')).code).toBe('INVALID_ACTION');
    expect(refusal(state, { ...again('prefect'), from: 1 }).code).toBe('WRONG_DECISION');
  });

  test('R-9.2: a Diplomat is done again with what lies open now', () => {
    const state = play(
      venus((draft) => {
        discard(draft, 0, 'diplomat');
        discard(draft, 1, 'mercator');
        discard(draft, 2, 'architect');
      }),
      MAGISTER,
    );
    expect(state.decision).toEqual({ kind: 'diplomat', seat: 0, depth: 1 });
    expect(listed(state, 'copyCard').map(({ from }) => from)).toEqual([1, 2]);
    const copied = play(state, { type: 'copyCard', seat: 0, from: 1 });
    expect(copied.decision?.kind).toBe('mercator');
  });

  test('R-14.11: a Diplomat that is done again may copy the Senator of another player', () => {
    const state = play(
      venus((draft) => {
        discard(draft, 0, 'diplomat');
        discard(draft, 1, 'senator');
        discard(draft, 2, 'architect');
      }),
      MAGISTER,
    );
    const copied = play(state, { type: 'copyCard', seat: 0, from: 1 });
    expect(copied.decision).toMatchObject({ kind: 'senator', seat: 0 });
  });

  test('R-14.8: a Diplomat that copies a Magister does the card under itself again', () => {
    const state = play(
      venus((draft) => {
        discard(draft, 0, 'architect');
        discard(draft, 1, 'prefect', 'magister');
      }),
      { type: 'playCard', seat: 0, card: 'diplomat' },
    );
    // The only card to copy is copied at once, and its player's Architect begins.
    expect(state.decision).toMatchObject({ kind: 'architect', seat: 0 });
  });

  test('R-14.8: a Diplomat and Magisters that call each other go down the own pile and end', () => {
    const both = (...own: readonly ('prefect' | 'diplomat' | 'magister')[]) =>
      venus((draft) => {
        discard(draft, 0, ...own);
        discard(draft, 1, 'magister');
      });
    // Magister, Diplomat under it, the other's Magister, and under the Diplomat the Prefect.
    const prefect = play(both('prefect', 'diplomat'), MAGISTER);
    expect(prefect.decision).toEqual({ kind: 'prefect', seat: 0 });
    expect(play(both('diplomat'), MAGISTER).seat).toBe(1);
    // A Diplomat that copies a Magister, an own Magister under it, and the Prefect under that.
    const diplomat = { type: 'playCard', seat: 0, card: 'diplomat' } as const;
    expect(play(both('prefect', 'magister'), diplomat).decision).toEqual({
      kind: 'prefect',
      seat: 0,
    });
    expect(play(both('magister'), diplomat).seat).toBe(1);
  });

  test('R-14.9: the Praefectus Magnus passes once, at the end of the turn', () => {
    const state = venus(
      (draft) => {
        discard(draft, 0, 'prefect');
        draft.praefectusMagnus = 0;
      },
      { players: 2 },
    );
    const produced = play(state, MAGISTER, produce('syria'));
    expect(produced.praefectusMagnus).toBe(1);
  });
});

describe('double cards (R-9.1)', () => {
  test('R-9.1: the example: an Architect/Mercator used as a Mercator brings 5', () => {
    const state = venus((draft) => {
      give(draft, 0, 'architect-mercator-ii');
    });
    const plays = listed(state, 'playCard').filter(({ card }) => card === 'architect-mercator-ii');
    expect(plays.map(({ as }) => as)).toEqual(['architect', 'mercator']);
    const mercator = play(state, {
      type: 'playCard',
      seat: 0,
      card: 'architect-mercator-ii',
      as: 'mercator',
    });
    expect([mercator.decision?.kind, mercator.players[0]?.money]).toEqual(['mercator', 10]);
    const traded = play(
      mercator,
      { type: 'trade', seat: 0, deal: 'sell', good: 'wine', count: 1 },
      { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 1 },
    );
    expect(traded.players[0]?.money).toBe(23);
  });

  test('R-9.1: three pairs of roles', () => {
    const pairs = Object.values(cards).flatMap(({ roles }) => (roles.length > 1 ? [roles] : []));
    expect(new Set(pairs.map((roles) => roles.join('/')))).toEqual(
      new Set(['prefect/architect', 'architect/mercator', 'prefect/mercator']),
    );
  });
});

describe('Venus, each for themselves (R-9.3)', () => {
  test('R-9.3: two points for a province with two own houses, at most 14', () => {
    const two = venus((draft) => {
      build(draft, 0, 'alexandria', 'memphis', 'petra', 'antiochia', 'tyros', 'athenae');
    });
    // Aegyptus and Syria; the Magister is the one Venus card.
    expect(finalScores(two).players[0]?.gods.venus).toEqual({ cards: 1, value: 4, points: 4 });
  });

  test('the Venus deck is on sale, on every map', () => {
    const { display, deck } = createGame({ map: 'cyprus', players: 5, cards: 'venus', seed: 'v' });
    const cards = [...display, ...deck];
    expect(cards).toHaveLength(30);
    expect(cards).toContain('architect-mercator-iv');
    expect(cards).not.toContain('prefect-i');
  });
});

describe('the boards of Concordia Venus', () => {
  test('R-4.4: the example of Locris: its cloth, and a good for every house', () => {
    const hellas = createGame({
      map: 'hellas',
      players: 3,
      cards: 'venus',
      seed: 'hellas',
      setup: { cityGoods: HELLAS_GOODS },
    });
    const state = edited(hellas, (draft) => {
      build(draft, 0, 'delphi');
      build(draft, 1, 'delphi');
      build(draft, 2, 'thermos');
    });
    const before = state.players.map((player) => player.goods);
    const after = play(
      state,
      { type: 'playCard', seat: 0, card: 'prefect' },
      produce('locris'),
    ).players.map((player) => player.goods);
    expect(after[0]).toEqual({ ...before[0], brick: 2, cloth: 2 });
    expect(after[1]).toEqual({ ...before[1], brick: 2 });
    expect(after[2]).toEqual({ ...before[2], cloth: 2 });
  });

  test('R-4.4: the example of the coins: six markers, ten sestertii', () => {
    // Cloth markers have one coin, the others two: two of cloth and four more.
    const state = venus((draft) => {
      for (const province of ['syria', 'gallia', 'britannia', 'asia', 'libya', 'mauretania']) {
        const marker = draft.board.markers[province];
        if (marker !== undefined) marker.side = 'coins';
      }
    });
    const coins = Object.values(state.board.markers).filter(({ side }) => side === 'coins');
    expect(coins.map((marker) => marker.coins).sort()).toEqual([1, 1, 2, 2, 2, 2]);
    const cash = play(
      state,
      { type: 'playCard', seat: 0, card: 'prefect' },
      { type: 'takeCoins', seat: 0 },
    );
    expect(cash.players[0]?.money).toBe(15);
  });

  test('R-9.15: on Ionium the crossing is one step, and nobody stays on it', () => {
    const state = edited(createGame({ map: 'ionium', players: 2, seed: 'io' }), (draft) => {
      const piece = draft.board.colonists.find(({ seat, kind }) => seat === 0 && kind === 'land');
      if (piece !== undefined) piece.at = 'land:brundisium~canusium';
    });
    const begun = play(state, { type: 'playCard', seat: 0, card: 'architect' });
    const moves = listed(begun, 'moveColonist').filter(
      ({ from }) => from === 'land:brundisium~canusium',
    );
    const targets = moves.map(({ to }) => to);
    expect(targets).not.toContain('land:apollonia~brundisium');
    // Over the water to the roads of Apollonia: two steps, the first of them the crossing.
    const beyond = targets.filter((to) => to.includes('apollonia'));
    expect(beyond.length).toBeGreaterThan(0);
    for (const to of beyond) {
      const moved = play(begun, {
        type: 'moveColonist',
        seat: 0,
        kind: 'land',
        from: 'land:brundisium~canusium',
        to,
      });
      expect(moved.decision).toMatchObject({ steps: 0 });
    }
    expect(
      refusal(begun, {
        type: 'moveColonist',
        seat: 0,
        kind: 'land',
        from: 'land:brundisium~canusium',
        to: 'land:apollonia~brundisium',
      }).code,
    ).toBe('UNREACHABLE');
  });

  test('R-9.15: the small Ionium has 22 cities and no letter B', () => {
    const { board } = createGame({
      map: 'ionium',
      players: 3,
      seed: 'small',
      omitProvinces: ['campania', 'calabria', 'sicilia'],
    });
    expect(Object.keys(board.cityGoods)).toHaveLength(22);
    expect(Object.keys(board.markers)).toHaveLength(9);
  });

  test.each(['cloth', 'wine'] as const)('R-9.14: the loose display, %s side', (display) => {
    const table = createGame({ map: 'cyprus', players: 2, seed: 'side', display });
    const card = table.display[3] ?? raise();
    const { cost } = cards[card] ?? raise();
    const state = (extra: 'cloth' | 'wine') =>
      edited(table, (draft) => {
        playerOf(draft, 0).goods = goods({ ...cost, [extra]: (cost[extra] ?? 0) + 1 });
      });
    const buys = (extra: 'cloth' | 'wine') =>
      listed(play(state(extra), { type: 'playCard', seat: 0, card: 'senator' }), 'buyCard').map(
        (action) => action.card,
      );
    // The fourth place costs a cloth on one side and a wine on the other.
    expect(buys(display)).toContain(card);
    expect(buys(display === 'wine' ? 'cloth' : 'wine')).not.toContain(card);
  });
});

function raise(): never {
  throw new Error('no card');
}

/** Delphi makes bricks and Thermos cloth, as in the example of the Prefect. */
const HELLAS_GOODS = {
  kephallenia: 'brick',
  delphi: 'brick',
  nicopolis: 'food',
  metropolis: 'food',
  zakhynthos: 'tool',
  demetrias: 'wine',
  thermos: 'cloth',
  chalcis: 'brick',
  oreos: 'brick',
  skyros: 'food',
  psyra: 'food',
  karystos: 'tool',
  naxos: 'tool',
  melos: 'wine',
  thera: 'cloth',
  patrae: 'brick',
  olympia: 'brick',
  megalopolis: 'brick',
  argos: 'food',
  hermione: 'food',
  corinthus: 'tool',
  thebae: 'tool',
  kythera: 'wine',
  methone: 'wine',
  sparta: 'cloth',
} as const;
