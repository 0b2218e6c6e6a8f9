/** Boards without rules of their own. */
import { checkMap } from '../board/check-map';
import { refuse } from '../model/errors';
import { deepFreeze } from '../model/freeze';
import type { CheckedMap, MapData } from '../model/map';
import { isRecord } from '../model/plain';
import type { MapModule } from './module';

/** Maps that have been checked, by themselves. */
const defined = new WeakMap<object, MapModule>();

/**
 * Checks a board that changes no rules: what `defineMap` does, without the checks of rules that a bundle then
 * need not carry.
 *
 * @throws ConcordiaError `INVALID_MAP`; see `defineMap`.
 */
export function defineBoard(data: MapData): MapModule<never> {
  return (known(data) as MapModule<never> | undefined) ?? noted(checkedBoard(data));
}

/** The map itself, if it has been checked. */
export function known(map: unknown): MapModule | undefined {
  return defined.get(Object(map));
}

/** Remembers a map that has been checked. */
export function noted<M extends MapModule>(map: M): M {
  defined.set(map, map);
  return map;
}

/** @throws ConcordiaError `INVALID_MAP`. */
export function checkedBoard(data: unknown): CheckedMap {
  if (isRecord(data)) return deepFreeze(checkMap(data));
  return refuse({
    code: 'INVALID_MAP',
    message: 'A map is a plain object.',
    details: { path: '' },
  });
}
