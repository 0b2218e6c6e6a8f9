/** Goods by their German names. */
import type { StoredGood } from '../../model/goods';
import type { NounForms } from '../grammar';

export const STORED: Readonly<Record<StoredGood, NounForms>> = {
  brick: { other: 'Ziegel' },
  food: { other: 'Nahrung' },
  tool: { one: 'Werkzeug', other: 'Werkzeuge' },
  wine: { other: 'Wein' },
  cloth: { other: 'Tuch' },
  salt: { other: 'Salz' },
};

/** One of it, such as `Ziegel` and `Werkzeug`. */
export function nameOfGood(good: StoredGood): string {
  return STORED[good].one ?? STORED[good].other;
}

/** Such as `keinen Wein`. */
export function no(good: StoredGood): string {
  return `${NONE[good]} ${nameOfGood(good)}`;
}

const NONE = {
  brick: 'keinen',
  food: 'keine',
  tool: 'kein',
  wine: 'keinen',
  cloth: 'kein',
  salt: 'kein',
} as const;

/** The kind of city that produces it: `Weinstadt`. */
export function cityOf(good: StoredGood, end: 'stadt' | 'städten' = 'stadt'): string {
  return `${nameOfGood(good)}${good === 'food' ? 's' : ''}${end}`;
}
