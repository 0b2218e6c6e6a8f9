/** What every map and module must stand: a suite for people who write their own. */
import fc from 'fast-check';
import { chanceFromSeed } from '../bots/strategy';
import type { MapId } from '../model/ids';
import { isSameData } from '../model/plain';
import { playRecipe, type Recipe, recipesFor } from './arbitraries';
import { choicesTrue } from './choosing';
import { viewsFollow } from './following';
import { closed } from './forgeries';
import { listedApply, othersRefused } from './near-misses';
import { pricesTrue } from './prices';
import { secretsOutOfLogs, twinsToldAlike } from './secrets';
import { eventsDeclared, everythingInWords } from './telling';
import {
  canPlay,
  copyOf,
  differences,
  fail,
  type GameCheck,
  last,
  same,
  shown,
  some,
  type Tested,
  type TestedGame,
} from './tested';
import { viewsHide, viewsPlay } from './views';

/** One check; `run` throws if the map or a module does not stand it. */
export interface ConformanceCheck {
  /** For the test runner. */
  readonly name: string;
  /** Throws if the library fails it. */
  run(): void;
}

/** How much is played, and with what. */
export interface ConformanceOptions {
  /** Games for each check; 10 if left out. */
  readonly games?: number;
  /** Of fast-check; the same seed gives the same games. */
  readonly seed?: number;
  /** Modules that every game is played with, such as your own; those of this package come and go besides. */
  readonly modules?: readonly MapId[];
}

/**
 * Checks to run with any test runner:
 *
 * `for (const { name, run } of mapConformance(library, 'colchis')) test(name, run);`
 *
 * Games are played with everything the library can: any number of players, alone and in teams, all modules of this
 * package that it has, and those that are named.
 *
 * @param library - everything exported by `concordia-rules`, or what `createLibrary` returned.
 * @param map - one of its maps.
 * @throws ConcordiaError if the library has no such map or module.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const [check] = mapConformance(concordia, 'imperium', { games: 1 });
 * check?.run();
 * console.log(typeof check?.name); // -> string
 * ```
 */
export function mapConformance(
  library: Tested,
  map: MapId,
  { games = 10, seed = 1, modules = [] }: ConformanceOptions = {},
): readonly ConformanceCheck[] {
  const recipes = recipesFor(library, map, modules);
  // All checks see the same games, so each is played once.
  const played = new Map<string, TestedGame>();
  const gameOf = (recipe: Recipe): TestedGame => {
    const key = JSON.stringify(recipe);
    const game = played.get(key) ?? playRecipe(library, recipe);
    played.set(key, game);
    return game;
  };
  const check = (name: string, expect: GameCheck): ConformanceCheck => ({
    name,
    run: () =>
      fc.assert(
        fc.property(recipes, (recipe) => expect(gameOf(recipe))),
        { numRuns: games, seed, endOnFailure: true },
      ),
  });
  return [
    check('every game ends', ({ states }) => expectEnd(library, states)),
    check('every automatic player plays to the end', ({ options }) => {
      for (const strategy of ['random', 'greedy', 'planner'] as const) {
        expectEnd(library, gameOf({ options, strategy }).states);
      }
    }),
    check('the same options and actions give the same states', sameAgain(library)),
    check('a state survives JSON at every step', survivesJson(library)),
    check('every listed action applies and changes something', listedApply(library)),
    check('what can be chosen is what is listed; what cannot says why', choicesTrue(library)),
    check('the price told is the price paid', pricesTrue(library)),
    check('what is nearly a listed action is refused', othersRefused(library)),
    check('what follows from an accepted state is accepted', closed(library, chanceFromSeed)),
    check('a finished game’s log is valid and gives the same scores', logsValidate(library)),
    check('a log comes back from its text', logsInWords(library)),
    check('a log for a viewer leads to what they see, and to no secret', logsHide(library)),
    check('a view has the shape of the state and shows no hidden card', viewsHide(library)),
    check('whoever decides can play behind their view', viewsPlay(library)),
    check('what looks the same to somebody is told them the same', twinsToldAlike(library)),
    check(
      'a log for a viewer tells no secret action, until it is known',
      secretsOutOfLogs(library),
    ),
    check('events lead from view to view', viewsFollow(library)),
    check('every event is of a declared type and shape', eventsDeclared(library)),
    check('there are words for everything', everythingInWords(library)),
  ];
}

