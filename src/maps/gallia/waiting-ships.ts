/**
 * Everybody's first ship starts in the Mediterranean. When its owner first builds a house in a port, it moves
 * there automatically.
 */
import { type CityId, defineRules, movePiece } from '../../kit';
import { pieceAt } from '../../kit-rules';

const WAITING_PLACE: CityId = 'mediterranean';

/** The cities with an anchor. */
export const PORTS: readonly CityId[] = [
  'bononia',
  'juliobona',
  'gesocribate',
  'portus-namnetus',
  'burdigala',
  'flaviobriga',
];

export const waitingShips = defineRules({
  id: 'gallia',
  on: {
    houseBuilt(transition, { seat, city }) {
      const { colonists } = transition.state.board;
      const waiting = pieceAt(colonists, seat, 'sea', WAITING_PLACE);
      if (waiting === -1 || !PORTS.includes(city)) return;
      movePiece(transition, waiting, city);
      transition.emit({
        type: 'shipMoved',
        seat,
        from: WAITING_PLACE,
        to: city,
        because: { rule: 'R-10.6' },
      });
    },
  },
});
