/** Combines all rooms for chosen maps and modules: games, words, logs, notation and sheets. */

import { type Perft, perftFor } from './analysis/perft';
import { type Why, whyFor } from './analysis/why';
import {
  assembled,
  type EngineDefinition,
  inTheWordsOf,
  madeOf,
  type NewGameOf,
  partsOf,
  type TypesOf,
  withInside,
} from './create-engine';
import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import { createFollower } from './follow';
import type { Follower } from './follow/follower';
import { checkedMap, checkedModule } from './kit/define';
import type { MapModule, RuleModule } from './kit/module';
import { createLogbook } from './log';
import type { Logbook } from './log/logbook';
import { nearest } from './model/find';
import { helpfully } from './model/parse';
import { sealErrors } from './model/seal';
import { STATES, upToDate } from './model/version';
import type { NewGame, Settled } from './new-game';
import { createNotation } from './notation';
import type { Notation } from './notation/notation';
import { type Scorer, scorerFor } from './scoring/scorer';
import { createScreen } from './screen';
import type { Screens } from './screen/screen';
import { createSpeech } from './words';
import { mustBeWords } from './words/checked-words';
import type { WordSet } from './words/word-set';
import type { Speech } from './words/words';

/** Everything a library can do, for the actions, decisions and events of its parts. */
export interface Library<W extends Kinds = Kinds, N extends NewGame = NewGame>
  extends Engine<W, N>,
    Logbook<W, N, Settled<N>>,
    Notation<W['action'], Settled<N>>,
    Speech<W>,
    Screens<W, N>,
    Follower<W>,
    Scorer,
    Perft<W>,
    Why<W> {
  /**
   * What it was made of, such as for another library with the same maps and modules in another language:
   * `createLibrary({ ...library.definition, words: french })`.
   */
  readonly definition: LibraryDefinition;
}

/** The parts of a library. */
export interface LibraryDefinition<
  M extends readonly MapModule[] = readonly MapModule[],
  R extends readonly RuleModule[] = readonly RuleModule[],
> extends EngineDefinition<M, R> {
  /** Languages in which logs as text are read and can be written, besides English and that of `words`. */
  readonly languages?: readonly WordSet[];
}

/**
 * Makes a library of a choice of maps and modules; it knows no others. Those not made by `defineMap` or `defineModule`
 * are checked in the same way.
 *
 * @typeParam M - the maps.
 * @typeParam R - the modules.
 * @throws ConcordiaError `INVALID_LIBRARY` if two of them have the same id, or use one name for different things;
 * `INVALID_MAP` or `INVALID_RULES` if one of them is wrong.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium], modules: [salt] });
 * const state = concordia.createGame({ map: 'imperium', players: 2, modules: ['salt'], seed: 'ludi' });
 * console.log(concordia.describeDecision(state)); // -> Player 1 plays a card
 * ```
 */
export function createLibrary<
  const M extends readonly MapModule[],
  const R extends readonly RuleModule[] = readonly [],
>(parts: LibraryDefinition<M, R>): Library<TypesOf<M, R>, NewGameOf<M, R>> {
  const library = sealErrors(
    () => assemble(parts),
    (error) => inTheWordsOf(parts, error),
  )();
  // As in `createEngine`: inside, the types are open.
  return library as unknown as Library<TypesOf<M, R>, NewGameOf<M, R>>;
}

function assemble(parts: LibraryDefinition): Library {
  const { words, ...given } = partsOf(parts);
  const { languages = [] } = parts;
  const maps = given.maps.map((map) => checkedMap(map));
  const modules = given.modules.map((module) => checkedModule(module));
  mustBeWords(words, 'words', [...maps, ...modules]);
  const engine = withHelp({ maps, modules, words });
  return madeOf(engine, (inside) => {
    const library: Library = Object.freeze({
      ...engine,
      ...createAnalysis(engine),
      ...createSpeech(engine),
      ...createScreen(engine),
      ...createLogbook(engine),
      ...createNotation(engine, { languages }),
      ...createFollower(engine),
      ...createSheetScorer(engine),
      definition: Object.freeze({
        maps: Object.freeze(maps),
        modules: Object.freeze(modules),
        words,
        languages: Object.freeze([...languages]),
      }),
    });
    return withInside(library, inside);
  });
}

/** An engine whose errors are as readable as those of a library. */
export function helpfulEngine<
  const M extends readonly MapModule[],
  const R extends readonly RuleModule[],
>(parts: EngineDefinition<M, R>): Engine<TypesOf<M, R>, NewGameOf<M, R>> {
  // As in `createEngine`: inside, the types are open.
  return withHelp(parts) as unknown as Engine<TypesOf<M, R>, NewGameOf<M, R>>;
}

function withHelp(parts: EngineDefinition): Engine {
  return assembled(parts, { nearest, helpfully, upToDate: upToDate(STATES) });
}

/** What tells why an action is refused, and counts games. */
export function createAnalysis<W extends Kinds>(engine: Engine<W, never>): Perft<W> & Why<W> {
  return madeOf(
    engine,
    ({ engine: bare, closed }) =>
      // As in `createEngine`.
      closed({ ...whyFor(bare), ...perftFor(bare) }) as unknown as Perft<W> & Why<W>,
  );
}

/** The scorer of an engine's maps and modules, in its words. */
export function createSheetScorer(engine: object): Scorer {
  return madeOf(engine, (inside) => {
    const { errorWords, namesAbout } = inside.naming;
    return scorerFor(inside, errorWords, namesAbout);
  });
}
