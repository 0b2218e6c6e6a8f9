/** The figures of a plot, for those who would rather read them. */
import type { ComponentChildren } from 'preact';
import { Heads, Row } from '../../common/rows';
import { say } from '../../words/language';

interface FiguresProps {
  readonly caption: string;
  /** Of the columns behind that of the turns. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    /** After so many actions. */
    readonly count: number;
    readonly turn: number;
    readonly isEnd: boolean;
    readonly cells: readonly ComponentChildren[];
  }[];
}

export function Figures({ caption, heads, rows }: FiguresProps) {
  const { endRow, figures, turn: heading } = say.replay;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="wide figures" tabIndex={0} aria-label={figures}>
      <table class="points">
        <caption>{caption}</caption>
        <thead>
          <Heads cells={[heading, ...heads]} />
        </thead>
        <tbody>
          {rows.map(({ count, turn, isEnd, cells }) => (
            <Row key={count} head={isEnd ? endRow : turn} cells={cells} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
