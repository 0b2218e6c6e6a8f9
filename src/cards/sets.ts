import type { CardId } from '../model/cards';
import { deepFreeze } from '../model/freeze';
import type { DisplaySide } from '../model/options';

/** The starting hand. */
export const HAND: readonly CardId[] = Object.freeze([
  'tribune',
  'architect',
  'prefect',
  'prefect',
  'mercator',
  'diplomat',
  'senator',
]);

/** The extra cost of one place of the display, in goods; `any` counts goods of the buyer's choice. */
export interface ExtraCost {
  /** Goods of the buyer's choice. */
  readonly any: number;
  /** None if left out. */
  readonly wine?: number;
  /** None if left out. */
  readonly cloth?: number;
}

/** The costs of the places of the display, from left to right. */
export const EXTRA_COSTS: Readonly<Record<DisplaySide, readonly ExtraCost[]>> = deepFreeze({
  cloth: [
    { any: 0 },
    { any: 1 },
    { any: 1 },
    { any: 0, cloth: 1 },
    { any: 0, cloth: 1 },
    { any: 1, cloth: 1 },
    { any: 0, cloth: 2 },
  ],
  wine: [
    { any: 0 },
    { any: 1 },
    { any: 1 },
    { any: 0, wine: 1 },
    { any: 0, cloth: 1 },
    { any: 1, wine: 1 },
    { any: 0, wine: 1, cloth: 1 },
  ],
});
