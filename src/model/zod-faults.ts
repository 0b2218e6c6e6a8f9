/** Turns issues of zod into reasons and facts. */
import type * as z from 'zod/mini';
import { type Fault, faultOf } from './faults';
import { isRecord, typeOf } from './plain';

/** The message of an issue without words of the schema. */
const SILENT = '?';

/** For parsers: zod need not create messages, because nobody reads them. */
export const NO_WORDS: { error(): string } = Object.freeze({ error: () => SILENT });

/** @param input - the whole input. */
export function faultIn(issue: z.core.$ZodIssue, input: unknown): Fault {
  const { message, path } = issue;
  switch (issue.code) {
    case 'custom':
      return ownFault(issue.params, message);
    case 'unrecognized_keys':
      return faultOf('unknownField', { fields: issue.keys.map((name) => ({ name })) });
  }
  if (message !== SILENT) return faultOf('otherwiseWrong', { message });
  switch (issue.code) {
    case 'invalid_type':
      return faultOf('wrongType', {
        expected: issue.expected,
        found: typeOf(valueAt(input, path)),
      });
    case 'invalid_value':
      return faultOf('wrongValue', { expected: issue.values.map(String) });
    case 'too_big':
      return wrongSize(issue, Number(issue.maximum), ['most', 'below']);
    case 'too_small':
      return wrongSize(issue, Number(issue.minimum), ['least', 'above']);
    case 'invalid_format':
      return faultOf('wrongForm', { pattern: String(issue.pattern) });
    case 'invalid_key':
      return faultOf('wrongKey');
    case 'invalid_union': {
      const known = 'options' in issue ? (issue.options ?? []).map(String) : [];
      return faultOf('noneOfThese', known.length === 0 ? {} : { known });
    }
    default:
      return faultOf('notValid');
  }
}

/** A check that this library has written says its reason. */
function ownFault(params: Readonly<Record<string, unknown>> | undefined, message: string): Fault {
  const { reason, ...facts } = params ?? {};
  if (typeof reason === 'string') return { reason, facts };
  return message === SILENT ? faultOf('notValid') : faultOf('otherwiseWrong', { message });
}

function wrongSize(
  { origin, exact, inclusive }: Pick<z.core.$ZodIssueTooBig, 'origin' | 'exact' | 'inclusive'>,
  limit: number,
  [within, beyond]: readonly ['most', 'below'] | readonly ['least', 'above'],
): Fault {
  const bound = exact ? 'exactly' : inclusive === false ? beyond : within;
  return faultOf('wrongSize', { of: origin, [bound]: limit });
}

/** The value at a path; undefined if there is none. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isRecord(value)) value = value[String(key)];
    else return undefined;
  }
  return value;
}
