/** How much of a game is left. */
import { HAND } from '../../cards/sets';
import { HOUSES } from '../../model/state';
import { cardsForSale } from './holding';
import type { KnownState } from './places';

/** The fraction of the game that is left, by cards to buy or houses to build, whichever is less. */
export function leftOf({ deck, display, players, concordia }: KnownState): number {
  if (concordia !== null) return 0;
  const open = cardsForSale({ deck, display });
  let bought = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { hand, discard, houses } of players) {
    bought += hand.length + discard.length - STARTING_CARDS;
    fewest = Math.min(fewest, houses);
  }
  return Math.min(open / Math.max(1, open + bought), fewest / HOUSES);
}

/** Close enough for every set of cards. */
const STARTING_CARDS = HAND.length;
