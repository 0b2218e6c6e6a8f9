/** Secrets: whoever cannot tell two states apart by their view is told the same of both. */
import { greedyWith } from '../bots/greedy';
import { plannerWith } from '../bots/planner';
import { chanceFromSeed } from '../bots/strategy';
import type { AnyAction, AnyEvent } from '../model/any';
import type { GameState, Viewer } from '../model/state';
import { named } from './owners';
import {
  canPlay,
  copyOf,
  differences,
  fail,
  type GameCheck,
  same,
  shown,
  some,
  type Tested,
  type TestedGame,
} from './tested';
import { secretsApart, twins } from './twins';

/** States of a game that are looked at for each kind of decision, and those of them at which automatic players choose. */
const OF_A_KIND = 3;
const CHOSEN = 4;
/** States at which those who decide ask what they can do. */
const ASKED = 20;
/** Actions of a state that are taken in both, and attempts at actions of other moments. */
const ACTIONS = 4;
const ATTEMPTS = 4;
/** States whose hidden things are looked at for what else could be hidden. */
const OTHERS = 12;

/** A state, and another that looks the same to a viewer. */
interface Pair {
  readonly state: GameState;
  readonly twin: GameState;
  readonly viewer: Viewer;
}

/** What looks the same to a viewer is told them the same: what is open, prices, words, refusals, events. */
export function twinsToldAlike(library: Tested): GameCheck {
  return (game) => {
    const { states, actions, options } = game;
    expectSameAtDecisions(library, game);
    const others = some(states, OTHERS);
    const attempts = some(actions, ATTEMPTS);
    for (const [index, state] of ofEachKind(states).entries()) {
      const seat = state.decision?.seat ?? state.seat;
      const next = (seat + 1) % state.players.length;
      for (const viewer of [seat, index % 2 === 0 ? 'spectator' : next] as const) {
        const seed = `${options.seed} ${index}`;
        for (const twin of twins(library, state, viewer, { most: 1, seed, others })) {
          const pair = { state, twin, viewer };
          expectSameQuestions(library, pair, attempts);
          if (viewer === seat && index % CHOSEN === 0) expectSameChoice(library, pair, seed);
          for (const action of some(library.legalActions(state), ACTIONS)) {
            expectSameAnswers(library, pair, action);
          }
        }
      }
    }
  };
}

/** Some states of every kind of decision, so that seldom ones are looked at too. */
function ofEachKind(states: readonly GameState[]): readonly GameState[] {
  const kinds = new Map<string, GameState[]>();
  for (const state of states) {
    if (state.decision === null) continue;
    const { kind } = state.decision;
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [state]);
    else known.push(state);
  }
  // When the deck is nearly used up there is little to know.
  return [...kinds.values()].flatMap((alike) => {
    const early = alike.filter(({ deck }) => deck.length > 1);
    return [...some(early, OF_A_KIND), ...alike.slice(-1)];
  });
}

/** Whoever decides is told the same; of more states, since that is soon asked. */
function expectSameAtDecisions(library: Tested, { states, actions, options }: TestedGame): void {
  const attempts = some(actions, ATTEMPTS);
  const early = states.filter(({ deck }) => deck.length > 1);
  for (const state of some(early, ASKED)) {
    if (state.decision === null) continue;
    const viewer = state.decision.seat;
    const [twin] = twins(library, state, viewer, { most: 1, seed: options.seed });
    if (twin !== undefined) expectSameQuestions(library, { state, twin, viewer }, attempts);
  }
}

/** What can be asked before anything is done. */
function expectSameQuestions(library: Tested, pair: Pair, attempts: readonly AnyAction[]): void {
  const { state, twin, viewer } = pair;
  const leaks = (what: string): never =>
    fail(`${what} ${whom(viewer)} what they cannot see: ${secretsIn(state, twin)}.`);
  if (library.describeDecision(state) !== library.describeDecision(twin)) {
    leaks('The words for the decision tell');
  }
  if (viewer === 'spectator') return;
  if (state.decision?.seat === viewer) {
    const listed = library.legalActions(state);
    if (!same(listed, library.legalActions(twin))) leaks('The list of actions tells');
    if (!same(library.choices(state), library.choices(twin))) {
      leaks('Choices, their prices or their refusals tell');
    }
    for (const action of listed) {
      if (library.describeAction(state, action) !== library.describeAction(twin, action)) {
        leaks(`The words for ${named(library, 'action', action.type)} tell`);
      }
    }
  }
  for (const action of attempts) {
    const attempt = { ...action, seat: viewer };
    if (answerTo(library, state, attempt) !== answerTo(library, twin, attempt)) {
      leaks(`The refusal of ${named(library, 'action', action.type)} tells`);
    }
  }
}

/** Why an action is refused; nothing if it is not. */
function answerTo(library: Tested, state: GameState, action: AnyAction): string {
  const result = library.tryApplyAction(state, copyOf(action));
  return result.ok ? '' : JSON.stringify(result.error);
}

