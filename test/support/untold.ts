/** The events of an action say all that changes for those who look on, and all that it costs. */
import * as concordia from '../../src/index';
import type { Library } from '../../src/library';
import type { RulesScenario } from '../../src/testing';
import { expectPaid } from '../../src/testing/prices';

/** Scenarios are of any library, and so are their states. */
const library: Pick<Library, 'costOf' | 'eventsFor' | 'tryApplyAction' | 'viewFor'> = concordia;

/**
 * What the events of the actions of a scenario leave out: changes of the view that a client is told apart, and prices that are
 * not those of `costOf`.
 */
export function untoldIn({ start, steps }: RulesScenario): readonly object[] {
  let state = start;
  const untold: object[] = [];
  for (const step of steps) {
    if (!('action' in step) || state === undefined) continue;
    const result = library.tryApplyAction(state, step.action);
    if (!result.ok) throw result.error;
    try {
      expectPaid(library, state, step.action);
    } catch (error) {
      untold.push({ action: step.action, error });
    }
    const told = library.eventsFor(state, result, 'spectator');
    for (const event of told) {
      if (event.type === 'viewChanged') untold.push({ action: step.action, event });
    }
    state = result.state;
  }
  return untold;
}
