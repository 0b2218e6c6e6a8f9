/** Cards side by side, to be swiped. */
import type { ComponentChildren } from 'preact';

interface CardProps {
  readonly label: string;
  /** What it does. */
  readonly text: string;
  /** Why it cannot be played. */
  readonly refusal?: string | undefined;
  readonly onPlay?: () => void;
}

export function Cards({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <ul class="hand" aria-label={label} tabIndex={0}>
      {children}
    </ul>
  );
}

export function Card({ label, text, refusal, onPlay }: CardProps) {
  const words = (
    <>
      <strong class="sentence">{label}</strong>
      {refusal !== undefined && <small class="refused">{refusal}</small>}
      <small>{text}</small>
    </>
  );
  return (
    <li>
      {onPlay === undefined ? (
        <div class="card">{words}</div>
      ) : (
        <button type="button" class="card" disabled={refusal !== undefined} onClick={onPlay}>
          {words}
        </button>
      )}
    </li>
  );
}

interface CardRowProps {
  readonly label: string;
  readonly items: readonly {
    readonly key: string;
    readonly label: string;
    readonly text: string;
  }[];
}

/** Cards to look at. */
export function CardRow({ label, items }: CardRowProps) {
  return (
    <Cards label={label}>
      {items.map(({ key, label: name, text }) => (
        <Card key={key} label={name} text={text} />
      ))}
    </Cards>
  );
}