/** Automatic players see a view and no more. */
function expectSameChoice(library: Tested, { state, twin, viewer }: Pair, seed: string): void {
  for (const player of [greedyWith(library), plannerWith(library)]) {
    const [one, other] = [state, twin].map((from) =>
      player.choose(
        library.viewFor(from, viewer),
        library.legalActions(from),
        chanceFromSeed(seed),
      ),
    );
    if (!same(one, other)) {
      fail(`The player ${player.name} knows what it cannot see: ${secretsIn(state, twin)}.`);
    }
  }
}

/** What is told of an action that is possible in both. */
function expectSameAnswers(library: Tested, pair: Pair, action: AnyAction): void {
  const { state, twin, viewer } = pair;
  const [one, other] = [state, twin].map((from) => library.tryApplyAction(from, copyOf(action)));
  if (!one?.ok || !other?.ok) {
    if (viewer === action.seat) {
      fail(
        `Whether ${named(library, 'action', action.type)} is refused tells ${whom(viewer)} what they cannot see: ${secretsIn(state, twin)}.`,
      );
    }
    return;
  }
  expectSameEvents(library, pair, one, other, action);
}

interface After {
  readonly state: GameState;
  readonly events: readonly AnyEvent[];
}

/**
 * Events tell no more than views: where all that was hidden before still is, the same has happened for the viewer.
 *
 * @returns false if something has come up, by which the viewer can tell the two apart.
 */
function expectSameEvents(
  library: Tested,
  { state, twin, viewer }: Pair,
  one: After,
  other: After,
  action: AnyAction,
): boolean {
  if (!same(library.viewFor(one.state, viewer), library.viewFor(other.state, viewer))) return false;
  const index = one.events.findIndex((event, place) => !same(event, other.events[place]));
  const event = one.events[index] ?? other.events[one.events.length];
  if (event !== undefined) {
    // What comes up may leave no trace, such as a tile that is laid aside.
    const isDrawn = !same(one.state.random, state.random);
    if (isDrawn || !isKept(state, twin, one.state, other.state)) return false;
    const told = [
      shown(event),
      shown(index === -1 ? null : (other.events[index] ?? null)),
    ] as const;
    fail(
      `${capital(named(library, 'event', event.type))} tells ${whom(viewer)} what they cannot see, after ${shown(action)}: ${told.join(' or ')}, and ${secretsIn(one.state, other.state, told)}.`,
    );
  }
  for (const told of one.events) {
    if (library.describeEvent(one.state, told) !== library.describeEvent(other.state, told)) {
      fail(
        `The words for ${named(library, 'event', told.type)} tell ${whom(viewer)} what they cannot see: ${secretsIn(one.state, other.state)}.`,
      );
    }
  }
  return true;
}

/** Whether all that was apart before is so afterwards, wherever it lies. */
function isKept(one: GameState, other: GameState, oneAfter: GameState, otherAfter: GameState) {
  const left = secretsApart(oneAfter, otherAfter).map(({ values }) => shown(values));
  return secretsApart(one, other).every(({ values }) => {
    const index = left.indexOf(shown(values));
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  });
}

/** Secret actions of a game whose logs are looked at, and moments of each kind of decision at which one is sought. */
const SECRETS = 3;
const MOMENTS = 3;
/** Other actions that are tried there. */
const INSTEAD = 3;
/** Actions after a secret one for which it may stay secret. */
const AHEAD = 40;

/** What a viewer cannot tell from anything else is not in their log; what they have come to know is. */
export function secretsOutOfLogs(library: Tested): GameCheck {
  return (game) => {
    let found = 0;
    const moments = new Map<string, number>();
    for (const [index, state] of game.states.entries()) {
      const { kind = '' } = state.decision ?? {};
      const before = moments.get(kind) ?? 0;
      if (before >= MOMENTS || found >= SECRETS) continue;
      moments.set(kind, before + 1);
      for (const viewer of ['spectator', (state.seat + 1) % state.players.length] as const) {
        const secret = secretAt(library, game, index, viewer);
        if (secret === undefined) continue;
        found += 1;
        followSecret(library, game, secret);
      }
    }
  };
}

/** An action of a game, and another that looks the same to a viewer. */
interface Secret {
  readonly index: number;
  readonly viewer: Viewer;
  readonly taken: AnyAction;
  readonly instead: AnyAction;
}

function secretAt(
  library: Tested,
  { states, actions }: TestedGame,
  index: number,
  viewer: Viewer,
): Secret | undefined {
  const [state, taken, after] = [states[index], actions[index], states[index + 1]];
  if (state === undefined || taken === undefined || after === undefined) return undefined;
  if (viewer === taken.seat) return undefined;
  const seen = library.viewFor(after, viewer);
  const others = library.legalActions(state).filter((action) => !same(action, taken));
  const alike = others.filter(({ type }) => type === taken.type);
  const instead = some(alike.length > 0 ? alike : others, INSTEAD).find((action) => {
    const next = library.applyAction(state, action);
    return secretsApart(after, next).length > 0 && same(library.viewFor(next, viewer), seen);
  });
  return instead && { index, viewer, taken, instead };
}

