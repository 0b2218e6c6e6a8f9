/** Texts of actions that can be read in one way only, whatever has happened: these need not be read back. */
import { apartFromAmount } from './amounts';
import type { ActionInWords, BoardLanguage } from './board-language';
import type { Form } from './forms';
import { actionClauseOf } from './text';

/** What a text without a player means in a decision of a kind; null if that depends on the state or on who plays. */
export type SureTexts = (text: string, kind: string) => ActionInWords | null;

/** More texts than many games on one map have. */
const MOST_REMEMBERED = 3000;

export function createSureTexts(board: BoardLanguage): SureTexts {
  const known = new Map<string, ActionInWords | null>();
  return (text, kind) => {
    const key = `${kind}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const meant = soleMeaning(board, text, kind);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, meant);
    return meant;
  };
}

function soleMeaning(board: BoardLanguage, text: string, kind: string): ActionInWords | null {
  const clause = text.startsWith('{') ? undefined : actionClauseOf('', text);
  if (clause === undefined) return null;
  let isSure = true;
  const said = (words: typeof clause.words): readonly (ActionInWords | Form)[] => {
    const found = board.read(words, kind);
    // A form stands for what depends on the names of the players.
    if (!found.every((saying) => 'fields' in saying)) isSure = false;
    return found;
  };
  const { money } = apartFromAmount(clause.words, board.smallWords, (rest) =>
    said(rest).map(({ type }) => type),
  );
  const [meant, ...others] = said(clause.words);
  if (!isSure || money !== undefined || others.length > 0) return null;
  return meant !== undefined && 'fields' in meant ? meant : null;
}
