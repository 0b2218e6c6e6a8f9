/** Names of goods, personalities and numbers, as in the Polish rules of the game where they have them. */
import type { Cost } from '../../model/any';
import type { Bundle, StoredGood } from '../../model/goods';
import { counted as englishCounted } from '../../model/names';
import type { NounForms } from '../grammar';
import type { AskedForms, OwnNames } from '../joined';
import { entryOf } from '../shared';
import {
  accusative,
  COLOURS,
  counted,
  listed,
  noun,
  POINT,
  SESTERTIUS,
  STEP,
  some,
} from './grammar';

/** Cheapest first, as lists of goods are. */
const GOODS: Readonly<Record<StoredGood, Required<Pick<NounForms, 'one' | 'few' | 'other'>>>> = {
  brick: { one: 'cegła', few: 'cegły', other: 'cegieł' },
  food: { one: 'zboże', few: 'zboża', other: 'zbóż' },
  tool: { one: 'narzędzie', few: 'narzędzia', other: 'narzędzi' },
  wine: { one: 'wino', few: 'wina', other: 'win' },
  cloth: { one: 'tkanina', few: 'tkaniny', other: 'tkanin' },
  salt: { one: 'sól', few: 'sole', other: 'soli' },
};

/** Whether it is the id of a good. */
export function isGood(name: string): name is StoredGood {
  return Object.hasOwn(GOODS, name);
}

/** As the object of a verb: `cegłę`. */
export function aGood(good: StoredGood): string {
  return accusative(GOODS[good].one);
}

/** `cegły`, after `bez` or `nie ma`. */
export function ofGood(good: StoredGood): string {
  return GOODS[good][good === 'salt' ? 'other' : 'few'];
}

type CountingAs = typeof counted;

const OF_CHOICE = noun('dowolne dobro', 'dowolne dobra', 'dowolnych dóbr');

function costAs({ goods = {}, any = 0, money = 0, steps = 0 }: Cost, count: CountingAs): string {
  const amounts: readonly (readonly [number | undefined, NounForms])[] = [
    ...Object.entries(GOODS).map(
      ([good, forms]) => [isGood(good) ? goods[good] : 0, forms] as const,
    ),
    [any, OF_CHOICE],
    [money, SESTERTIUS],
    [steps, STEP],
  ];
  return listed(amounts.flatMap(([amount, forms]) => (amount ? [count(amount, forms)] : [])));
}

function goodsAs(goods: Bundle, count: CountingAs): string {
  return costAs({ goods }, count) || 'nic';
}

/** As the object of a verb, or after `za`: `1 cegłę i 2 wina`. */
export const someGoods = (goods: Bundle): string => goodsAs(goods, some);
/** So many of a good. */
export const someOfGood = (good: StoredGood, count: number): string => someGoods({ [good]: count });
/** `1 sestercję`. */
export const someMoney = (amount: number): string => some(amount, SESTERTIUS);
/** `1 cegłę i 2 sestercje`; empty if there is no cost. */
export const someCost = (cost: Cost): string => costAs(cost, some);

/** Where places are: `z pola startowego`, `na pole startowe`, `na polu startowym`. */
export const forms: AskedForms = { printed: ['from', 'to', 'at'] };

export const names: OwnNames = {
  unnamed: (seat) => `Gracz ${seat + 1}`,
  seat: (seat) => `gracz na miejscu ${seat}`,
  printed: (name) => entryOf(COLOURS, name) ?? name,
  colonist: (kind) => (kind === 'land' ? 'kolonista lądowy' : 'kolonista morski'),
  half: (card, role) => `${card} jako ${role}`,
  good: (good) => GOODS[good].one,
  goods: (goods) => goodsAs(goods, counted),
  points: (count) => counted(count, POINT),
  money: (amount) => counted(amount, SESTERTIUS),
  cost: (cost) => costAs(cost, counted),
  counted: englishCounted,
  listed,
};
