/** Whatever goes wrong in a map or a module says which it is and where, wherever it plugs in. */
// answers for src/engine
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import {
  type ChangingPosition,
  changeBoard,
  city,
  count,
  decision,
  defineModule,
  defineRules,
  event,
  type RuleModule,
  type Rules,
  receiveMoney,
  refusal,
  step,
} from '../../src/kit';
import { printedMarker } from '../../src/kit-rules';
import { imperium } from '../../src/maps';
import type { BoardState } from '../../src/model/state';
import { thrownBy } from '../support/scenario';

type Bank = Omit<Partial<RuleModule>, 'id' | 'rules'> & { readonly rules?: Omit<Rules, 'id'> };

const fails = (): never => {
  throw new TypeError('no bank');
};
// biome-ignore lint/suspicious/noExplicitAny: what no type lets in.
const junk = (value: unknown) => (): any => value;

const waiting = decision({ kind: 'waiting', words: fails });
const waited = event({ type: 'waited', shape: {}, words: fails });
const wait = step({
  type: 'wait',
  during: ['playCard', waiting],
  shape: {},
  candidates: () => [{}],
  apply: () => {},
  words: junk(7),
});

/** A library with the module, and a game in which it is played. */
function bank({ rules, ...parts }: Bank) {
  const module = defineModule({ ...parts, id: 'bank', rules: { ...rules, id: 'bank' } });
  const library = createLibrary({ maps: [imperium], modules: [module] });
  const modules = parts.isPlayed === undefined ? ['bank'] : [];
  const start = () =>
    library.createGame({ map: 'imperium', players: 2, modules, seed: 'bank' } as never);
  return { library, start };
}

const goods = { brick: 1, food: 0, tool: 0, wine: 0, cloth: 0 };
const SHEET = {
  players: ['Livia', 'Gaius'].map((name) => ({
    name,
    cards: [],
    houses: [],
    colonists: 4,
    money: 0,
    goods,
  })),
};
const FAULTS: readonly (readonly [string, string, () => unknown])[] = [
  ['isPlayed', 'no bank', () => bank({ isPlayed: fails }).start()],
  [
    'isPlayed',
    'it returned yes instead of true or false',
    () => bank({ isPlayed: junk('yes') }).start(),
  ],
  ['incompatible', 'no bank', () => bank({ incompatible: fails }).start()],
  [
    'incompatible',
    'a refusal must have a code and a message',
    () => bank({ incompatible: junk('never') }).start(),
  ],
  ['deck.hand', 'no bank', () => bank({ rules: { deck: { cards: [], hand: fails } } }).start()],
  [
    'deck.hand',
    'it returned 3 instead of a list of ids',
    () => bank({ rules: { deck: { cards: [], hand: junk(3) } } }).start(),
  ],
  [
    'deck.hand',
    'there is no card prefct',
    () => bank({ rules: { deck: { cards: [], hand: junk(['prefct']) } } }).start(),
  ],
  [
    'deck.forSale',
    'it returned a list instead of a list of ids',
    () => bank({ rules: { deck: { cards: [], forSale: junk([{}]) } } }).start(),
  ],
  ['parties', 'no bank', () => bank({ rules: { parties: fails } }).start()],
  [
    'parties',
    'it returned an object instead of a number',
    () => bank({ rules: { parties: junk({}) } }).start(),
  ],
  [
    'sheet.capacity',
    'no bank',
    () =>
      bank({ sheet: { lines: {}, capacity: fails } }).library.scoreGame({
        players: [SHEET.players[0], { ...SHEET.players[0], name: 'Gaius' }],
      } as never),
  ],
  [
    'sheet.faults',
    'faults must be a list, each with seat, path and reason',
    () =>
      bank({ sheet: { lines: {}, faults: junk([{ seat: 0 }]) } }).library.scoreGame({
        ...SHEET,
        map: 'imperium',
      }),
  ],
  [
    'the step wait, words',
    'it returned 7 instead of a text or nothing',
    () => {
      const { library, start } = bank({ rules: { steps: [wait], decisions: [waiting] } });
      return library.describeAction(start(), { type: 'wait', seat: 0 } as never);
    },
  ],
  [
    'the event waited, words',
    'no bank',
    () => {
      const { library, start } = bank({ rules: { events: [waited] } });
      return library.sentenceOf(start(), { type: 'waited', because: {} } as never);
    },
  ],
  [
    'the decision waiting, words',
    'no bank',
    () => {
      const { library, start } = bank({ rules: { steps: [wait], decisions: [waiting] } as never });
      const state = { ...start(), decision: { kind: 'waiting', seat: 0 } };
      return library.describeDecision(state as never);
    },
  ],
];

