import { defineMap } from '../rules/define-map';
import { AEGYPTUS_BOARD } from './aegyptus/board';
import { nileAndRedSea } from './aegyptus/nile-and-red-sea';

/** Aegyptus: the Nile floods, and two trade squares wait for ships. */
export const aegyptus = /* @__PURE__ */ defineMap({ ...AEGYPTUS_BOARD, rules: nileAndRedSea });
