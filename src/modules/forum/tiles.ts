import { boxOf } from './box';
import type { ForumTile } from './tile';
import type { TileId } from './tile-ids';
import { annaeusArcadius, appiusArcadius } from './tiles/architect';
import { augustus, titusValerius } from './tiles/changes';
import { julius, publius } from './tiles/colonists';
import { luciusFlavius, sextusPompeius } from './tiles/diplomat';
import { aulusArcadius, mamercus, mamilius, marcus } from './tiles/houses';
import { faustusMarcellus, gaiusMarcellus, serviusMarcellus } from './tiles/mercator';
import { claudiusPompeius, donatusPompeius } from './tiles/prefect';
import { corneliusScipio } from './tiles/senator';
import {
  claudiaAgrippina,
  commodus,
  laurentius,
  numerius,
  spurius,
  tiberius,
} from './tiles/supply';

/** Every tile, in the order of the ids; tiles that work together are applied in this order. */
export const TILES = {
  'annaeus-arcadius': annaeusArcadius,
  'appius-arcadius': appiusArcadius,
  'aulus-arcadius': aulusArcadius,
  'claudia-agrippina': claudiaAgrippina,
  'claudius-pompeius': claudiusPompeius,
  'cornelius-scipio': corneliusScipio,
  'donatus-pompeius': donatusPompeius,
  'faustus-marcellus': faustusMarcellus,
  'gaius-marcellus': gaiusMarcellus,
  'lucius-flavius': luciusFlavius,
  'servius-marcellus': serviusMarcellus,
  'sextus-pompeius': sextusPompeius,
  'titus-valerius': titusValerius,
  augustus,
  commodus,
  julius,
  laurentius,
  mamercus,
  mamilius,
  marcus,
  numerius,
  publius,
  spurius,
  tiberius,
} as const satisfies { readonly [I in TileId]: ForumTile<I> };

/** The tiles whose effects are known. */
export const KNOWN_TILES: readonly ForumTile<TileId>[] = Object.values<ForumTile<TileId>>(TILES);
export const KNOWN_BOX = boxOf(KNOWN_TILES);
