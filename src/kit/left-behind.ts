/** Checks what rules have changed: amounts must be possible and decisions known. */
import type { CardId } from '../model/cards';
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

type Changeable =
  | 'board'
  | 'deck'
  | 'display'
  | 'praefectusMagnus'
  | 'praefectusUsed'
  | 'random'
  | 'parts';

/** What rules may change, and what it has to be then. */
const CHANGEABLE: Readonly<Record<Changeable, (value: unknown, players: number) => boolean>> =
  Object.freeze({
    board: (board) =>
      isRecord(board) &&
      isListOf(board.colonists) &&
      isRecord(board.cityGoods) &&
      isRecord(board.houses) &&
      isRecord(board.markers),
    deck: (deck) => isListOf(deck),
    display: (display) => isListOf(display),
    praefectusMagnus: (seat, players) => isAmount(seat) && Number(seat) < players,
    praefectusUsed: (isUsed) => typeof isUsed === 'boolean',
    random: (random) => random === null || isListOf(random, 4),
    parts: (parts) => isRecord(parts),
  });
// Its keys are those of its type.
const CHANGEABLE_FIELDS = Object.freeze(Object.keys(CHANGEABLE) as Changeable[]);

/** What is wrong with the changes since the state before, if anything; the rest is not checked. */
export function faultSince(transition: Transition, before: GameState): Left | undefined {
  const { state } = transition;
  for (let index = 0; index < FIXED.length; index++) {
    const field = FIXED[index] as (typeof FIXED)[number];
    if (state[field] !== before[field]) return left('fixedField', { field });
  }
  for (let index = 0; index < CHANGEABLE_FIELDS.length; index++) {
    const field = CHANGEABLE_FIELDS[index] as Changeable;
    const value = state[field];
    if (value !== before[field] && !CHANGEABLE[field](value, transition.game.players)) {
      return left('badField', { field });
    }
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

function openFault(transition: Transition, before: GameState): Left | undefined {
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
function pieceFault(state: GameState, before: GameState): Left | undefined {
  const isSame = state.players === before.players;
  if (!isSame || state.display !== before.display || state.deck !== before.deck) {
    const fault = cardFault(cardLists(state), cardLists(before));
    if (fault !== undefined) return fault;
  }
  if (isSame && state.board.colonists === before.board.colonists) return undefined;
  const [then, now] = [countColonists(before), countColonists(state)];
  if (sum(then) !== sum(now)) return lost('colonists', sum(then), sum(now));
  const areSame = then.every((count, index) => count === now[index]);
  return areSame ? undefined : left('piecesExchanged', { of: 'colonists' });
}

type CardList = readonly (CardId | null)[];

function cardFault(lists: readonly CardList[], before: readonly CardList[]): Left | undefined {
  if (lists.every((list, index) => list === before[index])) return undefined;
  const [then, now] = [cardsIn(before), cardsIn(lists)];
  if (then.length !== now.length) return lost('cards', then.length, now.length);
  const areSame = then.every((card, index) => card === now[index]);
  return areSame ? undefined : left('piecesExchanged', { of: 'cards' });
}

/** All cards of lists in the same order, wherever they lie. */
function cardsIn(lists: readonly CardList[]): readonly (CardId | null)[] {
  return lists
    .flat()
    .filter((card) => card !== null)
    .sort();
}

function lost(of: FailureFacts['piecesLost']['of'], before: number, after: number): Left {
  return left('piecesLost', { of, before, after });
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

function left<F extends FailureReason>(failure: F, facts: FailureFacts[F]): Left {
  return { failure, facts } as Left;
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
