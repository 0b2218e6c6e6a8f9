/** The door: what maps and modules bring is checked here, once, and named where it is wrong. */
import { checkMap } from '../board/check-map';
import { refuse } from '../model/errors';
import { deepFreeze } from '../model/freeze';
import type { DecisionType } from './decision';
import type { EventType } from './event';
import type { MapDefinition, MapModule, RuleModule } from './module';
import type { Part } from './part';
import type { Rules } from './rules';
import type { Step } from './step';

/** Rules of a map or a module, checked. @throws ConcordiaError `INVALID_RULES`; `details.path` is the place. */
export function defineRules<
  const S extends readonly Step[] = readonly [],
  const D extends readonly DecisionType[] = readonly [],
  const E extends readonly EventType[] = readonly [],
  const P extends readonly Part[] = readonly [],
>(rules: Rules<S, D, E, P>): Rules<S, D, E, P> {
  return Object.freeze(rules);
}

/**
 * Checks a board and makes it playable.
 *
 * @param definition - the board's data (`MapDataSchema`) and, where it changes rules, what `defineRules` returned.
 * @returns a frozen map, for `createLibrary`.
 * @throws ConcordiaError `INVALID_MAP` if ends are missing, cities belong to no or several
 * provinces, letters outnumber their tokens, something is cut off or cannot be drawn; `INVALID_RULES` for what is
 * wrong with its rules.
 */
export function defineMap<const R extends Rules = never>(
  definition: MapDefinition<R>,
): MapModule<R> {
  const { rules, ...data } = definition;
  const map = deepFreeze(checkMap(data));
  return rules === undefined ? map : Object.freeze({ ...map, rules });
}

/** A module, checked. @throws ConcordiaError `INVALID_RULES`. */
export function defineModule<const R extends Rules = Rules>(
  definition: RuleModule<R>,
): RuleModule<R> {
  if (definition.id !== definition.rules.id) {
    refuse({ code: 'INVALID_RULES', message: 'A module has the id of its rules.' });
  }
  return Object.freeze({ ...definition });
}
