import { refuse } from '../model/errors';
import { faultsOf, refusalFor } from '../model/faults';

/** @throws ConcordiaError `INVALID_INPUT`: the event cannot follow the view. */
export function doesNotFit(cause?: unknown): never {
  const refusal = refusalFor('INVALID_INPUT', {
    path: 'events',
    ...followFaults.of('eventsDoNotFit'),
  });
  refuse(refusal, cause === undefined ? undefined : { cause });
}

/** What can be wrong with events, and with states one after the other. */
export const followFaults = faultsOf({
  /** States in a list that are not of the same game. */
  otherGame: () => 'this state has another map, other players or other options than the one before',
  eventsDoNotFit: () => 'these events do not follow this view',
  noEvents: () => 'only a successful action has events',
});
