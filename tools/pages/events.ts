/** The page of all events: the fields of each, and an example. */
import { readdirSync, readFileSync } from 'node:fs';
import type { EventType } from '../../src/kit';
import { BECAUSE } from '../../src/kit/events';
import { ROOT } from '../../test/readme/markdown';
import { EVENT_SOURCES } from '../../test/support/all-events';
import { EXAMPLE_EVENTS } from '../../test/support/example-events';
import { tableOf } from './table';

type Fields = EventType['shape'];

const HEAD = `# Every event

What each [event](../events.md) has, with an example. \`npm run pages\` makes this page from the definitions in the code.

## The cause`;

/** What stands above the definition of each event, by its type. */
function meanings(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const definition =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n\s*(?:(?:export )?const \w+ = )?event\(\{\s*type: '(\w+)'/g;
  for (const name of readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    for (const [, comment = '', type = ''] of readFileSync(`${ROOT}src/${name}`, 'utf8').matchAll(
      definition,
    )) {
      found.set(
        type,
        comment
          .replace(/^\s*\*? ?/gm, '')
          .replaceAll('\n', ' ')
          .trim(),
      );
    }
  }
  return found;
}

export function eventsPage(): string {
  const comments = meanings();
  const sections = EVENT_SOURCES.map(({ title, events }) =>
    [`## ${title}`, ...events.map((event) => describe(event, comments.get(event.type)))].join(
      '\n\n',
    ),
  );
  return `${[HEAD, fieldsOf(BECAUSE), ...sections].join('\n\n')}\n`;
}

function describe({ type, shape, isQuiet }: EventType, meaning: string | undefined): string {
  if (meaning === undefined) throw new Error(`nothing says what ${type} is`);
  const fields = Object.keys(shape).length === 0 ? [] : [fieldsOf(shape)];
  return [`### \`${type}\``, meaning, ...fields, isQuiet ? QUIET : example(type)].join('\n\n');
}

const QUIET = 'Quiet: only rules hear of it.';

function example(type: string): string {
  const event = EXAMPLE_EVENTS.find((one) => one.type === type);
  if (event === undefined) throw new Error(`there is no example of ${type}`);
  return ['```json', JSON.stringify(event), '```'].join('\n');
}

function fieldsOf(shape: Fields): string {
  const rows = Object.entries(shape).map(([name, field]) => [
    `\`${name}\`${'isOptional' in field ? ' (optional)' : ''}`,
    field.description,
  ]);
  return tableOf(['field', 'what it is'], rows);
}
