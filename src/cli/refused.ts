import { ConcordiaError } from '../index';
import { printable } from './printable';

/** What the user gave cannot be used; the message is all they need to know. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Why, for people: the message with the code and the number of the rule. */
export function reasonOf({ message, code, rule }: ConcordiaError): string {
  return `${printable(message)} (${rule === undefined ? code : `${code}, rule ${rule}`})`;
}

/** One understandable message for whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof ConcordiaError) return reasonOf(error);
  return `something went wrong inside: ${printable(String(error))}`;
}
