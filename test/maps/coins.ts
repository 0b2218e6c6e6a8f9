/** Sestertii that the first Prefect brings who takes the coins. */
import { createGame } from '../../src/index';
import { play } from '../support/scenario';
import { COINS, card } from './support';

export function coinsBrought(map: string): number {
  const before = createGame({ map, players: 2, seed: 'cash' });
  const after = play(before, card(0, 'prefect'), COINS);
  return (after.players[0]?.money ?? 0) - (before.players[0]?.money ?? 0);
}
