/** Functions of rules that change what they must not, or come to no end: named, and nothing is harmed. */
// answers for src/engine src/kit src/model
import { describe, expect, test } from 'vitest';
import { ask, decision, finish, interrupt, step } from '../../src/kit';
import { beginRole } from '../../src/kit-rules';
import { PASS, SENATOR, TRIBUNE } from '../kit/toy-table';
import { type Attack, expectBlamed, hostileGame, hostileLibrary, play } from './hostile';
import type { Any } from './support';

const WAIT = { type: 'wait', seat: 0 };

type Effect = (transition: Any) => unknown;

const change =
  (edit: (state: Any) => object): Effect =>
  ({ state }) =>
    void Object.assign(state, edit(state));

const player = (edit: (first: Any) => object): Effect =>
  change(({ players }) => ({ players: players.with(0, { ...players[0], ...edit(players[0]) }) }));

const board = (edit: (board: Any) => object): Effect =>
  change(({ board }) => ({ board: { ...board, ...edit(board) } }));

/** What is done, and which failure it is. */
const EFFECTS: readonly (readonly [string, Effect, string])[] = [
  [
    'an error',
    () => {
      throw new Error('lost');
    },
    'thrown',
  ],
  ['an event that nobody knows', (transition) => transition.emit({ type: 'toldAll' }), 'misuse'],
  ['another version', change(() => ({ version: 2 })), 'fixedField'],
  ['another map', change(() => ({ map: 'imperium' })), 'fixedField'],
  ['other options', change(({ options }) => ({ options: { ...options } })), 'fixedField'],
  ['the last round', change(() => ({ phase: 'finalRound' })), 'fixedField'],
  ['the end', change(() => ({ phase: 'finished' })), 'fixedField'],
  ['another turn', change(({ turn }) => ({ turn: turn + 1 })), 'fixedField'],
  ['no turn', change(() => ({ turn: Number.NaN })), 'fixedField'],
  ['the turn of another', change(() => ({ seat: 1 })), 'fixedField'],
  ['the Concordia card', change(() => ({ concordia: 0 })), 'fixedField'],
  ['the last turn', change(() => ({ lastTurn: 9 })), 'fixedField'],
  ['no board', change(() => ({ board: null })), 'badField'],
  ['a board without pieces', change(() => ({ board: {} })), 'badField'],
  ['pieces that are no list', board(() => ({ colonists: {} })), 'badField'],
  ['no deck', change(() => ({ deck: undefined })), 'badField'],
  ['no display', change(() => ({ display: 7 })), 'badField'],
  ['the Praefectus Magnus of nobody', change(() => ({ praefectusMagnus: 2 })), 'badField'],
  ['half a Praefectus Magnus', change(() => ({ praefectusMagnus: 0.5 })), 'badField'],
  ['a use that is neither', change(() => ({ praefectusUsed: 'yes' })), 'badField'],
  ['another generator', change(() => ({ random: 7 })), 'badField'],
  ['no parts', change(() => ({ parts: null })), 'badField'],
  ['parts in a list', change(() => ({ parts: [] })), 'badField'],
  ['fewer cards in the deck', change(({ deck }) => ({ deck: deck.slice(1) })), 'piecesLost'],
  ['a card twice', change(({ deck }) => ({ deck: [...deck, deck[0]] })), 'piecesLost'],
  [
    'an empty display',
    change(({ display }) => ({ display: display.map(() => null) })),
    'piecesLost',
  ],
  ['an empty hand', player(() => ({ hand: [] })), 'piecesLost'],
  [
    'a card in hand and discard',
    player(({ hand, discard }) => ({ discard: [...discard, hand[0]] })),
    'piecesLost',
  ],
  [
    'a card for another',
    player(({ hand }) => ({ hand: hand.with(0, 'prefct') })),
    'piecesExchanged',
  ],
  [
    'the same card twice',
    player(({ hand }) => ({ hand: hand.with(0, hand[1]) })),
    'piecesExchanged',
  ],
  ['a hand that is no list', player(() => ({ hand: null })), 'noPlayer'],
  ['a discard that is no list', player(() => ({ discard: 'tribune' })), 'noPlayer'],
  ['no colonists', board(() => ({ colonists: [] })), 'piecesLost'],
  [
    'another colonist',
    board(({ colonists }) => ({ colonists: [...colonists, colonists[0]] })),
    'piecesLost',
  ],
  [
    'the colonist of another',
    board(({ colonists }) => ({ colonists: colonists.with(0, { ...colonists[0], seat: 1 }) })),
    'piecesExchanged',
  ],
  [
    'the colonist of nobody',
    board(({ colonists }) => ({ colonists: colonists.with(0, { ...colonists[0], seat: 7 }) })),
    'piecesExchanged',
  ],
  [
    'a colonist that is none',
    board(({ colonists }) => ({ colonists: colonists.with(0, null) })),
    'thrown',
  ],
  [
    'ships instead of people',
    player(({ storehouse: { land, sea } }) => ({ storehouse: { land: land - 1, sea: sea + 1 } })),
    'piecesExchanged',
  ],
  [
    'colonists without end',
    player(() => ({ storehouse: { land: 2 ** 52, sea: 1 } })),
    'piecesLost',
  ],
  ['debts', player(() => ({ money: -1 })), 'badAmount'],
  [
    'goods nobody counts',
    player(({ goods }) => ({ goods: { ...goods, wine: Number.NaN } })),
    'badAmount',
  ],
  ['half a house', player(() => ({ houses: 0.5 })), 'badAmount'],
  ['a decision that is none', change(() => ({ decision: 'wait' })), 'noDecision'],
  [
    'a decision of nobody',
    change(() => ({ decision: { kind: 'keepGoods', seat: 9 } })),
    'decisionOfNobody',
  ],
  [
    'an unknown decision',
    change(() => ({ queue: [{ kind: 'rest', seat: 0 }] })),
    'unknownDecision',
  ],
  ['a queue that is none', change(() => ({ queue: {} })), 'noListOfDecisions'],
  ['no cards in the game', ({ game }) => game.cards.clear(), 'thrown'],
  ['no price of a card', ({ game }) => game.prices.delete('senator'), 'thrown'],
  ['no Mercator', ({ game }) => game.roles.set('mercator', undefined), 'thrown'],
  [
    'another Mercator',
    ({ game }) => Object.assign(game.roles.get('mercator'), { begin: () => {} }),
    'thrown',
  ],
  ['no events in the game', ({ game }) => game.events.clear(), 'thrown'],
  ['no cities', ({ game }) => game.board.cities.clear(), 'thrown'],
  [
    'other options of the game',
    ({ game }) => Object.assign(game.options, { modules: [] }),
    'thrown',
  ],
  ['other players in the game', ({ game }) => Object.assign(game, { players: 7 }), 'thrown'],
  ['other decisions in the game', ({ game }) => game.kinds.clear(), 'thrown'],
  ['another city', ({ game }) => game.board.cities.delete('vicus'), 'thrown'],
  ['a deck changed in place', ({ state }) => state.deck.reverse(), 'thrown'],
  ['a display changed in place', ({ state }) => state.display.fill(null), 'thrown'],
  ['options changed in place', ({ state }) => state.options.modules.pop(), 'thrown'],
  ['houses built in place', ({ state }) => state.board.houses.vicus.push(0), 'thrown'],
];

