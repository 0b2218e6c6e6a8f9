/**
 * A game for boardgame.io, which brings lobbies, servers and clients: with all maps, or with a library of your own.
 * boardgame.io is an optional peer dependency; nothing of it is imported here.
 *
 * @module
 */
export { createBoardgame } from './boardgame/create-boardgame';
export type * from './boardgame/types';
