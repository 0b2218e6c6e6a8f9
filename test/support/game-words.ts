/** The words of games in the languages of the command line, loaded for tests that are listed by them. */
import { isKnown, type KnownTag, LANGUAGES } from '../../src/cli/languages/all';
import type { WordSet } from '../../src/words/word-set';

export const TAGS: readonly KnownTag[] = Object.keys(LANGUAGES).filter(isKnown);

const words = TAGS.map(async (tag) => [tag, await LANGUAGES[tag].ours()] as const);
// Each tag has its entry.
export const GAME_WORDS = Object.fromEntries(await Promise.all(words)) as Readonly<
  Record<KnownTag, WordSet>
>;
