/** A choice that several players make at the same time: what follows from one definition of it. */
// answers for src/rules src/engine
import { describe, expect, test } from 'vitest';
import { createLibrary, type Library, type Seat } from '../../src/index';
import {
  ask,
  type ChoiceDefinition,
  changePlayer,
  choice,
  count,
  decision,
  defineModule,
  defineRules,
  finish,
  flag,
  type GameState,
  isOpen,
  type Position,
  playerAt,
  type RuleModule,
  receiveMoney,
  refusal,
  type SecretChoice,
  step,
  type Transition,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { mapConformance } from '../../src/testing';
import { thrownBy } from '../support/scenario';

type Vote = ChoiceDefinition<'vote', { readonly yes: typeof flag }>;

const BOTH = [{ yes: true }, { yes: false }] as const;

/** Everybody votes after each Architect; `change` replaces fields of the choice. */
function votingLibrary(change: Partial<Vote> = {}, others: readonly RuleModule[] = []): Library {
  const vote = choice<'vote', { readonly yes: typeof flag }>({
    kind: 'vote',
    rule: 'Votes 1',
    when: 'anyTime',
    shape: { yes: flag },
    candidates: () => BOTH,
    reveal: () => undefined,
    words: {
      decision: (names, { seat }) => `${names.player(seat)} votes`,
      action: (_names, { yes }) => (yes ? 'Say yes' : 'Say no'),
    },
    ...change,
  });
  return libraryWith(vote, others);
}

function libraryWith(
  vote: SecretChoice<'vote', { readonly yes: typeof flag }>,
  others: readonly RuleModule[] = [],
): Library {
  const module = defineModule({
    id: 'votes',
    rules: defineRules({
      id: 'votes',
      parts: [vote.part],
      decisions: [vote.decision],
      steps: [vote.step],
      events: vote.events,
      on: { architectEnded: vote.begin },
    }),
  });
  const modules = [module, ...others];
  return createLibrary({ maps: [imperium], modules }) as unknown as Library;
}

const OPTIONS = { map: 'imperium', players: 3, modules: ['votes'], seed: 'votes' } as const;
const ORDERS: readonly (readonly Seat[])[] = [
  [0, 1, 2],
  [2, 1, 0],
  [0, 2, 1],
];

const play = (seat: Seat) => ({ type: 'playCard', seat, card: 'architect' }) as const;

/** After the first player's Architect all are asked. */
function asked(library: Library): GameState {
  const start = library.createGame({ ...OPTIONS, modules: ['votes'] });
  const architect = library.applyAction(start, play(0));
  return library.applyAction(architect, { type: 'pass', seat: 0 });
}

const voteOf = (seat: Seat, yes = true): never => ({ type: 'vote', seat, yes }) as never;

function voted(library: Library, seats: readonly Seat[], yes = true): GameState {
  return seats.reduce(
    (state, seat) => library.applyAction(state, voteOf(seat, yes)),
    asked(library),
  );
}

/** Takes all cards for sale, as if the seat had bought them. */
function takeAllCards(transition: Transition, seat: Seat): void {
  const { state } = transition;
  const cards = [...state.display.flatMap((card) => card ?? []), ...state.deck];
  state.display = state.display.map(() => null);
  state.deck = [];
  changePlayer(transition, seat, { hand: [...playerAt(state, seat).hand, ...cards] });
}

describe('who has ended the game', () => {
  test.each([
    ['the named seat', 2, 2],
    ['or whose turn it is', undefined, 0],
  ] as const)('is %s, whoever chose last', (_, named, expected) => {
    const library = votingLibrary({
      reveal(transition) {
        takeAllCards(transition, named ?? 0);
        return named;
      },
    });
    for (const order of ORDERS) {
      const state = voted(library, order);
      expect(state).toMatchObject({ concordia: expected, phase: 'finalRound', lastTurn: 3 });
      expect(library.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
  });

  test('is a seat of the game, or the rules are at fault', () => {
    for (const wrong of [3, -1, 0.5, Number.NaN]) {
      const library = votingLibrary({ reveal: () => wrong });
      expect(thrownBy(() => voted(library, [0, 1, 2]))).toMatchObject({
        code: 'INVALID_RULES',
        details: { rules: 'votes', at: 'the decision vote, close', failure: 'badValue' },
      });
    }
  });
});

describe('who has one option', () => {
  const library = votingLibrary({
    candidates: (_position, seat) => (seat === 1 ? [{ yes: true }] : BOTH),
  });

  test('is passed over before anybody chooses, so that no order makes a difference', () => {
    expect(library.deciders(asked(library))).toEqual([0, 2]);
    expect(voted(library, [2, 0], false)).toEqual(voted(library, [0, 2], false));
    expect(library.viewFor(asked(library), 0).parts).toMatchObject({
      vote: { made: [null, 'hidden', null] },
    });
  });

  test('is passed over even if all others have none: then it is over at once', () => {
    const heard: unknown[] = [];
    const alone = votingLibrary({
      candidates: (_position, seat) => (seat === 1 ? [{ yes: true }] : []),
      reveal: (_transition, choices) => {
        heard.push(choices);
        return undefined;
      },
    });
    expect(asked(alone).decision).toEqual({ kind: 'playCard', seat: 1 });
    expect(heard).toEqual([[{ seat: 1, yes: true }]]);
  });

  test('nothing is revealed if nobody can choose', () => {
    const nobody = votingLibrary({
      candidates: () => [],
      reveal: () => {
        throw new Error('nothing to reveal');
      },
    });
    expect(asked(nobody).decision).toEqual({ kind: 'playCard', seat: 1 });
  });
});

test('what other rules forbid is no option: in lists, logs and checks of states', () => {
  const banned = refusal({ reason: 'bannedVote', code: 'BANNED', words: () => 'Not you.' });
  const bans = defineModule({
    id: 'bans',
    rules: defineRules({
      id: 'bans',
      refusals: [banned],
      forbid: {
        // Seat 0 may only say no, and seat 1 nothing at all.
        vote: (_position, { seat, ...vote }) =>
          seat === 1 || (seat === 0 && 'yes' in vote && vote.yes === true) ? banned({}) : undefined,
      },
    }),
  });
  const options = { ...OPTIONS, players: 4, modules: ['votes', 'bans'] };
  const library = votingLibrary({}, [bans]);
  const actions = [play(0), { type: 'pass', seat: 0 }] as never[];
  const state = library.replay(library.recordGame(options, actions));
  expect(library.deciders(state)).toEqual([2, 3]);
  expect(state.parts).toMatchObject({ vote: { made: [{ yes: false }, null, null, null] } });
  expect(library.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  const forged = { rounds: 0, shown: [], made: [{ yes: true }, null, null, null] };
  expect(thrownBy(() => library.parseState({ ...state, parts: { vote: forged } })).code).toBe(
    'INVALID_STATE',
  );
  const log = library.recordGame(options, [...actions, voteOf(3, false), voteOf(2, false)]);
  expect(library.imagine(library.viewFor(state, 1)).parts).toEqual(state.parts);
  expect(library.validateLog(library.logFor(log, 1)).ok).toBe(true);
});

test('who chooses is asked once each, in the order of seats', () => {
  const library = votingLibrary({ who: () => [2, 1, 2] });
  expect(library.deciders(asked(library))).toEqual([1, 2]);
});

test('what reveal does belongs to nobody’s action', () => {
  const library = votingLibrary({
    reveal(transition) {
      receiveMoney(transition, 0, 3);
      return undefined;
    },
  });
  for (const order of ORDERS) {
    const before = voted(library, order.slice(0, 2));
    const [last = 0] = order.slice(2);
    expect(library.costOf(before, voteOf(last))).toEqual({ money: 0, goods: {} });
    const result = library.tryApplyAction(before, voteOf(last));
    const types = result.ok ? result.events.map(({ type }) => String(type)) : [];
    expect(types.slice(0, 3)).toEqual(['voteChosen', 'voteRevealed', 'moneyReceived']);
    expect(result.ok && result.own).toBe(1);
  }
});

test('nothing can depend on who has chosen, or what', () => {
  const positions: Position[] = [];
  const library = votingLibrary({
    candidates: (position) => {
      positions.push(position);
      return BOTH;
    },
    refusal: (position) => {
      positions.push(position);
      return undefined;
    },
  });
  library.legalActions(voted(library, [2, 0]));
  for (const { state } of positions) {
    expect([state.decision, state.queue]).toEqual([null, []]);
    expect(state.parts.vote).toMatchObject({ made: [null, null, null] });
  }
});

test('what is no candidate is refused', () => {
  const library = votingLibrary({ candidates: () => [{ yes: true }, { yes: true }] });
  expect(thrownBy(() => library.applyAction(asked(library), voteOf(0, false)))).toMatchObject({
    code: 'INVALID_ACTION',
    reason: 'notOffered',
  });
});

test('a log for others has a choice that says nothing, until all have chosen', () => {
  const library = votingLibrary();
  const actions = [
    { type: 'playCard', seat: 0, card: 'architect' },
    { type: 'pass', seat: 0 },
    voteOf(1, false),
    voteOf(0, false),
    voteOf(2, false),
  ] as never[];
  const logOf = (count: number): readonly unknown[] =>
    library.logFor(library.recordGame(OPTIONS, actions.slice(0, count)), 0).actions.slice(2);
  expect(logOf(4)).toEqual([voteOf(1, true), voteOf(0, false)]);
  expect(logOf(5)).toEqual(actions.slice(2));
});

test('it can be begun again once it is over, and not before', () => {
  const library = votingLibrary();
  let state = voted(library, [0, 1, 2]);
  expect(state.parts).toMatchObject({ vote: { rounds: 1, made: [null, null, null] } });
  state = library.applyAction(state, play(1));
  state = library.applyAction(state, { type: 'pass', seat: 1 });
  expect(library.deciders(state)).toEqual([0, 1, 2]);
  const vote = choice({
    kind: 'vote',
    shape: { yes: flag },
    candidates: () => BOTH,
    reveal: () => undefined,
  });
  const twice: typeof vote = {
    ...vote,
    begin(transition) {
      vote.begin(transition);
      vote.begin(transition);
    },
  };
  expect(thrownBy(() => asked(libraryWith(twice)))).toMatchObject({
    code: 'INVALID_RULES',
    details: { rules: 'votes', at: 'the listener for architectEnded', failure: 'misuse' },
  });
});

test('a forged state chooses neither twice nor what cannot be', () => {
  const library = votingLibrary({
    candidates: (_position, seat) => (seat === 1 ? [{ yes: true }, { yes: true }] : BOTH),
  });
  const state = voted(library, [1]);
  const withPart = (part: object): unknown => {
    const copy = JSON.parse(JSON.stringify(state));
    return { ...copy, parts: { ...copy.parts, vote: { ...copy.parts.vote, ...part } } };
  };
  for (const part of [
    { made: [null, null, null] },
    { made: [{ yes: true }, { yes: true }, null] },
    { made: [null, { yes: false }, null] },
    { made: [null, { yes: true }] },
    { rounds: 1 },
    { shown: [{ seat: 0, yes: true }] },
    { rounds: 1, shown: [{ seat: 3, yes: true }] },
    {
      rounds: 1,
      shown: [
        { seat: 1, yes: true },
        { seat: 0, yes: true },
      ],
    },
  ]) {
    expect(thrownBy(() => library.parseState(withPart(part)))).toMatchObject({
      code: 'INVALID_STATE',
      details: { path: 'parts.vote' },
    });
  }
  expect(library.parseState(withPart({}))).toEqual(state);
});

describe('decisions at the same time without `choice`', () => {
  const voting = decision({
    kind: 'vote',
    outOfTurn: true,
    together: true,
    mustDecide: true,
    words: () => 'x',
  });
  const vote = (isOnly: (seat: Seat) => boolean, apply: (transition: Transition) => void) =>
    step({
      type: 'vote',
      during: [voting],
      shape: { yes: flag },
      candidates: (_position, { seat }) => (isOnly(seat) ? [{ yes: true }] : BOTH),
      apply(transition) {
        finish(transition);
        apply(transition);
      },
    });
  const libraryOf = (own: ReturnType<typeof vote>): Library => {
    const rules = defineRules({
      id: 'votes',
      decisions: [voting],
      steps: [own],
      on: {
        architectEnded(transition) {
          for (const seat of transition.state.players.keys())
            ask(transition, { kind: 'vote', seat });
        },
      },
    });
    const module = defineModule({ id: 'votes', rules });
    return createLibrary({ maps: [imperium], modules: [module] }) as unknown as Library;
  };

  test('without a choice are made before anybody acts', () => {
    const library = libraryOf(
      vote(
        (seat) => seat === 1,
        () => {},
      ),
    );
    expect(library.deciders(asked(library))).toEqual([0, 2]);
    expect(voted(library, [2, 0])).toEqual(voted(library, [0, 2]));
  });

  test('end the game for the player whose turn it is, whoever decided last', () => {
    const library = libraryOf(
      vote(
        () => false,
        (transition) => {
          if (!isOpen(transition.state, 'vote')) takeAllCards(transition, 0);
        },
      ),
    );
    for (const order of ORDERS) expect(voted(library, order).concordia).toBe(0);
  });
});

test.each(
  mapConformance(
    votingLibrary({
      reveal(transition, choices) {
        for (const { seat, yes } of choices) if (yes) receiveMoney(transition, seat, 1);
        return undefined;
      },
    }),
    'imperium',
    { games: 1, modules: ['votes'] },
  ),
)('conformance: $name', ({ run }) => run());

test('a choice has the fields in the order of its shape, however candidates are written', () => {
  const shape = { first: count(0, 1, 'One.'), second: count(0, 1, 'Other.') };
  const offer = choice({
    kind: 'secretOffer',
    shape,
    candidates: () => [
      { second: 1, first: 0 },
      { second: 0, first: 1 },
    ],
    reveal: () => undefined,
  });
  const module = defineModule({
    id: 'secret',
    rules: defineRules({
      id: 'secret',
      parts: [offer.part],
      decisions: [offer.decision],
      steps: [offer.step],
      events: offer.events,
      on: { architectEnded: offer.begin },
    }),
  });
  const library = createLibrary({ maps: [imperium], modules: [module] });
  let state = library.createGame({ ...OPTIONS, modules: ['secret'] });
  state = library.applyAction(state, play(0));
  state = library.applyAction(state, { type: 'pass', seat: 0 });
  for (const seat of [0, 1]) {
    state = library.applyAction(state, { type: 'secretOffer', seat, second: 1, first: 0 });
  }
  expect(JSON.stringify(state.parts['secret-offer']?.made)).toBe(
    '[{"first":0,"second":1},{"first":0,"second":1},null]',
  );
  const [guess] = library.imagine(library.viewFor(state, 2)).parts['secret-offer']?.made ?? [];
  expect(JSON.stringify(guess)).toBe('{"first":0,"second":1}');
});
