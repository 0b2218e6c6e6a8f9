import { defineMap } from '../rules/define-map';
import type { MapModule } from '../rules/game';
import { AEGYPTUS_BOARD } from './aegyptus/board';
import { balearica } from './balearica';
import { britannia } from './britannia';
import { byzantium } from './byzantium';
import { CORSICA_BOARD } from './corsica/board';
import { CRETA_BOARD } from './creta/board';
import { cyprus } from './cyprus';
import { GALLIA_BOARD } from './gallia/board';
import { GERMANIA_BOARD } from './germania/board';
import { hellas } from './hellas';
import { hispania } from './hispania';
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
  britannia,
  /* @__PURE__ */ defineMap(GERMANIA_BOARD),
  byzantium,
  hispania,
  /* @__PURE__ */ defineMap(GALLIA_BOARD),
  /* @__PURE__ */ defineMap(CORSICA_BOARD),
  /* @__PURE__ */ defineMap(AEGYPTUS_BOARD),
  /* @__PURE__ */ defineMap(CRETA_BOARD),
  balearica,
];
