/** The shapes of all actions of the package, as their steps say them, and actions made from them. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { playedModules } from '../../src/engine/played-options';
import { CARD_IDS, type GameState, getMap, STORED_GOODS } from '../../src/index';
import * as kit from '../../src/kit';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { optionFields } from '../../src/new-game';
import { baseRules } from '../../src/roles/base';
import { ALL_RULES } from '../../tools/all-rules';

const MAPS: readonly kit.MapModule[] = allMaps;
const MODULES: readonly kit.RuleModule[] = allModules;
const PARTS = { options: optionFields(MODULES), modules: MODULES };

/** The fields of every type of action besides `type` and `seat`. */
export const SHAPES: ReadonlyMap<string, kit.Shape> = new Map(
  ALL_RULES.flatMap(({ steps = [] }) => steps).map(({ type, shape }) => [type, shape]),
);

/** Every kind of decision. */
export const KINDS: readonly string[] = ALL_RULES.flatMap(({ decisions = [] }) =>
  decisions.map(({ kind }) => kind),
);

const ROLES: readonly string[] = ALL_RULES.flatMap(({ roles = [] }) =>
  roles.map(({ name }) => name),
);

/** The types of action that have a step in the open decision. */
export function typesIn({ map, options, decision }: GameState): readonly string[] {
  const kinds = [decision?.kind, ROLES.includes(decision?.kind ?? '') ? kit.ANY_ROLE : undefined];
  return [
    baseRules,
    ...MAPS.flatMap(({ id, rules }) => (id === map && rules !== undefined ? [rules] : [])),
    ...playedModules(PARTS, options).map(({ rules }) => rules),
  ]
    .flatMap(({ steps = [] }: kit.Rules) => steps)
    .flatMap(({ type, during }) => (during.some((kind) => kinds.includes(kind)) ? [type] : []));
}

/** Whether an action may lack the field. */
export function isOptional(field: kit.Field): boolean {
  return 'isOptional' in field;
}

/** The words a field takes, if the library knows all there are. */
export function wordsOf({ schema, word }: kit.Field): readonly string[] | undefined {
  if (word === 'card') return CARD_IDS;
  if (word === 'role') return ROLES;
  return z.toJSONSchema(schema).enum?.map(String);
}

/** The least and the most that a field takes, if it is a number. */
export function rangeOf({ schema }: kit.Field): readonly [least: number, most: number] | undefined {
  const { minimum, maximum } = z.toJSONSchema(schema);
  return minimum === undefined || maximum === undefined ? undefined : [minimum, maximum];
}

export function isBundle({ schema }: kit.Field): boolean {
  return schema === kit.bundle.schema;
}

/** A well-formed action of a type that says all that it can say. */
export function exampleOf(type: string, seat = 0): Readonly<Record<string, unknown>> {
  const fields = Object.entries(SHAPES.get(type) ?? {}).map(([name, field]) => {
    const [first] = isBundle(field) ? [{ brick: 1, wine: 1 }] : (rangeOf(field) ?? namesFor(field));
    return [name, first];
  });
  return { type, seat, ...Object.fromEntries(fields) };
}

function namesFor(field: kit.Field): readonly string[] {
  const isRoute = field.schema === kit.route.schema;
  return wordsOf(field) ?? [isRoute ? 'sea:massilia~roma' : 'roma'];
}

const someGoods = fc.dictionary(fc.constantFrom(...STORED_GOODS), fc.constantFrom(1, 1, 1, 2, 3), {
  maxKeys: 3,
});

/** Values for the fields of a name that are likelier than others to fit. */
type Likely = Readonly<Record<string, readonly string[]>>;

/** Well-formed actions of every type about what is on the maps, sensible or not, without their seat. */
export function anyAction(maps: readonly string[], likely: Likely = {}): fc.Arbitrary<object> {
  const boards = maps.map(getMap);
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
  const cities = boards.flatMap(({ cities, fields = [] }) => [...ids(cities), ...ids(fields)]);
  const routes = boards.flatMap((board) => ids(board.routes));
  const provinces = boards.flatMap((board) => ids(board.provinces));

  function names({ schema }: kit.Field): readonly string[] {
    if (schema === kit.route.schema) return [...routes, 'sea:a~b', 'land:a-~-b'];
    if (schema === kit.place.schema) return [...cities, ...routes];
    return schema === kit.province.schema ? provinces : [...cities, 'constructor'];
  }

  function anyValue(name: string, field: kit.Field): fc.Arbitrary<unknown> {
    const range = rangeOf(field);
    if (range !== undefined) return fc.integer({ min: range[0], max: Math.min(range[1], 12) });
    if (isBundle(field)) return someGoods;
    const all = fc.constantFrom(...(wordsOf(field) ?? names(field)));
    const some = likely[name] ?? [];
    return some.length === 0 ? all : fc.oneof(all, fc.constantFrom(...some));
  }

  function actions(type: string, shape: kit.Shape): fc.Arbitrary<object> {
    const fields = Object.entries(shape);
    const values = Object.fromEntries(fields.map(([name, field]) => [name, anyValue(name, field)]));
    const required = fields.flatMap(([name, field]) => (isOptional(field) ? [] : [name]));
    const told = fc.record<Record<string, unknown>>(values, { requiredKeys: required });
    // Half of the time nothing is said that need not be.
    const least = told.map((said) => Object.fromEntries(required.map((key) => [key, said[key]])));
    return fc.oneof(told, least).map((said) => ({ type, ...said }));
  }

  return fc.oneof(...[...SHAPES].map(([type, shape]) => actions(type, shape)));
}
