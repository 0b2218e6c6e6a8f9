import { ConcordiaError } from 'concordia-rules/scoring';

interface FaultPanelProps {
  readonly error: unknown;
  /** What could not be done. */
  readonly lead?: string;
}

/** What went wrong, where, and by which rule. */
export function FaultPanel({ error, lead }: FaultPanelProps) {
  const { rule, details } = error instanceof ConcordiaError ? error : {};
  const place = placeOf(details?.path);
  return (
    <div class="fault" role="alert">
      {lead !== undefined && <p>{lead}</p>}
      <p>{messageOf(error)}</p>
      {(place !== undefined || rule !== undefined) && (
        <p class="quiet">{[place, rule && `Rule ${rule}`].filter(Boolean).join(' · ')}</p>
      )}
    </div>
  );
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** `players[1].goods` of a path, however it is written. */
function placeOf(path: unknown): string | undefined {
  if (typeof path === 'string' && path !== '') return `Place: ${path}`;
  if (!Array.isArray(path) || path.length === 0) return undefined;
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return `Place: ${steps.join('').replace(/^\./, '')}`;
}
