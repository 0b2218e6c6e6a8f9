/**
 * The ids of the tiles of the forum: people who bend the rules for their owners. Score sheets need nothing
 * else.
 */
import * as z from 'zod/mini';

/** Permanent tiles. */
export const BLUE_TILES = Object.freeze([
  'annaeus-arcadius',
  'appius-arcadius',
  'aulus-arcadius',
  'claudia-agrippina',
  'claudius-pompeius',
  'cornelius-scipio',
  'donatus-pompeius',
  'faustus-marcellus',
  'gaius-marcellus',
  'lucius-flavius',
  'servius-marcellus',
  'sextus-pompeius',
  'titus-valerius',
] as const);

/** Tiles that are used once. Novius, Quintus and Victoria are missing: no source says what they do. */
export const GREEN_TILES = Object.freeze([
  'augustus',
  'commodus',
  'julius',
  'laurentius',
  'mamercus',
  'mamilius',
  'marcus',
  'numerius',
  'publius',
  'spurius',
  'tiberius',
] as const);

/** All tiles of the forum. */
export const FORUM_TILES = Object.freeze([...BLUE_TILES, ...GREEN_TILES] as const);
/** The schema of {@link TileId}. */
export const TileIdSchema: z.ZodMiniType<TileId> = z.enum(FORUM_TILES);
/** The id of a tile of the forum, from the name on it, such as `claudia-agrippina`. */
export type TileId = (typeof FORUM_TILES)[number];

/** Spaces that Claudia adds to her owner's storehouse. */
export const SPACES_OF_CLAUDIA = 4;
