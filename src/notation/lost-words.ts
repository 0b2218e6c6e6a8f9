/** Words that mean nothing, whatever the state of the game. */
import { asHint, nearest } from '../model/nearest';
import { quoted } from './clause-faults';
import { MOST_FAULTS, type NotationFault } from './faults';
import type { TextLanguage } from './language';
import { type Clause, MOST_WORDS, type Pages } from './text';
import type { Word } from './words';

/** Words that mean nothing at this table, and comments that mean too much. */
export function lostWords(
  { lines, comments }: Pages,
  language: TextLanguage,
): readonly NotationFault[] {
  const faults: NotationFault[] = [];
  const isLost = ({ key }: Word): boolean => !language.knows(key);
  for (const { clauses } of lines) {
    for (const clause of clauses) {
      if (faults.length >= MOST_FAULTS) return faults;
      if (clause.by.length > 0) {
        const owners = language.players.meant(clause.by);
        if (owners.length !== 1) faults.push(ownerFault(clause, language, owners.length));
      }
      if (clause.kind === 'reveal') continue;
      const lost = clause.words.find(isLost);
      if (lost !== undefined) faults.push(wordFault(clause, lost, language));
    }
  }
  for (const { text, line, column, words, kind } of comments) {
    if (faults.length >= MOST_FAULTS) return faults;
    if (kind !== 'action' || words.length > MOST_WORDS) continue;
    if (language.read(words, 0).length === 0) continue;
    const message = `${quoted(text)} reads like something that is done; say it otherwise in a comment, or write it with one blank before the semicolon`;
    faults.push({ line, column, text, message });
  }
  return faults;
}

function ownerFault({ by, line }: Clause, language: TextLanguage, found: number): NotationFault {
  const text = by.map(({ text }) => text).join(' ');
  const column = (by[0]?.at ?? 0) + 1;
  if (found > 1) return { line, column, text, message: `${quoted(text)} may be several players` };
  const meant = language.players.nearest(text);
  const hint = meant === undefined ? undefined : language.playerOf(meant);
  return {
    line,
    column,
    text,
    message: `no player ${quoted(text)}${asHint(hint)}`,
    ...(hint === undefined ? {} : { nearest: hint }),
  };
}

function wordFault({ line, text }: Clause, word: Word, language: TextLanguage): NotationFault {
  const words = language.words();
  const meant = words.get(nearest(word.text, words.keys()) ?? '');
  const understood = text.slice(0, Math.max(0, text.indexOf(word.text))).trim();
  return {
    line,
    column: word.at + 1,
    text: word.text,
    message: `nothing here is called ${quoted(word.text)}${asHint(meant)}`,
    ...(understood === '' ? {} : { understood }),
    ...(meant === undefined ? {} : { nearest: meant }),
  };
}
