/** Rules may ask about other positions while they are asked about one: no answer depends on what was asked in between. */
// answers for src/engine
import { expect, test } from 'vitest';
import { createGame, createLibrary } from '../../src/index';
import { defineModule, type Position, type Step } from '../../src/kit';
import { BASE_EVENTS } from '../../src/kit/events';
import { Snapshot } from '../../src/kit/game';
import { MODIFIER_NAMES } from '../../src/kit/modifiers';
import { adjacentCities, canMove, houseCost, housesIn, moves, stepsOf } from '../../src/kit-rules';
import { roma } from '../../src/maps/roma/index';
import { NO_GOODS } from '../../src/model/goods';
import { cardOf } from '../../src/rules/cards';
import { waysToPay } from '../../src/rules/payment';
import { gameOf } from '../support/compiled';
import { toyMap } from '../support/toy-map';

type Ask = (position: Position) => void;
type MapName = 'toy' | 'roma';

interface Kind {
  readonly map: MapName;
  readonly refuses: boolean;
}

/** The steps whose candidates, refusal and cost ask too. */
const STEPS = [
  'moveColonist',
  'buildHouse',
  'trade',
  'buyCard',
  'produceProvince',
  'placeColonist',
];
const WANTED = { most: Number.POSITIVE_INFINITY, isWide: false };

/**
 * Rules that change nothing, and ask wherever they are asked. With refusals of their own, each action listed is checked
 * again; without, the lists of candidates have to be right. On a large board, ways that cost something take long.
 */
function asking(ask: Ask, { refuses, map }: Kind) {
  const names = MODIFIER_NAMES.filter((name) => map === 'toy' || name !== 'moveCost');
  const asked =
    <A extends readonly unknown[], R>(answer: (...args: A) => R) =>
    (...args: A): R => {
      ask(args[0] as Position);
      return answer(...args);
    };
  const nothing = asked(() => undefined);
  const watched = (before: Step): Step => ({
    ...before,
    candidates: asked(before.candidates.bind(before)),
    ...(before.refusal === undefined ? {} : { refusal: asked(before.refusal.bind(before)) }),
    ...(before.cost === undefined ? {} : { cost: asked(before.cost.bind(before)) }),
  });
  const refusing = {
    forbid: { '*': nothing },
    overrides: { concordia: { steps: Object.fromEntries(STEPS.map((type) => [type, watched])) } },
  };
  return defineModule({
    id: 'guest',
    name: 'Guest',
    rules: {
      id: 'guest',
      modifiers: Object.fromEntries(
        names.map((name) => [
          name,
          (answer: unknown, position: Position) => {
            ask(position);
            return answer;
          },
        ]),
      ),
      on: Object.fromEntries(BASE_EVENTS.map(({ type }) => [type, nothing])),
      ...(refuses ? refusing : {}),
      scores: [{ id: 'guest', points: asked(() => 0) }],
      audit: { fault: nothing },
    },
  });
}

/** Asks the helpers of the kit about the position with the board and the hands of others, and with only some colonists. */
function askKit({ game, state }: Position, other: Position['state']): void {
  if (other.map !== state.map) return;
  const seat = state.seat;
  const { colonists } = state.board;
  const own = colonists.filter((piece) => piece.seat === seat);
  for (const board of [other.board, { ...state.board, colonists: own }]) {
    const position = { game, state: { ...state, board } };
    moves(position, seat, stepsOf(position, seat), WANTED);
    canMove(position, seat, 1);
    housesIn(position, seat, adjacentCities(position, seat), WANTED);
    for (const city of game.board.cities.keys()) houseCost(position, seat, city);
  }
  for (const payer of other.players.keys()) {
    for (const card of other.display) {
      if (card === null) continue;
      const position = { game, state: { ...state, players: other.players } };
      waysToPay(position, payer, { goods: cardOf(game, card).cost, any: 1 });
    }
  }
}

function libraryWith(ask: Ask, kind: Kind) {
  return createLibrary({ maps: [toyMap(), roma], modules: [asking(ask, kind)] });
}

type Library = ReturnType<typeof libraryWith>;
type State = ReturnType<Library['createGame']>;

/** A game of four, each action the next of a fixed row of numbers. */
function* played(library: Library, map: MapName): Generator<State> {
  let state = library.createGame({ map, players: 4, seed: 'guest', modules: ['guest'] });
  let number = 7;
  for (let count = 0; count < 44; count++) {
    yield state;
    const actions = library.legalActions(state);
    number = (number * 75 + 74) % 65_537;
    // Architects first, so that there are occupied routes to ask about.
    const architect = actions.find((action) => 'card' in action && action.card === 'architect');
    const action = architect ?? actions[number % actions.length];
    if (action === undefined) return;
    state = library.applyAction(state, action);
  }
}

