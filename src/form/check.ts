/** Checks entries against the rules of the library, together with the sheet so far. */
import { ConcordiaError } from '../model/errors';
import { clauseOf } from '../model/fault-words';
import type { Scores } from '../scoring/score';
import type { ScoreSheet } from '../scoring/sheet';
import {
  allHouses,
  type Entries,
  finishedHouses,
  knownHouses,
  sheetOf,
  toldShared,
} from './entries';
import type { Asking } from './question';
import type { Unclear } from './unclear';

interface AskedFault {
  readonly path: string;
  readonly reason: string;
  readonly rule?: string | undefined;
  readonly facts: object;
}

/** Why the sheet so far is impossible, as a clause; undefined if it is possible. */
export function faultOf(entries: Entries, asking: Asking): string | undefined {
  if (entries.players.length === 0) return undefined;
  const faults = [
    ...faultsIn(() => asking.sheets.parseSheet(sheetOf(entries, allHouses))),
    ...faultsIn(() => scoreIn(asking, sheetOf(entries, knownHouses))),
  ];
  const found = faults.find(({ path }) => !isOpen(entries, path));
  if (found === undefined) return undefined;
  // Without the place, because the field is the place.
  const why = said(found, entries, asking);
  return found.rule === undefined ? why : `${why} (${found.rule})`;
}

/** A reason as a clause. */
export function said(
  { reason, facts }: Pick<Unclear, 'reason' | 'facts'>,
  { map }: Pick<Entries, 'map'>,
  { namesOn, clauses }: Asking,
): string {
  return clauseOf(reason, facts, namesOn(map), clauses) ?? reason;
}

/** The scores of the answers so far. */
export function scoresOf(entries: Entries, asking: Asking): Scores {
  return scoreIn(asking, sheetOf(entries, finishedHouses));
}

function scoreIn({ sheets, isIntermediate }: Asking, sheet: ScoreSheet): Scores {
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

/** Whether it is about a number that has not been asked yet. */
function isOpen(entries: Entries, path: string): boolean {
  const [, seat, key] = /^players\[(\d)\]\.houses\.(\w+)$/.exec(path) ?? [];
  const player = entries.players[Number(seat)];
  if (player === undefined) return false;
  if (key === 'sharedProvinces') return toldShared(entries, player) === undefined;
  if (key === 'provinces' || key === 'provincesWithTwo') return player[key] === undefined;
  return false;
}
