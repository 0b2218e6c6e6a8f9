/** The words of games in the languages of the command line, loaded for tests that are listed by them. */
import { isKnown, type KnownTag, LANGUAGES } from '../../src/cli/languages/all';
import type { WordSet } from '../../src/words/word-set';

export const TAGS: readonly KnownTag[] = Object.keys(LANGUAGES).filter(isKnown);

/** For each language what is made of its tag. */
export async function ofEach<T>(
  made: (tag: KnownTag) => Promise<T>,
): Promise<Readonly<Record<KnownTag, T>>> {
  const entries = await Promise.all(TAGS.map(async (tag) => [tag, await made(tag)] as const));
  // Each tag has its entry.
  return Object.fromEntries(entries) as Record<KnownTag, T>;
}

export const GAME_WORDS: Readonly<Record<KnownTag, WordSet>> = await ofEach((tag) =>
  LANGUAGES[tag].ours(),
);
