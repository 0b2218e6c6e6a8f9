/** Writes texts as an object of objects. */

/** The last part of a key whose text is an object: its entries stand beside the others. */
export const SPREAD = '=';

/** The texts as an object of objects, by the parts of their keys. */
export function treeOf(texts: ReadonlyMap<string, string>): string {
  const fields = [...groupsOf(texts)].map(([name, value]) => {
    if (name === SPREAD) return `...${value}`;
    const key = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : JSON.stringify(name);
    return `${key}: ${value}`;
  });
  return `{\n${fields.join(',\n')},\n}`;
}

/** By the first parts of their keys. */
function groupsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const inside = new Map<string, Map<string, string> | string>();
  for (const [key, text] of texts) {
    const [first = '', ...rest] = key.split('.');
    const before = inside.get(first);
    if (before === undefined && rest.length === 0) inside.set(first, text);
    else {
      // A name that has forms is one of them.
      const texts =
        before instanceof Map
          ? before
          : new Map(typeof before === 'string' ? [['name', before]] : []);
      inside.set(first, texts.set(rest.join('.') || 'name', text));
    }
  }
  return new Map(
    [...inside].map(([name, value]) => [name, typeof value === 'string' ? value : treeOf(value)]),
  );
}
