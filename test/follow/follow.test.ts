/** Following events: what is shared, what comes from outside, and rules that do not say how they are followed. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chanceFromSeed, greedy, playOut } from '../../src/bots';
import * as concordia from '../../src/index';
import { createLibrary } from '../../src/index';
import { changePlayer, defineModule, defineRules, part } from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { isDeepFrozen } from '../../src/model/freeze';
import { thrownBy } from '../support/scenario';

const STATE = concordia.createGame({ map: 'imperium', players: 3, seed: 'follow' });
const MERCATOR = { type: 'playCard', seat: 0, card: 'mercator' } as const;

type Played = Extract<concordia.ActionResult, { ok: true }>;

function played(state: concordia.GameState, action: concordia.Action): Played {
  const result = concordia.tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  return result;
}

const RESULT = played(STATE, MERCATOR);
const VIEW = concordia.viewFor(STATE, 1);
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a view that follows', () => {
  const after = concordia.follow(VIEW, RESULT.events);

  test('R-4.6: three sestertii, the card on the discard, a decision', () => {
    expect(after.players[0]).toMatchObject({ money: 8, discard: ['mercator'] });
    expect(after.players[0]?.hand).toEqual(Array(6).fill('hidden'));
    expect(after.decision).toEqual({ kind: 'mercator', seat: 0, traded: {} });
    expect(after).toEqual(concordia.viewFor(RESULT.state, 1));
  });

  test('is frozen, leaves the one before as it was, and shares what has not changed', () => {
    expect(isDeepFrozen(after)).toBe(true);
    expect(VIEW).toEqual(concordia.viewFor(STATE, 1));
    expect(after.board).toBe(VIEW.board);
    expect(after.players[1]).toBe(VIEW.players[1]);
    expect(after.display).toBe(VIEW.display);
  });

  test('no events, no change', () => {
    expect(concordia.follow(VIEW, [])).toBe(VIEW);
  });

  test('is the same from JSON', () => {
    expect(concordia.follow(json(VIEW), json(RESULT.events))).toEqual(after);
  });

  test('lists what its viewer can do', () => {
    const own = concordia.follow(concordia.viewFor(STATE, 0), RESULT.events);
    expect(concordia.legalActions(own)).toEqual(concordia.legalActions(RESULT.state));
    expect(concordia.legalActions(after)).toEqual([]);
  });
});

describe('what has changed without a word', () => {
  const start = concordia.createGame({
    map: 'imperium',
    players: 3,
    seed: 'late',
  });
  const { states } = playOut(concordia, start, greedy, chanceFromSeed('late'), 3000);
  const late = states.find(({ phase, seat }) => phase === 'finalRound' && seat !== 0);
  if (late === undefined) throw new Error('nobody ended the game');
  const before = concordia.viewFor(start, 1);
  const after = concordia.viewFor(late, 1);
  const because = { rule: 'R-6.1' };
  const change = (field: string) =>
    ({
      type: 'viewChanged',
      path: [field],
      value: Reflect.get(after, field),
      because,
    }) as const;

  test('R-6.1: may be anything that a game changes, until its last round', () => {
    const fields = ['phase', 'turn', 'seat', 'decision', 'players', 'board', 'display', 'deck'];
    const events = [...fields, 'queue', 'concordia', 'lastTurn', 'parts'].map(change);
    expect(concordia.follow(before, events)).toEqual(after);
    expect(before.phase).not.toBe(after.phase);
    expect(before.seat).not.toBe(after.seat);
  });

  test.each(['version', 'map', 'options', 'random', 'viewer'])('is never %s', (field) => {
    expect(thrownBy(() => concordia.follow(before, [change(field)])).code).toBe('INVALID_INPUT');
  });
});

describe('what is not what happened after the view', () => {
  const because = { rule: 'R-3.1' };
  const changed = (path: (string | number)[], value?: unknown) =>
    ({ type: 'viewChanged', path, because, ...(value === undefined ? {} : { value }) }) as never;

  test.each<[string, readonly concordia.GameEvent[]]>([
    ['more cards back than there were', [{ type: 'cardsTakenBack', seat: 0, count: 9, because }]],
    ['a seat that is not there', [{ type: 'moneyReceived', seat: 4, amount: 1, because }]],
    ['more money than there is', [{ type: 'moneyLent', seat: 0, to: 1, amount: 6, because }]],
    [
      'a house in no city',
      [{ type: 'houseBuilt', seat: 0, city: 'x', paid: {}, money: 0, because }],
    ],
    [
      'a colonist who is not there',
      [{ type: 'shipMoved', seat: 0, from: 'londonium', to: 'roma', because }],
    ],
    [
      'a card that is not in the own hand',
      [
        { type: 'cardPlayed', seat: 1, card: 'senator', as: 'senator', because },
        { type: 'cardPlayed', seat: 1, card: 'senator', as: 'senator', because },
      ],
    ],
    ['hands of others', [{ type: 'handsOpened', hands: [[]], discards: [[]], because }]],
    [
      'a decision of nobody',
      [{ type: 'decisionOpened', decision: { kind: 'playCard', seat: 5 }, waiting: [], because }],
    ],
    ['the end, and nothing opened', [{ type: 'gameEnded', because }]],
    ['another viewer', [changed(['viewer'], 0)]],
    ['another game', [changed(['options', 'display'], 'wine')]],
    ['a prototype', [changed(['parts', '__proto__'], {})]],
    ['a place that is not there', [changed(['players', 7, 'hand'], [])]],
    ['something gone that has to be there', [changed(['players', 0, 'money'])]],
    ['nothing at all', [changed([], 1)]],
  ])('is refused: %s', (_, events) => {
    const error = thrownBy(() => concordia.follow(VIEW, json(events)));
    expect(error).toMatchObject({ code: 'INVALID_INPUT', reason: 'eventsDoNotFit' });
  });

  test.each([
    ['no list', {}],
    ['no event', [1]],
    ['an unknown one', [{ type: 'rained', because }]],
    ['one with a field more', [{ ...RESULT.events[0], more: 1 }]],
    ['too many', Array(5001).fill(RESULT.events[0])],
  ])('is no list of events: %s', (_, events) => {
    expect(thrownBy(() => concordia.follow(VIEW, events as never))).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  test('a state is no view, and a view no state', () => {
    expect(thrownBy(() => concordia.follow(STATE as never, [])).code).toBe('INVALID_STATE');
    expect(thrownBy(() => concordia.eventsFor(VIEW as never, RESULT, 0)).code).toBe(
      'INVALID_STATE',
    );
  });

  test('a refused action has no events, and there are so many viewers', () => {
    const refused = concordia.tryApplyAction(STATE, {});
    expect(thrownBy(() => concordia.eventsFor(STATE, refused, 0)).code).toBe('INVALID_INPUT');
    expect(thrownBy(() => concordia.eventsFor(STATE, RESULT, 3)).code).toBe('INVALID_INPUT');
  });
});

describe('rules that do not say how they are followed', () => {
  const purse = part({
    id: 'purse',
    schema: z.strictObject({
      secret: z.array(z.int()),
      coins: z.int(),
      last: z.exactOptional(z.int()),
    }),
    view: ({ secret, ...open }, viewer) => ({
      ...open,
      secret: secret.map((coin, seat) => (seat === viewer ? coin : -1)),
    }),
    imagine: (seen) => seen,
  });
  const quiet = defineModule({
    id: 'purse',
    isPlayed: () => true,
    rules: defineRules({
      id: 'purse',
      parts: [purse],
      setUp: (transition) => purse.write(transition, { secret: [0, 0], coins: 0, last: 1 }),
      on: {
        cardPlayed(transition, { seat }) {
          const { secret, coins } = purse.read(transition.state);
          purse.write(transition, { secret: secret.with(seat, 7), coins: coins + 1 });
          changePlayer(transition, 1, { money: 99 });
        },
      },
    }),
  });
  const library = createLibrary({ maps: [imperium], modules: [quiet] });
  const state = library.createGame({ map: 'imperium', players: 2, seed: 'purse' });
  const result = library.tryApplyAction(state, MERCATOR);
  if (!result.ok) throw result.error;
  const because = { rule: 'R-3.1' };
  const untold = [
    { type: 'viewChanged', path: ['players', 1, 'money'], value: 99, because },
    { type: 'viewChanged', path: ['parts', 'purse', 'last'], because },
    { type: 'viewChanged', path: ['parts', 'purse', 'coins'], value: 1, because },
  ];

  test.each([
    [0, [7, -1]],
    [1, undefined],
    ['spectator', undefined],
  ] as const)('are told by what has changed, to %s what they may see', (viewer, secret) => {
    const told = library.eventsFor(state, result, viewer);
    const own = { type: 'viewChanged', path: ['parts', 'purse', 'secret'], value: secret, because };
    expect(told.filter(({ type }) => type === 'viewChanged')).toEqual([
      ...untold,
      ...(secret === undefined ? [] : [own]),
    ]);
    const after = library.follow(library.viewFor(state, viewer), json(told));
    expect(after).toEqual(library.viewFor(result.state, viewer));
  });
});
