/** One text and one hash for the same data, whoever writes it: docs/vectors.md says how, for other languages. */
import { createHash } from 'node:crypto';
import { isRecord } from '../model/plain';

/** Hexadecimal digits: two different games of a billion share a hash once in forty archives. */
const LENGTH = 16;

/** The first digits of the SHA-256 of the canonical text. */
export function hashOf(data: unknown): string {
  return createHash('sha256').update(canonical(data)).digest('hex').slice(0, LENGTH);
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
