import { GODS } from '../model/gods';
import { hiddenIn } from '../model/hidden';
import { helpfully } from '../model/issues';
import { hasIssues, parserOf } from '../model/parse';
import { valueAt } from '../model/zod-faults';
import type { ScoreSheet, SheetSchema } from './sheet';
import { tidySheet } from './tidy-sheet';

/** A reader of sheets; it throws ConcordiaError `INVALID_SHEET`. */
export function sheetReader({ schema, names }: SheetSchema): (input: unknown) => ScoreSheet {
  const readSheet = parserOf(schema, 'INVALID_SHEET');
  const keysAt = ([first, second, ...rest]: readonly PropertyKey[]): readonly string[] => {
    if (first === undefined) return names.sheet;
    if (rest[0] === 'cards') return GODS;
    return first === 'players' && typeof second === 'number' && rest.length === 0
      ? names.player
      : [];
  };
  const readTidySheet = parserOf(schema, 'INVALID_SHEET', {
    faultsIn: helpfully({ keysAt, otherKey, ownerOf }),
  });
  return (input) => {
    try {
      return readSheet(input);
    } catch (error) {
      // If there are issues, it is plain data with wrong values.
      if (!hasIssues(error)) throw error;
    }
    // People do not write names as ids; other faults are reported as written.
    return readTidySheet(tidySheet(input, names.cards));
  };
}

/** The line meant by an unknown key of a player, such as the points of ships beside the money. */
function otherKey(path: readonly PropertyKey[]): 'bonus' | undefined {
  return path.length === 0 || path.length === 2 ? 'bonus' : undefined;
}

/** The name of the player whose line the path is in. */
function ownerOf([first, seat]: readonly PropertyKey[], input: unknown): string | undefined {
  if (first !== 'players' || seat === undefined) return undefined;
  const name = valueAt(input, [first, seat, 'name']);
  return typeof name === 'string' && hiddenIn(name) === undefined ? name.slice(0, 60) : undefined;
}
