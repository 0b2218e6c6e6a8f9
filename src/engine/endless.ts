/** Refuses rules of maps and modules whose consequences do not end. */
import type { Game } from '../kit/game';
import type { Answer } from '../kit/rules';
import type { AnyDecision } from '../model/any';
import { failed } from '../model/watch';

/** A listener that has continued an action, and its event. */
export interface Sequel {
  readonly type: string;
  readonly answer: Answer;
}

/**
 * @param last - the listener that has continued the action last.
 * @param decision - the last one that was open.
 * @throws ConcordiaError `INVALID_RULES`; it names the rules.
 */
export function endless(
  { rules }: Game,
  last: Sequel | undefined,
  decision: AnyDecision | undefined,
): never {
  const kind = decision?.kind;
  const isTheirs = ({ on, decisions = [] }: Game['rules'][number]): boolean =>
    last === undefined
      ? decisions.some((own) => own.kind === kind)
      : on?.[last.type] === last.answer;
  const at = last === undefined ? `the decision ${kind}` : `the listener for ${last.type}`;
  failed(rules.find(isTheirs)?.id ?? 'concordia', at, 'endless');
}
