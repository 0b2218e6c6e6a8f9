import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ActionSchema,
  GameLogSchema,
  GameOptionsSchema,
  GameStateSchema,
  MapDataSchema,
  ScoreSheetSchema,
} from '../../src/index';
import { messageOf } from '../../src/model/zod-words';
import { check } from '../support/check';

const { localeError: inEnglish } = z.locales.en();

/** What zod says of the input, after a look at every word of it: those of its own are as it has them. */
function codesOf(schema: z.core.$ZodType, input: unknown): readonly string[] {
  const codes: string[] = [];
  const error: z.core.$ZodErrorMap = (issue) => {
    codes.push(issue.code);
    expect(messageOf(issue)).toBe(inEnglish(issue));
    return messageOf(issue);
  };
  const { error: found } = z.safeParse(schema, input, { error });
  const plain = z.safeParse(schema, input, { error: inEnglish });
  expect(found?.issues).toEqual(plain.error?.issues);
  return codes;
}

test.each<[string, z.core.$ZodType, unknown]>([
  ['invalid_type', ActionSchema, null],
  ['invalid_type', ActionSchema, { type: 'pass', seat: '0' }],
  ['invalid_type', ActionSchema, { type: 'pass', seat: Number.NaN }],
  ['invalid_type', ActionSchema, { type: 'pass', seat: Number.NEGATIVE_INFINITY }],
  ['invalid_type', ActionSchema, { type: 'pass', seat: 0.5 }],
  ['invalid_type', ActionSchema, { type: 'pass', seat: null }],
  ['too_big', ActionSchema, { type: 'pass', seat: 6 }],
  ['too_big', ActionSchema, { type: 'pass', seat: 2 ** 60 }],
  ['too_small', ActionSchema, { type: 'pass', seat: -1 }],
  ['too_small', ActionSchema, { type: 'pass', seat: -(2 ** 60) }],
  ['unrecognized_keys', ActionSchema, { type: 'pass', seat: 0, card: 'x' }],
  ['unrecognized_keys', ActionSchema, { type: 'pass', seat: 0, card: 'x', as: 'y' }],
  ['invalid_union', ActionSchema, { type: 'win', seat: 0 }],
  ['invalid_value', ActionSchema, { type: 'playCard', seat: 0, card: 'x' }],
  ['invalid_value', GameStateSchema, { version: 2 }],
  ['invalid_union', GameOptionsSchema, { map: 'roma', players: 'all' }],
  ['too_small', GameOptionsSchema, { map: 'roma', players: [] }],
  ['too_big', GameOptionsSchema, { map: 'roma', players: 2, seed: 'x'.repeat(1001) }],
  ['too_big', z.array(z.int()).check(z.length(2)), [1, 2, 3]],
  ['too_small', z.array(z.int()).check(z.length(2)), []],
  ['too_small', z.number().check(z.positive()), 0],
  ['too_big', z.int32(), 2 ** 31],
  ['invalid_key', GameOptionsSchema, { map: 'roma', players: 2, setup: { parts: { A: 1 } } }],
  ['invalid_format', z.string().check(z.regex(/^a$/)), 'b'],
])('%s is said as zod says it', (code, schema, input) => {
  expect(codesOf(schema, input)).toContain(code);
});

test.each([
  ['options', GameOptionsSchema],
  ['states', GameStateSchema],
  ['logs', GameLogSchema],
  ['sheets', ScoreSheetSchema],
  ['maps', MapDataSchema],
  ['actions', ActionSchema],
] as const)('whatever is wrong with %s is said as zod says it', (_, schema: z.core.$ZodType) => {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  const inner = def.type === 'readonly' ? (def.innerType as z.core.$ZodTypes)._zod.def : def;
  const names =
    inner.type === 'object' ? Object.keys(inner.shape) : ['type', 'seat', 'card', 'pay'];
  const given = fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()])), {
    requiredKeys: [],
  });
  check(
    fc.property(given, (input) => {
      codesOf(schema, input);
    }),
  );
});

test('what a schema says itself goes before', () => {
  const schema = z.string().check(z.regex(/^a$/, 'must be an a'));
  const [issue] = z.safeParse(schema, 'b', { error: messageOf }).error?.issues ?? [];
  expect(issue?.message).toBe('must be an a');
});

test('what the schemas here cannot find is left to zod', () => {
  const [issue] = z.safeParse(z.email(), 'b', { error: messageOf }).error?.issues ?? [];
  expect(messageOf({ ...issue, input: 'b' } as z.core.$ZodRawIssue)).toBeUndefined();
});
