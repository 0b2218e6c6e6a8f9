import { describe, expect, test } from 'vitest';
import {
  createGame,
  finalScores,
  type GameState,
  type Good,
  imagine,
  type NewGame,
  parseState,
  tryApplyAction,
  viewFor,
} from '../../../src/index';
import {
  build,
  deckStarting,
  give,
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
  shift,
  thrownBy,
} from '../../support/scenario';
import { factsOfAll } from '../../support/told';
import { card, house, pass, produce } from '../support';
import { etnaOf, fullStack, times } from './etna';

/** Goods of the cities: Grey and Orange make wine at best, Yellow cloth. */
const CITY_GOODS: Readonly<Record<string, Good>> = {
  lilybaeum: 'brick',
  segesta: 'food',
  panormus: 'tool',
  curilionum: 'wine',
  himera: 'cloth',
  petra: 'brick',
  thermae: 'brick',
  montanus: 'brick',
  agrigentum: 'food',
  enna: 'tool',
  gela: 'tool',
  ragusia: 'wine',
  helorus: 'cloth',
  caleacte: 'wine',
  hadranum: 'tool',
  tyndaris: 'brick',
  messana: 'food',
  tauromenium: 'cloth',
  catana: 'wine',
  menae: 'food',
  locri: 'brick',
  hipponium: 'food',
  scolacium: 'tool',
};

interface Etna {
  readonly grey?: number;
  readonly yellow?: number;
  readonly orange?: number;
  /** The tiles that come next. */
  readonly next?: readonly string[];
  /** The whole stack, where it is not simply what is left. */
  readonly stack?: readonly string[];
}

/** Three on Sicilia, with so many tiles of each colour on the board and the markers to go with it. */
function sicilia(etna: Etna = {}, edit: (draft: StateDraft) => void = () => {}): GameState {
  const { grey = 0, yellow = 0, orange = 0, next = [] } = etna;
  const rows = { grey, yellow, orange };
  const left = [
    ...times(4 - grey, 'grey'),
    ...times(4 - yellow, 'yellow'),
    ...times(4 - orange, 'orange'),
    ...['coin', 'brick'],
  ];
  for (const tile of next) left.splice(left.indexOf(tile), 1);
  return scenario(
    (draft) => {
      const stack = etna.stack ?? [...next, ...left];
      Object.assign(draft.parts, { sicilia: { stack, later: [], rows } });
      for (const [province, row] of Object.entries(rows)) {
        const marker = draft.board.markers[province];
        if (row >= 2 && marker !== undefined) marker.good = null;
        if (row === 4) delete draft.board.markers[province];
      }
      edit(draft);
    },
    {
      map: 'sicilia',
      setup: {
        cityGoods: CITY_GOODS,
        deck: deckStarting([], 3),
        parts: { sicilia: { drawn: ['coin', 'coin'], stack: fullStack(['coin']) } },
      },
    },
  );
}

function eventsOf(state: GameState, action: object): readonly object[] {
  const result = tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  return factsOfAll(result.events);
}

