/** Checks the definitions of boards, maps, modules and rules once; errors name the place. */

import { checkMap } from '../board/check-map';
import { layoutFrom, type PointLines } from '../board/lines';
import { changingAlike } from '../board/usual-cards';
import type { CardId } from '../model/cards';
import { refuse } from '../model/errors';
import { baseRefusal, inputFaults } from '../model/faults';
import { deepFreeze, fix } from '../model/freeze';
import type { MapId, OneOf } from '../model/ids';
import type { CheckedMap, DrawnMap, Layout } from '../model/map';
import type { ModuleOptions } from '../model/options';
import { isRecord } from '../model/plain';
import { sealErrors } from '../model/seal';
import type { DecisionType } from './decision';
import type { EventType } from './event';
import type { MapDefinition, MapModule, RuleModule } from './module';
import { MAP_RULES, MODULE, RULES } from './module-patterns';
import type { Part } from './part';
import type { RefusalType } from './refusal';
import type { FaultTexts, NounSection, Rules } from './rules';
import type { Step } from './step';

/**
 * Checks the rules of a map or a module.
 *
 * @typeParam X - the faults, with their facts.
 * @typeParam N - the names of its ids.
 * @typeParam V - the ids of its victory points.
 * @returns the same rules, frozen.
 * @throws ConcordiaError `INVALID_RULES`; `details.path` says where.
 *
 * @example
 * ```ts
 * const rules = defineRules({
 *   id: 'short-of-steps',
 *   modifiers: { movement: (steps) => steps - 1 },
 * });
 * console.log(rules.id); // -> short-of-steps
 * ```
 */
export function defineRules<
  const S extends readonly Step[] = readonly [],
  const D extends readonly DecisionType[] = readonly [],
  const E extends readonly EventType[] = readonly [],
  const P extends readonly Part[] = readonly [],
  const F extends readonly RefusalType[] = readonly [],
  const C extends CardId = never,
  X extends FaultTexts = NoTexts,
  const N extends NounSection = NoTexts,
  const V extends string = never,
>(rules: Rules<S, D, E, P, F, C, X, N, V>): Rules<S, D, E, P, F, C, X, N, V> {
  return sealErrors(() => {
    RULES(rules, 'rules');
    return Object.freeze(rules);
  })();
}

/**
 * Checks a board and makes it playable.
 *
 * @typeParam R - the rules of the map.
 * @param definition - the board's data (`MapDataSchema`) and, if it changes rules, the result of `defineRules`; with
 * `incompatible`, what it cannot be played with.
 * @returns a frozen map, for `createLibrary`.
 * @throws ConcordiaError `INVALID_MAP` if ends are missing, cities belong to no province or to several, there are more
 * letters than tokens, something is cut off or cannot be drawn; `INVALID_RULES` if its rules are wrong.
 *
 * @example
 * ```ts
 * const { rules, ...board } = imperium;
 * const own = defineMap({ ...board, id: 'own-imperium', name: 'My Imperium' });
 * console.log(createLibrary({ maps: [own] }).mapIds()); // -> [ 'own-imperium' ]
 * ```
 */
export function defineMap<const R extends Rules = never, const I extends MapId = MapId>(
  definition: MapDefinition<R, I>,
): MapModule<R, OneOf<I>> {
  return sealErrors(() => checkedMap<R, I>(definition))();
}

/** `defineMap` for libraries, which have their own words for errors. */
export function checkedMap<R extends Rules, I extends MapId>(
  definition: MapDefinition<R, I>,
): MapModule<R, OneOf<I>> {
  return mapOf<R, I>(definition, checkedBoard);
}

/** A board with its rules, which are watched. @param boardFrom - makes the board of its data. */
export function mapOf<R extends Rules, I extends MapId>(
  definition: MapDefinition<R, I>,
  boardFrom: (data: unknown) => BoardWith<OneOf<I>>,
): MapModule<R, OneOf<I>> {
  // Checked values match their type.
  if (isDefined(definition)) return definition as MapModule<R, OneOf<I>>;
  if (!isRecord(definition)) return boardFrom(definition);
  const { rules, incompatible, descriptions, languages, ...data } = definition;
  const board = boardFrom(data);
  const own = {
    ...(rules !== undefined && { rules }),
    ...(incompatible !== undefined && { incompatible }),
    ...(descriptions && { descriptions }),
    ...(languages !== undefined && { languages }),
  };
  // Watched functions have the types of the functions.
  const watched = MAP_RULES(own, '', { id: board.id, at: () => '' }) as typeof own;
  return noted(Object.freeze({ ...board, ...watched }));
}

type BoardWith<I extends MapId> = CheckedMap & { readonly id: I };

