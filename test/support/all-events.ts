/** Every event of this package, by where it comes from. */
import type { EventType } from '../../src/kit';
import { BASE_EVENTS, VIEW_EVENTS } from '../../src/kit/events';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';

interface EventSource {
  readonly title: string;
  readonly events: readonly EventType[];
}

/** Such as `Map Sicilia` or `Module Forum`; only those with events. */
export const EVENT_SOURCES: readonly EventSource[] = [
  { title: 'Base game', events: BASE_EVENTS as readonly EventType[] },
  ...allMaps.map(({ name, rules }) => ({
    title: `Map ${name}`,
    events: (rules?.events ?? []) as readonly EventType[],
  })),
  ...allModules.map(({ id, name = id, rules }) => ({
    title: `Module ${name}`,
    events: (rules.events ?? []) as readonly EventType[],
  })),
  { title: 'What an action has led to', events: VIEW_EVENTS as readonly EventType[] },
].filter(({ events }) => events.length > 0);

/** Those that screens are told. */
export const TOLD_EVENTS: readonly EventType[] = EVENT_SOURCES.flatMap(({ events }) =>
  events.filter(({ isQuiet }) => isQuiet !== true),
);
