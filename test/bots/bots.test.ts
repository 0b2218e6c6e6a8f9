import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedRolesOf } from '../../src/board/usual-cards';
import {
  chanceFromSeed,
  greedy,
  greedyWith,
  planner,
  plannerWith,
  playOut,
  random,
  type Strategy,
  WEIGHTS,
} from '../../src/bots';
import { isImpatient } from '../../src/bots/strategy';
import * as library from '../../src/index';
import {
  type CardId,
  cards,
  createGame,
  FORUM_TILES,
  finalScores,
  type GameState,
  type GameView,
  imagine,
  isOver,
  legalActions,
  mapIds,
  parseState,
  pointsOf,
  type Seat,
  viewFor,
} from '../../src/index';
import { defineRules, receiveMoney } from '../../src/kit';
import { roma } from '../../src/maps';
import { salt, venus } from '../../src/modules';
import { recipes } from '../../src/testing';
import { check, expectSame } from '../support/check';
import { rememberedGame } from '../support/games';
import { IS_NIGHT, someBeforePush } from '../support/night';
import { build, goods, place, play, playerOf, scenario, shift } from '../support/scenario';

const STRATEGIES: readonly Strategy[] = [planner, greedy, random];

/** What is played, one of them on every map in turn. */
const MODES = [
  { players: 2 },
  { players: 5, startingGoods: 'bought', intermediateScoring: true },
  { players: 3, cards: 'venus', modules: ['salt', 'forum'] },
  { players: 4, teams: true, modules: ['salt'] },
  { players: 6, teams: true, modules: ['forum'] },
] as const;

function played(
  options: library.NewGame,
  strategies: Strategy | readonly Strategy[],
  seed: string,
) {
  return playOut(library, createGame({ ...options, seed }), strategies, chanceFromSeed(seed), 3000);
}

test('every third step of a game is random once it takes too long', () => {
  const view = viewFor(createGame({ map: 'italia', players: 2, seed: 'long' }), 0);
  const isRandom = (turn: number, drawn: number) => isImpatient({ ...view, turn }, 10, () => drawn);
  expect([0, 1, 2].map((drawn) => isRandom(21, drawn))).toEqual([true, false, false]);
  // Ten turns each are not too long.
  expect(isRandom(20, 0)).toBe(false);
});

