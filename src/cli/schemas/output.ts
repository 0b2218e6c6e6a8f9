/** Schemas of output: scores, choices and errors. They are for JSON Schema only, that of the package and that of `serve`. */
import * as z from 'zod/mini';
import {
  type Action,
  BundleSchema,
  type ByGod,
  type Choice,
  type GodScore,
  GoodSchema,
  type LocalizedRefusal,
  type MinervaScore,
  type PlayerScore,
  type Points,
  type Price,
  type Scores,
  SPECIALISTS,
  type TeamScore,
} from '../../index';
import { PlayerNameSchema } from '../../model/names';
import type { FieldSchemas } from '../../model/plain';

const CountSchema = z.int().check(z.minimum(0));
const RankSchema = z.int().check(z.minimum(1));

const GodScoreSchema = z.strictObject({
  cards: CountSchema,
  value: CountSchema,
  points: CountSchema,
} satisfies FieldSchemas<GodScore>);

const MinervaScoreSchema = z.strictObject({
  role: z.enum(SPECIALISTS),
  good: GoodSchema,
  houses: CountSchema,
  points: CountSchema,
} satisfies FieldSchemas<MinervaScore>);

const POINTS = {
  name: PlayerNameSchema,
  total: z.int(),
  gods: z.strictObject({
    vesta: z.exactOptional(GodScoreSchema),
    jupiter: z.exactOptional(GodScoreSchema),
    saturnus: z.exactOptional(GodScoreSchema),
    venus: z.exactOptional(GodScoreSchema),
    mercurius: z.exactOptional(GodScoreSchema),
    mars: z.exactOptional(GodScoreSchema),
  } satisfies FieldSchemas<Partial<ByGod<GodScore>>>),
  minerva: z.readonly(z.array(MinervaScoreSchema)),
  concordia: CountSchema,
  scores: z.readonly(z.record(z.string(), z.int())),
  bonus: z.int(),
} satisfies FieldSchemas<Points>;

export const PointsSchema: z.ZodMiniType<Points> = z.strictObject(POINTS);

const PlayerScoreSchema = z.strictObject({
  ...POINTS,
  rank: RankSchema,
} satisfies FieldSchemas<PlayerScore>);

const TeamScoreSchema = z.strictObject({
  players: z.readonly(z.array(PlayerNameSchema)),
  total: z.int(),
  rank: RankSchema,
} satisfies FieldSchemas<TeamScore>);

export const ScoresSchema: z.ZodMiniType<Scores> = z.strictObject({
  players: z.readonly(z.array(PlayerScoreSchema)),
  teams: z.exactOptional(z.readonly(z.array(TeamScoreSchema))),
  winners: z.readonly(z.array(PlayerNameSchema)),
} satisfies FieldSchemas<Scores>);

export const ErrorSchema: z.ZodMiniType<LocalizedRefusal> = z.strictObject({
  code: z.string(),
  reason: z.string(),
  message: z.string(),
  rule: z.exactOptional(z.string()),
  details: z.readonly(z.record(z.string(), z.unknown())),
} satisfies FieldSchemas<LocalizedRefusal>);

export const PriceSchema = z.strictObject({
  goods: BundleSchema,
  money: CountSchema,
  any: z.exactOptional(CountSchema),
  steps: z.exactOptional(CountSchema),
  gain: z.exactOptional(CountSchema),
} satisfies FieldSchemas<Price>);

/** @param action - the schema of a library's actions. */
export function choiceSchema<A extends Action>(action: z.ZodMiniType<A>): z.ZodMiniType<Choice> {
  return z.strictObject({
    action,
    cost: PriceSchema,
    refusal: z.exactOptional(ErrorSchema),
  } satisfies FieldSchemas<Choice>);
}
