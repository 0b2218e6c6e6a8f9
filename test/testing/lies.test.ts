/** Libraries that say what is not so: the suite finds each lie where it is told, and says which it is. */
import { describe, expect, test } from 'vitest';
import { ConcordiaError } from '../../src/index';
import { mapConformance } from '../../src/testing';
import { toyLibrary, two } from '../support/toy-map';

type Tested = Parameters<typeof mapConformance>[0];
/** Functions of a library in another way. */
type Lie = (library: Tested) => Partial<Tested>;

const HONEST: Tested = toyLibrary();

/** Runs one check with one game of two. */
function run(library: Tested, name: string): void {
  const options = { games: 1, seed: 16, modules: [two.id] };
  const check = mapConformance(library, 'toy', options).find((one) => one.name === name);
  if (check === undefined) throw new Error(`There is no check "${name}".`);
  check.run();
}

/** What the check says of the library that lies. */
function faultOf(lie: Lie, name: string): unknown {
  try {
    run({ ...HONEST, ...lie(HONEST) }, name);
  } catch (error) {
    // That of fast-check says which game it was.
    return error instanceof Error ? error.cause : error;
  }
  return undefined;
}

/** Refuses whatever is done. */
const nobodyMay: Lie = () => ({
  tryApplyAction: () => ({
    ok: false,
    error: new ConcordiaError({ code: 'INVALID_ACTION', message: 'Nobody may.' }),
  }),
});

const neverOver: Lie = ({ isOver, legalActions }) => ({
  legalActions: (state) => (isOver(state) ? [{ type: 'pass', seat: 0 }] : legalActions(state)),
});

type Actions = ReturnType<Tested['legalActions']>;

/** Lists other actions in states that were read than in those that were played. */
function whereRead(others: (actions: Actions) => Actions): Lie {
  return ({ legalActions, parseState }) => {
    const read = new WeakSet<object>();
    return {
      parseState(input) {
        const state = parseState(input);
        read.add(state);
        return state;
      },
      legalActions: (state) =>
        read.has(state) ? others(legalActions(state)) : legalActions(state),
    };
  };
}

type Done = Extract<ReturnType<Tested['tryApplyAction']>, { ok: true }>;

/** Says something else of an action that was carried out. */
function carriedOut(other: (done: Done) => Partial<Done>): Lie {
  return ({ tryApplyAction }) => ({
    tryApplyAction(state, action) {
      const result = tryApplyAction(state, action);
      return result.ok ? { ...result, ...other(result) } : result;
    },
  });
}

const isView = (state: object): boolean => 'viewer' in state;
/** A number that is another each time. */
function counter(): () => number {
  let count = 0;
  return () => count++;
}

