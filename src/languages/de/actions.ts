/** Buttons, in the infinitive. */
import type { Cost } from '../../model/any';
import type { Bundle } from '../../model/goods';
import { copiedCard, type Moment } from '../../model/moment';
import type { Names } from '../../model/names';
import type { OwnUse, OwnWords } from '../own';
import { capitalized, goodOfCastle } from '../shared';
import { counted, GOODS as GOODS_TO_SELL } from './grammar';
import { theCard, theProvince } from './nouns';

export const actions = {
  takeCoins: (names, _action, { gain = 0 } = {}) =>
    `Die Münzen der Bonusmarker nehmen${gain === 0 ? '' : `: ${names.money(gain)}`}`,
  takeIncome: (names, _action, { gain = 0 } = {}) =>
    gain === 0 ? 'Die Sesterzen des Kolonisten nehmen' : `${names.money(gain)} nehmen`,
  trade(names, { deal, good, count, salt }, { money = 0, gain = 0 } = {}) {
    const amount = deal === 'buy' ? money : gain;
    const price = amount === 0 ? '' : ` für ${names.money(amount)}`;
    return `${names.goods({ [good]: count })}${withSalt(names, salt)}${price} ${deal === 'buy' ? 'kaufen' : 'verkaufen'}`;
  },
  copyCard(names, { seat, from, as }, _cost, moment) {
    const card = copiedCard(seat, from, moment);
    if (card !== undefined) {
      return from === seat
        ? `${capitalized(theCard(names, card, as))} noch einmal ausführen`
        : `${capitalized(cardOf(names.player(from), names, card, as))} kopieren`;
    }
    const half = as === undefined ? '' : ` als ${names.role(as)}`;
    return from === seat
      ? `Die vorige Karte${half} noch einmal ausführen`
      : `Die oberste Karte von ${names.player(from)}${half} kopieren`;
  },
} satisfies Partial<OwnWords['actions']>;

/** A card that is copied: `den Mercator von Livia`, but `von Livia die Karte Präfekt/Architekt I als Präfekt`. */
export function cardOf(owner: string, names: Names, card: string, as?: string): string {
  const named = theCard(names, card, as);
  return named === theCard(names, card) ? `${named} von ${owner}` : `von ${owner} ${named}`;
}

/** The salt among the goods sold. */
export function withSalt(names: Names, salt: number | undefined): string {
  return salt === undefined ? '' : ` (davon ${names.goods({ salt })})`;
}

/** The payment, as far as known. */
export function forCost(names: Names, pay: Bundle = {}, cost: Cost = { goods: pay }): string {
  const paid = names.cost(cost);
  return paid === '' ? '' : ` für ${paid}`;
}

/** The good that somebody takes from a castle, if it can be seen. */
export function goodIn(names: Names, castle: string, moment: Moment | undefined): string {
  const good = goodOfCastle(castle, moment);
  return good === undefined ? 'Die Ware' : names.goods({ [good]: 1 });
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
    province && theProvince(names, province),
    count && `${counted(count, GOODS_TO_SELL)} des Bonus verkaufen`,
    card && names.card(card, as),
  ].filter((choice) => choice !== undefined && choice !== 0);
  return choices.length === 0 ? '' : ` (${choices.join(', ')})`;
}
