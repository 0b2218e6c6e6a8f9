/** Maps and modules, with their options and descriptions. */
import type { Card, RoleName } from '../model/cards';
import type { Refusal } from '../model/errors';
import type { MapId, Seat } from '../model/ids';
import type { CheckedMap, MapData } from '../model/map';
import type { Names } from '../model/names';
import type { AnyOptions, GameOption, ModuleOptions, OffValue } from '../model/options';
import type { Json } from '../model/plain';
import type { Shape } from './fields';
import { mustBeObject, type Translation } from './rule-words';
import type { Rules } from './rules';

// Texts with which maps and modules describe what they bring: for screens, beside the names of things.

/** A whole sentence, or a few. */
export type Describe = (names: Names) => string;

/** What a personality does, for a card with it. */
export type DescribeRole = (names: Names, card: Pick<Card, 'income'>) => string;

/** An option for people who choose options. */
export interface OptionTexts {
  /** Its name, such as `Card display`. */
  readonly label: string;
  /** What it means: a whole sentence. */
  readonly text?: string;
  /** The names of its values, by the value as a text: `cloth`, `2`, `true`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Descriptions by id; those left out are not described. A language has them for all maps and modules that it knows. */
export interface Descriptions {
  /** What a personality does, by its name: whole sentences that speak to the player. */
  readonly roles?: Readonly<Record<RoleName, DescribeRole>>;
  /** What a tile or another piece does, by its id; `<module>:<id>` is what it does in that map or module alone. */
  readonly tiles?: Readonly<Record<string, Describe>>;
  /** What is special about a place, by the map or module that says so, and by kind and id: `province:nubia`. */
  readonly places?: Readonly<Record<MapId, Readonly<Record<string, Describe>>>>;
  /** Its options, by their names. */
  readonly options?: Readonly<Record<string, OptionTexts>>;
  /** What a map or module changes, by its id: a sentence or two for people who choose it. */
  readonly summaries?: Readonly<Record<MapId, Describe>>;
}

// Rules that can be combined with every map.

/** What a module adds to score sheets of games played at a table. */
export interface SheetRules {
  /** Lines of a player in addition to the base game's; each is optional. */
  readonly lines: Shape;
  /** The spaces of a player's storehouse, given these lines. */
  capacity?(spaces: number, lines: SheetLines): number;
  /**
   * The victory points that the lines of a player bring, by the ids of the module's `scores`; what it leaves out is
   * counted by hand. It is asked for everybody if anybody has one of these lines.
   */
  points?(lines: SheetLines): Readonly<Record<string, number>>;
  /** Checks the lines of all players, in seat order. */
  faults?(players: readonly SheetLines[]): readonly SheetFault[];
}

/** The lines of one player, by their names; each matches its shape or is absent. */
export type SheetLines = Readonly<Record<string, unknown>>;

/** What is wrong with the lines of a player. */
export interface SheetFault {
  /** The player. */
  readonly seat: Seat;
  /** The place within the player's lines. */
  readonly path: readonly PropertyKey[];
  /** By which words know it, in camel case: `onlyOneTile`. */
  readonly reason: string;
  /** What the words need to know. */
  readonly facts?: object;
  /** The number of its rule, such as `R-12.1`. */
  readonly rule?: string;
}

/** A module: rules that can be combined with every map. Made by `defineModule`. */
export interface RuleModule<
  R extends Rules = Rules,
  I extends MapId = MapId,
  O extends ModuleOptions = ModuleOptions,
> {
  /** Its id in the option `modules`. */
  readonly id: I;
  /** Its name, for people who choose options. */
  readonly name?: string;
  /** The options it brings, by names that no other module uses. */
  readonly options?: O;
  /** Whether the options ask for it; by default, whether one of its own or the option `modules` does. */
  isPlayed?(options: AnyOptions): boolean;
  /** Why it cannot be played with these options and players; `details.path` is the option. */
  incompatible?(options: AnyOptions, players: number): Refusal | undefined;
  /** Rules made by `defineRules`, with the id of the module. */
  readonly rules: R;
  /** What its cards, tiles, places and options are, and what it changes, in English sentences for screens. */
  readonly descriptions?: Descriptions;
  /** Its words in other languages, each for libraries that speak it. */
  readonly languages?: readonly Translation[];
  /** What it adds to score sheets. */
  readonly sheet?: SheetRules;
}

/** A board as its author writes it. */
export type MapDefinition<R extends Rules = Rules, I extends MapId = MapId> = MapData & {
  /** Kebab-case ASCII, unique in a library. */
  readonly id: I;
  /** Rules made by `defineRules`, if the board changes any. */
  readonly rules?: R;
  /** What its cards, tiles, places and options are, and what it changes, in English sentences for screens. */
  readonly descriptions?: Descriptions;
  /** Its words in other languages, each for libraries that speak it. */
  readonly languages?: readonly Translation[];
  /** Why it cannot be played with these options and players; `details.path` is the option. */
  incompatible?(options: AnyOptions, players: number): Refusal | undefined;
};

/** A board with its rules, made by `defineMap`. The board is plain JSON. */
export interface MapModule<R extends Rules = Rules, I extends MapId = MapId> extends CheckedMap {
  /** Kebab-case ASCII, unique in a library. */
  readonly id: I;
  /** Rules made by `defineRules`; absent if the board changes none. */
  readonly rules?: R;
  /** What its cards, tiles, places and options are, and what it changes, in English sentences for screens. */
  readonly descriptions?: Descriptions;
  /** Its words in other languages, each for libraries that speak it. */
  readonly languages?: readonly Translation[];
  /** Why it cannot be played with these options and players; `details.path` is the option. */
  incompatible?(options: AnyOptions, players: number): Refusal | undefined;
}

// Options of modules.

/**
 * Defines an option of a module. Its value is in `state.options`, in logs, and in a tag of their text, if the
 * game plays the module.
 *
 * @example
 * ```ts
 * const rate = option({
 *   schema: z.int().check(z.minimum(1), z.maximum(5)),
 *   description: 'Sestertii for each house.',
 *   byDefault: 2,
 * });
 * console.log(rate.byDefault); // -> 2
 * ```
 */
export function option<T extends Json, const F extends OffValue = never>(
  definition: GameOption<T, F>,
): GameOption<T, F> {
  mustBeObject(definition, 'option');
  return Object.freeze(definition);
}

export type { ChosenBy, GameOption, ModuleOptions, OffValue, OptionField } from '../model/options';
