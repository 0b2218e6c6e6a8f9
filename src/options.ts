/** The options of a game, and the modules that some of them need. */
import * as z from 'zod/mini';
import type { Need } from './engine/vocabulary';
import type { RuleModule } from './kit/module';
import { type MapId, type ProvinceId, ProvinceIdSchema } from './model/ids';
import {
  DISPLAY_SIDES,
  type DisplaySide,
  type GameRules,
  type OptionFields,
  type Setup,
} from './model/options';

/** Which cards are used: the box of 2013 or Concordia Venus. */
export const CARD_SETS = Object.freeze(['concordia', 'venus'] as const);
/** Which cards are used. */
export type CardSet = (typeof CARD_SETS)[number];

/** How players come by their first goods. */
export const STARTING_GOODS = Object.freeze(['standard', 'bought'] as const);

/** Modules of this package that the option `modules` can name. */
export const RULE_MODULES = Object.freeze(['salt', 'forum'] as const);

/** The options of a game apart from the map, with all defaults; its state keeps them. */
export type ChosenRules = {
  /** Which cards are used: the box of 2013 or Concordia Venus. */
  readonly cards: CardSet;
  /** Whether partners play together. */
  readonly teams: boolean;
  /** The side of the card display. */
  readonly display: DisplaySide;
  /** Whether players begin with the usual goods or buy them. */
  readonly startingGoods: (typeof STARTING_GOODS)[number];
  /** Whether there is an intermediate scoring at each player's first Tribune. */
  readonly intermediateScoring: boolean;
  /** The ids of the modules to play with: `salt`, `forum` or your own. */
  readonly modules: readonly MapId[];
  /** Provinces left off the board, such as the Italian ones of a small Ionium. */
  readonly omitProvinces: readonly ProvinceId[];
};

/** What `createGame` takes. Everything but `map`, `players` and `seed` has a default. */
export interface NewGame extends Partial<ChosenRules> {
  /** The id of a map of the library, such as `imperium`. */
  readonly map: MapId;
  /** The number of players, or their names in seat order. */
  readonly players: number | readonly string[];
  /**
   * The seed of all shuffles; optional if `setup` gives their outcome. It reveals the whole deck: keep it on the server
   * and make it hard to guess, for example with `crypto.randomUUID()`.
   */
  readonly seed?: string;
  /** The recorded outcome of a real shuffle, used instead of the seed. */
  readonly setup?: Setup;
}

/** What `createGame` takes where maps and modules are known, such as `OneOf<'imperium' | 'roma'>`. */
export interface NewGameAmong<M extends MapId, R extends MapId> extends NewGame {
  /** The id of a map of the library, such as `imperium`. */
  readonly map: M;
  /** The ids of the modules to play with: `salt`, `forum` or your own. */
  readonly modules?: readonly R[];
}

/** Modules with an option of their own. */
export type OptionModule = 'venus' | 'teams' | 'bought-goods' | 'intermediate-scoring';

/** Options with all defaults filled in. */
export type GameOptions = NewGame & ChosenRules;

/** The options of a library with these modules. */
export function optionFields(modules: readonly RuleModule[]): OptionFields {
  const named = modules.flatMap(({ id, isPlayed }) => (isPlayed === undefined ? [id] : []));
  const names: readonly MapId[] = [...new Set([...RULE_MODULES, ...named])];
  return {
    // Its default depends on whether partners play together.
    cards: { schema: z.enum(CARD_SETS) },
    teams: { schema: z.boolean(), byDefault: false },
    display: { schema: z.enum(DISPLAY_SIDES), byDefault: 'cloth' },
    startingGoods: { schema: z.enum(STARTING_GOODS), byDefault: 'standard' },
    intermediateScoring: { schema: z.boolean(), byDefault: false },
    modules: {
      schema: z.readonly(
        z.array(z.enum(names)).check(
          z.maxLength(names.length),
          z.refine((list) => new Set(list).size === list.length, {
            params: { reason: 'moduleTwice' },
          }),
        ),
      ),
      byDefault: [],
    },
    omitProvinces: {
      schema: z.readonly(z.array(ProvinceIdSchema).check(z.maxLength(30))),
      byDefault: [],
    },
  };
}

/** Concordia Venus in teams, and else the box of 2013. */
export function lateOptions({ teams }: GameRules): { readonly cards: CardSet } {
  return { cards: teams === true ? 'venus' : 'concordia' };
}

/** The modules that the options need. */
export function neededModules(options: GameRules): readonly Need[] {
  const { cards, teams, startingGoods, intermediateScoring, modules } = options;
  return [
    ...(cards === 'venus' ? [{ option: 'cards', module: 'venus' }] : []),
    ...(teams === true ? [{ option: 'teams', module: 'teams' }] : []),
    ...(startingGoods === 'bought' ? [{ option: 'startingGoods', module: 'bought-goods' }] : []),
    ...(intermediateScoring === true
      ? [{ option: 'intermediateScoring', module: 'intermediate-scoring' }]
      : []),
    ...modules.map((module) => ({ option: 'modules', module })),
  ];
}
