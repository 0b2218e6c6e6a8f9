/** Values that the schema of a field accepts, whether or not they are ever listed. */
import type * as z from 'zod/mini';

type DrawnSchema = z.core.$ZodType;

/** For a field with many values, the number of values from either end. */
const ENDS = 4;

/** For each type of action, the values to try for each field. */
export type Drawn = ReadonlyMap<string, ReadonlyMap<string, readonly unknown[]>>;

/** @param schema - the schema of all actions of a library. */
export function drawnFrom(schema: DrawnSchema): Drawn {
  const drawn = new Map<string, ReadonlyMap<string, readonly unknown[]>>();
  for (const option of optionsOf(schema)) {
    const { def } = definitionOf(option);
    if (def.type !== 'object') continue;
    const fields = new Map(Object.entries(def.shape).map(([name, own]) => [name, valuesOf(own)]));
    const [type] = fields.get('type') ?? [];
    if (typeof type === 'string') drawn.set(type, fields);
  }
  return drawn;
}

function optionsOf(schema: DrawnSchema): readonly DrawnSchema[] {
  const { def } = definitionOf(schema);
  return def.type === 'union' ? def.options : [schema];
}

/** Some values of a schema; none for strings with a pattern, whose meaning is unknown. */
function valuesOf(schema: DrawnSchema): readonly unknown[] {
  const { def } = definitionOf(schema);
  switch (def.type) {
    case 'number':
      return numbersOf(boundOf(schema, 'greater_than'), boundOf(schema, 'less_than'));
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    case 'enum':
      return Object.values(def.entries);
    case 'literal':
      return def.values;
    case 'nullable':
      return [null, ...valuesOf(def.innerType)];
    case 'optional':
    case 'readonly':
    case 'default':
      return valuesOf(def.innerType);
    case 'array':
      return [[], ...valuesOf(def.element).map((value) => [value])];
    case 'union':
      return def.options.flatMap(valuesOf);
    case 'object':
      return Object.entries(def.shape).flatMap(([name, own]) =>
        valuesOf(own).map((value) => ({ [name]: value })),
      );
    case 'record':
      return valuesOf(def.keyType).flatMap((name) =>
        valuesOf(def.valueType).map((value) => ({ [String(name)]: value })),
      );
    default:
      return [];
  }
}

/** All numbers of a small range; of a large one, those at both ends. */
function numbersOf(least: number, most: number): readonly number[] {
  const isBounded = Number.isSafeInteger(least) && Number.isSafeInteger(most);
  if (!isBounded) return Array.from({ length: 2 * ENDS }, (_, number) => number);
  const count = most - least + 1;
  const places = Array.from({ length: Math.min(count, 2 * ENDS) }, (_, place) => place);
  return places.map((place) => (place < ENDS ? least + place : most + place - places.length + 1));
}

function definitionOf(schema: DrawnSchema) {
  // The type for telling schemas apart, according to zod's guide for libraries.
  return (schema as z.core.$ZodTypes)._zod;
}

/** The lower or upper limit in the checks of a schema; NaN if there is none. */
function boundOf(schema: DrawnSchema, check: 'greater_than' | 'less_than'): number {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    if (_zod.def.check === check && 'value' in _zod.def) return Number(_zod.def.value);
  }
  return Number.NaN;
}
