/** Buttons, in the infinitive. */
import type { Cost } from '../../model/any';
import type { CardId, RoleName } from '../../model/cards';
import type { Bundle } from '../../model/goods';
import type { Seat } from '../../model/ids';
import { copiedCard } from '../../model/moment';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { goodOfCastle, hasAny } from '../shared';
import { fr } from './grammar';
import { aGood } from './names';
import { theProvince } from './nouns';

export const actions: OwnWords['actions'] = {
  playCard: (names, { card, as }) => fr`Jouer la carte ${names.card(card, as)}`,
  moveColonist(names, { kind, from, to }, cost = {}) {
    const steps = names.cost(cost);
    const inBrackets = steps === '' ? '' : ` (${steps})`;
    return fr`Déplacer un ${names.colonist(kind)} de ${names.place(from)} vers ${names.place(to)}${inBrackets}`;
  },
  buildHouse: (names, { city, pay }, cost) =>
    fr`Construire une maison à ${names.place(city)}${forCost(names, pay, cost)}`,
  placeColonist: (names, { kind, city, pay }, cost) =>
    fr`Placer un ${names.colonist(kind)} à ${names.place(city)}${forCost(names, pay, cost)}`,
  produceProvince(names, { province, good }) {
    const bonus = good === undefined ? '' : fr` avec ${aGood(good)} comme bonus`;
    return fr`Faire produire ${theProvince(names, province)}${bonus}`;
  },
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
  buyCard: (names, { card, pay }, cost) =>
    fr`Acheter la carte ${names.card(card)}${forCost(names, pay, cost)}`,
  keepGoods: (names, { goods }) =>
    hasAny(goods) ? fr`Garder ${names.goods(goods)}` : 'Ne rien garder',
  pass: () => 'Passer',
  moveShip: (names, { from, to }) =>
    fr`Faire naviguer un bateau de ${names.place(from)} à ${names.place(to)}`,
  takeBonus(names, { place, good }) {
    const chosen = good === undefined ? '' : fr` : ${aGood(good)}`;
    return fr`Prendre le bonus de ${names.place(place)}${chosen}`;
  },
  scoreGod: (names, { god }) => fr`Compter les points de ${names.title(god)}`,
  takeCastle(names, { castle }, _cost, moment) {
    const good = goodOfCastle(castle, moment);
    return good === undefined
      ? fr`Prendre la marchandise de ${names.place(castle)}`
      : fr`Prendre ${aGood(good)} de ${names.place(castle)}`;
  },
  enterSquare: (names, { square, from }) =>
    fr`Faire entrer un bateau dans la case ${names.place(square)} depuis ${names.place(from)}`,
  suggestCard: (names, { card }) => fr`Suggérer la carte ${names.card(card)}`,
  chooseStartCity: (names, { city }) => fr`Commencer à ${names.place(city)}`,
  chooseTile: (names, { tile }) => fr`Garder la tuile ${names.title(tile)}`,
  bidForTile: (names, { tile, points }) =>
    fr`Miser ${names.points(points)} sur ${names.title(tile)}`,
  raiseBid: (names, { points }) => fr`Miser ${names.points(points)}`,
  passBid: () => 'Ne plus miser',
  takeTile: (names, { tile }) => fr`Prendre la tuile ${names.title(tile)} du forum`,
  useTile(names, { tile, good, count, city, kind, province, card, as }) {
    const choices = [
      good && names.good(good),
      kind && fr`un ${names.colonist(kind)}`,
      city && names.place(city),
      province && theProvince(names, province),
      count && fr`vente de ${names.counted(count, 'marchandise')} du bonus`,
      card && names.card(card, as),
    ].filter((choice) => choice !== undefined);
    const inBrackets = choices.length === 0 ? '' : ` (${choices.join(', ')})`;
    return fr`Utiliser la tuile ${names.title(tile)}${inBrackets}`;
  },
  changeGood: (names, { give, take }) =>
    fr`Échanger ${names.goods({ [give]: 1 })} contre ${names.goods({ [take]: 1 })}`,
};

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
function forCost(names: Names, pay: Bundle = {}, cost: Cost = { goods: pay }): string {
  const paid = names.cost(cost);
  return paid === '' ? '' : fr` pour ${paid}`;
}

function gained(names: Names, gain: number): string {
  return gain === 0 ? '' : fr` : ${names.money(gain)}`;
}
