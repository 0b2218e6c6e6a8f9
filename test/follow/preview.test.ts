/** What an action would do: nothing that its player cannot know, and nothing that will not happen. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createEngine } from '../../src/core';
import { createFollower } from '../../src/follow';
import type { Action, GameState } from '../../src/index';
import * as concordia from '../../src/index';
import { count, event, part, step } from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { isDeepFrozen } from '../../src/model/freeze';
import { twins } from '../../src/testing';
import { stepsOf } from '../properties/steps';
import { biddingLibrary } from '../support/bids';
import { check, expectSame } from '../support/check';
import { anyRecipe, rememberedGame } from '../support/games';
import { thrownBy } from '../support/scenario';
import { toyLibrary } from '../support/toy-map';

const STATE = concordia.createGame({ map: 'imperium', players: 3, seed: 'ludi' });
/** A whole game. */
const SHORT = {
  options: { map: 'italia', players: 2, seed: 'display' },
  strategy: 'random',
} as const;
const MERCATOR: Action = { type: 'playCard', seat: 0, card: 'mercator' };

function eventsOf(state: GameState, action: Action): readonly concordia.GameEvent[] {
  return concordia.eventsFor(state, concordia.tryApplyAction(state, action), action.seat);
}

test('in random games, its events are the first of those that come, on the view as on the state', () => {
  let cut = 0;
  let whole = 0;
  check(
    fc.property(anyRecipe, (recipe) => {
      for (const [index, { before, action, after }] of [
        ...stepsOf(rememberedGame({ ...recipe, strategy: 'random' })),
      ].entries()) {
        // What reveals something, and some of the rest.
        const hidden = [before, after].map(({ deck, random }) => JSON.stringify([deck, random]));
        if (hidden[0] === hidden[1] && index % 24 > 0 && after.decision !== null) continue;
        const view = concordia.viewFor(before, action.seat);
        const told = concordia.preview(view, action);
        const wanted = eventsOf(before, action);
        expectSame(told.events, wanted.slice(0, told.events.length));
        expect(told.events.length === wanted.length).toBe(told.complete);
        if (told.complete) {
          whole += 1;
          expectSame(told.view, concordia.viewFor(after, action.seat));
        } else cut += 1;
        if (index % 96 > 0) continue;
        expectSame(concordia.preview(before, action), told);
        for (const twin of twins(concordia, before, action.seat, { most: 1 })) {
          expectSame(concordia.preview(twin, action), told);
        }
      }
    }),
    3,
  );
  expect(cut).toBeGreaterThan(20);
  expect(whole).toBeGreaterThan(50);
});

describe('a preview', () => {
  test('R-4.6: a Mercator brings three sestertii, and all of it is known', () => {
    const next = concordia.preview(STATE, MERCATOR);
    expect(next.events.map(({ type }) => type)).toEqual([
      'cardPlayed',
      'moneyReceived',
      'decisionOpened',
    ]);
    expect(next.complete && next.view.players[0]?.money).toBe(8);
    expect(next.complete && next.view.viewer).toBe(0);
    expect(next.complete && concordia.legalActions(next.view)).toEqual(
      concordia.legalActions(concordia.applyAction(STATE, MERCATOR)),
    );
    expect(isDeepFrozen(next)).toBe(true);
  });

  test('R-3.3: a card is bought, and the one that comes in its place is not told', () => {
    const { states, actions } = rememberedGame(SHORT);
    const told = states.flatMap((state, index) => {
      const action = actions[index];
      const refilled = state.display.includes(null) || action?.type === 'buyCard';
      if (
        action === undefined ||
        !refilled ||
        state.deck.length === states[index + 1]?.deck.length
      ) {
        return [];
      }
      return [concordia.preview(concordia.viewFor(state, action.seat), action)];
    });
    expect(told.length).toBeGreaterThan(2);
    for (const { complete, events } of told) {
      expect(complete).toBe(false);
      expect(events.map(({ type }) => type)).not.toContain('displayRefilled');
    }
    expect(told.some(({ events }) => events.some(({ type }) => type === 'cardBought'))).toBe(true);
  });

  test('R-6.1: the game would end, and hands stay closed', () => {
    const { states, actions } = rememberedGame(SHORT);
    const [before, action] = [states.at(-2), actions.at(-1)];
    if (before === undefined || action === undefined) throw new Error('the game is missing');
    const { complete, events } = concordia.preview(before, action);
    expect(complete).toBe(false);
    expect(events.at(-1)?.type).toBe('gameEnded');
  });

  test('of a view from JSON is the same', () => {
    const sent = JSON.parse(JSON.stringify(concordia.viewFor(STATE, 0)));
    expect(concordia.preview(sent, MERCATOR)).toEqual(concordia.preview(STATE, MERCATOR));
  });

  test('with an engine alone', () => {
    const engine = createEngine({ maps: [imperium] });
    const { preview } = createFollower(engine);
    const state = engine.createGame({ map: 'imperium', players: 3, seed: 'ludi' });
    expect(preview(state, { type: 'playCard', seat: 0, card: 'mercator' })).toEqual(
      concordia.preview(STATE, MERCATOR),
    );
  });
});

