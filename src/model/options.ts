import { z } from 'zod';
import { CARD_SETS, CardIdSchema } from './cards';
import { StoredGoodSchema } from './goods';
import { CityIdSchema, MAX_SEATS, MapIdSchema, ProvinceIdSchema } from './ids';
import { JsonSchema } from './json';
import { PlayerNameSchema } from './player-name';

/** The two sides of the card display; named after the fourth place. */
export const DISPLAY_SIDES = /* @__PURE__ */ Object.freeze(['cloth', 'wine'] as const);
export type DisplaySide = (typeof DISPLAY_SIDES)[number];

export const STARTING_GOODS = /* @__PURE__ */ Object.freeze(['standard', 'bought'] as const);
export const RULE_MODULES = /* @__PURE__ */ Object.freeze(['salt', 'forum'] as const);

/** The outcome of a real shuffle, to follow instead of the seed. */
export const SetupSchema = z
  .strictObject({
    /** The good of every city that takes a token. */
    cityGoods: z.record(CityIdSchema, StoredGoodSchema).exactOptional(),
    /** All cards for sale in order, the display first. */
    deck: z.array(CardIdSchema).max(60).exactOptional(),
    /** Draws of a map or module, by its id. */
    parts: z.record(MapIdSchema, JsonSchema).exactOptional(),
  })
  .readonly();
export type Setup = z.infer<typeof SetupSchema>;

const RULES = {
  cards: z.enum(CARD_SETS),
  teams: z.boolean(),
  display: z.enum(DISPLAY_SIDES),
  startingGoods: z.enum(STARTING_GOODS),
  intermediateScoring: z.boolean(),
  modules: z
    .array(z.enum(RULE_MODULES))
    .max(RULE_MODULES.length)
    .refine((names) => new Set(names).size === names.length, 'must name every module once')
    .readonly(),
  /** Provinces left off the board, such as the Italian ones of a small Ionium. */
  omitProvinces: z.array(ProvinceIdSchema).max(30).readonly(),
};

/** The rules a game is played by, apart from the map: kept in its state, nothing left open. */
export const GameRulesSchema = z.strictObject(RULES).readonly();
export type GameRules = z.infer<typeof GameRulesSchema>;

const PlayersSchema = z.union([
  z.int().min(2).max(MAX_SEATS),
  z.array(PlayerNameSchema).min(2).max(MAX_SEATS).readonly(),
]);

/** What `createGame` takes and a log repeats; the map by its id. */
export const GameOptionsSchema = z
  .strictObject({
    map: MapIdSchema,
    /** How many, or their names in seat order. */
    players: PlayersSchema,
    /**
     * Decides all shuffles; may be left out when `setup` does. Whoever knows it knows the whole deck: keep
     * it on the server, and where nobody may guess it, take a random one such as `crypto.randomUUID()`.
     */
    seed: z.string().max(1000).exactOptional(),
    setup: SetupSchema.exactOptional(),
    /** Concordia Venus in teams, and else the box of 2013, if left out. */
    cards: RULES.cards.exactOptional(),
    teams: RULES.teams.default(false),
    display: RULES.display.default('cloth'),
    startingGoods: RULES.startingGoods.default('standard'),
    intermediateScoring: RULES.intermediateScoring.default(false),
    modules: RULES.modules.default([]),
    omitProvinces: RULES.omitProvinces.default([]),
  })
  .readonly();
/** Options as a caller may write them, defaults left out. */
export type GameOptionsInput = z.input<typeof GameOptionsSchema>;
/** Options with all defaults filled in. */
export type GameOptions = z.infer<typeof GameOptionsSchema> & Pick<GameRules, 'cards'>;
