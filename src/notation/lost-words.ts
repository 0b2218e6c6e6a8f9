/** Finds words that mean nothing in any state of the game. */

import { MOST_NOTE_LETTERS } from '../log/notes';
import { nearest, type Word } from '../model/find';
import type { Seat } from '../model/ids';
import { PLUS } from './claims';
import { cut, faultAt, MOST_FAULTS, type UntoldFault } from './faults';
import type { TextLanguage } from './language';
import { type Clause, clausesAt, MOST_WORDS, type Pages } from './text';

/** Words that mean nothing at this table, and comments that read like actions. */
export function lostWords(
  { lines, comments }: Pages,
  language: TextLanguage,
): readonly UntoldFault[] {
  const faults: UntoldFault[] = [];
  const isLost = ({ key }: Word): boolean => !language.knows(key);
  for (const { clauses } of lines) {
    for (const clause of clauses) {
      if (faults.length >= MOST_FAULTS) return faults;
      if (clause.by.length > 0) {
        const owners = language.players.meant(clause.by);
        if (owners.length !== 1) faults.push(ownerFault(clause, language, owners));
      }
      // What has happened may be told in any words.
      if (clause.kind === 'reveal' || clause.kind === 'correction' || clause.isAside) continue;
      const isSum = clause.words[0]?.key === PLUS;
      const lost = clause.words.find((word) => isLost(word) && !(isSum && word.key === PLUS));
      if (lost !== undefined) faults.push(wordFault(clause, lost, language));
    }
  }
  // A clock or a greeting is the same in many comments, and in many parts of one.
  const harmless = new Set<string>();
  for (const comment of comments) {
    const text = comment.row.slice(comment.at);
    // A longer one is refused as a comment, after the blank it begins with.
    if (text.length > MOST_NOTE_LETTERS + 1 || harmless.has(text)) continue;
    const before = faults.length;
    for (const part of clausesAt(comment)) {
      if (faults.length >= MOST_FAULTS) return faults;
      if (harmless.has(part.text)) continue;
      if (readsLikeAction(part, language)) faults.push(faultAt(part, 'actionInComment', {}));
      else harmless.add(part.text);
    }
    if (faults.length === before) harmless.add(text);
  }
  return faults;
}

/** Whether a part of a comment could be an action, so that one blank too many may have made it a comment. */
export function readsLikeAction({ words, kind }: Clause, language: TextLanguage): boolean {
  if (kind !== 'action' || words.length > MOST_WORDS) return false;
  // Most comments have a word that no action has; reading all actions for them would take long.
  const isKnown = ({ key }: Word): boolean => key === PLUS || language.knows(key);
  return words.every(isKnown) && language.read(words, 0).length > 0;
}

function ownerFault(
  { by, line }: Clause,
  language: TextLanguage,
  owners: readonly Seat[],
): UntoldFault {
  const text = by.map(({ text }) => text).join(' ');
  const place = { line, column: (by[0]?.at ?? 0) + 1, text };
  if (owners.length > 0) {
    return faultAt(place, 'ambiguous', { expected: owners.map(language.playerOf) });
  }
  const meant = language.players.nearest(text);
  const nearest = meant === undefined ? {} : { nearest: language.playerOf(meant) };
  return faultAt(place, 'noSuchPlayer', { player: cut(text), ...nearest });
}

function wordFault({ line, text }: Clause, word: Word, language: TextLanguage): UntoldFault {
  const words = language.words();
  const meant = words.get(nearest(word.text, words.keys()) ?? '');
  const understood = text.slice(0, Math.max(0, text.indexOf(word.text))).trim();
  return faultAt(
    { line, column: word.at + 1, text: word.text },
    'noSuchWord',
    meant === undefined ? {} : { nearest: meant },
    understood === '' ? {} : { understood },
  );
}
