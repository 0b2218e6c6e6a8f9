/** Every map of this package without its points, for programs that play and draw nothing. */
import type { MapModule } from '../kit';
import { undrawn as aegyptus } from './aegyptus';
import type { OneForEachMap } from './all';
import { undrawn as balearica } from './balearica';
import { undrawn as britannia } from './britannia';
import { undrawn as byzantium } from './byzantium';
import { undrawn as corsica } from './corsica';
import { undrawn as creta } from './creta';
import { undrawn as cyprus } from './cyprus';
import { undrawn as gallia } from './gallia';
import { undrawn as germania } from './germania';
import { undrawn as hellas } from './hellas';
import { undrawn as hispania } from './hispania';
import { undrawn as imperium } from './imperium';
import { undrawn as ionium } from './ionium';
import { undrawn as italia } from './italia';
import { undrawn as roma } from './roma';
import { undrawn as sicilia } from './sicilia';

export const undrawnMaps = Object.freeze([
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
] as const satisfies OneForEachMap<MapModule>);
