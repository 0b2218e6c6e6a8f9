/** Checks entries against the rules of the library, together with the sheet so far. */

import { clauseOf } from '../model/error-words';
import { ConcordiaError } from '../model/errors';
import type { Scores } from '../scoring/score';
import type { ScoreSheet } from '../scoring/sheet';
import {
  allHouses,
  type FormEntries,
  finishedHouses,
  IF_OPEN,
  knownHouses,
  sheetOf,
  toldShared,
} from './entries';
import type { FormAsking } from './question';
import type { Unclear } from './unclear';

interface AskedFault {
  readonly path: string;
  readonly reason: string;
  readonly rule?: string | undefined;
  readonly facts: object;
}

/** Why the sheet so far is impossible, as a clause; undefined if it is possible. */
export function faultOf(entries: FormEntries, asking: FormAsking): string | undefined {
  if (entries.players.length === 0) return undefined;
  const faults = [
    ...faultsIn(() => asking.sheets.parseSheet(sheetOf(entries, allHouses, IF_OPEN))),
    ...faultsIn(() => scoreIn(asking, sheetOf(entries, knownHouses, IF_OPEN))),
  ];
  const found = faults.find((fault) => !isOpen(entries, fault));
  if (found === undefined) return undefined;
  // Without the place, because the field is the place.
  const why = said(found, entries, asking);
  return found.rule === undefined ? why : `${why} (${found.rule})`;
}

/** A reason as a clause. */
export function said(
  { reason, facts }: Pick<Unclear, 'reason' | 'facts'>,
  { map }: Pick<FormEntries, 'map'>,
  { namesOn, clauses }: FormAsking,
): string {
  return clauseOf(reason, facts, namesOn(map), clauses) ?? reason;
}

/** The scores of the answers so far; undefined if they contradict each other. */
export function scoresOf(entries: FormEntries, asking: FormAsking): Scores | undefined {
  const before = asking.scores.get(entries);
  if (before !== undefined) return before;
  try {
    const scores = scoreIn(asking, sheetOf(entries, finishedHouses));
    asking.scores.set(entries, scores);
    return scores;
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    return undefined;
  }
}

function scoreIn({ sheets, isIntermediate }: FormAsking, sheet: ScoreSheet): Scores {
  return isIntermediate ? sheets.scoreIntermediate(sheet) : sheets.scoreGame(sheet);
}

function faultsIn(look: () => unknown): readonly AskedFault[] {
  try {
    look();
    return [];
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    const { details, reason, rule } = error;
    const issues: readonly object[] = Array.isArray(details.issues) ? details.issues : [];
    return issues.length > 0
      ? issues.map((issue) => faultIn({ rule, ...issue }))
      : [faultIn({ reason, rule, ...details })];
  }
}

function faultIn(facts: {
  readonly path?: unknown;
  readonly reason?: unknown;
  readonly rule?: string | undefined;
}): AskedFault {
  const { path = '', reason, rule } = facts;
  return { path: `${path}`, reason: `${reason}`, rule, facts };
}

/** Whether it is about what has not been answered yet. */
function isOpen(entries: FormEntries, { path, reason }: AskedFault): boolean {
  if (reason === 'sixPlayInTeams') return entries.kind === undefined;
  const [, seat, key] = /^players\[(\d)\]\.houses\.(\w+)$/.exec(path) ?? [];
  const player = entries.players[Number(seat)];
  if (player === undefined) return false;
  if (key === 'sharedProvinces') return toldShared(entries, player) === undefined;
  if (key === 'provinces' || key === 'provincesWithTwo') {
    return player[key] === undefined || player.byGood === undefined;
  }
  return false;
}
