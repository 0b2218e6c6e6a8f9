/**
 * Clauses that are written as sentences: `Livia plays the Architect, moving land to Aquileia and building a house there`.
 * What says nothing is left out; nothing is guessed.
 */

import { ARROW, inHalfWidth, type Word } from '../model/find';
import { claimIn } from './claims';
import type { TextLanguage } from './language';
import type { Clause } from './text';

/** A clause without the words that say nothing. */
export interface PlainClause {
  /** The clause itself if there are none. */
  readonly whole: Clause;
  /** The actions that follow each other in it, if there may be more than one; none otherwise. */
  readonly steps: readonly Clause[];
}

/** What ends an action if a verb follows. */
const SEPARATOR = /[,/]/;

export function plainOf(clause: Clause, language: TextLanguage): PlainClause {
  if (clause.words.length === 0 || clause.isAside) return { whole: clause, steps: [] };
  const named = withOwner(clause, language);
  const steps = stepsOf(named, language);
  const words = withoutFillers(named.words, language);
  const whole = words.length === named.words.length ? named : { ...named, words };
  return {
    whole,
    steps: steps.length < 2 ? [] : steps.map((words) => partOf(named, words)),
  };
}

/** A part of a clause, with its own place in the text. */
function partOf(clause: Clause, words: readonly Word[]): Clause {
  const { text, column } = clause;
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return { ...clause, words };
  const from = first.at - column + 1;
  const end = last.at + last.text.length - column + 1;
  return { ...clause, words, text: text.slice(from, end), column: first.at + 1 };
}

/** The player may stand in front of a verb: `Livia plays Architect`. */
function withOwner(clause: Clause, language: TextLanguage): Clause {
  const { by, words } = clause;
  if (by.length > 0 || claimIn(words, language) !== undefined) return clause;
  const owner = language.players.read(words, 0).find(({ next }) => isVerb(words[next], language));
  if (owner === undefined) return clause;
  return { ...clause, by: words.slice(0, owner.next), words: words.slice(owner.next) };
}

function isVerb(word: Word | undefined, { verbs }: TextLanguage): boolean {
  if (word === undefined) return false;
  const { key } = word;
  return verbs.has(key) || (key.endsWith('s') && verbs.has(key.slice(0, -1)));
}

function isJoint(word: Word | undefined, { smallWords }: TextLanguage): boolean {
  return word !== undefined && (smallWords.and.has(word.key) || smallWords.price.has(word.key));
}

/** Without articles and the like, and the `and` of `between Roma and Aquileia`; with an arrow in `from Roma to Aquileia`. */
function withoutFillers(words: readonly Word[], language: TextLanguage): readonly Word[] {
  const { and, between, fillers, to, numbers } = language.smallWords;
  /** `ein Wein` is one wine, `ein Haus` is none. */
  const counts = (at: number): boolean =>
    numbers.has(words[at]?.key ?? '') && language.goods.read(words, at + 1).length > 0;
  const kept: Word[] = [];
  let isBetween = false;
  let arrow: Word | undefined;
  for (const [at, word] of words.entries()) {
    const { key } = word;
    if (counts(at)) kept.push(word);
    else if (between.has(key) || (isBetween && and.has(key))) {
      isBetween = between.has(key);
    } else if (to.has(key)) {
      // Behind a verb it says nothing: `house in Aquileia`. In French `à` is one, in English `a` is none.
      const before = kept.at(-1);
      const isIdle = isVerb(before, language) || isJoint(before, language);
      arrow = isIdle ? undefined : { ...word, key: ARROW };
    } else if (!fillers.has(key) || (kept.length === 0 && isVerb(word, language))) {
      if (arrow !== undefined && kept.length > 0) kept.push(arrow);
      arrow = undefined;
      kept.push(word);
    }
  }
  return kept;
}

/** The words of each action: a new one begins with a verb behind a comma, a stroke or an `and`. */
function stepsOf(clause: Clause, language: TextLanguage): readonly (readonly Word[])[] {
  const { text, words, column } = clause;
  const { and, between, fillers } = language.smallWords;
  const steps: Word[][] = [[]];
  let isSeparated = false;
  let isBetween = false;
  let end = words[0]?.at ?? 0;
  for (const word of words) {
    const gap = text.slice(end - column + 1, word.at - column + 1);
    end = word.at + word.text.length;
    const isJoining = and.has(word.key) && !isBetween;
    isSeparated ||= isJoining || SEPARATOR.test(inHalfWidth(gap));
    if (between.has(word.key)) isBetween = true;
    else if (and.has(word.key)) isBetween = false;
    if (!isJoining && isSeparated && isVerb(word, language)) steps.push([]);
    steps.at(-1)?.push(word);
    isSeparated &&= isJoining || (fillers.has(word.key) && !isVerb(word, language));
  }
  return steps
    .map((step) => {
      const kept = [...withoutFillers(step, language)];
      while (and.has(kept.at(-1)?.key ?? '')) kept.pop();
      return kept;
    })
    .filter((step) => step.length > 0);
}
