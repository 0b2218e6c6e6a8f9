/** Buttons, in the infinitive. */
import type { Cost } from '../../model/any';
import type { CardId, RoleName } from '../../model/cards';
import type { Bundle } from '../../model/goods';
import type { Seat } from '../../model/ids';
import { copiedCard, type Moment } from '../../model/moment';
import type { Names } from '../../model/names';
import type { OwnUse, OwnWords } from '../own';
import { goodOfCastle, hasAny } from '../shared';
import { fr } from './grammar';
import { aGood } from './names';
import { theProvince } from './nouns';

export const actions = {
  takeCoins: (names, _action, { gain = 0 } = {}) =>
    fr`Prendre les pièces des jetons bonus${gained(names, gain)}`,
  takeIncome: (names, _action, { gain = 0 } = {}) =>
    gain === 0 ? 'Prendre les sesterces du Colon' : fr`Prendre ${names.money(gain)}`,
  trade(names, { deal, good, count, salt }, { money = 0, gain = 0 } = {}) {
    const amount = deal === 'buy' ? money : gain;
    const price = amount === 0 ? '' : fr` pour ${names.money(amount)}`;
    return fr`${deal === 'buy' ? 'Acheter' : 'Vendre'} ${names.goods({ [good]: count })}${withSalt(names, salt)}${price}`;
  },
  copyCard(names, { seat, from, as }, _cost, moment) {
    const card = copiedCard(seat, from, moment);
    if (card !== undefined) {
      const named = names.card(card, as);
      return from === seat
        ? fr`Exécuter de nouveau la carte ${named}`
        : fr`Copier ${cardOf(names, from, card, as)}`;
    }
    const half = as === undefined ? '' : fr` comme ${names.role(as)}`;
    return from === seat
      ? fr`Exécuter de nouveau la carte précédente${half}`
      : fr`Copier la dernière carte de ${names.player(from)}${half}`;
  },
  keepGoods: (names, { goods }) =>
    hasAny(goods) ? fr`Garder ${names.goods(goods)}` : 'Ne rien garder',
} satisfies Partial<OwnWords['actions']>;

/** A card that is copied: `la carte Préfet d’Anna`, with its half behind the player. */
export function cardOf(names: Names, from: Seat, card: CardId, as?: RoleName): string {
  const whole = names.card(card);
  const half =
    names.card(card, as) === whole || as === undefined ? '' : fr` comme ${names.role(as)}`;
  return fr`la carte ${whole} de ${names.player(from)}${half}`;
}

/** The salt among the goods sold. */
export function withSalt(names: Names, salt: number | undefined): string {
  return salt === undefined ? '' : fr` (dont ${names.goods({ salt })})`;
}

/** The payment, as far as known. */
export function forCost(names: Names, pay: Bundle = {}, cost: Cost = { goods: pay }): string {
  const paid = names.cost(cost);
  return paid === '' ? '' : fr` pour ${paid}`;
}

function gained(names: Names, gain: number): string {
  return gain === 0 ? '' : fr` : ${names.money(gain)}`;
}

/** The good that somebody takes from a castle, if it can be seen. */
export function goodIn(castle: string, moment: Moment | undefined): string {
  const good = goodOfCastle(castle, moment);
  return good === undefined ? 'la marchandise' : aGood(good);
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
    kind && fr`un ${names.colonist(kind)}`,
    city && names.place(city),
    province && theProvince(names, province),
    count && fr`vente de ${names.counted(count, 'marchandise')} du bonus`,
    card && names.card(card, as),
  ].filter((choice) => choice !== undefined && choice !== 0);
  return choices.length === 0 ? '' : ` (${choices.join(', ')})`;
}
