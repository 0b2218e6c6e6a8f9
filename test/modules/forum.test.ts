import { describe, expect, test } from 'vitest';
import {
  type Action,
  type ActionByType,
  BLUE_TILES,
  type CardId,
  createGame,
  FORUM_TILES,
  type GameState,
  GREEN_TILES,
  type NewGame,
  parseState,
  type Seat,
  type TileId,
  tryApplyAction,
  viewFor,
} from '../../src/index';
import {
  build,
  deckStarting,
  discard,
  EXAMPLE_GOODS,
  edited,
  forumOf,
  forumScenario,
  give,
  goods,
  layTiles,
  listed,
  play,
  playerOf,
  refusal,
  type StateDraft,
  shift,
  thrownBy,
} from '../support/scenario';
import { factsOfAll } from '../support/told';

type Edit = (draft: StateDraft) => void;
type Choice = Partial<Omit<ActionByType<'useTile'>, 'type' | 'seat' | 'tile'>>;

const card = (seat: Seat, id: CardId) => ({ type: 'playCard', seat, card: id }) as const;
const pass = (seat: Seat) => ({ type: 'pass', seat }) as const;
const coins = (seat: Seat) => ({ type: 'takeCoins', seat }) as const;
const choose = (seat: Seat, tile: TileId) => ({ type: 'chooseTile', seat, tile }) as const;
const take = (seat: Seat, tile: TileId) => ({ type: 'takeTile', seat, tile }) as const;
const use = (seat: Seat, tile: TileId, choice: Choice = {}) =>
  ({ type: 'useTile', seat, tile, ...choice }) as const;
const move = (kind: 'land' | 'sea', from: string, to: string) =>
  ({ type: 'moveColonist', seat: 0, kind, from, to }) as const;
const house = (city: string) => ({ type: 'buildHouse', seat: 0, city }) as const;

const both =
  (...edits: readonly Edit[]): Edit =>
  (draft) => {
    for (const edit of edits) edit(draft);
  };

const sorted = (tiles: readonly string[]): readonly string[] => [...tiles].sort();
const tilesOffered = (state: GameState): readonly TileId[] =>
  listed(state, 'useTile').map(({ tile }) => tile);

function eventsOf(state: GameState, action: Action): readonly object[] {
  const result = tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  return factsOfAll(result.events);
}