describe('planner', () => {
  const tables = mapIds().flatMap((map, index) =>
    MODES.filter((_, mode) => index % MODES.length === mode).map((mode) => ({ map, ...mode })),
  );
  // In each mode at least once.
  test.each(IS_NIGHT ? tables : tables.slice(0, MODES.length))(
    'ends its games: $map, $players players, $modules',
    (options) => {
      const { states, actions } = played(options, planner, 'planner');
      const last = states.at(-1);
      expect(last && isOver(last)).toBe(true);
      expect(actions.length).toBeLessThan(1000);
    },
  );

  test('R-9.15: plays on a small Ionium, and builds in no province that is left out', () => {
    const omitProvinces = ['campania', 'calabria', 'sicilia'];
    const options = { map: 'ionium', players: 2, omitProvinces } as const;
    const last = played(options, planner, 'small').states.at(-1);
    expect(last && isOver(last)).toBe(true);
    const { provinces } = library.getMap('ionium');
    const out = new Set(
      provinces.flatMap(({ id, cities }) => (omitProvinces.includes(id) ? cities : [])),
    );
    expect(Object.keys(last?.board.houses ?? {}).filter((city) => out.has(city))).toEqual([]);
  });

  const arenas = process.env.FUZZ === undefined ? ['imperium'] : ['imperium', 'italia'];
  test.each(arenas)('wins nine of ten games of two against greedy on %s', (map) => {
    const games = IS_NIGHT ? 10 : 4;
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const seats = game % 2 === 0 ? [planner, greedy] : [greedy, planner];
      const { states } = played({ map, players: 2 }, seats, `duel ${game}`);
      const last = states.at(-1);
      const winner = last && finalScores(last).players.findIndex(({ rank }) => rank === 1);
      if (winner !== undefined && seats[winner] === planner) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(0.9 * games);
  });

  test('uses what maps and modules offer', () => {
    const games = ['first', 'second', 'third', 'fourth'];
    /** Those of the types that no game has; as soon as one has them all, no other is played. */
    const unusedOn = (options: library.NewGame, types: readonly library.Action['type'][]) => {
      let unused = types;
      for (const game of games) {
        if (unused.length === 0) break;
        const used = new Set(played(options, planner, game).actions.map(({ type }) => type));
        unused = unused.filter((type) => !used.has(type));
      }
      return unused;
    };
    const ofShips = ['moveShip', 'takeBonus', 'scoreGod'] as const;
    expect(unusedOn({ map: 'roma', players: 3 }, ofShips)).toEqual([]);
    expect(unusedOn({ map: 'germania', players: 3 }, ['takeCastle'])).toEqual([]);
    const withForum = { map: 'imperium', players: 3, modules: ['forum'] } as const;
    expect(unusedOn(withForum, ['takeTile', 'useTile'])).toEqual([]);
    const isOnGold = (game: string) => {
      const { states } = played({ map: 'aegyptus', players: 2 }, planner, game);
      return states.at(-1)?.board.colonists.some(({ at }) => at === 'gold');
    };
    expect(games.some(isOnGold)).toBe(true);
  });

  test.each([
    { map: 'roma', players: 2 },
    { map: 'roma', players: 4, modules: ['salt', 'forum'] },
    { map: 'germania', players: 3 },
  ] as const)('leaves nothing to chance until it loses patience: $map, $modules', (options) => {
    const noChance = () => expect.fail('It has asked for chance.');
    const seeds = process.env.FUZZ === undefined ? ['first'] : ['first', 'second', 'third'];
    for (const seed of seeds) {
      const start = createGame({ ...options, seed });
      const { states } = playOut(library, start, planner, noChance, 3000);
      expect(states.at(-1)?.decision).toBeNull();
    }
  });

  test('R-4.2: goes to the route between two cities if it can pay for both houses', () => {
    const between = 'land:alexandria~memphis';
    const begun = scenario((draft) => {
      // The other colonist finds nothing to build: of the cities near it, two are built and two are too dear.
      build(draft, 0, 'athenae', 'byzantium');
      shift(draft, 0, 'sea', 'roma', 'sea:sinope~tomis');
      shift(draft, 0, 'land', 'roma', 'land:petra~tyros');
      playerOf(draft, 0).goods = goods({ food: 5 });
    });
    const asked = play(begun, { type: 'playCard', seat: 0, card: 'architect' });
    const { actions } = playOut(library, asked, planner, chanceFromSeed('between'), 3);
    // One step would bring it beside Alexandria or beside Memphis: for one house.
    expect(actions[0]).toMatchObject({
      type: 'moveColonist',
      from: 'land:petra~tyros',
      to: between,
    });
    const built = actions.slice(1).map((action) => action.type === 'buildHouse' && action.city);
    expect(built.toSorted()).toEqual(['alexandria', 'memphis']);
  });

  test.each([
    ['goes to a square where only another player has a ship', 1, 'sea:gold~meroe'],
    ['keeps away from a square where it has one', 0, undefined],
  ] as const)('R-10.8: %s', (_name, owner, to) => {
    const begun = scenario(
      (draft) => {
        place(draft, owner, 'sea', 'gold');
        shift(draft, 0, 'sea', 'memphis', 'sea:meroe~napata');
        // Nothing can be built, and no other colonist uses up the steps.
        const { colonists } = draft.board;
        draft.board.colonists = colonists.filter(({ seat, kind }) => seat !== 0 || kind === 'sea');
        playerOf(draft, 0).storehouse.land += 1;
        playerOf(draft, 0).money = 0;
      },
      { map: 'aegyptus', players: 2, setup: {}, seed: 'gold' },
    );
    const asked = play(begun, { type: 'playCard', seat: 0, card: 'architect' });
    const { actions } = playOut(library, asked, planner, chanceFromSeed('gold'), 2);
    const goals = actions.flatMap((action) => (action.type === 'moveColonist' ? action.to : []));
    expect(goals.find((goal) => goal.startsWith('sea:gold'))).toBe(to);
  });

  test('can be weighed anew', () => {
    const hoarder = plannerWith(library, { ...WEIGHTS, card: 0, house: 0, goods: 50 });
    const usual = played({ map: 'italia', players: 2 }, planner, 'weights').actions;
    expect(played({ map: 'italia', players: 2 }, hoarder, 'weights').actions).not.toEqual(usual);
  });
});

