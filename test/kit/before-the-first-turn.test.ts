/** What rules can do before the first turn: an auction for the first seat, a draft from the display, other pieces. */
// answers for src/rules/change.ts src/engine
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  ask,
  decision,
  finish,
  flag,
  interrupt,
  part,
  type Rules,
  type Seat,
  SeatSchema,
  seat,
  step,
} from '../../src/kit';
import { draftCard } from '../../src/kit-rules';
import { mapConformance } from '../../src/testing';
import { thrownBy } from '../support/scenario';
import { toyLibrary, two } from '../support/toy-map';
import { card, PASS } from './toy-table';

/** Fuzzing plays more games, of any number of players; besides, the smallest game there is. */
const PLAYED =
  process.env.FUZZ === undefined ? { games: 1, seed: 78, modules: [two.id] } : { games: 10 };

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** As rules ask for it. */
type Decision = Parameters<typeof ask>[1];

describe('R-2.5: the players choose who begins', () => {
  const first = part({
    id: 'first',
    schema: z.object({ seat: SeatSchema }),
    audit: (own, { state }) =>
      own.seat < state.players.length ? undefined : 'there is no such seat',
  });
  const choosing = decision({
    kind: 'choosingFirst',
    when: 'beforeCard',
    mustDecide: true,
    words: (names, { seat }) => `${names.player(seat)} says who begins`,
  });
  /** @param after - what is asked once the choice is made. */
  const choosingStep = (after: readonly Decision[]) =>
    step({
      type: 'chooseFirst',
      during: [choosing],
      shape: { who: seat },
      candidates: ({ game }) => Array.from({ length: game.players }, (_, who) => ({ who })),
      refusal: ({ game }, { who }) =>
        who < game.players
          ? undefined
          : { code: 'NO_SEAT', reason: 'nobodyThere', message: 'Nobody sits there.' },
      apply(transition, { who }) {
        finish(transition);
        first.write(transition, { seat: who });
        for (const decision of after) ask(transition, decision);
      },
      words: (names, { who }) => `Let ${names.player(who)} begin`,
    });
  const library = toyLibrary({
    parts: [first],
    decisions: [choosing],
    steps: [choosingStep([])],
    modifiers: { firstSeat: (_seat, { state }) => first.read(state).seat },
    setUp(transition) {
      first.write(transition, { seat: 0 });
      interrupt(transition, () => ask(transition, { kind: 'choosingFirst', seat: 0 }));
    },
  });
  const start = library.createGame({ map: 'toy', players: 3, seed: 'first' });

  test('whoever was chosen plays first, then clockwise', () => {
    expect(start.decision).toEqual({ kind: 'choosingFirst', seat: 0 });
    const chosen = library.applyAction(start, { type: 'chooseFirst', seat: 0, who: 2 });
    expect(chosen).toMatchObject({
      turn: 1,
      seat: 2,
      decision: { kind: 'playCard', seat: 2 },
      queue: [],
    });
    expect(library.parseState(json(chosen))).toEqual(chosen);
    const next = [card('senator', 2), { ...PASS, seat: 2 }].reduce(
      (state, action) => library.applyAction(state, action),
      chosen,
    );
    expect(next).toMatchObject({ turn: 2, seat: 0 });
    const wrong = { ...next, seat: 1, decision: { kind: 'playCard', seat: 1 } };
    expect(thrownBy(() => library.parseState(wrong)).details.path).toBe('seat');
  });

  test('views hear of it', () => {
    const result = library.tryApplyAction(start, { type: 'chooseFirst', seat: 0, who: 1 });
    if (!result.ok) throw result.error;
    const events = library.eventsFor(start, result, 2);
    const followed = library.follow(library.viewFor(start, 2), events);
    expect(followed).toEqual(library.viewFor(result.state, 2));
  });

  test('R-8.1: what comes before the first card comes to the player who begins', () => {
    const options = { map: 'toy', players: 3, seed: 'first', startingGoods: 'bought' } as const;
    const asked = library.createGame(options);
    expect(asked).toMatchObject({ decision: { kind: 'choosingFirst', seat: 0 }, queue: [] });
    expect(library.parseState(json(asked))).toEqual(asked);
    const chosen = library.applyAction(asked, { type: 'chooseFirst', seat: 0, who: 2 });
    expect(chosen).toMatchObject({
      seat: 2,
      decision: { kind: 'buyGoods', seat: 2 },
      queue: [{ kind: 'playCard', seat: 2 }],
    });
    expect(library.parseState(json(chosen))).toEqual(chosen);
  });

  test.each(mapConformance(library, 'toy', PLAYED))('conformance: $name', ({ run }) => run());

  // A question that may be open at any time says nothing of whether the first turn has begun.
  const omen = decision({
    kind: 'omen',
    when: 'anyTime',
    outOfTurn: true,
    mustDecide: true,
    words: (names, { seat }) => `${names.player(seat)} reads the omens`,
  });
  const read = step({
    type: 'readOmen',
    during: [omen],
    shape: { isGood: flag },
    candidates: () => [{ isGood: false }, { isGood: true }],
    apply: (transition) => finish(transition),
    words: (_names, { isGood }) => (isGood ? 'The omens are good' : 'The omens are bad'),
  });
  const askOmen = { kind: 'omen', seat: 1 };
  const withOmens = (rules: Partial<Rules>) =>
    toyLibrary({
      parts: [first],
      decisions: [choosing, omen],
      steps: [choosingStep([]), read],
      modifiers: { firstSeat: (_seat, { state }) => first.read(state).seat },
      ...rules,
    });
  const chooseTwo = { type: 'chooseFirst', seat: 0, who: 2 } as const;
  const readIt = { type: 'readOmen', seat: 1, isGood: true } as const;
  const opened = { turn: 1, seat: 2, decision: { kind: 'playCard', seat: 2 }, queue: [] };

  test.each([
    {
      when: 'after the last choice',
      asked: [{ kind: 'choosingFirst', seat: 0 }],
      after: [askOmen],
      actions: [chooseTwo, readIt],
    },
    {
      when: 'before the last choice',
      asked: [askOmen, { kind: 'choosingFirst', seat: 0 }],
      after: [],
      actions: [readIt, chooseTwo],
    },
    {
      when: 'behind the choice',
      asked: [{ kind: 'choosingFirst', seat: 0 }, askOmen],
      after: [],
      actions: [chooseTwo, readIt],
    },
  ])('a question $when costs nobody the first turn', ({ asked, after, actions }) => {
    const library = withOmens({
      steps: [choosingStep(after), read],
      setUp(transition) {
        first.write(transition, { seat: 0 });
        for (const decision of asked) ask(transition, decision);
      },
    });
    let state = library.createGame({ map: 'toy', players: 3, seed: 'omen' });
    for (const action of actions) {
      expect(library.parseState(json(state))).toEqual(state);
      state = library.applyAction(state, action);
    }
    expect(state).toMatchObject(opened);
    expect(library.parseState(json(state))).toEqual(state);
  });

  test('a question alone costs nobody the first turn', () => {
    const library = withOmens({
      setUp(transition) {
        first.write(transition, { seat: 2 });
        ask(transition, askOmen);
      },
    });
    const asked = library.createGame({ map: 'toy', players: 3, seed: 'omen' });
    expect(library.parseState(json(asked))).toEqual(asked);
    expect(library.applyAction(asked, readIt)).toMatchObject(opened);
  });
});

