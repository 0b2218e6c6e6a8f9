/** Watches single functions of rules: those of a map or module, and those of a piece that a module is given. */

import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import { clauseIn } from '../model/error-words';
import type { ConcordiaError } from '../model/errors';
import { workingCopy } from '../model/freeze';
import { STORED_GOODS } from '../model/goods';
import { COLONIST_KINDS, type MapId, type Seat } from '../model/ids';
import { isRecord } from '../model/plain';
import { type GameState, MAX_MONEY, type Player } from '../model/state';
import {
  badValue,
  blamed,
  type Failure,
  type FailureFacts,
  failed,
  failure,
  isDeliberate,
  isPromised,
  late,
  shown,
  watching,
} from '../model/watch';
import type { Shape } from './fields';
import type { Position, Transition } from './game';
import { fitsValue } from './modifiers';
import type { Step } from './step';

/** A function that changes a game: of a step, a listener, a role or a set-up. */
type Effect<R> = (transition: Transition, b: unknown, c: unknown, d: unknown) => R;
type AnyModifier = (before: unknown, position: Position, cause: unknown) => unknown;

/** Functions whose errors name their author; `at` says where they are in what the author has written. */
export interface Blame {
  /**
   * A function that returns an answer.
   *
   * @typeParam F - the type of the function.
   * @param check - refuses answers that are none.
   */
  answer<F extends (...args: never[]) => unknown>(
    at: string,
    call: F,
    check?: (result: ReturnType<F>, at: string) => void,
  ): F;
  /**
   * A function that changes a game: what it leaves is checked, and wrong calls of helpers are its own fault.
   *
   * @typeParam F - the type of the function.
   */
  effect<F extends (transition: Transition, ...args: never[]) => unknown>(
    at: string,
    effect: F,
    check?: (result: unknown, transition: Transition) => Failure | undefined,
  ): F;
  /** A change of one of the base game's answers, by its name; the new answer must be of the same kind. */
  modifier<F>(change: F, name: string): F;
  /** Refuses what a function has returned. */
  wrong(at: string, found: unknown): never;
}

/**
 * Watches functions that somebody else has written for a module, such as those of a tile: whatever they throw, return or
 * leave in a bad state becomes an `INVALID_RULES` whose `details.rules` is `id`. The functions of `defineRules` are watched
 * already.
 *
 * @param id - what to blame, such as `novius`.
 *
 * @example
 * ```ts
 * const steps = blaming('novius').answer('steps', () => {
 *   throw new Error('no map');
 * });
 * try {
 *   steps();
 * } catch (error) {
 *   console.log(error instanceof ConcordiaError && error.details);
 *   // -> { rules: 'novius', at: 'steps', failure: 'thrown', error: 'no map' }
 * }
 * ```
 */
export function blaming(id: string): Blame {
  const watch = watching(id);

  const answer: Blame['answer'] = (at, call, check) => {
    if (check === undefined) return watch(at, call);
    return watch(at, call, (result: ReturnType<typeof call>) => {
      check(result, at);
      return undefined;
    });
  };

  function effect<F extends (transition: Transition, ...args: never[]) => unknown>(
    at: string,
    change: F,
    check?: (result: unknown, transition: Transition) => Failure | undefined,
  ): F {
    const act = change as unknown as Effect<ReturnType<F>>;
    const watched: Effect<ReturnType<F>> = (transition, b, c, d) => {
      const before = workingCopy(transition.state);
      try {
        const result = act(transition, b, c, d);
        if (isPromised(result)) late(id, at, result);
        // What cannot even be looked at is wrong, too.
        const fault = faultSince(transition, before) ?? check?.(result, transition);
        if (fault !== undefined) failed(id, at, fault.failure, fault.facts);
        return result;
      } catch (error) {
        if (isMisuse(error)) failed(id, at, 'misuse', { issues: [misused(error)] }, error);
        return blamed(id, at, error);
      }
    };
    return watched as unknown as F;
  }

  function modifier<F>(change: F, name: string): F {
    const fits = fitsValue(name);
    const watched = watch(
      `the modifier ${name}`,
      change as unknown as AnyModifier,
      (after, before, position) => {
        // The same object may have been changed.
        const isSame = after === before && typeof after !== 'object';
        return isSame || fits(after, position) ? undefined : badValue(after);
      },
    );
    return watched as unknown as F;
  }

  const wrong: Blame['wrong'] = (at, found) => failed(id, at, 'badValue', { found: shown(found) });

  return { answer, effect, modifier, wrong };
}

/**
 * Whether an error comes from calling a helper of the kit in a wrong way: the state has been checked before, and
 * players' input cannot cause such an error.
 */
