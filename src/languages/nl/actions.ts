/** Buttons, in the imperative. */
import type { Cost } from '../../model/any';
import type { Bundle } from '../../model/goods';
import { copiedCard, type Moment } from '../../model/moment';
import type { Names } from '../../model/names';
import type { OwnUse, OwnWords } from '../own';
import { goodOfCastle } from '../shared';
import { nl } from './grammar';
import { units } from './names';
import { theCard } from './nouns';

export const actions = {
  takeCoins: (names, _action, { gain = 0 } = {}) =>
    gain === 0
      ? 'Verdien geld met de bonusfiches'
      : nl`Verdien ${names.money(gain)} met de bonusfiches`,
  takeIncome: (names, _action, { gain = 0 } = {}) =>
    gain === 0 ? 'Neem de sestertiën van de Kolonist' : nl`Neem ${names.money(gain)}`,
  trade(names, { deal, good, count, salt }, { money = 0, gain = 0 } = {}) {
    const amount = deal === 'buy' ? money : gain;
    const price = amount === 0 ? '' : nl` voor ${names.money(amount)}`;
    return nl`${deal === 'buy' ? 'Koop' : 'Verkoop'} ${names.goods({ [good]: count })}${withSalt(names, salt)}${price}`;
  },
  copyCard(names, { seat, from, as }, _cost, moment) {
    const card = copiedCard(seat, from, moment);
    if (card !== undefined) {
      return from === seat
        ? nl`Voer ${theCard(names, card, as)} nog een keer uit`
        : nl`Kopieer ${cardOf(names.player(from), names, card, as)}`;
    }
    const half = as === undefined ? '' : nl` als ${names.role(as)}`;
    return from === seat
      ? nl`Voer de vorige kaart nog een keer uit${half}`
      : nl`Kopieer de bovenste kaart van ${names.player(from)}${half}`;
  },
} satisfies Partial<OwnWords['actions']>;

/** A card that is copied: `de Architect van Livia`, but `van Livia de Prefect/Architect I als Prefect`. */
export function cardOf(from: string, names: Names, card: string, as?: string): string {
  const named = theCard(names, card, as);
  return named === theCard(names, card) ? `${named} van ${from}` : `van ${from} ${named}`;
}

/** The salt among the goods sold. */
export function withSalt(names: Names, salt: number | undefined): string {
  return salt === undefined ? '' : nl` (waarvan ${names.goods({ salt })})`;
}

/** The payment, as far as known. */
export function forCost(names: Names, pay: Bundle = {}, cost: Cost = { goods: pay }): string {
  const paid = names.cost(cost);
  return paid === '' ? '' : nl` voor ${paid}`;
}

/** The good that somebody takes from a castle, if it can be seen. */
export function goodIn(names: Names, castle: string, moment: Moment | undefined): string {
  const good = goodOfCastle(castle, moment);
  return good === undefined ? 'het product' : names.goods({ [good]: 1 });
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
    count && nl`${units(count)} van de bonus verkopen`,
    card && names.card(card, as),
  ].filter((choice) => choice !== undefined && choice !== 0);
  return choices.length === 0 ? '' : ` (${choices.join(', ')})`;
}
