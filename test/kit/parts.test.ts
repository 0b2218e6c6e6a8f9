// answers for src/engine
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chanceFromSeed } from '../../src/bots';
import { parseDraws, part, receiveMoney, refuseDraws, SeatSchema, shuffled } from '../../src/kit';
import { give, thrownBy } from '../support/scenario';
import { COINS, PREFECT, toyTable } from './toy-table';

/** A secret number of the first player, between 1 and 50. */
const secret = part({
  id: 'secret',
  schema: z.strictObject({ owner: SeatSchema, number: z.int().check(z.minimum(1)) }),
  audit: ({ number, owner }, { game }) =>
    number > 50 || owner >= game.players ? 'nobody thinks of such a number' : undefined,
  view: ({ owner, number }, viewer) => ({ owner, number: viewer === owner ? number : 0 }),
  imagine: ({ owner, number }) => ({ owner, number: number === 0 ? 25 : number }),
});

describe('a part of the state', () => {
  const { library, start, play } = toyTable({
    parts: [secret],
    setUp: (transition) => secret.write(transition, { owner: 0, number: 42 }),
    on: {
      turnEnded(transition) {
        const { owner, number } = secret.read(transition.state);
        secret.write(transition, { owner, number: number + 1 });
      },
    },
  });

  test('is laid at set-up, read and written, and states before stay as they are', () => {
    const first = start();
    const second = play(first, PREFECT, COINS);
    expect([first.parts, second.parts]).toEqual([
      { secret: { owner: 0, number: 42 } },
      { secret: { owner: 0, number: 43 } },
    ]);
    expect(secret.read(second)).toEqual({ owner: 0, number: 43 });
  });

  test('is seen only by whom it concerns', () => {
    const seen = ([0, 1, 'spectator'] as const).map((viewer) => library.viewFor(start(), viewer));
    expect(seen.map(({ parts }) => parts.secret)).toEqual([
      { owner: 0, number: 42 },
      { owner: 0, number: 0 },
      { owner: 0, number: 0 },
    ]);
  });

  test('is made up behind a view, and kept by who knows it', () => {
    const imagined = ([0, 1] as const).map((seat) =>
      library.imagine(library.viewFor(start(), seat)),
    );
    expect(imagined.map((state) => secret.read(state).number)).toEqual([42, 25]);
    expect(library.parseState(JSON.parse(JSON.stringify(imagined[1]))).parts.secret).toEqual({
      owner: 0,
      number: 25,
    });
  });

  test.each([
    ['is of another shape', { secret: { owner: 0, number: 'x' } }, 'parts.secret'],
    ['is not there', {}, 'parts.secret'],
    ['is impossible', { secret: { owner: 0, number: 51 } }, 'parts.secret'],
    ['does not fit the table', { secret: { owner: 2, number: 1 } }, 'parts.secret'],
    ['is somebody else’s', { secret: { owner: 0, number: 1 }, other: 2 }, 'parts.other'],
  ])('is checked: one that %s', (_what, parts, path) => {
    const error = thrownBy(() => library.parseState({ ...start(), parts }));
    expect(error).toMatchObject({ code: 'INVALID_STATE', details: { path } });
  });
});

test('a part that depends on others is supposed in their state, and not imagined', () => {
  const asked: number[] = [];
  const supposed = part({
    id: 'secret',
    schema: z.strictObject({ number: z.int() }),
    view: ({ number }: { number: number }, viewer) => ({ number: viewer === 0 ? number : 0 }),
    imagine: () => ({ number: 25 }),
    suppose({ number }, { state }) {
      asked.push(supposed.read(state).number);
      return { number: number === 0 ? 30 + state.players.length : number };
    },
  });
  const { library, start } = toyTable({
    parts: [supposed],
    setUp: (transition) => supposed.write(transition, { number: 42 }),
  });
  const behind = ([0, 1] as const).map((seat) => library.imagine(library.viewFor(start(), seat)));
  expect(behind.map((state) => supposed.read(state).number)).toEqual([42, 32]);
  const dealt = library.redeal(start(), chanceFromSeed('a'), 1);
  expect(supposed.read(dealt).number).toBe(32);
  // While it is asked, the part is as it is seen.
  expect(new Set(asked)).toEqual(new Set([42, 0]));
});