describe('what a planner has seen before changes nothing', () => {
  const tables = [
    { map: 'roma', players: 3, modules: ['salt', 'forum'] },
    { map: 'imperium', players: 2 },
    { map: 'hellas', players: 4, cards: 'venus' },
  ] as const;
  test.each(someBeforePush(tables, 1))(
    'asked in any order, or about copies, it chooses the same: $map',
    (options) => {
      const { states } = played(options, planner, 'in order');
      const inOrder = plannerWith(library);
      const asked = states.flatMap((state, index) => {
        if (state.decision === null) return [];
        const view = viewFor(state, state.decision.seat);
        const actions = legalActions(state);
        const chosen = inOrder.choose(view, actions, chanceFromSeed(`${index}`));
        return { index, view, actions, chosen };
      });
      expect(asked.length).toBeGreaterThan(100);
      const inDisorder = plannerWith(library);
      const chance = chanceFromSeed('any order');
      while (asked.length > 0) {
        for (const { index, view, actions, chosen } of asked.splice(chance(asked.length), 1)) {
          const isCopied = chance(4) === 0;
          const shown: GameView = isCopied ? JSON.parse(JSON.stringify(view)) : view;
          const again = inDisorder.choose(shown, actions, chanceFromSeed(`${index}`));
          expect(again).toEqual(chosen);
        }
      }
    },
  );
});

describe('the gains that planner expects', () => {
  const tables = [
    { map: 'imperium', players: 2 },
    { map: 'sicilia', players: 3, modules: ['forum'] },
  ] as const;
  const moments = tables.flatMap((options) =>
    played(options, planner, 'gains')
      .states.filter(({ decision }, index) => decision !== null && index % 5 === 0)
      .map((state) => ({ state, view: viewFor(state, state.decision?.seat ?? 0) })),
  );

  test('are one for each action; it plays the card with the highest', () => {
    let cardsPlayed = 0;
    for (const { state, view } of moments) {
      const actions = legalActions(state);
      const gains = planner.gains(view, actions);
      expect(gains).toHaveLength(actions.length);
      expect(gains.every(Number.isFinite)).toBe(true);
      if (state.decision?.kind !== 'playCard') continue;
      const chosen = planner.choose(view, actions, () => 1);
      expect(gains[actions.indexOf(chosen)]).toBe(Math.max(...gains));
      cardsPlayed += 1;
    }
    expect(cardsPlayed).toBeGreaterThan(20);
  });

  test('are the same for a view, and for the state imagined behind it', () => {
    for (const { state, view } of moments) {
      const actions = legalActions(state);
      expect(planner.gains(imagine(view), actions)).toEqual(planner.gains(view, actions));
    }
  });
});

describe('cards on boards without rules of their own', () => {
  const RULES = [{ players: 3, modules: ['salt'] }, {}, { cards: 'venus' }] as const;
  const board = library.getMap('imperium');

  test('are rated as playing them shows', () => {
    // Where a map brings rules, even some that change nothing, it plays its cards to see what comes of them.
    const idle = defineRules({ id: 'ruled', modifiers: { coins: (coins) => coins } });
    const own = library.createLibrary({
      maps: [
        { ...board, id: 'plain' },
        { ...board, id: 'ruled', rules: idle },
      ],
      modules: [salt, venus],
    });
    const player = plannerWith(own);
    for (const rules of someBeforePush(RULES, 1)) {
      const [known, tried] = (['plain', 'ruled'] as const).map((map) => {
        const start = own.createGame({ players: 2, ...rules, map, seed: 'cards' });
        return playOut(own, start, player, chanceFromSeed('cards'), 3000).actions;
      });
      expect(known).toEqual(tried);
    }
  });

  test('R-10.2: and on Roma, apart from those that ships sail with', () => {
    expect(changedRolesOf(library.getMap('roma'))).toEqual(new Set(['architect', 'prefect']));
    const modules = [salt, venus];
    const ours = library.createLibrary({ maps: [roma], modules });
    // Nothing is known of a copy.
    const copied = library.createLibrary({ maps: [{ ...roma }], modules });
    expect(changedRolesOf(copied.getMap('roma'))).toBeUndefined();
    for (const rules of someBeforePush(RULES, 1)) {
      const [known, tried] = [ours, copied].map((own) => {
        const start = own.createGame({ map: 'roma', players: 2, ...rules, seed: 'cards' });
        return playOut(own, start, plannerWith(own), chanceFromSeed('cards'), 3000).actions;
      });
      expect(known).toEqual(tried);
    }
  });

  test('are tried on a map of somebody else that is called like one of ours', () => {
    const gift = defineRules({
      id: 'imperium',
      on: {
        roleBegun(transition, { seat, as }) {
          if (as === 'prefect') receiveMoney(transition, seat, 50);
        },
      },
    });
    const own = library.createLibrary({ maps: [{ ...board, id: 'imperium', rules: gift }] });
    const start = own.createGame({ map: 'imperium', players: 2, seed: 'gift' });
    const { actions } = playOut(own, start, plannerWith(own), chanceFromSeed('gift'), 1);
    expect(actions).toEqual([{ type: 'playCard', seat: 0, card: 'prefect' }]);
  });
});

