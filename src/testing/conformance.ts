/** A suite of checks that every map and module must pass, for authors of their own. */
import fc from 'fast-check';
import { chanceFromSeed } from '../bots/strategy';
import { ConcordiaError } from '../model/errors';
import { inputFaults } from '../model/faults';
import type { MapId } from '../model/ids';
import { isSameData } from '../model/plain';
import { cornersFor, type FixedOptions, playRecipe, type Recipe, recipesFor } from './arbitraries';
import { choicesTrue } from './choosing';
import { viewsFollow } from './following';
import { closed } from './forgeries';
import { languagesSpeak } from './languages';
import { listedApply, othersRefused } from './near-misses';
import { insideOf } from './owners';
import { pricesTrue } from './prices';
import { Reached, type TestedPart } from './reached';
import { secretsOutOfLogs, twinsToldAlike } from './secrets';
import { sheetsAnswer } from './sheets';
import { eventsDeclared, everythingInWords } from './telling';
import {
  canPlay,
  copyOf,
  differences,
  fail,
  type GameCheck,
  last,
  same,
  shareOf,
  shown,
  some,
  survives,
  type Tested,
  type TestedGame,
} from './tested';
import { orderIsFree } from './together';
import { trapped } from './traps';
import { guessesHide, viewsHide, viewsPlay } from './views';

/** One check; `run` throws if the map or a module fails it. */
export interface ConformanceCheck {
  /** Its name for the test runner. */
  readonly name: string;
  /** Throws if the library fails it. */
  run(): void;
}

/** How many games are played, and with which modules. */
export interface ConformanceOptions {
  /** Games for each check, the first of them played at random; 10 if left out. */
  readonly games?: number;
  /** The seed for fast-check; the same seed gives the same games. */
  readonly seed?: number;
  /** Modules that every game is played with, such as your own; modules of this package are added to some games. */
  readonly modules?: readonly MapId[];
  /** Options that every game is played with, such as one of your module; others are drawn. */
  readonly options?: FixedOptions;
  /**
   * Called by the last check with what no game has shown of the map and of `modules`: actions, roles, events, refusals and
   * values of options, such as `the refusal notAtFord`. It is asked if `games` is ten or more.
   */
  unreached?(what: readonly string[]): void;
}

