/** What events tell besides their cause, for tests that are about the rest. */
import type { AnyEvent } from '../../src/kit';

/** The event without its `because`. */
export function factsOf<E extends AnyEvent>({
  because: _because,
  ...facts
}: E): Omit<E, 'because'> {
  return facts;
}

/** Each of them without its `because`. */
export function factsOfAll<E extends AnyEvent>(
  events: readonly E[],
): readonly Omit<E, 'because'>[] {
  return events.map(factsOf);
}
