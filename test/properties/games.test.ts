import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyAction,
  type CardId,
  createGame,
  finalScores,
  type GameState,
  GOODS,
  getMap,
  isOver,
  legalActions,
  parseState,
  recordGame,
  replay,
  type ScoreSheet,
  type Seat,
  scoreGame,
  type TileId,
  tryApplyAction,
  validateLog,
} from '../../src/index';
import { cardsForSale, startingHand } from '../support/cards';
import { check, expectSame } from '../support/check';
import { anyRecipe, deepFreeze, playGame, rememberedGame } from '../support/games';
import { forumOf } from '../support/scenario';
import { anyAction } from '../support/shapes';
import { sheetOf } from '../support/sheet';

const sorted = (cards: readonly CardId[]) => [...cards].sort();

/** Houses that mark gods in Byzantium. */
function marksOf({ parts }: GameState, seat: Seat): number {
  const marks: Record<string, Seat[]> = JSON.parse(JSON.stringify(parts.roma ?? {})).marks ?? {};
  return Object.values(marks).filter((seats) => seats.includes(seat)).length;
}

/** Forum tiles of a seat. */
function tilesOf(state: GameState, seat: Seat): readonly TileId[] {
  return state.options.modules.includes('forum') ? (forumOf(state).owned[seat] ?? []) : [];
}

/** What must be true at any moment of any game, counted without the library's own checks. */
function expectConserved(state: GameState): void {
  const { players, board, display, deck } = state;
  const cards = players.flatMap(({ hand, discard }) => [...hand, ...discard]);
  const open = display.filter((card) => card !== null);
  const sets = {
    cards: state.options.cards === 'venus' ? 'venus' : 'concordia',
    teams: state.options.teams === true,
  } as const;
  const hands = players.flatMap((_, seat) => startingHand(sets, seat, players.length));
  expect(sorted([...cards, ...open, ...deck])).toEqual(
    sorted([...hands, ...cardsForSale(sets, players.length)]),
  );
  for (const [seat, player] of players.entries()) {
    const onBoard = board.colonists.filter((piece) => piece.seat === seat);
    expect(onBoard.length + player.storehouse.land + player.storehouse.sea).toBe(6);
    const houses = Object.values(board.houses).filter((owners) => owners.includes(seat));
    expect(houses.length + marksOf(state, seat) + player.houses).toBe(15);
    const { salt = 0 } = player.goods;
    // Claudia Agrippina adds four spaces.
    const spaces = tilesOf(state, seat).includes('claudia-agrippina') ? 16 : 12;
    const stored = GOODS.reduce((sum, good) => sum + player.goods[good], salt);
    expect(salt).toBeGreaterThanOrEqual(0);
    expect(stored + player.storehouse.land + player.storehouse.sea).toBeLessThanOrEqual(spaces);
    for (const good of GOODS) expect(player.goods[good]).toBeGreaterThanOrEqual(0);
    expect(player.money).toBeGreaterThanOrEqual(0);
    expect(player.discard).not.toContain('tribune');
  }
  // Ships share the rivers of some boards.
  const { sharedRoutes = [] } = getMap(state.map);
  const routes = board.colonists
    .filter(({ kind, at }) => at.includes('~') && !sharedRoutes.includes(kind))
    .map(({ at }) => at);
  expect(new Set(routes).size).toBe(routes.length);
  for (const owners of Object.values(board.houses)) {
    expect(new Set(owners).size).toBe(owners.length);
  }
}

/** The sheet with the forum tiles of everybody. */
function withTiles(sheet: ScoreSheet, state: GameState): ScoreSheet {
  const players = sheet.players.map((player, seat) => ({ ...player, tiles: tilesOf(state, seat) }));
  return { ...sheet, players };
}

