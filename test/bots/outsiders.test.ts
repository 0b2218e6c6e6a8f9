/** What the planner makes of rules that it does not know: actions, roles and prospects of modules from elsewhere. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chanceFromSeed, plannerWith, playOut } from '../../src/bots';
import { createLibrary } from '../../src/index';
import {
  ask,
  changePlayer,
  count,
  decision,
  defineModule,
  defineRules,
  field,
  finish,
  part,
  passing,
  playerAt,
  type RuleModule,
  receiveMoney,
  type Seat,
  SeatSchema,
  step,
  type Transition,
} from '../../src/kit';

import { imperium } from '../../src/maps/imperium';

const TWO = { map: 'imperium', players: 2 } as const;
const SEEDS = ['first', 'second', 'third'];

/** A game that the planner plays with a module, in a library of its own. */
function played(module: RuleModule, seed: string, most = 3000) {
  const library = createLibrary({ maps: [imperium], modules: [module] });
  const start = library.createGame({ ...TWO, modules: [module.id], seed });
  const player = plannerWith(library);
  return { library, ...playOut(library, start, player, chanceFromSeed(seed), most) };
}

/** What of a state is looked at. */
interface Seen {
  readonly decision: { readonly kind: string } | null;
}

/** The types of the actions taken while a kind of decision was open. */
function takenIn(kind: string, states: readonly Seen[], actions: readonly { type: string }[]) {
  return actions.flatMap(({ type }, index) =>
    states[index]?.decision?.kind === kind ? [type] : [],
  );
}

/** More or fewer sestertii, down to none. */
function changeMoney(transition: Transition, seat: Seat, change: number): void {
  const { money } = playerAt(transition.state, seat);
  changePlayer(transition, seat, { money: Math.max(0, money + change) });
}

/** Sestertii in place of what a role does, or of the rest of it. */
function alms(during: string, amount: number) {
  const takeAlms = step({
    type: 'takeAlms',
    during: [during],
    shape: {},
    candidates: () => [{}],
    apply(transition, { seat }) {
      finish(transition);
      receiveMoney(transition, seat, amount);
    },
  });
  return defineModule({ id: 'alms', rules: defineRules({ id: 'alms', steps: [takeAlms] }) });
}

describe('an action of a module within a role of the base game', () => {
  test.each(SEEDS)('is taken in place of production if it brings thirty sestertii: %s', (seed) => {
    const { states, actions } = played(alms('prefect', 30), seed);
    expect(states.at(-1)?.phase).toBe('finished');
    const taken = takenIn('prefect', states, actions);
    expect(taken.length).toBeGreaterThan(4);
    const share = taken.filter((type) => type === 'takeAlms').length / taken.length;
    expect(share).toBeGreaterThan(0.9);
  });

  test.each(SEEDS)('is what its card is played for if it brings a hundred: %s', (seed) => {
    const { actions } = played(alms('prefect', 100), seed, 2);
    expect(actions).toEqual([
      { type: 'playCard', seat: 0, card: 'prefect' },
      { type: 'takeAlms', seat: 0 },
    ]);
  });

  test('is in the gains that are told of each action', () => {
    const module = alms('prefect', 30);
    const library = createLibrary({ maps: [imperium], modules: [module] });
    const start = library.createGame({ ...TWO, modules: [module.id], seed: 'gains' });
    const state = library.applyAction(start, { type: 'playCard', seat: 0, card: 'prefect' });
    const actions = library.legalActions(state);
    const gains = plannerWith(library).gains(library.viewFor(state, 0), actions);
    const top = actions[gains.indexOf(Math.max(...gains))];
    expect(top).toEqual({ type: 'takeAlms', seat: 0 });
  });

  test('is left alone if it brings nothing', () => {
    const { states, actions } = played(alms('prefect', 0), 'nothing');
    const taken = new Set(takenIn('prefect', states, actions));
    expect(taken).toContain('produceProvince');
    expect(taken).not.toContain('takeAlms');
  });

  test('waits until the rest of the role is done, and takes the place of passing', () => {
    const { states, actions } = played(alms('mercator', 2), 'tip');
    const taken = takenIn('mercator', states, actions);
    expect(taken).toContain('trade');
    expect(taken).not.toContain('pass');
    const isAfter = taken.some(
      (type, index) => type === 'takeAlms' && taken[index - 1] === 'trade',
    );
    expect(isAfter).toBe(true);
    // If two sestertii were worth more than trading, nothing would be traded first.
    const isFirst = states.flatMap(({ decision }, index) =>
      decision?.kind === 'mercator' && states[index - 1]?.decision?.kind === 'playCard'
        ? [actions[index]?.type]
        : [],
    );
    expect(isFirst).toContain('trade');
  });

  test('is taken before the card, which can still be played', () => {
    const box = part({ id: 'box', schema: z.strictObject({ turn: z.int() }) });
    const openBox = step({
      type: 'openBox',
      during: ['playCard'],
      shape: {},
      candidates: ({ state }) => (box.read(state).turn < state.turn ? [{}] : []),
      apply(transition, { seat }) {
        box.write(transition, { turn: transition.state.turn });
        receiveMoney(transition, seat, 1);
      },
    });
    const rules = defineRules({
      id: 'box',
      parts: [box],
      steps: [openBox],
      setUp: (transition) => box.write(transition, { turn: -1 }),
    });
    const { actions } = played(defineModule({ id: 'box', rules }), 'box', 40);
    const turns = actions.filter(({ type }) => type === 'playCard').length;
    const boxes = actions.filter(({ type }) => type === 'openBox').length;
    // The last turn may have its box and no card yet.
    expect(boxes - turns === 0 || boxes - turns === 1).toBe(true);
  });
});

