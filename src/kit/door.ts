import { refuse } from '../model/errors';
import { isRecord } from '../model/plain';

/** Refuses what is no plain object where a step, a decision and so on is written. */
export function mustBeObject(definition: unknown, what: string): void {
  if (isRecord(definition)) return;
  refuse({
    code: 'INVALID_RULES',
    message: `A ${what} is written as a plain object.`,
    details: { path: '' },
  });
}
