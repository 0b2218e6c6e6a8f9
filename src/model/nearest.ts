/** Finds the known word that was probably meant. */

/** Longer words are cut, so that the work stays bounded. */
const MAX_LENGTH = 40;

/** As ids are written: lower case, no accents, hyphens between words. */
export function asId(text: string): string {
  return text
    .slice(0, 2 * MAX_LENGTH)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_/]+/g, '-');
}

/** The most similar known word, if it is similar enough; the first of several. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const meant = asId(word).slice(0, MAX_LENGTH);
  let best: string | undefined;
  let least = 1 + Math.min(3, Math.floor((meant.length + 1) / 3));
  for (const candidate of known) {
    const differences = distance(meant, candidate.slice(0, MAX_LENGTH), least);
    if (differences < least) {
      best = candidate;
      least = differences;
    }
  }
  return best;
}

/** How to find the word that was meant. An engine alone, which is to be small, has none. */
export type Nearest = typeof nearest;

/** The end of a message about an unknown word; empty if no known word is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
  return asHint(nearest(word, known));
}

/** The same for a word that has been found. */
export function asHint(meant: string | undefined): string {
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** How many letters have to be inserted, removed or changed; at most `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      now.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (now[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + changed,
        ),
      );
    }
    if (Math.min(...now) >= limit) return limit;
    before = now;
  }
  return before[b.length] ?? limit;
}
