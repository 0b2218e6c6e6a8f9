/**
 * An automatic player that plays on: it guesses what it cannot see, lets the planner finish the turn and play some rounds
 * against players who like other things than it does, and values what comes of it. It leaves the planner's choice only
 * for one that is better beyond what chance explains.
 */
import type { Action, Decision, GameState, GameView } from '../index';
import type { Library } from '../library';
import { sealed, sealedPlayer } from './door';
import type { Planner, PlannerNeeds } from './planner';
import { readOptions, type SimOptions } from './search/limits';
import { type Mind, mindOf } from './search/mind';
import type { OutcomeRules } from './search/outcome';
import { Search } from './search/search';
import { type ActionIn, chanceFromSeed, mustBeLibrary, type Strategy } from './strategy';

/** How long a searcher thinks. */
export interface SearchOptions extends SimOptions {
  /** How many times it plays each action on in a decision; 32 by default. */
  readonly sims?: number;
  /** Milliseconds for a decision, in place of `sims` or besides. The same seed may then lead to other games. */
  readonly ms?: number;
  /** A seed of its own; without it, `chance` of `choose` is its only source of randomness. */
  readonly seed?: string;
  /** Once it is aborted, the searcher no longer plays on: it plays like the planner. */
  readonly signal?: AbortSignal;
}

const ASKED = Object.freeze([
  'applyTrusted',
  'boardOf',
  'cards',
  'finalScores',
  'getMap',
  'imagine',
  'legalActions',
  'pointsOf',
  'prospectOf',
] as const);
export type SearcherNeeds = (typeof ASKED)[number] | PlannerNeeds;

/** Sims of a decision if nothing is said. */
const SIMS = 32;
/** The most actions of a decision that it compares with the planner's choice: those that the planner likes best. */
const BREADTH = 5;
/** Sims between looks at which actions are still worth comparing. */
const BATCH = 8;
/** The decisions in which it plays on; the planner makes the others. */
const SEARCHED: ReadonlySet<string> = new Set<Decision['kind']>([
  'playCard',
  'diplomat',
  'prefect',
  'senator',
  'consul',
  'proconsul',
  'praetor',
]);

/**
 * The bot `searcher` for a library of your own.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it is not a library, or an option is wrong.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const state = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const strong = searcherWith(concordia, { sims: 4 });
 * console.log(playOut(concordia, state, strong, chanceFromSeed('ludi'), 5).actions.length); // -> 5
 * ```
 */
export function searcherWith<L extends Pick<Library, SearcherNeeds>>(
  library: L,
  options: SearchOptions = {},
): Strategy<ActionIn<L>> {
  sealed(mustBeLibrary, library)(library, ASKED);
  const made = sealed(() => {
    const read = readOptions(options, 0, true);
    return searching(mindOf(library as unknown as OutcomeRules), read);
  }, library);
  return sealedPlayer(made(), library) as unknown as Strategy<ActionIn<L>>;
}

function searching(mind: Mind, options: SearchOptions): Strategy {
  const { planner, rules } = mind;
  return {
    name: 'searcher',
    choose(view, actions, chance, history) {
      // Strategies have open types; this is a view of the searcher's library.
      const seen = view as GameView;
      const { decision } = seen;
      const usual = planner.choose(seen, actions, chance);
      if (decision === null || actions.length === 1 || !SEARCHED.has(decision.kind)) return usual;
      const others = favourites(planner, seen, actions, usual);
      const { seed } = options;
      const luck = seed === undefined ? chance : chanceFromSeed(`${seed} ${seen.turn}`);
      const guess = (): GameState =>
        (history?.guess(luck) as GameState | undefined) ?? rules.imagine(seen, luck);
      const search = new Search(mind, guess(), decision.seat, usual, others);
      const isOver = limitOf(options);
      for (let sims = 0; search.isOpen && !isOver(sims); sims++) {
        search.play(guess(), luck);
        if (sims % BATCH === BATCH - 1) search.drop();
      }
      return search.choice();
    },
  };
}

/** The actions besides the usual one that the planner likes best. */
function favourites(
  planner: Planner,
  view: GameView,
  actions: readonly Action[],
  usual: Action,
): readonly Action[] {
  const gains = planner.gains(view, actions);
  return actions
    .map((action, index) => ({ action, gain: gains[index] ?? 0 }))
    .filter(({ action }) => action !== usual)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, BREADTH)
    .map(({ action }) => action);
}

/** Whether so many sims are enough. */
function limitOf({ sims, ms, signal }: SearchOptions): (done: number) => boolean {
  const end = ms === undefined ? undefined : performance.now() + ms;
  const most = sims ?? (ms === undefined ? SIMS : Number.POSITIVE_INFINITY);
  return (done) =>
    done >= most || signal?.aborted === true || (end !== undefined && performance.now() >= end);
}
