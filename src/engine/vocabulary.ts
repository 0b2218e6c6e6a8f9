/**
 * The vocabulary of a library: every card, action, decision and event of its maps and modules, and their schemas.
 * Clashing names are refused.
 */
import * as z from 'zod/mini';
import type { BaseActionOf } from '../kit/actions';
import { BECAUSE } from '../kit/because';
import { broughtBy } from '../kit/brought';
import type { Field, Shape } from '../kit/fields';
import type { MapModule, RuleModule } from '../kit/module';
import type { Rules } from '../kit/rules';
import { ANY_ROLE } from '../kit/step';
import { VIEW_EVENTS } from '../kit/view-events';
import type { AnyAction, AnyDecision, AnyEvent } from '../model/any';
import type { Card, CardId, RoleName } from '../model/cards';
import type { NamedThing } from '../model/fault-facts';
import { notPossible } from '../model/faults';
import { deepFreeze } from '../model/freeze';
import { SeatSchema } from '../model/ids';
import { nearest } from '../model/nearest';
import {
  type AnyGameOptions,
  type AnyOptions,
  type OptionFields,
  optionSchemas,
  type Shuffles,
} from '../model/options';
import { type AnyParts, type GameState, type GameView, stateSchemas } from '../model/state';

/** What a library is made of. */
export interface VocabularySources {
  /** The base game. */
  readonly base: Rules;
  readonly cards: readonly Card[];
  readonly options: OptionFields;
  readonly maps: readonly MapModule[];
  readonly modules: readonly RuleModule[];
}

/** The vocabulary of a library, as types. */
export interface Kinds {
  /** Every action. */
  readonly action: AnyAction;
  /** Every decision. */
  readonly decision: AnyDecision;
  /** Every public event. */
  readonly event: AnyEvent;
  /** Every reason of a refusal with its facts. */
  readonly refusal: {
    /** A more specific identifier, such as `cityNotAdjacent`. */
    readonly reason: string;
    /** Its facts. */
    readonly details: object;
  };
  /** The options of the game. */
  readonly options: AnyOptions;
  /** The parts of the state, by the ids of their maps and modules. */
  readonly parts: AnyParts;
  /** The same in a view, where some of it may be hidden. */
  readonly seenParts: AnyParts;
}

/** What is printed on the cards of a library, by their ids; the compiler knows the ids. */
export type CardsOf<W extends Kinds = Kinds> = Readonly<
  Record<CardId, Card> & Record<Extract<W['action'], BaseActionOf<'playCard'>>['card'], Card>
>;

/** The states of a library. */
export type StateOf<W extends Kinds = Kinds> = GameState<W['decision'], W['options'], W['parts']>;

/** The views of a library. */
export type ViewOf<W extends Kinds = Kinds> = GameView<W['decision'], W['options'], W['seenParts']>;

/** Schemas of everything that comes in and goes out. */
export interface Schemas<W extends Kinds = Kinds> {
  /** Of actions. */
  readonly action: z.ZodMiniType<W['action']>;
  /** Of decisions. */
  readonly decision: z.ZodMiniType<W['decision']>;
  /** Of events. */
  readonly event: z.ZodMiniType<W['event']>;
  /** Of states, their shape alone. */
  readonly state: z.ZodMiniType<StateOf<W>>;
  /** Of views, their shape alone. */
  readonly view: z.ZodMiniType<ViewOf<W>>;
  /** Of what `createGame` takes; defaults are filled in. */
  readonly options: z.ZodMiniType<AnyGameOptions & Shuffles & W['options']>;
  /** Of the options that states keep. */
  readonly chosenOptions: z.ZodMiniType<W['options']>;
}

export interface Vocabulary {
  readonly cards: ReadonlyMap<CardId, Card>;
  /** The names of all options. */
  readonly options: readonly string[];
  /** The types of all actions. */
  readonly actionTypes: readonly string[];
  readonly schemas: Schemas;
}

/** @throws ConcordiaError `INVALID_LIBRARY` if two parts use one name for different things. */
export function vocabularyOf({
  base,
  cards,
  options,
  maps,
  modules,
}: VocabularySources): Vocabulary {
  const known = new NameRegistry(base);
  known.add('map', maps);
  known.add('module', modules);
  const ofMaps = maps.flatMap(({ rules }) => rules ?? []);
  const ofAll = [base, ...modules.map(({ rules }) => rules)];
  for (const rules of ofAll) known.addRules(rules, rules);
  // No game has two maps, so variants of a map may share the id of a part.
  for (const rules of ofMaps) known.addRules(rules, maps);
  const all = [...ofAll, ...ofMaps];
  known.checkReferences(all);
  broughtBy(all).overriding?.checkOverrides(all, ofMaps);
  // Rules do not listen for these: they come after the action.
  const told: Rules = { id: '', events: VIEW_EVENTS };
  known.addRules(told, told);
  const catalogue = new Map<CardId, Card>(
    // Those of the starting hands first, then deck by deck.
    [...cards, ...all.flatMap(({ deck }) => deck?.cards ?? [])]
      .sort((a, b) => a.deck - b.deck)
      .map((card) => [card.id, deepFreeze(card)]),
  );
  return { cards: catalogue, ...schemasOf(known, catalogue, options) };
}

/** Everything with a name, by its kind and name. */
class NameRegistry {
  readonly #owners = new Map<string, unknown>();
  readonly actions = new Map<string, Shape>();
  readonly decisions = new Map<string, Shape>();
  readonly events = new Map<string, Shape>();
  readonly roles = new Set<RoleName>();
  /** The shapes of the base game's actions. */
  readonly #base: ReadonlyMap<string, Shape>;

  constructor({ steps = [] }: Rules) {
    this.#base = new Map(steps.map(({ type, shape }) => [type, shape]));
  }