describe('set-up (R-12.1)', () => {
  const table = (options: Partial<NewGame> = {}) =>
    createGame({ map: 'imperium', players: 3, seed: 'forum', modules: ['forum'], ...options });
  /** Everybody keeps the first of their tiles. */
  const chosen = (state: GameState): GameState => {
    const [first] = listed(state, 'chooseTile');
    return first === undefined ? state : chosen(play(state, first));
  };

  test('R-12.1: of twenty-seven tiles the twenty-four that are known', () => {
    expect([BLUE_TILES.length, GREEN_TILES.length]).toEqual([13, 11]);
    expect(new Set(FORUM_TILES).size).toBe(24);
  });

  test.each([2, 3, 4, 5])(
    'R-12.1: two blue tiles for each of %i players, all different',
    (players) => {
      const { dealt } = forumOf(table({ players }));
      expect(dealt.map((tiles) => tiles.length)).toEqual(Array(players).fill(2));
      expect(new Set(dealt.flat()).size).toBe(2 * players);
      expect(BLUE_TILES).toEqual(expect.arrayContaining([...dealt.flat()]));
    },
  );

  test('R-12.1: the choice is between these two', () => {
    const state = table();
    expect(state.decision).toEqual({ kind: 'chooseTile', seat: 0 });
    expect(listed(state, 'chooseTile').map(({ tile }) => tile)).toEqual(forumOf(state).dealt[0]);
  });

  test('R-12.1: any other tile is refused', () => {
    const state = table();
    const { dealt } = forumOf(state);
    const others = FORUM_TILES.filter((tile) => !dealt[0]?.includes(tile));
    expect(others).toHaveLength(22);
    for (const tile of others) {
      expect(refusal(state, choose(0, tile))).toEqual({ code: 'NO_TILE', rule: 'R-12.1' });
    }
  });

  test('R-12.1: one is kept', () => {
    const state = table();
    const [kept, rejected] = forumOf(state).dealt[0] ?? [];
    if (kept === undefined || rejected === undefined) throw new Error('two tiles are dealt');
    const after = play(state, choose(0, rejected));
    expect(forumOf(after).owned).toEqual([[rejected], [], []]);
    expect(after.decision).toEqual({ kind: 'chooseTile', seat: 1 });
    expect(eventsOf(state, choose(0, kept))).toContainEqual({
      type: 'tileTaken',
      seat: 0,
      tile: kept,
    });
  });

  test('R-12.1: the tiles nobody keeps go back to the others', () => {
    const state = table();
    const rejected = forumOf(state).dealt.flatMap((tiles) => tiles.slice(1));
    const { row, stack, owned } = forumOf(chosen(state));
    expect(rejected).toHaveLength(3);
    expect([...row, ...stack]).toEqual(expect.arrayContaining(rejected));
    expect(owned.flat()).toEqual(forumOf(state).dealt.flatMap((tiles) => tiles.slice(0, 1)));
  });

  test('R-12.1: four are laid in a row, not before all have chosen', () => {
    const state = table();
    const [first, second] = forumOf(state).dealt.map(([tile]) => tile);
    if (first === undefined || second === undefined) throw new Error('tiles are dealt');
    const waiting = play(state, choose(0, first), choose(1, second));
    expect(forumOf(waiting).row).toEqual([null, null, null, null]);
    const { row, stack } = forumOf(chosen(waiting));
    expect(row).not.toContain(null);
    // Twenty-four without three kept and four in the row.
    expect([row.length, stack.length]).toEqual([4, 17]);
  });

  test.each([2, 5])('R-12.1: with %i players all tiles are somewhere, once', (players) => {
    const { owned, row, stack, used } = forumOf(chosen(table({ players })));
    const all = [...owned.flat(), ...row.flatMap((tile) => tile ?? []), ...stack, ...used];
    expect(sorted(all)).toEqual(sorted(FORUM_TILES));
  });

  test('R-12.1: the first turn begins afterwards', () => {
    const state = table();
    expect(refusal(state, card(0, 'prefect')).code).toBe('WRONG_DECISION');
    const begun = chosen(state);
    expect([begun.turn, begun.decision]).toEqual([1, { kind: 'playCard', seat: 0 }]);
  });

  test('R-12.1, R-8.1: goods are bought after the tiles', () => {
    const state = table({ startingGoods: 'bought' });
    expect(state.decision?.kind).toBe('chooseTile');
    expect(chosen(state).decision).toEqual({ kind: 'buyGoods', seat: 0 });
  });

  test.each([4, 6])('R-12.1, R-9.11: %i in teams choose after the start cities', (players) => {
    let state = table({ players, teams: true });
    for (let seat = players / 2; seat < players; seat++) {
      expect(state.decision).toEqual({ kind: 'chooseStartCity', seat });
      state = play(state, { type: 'chooseStartCity', seat, city: 'athenae' });
    }
    for (let seat = 0; seat < players; seat++) {
      expect(state.decision).toEqual({ kind: 'chooseTile', seat });
      const [tile] = listed(state, 'chooseTile');
      if (tile === undefined) throw new Error('two tiles are dealt');
      state = play(state, tile);
    }
    expect(state.decision).toEqual({ kind: 'playCard', seat: 0 });
    expect(forumOf(state).owned.map((tiles) => tiles.length)).toEqual(Array(players).fill(1));
  });

  test('R-12.1: a game without the forum knows no tiles', () => {
    const state = table({ modules: [] });
    expect(state.parts).not.toHaveProperty('forum');
    expect(refusal(state, use(0, 'laurentius')).code).toBe('WRONG_DECISION');
  });
});

