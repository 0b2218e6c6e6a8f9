/** What can be wrong with its decisions, parts and draws. */
import { faultsOf } from '../../kit-rules';

export const faults = faultsOf({
  floodOffNile: () => 'the flood must be in a province of the Nile',
  noShipDocks: () => 'no ship can enter a square now',
  squareOverfull: () => 'a square holds only one ship of each player',
  notTradeSquare: (names, { square }: { readonly square: string }) =>
    `${names.place(square)} is not a trade square`,
});
