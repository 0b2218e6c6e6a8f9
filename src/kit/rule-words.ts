/** What is said of definitions and of rules that fail, and how rules are translated. */

import type { Cost } from '../model/any';
import {
  cityFaults,
  type ErrorWords,
  framed,
  placeFaults,
  shapeFaults,
  thingNamed,
  toldFailure,
  typeNamed,
  type WordsFor,
} from '../model/fault-words';
import {
  type BoardFacts,
  type Definition,
  type DefinitionFacts,
  type FailureFacts,
  notValid,
  type PartFacts,
  type SentenceFacts,
} from '../model/faults';
import { asHint } from '../model/find';
import type { Moment } from '../model/moment';
import type { Names } from '../model/names';
import { isRecord } from '../model/plain';
import type { BaseAction } from './actions';
import type { DecisionOfType } from './decision';
import type { ToldEventOfType } from './event';
import type { Descriptions } from './module';
import type { RefusalOfType } from './refusal';
import type { Rules } from './rules';
import type { ActionOfStep } from './step';

/** Refuses definitions of steps, decisions and so on that are not plain objects. */
export function mustBeObject(definition: unknown, what: Definition): void {
  if (isRecord(definition)) return;
  notValid('INVALID_RULES', '', 'notWrittenAsObject', undefined, { what });
}

// Faults in definitions of boards, rules and modules, in English.

export const definitionFaults: WordsFor<DefinitionFacts> = {
  notWrittenAsObject: (_names, { what }) =>
    `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} must be a plain object`,
  notAName: (_names, { example }) => `expected a name of letters and digits, such as ${example}`,
  notAnId: (_names, { example }) =>
    `expected an id of small letters, digits and hyphens, such as ${example}`,
  nameTaken: (_names, { name }) => `the name ${name} is taken`,
  notMadeWithField: () => 'expected a field made with field() and a zod schema',
  notMadeWithRefusal: () => 'expected a reason made with refusal()',
  notMadeWithZod: () => 'expected a zod schema',
  schemaForbids: () => 'the schema of this option does not allow this',
  offStarts: () => 'an option with “off” cannot start its module whenever it is chosen',
  idOfOther: (_names, { id }) => `the rules must have the id of their module, ${id}`,
  noSuchField: (_names, { field }) => `there is no field ${field}`,
  fieldNotOnce: (_names, { field }) => `the field ${field} must occur exactly once`,
  fieldInBrackets: (_names, { field }) =>
    `the field ${field} is optional, so it must be in brackets`,
  fieldOutsideBrackets: (_names, { field }) =>
    `the field ${field} is required, so it must not be in brackets`,
  unknownEvent: (_names, { event }) => `there is no event ${event} in this game`,
};

export const boardFaults: WordsFor<BoardFacts> = {
  routeNamedOtherwise: (_names, { route, id }) => `the route ${route} must not have the id ${id}`,
  placeTwice: (_names, { place }) => `the place ${place} occurs twice`,
  provinceTwice: (_names, { province }) => `the province ${province} occurs twice`,
  cityTwice: (_names, { city }) => `the city ${city} belongs to two provinces`,
  notForHouses: (_names, { city, letter }) =>
    `${city} is a ${letter}, which cannot belong to a province`,
  cityWithoutProvince: (_names, { city }) => `the city ${city} belongs to no province`,
  noSuchProvince: (_names, { province, nearest }) =>
    `there is no province ${province}${asHint(nearest)}`,
  tokensShort: (names, { letter, cities, tokens }) =>
    `there ${cities === 1 ? 'is' : 'are'} ${names.counted(cities, 'city', 'cities')} of letter ${letter}, but only ${names.counted(tokens, 'token')}`,
  routeEndsWhereItBegins: (_names, { route }) => `the route ${route} ends where it begins`,
  routeEndsNowhere: (_names, { route, end }) =>
    `the route ${route} ends at ${end}, which does not exist`,
  noSuchExit: (_names, { field, exit, kind }) =>
    `the field ${field} has the exit ${exit}, which is not a ${kind} route`,
  playersTheWrongWay: (_names, { players }) =>
    `the number of players must go from the fewest to the most, not from ${players.join(' to ')}`,
  nobodyStarts: () => 'no colonist starts anywhere',
  startsOutsideCapital: (_names, { kind, start }) =>
    `the ${kind} colonists start at ${start}, which is not a capital`,
  noRouteFromStart: (_names, { kind, start }) => `no ${kind} route leaves the start ${start}`,
  cutOff: (_names, { city }) => `${city} is cut off from the rest`,
  labelOfNothing: (_names, { id }) => `there is a label of ${id}, which does not exist`,
  noPointFor: (_names, { id }) => `there is no point for ${id}`,
  pointOfNothing: (_names, { id }) => `there is a point for ${id}, which does not exist`,
};

