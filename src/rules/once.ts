import type { Game } from '../kit/game';
import type { Seat } from '../model/ids';

/**
 * Computes a value of an immutable object, such as a board, when first needed, and keeps it as long as the object.
 * The last one is kept apart, because it is usually asked about again.
 */
export function onceFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  let last: { readonly key: K; readonly value: V } | undefined;
  return (key) => {
    if (last?.key === key) return last.value;
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    last = { key, value };
    return value;
  };
}

/** The same for each seat of a game. */
export function onceForSeat<V>(make: (game: Game, seat: Seat) => V): (game: Game, seat: Seat) => V {
  const bySeat = onceFor<Game, (V | undefined)[]>(() => []);
  return (game, seat) => {
    const known = bySeat(game);
    known[seat] ??= make(game, seat);
    return known[seat];
  };
}
