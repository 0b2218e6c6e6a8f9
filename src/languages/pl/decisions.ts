/** Decisions, as sentences about the player who decides. */
import { capitalsOf } from '../../model/moment';
import type { OwnWords } from '../own';
import {
  CARD,
  counted,
  does,
  either,
  form,
  GOODS,
  inPlace,
  intoPlace,
  LEFT,
  STEP,
  some,
  who,
} from './grammar';
import { someGoods } from './names';

/** `został 1 ruch`, `zostały 2 ruchy`, `zostało 5 ruchów`. */
function left(steps: number): string {
  return `${form(steps, LEFT)} ${counted(steps, STEP)}`;
}

export const decisions: OwnWords['decisions'] = {
  playCard: does('zagrywa kartę'),
  tribune(names, { seat, placed }, moment) {
    if (!placed) {
      const places = moment === undefined ? [] : capitalsOf(moment);
      const where = either(places.map((place) => inPlace(names, place)));
      return `${who(names, seat)} może umieścić kolonistę${where === '' ? '' : ` ${where}`}`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return `${who(names, seat)} może ${either(open) || 'grać dalej'}`;
  },
  architect: (names, { seat, steps, building }) =>
    building || steps === 0
      ? `${who(names, seat)} może budować`
      : `${who(names, seat)} może przesuwać kolonistów (${left(steps)}) lub budować`,
  prefect: does('uruchamia produkcję lub bierze monety'),
  colonist: (names, { seat, placed }) =>
    placed === 0
      ? `${who(names, seat)} umieszcza kolonistów lub bierze sestercje`
      : `${who(names, seat)} może umieścić kolejnych kolonistów`,
  mercator: does('może handlować'),
  diplomat: does('kopiuje kartę'),
  senator: (names, { seat, bought }) => `${who(names, seat)} może kupić ${some(2 - bought, CARD)}`,
  consul: does('może kupić kartę'),
  keepGoods: (names, { seat, arriving }) =>
    `${who(names, seat)} wybiera, które z tych dóbr zatrzymać: ${someGoods(arriving)}`,
  moveShip: does('może przesunąć kolonistę morskiego'),
  takeBonus: does('wybiera bonus z trasy statku'),
  buildOnArrival: does('może zbudować dom po przybyciu kolonisty morskiego'),
  scoreGod: does('może zapunktować boga'),
  enterSquare: (names, { seat, square }) =>
    `${who(names, seat)} przesuwa kolonistę morskiego ${intoPlace(names, square)}`,
  magister: does('wybiera połowę poprzedniej karty'),
  praetor: does('może kupić kartę'),
  proconsul: does('może kupić kartę'),
  legatus: does('może zaproponować kartę'),
  chooseStartCity: does('wybiera miasto startowe'),
  buyGoods: does('może kupić pierwsze dobra'),
  chooseTile: does('wybiera kafelek do zatrzymania'),
  openAuction: (names, { seat }) => `${names.player(seat)} wystawia kafelek na licytację`,
  raiseBid: (names, { seat }) => `${names.player(seat)} licytuje wyżej albo pasuje`,
  takeTile: does('może wziąć kafelek'),
  useTiles: does('może użyć kafelków'),
  changeGoods: (names, { seat, left: goods }) =>
    `${who(names, seat)} może wymienić ${some(goods, GOODS)}`,
  moveColonists: (names, { seat, steps }) =>
    `${who(names, seat)} może przesuwać kolonistów (${left(steps)})`,
};