describe('R-10.1: set-up', () => {
  const bySeed = (players: number, seed: string): GameState =>
    createGame({ map: 'sicilia', players, seed });

  test.each([
    // Players, tiles in all, tiles drawn before the game.
    [2, 12, 3],
    [3, 15, 2],
    [4, 18, 1],
    [5, 21, 0],
  ])('R-10.1: %i players: %i tiles, %i of them drawn', (players, all, drawn) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { stack, rows } = etnaOf(bySeed(players, seed));
      expect(stack).toHaveLength(all - drawn);
      for (const colour of ['grey', 'yellow', 'orange']) {
        const left = stack.filter((tile: string) => tile === colour).length;
        expect(left + rows[colour]).toBe(4);
      }
    }
  });

  test('R-10.1: with two players no colour is drawn three times before the game', () => {
    const rows = Array.from({ length: 60 }, (_, seed) => etnaOf(bySeed(2, `${seed}`)).rows);
    for (const { grey, yellow, orange } of rows) {
      expect(grey + yellow + orange).toBe(3);
      expect(Math.max(grey, yellow, orange)).toBeLessThanOrEqual(2);
    }
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBeGreaterThan(3);
  });

  test('R-10.1: bonus markers show one coin more than usual', () => {
    const { markers } = sicilia().board;
    expect(markers.grey).toEqual({ good: 'wine', coins: 3, side: 'goods' });
    expect(markers.yellow).toEqual({ good: 'cloth', coins: 2, side: 'goods' });
    expect(markers.blue).toEqual({ good: 'tool', coins: 3, side: 'goods' });
  });

  test('R-10.1: everybody starts in Syracusae', () => {
    expect(new Set(sicilia().board.colonists.map(({ at }) => at))).toEqual(new Set(['syracusae']));
  });

  const drawn = (draws: object, players = 2): NewGame => ({
    map: 'sicilia',
    players,
    setup: {
      cityGoods: CITY_GOODS,
      deck: deckStarting([], players),
      parts: { sicilia: JSON.parse(JSON.stringify(draws)) },
    },
  });

  test('R-10.1: the example: two yellow tiles and an orange one drawn before the game', () => {
    const stack = [...times(4, 'grey'), ...times(2, 'yellow'), ...times(3, 'orange')];
    const state = createGame(drawn({ drawn: ['yellow', 'yellow', 'orange'], stack }));
    expect(etnaOf(state)).toEqual({ stack, later: [], rows: { grey: 0, yellow: 2, orange: 1 } });
    expect(state.board.markers.yellow).toEqual({ good: null, coins: 2, side: 'goods' });
    expect(state.board.markers.orange).toEqual({ good: 'wine', coins: 3, side: 'goods' });
    // Nobody has taken a bonus for them.
    expect(state.players.map(({ money }) => money)).toEqual([5, 6]);
  });

  test('R-10.1: neutral tiles drawn before the game change nothing', () => {
    const stack = fullStack(['brick', 'coin']);
    const state = createGame(drawn({ drawn: ['coin', 'grey'], stack: stack.slice(1) }, 3));
    expect(etnaOf(state).rows).toEqual({ grey: 1, yellow: 0, orange: 0 });
    expect(state.board.markers.grey?.good).toBe('wine');
  });

  test('R-10.1: draws that cannot have been are refused', () => {
    const refused = (draws: object, players?: number) =>
      thrownBy(() => createGame(drawn(draws, players)));
    const rest = [...times(4, 'yellow'), ...times(4, 'orange')];
    const third = refused({ drawn: ['grey', 'grey', 'grey'], stack: ['grey', ...rest] });
    expect([third.code, third.rule]).toEqual(['INVALID_OPTIONS', 'R-10.1']);
    expect(third.details.path).toBe('setup.parts.sicilia.drawn');
    expect(refused({ drawn: ['grey'], stack: fullStack([]).slice(1) }).details.path).toBe(
      'setup.parts.sicilia.drawn',
    );
  });

  test('the stack is hidden, the columns are not', () => {
    const state = sicilia({ grey: 2, next: ['orange'] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(viewFor(state, viewer).parts.sicilia).toEqual({
        stack: times(12, 'hidden'),
        later: [],
        rows: { grey: 2, yellow: 0, orange: 0 },
      });
    }
  });
});

