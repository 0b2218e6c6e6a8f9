/** Titles of decisions, as whole sentences without a full stop. */
import { capitalsOf } from '../../model/moment';
import type { OwnWords } from '../own';
import { CARDS, counted, either, GOODS, STEPS } from './grammar';

export const decisions: OwnWords['decisions'] = {
  playCard: (names, { seat }) => `${names.player(seat)} spielt eine Karte`,
  tribune(names, { seat, placed }, moment) {
    const who = names.player(seat);
    if (!placed) {
      const places = moment === undefined ? [] : capitalsOf(moment).map(names.place);
      const where = places.length === 0 ? '' : ` in ${either(places)}`;
      return `${who} darf einen Kolonisten${where} einsetzen`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return `${who} darf ${open.length === 0 ? 'weitermachen' : either(open)}`;
  },
  architect: (names, { seat, steps, building }) =>
    building || steps === 0
      ? `${names.player(seat)} darf bauen`
      : `${names.player(seat)} darf noch ${counted(steps, STEPS)} ziehen oder bauen`,
  prefect: (names, { seat }) =>
    `${names.player(seat)} lässt eine Provinz produzieren oder nimmt die Münzen`,
  colonist: (names, { seat, placed }) =>
    placed === 0
      ? `${names.player(seat)} setzt Kolonisten ein oder nimmt Geld`
      : `${names.player(seat)} darf weitere Kolonisten einsetzen`,
  mercator: (names, { seat }) => `${names.player(seat)} darf handeln`,
  diplomat: (names, { seat }) => `${names.player(seat)} kopiert eine Karte`,
  senator: (names, { seat, bought }) =>
    `${names.player(seat)} darf ${bought === 0 ? '' : 'noch '}${counted(2 - bought, CARDS)} kaufen`,
  consul: (names, { seat }) => `${names.player(seat)} darf eine Karte kaufen`,
  keepGoods: (names, { seat, arriving }) =>
    `${names.player(seat)} wählt, was davon ins Lagerhaus kommt: ${names.goods(arriving)}`,
  moveShip: (names, { seat }) => `${names.player(seat)} darf mit einem Schiff fahren`,
  takeBonus: (names, { seat }) => `${names.player(seat)} nimmt den Bonus des Schiffes`,
  buildOnArrival: (names, { seat }) =>
    `${names.player(seat)} darf dort bauen, wo das Schiff angekommen ist`,
  scoreGod: (names, { seat }) => `${names.player(seat)} darf eine Gottheit werten`,
  enterSquare: (names, { seat, square }) =>
    `${names.player(seat)} fährt mit einem Schiff ins Handelsfeld ${names.place(square)}`,
  magister: (names, { seat }) => `${names.player(seat)} wählt eine Hälfte der vorigen Karte`,
  praetor: (names, { seat }) => `${names.player(seat)} darf eine Karte kaufen`,
  proconsul: (names, { seat }) => `${names.player(seat)} darf eine Karte kaufen`,
  legatus: (names, { seat }) => `${names.player(seat)} darf eine Karte empfehlen`,
  chooseStartCity: (names, { seat }) => `${names.player(seat)} wählt die Startstadt`,
  buyGoods: (names, { seat }) => `${names.player(seat)} darf die ersten Waren kaufen`,
  chooseTile: (names, { seat }) => `${names.player(seat)} behält eine Forumskarte`,
  openAuction: (names, { seat }) => `${names.player(seat)} stellt eine Forumskarte zur Auktion`,
  raiseBid: (names, { seat }) => `${names.player(seat)} bietet mehr oder passt`,
  takeTile: (names, { seat }) => `${names.player(seat)} darf eine Forumskarte nehmen`,
  useTiles: (names, { seat }) => `${names.player(seat)} darf Forumskarten nutzen`,
  changeGoods: (names, { seat, left }) =>
    `${names.player(seat)} darf ${counted(left, GOODS)} tauschen`,
  moveColonists: (names, { seat, steps }) =>
    `${names.player(seat)} darf noch ${counted(steps, STEPS)} ziehen`,
};
