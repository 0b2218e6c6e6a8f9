/** Rules that can be combined with every map. */
import type { Refusal } from '../model/errors';
import type { MapId, Seat } from '../model/ids';
import type { CheckedMap, MapData } from '../model/map';
import type { AnyOptions, ModuleOptions } from '../model/options';
import type { Descriptions } from './descriptions';
import type { Shape } from './fields';
import type { Rules } from './rules';
import type { Translation } from './translation';

/** What a module adds to score sheets of games played at a table. */
export interface SheetRules {
  /** Lines of a player in addition to the base game's; each is optional. */
  readonly lines: Shape;
  /** The spaces of a player's storehouse, given these lines. */
  capacity?(spaces: number, lines: SheetLines): number;
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