describe('every strategy', () => {
  test.each(STRATEGIES)('$name plays the same game for the same seed', (strategy) => {
    const options = { map: 'sicilia', players: 3, modules: ['forum'] } as const;
    const first = played(options, strategy, 'again').actions;
    expect(played(options, strategy, 'again').actions).toEqual(first);
  });

  test.each(STRATEGIES)('$name chooses one of the actions it is given', (strategy) => {
    const options = { map: 'roma', players: 4, modules: ['salt', 'forum'] } as const;
    const { states, actions } = played(options, strategy, 'given');
    for (const [index, action] of actions.entries()) {
      const state = states[index];
      const listed = state === undefined ? [] : legalActions(state);
      expect(listed.some((one) => isDeepStrictEqual(one, action))).toBe(true);
    }
  });
});

describe('a seat sees no more than it may', () => {
  test.each(STRATEGIES)(
    '$name chooses the same in states that differ only in what is hidden',
    (strategy) => {
      check(
        fc.property(recipes(mapIds()), fc.nat(), (recipe, salt) => {
          const { states } = rememberedGame({ ...recipe, strategy: 'random' });
          const open = states.filter(({ decision }) => decision !== null);
          for (const state of [open[salt % open.length], open[(salt * 7) % open.length]]) {
            if (state?.decision == null) continue;
            const { seat } = state.decision;
            const other = withHiddenChanged(state, seat, chanceFromSeed(`${salt}`));
            const [view, otherView] = [viewFor(state, seat), viewFor(other, seat)];
            expectSame(otherView, view);
            const choose = (seen: library.GameView, from: GameState) =>
              strategy.choose(seen, legalActions(from), chanceFromSeed('same'));
            expect(choose(otherView, other)).toEqual(choose(view, state));
          }
        }),
        12,
      );
    },
  );

  test('what is hidden is really changed', () => {
    const state = createGame({ map: 'sicilia', players: 3, modules: ['forum'], seed: 'hidden' });
    const other = withHiddenChanged(state, 0, chanceFromSeed('x'));
    expect(other.deck).not.toEqual(state.deck);
    expect(other.parts).not.toEqual(state.parts);
  });
});

describe('imagine', () => {
  test('R-3.1: a state that could be, looks the same and lists the same', () => {
    check(
      fc.property(recipes(mapIds()), fc.nat(), (recipe, salt) => {
        const { states } = rememberedGame({ ...recipe, strategy: 'random' });
        for (let index = salt % 11; index < states.length; index += 37) {
          const state = states[index];
          if (state === undefined) continue;
          for (const viewer of ['spectator', ...state.players.keys()] as const) {
            const view = viewFor(state, viewer);
            const imagined = imagine(view);
            expectSame(viewFor(imagined, viewer), view);
            expectSame(parseState(JSON.parse(JSON.stringify(imagined))), imagined);
            if (viewer === state.decision?.seat) {
              expectSame(legalActions(imagined), legalActions(state));
            }
          }
        }
      }),
      6,
    );
  });
});

test('R-9.2: a covered card whose half a Magister chooses is imagined with two halves', () => {
  const asked = ['first', 'second', 'third'].flatMap((seed) =>
    played({ map: 'hellas', players: 4, cards: 'venus' }, random, seed).states.filter(
      ({ decision }) => decision?.kind === 'magister',
    ),
  );
  expect(asked).not.toEqual([]);
  for (const state of asked) {
    for (const viewer of ['spectator', ...state.players.keys()] as const) {
      const imagined = imagine(viewFor(state, viewer));
      expectSame(parseState(JSON.parse(JSON.stringify(imagined))), imagined);
      // Somebody has to choose, whoever imagines it.
      expect(legalActions(imagined).length).toBeGreaterThan(1);
    }
  }
});