/**
 * Checks to run with any test runner:
 *
 * `for (const { name, run } of mapConformance(library, 'colchis')) test(name, run);`
 *
 * Games are played with every option the library supports: all numbers of players, with and without teams, all modules
 * of this package that it has, those in `modules`, and the values of their options.
 *
 * @param library - everything exported by `concordia-rules`, or what `createLibrary` returned.
 * @param map - one of its maps.
 * @throws ConcordiaError if the library has no such map or module, or `games` is not a positive whole number.
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
  options: ConformanceOptions = {},
): readonly ConformanceCheck[] {
  return checksOf(trapped(library), map, options);
}

function checksOf(
  library: Tested,
  map: MapId,
  { games = 10, seed = 1, modules = [], options = {}, unreached }: ConformanceOptions,
): readonly ConformanceCheck[] {
  mustBeGames(games);
  const parts = partsTested(library, map, modules);
  const reached = new Reached(library, parts);
  const recipes = recipesFor(library, map, modules, options);
  // All checks use the same games, so each is played only once.
  const played = new Map<string, TestedGame>();
  const gameOf = (recipe: Recipe): TestedGame => {
    const key = JSON.stringify(recipe);
    const known = played.get(key);
    if (known !== undefined) return known;
    const game = { ...playedFrom(library, recipe), share: Math.min(1, WHOLE / games) };
    played.set(key, game);
    return game;
  };
  const check = (name: string, expect: GameCheck): ConformanceCheck => ({
    name,
    run: () =>
      fc.assert(
        fc.property(firstAtRandom(recipes), (recipe) => expect(gameOf(recipe))),
        { numRuns: games, seed, endOnFailure: true },
      ),
  });
  return [
    check('every game ends', ({ states }) => expectEnd(library, states)),
    check('every automatic player plays to the end', playersInTurn()),
    check('the same options and actions give the same states', sameAgain(library)),
    check('a state survives JSON at every step', survivesJson(library)),
    check('every listed action applies and changes something', listedApply(library)),
    check('legal choices are the legal actions; illegal ones say why', choicesTrue(library)),
    check('every action costs what its cost says', pricesTrue(library)),
    check('decisions at the same time may be made in any order', orderIsFree(library)),
    check('an action that is not listed is refused', othersRefused(library)),
    check('an accepted state leads only to accepted states', closed(library, chanceFromSeed)),
    check('a finished game’s log is valid and gives the same scores', logsValidate(library)),
    check('a log survives the text notation', logsInWords(library)),
    check('a log for a viewer leads to their view and reveals no secret', logsHide(library)),
    check('a view has the shape of the state and shows no hidden card', viewsHide(library)),
    check('the deciding player can play from their view', viewsPlay(library)),
    check('guesses at what is hidden look the same and could be', guessesHide(library)),
    check('states with the same view get the same answers', twinsToldAlike(library)),
    check(
      'a log for a viewer hides secret actions until they are known',
      secretsOutOfLogs(library),
    ),
    check('events lead from view to view', viewsFollow(library)),
    check('every event is of a declared type and shape', eventsDeclared(library)),
    check('there are words for everything', everythingInWords(library)),
    check('the words of every language say something', languagesSpeak(library, parts)),
    { name: 'every score sheet has an answer', run: () => sheetsAnswer(parts) },
    ...(games < ENOUGH ? [] : [everythingReached()]),
  ];

  /** All of them play each game; of many games, the player of the recipe, and another in every third. */
  function playersInTurn(): GameCheck {
    let count = 0;
    return ({ options, strategy: own }) => {
      count += 1;
      const others = count % WHOLE === 0 ? (['greedy', own] as const) : [own];
      const players = games > WHOLE ? others : PLAYERS;
      for (const strategy of players) expectEnd(library, gameOf({ options, strategy }).states);
    };
  }

  function everythingReached(): ConformanceCheck {
    const { name, run } = check('every action is offered once', reached.note);
    return {
      name,
      run() {
        run();
        // A crash for six players, or for one value of an option, is found in no other way.
        const corners = cornersFor(library, map, modules, options);
        for (const recipe of corners) {
          const game = gameOf(recipe);
          expectEnd(library, game.states);
          reached.note(game);
        }
        // Rare actions come up when nobody wants to win, and such games are long.
        for (const recipe of fc.sample(recipes, { numRuns: games, seed: seed + 1 })) {
          const game = playedFrom(library, { ...recipe, strategy: 'random' });
          expectEnd(library, game.states);
          if (!reached.hasAllActions()) reached.note(game);
        }
        unreached?.(reached.missing());
        reached.expectActions(2 * games + corners.length);
      },
    };
  }
}

/** Automatic players choose from a list: what is refused then is the fault of the rules, and not theirs. */
function playedFrom(library: Tested, recipe: Recipe): TestedGame {
  try {
    return playRecipe(library, recipe);
  } catch (error) {
    if (!(error instanceof ConcordiaError) || error.code === 'INVALID_RULES') throw error;
    const { reason, message } = error;
    const owner = insideOf(library)?.rules.find(({ refusals = [] }) =>
      refusals.some((own) => own.reason === reason),
    );
    const whose = owner === undefined ? '' : ` of ${owner.id}`;
    return fail(`A listed action is refused by ${reason}${whose} when it is played: ${message}`);
  }
}

/** The map, and the modules that every game is played with. */
function partsTested(
  library: Tested,
  map: MapId,
  modules: readonly MapId[],
): readonly TestedPart[] {
  const inside = insideOf(library);
  if (inside === undefined) return [];
  const maps = inside.maps.filter(({ id }) => id === map);
  return [...maps, ...inside.modules.filter(({ id }) => modules.includes(id))];
}

const PLAYERS = ['random', 'greedy', 'planner'] as const;

/** Fewer games need not reach everything. */
const ENOUGH = 10;
/** So many games are looked at as a whole; of more of them, as much is looked at in all. */
const WHOLE = 3;

