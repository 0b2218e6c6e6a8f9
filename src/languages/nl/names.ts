/** Names of goods, personalities and numbers, as in the Dutch rules of the game. */
import { type Bundle, STORED_GOODS, type StoredGood } from '../../model/goods';
import type { Names } from '../../model/names';
import type { AskedForms, OwnNames } from '../joined';
import { entryOf } from '../shared';
import { counted, listed, nl } from './grammar';

/** All but bricks are amounts: `2 graan`, as the printed rules say. */
const GOODS: Readonly<Record<StoredGood, readonly [one: string, other: string]>> = {
  brick: ['baksteen', 'bakstenen'],
  food: ['graan', 'graan'],
  tool: ['gereedschap', 'gereedschap'],
  wine: ['wijn', 'wijn'],
  cloth: ['doek', 'doek'],
  salt: ['zout', 'zout'],
};

/** Provinces without a name of their own. */
const COLOURS: Readonly<Record<string, string>> = {
  Blue: 'Blauw',
  Brown: 'Bruin',
  Cyan: 'Cyaan',
  'Dark green': 'Donkergroen',
  'Dark grey': 'Donkergrijs',
  'Dark red': 'Donkerrood',
  Gold: 'Goud',
  Gray: 'Grijs',
  Green: 'Groen',
  Grey: 'Grijs',
  'Light green': 'Lichtgroen',
  Maroon: 'Kastanjebruin',
  Olive: 'Olijfgroen',
  Orange: 'Oranje',
  Purple: 'Paars',
  Red: 'Rood',
  Yellow: 'Geel',
};

/** Such as `2 bakstenen` and `1 wijn`. */
function eachOf(goods: Bundle): readonly string[] {
  return STORED_GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [counted(count, ...GOODS[good])];
  });
}

/** With their article, and where places are: `de Architect`, `het startveld`, `op het startveld`. */
export const forms: AskedForms = { roles: ['the'], cards: ['the'], printed: ['the', 'at'] };

export const names: OwnNames = {
  unnamed: (seat) => `Speler ${seat + 1}`,
  seat: (seat) => `stoel ${seat}`,
  printed: (name) => entryOf(COLOURS, name) ?? name,
  colonist: (kind) => (kind === 'land' ? 'landkolonist' : 'zeekolonist'),
  half: (card, role) => nl`${card} als ${role}`,
  good: (good) => GOODS[good][0],
  goods(goods) {
    const parts = eachOf(goods);
    return parts.length === 0 ? 'niets' : listed(parts);
  },
  money: sestertii,
  points: (count) => counted(count, 'punt', 'punten'),
  cost: ({ goods = {}, any = 0, money = 0, steps = 0 }) =>
    listed([
      ...eachOf(goods),
      ...(any === 0 ? [] : [counted(any, 'product naar keuze', 'producten naar keuze')]),
      ...(money === 0 ? [] : [sestertii(money)]),
      ...(steps === 0 ? [] : [moves(steps)]),
    ]),
  // The words of others are English.
  counted: (count, one, many = `${one}s`) => counted(count, one, many),
  listed,
};

/** Such as `1 sestertie`. */
function sestertii(amount: number): string {
  return counted(amount, 'sestertie', 'sestertiën');
}

/** Steps of colonists: `2 stappen`. */
export function moves(steps: number): string {
  return counted(steps, 'stap', 'stappen');
}

/** A province within a sentence: `Syria`, but `de provincie Rood`, since players are called by colours, too. */
export function provinceIn(names: Names, id: string): string {
  const name = names.province(id);
  return isColour(name) ? `de provincie ${name}` : name;
}

/** Several provinces within a sentence: `Asia en Syria`, but `de provincies Geel en Rood`. */
export function provincesIn(names: Names, ids: readonly string[]): string {
  const all = ids.map(names.province);
  return `${all.some(isColour) ? 'de provincies ' : ''}${listed(all)}`;
}

function isColour(name: string): boolean {
  return Object.values(COLOURS).includes(name);
}

/** Room in a storehouse: `5 eenheden`. */
export function units(count: number): string {
  return counted(count, 'eenheid', 'eenheden');
}
