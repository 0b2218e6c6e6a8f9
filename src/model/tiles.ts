/** The tiles of the forum: people who bend the rules for who owns them. */
import * as z from 'zod/mini';

/** Permanent. */
export const BLUE_TILES = /* @__PURE__ */ Object.freeze([
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

/** Gone after use. Novius, Quintus and Victoria are missing: no source says what they do. */
export const GREEN_TILES = /* @__PURE__ */ Object.freeze([
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

export const FORUM_TILES = /* @__PURE__ */ Object.freeze([...BLUE_TILES, ...GREEN_TILES] as const);
export const TileIdSchema = z.enum(FORUM_TILES);
export type TileId = z.infer<typeof TileIdSchema>;
