/** Refusals and faults in words, once, for whoever asked. */
import {
  asDetails,
  type ConcordiaError,
  clipped,
  type LocalizedMessage,
  type LocalizedRefusal,
  type Refusal,
  reasonOf,
} from './errors';
import { inShort, whose } from './faults';
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
  const { code, message } = refusal;
  const reason = reasonOf(refusal);
  const details = withLists(refusal.details ?? {}, names, sets);
  // What rules refuse is said in sentences, whatever their reasons are called.
  const isFault = code.startsWith('INVALID_');
  const why = isFault ? clauseOf(reason, details, names, sets) : undefined;
  const told =
    why === undefined
      ? saidBy(sets, 'refusals', reason, details, names)
      : (saidBy(sets, 'refusals', reasonOf({ code }), { ...details, why }, names) ??
        inShort(code, '', undefined, why));
  return {
    message: clipped(told ?? (typeof message === 'string' ? message : message(names, details))),
    details,
  };
}

/** An error without a game whose names could be used. @param sets - words, the first to be asked first. */
export function inEnglish(error: ConcordiaError, ...sets: readonly ErrorWords[]): ConcordiaError {
  return error.localized((refusal) => inWords(refusal, namesWith(), sets));
}

/** An error in the words that a library was made with, or else in English. @param library - unchecked. */
export function inWordsOf(
  library: unknown,
  error: ConcordiaError,
  english: ErrorWords,
): ConcordiaError {
  let own: readonly ErrorWords[] = [];
  try {
    const definition: unknown = Reflect.get(Object(library), 'definition');
    const words: unknown = Reflect.get(Object(definition), 'words');
    own = [words].flat().filter(isRecord).reverse();
  } catch {
    // Its words cannot be read.
  }
  return inEnglish(error, ...own, english);
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

/** What is wrong, without where it is; undefined if nobody has words for it. */
export function clauseOf(
  reason: string,
  facts: object,
  names: Names,
  sets: readonly ErrorWords[],
): string | undefined {
  return saidBy(sets, 'faults', reason, facts, names);
}

/** What the first of these words say of a reason; undefined if nobody has words for it. */
function saidBy(
  sets: readonly ErrorWords[],
  kind: keyof ErrorWords,
  reason: string,
  facts: object,
  names: Names,
): string | undefined {
  for (let index = 0; index < sets.length; index++) {
    try {
      const text = filled(sets[index]?.[kind]?.[reason]?.(names, facts));
      if (text !== undefined) return text;
    } catch {
      // Words that fail are no words.
    }
  }
  return undefined;
}

/** The facts, and each of the faults among them in words. */
function withLists(details: object, names: Names, sets: readonly ErrorWords[]): object {
  let told = details;
  for (const name of LISTS) {
    const list: unknown = Reflect.get(details, name);
    if (!Array.isArray(list)) continue;
    told = { ...told, [name]: list.map((item) => toldItem(item, names, sets)) };
  }
  return told;
}

function toldItem(item: unknown, names: Names, sets: readonly ErrorWords[]): unknown {
  if (!isRecord(item) || typeof item.reason !== 'string') return item;
  // An error among them has its own sentence already.
  if ('code' in item) return item;
  const clause = clauseOf(item.reason, item, names, sets);
  const owner = typeof item.owner === 'string' ? item.owner : undefined;
  return clause === undefined ? item : { ...item, message: clipped(clause) + whose(owner) };
}
