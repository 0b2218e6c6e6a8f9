/** The JSON Schemas of the package (draft 2020-12), for those who do not write TypeScript. */
import * as z from 'zod/mini';
import {
  ActionSchema,
  GameEventSchema,
  GameLogSchema,
  GameOptionsSchema,
  GameStateSchema,
  GameViewSchema,
  MapDataSchema,
  ScoreSheetSchema,
} from '../src/index';
import { allMaps } from '../src/maps/all';
import { allModules } from '../src/modules/all';
import { DocComments } from './doc-comments';
import { ChoicesSchema, ErrorSchema, ScoresSchema } from './output-schemas';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema to write, and the public type it describes. */
interface Source {
  readonly schema: z.core.$ZodType;
  /** Whose comments say what its fields mean. */
  readonly type: string;
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
    schema: ChoicesSchema,
    type: 'Choice',
    title: 'Choices',
    description: 'Every course of the open decision, what it takes, and why it is closed if it is.',
  },
  error: {
    schema: ErrorSchema,
    type: 'ToldRefusal',
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
};

/** Where the schemas of the newest version can be fetched, and by which they name each other. */
const HOME = 'https://unpkg.com/concordia-rules/dist/schemas/';

/** Every schema by its name: that of its file without `.json`. */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const comments = new DocComments('src/index.ts');
  return Object.fromEntries(
    Object.entries(SOURCES).map(([name, { schema, type, title, description }]) => {
      const { $schema, ...body } = z.toJSONSchema(schema, { io: 'input', override: tidy });
      withParts(name, body);
      comments.describe(body.items === undefined ? body : itemsOf(body), type);
      return [name, { $schema, $id: `${HOME}${name}.json`, title, description, ...body }];
    }),
  );
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  if (typeof items !== 'object' || Array.isArray(items)) throw new Error('a list is wanted');
  return items;
}

/** Says of tuples that they have so many items and no more. */
function tidy({ jsonSchema }: { readonly jsonSchema: JsonSchema }): void {
  const { prefixItems } = jsonSchema;
  if (prefixItems === undefined) return;
  jsonSchema.minItems = prefixItems.length;
  jsonSchema.maxItems = prefixItems.length;
  jsonSchema.items = false;
}

/** What maps and modules remember, each by its own schema; in a view as far as nothing of it is masked. */
function withParts(name: string, body: JsonSchema): void {
  if (name !== 'game-state' && name !== 'game-view') return;
  const properties: Record<string, JsonSchema> = {};
  for (const { id, schema, view } of parts) {
    const seen = name === 'game-view' && view !== undefined;
    const { $schema: _, ...own } = seen
      ? { $schema: '', ...ANYTHING }
      : z.toJSONSchema(schema, { io: 'input', override: tidy });
    properties[id] = own;
  }
  body.properties = {
    ...body.properties,
    parts: { type: 'object', properties, additionalProperties: false },
  };
}

const ANYTHING: JsonSchema = { type: ['object', 'array'] };

const parts = new Map(
  [...allMaps, ...allModules]
    .flatMap(({ rules }) => rules?.parts ?? [])
    .map((part) => [part.id, part]),
).values();
