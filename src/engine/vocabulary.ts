/**
 * The vocabulary of a library: every card, action, decision and event of its maps and modules, and their schemas.
 * Clashing names are refused.
 */
import * as z from 'zod/mini';
import type { BaseActionOf } from '../kit/actions';
import { BECAUSE, VIEW_EVENTS } from '../kit/events';
import type { Field, Shape } from '../kit/fields';
import type { MapModule, RuleModule } from '../kit/module';
import { sameWordTwice } from '../kit/rule-words';
import type { Rules } from '../kit/rules';
import type { AnyAction, AnyDecision, AnyEvent } from '../model/any';
import type { Card, CardId } from '../model/cards';
import { refuse } from '../model/errors';
import type { Nearest } from '../model/find';
import { deepFreeze } from '../model/freeze';
import { SeatSchema } from '../model/ids';
import {
  type AnyGameOptions,
  type AnyOptions,
  FEWEST_PLAYERS,
  type OptionFields,
  optionSchemas,
  type Shuffles,
} from '../model/options';
import { type AnyParts, type GameState, type GameView, stateSchemas } from '../model/state';
import { checkNames } from './name-clashes';
import { checkOverrides } from './overrides';

/** What a library is made of. */
export interface VocabularySources {
  /** The base game. */
  readonly base: Rules;
  readonly cards: readonly Card[];
  readonly options: OptionFields;
  readonly maps: readonly MapModule[];
  readonly modules: readonly RuleModule[];
  /** Finds the name that was meant by an unknown one; an engine alone has none. */
  readonly nearest?: Nearest | undefined;
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
  /** Every reason of a fault that maps and modules define, with its facts. */
  readonly fault: {
    /** Its name, such as `tileMissing`. */
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
  /** The schema of actions: a discriminated union of all types. */
  readonly action: z.ZodMiniType<W['action']>;
  /** The schema of decisions: a discriminated union of all kinds. */
  readonly decision: z.ZodMiniType<W['decision']>;
  /** The schema of events: a discriminated union of all types. */
  readonly event: z.ZodMiniType<W['event']>;
  /** The schema of states: their shape only; `parseState` checks them in full. */
  readonly state: z.ZodMiniType<StateOf<W>>;
  /** The schema of views: their shape only; `parseView` checks them in full. */
  readonly view: z.ZodMiniType<ViewOf<W>>;
  /** The schema of what `createGame` takes; it fills in defaults. */
  readonly options: z.ZodMiniType<AnyGameOptions & Shuffles & W['options']>;
  /** The schema of the options that states keep. */
  readonly chosenOptions: z.ZodMiniType<W['options']>;
}

export interface Vocabulary {
  readonly cards: ReadonlyMap<CardId, Card>;
  /** The fewest people of a game. */
  readonly fewest: number;
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
  mustDiffer('map', maps);
  mustDiffer('module', modules);
  const ofModules = modules.map(({ rules }) => rules);
  const ofMaps = maps.flatMap(({ rules }) => rules ?? []);
  const all = [base, ...ofModules, ...ofMaps];
  checkNames(base, ofModules, ofMaps);
  checkOverrides(all, ofMaps);
  const catalogue = new Map<CardId, Card>(
    // Those of the starting hands first, then deck by deck.
    [...cards, ...all.flatMap(({ deck }) => deck?.cards ?? [])]
      .sort((a, b) => a.deck - b.deck)
      .map((card) => [card.id, deepFreeze(card)]),
  );
  return { cards: catalogue, ...schemasOf(all, catalogue, options) };
}

/** Whether rules play seats, so that people can play alone. */
export function hasAutomaticSeats({ maps, modules }: VocabularySources): boolean {
  return [...maps, ...modules].some(({ rules }) => rules?.seats !== undefined);
}

function mustDiffer(what: 'map' | 'module', parts: readonly { readonly id: string }[]): void {
  const ids = parts.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) refuse(sameWordTwice({ [what]: twice }));
}

/** Shapes by name. Those of another copy of the library are like those of the base game, which come first. */
function byName(
  named: readonly (readonly [name: string, shape: Shape])[],
): ReadonlyMap<string, Shape> {
  const shapes = new Map<string, Shape>();
  for (const [name, shape] of named) if (!shapes.has(name)) shapes.set(name, shape);
  return shapes;
}

function schemasOf(
  all: readonly Rules[],
  cards: ReadonlyMap<CardId, Card>,
  fields: OptionFields,
): Omit<Vocabulary, 'cards'> {
  const card: z.ZodMiniType<CardId> = z.enum([...cards.keys()]);
  const known: Partial<Record<NonNullable<Field['word']>, z.core.$ZodType>> = {
    card,
    role: z.enum([...new Set(all.flatMap(({ roles = [] }) => roles.map(({ name }) => name)))]),
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
    const kinds = [...shapes].map(([name, shape]) =>
      z.strictObject({ [tag]: z.literal(name), ...before, ...fieldsOf(shape), ...after }),
    );
    // The base game has some of each.
    return z.discriminatedUnion(tag, kinds as [(typeof kinds)[number], ...typeof kinds]);
  };
  const actions = byName(
    all.flatMap(({ steps = [] }) => steps.map(({ type, shape }) => [type, shape] as const)),
  );
  const decisions = byName(
    all.flatMap(({ decisions = [] }) => decisions.map(({ kind, shape }) => [kind, shape] as const)),
  );
  const events = byName(
    [...all.flatMap(({ events = [] }) => events), ...VIEW_EVENTS].map(({ type, shape }) => [
      type,
      shape,
    ]),
  );
  // Where rules play a seat, one may play alone.
  const fewest = all.some(({ seats }) => seats !== undefined) ? 1 : FEWEST_PLAYERS;
  const { chosenOptions, options, names } = optionSchemas(fields, card, fewest);
  const decision = unionOf('kind', decisions, seated);
  known.decision = decision;
  known.decisions = z.array(decision).check(z.maxLength(20));
  // The shapes match the types; the compiler cannot follow this through maps.
  const schemas = {
    action: unionOf('type', actions, seated),
    decision,
    event: unionOf('type', events, {}, caused),
    options,
    chosenOptions,
    ...stateSchemas({ card, decision, options: chosenOptions } as unknown as Parameters<
      typeof stateSchemas
    >[0]),
  } as unknown as Schemas;
  return {
    fewest,
    options: Object.freeze(names),
    actionTypes: Object.freeze([...actions.keys()]),
    schemas: Object.freeze(schemas),
  };
}
