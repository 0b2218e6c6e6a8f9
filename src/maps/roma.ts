import { defineMap } from '../rules/define-map';
import { ROMA_BOARD } from './roma/board';
import { shipTrack } from './roma/ship-track';

/** Roma: the streets of the city, and ships that sail to Byzantium. */
export const roma = /* @__PURE__ */ defineMap({ ...ROMA_BOARD, rules: shipTrack });
