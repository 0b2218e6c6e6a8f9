import { ConcordiaError } from '../model/errors';
import { notValid, place } from '../model/parse';

/** Refuses a sheet that contradicts itself. */
export function contradiction(path: readonly PropertyKey[], reason: string, rule?: string): never {
  notValid({ code: 'INVALID_SHEET', what: 'score sheet', at: place(path), reason, rule });
}

/** How many contradictions are reported at most. */
const MAX_ISSUES = 20;

/** Collects the contradictions of a sheet, so that all of them can be reported at once. */
export class Contradictions {
  readonly #found: ConcordiaError[] = [];

  /** What the check returns; undefined if it found a contradiction. */
  attempt<T>(look: () => T): T | undefined {
    try {
      return look();
    } catch (error) {
      if (!(error instanceof ConcordiaError) || error.code !== 'INVALID_SHEET') throw error;
      this.#found.push(error);
      return undefined;
    }
  }

  /** @throws ConcordiaError the first contradiction; `details.issues` lists all, if there are more. */
  throwAny(): void {
    const [first] = this.#found;
    if (first === undefined) return;
    if (this.#found.length === 1) throw first;
    const issues = this.#found
      .slice(0, MAX_ISSUES)
      .map(({ details, message }) => ({ path: details.path, message: reasonIn(message) }));
    throw new ConcordiaError({ ...first.toJSON(), details: { ...first.details, issues } });
  }
}

/** The message without the common beginning of messages about sheets. */
function reasonIn(message: string): string {
  return message.replace(/^Not a valid score sheet(?:, at [^:]*)?: /, '');
}
