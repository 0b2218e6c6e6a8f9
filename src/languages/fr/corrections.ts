/** Corrections of logs, as whole sentences without a full stop. */
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { fr } from './grammar';
import { theProvince } from './nouns';

export const corrections: OwnWords['corrections'] = {
  money: (names, { seat, money }) => fr`${names.player(seat)} a maintenant ${names.money(money)}`,
  goods(names, { seat, goods }) {
    const isAny = hasAny(goods);
    return isAny
      ? fr`${names.player(seat)} a maintenant ${names.goods(goods)} dans l’entrepôt`
      : fr`${names.player(seat)} n’a plus rien dans l’entrepôt`;
  },
  praefectusMagnus: (names, { seat }) =>
    fr`${names.player(seat)} a maintenant le Praefectus Magnus`,
  turn: (names, { seat }) => fr`C’est maintenant le tour de ${names.player(seat)}`,
  house: (names, { seat, city, built }) =>
    built
      ? fr`${names.player(seat)} a maintenant une maison à ${names.place(city)}`
      : fr`${names.player(seat)} n’a plus de maison à ${names.place(city)}`,
  colonist(names, { seat, kind, from, to }) {
    const at = (place: string): string =>
      place === 'storehouse' ? 'l’entrepôt' : names.place(place);
    return fr`${names.player(seat)} déplace un ${names.colonist(kind)} de ${at(from)} vers ${at(to)}`;
  },
  card(names, { seat, card, from, to, place }) {
    const start = fr`${names.player(seat)} déplace la carte ${names.card(card)} de ${PILES[from]}`;
    return place === undefined
      ? fr`${start} vers ${PILES[to]}`
      : fr`${start} vers la place ${place} de ${PILES[to]}`;
  },
  marker: (names, { province, side }) =>
    fr`Le jeton bonus de ${theProvince(names, province)} montre maintenant ${SIDES[side]}`,
};

const PILES = {
  hand: 'la main',
  discard: 'la défausse',
  display: 'le présentoir',
  deck: 'la pioche',
} as const;

const SIDES = { goods: 'sa marchandise', coins: 'ses pièces' } as const;
