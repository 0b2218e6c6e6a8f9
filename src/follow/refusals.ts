import { type Refusal, refuse } from '../model/errors';

/** @throws ConcordiaError `INVALID_INPUT`: the event cannot follow the view. */
export function doesNotFit(cause?: unknown): never {
  const refusal: Refusal = {
    code: 'INVALID_INPUT',
    reason: 'eventsDoNotFit',
    message: 'These events do not follow this view.',
    details: { path: 'events' },
  };
  refuse(refusal, cause === undefined ? undefined : { cause });
}
