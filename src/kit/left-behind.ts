/** Checks what rules have changed: amounts must be possible and decisions known. */
import { STORED_GOODS } from '../model/goods';
import { isRecord } from '../model/plain';
import { type GameState, MAX_MONEY, type Player } from '../model/state';
import type { Transition } from './position';

/** What is wrong with the changes since the state before, if anything; the rest is not checked. */
export function faultSince(
  transition: Transition,
  players: GameState['players'],
  decision: GameState['decision'],
  queue: GameState['queue'],
): string | undefined {
  const { state } = transition;
  if (state.players !== players) {
    if (!isListOf(state.players, players.length)) return 'no list of all players';
    for (let seat = 0; seat < players.length; seat++) {
      const player = state.players[seat];
      if (player === players[seat]) continue;
      const fault = isPlayer(player) ? amountFault(player) : 'no piece';
      if (fault !== undefined) return `${fault} of seat ${seat}`;
    }
  }
  if (state.decision !== decision && state.decision !== null) {
    const fault = decisionFault(transition, state.decision);
    if (fault !== undefined) return fault;
  }
  if (state.queue === queue) return undefined;
  if (!isListOf(state.queue)) return 'no list of decisions';
  for (const open of state.queue) {
    const fault = decisionFault(transition, open);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isListOf(value: unknown, length?: number): boolean {
  return Array.isArray(value) && (length === undefined || value.length === length);
}

function isPlayer(value: unknown): value is Player {
  return isRecord(value) && isRecord(value.goods) && isRecord(value.storehouse);
}

function amountFault({ money, goods, storehouse, houses }: Player): string | undefined {
  if (!isAmount(money) || money > MAX_MONEY) return `${money} sestertii`;
  for (const good of STORED_GOODS) {
    const count = goods[good];
    if (count === undefined ? good !== 'salt' : !isAmount(count)) return `${count} ${good}`;
  }
  if (!isAmount(storehouse.land)) return `${storehouse.land} land colonists`;
  if (!isAmount(storehouse.sea)) return `${storehouse.sea} sea colonists`;
  return isAmount(houses) ? undefined : `${houses} houses`;
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function decisionFault({ game }: Transition, open: unknown): string | undefined {
  if (!isRecord(open)) return 'a decision that is no object';
  const { kind, seat } = open;
  if (typeof kind !== 'string' || !game.kinds.has(kind)) {
    return `a decision that nobody knows: ${String(kind).slice(0, 60)}`;
  }
  return isAmount(seat) && Number(seat) < game.players ? undefined : `a decision of seat ${seat}`;
}
