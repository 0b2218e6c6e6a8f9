/** Checks answers against the rules of the library, together with the sheet so far. */
import { ConcordiaError, type ScoreSheet, type Scores } from '../../index';
import { allHouses, type Draft, finishedHouses, knownHouses, sheetOf, toldShared } from './draft';
import type { QuestionContext } from './question';
import { said } from './unclear';

interface AskedFault {
  readonly path: string;
  readonly reason: string;
  readonly rule?: string | undefined;
  readonly facts: object;
}

/** Why the sheet so far is impossible, as a sentence; undefined if it is possible. */
export function faultOf(draft: Draft, asking: QuestionContext): string | undefined {
  if (draft.players.length === 0) return undefined;
  const { parseSheet } = asking.language.library;
  const faults = [
    ...faultsIn(() => parseSheet(sheetOf(draft, allHouses))),
    ...faultsIn(() => scoreIn(asking, sheetOf(draft, knownHouses))),
  ];
  const found = faults.find(({ path }) => !isOpen(draft, path));
  if (found === undefined) return undefined;
  // Without the place, because the question is the place.
  const why = said(asking.language, found.reason, found.facts, draft);
  return found.rule === undefined ? why : `${why} (${found.rule})`;
}

/** The scores of the answers so far. */
export function scoresOf(draft: Draft, asking: QuestionContext): Scores {
  return scoreIn(asking, sheetOf(draft, finishedHouses));
}

function scoreIn(
  { language: { library }, isIntermediate }: QuestionContext,
  sheet: ScoreSheet,
): Scores {
  return isIntermediate ? library.scoreIntermediate(sheet) : library.scoreGame(sheet);
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
function isOpen(draft: Draft, path: string): boolean {
  const [, seat, key] = /^players\[(\d)\]\.houses\.(\w+)$/.exec(path) ?? [];
  const player = draft.players[Number(seat)];
  if (player === undefined) return false;
  if (key === 'sharedProvinces') return toldShared(draft, player) === undefined;
  if (key === 'provinces' || key === 'provincesWithTwo') return player[key] === undefined;
  return false;
}