describe('draws of a real table (R-12.1)', () => {
  const DEALT: readonly (readonly TileId[])[] = [
    ['titus-valerius', 'aulus-arcadius'],
    ['gaius-marcellus', 'appius-arcadius'],
    ['donatus-pompeius', 'servius-marcellus'],
  ];
  const FIRST: readonly TileId[] = [
    'marcus',
    'aulus-arcadius',
    'titus-valerius',
    'spurius',
    'julius',
    'gaius-marcellus',
  ];
  const STACK = [...FIRST, ...FORUM_TILES.filter((tile) => !FIRST.includes(tile))];
  const SHUFFLED = { cityGoods: EXAMPLE_GOODS, deck: deckStarting([], 3) };
  const KEPT: readonly TileId[] = ['titus-valerius', 'appius-arcadius', 'servius-marcellus'];

  /** A game without a seed. */
  function table(forum: object): GameState {
    const parts = JSON.parse(JSON.stringify({ forum }));
    return createGame({
      map: 'imperium',
      players: 3,
      modules: ['forum'],
      setup: { ...SHUFFLED, parts },
    });
  }
  const chosen = (state: GameState) =>
    play(state, ...KEPT.map((tile, seat): Action => choose(seat, tile)));

  test('R-12.1: the tiles dealt', () => {
    expect(forumOf(table({ dealt: DEALT, stack: STACK })).dealt).toEqual(DEALT);
  });

  test.each([
    ['with the tiles that are kept', STACK],
    ['without them', STACK.filter((tile) => !KEPT.includes(tile))],
  ])('R-12.1: the row and the stack, given %s', (_, stack) => {
    const forum = forumOf(chosen(table({ dealt: DEALT, stack })));
    expect(forum.row).toEqual(['marcus', 'aulus-arcadius', 'spurius', 'julius']);
    const rest = FORUM_TILES.filter((tile) => !FIRST.includes(tile) && !KEPT.includes(tile));
    expect(forum.stack).toEqual(['gaius-marcellus', ...rest]);
  });

  test('R-12.1: no seed is needed when everything is given', () => {
    expect(table({ dealt: DEALT, stack: STACK }).decision?.kind).toBe('chooseTile');
    const error = thrownBy(() =>
      createGame({ map: 'imperium', players: 3, modules: ['forum'], setup: SHUFFLED }),
    );
    expect([error.code, error.details.path]).toEqual(['INVALID_OPTIONS', 'seed']);
  });

  test('R-12.1: the used tiles come back in the order given, the second time too', () => {
    const later: readonly (readonly TileId[])[] = [['numerius', 'augustus'], ['publius']];
    const opened = chosen(table({ dealt: DEALT, stack: STACK, later }));
    expect(forumOf(opened).later).toEqual(later);
    /** Nothing is left but what the first player uses before a Prefect. */
    const almost = (state: GameState, used: readonly TileId[]) =>
      edited(state, (draft) => {
        const row: readonly TileId[] = ['marcus', 'spurius', 'julius', 'commodus'];
        const away = [...row, ...used];
        const own = FORUM_TILES.filter(
          (tile) => !away.includes(tile) && tile !== KEPT[1] && tile !== KEPT[2],
        );
        layTiles(draft, {
          owned: [own, KEPT.slice(1, 2), KEPT.slice(2)],
          row,
          stack: [],
          used,
          later: forumOf(state).later,
        });
        draft.turn = 1;
        draft.seat = 0;
        draft.decision = { kind: 'playCard', seat: 0 };
      });
    const ended = (state: GameState) => play(state, card(0, 'prefect'), coins(0), pass(0));
    const first = ended(almost(opened, ['augustus', 'numerius']));
    expect([forumOf(first).stack, forumOf(first).used]).toEqual([['numerius', 'augustus'], []]);
    const second = ended(almost(first, ['publius']));
    expect([forumOf(second).stack, forumOf(second).later]).toEqual([['publius'], []]);
  });

  test.each([
    ['dealt', { dealt: DEALT.slice(1), stack: STACK }],
    [
      'dealt[0]',
      { dealt: [[...FIRST.slice(1, 3), 'appius-arcadius'], ...DEALT.slice(1)], stack: STACK },
    ],
    ['dealt', { dealt: [['titus-valerius', 'spurius'], ...DEALT.slice(1)], stack: STACK }],
    ['dealt', { dealt: [DEALT[1], DEALT[1], DEALT[2]], stack: STACK }],
    ['stack', { dealt: DEALT, stack: [...STACK, 'spurius'] }],
    ['stack', { dealt: DEALT, stack: STACK.filter((tile) => tile !== 'spurius') }],
    ['later[0]', { dealt: DEALT, stack: STACK, later: [['spurius', 'spurius']] }],
  ])('R-12.1: impossible draws are refused: %s', (at, forum) => {
    const { code, rule, details } = thrownBy(() => table(forum));
    expect([code, rule, details.path]).toEqual([
      'INVALID_OPTIONS',
      'R-12.1',
      `setup.parts.forum.${at}`,
    ]);
  });
});

const ROW: readonly TileId[] = ['spurius', 'laurentius', 'julius', 'augustus'];
const HAND: readonly CardId[] = [
  'architect',
  'prefect',
  'prefect',
  'mercator',
  'diplomat',
  'senator',
];
const BOUGHT: readonly CardId[] = ['mason-i', 'farmer-i', 'smith-i'];

/** Three players who own tiles that work by themselves, with that row. */
const table = (edit: Edit = () => {}) =>
  forumScenario(
    [],
    both((draft) => layTiles(draft, { owned: [['appius-arcadius']], row: ROW }), edit),
  );

/** The first player has played so many cards that a Tribune takes back `count`, itself included. */
const played =
  (count: number): Edit =>
  (draft) => {
    for (const id of BOUGHT) give(draft, 0, id);
    discard(draft, 0, ...[...HAND, ...BOUGHT].slice(0, count - 1));
  };
const tribune = (count: number, edit: Edit = () => {}) =>
  play(table(both(played(count), edit)), card(0, 'tribune'));
const offered = (state: GameState) => listed(state, 'takeTile').map(({ tile }) => tile);

