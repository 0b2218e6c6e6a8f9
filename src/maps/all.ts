import { aegyptus } from './aegyptus';
import { balearica } from './balearica';
import { britannia } from './britannia';
import { byzantium } from './byzantium';
import { corsica } from './corsica';
import { creta } from './creta';
import { cyprus } from './cyprus';
import { gallia } from './gallia';
import { germania } from './germania';
import { hellas } from './hellas';
import { hispania } from './hispania';
import { imperium } from './imperium';
import { ionium } from './ionium';
import { italia } from './italia';
import { roma } from './roma';
import { sicilia } from './sicilia';

/** Every map of this package. */
export const allMaps = Object.freeze([
  imperium,
  italia,
  sicilia,
  roma,
  hellas,
  ionium,
  cyprus,
  britannia,
  germania,
  byzantium,
  hispania,
  gallia,
  corsica,
  aegyptus,
  creta,
  balearica,
] as const);

/** One for each map, in their order: a map that is forgotten does not compile. */
export type OneForEachMap<P, M extends readonly { readonly id: unknown }[] = typeof allMaps> = {
  readonly [I in keyof M]: P & { readonly id: M[I]['id'] };
};
