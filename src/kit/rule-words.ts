/** What is said of definitions and of rules that fail, and how rules are translated. */

import type { Cost } from '../model/any';
import { baseRefusal, faultsOf } from '../model/faults';
import { asHint } from '../model/find';
import type { MapId } from '../model/ids';
import type { Moment } from '../model/moment';
import type { Names } from '../model/names';
import { isRecord } from '../model/plain';
import type { BaseAction } from './actions';
import type { DecisionOfType } from './decision';
import type { ToldEventOfType } from './event';
import type { Descriptions } from './module';
import type { RefusalOfType } from './refusal';
import type { NounSection, Rules } from './rules';
import type { ActionOfStep } from './step';

/** What functions of the kit define. */
type Definition = 'choice' | 'decision' | 'event' | 'option' | 'part' | 'refusal' | 'step';

/** Refuses definitions of steps, decisions and so on that are not plain objects. */
export function mustBeObject(definition: unknown, what: Definition): void {
  if (isRecord(definition)) return;
  definitionFaults.refuse('INVALID_RULES', '', 'notWrittenAsObject', undefined, { what });
}

/** What can be wrong with any definition: every engine has some. */
export const definitionFaults = faultsOf({
  /** `what` is a step, a decision and so on. */
  notWrittenAsObject: (_names, { what }: { readonly what: Definition }) =>
    `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} must be a plain object`,
  /** The template of an action. */
  noSuchField: (_names, { field }: { readonly field: string }) => `there is no field ${field}`,
  fieldNotOnce: (_names, { field }: { readonly field: string }) =>
    `the field ${field} must occur exactly once`,
  fieldInBrackets: (_names, { field }: { readonly field: string }) =>
    `the field ${field} is optional, so it must be in brackets`,
  fieldOutsideBrackets: (_names, { field }: { readonly field: string }) =>
    `the field ${field} is required, so it must not be in brackets`,
});

/** What can be wrong with rules that are checked when they are defined: an engine of our own parts carries none of it. */
export const ruleFaults = faultsOf({
  choiceIsOpen: (_names, { kind }: { readonly kind: string }) =>
    `the choice ${kind} is open already`,
  notAName: (_names, { example }: { readonly example: string }) =>
    `expected a name of letters and digits, such as ${example}`,
  nameTaken: (_names, { name }: { readonly name: string }) => `the name ${name} is taken`,
  notMadeWithField: () => 'expected a field made with field() and a zod schema',
  notMadeWithRefusal: () => 'expected a reason made with refusal()',
  notMadeWithZod: () => 'expected a zod schema',
  schemaForbids: () => 'the schema of this option does not allow this',
  /** An option asks for its module by any value and by all but one. */
  offStarts: () => 'an option with “off” must not always start its module',
  idOfOther: (_names, { id }: { readonly id: string }) =>
    `the rules must have the id of their module, ${id}`,
});

/** What can be wrong with any part of a map or module. */
export const partFaults = faultsOf({
  doesNotFit: () => 'this does not fit the rest of the game',
  notForEverySeat: () => 'expected one for every seat',
});

// Names that the parts of a library define and use.

export type NamedThing =
  | 'action'
  | 'card'
  | 'decision'
  | 'event'
  | 'map'
  | 'module'
  | 'option'
  | 'part'
  | 'refusal'
  | 'role'
  | 'score'
  | 'set of rules';

/** A name, by the kind of thing it is for. */
export type Named = { readonly [W in NamedThing]?: string };

/** The name that two parts define. */
type NamedTwice = Named & {
  /** The ids of the modules that define it, if they are modules. */
  readonly modules?: readonly string[];
  /** The ids of the rules that replace it, if both do, and of the rules that have it. */
  readonly overriding?: readonly string[];
  readonly owner?: string;
  /** Whether the base game also defines it. */
  readonly isBase?: boolean;
};

/** The name that no part defines, and the id of the map or module that uses it. */
type NamedInVain = Named & { readonly rules: MapId; readonly nearest?: string | undefined };

