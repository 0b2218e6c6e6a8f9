/** Changes of a source at places that its syntax tree tells. */

export interface Edit {
  readonly at: number;
  /** Where what is replaced ends; nothing is if it is left out. */
  readonly to?: number;
  readonly put: string;
}

/** The text with all of them, in whatever order they are given; none lies inside of another. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let last = 0;
  for (const { at, to = at, put } of edits.toSorted((a, b) => a.at - b.at)) {
    result += text.slice(last, at) + put;
    last = to;
  }
  return result + text.slice(last);
}