/** A card whose role asks the next player, who may accept: then both gain or lose sestertii. */
function broker(ownGain: number, othersGain: number) {
  const answer = decision({
    kind: 'answer',
    role: 'broker',
    shape: { asker: field(SeatSchema, 'Who asks.') },
    outOfTurn: true,
  });
  const accept = step({
    type: 'accept',
    during: [answer],
    shape: {},
    candidates: () => [{}],
    refusal: ({ state }, { seat }) =>
      playerAt(state, seat).money + othersGain >= 0
        ? undefined
        : { code: 'TOO_DEAR', message: 'You cannot pay for that.' },
    apply(transition, { seat }, { asker }) {
      finish(transition);
      changeMoney(transition, seat, othersGain);
      receiveMoney(transition, asker, ownGain);
    },
  });
  const rules = defineRules({
    id: 'broker',
    roles: [
      {
        name: 'broker',
        begin(transition, seat) {
          const other = (seat + 1) % transition.game.players;
          ask(transition, { kind: 'answer', seat: other, asker: seat });
        },
      },
    ],
    decisions: [answer, decision({ kind: 'broker' })],
    steps: [accept, passing(answer)],
    deck: {
      cards: [{ id: 'broker', roles: ['broker'], deck: 0, cost: {}, gods: ['vesta'] }],
      hand: (hand) => [...hand, 'broker'],
    },
  });
  return defineModule({ id: 'broker', rules });
}

describe('a role that asks another player first', () => {
  test.each(SEEDS)('is played if the answer is worth it, and accepted: %s', (seed) => {
    const { actions } = played(broker(30, 3), seed, 4);
    expect(actions).toEqual([
      { type: 'playCard', seat: 0, card: 'broker' },
      { type: 'accept', seat: 1 },
      // A Diplomat copies it, and keeps the card for later.
      { type: 'playCard', seat: 1, card: 'diplomat' },
      { type: 'accept', seat: 0 },
    ]);
  });

  test.each(SEEDS)('is refused by whom it costs, which its player foresees: %s', (seed) => {
    const { actions, states } = played(broker(30, -3), seed);
    expect(actions[0]).not.toMatchObject({ card: 'broker' });
    expect(takenIn('answer', states, actions)).not.toContain('accept');
  });
});

