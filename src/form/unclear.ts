/** Answers that are not understood: a reason with its facts. */
import type { AnswerFacts } from './words';

/** An answer that cannot be used. */
export class Unclear extends Error {
  override readonly name = 'Unclear';
  readonly reason: string;
  readonly facts: object;

  constructor(reason: string, facts: object) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}

/** @throws Unclear */
export function unclear<R extends keyof AnswerFacts>(reason: R, facts: AnswerFacts[R]): never {
  throw new Unclear(reason, facts);
}
