import type * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Adds what strict validators need: the number of items of tuples, and the names of required fields. */
export function tidy({ jsonSchema }: { readonly jsonSchema: JsonSchema }): void {
  const { prefixItems, required, additionalProperties } = jsonSchema;
  if (prefixItems !== undefined) {
    jsonSchema.minItems = prefixItems.length;
    jsonSchema.maxItems = prefixItems.length;
    jsonSchema.items = false;
  }
  if (required !== undefined && typeof additionalProperties === 'object') {
    jsonSchema.properties = Object.fromEntries(
      required.map((name) => [name, { ...additionalProperties }]),
    );
    jsonSchema.additionalProperties = false;
    delete jsonSchema.propertyNames;
  }
}
