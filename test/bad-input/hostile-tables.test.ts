/** What rules are handed, and what comes from outside while several decide or rules decide otherwise than before. */
// answers for src/kit
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decision, part, step } from '../../src/kit';
import { ARCHITECT, PASS, PREFECT, produce, SENATOR } from '../kit/toy-table';
import { DISPLAY } from '../notation/table';
import { biddingLibrary } from '../support/bids';
import { thrownBy } from '../support/scenario';
import {
  expectBlamed,
  fought,
  hostileGame,
  hostileLibrary,
  MISDEEDS,
  play,
  playedOn,
  trap,
} from './hostile';
import { type Any, changed, json, outcome } from './support';

const PRODUCE = produce('east');

/** A game in which the first player lets a province produce. */
const producing = (library: Any): Any => play(library, hostileGame(library), PREFECT);

describe('seats that nobody has', () => {
  const library: Any = biddingLibrary();
  const state = library.createGame({ map: 'toy', players: 3, seed: 'bids' });
  const view = library.viewFor(state, 1);
  const seats = [
    -1,
    3,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '0',
    null,
    true,
    {},
    [0],
    1n,
    Symbol('x'),
    () => 0,
    new Date(0),
    trap(),
  ];
  const before = json(state);

  test.each(seats.map((seat, index) => [index, seat] as const))('number %i', (_, seat) => {
    for (const ask of ['legalActions', 'choices']) {
      for (const table of [state, view, json(state), library.viewFor(state, 'spectator')]) {
        expect(thrownBy(() => library[ask](table, seat)).toJSON()).toMatchObject({
          code: 'INVALID_INPUT',
          reason: 'noSuchSeat',
          details: { path: 'seat' },
        });
      }
    }
    expect(json(state)).toEqual(before);
  });

  test.each([undefined, null, 7, 'x', {}, [], () => 0, trap()].map((from, index) => [index, from]))(
    'deciders of no state, number %i',
    (_, from) => {
      for (const ask of ['deciders', 'legalActions', 'choices']) {
        const { code, reason, message } = thrownBy(() => library[ask](from));
        expect(['INVALID_STATE', 'INVALID_INPUT']).toContain(code);
        expect([typeof reason, message.length > 10]).toEqual(['string', true]);
      }
    },
  );
});

