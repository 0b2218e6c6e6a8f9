/** Games with chosen maps and modules, and nothing else: no logs, no notation, no sheets. */

import { BASE_CARDS, type BaseCardId } from './cards/catalogue';
import { type Engine, engineFor, type OpenEngine, type RefusalTeller } from './engine/engine';
import type { BaseAction, BaseActionOf } from './kit/actions';
import type { DecisionOfType } from './kit/decision';
import { mustBeDefined } from './kit/define';
import type { ToldEventOfType } from './kit/event';
import type { BASE_EVENTS, ViewEvent } from './kit/events';
import type { MapModule, RuleModule } from './kit/module';
import type { DataOf, SeenOf } from './kit/part';
import type { RefusalOfType } from './kit/refusal';
import type { Deck, Rules } from './kit/rules';
import type { ActionOfStep } from './kit/step';
import type { AnyAction, WithType } from './model/any';
import type { CardId } from './model/cards';
import { type ErrorWords, inWordsBy } from './model/error-words';
import type { ConcordiaError } from './model/errors';
import { type FaultOfWords, faultsOf, inputFaults } from './model/faults';
import type { Nearest } from './model/find';
import type { KnownIds, OneOf } from './model/ids';
import type { ChosenBy, OptionFields } from './model/options';
import { isRecord, isShortList } from './model/plain';
import { sealErrors, sealedRoom } from './model/seal';
import type { AnyParts } from './model/state';
import { type ChosenOptions, type NewGameAmong, optionFields } from './new-game';
import { type BaseDecision, baseRules } from './roles/base';
import { wordsWith } from './words/merged-words';
import { type Naming, namingFor } from './words/naming';
import type { WordSet, Words } from './words/word-set';

/** The parts of an engine or a library. */
export interface EngineDefinition<
  M extends readonly MapModule[] = readonly MapModule[],
  R extends readonly RuleModule[] = readonly RuleModule[],
> {
  /** Maps made by `defineMap`; the built-in ones are in `concordia-rules/maps`. */
  readonly maps: M;
  /** Modules made by `defineModule`; the built-in ones are in `concordia-rules/modules`. */
  readonly modules?: R;
  /** Texts to use instead of the English ones, such as another language; of several sets, later ones have precedence. */
  readonly words?: Words;
}

/** What other rooms need from an engine. */
export interface Inside {
  readonly engine: OpenEngine;
  readonly naming: Naming;
  /** The rules of the base game, of all maps and of all modules. */
  readonly rules: readonly Rules[];
  readonly options: OptionFields;
  readonly maps: readonly MapModule[];
  readonly modules: readonly RuleModule[];
  /**
   * Wraps the functions of a room for public use: they throw only ConcordiaErrors, in the words of the engine.
   *
   * @param localized - uses the words of the room instead.
   */
  closed<R extends object>(room: R, localized?: Naming['localized']): R;
}

/** A limit for maps and modules, far above any real use. */
const MOST_PARTS = 1000;

const insides = new WeakMap<object, Inside>();

/**
 * Makes a room from what an engine is made of. There is no other way to the inside of an engine, so whatever a room
 * refuses, while it is made and afterwards, is a ConcordiaError in the words of the engine.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it was not made by `createEngine` or `createLibrary`.
 */
export function madeOf<R>(engine: unknown, make: (inside: Inside) => R): R {
  const inside = insides.get(Object(engine));
  if (inside === undefined) {
    return roomFaults.refuse('INVALID_INPUT', 'engine', 'notAnEngine');
  }
  return sealErrors(() => make(inside), inside.naming.localized)();
}

/** Wraps rooms in these words, or in their own. */
function closing(naming: Naming): Inside['closed'] {
  return (room, localized = naming.localized) => sealedRoom(room, localized);
}

/** Lets other rooms use an object that contains an engine. */
export function withInside<E extends Engine>(engine: E, inside: Inside): E {
  insides.set(engine, inside);
  return engine;
}

/**
 * Makes an engine for a choice of maps and modules; it knows no others.
 *
 * @typeParam M - the maps.
 * @typeParam R - the modules.
 * @throws ConcordiaError `INVALID_LIBRARY` if a part was not made by `defineMap` or `defineModule`, or if two parts
 * have the same id or use one name for different things.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [imperium], modules: [salt] });
 * const state = engine.createGame({ map: 'imperium', players: 2, modules: ['salt'], seed: 'ludi' });
 * console.log(engine.legalActions(state).length); // -> 6
 * ```
 */
export function createEngine<
  const M extends readonly MapModule[],
  const R extends readonly RuleModule[] = readonly [],