/**
 * Checks a module.
 *
 * @typeParam R - the rules of the module.
 * @throws ConcordiaError `INVALID_RULES`; `details.path` says where.
 *
 * @example
 * ```ts
 * const rules = defineRules({ id: 'hurry', modifiers: { movement: (steps) => steps + 1 } });
 * const hurry = defineModule({ id: 'hurry', name: 'Hurry', rules });
 * const concordia = createLibrary({ maps: [imperium], modules: [hurry] });
 * const state = concordia.createGame({ map: 'imperium', players: 2, modules: ['hurry'], seed: 'ludi' });
 * console.log(state.options.modules); // -> [ 'hurry' ]
 * ```
 */
export function defineModule<
  const R extends Rules = Rules,
  const I extends MapId = MapId,
  const O extends ModuleOptions = NoOptions,
>(definition: RuleModule<R, I, O>): RuleModule<R, OneOf<I>, O> {
  return sealErrors(() => checkedModule<R, I, O>(definition))();
}

/** `defineModule` for libraries, which have their own words for errors. */
export function checkedModule<R extends Rules, I extends MapId, O extends ModuleOptions>(
  definition: RuleModule<R, I, O>,
): RuleModule<R, OneOf<I>, O> {
  if (isDefined(definition)) return definition;
  // Watched functions have the types of the functions.
  const module = MODULE(definition, '') as RuleModule<R, OneOf<I>, O>;
  return noted(Object.freeze({ ...module }));
}

type NoOptions = Readonly<Record<never, never>>;
type NoTexts = Readonly<Record<never, never>>;

// What has been checked.

/** Maps and modules that have been checked. */
const defined = new WeakSet<object>();

/** Whether the map or module has been checked. */
export function isDefined(part: unknown): boolean {
  return defined.has(Object(part));
}

/** Remembers a map or module that has been checked; it is frozen. */
export function noted<P extends object>(part: P): P {
  defined.add(part);
  return fix(part);
}

/**
 * @param door - the function that checks such parts.
 * @throws ConcordiaError `INVALID_LIBRARY` if the map or module has not been checked.
 */
export function mustBeDefined(
  part: unknown,
  path: string,
  door: 'defineMap' | 'defineModule',
): void {
  if (isDefined(part)) return;
  refuse(notDefined({ path, door }));
}

export const notDefined = baseRefusal({
  reason: 'notDefined',
  code: 'INVALID_LIBRARY',
  /** `door` is the function that makes such parts. */
  words: (_names, { door }: { readonly path?: string; readonly door: string }) =>
    `This is not what ${door} of concordia-rules/kit returns.`,
});

// Boards without rules of their own.

/**
 * Like `defineMap`, for boards without rules of their own; it keeps the checks of rules out of bundles.
 *
 * @throws ConcordiaError `INVALID_MAP`; see `defineMap`.
 */
export function defineBoard<const I extends MapId>(
  data: Omit<MapDefinition<never, I>, 'incompatible' | 'descriptions' | 'languages'> & {
    readonly id: I;
  },
): MapModule<never, OneOf<I>> {
  return sealErrors(
    (): MapModule<never, OneOf<I>> =>
      // Checked values match their type.
      isDefined(data) ? (data as MapModule<never, OneOf<I>>) : noted(checkedBoard(data)),
  )();
}

/**
 * A map with its points, so that it can be drawn. The map without them is enough to play, and lighter.
 *
 * @param map - made by `defineBoard` or `defineMap`.
 * @param points - x and y by turns, in the order of the board.
 * @throws ConcordiaError `INVALID_MAP` if there are more points than things or fewer; `INVALID_LIBRARY` if the map has
 * not been checked.
 */
export function withLayout<M extends CheckedMap>(map: M, points: PointLines): M & DrawnMap {
  return sealErrors(() => {
    mustBeDefined(map, '', 'defineMap');
    const { rules, incompatible, descriptions, languages, ...board }: MapModule = map;
    const { cities, fields = [], routes } = board;
    mustHave(points.cities, 2 * (cities.length + fields.length), 'cities');
    mustHave(points.routes, 2 * routes.length, 'routes');
    const { layout } = checkedBoard({ ...board, layout: layoutFrom(board, points) });
    return noted(changingAlike({ ...map, layout: layout as Layout }, map));
  })();
}

function mustHave(numbers: unknown, exactly: number, path: string): void {
  if (Array.isArray(numbers) && numbers.length === exactly) return;
  inputFaults.refuse('INVALID_MAP', path, 'wrongSize', undefined, { of: 'array', exactly });
}

/** @throws ConcordiaError `INVALID_MAP`. */
export function checkedBoard<I extends MapId>(data: unknown): CheckedMap & { readonly id: I } {
  // Its id is that of the data; the compiler cannot see this.
  if (isRecord(data)) return deepFreeze(checkMap(data)) as CheckedMap & { readonly id: I };
  return inputFaults.refuse('INVALID_MAP', '', 'notPlainObject');
}
