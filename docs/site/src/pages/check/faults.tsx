import { ConcordiaError, type NotationFault } from 'concordia-rules';

/** A place in a text, and what is wrong there. */
export type TextFault = NotationFault;

/** The places that an error names, if it does. */
export function faultsIn(error: unknown): readonly TextFault[] {
  const faults = error instanceof ConcordiaError ? error.details.faults : undefined;
  return Array.isArray(faults) ? faults.filter(isTextFault) : [];
}

function isTextFault(value: unknown): value is TextFault {
  if (typeof value !== 'object' || value === null) return false;
  const { line, column, text, message }: Partial<Record<string, unknown>> = { ...value };
  const isPlace = typeof line === 'number' && typeof column === 'number';
  return isPlace && typeof text === 'string' && typeof message === 'string';
}

interface FaultListProps {
  readonly faults: readonly TextFault[];
  readonly onPick: (fault: TextFault) => void;
}

/** Courses that are shown instead of one that is not possible. */
const MOST_SHOWN = 5;

/** What the rules do not allow can be read all the same. */
function leadOf(faults: readonly TextFault[]): string {
  if (faults.some(({ code }) => code === undefined)) {
    return `${faults.length === 1 ? 'One place' : `${faults.length} places`} cannot be read.`;
  }
  return faults.length === 1 ? 'Up to here it follows the rules.' : 'It breaks a rule.';
}

/** Every place as a button that leads there. */
export function FaultList({ faults, onPick }: FaultListProps) {
  return (
    <div class="fault" role="alert">
      <p>{leadOf(faults)}</p>
      <ol class="faults">
        {faults.map((fault) => (
          <li key={`${fault.line}:${fault.column}:${fault.message}`}>
            <button type="button" onClick={() => onPick(fault)}>
              Line {fault.line}, column {fault.column}
            </button>
            <span>{fault.message}</span>
            {fault.rule !== undefined && (
              <a href={`#/guides/rules/${fault.rule}`}>Rule {fault.rule}</a>
            )}
            {fault.nearest === undefined && fault.expected !== undefined && (
              <span class="quiet">Possible: {fault.expected.slice(0, MOST_SHOWN).join('; ')}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where a line and column are, counted from the first letter of the text. */
export function offsetOf(text: string, { line, column }: TextFault): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
