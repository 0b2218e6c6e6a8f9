import { GODS } from '../model/gods';
import { helpfully, valueAt } from '../model/issues';
import { hasIssues, parserOf } from '../model/parse';
import { PlayerSheetSchema, type ScoreSheet, ScoreSheetSchema } from './sheet';
import { tidySheet } from './tidy-sheet';

const readSheet = /* @__PURE__ */ parserOf(ScoreSheetSchema, 'INVALID_SHEET', 'score sheet');
const readTidySheet = /* @__PURE__ */ parserOf(ScoreSheetSchema, 'INVALID_SHEET', 'score sheet', {
  wording: /* @__PURE__ */ helpfully({ keysAt, otherKey, ownerOf }),
});

/** @throws ConcordiaError `INVALID_SHEET`. */
export function parseSheet(input: unknown): ScoreSheet {
  try {
    return readSheet(input);
  } catch (error) {
    // With issues it is plain data, and only its words or numbers are wrong.
    if (!hasIssues(error)) throw error;
  }
  // People write names in other ways than ids; what is wrong besides is told as it was written.
  return readTidySheet(tidySheet(input));
}

/** Such as what ships have scored, written beside the money. */
function otherKey(path: readonly PropertyKey[]): string | undefined {
  return path.length === 0 || path.length === 2
    ? "points of the map's or a module's own rules go into a player's bonus"
    : undefined;
}

function keysAt([first, second, ...rest]: readonly PropertyKey[]): readonly string[] {
  if (first === undefined) return Object.keys(ScoreSheetSchema.shape);
  if (rest[0] === 'cards') return GODS;
  return first === 'players' && typeof second === 'number' && rest.length === 0
    ? Object.keys(PlayerSheetSchema.shape)
    : [];
}

/** The player whose lines a place is in. */
function ownerOf([first, seat]: readonly PropertyKey[], input: unknown): string | undefined {
  if (first !== 'players' || seat === undefined) return undefined;
  const name = valueAt(input, [first, seat, 'name']);
  return typeof name === 'string' ? name.slice(0, 60) : undefined;
}
