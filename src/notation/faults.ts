/** Faults of a text. */

import { logFaults } from '../log/corrections';
import { CLAUSES, type Clauses, type ConcordiaError, refuse } from '../model/errors';
import { baseRefusal, type FactsOfWords, faultsOf, inputFaults, type Meant } from '../model/faults';
import { asHint } from '../model/find';
import type { Good, StoredGood } from '../model/goods';
import { listed, pieceIn } from '../model/names';
import type { GameState } from '../model/state';

/** One fault of a text. */
export interface NotationFault {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The text at this place. */
  readonly text: string;
  /** What is wrong, in words. */
  readonly message: string;
  /** The part that was understood. */
  readonly understood?: string;
  /** What could be written there. */
  readonly expected?: readonly string[];
  /** The most similar word or action. */
  readonly nearest?: string;
  /** The code of the error, if a rule forbids the action. */
  readonly code?: string;
  /** The reason; its facts are further fields. */
  readonly reason: string;
  /** The number of the rule. */
  readonly rule?: string;
}

/** A fault without words, unless it has those of a rule. */
export type UntoldFault = Omit<NotationFault, 'message'> & Partial<Pick<NotationFault, 'message'>>;

type FaultPlace = Pick<NotationFault, 'line' | 'column' | 'text'>;

/** The most faults reported at once. */
export const MOST_FAULTS = 20;
const MOST_QUOTED = 80;

type TextFacts = FactsOfWords<typeof CLAUSES_OF_TEXTS>;

/** @param more - optional fields. */
export function faultAt<R extends keyof TextFacts>(
  { line, column, text }: FaultPlace,
  reason: R,
  facts: Omit<TextFacts[R], 'text'>,
  more: Partial<Omit<NotationFault, keyof FaultPlace>> = {},
): UntoldFault {
  return { line, column, text: cut(text), reason, ...facts, ...more };
}

/** A text, shortened for faults. */
export function cut(text: string): string {
  return text.slice(0, MOST_QUOTED);
}

/** Words for faults. */
export interface FaultTeller {
  /**
   * What is wrong, as a clause; undefined if there are no words for it.
   *
   * @param clauses - the English ones.
   * @param state - of the game, whose players and places have names.
   */
  clauseOf(
    reason: string,
    facts: object,
    clauses: Clauses | undefined,
    state?: GameState,
  ): string | undefined;
}

/** Words for errors. */
export interface ErrorTeller {
  /** An error in whole sentences. @param state - of the game, whose players and places have names. */
  localized(error: ConcordiaError, state?: GameState): ConcordiaError;
}

/** The fault of a place that an error is about, in the words of the text. */
export function errorAt(
  { line, column, text }: FaultPlace,
  error: ConcordiaError,
  { clauseOf, localized }: FaultTeller & ErrorTeller,
  state?: GameState,
): UntoldFault {
  const { reason, code, rule, details } = error;
  const clause = clauseOf(reason, details, error[CLAUSES], state);
  const message = clause ?? localized(error, state).message;
  const ruled = rule === undefined ? {} : { rule };
  return { line, column, text: cut(text), reason, message, code, ...ruled };
}

/** @throws ConcordiaError `INVALID_LOG` with all faults; the message is about the first. */
export function refuseText(faults: readonly UntoldFault[], { clauseOf }: FaultTeller): never {
  const inOrder = [...faults]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .slice(0, MOST_FAULTS)
    .map((fault) => ({
      ...fault,
      message: fault.message ?? clauseOf(fault.reason, fault, CLAUSES_OF_TEXTS) ?? fault.reason,
    }));
  const { line = 1, column = 1, rule } = inOrder[0] ?? {};
  refuse(unreadableText({ line, column, faults: inOrder }, rule));
}

/** The faults of a text, in words; `line` and `column` are those of the first. */
interface Unreadable {
  readonly line?: number;
  readonly column?: number;
  readonly faults: readonly { readonly message: string }[];
}

export const unreadableText = baseRefusal({
  reason: 'unreadableText',
  code: 'INVALID_LOG',
  words(names, { line, column, faults: [first, ...others] }: Unreadable) {
    if (first === undefined) return '';
    const more = others.length === 0 ? '' : ` (and ${names.counted(others.length, 'more fault')})`;
    return `Line ${line}, column ${column}: ${first.message}${more}`;
  },
});

