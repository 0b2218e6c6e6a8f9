/** Symbols of goods and pieces, centred on 0,0. */

import { SEAT_PAINTS } from '../board/paints';
import type { StoredGood } from '../model/goods';
import type { ColonistKind, Seat } from '../model/ids';
import { classed, element, fixed, type SceneNode, textual } from './markup';
import type { PicturePoint } from './plane';
import { GOOD_PAINTS } from './style';

/** Goods drawn as lines; the others are filled. */
const LINED: readonly StoredGood[] = ['brick', 'food', 'salt'];
const SIGNS: Readonly<Record<StoredGood, string>> = {
  // A wall.
  brick: 'M-7-5.5h14v11h-14zM-7 0h14M-2-5.5v5.5M3 0v5.5',
  // An ear of wheat.
  food: 'M0 8v-15M0-2l-4-3.5M0-2l4-3.5M0 2l-4-3.5M0 2l4-3.5M0 6l-4-3.5M0 6l4-3.5',
  // A hammer.
  tool: 'M-1.6-2h3.2v10h-3.2zM-7-7h12l3 2.5-3 2.5h-12z',
  // A cup.
  wine: 'M-5.5-8h11q0 8-4 9v4.5h3v2h-9v-2h3v-4.5q-4-1-4-9z',
  // A tunic.
  cloth: 'M-3-7q3 2.5 6 0l6 3.5-2.5 4-2-1v7.5h-9v-7.5l-2 1-2.5-4z',
  // A crystal.
  salt: 'M0-8l6 6-6 10-6-10zM-6-2h12M0-2v10',
};

export function moved([x, y]: PicturePoint, scale = 1): string {
  return `translate(${fixed(x)} ${fixed(y)})${scale === 1 ? '' : ` scale(${scale})`}`;
}

/** The symbol of a good, without a token. */
export function goodSign(good: StoredGood): SceneNode {
  const { ink } = GOOD_PAINTS[good];
  const paint = LINED.includes(good)
    ? { fill: 'none', stroke: ink, 'stroke-width': 1.5 }
    : { fill: ink, stroke: 'none' };
  return element('path', { d: SIGNS[good], ...paint });
}

/** A city token with its good. */
export function goodToken(good: StoredGood): readonly SceneNode[] {
  const { fill } = GOOD_PAINTS[good];
  return [element('circle', { class: classed('piece'), r: 13, fill }), goodSign(good)];
}

/** How large symbols are on a board, where fingers and eyes have to find them. */
export const TOKEN_SCALE = 1.15;
export const HOUSE_SCALE = 1.65;
export const COLONIST_SCALE = 1.4;
export const MARKER_SCALE = 1.08;
export const ITEM_SCALE = 1.25;

interface SymbolPiece {
  readonly outline: string;
  /** The distance of its number below the centre. */
  readonly number: number;
}

const HOUSE: SymbolPiece = { outline: 'M-7.5 7.5v-9l7.5-7 7.5 7v9z', number: 5.2 };
const COLONISTS: Readonly<Record<ColonistKind, SymbolPiece>> = {
  // A person.
  land: {
    outline: 'M-8.5 10q0-9 5.5-10.5a4.7 4.7 0 1 1 6 0q5.5 1.5 5.5 10.5z',
    number: 8.6,
  },
  // A ship under sail.
  sea: { outline: 'M-11 0h10v-10q8 2 9 8h-7v2h10q-1 10-7 10h-8q-6 0-7-10z', number: 8.8 },
};

/** A piece of a seat in its colour, with its number for people who cannot see the colour. */
function piece({ outline, number }: SymbolPiece, seat: Seat): readonly SceneNode[] {
  const { fill, ink } = SEAT_PAINTS[seat] ?? { fill: '#ffffff', ink: '#000000' };
  return [
    element('path', { class: classed('piece'), d: outline, fill }),
    textual(
      'text',
      { class: classed('number'), y: number, 'font-size': 10, fill: ink },
      `${seat + 1}`,
    ),
  ];
}

export function houseOf(seat: Seat): readonly SceneNode[] {
  return piece(HOUSE, seat);
}

export function colonistOf(seat: Seat, kind: ColonistKind): readonly SceneNode[] {
  return piece(COLONISTS[kind], seat);
}

/** A coin, for money and for markers that show their back. */
export function coin(text: string): readonly SceneNode[] {
  return [
    element('circle', { class: classed('piece'), r: 13, fill: COIN }),
    element('circle', { class: classed('piece'), r: 9.5, fill: 'none' }),
    textual('text', { class: classed('number'), y: 5, 'font-size': 14, fill: '#1c1c1c' }, text),
  ];
}

const COIN = '#d9c27a';

/** A card, face down or with a text beside it. */
export function cardBack(): readonly SceneNode[] {
  return [
    element('rect', { class: classed('place'), x: -6.5, y: -9.5, width: 13, height: 19, rx: 2 }),
    element('path', { class: classed('mark'), d: 'M0-5.5l3.5 5.5-3.5 5.5-3.5-5.5z' }),
  ];
}