/** Where effects are: rules with one, what plays it, and its place. */
const PLACES: Readonly<
  Record<string, Attack & { readonly at: string; readonly rules: (effect: Effect) => object }>
> = {
  'a step that replaces': {
    at: 'the step pass, apply',
    rules: (effect) => ({
      overrides: {
        concordia: {
          steps: {
            pass: (before: Any) => ({
              ...before,
              apply(transition: Any, action: Any, decision: Any) {
                before.apply(transition, action, decision);
                effect(transition);
              },
            }),
          },
        },
      },
    }),
    from: (library) => play(library, hostileGame(library), SENATOR),
    act: (library, state) => play(library, state, PASS),
  },
  'a role that replaces': {
    at: 'the role tribune',
    rules: (effect) => ({
      overrides: {
        concordia: { roles: { tribune: (before: Any) => ({ ...before, begin: effect }) } },
      },
    }),
    from: hostileGame,
    act: (library, state) => play(library, state, TRIBUNE),
  },
  'a listener': {
    at: 'the listener for cardPlayed',
    rules: (effect) => ({ on: { cardPlayed: effect } }),
    from: hostileGame,
    act: (library, state) => play(library, state, TRIBUNE),
  },
};

const CASES = Object.entries(PLACES).flatMap(([place, attack]) =>
  EFFECTS.map(([what, effect, failure]) => ({ place, what, attack, effect, failure })),
);

describe('an effect that cannot be', () => {
  test.each(CASES)('$place: $what', ({ attack, effect, failure }) => {
    const error = expectBlamed(hostileLibrary(attack.rules(effect)), attack.at, attack);
    expect(error.details.failure).toBe(failure);
  });
});

const waiting = (more: object = {}) =>
  decision({
    kind: 'waiting',
    together: true,
    when: 'beforeCard',
    mustDecide: true,
    ...more,
  } as Any);

const wait = (apply: Effect, count = 1) =>
  step({
    type: 'wait',
    during: ['waiting'],
    shape: {},
    candidates: () => Array.from({ length: count }, () => ({})),
    apply,
  });

