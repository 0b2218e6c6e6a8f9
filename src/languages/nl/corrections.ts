/** Corrections of logs, as whole sentences without a full stop. */

import type { OwnWords } from '../own';
import { nl } from './grammar';
import { provinceIn } from './names';

export const corrections: OwnWords['corrections'] = {
  money: (names, { seat, money }) => nl`${names.player(seat)} heeft nu ${names.money(money)}`,
  goods: (names, { seat, goods }) =>
    nl`${names.player(seat)} heeft nu ${names.goods(goods)} in het pakhuis`,
  praefectusMagnus: (names, { seat }) => nl`${names.player(seat)} heeft nu de Praefectus Magnus`,
  turn: (names, { seat }) => nl`${names.player(seat)} is nu aan de beurt`,
  house: (names, { seat, city, built }) =>
    built
      ? nl`${names.player(seat)} heeft nu een huis in ${names.place(city)}`
      : nl`${names.player(seat)} heeft geen huis meer in ${names.place(city)}`,
  colonist(names, { seat, kind, from, to }) {
    const at = (place: string): string =>
      place === 'storehouse' ? 'het pakhuis' : names.place(place);
    return nl`${names.player(seat)} verplaatst een ${names.colonist(kind)} van ${at(from)} naar ${at(to)}`;
  },
  card(names, { seat, card, from, to, place }) {
    const start = nl`${names.player(seat)} verplaatst de ${names.card(card)} van ${PILES[from]}`;
    return place === undefined
      ? nl`${start} naar ${PILES[to]}`
      : nl`${start} naar plaats ${place} van ${PILES[to]}`;
  },
  marker: (names, { province, side }) =>
    nl`Het bonusfiche van ${provinceIn(names, province)} toont nu de ${SIDES[side]}`,
};

const PILES = {
  hand: 'de hand',
  discard: 'de aflegstapel',
  display: 'het kaartenspoor',
  deck: 'de gedekte stapel',
} as const;

const SIDES = { goods: 'productkant', coins: 'geldkant' } as const;
