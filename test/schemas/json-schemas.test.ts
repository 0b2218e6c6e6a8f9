/** The JSON Schemas: sound, explained, and true of what the library takes and gives. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { type JsonSchema, keptJsonSchemas } from '../../tools/json-schemas';
import { withSharedDefinitions } from '../../tools/shared-definitions';
import { page } from '../readme/markdown';
import { exampleSheets } from './example-sheets';
import { samples } from './real-data';

const schemas: Readonly<Record<string, JsonSchema>> = await keptJsonSchemas();
const NAMES = Object.keys(schemas);
const ajv = new Ajv2020({ strict: true, allErrors: false });
const checks = new Map(NAMES.map((name) => [name, ajv.compile(schemas[name] ?? {})]));

/** What is wrong with data, or nothing. */
function faultOf(name: string, data: unknown): unknown {
  const check = checks.get(name);
  if (check === undefined) return `there is no schema ${name}`;
  return check(data) ? undefined : check.errors?.[0];
}

type Definitions = NonNullable<JsonSchema['$defs']>;

/** What a part of a schema says, or what it refers to does; what refers to itself is any JSON and has no fields. */
function resolved(part: JsonSchema, definitions: Definitions): JsonSchema {
  const [, name = ''] = part.$ref?.split('#/$defs/') ?? [];
  return name === '' || name === '__schema0' ? part : (definitions[name] ?? {});
}

/** All fields of a schema, by their places. */
function fieldsOf(
  schema: JsonSchema,
  at: string,
  definitions: Definitions,
): readonly (readonly [string, JsonSchema])[] {
  const { properties = {}, items, prefixItems = [], additionalProperties, anyOf, oneOf } = schema;
  const own = Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' ? [[`${at}.${name}`, resolved(field, definitions)] as const] : [],
  );
  const inner = [items, ...prefixItems, additionalProperties, ...(anyOf ?? []), ...(oneOf ?? [])];
  return [
    ...own,
    ...own.flatMap(([place, field]) => fieldsOf(field, place, definitions)),
    ...inner
      .flat()
      .flatMap((part) =>
        typeof part === 'object' ? fieldsOf(resolved(part, definitions), at, definitions) : [],
      ),
  ];
}

describe.each(NAMES)('%s', (name) => {
  const schema = schemas[name] ?? {};

  test('has an id, a title and a description', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe(`https://unpkg.com/concordia-rules/dist/schemas/${name}.json`);
    expect(schema.title).toBeTruthy();
    expect(schema.description).toMatch(/\.$/);
  });

  test('says of every field what it means', () => {
    const silent = fieldsOf(schema, name, schema.$defs ?? {}).filter(
      ([, { description }]) => !description,
    );
    expect([...new Set(silent.map(([place]) => place))]).toEqual([]);
  });

  test('says nothing long twice', () => {
    expect(withSharedDefinitions(schema)).toEqual(schema);
  });

  test('is in the list of the entry points', () => {
    expect(page('docs/entries.md')).toContain(`\`${name}\``);
  });
});

describe('real data', () => {
  const counts = new Map<string, number>();
  const wrong: unknown[] = [];
  for (const { schema, what, data } of [...samples(), ...exampleSheets()]) {
    counts.set(schema, (counts.get(schema) ?? 0) + 1);
    const fault = faultOf(schema, data);
    if (fault !== undefined) wrong.push({ schema, what, fault });
  }

  test('of all maps fits its schema', () => {
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('there is some of every kind', () => {
    // Test vectors are made of the rulebook, and test/docs/vectors.test.ts reads those.
    const others = NAMES.filter((name) => name !== 'test-vector');
    expect([...counts.keys()].sort()).toEqual([...others].sort());
    for (const name of ['action', 'event']) expect(counts.get(name)).toBeGreaterThan(1000);
  });
});

describe('what is wrong is refused', () => {
  test.each([
    ['action', { type: 'teleport', seat: 0 }],
    ['action', { type: 'buildHouse', seat: 0 }],
    ['event', { type: 'houseBuilt', seat: 9 }],
    ['game-options', { map: 'imperium', players: 1 }],
    ['game-state', { version: 1 }],
    ['scores', { players: [{ name: 'Livia' }], winners: [] }],
    ['error', { code: 'NO_ROOM' }],
    ['choices', [{ refusal: {} }]],
  ])('%s', (name, data) => {
    expect(faultOf(name, data)).toBeDefined();
  });
});
