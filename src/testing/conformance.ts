/** What every map must stand: a suite for people who write their own. */
import fc from 'fast-check';
import type { Library } from '../library';
import { refuse } from '../model/errors';
import type { MapId } from '../model/ids';
import { type PlayedGame, playRecipe, type Recipe, recipes } from './arbitraries';

/** One check; `run` throws if the map does not stand it. */
export interface ConformanceCheck {
  readonly name: string;
  run(): void;
}

export interface ConformanceOptions {
  /** Games for each check. */
  readonly games?: number;
  /** Of fast-check; the same seed gives the same games. */
  readonly seed?: number;
}

/**
 * Checks to run with any test runner:
 *
 * `for (const { name, run } of mapConformance(library, map)) test(name, run);`
 *
 * @param library - everything exported by `concordia-rules`, or what `createLibrary` returned.
 */
export function mapConformance(
  library: Library,
  map: MapId,
  { games = 10, seed = 1 }: ConformanceOptions = {},
): readonly ConformanceCheck[] {
  // All checks see the same games, so each is played once.
  const played = new Map<string, PlayedGame>();
  const gameOf = (recipe: Recipe): PlayedGame => {
    const key = JSON.stringify(recipe);
    const game = played.get(key) ?? playRecipe(library, recipe);
    played.set(key, game);
    return game;
  };
  const check = (name: string, expect: (game: PlayedGame) => void): ConformanceCheck => ({
    name,
    run: () =>
      fc.assert(
        fc.property(recipes([map]), (recipe) => expect(gameOf(recipe))),
        { numRuns: games, seed, endOnFailure: true },
      ),
  });
  return [
    check('every game ends', ({ states }) => {
      if (!library.isOver(last(states))) fail('The game does not end.');
    }),
    check('a state survives JSON at every step', ({ states }) => {
      for (const state of states) {
        const copy = library.parseState(JSON.parse(JSON.stringify(state)));
        if (!same(copy, state)) fail(`Turn ${state.turn} is not the same after JSON.`);
      }
    }),
    check('every listed action applies and changes something', ({ states }) => {
      for (const state of every(7, states)) {
        for (const action of library.legalActions(state)) {
          const result = library.tryApplyAction(state, action);
          if (!result.ok) throw result.error;
          if (same(result.state, state)) fail(`${JSON.stringify(action)} changes nothing.`);
        }
      }
    }),
    check(
      'a finished game’s log is valid and gives the same scores',
      ({ options, states, actions }) => {
        const log = JSON.parse(JSON.stringify(library.recordGame(options, actions)));
        const result = library.validateLog(log);
        if (!result.ok) throw result.error;
        if (!same(result.scores, library.finalScores(last(states)))) fail('The scores differ.');
      },
    ),
    check('a view has the shape of the state and shows no hidden card', ({ states }) => {
      for (const state of every(7, states)) {
        const { players, deck } = library.viewFor(state, 'spectator');
        const seen = [...deck, ...players.flatMap(({ hand }) => hand)];
        if (seen.some((card) => card !== 'hidden')) fail('A spectator sees a hidden card.');
      }
    }),
  ];
}

function every<T>(step: number, items: readonly T[]): readonly T[] {
  return items.filter((_, index) => index % step === 0);
}

function last<T>(items: readonly T[]): T {
  return items.at(-1) ?? fail('There is no state.');
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function fail(message: string): never {
  refuse({ code: 'INVALID_MAP', message });
}
