/**
 * Whatever `parseState` lets in can be played on: every legal action leads to a state that it lets in too,
 * and nothing is ever less than nothing.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFromSeed, playOut, random } from '../../src/bots';
import * as library from '../../src/index';
import {
  applyAction,
  ConcordiaError,
  createGame,
  type GameState,
  legalActions,
  type NewGame,
  parseState,
} from '../../src/index';
import { allMaps } from '../../src/maps';
import { MAX_MONEY, MAX_TURNS } from '../../src/model/state';
import { check, expectSame } from '../support/check';
import { edited, place, play, playerOf } from '../support/scenario';
import { forged } from './forged';
import { byType } from './steps';

const MODES: readonly Omit<NewGame, 'map'>[] = [
  { players: 3 },
  { players: 4, modules: ['salt'] },
  { players: 3, cards: 'venus', modules: ['salt', 'forum'] },
  { players: 4, teams: true, modules: ['forum'] },
  { players: 4, teams: true, modules: ['salt'] },
  { players: 6, teams: true, modules: ['salt', 'forum'], startingGoods: 'bought' },
  { players: 2, startingGoods: 'bought', intermediateScoring: true },
];
/** Actions played on from a state that was let in. */
const AHEAD = 25;
/** Forgeries of each game. */
const FORGERIES = 12;

/** The state as it is read again, or undefined if it is refused. */
function letIn(input: unknown): GameState | undefined {
  try {
    return parseState(JSON.parse(JSON.stringify(input)));
  } catch (error) {
    expect(error).toBeInstanceOf(ConcordiaError);
    return undefined;
  }
}

function playsOn(from: GameState, chance: Chance): void {
  let state = from;
  for (let step = 0; step < AHEAD && state.decision !== null; step++) {
    const actions = legalActions(state);
    const action = actions[chance(actions.length)];
    if (action === undefined) throw new Error(`nothing to do at ${state.decision.kind}`);
    state = applyAction(state, action);
    expect(least(state)).toBeGreaterThanOrEqual(0);
    expectSame(parseState(JSON.parse(JSON.stringify(state))), state);
  }
}

/** The smallest number in a state, but for the generator's words. */
function least({ random: _random, ...rest }: GameState): number {
  const numbers = JSON.stringify(rest).match(/-\d+/);
  return numbers === null ? 0 : Number(numbers[0]);
}

/** Boards without rules of their own are played alike: besides `FUZZ`, one of them is enough. */
const PLAYED = allMaps.filter(
  ({ id, rules }) => process.env.FUZZ !== undefined || rules !== undefined || id === 'imperium',
);

describe('states that are let in lead to states that are let in', () => {
  test.each(PLAYED.map(({ id }) => id))('on %s, with something changed that could be', (map) => {
    check(
      fc.property(fc.constantFrom(...MODES), fc.nat(), (mode, number) => {
        const seed = `closure ${number}`;
        const chance = chanceFromSeed(seed);
        const players = number % 2 === 0 ? random : byType;
        const { states } = playOut(
          library,
          createGame({ ...mode, map, seed }),
          players,
          chance,
          300,
        );
        for (let forgery = 0; forgery < FORGERIES; forgery++) {
          const base = states[chance(states.length)];
          const state = base && letIn(forged(base, states, chance));
          if (state !== undefined) playsOn(state, chance);
        }
      }),
      4,
    );
  });
});

