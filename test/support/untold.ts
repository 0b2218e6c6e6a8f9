/** The events of an action say all that changes for those who look on: nothing has to be told to them again. */
import * as concordia from '../../src/index';
import type { Library } from '../../src/library';
import type { RulesScenario } from '../../src/testing';

/** Scenarios are of any library, and so are their states. */
const library: Pick<Library, 'eventsFor' | 'tryApplyAction'> = concordia;

/** What the events of the actions of a scenario leave out: changes of the view that a client is told apart. */
export function untoldIn({ start, steps }: RulesScenario): readonly object[] {
  let state = start;
  const untold: object[] = [];
  for (const step of steps) {
    if (!('action' in step) || state === undefined) continue;
    const result = library.tryApplyAction(state, step.action);
    if (!result.ok) throw result.error;
    const told = library.eventsFor(state, result, 'spectator');
    for (const event of told) {
      if (event.type === 'viewChanged') untold.push({ action: step.action, event });
    }
    state = result.state;
  }
  return untold;
}