describe('decisions at the same time, from outside', () => {
  const library: Any = biddingLibrary();
  const state = library.createGame({ map: 'toy', players: 3, seed: 'bids' });
  const bid = (seat: unknown) => ({ kind: 'bidding', seat });
  const card = { kind: 'playCard', seat: 0 };

  /** The decision, those waiting, and where the fault is. */
  const WRONG: readonly (readonly [string, unknown, unknown, string])[] = [
    ['the same twice', bid(0), [bid(0), bid(1), card], 'queue[0]'],
    ['the last twice', bid(0), [bid(1), bid(2), bid(2), card], 'queue[2]'],
    ['all twice', bid(0), [bid(1), bid(2), bid(0), bid(1), bid(2), card], 'queue[2]'],
    ['a fourth player', bid(0), [bid(3), card], 'queue[0]'],
    ['a fourth player in front', bid(3), [bid(1), card], 'decision'],
    ['half a player', bid(0), [bid(0.5), card], 'queue[0].seat'],
    ['a negative player', bid(-1), [bid(1), card], 'decision.seat'],
    ['a player in words', bid(0), [bid('1'), card], 'queue[0].seat'],
    ['nobody', bid(0), [bid(null), card], 'queue[0].seat'],
    ['no seat', bid(0), [{ kind: 'bidding' }, card], 'queue[0].seat'],
    ['something else', bid(0), [{ ...bid(1), amount: 2 }, card], 'queue[0]'],
    ['another kind', bid(0), [{ kind: 'begging', seat: 1 }, card], 'queue[0].kind'],
    ['nothing among them', bid(0), [null, bid(1), card], 'queue[0]'],
    ['no list', bid(0), { 0: bid(1) }, 'queue'],
    ['the card in front', card, [bid(0), bid(1)], 'decision'],
    ['the card between them', bid(0), [card, bid(1)], 'queue[0]'],
    ['no card', bid(0), [bid(1), bid(2)], 'queue'],
    ['the card of another', bid(0), [bid(1), { ...card, seat: 1 }], 'queue[1]'],
    ['two cards', bid(0), [card, { ...card, seat: 1 }], 'queue[1]'],
    [
      'goods between them',
      bid(0),
      [{ kind: 'keepGoods', seat: 1, arriving: {} }, bid(2), card],
      '',
    ],
    ['nothing and somebody waiting', null, [bid(0), card], 'decision'],
    ['a thousand', bid(0), Array(1000).fill(bid(1)), 'queue'],
  ];

  test.each(WRONG)('%s', (_, open, queue, path) => {
    const before = json(state);
    for (const [read, from] of [
      ['parseState', state],
      ['parseView', library.viewFor(state, 1)],
      ['parseView', library.viewFor(state, 'spectator')],
    ] as const) {
      const sent = changed(from, (copy) => Object.assign(copy, { decision: open, queue }));
      const whole = json(sent);
      const error = thrownBy(() => library[read](sent));
      expect(error.code).toBe('INVALID_STATE');
      expect(error.reason).toBeTypeOf('string');
      expect(String(error.details.path)).toMatch(/^(decision|queue)/);
      if (path !== '' && read === 'parseState') expect(error.details.path).toBe(path);
      expect(sent).toEqual(whole);
      for (const ask of ['deciders', 'legalActions', 'choices', 'finalScores']) {
        expect(thrownBy(() => library[ask](sent)).code).toBe('INVALID_STATE');
      }
    }
    expect(json(state)).toEqual(before);
  });

  test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]], [[1, 0, 2]]])(
    'in the order %j they are the same game',
    (order) => {
      const [first, ...others] = order.map(bid);
      const sent = changed(state, (copy) =>
        Object.assign(copy, { decision: first, queue: [...others, card] }),
      );
      expect(library.deciders(sent)).toEqual(order);
      const end = [2, 0, 1].reduce(
        (now, seat) => library.applyAction(now, { type: 'bid', seat, amount: seat }),
        sent,
      );
      const other = [0, 1, 2].reduce(
        (now, seat) => library.applyAction(now, { type: 'bid', seat, amount: seat }),
        state,
      );
      expect(json(end)).toEqual(json(other));
    },
  );

  test.each([
    ['of somebody who is not there', { type: 'bid', seat: 3, amount: 1 }, 'NOT_YOUR_TURN'],
    ['of half a player', { type: 'bid', seat: 0.5, amount: 1 }, 'INVALID_ACTION'],
    ['too high', { type: 'bid', seat: 1, amount: 3 }, 'INVALID_ACTION'],
    ['in words', { type: 'bid', seat: 1, amount: '1' }, 'INVALID_ACTION'],
    ['that is a card', { type: 'playCard', seat: 1, card: 'tribune' }, 'WRONG_DECISION'],
    ['that is a pass', { type: 'pass', seat: 2 }, 'WRONG_DECISION'],
  ])('a bid %s', (_, action, code) => {
    const before = json(state);
    expect(library.tryApplyAction(state, action)).toMatchObject({ ok: false, error: { code } });
    expect(json(state)).toEqual(before);
  });
});

