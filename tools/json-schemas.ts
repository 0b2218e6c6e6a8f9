/** The JSON Schemas of the package (draft 2020-12), for other languages than TypeScript. */
import * as z from 'zod/mini';
import { TestVectorSchema } from '../src/cli/rulebook/vector-schema';
import { choiceSchema, ErrorSchema, ScoresSchema } from '../src/cli/schemas/output';
import { type JsonSchema, tidy } from '../src/cli/schemas/tidy';
import {
  ActionSchema,
  GameEventSchema,
  GameLogSchema,
  GameOptionsSchema,
  GameStateSchema,
  GameViewSchema,
  HIDDEN_CARD,
  MapDataSchema,
  ScoreSheetSchema,
} from '../src/index';
import type { Part } from '../src/kit';
import { ALL_RULES } from './all-rules';
import { DocComments } from './doc-comments';
import { keep, kept } from './kept';
import { withSharedDefinitions } from './shared-definitions';

export type { JsonSchema };

/** A schema to write, and the public type it describes. */
interface Source {
  readonly schema: z.core.$ZodType;
  /** The type whose comments describe the fields; without it, they are described in the schema. */
  readonly type?: string;
  /** Types of fields within, by the names of the fields. */
  readonly within?: Readonly<Record<string, string>>;
  readonly title: string;
  readonly description: string;
}

const SOURCES: Readonly<Record<string, Source>> = {
  action: {
    schema: ActionSchema,
    type: 'Action',
    title: 'Action',
    description: 'What a player does: what legalActions lists and applyAction takes.',
  },
  choices: {
    schema: z.readonly(z.array(choiceSchema(ActionSchema))),
    type: 'Choice',
    title: 'Choices',
    description: 'Every course of the open decision, what it takes, and why it is closed if it is.',
  },
  error: {
    schema: ErrorSchema,
    type: 'LocalizedRefusal',
    title: 'Error',
    description: 'A ConcordiaError as JSON.',
  },
  event: {
    schema: GameEventSchema,
    type: 'GameEvent',
    title: 'Event',
    description: 'Something that happened, as tryApplyAction tells it.',
  },
  'game-log': {
    schema: GameLogSchema,
    type: 'GameLog',
    // A log may begin from a state of this package, of which the open type of logs knows less.
    within: { start: 'GameState' },
    title: 'Game log',
    description: 'A game as it was played: its options and its actions.',
  },
  'game-options': {
    schema: GameOptionsSchema,
    type: 'NewGame',
    title: 'Game options',
    description: 'What createGame takes; what is left out has its default.',
  },
  'game-state': {
    schema: GameStateSchema,
    type: 'GameState',
    title: 'Game state',
    description: 'A whole game at one moment. It tells every secret: keep it on the server.',
  },
  'game-view': {
    schema: GameViewSchema,
    type: 'GameView',
    title: 'Game view',
    description:
      'A state as a seat or a spectator may see it: the same shape with hidden things masked.',
  },
  map: {
    schema: MapDataSchema,
    type: 'MapData',
    title: 'Map',
    description: 'A board as data.',
  },
  'score-sheet': {
    schema: ScoreSheetSchema,
    type: 'ScoreSheet',
    title: 'Score sheet',
    description: 'What people can count at a table after a game with cardboard.',
  },
  scores: {
    schema: ScoresSchema,
    type: 'Scores',
    title: 'Scores',
    description: 'Everybody’s victory points by god, ranked.',
  },
  'test-vector': {
    schema: TestVectorSchema,
    within: {
      options: 'NewGame',
      start: 'GameState',
      action: 'Action',
      legal: 'Action',
      scores: 'Scores',
    },
    title: 'Test vector',
    description: 'A scenario of the rulebook as data: a line of vectors.ndjson.gz.',
  },
};

/** The address of the newest schemas, also used in references between them. */
const HOME = 'https://unpkg.com/concordia-rules/dist/schemas/';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

type JsonSchemas = Readonly<Record<string, JsonSchema>>;

const KEPT = 'json-schemas';

