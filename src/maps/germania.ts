import { defineMap } from '../rules/define-map';
import { GERMANIA_BOARD } from './germania/board';
import { castles } from './germania/castles';

/** Germania: ships on the Rhine count twice, and ten castles hold goods. */
export const germania = /* @__PURE__ */ defineMap({ ...GERMANIA_BOARD, rules: castles });