describe('the fault of a module', () => {
  test.each(FAULTS)('in %s: %s', (at, reason, call) => {
    expect(thrownBy(call).toJSON()).toEqual({
      code: 'INVALID_RULES',
      reason: 'rulesFailed',
      message: `The rules of bank failed in ${at}: ${reason}`,
      details: expect.objectContaining({ rules: 'bank', at, failure: expect.any(String) }),
    });
  });
});

describe('rules that come to no end', () => {
  test.each(['actionEnding', 'actionEnded'])('in the listener for %s', (type) => {
    // A module before it listens too, and is not the one.
    const idle = defineModule({ id: 'idle', rules: { id: 'idle', on: { [type]: () => false } } });
    const always = defineModule({ id: 'bank', rules: { id: 'bank', on: { [type]: () => true } } });
    const library = createLibrary({ maps: [imperium], modules: [idle, always] });
    const modules = ['idle', 'bank'] as const;
    const state = library.createGame({ map: 'imperium', players: 2, modules, seed: 'bank' });
    const play = { type: 'playCard', seat: 0, card: 'mercator' } as const;
    const next = library.applyAction(state, play);
    const error = thrownBy(() => library.applyAction(next, { type: 'pass', seat: 0 }));
    expect(error.message).toBe(
      `The rules of bank failed in the listener for ${type}: it does not terminate`,
    );
  });
});

describe('whose fault it is, where it is hard to tell', () => {
  const OPTIONS = { map: 'imperium', players: 2, modules: ['bank'], seed: 'bank' } as const;
  const MERCATOR = { type: 'playCard', seat: 0, card: 'mercator' } as const;
  const messageOf = (rules: Omit<Rules, 'id'>): string => {
    const module = defineModule({ id: 'bank', rules: defineRules({ id: 'bank', ...rules }) });
    const library = createLibrary({ maps: [imperium], modules: [module] });
    const state = library.createGame(OPTIONS);
    return thrownBy(() => library.applyAction(state, MERCATOR)).message;
  };

  test('a listener that does what it listens for', () => {
    expect(
      messageOf({
        on: { moneyReceived: (transition, { seat }) => receiveMoney(transition, seat, 1) },
      }),
    ).toBe('The rules of bank failed in the listener for moneyReceived: it does not terminate');
  });

  test('the words of a refusal', () => {
    const closed = refusal({
      reason: 'bankClosed',
      code: 'CLOSED',
      words: () => {
        throw new Error('no words');
      },
    });
    expect(messageOf({ refusals: [closed], forbid: { playCard: () => closed({}) } })).toBe(
      'The rules of bank failed in the refusal bankClosed: no words',
    );
  });

  test('R-2.1: a city that gets a token which was not dealt', () => {
    const giving = (cityGoods: (board: BoardState) => BoardState['cityGoods']) => {
      const ways = [
        ({ state }: ChangingPosition) => {
          state.board = { ...state.board, cityGoods: cityGoods(state.board) };
        },
        (position: ChangingPosition) =>
          changeBoard(position, { cityGoods: cityGoods(position.state.board) }),
      ];
      const [assigned, changed] = ways.map((cardPlayed) => messageOf({ on: { cardPlayed } }));
      expect(changed).toBe(assigned);
      return changed;
    };
    const wanted =
      'The rules of bank failed in the listener for cardPlayed: only the engine changes board.cityGoods of a state';
    const other = (good: string | undefined) => (good === 'cloth' ? 'wine' : 'cloth');
    expect(
      giving(({ cityGoods }) => ({ ...cityGoods, syracusae: other(cityGoods.syracusae) })),
    ).toBe(wanted);
    expect(giving(({ cityGoods: { syracusae: _gone, ...left } }) => left)).toBe(wanted);
    // There is no such city, on any map or on this one.
    expect(giving(({ cityGoods }) => ({ ...cityGoods, atlantis: 'cloth' }))).toBe(wanted);
    expect(giving(({ cityGoods }) => ({ ...cityGoods, ostia: 'cloth' }))).toBe(wanted);
    // A good that no token has.
    const gold = { syracusae: 'gold' } as unknown as BoardState['cityGoods'];
    expect(giving(({ cityGoods }) => ({ ...cityGoods, ...gold }))).toBe(wanted);
  });
});

