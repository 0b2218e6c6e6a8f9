/** Holds answers against the rules: those of the library, which know the sheet so far. */
import { ConcordiaError, type ScoreSheet, type Scores } from '../../index';
import { ENGLISH } from '../language';
import { allHouses, type Draft, finishedHouses, knownHouses, sheetOf, toldShared } from './draft';
import type { QuestionContext } from './question';

interface AskedFault {
  readonly path: string;
  readonly message: string;
  readonly rule: string | undefined;
}

/** Why the sheet so far cannot be, in a sentence; undefined if it can. */
export function faultOf(draft: Draft, asking: QuestionContext): string | undefined {
  if (draft.players.length === 0) return undefined;
  // What is wrong with sheets is said in English only.
  const { parseSheet } = ENGLISH.library;
  const faults = [
    ...faultsIn(() => parseSheet(sheetOf(draft, allHouses))),
    ...faultsIn(() => scoreIn(ENGLISH, asking, sheetOf(draft, knownHouses))),
  ];
  const found = faults.find(({ path }) => !isOpen(draft, path));
  return found && inWords(found);
}

/** The scores if nothing came to what has been answered. */
export function scoresOf(draft: Draft, asking: QuestionContext): Scores {
  return scoreIn(asking.language, asking, sheetOf(draft, finishedHouses));
}

function scoreIn(
  { library }: QuestionContext['language'],
  asking: QuestionContext,
  sheet: ScoreSheet,
): Scores {
  return asking.isIntermediate ? library.scoreIntermediate(sheet) : library.scoreGame(sheet);
}

function faultsIn(look: () => unknown): readonly AskedFault[] {
  try {
    look();
    return [];
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    const { details, message, rule } = error;
    const issues = Array.isArray(details.issues) ? details.issues : [];
    return issues.length > 0
      ? issues.map(({ path, message: reason }) => ({ path: `${path}`, message: `${reason}`, rule }))
      : [{ path: String(details.path ?? ''), message, rule }];
  }
}

/** Whether it speaks of a count that has not been asked yet. */
function isOpen(draft: Draft, path: string): boolean {
  const [, seat, key] = /^players\[(\d)\]\.houses\.(\w+)$/.exec(path) ?? [];
  const player = draft.players[Number(seat)];
  if (player === undefined) return false;
  if (key === 'sharedProvinces') return toldShared(draft, player) === undefined;
  if (key === 'provinces' || key === 'provincesWithTwo') return player[key] === undefined;
  return false;
}

/** Without the place, which is that of the question. */
function inWords({ path, message, rule }: AskedFault): string {
  const place = message.indexOf(path);
  const reason = message
    .slice(message.startsWith('Not a valid') && place !== -1 ? message.indexOf(': ', place) + 2 : 0)
    .replace(/^expected (at \w+ -?\d+).*$/, '$1');
  const rules = rule === undefined ? '' : ` (${rule})`;
  return `${reason}${rules}`;
}
