import * as z from 'zod/mini';
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
export const SetupSchema = z.readonly(
  z.strictObject({
    /** The good of every city that takes a token. */
    cityGoods: z.exactOptional(z.record(CityIdSchema, StoredGoodSchema)),
    /** All cards for sale in order, the display first. */
    deck: z.exactOptional(z.array(CardIdSchema).check(z.maxLength(60))),
    /** Draws of a map or module, by its id. */
    parts: z.exactOptional(z.record(MapIdSchema, JsonSchema)),
  }),
);
export type Setup = z.infer<typeof SetupSchema>;

const RULES = {
  cards: z.enum(CARD_SETS),
  teams: z.boolean(),
  display: z.enum(DISPLAY_SIDES),
  startingGoods: z.enum(STARTING_GOODS),
  intermediateScoring: z.boolean(),
  modules: z.readonly(
    z.array(z.enum(RULE_MODULES)).check(
      z.maxLength(RULE_MODULES.length),
      z.refine((names) => new Set(names).size === names.length, 'must name every module once'),
    ),
  ),
  /** Provinces left off the board, such as the Italian ones of a small Ionium. */
  omitProvinces: z.readonly(z.array(ProvinceIdSchema).check(z.maxLength(30))),
};

/** The rules a game is played by, apart from the map: kept in its state, nothing left open. */
export const GameRulesSchema = z.readonly(z.strictObject(RULES));
export type GameRules = z.infer<typeof GameRulesSchema>;

const PlayersSchema = z.union([
  z.int().check(z.minimum(2), z.maximum(MAX_SEATS)),
  z.readonly(z.array(PlayerNameSchema).check(z.minLength(2), z.maxLength(MAX_SEATS))),
]);

const OptionsSchema = z.strictObject({
  map: MapIdSchema,
  /** How many, or their names in seat order. */
  players: PlayersSchema,
  /**
   * Decides all shuffles; may be left out when `setup` does. Whoever knows it knows the whole deck: keep
   * it on the server, and where nobody may guess it, take a random one such as `crypto.randomUUID()`.
   */
  seed: z.exactOptional(z.string().check(z.maxLength(1000))),
  setup: z.exactOptional(SetupSchema),
  /** Concordia Venus in teams, and else the box of 2013, if left out. */
  cards: z.exactOptional(RULES.cards),
  teams: z._default(RULES.teams, false),
  display: z._default(RULES.display, 'cloth'),
  startingGoods: z._default(RULES.startingGoods, 'standard'),
  intermediateScoring: z._default(RULES.intermediateScoring, false),
  modules: z._default(RULES.modules, []),
  omitProvinces: z._default(RULES.omitProvinces, []),
});

/** What `createGame` takes and a log repeats; the map by its id. */
export const GameOptionsSchema = /* @__PURE__ */ Object.assign(z.readonly(OptionsSchema), {
  /** The object itself, by whose shape the engine knows the names of the options. */
  unwrap: () => OptionsSchema,
});
/** Options as a caller may write them, defaults left out. */
export type GameOptionsInput = z.input<typeof GameOptionsSchema>;
/** Options with all defaults filled in. */
export type GameOptions = z.infer<typeof GameOptionsSchema> & Pick<GameRules, 'cards'>;
