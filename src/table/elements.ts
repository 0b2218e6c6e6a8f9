/** Elements of a table, and its icons. Texts are only ever set as texts. */
import type { God } from '../model/cards';
import { STORED_GOODS, type StoredGood } from '../model/goods';
import type { SceneNode } from '../svg/markup';
import { coin, colonistOf, goodToken, houseOf } from '../svg/symbols';

type ElementAttributes = Readonly<Record<string, string | undefined>>;
type Child = Node | string | undefined;

const SVG = 'http://www.w3.org/2000/svg';

/** Makes elements of a document. */
export type Maker = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes?: ElementAttributes,
  ...children: readonly Child[]
) => HTMLElementTagNameMap[K];

export function makerFor(document: Document): Maker {
  return (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value !== undefined) element.setAttribute(attribute, value);
    }
    element.append(...children.flatMap((child) => child ?? []));
    return element;
  };
}

/** A picture of 32 units, as large as the text around it. */
function iconOf(document: Document, nodes: readonly SceneNode[]): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '-16 -16 32 32');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('class', 'icon');
  const drawn = ({ element, attributes, text, children }: SceneNode): Element => {
    const one = document.createElementNS(SVG, element);
    for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
    one.append(...(text === undefined ? children.map(drawn) : [text]));
    return one;
  };
  icon.append(...nodes.map(drawn));
  return icon;
}

export const goodIcon = (document: Document, good: StoredGood): SVGElement =>
  iconOf(document, goodToken(good));
export const coinIcon = (document: Document): SVGElement => iconOf(document, coin('s'));
export const houseIcon = (document: Document, seat: number): SVGElement =>
  iconOf(document, houseOf(seat));
export const colonistIcon = (document: Document, seat: number, kind: 'land' | 'sea'): SVGElement =>
  iconOf(document, colonistOf(seat, kind));

/** A box for what has room. */
export const roomIcon = (document: Document): SVGElement =>
  iconOf(document, [path('M-10-10h20v20h-20z', { 'stroke-dasharray': '4 3' })]);
/** A good of one's choice. */
export const anyIcon = (document: Document): SVGElement =>
  iconOf(document, [
    path('M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0', { 'stroke-dasharray': '4 3' }),
    path('M-4-3a4 4 0 1 1 5.500 3.700q-1.500.8-1.500 2.800M0 7.500v.2'),
  ]);
export const cardIcon = (document: Document): SVGElement =>
  iconOf(document, [path('M-8-12h16v24h-16zM-3-5h6M-3 0h6M-3 5h6')]);

/** Drawings of our own for what each god stands for. */
const GODS: Readonly<Record<God, string>> = {
  // A hearth fire.
  vesta: 'M0-13q9 8 6 15q-1 4-3 5q1-6-3-9q-3 4-3 9q-4-2-4-8q1-7 7-12zM-10 12h20',
  // A bolt.
  jupiter: 'M3-14l-10 16h7l-4 12 11-17h-7l6-11z',
  // A sickle.
  saturnus: 'M-8 13l4-8M-4 5a10 10 0 1 0 4-18q9 10-4 18z',
  // A mirror.
  venus: 'M0 3a8 8 0 1 1 .1 0zM0 3v11M-5 9h10',
  // A winged staff.
  mercurius: 'M0-13v27M-12-8q6-3 12 2q6-5 12-2q-4 6-12 6q-8 0-12-6zM-4 4q8 2 0 7M4 4q-8 2 0 7',
  // A shield with a spear.
  mars: 'M4-4a8 8 0 1 0 .1.1zM4-4l8-8M5-12h7v7',
  // An owl.
  minerva: 'M-9-12q2 4 9 4q7 0 9-4v13q0 11-9 13q-9-2-9-13zM-4-3v1M4-3v1M-2 2l2 4 2-4z',
};

export function godIcon(document: Document, god: string): SVGElement | undefined {
  return isGod(god) ? iconOf(document, [path(GODS[god])]) : undefined;
}

function isGod(god: string): god is God {
  return Object.hasOwn(GODS, god);
}

/** The icon of something that choices name: a good or a kind of colonist. */
export function iconFor(document: Document, id: string, seat: number): SVGElement | undefined {
  const good = STORED_GOODS.find((one) => one === id);
  if (good !== undefined) return goodIcon(document, good);
  return id === 'land' || id === 'sea' ? colonistIcon(document, seat, id) : undefined;
}

function path(d: string, more: Readonly<Record<string, string>> = {}): SceneNode {
  const attributes = {
    d,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    ...more,
  };
  return { element: 'path', attributes, children: [] };
}
