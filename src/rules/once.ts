/**
 * What follows from a thing that does not change, such as a board, worked out when it is first asked for and kept as long as
 * the thing. Most often the same one is asked about again.
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