describe('imagine, for a view from elsewhere', () => {
  const { states } = played(
    { map: 'sicilia', players: 3, modules: ['salt', 'forum'] },
    random,
    'sent',
  );
  const state = states[200] ?? createGame({ map: 'italia', players: 2, seed: 'sent' });

  test.each([0, 1, 2, 'spectator'] as const)('what %s sees is understood after JSON', (viewer) => {
    const view = viewFor(state, viewer);
    const sent: GameView = JSON.parse(JSON.stringify(view));
    expect(imagine(sent)).toEqual(imagine(view));
  });

  test('what a state could not be is refused', () => {
    const view = viewFor(state, 0);
    const refusals: readonly [object, string][] = [
      [{ ...view, turn: -1 }, 'turn'],
      [{ ...view, parts: { ...view.parts, sicilia: 5 } }, 'parts'],
      [{ ...view, parts: { ...view.parts, forum: { stack: 'mine' } } }, 'parts'],
      [{ ...view, players: view.players.map((player) => ({ ...player, houses: 0 })) }, 'players'],
    ];
    for (const [forged, path] of refusals) {
      const refused = () => imagine(JSON.parse(JSON.stringify(forged)));
      expect(refused).toThrow(
        expect.objectContaining({
          code: 'INVALID_STATE',
          details: expect.objectContaining({ path: expect.stringContaining(path) }),
        }),
      );
    }
  });
});

describe('points of a seat', () => {
  test('R-6.2: what the final scores say of it, without the rank', () => {
    check(
      fc.property(recipes(mapIds()), (recipe) => {
        const { states } = rememberedGame({ ...recipe, strategy: 'random' });
        for (let index = 0; index < states.length; index += 23) {
          const state = states[index];
          if (state === undefined) continue;
          for (const [seat, { rank: _rank, ...points }] of finalScores(state).players.entries()) {
            expectSame(pointsOf(state, seat), points);
          }
        }
      }),
      8,
    );
  });
});

test('a library of one’s own has players of its own', () => {
  const strategy = greedyWith(library);
  const { actions } = played({ map: 'italia', players: 2 }, strategy, 'own');
  expect(actions).toEqual(played({ map: 'italia', players: 2 }, greedy, 'own').actions);
});

/** Another state that looks the same to a seat: hidden cards, tiles and the generator are mixed. */
function withHiddenChanged(
  state: GameState,
  viewer: Seat,
  chance: (limit: number) => number,
): GameState {
  const copy = JSON.parse(JSON.stringify(state));
  const mixed = <T>(items: readonly T[]): T[] => {
    const left = [...items];
    return items.map(() => left.splice(chance(left.length), 1)[0] as T);
  };
  // Cards of the deck stay in the order of the decks.
  const decks: CardId[][] = [[], [], [], [], [], []];
  for (const card of state.deck) decks[cards[card]?.deck ?? 0]?.push(card);
  copy.deck = decks.flatMap(mixed);
  copy.random = [chance(99), 5, 6, 7];
  for (const [seat, player] of state.players.entries()) {
    if (seat === viewer || player.discard.length < 2) continue;
    // A card of the hand changes places with a covered one; a Tribune is never covered.
    const [hand, discard] = [[...player.hand], [...player.discard]];
    const [from, to] = [chance(hand.length), chance(discard.length - 1)];
    const [card, covered] = [hand[from], discard[to]];
    const isKnown =
      state.decision?.kind === 'legatus' || card === undefined || covered === undefined;
    if (isKnown || card === 'tribune' || suggested(state, card)) continue;
    hand[from] = covered;
    discard[to] = card;
    copy.players[seat] = { ...player, hand, discard };
  }
  const { sicilia, forum } = copy.parts;
  if (sicilia !== undefined) sicilia.stack = mixed(sicilia.stack);
  if (forum !== undefined) {
    const isChoosing = forum.dealt.some((tiles: readonly string[]) => tiles.length > 0);
    const [top, ...rest] = forum.stack;
    forum.stack = isChoosing ? mixed(forum.stack) : [top, ...mixed(rest)].filter(Boolean);
    expect(forum.stack.length).toBeLessThanOrEqual(FORUM_TILES.length);
  }
  return parseState(copy);
}

/** A card that a Legatus has suggested has to stay in the hand. */
function suggested({ parts }: GameState, card: string): boolean {
  return JSON.stringify(parts.teams ?? {}).includes(`"card":"${card}"`);
}