  /** Registers a name; refuses it if something else has it. */
  #claim(what: NamedThing, name: string, owner: unknown): void {
    const key = `${what} ${name}`;
    if (this.#owners.has(key) && this.#owners.get(key) !== owner) {
      notPossible('INVALID_LIBRARY', '', 'sameWordTwice', {
        [what]: name,
        ...(this.#isBase(what, name) && { isBase: true }),
      });
    }
    this.#owners.set(key, owner);
  }

  /** Whether the base game has an action of that name. */
  #isBase(what: string, name: string): boolean {
    return what === 'action' && this.#base.has(name);
  }

  add(what: NamedThing, parts: readonly { readonly id: string }[]): void {
    // Each is a separate owner, so that the same one twice is refused, too.
    for (const { id } of parts) this.#claim(what, id, Symbol(id));
  }

  addRules(rules: Rules, owner: unknown): void {
    const { id, steps = [], decisions = [], events = [], parts = [], roles = [], deck } = rules;
    const { refusals = [], scores = [] } = rules;
    this.#claim('set of rules', id, owner);
    for (const { type, shape: given } of steps) {
      // Several steps are the same action in several decisions if they share their shape. Parts may come from another
      // copy of the library, whose base game is like this one.
      const own = this.#base.get(type);
      const shape = own !== undefined && isAlike(own, given) ? own : given;
      this.#claim('action', type, shape);
      this.actions.set(type, shape);
    }
    for (const decision of decisions) {
      this.#claim('decision', decision.kind, decision);
      this.decisions.set(decision.kind, decision.shape);
    }
    for (const event of events) {
      this.#claim('event', event.type, event);
      this.events.set(event.type, event.shape);
    }
    for (const refusal of refusals) this.#claim('refusal', refusal.reason, refusal);
    for (const part of parts) this.#claim('part', part.id, owner);
    for (const score of scores) this.#claim('score', score.id, owner);
    for (const role of roles) {
      this.#claim('role', role.name, role);
      this.roles.add(role.name);
    }
    for (const card of deck?.cards ?? []) this.#claim('card', card.id, card);
  }

  /** Checks that everything rules refer to exists. */
  checkReferences(all: readonly Rules[]): void {
    for (const { id, steps = [], forbid = {}, on = {}, deck } of all) {
      const check = (
        what: NamedThing,
        names: readonly string[],
        known: ReadonlyMap<string, Shape> | ReadonlySet<string>,
        all?: string,
      ): void => {
        const lost = names.find((name) => name !== all && !known.has(name));
        if (lost === undefined) return;
        notPossible('INVALID_LIBRARY', '', 'unknownWord', {
          rules: id,
          [what]: lost,
          nearest: nearest(lost, known.keys()),
        });
      };
      const kinds = steps.flatMap(({ during }) => during);
      check('decision', kinds, this.decisions, ANY_ROLE);
      check('action', Object.keys(forbid), this.actions, '*');
      check('event', Object.keys(on), this.events);
      const roles = (deck?.cards ?? []).flatMap((card) => card.roles);
      check('role', roles, this.roles);
    }
  }
}

/** Whether two shapes have the same fields of the same kinds. */
function isAlike(one: Shape, other: Shape): boolean {
  const kinds = (shape: Shape): string =>
    JSON.stringify(Object.entries(shape).map(([name, { schema }]) => [name, schema._zod.def.type]));
  return one === other || kinds(one) === kinds(other);
}

function schemasOf(
  words: NameRegistry,
  cards: ReadonlyMap<CardId, Card>,
  fields: OptionFields,
): Omit<Vocabulary, 'cards'> {
  const card: z.ZodMiniType<CardId> = z.enum([...cards.keys()]);
  const known: Partial<Record<NonNullable<Field['word']>, z.core.$ZodType>> = {
    card,
    role: z.enum([...words.roles]),
  };
  const fieldsOf = (shape: Shape): Record<string, z.core.$ZodType> =>
    Object.fromEntries(
      Object.entries(shape).map(([key, { schema, word, ...field }]) => {
        const own = (word && known[word]) ?? schema;
        return [key, 'isOptional' in field ? z.exactOptional(own) : own];
      }),
    );
  const seated = { seat: SeatSchema };
  const caused = { because: z.readonly(z.strictObject(fieldsOf(BECAUSE))) };
  /** The common fields come before and after those of each. */
  const unionOf = (
    tag: string,
    shapes: ReadonlyMap<string, Shape>,
    before: Readonly<Record<string, z.core.$ZodType>>,
    after: Readonly<Record<string, z.core.$ZodType>> = {},
  ) => {
    const all = [...shapes].map(([name, shape]) =>
      z.strictObject({ [tag]: z.literal(name), ...before, ...fieldsOf(shape), ...after }),
    );
    // The base game has some of each.
    return z.discriminatedUnion(tag, all as [(typeof all)[number], ...typeof all]);
  };
  const { chosenOptions, options, names } = optionSchemas(fields, card);
  const decision = unionOf('kind', words.decisions, seated);
  known.decision = decision;
  known.decisions = z.array(decision).check(z.maxLength(20));
  // The shapes match the types; the compiler cannot follow this through maps.
  const schemas = {
    action: unionOf('type', words.actions, seated),
    decision,
    event: unionOf('type', words.events, {}, caused),
    options,
    chosenOptions,
    ...stateSchemas({ card, decision, options: chosenOptions } as unknown as Parameters<
      typeof stateSchemas
    >[0]),
  } as unknown as Schemas;
  return {
    options: Object.freeze(names),
    actionTypes: Object.freeze([...words.actions.keys()]),
    schemas: Object.freeze(schemas),
  };
}
