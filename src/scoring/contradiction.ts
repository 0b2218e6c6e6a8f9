import { ConcordiaError } from '../model/errors';
import type { FaultReason } from '../model/fault-facts';
import { notValid, type PlacedFault, type RuleAndFacts, refusalFor } from '../model/faults';
import { place } from '../model/parse';

/** Refuses a sheet that contradicts itself. */
export function contradiction<R extends FaultReason>(
  path: readonly PropertyKey[],
  reason: R,
  ...more: RuleAndFacts<R>
): never {
  notValid('INVALID_SHEET', place(path), reason, ...more);
}

/** The most contradictions reported. */
const MAX_ISSUES = 20;

/** Collects the contradictions of a sheet, so that all of them can be reported at once. */
export class Contradictions {
  readonly #found: PlacedFault[] = [];

  add(fault: PlacedFault): void {
    this.#found.push(fault);
  }

  /** The result of the check; `undefined` if it found a contradiction. */
  attempt<T>(look: () => T): T | undefined {
    try {
      return look();
    } catch (error) {
      if (!(error instanceof ConcordiaError) || error.code !== 'INVALID_SHEET') throw error;
      const { reason, rule, details } = error;
      const { path, ...facts } = details;
      this.add({ path: String(path), reason, rule, facts });
      return undefined;
    }
  }

  /** @throws ConcordiaError the first contradiction; `details.issues` lists all if there are several. */
  throwAny(): void {
    const [first, ...others] = this.#found;
    if (first === undefined) return;
    const all = others.length === 0 ? undefined : this.#found.slice(0, MAX_ISSUES);
    throw new ConcordiaError(refusalFor('INVALID_SHEET', first, all));
  }
}
