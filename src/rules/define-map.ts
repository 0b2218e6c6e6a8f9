import { checkMap } from '../board/check-map';
import { refuse } from '../model/errors';
import type { MapData } from '../model/map';
import type { MapModule, RuleHooks } from './game';

/** A board as its author writes it. */
export type MapDefinition = MapData & { readonly rules?: RuleHooks };

/**
 * Checks a board and makes it playable.
 *
 * @param definition - the board's data (`MapDataSchema`) and, where it changes rules, its hooks.
 * @throws ConcordiaError `INVALID_MAP` if ends are missing, cities belong to no or several
 * provinces, letters outnumber their tokens, something is cut off or cannot be drawn.
 */
export function defineMap(definition: MapDefinition): MapModule {
  if (typeof definition !== 'object' || definition === null) {
    refuse({ code: 'INVALID_MAP', message: 'A map is an object.' });
  }
  const { rules, ...data } = definition;
  const map = checkMap(data);
  return rules === undefined ? map : { ...map, rules };
}
