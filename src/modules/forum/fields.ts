/** Fields that only actions, decisions and events of the forum have. */
import { type Field, word } from '../../kit';
import { FORUM_TILES, type TileId } from './tile-ids';

export const tile: Field<TileId> = word(FORUM_TILES, 'A tile of the forum.');
