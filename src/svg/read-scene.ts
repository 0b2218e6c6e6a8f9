/** Checks scenes that come from outside: they may draw, but neither run nor load anything. */
import * as z from 'zod/mini';
import { SeatSchema } from '../model/ids';
import { parserOf } from '../model/parse';
import type { SceneNode } from './markup';
import { STYLE } from './style';

/** The elements of a scene. */
const ELEMENTS = ['svg', 'title', 'desc', 'style', 'g', 'path', 'rect', 'circle', 'text'] as const;
/** Not `onclick`, `href` or `src`. */
const AttributeSchema = z.string().check(z.regex(/^(?!on|href|src)[a-z][a-zA-Z-]{0,40}$/i));
/** Not `url(...)`, nor an escape that becomes one. */
const ValueSchema = z.string().check(z.maxLength(100_000), z.regex(/^(?!.*(?:url|\\))/is));
const TextSchema = z.string().check(z.maxLength(5000));

const PointSchema = z.readonly(z.tuple([z.number(), z.number()]));
const MeaningSchema = z.strictObject({
  key: TextSchema,
  kind: TextSchema,
  id: z.exactOptional(TextSchema),
  of: z.exactOptional(TextSchema),
  at: z.exactOptional(TextSchema),
  seat: z.exactOptional(SeatSchema),
  part: z.exactOptional(TextSchema),
  item: z.exactOptional(TextSchema),
  label: TextSchema,
  point: z.exactOptional(PointSchema),
});

const NodeSchema: z.ZodMiniType<SceneNode> = z
  .strictObject({
    element: z.enum(ELEMENTS),
    attributes: z.readonly(z.record(AttributeSchema, ValueSchema)),
    meaning: z.exactOptional(z.readonly(MeaningSchema)),
    text: z.exactOptional(TextSchema),
    children: z.readonly(z.array(z.lazy(() => NodeSchema))),
  })
  .check(
    // A style sheet could load something: there is only one.
    z.refine(({ element, text }) => element !== 'style' || text === STYLE),
  );

/** @throws ConcordiaError `INVALID_INPUT` with the place of what is wrong. */
export const readScene: (input: unknown) => SceneNode = parserOf(NodeSchema, 'INVALID_INPUT');
