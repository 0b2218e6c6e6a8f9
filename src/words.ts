/**
 * Texts for an engine of `concordia-rules/core`: actions, decisions and events in words.
 *
 * @module
 */
import { insideOf } from './engine';
import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import type { NewGame } from './options';
import { namingIn } from './words/checked-words';
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
  const { engine: bare, naming, rules, maps, modules, closed } = insideOf(engine);
  const own = words === undefined ? naming : namingIn(words, naming, [...maps, ...modules]);
  const speech = speechFor({ rules, naming: own, ...bare });
  // Inside, the types are open; here they become those of the engine's parts.
  return closed(speech) as unknown as Speech<W>;
}

export type { Names } from './model/names';
export type { WordSet, Words } from './words/word-set';
export type { AllWords, Speech } from './words/words';
