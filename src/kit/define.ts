/** The door: what maps and modules bring is checked here, once, and named where it is wrong. */
import { checkMap } from '../board/check-map';
import { type Refusal, refuse } from '../model/errors';
import { deepFreeze } from '../model/freeze';
import { GODS } from '../model/gods';
import { STORED_GOODS } from '../model/goods';
import { didYouMean } from '../model/nearest';
import { isRecord } from '../model/plain';
import type { DecisionType } from './decision';
import type { EventType } from './event';
import type { MapDefinition, MapModule, RuleModule } from './module';
import type { Part } from './part';
import type { Rules } from './rules';
import type { Step } from './step';
import type { Values } from './values';

/** Every way to plug in, and what it is for. */
export const WAYS: Readonly<Record<Exclude<keyof Rules, 'id'>, string>> =
  /* @__PURE__ */ Object.freeze({
    steps: 'actions, within its own decisions or those of others',
    decisions: 'kinds of decisions of its own',
    events: 'kinds of events of its own',
    parts: 'what it remembers in the state',
    roles: 'personalities of its own',
    deck: 'cards of its own, hands, and the cards for sale',
    parties: 'how many parties so many players are',
    values: 'answers of the base game that it changes',
    forbid: "objections to anybody's action",
    on: 'what follows an event',
    setUp: 'what it does before the first turn',
    audit: 'what a state from outside must fulfil',
  });

/** The values that can be changed. */
const VALUES: Readonly<Record<keyof Values, true>> = /* @__PURE__ */ Object.freeze({
  steps: true,
  adjacentCities: true,
  houseCost: true,
  produces: true,
  openBonus: true,
  bonus: true,
  tradeKinds: true,
  tradeValue: true,
  cardCost: true,
  coins: true,
  capacity: true,
  bonusPoints: true,
  seesHand: true,
  marker: true,
});

const checked = /* @__PURE__ */ new WeakSet<object>();
/** Maps that have been checked, by themselves. */
const defined = /* @__PURE__ */ new WeakMap<object, MapModule>();

/**
 * Rules of a map or a module, checked.
 *
 * @returns the same, frozen.
 * @throws ConcordiaError `INVALID_RULES`; `details.path` is the place.
 */
export function defineRules<
  const S extends readonly Step[] = readonly [],
  const D extends readonly DecisionType[] = readonly [],
  const E extends readonly EventType[] = readonly [],
  const P extends readonly Part[] = readonly [],
>(rules: Rules<S, D, E, P>): Rules<S, D, E, P> {
  checkRules(rules);
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
  const known = defined.get(Object(definition));
  if (known !== undefined) return known as MapModule<R>;
  if (!isRecord(definition)) invalidMap('A map is a plain object.');
  const { rules, ...data } = definition;
  const map = deepFreeze(checkMap(data));
  if (rules !== undefined) checkRules(rules);
  const made = rules === undefined ? map : Object.freeze({ ...map, rules });
  defined.set(made, made);
  return made;
}

/** A module, checked. @throws ConcordiaError `INVALID_RULES`; `details.path` is the place. */
export function defineModule<const R extends Rules = Rules>(
  definition: RuleModule<R>,
): RuleModule<R> {
  checkModule(definition);
  return Object.freeze({ ...definition });
}

/** The same for a module that comes from anywhere. */
export function checkModule(module: unknown): asserts module is RuleModule {
  const { id, name, isPlayed, unfit, rules, sheet, ...others } = fieldsOf(module, 'module');
  none(others, ['id', 'name', 'isPlayed', 'unfit', 'rules', 'sheet'], '');
  isId(id, 'id');
  if (name !== undefined && typeof name !== 'string') wrong('name', 'a name is text');
  isFunction(isPlayed, 'isPlayed');
  isFunction(unfit, 'unfit');
  checkRules(rules);
  if (rules.id !== id) wrong('rules.id', `the rules of a module have its id, ${id}`);
  if (sheet === undefined) return;
  const { lines, capacity, faults } = fieldsOf(sheet, 'sheet');
  checkShape(lines, 'sheet.lines', []);
  isFunction(capacity, 'sheet.capacity');
  isFunction(faults, 'sheet.faults');
}