/** What can be wrong with a log as text. */
export const textFaults = faultsOf({
  tooManyTags: (_names, { most }: { readonly most: number }) => `there are more than ${most} tags`,
  tooManyClauses: (_names, { most }: { readonly most: number }) =>
    `there are more than ${most} actions`,
  tooManyLines: (_names, { most }: { readonly most: number }) =>
    `there are more than ${most} lines and comments`,
  tooManyCorrections: (_names, { most }: { readonly most: number }) =>
    `there are more than ${most} corrections`,
  brokenTag: (_names, { example }: { readonly example: string }) => `write a tag like ${example}`,
  tagTwice: (_names, { tag }: { readonly tag: string }) => `there are two ${tag} tags`,
  unknownTag: (_names, { tag, nearest }: { readonly tag: string; readonly nearest: string }) =>
    `there is no tag ${tag}${asHint(nearest) || '.'} If it is a note, write [meta.${tag} "..."]`,
  noJson: () => 'this is not JSON',
  otherVersion: (_names, { text, version }: { readonly text: string; readonly version: number }) =>
    Number(text) > version
      ? `this log has version ${text}; install a newer concordia-rules, because this one reads version ${version}`
      : `this log has version ${text}; the current version is ${version}`,
  mapMissing: (_names, { example }: { readonly example: string }) =>
    `name the map, such as ${example}`,
  playersMissing: (_names, { example }: { readonly example: string }) =>
    `name the players, such as ${example}`,
  wrongPlayers: (_names, { least, most }: { readonly least: number; readonly most: number }) =>
    `name ${least} to ${most} players, with commas between them`,
  noNumber: (_names, { text }: { readonly text: string }) =>
    `${quoted(text)} is not a whole number`,
  /** `more` counts the meanings that are not listed. */
  ambiguous: (
    _names,
    {
      text,
      expected,
      more = 0,
    }: {
      readonly text: string;
      readonly expected: readonly string[];
      readonly more?: number;
    },
  ) =>
    `${quoted(text)} could mean ${listed(more === 0 ? expected : [...expected, 'something else'], 'or')}`,
  displayMissing: () => 'name the cards on display first, in [Display "..."]',
  seedOrDraws: () => 'give a seed, or what was drawn at the table',
  yesOrNo: () => 'write yes or no',
  actionInComment: (_names, { text }: { readonly text: string }) =>
    `${quoted(text)} reads like an action; reword the comment, or put one blank before the semicolon`,
  noSuchWord: (_names, { text, nearest }: { readonly text: string } & Meant) =>
    `nothing here is called ${quoted(text)}${asHint(nearest)}`,
  afterGame: (_names, { text }: { readonly text: string }) =>
    `${quoted(text)} comes after the end of the game`,
  /** `decision` says in words who decides. */
  otherTurn: (
    _names,
    { player, decision }: { readonly player: string; readonly decision: string },
  ) => `it is not ${player}’s turn: ${decision}`,
  notPossible: (
    _names,
    { text, decision, nearest }: { readonly text: string; readonly decision: string } & Meant,
  ) => `${quoted(text)} is not possible here: ${decision}${asHint(nearest)}`,
  otherwiseDone: (
    _names,
    { text, happened }: { readonly text: string; readonly happened: readonly string[] },
  ) =>
    happened.length === 0
      ? `${quoted(text)} is not what happened`
      : `${quoted(text)} is not what happened: ${happened.join('; ')}`,
  otherPrice: (_names, { nearest }: { readonly nearest: string }) =>
    `the price is wrong; write ${quoted(nearest)}`,
  tooManyWords: (_names, { text }: { readonly text: string }) =>
    `${quoted(text)} is longer than any action`,
  noWholeAction: (_names, { text }: { readonly text: string }) =>
    `${quoted(text)} is not a complete action`,
  cardNotSeen: (_names, { card }: { readonly card: string }) =>
    `no line says when ${card} was revealed; name the cards in [Display] and [Deck], or write + ${card}`,
  /** The goods that the token can have. */
  tokenNotKnown: (
    names,
    { city, goods }: { readonly city: string; readonly goods: readonly StoredGood[] },
  ) =>
    `nothing says which token ${city} has: ${listed(goods.map(names.good), 'or')}; name it in [Cities]`,
  /** The goods that the bonus marker can show. */
  markerNotKnown: (
    names,
    { province, goods }: { readonly province: string; readonly goods: readonly Good[] },
  ) =>
    `nothing says which bonus marker ${province} has: ${listed(goods.map(names.good), 'or')}; name it in [Bonus]`,
  /** The tag where it is noted, the name of the place or its number in the list, and the pieces that it can be. */
  drawNotKnown: (
    names,
    {
      tag,
      place,
      pieces,
    }: {
      readonly tag: string;
      readonly place: string | number;
      readonly pieces: readonly string[];
    },
  ) =>
    `nothing says what was drawn for ${typeof place === 'number' ? `place ${place}` : place} of [${tag}]: ${listed(pieces.map(pieceIn(names)), 'or')}; name it there`,
  /** The tag with `?`, and the part that it is about. */
  drawsInFull: (_names, { tag, part }: { readonly tag: string; readonly part: string }) =>
    `every draw in [${tag}] must be noted; ? is allowed only without a seed, and only if the rules of ${part} say what they draw from`,
  otherMarkerNoted: (
    names,
    { province, good }: { readonly province: string; readonly good: Good },
  ) => `with these city tokens, the bonus marker of ${province} cannot show ${names.good(good)}`,
  wrongTurnNumber: (
    _names,
    {
      turn,
      round,
      found,
    }: {
      readonly turn: number;
      readonly round: number;
      readonly found: number;
    },
  ) => `this is turn ${turn} of the game, in round ${round}, not ${found}; is a line missing?`,
  afterEnd: () => 'the log has ended before this',
  wrongCorrection: (_names, { text }: { readonly text: string }) =>
    `“${text}” does not say what is corrected`,
  /** A variation with nothing before it that it could replace, or too deep within others. */
  variationOfNothing: (_names, { most }: { readonly most: number }) =>
    `a variation follows the line that it replaces, and there are at most ${most} within each other`,
  /** Corrections, illegal actions, revealed cards and the end of the game are not part of a variation. */
  notInVariation: (_names, { text }: { readonly text: string }) =>
    `“${text}” cannot be part of a variation`,
  commentTooLong: (_names, { most }: { readonly most: number }) =>
    `this comment has more than ${most} characters`,
  /** A comment in braces without its end. */
  commentNotClosed: () => 'the comment that begins here needs a } at its end',
});

/** What can be wrong in a text, with the faults of other rooms that are found while it is read. */
const CLAUSES_OF_TEXTS = {
  ...inputFaults.words,
  tooManyNotes: logFaults.words.tooManyNotes,
  ...textFaults.words,
};

/** Faults quote at most this many characters. */
function quoted(text: string): string {
  return `“${text}${text.length < MOST_QUOTED ? '' : '…'}”`;
}
