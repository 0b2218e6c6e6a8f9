import { defineMap } from '../rules/define-map';
import { SICILIA_BOARD } from './sicilia/board';
import { volcano } from './sicilia/volcano';

/** Sicilia: Etna wakes up tile by tile, and three provinces suffer. */
export const sicilia = /* @__PURE__ */ defineMap({ ...SICILIA_BOARD, rules: volcano });
