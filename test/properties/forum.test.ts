import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut } from '../../src/bots';
import * as library from '../../src/index';
import {
  BLUE_TILES,
  type DecisionKind,
  FORUM_TILES,
  follow,
  type GameEvent,
  type GameState,
  GREEN_TILES,
  legalActions,
  mapIds,
  parseState,
  type Seat,
  type TileId,
  tryApplyAction,
  viewFor,
} from '../../src/index';
import { type PlayedGame, type Recipe, recipes } from '../../src/testing';
import { check } from '../support/check';
import { forumOf } from '../support/scenario';
import { byType, eventsOf, type Step, stepsOf } from './steps';

/** Tables with the forum: with and without salt, alone and in teams, on all maps. */
const tables = recipes(mapIds()).map(({ options }): Recipe['options'] => ({
  ...options,
  modules: [...(options.modules ?? []).filter((id) => id !== 'forum'), 'forum'],
}));

interface Told extends Step {
  readonly events: readonly GameEvent[];
}
interface Game extends Pick<PlayedGame, 'states'> {
  readonly steps: readonly Told[];
}

const played = new Map<string, Game>();

/** A game by a player who likes tiles as much as anything else, played once for all properties. */
function gameAt(options: Recipe['options']): Game {
  const key = JSON.stringify(options);
  const before = played.get(key);
  if (before !== undefined) return before;
  const start = library.createGame(options);
  const game = playOut(library, start, byType, chanceFromSeed(key), 5_000);
  const steps = [...stepsOf(game)].map((step) => ({ ...step, events: eventsOf(step) }));
  if (played.size < 30) played.set(key, { states: game.states, steps });
  return { states: game.states, steps };
}

/** Looks at many games. */
function inGames(look: (game: Game) => void, runs = 7): void {
  check(
    fc.property(tables, (options) => look(gameAt(options))),
    runs,
  );
}

const ownedBy = (state: GameState, seat: Seat) => forumOf(state).owned[seat] ?? [];
const isBlue = (tile: TileId) => BLUE_TILES.some((blue) => blue === tile);
const laid = (row: readonly (TileId | null)[]) => row.filter((tile) => tile !== null);

/** The card that a tile names, by the decision it is about; the others name none. */
const NAMED: Readonly<Partial<Record<TileId, DecisionKind>>> = {
  'claudius-pompeius': 'prefect',
  'sextus-pompeius': 'prefect',
  'lucius-flavius': 'diplomat',
  'titus-valerius': 'tribune',
  mamercus: 'architect',
  mamilius: 'architect',
  marcus: 'architect',
};
const BEFORE_BETWEEN_AND_AFTER: readonly DecisionKind[] = [
  'playCard',
  'tribune',
  'architect',
  'prefect',
  'colonist',
  'mercator',
  'diplomat',
  'senator',
  'consul',
  'magister',
  'praetor',
  'proconsul',
  'legatus',
  'useTiles',
];

