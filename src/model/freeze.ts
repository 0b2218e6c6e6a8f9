/** What cannot change: frozen data, marks on those that are known, and the copy of a state that may change. */
import { isPlain } from './plain';
import type { BoardState, GameState, Player, WorkingState } from './state';

// Makes what rules receive immutable, so that they cannot change it for later games.

/** What has been made immutable with everything in it. */
const fixed = new WeakSet<object>();

/**
 * Makes plain data, maps and sets immutable, with everything in them. Instances of classes, such as schemas, stay as
 * they are. Maps and sets stay native ones, as fast to query as before.
 */
export function fix<T>(value: T): T {
  if (typeof value !== 'object' || value === null || fixed.has(value)) return value;
  const isHeap = value instanceof Map || value instanceof Set;
  if (!isHeap && !isPlain(value)) return value;
  fixed.add(value);
  if (isHeap) {
    for (const inner of value.values()) fix(inner);
    if (!Object.isFrozen(value)) Object.assign(value, REFUSING);
  } else {
    for (const inner of Object.values(value)) fix(inner);
  }
  return Object.freeze(value);
}

/** As a frozen object does. */
function refused(): never {
  throw new TypeError('this cannot be changed: it belongs to all games');
}

const REFUSING = Object.freeze({ set: refused, add: refused, delete: refused, clear: refused });

/**
 * Attaches data to an object invisibly: in a private field, written by a class whose constructor returns the object
 * instead of a new one.
 *
 * Spreads, JSON and `structuredClone` do not copy it, so a changed copy has lost its brand; and it is far cheaper than
 * an entry of a WeakMap. Brand before freezing: JavaScript engines may come to refuse new private fields on frozen
 * objects.
 */
export interface Brands<T> {
  set(object: object, brand: T): void;
  /** `undefined` for anything without a brand. */
  get(value: unknown): T | undefined;
}

class BrandedValues {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the trick this file is about.
    return object;
  }
}

/** Brands that only their owner can read and write. */
export function createBrands<T>(): Brands<T> {
  class Branded extends BrandedValues {
    readonly #brand: T;

    constructor(object: object, brand: T) {
      super(object);
      this.#brand = brand;
    }

    static brandOf(value: unknown): T | undefined {
      const isBranded = typeof value === 'object' && value !== null && #brand in value;
      return isBranded ? value.#brand : undefined;
    }
  }
  return {
    set(object, brand) {
      new Branded(object, brand);
    },
    get: Branded.brandOf,
  };
}

// Freezing, so that nobody changes what has been handed out.

/** Freezes a value and everything in it. */
export function deepFreeze<T>(value: T): T {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) deepFreeze(value[index]);
  } else {
    // Not `Object.values`, which makes a list; what a program has given to all objects is not in it.
    for (const key in value) {
      const inner = value[key];
      if (isObject(inner) && Object.hasOwn(value, key)) deepFreeze(inner);
    }
  }
  return Object.freeze(value);
}

/** Whether plain data is frozen throughout; what cannot be read is not. */
export function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  try {
    return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
  } catch {
    return false;
  }
}

/**
 * Freezes a state, or what it does not share with the frozen state it was made from: nearly everything is shared, so
 * only the changes cost time. The places that can change are listed here, because searching for them takes longer than
 * freezing them.
 */
export function freezeState(state: GameState, before: GameState | undefined): GameState {
  if (state.decision !== before?.decision) deepFreeze(state.decision);
  if (state.queue !== before?.queue) deepFreeze(state.queue);
  if (state.players !== before?.players) freezePlayers(state.players, before?.players);
  if (state.board !== before?.board) freezeBoard(state.board, before?.board);
  if (state.options !== before?.options) deepFreeze(state.options);
  if (state.parts !== before?.parts) freezeUnshared(state.parts, before?.parts);
  if (state.display !== before?.display) Object.freeze(state.display);
  if (state.deck !== before?.deck) Object.freeze(state.deck);
  if (state.random !== before?.random) Object.freeze(state.random);
  return Object.freeze(state);
}

function freezePlayers(players: readonly Player[], before: readonly Player[] | undefined): void {
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    const old = before?.[seat];
    if (player === undefined || player === old) continue;
    if (player.hand !== old?.hand) Object.freeze(player.hand);
    if (player.discard !== old?.discard) Object.freeze(player.discard);
    if (player.goods !== old?.goods) Object.freeze(player.goods);
    if (player.storehouse !== old?.storehouse) Object.freeze(player.storehouse);
    Object.freeze(player);
  }
  Object.freeze(players);
}

function freezeBoard(board: BoardState, before: BoardState | undefined): void {
  if (board.colonists !== before?.colonists) freezeItems(board.colonists, before?.colonists ?? []);
  if (board.houses !== before?.houses) freezeEntries(board.houses, before?.houses);
  if (board.markers !== before?.markers) freezeEntries(board.markers, before?.markers);
  if (board.cityGoods !== before?.cityGoods) Object.freeze(board.cityGoods);
  Object.freeze(board);
}

function freezeItems(items: readonly object[], before: readonly object[]): void {
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (item !== before[index]) Object.freeze(item);
  }
  Object.freeze(items);
}

type Entries<T> = Readonly<Record<string, T>>;

/** A record with another value for a key. A computed key within the spread would take twice as long. */
export function withEntry<T>(from: Entries<T>, key: string, value: T): Entries<T> {
  const record: Record<string, T> = { ...from };
  record[key] = value;
  return record;
}

function freezeEntries<T extends object>(record: Entries<T>, before: Entries<T> | undefined): void {
  for (const key in record) if (record[key] !== before?.[key]) Object.freeze(record[key]);
  Object.freeze(record);
}

/** Freezes what a value does not share with the one before, in the same place. */
function freezeUnshared(value: unknown, before: unknown): void {
  if (!isObject(value) || value === before) return;
  const old = isObject(before) ? before : NOTHING;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) freezeUnshared(value[index], old[index]);
  } else {
    for (const key in value) freezeUnshared(value[key], old[key]);
  }
  Object.freeze(value);
}

type Properties = Readonly<Record<PropertyKey, unknown>>;
const NOTHING: Properties = {};

export function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null;
}

/** A copy of a state to work on. */
export function workingCopy(state: GameState): WorkingState {
  return {
    version: state.version,
    map: state.map,
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    seat: state.seat,
    decision: state.decision,
    queue: state.queue,
    players: state.players,
    board: state.board,
    display: state.display,
    deck: state.deck,
    praefectusMagnus: state.praefectusMagnus,
    praefectusUsed: state.praefectusUsed,
    concordia: state.concordia,
    lastTurn: state.lastTurn,
    random: state.random,
    parts: state.parts,
  };
}
