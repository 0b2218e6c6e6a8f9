import { defineMap } from '../rules/define-map';
import { CORSICA_BOARD } from './corsica/board';

/** Corsica: whoever takes the coins gets two more. */
export const corsica = /* @__PURE__ */ defineMap({
  ...CORSICA_BOARD,
  rules: { coins: (amount) => amount + 2 },
});