describe('games with the forum, on all maps, alone and in teams', () => {
  test('R-6.1: they end, whatever tiles do, with and without salt', () => {
    const modes = new Set<string>();
    inGames(({ states }) => {
      const last = states.at(-1);
      expect(last?.phase).toBe('finished');
      modes.add(`teams ${last?.options.teams}`);
      modes.add(`salt ${last?.options.modules.includes('salt')}`);
    });
    expect([...modes].sort()).toEqual(['salt false', 'salt true', 'teams false', 'teams true']);
  });

  test('R-12.1: each of the 24 tiles is somewhere, and only there', () => {
    let used = 0;
    let back = 0;
    inGames(({ states }) => {
      for (const [index, state] of states.entries()) {
        const forum = forumOf(state);
        const all = [...forum.owned.flat(), ...laid(forum.row), ...forum.stack, ...forum.used];
        expect([...all].sort()).toEqual([...FORUM_TILES].sort());
        const before = states[index - 1];
        if (before === undefined) continue;
        used += forum.used.length;
        if (forumOf(before).used.length > 0 && forum.used.length === 0) back += 1;
      }
    });
    expect(FORUM_TILES).toHaveLength(24);
    expect(used).toBeGreaterThan(0);
    // The stack ran out, and the used tiles became a new one.
    expect(back).toBeGreaterThan(0);
  });

  test('R-12.1: blue tiles stay with their owner', () => {
    let kept = 0;
    inGames(({ steps }) => {
      for (const { before, after } of steps) {
        expect(forumOf(after).used.filter(isBlue)).toEqual([]);
        for (const [seat, tiles] of forumOf(before).owned.entries()) {
          const blue = tiles.filter(isBlue);
          expect(ownedBy(after, seat).filter(isBlue).slice(0, blue.length)).toEqual(blue);
          kept += blue.length;
        }
      }
    });
    expect(kept).toBeGreaterThan(0);
  });

  test('R-12.2: a green tile leaves with its use, and no tile leaves without', () => {
    const gone = new Set<TileId>();
    const stayed = new Set<TileId>();
    inGames(({ steps }) => {
      for (const { before, action, after, events } of steps) {
        for (const [seat, tiles] of forumOf(before).owned.entries()) {
          const left = tiles.filter((tile) => !ownedBy(after, seat).includes(tile));
          const isUse = action.type === 'useTile' && action.seat === seat && !isBlue(action.tile);
          expect(left).toEqual(isUse ? [action.tile] : []);
        }
        const uses = events.flatMap((event) => (event.type === 'tileUsed' ? event : []));
        if (action.type !== 'useTile') {
          expect(uses).toEqual([]);
          continue;
        }
        const { seat, tile } = action;
        expect(uses).toMatchObject([{ type: 'tileUsed', seat, tile }]);
        expect(ownedBy(before, seat)).toContain(tile);
        const { used, stack, row } = forumOf(after);
        if (isBlue(tile)) stayed.add(tile);
        else if (after.turn === before.turn && after.decision !== null) {
          expect(used.at(-1)).toBe(tile);
          gone.add(tile);
        } else expect([...used, ...stack, ...row]).toContain(tile);
      }
    });
    expect([...gone].sort()).toEqual([...GREEN_TILES].sort());
    expect(stayed.size).toBeGreaterThan(0);
  });

  test('R-12.1: every turn begins with four tiles in the row, or all that are left', () => {
    let turns = 0;
    let gaps = 0;
    inGames(({ states }) => {
      let turn = 0;
      for (const state of states) {
        const { owned, dealt, row, stack, used } = forumOf(state);
        if (dealt.flat().length > 0) {
          expect(laid(row)).toEqual([]);
          continue;
        }
        if (laid(row).length < 4) gaps += 1;
        if (state.turn === turn) continue;
        turn = state.turn;
        turns += 1;
        const free = FORUM_TILES.length - owned.flat().length;
        expect(row.map((tile) => tile !== null)).toEqual([0, 1, 2, 3].map((at) => at < free));
        // A stack that has run out is made of the used tiles at once.
        if (stack.length === 0) expect(used).toEqual([]);
      }
    });
    expect(turns).toBeGreaterThan(0);
    // Places do become empty, until the turn is over.
    expect(gaps).toBeGreaterThan(0);
  });

  test('R-12.1: within a turn the row only loses what is taken; afterwards it shifts', () => {
    let taken = 0;
    let shifted = 0;
    inGames(({ steps }) => {
      for (const { before, action, after, events } of steps) {
        const [old, now] = [forumOf(before).row, forumOf(after).row];
        if (forumOf(before).dealt.flat().length > 0) continue;
        const left = old.map((tile) =>
          action.type === 'takeTile' && action.tile === tile ? null : tile,
        );
        if (action.type === 'takeTile') taken += 1;
        const refilled = events.filter(({ type }) => type === 'forumRefilled');
        if (after.turn === before.turn && after.decision !== null) {
          expect(now).toEqual(left);
          expect(refilled).toEqual([]);
          continue;
        }
        expect(laid(now).slice(0, laid(left).length)).toEqual(laid(left));
        if (laid(left).length === 4) continue;
        shifted += 1;
        if (laid(now).length > laid(left).length) {
          expect(refilled).toMatchObject([{ type: 'forumRefilled', row: now }]);
        }
      }
    });
    expect(taken).toBeGreaterThan(0);
    expect(shifted).toBeGreaterThan(0);
  });

  test('R-12.1: a Tribune gains at most one tile, of the places that its cards open', () => {
    /** Cards that a Tribune takes back at least, for each place of the row. */
    const needed = [4, 6, 8, 10];
    const places = new Set<number>();
    const offered = new Set<number>();
    inGames(({ steps }) => {
      const mayTake = new Map<Seat, number>();
      for (const { before, action, events } of steps) {
        const { decision } = before;
        const { row } = forumOf(before);
        if (decision?.kind === 'takeTile') {
          const count = mayTake.get(decision.seat) ?? 0;
          const open = needed.filter((cards) => count >= cards).length;
          const tiles = legalActions(before).flatMap((one) =>
            one.type === 'takeTile' ? one.tile : [],
          );
          expect(tiles).toEqual(laid(row.slice(0, open)));
          offered.add(open);
        }
        for (const event of events) {
          if (event.type === 'turnStarted') mayTake.clear();
          if (event.type === 'cardsTakenBack') mayTake.set(event.seat, event.count);
          if (event.type !== 'tileTaken' || action.type === 'chooseTile') continue;
          const place = row.indexOf(event.tile);
          expect(place).not.toBe(-1);
          expect(mayTake.get(event.seat)).toBeGreaterThanOrEqual(needed[place] ?? 100);
          mayTake.delete(event.seat);
          places.add(place);
        }
      }
    });
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
    expect([...offered].sort()).toEqual([1, 2, 3, 4]);
  });

  test('R-12.1: each seat keeps one of two blue tiles before the first card', () => {
    let choices = 0;
    inGames(({ steps }) => {
      for (const { before, action, after } of steps) {
        if (action.type !== 'chooseTile') continue;
        choices += 1;
        const { seat, tile } = action;
        expect(before.turn).toBe(1);
        expect(before.players.every(({ discard }) => discard.length === 0)).toBe(true);
        const dealt = forumOf(before).dealt[seat] ?? [];
        expect(dealt).toHaveLength(2);
        expect(dealt.filter(isBlue)).toContain(tile);
        expect(forumOf(before).dealt.slice(0, seat).flat()).toEqual([]);
        expect(ownedBy(after, seat)).toEqual([tile]);
      }
    });
    expect(choices).toBeGreaterThan(0);
  });

  test('R-12.2, R-12.3: a tile that names a card is used with that card, others any time', () => {
    const used = new Map<TileId, Set<DecisionKind>>();
    inGames(({ steps }) => {
      for (const { before, action } of steps) {
        const kind = before.decision?.kind;
        if (action.type !== 'useTile' || kind === undefined) continue;
        const { tile } = action;
        expect(before.decision?.seat).toBe(action.seat);
        const named = NAMED[tile];
        const right = named === undefined ? BEFORE_BETWEEN_AND_AFTER : [named];
        expect([tile, right]).toEqual([tile, expect.arrayContaining([kind])]);
        used.set(tile, new Set([...(used.get(tile) ?? []), kind]));
      }
    });
    // All tiles that are used, and none of those that work by themselves.
    const usable = [...new Set([...GREEN_TILES, ...BLUE_TILES.filter((tile) => NAMED[tile])])];
    expect([...used.keys()].sort()).toEqual(usable.sort());
    const kinds = [...used.values()].flatMap((decisions) => [...decisions]);
    expect(kinds).toEqual(expect.arrayContaining(['playCard', 'mercator', 'useTiles']));
  });

  test('R-12.2: no tile between houses of one Architect, no step after a tile that ended moving', () => {
    /** What begins another action. */
    const begins: readonly GameEvent['type'][] = [
      'turnStarted',
      'cardPlayed',
      'cardCopied',
      'partnerActs',
    ];
    let withTiles = 0;
    let stopped = 0;
    inGames(({ steps }) => {
      let built = false;
      let used = false;
      let moved = false;
      for (const { before, action, events } of steps) {
        const { decision } = before;
        for (const event of events) {
          if (begins.includes(event.type)) [built, used, moved] = [false, false, false];
          if (decision?.kind !== 'architect') continue;
          if (event.type === 'tileUsed') {
            expect(built).toBe(false);
            used ||= moved;
            if (moved) stopped += 1;
          }
          if (event.type === 'houseBuilt') built = true;
          if (event.type === 'colonistMoved' && action.type === 'moveColonist') {
            expect(used || built).toBe(false);
            moved = true;
          }
        }
        const nameless = ownedBy(before, before.seat).filter(
          (tile) => !isBlue(tile) && NAMED[tile] === undefined,
        );
        if (built && action.type === 'buildHouse' && nameless.length > 0) withTiles += 1;
      }
    });
    expect(withTiles).toBeGreaterThan(0);
    expect(stopped).toBeGreaterThan(0);
  });

  test('R-12.2: in teams each partner uses and takes their own tiles, in their own decisions', () => {
    let partners = 0;
    inGames(({ steps }) => {
      for (const { before, action, after } of steps) {
        if (action.type !== 'useTile' && action.type !== 'takeTile') continue;
        for (const seat of before.players.keys()) {
          if (seat !== action.seat) expect(ownedBy(after, seat)).toEqual(ownedBy(before, seat));
        }
        const parties = before.players.length / (before.options.teams ? 2 : 1);
        expect(action.seat % parties).toBe(before.seat % parties);
        if (action.seat !== before.seat) partners += 1;
      }
    });
    expect(partners).toBeGreaterThan(0);
  });

  test('R-12.1: a view hides the stack but its next tile, and nothing else of the forum', () => {
    let hidden = 0;
    let choosing = 0;
    inGames(({ states }) => {
      for (const [index, state] of states.entries()) {
        const { stack, dealt } = forumOf(state);
        if (index % 3 !== 0 && dealt.flat().length === 0) continue;
        const top = dealt.flat().length > 0 ? 0 : 1;
        if (top === 0) choosing += 1;
        const seen = stack.map((tile, at) => (at < top ? tile : 'hidden'));
        hidden += Math.max(0, stack.length - top);
        for (const viewer of ['spectator', ...state.players.keys()] as const) {
          expect(viewFor(state, viewer).parts.forum).toEqual({ ...forumOf(state), stack: seen });
        }
      }
    }, 6);
    expect(hidden).toBeGreaterThan(0);
    expect(choosing).toBeGreaterThan(0);
  });

  test('R-12.2, R-12.3: what tiles do to anything that everybody sees is told', () => {
    const told = new Set<TileId>();
    inGames(({ states: [start], steps }) => {
      if (start === undefined) throw new Error('no states');
      let seen = viewFor(start, 'spectator');
      let untold: GameEvent[] = [];
      for (const [index, { after, events }] of steps.entries()) {
        untold.push(...events);
        for (const event of events) if (event.type === 'tileUsed') told.add(event.tile);
        // A view that has followed is checked in full: besides `FUZZ`, a few actions at a time are enough.
        const isFollowed =
          process.env.FUZZ !== undefined || index % 17 === 0 || index === steps.length - 1;
        if (!isFollowed) continue;
        seen = follow(seen, untold);
        const expected = viewFor(after, 'spectator');
        if (!isDeepStrictEqual(seen, expected)) expect({ events: untold, seen }).toEqual(expected);
        untold = [];
      }
    });
    expect([...told]).toEqual(
      expect.arrayContaining(['numerius', 'publius', 'spurius', 'tiberius', 'claudius-pompeius']),
    );
  });

  test('a state survives JSON unchanged, in the middle of everything that tiles do', () => {
    const kinds = new Set<string>();
    inGames(({ states }) => {
      for (const [index, state] of states.entries()) {
        const kind = state.decision?.kind ?? 'nothing';
        if (index % 4 !== 0 && kinds.has(kind)) continue;
        kinds.add(kind);
        const text = JSON.stringify(state);
        expect(JSON.stringify(parseState(JSON.parse(text)))).toBe(text);
      }
    }, 6);
    for (const kind of ['chooseTile', 'takeTile', 'useTiles', 'changeGoods', 'moveColonists']) {
      expect(kinds).toContain(kind);
    }
  });

  test('what is listed applies, and a tile with a choice more or less is refused', () => {
    const ways = new Set<string>();
    let wrong = 0;
    const choices = { good: 'wine', count: 2, city: 'roma', kind: 'sea', card: 'prefect' } as const;
    inGames(({ states }) => {
      for (const [index, state] of states.entries()) {
        if (index % 7 !== 0) continue;
        const actions = legalActions(state);
        const listed = new Set(actions.map(written));
        expect(listed.size).toBe(actions.length);
        for (const action of actions) {
          const result = tryApplyAction(state, action);
          if (!result.ok) throw result.error;
          expect(result.state).not.toEqual(state);
          if (action.type !== 'useTile') continue;
          const { type, seat, tile, ...use } = action;
          ways.add(Object.keys(use).join(' '));
          for (const [name, value] of [...Object.entries(choices), ['province', 'red']] as const) {
            const less = Object.fromEntries(Object.entries(action).filter(([key]) => key !== name));
            for (const other of [less, { ...action, [name]: value }]) {
              if (listed.has(written(other))) continue;
              wrong += 1;
              expect(tryApplyAction(state, other)).toMatchObject({
                ok: false,
                error: { code: 'CANNOT_USE' },
              });
            }
          }
        }
      }
    }, 16);
    // The good, the place of a colonist or of a house, the province, the card.
    expect([...ways].sort()).toEqual(
      expect.arrayContaining(['', 'card', 'city', 'good', 'kind city', 'province count']),
    );
    expect(wrong).toBeGreaterThan(0);
  });
});

/** The action as a text, whatever the order of its fields. */
function written(action: object): string {
  return JSON.stringify(
    Object.entries(action)
      .map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null ? Object.entries(value).sort() : value,
      ])
      .sort(),
  );
}
