import { ConcordiaError } from 'concordia-rules/core';
import { say } from '../words/language';

interface FaultPanelProps {
  readonly error: unknown;
  /** What could not be done. */
  readonly lead?: string;
}

/** What went wrong, where, and by which rule. */
export function FaultPanel({ error, lead }: FaultPanelProps) {
  const { rule, details } = error instanceof ConcordiaError ? error : {};
  const path = details?.path;
  return (
    <div class="fault" role="alert">
      {lead !== undefined && <p>{lead}</p>}
      <p>{messageOf(error)}</p>
      {typeof path === 'string' && path !== '' && (
        <p class="quiet">
          {say.common.fault.place} <code>{path}</code>
        </p>
      )}
      {rule !== undefined && (
        <p class="quiet">
          <a href={`#/guides/rules/${rule}`}>{say.common.fault.rule(rule)}</a>
        </p>
      )}
    </div>
  );
}

/** Whether an error is about a correction. */
export function isOfCorrection(error: unknown): boolean {
  const path = error instanceof ConcordiaError ? error.details.path : undefined;
  return typeof path === 'string' && path.startsWith('corrections');
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
