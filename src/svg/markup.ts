/** Elements as text. All input is escaped here. */

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with children that are already markup. Undefined attributes are left out. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [` ${key}="${typeof value === 'number' ? fixed(value) : escaped(value)}"`],
  );
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** The class of an element, with a prefix that does not clash with the page around it. */
export function classed(name: string): string {
  return `concordia-${name}`;
}

/** A number with at most one decimal. */
export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** The numbers of a path, with as few separators as possible. */
export function path(...parts: readonly (string | number)[]): string {
  return parts
    .map((part) => (typeof part === 'number' ? fixed(part) : part))
    .join(' ')
    .replace(/ ?([A-Za-z]) ?/g, '$1')
    .replace(/ -/g, '-');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for XML; characters that XML cannot contain, such as half a surrogate pair, become U+FFFD. */
export function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

const NARROW = /[ijltfrI.,:;'|!()[\]\- ]/;
const WIDE = /[mwMWQOGD@%&]/;
const UPPER = /\p{Lu}|\p{N}/u;

/** The width that a text needs at most in common fonts, in the unit of the size. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    // Letters of scripts beyond Europe's alphabets are square.
    if (code > 0x2000 && sign !== '–') width += 1.05;
    else if (NARROW.test(sign)) width += 0.42;
    else if (WIDE.test(sign)) width += 0.95;
    else if (UPPER.test(sign)) width += 0.72;
    else width += 0.64;
  }
  return width * size;
}
