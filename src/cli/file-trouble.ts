import { printable } from './printable';

/** Why a file cannot be opened; `said` is the system's own message. */
export interface FileTrouble {
  readonly trouble:
    | 'missing'
    | 'folder'
    | 'noFolder'
    | 'denied'
    | 'exists'
    | 'full'
    | 'link'
    | 'noFile'
    | 'notReplaced'
    | 'other';
  readonly said?: string;
}

const TROUBLES: Readonly<Record<string, FileTrouble['trouble']>> = {
  ENOENT: 'missing',
  EISDIR: 'folder',
  ENOTDIR: 'noFolder',
  EACCES: 'denied',
  EPERM: 'denied',
  EEXIST: 'exists',
  ENOSPC: 'full',
};

/** Why a file cannot be read or written, without internals of the system's message. */
export function fileTrouble(error: unknown): FileTrouble {
  const code = codeOf(error);
  const trouble = Object.hasOwn(TROUBLES, code) ? TROUBLES[code] : undefined;
  return trouble === undefined ? { trouble: 'other', said: printable(String(error)) } : { trouble };
}

/** The code that the system gives an error; nothing if it gives none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