describe('games by chance and by greed, on all maps, alone and in teams', () => {
  test('R-2.3, R-2.4, R-5.2, R-12.3: pieces, cards and goods are conserved and within bounds', () => {
    let forums = 0;
    check(
      fc.property(anyRecipe, (recipe) => {
        const { states } = rememberedGame(recipe);
        for (const [index, state] of states.entries()) {
          if (index % 5 === 0 || index === states.length - 1) expectConserved(state);
          expectSame(state.board.cityGoods, states[0]?.board.cityGoods);
        }
        if (recipe.options.modules?.includes('forum')) forums += 1;
      }),
      8,
    );
    expect(forums).toBeGreaterThan(0);
  });

  test('R-6.1: every game ends, and Concordia is somebody’s', () => {
    check(
      fc.property(anyRecipe, (recipe) => {
        const { states } = rememberedGame(recipe);
        const last = states.at(-1);
        expect(last?.phase).toBe('finished');
        expect(last?.decision).toBeNull();
        const holder = last?.concordia ?? -1;
        const noCards = last?.display.every((card) => card === null) && last.deck.length === 0;
        expect(last?.players[holder]?.houses === 0 || noCards).toBe(true);
      }),
      8,
    );
  });

  test('R-6.1, R-9.12: after Concordia each other player or team has exactly one turn', () => {
    check(
      fc.property(anyRecipe, (recipe) => {
        const { states } = rememberedGame(recipe);
        const ended = states.find(({ concordia }) => concordia !== null);
        const last = states.at(-1);
        if (ended === undefined || last === undefined) throw new Error('no end');
        const { players, options, lastTurn } = ended;
        const parties = options.teams ? players.length / 2 : players.length;
        const triggerTurn = lastTurn === null ? 0 : lastTurn - parties + 1;
        expect((triggerTurn - 1) % parties).toBe((ended.concordia ?? -1) % parties);
        expect(last.turn).toBe(triggerTurn + parties - 1);
      }),
      8,
    );
  });

  test('a state survives JSON at every step and plays on the same', () => {
    check(
      fc.property(anyRecipe, fc.nat(), (recipe, offset) => {
        const { states, actions } = rememberedGame(recipe);
        for (let step = offset % 7; step < actions.length; step += 7) {
          const state = states[step];
          const action = actions[step];
          if (state === undefined || action === undefined) continue;
          const copy: GameState = JSON.parse(JSON.stringify(state));
          expectSame(parseState(copy), state);
          expectSame(legalActions(copy), legalActions(state));
          expectSame(applyAction(copy, action), states[step + 1]);
        }
      }),
      6,
    );
  });

  test('the same options and actions give the same game', () => {
    check(
      fc.property(anyRecipe, (recipe) => {
        const { options, states, actions } = rememberedGame(recipe);
        const again = playGame(recipe);
        expectSame(again.actions, actions);
        expect(again.states.at(-1)).toEqual(states.at(-1));
        expect(replay(recordGame(options, actions))).toEqual(states.at(-1));
      }),
      4,
    );
  });

  test('a finished game’s log is valid, and its scores are the final ones', () => {
    check(
      fc.property(anyRecipe, (recipe) => {
        const { options, states, actions } = rememberedGame(recipe);
        const result = validateLog(JSON.parse(JSON.stringify(recordGame(options, actions))));
        const last = states.at(-1);
        if (last === undefined) throw new Error('no states');
        expect(result).toMatchObject({ ok: true, state: last, scores: finalScores(last) });
      }),
      8,
    );
  });

  test('R-6.2: the scorer on a sheet written from the final state agrees with finalScores', () => {
    check(
      fc.property(anyRecipe, (recipe) => {
        const { states } = rememberedGame(recipe);
        const last = states.at(-1);
        if (last === undefined) throw new Error('no states');
        expect(isOver(last)).toBe(true);
        expect(scoreGame(withTiles(sheetOf(last), last))).toEqual(finalScores(last));
      }),
      8,
    );
  });
});

/** Actions of every type that could be thought of in a position, sensible or not. */
function imaginable(state: GameState) {
  const { map, players, board, display, decision } = state;
  const held = players.flatMap(({ hand }) => hand);
  const likely = {
    card: [...held, ...display.filter((open) => open !== null)],
    from: board.colonists.map(({ at }) => at),
    tile: players.flatMap((_, owner) => tilesOf(state, owner)),
  };
  const seat = fc.oneof(
    { weight: 9, arbitrary: fc.constant(decision?.seat ?? 0) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 5 }) },
  );
  return fc.tuple(anyAction([map], likely), seat).map(([action, by]) => ({ ...action, seat: by }));
}

const key = (action: object): string =>
  JSON.stringify(
    Object.entries(action)
      .map(([name, value]) => [
        name,
        typeof value === 'object' ? Object.entries(value).sort() : value,
      ])
      .sort(),
  );

describe('legal actions', () => {
  test('what is listed applies, without a change to the state before', () => {
    check(
      fc.property(anyRecipe, fc.nat(), (recipe, offset) => {
        const { states } = rememberedGame(recipe);
        for (let step = offset % 11; step < states.length; step += 11) {
          const state = states[step];
          if (state === undefined) continue;
          const frozen = deepFreeze<GameState>(JSON.parse(JSON.stringify(state)));
          const before = JSON.stringify(frozen);
          const actions = legalActions(frozen);
          expect(new Set(actions.map(key)).size).toBe(actions.length);
          for (const action of actions) {
            const result = tryApplyAction(frozen, action);
            if (!result.ok) throw result.error;
            expect(isDeepStrictEqual(result.state, frozen)).toBe(false);
          }
          expect(JSON.stringify(frozen)).toBe(before);
        }
      }),
      5,
    );
  });

  test('what is not listed is refused, and the state stays as it is', () => {
    check(
      fc.property(anyRecipe, fc.tuple(fc.nat(), fc.nat(), fc.nat()), (recipe, moments) => {
        const { states } = rememberedGame(recipe);
        for (const moment of moments) {
          const state = states[moment % states.length];
          if (state === undefined) throw new Error('no states');
          const frozen = deepFreeze<GameState>(JSON.parse(JSON.stringify(state)));
          const listed = new Set(legalActions(frozen).map(key));
          for (const action of fc.sample(imaginable(state), { seed: moment, numRuns: 150 })) {
            const { ok } = tryApplyAction(frozen, action);
            expectSame({ action, ok }, { action, ok: listed.has(key(action)) });
          }
          expect(frozen).toEqual(state);
        }
      }),
      6,
    );
  });

  test('they stay few enough for a screen', () => {
    check(
      fc.property(anyRecipe, (recipe) => {
        const { states } = rememberedGame(recipe);
        for (const state of states) {
          const actions = legalActions(state);
          const moves = actions.filter(({ type }) => type === 'moveColonist').length;
          // Each of six colonists may come to nearly every route.
          expect(moves).toBeLessThanOrEqual(6 * getMap(state.map).routes.length);
          expect(actions.length - moves).toBeLessThanOrEqual(300);
        }
      }),
      8,
    );
  });
});

test('games are long enough to mean something', () => {
  const { states } = playGame({
    options: { map: 'imperium', players: 3, seed: 'long' },
    strategy: 'greedy',
  });
  expect(states[0]).toEqual(createGame({ map: 'imperium', players: 3, seed: 'long' }));
  expect(states.length).toBeGreaterThan(100);
});
