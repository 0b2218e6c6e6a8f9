/** What maps and modules keep beside the board, whichever they are: tiles, castles, the flood. */
import { HIDDEN_CARD, nameOf } from 'concordia-rules';
import type { ComponentChildren } from 'preact';
import type { Seen } from './seen';
import { titled } from './titled';

export function Parts({ view }: { view: Seen }) {
  const parts = Object.entries(view.parts);
  if (parts.length === 0) return null;
  return (
    <>
      {parts.map(([id, part]) => (
        <details key={id} class="part">
          <summary>{titled(id)}</summary>
          <Value view={view} value={part} />
        </details>
      ))}
    </>
  );
}

function Value({ view, value }: { view: Seen; value: unknown }): ComponentChildren {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return titled(nameOf(view, value));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return `${value}`;
  if (!Array.isArray(value)) return <Facts view={view} facts={Object.entries(value)} />;
  const isOfSeats =
    value.length === view.players.length && value.some((item) => typeof item !== 'string');
  if (isOfSeats) {
    const facts = value.map((item, seat) => [view.players[seat]?.name ?? '', item] as const);
    return <Facts view={view} facts={facts} />;
  }
  const covered = value.filter((item) => item === HIDDEN_CARD).length;
  const open = value.filter((item) => item !== HIDDEN_CARD);
  if (open.length === 0) return covered === 0 ? 'none' : `${covered} covered`;
  return (
    <ol class="values">
      {open.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a list without ids stay in their order
        <li key={index}>
          <Value view={view} value={item} />
        </li>
      ))}
      {covered > 0 && <li>{covered} covered</li>}
    </ol>
  );
}

interface FactsProps {
  readonly view: Seen;
  readonly facts: readonly (readonly [name: string, value: unknown])[];
}

function Facts({ view, facts }: FactsProps) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
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
