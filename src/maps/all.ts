import type { MapModule } from '../rules/game';
import { cyprus } from './cyprus';
import { hellas } from './hellas';
import { imperium } from './imperium';
import { ionium } from './ionium';
import { italia } from './italia';
import { roma } from './roma';
import { sicilia } from './sicilia';

/** Every map of this package. */
export const ALL_MAPS: readonly MapModule[] = [
  imperium,
  italia,
  sicilia,
  roma,
  hellas,
  ionium,
  cyprus,
];
