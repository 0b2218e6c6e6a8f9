/** Ending an action, or declining what is offered. */
import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import type { DecisionType } from '../kit/decision';
import type { Position, Transition } from '../kit/position';
import { type Step, step } from '../kit/step';
import type { AnyAction, AnyDecision, WithType } from '../model/any';
import type { Refusal } from '../model/errors';
import { MAX_SEATS } from '../model/ids';
import { finish } from './change';

/** The action of each seat, made once because it is listed so often. */
const PASSES: readonly BaseActionOf<'pass'>[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  Object.freeze({ type: 'pass', seat }),
);

/**
 * The step that ends a decision.
 *
 * @param passed - called after passing.
 * @param refusal - why passing is illegal now, for decisions that can forbid it.
 */
export function passing<D extends AnyDecision>(
  decision: DecisionType<D>,
  passed?: (transition: Transition, decision: D) => void,
  refusal?: (position: Position, action: AnyAction, decision: D) => Refusal | undefined,
): Step<AnyAction & WithType<'pass'>, D> {
  return step({
    ...actions.pass,
    rule: 'R-3.2',
    during: [decision],
    candidatesAreLegal: refusal === undefined,
    candidates: (_position, { seat }) => [PASSES[seat] ?? { type: 'pass', seat }],
    refusal: refusal && ((position, action, open) => refusal(position, action, open as D)),
    apply(transition, _action, open) {
      finish(transition);
      passed?.(transition, open as D);
    },
  });
}
