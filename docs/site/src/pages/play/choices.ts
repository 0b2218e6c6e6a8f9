/** Choices sorted for the screen. */
import type { Action, Choice, GameView } from 'concordia-rules';
import { HOW, idsOf, placesOf } from '../replay/places';

export function isOpen({ refusal }: Choice): boolean {
  return refusal === undefined;
}

/** Those that name everything that was picked on the board. */
export function naming(choices: readonly Choice[], picked: readonly string[]): readonly Choice[] {
  return choices.filter(({ action }) => picked.every((id) => idsOf(action).includes(id)));
}

/** What is picked once a place is clicked: without it if it was, within what was picked, or else instead of it. */
export function pickedWith(
  choices: readonly Choice[],
  picked: readonly string[],
  id: string,
): readonly string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  const fits = (ids: readonly string[]) => naming(choices, ids).length > 0;
  return [[...picked, id], [id]].find(fits) ?? [];
}

/** Choices by the type of their actions, in the order of the library. */
export function byType(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  return groupedBy(choices, ({ action }) => action.type);
}

/**
 * A long list in parts, by the first thing that its actions name differently: `from` where a colonist starts, and if
 * all start in one place its `kind`. Undefined if nothing divides it.
 */
export function divided(
  choices: readonly Choice[],
): ReadonlyMap<string, readonly Choice[]> | undefined {
  for (const field of fieldsOf(choices)) {
    const parts = groupedBy(choices, ({ action }) => wordAt(action, field));
    if (parts.size > 1 && parts.size < choices.length) return parts;
  }
  return undefined;
}

/** Fields with words in them, those that say how at the end. */
function fieldsOf(choices: readonly Choice[]): readonly string[] {
  const fields = new Set(choices.flatMap(({ action }) => Object.keys(action)));
  const worded = [...fields].filter((field) =>
    choices.some(({ action }) => wordAt(action, field) !== ''),
  );
  const isHow = (field: string) => (HOW.includes(field) ? 1 : 0);
  return worded.sort((a, b) => isHow(a) - isHow(b));
}

function wordAt(action: Action, field: string): string {
  const value = new Map<string, unknown>(Object.entries(action)).get(field);
  return typeof value === 'string' ? value : '';
}

function groupedBy(
  choices: readonly Choice[],
  keyOf: (choice: Choice) => string,
): ReadonlyMap<string, readonly Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(keyOf(choice)) ?? [];
    groups.set(keyOf(choice), group);
    group.push(choice);
  }
  return groups;
}

/** Of each open choice the first place on the board that is not picked yet. */
export function marksOf(
  view: GameView,
  choices: readonly Choice[],
  picked: readonly string[],
): readonly string[] {
  const places = placesOf(view);
  const marked = choices.filter(isOpen).flatMap(({ action }) => {
    return idsOf(action).find((id) => places.has(id) && !picked.includes(id)) ?? [];
  });
  return [...new Set(marked)];
}