describe('forgeries that were let in once', () => {
  const START = createGame({ map: 'imperium', players: 3, seed: 'forged' });
  const ROMA = edited(createGame({ map: 'roma', players: 2, seed: 'forged' }), (draft) =>
    place(draft, 0, 'sea', 'ostia'),
  );
  const byzantium = play(
    ROMA,
    { type: 'playCard', seat: 0, card: 'architect' },
    { type: 'moveShip', seat: 0, from: 'ostia', to: 'byzantium' },
    { type: 'pass', seat: 0 },
  );
  const teams = createGame({ map: 'hellas', players: 4, teams: true, seed: 'forged' });
  const asked = play(START, { type: 'playCard', seat: 0, card: 'architect' });

  const forgeries: readonly [what: string, state: GameState, change: object][] = [
    ['a god scored twice', byzantium, { queue: [{ kind: 'scoreGod', seat: 0 }] }],
    ['two start cities of one seat', teams, { queue: [teams.decision, ...teams.queue] }],
    ['an Architect asked twice', asked, { queue: [asked.decision] }],
    [
      'a Mercator behind an Architect',
      asked,
      { queue: [{ kind: 'mercator', seat: 0, traded: {} }] },
    ],
    [
      'a Tribune that nobody has played',
      asked,
      { decision: { kind: 'tribune', seat: 0, placed: false } },
    ],
    [
      'a production that nobody has seen',
      { ...asked, praefectusMagnus: 0 },
      { praefectusUsed: true },
    ],
    [
      'a Prefect behind his own ship',
      play(ROMA, { type: 'playCard', seat: 0, card: 'prefect' }, { type: 'takeCoins', seat: 0 }),
      { queue: [{ kind: 'prefect', seat: 0 }] },
    ],
    ['more turns than are counted', START, { turn: MAX_TURNS + 1 }],
  ];

  test.each(forgeries)('%s', (_, state, change) => {
    expect(letIn(state)).toBeDefined();
    expect(letIn({ ...state, ...change })).toBeUndefined();
  });

  test.each([
    ['salt where there is none', { salt: 9 }],
    ['more than houses and bonus bring', { brick: 20 }],
  ])('R-5.2: %s to keep', (_, arriving) => {
    const keep = { kind: 'keepGoods', seat: 0, arriving };
    expect(letIn({ ...asked, decision: keep, queue: [asked.decision] })).toBeUndefined();
  });

  describe('of teams', () => {
    let table = createGame({ map: 'roma', players: 4, teams: true, modules: ['salt'], seed: 'x' });
    for (const [first] of [legalActions(table), legalActions(table)]) {
      // Seats 2 and 3 begin first.
      const begin = first && { ...first, seat: table.decision?.seat ?? 0 };
      if (begin !== undefined) table = play(table, begin);
    }
    const looking = play(table, { type: 'playCard', seat: 0, card: 'legatus' });
    const trading = play(
      looking,
      { type: 'pass', seat: 0 },
      { type: 'playCard', seat: 2, card: 'mercator' },
    );
    const options = { map: 'byzantium', players: 4, teams: true, modules: ['salt'] } as const;
    const beginning = createGame({ ...options, seed: 'x' });
    const chooser = beginning.decision?.seat ?? 0;

    test('R-9.9: a Legatus that the partner is to carry out', () => {
      expect(trading.decision).toMatchObject({ kind: 'mercator', seat: 2 });
      expect(letIn(trading)).toBeDefined();
      const next = { do: 'act', seat: 0, card: 'legatus', as: 'legatus' };
      const parts = { ...trading.parts, teams: { ...Object(trading.parts.teams), next } };
      expect(letIn({ ...trading, parts })).toBeUndefined();
    });

    test('R-5.1: a production before the card that a Legatus looks for', () => {
      expect(looking.decision?.kind).toBe('legatus');
      expect(letIn({ ...looking, praefectusMagnus: 0 })).toBeDefined();
      expect(letIn({ ...looking, praefectusMagnus: 0, praefectusUsed: true })).toBeUndefined();
    });

    test('R-9.11: a ship of somebody who has not begun anywhere', () => {
      expect(beginning.decision?.kind).toBe('chooseStartCity');
      expect(letIn(beginning)).toBeDefined();
      const ship = { seat: chooser, kind: 'sea' };
      const players = beginning.players.map((player, seat) =>
        seat === chooser ? { ...player, storehouse: { land: 3, sea: 2 } } : player,
      );
      const own = beginning.board.colonists.find(({ kind }) => kind === 'sea');
      const colonists = [...beginning.board.colonists, { ...ship, at: own?.at }];
      const early = { ...beginning, players, board: { ...beginning.board, colonists } };
      expect(letIn(early)).toBeUndefined();
    });
  });

  test('the most money stays the most', () => {
    const rich = edited(START, (draft) => {
      playerOf(draft, 0).money = MAX_MONEY;
    });
    const paid = play(rich, { type: 'playCard', seat: 0, card: 'mercator' });
    expect(paid.players[0]?.money).toBe(MAX_MONEY);
    expect(letIn(paid)).toEqual(paid);
  });

  test('the last turn that is counted is followed by one a round before', () => {
    const late = { ...START, turn: MAX_TURNS - 2 };
    const turns: GameState[] = [];
    let state = parseState(JSON.parse(JSON.stringify(late)));
    const chance = chanceFromSeed('late');
    while (turns.length < 9) {
      const actions = legalActions(state);
      const action = actions[chance(actions.length)];
      if (action === undefined) throw new Error('there is something to do');
      const next = applyAction(state, action);
      if (next.turn !== state.turn) turns.push(next);
      state = next;
    }
    expect(turns.map(({ turn }) => MAX_TURNS - turn)).toEqual([1, 0, 2, 1, 0, 2, 1, 0, 2]);
    for (const turn of turns) expect(letIn(turn)).toEqual(turn);
  });
});
