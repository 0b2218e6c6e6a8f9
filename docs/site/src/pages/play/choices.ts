/** Choices sorted for the screen. */
import type { Choice, GameView } from 'concordia-rules';
import { idsOf, placesOf } from '../replay/places';

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

/** Choices by the first thing that their actions name; those that name nothing come under an empty one. */
export function byFirstId(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  return groupedBy(choices, ({ action }) => idsOf(action)[0] ?? '');
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
