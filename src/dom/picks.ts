/** Picks on the board: a place leads on to the choices that name it. */
import type { BoardChoice } from './settings';

/** The key of a place that a field of an action or an event names. */
export type KeyOf = (field: string, value: string) => string | undefined;

/** @param keys - see `placeKeys`. */
export function keysBy(keys: ReadonlyMap<string, string>): KeyOf {
  return (field, value) =>
    // A city and a province may share an id; the field says which it is.
    (field.startsWith('province') ? keys.get(`province:${value}`) : undefined) ?? keys.get(value);
}

/** The places that an action names, in the order of its fields. */
export function placesOf({ action }: BoardChoice, keyOf: KeyOf): readonly string[] {
  return Object.entries(action).flatMap(([field, value]) =>
    [value].flat().flatMap((one) => (typeof one === 'string' ? (keyOf(field, one) ?? []) : [])),
  );
}

/** The choices that name all that is picked. */
export function naming(
  choices: readonly BoardChoice[],
  picked: readonly string[],
  keyOf: KeyOf,
): readonly BoardChoice[] {
  return choices.filter((choice) => {
    const places = placesOf(choice, keyOf);
    return picked.every((key) => places.includes(key));
  });
}

/** Of each choice the first place that is not picked yet. */
export function openIn(
  choices: readonly BoardChoice[],
  picked: readonly string[],
  keyOf: KeyOf,
): ReadonlySet<string> {
  return new Set(
    choices.flatMap((choice) => placesOf(choice, keyOf).find((key) => !picked.includes(key)) ?? []),
  );
}

/** What is picked after a tap: without the place if it was, within what was picked, or else instead of it. */
export function pickedWith(
  choices: readonly BoardChoice[],
  picked: readonly string[],
  key: string,
  keyOf: KeyOf,
): readonly string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  const fits = (keys: readonly string[]): boolean => naming(choices, keys, keyOf).length > 0;
  return [[...picked, key], [key]].find(fits) ?? picked;
}
