import * as z from 'zod/mini';
import type { CardId } from './cards';
import { type StoredGood, StoredGoodSchema } from './goods';
import { withoutHidden } from './hidden';
import {
  type CityId,
  CityIdSchema,
  MAX_SEATS,
  type MapId,
  MapIdSchema,
  type ProvinceId,
} from './ids';
import { type Json, JsonSchema } from './json';
import { PlayerNameSchema } from './player-name';

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
export interface GameRules {
  /** The side of the card display. */
  readonly display: DisplaySide;
  /** The modules in play. */
  readonly modules: readonly MapId[];
  /** Provinces left off the board. */
  readonly omitProvinces: readonly ProvinceId[];
  /** Options of modules. */
  readonly [option: string]: Json;
}

/** Options with all defaults filled in. */
export interface GameOptions extends GameRules {
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

/** The fields of a library's options, with their defaults. */
export type OptionFields = Readonly<
  Record<string, { readonly schema: z.core.$ZodType<Json>; readonly byDefault?: Json }>
>;

/** Schemas of a library's options. */
export function optionSchemas(fields: OptionFields, card: z.ZodMiniType<CardId>) {
  const rules: Record<string, z.core.$ZodType> = {};
  const chosen: Record<string, z.core.$ZodType> = {};
  for (const [name, { schema, byDefault }] of Object.entries(fields)) {
    rules[name] = schema;
    chosen[name] =
      byDefault === undefined ? z.exactOptional(schema) : z._default(schema, byDefault);
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
    players: PlayersSchema,
    seed: z.exactOptional(z.string().check(z.maxLength(1000), withoutHidden())),
    setup: z.exactOptional(setup),
    ...chosen,
  };
  return {
    rules: z.readonly(z.strictObject(rules)),
    options: z.readonly(z.strictObject(shape)),
    names: Object.keys(shape),
  };
}

/** More cards than any game has. */
export const MOST_CARDS = 60;

const PlayersSchema = z.union([
  z.int().check(z.minimum(2), z.maximum(MAX_SEATS)),
  z.readonly(z.array(PlayerNameSchema).check(z.minLength(2), z.maxLength(MAX_SEATS))),
]);
