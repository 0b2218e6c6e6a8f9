/** Whose decision it is, and what there is to choose: sentences without a full stop. */
import { capitalsOf } from '../../model/moment';
import type { OwnWords } from '../own';
import { counted, either, nl } from './grammar';
import { moves } from './names';

export const decisions: OwnWords['decisions'] = {
  playCard: (names, { seat }) => nl`${names.player(seat)} speelt een kaart`,
  tribune(names, { seat, placed }, moment) {
    const player = names.player(seat);
    if (!placed) {
      const places = moment === undefined ? [] : capitalsOf(moment).map(names.place);
      if (places.length === 0) return nl`${player} mag een kolonist op het speelbord zetten`;
      return nl`${player} mag een kolonist ${either(places.map((place) => nl`in ${place}`))} zetten`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return open.length === 0 ? nl`${player} mag verdergaan` : nl`${player} mag ${either(open)}`;
  },
  architect: (names, { seat, steps, building }) =>
    building || steps === 0
      ? nl`${names.player(seat)} mag huizen bouwen`
      : nl`${names.player(seat)} mag kolonisten verplaatsen (nog ${moves(steps)}) of huizen bouwen`,
  prefect: (names, { seat }) =>
    nl`${names.player(seat)} laat een provincie produceren of verdient geld`,
  colonist: (names, { seat, placed }) =>
    placed === 0
      ? nl`${names.player(seat)} zet kolonisten op het speelbord of neemt geld`
      : nl`${names.player(seat)} mag nog meer kolonisten op het speelbord zetten`,
  mercator: (names, { seat }) => nl`${names.player(seat)} mag handelen`,
  diplomat: (names, { seat }) => nl`${names.player(seat)} kopieert een kaart`,
  senator: (names, { seat, bought }) =>
    nl`${names.player(seat)} mag ${bought === 0 ? 'ten hoogste' : 'nog'} ${counted(2 - bought, 'kaart', 'kaarten')} kopen`,
  consul: (names, { seat }) => nl`${names.player(seat)} mag een kaart kopen`,
  keepGoods: (names, { seat, arriving }) =>
    nl`${names.player(seat)} kiest welke goederen in het pakhuis komen: ${names.goods(arriving)}`,
  moveShip: (names, { seat }) => nl`${names.player(seat)} mag een schip verplaatsen`,
  takeBonus: (names, { seat }) =>
    nl`${names.player(seat)} neemt de bonus van het veld waar het schip ligt`,
  buildOnArrival: (names, { seat }) =>
    nl`${names.player(seat)} mag bouwen waar het schip is aangekomen`,
  scoreGod: (names, { seat }) => nl`${names.player(seat)} mag de punten van een god tellen`,
  enterSquare: (names, { seat, square }) =>
    nl`${names.player(seat)} kiest welk schip het handelsveld ${names.place(square)} binnenvaart`,
  magister: (names, { seat }) => nl`${names.player(seat)} kiest een helft van de vorige kaart`,
  praetor: (names, { seat }) => nl`${names.player(seat)} mag een kaart kopen`,
  proconsul: (names, { seat }) => nl`${names.player(seat)} mag een kaart kopen`,
  legatus: (names, { seat }) => nl`${names.player(seat)} mag een kaart voorstellen`,
  chooseStartCity: (names, { seat }) => nl`${names.player(seat)} kiest een beginstad`,
  buyGoods: (names, { seat }) => nl`${names.player(seat)} mag de eerste goederen kopen`,
  chooseTile: (names, { seat }) => nl`${names.player(seat)} kiest een tegel om te houden`,
  openAuction: (names, { seat }) => `${names.player(seat)} veilt een tegel`,
  raiseBid: (names, { seat }) => `${names.player(seat)} biedt meer of past`,
  takeTile: (names, { seat }) => nl`${names.player(seat)} mag een tegel nemen`,
  useTiles: (names, { seat }) => nl`${names.player(seat)} mag tegels gebruiken`,
  changeGoods: (names, { seat, left }) =>
    nl`${names.player(seat)} mag ${counted(left, 'product', 'producten')} ruilen`,
  moveColonists: (names, { seat, steps }) =>
    nl`${names.player(seat)} mag kolonisten verplaatsen (nog ${moves(steps)})`,
};