describe('a role that offers, is answered, and then decides', () => {
  const offer = decision({ kind: 'pledge', mustDecide: true });
  const reply = decision({
    kind: 'reply',
    role: 'pledge',
    outOfTurn: true,
    shape: {
      asker: field(SeatSchema, 'Who offers.'),
      amount: count(0, 40, 'Sestertii offered.'),
    },
  });
  const reward = decision({ kind: 'reward', role: 'pledge', mustDecide: true });
  const pledge = step({
    type: 'pledge',
    during: [offer],
    shape: { amount: count(0, 40, 'Sestertii offered.') },
    candidates: () => Array.from({ length: 41 }, (_, amount) => ({ amount })),
    refusal: ({ state }, { seat, amount }) =>
      (state.players[seat]?.money ?? 0) >= amount
        ? undefined
        : { code: 'TOO_MUCH', message: 'That is more than you have.' },
    apply(transition, { seat, amount }) {
      finish(transition);
      const other = (seat + 1) % transition.game.players;
      ask(transition, { kind: 'reply', seat: other, asker: seat, amount });
    },
  });
  const agree = step({
    type: 'agree',
    during: [reply],
    shape: {},
    candidates: () => [{}],
    apply(transition, { seat }, { asker, amount }) {
      finish(transition);
      changeMoney(transition, asker, -amount);
      receiveMoney(transition, seat, amount);
      ask(transition, { kind: 'reward', seat: asker });
    },
  });
  const choose = step({
    type: 'choose',
    during: [reward],
    // The most is worth more than two houses at the start.
    shape: { gain: count(0, 90, 'Sestertii.') },
    candidates: () => [{ gain: 0 }, { gain: 90 }, { gain: 2 }],
    apply(transition, { seat, gain }) {
      finish(transition);
      receiveMoney(transition, seat, gain);
    },
  });
  const rules = defineRules({
    id: 'pledge',
    roles: [
      { name: 'pledge', begin: (transition, seat) => ask(transition, { kind: 'pledge', seat }) },
    ],
    decisions: [offer, reply, reward],
    steps: [pledge, agree, choose, passing(reply)],
    deck: {
      cards: [{ id: 'pledge', roles: ['pledge'], deck: 0, cost: {}, gods: ['vesta'] }],
      hand: (hand) => [...hand, 'pledge'],
    },
  });
  const module = defineModule({ id: 'pledge', rules });

  test.each(SEEDS)('is seen through to its end: %s', (seed) => {
    const { actions } = played(module, seed, 4);
    // For nothing, the other would rather pass.
    expect(actions).toEqual([
      { type: 'playCard', seat: 0, card: 'pledge' },
      { type: 'pledge', seat: 0, amount: 1 },
      { type: 'agree', seat: 1 },
      { type: 'choose', seat: 0, gain: 90 },
    ]);
  });
});

/** A token in place of production, which nobody counts, and what it may be worth in the end. */
function relics(worth: number | undefined) {
  const found = part({
    id: 'relics',
    schema: z.strictObject({ owners: z.array(SeatSchema), hidden: z.int() }),
    view: ({ owners }) => ({ owners, hidden: 0 }),
  });
  const takeRelic = step({
    type: 'takeRelic',
    during: ['prefect'],
    shape: {},
    candidates: () => [{}],
    apply(transition, { seat }) {
      finish(transition);
      const { owners, hidden } = found.read(transition.state);
      found.write(transition, { owners: [...owners, seat], hidden });
    },
  });
  const rules = defineRules({
    id: 'relics',
    parts: [found],
    steps: [takeRelic],
    setUp: (transition) => found.write(transition, { owners: [], hidden: 1 }),
    ...(worth !== undefined && {
      modifiers: {
        prospect(points, { state }, { seat }) {
          const { owners, hidden } = found.read(state);
          return points + (worth + hidden) * owners.filter((owner) => owner === seat).length;
        },
      },
    }),
  });
  return defineModule({ id: 'relics', rules });
}

describe('what a module says that its things are worth', () => {
  test('is weighed against everything else', () => {
    const types = [100.5, -100.5, undefined].map((worth) => {
      // Nobody would end a game with such relics.
      const { states, actions } = played(relics(worth), 'relics', 120);
      return new Set(takenIn('prefect', states, actions));
    });
    expect(types.map((taken) => taken.has('takeRelic'))).toEqual([true, false, false]);
    expect(types.map((taken) => taken.has('produceProvince'))).toEqual([false, true, true]);
  });

  test('counts in no score', () => {
    const { library, states } = played(relics(12.5), 'relics', 2);
    const state = states.at(-1);
    if (state === undefined) throw new Error('no state');
    expect(library.prospectOf(state, 0)).toBe(13.5);
    expect(library.pointsOf(state, 0).bonus).toBe(0);
  });

  test('gives away nothing that is hidden', () => {
    const { library, states } = played(relics(1), 'hidden', 60);
    const player = plannerWith(library);
    const chosen = states.flatMap((state) => {
      if (state.decision === null) return [];
      const { seat } = state.decision;
      const rich = library.parseState({
        ...state,
        parts: { relics: { ...Object(state.parts.relics), hidden: 1000 } },
      });
      const choices = [state, rich].map((one) =>
        player.choose(library.viewFor(one, seat), library.legalActions(one), chanceFromSeed('x')),
      );
      return [choices];
    });
    expect(chosen.length).toBeGreaterThan(40);
    for (const [one, other] of chosen) expect(other).toEqual(one);
  });
});

