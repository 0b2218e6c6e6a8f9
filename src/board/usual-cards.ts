/**
 * The roles whose cards a map changes. The board shown of a map leaves its rules out, and its id proves nothing, because
 * anybody can name a map like one of ours.
 */
import type { RoleName } from '../model/cards';

/** A map instead of a property, which copies with other content would keep. */
const changed = new WeakMap<object, ReadonlySet<RoleName>>();

/**
 * Says that the rules of a map change nothing but what cards of some roles do. The planner calculates what all other
 * cards bring, and plays those to see it.
 *
 * @returns the same map.
 *
 * @example
 * ```ts
 * const { rules, ...board } = imperium;
 * const swiftness = defineRules({ id: 'swift', modifiers: { movement: (steps) => steps + 1 } });
 * const swift = changingOnly(defineMap({ ...board, id: 'swift', rules: swiftness }), ['architect']);
 * console.log(swift.id); // -> swift
 * ```
 */
export function changingOnly<M extends object>(map: M, roles: readonly RoleName[]): M {
  changed.set(map, new Set(roles));
  return map;
}

/** Says of a copy with the same rules what has been said of the map. */
export function changingAlike<M extends object>(copy: M, map: object): M {
  const roles = changed.get(map);
  if (roles !== undefined) changed.set(copy, roles);
  return copy;
}

/** The roles that have been named for a map or its board; `undefined` if none have. Other copies have none. */
export function changedRolesOf(map: object): ReadonlySet<RoleName> | undefined {
  return changed.get(map);
}
