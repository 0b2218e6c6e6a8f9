/** What people say about a game, beside its actions: comments, marks, clock times and variations. */
import * as z from 'zod/mini';
import type { AnyAction } from '../model/any';
import { hiddenInLines, withoutHidden } from '../model/plain';

/** What an action is thought of, as in chess: `!` good, `?` bad, `!?` interesting, `?!` doubtful. */
export type NoteMark = '!' | '?' | '!!' | '??' | '!?' | '?!';
/** All of them. */
export const NOTE_MARKS: readonly NoteMark[] = Object.freeze([
  '!',
  '?',
  '!!',
  '??',
  '!?',
  '?!',
] as const);

/** A note about the last action before it, or about the whole game. */
export interface LogNote<A = AnyAction> {
  /** How many actions come before it; a note before the first action is about the game. */
  readonly after: number;
  /** A comment; it may have several lines. */
  readonly text?: string;
  /** What the action is thought of. */
  readonly mark?: NoteMark;
  /** The time left to the player after the action, in seconds. */
  readonly clock?: number;
  /** What could have been played instead, from the state before that action. */
  readonly variations?: readonly Variation<A>[];
}

/** Actions that were not played. */
export interface Variation<A = AnyAction> {
  /** Legal one after the other. */
  readonly actions: readonly A[];
  /** Notes about them, counted from the beginning of the variation. */
  readonly notes?: readonly LogNote<A>[];
}

/** The longest comment, in letters. */
export const MOST_NOTE_LETTERS = 4000;
/** How deep variations can be within variations. */
export const MOST_VARIATION_DEPTH = 3;
const LONGEST_CLOCK = 1_000_000;

/** A comment as logs keep it. */
export function noteTextSchema(): z.ZodMiniType<string> {
  return z
    .string()
    .check(z.minLength(1), z.maxLength(MOST_NOTE_LETTERS), withoutHidden(hiddenInLines));
}

/** @param most - the most actions of a log. */
export function notesSchema<T>(
  actions: z.ZodMiniType<readonly T[]>,
  most: number,
  depth = MOST_VARIATION_DEPTH,
): z.ZodMiniType<readonly LogNote<T>[]> {
  const shape = {
    after: z.int().check(z.minimum(0), z.maximum(most)),
    text: z.exactOptional(noteTextSchema()),
    mark: z.exactOptional(z.enum(NOTE_MARKS)),
    clock: z.exactOptional(z.int().check(z.minimum(0), z.maximum(LONGEST_CLOCK))),
  };
  const listOf = <N>(note: z.ZodMiniType<N>) =>
    z.readonly(z.array(z.readonly(note)).check(z.maxLength(most)));
  if (depth === 0) return listOf(z.strictObject(shape));
  const variation = z.strictObject({
    actions,
    notes: z.exactOptional(notesSchema(actions, most, depth - 1)),
  });
  const variations = z.exactOptional(
    z.readonly(z.array(z.readonly(variation)).check(z.minLength(1), z.maxLength(most))),
  );
  return listOf(z.strictObject({ ...shape, variations }));
}

/** A note that cannot stand where it does. */
export interface MisplacedNote {
  /** Such as `notes[3].after`. */
  readonly path: string;
  readonly most: number;
}

/** Notes are in the order of the game, one at each place. The first that is not; undefined if all are. */
export function misplacedNote(
  notes: readonly LogNote<unknown>[],
  count: number,
  path = 'notes',
): MisplacedNote | undefined {
  let last = -1;
  for (const [index, { after, variations = [] }] of notes.entries()) {
    const place = `${path}[${index}]`;
    if (after <= last || after > count) return { path: `${place}.after`, most: count };
    last = after;
    // Before the first action nothing has been played that could be replaced.
    if (after === 0 && variations.length > 0) return { path: `${place}.variations`, most: count };
    for (const [number, { actions, notes: inner = [] }] of variations.entries()) {
      const found = misplacedNote(inner, actions.length, `${place}.variations[${number}].notes`);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
