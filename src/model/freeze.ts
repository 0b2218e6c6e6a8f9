/** Freezing, so that nobody changes what has been handed out. */
import type { BoardState, GameState, Player } from './state';

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

/** Whether plain data is frozen throughout. */
export function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
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
