/** Arbitraries for fast-check: options, and whole games on any map. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { greedyWith } from '../bots/greedy';
import { plannerWith } from '../bots/planner';
import { type PlayedOut, playOut } from '../bots/play-out';
import { random } from '../bots/random';
import { type ActionIn, chanceFromSeed, type Strategy } from '../bots/strategy';
import type { Action, GameState } from '../index';
import type { RuleModule } from '../kit/module';
import type { Library } from '../library';
import type { AnyAction } from '../model/any';
import { ConcordiaError } from '../model/errors';
import type { MapId } from '../model/ids';
import { isAllowed } from '../model/options';
import type { Json } from '../model/plain';
import {
  CARD_SETS,
  type ChosenOptions,
  type NewGame,
  RULE_MODULES,
  STARTING_GOODS,
} from '../new-game';

/** Options with a seed, which determine a game. */
export type SeededGame = NewGame & {
  /** The seed of all shuffles. */
  readonly seed: string;
};

/** Options that all games of a kind have, those of any module among them. */
export type FixedOptions = Partial<NewGame> & Readonly<Record<string, unknown>>;

/** What a game is made from; small, so that a failing example is readable. */
export interface Recipe {
  /** The options of the game. */
  readonly options: SeededGame;
  /** The player of all seats. */
  readonly strategy: 'random' | 'greedy' | 'planner';
}

/** The options that recipes choose from. */
interface Choices {
  /** Numbers of players without teams. */
  readonly alone: readonly number[];
  /** Numbers of players in teams. */
  readonly inTeams: readonly number[];
  readonly cards: readonly NonNullable<NewGame['cards']>[];
  readonly startingGoods: readonly NonNullable<NewGame['startingGoods']>[];
  readonly intermediateScoring: readonly boolean[];
  /** Modules of every game, and modules of some games. */
  readonly modules: readonly MapId[];
  readonly someModules: readonly MapId[];
  /** Options of modules beside those above, and options of every game. */
  readonly own: readonly OwnOption[];
  readonly options: FixedOptions;
}

/** An option that a module brings. */
interface OwnOption {
  readonly name: string;
  readonly module: MapId;
  /** Whether it is chosen only in games whose `modules` name the module. */
  readonly isNamed: boolean;
  readonly values: readonly Json[];
}

const EVERYTHING: Choices = {
  alone: [2, 3, 4, 5],
  inTeams: [4, 6],
  cards: CARD_SETS,
  startingGoods: STARTING_GOODS,
  intermediateScoring: [false, true],
  modules: [],
  someModules: RULE_MODULES,
  own: [],
  options: {},
};

/**
 * Games of every kind that this package plays, on one of the maps; `mode` limits them to games with or without teams.
 *
 * @example
 * ```ts
 * const [recipe] = fc.sample(recipes(['imperium'], 'alone'), { numRuns: 1, seed: 1 });
 * console.log(recipe?.options.map); // -> imperium
 * ```
 */
export function recipes(
  maps: readonly MapId[],
  mode: 'alone' | 'teams' | 'any' = 'any',
): fc.Arbitrary<Recipe> {
  return recipesAmong(maps, {
    ...EVERYTHING,
    ...(mode === 'teams' ? { alone: [] } : {}),
    ...(mode === 'alone' ? { inTeams: [] } : {}),
  });
}

/**
 * Games of every kind that a library plays on one of its maps, found by trying options.
 *
 * @param modules - ids of modules that every game is played with. Their options are drawn as well: words, yes and no, and whole
 * numbers of a range.
 * @param options - options that every game is played with.
 * @throws ConcordiaError of `createGame` if no number of players can play with these modules.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const [recipe] = fc.sample(recipesFor(concordia, 'imperium'), { numRuns: 1, seed: 1 });
 * console.log(recipe?.options.map); // -> imperium
 * ```
 */
export function recipesFor(
  library: Pick<Library, 'createGame'> & Partial<Pick<Library, 'definition'>>,
  map: MapId,
  modules: readonly MapId[] = [],
  options: FixedOptions = {},
): fc.Arbitrary<Recipe> {
  const choices = choicesFor(library, map, modules, options);
  // Options that are possible alone need not be possible together.
  return recipesAmong([map], choices).filter(({ options }) => isPlayed(library, options));
}