describe('a draft from the display', () => {
  const drafting = decision({
    kind: 'drafting',
    when: 'beforeCard',
    outOfTurn: true,
    words: (names, { seat }) => `${names.player(seat)} takes a card`,
  });
  const draft = step({
    type: 'draft',
    during: [drafting],
    shape: { last: flag },
    candidates: () => [{ last: false }, { last: true }],
    apply(transition, { seat, last }) {
      finish(transition);
      const { display } = transition.state;
      const found = last ? display.at(-1) : display[0];
      if (typeof found === 'string') draftCard(transition, seat, found);
    },
    words: (_names, { last }) => (last ? 'Take the last card' : 'Take the first card'),
  });
  const library = toyLibrary({
    decisions: [drafting],
    steps: [draft],
    setUp(transition) {
      interrupt(transition, () => {
        for (let player: Seat = 0; player < transition.game.players; player++) {
          ask(transition, { kind: 'drafting', seat: player });
        }
      });
    },
  });

  test('takes a card into the hand, and the display is full again (R-4.8)', () => {
    const start = library.createGame({ map: 'toy', players: 2, seed: 'draft' });
    const [taken] = start.display;
    const after = library.applyAction(start, { type: 'draft', seat: 0, last: false });
    expect(after.players[0]?.hand).toEqual([...(start.players[0]?.hand ?? []), taken]);
    expect(after.display).toEqual([...start.display.slice(1), start.deck[0]]);
    expect(library.parseState(json(after))).toEqual(after);
  });

  test.each(mapConformance(library, 'toy', PLAYED))('conformance: $name', ({ run }) => run());
});

describe('R-2.4: other pieces', () => {
  const withPieces = (pieces: NonNullable<Rules['pieces']>) => {
    const library = toyLibrary({ pieces });
    return { library, start: () => library.createGame({ map: 'toy', players: 2, seed: 'few' }) };
  };

  test('a seat with fewer houses and ships', () => {
    const { library, start } = withPieces((all, player) =>
      player === 1 ? { ...all, houses: 9, land: 2 } : all,
    );
    const state = start();
    // Two land colonists and a ship begin on this board.
    expect(state.players.map(({ houses, storehouse }) => ({ houses, ...storehouse }))).toEqual([
      { houses: 15, land: 1, sea: 2 },
      { houses: 9, land: 0, sea: 2 },
    ]);
    expect(library.parseState(json(state))).toEqual(state);
    const more = json(state) as typeof state;
    const forged = {
      ...more,
      players: more.players.map((player) => ({ ...player, houses: 15 })),
    };
    expect(thrownBy(() => library.parseState(forged))).toMatchObject({
      rule: 'R-2.4',
      details: { path: 'players[1].houses' },
    });
  });

  test.each([
    { houses: 16, land: 3, sea: 3 },
    { houses: 15, land: 1, sea: 3 },
    { houses: 15, land: 3 },
    { houses: 1.5, land: 3, sea: 3 },
    undefined,
  ])('not %j', (pieces) => {
    const { start } = withPieces(() => pieces as never);
    expect(thrownBy(start)).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'toy', at: 'pieces' },
    });
  });
});
