/** Buttons, in the imperative. */
import type { Cost } from '../../model/any';
import type { Bundle } from '../../model/goods';
import type { ColonistKind } from '../../model/ids';
import { copiedCard, type Moment } from '../../model/moment';
import type { Names } from '../../model/names';
import type { OwnUse, OwnWords } from '../own';
import { goodOfCastle, hasAny } from '../shared';
import { GOODS as ANY, ofPlayer, some } from './grammar';
import { aGood, someCost, someGoods, someMoney } from './names';

export const actions = {
  takeCoins: (_names, _action, { gain = 0 } = {}) =>
    `Weź monety z żetonów bonusu${gain === 0 ? '' : `: ${someMoney(gain)}`}`,
  takeIncome: (_names, _action, { gain = 0 } = {}) =>
    gain === 0 ? 'Weź sestercje z karty Kolonista' : `Weź ${someMoney(gain)}`,
  trade(_names, { deal, good, count, salt }, { money = 0, gain = 0 } = {}) {
    const amount = deal === 'buy' ? money : gain;
    const price = amount === 0 ? '' : ` za ${someMoney(amount)}`;
    return `${deal === 'buy' ? 'Kup' : 'Sprzedaj'} ${someGoods({ [good]: count })}${withSalt(salt)}${price}`;
  },
  copyCard(names, { seat, from, as }, _cost, moment) {
    const card = copiedCard(seat, from, moment);
    const half = as === undefined ? '' : ` jako ${names.role(as)}`;
    if (from === seat) {
      const again = card === undefined ? 'poprzednią kartę' : `kartę ${names.card(card)}`;
      return `Wykonaj ponownie ${again}${half}`;
    }
    const which = card === undefined ? 'ostatnią kartę' : `kartę ${names.card(card)}`;
    return `Skopiuj ${which} ${ofPlayer(names, from)}${half}`;
  },
  keepGoods: (_names, { goods }) =>
    hasAny(goods) ? `Zatrzymaj ${someGoods(goods)}` : 'Nie zatrzymuj niczego',
} satisfies Partial<OwnWords['actions']>;

/** As the object of a verb. */
export function aColonist(kind: ColonistKind): string {
  return kind === 'land' ? 'kolonistę lądowego' : 'kolonistę morskiego';
}

/** The salt among the goods sold. */
export function withSalt(salt: number | undefined): string {
  return salt === undefined ? '' : ` (w tym ${someGoods({ salt })})`;
}

/** The payment, as far as known. */
export function forCost(pay: Bundle = {}, cost: Cost = { goods: pay }): string {
  const paid = someCost(cost);
  return paid === '' ? '' : ` za ${paid}`;
}

/** The good that somebody takes from a castle, if it can be seen. */
export function goodIn(castle: string, moment: Moment | undefined): string {
  const good = goodOfCastle(castle, moment);
  return good === undefined ? 'dobro' : aGood(good);
}

/** What somebody chooses for a tile, in brackets. */
export function tileChoices(
  names: Names,
  good: OwnUse['good'],
  kind: OwnUse['kind'],
  city: OwnUse['city'],
  province: OwnUse['province'],
  count: OwnUse['count'],
  card: OwnUse['card'],
  as: OwnUse['as'],
): string {
  const choices = [
    good && names.good(good),
    kind && names.colonist(kind),
    city && names.place(city),
    province && names.province(province),
    count && `sprzedaż z bonusu: ${some(count, ANY)}`,
    card && names.card(card, as),
  ].filter((choice) => choice !== undefined && choice !== 0);
  return choices.length === 0 ? '' : ` (${choices.join(', ')})`;
}