>(parts: EngineDefinition<M, R>): Engine<TypesOf<M, R>, NewGameOf<M, R>> {
  const engine = sealErrors(
    () => assembled(parts),
    (error) => inTheWordsOf(parts, error),
  )();
  // Inside, the types are open; here they become those of these parts, because the engine handles only their steps,
  // decisions and events.
  return engine as unknown as Engine<TypesOf<M, R>, NewGameOf<M, R>>;
}

/** An error of parts in their own words, which apply even if the other parts are refused, or else in English. */
export function inTheWordsOf(parts: unknown, error: ConcordiaError): ConcordiaError {
  let own: ErrorWords = {};
  try {
    if (isRecord(parts)) own = wordsWith(parts.words ?? {}, []);
  } catch {
    // The words cannot be read.
  }
  return inWordsBy(error, [own]);
}

/** @throws ConcordiaError `INVALID_LIBRARY`. */
function checkedParts(
  parts: EngineDefinition,
): Required<EngineDefinition> & { readonly words: WordSet } {
  const { maps, modules = [], words = {} } = partsOf(parts);
  for (const [index, map] of maps.entries()) mustBeDefined(map, `maps[${index}]`, 'defineMap');
  for (const [index, module] of modules.entries()) {
    mustBeDefined(module, `modules[${index}]`, 'defineModule');
  }
  return { maps, modules, words: wordsWith(words, [...maps, ...modules]) };
}

/**
 * The parts, read only once, so that getters run once.
 *
 * @throws ConcordiaError `INVALID_LIBRARY` if they are not lists.
 */
export function partsOf(parts: EngineDefinition): Required<EngineDefinition> {
  const { maps, modules = [], words = {} } = isRecord(parts) ? parts : { maps: undefined };
  if (!isShortList(maps, MOST_PARTS) || !isShortList(modules, MOST_PARTS)) {
    return inputFaults.refuse('INVALID_LIBRARY', 'maps', 'noListsOfParts');
  }
  return { maps: [...maps], modules: [...modules], words };
}

/** What a library adds to an engine: readable errors about input written by hand. */
export interface Help {
  /** Suggests the name that may be meant. */
  readonly nearest: Nearest;
  /** The same where a schema has found a fault. */
  readonly helpfully: NonNullable<RefusalTeller['helpfully']>;
  /** Knows other versions of states. */
  readonly upToDate: NonNullable<RefusalTeller['upToDate']>;
}

/** The words of rules for faults of their parts. */
function ownFaults({ faults }: Rules): readonly ErrorWords[] {
  return faults === undefined ? [] : [{ faults }];
}

/** An engine, with the extras of other rooms. */
export function assembled(parts: EngineDefinition, help?: Help): Engine {
  const { maps, modules, words } = checkedParts(parts);
  const rules: readonly Rules[] = [
    baseRules,
    ...[...maps, ...modules].flatMap(({ rules }) => rules ?? []),
  ];
  const own = rules.flatMap(ownFaults);
  const options = optionFields(modules);
  const engine = engineFor(
    {
      base: baseRules,
      cards: BASE_CARDS,
      options,
      maps,
      modules,
      nearest: help?.nearest,
    },
    {
      names: (state) => naming.namesFor(state),
      localized: (error, about) => naming.localized(error, about),
      words: [words, ...own],
      ...help,
    },
  );
  const { cards, getMap } = engine;
  const naming: Naming = namingFor({
    cards: new Map(Object.entries(cards)),
    words,
    own,
    getMap,
  });
  const closed = closing(naming);
  const {
    gameOf: _game,
    adoptView: _adopt,
    adoptAction: _action,
    applyPassing: _passing,
    frozenState: _frozen,
    applyNoting: _noting,
    automaticNames: _names,
    placeFields: _fields,
    ...methods
  } = engine;
  const inside: Inside = { engine, naming, rules, options, maps, modules, closed };
  return withInside(closed<Engine>(methods), inside);
}

/** The rules of all parts, in order. */
type RulesOf<M extends readonly MapModule[], R extends readonly RuleModule[]> =
  | NonNullable<M[number]['rules']>
  | R[number]['rules'];

/** The options of `createGame` for these parts. */
export type NewGameOf<
  M extends readonly MapModule[],
  R extends readonly RuleModule[],
> = NewGameAmong<OfferedId<M[number]>, OfferedId<Listed<R[number]>> | OneOf<never>> &
  Partial<OwnChoices<R[number]>>;

type OfferedId<P> = P extends { readonly id: infer I extends string } ? OneOf<I> : never;

