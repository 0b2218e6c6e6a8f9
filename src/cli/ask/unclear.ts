/** Faults of answers: a reason with its facts, in the language of the dialogue. */
import { clauseOf } from '../../model/fault-words';
import { NOWHERE, namesOf } from '../../words/game-names';
import type { CliLanguage } from '../language';
import type { Names } from '../printable-names';
import { type CliCode, UsageError } from '../refused';
import type { Draft } from './draft';
import type { AskFacts } from './faults';

type AskReason = keyof AskFacts;

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
export function unclear<R extends AskReason>(reason: R, facts: AskFacts[R]): never {
  throw new Unclear(reason, facts);
}

/** @throws Refused */
export function refuseAsking<R extends AskReason>(
  language: CliLanguage,
  code: CliCode,
  reason: R,
  facts: AskFacts[R],
): never {
  throw new UsageError(said(language, reason, facts), code);
}

/** The names on the map of the draft. */
export function namesFor({ map }: Pick<Draft, 'map'>, language: CliLanguage): Names {
  const cards = new Map(Object.entries(language.library.cards));
  return namesOf(map ?? NOWHERE, cards, [], language.names);
}

/** A reason as a clause. */
export function said(
  language: CliLanguage,
  reason: string,
  facts: object,
  draft: Pick<Draft, 'map'> = {},
): string {
  return clauseOf(reason, facts, namesFor(draft, language), language.faults) ?? reason;
}
