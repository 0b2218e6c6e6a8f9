import { defineMap } from '../rules/define-map';
import { GALLIA_BOARD } from './gallia/board';
import { waitingShips } from './gallia/waiting-ships';

/** Gallia: everybody's first ship waits in the Mediterranean. */
export const gallia = /* @__PURE__ */ defineMap({ ...GALLIA_BOARD, rules: waitingShips });