/**
 * A few games in which each number of players is played once, and each value of the options of the modules.
 *
 * @throws ConcordiaError like `recipesFor`.
 */
export function cornersFor(
  library: Pick<Library, 'createGame'> & Partial<Pick<Library, 'definition'>>,
  map: MapId,
  modules: readonly MapId[],
  given: FixedOptions,
): readonly Recipe[] {
  const { alone, inTeams, own } = choicesFor(library, map, modules, given);
  const modes = [
    ...alone.map((players) => ({ players })),
    ...inTeams.map((players) => ({ players, teams: true })),
  ];
  const mine = own.filter(({ module }) => modules.includes(module));
  const count = Math.max(modes.length, ...mine.map(({ values }) => values.length));
  const games = Array.from({ length: count }, (_, turn): Recipe => {
    const values = mine.map(({ name, values }) => [name, values[turn % values.length]]);
    const mode = modes[turn % modes.length] ?? { players: 2 };
    const chosen = { map, seed: `corner ${turn}`, modules, ...mode, ...Object.fromEntries(values) };
    return { options: { ...chosen, ...given }, strategy: 'random' };
  });
  return games.filter(({ options }) => isPlayed(library, options));
}

function choicesFor(
  library: Pick<Library, 'createGame'> & Partial<Pick<Library, 'definition'>>,
  map: MapId,
  modules: readonly MapId[],
  options: FixedOptions,
): Choices {
  const base = { ...options, map, seed: '', modules };
  const plays = (options: Partial<NewGame>): boolean =>
    isPlayed(library, { ...base, players: 2, ...options });
  // Where rules play a seat, one may play alone.
  const alone = [1, ...EVERYTHING.alone, 6].filter((players) => plays({ players }));
  const inTeams = EVERYTHING.inTeams.filter((players) => plays({ players, teams: true }));
  const [players = inTeams[0] ?? 2] = alone;
  const onlyTeams = alone.length === 0 && inTeams.length > 0;
  const mode = { players, ...(onlyTeams ? { teams: true } : {}) };
  // Throws the reason if it cannot.
  library.createGame({ ...base, ...mode });
  const can = (options: Partial<NewGame>): boolean => plays({ ...mode, ...options });
  return {
    alone,
    inTeams,
    cards: can({ cards: 'concordia' })
      ? EVERYTHING.cards.filter((cards) => can({ cards }))
      : ['venus'],
    startingGoods: EVERYTHING.startingGoods.filter((startingGoods) => can({ startingGoods })),
    intermediateScoring: EVERYTHING.intermediateScoring.filter((intermediateScoring) =>
      can({ intermediateScoring }),
    ),
    modules,
    someModules: RULE_MODULES.filter(
      (id) => !modules.includes(id) && can({ modules: [...modules, id] }),
    ),
    own: (library.definition?.modules ?? []).flatMap(optionsOf),
    options,
  };
}

/** The options of a module that are not drawn for every game anyhow, and have values to choose from. */
function optionsOf({ id, options = {} }: RuleModule): readonly OwnOption[] {
  return Object.entries(options).flatMap(([name, { schema, off, startsModule }]) => {
    const values = name in DRAWN ? [] : valuesOf(schema);
    const isNamed = off === undefined && startsModule !== true;
    return values.length === 0 ? [] : [{ name, module: id, isNamed, values }];
  });
}

/** The options of modules that all libraries know: every recipe draws them. */
const DRAWN: Readonly<
  Record<Exclude<keyof ChosenOptions, 'display' | 'modules' | 'omitProvinces'>, true>
> = { cards: true, teams: true, startingGoods: true, intermediateScoring: true };

/** Of longer ranges, the ends and some numbers between them. */
const MOST_VALUES = 12;

/** All values that a schema allows, if it is a list of words, yes or no, or a range of whole numbers. */
export function valuesOf(schema: z.core.$ZodType): readonly Json[] {
  const {
    type,
    enum: words,
    minimum,
    maximum,
  } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  if (type === 'boolean') return [false, true];
  const values = words ?? (type === 'integer' ? range(minimum, maximum) : []);
  // Json by its schema; what else it may say about numbers is asked here.
  return (values as readonly Json[]).filter((value) => isAllowed(schema, value));
}

