/** Whose decision it is, and what there is to choose. */
import { capitalsOf } from '../../model/moment';
import type { OwnWords } from '../own';
import { counted, fr } from './grammar';

export const decisions: OwnWords['decisions'] = {
  playCard: (names, { seat }) => fr`${names.player(seat)} joue une carte`,
  tribune(names, { seat, placed }, moment) {
    const player = names.player(seat);
    if (!placed) {
      const places = moment === undefined ? [] : capitalsOf(moment).map(names.place);
      if (places.length === 0) return fr`${player} peut placer un colon`;
      return fr`${player} peut placer un colon ${places.map((place) => fr`à ${place}`).join(' ou ')}`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return open.length === 0
      ? fr`${player} peut continuer`
      : fr`${player} peut ${open.join(' ou ')}`;
  },
  architect: (names, { seat, steps, building }) =>
    building || steps === 0
      ? fr`${names.player(seat)} peut construire`
      : fr`${names.player(seat)} peut déplacer ses colons (encore ${steps} pas) ou construire`,
  prefect: (names, { seat }) =>
    fr`${names.player(seat)} fait produire une province ou prend les pièces`,
  colonist: (names, { seat, placed }) =>
    placed === 0
      ? fr`${names.player(seat)} place des colons ou prend de l’argent`
      : fr`${names.player(seat)} peut placer d’autres colons`,
  mercator: (names, { seat }) => fr`${names.player(seat)} peut faire du commerce`,
  diplomat: (names, { seat }) => fr`${names.player(seat)} copie une carte`,
  senator: (names, { seat, bought }) =>
    fr`${names.player(seat)} peut acheter ${counted(2 - bought, 'carte')}`,
  consul: (names, { seat }) => fr`${names.player(seat)} peut acheter une carte`,
  keepGoods: (names, { seat, arriving }) =>
    fr`${names.player(seat)} choisit lesquelles de ces marchandises garder : ${names.goods(arriving)}`,
  moveShip: (names, { seat }) => fr`${names.player(seat)} peut déplacer un bateau`,
  takeBonus: (names, { seat }) => fr`${names.player(seat)} prend le bonus de la case du bateau`,
  buildOnArrival: (names, { seat }) =>
    fr`${names.player(seat)} peut construire là où le bateau est arrivé`,
  scoreGod: (names, { seat }) => fr`${names.player(seat)} peut compter les points d’un dieu`,
  enterSquare: (names, { seat, square }) =>
    fr`${names.player(seat)} fait entrer un bateau dans la case ${names.place(square)}`,
  magister: (names, { seat }) =>
    fr`${names.player(seat)} choisit une moitié de la carte précédente`,
  praetor: (names, { seat }) => fr`${names.player(seat)} peut acheter une carte`,
  proconsul: (names, { seat }) => fr`${names.player(seat)} peut acheter une carte`,
  legatus: (names, { seat }) => fr`${names.player(seat)} peut suggérer une carte`,
  chooseStartCity: (names, { seat }) => fr`${names.player(seat)} choisit sa cité de départ`,
  buyGoods: (names, { seat }) => fr`${names.player(seat)} peut acheter ses premières marchandises`,
  chooseTile: (names, { seat }) => fr`${names.player(seat)} garde une tuile`,
  openAuction: (names, { seat }) => fr`${names.player(seat)} met une tuile aux enchères`,
  raiseBid: (names, { seat }) => fr`${names.player(seat)} mise plus ou passe`,
  takeTile: (names, { seat }) => fr`${names.player(seat)} peut prendre une tuile`,
  useTiles: (names, { seat }) => fr`${names.player(seat)} peut utiliser des tuiles`,
  changeGoods: (names, { seat, left }) =>
    fr`${names.player(seat)} peut échanger ${counted(left, 'marchandise')}`,
  moveColonists: (names, { seat, steps }) =>
    fr`${names.player(seat)} peut déplacer ses colons (encore ${steps} pas)`,
};