function expectEnd(library: Tested, states: TestedGame['states']): void {
  const end = last(states);
  if (!library.isOver(end)) fail('The game does not end.');
  if (library.legalActions(end).length > 0) fail('The game is over, and there is more to do.');
}

/** The game played again, action by action, as it would be from a log. */
function sameAgain(library: Tested): GameCheck {
  return ({ options, states, actions }) => {
    let state = library.createGame(copyOf(options));
    if (!same(state, states[0])) fail('The same options give another table.');
    for (const [index, action] of actions.entries()) {
      state = library.applyAction(state, copyOf(action));
      if (!same(state, states[index + 1])) fail(`${shown(action)} leads to another state.`);
    }
  };
}

/** States that are looked at more closely. */
const STATES = 40;
/** Moments of a game from which its log is told. */
const LOGS = 2;

function survivesJson(library: Tested): GameCheck {
  return ({ states, actions }) => {
    for (const state of states) {
      const copy = library.parseState(copyOf(state));
      if (!same(copy, state)) fail(`Turn ${state.turn} is not the same after JSON.`);
    }
    for (const index of some([...actions.keys()], STATES)) {
      const [state, action] = [states[index], actions[index]];
      if (state === undefined || action === undefined) continue;
      const copy = library.parseState(copyOf(state));
      if (!same(library.legalActions(copy), library.legalActions(state))) {
        fail(`Something else is possible after JSON at ${shown(state.decision)}.`);
      }
      if (!same(library.applyAction(copy, action), states[index + 1])) {
        fail(`${shown(action)} leads to another state after JSON.`);
      }
    }
  };
}

function logsHide(library: Tested): GameCheck {
  return ({ options, states, actions }) => {
    for (const played of some([...actions.keys()], LOGS)) {
      const seen = actions.slice(0, played + 1);
      const state = states[played + 1];
      if (state === undefined) continue;
      const log = library.recordGame(options, seen);
      for (const viewer of ['spectator', state.seat] as const) {
        const own = library.logFor(log, viewer);
        if (!canPlay(library, own)) continue;
        if (own.options.seed !== undefined) fail(`The log for ${viewer} tells the seed.`);
        if (!same(library.logFor(own, viewer), own)) {
          fail(`What the log for ${viewer} says of hidden things depends on them.`);
        }
        const again = library.viewFor(library.replay(own), viewer);
        const [other] = differences(library.viewFor(state, viewer), again);
        if (other !== undefined) {
          fail(`The log for ${viewer} leads elsewhere, at turn ${state.turn}: ${other.at}.`);
        }
      }
    }
  };
}

/** So many actions of a log against the rules are enough. */
const WRONG = 100;

function logsInWords(library: Tested): GameCheck {
  const expectSame = (log: ReturnType<Tested['recordGame']>): string => {
    const text = library.formatLog(log);
    if (!isSameData(library.parseLog(text), log))
      fail('Another log comes back from the text of one.');
    return text;
  };
  return ({ options, actions }) => {
    // The last action is left out, for its scores may be such as no log can hold.
    expectSame(library.recordGame(options, actions.slice(0, -1)));
    const half = library.recordGame(options, actions.slice(0, actions.length / 2));
    const own = library.logFor(half, 'spectator');
    const text = expectSame(canPlay(library, own) ? own : half);
    if (library.formatLog(library.parseLog(text)) !== text) fail('A text has two normal forms.');
    // What is done out of order is against the rules, and is written too.
    expectSame({ ...library.recordGame(options, []), actions: actions.slice(1, WRONG) });
  };
}

function logsValidate(library: Tested): GameCheck {
  return ({ options, states, actions }) => {
    const end = last(states);
    const log = library.recordGame(options, actions);
    const result = library.validateLog(copyOf(log));
    if (!result.ok) throw result.error;
    const scores = library.finalScores(end);
    if (!same(result.scores, scores)) fail('The scores differ.');
    if (!same(library.replay(copyOf(log)), end)) fail('A log leads to another end.');
    for (const [seat, { total }] of scores.players.entries()) {
      const alone = library.pointsOf(end, seat).total;
      if (alone !== total)
        fail(`Seat ${seat} has ${total} points with all others, ${alone} alone.`);
    }
  };
}
