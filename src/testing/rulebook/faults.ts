/** What can be wrong with a text of rules, or with the rules: reasons, facts, and a sentence for each. */
import { ConcordiaError, clipped } from '../../model/errors';
import { isRecord } from '../../model/plain';

/** The facts of each reason. */
export interface RulesFacts {
  readonly tooLong: { readonly most: number };
  readonly longLine: { readonly most: number };
  readonly manyScenarios: { readonly most: number };
  /** Tags and names that are valid from here on. */
  readonly manyNames: { readonly most: number };
  readonly noTitle: object;
  /** A title without the number of a rule. */
  readonly noRule: object;
  readonly noLines: object;
  readonly givenLate: object;
  readonly manyGivens: { readonly most: number };
  readonly belowSheet: object;
  readonly manyPlayers: { readonly most: number };
  /** It cannot be read; `example` can. */
  readonly form: { readonly example: string };
  /** It says of nobody; `example` names a player. */
  readonly whose: { readonly example: string };
  readonly unknown: { readonly what: RulesThing; readonly said: string };
  readonly nothingAt: { readonly path: string };
  readonly noList: { readonly path: string };
  readonly notInList: { readonly path: string; readonly item: string };
  /** Something that is refused was allowed; `action` is JSON. */
  readonly allowed: { readonly action: string };
  readonly listed: { readonly action: string };
  /** It is refused in another way. */
  readonly otherRefusal: {
    readonly what: 'code' | 'rule' | 'reason' | 'place';
    readonly expected: string;
    readonly found: string;
    readonly said: string;
  };
  /** A sheet that is refused was counted; `scores` is JSON. */
  readonly counted: { readonly scores: string };
  /** There is something else to choose. */
  readonly otherChoices: { readonly missing: readonly string[]; readonly more: readonly string[] };
  /** A fact is none; `expected` and `found` are JSON. */
  readonly otherFact: {
    readonly said: string;
    readonly expected: string;
    readonly found: string;
  };
  /** The notation or the rules refuse what the line does. */
  readonly refused: { readonly code: string; readonly rule?: string; readonly said: string };
  /** The library threw something else. */
  readonly threw: { readonly said: string };
}

/** What a word does not name. */
export type RulesThing = 'city' | 'fact' | 'good' | 'JSON' | 'number' | 'player' | 'province';

/** Why a scenario does not hold. */
export type RulesReason = keyof RulesFacts;

/** A reason with its facts. */
export type RulesFault = {
  readonly [R in RulesReason]: { readonly reason: R; readonly facts: RulesFacts[R] };
}[RulesReason];

/** A sentence for each reason. */
export type RulesWords = {
  readonly [R in RulesReason]: (facts: RulesFacts[R]) => string;
};

export const ENGLISH_RULES: RulesWords = {
  tooLong: ({ most }) => `This text is longer than ${most} characters.`,
  longLine: ({ most }) => `This line is longer than ${most} characters.`,
  manyScenarios: ({ most }) => `A text has at most ${most} scenarios; the rest were not played.`,
  manyNames: ({ most }) => `A text has at most ${most} tags and names.`,
  noTitle: () => 'These lines have no title above them.',
  noRule: () => 'A title begins with the numbers of its rules: “R-4.3: …”.',
  noLines: () => 'There is nothing under this title.',
  givenLate: () => 'Lines with “given” come before all others.',
  manyGivens: ({ most }) => `A “given” line sets at most ${most} things.`,
  belowSheet: () => 'Below a sheet, write only “then” or “!score -> INVALID_SHEET”.',
  manyPlayers: ({ most }) => `This sheet has more than ${most} players.`,
  form: ({ example }) => `This cannot be read. Write it like this: ${example}`,
  whose: ({ example }) => `Name the player: “${example}”.`,
  unknown: ({ what, said }) => `“${said}” is not a ${what === 'JSON' ? 'JSON value' : what}.`,
  nothingAt: ({ path }) => `There is nothing at ${path}.`,
  noList: ({ path }) => `There is no list at ${path}.`,
  notInList: ({ path, item }) => `${item} is not in the list at ${path}.`,
  allowed: ({ action }) => `${action} is allowed.`,
  listed: ({ action }) => `${action} is refused although it is listed as a choice.`,
  otherRefusal: ({ what, expected, found, said }) =>
    `The ${what} is ${found}, not ${expected}: ${said}`,
  counted: ({ scores }) => `This sheet is accepted: ${scores}`,
  otherChoices: ({ missing, more }) =>
    [
      ...(missing.length > 0 ? [`not possible: ${missing.join(', ')}`] : []),
      ...(more.length > 0 ? [`also possible: ${more.join(', ')}`] : []),
    ].join('; '),
  otherFact: ({ said, expected, found }) => `${said}: expected ${expected}, found ${found}`,
  refused: ({ code, said }) => `${code}: ${said}`,
  threw: ({ said }) => `The library threw an error: ${said}`,
};

/** Carries a fault to the line that it is about. */
export class ScenarioFault extends Error {
  readonly fault: RulesFault;

  constructor(fault: RulesFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/** @throws ScenarioFault */
export function wrong<R extends RulesReason>(reason: R, facts: RulesFacts[R]): never {
  throw new ScenarioFault(faultOf(reason, facts));
}

export function faultOf<R extends RulesReason>(reason: R, facts: RulesFacts[R]): RulesFault {
  // The reason determines the facts.
  return { reason, facts } as RulesFault;
}

/** What a line has thrown, as a fault. */
export function faultFrom(error: unknown): RulesFault {
  try {
    if (error instanceof ScenarioFault) return error.fault;
    if (error instanceof ConcordiaError) {
      const { code, rule } = error;
      return faultOf('refused', { code, said: saidBy(error), ...(rule !== undefined && { rule }) });
    }
    return faultOf('threw', {
      said: clipped(error instanceof Error ? error.message : typeof error),
    });
  } catch {
    // Even that may throw, in a library of others.
    return faultOf('threw', { said: typeof error });
  }
}

/** Without the place in a text that nobody has written so. */
function saidBy({ details, message }: ConcordiaError): string {
  const [first] = Array.isArray(details.faults) ? details.faults : [];
  return isRecord(first) && typeof first.message === 'string' ? first.message : message;
}

/** A fault in the words of a language. */
export function ruleFaultIn(words: RulesWords, { reason, facts }: RulesFault): string {
  // By its reason each has facts of its own kind.
  const tell = words[reason] as (facts: RulesFault['facts']) => string;
  return tell(facts);
}

/** A value as JSON, and only the beginning of a long one. */
export function shown(value: unknown): string {
  return clipped(JSON.stringify(value) ?? 'undefined');
}
