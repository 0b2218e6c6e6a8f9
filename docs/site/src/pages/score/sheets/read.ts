/** Drafts as plain JSON: what storage, links and files hold, and what comes back from them. */
import { fetched } from '../../../common/fault';
import { type Draft, namedSheet } from '../draft';

/** More letters than any sheet has. */
export const MOST_LETTERS = 200_000;

/** What is written of a draft. */
export type Content = Omit<Draft, 'dealt'> & { readonly dealt?: null };

/** A name for everybody, without which no sheet is read again; and whether nobody has been dealt a hand. */
export function contentOf({ dealt, ...draft }: Draft): Content {
  return { ...draft, ...(dealt === null && { dealt }), sheet: namedSheet(draft) };
}

/**
 * A draft of what anybody may have written, for which the rules come.
 *
 * @throws an error with a sentence if there is no sheet in it, or something cannot be loaded.
 */
export async function draftIn(input: unknown): Promise<Draft> {
  const { draftFrom } = await fetched(() => import('./draft-from'));
  return draftFrom(input);
}

/** The text as JSON, at most as long as a sheet may be; a mark at the start is what some editors put there. */
export function parsed(text: string): unknown {
  if (text.length > MOST_LETTERS) throw new Error('too long');
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** A name of what can be seen. */
export function readableName(name: string): string {
  return name.replace(new RegExp(INVISIBLE, 'gu'), '').trim().slice(0, 60);
}

/** The day that it is here: `2026-11-23`. */
export function today(): string {
  const now = new Date();
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  return now.toISOString().slice(0, 10);
}

/** A day that there is: any other has no name. */
export function isDate(input: unknown): input is string {
  return (
    typeof input === 'string' && /^\d{4}-\d\d-\d\d$/.test(input) && !Number.isNaN(Date.parse(input))
  );
}

export function isId(input: unknown): input is string {
  return typeof input === 'string' && /^[a-z0-9-]{1,40}$/.test(input);
}
