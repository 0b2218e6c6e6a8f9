/**
 * English, which stands beside the rules of every map and module: `createLibrary({ maps, words: english })` speaks as a
 * library without words does.
 *
 * @module
 */
import type { WordSet } from '../../words/word-set';

/** For tables of languages. It replaces no text. */
export const english: WordSet = { language: 'en' };
