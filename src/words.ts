/**
 * Games in words, for an engine of `concordia-rules/core`: what can be done, what there is to choose, what has happened.
 *
 * @module
 */
import { insideOf } from './engine';
import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import type { NewGame } from './options';
import { namingFor } from './words/naming';
import { type Speech, speechFor, type WordSet } from './words/words';

/**
 * Words for an engine's games.
 *
 * @param words - instead of those that the engine was made with, such as another language.
 * @throws ConcordiaError `INVALID_INPUT` if it is no engine.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [imperium] });
 * const speech = createSpeech(engine);
 * const state = engine.createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' });
 * console.log(speech.describeDecision(state)); // -> Livia plays a card
 * ```
 */
export function createSpeech<W extends Kinds>(
  engine: Engine<W, NewGame>,
  words?: WordSet,
): Speech<W> {
  const { engine: bare, naming, rules, closed } = insideOf(engine);
  const own = words === undefined ? naming : namingFor({ ...naming, words, errorWords: [words] });
  const speech = speechFor({ rules, naming: own, ...bare });
  // Open inside, closed at the entry: the actions, decisions and events of the engine's parts.
  return closed(speech) as unknown as Speech<W>;
}

export type { Names } from './model/names';
export type { AllWords, Speech, WordSet } from './words/words';