describe('Tribune (R-12.1)', () => {
  test.each([
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
    [7, 2],
    [8, 3],
    [9, 3],
    [10, 4],
  ])('R-12.1: who takes back %i cards chooses from %i places', (count, places) => {
    const begun = tribune(count);
    expect(begun.players[0]?.discard).toEqual([]);
    expect(offered(begun)).toEqual(ROW.slice(0, places));
    expect(begun.decision?.kind).toBe(places === 0 ? 'tribune' : 'takeTile');
  });

  test('R-12.1: the example: seven cards, the first or the second tile', () => {
    const begun = tribune(7);
    expect(play(begun, take(0, 'laurentius')).decision?.kind).toBe('tribune');
    expect(refusal(begun, take(0, 'julius'))).toEqual({ code: 'NO_TILE', rule: 'R-12.1' });
  });

  test('R-12.1: the tile belongs to who takes it', () => {
    const begun = tribune(6);
    expect(forumOf(play(begun, take(0, 'spurius'))).owned[0]).toEqual([
      'appius-arcadius',
      'spurius',
    ]);
    expect(eventsOf(begun, take(0, 'spurius'))).toContainEqual({
      type: 'tileTaken',
      seat: 0,
      tile: 'spurius',
    });
  });

  test('R-12.1: the tile may be left', () => {
    const begun = tribune(10);
    const left = play(begun, pass(0));
    expect(left.decision).toEqual({ kind: 'tribune', seat: 0, placed: false });
    expect(forumOf(left)).toMatchObject({ row: ROW, owned: forumOf(begun).owned });
  });

  test('R-12.1: only one tile', () => {
    const taken = play(tribune(10), take(0, 'spurius'));
    expect(refusal(taken, take(0, 'laurentius')).code).toBe('WRONG_DECISION');
  });

  test('R-12.1: neither from the stack nor from a player', () => {
    const begun = tribune(10);
    const [next] = forumOf(begun).stack;
    if (next === undefined) throw new Error('there is a stack');
    for (const tile of [next, 'appius-arcadius'] as const) {
      expect(refusal(begun, take(0, tile)).code).toBe('NO_TILE');
    }
  });

  test('R-12.1, R-4.1: after the money, before the colonist', () => {
    const begun = tribune(6);
    // Five, and one for each of six cards beyond the third.
    expect(begun.players[0]?.money).toBe(8);
    const colonist = { type: 'placeColonist', seat: 0, kind: 'land', city: 'roma' } as const;
    expect(refusal(begun, colonist).code).toBe('WRONG_DECISION');
    expect(play(begun, take(0, 'spurius'), colonist).players[0]?.storehouse.land).toBe(1);
  });

  test('R-12.1: the place stays empty until the turn ends', () => {
    const taken = play(tribune(6), take(0, 'laurentius'));
    expect(forumOf(taken).row).toEqual(['spurius', null, 'julius', 'augustus']);
  });

  test('R-12.1: then the row shifts to the left and is filled', () => {
    const taken = play(tribune(6), take(0, 'laurentius'));
    const [next, ...stack] = forumOf(taken).stack;
    // No colonist, and the new tile is not used.
    const last = play(taken, pass(0));
    expect(forumOf(last).row).toContain(null);
    const row = ['spurius', 'julius', 'augustus', next];
    expect(forumOf(play(last, pass(0)))).toMatchObject({ row, stack });
    expect(eventsOf(last, pass(0))).toContainEqual({
      type: 'forumRefilled',
      row,
      stack: stack.length,
      next: stack[0],
    });
  });

  test('R-12.2: a tile that has just been taken can be used', () => {
    const used = play(tribune(6), take(0, 'laurentius'), use(0, 'laurentius'));
    // One brick and one food more than at the start.
    expect(used.players[0]?.goods).toEqual(
      goods({ brick: 2, food: 3, tool: 1, wine: 1, cloth: 1 }),
    );
    expect(used.decision?.kind).toBe('tribune');
  });

  /** Cards of the hands of teams: six of the first player taken back, four of the partner. */
  const partners: Edit = (draft) => {
    layTiles(draft, { owned: [['appius-arcadius'], [], ['aulus-arcadius']], row: ROW });
    discard(draft, 0, 'prefect', 'mercator', 'praetor', 'legatus', 'architect');
    discard(draft, 2, 'prefect', 'mercator', 'praetor', 'legatus');
  };
  const team = () => play(forumScenario([], partners, { teams: true }), card(0, 'tribune'));

  test('R-12.1, R-9.5: partners each by their own count', () => {
    expect(offered(team())).toEqual(['spurius', 'laurentius']);
    const partner = play(team(), take(0, 'laurentius'), pass(0), pass(0));
    expect(partner.decision).toEqual({ kind: 'takeTile', seat: 2, places: 1 });
    expect(offered(partner)).toEqual(['spurius']);
  });

  test('R-12.1, R-9.5: a place that one partner has emptied is empty for the other', () => {
    const partner = play(team(), take(0, 'spurius'), pass(0), pass(0));
    expect(partner.decision).toEqual({ kind: 'tribune', seat: 2, placed: false });
    expect(forumOf(partner).row).toEqual([null, 'laurentius', 'julius', 'augustus']);
  });
});