const KINDS: readonly Kind[] = [
  { map: 'toy', refuses: false },
  { map: 'toy', refuses: true },
  { map: 'roma', refuses: true },
];

test.each(KINDS)('the same lists, prices and states: %o', (kind) => {
  const { map } = kind;
  const calm = libraryWith(() => {}, kind);
  const expected = [...played(calm, map)];
  // Positions of the same game from its beginning to its end, and of another board.
  const others = [
    ...expected.filter((_, index) => index % 16 === 8),
    ...[...played(calm, map === 'roma' ? 'toy' : 'roma')].slice(30, 31),
  ].map((state) => structuredClone(state));
  let isAsking = false;
  let count = 0;
  const restless = libraryWith((position) => {
    // What is asked on the way asks no further.
    if (isAsking) return;
    isAsking = true;
    // Each hook asks one of the questions about one of the positions, the next time others.
    const other = own[count % own.length];
    if (other !== undefined) {
      const question = Math.floor(count / own.length) % 3;
      const [first] = question === 1 ? [] : restless.legalActions(other);
      if (question === 1) restless.choices(other);
      if (question === 2 && first !== undefined) restless.costOf(other, first);
      askKit(position, other);
    }
    count += 1;
    isAsking = false;
  }, kind);
  const own: State[] = [];
  for (const other of others) own.push(restless.parseState(other));
  const found = played(restless, map);
  for (const [index, state] of expected.entries()) {
    const step = found.next();
    if (step.done === true) throw new Error('the game ended early');
    expect(step.value).toEqual(state);
    const actions = restless.legalActions(step.value);
    expect(actions).toEqual(calm.legalActions(state));
    if (index % 6 !== 4) continue;
    expect(restless.choices(step.value)).toEqual(calm.choices(state));
    for (const action of actions) {
      expect(restless.tryApplyAction(step.value, action).ok, JSON.stringify(action)).toBe(true);
      expect(restless.costOf(step.value, action)).toEqual(calm.costOf(state, action));
    }
  }
  expect(count).toBeGreaterThan(1000);
});

/** A library in which the modifier of adjacent cities counts how often it is asked, and an Architect's decision. */
function counting() {
  let count = 0;
  const counter = defineModule({
    id: 'guest',
    name: 'Guest',
    rules: {
      id: 'guest',
      modifiers: {
        adjacentCities(cities) {
          count += 1;
          return cities;
        },
      },
    },
  });
  const library = createLibrary({ maps: [toyMap()], modules: [counter] });
  const start = library.createGame({ map: 'toy', players: 2, seed: 'once', modules: ['guest'] });
  const state = library.applyAction(start, { type: 'playCard', seat: 0, card: 'architect' });
  const asked = (ask: () => void): number => {
    const before = count;
    ask();
    return count - before;
  };
  return { library, state, asked };
}

test('what is found out of a state is known as long as the state is there, and of no other', () => {
  const { library, state, asked } = counting();
  expect(asked(() => library.legalActions(state))).toBe(1);
  expect(asked(() => library.choices(state))).toBe(0);
  expect(asked(() => library.legalActions(state))).toBe(0);
  expect(asked(() => library.legalActions(structuredClone(state)))).toBe(1);
  // A state that is not frozen may be changed by whoever has it.
  const [action] = library.legalActions(state);
  if (action === undefined) throw new Error('nothing to do');
  const open = library.applyTrusted(state, { ...action });
  expect(asked(() => library.legalActions(open))).toBeGreaterThan(0);
  expect(asked(() => library.legalActions(open))).toBeGreaterThan(0);
});

test('a copy of a position with another state has its own answers', () => {
  const start = createGame({ map: 'imperium', players: 3, seed: 'copied' });
  const colonists = [{ seat: 0, kind: 'land', at: 'land:aquileia~novaria' }] as const;
  const state = { ...start, board: { ...start.board, colonists } };
  const position = new Snapshot(gameOf(start), state);
  expect(adjacentCities(position, 0)).toBe(adjacentCities(position, 0));
  expect(adjacentCities(position, 0).size).toBeGreaterThan(0);
  const nobody = { ...state, board: { ...state.board, colonists: [] } };
  expect(adjacentCities({ ...position, state: nobody }, 0).size).toBe(0);
  const cost = { goods: {}, any: 1 };
  expect(waysToPay(position, 0, cost)).toBe(waysToPay(position, 0, cost));
  expect(waysToPay(position, 0, cost).length).toBeGreaterThan(1);
  const poor = state.players.map((player) => ({ ...player, goods: NO_GOODS }));
  expect(waysToPay({ ...position, state: { ...state, players: poor } }, 0, cost)).toEqual([]);
});
