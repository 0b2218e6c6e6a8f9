/** Boards with more cities than tokens without salt bring along how salt tokens are exchanged. */
import { exchangeOn } from '../board/salt-tokens';
import type { CheckedMap } from '../model/map';
import { bringing } from './brought';

export function withExchange<B extends CheckedMap>(board: B): B {
  return board.saltTokens === undefined ? board : bringing(board, { exchangeOn });
}
