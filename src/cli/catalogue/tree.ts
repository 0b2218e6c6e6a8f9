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
    if (rest.length === 0) inside.set(first, text);
    else {
      const group = inside.get(first);
      const texts = group instanceof Map ? group : new Map<string, string>();
      inside.set(first, texts.set(rest.join('.'), text));
    }
  }
  return new Map(
    [...inside].map(([name, value]) => [name, typeof value === 'string' ? value : treeOf(value)]),
  );
}
