import type { AnyDecision } from './any';
import { MAX_SEATS } from './ids';

/** The decision that every turn begins with, one for each seat: they are made so often. */
export const CARD_TO_PLAY: readonly (AnyDecision & { readonly kind: 'playCard' })[] = Array.from(
  { length: MAX_SEATS },
  (_, seat) => Object.freeze({ kind: 'playCard', seat }),
);