describe('R-10.1: the Tribune draws a tile', () => {
  test('R-10.1, R-4.1: between taking the cards back and the new colonist', () => {
    const state = sicilia({ next: ['coin'] });
    expect(eventsOf(state, card(0, 'tribune')).slice(1)).toEqual([
      { type: 'cardsTakenBack', seat: 0, count: 1 },
      { type: 'tileDrawn', seat: 0, tile: 'coin' },
      { type: 'moneyReceived', seat: 0, amount: 1 },
    ]);
    const next = play(state, card(0, 'tribune'));
    expect(next.players[0]?.money).toBe(6);
    expect(next.decision).toEqual({ kind: 'tribune', seat: 0, placed: false });
    expect(etnaOf(next).stack).toHaveLength(13);
  });

  test('R-10.1: a brick goes into the storehouse', () => {
    const state = play(sicilia({ next: ['brick'] }), card(0, 'tribune'));
    expect(state.players[0]?.goods.brick).toBe(2);
  });

  test('R-10.1, R-5.2: a brick without room is lost', () => {
    const full = goods({ food: 2, tool: 2, wine: 2, cloth: 2 });
    const state = sicilia({ next: ['brick'] }, (draft) => {
      playerOf(draft, 0).goods = full;
    });
    expect(eventsOf(state, card(0, 'tribune'))).toContainEqual({
      type: 'goodsReceived',
      seat: 0,
      goods: {},
      lost: { brick: 1 },
    });
    expect(play(state, card(0, 'tribune')).players[0]?.goods).toEqual(full);
  });

  test('R-10.1: the brick may serve no colonist, but its tile comes before him', () => {
    const state = sicilia({ next: ['grey'] });
    const placed = play(state, card(0, 'tribune'), {
      type: 'placeColonist',
      seat: 0,
      kind: 'land',
      city: 'syracusae',
    });
    expect(etnaOf(placed).rows.grey).toBe(1);
    expect(placed.board.colonists.filter(({ seat }) => seat === 0)).toHaveLength(3);
  });

  test('R-10.1: a province tile goes to the highest free row and brings nothing', () => {
    const state = sicilia({ next: ['yellow'] });
    expect(eventsOf(state, card(0, 'tribune')).slice(1)).toEqual([
      { type: 'cardsTakenBack', seat: 0, count: 1 },
      { type: 'tileDrawn', seat: 0, tile: 'yellow', province: 'yellow', row: 1 },
    ]);
    const next = play(state, card(0, 'tribune'));
    expect(next.players[0]?.money).toBe(5);
    // Row 1: nothing.
    expect(next.board.markers.yellow).toEqual(state.board.markers.yellow);
  });

  test('R-10.1: the example: grey erupts, yellow begins, orange gets no more houses', () => {
    const before = sicilia({ grey: 3, orange: 2, next: ['grey', 'yellow', 'orange'] });
    const after = play(before, ...[0, 1, 2].flatMap((seat) => [card(seat, 'tribune'), pass(seat)]));
    expect(etnaOf(after).rows).toEqual({ grey: 4, yellow: 1, orange: 3 });
    expect(after.board.markers.grey).toBeUndefined();
    expect(after.board.markers.yellow).toEqual({ good: 'cloth', coins: 2, side: 'goods' });
    expect(after.board.markers.orange).toEqual({ good: null, coins: 3, side: 'goods' });
  });

  test('R-10.1: the last tile makes way for the nine neutral ones, shuffled', () => {
    const all = { grey: 4, yellow: 4, orange: 4 };
    const after = play(sicilia({ ...all, stack: ['coin'] }), card(0, 'tribune'));
    const { stack } = etnaOf(after);
    expect([...stack].sort()).toEqual([...times(4, 'brick'), ...times(5, 'coin')]);
    expect(after.players[0]?.money).toBe(6);
  });

  test('R-10.1: a real table says how it shuffled them', () => {
    const later = [...times(5, 'coin'), ...times(4, 'brick')];
    const state = sicilia({ grey: 4, yellow: 4, orange: 4, stack: ['brick'] }, (draft) => {
      const part = etnaOf(draft);
      draft.parts.sicilia = { ...part, later: [later] };
    });
    expect(etnaOf(play(state, card(0, 'tribune')))).toMatchObject({ stack: later, later: [] });
  });
});

