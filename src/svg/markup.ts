/** Scenes: trees of SVG elements, of which some mean something; and scenes as text. All input is escaped here. */
import type { Seat } from '../model/ids';
import type { PicturePoint } from './plane';

/** What a node of a scene shows. Nodes without one only draw. */
export interface SceneMeaning {
  /**
   * Tells it from all others, and stays the same from one moment of a game to the next: its kind and its id, such as
   * `city:roma`, `route:sea:neapolis~roma` or `colonist:0:land:1`.
   */
  readonly key: string;
  /** What it is: `city`, `province`, `route`, `colonist`, `house`, `marker`, `item`, ... */
  readonly kind: string;
  /** The id of a place or a province. */
  readonly id?: string;
  /** What it is one of: the good of a token, the kind of a colonist, the card that lies there. */
  readonly of?: string;
  /** The key of the place where it lies. */
  readonly at?: string;
  /** Whose it is. */
  readonly seat?: Seat;
  /** The map or module it belongs to, if its part shows it. */
  readonly part?: string;
  /** What its part calls it, such as `castleGood`. */
  readonly item?: string;
  /** Its name, and what lies there, for people who cannot see it. */
  readonly label: string;
  /** The middle of a place on the board, in units of the picture; of a province, that of its name. */
  readonly point?: PicturePoint;
}

/** A node of a scene: one SVG element. */
export interface SceneNode {
  /** The name of the element, such as `g`. */
  readonly element: string;
  /** Its attributes as they are written. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What it shows; left out where it only draws. */
  readonly meaning?: SceneMeaning;
  /** Its text; an element with text has no children. */
  readonly text?: string;
  /** What is in it, from the back to the front. */
  readonly children: readonly SceneNode[];
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element that only draws. Undefined attributes are left out. */
export function element(
  name: string,
  attributes: Attributes,
  ...children: readonly SceneNode[]
): SceneNode {
  return { element: name, attributes: written(attributes), children };
}

/** An element with a text in it. */
export function textual(name: string, attributes: Attributes, text: string): SceneNode {
  return { element: name, attributes: written(attributes), text, children: [] };
}

/** A group that shows something. */
export function meaningful(
  meaning: SceneMeaning,
  attributes: Attributes,
  ...children: readonly SceneNode[]
): SceneNode {
  return { element: 'g', attributes: written(attributes), meaning, children };
}

function written(attributes: Attributes): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, typeof value === 'number' ? fixed(value) : value]],
    ),
  );
}

/** Under which names an element carries its meaning, beside `key` and `kind`. */
const CARRIED = ['id', 'of', 'at', 'seat', 'part', 'item'] as const;

/** The attributes of an element, those with its meaning first. */
export function attributesOf({ attributes, meaning }: SceneNode): Readonly<Record<string, string>> {
  if (meaning === undefined) return attributes;
  const carried = CARRIED.flatMap((name) => {
    const value = meaning[name];
    return value === undefined ? [] : [[`data-${name}`, `${value}`] as const];
  });
  return {
    'data-kind': meaning.kind,
    'data-key': meaning.key,
    ...Object.fromEntries(carried),
    ...attributes,
  };
}

/** A scene as text. */
export function printed(node: SceneNode): string {
  const { element: name, meaning, text, children } = node;
  const attributes = Object.entries(attributesOf(node)).map(
    ([key, value]) => ` ${key}="${escaped(value)}"`,
  );
  const start = `<${name}${attributes.join('')}`;
  const inside = [
    ...(meaning === undefined ? [] : [`<title>${escaped(meaning.label)}</title>`]),
    ...(text === undefined ? [] : [escaped(text)]),
    ...children.map(printed),
  ];
  return inside.length === 0 ? `${start}/>` : `${start}>${inside.join('')}</${name}>`;
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
function escaped(text: string): string {
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
