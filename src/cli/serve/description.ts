/** What is served, for programs that write clients: an OpenRPC document, https://spec.open-rpc.org. */
import * as z from 'zod/mini';
import { version } from '../../../package.json';
import { MapDataSchema } from '../../index';
import type { CliLanguage } from '../language';
import {
  choiceSchema,
  ErrorSchema,
  PointsSchema,
  PriceSchema,
  ScoresSchema,
} from '../schemas/output';
import { type JsonSchema, tidy } from '../schemas/tidy';
import { STRATEGY_NAMES } from '../strategies';
import { REFUSED_CODE } from './fault';
import { METHODS, nameOfParam } from './methods';

export function describeService({ library }: CliLanguage): object {
  const { schemas, logSchema, sheetSchema } = library;
  const own = {
    Action: schemas.action,
    Choice: choiceSchema(schemas.action),
    Error: ErrorSchema,
    Event: schemas.event,
    Log: logSchema,
    Map: MapDataSchema,
    Options: schemas.options,
    Points: PointsSchema,
    Price: PriceSchema,
    Scores: ScoresSchema,
    Sheet: sheetSchema,
    State: schemas.state,
    View: schemas.view,
  };
  const written = Object.entries(own).map(([name, schema]) => [name, asComponent(name, schema)]);
  return {
    openrpc: '1.3.2',
    info: {
      title: 'concordia-rules',
      version,
      description: 'The rules of the board game Concordia: JSON-RPC 2.0, one message on each line.',
    },
    methods: [...METHODS].map(([name, [result, ...params]]) => ({
      name,
      paramStructure: 'either',
      params: params.map((param) => ({
        name: nameOfParam(param),
        required: !param.includes('?'),
        schema: schemaOf(param.replace(/^.*: /, '')),
      })),
      result: { name: 'result', schema: schemaOf(result) },
      errors: [{ $ref: '#/components/errors/Refused' }],
    })),
    components: {
      schemas: { ...Object.fromEntries(written), ...SIMPLE },
      errors: {
        Refused: { code: REFUSED_CODE, message: 'ConcordiaError', data: schemaOf('Error') },
      },
    },
  };
}

/** What the library has no schema for. */
const SIMPLE: Readonly<Record<string, JsonSchema>> = {
  Any: {},
  Boolean: { type: 'boolean' },
  Integer: { type: 'integer' },
  Null: { type: 'null' },
  Preview: fields({ events: 'Event[]', complete: 'Boolean' }),
  Result: {
    anyOf: [
      fields({ ok: 'Boolean', state: 'State', events: 'Event[]' }),
      fields({ ok: 'Boolean', error: 'Error' }),
    ],
  },
  Seat: { type: 'integer', minimum: 0 },
  Seed: { type: 'string' },
  Strategy: { type: 'string', examples: [...STRATEGY_NAMES] },
  Text: { type: 'string' },
  Validation: fields({ ok: 'Boolean', state: 'State' }),
  Viewer: { anyOf: [schemaOf('Seat'), { const: 'spectator' }] },
};

/** An object with these fields at least. */
function fields(types: Readonly<Record<string, string>>): JsonSchema {
  const properties = Object.entries(types).map(([name, type]) => [name, schemaOf(type)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(types),
  };
}

/** Such as `Action[]` or `State | View`. */
function schemaOf(type: string): JsonSchema {
  const options = type.split(' | ');
  if (options.length > 1) return { anyOf: options.map(schemaOf) };
  if (type.endsWith('[]')) return { type: 'array', items: schemaOf(type.slice(0, -2)) };
  return { $ref: `#/components/schemas/${type}` };
}

/** What it refers to stands within it. */
function asComponent(name: string, schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io: 'input', override: tidy });
  const text = JSON.stringify(body);
  return JSON.parse(text.replaceAll('"#/$defs/', `"#/components/schemas/${name}/$defs/`));
}
