/** Checks the definitions of maps and modules once; errors name the place. */

import { type CardId, GODS } from '../model/cards';
import { type FactsOf, faultsOf, inputFaults, refuseFault, sealErrors } from '../model/faults';
import { nearest } from '../model/find';
import { STORED_GOODS } from '../model/goods';
import type { MapId, OneOf } from '../model/ids';
import { WORD_SECTIONS } from '../model/names';
import { type GameOption, isAllowed, type ModuleOptions } from '../model/options';
import { isRecord, typeOf } from '../model/plain';
import { watchingRefusals } from '../model/watch';
import { moduleWithBlame, withBlame } from './blame';
import { checkedBoard, isDefined, noted } from './board';
import type { DecisionType } from './decision';
import type { EventType } from './event';
import type { Shape } from './fields';
import { MODIFIER_NAMES } from './modifiers';
import type { MapDefinition, MapModule, RuleModule } from './module';
import type { Part } from './part';
import type { RefusalType } from './refusal';
import { definitionFaults } from './rule-words';
import type { FaultTexts, Overrides, Rules } from './rules';
import { type Step, templateFault } from './step';

const checked = new WeakSet<object>();

/**
 * Checks the rules of a map or a module.
 *
 * @typeParam X - the faults, with their facts.
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
>(rules: Rules<S, D, E, P, F, C, X>): Rules<S, D, E, P, F, C, X> {
  return sealErrors(() => {
    checkRules(rules);
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
  // Checked values match their type.
  if (isDefined(definition)) return definition as MapModule<R, OneOf<I>>;
  if (!isRecord(definition)) return checkedBoard(definition);
  const { rules, incompatible, descriptions, languages, ...data } = definition;
  LANGUAGES(languages, 'languages');
  const board = checkedBoard<OneOf<I>>(data);
  maybe(call)(incompatible, 'incompatible');
  if (rules !== undefined) checkRules(rules);
  const watched = {
    ...(rules && { rules: withBlame(rules) as R }),
    ...(descriptions && { descriptions }),
    ...(languages && { languages }),
    ...(incompatible && {
      incompatible: watchingRefusals(board.id)('incompatible', incompatible),
    }),
  };
  return noted(Object.freeze({ ...board, ...watched }));
}

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
  checkModule(definition);
  return noted(Object.freeze(moduleWithBlame(definition)));
}

type NoOptions = Readonly<Record<never, never>>;
type NoTexts = Readonly<Record<never, never>>;

function checkModule(module: unknown): asserts module is RuleModule {
  MODULE(module, '');
  const { id, rules } = fieldsOf(module, '');
  if (fieldsOf(rules, 'rules').id !== id) wrong('rules.id', 'idOfOther', { id: asText(id) });
}

/** @throws ConcordiaError `INVALID_RULES`. */
function checkRules(rules: unknown): asserts rules is Rules {
  if (checked.has(Object(rules))) return;
  RULES(rules, 'rules');
  checked.add(Object(rules));
}

type RawDefinition = Readonly<Record<string, unknown>>;
/** Refuses a wrong value; `at` is its place. */
type ValueCheck = (value: unknown, at: string) => void;

const typed =
  (expected: string): ValueCheck =>
  (value, at) => {
    if (typeOf(value) !== expected) wrongType(at, expected, value);
  };

const text = typed('string');
const call = typed('function');
const flag = typed('boolean');

/** Such as `takeCastle`: names of actions, kinds, events, roles and fields. */
const name: ValueCheck = (value, at) => {
  if (!/^[a-z][A-Za-z0-9]{0,39}$/.test(asText(value))) {
    wrong(at, 'notAName', { example: 'takeCastle' });
  }
};

/** Ids of maps, modules, parts and cards. */
const id: ValueCheck = (value, at) => {
  if (!/^(?!.{61})[a-z0-9]+(?:-[a-z0-9]+)*$/.test(asText(value))) {
    wrong(at, 'notAnId', { example: 'colonia-agrippina' });
  }
};

const oneOf =
  (words: readonly unknown[]): ValueCheck =>
  (value, at) => {
    if (!words.includes(value)) wrong(at, 'noneOfThese', { known: words.map(String) });
  };

const maybe =
  (check: ValueCheck): ValueCheck =>
  (value, at) => {
    if (value !== undefined) check(value, at);
  };

