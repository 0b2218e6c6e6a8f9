/** Stacks of volcano tiles, and what a state says of them. */

export const times = <T>(count: number, item: T): T[] => Array<T>(count).fill(item);

/** All tiles of the provinces, and these neutral ones. */
export const fullStack = (neutral: readonly string[]): string[] => [
  ...times(4, 'grey'),
  ...times(4, 'yellow'),
  ...times(4, 'orange'),
  ...neutral,
];

/** What is known of Etna, as plain data. */
export const etnaOf = ({ parts }: { readonly parts: Readonly<Record<string, unknown>> }) =>
  JSON.parse(JSON.stringify(parts.sicilia));
