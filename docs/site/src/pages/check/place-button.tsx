import { say } from '../../words/language';
import { lineOf } from './outcome';
import type { Span } from './place-in-json';

interface PlaceButtonProps {
  readonly text: string;
  readonly span: Span;
  readonly onPick: (span: Span) => void;
}

/** The line and column of a fault; leads there. */
export function PlaceButton({ text, span, onPick }: PlaceButtonProps) {
  const { line, column } = lineOf(text, span);
  return (
    <button type="button" class="screen-only" onClick={() => onPick(span)}>
      {say.check.line(line, column)}
    </button>
  );
}
