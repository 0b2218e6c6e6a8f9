import { refuse } from '../model/errors';
import { isRecord } from '../model/plain';

/** Refuses definitions of steps, decisions and so on that are not plain objects. */
export function mustBeObject(definition: unknown, what: string): void {
  if (isRecord(definition)) return;
  refuse({
    code: 'INVALID_RULES',
    message: `A ${what} is written as a plain object.`,
    details: { path: '' },
  });
}
