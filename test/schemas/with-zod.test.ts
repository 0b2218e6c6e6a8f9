/** docs/publishing.md: the schemas of a library become JSON Schemas by zod itself, those of parts from outside, too. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { library } from '../../docs/examples/own-map/library';

test.each(Object.entries(library.schemas))('%s', (_, schema) => {
  expect(z.toJSONSchema(schema).$schema).toBe('https://json-schema.org/draft/2020-12/schema');
});

test('an action from outside is among them, with its fields and no others', () => {
  const { oneOf = [] } = z.toJSONSchema(library.schemas.action);
  const panGold = oneOf.find(({ properties }) => Object(properties?.type).const === 'panGold');
  expect(panGold).toMatchObject({
    required: ['type', 'seat', 'ford'],
    additionalProperties: false,
  });
});
