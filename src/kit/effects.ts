/** Checks what functions of rules have changed: amounts must be possible and decisions known. */
import type { CardId } from '../model/cards';
import { STORED_GOODS } from '../model/goods';
import { COLONIST_KINDS, type Seat } from '../model/ids';
import { isRecord } from '../model/plain';
import { type GameState, MAX_MONEY, type Player } from '../model/state';
import { type Failure, type FailureFacts, failure } from '../model/watch';
import type { Transition } from './game';

/** What is wrong with the changes since the state before, if anything; the rest is not checked. */
export function faultSince(transition: Transition, before: GameState): Failure | undefined {
  const { state } = transition;
  const fixed = fixedChanged(state, before);
  if (fixed !== undefined) return failure('fixedField', { field: fixed });
  const bad = badField(state, before);
  if (bad !== undefined) return failure('badField', { field: bad });
  const { players } = before;
  if (state.players !== players) {
    if (!isListOf(state.players, players.length)) return failure('noListOfPlayers', {});
    for (let seat = 0; seat < players.length; seat++) {
      const player = state.players[seat];
      if (player === players[seat]) continue;
      const fault = isPlayer(player) ? amountFault(player, seat) : failure('noPlayer', { seat });
      if (fault !== undefined) return fault;
    }
  }
  return pieceFault(state, before) ?? openFault(transition, before);
}

/**
 * A field that has changed although only the engine changes it; `gameEnds` and `firstSeat` let rules decide on some of
 * them. Written out, like the next function, because it is asked after whatever maps and modules do.
 */
function fixedChanged(state: GameState, before: GameState): keyof GameState | undefined {
  if (state.version !== before.version) return 'version';
  if (state.map !== before.map) return 'map';
  if (state.options !== before.options) return 'options';
  if (state.phase !== before.phase) return 'phase';
  if (state.turn !== before.turn) return 'turn';
  if (state.seat !== before.seat) return 'seat';
  if (state.concordia !== before.concordia) return 'concordia';
  return state.lastTurn === before.lastTurn ? undefined : 'lastTurn';
}

/** A field that rules may change, and that is no longer what it has to be. */
function badField(state: GameState, before: GameState): keyof GameState | undefined {
  const { board, deck, display, praefectusMagnus, praefectusUsed, random, parts } = state;
  if (board !== before.board && !isBoard(board)) return 'board';
  if (deck !== before.deck && !isListOf(deck)) return 'deck';
  if (display !== before.display && !isListOf(display)) return 'display';
  const isSeat = isAmount(praefectusMagnus) && praefectusMagnus < before.players.length;
  if (praefectusMagnus !== before.praefectusMagnus && !isSeat) return 'praefectusMagnus';
  if (typeof praefectusUsed !== 'boolean') return 'praefectusUsed';
  if (random !== before.random && random !== null && !isListOf(random, 4)) return 'random';
  return parts === before.parts || isRecord(parts) ? undefined : 'parts';
}

function isBoard(board: unknown): boolean {
  return (
    isRecord(board) &&
    isListOf(board.colonists) &&
    isRecord(board.cityGoods) &&
    isRecord(board.houses) &&
    isRecord(board.markers)
  );
}

function openFault(transition: Transition, before: GameState): Failure | undefined {
  const { state } = transition;
  if (state.decision !== before.decision && state.decision !== null) {
    const fault = decisionFault(transition, state.decision);
    if (fault !== undefined) return fault;
  }
  if (state.queue === before.queue) return undefined;
  if (!isListOf(state.queue)) return failure('noListOfDecisions', {});
  for (const open of state.queue) {
    const fault = decisionFault(transition, open);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Cards and colonists only move. */
function pieceFault(state: GameState, before: GameState): Failure | undefined {
  const fault = areCardsMoved(state, before) ? cardFault(state, before) : undefined;
  if (fault !== undefined || !areColonistsMoved(state, before)) return fault;
  const [then, now] = [countColonists(before), countColonists(state)];
  if (sum(then) !== sum(now)) return lost('colonists', sum(then), sum(now));
  const areSame = then.every((count, index) => count === now[index]);
  return areSame ? undefined : failure('piecesExchanged', { of: 'colonists' });
}

function areCardsMoved(state: GameState, before: GameState): boolean {
  if (state.display !== before.display || state.deck !== before.deck) return true;
  if (state.players === before.players) return false;
  for (let seat = 0; seat < before.players.length; seat++) {
    const [now, then] = [state.players[seat], before.players[seat]];
    if (now?.hand !== then?.hand || now?.discard !== then?.discard) return true;
  }
  return false;
}

function areColonistsMoved(state: GameState, before: GameState): boolean {
  if (state.board.colonists !== before.board.colonists) return true;
  if (state.players === before.players) return false;
  for (let seat = 0; seat < before.players.length; seat++) {
    if (state.players[seat]?.storehouse !== before.players[seat]?.storehouse) return true;
  }
  return false;
}

type CardList = readonly (CardId | null)[];

function cardFault(state: GameState, before: GameState): Failure | undefined {
  const [then, now] = [cardsIn(cardLists(before)), cardsIn(cardLists(state))];
  if (then.length !== now.length) return lost('cards', then.length, now.length);
  const areSame = then.every((card, index) => card === now[index]);
  return areSame ? undefined : failure('piecesExchanged', { of: 'cards' });
}

/** All cards of lists in the same order, wherever they lie. */
function cardsIn(lists: readonly CardList[]): readonly (CardId | null)[] {
  return lists
    .flat()
    .filter((card) => card !== null)
    .sort();
}

function lost(of: FailureFacts['piecesLost']['of'], before: number, after: number): Failure {
  return failure('piecesLost', { of, before, after });
}

function cardLists({ players, display, deck }: GameState): readonly CardList[] {
  const lists: CardList[] = [deck, display];
  for (const { hand, discard } of players) lists.push(hand, discard);
  return lists;
}

/** The land and the sea colonists of each seat. */
function countColonists({ players, board }: GameState): readonly number[] {
  const counts = players.flatMap(({ storehouse }) =>
    COLONIST_KINDS.map((kind) => storehouse[kind]),
  );
  for (const { seat, kind } of board.colonists) {
    const index = 2 * seat + COLONIST_KINDS.indexOf(kind);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

function isListOf(value: unknown, length?: number): boolean {
  return Array.isArray(value) && (length === undefined || value.length === length);
}

function isPlayer(value: unknown): value is Player {
  return (
    isRecord(value) &&
    isListOf(value.hand) &&
    isListOf(value.discard) &&
    isRecord(value.goods) &&
    isRecord(value.storehouse)
  );
}

function amountFault(player: Player, seat: Seat): Failure | undefined {
  const { money, goods, storehouse, houses } = player;
  const bad = (of: string, amount: unknown): Failure =>
    failure('badAmount', { of, amount: String(amount), seat });
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

function decisionFault({ game }: Transition, open: unknown): Failure | undefined {
  if (!isRecord(open)) return failure('noDecision', {});
  const { kind, seat } = open;
  if (typeof kind !== 'string' || !game.kinds.has(kind)) {
    return failure('unknownDecision', { kind: String(kind).slice(0, 60) });
  }
  return isAmount(seat) && Number(seat) < game.players
    ? undefined
    : failure('decisionOfNobody', { seat: String(seat) });
}