/** @throws ConcordiaError `INVALID_RULES`. */
export function checkRules(rules: unknown): asserts rules is Rules {
  if (typeof rules === 'object' && rules !== null && checked.has(rules)) return;
  const { id, ...ways } = fieldsOf(rules, 'rules');
  isId(id, 'rules.id');
  none(ways, [...Object.keys(WAYS), 'id'], 'rules', Object.keys(WAYS));
  const {
    steps,
    decisions,
    events,
    parts,
    roles,
    deck,
    parties,
    values,
    forbid,
    on,
    setUp,
    audit,
  } = ways;
  each(steps, 'rules.steps', checkStep);
  each(decisions, 'rules.decisions', checkDecision);
  each(events, 'rules.events', checkEvent);
  each(parts, 'rules.parts', checkPart);
  each(roles, 'rules.roles', checkRole);
  checkDeck(deck);
  isFunction(parties, 'rules.parties');
  isFunction(setUp, 'rules.setUp');
  functions(values, 'rules.values', Object.keys(VALUES));
  functions(forbid, 'rules.forbid');
  functions(on, 'rules.on');
  functions(audit, 'rules.audit', ['housesElsewhere', 'homes', 'mayRepeat', 'fault']);
  checked.add(Object(rules));
}

type Fields = Readonly<Record<string, unknown>>;

function checkStep(step: Fields, at: string): void {
  const { type, rule, during, shape, options, isNarrow, refusal, cost, apply, words, ...others } =
    step;
  none(others, ['type', 'during', 'shape', 'options', 'refusal', 'cost', 'apply', 'words'], at);
  isName(type, `${at}.type`);
  if (rule !== undefined && typeof rule !== 'string') wrong(`${at}.rule`, 'a rule is text');
  if (isNarrow !== undefined && typeof isNarrow !== 'boolean') {
    wrong(`${at}.isNarrow`, 'it is true or false');
  }
  if (!Array.isArray(during) || during.length === 0 || !during.every(isText)) {
    wrong(`${at}.during`, 'a step names the decisions in which it can be taken');
  }
  checkShape(shape, `${at}.shape`, ['type', 'seat']);
  isFunction(options, `${at}.options`, true);
  isFunction(apply, `${at}.apply`, true);
  isFunction(refusal, `${at}.refusal`);
  isFunction(cost, `${at}.cost`);
  isFunction(words, `${at}.words`);
}

function checkDecision(decision: Fields, at: string): void {
  const { kind, shape, when, outOfTurn, mustDecide, each, audit, covered, words, ...others } =
    decision;
  none(others, ['kind', 'shape', 'when', 'outOfTurn', 'mustDecide', 'each', 'audit', 'words'], at);
  isName(kind, `${at}.kind`);
  checkShape(shape, `${at}.shape`, ['kind', 'seat']);
  if (when !== undefined && when !== 'beforeCard' && when !== 'anyTime') {
    wrong(`${at}.when`, 'it is beforeCard or anyTime');
  }
  for (const [name, flag] of Object.entries({ outOfTurn, mustDecide })) {
    if (flag !== undefined && typeof flag !== 'boolean') wrong(`${at}.${name}`, 'true or false');
  }
  if (each !== undefined && (!isText(each) || !Object.hasOwn(Object(shape), each))) {
    wrong(`${at}.each`, 'it names a field of the shape');
  }
  isFunction(audit, `${at}.audit`);
  isFunction(covered, `${at}.covered`);
  isFunction(words, `${at}.words`);
}

function checkEvent(event: Fields, at: string): void {
  const { type, shape, isQuiet, words, ...others } = event;
  none(others, ['type', 'shape', 'isQuiet', 'words'], at);
  isName(type, `${at}.type`);
  checkShape(shape, `${at}.shape`, ['type']);
  if (isQuiet !== undefined && typeof isQuiet !== 'boolean') {
    wrong(`${at}.isQuiet`, 'true or false');
  }
  isFunction(words, `${at}.words`);
}

function checkPart(part: Fields, at: string): void {
  isId(part.id, `${at}.id`);
  isFunction(part.audit, `${at}.audit`, true);
  isFunction(part.view, `${at}.view`);
  isFunction(part.imagine, `${at}.imagine`);
  isFunction(part.knownCards, `${at}.knownCards`);
}

function checkRole({ name, begin, repeats, ...others }: Fields, at: string): void {
  none(others, ['name', 'begin', 'repeats'], at);
  isName(name, `${at}.name`);
  isFunction(begin, `${at}.begin`, true);
  if (repeats !== undefined && typeof repeats !== 'boolean')
    wrong(`${at}.repeats`, 'true or false');
}

