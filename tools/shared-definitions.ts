/** Moves repeated parts of a JSON Schema into its `$defs`. */
import type * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Shorter parts are not worth a definition. */
const LEAST_LETTERS = 200;

export function withSharedDefinitions(schema: JsonSchema): JsonSchema {
  const counts = new Map<string, number>();
  countParts(schema, counts);
  const names = new Map<string, string>();
  const definitions: Record<string, JsonSchema> = {};

  /** @param at - the field of a part, which gives the part its name. */
  function shared(part: JsonSchema, at: string): JsonSchema {
    const text = JSON.stringify(part);
    if ((counts.get(text) ?? 0) < 2) return withParts(part, at, shared);
    const known = names.get(text);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const name = freeName(at, new Set(names.values()));
    names.set(text, name);
    definitions[name] = withParts(part, name, shared);
    return { $ref: `#/$defs/${name}` };
  }

  const body = withParts(schema, 'value', shared);
  return names.size === 0 ? body : { ...body, $defs: { ...body.$defs, ...definitions } };
}

/** How often each part occurs in a schema; parts of a repeated part are counted once. */
function countParts(schema: JsonSchema, counts: Map<string, number>): void {
  withParts(schema, '', (part) => {
    const text = JSON.stringify(part);
    if (text.length < LEAST_LETTERS) return part;
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    if (count === 0) countParts(part, counts);
    return part;
  });
}

/** A schema with its parts replaced. */
function withParts(
  schema: JsonSchema,
  at: string,
  change: (part: JsonSchema, at: string) => JsonSchema,
): JsonSchema {
  const other = <T extends JsonSchema | boolean>(part: T, name = at): JsonSchema | T =>
    typeof part === 'object' ? change(part, name) : part;
  const result: JsonSchema = { ...schema };
  const { properties, items, additionalProperties, anyOf, oneOf, prefixItems } = schema;
  if (properties !== undefined) {
    result.properties = Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, other(part, name)]),
    );
  }
  if (items !== undefined && !Array.isArray(items)) result.items = other(items);
  if (additionalProperties !== undefined) {
    result.additionalProperties = other(additionalProperties);
  }
  if (anyOf !== undefined) result.anyOf = anyOf.map((part) => other(part));
  if (oneOf !== undefined) result.oneOf = oneOf.map((part) => other(part));
  if (prefixItems !== undefined) result.prefixItems = prefixItems.map((part) => other(part));
  return result;
}

/** Such as `card`, or `card2` if there is one. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}${number}`;
  return free;
}
