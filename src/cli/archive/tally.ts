/** Counts logs and their faults. */
import type { CliWords } from '../languages/words';
import type { Kind, Verdict } from './verdict';

interface ArchiveTally {
  readonly kinds: Record<Kind, number>;
  /** Logs whose game has come before. */
  again: number;
  /** How often each code and reason came. */
  readonly causes: Map<string, number>;
}

export function newTally(): ArchiveTally {
  return { kinds: { good: 0, wrong: 0, unreadable: 0, failed: 0 }, again: 0, causes: new Map() };
}

export function count({ kinds, causes }: ArchiveTally, { kind, cause }: Verdict): void {
  kinds[kind] += 1;
  if (cause !== undefined) causes.set(cause, (causes.get(cause) ?? 0) + 1);
}

export function totalOf({ kinds }: ArchiveTally): number {
  return Object.values(kinds).reduce((sum, number) => sum + number, 0);
}

/** The totals, then the reasons, the most frequent first. */
export function tallyLines(tally: ArchiveTally, { archive }: CliWords): readonly string[] {
  const causes = [...tally.causes].toSorted(
    ([a, many], [b, few]) => few - many || (a < b ? -1 : 1),
  );
  const width = String(causes[0]?.[1] ?? 0).length;
  return [
    archive.total({ logs: totalOf(tally), ...tally.kinds, duplicates: tally.again }),
    ...causes.map(([cause, times]) => `  ${String(times).padStart(width)}  ${cause}`),
  ];
}