/**
 * Every schema by its name, which is that of its file without `.json`.
 *
 * @param compiled - the sources.
 */
export function jsonSchemas(compiled: ConstructorParameters<typeof DocComments>[1]): JsonSchemas {
  const plain = undescribed();
  const text = JSON.stringify(plain);
  const schemas = described(plain, compiled);
  keep(KEPT, text, schemas);
  return schemas;
}

/** The same, by whoever has compiled nothing. */
export function keptJsonSchemas(): Promise<JsonSchemas> {
  const plain = undescribed();
  return kept(KEPT, JSON.stringify(plain), () => described(plain));
}

/** Without what the comments of types say. */
function undescribed(): JsonSchemas {
  return Object.fromEntries(
    Object.entries(SOURCES).map(([name, { schema, within = {} }]) => {
      const { $schema: _, ...body } = z.toJSONSchema(schema, { io: 'input', override: tidy });
      withParts(name, body);
      for (const [field, type] of Object.entries(within)) {
        if (type !== 'GameState') continue;
        for (const inner of fieldsNamed(field, body)) withParts('game-state', inner);
      }
      return [name, body];
    }),
  );
}

function described(
  schemas: JsonSchemas,
  compiled?: ConstructorParameters<typeof DocComments>[1],
): JsonSchemas {
  const comments = new DocComments('src/index.ts', compiled);
  const describe = (schema: JsonSchema, type: string): void =>
    comments.describe(schema.items === undefined ? schema : itemsOf(schema), type);
  return Object.fromEntries(
    Object.entries(SOURCES).map(([name, { type, within = {}, title, description }]) => {
      const body = schemas[name] ?? {};
      for (const [field, typeWithin] of Object.entries(within)) {
        for (const inner of fieldsNamed(field, body)) describe(inner, typeWithin);
      }
      if (type !== undefined) describe(body, type);
      const head: JsonSchema = { $schema: DRAFT, $id: `${HOME}${name}.json`, title, description };
      return [name, { ...head, ...withSharedDefinitions(body) }];
    }),
  );
}

/** The fields of that name in a schema, in its items and in its alternatives. */
function fieldsNamed(name: string, { properties, items, anyOf = [] }: JsonSchema): JsonSchema[] {
  const inner = [...Object.values(properties ?? {}), items, ...anyOf].flat();
  return [
    properties?.[name],
    ...inner.flatMap((part) =>
      typeof part === 'object' && part !== properties?.[name] ? fieldsNamed(name, part) : [],
    ),
  ].filter((field) => typeof field === 'object');
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  if (typeof items !== 'object' || Array.isArray(items)) throw new Error('a list is wanted');
  return items;
}

/** The parts of maps and modules, each with its own schema. */
function withParts(name: string, body: JsonSchema): void {
  if (name !== 'game-state' && name !== 'game-view') return;
  const properties: Record<string, JsonSchema> = {};
  for (const { id, schema, view } of PARTS) {
    const { $schema: _, ...own } = z.toJSONSchema(schema, { io: 'input', override: tidy });
    const kept = name === 'game-view' && view !== undefined ? maskable(own) : own;
    properties[id] = { ...kept, description: `What the rules of ${id} remember.` };
  }
  const parts = { type: 'object', properties, additionalProperties: false } as const;
  body.properties = { ...body.properties, parts };
}

const PARTS: readonly Part[] = ALL_RULES.flatMap(({ parts = [] }) => parts);

/** The schema of a part in a view, where some of it may be hidden. */
function maskable(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, oneOf } = schema;
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, field]) => [name, within(field)]);
    return { ...schema, properties: Object.fromEntries(fields) };
  }
  if (items !== undefined && !Array.isArray(items)) return { ...schema, items: within(items) };
  const options = anyOf ?? oneOf;
  if (options === undefined) return { anyOf: [schema, { type: 'string', const: HIDDEN_CARD }] };
  return { anyOf: options.map(within) };
}

function within<T extends JsonSchema | boolean>(schema: T): JsonSchema | T {
  return typeof schema === 'object' ? maskable(schema) : schema;
}
