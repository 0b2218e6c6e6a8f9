/** Logs that are not whole games. */
import type { UncheckedLog } from './game-log';

/** Whether nothing is known of the game but its result. */
export function hasOnlyResult({
  actions,
  scores,
}: Pick<UncheckedLog, 'actions' | 'scores'>): boolean {
  return actions.length === 0 && scores !== undefined;
}

/** A log with only its first actions and what belongs to them, and without the scores, which are those of the end. */
export function firstActionsOf<L extends UncheckedLog>(log: L, count: number): L {
  const { scores: _scores, corrections, notes, ...rest } = log;
  const isKept = ({ after }: { readonly after: number }): boolean => after <= count;
  const first = {
    ...rest,
    actions: log.actions.slice(0, count),
    ...(corrections && { corrections: corrections.filter(isKept) }),
    ...(notes && { notes: notes.filter(isKept) }),
  };
  // The compiler does not know what is left of a log.
  return first as unknown as L;
}