describe('what rules are handed', () => {
  const scribble = (value: Any): void => {
    for (const key of Object.keys(value)) value[key] = undefined;
    if (Array.isArray(value)) value.length = 0;
    else if (value instanceof Set) value.clear();
    else value.scribble = true;
  };

  const pass = (name: string, scribbled: (...args: Any[]) => Any[]) => ({
    modifiers: {
      [name]: (answer: Any, ...args: Any[]) => {
        for (const one of scribbled(answer, ...args)) scribble(one);
        return answer;
      },
    },
  });
  const score = (of: (position: Any) => Any) => ({
    scores: [
      {
        id: 'gold',
        points: (position: Any) => {
          scribble(of(position));
          return 1;
        },
      },
    ],
  });
  const moves = (library: Any) => {
    const state = play(library, hostileGame(library), ARCHITECT);
    return [library.choices(state), library.legalActions(state)];
  };
  const produced = (library: Any) => play(library, producing(library), PRODUCE);
  const ended = (library: Any) => play(library, hostileGame(library), SENATOR, PASS);
  const scored = (library: Any) => library.finalScores(hostileGame(library));

  test.each<[string, object, (library: Any) => unknown]>([
    ['the path of a move', pass('moveCost', (_, __, { path }) => [path]), moves],
    ['the cause of a move', pass('moveCost', (_, __, cause) => [cause]), moves],
    ['the state at a move', pass('moveCost', (_, { state }) => [state.players[0]]), moves],
    ['the board at a move', pass('moveCost', (_, { game }) => [game.board]), moves],
    ['goods produced', pass('production', (own) => [own]), produced],
    ['the cause of a production', pass('production', (_, __, cause) => [cause]), produced],
    ['the game at a production', pass('production', (_, { game }) => [game]), produced],
    ['the state at the end', pass('gameEnds', (_, { state }) => [state]), ended],
    ['the players at the end', pass('gameEnds', (_, { state }) => [state.players]), ended],
    ['the deck at the end', pass('gameEnds', (_, { state }) => [state.deck]), ended],
    ['the cause of the end', pass('gameEnds', (_, __, cause) => [cause]), ended],
    ['the state at the start', pass('firstSeat', (_, { state }) => [state]), ended],
    ['the cause of the start', pass('firstSeat', (_, __, cause) => [cause]), ended],
    [
      'the state of a prospect',
      pass('prospect', (_, { state }) => [state]),
      (library) => library.prospectOf(hostileGame(library), 0),
    ],
    ['the state of a score', score(({ state }) => state), scored],
    ['the game of a score', score(({ game }) => game), scored],
    ['the cards of a score', score(({ state }) => state.players[0].hand), scored],
    [
      'the tokens',
      {
        tokens: (tokens: Any) => {
          tokens.push('wine');
          return tokens;
        },
      },
      ended,
    ],
    [
      'all tokens',
      {
        tokens: (tokens: Any) => {
          const own = [...tokens];
          tokens.length = 0;
          return own;
        },
      },
      ended,
    ],
    [
      'the options of tokens',
      {
        tokens: (tokens: Any, _: string, { options }: Any) => {
          options.modules.length = 0;
          return tokens;
        },
      },
      ended,
    ],
    [
      'the step that is replaced',
      {
        overrides: {
          concordia: {
            steps: {
              pass: (before: Any) => {
                scribble(before);
                return before;
              },
            },
          },
        },
      },
      ended,
    ],
    [
      'the role that is replaced',
      {
        overrides: {
          concordia: {
            roles: {
              senator: (before: Any) => {
                before.begin = () => {};
                return before;
              },
            },
          },
        },
      },
      ended,
    ],
  ])('%s: nothing of it reaches another game', (_, rules, act) => {
    const library = hostileLibrary(rules);
    const before = json(playedOn(library));
    const { thrown } = outcome(() => act(library));
    if (thrown !== undefined) {
      expect(thrown.toJSON()).toMatchObject({
        code: 'INVALID_RULES',
        details: { rules: 'hostile', at: expect.any(String) },
      });
    }
    expect(json(playedOn(library))).toEqual(before);
    expect(json(playedOn(hostileLibrary({})))).toEqual(before);
  });

  test.each([
    ['phase', 'finished'],
    ['turn', 99],
    ['seat', 1],
    ['concordia', 0],
    ['lastTurn', 1],
    ['decision', null],
    ['players', []],
  ])('who says when the game ends cannot change %s meanwhile', (field, value) => {
    const library = hostileLibrary({
      modifiers: {
        gameEnds: (ends, { state }) => {
          Object.assign(state, { [field]: value });
          return ends;
        },
      },
    });
    expectBlamed(library, 'the modifier gameEnds', {
      from: (own) => play(own, hostileGame(own), SENATOR),
      act: (own, state) => play(own, state, PASS),
    });
  });

  test('goods that were changed in place are checked', () => {
    const library = hostileLibrary({
      modifiers: { production: (own) => Object.assign(own, { wine: Number.NaN }) },
    });
    expectBlamed(library, 'the modifier production', {
      from: producing,
      act: (own, state) => play(own, state, PRODUCE),
    });
  });
});

describe('large answers', () => {
  test.each([25, 1000, 2 ** 53 - 1])('%i goods are more than houses bring', (count) => {
    const all = { brick: count, food: count, tool: count, wine: count, cloth: count };
    for (const name of ['production', 'bonus'] as const) {
      const library = hostileLibrary({
        modifiers: { [name]: () => all, capacity: () => 10_000 },
      });
      expectBlamed(library, `the modifier ${name}`, {
        from: producing,
        act: (own, state) => play(own, state, PRODUCE),
      });
    }
  });

  test('what is too much for the storehouse is chosen from, and such a state can be sent', () => {
    const library = hostileLibrary({
      modifiers: { production: (own, _, { seat }) => (seat === 0 ? { wine: 20, cloth: 20 } : own) },
    });
    const state = play(library, producing(library), PRODUCE);
    // Six goods at the start and one bonus would fill half of the storehouse; no more fits than it has spaces.
    expect(state.decision).toMatchObject({ kind: 'keepGoods', seat: 0 });
    expect(json(library.parseState(json(state)))).toEqual(json(state));
  });

  test('a move that costs all there is can only be refused', () => {
    const library = hostileLibrary({ modifiers: { moveCost: () => 2 ** 53 - 1 } });
    const state = play(library, hostileGame(library), ARCHITECT);
    expect(library.legalActions(state).map(({ type }: Any) => type)).not.toContain('moveColonist');
  });

  test('a thousand tokens of each letter are dealt from', () => {
    const library = hostileLibrary({ tokens: () => Array(1000).fill('cloth') });
    const state = hostileGame(library);
    expect(state.board.cityGoods.insula).toBe('cloth');
    expect(json(library.parseState(json(state)))).toEqual(json(state));
  });
});