describe('used tiles (R-12.1)', () => {
  /** Everything else belongs to the first player. */
  const nearEnd = (stack: readonly TileId[], used: readonly TileId[], row = ROW): Edit =>
    both(played(4), (draft) => {
      const away = [...row, ...stack, ...used, 'gaius-marcellus', 'faustus-marcellus'];
      layTiles(draft, {
        owned: [
          FORUM_TILES.filter((tile) => !away.includes(tile)),
          ['gaius-marcellus'],
          ['faustus-marcellus'],
        ],
        row,
        stack,
        used,
      });
    });
  const USED: readonly TileId[] = ['publius', 'tiberius', 'commodus'];
  /** The forum when the first tile has been taken and not been used. */
  const firstTaken = (edit: Edit) => {
    const ended = play(table(edit), card(0, 'tribune'), take(0, 'spurius'), pass(0), pass(0));
    expect(ended.seat).toBe(1);
    return forumOf(ended);
  };

  test('R-12.1: when the stack is empty the used tiles are a new one', () => {
    const { row, stack, used } = firstTaken(nearEnd(['numerius'], USED));
    expect(row).toEqual(['laurentius', 'julius', 'augustus', 'numerius']);
    expect(sorted(stack)).toEqual(sorted(USED));
    expect(used).toEqual([]);
  });

  test('R-12.1: they fill the row as well', () => {
    const { row, stack, used } = firstTaken(nearEnd([], ['numerius', ...USED]));
    expect(row.slice(0, 3)).toEqual(['laurentius', 'julius', 'augustus']);
    expect(sorted([...row.flatMap((tile) => tile ?? []).slice(3), ...stack])).toEqual(
      sorted(['numerius', ...USED]),
    );
    expect([stack.length, used]).toEqual([3, []]);
  });

  test('R-12.1: as long as there is a stack they stay away', () => {
    const { stack, used } = firstTaken(nearEnd(['numerius', 'commodus'], ['publius', 'tiberius']));
    expect([stack, used]).toEqual([['commodus'], ['publius', 'tiberius']]);
  });

  test('R-12.1: without any the row gets shorter', () => {
    const { row } = firstTaken(nearEnd([], []));
    expect(row).toEqual(['laurentius', 'julius', 'augustus', null]);
  });

  test('R-12.1: a tile used in that turn fills the gap', () => {
    const state = table(nearEnd([], [], ['spurius', 'julius', 'augustus']));
    const ended = play(state, use(0, 'laurentius'), card(0, 'tribune'), pass(0), pass(0), pass(0));
    expect(ended.seat).toBe(1);
    expect(forumOf(ended)).toMatchObject({
      row: ['spurius', 'julius', 'augustus', 'laurentius'],
      stack: [],
      used: [],
    });
  });

  test('R-12.2: a green tile leaves when it is used', () => {
    const state = forumScenario([['laurentius', 'titus-valerius']]);
    const used = play(state, use(0, 'laurentius'));
    expect(forumOf(used)).toMatchObject({ used: ['laurentius'] });
    expect(forumOf(used).owned[0]).toEqual(['titus-valerius']);
    expect(refusal(used, use(0, 'laurentius'))).toEqual({ code: 'NO_TILE', rule: 'R-12.1' });
    expect(eventsOf(state, use(0, 'laurentius'))).toContainEqual({
      type: 'tileUsed',
      seat: 0,
      tile: 'laurentius',
    });
  });

  test('R-12.1: a blue tile stays with its owner for good', () => {
    const begun = play(forumScenario([['titus-valerius']]), card(0, 'tribune'));
    const used = play(begun, use(0, 'titus-valerius'), pass(0), pass(0));
    expect(used.seat).toBe(1);
    expect(forumOf(used)).toMatchObject({ used: [] });
    expect(forumOf(used).owned[0]).toEqual(['titus-valerius']);
  });
});

describe('what is seen (R-12.1)', () => {
  const VIEWERS = [0, 1, 2, 'spectator'] as const;

  test.each(VIEWERS)('R-12.1: the next tile of the stack, for %s', (viewer) => {
    const state = table();
    const { stack } = forumOf(state);
    // Three are owned and four in the row.
    expect(stack).toHaveLength(17);
    expect(viewFor(state, viewer).parts.forum).toMatchObject({
      stack: [stack[0], ...Array(16).fill('hidden')],
    });
  });

  test.each(VIEWERS)('R-12.1: the row and everybody’s tiles, for %s', (viewer) => {
    const state = table();
    const { row, owned, used } = forumOf(state);
    expect(viewFor(state, viewer).parts.forum).toMatchObject({ row, owned, used });
  });

  test.each(VIEWERS)('R-12.1: no tile of the stack while tiles are chosen, for %s', (viewer) => {
    const state = createGame({ map: 'imperium', players: 3, seed: 'seen', modules: ['forum'] });
    expect(viewFor(state, viewer).parts.forum).toMatchObject({
      stack: Array(24).fill('hidden'),
      dealt: forumOf(state).dealt,
    });
  });

  test('R-12.1: nobody sees in what order used tiles will come back', () => {
    const state = table((draft) =>
      layTiles(draft, { owned: [], row: ROW, later: [['spurius', 'julius']] }),
    );
    expect(viewFor(state, 0).parts.forum).toMatchObject({ later: [['hidden', 'hidden']] });
  });
});

/** Houses in three provinces, room for goods, sestertii, and a colonist beside Vindobona. */
const settled: Edit = (draft) => {
  shift(draft, 0, 'land', 'roma', 'land:aquileia~vindobona');
  build(draft, 0, 'londinium', 'valentia', 'memphis');
  playerOf(draft, 0).money = 20;
  playerOf(draft, 0).goods = goods({ brick: 2, food: 1, tool: 2 });
};

