/** The same game has the same id everywhere, however its log is written. */
import { createHash } from 'node:crypto';
import type { UncheckedLog } from '../../index';
import { isRecord } from '../../model/plain';

/** Hexadecimal digits: two different games of a billion share an id once in forty archives. */
const LENGTH = 16;

/**
 * Of its options and actions, and of a start and corrections, if it has any; notes and recorded scores say nothing about
 * which game it is.
 */
export function gameId({ options, start, actions, corrections }: UncheckedLog): string {
  return createHash('sha256')
    .update(
      canonical({
        options,
        actions,
        ...(start && { start }),
        ...(corrections && { corrections }),
      }),
    )
    .digest('hex')
    .slice(0, LENGTH);
}

/** JSON with the keys in order and without blanks. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${entries.join(',')}}`;
}
