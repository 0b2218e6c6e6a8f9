/** What a new game is made of: its map, its players, and its options, which are those of the base game and of modules. */
import * as z from 'zod/mini';
import type { RuleModule } from './kit/module';
import { sameWordTwice } from './kit/rule-words';
import { refuse } from './model/errors';
import { type MapId, type ProvinceId, ProvinceIdSchema } from './model/ids';
import {
  DISPLAY_SIDES,
  type DisplaySide,
  type KnownOption,
  type OptionFields,
  type Setup,
  type Shuffles,
} from './model/options';
import {
  OPTIONS_AFTER_DISPLAY,
  OPTIONS_BEFORE_DISPLAY,
  type PackageChoices,
  RULE_MODULES,
} from './modules/package-options';

/** The options of a game apart from the map, with all defaults; its state keeps them. */
export type ChosenOptions = PackageChoices & {
  /** The side of the card display. */
  readonly display: DisplaySide;
  /** The ids of the modules to play with: `salt`, `forum` or your own. */
  readonly modules: readonly MapId[];
  /** Provinces left off the board, such as the Italian ones of a small Ionium. */
  readonly omitProvinces: readonly ProvinceId[];
};

/** What `createGame` takes. Everything but `map`, `players` and `seed` has a default. */
export interface NewGame extends Partial<ChosenOptions> {
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

export { CARD_SETS, type CardSet, RULE_MODULES, STARTING_GOODS } from './modules/package-options';

/** Options with all defaults filled in. */
export type GameOptions = NewGame & ChosenOptions;

/** What `createGame` takes, with the defaults of the options that all games have. */
export type Settled<N extends object> = N & {
  readonly [K in keyof N as Extract<K, Exclude<keyof GameOptions, keyof Shuffles>>]-?: N[K];
};

/**
 * The options of a library with these modules, in the order of states.
 *
 * @throws ConcordiaError `INVALID_LIBRARY` if two modules bring an option of the same name.
 */
export function optionFields(modules: readonly RuleModule[]): OptionFields {
  const listed = modules.filter(isListed).map(({ id }) => id);
  const names = [...new Set([...RULE_MODULES, ...listed])];
  const fields: OptionFields = {
    ...OPTIONS_BEFORE_DISPLAY,
    display: { schema: z.enum(DISPLAY_SIDES), byDefault: 'cloth' },
    ...OPTIONS_AFTER_DISPLAY,
    modules: {
      schema: z.readonly(
        z.array(z.enum(names)).check(
          z.maxLength(names.length),
          // The refinements of zod would be larger.
          z.check(({ value, issues }) => {
            if (new Set(value).size < value.length) {
              issues.push({ code: 'custom', input: value, params: { reason: 'moduleTwice' } });
            }
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
  return modules.reduce(withOptions, fields);
}

/** @throws ConcordiaError `INVALID_LIBRARY` if another module brings an option of the same name. */
function withOptions(fields: OptionFields, { id, options = {} }: RuleModule): OptionFields {
  let all = fields;
  for (const [name, option] of Object.entries(options)) {
    const { module = id, goesWithModule = false } = all[name] ?? { goesWithModule: true };
    if (module !== id) {
      const facts = { option: name, modules: [module, id] };
      refuse(sameWordTwice(facts));
    }
    const field: KnownOption = { ...option, module, goesWithModule };
    // Options whose defaults depend on others come first.
    const first = typeof field.byDefault === 'function' ? { [name]: field } : {};
    all = { ...first, ...all, [name]: field };
  }
  return all;
}

/** Whether the option `modules` asks for it. */
export function isListed({ isPlayed, options = {} }: RuleModule): boolean {
  return !isPlayed && Object.values(options).every(({ off }) => off === undefined);
}