describe('tiles that name a card (R-12.2)', () => {
  test.each<[TileId, Choice]>([
    ['claudius-pompeius', { province: 'syria', count: 1 }],
    ['lucius-flavius', { card: 'mercator-i' }],
    ['sextus-pompeius', {}],
    ['titus-valerius', {}],
    ['mamercus', { city: 'vindobona' }],
    ['mamilius', {}],
    ['marcus', { city: 'vindobona' }],
  ])('R-12.2: %s does nothing with other cards', (tile, choice) => {
    const state = forumScenario(
      [[tile]],
      both(settled, (draft) => discard(draft, 1, 'mercator')),
    );
    const refused = { code: 'CANNOT_USE', rule: 'R-12.2' };
    expect(refusal(state, use(0, tile, choice))).toEqual(refused);
    expect(refusal(play(state, card(0, 'mercator')), use(0, tile, choice))).toEqual(refused);
    // Nor is anything asked when the action is over.
    expect(play(state, card(0, 'mercator'), pass(0)).seat).toBe(1);
  });

  test.each<TileId>([
    'annaeus-arcadius',
    'appius-arcadius',
    'aulus-arcadius',
    'claudia-agrippina',
    'cornelius-scipio',
    'donatus-pompeius',
    'faustus-marcellus',
    'gaius-marcellus',
    'servius-marcellus',
  ])('R-12.3: %s works by itself and is never used', (tile) => {
    const state = forumScenario([[tile]], settled);
    for (const id of ['architect', 'prefect', 'mercator', 'senator'] as const) {
      expect(tilesOffered(play(state, card(0, id)))).toEqual([]);
    }
    expect(refusal(state, use(0, tile)).code).toBe('CANNOT_USE');
  });

  test('R-12.2, R-4.7: a card that is copied counts', () => {
    const state = forumScenario(
      [['mamilius']],
      both(settled, (draft) => discard(draft, 1, 'architect')),
    );
    const copied = play(state, card(0, 'diplomat'));
    expect(copied.decision?.kind).toBe('architect');
    expect(tilesOffered(copied)).toEqual(['mamilius']);
  });

  test('R-12.2, R-9.2: so does one that a Magister carries out again', () => {
    const under: Edit = (draft) => discard(draft, 0, 'architect');
    const state = forumScenario([['mamilius']], both(settled, under), { cards: 'venus' });
    const repeated = play(state, card(0, 'magister'));
    expect(repeated.decision?.kind).toBe('architect');
    expect(tilesOffered(repeated)).toEqual(['mamilius']);
  });
});