const list =
  (item: ValueCheck, least = 0, most = Number.POSITIVE_INFINITY): ValueCheck =>
  (value, at) => {
    if (!Array.isArray(value)) return wrongType(at, 'array', value);
    if (value.length < least) wrong(at, 'wrongSize', { of: 'array', least });
    if (value.length > most) wrong(at, 'wrongSize', { of: 'array', most });
    for (const [index, one] of value.entries()) item(one, `${at}[${index}]`);
  };

/** An object with exactly these fields. */
const object =
  (fields: Readonly<Record<string, ValueCheck>>): ValueCheck =>
  (value, at) => {
    const given = fieldsOf(value, at);
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(fields, key)) {
        const named = { name: key.slice(0, 60), nearest: nearest(key, Object.keys(fields)) };
        wrong(within(at, key), 'unknownField', { fields: [named] });
      }
    }
    for (const [key, check] of Object.entries(fields)) check(given[key], within(at, key));
  };

/** An object with any fields of one kind. */
const record =
  (item: ValueCheck, key: ValueCheck = text): ValueCheck =>
  (value, at) => {
    for (const [name, one] of Object.entries(fieldsOf(value, at))) {
      key(name, within(at, name));
      item(one, within(at, name));
    }
  };

/** The fields of an action, a decision or an event, apart from those that all have. */
const shape = (...taken: readonly string[]): ValueCheck =>
  record(
    (field, at) => {
      const { schema, description } = fieldsOf(field, at);
      if (!isSchema(schema)) wrong(at, 'notMadeWithField');
      text(description, within(at, 'description'));
    },
    free(...taken),
  );

/** A name that is not taken. */
function free(...taken: readonly string[]): ValueCheck {
  return (key, at) => {
    name(key, at);
    const named = asText(key);
    if (taken.includes(named) || named in {}) wrong(at, 'nameTaken', { name: named });
  };
}

function isSchema(value: unknown): value is GameOption['schema'] {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

const anything: ValueCheck = () => {};

/** The name of a tag, such as `Rate`. */
const TAG: ValueCheck = (value, at) => name(asText(value).toLowerCase(), at);
const STEP_FIELDS = object({
  type: name,
  rule: maybe(text),
  during: list(text, 1),
  shape: shape('type', 'seat'),
  candidates: call,
  candidatesAreLegal: maybe(flag),
  refusal: maybe(call),
  cost: maybe(call),
  apply: call,
  words: maybe(call),
  notation: maybe(text),
  toldBy: maybe(name),
  mask: maybe(call),
});

const STEP: ValueCheck = (value, at) => {
  STEP_FIELDS(value, at);
  const { notation, shape } = fieldsOf(value, at);
  // The shape has just been checked.
  const fault =
    notation === undefined ? undefined : templateFault(asText(notation), shape as Shape);
  if (fault !== undefined) refuseFault(CODE, { ...fault, path: within(at, 'notation') });
};

const DECISION: ValueCheck = object({
  kind: name,
  shape: shape('kind', 'seat'),
  role: maybe(name),
  when: maybe(oneOf(['beforeCard', 'anyTime'])),
  outOfTurn: maybe(flag),
  together: maybe(flag),
  mustDecide: maybe(flag),
  each: maybe(name),
  audit: maybe(call),
  covered: maybe(call),
  words: maybe(call),
});

const EVENT = object({
  type: name,
  shape: shape('type', 'because'),
  isQuiet: maybe(flag),
  words: maybe(call),
  follow: maybe(call),
});

/** A reason made with `refusal`. */
const REFUSAL: ValueCheck = (value, at) => {
  if (typeof value !== 'function') wrong(at, 'notMadeWithRefusal');
  name('reason' in value ? value.reason : undefined, within(at, 'reason'));
  text('code' in value ? value.code : undefined, within(at, 'code'));
  call('words' in value ? value.words : undefined, within(at, 'words'));
};

/** A part made with `part`. */
const PART: ValueCheck = (value, at) => {
  const { id: own, audit, label, picture, bags } = fieldsOf(value, at);
  id(own, within(at, 'id'));
  call(audit, within(at, 'audit'));
  maybe(text)(label, within(at, 'label'));
  maybe(call)(picture, within(at, 'picture'));
  maybe(BAGS)(bags, within(at, 'bags'));
};

const BAGS = object({ of: call, used: call });

const CARD = object({
  id,
  roles: list(name, 1, 2),
  deck: oneOf([0, 1, 2, 3, 4, 5]),
  cost: record(oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9]), oneOf(STORED_GOODS)),
  gods: list(oneOf(GODS)),
  income: maybe(oneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
});

