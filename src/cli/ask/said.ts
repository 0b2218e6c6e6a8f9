/** What the dialogue says: a reason with its facts, in its language. */
import { clauseOf } from '../../model/error-words';
import type { CliLanguage } from '../language';
import { namesWithoutMap } from '../printable-names';
import { type CliCode, UsageError } from '../refused';
import type { AskFacts } from './faults';

/** A reason as a clause. */
export function said(language: CliLanguage, reason: string, facts: object): string {
  return clauseOf(reason, facts, namesWithoutMap(language), language.faults) ?? reason;
}

/** @throws Refused */
export function refuseAsking<R extends keyof AskFacts>(
  language: CliLanguage,
  code: CliCode,
  reason: R,
  facts: AskFacts[R],
): never {
  throw new UsageError(said(language, reason, facts), code);
}