/** Whole numbers from one to the other; of long ranges some, with both ends. */
function range(least = Number.NaN, most = Number.NaN): readonly number[] {
  if (!(Math.abs(least) < FAR && Math.abs(most) < FAR)) return [];
  const steps = Math.min(most - least, MOST_VALUES);
  return Array.from({ length: steps + 1 }, (_, step) =>
    Math.round(least + ((most - least) * step) / Math.max(1, steps)),
  );
}

/** No range ends there: whole numbers without a bound have one that is farther. */
const FAR = 1e9;

/** Whether a library accepts these options. */
function isPlayed(library: Pick<Library, 'createGame'>, options: NewGame): boolean {
  try {
    library.createGame(options);
    return true;
  } catch (error) {
    if (error instanceof ConcordiaError && REFUSED.includes(error.code)) return false;
    throw error;
  }
}

const REFUSED: readonly string[] = ['UNSUPPORTED', 'INVALID_OPTIONS'];

function recipesAmong(maps: readonly MapId[], choices: Choices): fc.Arbitrary<Recipe> {
  const { alone, inTeams, modules, someModules, own, options: given } = choices;
  const modes: fc.Arbitrary<Pick<SeededGame, 'players' | 'cards' | 'teams'>>[] = [];
  if (alone.length > 0) {
    modes.push(
      fc.record({
        players: fc.constantFrom(...alone),
        cards: fc.constantFrom(...choices.cards),
      }),
    );
  }
  if (inTeams.length > 0) {
    modes.push(fc.record({ players: fc.constantFrom(...inTeams), teams: fc.constant(true) }));
  }
  const table = fc.record({
    map: fc.constantFrom(...maps),
    seed: fc.string({ maxLength: 8 }),
    display: fc.constantFrom('cloth', 'wine'),
    startingGoods: fc.constantFrom(...choices.startingGoods),
    intermediateScoring: fc.constantFrom(...choices.intermediateScoring),
    modules: fc.subarray([...someModules]).map((some) => [...modules, ...some]),
  });
  const chosen = fc.record(
    Object.fromEntries(own.map(({ name, values }) => [name, fc.constantFrom(...values)])),
  );
  const options = fc
    .tuple(table, fc.oneof(...modes), chosen)
    .map(([laid, played, drawn]): SeededGame => {
      const all = { ...laid, ...played };
      const fits = own.filter(({ module, isNamed }) => !isNamed || all.modules.includes(module));
      const mine = fits.map(({ name }) => [name, drawn[name]]);
      return { ...all, ...Object.fromEntries(mine), ...given };
    });
  return fc.record({ options, strategy: fc.constantFrom('random', 'planner') });
}

/** The functions that playing a recipe needs. */
type PlayableLibrary = Pick<
  Library,
  | 'actionTypes'
  | 'applyTrusted'
  | 'boardOf'
  | 'cards'
  | 'createGame'
  | 'getMap'
  | 'imagine'
  | 'legalActions'
  | 'pointsOf'
  | 'prospectOf'
  | 'viewFor'
>;

/** A recipe with the game that was played. */
export type PlayedGame<A extends AnyAction = Action, S = GameState> = Recipe & PlayedOut<A, S>;

/** The states of a library. */
type StateTaken<L extends PlayableLibrary> = Parameters<L['viewFor']>[0];

/** Longer than any known game of random moves. */
const MAX_ACTIONS = 20_000;

/**
 * Plays the game of a recipe; the same recipe always gives the same game.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const options = { map: 'imperium', players: 2, seed: 'ludi' };
 * const { states } = playRecipe(concordia, { options, strategy: 'random' });
 * console.log(states.at(-1)?.phase); // -> finished
 * ```
 */
export function playRecipe<L extends PlayableLibrary>(
  library: L,
  recipe: Recipe,
): PlayedGame<ActionIn<L>, StateTaken<L>> {
  const { options, strategy } = recipe;
  const start = library.createGame(options);
  const chance = chanceFromSeed(options.seed);
  const game = playOut<L>(library, start, playerOf(library, strategy), chance, MAX_ACTIONS);
  return { ...recipe, ...game };
}

function playerOf<L extends PlayableLibrary>(
  library: L,
  strategy: Recipe['strategy'],
): Strategy<ActionIn<L>> {
  if (strategy === 'random') return random;
  return strategy === 'greedy' ? greedyWith(library) : plannerWith(library);
}
