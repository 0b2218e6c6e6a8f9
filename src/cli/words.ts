/** Facts of the faults of the command line. The faults are in `languages/en.ts`; those about games, in the library. */

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

/** What JSON expects at a place. */
export type Expected =
  | 'value'
  | 'value or ]'
  | 'key'
  | 'key or }'
  | ':'
  | ', or ]'
  | ', or }'
  | 'end';

/** What is there instead: a character, `comment`, `single quote` or `end`; or a broken string. */
export type NotJson =
  | { readonly found: string; readonly expected: Expected }
  | { readonly found: 'broken text' };

/** The name of a file, `-` for standard input; undefined if the message begins with the name. */
export interface InFile {
  readonly file?: string | undefined;
}

/** A place in a text, counted from 1; without `line`, the message begins with the line. */
export interface LineAndColumn {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Wrong usage, as reported by commander. */
export interface Usage {
  readonly said: string;
}
