/** Names of goods, personalities and numbers, as in the French rules of the game. */
import { type Bundle, STORED_GOODS, type StoredGood } from '../../model/goods';
import type { AskedForms, OwnNames } from '../joined';
import { counted, fr, listed } from './grammar';

interface GoodNoun {
  readonly one: string;
  readonly article: 'un' | 'une';
}

const GOODS: Readonly<Record<StoredGood, GoodNoun>> = {
  brick: { one: 'brique', article: 'une' },
  food: { one: 'nourriture', article: 'une' },
  tool: { one: 'outil', article: 'un' },
  wine: { one: 'vin', article: 'un' },
  cloth: { one: 'tissu', article: 'un' },
  salt: { one: 'sel', article: 'un' },
};

/** Such as `une brique` or `un outil`. */
export function aGood(good: StoredGood): string {
  const { article, one } = GOODS[good];
  return `${article} ${one}`;
}

/** Such as `2 briques` and `1 vin`. */
function eachOf(goods: Bundle): readonly string[] {
  return STORED_GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [counted(count, GOODS[good].one)];
  });
}

/** Places with their article: `la case de départ`. */
export const forms: AskedForms = { printed: ['the'] };

export const names: OwnNames = {
  unnamed: (seat) => `Joueur ${seat + 1}`,
  seat: (seat) => `le siège ${seat}`,
  colonist: (kind) => (kind === 'land' ? 'colon terrestre' : 'colon maritime'),
  half: (card, role) => `${card} comme ${role}`,
  good: (good) => GOODS[good].one,
  goods(goods) {
    const parts = eachOf(goods);
    return parts.length === 0 ? 'rien' : listed(parts);
  },
  points: (count) => counted(count, 'point'),
  money: (amount) => counted(amount, 'sesterce'),
  cost: ({ goods = {}, any = 0, money = 0, steps = 0 }) =>
    listed([
      ...eachOf(goods),
      ...(any === 0 ? [] : [counted(any, 'marchandise au choix', 'marchandises au choix')]),
      ...(money === 0 ? [] : [counted(money, 'sesterce')]),
      ...(steps === 0 ? [] : [fr`${steps} pas`]),
    ]),
  counted,
  listed,
};