/** Two cities of a letter exchange their tokens whenever a Mercator is played: an event tells it, and views follow. */
test('R-2.1: cities of a letter exchange their tokens', () => {
  const exchanged = event({
    type: 'tokensExchanged',
    shape: { one: city, other: city },
    follow({ game, state }, { one, other }) {
      const { [one]: first = 'brick', [other]: second = 'brick' } = state.board.cityGoods;
      const cityGoods = { ...state.board.cityGoods, [one]: second, [other]: first };
      // The bonus markers of the provinces show other goods, too.
      const markers = Object.fromEntries(
        Object.entries(state.board.markers).map(([province, marker]) => {
          const { side } = marker;
          return [province, { ...marker, ...printedMarker(game.board, cityGoods, province), side }];
        }),
      );
      state.board = { ...state.board, cityGoods, markers };
    },
    words: (names, { one, other }) =>
      `${names.place(one)} and ${names.place(other)} exchange goods`,
  });
  const rules = defineRules({
    id: 'bank',
    events: [exchanged],
    on: {
      cardPlayed(transition) {
        const [one, other] = transition.game.board.map.cities.filter(
          ({ letter }) => letter === 'A',
        );
        if (one === undefined || other === undefined) return;
        const told = {
          type: 'tokensExchanged',
          one: one.id,
          other: other.id,
          because: {},
        } as const;
        exchanged.follow?.(transition, told);
        transition.emit(told);
      },
    },
  });
  const library = createLibrary({
    maps: [imperium],
    modules: [defineModule({ id: 'bank', rules })],
  });
  const state = library.createGame({
    map: 'imperium',
    players: 2,
    modules: ['bank'],
    seed: 'bank',
  });
  const result = library.tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
  if (!result.ok) throw result.error;
  const [one, other] = library.getMap('imperium').cities.filter(({ letter }) => letter === 'A');
  const goods = (from: typeof state) =>
    [one, other].map((at) => from.board.cityGoods[at?.id ?? '']);
  expect(goods(result.state)).toEqual(goods(state).toReversed());
  const events = library.eventsFor(state, result, 1);
  expect(events.map(({ type }) => type)).not.toContain('viewChanged');
  expect(library.follow(library.viewFor(state, 1), events)).toEqual(
    library.viewFor(result.state, 1),
  );
  expect(library.parseState(JSON.parse(JSON.stringify(result.state)))).toEqual(result.state);
});

/** The scoring of regions of one's own: whoever has most houses in a region gets its points. */
test('R-6.2: the majority in a region of one’s own', () => {
  const REGIONS = [{ cities: ['roma', 'syracusae', 'novaria'], points: 5 }];
  const majorities = defineRules({
    id: 'bank',
    scores: [
      {
        id: 'bank',
        points({ state }, seat) {
          const own = (cities: readonly string[], owner: number) =>
            cities.filter((city) => state.board.houses[city]?.includes(owner)).length;
          const wins = REGIONS.filter(({ cities }) =>
            state.players.every(
              (_, other) => other === seat || own(cities, other) < own(cities, seat),
            ),
          );
          return wins.reduce((sum, { points }) => sum + points, 0);
        },
      },
    ],
  });
  const module = defineModule({ id: 'bank', rules: majorities });
  const library = createLibrary({ maps: [imperium], modules: [module] });
  const state = library.createGame({
    map: 'imperium',
    players: 2,
    modules: ['bank'],
    seed: 'bank',
  });
  const draft = JSON.parse(JSON.stringify(state));
  draft.board.houses = { ...draft.board.houses, syracusae: [1], novaria: [1, 0] };
  draft.players[0].houses -= 1;
  draft.players[1].houses -= 2;
  const scored = library.finalScores(library.parseState(draft));
  expect(scored.players.map(({ scores }) => scores.bank)).toEqual([0, 5]);
});

test('two copies of the kit are told as what they are', () => {
  const pass = step({
    type: 'pass',
    during: ['playCard'],
    shape: { amount: count(1, 2, 'How much.') },
    candidates: () => [],
    apply: () => {},
  });
  const error = thrownBy(() => bank({ rules: { steps: [pass] } }));
  expect(error.code).toBe('INVALID_LIBRARY');
  expect(error.message).toContain('Two parts of this library define the action pass.');
  expect(error.message).toContain('Perhaps two copies of concordia-rules/kit are loaded');
});
