/** What only the night has: longer variants of what a push tries already. `test/docs/workflows.test.ts` makes sure of it. */

export const IS_NIGHT: boolean = process.env.FUZZ !== undefined;

/** As many as there are at night, and some of them before a push, evenly spread. */
export function someBeforePush<T>(all: readonly T[], few: number): readonly T[] {
  if (IS_NIGHT || all.length <= few) return all;
  return Array.from(
    { length: few },
    (_, index) => all[Math.floor((index * all.length) / few)],
  ).flatMap((one) => (one === undefined ? [] : [one]));
}