function isMisuse(error: unknown): error is ConcordiaError {
  if (!isDeliberate(error)) return false;
  const { code, details } = error;
  return MISUSES.includes(code) || (code === 'INVALID_RULES' && details.rules === undefined);
}

/** What was wrong with the call, as one of the facts. */
function misused(error: ConcordiaError): { readonly message: string } {
  const { reason, details } = error;
  return { ...details, ...{ reason, message: clauseIn(error) } };
}

const MISUSES: readonly string[] = Object.freeze(['INVALID_STATE', 'INVALID_INPUT']);

// Candidates.

/** Candidates as the engine needs them: a new list, with type and seat filled in. */
export function candidatesOf({ type, candidates, shape }: Step, id: MapId): Step['candidates'] {
  const at = `the step ${type}, candidates`;
  const fits = fitting(shape);
  return watching(id)(at, (position, decision, wanted) => {
    const found: unknown = candidates(position, decision, wanted);
    if (isPromised(found)) late(id, at, found);
    if (!Array.isArray(found)) failed(id, at, 'noCandidates');
    const { seat } = decision;
    const actions: AnyAction[] = [];
    for (const candidate of found) {
      if (!fits(candidate)) failed(id, at, 'otherFields');
      const { type: own = type, seat: whose = seat } = candidate;
      if (own !== type || whose !== seat) failed(id, at, 'otherFields');
      const isWhole = candidate.type === type && candidate.seat === seat;
      actions.push(isWhole ? candidate : { type, seat, ...candidate });
    }
    return actions;
  });
}

/** Whether a candidate has exactly the fields of a shape. */
function fitting(shape: Shape): (candidate: unknown) => boolean {
  const names = new Set([...Object.keys(shape), 'type', 'seat']);
  const wanted = Object.entries(shape).flatMap(([name, field]) =>
    'isOptional' in field ? [] : [name],
  );
  /** The field names of the last valid candidate, in order: the next one usually has the same. */
  let last: readonly string[] = [];
  const hasNames = (candidate: object): boolean => {
    const own = Object.keys(candidate);
    if (!own.every((name) => names.has(name)) || !wanted.every((name) => own.includes(name))) {
      return false;
    }
    last = own;
    return true;
  };
  return (candidate) => {
    if (!isRecord(candidate)) return false;
    let count = 0;
    let isSame = true;
    for (const name in candidate) {
      const value = candidate[name];
      if (value === undefined || typeof value === 'function') return false;
      if (typeof value === 'number' && !Number.isFinite(value)) return false;
      if (name !== last[count++]) isSame = false;
    }
    return (isSame && count === last.length && count > 0) || hasNames(candidate);
  };
}

// What effects have changed: amounts must be possible and decisions known.

/** What is wrong with the changes since the state before, if anything; the rest is not checked. */
function faultSince(transition: Transition, before: GameState): Failure | undefined {
  const { state } = transition;
  const bad = badField(state, before);
  if (bad !== undefined) return failure('badField', { field: bad });
  const fixed = fixedChanged(state, before) ?? otherTokens(transition, before);
  if (fixed !== undefined) return failure('fixedField', { field: fixed });
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

/** Cities may exchange their tokens within a letter; which ones there are is settled by the set-up. */
function otherTokens({ game, state }: Transition, before: GameState): string | undefined {
  const { cityGoods } = state.board;
  if (cityGoods === before.board.cityGoods) return undefined;
  const tokensIn = (goods: GameState['board']['cityGoods']): string =>
    Object.entries(goods)
      .map(([id, good]) => `${game.board.cities.get(id)?.letter} ${good}`)
      .sort()
      .join();
  return tokensIn(cityGoods) === tokensIn(before.board.cityGoods) ? undefined : 'board.cityGoods';
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
  let haveCardsMoved = state.display !== before.display || state.deck !== before.deck;
  let haveColonistsMoved = state.board.colonists !== before.board.colonists;
  for (let seat = 0; seat < before.players.length; seat++) {
    const [now, then] = [state.players[seat], before.players[seat]];
    if (now === then) continue;
    haveCardsMoved ||= now?.hand !== then?.hand || now?.discard !== then?.discard;
    haveColonistsMoved ||= now?.storehouse !== then?.storehouse;
  }
  const fault = haveCardsMoved ? cardFault(state, before) : undefined;
  if (fault !== undefined || !haveColonistsMoved) return fault;
  const [then, now] = [countColonists(before), countColonists(state)];
  if (sum(then) !== sum(now)) return lost('colonists', sum(then), sum(now));
  const areSame = then.every((count, index) => count === now[index]);
  return areSame ? undefined : failure('piecesExchanged', { of: 'colonists' });
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
