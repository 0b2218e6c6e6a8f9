import { refuse } from '../model/errors';
import { faultOf, refusalFor } from '../model/faults';

/** @throws ConcordiaError `INVALID_INPUT`: the event cannot follow the view. */
export function doesNotFit(cause?: unknown): never {
  const refusal = refusalFor('INVALID_INPUT', { path: 'events', ...faultOf('eventsDoNotFit') });
  refuse(refusal, cause === undefined ? undefined : { cause });
}
