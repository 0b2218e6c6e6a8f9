import type { AnyDecision } from './any';
import { MAX_SEATS } from './ids';

/** The decision that every turn begins with, made once for each seat because it is needed so often. */
export const CARD_TO_PLAY: readonly (AnyDecision & { readonly kind: 'playCard' })[] = Array.from(
  { length: MAX_SEATS },
  (_, seat) => Object.freeze({ kind: 'playCard', seat }),
);
