/** Checks what rules have changed: amounts must be possible and decisions known. */
import type { FailureFacts, FailureReason } from '../model/fault-facts';
import { STORED_GOODS } from '../model/goods';
import { COLONIST_KINDS, type Seat } from '../model/ids';
import { isRecord } from '../model/plain';
import { type GameState, MAX_MONEY, type Player } from '../model/state';
import type { Transition } from './position';

/** What rules have left that cannot be. */
type Left = {
  readonly [F in FailureReason]: { readonly failure: F; readonly facts: FailureFacts[F] };
}[FailureReason];

/** What only the engine changes; `gameEnds` and `firstSeat` let rules decide on some of it. */
const FIXED = Object.freeze([
  'version',
  'map',
  'options',
  'phase',
  'turn',
  'seat',
  'concordia',
  'lastTurn',
] as const);

/** The fields of a state that are compared after rules have changed it. */
type Before = Pick<
  GameState,
  (typeof FIXED)[number] | 'board' | 'decision' | 'deck' | 'display' | 'players' | 'queue'
>;

/** What `faultSince` compares with. */
export function partsOfState(state: GameState): Before {
  return {
    version: state.version,
    map: state.map,
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    seat: state.seat,
    concordia: state.concordia,
    lastTurn: state.lastTurn,
    board: state.board,
    decision: state.decision,
    deck: state.deck,
    display: state.display,
    players: state.players,
    queue: state.queue,
  };
}

/** What is wrong with the changes since the state before, if anything; the rest is not checked. */
export function faultSince(transition: Transition, before: Before): Left | undefined {
  const { state } = transition;
  for (let index = 0; index < FIXED.length; index++) {
    const field = FIXED[index] as (typeof FIXED)[number];
    if (state[field] !== before[field]) return left('fixedField', { field });
  }
  const { players } = before;
  if (state.players !== players) {
    if (!isListOf(state.players, players.length)) return left('noListOfPlayers', {});
    for (let seat = 0; seat < players.length; seat++) {
      const player = state.players[seat];
      if (player === players[seat]) continue;
      const fault = isPlayer(player) ? amountFault(player, seat) : left('noPlayer', { seat });
      if (fault !== undefined) return fault;
    }
  }
  return pieceFault(state, before) ?? openFault(transition, before);
}

function openFault(transition: Transition, before: Before): Left | undefined {
  const { state } = transition;
  if (state.decision !== before.decision && state.decision !== null) {
    const fault = decisionFault(transition, state.decision);
    if (fault !== undefined) return fault;
  }
  if (state.queue === before.queue) return undefined;
  if (!isListOf(state.queue)) return left('noListOfDecisions', {});
  for (const open of state.queue) {
    const fault = decisionFault(transition, open);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Cards and colonists only move. */
function pieceFault(state: GameState, before: Before): Left | undefined {
  const { players, display, deck, board } = before;
  const isSame = state.players === players;
  if (!isSame || state.display !== display || state.deck !== deck) {
    const [now, then] = [countCards(state), countCards(before)];
    if (now !== then) return left('piecesLost', { of: 'cards', before: then, after: now });
  }
  if (!isSame || state.board.colonists !== board.colonists) {
    const [now, then] = [countColonists(state), countColonists(before)];
    if (now !== then) return left('piecesLost', { of: 'colonists', before: then, after: now });
  }
  return undefined;
}

function countCards({ players, display, deck }: Before): number {
  let count = deck.length;
  for (const card of display) if (card !== null) count += 1;
  for (const { hand, discard } of players) count += hand.length + discard.length;
  return count;
}

function countColonists({ players, board }: Before): number {
  let count = board.colonists.length;
  for (const { storehouse } of players) count += storehouse.land + storehouse.sea;
  return count;
}

function left<F extends FailureReason>(failure: F, facts: FailureFacts[F]): Left {
  return { failure, facts } as Left;
}

function isListOf(value: unknown, length?: number): boolean {
  return Array.isArray(value) && (length === undefined || value.length === length);
}

function isPlayer(value: unknown): value is Player {
  return isRecord(value) && isRecord(value.goods) && isRecord(value.storehouse);
}

function amountFault(player: Player, seat: Seat): Left | undefined {
  const { money, goods, storehouse, houses } = player;
  const bad = (of: string, amount: unknown): Left =>
    left('badAmount', { of, amount: String(amount), seat });
  if (!isAmount(money) || money > MAX_MONEY) return bad('sestertii', money);
  for (const good of STORED_GOODS) {
    const count = goods[good];
    if (count === undefined ? good !== 'salt' : !isAmount(count)) return bad(good, count);
  }
  for (const kind of COLONIST_KINDS) {
    if (!isAmount(storehouse[kind])) return bad(kind, storehouse[kind]);
  }
  return isAmount(houses) ? undefined : bad('houses', houses);
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function decisionFault({ game }: Transition, open: unknown): Left | undefined {
  if (!isRecord(open)) return left('noDecision', {});
  const { kind, seat } = open;
  if (typeof kind !== 'string' || !game.kinds.has(kind)) {
    return left('unknownDecision', { kind: String(kind).slice(0, 60) });
  }
  return isAmount(seat) && Number(seat) < game.players
    ? undefined
    : left('decisionOfNobody', { seat: String(seat) });
}
