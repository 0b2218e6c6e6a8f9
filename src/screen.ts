/**
 * What a screen shows besides the board, in words, for an engine of `concordia-rules/core`.
 *
 * @module
 */
import { madeOf } from './create-engine';
import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import { isListed, type NewGame } from './new-game';
import { type Screens, screenFor } from './screen/screen';
import { namingIn } from './words/checked-words';
import type { Words } from './words/word-set';
import { speechFor } from './words/words';

/**
 * Makes the functions that say what a screen of an engine's games shows: tables, lists, cards and places in sentences,
 * and a form for a new game.
 *
 * @param words - texts to use instead of the engine's, such as another language.
 * @throws ConcordiaError `INVALID_INPUT` if it is not an engine; `INVALID_LIBRARY` if the words are none.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [imperium] });
 * const { screenModel } = createScreen(engine);
 * const state = engine.createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' });
 * const { players, decision } = screenModel(engine.viewFor(state, 0));
 * console.log(decision.text, players.rows[0]?.label); // -> Livia plays a card Sestertii
 * ```
 */
export function createScreen<W extends Kinds, N extends NewGame>(
  engine: Engine<W, N>,
  words?: Words,
): Screens<W, N> {
  return madeOf(engine, (inside) => {
    const { engine: bare, naming, rules, options, maps, modules, closed } = inside;
    const told = words === undefined ? naming : namingIn(words, naming, [...maps, ...modules]);
    const speech = speechFor({ rules, naming: told, ...bare });
    const listed = modules.filter(isListed);
    const room = { engine: bare, naming: told, speech, options, maps, modules, listed };
    // Inside, the types are open; here they become those of the engine's parts.
    return closed(screenFor(room), told.localized) as unknown as Screens<W, N>;
  });
}

export type { Describe, DescribeRole, Descriptions, OptionTexts } from './kit/module';
export type { Screens } from './screen/screen';
export type * from './screen/shapes';
export type * from './words/screen-words';
