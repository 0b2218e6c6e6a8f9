/** What maps and modules keep beside the board, whichever they are: tiles, castles, the flood. */
import { HIDDEN_CARD } from 'concordia-rules';
import { nameOf } from '../../common/library';
import type { Seen } from './seen';
import { titled } from './titled';

export function Parts({ view }: { view: Seen }) {
  return (
    <>
      {Object.entries(view.parts)
        .filter(([, part]) => !isEmpty(part))
        .map(([id, part]) => (
          <details key={id} class="part">
            <summary>{titled(id)}</summary>
            <Value view={view} value={part} />
          </details>
        ))}
    </>
  );
}

function Value({ view, value }: { view: Seen; value: unknown }) {
  if (typeof value !== 'object' || value === null) return <>{inWords(view, value)}</>;
  if (!Array.isArray(value)) {
    return <Facts view={view} facts={Object.entries(value)} />;
  }
  const isOfSeats =
    value.length === view.players.length && value.every((item) => typeof item !== 'string');
  if (isOfSeats) {
    const facts = value.map((item, seat) => [view.players[seat]?.name ?? '', item] as const);
    return <Facts view={view} facts={facts} />;
  }
  const open = value.filter((item) => item !== HIDDEN_CARD).map((item) => inWords(view, item));
  const covered = value.length - open.length;
  return <>{[...open, ...(covered === 0 ? [] : [`${covered} covered`])].join(', ')}</>;
}

/** Whatever an id is, the library has a name for it. */
function inWords(view: Seen, value: unknown): string {
  if (typeof value === 'string') return titled(nameOf(view, value));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((item) => inWords(view, item)).join(' and ');
  if (typeof value !== 'object') return `${value}`;
  // Such as the place of the row where a tile was.
  if (value === null) return '–';
  return Object.entries(value)
    .map(([name, item]) => `${titled(name)}: ${inWords(view, item)}`)
    .join('; ');
}

interface FactsProps {
  readonly view: Seen;
  readonly facts: readonly (readonly [name: string, value: unknown])[];
}

/** What is empty is left out. */
function Facts({ view, facts }: FactsProps) {
  return (
    <dl class="facts">
      {facts
        .filter(([, value]) => !isEmpty(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{titled(nameOf(view, name))}</dt>
            <dd>
              <Value view={view} value={value} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object') return false;
  return value === null || Object.values(value).every(isEmpty);
}