const everybody = (transition: Any): void =>
  interrupt(transition, () => {
    for (const seat of [0, 1]) ask(transition, { kind: 'waiting', seat });
  });

const again = { kind: 'waiting', seat: 0 };

describe('what comes to no end', () => {
  test.each<[string, string, object]>([
    [
      'a decision at the same time that stays open',
      'the decision waiting',
      { decisions: [waiting()], setUp: everybody, steps: [wait(() => {})] },
    ],
    [
      'a decision without a choice that stays open',
      'the decision waiting',
      {
        decisions: [waiting({ together: false })],
        setUp: (transition: Any) => interrupt(transition, () => ask(transition, again)),
        steps: [wait(() => {})],
      },
    ],
    [
      'one that puts itself in front of itself',
      'the decision waiting',
      {
        decisions: [waiting()],
        setUp: everybody,
        steps: [
          wait((transition) => {
            finish(transition);
            everybody(transition);
          }),
        ],
      },
    ],
    [
      'one that lets a turn end before its card, each time',
      'the decision waiting',
      {
        decisions: [waiting()],
        on: { turnStarted: (transition: Any) => ask(transition, again) },
        steps: [
          // `finish` ends its own decision alone, so it takes the card away by hand.
          wait(({ state }) => Object.assign(state, { decision: null, queue: [] })),
        ],
      },
    ],
    [
      'a role that begins itself',
      'the role tribune',
      {
        overrides: {
          concordia: {
            roles: {
              tribune: (before: Any) => ({
                ...before,
                begin: (transition: Any, seat: number, card: string) =>
                  beginRole(transition, seat, card, 'tribune'),
              }),
            },
          },
        },
        setUp: (transition: Any) => beginRole(transition, 0, 'tribune', 'tribune'),
      },
    ],
    [
      'a listener that hears itself',
      'the listener for moneyReceived',
      {
        on: {
          moneyReceived: (transition: Any) =>
            transition.emit({ type: 'moneyReceived', seat: 0, amount: 1 }),
        },
        setUp: (transition: Any) => transition.emit({ type: 'moneyReceived', seat: 0, amount: 1 }),
      },
    ],
  ])('%s', (_, at, rules) => {
    const library = hostileLibrary(rules);
    expectBlamed(library, at, { act: hostileGame });
  });

  test('two new decisions at the same time for each that is made', () => {
    const library = hostileLibrary({
      decisions: [waiting()],
      setUp: everybody,
      steps: [
        wait((transition) => {
          finish(transition);
          for (const seat of [0, 1]) ask(transition, { ...again, seat });
        }),
      ],
    });
    expectBlamed(library, 'the decision waiting', {
      from: hostileGame,
      act: (_, state) => play(library, state, SENATOR, PASS),
    });
  });

  test('a step that carries out itself', () => {
    const library = hostileLibrary({
      overrides: {
        concordia: {
          steps: {
            pass: (before: Any) => {
              const own = {
                ...before,
                apply: (transition: Any, action: Any, open: Any) =>
                  own.apply(transition, action, open),
              };
              return own;
            },
          },
        },
      },
    });
    expectBlamed(library, 'the step pass, apply', {
      from: () => play(library, hostileGame(library), SENATOR),
      act: (_, state) => play(library, state, PASS),
    });
  });

  test('a step that begins its own role again and again', () => {
    const library = hostileLibrary({
      decisions: [waiting()],
      setUp: everybody,
      steps: [wait((transition) => beginRole(transition, 0, 'tribune', 'resting'))],
      roles: [
        {
          name: 'resting',
          begin: (transition, seat, card) => beginRole(transition, seat, card, 'resting'),
        },
      ],
    });
    const error = expectBlamed(library, 'the role resting', { act: hostileGame });
    expect(error.details.failure).toBe('endless');
  });

  test('an end that comes and goes ends no game for ever', () => {
    let asked = 0;
    const library = hostileLibrary({ modifiers: { gameEnds: () => asked++ % 2 === 1 } });
    const first = play(library, hostileGame(library), SENATOR, PASS);
    const second = play(library, first, { ...SENATOR, seat: 1 }, { ...PASS, seat: 1 });
    expect([first.phase, second.phase]).toEqual(['playing', 'finished']);
    expect(library.legalActions(second)).toEqual([]);
    expect(library.deciders(second)).toEqual([]);
  });

  test('a wait that is nobody’s turn is still theirs', () => {
    const library = hostileLibrary({
      decisions: [waiting()],
      setUp: everybody,
      steps: [wait(finish as Effect, 2)],
    });
    const state = hostileGame(library);
    expect(library.deciders(state)).toEqual([0, 1]);
    expect(library.deciders(play(library, state, { ...WAIT, seat: 1 }))).toEqual([0]);
  });
});