describe('R-10.1: what the rows do', () => {
  /** Houses in both cities of Grey, wine and tools, and an empty storehouse. */
  const owner = (draft: StateDraft) => {
    build(draft, 0, 'caleacte', 'hadranum');
    playerOf(draft, 0).goods = goods({});
  };

  test('R-10.1 row 1: the province produces as usual', () => {
    const state = play(sicilia({ grey: 1 }, owner), card(0, 'prefect'), produce(0, 'grey'));
    // The bonus, a wine, and a wine and a tool of the houses.
    expect(state.players[0]?.goods).toEqual(goods({ wine: 2, tool: 1 }));
  });

  test('R-10.1 row 2: it produces without a bonus, and the marker turns and turns back', () => {
    const state = play(sicilia({ grey: 2 }, owner), card(0, 'prefect'), produce(0, 'grey'));
    expect(state.players[0]?.goods).toEqual(goods({ wine: 1, tool: 1 }));
    expect(state.board.markers.grey).toEqual({ good: null, coins: 3, side: 'coins' });
    const cash = play(state, card(1, 'prefect'), { type: 'takeCoins', seat: 1 });
    // 6 to begin with, and the three coins of the marker it took the place of.
    expect(cash.players[1]?.money).toBe(9);
    expect(cash.board.markers.grey).toEqual({ good: null, coins: 3, side: 'goods' });
  });

  test('R-10.1 row 2: the special marker lies as the one before it', () => {
    const state = sicilia({ grey: 1, next: ['grey'] }, (draft) => {
      const marker = draft.board.markers.grey;
      if (marker !== undefined) marker.side = 'coins';
    });
    const after = play(state, card(0, 'tribune'));
    expect(after.board.markers.grey).toEqual({ good: null, coins: 3, side: 'coins' });
  });

  test('R-10.1, R-5.1: the Praefectus Magnus doubles nothing there and passes on', () => {
    const state = sicilia({ grey: 2 }, (draft) => {
      owner(draft);
      draft.praefectusMagnus = 0;
    });
    const after = play(state, card(0, 'prefect'), produce(0, 'grey'));
    expect(after.players[0]?.goods).toEqual(goods({ wine: 1, tool: 1 }));
    expect(after.praefectusMagnus).toBe(2);
  });

  /** A land colonist between Hadranum (Grey) and Enna (Blue), and money to build. */
  const beside = (draft: StateDraft) => {
    shift(draft, 0, 'land', 'syracusae', 'land:enna~hadranum');
    playerOf(draft, 0).money = 50;
    playerOf(draft, 0).goods = goods({ brick: 2, tool: 2 });
  };

  test('R-10.1 row 3: nobody builds there any more; elsewhere they do', () => {
    const open = play(sicilia({ grey: 2 }, beside), card(0, 'architect'));
    expect(listed(open, 'buildHouse')).toEqual([house('enna'), house('hadranum')]);
    const closed = play(sicilia({ grey: 3 }, beside), card(0, 'architect'));
    expect(listed(closed, 'buildHouse')).toEqual([house('enna')]);
    expect(refusal(closed, house('hadranum'))).toEqual({ code: 'CITY_CLOSED', rule: 'R-10.1' });
  });

  test('R-10.1 row 3: houses that stand there still produce', () => {
    const state = play(sicilia({ grey: 3 }, owner), card(0, 'prefect'), produce(0, 'grey'));
    expect(state.players[0]?.goods).toEqual(goods({ wine: 1, tool: 1 }));
  });

  test('R-10.1 row 4: no Prefect lets it produce, and its coins are gone', () => {
    const erupted = play(sicilia({ grey: 4 }, owner), card(0, 'prefect'));
    expect(listed(erupted, 'produceProvince').map(({ province }) => province)).not.toContain(
      'grey',
    );
    expect(refusal(erupted, produce(0, 'grey')).code).toBe('PROVINCE_INACTIVE');
    const showing = sicilia({ grey: 3, next: ['grey'] }, (draft) => {
      const marker = draft.board.markers.grey;
      if (marker !== undefined) marker.side = 'coins';
    });
    const cash = play(showing, card(0, 'tribune'), pass(0), card(1, 'prefect'), {
      type: 'takeCoins',
      seat: 1,
    });
    expect(cash.players[1]?.money).toBe(6);
  });

  test('R-10.1 row 4, R-4.10: specialists get nothing from it', () => {
    const masons = (draft: StateDraft) => {
      give(draft, 0, 'mason-i');
      build(draft, 0, 'tyndaris', 'petra');
      playerOf(draft, 0).goods = goods({});
    };
    const bricks = (etna: Etna) =>
      play(sicilia(etna, masons), card(0, 'mason-i')).players[0]?.goods.brick;
    expect(bricks({ yellow: 3 })).toBe(2);
    expect(bricks({ yellow: 4 })).toBe(1);
  });

  test('R-10.1 row 4: houses there count at the end as ever', () => {
    const state = (yellow: number) =>
      sicilia({ yellow }, (draft) => build(draft, 0, 'tyndaris', 'tauromenium'));
    expect(finalScores(state(4)).players[0]).toEqual(finalScores(state(0)).players[0]);
  });

  test('R-10.1: no row restricts moving', () => {
    const roads = (etna: Etna) =>
      listed(
        play(
          sicilia(etna, (draft) => place(draft, 0, 'land', 'land:catana~hadranum')),
          card(0, 'architect'),
        ),
        'moveColonist',
      );
    expect(roads({ grey: 4, yellow: 4, orange: 4, stack: ['coin'] })).toEqual(roads({}));
  });
});

test('R-10.1, R-3.1: stacks that come later are secret too, and a view with them can be imagined', () => {
  const neutral = ['coin', 'coin', 'coin', 'coin', 'coin', 'brick', 'brick', 'brick', 'brick'];
  const drawn = ['grey', 'grey', 'orange'];
  const stack = [
    'yellow',
    'grey',
    'orange',
    'yellow',
    'orange',
    'yellow',
    'grey',
    'yellow',
    'orange',
  ];
  const setup = { parts: { sicilia: { drawn, stack, later: [neutral] } } };
  const state = createGame({ map: 'sicilia', players: 2, seed: 'later', setup });
  const view = viewFor(state, 0);
  expect(view.parts.sicilia).toEqual({
    stack: Array(9).fill('hidden'),
    later: [Array(9).fill('hidden')],
    rows: { grey: 2, yellow: 0, orange: 1 },
  });
  const imagined = imagine(view);
  expect(parseState(JSON.parse(JSON.stringify(imagined)))).toEqual(imagined);
  expect(viewFor(imagined, 0)).toEqual(view);
});