describe('refused is what applying refuses, in the same words', () => {
  const atlantis = {
    type: 'moveColonist',
    seat: 0,
    kind: 'land',
    from: 'atlantis',
    to: 'land:roma~x',
  };

  test.each<[string, unknown]>([
    ['another decision', { type: 'pass', seat: 0 }],
    ['another player', { type: 'playCard', seat: 1, card: 'mercator' }],
    ['a card that they do not have', { type: 'playCard', seat: 0, card: 'colonist-i' }],
    ['a place that is not there', atlantis],
    ['no action', { type: 'fly' }],
    ['nothing', undefined],
  ])('%s', (_, action) => {
    const wanted = thrownBy(() => concordia.applyAction(STATE, action as Action));
    for (const from of [STATE, concordia.viewFor(STATE, 0)]) {
      expect(thrownBy(() => concordia.preview(from, action as Action)).toJSON()).toEqual(
        wanted.toJSON(),
      );
    }
    const ofLibrary = createFollower(concordia.createLibrary({ maps: [imperium] }));
    expect(thrownBy(() => ofLibrary.preview(STATE as never, action as never)).toJSON()).toEqual(
      wanted.toJSON(),
    );
  });

  test('a view of somebody who does not decide', () => {
    for (const viewer of [1, 'spectator'] as const) {
      const view = concordia.viewFor(STATE, viewer);
      expect(thrownBy(() => concordia.preview(view, MERCATOR))).toMatchObject({
        code: 'INVALID_INPUT',
        reason: 'notTheirDecision',
      });
    }
    const own = { ...MERCATOR, seat: 1 };
    expect(thrownBy(() => concordia.preview(concordia.viewFor(STATE, 1), own)).code).toBe(
      'NOT_YOUR_TURN',
    );
  });

  test('a game that is over', () => {
    const { states } = rememberedGame(SHORT);
    const end = states.at(-1) ?? STATE;
    for (const from of [end, concordia.viewFor(end, 1), concordia.viewFor(end, 'spectator')]) {
      expect(thrownBy(() => concordia.preview(from, MERCATOR)).code).toBe('GAME_OVER');
    }
  });
});

describe('rules of others', () => {
  test('secret bids: whoever bids last is not told what the others have bid', () => {
    const library = biddingLibrary();
    const start = library.createGame({ map: 'toy', players: 3, seed: 'bids' });
    const bidOf = (seat: number, amount: number) => ({ type: 'bid', seat, amount }) as const;
    const first = library.preview(library.viewFor(start, 1), bidOf(1, 2));
    expect(first.complete).toBe(true);
    // The last one is what only this player sees: the bid.
    expect(first.events.map(({ type }) => type)).toEqual([
      'bidPlaced',
      'decisionOpened',
      'viewChanged',
    ]);
    const state = [bidOf(1, 2), bidOf(2, 1)].reduce(library.applyAction, start);
    const last = library.preview(library.viewFor(state, 0), bidOf(0, 1));
    expect(last).toEqual({ complete: false, events: [] });
    const view = library.viewFor(start, 0);
    expect(thrownBy(() => library.preview(view, bidOf(1, 2))).reason).toBe('notTheirDecision');
  });

  const StackSchema = z.object({ stack: z.array(z.int()) });
  const stack = part({
    id: 'toy',
    schema: StackSchema,
    view: ({ stack }) => ({ stack: stack.map(() => 'hidden') }),
    // One of each, so that those left can be known.
    imagine: ({ stack }) => ({ stack: stack.map((_, index) => index) }),
  });
  const begun = event({ type: 'digBegun', shape: {} });
  const found = event({ type: 'goldFound', shape: { nuggets: count(0, 9, 'Pieces of gold.') } });
  const digging = (isToldFirst: boolean, gold: readonly number[]) => {
    const library = toyLibrary({
      events: [begun, found],
      parts: [stack],
      setUp: (transition) => stack.write(transition, { stack: [...gold] }),
      steps: [
        step({
          type: 'dig',
          during: ['playCard'],
          shape: {},
          candidates: () => [{}],
          apply(transition) {
            transition.emit({ type: 'digBegun' });
            const [nuggets = 0, ...left] = stack.read(transition.state).stack;
            if (isToldFirst) transition.emit({ type: 'goldFound', nuggets });
            stack.write(transition, { stack: left });
            if (!isToldFirst) transition.emit({ type: 'goldFound', nuggets });
          },
        }),
      ],
    });
    const state = library.createGame({ map: 'toy', players: 2, seed: 'gold' });
    const action = { type: 'dig', seat: 0 } as const;
    return library.preview(library.viewFor(state, 0), action);
  };

  test.each([
    ['before it is drawn', true],
    ['after it is drawn', false],
  ])('gold that is told %s', (_, isToldFirst) => {
    const { complete, events } = digging(isToldFirst, [2, 0, 1]);
    expect(complete).toBe(false);
    expect(events.map(({ type }) => type)).toEqual(['digBegun']);
  });

  test('nothing is told if it cannot be tried with something else', () => {
    expect(digging(false, [0])).toEqual({ complete: false, events: [] });
  });
});
