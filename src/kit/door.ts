import type { Definition } from '../model/fault-facts';
import { notValid } from '../model/faults';
import { isRecord } from '../model/plain';

/** Refuses definitions of steps, decisions and so on that are not plain objects. */
export function mustBeObject(definition: unknown, what: Definition): void {
  if (isRecord(definition)) return;
  notValid('INVALID_RULES', '', 'notWrittenAsObject', undefined, { what });
}