/** No games would find nothing, and say that all is well. */
function mustBeGames(games: number): void {
  const path = 'options.games';
  if (!Number.isSafeInteger(games)) {
    const facts = { expected: 'int', found: typeof games };
    inputFaults.refuse('INVALID_INPUT', path, 'wrongType', undefined, facts);
  }
  if (games < 1) {
    inputFaults.refuse('INVALID_INPUT', path, 'wrongSize', undefined, { of: 'number', least: 1 });
  }
}

/** The same games, but the first by chance: it goes where no player goes who wants to win. */
function firstAtRandom(recipes: fc.Arbitrary<Recipe>): fc.Arbitrary<Recipe> {
  let count = 0;
  return recipes.map((recipe) => {
    count += 1;
    return count === 1 ? { ...recipe, strategy: 'random' } : recipe;
  });
}

function expectEnd(library: Tested, states: TestedGame['states']): void {
  const end = last(states);
  if (!library.isOver(end)) fail('The game does not end.');
  if (library.legalActions(end).length > 0) fail('The game is over, but there are legal actions.');
}

/** Plays the game again, action by action, as from a log. */
function sameAgain(library: Tested): GameCheck {
  return ({ options, states, actions }) => {
    let state = library.createGame(copyOf(options));
    if (!same(state, states[0])) fail('The same options give another state.');
    for (const [index, action] of actions.entries()) {
      // Whoever is asked about another moment in between remembers nothing of it.
      if (index % BETWEEN === 0) library.choices(states[actions.length - 1 - index] ?? state);
      state = library.applyAction(state, copyOf(action));
      if (!same(state, states[index + 1])) fail(`${shown(action)} leads to another state.`);
    }
  };
}

/** After so many actions, another moment is asked about. */
const BETWEEN = 7;

/** The number of states checked more closely. */
const STATES = 40;
/** The number of moments of a game at which its log is checked. */
const LOGS = 2;

function survivesJson(library: Tested): GameCheck {
  return (game) => {
    const { states, actions } = game;
    for (const state of some(states, shareOf(game, states.length))) {
      if (!survives(library, state)) fail(`Turn ${state.turn} is not the same after JSON.`);
    }
    for (const index of some([...actions.keys()], shareOf(game, STATES))) {
      const [state, action] = [states[index], actions[index]];
      if (state === undefined || action === undefined) continue;
      const copy = library.parseState(copyOf(state));
      if (!same(library.legalActions(copy), library.legalActions(state))) {
        fail(`Other actions are legal after JSON at ${shown(state.decision)}.`);
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
          fail(`The log for ${viewer} depends on what is hidden from them.`);
        }
        const again = library.viewFor(library.replay(own), viewer);
        const [other] = differences(library.viewFor(state, viewer), again);
        if (other !== undefined) {
          fail(`The log for ${viewer} leads to another view, at turn ${state.turn}: ${other.at}.`);
        }
      }
    }
  };
}

/** The number of illegal actions checked in a log. */
const WRONG = 100;

function logsInWords(library: Tested): GameCheck {
  const expectSame = (log: ReturnType<Tested['recordGame']>) => {
    const text = library.formatLog(log);
    const read = library.parseLog(text);
    if (!isSameData(read, log)) fail('The text of a log is read as another log.');
    return { text, read };
  };
  return (game) => {
    const { options, actions } = game;
    // The last action is left out, because a log may not be able to hold the scores.
    const written = some(actions.slice(0, -1), shareOf(game, actions.length));
    expectSame({ ...library.recordGame(options, []), actions: written });
    const half = library.recordGame(options, actions.slice(0, actions.length / 2));
    const own = library.logFor(half, 'spectator');
    const { text, read } = expectSame(canPlay(library, own) ? own : half);
    if (library.formatLog(read) !== text) fail('A text has two normal forms.');
    // Actions out of order are illegal, but can be written as well.
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
    const [other] = differences(result.scores, scores);
    if (other !== undefined) {
      const { at, values } = other;
      fail(`The scores differ at ${at}: ${values[0]} from the log, and ${values[1]} in the game.`);
    }
    if (!same(library.replay(copyOf(log)), end)) fail('A log leads to another end.');
    for (const [seat, { total }] of scores.players.entries()) {
      const alone = library.pointsOf(end, seat).total;
      if (alone !== total)
        fail(`Seat ${seat} has ${total} points in the final scores, but ${alone} alone.`);
    }
  };
}