const LIES: Readonly<Record<string, readonly (readonly [lie: string, said: RegExp, Lie])[]>> = {
  'every game ends': [
    ['something to do when all is over', /is over, but there are legal actions/, neverOver],
  ],
  'every automatic player plays to the end': [
    ['something to do when all is over', /is over, but there are legal actions/, neverOver],
  ],
  'the same options and actions give the same states': [
    [
      'a table that is laid anew each time',
      /give another state/,
      ({ createGame }) => {
        const count = counter();
        return { createGame: (options) => ({ ...createGame(options), turn: 1 + count() }) };
      },
    ],
  ],
  'a state survives JSON at every step': [
    [
      'a state that is read as another',
      /Turn 1 is not the same after JSON/,
      ({ parseState }) => ({
        parseState: (input) => ({ ...parseState(input), turn: 99 }),
      }),
    ],
    [
      'a state that was read and lists fewer actions',
      /Other actions are legal after JSON/,
      whereRead((actions) => actions.slice(1)),
    ],
    [
      'an action that does something else after JSON',
      /leads to another state after JSON/,
      ({ applyAction }) => ({
        applyAction: (state, action) => ({ ...applyAction(state, action), turn: 99 }),
      }),
    ],
  ],
  'every listed action applies and changes something': [
    ['an action that is listed and refused', /^Nobody may\.$/, nobodyMay],
  ],
  'legal choices are the legal actions; illegal ones say why': [
    [
      'a choice too few',
      /The legal choices are not the legal actions/,
      ({ choices }) => ({ choices: (state) => choices(state).slice(1) }),
    ],
    [
      'a closed choice that is accepted',
      /is an illegal choice, but accepted/,
      () => ({ tryApplyAction: (state) => ({ ok: true, state, events: [], own: 0 }) }),
    ],
    [
      'a reason that is another when it is asked for alone',
      /has another refusal by why than among the choices/,
      () => ({ why: () => undefined }),
    ],
    [
      'a price that is another alone',
      /costs .* in the list of choices, but .* alone/,
      ({ costOf }) => ({ costOf: (...args) => ({ ...costOf(...args), steps: 77 }) }),
    ],
    [
      'a closed choice that is refused for another reason',
      /is refused for .* among the choices, but for /,
      ({ choices }) => ({
        choices: (state) =>
          choices(state).map((choice) =>
            choice.refusal === undefined
              ? choice
              : { ...choice, refusal: { ...choice.refusal, reason: 'OTHER' } },
          ),
      }),
    ],
  ],
  'an accepted state leads only to accepted states': [
    [
      'a state that is let in where nothing can be done',
      /There are no legal actions at/,
      whereRead(() => []),
    ],
    [
      'a state that follows and is read as another',
      /is accepted, but after .* it is not the same after JSON/,
      ({ parseState }) => {
        const count = counter();
        return {
          parseState(input) {
            const state = parseState(input);
            return count() === 0 ? state : { ...state, turn: 99 };
          },
        };
      },
    ],
    [
      'a check of states that goes wrong itself',
      /^The check is broken\.$/,
      () => ({
        parseState() {
          throw new ConcordiaError({ code: 'INVALID_RULES', message: 'The check is broken.' });
        },
      }),
    ],
  ],
  'a finished game’s log is valid and gives the same scores': [
    [
      'scores of a log that are others',
      /The scores differ/,
      ({ validateLog }) => ({
        validateLog(input) {
          const result = validateLog(input);
          return result.ok ? { ...result, scores: null } : result;
        },
      }),
    ],
    [
      'a log that leads to another end',
      /A log leads to another end/,
      ({ replay }) => ({
        replay: (log) => replay({ ...log, actions: log.actions.slice(0, -1) }),
      }),
    ],
    [
      'points of one seat that are not those among all',
      /Seat 0 has -?\d+ points in the final scores, but 999 alone/,
      ({ pointsOf }) => ({ pointsOf: (state, seat) => ({ ...pointsOf(state, seat), total: 999 }) }),
    ],
  ],
  'a log survives the text notation': [
    [
      'a text that is read as another log',
      /The text of a log is read as another log/,
      ({ parseLog }) => ({ parseLog: (text) => ({ ...parseLog(text), meta: { by: 'nobody' } }) }),
    ],
    [
      'a log with a text of its own each time',
      /A text has two normal forms/,
      ({ formatLog }) => {
        const count = counter();
        return { formatLog: (log) => formatLog(log) + '\n'.repeat(count()) };
      },
    ],
  ],
  'a log for a viewer leads to their view and reveals no secret': [
    [
      'a log with the seed',
      /The log for spectator tells the seed/,
      () => ({ logFor: (log) => log }),
    ],
    [
      'a log that says how often it was hidden',
      /The log for spectator depends on what is hidden from them/,
      ({ logFor }) => ({
        logFor: (log, viewer) => ({
          ...logFor(log, viewer),
          meta: { hidden: `${log.meta?.hidden ?? ''}x` },
        }),
      }),
    ],
    [
      'a log that leads to another view',
      /The log for spectator leads to another view, at turn \d+/,
      ({ replay }) => ({
        replay: (log) => replay({ ...log, actions: log.actions.slice(0, -1) }),
      }),
    ],
    [
      'a log that cannot be played for another reason than its seed',
      /^Nobody plays\.$/,
      ({ createGame }) => ({
        createGame(options) {
          if (typeof options === 'object' && options !== null && 'seed' in options)
            return createGame(options);
          throw new ConcordiaError({ code: 'INVALID_OPTIONS', message: 'Nobody plays.' });
        },
      }),
    ],
  ],
  'a view has the shape of the state and shows no hidden card': [
    [
      'a field too many',
      /The keys of the view of spectator are wrong/,
      seen((view) => ({ ...view, more: 1 })),
    ],
    [
      'a view of somebody else',
      /the view of spectator says it is that of 1/,
      seen((view) => ({ ...view, viewer: 1 })),
    ],
    [
      'another turn',
      /A public field is wrong in the view of spectator: turn/,
      seen((view) => ({ ...view, turn: 99 })),
    ],
    [
      'the generator',
      /The generator is in the view of spectator/,
      seen((view) => Object.assign({}, view, { random: [1, 2, 3, 4] })),
    ],
    [
      'a deck of another length',
      /Hidden cards are not hidden: the deck/,
      seen((view) => ({ ...view, deck: view.deck.slice(1) })),
    ],
    [
      'a deck of the same length that is open',
      /Hidden cards are not hidden: the deck, in the view of spectator/,
      seen((view) => ({ ...view, deck: view.deck.map(() => 'legatus') })),
    ],
    [
      'a seat too few',
      /Seat 1 is missing in the view of spectator/,
      seen((view) => ({ ...view, players: view.players.slice(0, 1) })),
    ],
    [
      'money that nobody has',
      /The possessions of seat 0 are wrong in the view of spectator/,
      eachSeat((player) => ({ ...player, money: 999 })),
    ],
    [
      'own cards that are covered',
      /The player's own cards are not in the view of 0/,
      eachSeat((player) => ({ ...player, hand: player.hand.map(() => 'hidden') })),
    ],
    [
      'a discard without its top card',
      /A discard's top card is not in the view of spectator/,
      eachSeat((player) => ({ ...player, discard: player.discard.map(() => 'hidden') })),
    ],
  ],
  'the deciding player can play from their view': [
    [
      'a view that is read as another',
      /The view of spectator is not the same after JSON/,
      ({ parseView }) => ({ parseView: (input) => ({ ...parseView(input), turn: 99 }) }),
    ],
    [
      'an end that nobody sees',
      /spectator does not see the end/,
      ({ isOver }) => ({ isOver: (state) => !isView(state) && isOver(state) }),
    ],
    [
      'points that a viewer counts otherwise',
      /spectator gets other points from the view than from the state/,
      ({ finalScores }) => ({
        finalScores(state) {
          const scores = finalScores(state);
          return isView(state) ? { ...scores, players: scores.players.toReversed() } : scores;
        },
      }),
    ],
    [
      'a decision in other words',
      /The decision has other words for spectator/,
      ({ describeDecision }) => ({
        describeDecision: (state, ...rest) =>
          isView(state) ? 'Who knows?' : describeDecision(state, ...rest),
      }),
    ],
  ],
  'every event is of a declared type and shape': [
    [
      'a quiet moment that is told',
      /actionEnded is emitted, but it is quiet/,
      carriedOut(({ events }) => ({ events: [...events, { type: 'actionEnded', because: {} }] })),
    ],
    ['an action that was taken and is refused', /^Nobody may\.$/, nobodyMay],
  ],
  'every action costs what its cost says': [
    [
      'a price that is too low',
      /The cost of .* is .*, but its events say/,
      ({ costOf }) => ({
        costOf: (state, action) => ({ ...costOf(state, action), money: 0, gain: 0 }),
      }),
    ],
    [
      'goods that nobody pays',
      /"goods":\{"wine":9\}.*, but its events say/,
      ({ costOf }) => ({
        costOf: (state, action) => ({ ...costOf(state, action), goods: { wine: 9 } }),
      }),
    ],
    [
      'a good of choice where nothing is left to choose',
      /"any":1.*, but its events say/,
      ({ costOf }) => ({ costOf: (state, action) => ({ ...costOf(state, action), any: 1 }) }),
    ],
    [
      'money that the purse has and no event tells',
      /has \d+ more sestertii, but the cost of the action says 0/,
      ({ tryApplyAction }) => ({
        tryApplyAction(state, action) {
          const result = tryApplyAction(state, action);
          if (!result.ok) return result;
          const players = result.state.players.map((player) => ({
            ...player,
            money: player.money + 7,
          }));
          return { ...result, state: { ...result.state, players }, events: [], own: 0 };
        },
        costOf: () => ({ money: 0, goods: {} }),
        viewFor: (state) => ({ ...state, random: null, viewer: 'spectator' }),
      }),
    ],
    [
      'money that comes by no rule',
      /moneyReceived is emitted without its rule/,
      carriedOut(({ events }) => ({
        events: events.map((event) => ({ ...event, because: {} })),
      })),
    ],
  ],
  'events lead from view to view': [
    [
      'a view that stays as it was',
      /Events lead spectator to another view, in /,
      () => ({ follow: (view) => view }),
    ],
    [
      'an end that is another behind a view',
      /Events lead (?:spectator|\d) to another view, in /,
      ({ follow, isOver }) => ({
        follow(view, events) {
          const after = follow(view, events);
          return isOver(after) ? { ...after, turn: after.turn + 1 } : after;
        },
      }),
    ],
    [
      'events that are kept back',
      /Events lead (?:spectator|\d) to another view, in |these events do not fit/i,
      () => ({ eventsFor: () => [] }),
    ],
  ],
  'there are words for everything': [
    [
      'an action that is told otherwise behind a view',
      /An action \w+ has another description in a view/,
      ({ describeAction }) => ({
        describeAction: (state, action, ...rest) =>
          isView(state) ? 'does it' : describeAction(state, action, ...rest),
      }),
    ],
    [
      'actions that are told alike',
      /have the same words: does something/,
      () => ({ describeAction: () => 'does something' }),
    ],
    [
      'words that lack something',
      /Something is missing in the words for the action \w+: undefined/,
      ({ describeAction }) => ({
        describeAction: (...args) => `undefined ${describeAction(...args)}`,
      }),
    ],
    [
      'a picture that lacks something',
      /Something is missing in own: .*undefined/,
      () => ({
        picturesOf: () => [
          { part: 'own', label: 'Own', items: [{ key: 'a', kind: 'a', label: 'undefined' }] },
        ],
      }),
    ],
    [
      'a decision that does not say whose it is',
      /The words for the decision \w+ do not say that .+ decides: may choose/,
      () => ({ describeDecision: () => 'may choose' }),
    ],
    [
      'an event of somebody without words',
      /There are no words for the event \w+/,
      () => ({ sentenceOf: () => undefined }),
    ],
  ],
};

type View = ReturnType<Tested['viewFor']>;

/** Views with something else in them. */
function seen(change: (view: View) => View): Lie {
  return ({ viewFor }) => ({ viewFor: (state, viewer) => change(viewFor(state, viewer)) });
}

function eachSeat(change: (player: View['players'][number]) => View['players'][number]): Lie {
  return seen((view) => ({ ...view, players: view.players.map(change) }));
}

describe.each(Object.entries(LIES))('%s', (name, lies) => {
  test.each(lies)('%s is found', (_, said, lie) => {
    const fault = faultOf(lie, name);
    expect(fault).toBeInstanceOf(ConcordiaError);
    expect(fault).toHaveProperty('message', expect.stringMatching(said));
  });

  test('is stood by a library that does not lie', () => {
    expect(faultOf(() => ({}), name)).toBeUndefined();
  });
});
