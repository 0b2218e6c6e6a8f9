/** Corrections of logs; the text follows the player's name, if they have a seat. */

import type { OwnWords } from '../own';
import { fr } from './grammar';

export const corrections: OwnWords['corrections'] = {
  money: (names, { money }) => fr`a maintenant ${names.money(money)}`,
  goods(names, { goods }) {
    const isAny = Object.values(goods).some((count) => count > 0);
    return isAny
      ? fr`a maintenant ${names.goods(goods)} dans l’entrepôt`
      : 'n’a plus rien dans l’entrepôt';
  },
  praefectusMagnus: () => 'a maintenant le Praefectus Magnus',
  turn: () => 'joue maintenant',
  house: (names, { city, built }) =>
    built
      ? fr`a maintenant une maison à ${names.place(city)}`
      : fr`n’a plus de maison à ${names.place(city)}`,
  colonist(names, { kind, from, to }) {
    const at = (place: string): string =>
      place === 'storehouse' ? 'l’entrepôt' : names.place(place);
    return fr`déplace un ${names.colonist(kind)} de ${at(from)} vers ${at(to)}`;
  },
  card(names, { card, from, to, place }) {
    const start = fr`déplace la carte ${names.card(card)} de ${PILES[from]}`;
    return place === undefined
      ? fr`${start} vers ${PILES[to]}`
      : fr`${start} vers la place ${place} de ${PILES[to]}`;
  },
  marker: (names, { province, side }) =>
    fr`le jeton bonus de ${names.province(province)} montre maintenant ${SIDES[side]}`,
};

const PILES = {
  hand: 'la main',
  discard: 'la défausse',
  display: 'le présentoir',
  deck: 'la pioche',
} as const;

const SIDES = { goods: 'sa marchandise', coins: 'ses pièces' } as const;
