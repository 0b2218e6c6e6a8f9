/** What is not tried here, and why, in a form that `npm test` repeats at its end. */

const said = new Set<string>();

/**
 * Says once that something is left out.
 *
 * @param what - a noun.
 * @param why - the rest of the sentence.
 */
export function leftOut(what: string, why: string): void {
  const line = `- ${what}: left out, ${why}`;
  if (said.has(line)) return;
  said.add(line);
  console.log(line);
}
