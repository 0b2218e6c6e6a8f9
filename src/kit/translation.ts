/** Words of maps, modules and whole languages: what replaces the English texts beside the rules. */
import type { Cost } from '../model/cost';
import type { Moment } from '../model/moment';
import type { Names } from '../model/names';
import type { BaseAction } from './actions';
import type { DecisionOfType } from './decision';
import type { Descriptions } from './descriptions';
import type { ToldEventOfType } from './event';
import type { RefusalOfType } from './refusal';
import type { Rules } from './rules';
import type { ActionOfStep } from './step';

/** Words for one thing of each kind. */
export interface WordMethods<A, D, E, F> {
  action(names: Names, action: A, cost?: Cost, moment?: Moment): string;
  decision(names: Names, decision: D, moment?: Moment): string;
  event(names: Names, event: E): string | undefined;
  refusal(names: Names, details: F): string;
}

/** Its author says which fields it uses. */
export type AnyTelling = WordMethods<object, object, object, object>;

/** How logs as text are written in a language. Whatever is missing is written as in English. */
export interface NotationWords {
  /**
   * How each action is written, by its type, in the form of the `notation` of a step: `construire|construit {city} [pour
   * {pay}]`. Of words between bars the first is written.
   */
  readonly actions?: Readonly<Record<string, string>>;
  /**
   * Words for `land`, `sea`, `buy`, `sell`, `and`, `for`, `nothing`, `sestertii`, `gains`, `pays`, `yes`, `no`, `seat` and
   * other words that stand in fields; for `correction` and `now`, one word each; and for the words of corrections:
   * `money`, `goods`, `turn`, `house`, `no house`, `in`, `storehouse`, `card`, `hand`, `discard`, `display`, `deck`,
   * `marker`, `coins`; for `to`, which may stand for an arrow, and `between`; and for `fillers`: articles, prepositions and other words that say nothing, so that
   * they may stand anywhere. Of words between bars the first is written.
   */
  readonly words?: Readonly<Record<string, string>>;
  /** From one to ten. */
  readonly numbers?: readonly string[];
}

/** The words of a map or a module in another language; each replaces an English text. */
export interface Translation {
  /** The tag of the language, such as `fr`. They are used where a library speaks it. */
  readonly language: string;
  /** How logs as text are written in it. */
  readonly notation?: NotationWords;
  /** Names of goods, cards, numbers and so on. */
  readonly names?: Partial<Names>;
  /** The text of an action's button, by its type, such as `Build a house in Roma`. */
  readonly actions?: Readonly<Record<string, AnyTelling['action']>>;
  /** Who decides and what the choice is, by the kind of the decision: `Livia may buy a card`. */
  readonly decisions?: Readonly<Record<string, AnyTelling['decision']>>;
  /**
   * What happened, by the type of the event, as a sentence without a full stop: `Livia builds a house in Roma`. Return
   * `undefined` for no text.
   */
  readonly events?: Readonly<Record<string, AnyTelling['event']>>;
  /** The reason as a complete sentence, by the `reason` of the error. It is called with the `details`. */
  readonly refusals?: Readonly<Record<string, AnyTelling['refusal']>>;
  /**
   * What is wrong with input, by the `reason` of the error or of one of its `issues`: a clause without a full stop. The
   * sentence around it is that of the code in `refusals`, such as `invalidSheet`.
   */
  readonly faults?: Readonly<Record<string, AnyTelling['refusal']>>;
  /** Names of victory points that maps and modules bring, by the ids of the `scores` of their rules. */
  readonly scores?: Readonly<Record<string, (names: Names) => string>>;
  /** What cards, tiles, places, options, maps and modules are, for screens. */
  readonly descriptions?: Descriptions;
}

/**
 * All words that rules need in another language: the compiler names each action, decision, event and refusal that is
 * missing or that they do not have, and knows the fields of each.
 *
 * @typeParam R - the rules of a map or a module: `TranslationOf<typeof rules>`.
 */
export type TranslationOf<R extends Rules> = Omit<
  Translation,
  'actions' | 'decisions' | 'events' | 'refusals'
> &
  Section<'actions', ActionTexts<ActionOfStep<Items<R['steps']>>>> &
  Section<'decisions', DecisionTexts<DecisionOfType<Items<R['decisions']>>>> &
  Section<'events', EventTexts<ToldEventOfType<Items<R['events']>>>> &
  Section<'refusals', RefusalTexts<RefusalOfType<Items<R['refusals']>>>>;

/** A section may be left out if it is empty. */
type Section<S extends string, T> = [keyof T] extends [never]
  ? { readonly [K in S]?: Readonly<Record<string, never>> }
  : { readonly [K in S]: T };

type Items<T> = T extends readonly (infer I)[] ? I : never;

/** Those of the base game have their words in the language itself. */
type ActionTexts<A extends { readonly type: string }> = {
  readonly [T in A as Exclude<T['type'], BaseAction['type']>]: WordMethods<
    T,
    never,
    never,
    never
  >['action'];
};
type DecisionTexts<D extends { readonly kind: string }> = {
  readonly [T in D as T['kind']]: WordMethods<never, T, never, never>['decision'];
};
type EventTexts<E extends { readonly type: string }> = {
  readonly [T in E as T['type']]: WordMethods<never, never, T, never>['event'];
};
type RefusalTexts<F extends { readonly reason: string; readonly details: unknown }> = {
  readonly [T in F as T['reason']]: WordMethods<never, never, never, T['details']>['refusal'];
};
