/** What can be wrong with its decisions, parts and draws. */
import type { Seat } from '../../kit';
import { faultsOf } from '../../kit-rules';

export const faults = faultsOf({
  markedTwice: (names, { god }: { readonly god: string }) =>
    `a player has marked ${names.title(god)} twice`,
  pointsWithoutMark: (names, { seat }: { readonly seat: Seat }) =>
    `${names.player(seat)} has points without a mark`,
  noShipBeforeCard: () => 'no ship moves before a card is played',
  shipOutOfTurn: () => 'a ship has moved out of turn',
  noShipCame: (names, { place }: { readonly place: string }) =>
    `that many ships cannot have arrived at ${names.place(place)}`,
  twoShipsCame: (names, { place }: { readonly place: string }) =>
    `two ships have arrived at ${names.place(place)}`,
  noShipHasArrived: () => 'no ship has arrived where a house could be built',
  shipHasMoved: () => 'a ship has already moved',
  prefectNotOver: () => 'the Prefect has not ended yet',
  noShipToScore: () => 'no ship has arrived to score a god',
});