describe('answers that differ from one time to the next', () => {
  test.each<[string, object, (library: Any) => Any, RegExp]>([
    [
      'a first seat',
      { modifiers: { firstSeat: flips(0, 1, 1) } },
      (library) => hostileGame(library),
      /^seat$/,
    ],
    [
      'the end of the game',
      { modifiers: { gameEnds: flips(true, false, 1) } },
      (library) => play(library, hostileGame(library), SENATOR, PASS),
      /^(concordia|turn)$/,
    ],
    [
      'tokens',
      { tokens: flips(Array(9).fill('wine'), Array(9).fill('cloth'), 4) },
      (library) => hostileGame(library),
      /^board\.cityGoods$/,
    ],
  ])('%s: such a state is refused when it comes back', (_, rules, start, path) => {
    const library = hostileLibrary(rules);
    const state = start(library);
    const error = fought(library, {
      from: () => state,
      act: () => library.parseState(json(state)),
    });
    expect(error.code).toBe('INVALID_STATE');
    expect(error.details.path).toMatch(path);
  });
});

/** A function that answers otherwise after a number of calls. */
function flips(first: Any, later: Any, calls: number): () => Any {
  let left = calls;
  return () => (left-- > 0 ? first : later);
}

describe('what a part may have drawn', () => {
  const table = (bags: object) =>
    hostileLibrary({
      parts: [
        part({
          id: 'hostile',
          draws: true,
          schema: z.strictObject({ chest: z.string() }),
          bags: bags as Any,
        }),
      ],
      setUp: (transition: Any, draws: Any) => {
        const hostile = draws.hostile ?? { chest: 'wine' };
        transition.state.parts = { ...transition.state.parts, hostile };
      },
    });
  const of = () => [{ places: ['chest'], pieces: ['wine', 'cloth'] }];
  const read = (library: Any) =>
    library.parseLog(
      `[Map "Toy"] [Players "2"] [Modules "hostile"] [Cities "?"] [hostile "?"] [Display "${DISPLAY}"]\nPlayer 1: Senator; pass`,
    );

  const JUNK = [undefined, null, 7, 'chest', {}, [null], ['chest'], [{}], [{ places: 'chest' }]];

  /** In the tags of a text it is a fault of these, which says whose fault it is. */
  function expectFault(library: Any): void {
    const error = fought(library, { act: read });
    expect(error.toJSON()).toMatchObject({
      code: 'INVALID_LOG',
      details: {
        faults: [{ code: 'INVALID_RULES', rules: 'hostile', at: 'the part hostile, bags' }],
      },
    });
    expect(error.message).toContain('The rules of hostile failed in the part hostile, bags: ');
  }

  test.each(JUNK)('bags: %j', (bags) => expectFault(table({ of: () => bags, used: () => [] })));

  test.each([undefined, null, 7, 'chest', {}, [null], [7]])('used places: %j', (used) => {
    expectBlamed(table({ of, used: () => used }), 'the part hostile, bags', { act: read });
  });

  test.each(MISDEEDS)('a function that %s', (_, call) => {
    expectFault(table({ of: call, used: () => [] }));
    expectBlamed(table({ of, used: call }), 'the part hostile, bags', { act: read });
  });
});

test('a decision at the same time without anything to do is made, and the game goes on', () => {
  const waiting = decision({ kind: 'waiting', together: true, when: 'beforeCard' });
  const never = step({
    type: 'wait',
    during: [waiting],
    shape: {},
    candidates: () => [],
    apply: () => {},
  });
  const library = hostileLibrary({
    decisions: [waiting],
    steps: [never],
    setUp: ({ state }) => {
      state.queue = [0, 1].map((seat) => ({ kind: 'waiting', seat }));
      state.decision = { kind: 'waiting', seat: 1 };
    },
  });
  expect(hostileGame(library).decision).toEqual({ kind: 'playCard', seat: 0 });
});
