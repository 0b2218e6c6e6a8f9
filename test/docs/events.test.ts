/** The page of all events, as it is made from the code. */
// answers for src/maps src/modules src/roles src/rules src/engine src/kit
import { describe, expect, test } from 'vitest';
import { GameEventSchema } from '../../src/index';
import { BECAUSE } from '../../src/kit/events';
import { eventsPage } from '../../tools/pages/events';
import { blocksOf } from '../readme/markdown';
import { EVENT_SOURCES, TOLD_EVENTS } from '../support/all-events';
import { EXAMPLE_EVENTS } from '../support/example-events';

const PAGE = eventsPage();
const ALL = EVENT_SOURCES.flatMap(({ events }) => events);

/** What stands under the heading of each event. */
const SECTIONS = new Map(
  PAGE.split(/^#{2,3} /m).map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return [heading.replaceAll('`', ''), lines.join('\n')] as const;
  }),
);

describe('the page of events', () => {
  test('has each event once, and nothing else', () => {
    const headings = [...PAGE.matchAll(/^### `(\w+)`$/gm)].map(([, type]) => type);
    expect(headings).toEqual(ALL.map(({ type }) => type));
  });

  test('says what a cause has', () => {
    const rows = [...(SECTIONS.get('The cause') ?? '').matchAll(/^\| `(\w+)`/gm)];
    expect(rows.map(([, name]) => name)).toEqual(Object.keys(BECAUSE));
  });

  test.each(ALL)('has $type with all its fields', ({ type, shape }) => {
    const section = SECTIONS.get(type) ?? '';
    const rows = [...section.matchAll(/^\| `(\w+)`.* \| (.+) \|$/gm)];
    expect(rows.map(([, name]) => name)).toEqual(Object.keys(shape));
    for (const [, , description] of rows) expect(description).toMatch(/\w.*[.;]$/);
  });

  test('shows an event of every type that is told, as the schema has it', () => {
    const shown = blocksOf(PAGE)
      .filter(({ language }) => language === 'json')
      .map(({ heading, lines }) => ({ heading, event: JSON.parse(lines.join('\n')) }));
    for (const { heading, event } of shown) {
      expect(heading).toBe(`\`${event.type}\``);
      expect(GameEventSchema.parse(event)).toEqual(event);
    }
    expect(shown.map(({ event }) => event)).toEqual(EXAMPLE_EVENTS);
    expect(EXAMPLE_EVENTS.map(({ type }) => type)).toEqual(TOLD_EVENTS.map(({ type }) => type));
  });
});
