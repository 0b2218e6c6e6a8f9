/** Words for faults of its decisions, parts and draws. */
import type { FaultFacts } from '../../kit';
import type { WordsFor } from '../../kit-rules';

type RomaFault =
  | 'markedTwice'
  | 'pointsWithoutMark'
  | 'noShipBeforeCard'
  | 'shipOutOfTurn'
  | 'noShipCame'
  | 'twoShipsCame'
  | 'noShipHasArrived'
  | 'shipHasMoved'
  | 'prefectNotOver'
  | 'noShipToScore';

export const faults: WordsFor<Pick<FaultFacts, RomaFault>> = {
  markedTwice: (names, { god }) => `a player has marked ${names.title(god)} twice`,
  pointsWithoutMark: (names, { seat }) => `${names.player(seat)} has points without a mark`,
  noShipBeforeCard: () => 'no ship moves before a card is played',
  shipOutOfTurn: () => 'a ship has moved out of turn',
  noShipCame: (names, { place }) => `that many ships cannot have arrived at ${names.place(place)}`,
  twoShipsCame: (names, { place }) => `two ships have arrived at ${names.place(place)}`,
  noShipHasArrived: () => 'no ship has arrived where a house could be built',
  shipHasMoved: () => 'a ship has already moved',
  prefectNotOver: () => 'the Prefect has not ended yet',
  noShipToScore: () => 'no ship has arrived to score a god',
};
