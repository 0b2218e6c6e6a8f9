/** What a line of the test vectors is, for JSON Schema. */
import * as z from 'zod/mini';
import { ActionSchema, GameOptionsSchema, GameStateSchema } from '../../index';
import { LOG_VERSION } from '../../log/game-log';
import type { FieldSchemas } from '../../model/plain';
import { ScoresSchema } from '../schemas/output';
import type {
  TestVector,
  VectorAction,
  VectorFact,
  VectorLegal,
  VectorRefused,
  VectorRefusedSheet,
  VectorSheet,
} from './vectors';

const HashSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const CountSchema = z.int().check(z.minimum(0));

/** What any refusal has. */
const REFUSAL = {
  code: z.string().check(z.describe('The code of the error.')),
  reason: z.string().check(z.describe('Why, more finely.')),
  rule: z.exactOptional(
    z.string().check(z.describe('The number of the rule, if the error has one.')),
  ),
} as const;

const STEPS = [
  z.strictObject({
    action: ActionSchema.check(z.describe('An action that is carried out.')),
    hash: HashSchema.check(z.describe('The hash of the state after it.')),
  } satisfies FieldSchemas<VectorAction>),
  z.strictObject({
    refused: z.unknown().check(z.describe('An action that is refused, also one of no kind.')),
    ...REFUSAL,
  } satisfies FieldSchemas<VectorRefused>),
  z.strictObject({
    legal: z
      .readonly(z.array(ActionSchema))
      .check(z.describe('All actions of the player who decides, in any order.')),
  } satisfies FieldSchemas<VectorLegal>),
  z.strictObject({
    fact: z.string().check(z.describe('What is so now, in the words of docs/rulebook.md.')),
    seat: z.exactOptional(CountSchema.check(z.describe('The player whom the fact is about.'))),
    expected: z.unknown().check(z.describe('What the fact says, as data.')),
    isPart: z.exactOptional(
      z.literal(true).check(z.describe('There may be more fields than those expected.')),
    ),
  } satisfies FieldSchemas<VectorFact>),
  z.strictObject({
    sheet: z.unknown().check(z.describe('A score sheet.')),
    scores: ScoresSchema.check(z.describe('What it counts.')),
  } satisfies FieldSchemas<VectorSheet>),
  z.strictObject({
    refusedSheet: z.unknown().check(z.describe('A score sheet that is refused.')),
    ...REFUSAL,
  } satisfies FieldSchemas<VectorRefusedSheet>),
] as const;

export const TestVectorSchema: z.ZodMiniType<TestVector> = z.strictObject({
  id: z.string().check(z.describe('The file and the title; each is there once.')),
  rules: z
    .readonly(z.array(z.string()))
    .check(z.describe('The numbers of the rules that it is about.')),
  logVersion: z
    .literal(LOG_VERSION)
    .check(z.describe('The version of logs whose actions and options these are.')),
  options: z.exactOptional(
    GameOptionsSchema.check(
      z.describe('What the game was set up with, before anything was given.'),
    ),
  ),
  isSetUp: z.exactOptional(
    z.boolean().check(z.describe('Whether the start is what the set-up with these options makes.')),
  ),
  start: z.exactOptional(GameStateSchema.check(z.describe('The state before the first step.'))),
  hash: z.exactOptional(HashSchema.check(z.describe('The hash of the start.'))),
  perft: z.exactOptional(
    z
      .readonly(z.array(CountSchema))
      .check(
        z.describe('How many sequences of one action and, if these are few, of two are legal.'),
      ),
  ),
  steps: z.readonly(z.array(z.union(STEPS))).check(z.describe('What is done and what is so.')),
} satisfies FieldSchemas<TestVector>);