/** Faults of any part of a map or module. */
export const anyPartFaults: WordsFor<Pick<PartFacts, 'doesNotFit' | 'notForEverySeat'>> = {
  doesNotFit: () => 'this does not fit the rest of the game',
  notForEverySeat: () => 'expected one for every seat',
};

/** What is said of boards before any library knows them. */
export const boardErrors: ErrorWords = {
  refusals: { invalidMap: framed('map') },
  faults: { ...shapeFaults, ...boardFaults },
};

// What is said of the rules of maps and modules that fail or do not fit; such rules bring it along.

export const ruleSentences: WordsFor<
  Pick<SentenceFacts, 'rulesFailed' | 'sameWordTwice' | 'unknownWord'>
> = {
  rulesFailed(names, { rules, at, failure, ...facts }) {
    const whose = rules === undefined ? 'Rules' : `The rules of ${rules}`;
    return `${whose} failed in ${at}: ${toldFailure(failures, names, failure, facts)}`;
  },
  sameWordTwice(names, { modules, isBase, overriding, owner = '', ...named }) {
    const thing = thingNamed(named);
    if (overriding !== undefined) {
      return `Two parts of this library replace the ${thing} of ${owner}: ${names.listed(overriding)}.`;
    }
    const copies = isBase ? ' Perhaps two copies of concordia-rules/kit are loaded.' : '';
    const who = modules === undefined ? '' : `: ${names.listed(modules)}`;
    return `Two parts of this library define the ${thing}${who}.${copies}`;
  },
  unknownWord: (_names, { rules, nearest, ...named }) =>
    `The rules of ${rules} name the ${thingNamed(named)}, which no part of this library defines${asHint(nearest) || '.'}`,
};

const failures: WordsFor<FailureFacts> = {
  thrown: (_names, { error }) => error ?? 'they threw something that is not an error',
  misuse: (_names, { issues: [first] }) =>
    first?.message ?? 'a function was called with invalid arguments',
  promise: () => 'it returned a promise, but rules must be synchronous',
  badValue(_names, { found, expected }) {
    const wanted =
      expected === undefined ? '' : ` instead of ${expected.map(typeNamed).join(' or ')}`;
    return `it returned ${typeNamed(found)}${wanted}`;
  },
  noRefusal: () => 'a refusal must have a code and a message',
  noIds: (_names, { found }) => `it returned ${typeNamed(found)} instead of a list of ids`,
  noFaults: () => 'faults must be a list, each with seat, path and reason',
  noCandidates: () => 'candidates must be a list',
  otherFields: () => 'a candidate does not have the fields of its action',
  noText: () => 'it did not return a text',
  noPicture: () => 'a picture is a short list of items, each with key, kind and label',
  noListOfPlayers: () => 'the players are no longer a complete list',
  noPlayer: (_names, { seat }) => `seat ${seat} no longer has a player`,
  badAmount: (names, { of, amount, seat }) =>
    `it leaves ${names.player(seat)} with ${amount} ${/^(land|sea)$/.test(of) ? `${of} colonists` : of}`,
  noDecision: () => 'the decision is no longer an object',
  fixedField: (_names, { field }) => `only the engine changes ${field} of a state`,
  piecesLost: (_names, { of, before, after }) =>
    `there were ${before} ${of}, and now there are ${after}`,
  piecesExchanged: (_names, { of }) => `there are as many ${of} as before, but not the same`,
  badField: (_names, { field }) => `it leaves something in ${field} of the state that cannot be`,
  otherKind: () => 'what replaces it must keep its name, its fields and its decisions',
  noListOfDecisions: () => 'the waiting decisions are no longer a list',
  unknownDecision: (_names, { kind }) => `it asks for an unknown decision: ${kind}`,
  decisionOfNobody: (_names, { seat }) =>
    `it asks seat ${seat}, which does not exist, for a decision`,
  unequalParties: (_names, { parties, players }) =>
    `${players} players cannot form ${parties} parties of the same size`,
  noSuchCard: (_names, { card }) => `there is no card ${card}`,
  endless: () => 'it does not terminate',
};

/** What is said of definitions, and of rules in play. */
export const ruleErrors: ErrorWords = {
  refusals: { ...ruleSentences, invalidMap: framed('map'), invalidRules: framed('set of rules') },
  faults: { ...definitionFaults, ...boardFaults, ...anyPartFaults },
};

/** What is said of definitions before any library knows them. */
export const definitionErrors: ErrorWords = {
  refusals: ruleErrors.refusals,
  faults: { ...shapeFaults, ...placeFaults, ...cityFaults, ...ruleErrors.faults },
};

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