/** The modules that the option `modules` can name. */
type Listed<P> = P extends { readonly options?: infer O }
  ? string extends keyof O
    ? P
    : true extends IsAsking<O>
      ? never
      : P
  : P;
type IsAsking<O> = {
  readonly [K in keyof O]: O[K] extends { readonly off?: infer F }
    ? [F] extends [never]
      ? false
      : true
    : false;
}[keyof O];

/** The options that these modules add to those of every library. */
type OwnChoices<P> = (
  P extends { readonly options?: infer O }
    ? (own: NewChoices<ChosenBy<O>>) => void
    : never
) extends (all: infer A) => void
  ? A
  : never;
type NewChoices<C> = string extends keyof C
  ? unknown
  : [keyof C] extends [keyof ChosenOptions]
    ? unknown
    : { readonly [K in keyof C as Exclude<K, keyof ChosenOptions>]: C[K] };

/** The ids of cards that rules define, as far as the compiler knows them. */
type CardIn<R> = R extends { readonly deck?: Deck<infer C> } ? KnownIds<C> : never;

/** The same actions, with one of these cards. */
export type WithCard<A, C extends CardId> = {
  readonly [K in keyof A]: K extends 'card' ? C : A[K];
};

export type { BaseDecision };

/** Every action of the base game, with one of these cards. */
export type BaseActionWith<C extends CardId> =
  | Exclude<BaseAction, WithType<CardActionType>>
  | WithCard<BaseActionOf<CardActionType>, C>;
type CardActionType = 'playCard' | 'buyCard';

type ItemsOf<T> = T extends readonly (infer I)[] ? I : never;

type IdOf<P> = P extends { readonly id: infer Id extends string } ? Id : never;

/** The values of parts, by their ids; any values if the compiler does not know the parts. */
type PartsOf<P> =
  string extends IdOf<P>
    ? AnyParts
    : Extract<{ readonly [Q in P as IdOf<Q>]?: DataOf<Q> }, AnyParts>;
type SeenPartsOf<P> =
  string extends IdOf<P>
    ? AnyParts
    : Extract<{ readonly [Q in P as IdOf<Q>]?: SeenOf<Q> }, AnyParts>;

type DecisionOpened = Extract<ViewEvent, WithType<'decisionOpened'>>;

/** The same event, with these decisions. */
type OpenedWith<D> = {
  readonly [K in keyof DecisionOpened]: K extends 'decision'
    ? D
    : K extends 'waiting'
      ? readonly D[]
      : DecisionOpened[K];
};

/** The actions, decisions, events and so on of a library made of these parts. */
export interface TypesOf<M extends readonly MapModule[], R extends readonly RuleModule[]> {
  /** Every action. */
  readonly action:
    | BaseActionWith<OneOf<BaseCardId | CardIn<RulesOf<M, R>>>>
    // Maps and modules that let players build or move use the same actions.
    | Extract<
        WithCard<
          Exclude<ActionOfStep<ItemsOf<RulesOf<M, R>['steps']>>, WithType<BaseAction['type']>>,
          OneOf<BaseCardId | CardIn<RulesOf<M, R>>>
        >,
        AnyAction
      >;
  /** Every decision. */
  readonly decision: BaseDecision | DecisionOfType<ItemsOf<RulesOf<M, R>['decisions']>>;
  /** Every public event. */
  readonly event:
    | ToldEventOfType<(typeof BASE_EVENTS)[number]>
    | Exclude<ViewEvent, DecisionOpened>
    | OpenedWith<BaseDecision | DecisionOfType<ItemsOf<RulesOf<M, R>['decisions']>>>
    | ToldEventOfType<ItemsOf<RulesOf<M, R>['events']>>;
  /** Every reason of a refusal with its facts. */
  readonly refusal:
    | RefusalOfType<(typeof baseRules)['refusals'][number]>
    | RefusalOfType<ItemsOf<RulesOf<M, R>['refusals']>>;
  /** Every reason of a fault that maps and modules define, with its facts. */
  readonly fault: FaultOfWords<RulesOf<M, R>['faults']>;
  /** The options of the game; it is without those of modules that it does not play. */
  readonly options: ChosenOptions & Partial<OwnChoices<R[number]>>;
  /** The value of each part in `state.parts`, if it is in the game. */
  readonly parts: PartsOf<ItemsOf<RulesOf<M, R>['parts']>>;
  /** The value of each part in views. */
  readonly seenParts: SeenPartsOf<ItemsOf<RulesOf<M, R>['parts']>>;
}

export const roomFaults = faultsOf({
  notAnEngine: () => 'expected an engine returned by createEngine or createLibrary',
});