test('R-2.1: cities that exchange their tokens during a game are seen with those they have now', () => {
  const fair = defineRules({
    id: 'fair',
    on: {
      roleBegun(transition) {
        const { board } = transition.state;
        const cities = [...transition.game.board.cities.values()];
        // Within a letter, each city gets the token of the next one.
        const cityGoods = { ...board.cityGoods };
        for (const { id, letter } of cities) {
          const alike = cities.filter((city) => city.letter === letter);
          const next = alike[(alike.findIndex((city) => city.id === id) + 1) % alike.length];
          const good = next && board.cityGoods[next.id];
          if (good !== undefined) cityGoods[id] = good;
        }
        transition.state.board = { ...board, cityGoods };
      },
    },
  });
  const { library, states, actions } = played(
    defineModule({ id: 'fair', rules: fair }),
    'fair',
    60,
  );
  expect(states[1]?.board.cityGoods).not.toEqual(states[0]?.board.cityGoods);
  for (const [index, action] of actions.entries()) {
    const state = states[index];
    if (state?.decision == null) continue;
    // As one that has not seen the tokens of before.
    const view = library.viewFor(state, state.decision.seat);
    const anew = plannerWith(library).choose(view, library.legalActions(state), chanceFromSeed(''));
    expect(anew).toEqual(action);
  }
});

describe('rules that never come to an end by themselves', () => {
  const ROLES = ['playCard', 'prefect', 'mercator', 'architect', 'senator', 'tribune'];

  test('a switch that changes nothing else is left alone', () => {
    const lever = part({ id: 'lever', schema: z.strictObject({ isOn: z.boolean() }) });
    const pull = step({
      type: 'pull',
      during: ROLES,
      shape: {},
      candidates: () => [{}],
      apply(transition) {
        lever.write(transition, { isOn: !lever.read(transition.state).isOn });
      },
    });
    const rules = defineRules({
      id: 'lever',
      parts: [lever],
      steps: [pull],
      setUp: (transition) => lever.write(transition, { isOn: false }),
    });
    const { states, actions } = played(defineModule({ id: 'lever', rules }), 'lever');
    expect(states.at(-1)?.phase).toBe('finished');
    expect(actions.map(({ type }) => type)).not.toContain('pull');
  });

  test('a question that can be handed back for ever is answered', () => {
    const hot = decision({ kind: 'hot', outOfTurn: true });
    const handOver = step({
      type: 'handOver',
      during: [hot],
      shape: {},
      candidates: () => [{}],
      apply(transition, { seat }) {
        finish(transition);
        ask(transition, { kind: 'hot', seat: (seat + 1) % transition.game.players });
      },
    });
    const rules = defineRules({
      id: 'hot',
      roles: [
        {
          name: 'hot',
          begin(transition, seat) {
            receiveMoney(transition, seat, 30);
            ask(transition, { kind: 'hot', seat });
          },
        },
      ],
      decisions: [hot],
      steps: [handOver, passing(hot)],
      deck: {
        cards: [{ id: 'hot', roles: ['hot'], deck: 0, cost: {}, gods: ['vesta'] }],
        hand: (hand) => [...hand, 'hot'],
      },
    });
    const { states, actions } = played(defineModule({ id: 'hot', rules }), 'hot');
    expect(states.at(-1)?.phase).toBe('finished');
    expect(new Set(takenIn('hot', states, actions))).toEqual(new Set(['pass']));
  });
});

test('a library with foreign rules plays games without them as one that has none', () => {
  const library = createLibrary({ maps: [imperium], modules: [alms('prefect', 30)] });
  const plain = createLibrary({ maps: [imperium] });
  for (const seed of SEEDS) {
    const [with30, without] = [library, plain].map((one) => {
      const start = one.createGame({ ...TWO, seed });
      return playOut(one, start, plannerWith(one), chanceFromSeed(seed), 3000).actions;
    });
    expect(with30).toEqual(without);
  }
});
