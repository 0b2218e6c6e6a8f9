/** What events tell besides their cause, for tests that are about the rest. */
import type { AnyEvent } from '../../src/kit';
import { VIEW_EVENTS } from '../../src/kit/events';

/** The event without its `because`. */
export function factsOf<E extends AnyEvent>({
  because: _because,
  ...facts
}: E): Omit<E, 'because'> {
  return facts;
}

const LAST: ReadonlySet<string> = new Set(VIEW_EVENTS.map(({ type }) => type));

/** What has happened on the way, without what it has led to in the end. */
export function onTheWay<E extends AnyEvent>(events: readonly E[]): readonly E[] {
  return events.filter(({ type }) => !LAST.has(type));
}

/** Each that has happened on the way without its `because`. */
export function factsOfAll<E extends AnyEvent>(
  events: readonly E[],
): readonly Omit<E, 'because'>[] {
  return onTheWay(events).map(factsOf);
}
