/** Names of goods, personalities and numbers, as in the German rules of the game. */
import { type Bundle, STORED_GOODS } from '../../model/goods';
import type { AskedForms, OwnNames } from '../joined';
import { entryOf } from '../shared';
import { nameOfGood, STORED } from './goods';
import { counted, listed, number, POINTS, SESTERTII, STEPS } from './grammar';
import { COLONIST, COLOURS } from './nouns';

const ANY_GOOD = { one: 'beliebige Ware', other: 'beliebige Waren' };

/** Such as `2 Ziegel` and `1 Wein`. */
function eachOf(goods: Bundle): readonly string[] {
  return STORED_GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [counted(count, STORED[good])];
  });
}

/** Cards as the object of a verb, and where places are: `den Präfekten`, `auf dem Startfeld`. */
export const forms: AskedForms = {
  roles: ['object'],
  cards: ['object'],
  printed: ['at', 'from', 'to'],
};

export const names: OwnNames = {
  unnamed: (seat) => `Spieler ${seat + 1}`,
  seat: (seat) => `Platz ${seat}`,
  printed: (name) => entryOf(COLOURS, name) ?? name,
  colonist: (kind) => COLONIST[kind],
  half: (card, role) => `${card} als ${role}`,
  good: nameOfGood,
  goods(goods) {
    const parts = eachOf(goods);
    return parts.length === 0 ? 'nichts' : listed(parts);
  },
  money: (amount) => counted(amount, SESTERTII),
  points: (count) => counted(count, POINTS),
  cost: ({ goods = {}, any = 0, money = 0, steps = 0 }) =>
    listed([
      ...eachOf(goods),
      ...(any === 0 ? [] : [counted(any, ANY_GOOD)]),
      ...(money === 0 ? [] : [counted(money, SESTERTII)]),
      ...(steps === 0 ? [] : [counted(steps, STEPS)]),
    ]),
  /** Of English words: those of other packages' maps and modules. */
  counted: (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`,
  listed,
};
