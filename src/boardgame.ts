/**
 * A game for boardgame.io, which adds lobbies, servers and clients: with all maps, or with a library of your own.
 * boardgame.io is an optional peer dependency; this entry does not import it.
 *
 * @module
 */
export { createBoardgame } from './boardgame/create-boardgame';
export { newsOf } from './boardgame/news';
export type * from './boardgame/types';