describe('tiles that name no card (R-12.2)', () => {
  test.each<TileId>([
    'augustus',
    'commodus',
    'julius',
    'laurentius',
    'numerius',
    'publius',
    'spurius',
    'tiberius',
  ])('R-12.2: %s before, in and after the action', (tile) => {
    const state = forumScenario([[tile]], settled);
    const during = play(state, card(0, 'prefect'));
    const after = play(during, coins(0));
    expect([state, during, after].map(({ decision }) => decision?.kind)).toEqual([
      'playCard',
      'prefect',
      'useTiles',
    ]);
    for (const moment of [state, during, after]) expect(tilesOffered(moment)).toContain(tile);
  });

  test.each<CardId>([
    'tribune',
    'architect',
    'mercator',
    'diplomat',
    'senator',
    'consul-ii',
    'colonist-i',
  ])('R-12.2: during a %s', (id) => {
    const state = forumScenario([['laurentius']], (draft) => {
      for (const other of ['smith-i', 'mason-i', 'farmer-i'] as const) give(draft, 2, other);
      give(draft, 0, 'colonist-i');
      give(draft, 0, 'consul-ii');
      discard(draft, 1, 'mercator');
      discard(draft, 2, 'prefect');
      playerOf(draft, 0).goods = goods({ food: 2, tool: 1, cloth: 1 });
    });
    const begun = play(state, card(0, id));
    expect(begun.decision).toMatchObject({ kind: id.replace(/-.*/, ''), seat: 0 });
    expect(tilesOffered(begun)).toEqual(['laurentius']);
    const used = play(begun, use(0, 'laurentius'));
    expect(used.decision).toEqual(begun.decision);
  });

  test.each<CardId>(['praetor', 'legatus', 'proconsul-ii'])(
    'R-12.2: in teams during a %s',
    (id) => {
      const has: Edit = (draft) => {
        for (const other of ['smith-i', 'farmer-i'] as const) give(draft, 1, other);
        give(draft, 0, 'proconsul-ii');
      };
      const begun = play(forumScenario([['laurentius']], has, { teams: true }), card(0, id));
      expect(begun.decision).toEqual({ kind: id.replace(/-.*/, ''), seat: 0 });
      expect(play(begun, use(0, 'laurentius')).decision).toEqual(begun.decision);
    },
  );

  test('R-12.2, R-9.2: while a Magister chooses a half', () => {
    const under: Edit = (draft) => {
      give(draft, 0, 'prefect-architect-i');
      discard(draft, 0, 'prefect-architect-i');
    };
    const state = forumScenario([['laurentius']], under, { cards: 'venus' });
    const begun = play(state, card(0, 'magister'));
    expect(begun.decision).toEqual({ kind: 'magister', seat: 0 });
    expect(play(begun, use(0, 'laurentius')).decision).toEqual(begun.decision);
  });

  test('R-12.2: the card is played after the tile', () => {
    const used = play(forumScenario([['laurentius']]), use(0, 'laurentius'));
    expect(used.decision).toEqual({ kind: 'playCard', seat: 0 });
  });

  test('R-12.2, R-4.6: between two trades of a Mercator', () => {
    const sell = (good: 'wine' | 'brick') =>
      ({ type: 'trade', seat: 0, deal: 'sell', good, count: 1 }) as const;
    const state = forumScenario([['laurentius', 'appius-arcadius']], (draft) => {
      playerOf(draft, 0).goods = goods({ wine: 1 });
    });
    const used = play(state, card(0, 'mercator'), sell('wine'), use(0, 'laurentius'));
    expect(used.decision).toEqual({ kind: 'mercator', seat: 0, traded: { wine: 'sell' } });
    // Five, three of the card, a wine and the new brick.
    expect(play(used, sell('brick')).players[0]?.money).toBe(17);
  });

  test('R-12.2, R-4.10: after an action without decisions', () => {
    const state = forumScenario([['laurentius']], (draft) => give(draft, 0, 'mason-i'));
    expect(play(state, card(0, 'mason-i')).decision).toEqual({ kind: 'useTiles', seat: 0 });
  });

  test('R-12.2: the turn ends when no tile is left to use, or none is wanted', () => {
    const after = play(
      forumScenario([['laurentius', 'numerius', 'mamilius']], settled),
      card(0, 'prefect'),
      coins(0),
    );
    expect(play(after, pass(0)).decision).toEqual({ kind: 'playCard', seat: 1 });
    const one = play(after, use(0, 'laurentius'));
    expect(one.decision).toEqual({ kind: 'useTiles', seat: 0 });
    expect(play(one, use(0, 'numerius')).decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('R-12.2: nothing is asked when no tile can be used', () => {
    // Nobody has a house, so Numerius has nothing to count.
    const state = forumScenario([['numerius']]);
    expect(play(state, card(0, 'prefect'), coins(0)).decision).toEqual({
      kind: 'playCard',
      seat: 1,
    });
  });

  test('R-12.2, R-5.2: goods go through the storehouse', () => {
    const state = forumScenario([['laurentius']], (draft) => {
      // Four colonists and seven goods leave one space.
      playerOf(draft, 0).goods = goods({ wine: 7 });
    });
    const asked = play(state, card(0, 'mercator'), use(0, 'laurentius'));
    expect(asked.decision).toEqual({
      kind: 'keepGoods',
      seat: 0,
      arriving: { brick: 1, food: 1 },
    });
    const kept = play(asked, { type: 'keepGoods', seat: 0, goods: { food: 1 } });
    expect(kept.players[0]?.goods).toEqual(goods({ food: 1, wine: 7 }));
    expect(kept.decision?.kind).toBe('mercator');
  });

  test('R-12.2: several tiles in one turn', () => {
    const state = forumScenario([['laurentius', 'numerius', 'spurius']], settled);
    const used = play(
      state,
      use(0, 'numerius'),
      card(0, 'mercator'),
      use(0, 'laurentius'),
      use(0, 'spurius', { good: 'cloth' }),
    );
    // Twenty, two for each of three provinces, and three of the Mercator.
    expect(used.players[0]?.money).toBe(29);
    expect(used.players[0]?.goods).toEqual(goods({ brick: 3, food: 2, tool: 2, cloth: 1 }));
    expect(forumOf(used).used).toEqual(['numerius', 'laurentius', 'spurius']);
  });

  test('R-12.3: a choice that the tile does not leave is refused', () => {
    const state = forumScenario([['laurentius', 'spurius']]);
    for (const action of [use(0, 'laurentius', { good: 'brick' }), use(0, 'spurius')]) {
      expect(refusal(state, action)).toEqual({ code: 'CANNOT_USE', rule: 'R-12.2' });
    }
  });
});

describe('tiles and an Architect (R-12.2)', () => {
  const begun = () =>
    play(forumScenario([['laurentius', 'numerius']], settled), card(0, 'architect'));
  const step = move('land', 'land:aquileia~vindobona', 'land:sirmium~vindobona');

  test('R-12.2: a tile before the first step leaves all steps', () => {
    expect(play(begun(), use(0, 'laurentius')).decision).toEqual({
      kind: 'architect',
      seat: 0,
      steps: 2,
      building: false,
    });
  });

  test('R-12.2: a tile after the first step ends the moving', () => {
    const moved = play(begun(), step);
    expect(listed(moved, 'moveColonist')).not.toEqual([]);
    const used = play(moved, use(0, 'laurentius'));
    expect(used.decision).toMatchObject({ kind: 'architect', seat: 0, building: true });
    expect(refusal(used, move('sea', 'roma', 'sea:massilia~roma')).code).toBe('WRONG_DECISION');
  });

  test('R-12.2: between moving and building', () => {
    const used = play(begun(), step, use(0, 'laurentius'), use(0, 'numerius'), house('vindobona'));
    expect(used.board.houses.vindobona).toEqual([0]);
  });

  test('R-12.2: no tile between two houses', () => {
    const built = play(begun(), house('vindobona'));
    expect(listed(built, 'buildHouse')).not.toEqual([]);
    expect(tilesOffered(built)).toEqual([]);
    expect(refusal(built, use(0, 'laurentius'))).toEqual({ code: 'CANNOT_USE', rule: 'R-12.2' });
  });

  test('R-12.2: tiles again when the building is over', () => {
    const after = play(begun(), house('vindobona'), pass(0));
    expect(after.decision).toEqual({ kind: 'useTiles', seat: 0 });
    // Houses in four provinces by now: 20 less 3 for the house, and 8.
    expect(play(after, use(0, 'numerius')).players[0]?.money).toBe(25);
  });
});

describe('whose tiles (R-12.2)', () => {
  test('R-12.2: only own tiles', () => {
    const state = forumScenario([['laurentius'], ['numerius']], settled);
    expect(refusal(state, use(0, 'numerius'))).toEqual({ code: 'NO_TILE', rule: 'R-12.1' });
    const [first] = forumOf(state).row;
    if (first == null) throw new Error('there is a row');
    expect(refusal(state, use(0, first)).code).toBe('NO_TILE');
  });

  test('R-12.2: only in the own turn', () => {
    const state = forumScenario([['laurentius'], ['spurius']], (draft) => {
      build(draft, 1, 'antiochia', 'tyros');
      playerOf(draft, 1).goods = goods({ wine: 7 });
    });
    expect(refusal(state, use(1, 'spurius', { good: 'wine' })).code).toBe('NOT_YOUR_TURN');
    const keeping = play(state, card(0, 'prefect'), {
      type: 'produceProvince',
      seat: 0,
      province: 'syria',
    });
    expect(keeping.decision).toMatchObject({ kind: 'keepGoods', seat: 1 });
    expect(refusal(keeping, use(1, 'spurius', { good: 'wine' })).code).toBe('WRONG_DECISION');
  });

  const team = (tiles: readonly (readonly TileId[])[], edit: Edit = () => {}) =>
    forumScenario(tiles, edit, { teams: true });

  test('R-12.2, R-9.4: partners each in their own action and after it', () => {
    const active = play(team([['laurentius'], [], ['spurius']]), card(0, 'prefect'));
    expect(tilesOffered(active)).toEqual(['laurentius']);
    const after = play(active, coins(0));
    expect(after.decision).toEqual({ kind: 'useTiles', seat: 0 });
    const partner = play(after, pass(0));
    expect(partner.decision).toEqual({ kind: 'prefect', seat: 2 });
    expect(new Set(tilesOffered(partner))).toEqual(new Set(['spurius']));
    const partnerAfter = play(partner, coins(2));
    expect(partnerAfter.decision).toEqual({ kind: 'useTiles', seat: 2 });
    expect(play(partnerAfter, pass(2)).decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('R-12.2, R-9.4: the tiles of the partner are not own ones', () => {
    const active = play(team([['laurentius'], [], ['spurius']]), card(0, 'prefect'));
    expect(refusal(active, use(0, 'spurius', { good: 'wine' })).code).toBe('NO_TILE');
    expect(refusal(active, use(2, 'spurius', { good: 'wine' })).code).toBe('NOT_YOUR_TURN');
  });

  test('R-12.2, R-9.9: a suggestion waits while its player uses tiles', () => {
    const state = play(team([['laurentius']]), card(0, 'legatus'), {
      type: 'suggestCard',
      seat: 0,
      card: 'prefect',
    });
    expect(state.decision).toEqual({ kind: 'useTiles', seat: 0 });
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(play(state, pass(0)).decision).toEqual({ kind: 'playCard', seat: 2 });
  });

  test('R-12.2, R-9.8: who plays a card for a Proconsul may use a tile before', () => {
    const state = team([[], [], ['laurentius']], (draft) => {
      for (const id of ['smith-i', 'farmer-i'] as const) give(draft, 1, id);
      give(draft, 0, 'proconsul-ii');
    });
    const asked = play(state, card(0, 'proconsul-ii'), pass(0));
    expect(asked.decision).toEqual({ kind: 'playCard', seat: 2 });
    const used = play(asked, use(2, 'laurentius'));
    expect(used.decision).toEqual({ kind: 'playCard', seat: 2 });
    expect(used.players[2]?.goods).toMatchObject({ brick: 2, food: 3 });
  });
});
