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

export interface SheetFault {
  readonly seat: Seat;
  /** Within the player's lines. */
  readonly path: readonly PropertyKey[];
  readonly reason: string;
  readonly rule?: string;
}

export interface RuleModule<R extends Rules = Rules> {
  readonly id: MapId;
  /** For people who choose. */
  readonly name?: string;
  /** Whether the options ask for it; if left out, their list of modules says so. */
  isPlayed?(options: GameRules): boolean;
  /** Why it cannot be played with these options, by so many; `details.path` is the option. */
  unfit?(options: GameRules, players: number): Refusal | undefined;
  readonly rules: R;
  readonly sheet?: SheetRules;
}

/** A board as its author writes it. */
export type MapDefinition<R extends Rules = Rules> = MapData & { readonly rules?: R };

/** A board with the rules it changes; made by `defineMap`. Its data is JSON. */
export interface MapModule<R extends Rules = Rules> extends CheckedMap {
  readonly rules?: R;
}
