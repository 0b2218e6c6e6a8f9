/** Secrets: a viewer gets the same answers for states that their view cannot tell apart. */
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
  shareOf,
  shown,
  some,
  type Tested,
  type TestedGame,
} from './tested';
import { secretsApart, twins } from './twins';

/** The number of states checked for each kind of decision; bots choose at every fourth. */
const OF_A_KIND = 3;
const CHOSEN = 4;
/** The number of states at which the deciding players ask what they can do. */
const ASKED = 20;
/** The number of actions applied to both states, and of attempts at actions of other moments. */
const ACTIONS = 4;
const ATTEMPTS = 4;
/** The number of states whose secrets are used in place of others. */
const OTHERS = 12;

/** A state, and another with the same view for a viewer. */
interface Pair {
  readonly state: GameState;
  readonly twin: GameState;
  readonly viewer: Viewer;
}

/** States with the same view have the same choices, costs, words, refusals and events. */
export function twinsToldAlike(library: Tested): GameCheck {
  return (game) => {
    const { states, actions, options } = game;
    expectSameAtDecisions(library, game);
    const others = some(states, OTHERS);
    const attempts = some(actions, ATTEMPTS);
    for (const [index, state] of ofEachKind(states, shareOf(game, OF_A_KIND)).entries()) {
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

/** Some states of every kind of decision, including rare ones. */
export function ofEachKind(states: readonly GameState[], most = OF_A_KIND): readonly GameState[] {
  const kinds = new Map<string, GameState[]>();
  for (const state of states) {
    if (state.decision === null) continue;
    const { kind } = state.decision;
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [state]);
    else known.push(state);
  }
  // When the deck is nearly used up, little is hidden.
  return [...kinds.values()].flatMap((alike) => {
    const early = alike.filter(({ deck }) => deck.length > 1);
    return [...some(early, most), ...alike.slice(-1)];
  });
}

/** The same for deciding players, at more states, because it is quick. */
function expectSameAtDecisions(library: Tested, game: TestedGame): void {
  const { states, actions, options } = game;
  const attempts = some(actions, ATTEMPTS);
  const early = states.filter(({ deck }) => deck.length > 1);
  for (const state of some(early, shareOf(game, ASKED))) {
    if (state.decision === null) continue;
    const viewer = state.decision.seat;
    const [twin] = twins(library, state, viewer, { most: 1, seed: options.seed });
    if (twin !== undefined) expectSameQuestions(library, { state, twin, viewer }, attempts);
  }
}

/** Answers before an action is taken. */
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

/** The refusal of an action as text; empty if it is legal. */
function answerTo(library: Tested, state: GameState, action: AnyAction): string {
  const result = library.tryApplyAction(state, copyOf(action));
  return result.ok ? '' : JSON.stringify(result.error);
}

/** Bots choose the same, because they see only a view. */
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

/** Answers after an action that is legal in both states. */
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
 * Events tell no more than views: if everything hidden before is still hidden, the viewer gets the same events.
 *
 * @returns false if something was revealed, by which the viewer can tell the states apart.
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
    // Something may be revealed without a trace, such as a tile that is laid aside.
    const isDrawn = !same(one.state.random, state.random);
    if (isDrawn || !isKept(state, twin, one.state, other.state)) return false;
    const instead = index === -1 ? null : (other.events[index] ?? null);
    if (isOfDiscards(one.state, other.state, event, instead)) return false;
    const told = [shown(event), shown(instead)] as const;
    fail(
      `${capital(named(library, 'event', event.type))} tells ${whom(viewer)} what they cannot see, after ${shown(action)}: ${told.join(' or ')}, and ${secretsIn(one.state, other.state, told)}.`,
    );
  }
  for (const told of one.events) {
    if (library.sentenceOf(one.state, told) !== library.sentenceOf(other.state, told)) {
      fail(
        `The words for ${named(library, 'event', told.type)} tell ${whom(viewer)} what they cannot see: ${secretsIn(one.state, other.state)}.`,
      );
    }
  }
  return true;
}

/**
 * Whether two events differ only by cards of discards. They lie covered now, but everybody saw them when they were
 * played: a Magister copies the one below it.
 */
function isOfDiscards(
  one: GameState,
  other: GameState,
  event: AnyEvent,
  instead: AnyEvent | null,
): boolean {
  const cards = secretsApart(one, other)
    .filter(({ at }) => /^players\[\d+\]\.discard/.test(at))
    .map(({ values }) => shown(values));
  return differences(event, instead).every(({ values }) => cards.includes(shown(values)));
}

/** Whether all differences before are still there, in any place. */
function isKept(one: GameState, other: GameState, oneAfter: GameState, otherAfter: GameState) {
  const left = secretsApart(oneAfter, otherAfter).map(({ values }) => shown(values));
  return secretsApart(one, other).every(({ values }) => {
    const index = left.indexOf(shown(values));
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  });
}

/** The number of secret actions followed in a game, and of moments searched for each kind of decision. */
const SECRETS = 3;
const MOMENTS = 3;
/** The number of other actions tried at such a moment. */
const INSTEAD = 3;
/** The number of actions for which a secret is followed. */
const AHEAD = 40;

/** A viewer's log does not contain what they cannot know, but what they have come to know. */
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

/** The logs with either action are equal while the views are, and show the action taken once it is known. */
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

/** No event tells a viewer which of two actions of the same type was taken. */
function expectEventsOfSecret(library: Tested, secret: Secret, one: After, other: After): void {
  const { viewer, taken, instead } = secret;
  // An event may announce that something was done at all, such as a Legatus suggesting a card.
  if (taken.type !== instead.type) return;
  const event = one.events.find((event, at) => !same(event, other.events[at]));
  if (event === undefined) return;
  fail(
    `${capital(named(library, 'event', event.type))} tells ${whom(viewer)} what they cannot see, after ${shown(taken)}: ${shown(event)}, and ${secretsIn(one.state, other.state)}.`,
  );
}

/** Once an action is known to the viewer, their log shows it. */
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
      `The log for ${whom(viewer)} leads to another view once the secret is known, at ${other.at}: ${where}. Its mask must consider what became known later.`,
    );
  }
}

/**
 * How two states differ that should look the same: one place of the deck, of each player, of each part.
 *
 * @param told - the two events: a difference that they contain is preferred.
 */
export function secretsIn(
  one: GameState,
  other: GameState,
  told?: readonly [string, string],
): string {
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