test('a part says what is wrong with it by reasons, and the rules have the words', () => {
  const purse = part({
    id: 'purse',
    schema: z.strictObject({ left: z.int() }),
    audit: ({ left }) =>
      left < 0 ? { path: 'left', reason: 'inDebt', facts: { left } } : undefined,
  });
  const { library, start } = toyTable({
    parts: [purse],
    faults: { inDebt: (_names, { left }: { readonly left: number }) => `${-left} are owed` },
    setUp: (transition) => purse.write(transition, { left: 1 }),
  });
  const error = thrownBy(() => library.parseState({ ...start(), parts: { purse: { left: -2 } } }));
  expect(error.toJSON()).toEqual({
    code: 'INVALID_STATE',
    reason: 'inDebt',
    message: 'Not a valid state, at parts.purse (left): 2 are owed',
    details: { path: 'parts.purse', owner: 'left', left: -2 },
  });
});

describe('draws of a set-up', () => {
  const drawn = part({ id: 'drawn', draws: true, schema: z.array(z.int()) });
  const { library } = toyTable({
    parts: [drawn],
    setUp(transition, draws) {
      const given = draws.drawn;
      if (given === undefined) {
        drawn.write(transition, [...shuffled(transition, [1, 2, 3, 4, 5, 6, 7, 8])]);
        return;
      }
      const numbers = parseDraws('drawn', 'R-0.1', z.array(z.int()), given);
      if (numbers.length !== 8) refuseDraws('drawn', 'R-0.1', '', 'eight are wanted');
      drawn.write(transition, numbers);
      receiveMoney(transition, 1, 100);
    },
  });
  const OPTIONS = { map: 'toy', players: 2, seed: 'toy' };
  const GIVEN = [8, 7, 6, 5, 4, 3, 2, 1];
  const faultOf = (parts: Record<string, number[] | string>) => {
    const { code, details } = thrownBy(() => library.createGame({ ...OPTIONS, setup: { parts } }));
    return { code, path: details.path };
  };

  test('are made by the seed, another order for another one', () => {
    const orders = ['toy', 'toy', 'other'].map((seed) =>
      drawn.read(library.createGame({ ...OPTIONS, seed })),
    );
    expect(orders[0]).toEqual(orders[1]);
    expect(orders[0]).not.toEqual(orders[2]);
    expect([...(orders[0] ?? [])].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('or are those of a real shuffle', () => {
    const state = library.createGame({ ...OPTIONS, setup: { parts: { drawn: GIVEN } } });
    expect(drawn.read(state)).toEqual(GIVEN);
    expect(state.players[1]?.money).toBe(106);
  });

  test('a real shuffle of everything needs no seed', () => {
    const { board, display, deck } = library.createGame(OPTIONS);
    const setup = {
      cityGoods: { insula: board.cityGoods.insula ?? 'brick' },
      deck: [] as string[],
    };
    setup.deck = [...display.flatMap((card) => card ?? []), ...deck];
    const players = { map: 'toy', players: 2 };
    const drawnToo = { ...setup, parts: { drawn: GIVEN } };
    expect(drawn.read(library.createGame({ ...players, setup: drawnToo }))).toEqual(GIVEN);
    const { code, details } = thrownBy(() => library.createGame({ ...players, setup }));
    expect({ code, path: details.path }).toEqual({ code: 'INVALID_OPTIONS', path: 'seed' });
  });

  test('cannot be anything', () => {
    expect(faultOf({ drawn: 'x' })).toEqual({ code: 'INVALID_OPTIONS', path: 'setup.parts.drawn' });
    expect(faultOf({ drawn: [1] })).toEqual({ code: 'INVALID_OPTIONS', path: 'setup.parts.drawn' });
    expect(faultOf({ other: 'rich' })).toEqual({
      code: 'INVALID_OPTIONS',
      path: 'setup.parts.other',
    });
  });
});

test('a part that tells of a hidden card: it is in the hand that is made up', () => {
  const glance = part({
    id: 'glance',
    schema: z.strictObject({ card: z.nullable(z.string()) }),
    knownCards: ({ card }) => (card === null ? [] : [{ seat: 1, card }]),
  });
  const { library, start } = toyTable({
    parts: [glance],
    setUp: (transition) => glance.write(transition, { card: null }),
  });
  /** The other player's two bought cards as the first player imagines them. */
  const imagined = (card: string | null) => {
    const state = start((draft) => {
      give(draft, 1, 'smith-i');
      give(draft, 1, 'weaver-ii');
      Object.assign(draft, { parts: { glance: { card } } });
    });
    const hand = library.imagine(library.viewFor(state, 0)).players[1]?.hand ?? [];
    return hand.filter((id) => library.cards[id]?.deck !== 0);
  };
  // Whatever else lies open, nobody would guess the last card of deck II.
  expect(imagined('weaver-ii')).toContain('weaver-ii');
  expect(imagined(null)).not.toContain('weaver-ii');
});