function checkDeck(deck: unknown): void {
  if (deck === undefined) return;
  const { cards, hand, forSale, ...others } = fieldsOf(deck, 'rules.deck');
  none(others, ['cards', 'hand', 'forSale'], 'rules.deck');
  each(cards ?? [], 'rules.deck.cards', checkCard);
  isFunction(hand, 'rules.deck.hand');
  isFunction(forSale, 'rules.deck.forSale');
}

function checkCard({ id, roles, deck, cost, gods, income, ...others }: Fields, at: string): void {
  none(others, ['id', 'roles', 'deck', 'cost', 'gods', 'income'], at);
  isId(id, `${at}.id`);
  if (!Array.isArray(roles) || ![1, 2].includes(roles.length) || !roles.every(isText)) {
    wrong(`${at}.roles`, 'a card has one role or two');
  }
  if (!isCount(deck) || deck > 5) wrong(`${at}.deck`, 'decks are 0, of the hands, to 5');
  for (const [good, count] of Object.entries(fieldsOf(cost, `${at}.cost`))) {
    if (!STORED_GOODS.some((known) => known === good) || !isCount(count) || count === 0) {
      wrong(`${at}.cost.${good}`, 'a cost is a number of goods');
    }
  }
  if (!Array.isArray(gods) || !gods.every((god) => GODS.some((known) => known === god))) {
    wrong(`${at}.gods`, `gods are ${GODS.join(', ')}`);
  }
  if (income !== undefined && !isCount(income))
    wrong(`${at}.income`, 'sestertii are a whole number');
}

/** Names of fields that no shape can have: those that all have, and those that JavaScript keeps. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];

function checkShape(shape: unknown, at: string, taken: readonly string[]): void {
  for (const [name, field] of Object.entries(fieldsOf(shape, at))) {
    const place = `${at}.${name}`;
    if (taken.includes(name) || RESERVED.includes(name)) wrong(place, `${name} is taken`);
    isName(name, place);
    const { schema, description } = fieldsOf(field, place);
    if (!isSchema(schema)) wrong(place, 'a field is made with field() and a schema of zod');
    if (typeof description !== 'string') wrong(place, 'a field says what it means');
  }
}

function isSchema(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && '_zod' in schema;
}

function each(list: unknown, at: string, check: (item: Fields, at: string) => void): void {
  if (list === undefined) return;
  if (!Array.isArray(list)) wrong(at, 'a list is wanted');
  for (const [index, item] of list.entries())
    check(fieldsOf(item, `${at}[${index}]`), `${at}[${index}]`);
}

function functions(record: unknown, at: string, known?: readonly string[]): void {
  if (record === undefined) return;
  for (const [name, value] of Object.entries(fieldsOf(record, at))) {
    if (known !== undefined && !known.includes(name)) unknown(name, known, at);
    isFunction(value, `${at}.${name}`, true);
  }
}

function fieldsOf(value: unknown, at: string): Fields {
  return isRecord(value) ? value : wrong(at, 'a plain object is wanted');
}

/** Refuses what is left over, naming what may be meant. */
function none(
  others: Fields,
  known: readonly string[],
  at: string,
  allowed: readonly string[] = [],
): void {
  const strange = Object.keys(others).find((name) => !allowed.includes(name));
  if (strange !== undefined) unknown(strange, known, at);
}

function unknown(name: string, known: readonly string[], at: string): never {
  const place = `${at}${at && '.'}${name.slice(0, 60)}`;
  wrong(place, `there is no ${name.slice(0, 60)} here${didYouMean(name, known)}`);
}

function isFunction(value: unknown, at: string, isWanted = false): void {
  if (typeof value === 'function' || (value === undefined && !isWanted)) return;
  wrong(at, 'a function is wanted');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** Such as `takeCastle`, of actions, kinds, events, roles and fields. */
function isName(value: unknown, at: string): void {
  if (!isText(value) || !/^[a-z][A-Za-z0-9]{0,39}$/.test(value)) {
    wrong(at, 'a name is letters and digits, such as takeCastle');
  }
}

function isId(value: unknown, at: string): asserts value is string {
  if (!isText(value) || value.length > 60 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) {
    wrong(at, 'an id is in kebab case, such as colonia-agrippina');
  }
}

function wrong(path: string, reason: string): never {
  refuse(invalid(path, reason));
}

function invalid(path: string, reason: string): Refusal {
  return {
    code: 'INVALID_RULES',
    message: `Not valid rules${path === '' ? '' : `, at ${path}`}: ${reason}`,
    details: { path },
  };
}

function invalidMap(message: string): never {
  refuse({ code: 'INVALID_MAP', message, details: { path: '' } });
}
