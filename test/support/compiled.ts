/** The compiled game behind a state, for tests of what is inside. */
import { BASE_CARDS } from '../../src/cards/catalogue';
import { compileGame, playedBoard } from '../../src/engine/compile';
import { vocabularyOf } from '../../src/engine/vocabulary';
import type { GameState, MapModule } from '../../src/index';
import type { Game } from '../../src/kit/game';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { optionFields } from '../../src/new-game';
import { baseRules } from '../../src/roles/base';

const PARTS = {
  base: baseRules,
  cards: BASE_CARDS,
  options: optionFields(allModules),
  maps: allMaps,
  modules: allModules,
};

const compiled = new WeakMap<GameState, Game>();

/** What never changes in the game of a state. */
export function gameOf(state: GameState): Game {
  const game = compiled.get(state) ?? compiledNow(state);
  compiled.set(state, game);
  return game;
}

function compiledNow({ map: id, options, players }: GameState): Game {
  const map: MapModule = allMaps.find((known) => known.id === id) ?? allMaps[0];
  return compileGame(PARTS, vocabularyOf(PARTS), map, playedBoard(map), options, players.length);
}
