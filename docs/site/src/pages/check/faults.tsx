import { ConcordiaError } from 'concordia-rules';

/** A place in a text, and what is wrong there. */
export interface TextFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** What could stand there. */
  readonly expected?: unknown;
  /** What was perhaps meant. */
  readonly nearest?: unknown;
}

/** The places that an error names, if it does. */
export function faultsIn(error: unknown): readonly TextFault[] {
  const faults = error instanceof ConcordiaError ? error.details.faults : undefined;
  return Array.isArray(faults) ? faults.filter(isTextFault) : [];
}

function isTextFault(value: unknown): value is TextFault {
  if (typeof value !== 'object' || value === null) return false;
  const { line, column, message }: Partial<Record<string, unknown>> = { ...value };
  return typeof line === 'number' && typeof column === 'number' && typeof message === 'string';
}

interface FaultListProps {
  readonly faults: readonly TextFault[];
  readonly onPick: (fault: TextFault) => void;
}

/** Every place as a button that leads there. */
export function FaultList({ faults, onPick }: FaultListProps) {
  return (
    <ol class="faults">
      {faults.map((fault) => {
        const { line, column, message, nearest } = fault;
        return (
          <li key={`${line}:${column}:${message}`}>
            <button type="button" onClick={() => onPick(fault)}>
              Line {line}, column {column}
            </button>
            <span>
              {message}
              {typeof nearest === 'string' && !message.includes(nearest) && ` Perhaps ${nearest}?`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Where a line and column are, counted from the first letter of the text. */
export function offsetOf(text: string, { line, column }: TextFault): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
