/** Rules that can be combined with every map. */
import type { Refusal } from '../model/errors';
import type { MapId, Seat } from '../model/ids';
import type { CheckedMap, MapData } from '../model/map';
import type { GameRules } from '../model/options';
import type { Shape } from './fields';
import type { Rules } from './rules';

/** What a module adds to score sheets of games that were played with cardboard. */
export interface SheetRules {
  /** Lines of a player besides those of the base game; each may be left out. */
  readonly lines: Shape;
  /** Spaces of the storehouse of a player with these lines. */
  capacity?(spaces: number, lines: SheetLines): number;
  /** What is wrong with the lines of all players, in seat order. */
  faults?(players: readonly SheetLines[]): readonly SheetFault[];
}

/** The lines of one player, by their names; each is of its shape, or absent. */
export type SheetLines = Readonly<Record<string, unknown>>;

/** What is wrong with the lines of a player. */
export interface SheetFault {
  /** Whose lines. */
  readonly seat: Seat;
  /** Within the player's lines. */
  readonly path: readonly PropertyKey[];
  /** By which words know it, in camel case: `onlyOneTile`. */
  readonly reason: string;
  /** What the words need to know. */
  readonly facts?: object;
  /** The number of its rule, such as `R-12.1`. */
  readonly rule?: string;
}

/** Rules that can be combined with every map: what `defineModule` returns. */
export interface RuleModule<R extends Rules = Rules, I extends MapId = MapId> {
  /** By which the option `modules` asks for it. */
  readonly id: I;
  /** For people who choose. */
  readonly name?: string;
  /** Whether the options ask for it; if left out, their list of modules says so. */
  isPlayed?(options: GameRules): boolean;
  /** Why it cannot be played with these options, by so many; `details.path` is the option. */
  unfit?(options: GameRules, players: number): Refusal | undefined;
  /** What `defineRules` returned; its id is that of the module. */
  readonly rules: R;
  /** What it adds to score sheets. */
  readonly sheet?: SheetRules;
}

/** A board as its author writes it. */
export type MapDefinition<R extends Rules = Rules, I extends MapId = MapId> = MapData & {
  /** Kebab-case ASCII, unique in a library. */
  readonly id: I;
  /** What `defineRules` returned, where the board changes rules. */
  readonly rules?: R;
};

/** A board with the rules it changes; made by `defineMap`. Its data is JSON. */
export interface MapModule<R extends Rules = Rules, I extends MapId = MapId> extends CheckedMap {
  /** Kebab-case ASCII, unique in a library. */
  readonly id: I;
  /** What `defineRules` returned; absent if the board changes no rules. */
  readonly rules?: R;
}
