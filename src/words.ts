/**
 * Texts for an engine of `concordia-rules/core`: actions, decisions and events in words.
 *
 * @module
 */

import { englishErrors } from './all-words';
import { type Inside, madeOf } from './create-engine';
import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import { inputFaults } from './model/faults';
import type { NewGame } from './new-game';
import { baseTemplate, ENGLISH_NOTATION } from './notation/base-game';
import { mustBeWords, namingIn } from './words/checked-words';
import { tagOf, wordsIn } from './words/merged-words';
import { hasWord, type NeededWord, neededWords } from './words/needed-words';
import { templateOf } from './words/template';
import type { Words } from './words/word-set';
import { type Speech, speechFor } from './words/words';

/**
 * Makes the functions that put an engine's games into words.
 *
 * @param words - texts to use instead of the engine's, such as another language.
 * @throws ConcordiaError `INVALID_INPUT` if it is not an engine; `INVALID_LIBRARY` if the words are none.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [imperium] });
 * const speech = createSpeech(engine);
 * const state = engine.createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' });
 * console.log(speech.describeDecision(state)); // -> Livia plays a card
 * ```
 */
export function createSpeech<W extends Kinds, N extends NewGame>(
  engine: Engine<W, N>,
  words?: Words,
): Speech<W> {
  return madeOf(engine, ({ engine: bare, naming, rules, maps, modules, closed }) => {
    const own = words === undefined ? naming : namingIn(words, naming, [...maps, ...modules]);
    const speech = speechFor({ rules, naming: own, ...bare });
    // Inside, the types are open; here they become those of the engine's parts.
    return closed(speech, own.localized) as unknown as Speech<W>;
  });
}

/**
 * The entries that words lack for the maps and modules of an engine, each by its place in a `WordSet`. Those that maps
 * and modules bring in the same language are counted in. English lacks none: it stands beside the rules.
 *
 * @param engine - made by `createEngine` or `createLibrary`.
 * @param words - the words of a language, or several sets of them.
 * @throws ConcordiaError `INVALID_INPUT` if it is not an engine; `INVALID_LIBRARY` if the words are none.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [imperium] });
 * const all = missingWords(engine, {});
 * const left = missingWords(engine, { language: 'it', gameOver: 'La partita è finita.' });
 * console.log(all.filter((path) => !left.includes(path))); // -> [ 'gameOver' ]
 * ```
 */
export function missingWords(engine: object, words: Words): readonly string[] {
  return madeOf(engine, (inside) => {
    const needed = lacking(inside, words);
    const isEnglish = [words].flat().some((set) => tagOf(set) === 'en');
    return isEnglish ? [] : needed.map(({ path }) => path.join('.'));
  });
}

/**
 * A module in TypeScript with every entry that words lack, each empty below the English one.
 *
 * @param engine - made by `createEngine` or `createLibrary`.
 * @param language - the tag of the language, such as `it`.
 * @param words - what there is of it; nothing if left out.
 * @throws ConcordiaError `INVALID_INPUT` if it is not an engine, or the language is no tag; `INVALID_LIBRARY` if the words
 * are none.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [imperium] });
 * const [, , , begin, language] = wordsTemplate(engine, 'it').split('\n');
 * console.log(begin, language?.trim()); // -> export const words: WordSet = { language: 'it',
 * ```
 */
export function wordsTemplate(engine: object, language: string, words: Words = {}): string {
  return madeOf(engine, (inside) => {
    if (typeof language !== 'string' || !/^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i.test(language)) {
      inputFaults.refuse('INVALID_INPUT', 'language', 'noneOfThese', undefined, {
        known: ['de', 'it', 'pt-BR'],
      });
    }
    mustBeWords(words, 'words', []);
    return templateOf(language, lacking(inside, [{ language }, ...[words].flat()]));
  });
}

function lacking({ rules, maps, modules }: Inside, given: Words): readonly NeededWord[] {
  const parts = [...maps, ...modules];
  mustBeWords(given, 'words', parts);
  const words = wordsIn(given, parts);
  const needed = neededWords({
    rules,
    parts,
    notation: ENGLISH_NOTATION,
    errors: englishErrors,
    templateOf: baseTemplate,
  });
  return needed.filter((word) => !hasWord(words, word));
}

export type { AllWords } from './all-words';
export type { Names } from './model/names';
export type { WordSet, Words } from './words/word-set';
export type { Speech } from './words/words';