export const sameWordTwice = baseRefusal({
  reason: 'sameWordTwice',
  code: 'INVALID_LIBRARY',
  words(names, { modules, isBase, overriding, owner = '', ...named }: NamedTwice) {
    const thing = thingNamed(named);
    if (overriding !== undefined) {
      return `Two parts of this library replace the ${thing} of ${owner}: ${names.listed(overriding)}.`;
    }
    const copies = isBase ? ' Perhaps two copies of concordia-rules/kit are loaded.' : '';
    const who = modules === undefined ? '' : `: ${names.listed(modules)}`;
    return `Two parts of this library define the ${thing}${who}.${copies}`;
  },
});

export const unknownWord = baseRefusal({
  reason: 'unknownWord',
  code: 'INVALID_LIBRARY',
  words: (_names, { rules, nearest, ...named }: NamedInVain) =>
    `The rules of ${rules} name the ${thingNamed(named)}, which no part of this library defines${asHint(nearest) || '.'}`,
});

/** The kind of a thing and its name: `event cardPlayed`. */
function thingNamed(named: Named): string {
  return Object.entries(named)[0]?.join(' ') ?? 'same name';
}

// Words of maps, modules and whole languages: what replaces the English texts beside the rules.

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
   * `marker`, `coins`; for `to`, which may stand for an arrow, and `between`; for a name in this language, its other forms;
   * and for `fillers`: articles, prepositions and other words that say nothing, so that they may stand anywhere. Of words between bars the first is written.
   */
  readonly words?: Readonly<Record<string, string>>;
  /** From one to ten. */
  readonly numbers?: readonly string[];
}

/** A name in another language: alone, or with its forms. */
export type Noun = string | DeclinedNoun;

/**
 * A name with the forms that sentences of the language ask for: `{ name: 'Präfekt', object: 'den Präfekten' }`. Without a
 * form, a sentence does with the name.
 */
export interface DeclinedNoun {
  /** The name by itself. */
  readonly name: string;
  readonly [form: string]: string;
}

/** Names in another language: those that the rules have in English, and those of printed things. */
export type Nouns = {
  readonly [S in keyof NounSection]: Readonly<Record<string, Noun>>;
} & {
  /** What is printed on a board or lies beside it, by its English name: `Start field`. */
  readonly printed?: Readonly<Record<string, Noun>>;
};

/** The words of a map or a module in another language; each replaces an English text. */
export interface Translation {
  /** The tag of the language, such as `fr`. They are used where a library speaks it. */
  readonly language: string;
  /** How logs as text are written in it. */
  readonly notation?: NotationWords;
  /** Names by id, and those of what is printed on boards or lies beside them. */
  readonly nouns?: Nouns;
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
 * All words that rules need in another language: the compiler names each action, decision, event, refusal, score and noun
 * that is missing or that they do not have, and knows the fields of each.
 *
 * @typeParam R - the rules of a map or a module: `TranslationOf<typeof rules>`.
 */
export type TranslationOf<R extends Rules> = Omit<
  Translation,
  'actions' | 'decisions' | 'events' | 'refusals' | 'nouns' | 'scores'
> &
  NounsOf<Exclude<R['nouns'], undefined>> &
  Section<'actions', ActionTexts<ActionOfStep<Items<R['steps']>>>> &
  Section<'decisions', DecisionTexts<DecisionOfType<Items<R['decisions']>>>> &
  Section<'events', EventTexts<ToldEventOfType<Items<R['events']>>>> &
  Section<'refusals', RefusalTexts<RefusalOfType<Items<R['refusals']>>>> &
  ScoresOf<Items<R['scores']>['id']>;

/** The names that the rules have in English; they may be left out if there are none. */
type NounsOf<N> = object extends N
  ? { readonly nouns?: Nouns }
  : {
      readonly nouns: {
        readonly [S in keyof N]: { readonly [I in keyof N[S]]: Noun };
      } & Pick<Nouns, 'printed'>;
    };

/** The names of victory points, unless it is not known which there are. */
type ScoresOf<I extends string> = string extends I
  ? Pick<Translation, 'scores'>
  : Section<'scores', { readonly [K in I]: (names: Names) => string }>;

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
