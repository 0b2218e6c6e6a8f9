/** Corrections of logs, as whole sentences without a full stop. */
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { from as fromPlace, to as toPlace } from './grammar';
import { colonists, ofProvince } from './nouns';

export const corrections: OwnWords['corrections'] = {
  money: (names, { seat, money }) => `${names.player(seat)} hat jetzt ${names.money(money)}`,
  goods(names, { seat, goods }) {
    const isAny = hasAny(goods);
    return isAny
      ? `${names.player(seat)} hat jetzt ${names.goods(goods)} im Lagerhaus`
      : `${names.player(seat)} hat nichts mehr im Lagerhaus`;
  },
  praefectusMagnus: (names, { seat }) => `${names.player(seat)} hat jetzt den Praefectus Magnus`,
  turn: (names, { seat }) => `${names.player(seat)} ist jetzt am Zug`,
  house: (names, { seat, city, built }) =>
    built
      ? `${names.player(seat)} hat jetzt ein Haus in ${names.place(city)}`
      : `${names.player(seat)} hat kein Haus mehr in ${names.place(city)}`,
  colonist(names, { seat, kind, from, to }) {
    const start = from === 'storehouse' ? 'aus dem Lagerhaus' : fromPlace(names.place(from));
    const end = to === 'storehouse' ? 'ins Lagerhaus' : toPlace(names.place(to));
    return `${names.player(seat)} versetzt einen ${colonists(kind)} ${start} ${end}`;
  },
  card(names, { seat, card, from, to, place }) {
    const end = place === undefined ? PILES[to].onto : `auf Platz ${place} ${PILES[to].of}`;
    return `${names.player(seat)} legt ${names.card(card)} ${PILES[from].off} ${end}`;
  },
  marker: (names, { province, side }) =>
    `Der Bonusmarker ${ofProvince(names, province)} zeigt jetzt ${SIDES[side]}`,
};

const PILES = {
  hand: { off: 'aus der Hand', onto: 'auf die Hand', of: 'der Hand' },
  discard: { off: 'vom Ablagestapel', onto: 'auf den Ablagestapel', of: 'des Ablagestapels' },
  display: { off: 'aus der Auslage', onto: 'in die Auslage', of: 'der Auslage' },
  deck: { off: 'vom Kartenstapel', onto: 'auf den Kartenstapel', of: 'des Kartenstapels' },
} as const;

const SIDES = { goods: 'die Ware', coins: 'die Münzen' } as const;
