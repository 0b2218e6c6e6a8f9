import { defineMap } from '../rules/define-map';
import { CRETA_BOARD } from './creta/board';
import { gaudos } from './creta/gaudos';

/** Creta: two more coins, and a bonus of choice on Gaudos. */
export const creta = /* @__PURE__ */ defineMap({ ...CRETA_BOARD, rules: gaudos });