const RULES = object({
  id,
  steps: maybe(list(STEP)),
  decisions: maybe(list(DECISION)),
  events: maybe(list(EVENT)),
  refusals: maybe(list(REFUSAL)),
  faults: maybe(record(call)),
  parts: maybe(list(PART)),
  roles: maybe(
    list(
      object({
        name,
        rule: maybe(text),
        repeats: maybe(flag),
        takesBack: maybe(flag),
        begin: call,
        income: maybe(call),
      }),
    ),
  ),
  deck: maybe(object({ cards: list(CARD), hand: maybe(call), forSale: maybe(call) })),
  scores: maybe(
    list(object({ id, words: maybe(call), most: maybe(typed('number')), points: call })),
  ),
  pieces: maybe(call),
  tokens: maybe(call),
  parties: maybe(call),
  modifiers: maybe(record(call, oneOf(MODIFIER_NAMES))),
  forbid: maybe(record(call)),
  overrides: maybe(
    record(
      object({
        steps: maybe(record(call)),
        roles: maybe(record(call)),
        forbid: maybe(record(call)),
      } satisfies Record<keyof Overrides, ValueCheck>),
    ),
  ),
  on: maybe(record(call)),
  setUp: maybe(call),
  audit: maybe(record(call, oneOf(['housesElsewhere', 'homes', 'mayRepeat', 'fault']))),
} satisfies Record<keyof Rules, ValueCheck>);

const OPTION_FIELDS = object({
  schema: anything,
  description: text,
  byDefault: anything,
  off: anything,
  startsModule: maybe(flag),
  module: maybe(id),
  tag: maybe(TAG),
  incompatible: maybe(call),
} satisfies Record<keyof GameOption, ValueCheck>);

/** An option, made by `option`. */
const OPTION: ValueCheck = (value, at) => {
  OPTION_FIELDS(value, at);
  const { schema, off, byDefault = off, startsModule } = fieldsOf(value, at);
  if (!isSchema(schema)) wrong(within(at, 'schema'), 'notMadeWithZod');
  if (startsModule && off !== undefined) wrong(within(at, 'startsModule'), 'offStarts');
  const values = { byDefault, ...(off !== undefined && { off }) };
  for (const [key, one] of Object.entries(values)) {
    if (typeof one !== 'function' && !isAllowed(schema, one)) {
      wrong(within(at, key), 'schemaForbids');
    }
  }
};

/** The fields of all games' options, apart from those of modules. */
const BASE_OPTIONS = ['map', 'players', 'seed', 'setup', 'display', 'modules', 'omitProvinces'];

/** Words in other languages. */
const LANGUAGES = maybe(
  list(
    object({
      language: text,
      notation: maybe(anything),
      ...Object.fromEntries(WORD_SECTIONS.map((name) => [name, maybe(record(call))])),
      descriptions: anything,
    }),
  ),
);

const MODULE = object({
  id,
  name: maybe(text),
  options: maybe(record(OPTION, free(...BASE_OPTIONS))),
  isPlayed: maybe(call),
  incompatible: maybe(call),
  rules: checkRules,
  // Screens read them one by one, and do without those that fail.
  descriptions: anything,
  languages: LANGUAGES,
  sheet: maybe(object({ lines: shape(), capacity: maybe(call), faults: maybe(call) })),
});

function fieldsOf(value: unknown, at: string): RawDefinition {
  return isRecord(value) ? value : wrongType(at, 'object', value);
}

function within(at: string, key: string): string {
  return `${at}${at && '.'}${key.slice(0, 60)}`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function wrongType(at: string, expected: string, value: unknown): never {
  wrong(at, 'wrongType', { expected, found: typeOf(value) });
}

const CODE = 'INVALID_RULES';

function wrong<R extends keyof DefinitionWords & string>(
  path: string,
  reason: R,
  ...facts: FactsOf<DefinitionWords[R]>
): never {
  refuseFault(CODE, { path, ...FAULTS.of(reason, ...facts) });
}

/** All that is refused here, with what other rooms refuse, too. */
const FAULTS = faultsOf({ ...inputFaults.words, ...definitionFaults.words });

type DefinitionWords = typeof FAULTS.words;
