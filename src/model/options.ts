import * as z from 'zod/mini';
import type { CardId } from './cards';
import type { Refusal } from './errors';
import { type StoredGood, StoredGoodSchema } from './goods';
import {
  type CityId,
  CityIdSchema,
  MAX_SEATS,
  type MapId,
  MapIdSchema,
  type ProvinceId,
} from './ids';
import { PlayerNameSchema } from './names';
import { type Json, JsonSchema, withoutHidden } from './plain';

/** The two sides of the card display, named after the fourth place. */
export const DISPLAY_SIDES = Object.freeze(['cloth', 'wine'] as const);
/** A side of the card display. */
export type DisplaySide = (typeof DISPLAY_SIDES)[number];

/** The recorded outcome of a real shuffle, used instead of the seed. */
export interface Setup {
  /** The good of every city that takes a token. */
  readonly cityGoods?: Readonly<Record<CityId, StoredGood>>;
  /** All cards for sale in order, the display first. */
  readonly deck?: readonly CardId[];
  /** What a map or module has drawn, by its id. */
  readonly parts?: Readonly<Record<MapId, Json>>;
}

/** The options of a game apart from the map, with all defaults; its state keeps them. */
export interface AnyOptions {
  /** The side of the card display. */
  readonly display: DisplaySide;
  /** The modules in play. */
  readonly modules: readonly MapId[];
  /** Provinces left off the board. */
  readonly omitProvinces: readonly ProvinceId[];
  /** Options of modules that are played. */
  readonly [option: string]: Json;
}

/** Options with all defaults filled in. */
export interface AnyGameOptions extends AnyOptions {
  /** The id of a map of the library. */
  readonly map: MapId;
  /** The number of players, or their names in seat order. */
  readonly players: number | readonly string[];
}

/** Seed of all shuffles, or a recorded set-up. */
export interface Shuffles {
  /** The seed of all shuffles. */
  readonly seed?: string;
  /** The recorded outcome of a real shuffle, used instead of the seed. */
  readonly setup?: Setup;
}

/** An option, as an engine knows it; those of the base game have no module. */
export interface OptionField<T extends Json = Json, F extends OffValue = OffValue> {
  /** Which values are allowed: JSON only. */
  readonly schema: z.core.$ZodType<T>;
  /** The default: a value, or a function of the other options. `off` if left out. */
  readonly byDefault?: T | ((options: AnyOptions) => T);
  /** The value of games without the module: any other value asks for the module, and `modules` does not name it. */
  readonly off?: F;
  /** Whether choosing the option asks for the module, as `modules` does, which then names it, too. */
  readonly startsModule?: boolean;
  /** The id of its module; can be left out. */
  readonly module?: MapId;
  /** The name of its tag in the text of a log; by default its own name with a capital letter. */
  readonly tag?: string;
  /** Why a game with these options and players cannot have this value; `details.path` is the option. */
  incompatible?(value: T, options: AnyOptions, players: number): Refusal | undefined;
}

/** An option of a module: `state.options` keeps its value by its name. */
export interface GameOption<T extends Json = Json, F extends OffValue = OffValue>
  extends OptionField<T, F> {
  /** What it means, for people who choose options. */
  readonly description: string;
}

/** Values that `off` can have. */
export type OffValue = string | number | boolean | null;

/** Whether an option can have the value. */
export function isAllowed(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

/** Options by their names. */
export type ModuleOptions = Readonly<Record<string, GameOption>>;

/** The values of these options. Mapped key by key, so that editors show the comment of an option. */
export type ChosenBy<O> = {
  readonly [K in keyof O]: O[K] extends OptionField<infer T, OffValue> ? T : never;
};

/** An option of a library. */
export interface KnownOption extends OptionField {
  /** Whether games without its module are without it: so is every option that not all libraries know. */
  readonly goesWithModule?: boolean;
}

/** All options of a library, in the order of states. */
export type OptionFields = Readonly<Record<string, KnownOption>>;

/** Schemas of a library's options. @param fewest - the fewest people of a game. */
export function optionSchemas(
  fields: OptionFields,
  card: z.ZodMiniType<CardId>,
  fewest = FEWEST_PLAYERS,
) {
  const chosen: Record<string, z.core.$ZodType> = {};
  const given: Record<string, z.core.$ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { schema, off = null, byDefault = off, goesWithModule } = field;
    chosen[name] = goesWithModule ? z.exactOptional(schema) : schema;
    // What others decide is filled in when they are known.
    given[name] =
      goesWithModule || typeof byDefault === 'function'
        ? z.exactOptional(schema)
        : z._default(schema, byDefault);
  }
  const setup = z.readonly(
    z.strictObject({
      cityGoods: z.exactOptional(z.record(CityIdSchema, StoredGoodSchema)),
      deck: z.exactOptional(z.array(card).check(z.maxLength(MOST_CARDS))),
      parts: z.exactOptional(z.record(MapIdSchema, JsonSchema)),
    }),
  );
  const shape = {
    map: MapIdSchema,
    players: playersSchema(fewest),
    seed: z.exactOptional(z.string().check(z.maxLength(1000), withoutHidden())),
    setup: z.exactOptional(setup),
    ...given,
  };
  return {
    chosenOptions: z.readonly(z.strictObject(chosen)),
    options: z.readonly(z.strictObject(shape)),
    names: Object.keys(shape),
  };
}

/** More cards than any game has. */
export const MOST_CARDS = 60;

/** The fewest players of a game in which rules play no seat. */
export const FEWEST_PLAYERS = 2;

const playersSchema = (fewest: number) =>
  z.union([
    z.int().check(z.minimum(fewest), z.maximum(MAX_SEATS)),
    z.readonly(z.array(PlayerNameSchema).check(z.minLength(fewest), z.maxLength(MAX_SEATS))),
  ]);
