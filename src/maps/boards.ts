import { defineMap } from '../rules/define-map';
import type { MapModule } from '../rules/game';
import { cyprus } from './cyprus';
import { hellas } from './hellas';
import { imperium } from './imperium';
import { ionium } from './ionium';
import { italia } from './italia';
import { ROMA_BOARD } from './roma/board';
import { SICILIA_BOARD } from './sicilia/board';

/** Every board of this package without its rules: enough for scoring, and much lighter. */
export const ALL_BOARDS: readonly MapModule[] = [
  imperium,
  italia,
  /* @__PURE__ */ defineMap(SICILIA_BOARD),
  /* @__PURE__ */ defineMap(ROMA_BOARD),
  hellas,
  ionium,
  cyprus,
];