/** The log says the same of both while they look the same, and what was done once it shows. */
function followSecret(
  library: Tested,
  { options, states, actions }: TestedGame,
  secret: Secret,
): void {
  const { index, viewer, taken, instead } = secret;
  const start = states[index] ?? fail('A state is missing.');
  const table = library.recordGame(options, []);
  const logAt = (end: number, action: AnyAction) =>
    library.logFor(
      { ...table, actions: [...actions.slice(0, index), action, ...actions.slice(index + 1, end)] },
      viewer,
    );
  const [one, other] = [taken, instead].map((action) => applied(library, start, action));
  if (one === undefined || other === undefined) return;
  const expectSameLogs = (end: number): void => {
    const [first, second] = [logAt(end, taken), logAt(end, instead)];
    if (same(first, second)) return;
    const place = first.actions.findIndex((action, at) => !same(action, second.actions[at]));
    const what =
      place === -1
        ? 'its options'
        : `${named(library, 'action', first.actions[place]?.type ?? '')}, actions[${place}]`;
    fail(
      `The log for ${whom(viewer)} tells what they cannot see, in ${what}: ${secretsIn(one.state, other.state)}, after ${end} actions. Its step needs a mask.`,
    );
  };
  expectEventsOfSecret(library, secret, one, other);
  expectSameLogs(index + 1);
  let [left, right] = [one.state, other.state];
  let end = index + 1;
  let isSame = true;
  while (isSame && end < actions.length && end - index < AHEAD) {
    const action = actions[end] ?? fail('An action is missing.');
    const [next, twin] = [left, right].map((from) => applied(library, from, action));
    isSame =
      next !== undefined &&
      twin !== undefined &&
      expectSameEvents(library, { state: left, twin: right, viewer }, next, twin, action);
    if (isSame && next !== undefined && twin !== undefined)
      [left, right] = [next.state, twin.state];
    if (isSame) end += 1;
  }
  if (end > index + 1) expectSameLogs(end);
  if (!isSame) expectLogShows(library, logAt(end + 1, taken), states[end + 1], secret);
}

/** Nobody is told by an event which of two actions of a type it was. */
function expectEventsOfSecret(library: Tested, secret: Secret, one: After, other: After): void {
  const { viewer, taken, instead } = secret;
  // That something was done at all may be announced, as that a Legatus suggests a card.
  if (taken.type !== instead.type) return;
  const event = one.events.find((event, at) => !same(event, other.events[at]));
  if (event === undefined) return;
  fail(
    `${capital(named(library, 'event', event.type))} tells ${whom(viewer)} what they cannot see, after ${shown(taken)}: ${shown(event)}, and ${secretsIn(one.state, other.state)}.`,
  );
}

/** Once it has come out what somebody has done, the log has to say it. */
function expectLogShows(
  library: Tested,
  log: ReturnType<Tested['logFor']>,
  state: GameState | undefined,
  { index, viewer, taken }: Secret,
): void {
  if (state === undefined) return;
  const seen = library.viewFor(state, viewer);
  const where = `${named(library, 'action', taken.type)}, actions[${index}]`;
  if (!canPlay(library, log)) return;
  const again = library.viewFor(library.replay(log), viewer);
  const [other] = differences(seen, again);
  if (other !== undefined) {
    fail(
      `The log for ${whom(viewer)} leads elsewhere once it is known what was hidden, at ${other.at}: ${where}. Its mask has to look at what has become known.`,
    );
  }
}

/**
 * Where two states differ that should look the same, and how: a place of the deck, of each player, of each part.
 *
 * @param told - what was said of the one and of the other: if it names what is hidden, that is the place.
 */
function secretsIn(one: GameState, other: GameState, told?: readonly [string, string]): string {
  const apart = secretsApart(one, other);
  const named = apart.filter(
    ({ values: [first, second] }) => told?.[0].includes(first) && told[1].includes(second),
  );
  const rooms = new Map<string, string>();
  for (const { at, values } of named.length > 0 ? named : apart) {
    const [room = at] = /^(?:players\[\d+\]|parts\.[^.[]+|\w+)/.exec(at) ?? [];
    if (!rooms.has(room)) rooms.set(room, `${at} is ${values.join(' or ')}`);
  }
  return [...rooms.values()].join(', ');
}

function whom(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function applied(library: Tested, state: GameState, action: AnyAction): After | undefined {
  const result = library.tryApplyAction(state, copyOf(action));
  return result.ok ? result : undefined;
}
