/** Errors in the words of a language. */

import {
  asDetails,
  CLAUSES,
  type Clauses,
  type ConcordiaError,
  clipped,
  type LocalizedMessage,
  type LocalizedRefusal,
  type Refusal,
  reasonOf,
} from './errors';
import { type Fault, framed, saidBy, shortly, whose } from './faults';
import { filled, type Names, namesWith } from './names';
import { isRecord } from './plain';

interface Teller {
  tell(names: Names, details: object): unknown;
}

/** Words for errors; for those it does not know, what they say themselves. */
export interface ErrorWords {
  /** Whole sentences, by the reason. */
  readonly refusals?: Readonly<Record<string, Teller['tell']>> | undefined;
  /** Clauses that say what is wrong with input, by the reason. */
  readonly faults?: Readonly<Record<string, Teller['tell']>> | undefined;
}

/** Lists of faults among the facts. */
const LISTS = ['issues', 'faults'];

/** What is said of a refusal. @param sets - words, the first to be asked first. */
export function inWords(
  refusal: Refusal,
  names: Names,
  sets: readonly ErrorWords[],
): LocalizedMessage {
  const { code, message, clauses } = refusal;
  const reason = reasonOf(refusal);
  const details = withLists(refusal.details ?? {}, names, sets, clauses);
  // What rules refuse is said in sentences, whatever their reasons are called.
  const isFault = code.startsWith('INVALID_');
  const why = isFault ? clauseOf(reason, details, names, sets, clauses) : undefined;
  const told =
    why === undefined
      ? firstOf(sets, 'refusals', reason, details, names)
      : (firstOf(sets, 'refusals', reasonOf({ code }), { ...details, why }, names) ??
        framedBy(code, details, why));
  return {
    message: clipped(told ?? (typeof message === 'string' ? message : message(names, details))),
    details,
  };
}

interface Placed {
  readonly path?: string;
  readonly owner?: string;
}

function framedBy(code: string, { path = '', owner }: Placed, why: string): string {
  return framed(code, path, owner, why);
}

/** An error in the words that a library was made with. @param library - unchecked. */
export function inWordsOf(library: unknown, error: ConcordiaError): ConcordiaError {
  let own: readonly ErrorWords[] = [];
  try {
    const definition: unknown = Reflect.get(Object(library), 'definition');
    const words: unknown = Reflect.get(Object(definition), 'words');
    own = [words].flat().filter(isRecord).reverse();
  } catch {
    // Its words cannot be read.
  }
  return inWordsBy(error, own);
}

/** An error without a game whose names could be used. @param sets - words, the first to be asked first. */
export function inWordsBy(error: ConcordiaError, sets: readonly ErrorWords[]): ConcordiaError {
  return error.localized((refusal) => inWords(refusal, namesWith(), sets));
}

/** A refusal as it is shown. */
export function told(
  refusal: Refusal,
  names: Names,
  sets: readonly ErrorWords[] = [],
): LocalizedRefusal {
  const { code, rule } = refusal;
  const { message, details: facts } = inWords(refusal, names, sets);
  const [reason, details] = [reasonOf(refusal), asDetails(facts)];
  // In the order of `toJSON`.
  return rule === undefined
    ? { code, reason, message, details }
    : { code, reason, message, rule, details };
}

/**
 * What is wrong, without where it is; undefined if nobody has words for it.
 *
 * @param clauses - the English ones, if the fault brings them.
 */
export function clauseOf(
  reason: string,
  facts: object,
  names: Names,
  sets: readonly ErrorWords[],
  clauses?: Clauses,
): string | undefined {
  const told = firstOf(sets, 'faults', reason, facts, names);
  if (told !== undefined || clauses === undefined || !Object.hasOwn(clauses, reason)) return told;
  return saidBy(clauses[reason], names, facts);
}

/** A fault in words, without where it is; the reason in letters if nobody has words for it. */
export function toldFault(fault: Fault, names: Names, sets: readonly ErrorWords[]): string {
  const { reason, facts = {}, words } = fault;
  const told = firstOf(sets, 'faults', reason, facts, names);
  return told ?? saidBy(words, names, facts) ?? shortly(reason, facts);
}

/** What the first of these words say of a reason; undefined if nobody has words for it. */
function firstOf(
  sets: readonly ErrorWords[],
  kind: keyof ErrorWords,
  reason: string,
  facts: object,
  names: Names,
): string | undefined {
  for (let index = 0; index < sets.length; index++) {
    const text = textIn(sets[index], kind, reason, facts, names);
    if (text !== undefined) return text;
  }
  return undefined;
}

function textIn(
  words: ErrorWords | undefined,
  kind: keyof ErrorWords,
  reason: string,
  facts: object,
  names: Names,
): string | undefined {
  try {
    return filled(words?.[kind]?.[reason]?.(names, facts));
  } catch {
    // Words that cannot be read, or that fail, are no words.
    return undefined;
  }
}

/** The facts, and each of the faults among them in words. */
function withLists(
  details: object,
  names: Names,
  sets: readonly ErrorWords[],
  clauses: Clauses | undefined,
): object {
  let told = details;
  for (const name of LISTS) {
    const list: unknown = Reflect.get(details, name);
    if (!Array.isArray(list)) continue;
    told = { ...told, [name]: list.map((item) => toldItem(item, names, sets, clauses)) };
  }
  return told;
}

function toldItem(
  item: unknown,
  names: Names,
  sets: readonly ErrorWords[],
  clauses: Clauses | undefined,
): unknown {
  if (!isRecord(item) || typeof item.reason !== 'string') return item;
  // An error among them has its own sentence already.
  if ('code' in item) return item;
  const clause = clauseOf(item.reason, item, names, sets, clauses);
  const owner = typeof item.owner === 'string' ? item.owner : undefined;
  return clause === undefined ? item : { ...item, message: clipped(clause) + whose(owner) };
}

/** What is wrong, in English, without where it is: the clause of a fault, or the whole sentence. */
export function clauseIn(error: ConcordiaError): string {
  const { reason = '', details = {}, clauses } = refusalIn(error);
  return clauseOf(reason, details, namesWith(), [], clauses) ?? error.message;
}

/** What an error refuses, for another error that says the same of another place. */
export function refusalIn(error: ConcordiaError): Refusal {
  return { ...error.toJSON(), clauses: error[CLAUSES] };
}
