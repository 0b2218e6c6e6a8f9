/** Zod's own English words for what it finds in plain data: `zod/mini` comes without them. */
import type * as z from 'zod/mini';

/**
 * An error map; messages of the schema itself come first. Issues that this library's schemas cannot raise are left to
 * zod's own locale.
 */
export function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `Invalid input: expected ${issue.expected}, received ${typeOf(issue.input)}`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `Invalid input: expected ${joined(issue.values, '|')}`
        : `Invalid option: expected one of ${joined(issue.values, '|')}`;
    case 'too_big':
      return `Too big: expected ${sized(issue, '<', issue.maximum)}`;
    case 'too_small':
      return `Too small: expected ${sized(issue, '>', issue.minimum)}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `Invalid string: must match pattern ${issue.pattern}`
        : undefined;
    case 'unrecognized_keys': {
      const { keys } = issue;
      return `Unrecognized key${keys.length > 1 ? 's' : ''}: ${joined(keys, ', ')}`;
    }
    case 'invalid_key':
      return `Invalid key in ${issue.origin}`;
    case 'invalid_union':
      return issue.inclusive === false ? undefined : unionWords(issue.options ?? []);
    default:
      return undefined;
  }
}

function joined(values: readonly unknown[], separator: string): string {
  return values
    .map((value) => (typeof value === 'string' ? `"${value}"` : String(value)))
    .join(separator);
}

function typeOf(input: unknown): string {
  const isOdd = typeof input === 'number' && !Number.isFinite(input);
  if (isOdd) return String(input);
  if (input === null) return 'null';
  return Array.isArray(input) ? 'array' : typeof input;
}

/** The units of sizes. */
const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };

interface Bound {
  readonly origin: string;
  readonly exact?: boolean | undefined;
  readonly inclusive?: boolean | undefined;
}

function sized({ origin, exact, inclusive }: Bound, sign: string, limit: number | bigint): string {
  const unit = UNITS[origin];
  const range = `${exact ? 'exactly ' : `${sign}${inclusive ? '=' : ''}`}${limit}`;
  return unit === undefined ? `${origin} to be ${range}` : `${origin} to have ${range} ${unit}`;
}

function unionWords(options: readonly unknown[]): string {
  return options.length === 0
    ? 'Invalid input'
    : `Invalid discriminator value. Expected ${options.map((option) => `'${option}'`).join(' | ')}`;
}
