/** Decisions, as sentences about the player who decides. */
import { startPlacesOf } from '../../model/moment';
import type { OwnWords } from '../own';
import {
  CARD,
  counted,
  either,
  form,
  GOODS,
  inPlace,
  intoPlace,
  noun,
  STEP,
  some,
  who,
} from './grammar';
import { someGoods } from './names';

const LEFT = noun('został', 'zostały', 'zostało');

/** `został 1 ruch`, `zostały 2 ruchy`, `zostało 5 ruchów`. */
function left(steps: number): string {
  return `${form(steps, LEFT)} ${counted(steps, STEP)}`;
}

export const decisions: OwnWords['decisions'] = {
  playCard: (names, { seat }) => `${who(names, seat)} zagrywa kartę`,
  tribune(names, { seat, placed }, moment) {
    if (!placed) {
      const places = moment === undefined ? [] : startPlacesOf(moment);
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
  prefect: (names, { seat }) => `${who(names, seat)} uruchamia produkcję lub bierze monety`,
  colonist: (names, { seat, placed }) =>
    placed === 0
      ? `${who(names, seat)} umieszcza kolonistów lub bierze sestercje`
      : `${who(names, seat)} może umieścić kolejnych kolonistów`,
  mercator: (names, { seat }) => `${who(names, seat)} może handlować`,
  diplomat: (names, { seat }) => `${who(names, seat)} kopiuje kartę`,
  senator: (names, { seat, bought }) => `${who(names, seat)} może kupić ${some(2 - bought, CARD)}`,
  consul: (names, { seat }) => `${who(names, seat)} może kupić kartę`,
  keepGoods: (names, { seat, arriving }) =>
    `${who(names, seat)} wybiera, co zatrzymać: ${someGoods(arriving)}`,
  moveShip: (names, { seat }) => `${who(names, seat)} może przesunąć kolonistę morskiego`,
  takeBonus: (names, { seat }) => `${who(names, seat)} wybiera bonus z trasy statku`,
  buildOnArrival: (names, { seat }) =>
    `${who(names, seat)} może zbudować dom tam, gdzie kolonista morski zakończył ruch`,
  scoreGod: (names, { seat }) => `${who(names, seat)} może zapunktować boga`,
  enterSquare: (names, { seat, square }) =>
    `${who(names, seat)} przesuwa kolonistę morskiego ${intoPlace(names, square)}`,
  magister: (names, { seat }) => `${who(names, seat)} wybiera połowę poprzedniej karty`,
  praetor: (names, { seat }) => `${who(names, seat)} może kupić kartę`,
  proconsul: (names, { seat }) => `${who(names, seat)} może kupić kartę`,
  legatus: (names, { seat }) => `${who(names, seat)} może zaproponować kartę`,
  chooseStartCity: (names, { seat }) => `${who(names, seat)} wybiera miasto startowe`,
  buyGoods: (names, { seat }) => `${who(names, seat)} może kupić pierwsze dobra`,
  chooseTile: (names, { seat }) => `${who(names, seat)} wybiera kafelek do zatrzymania`,
  takeTile: (names, { seat }) => `${who(names, seat)} może wziąć kafelek`,
  useTiles: (names, { seat }) => `${who(names, seat)} może użyć kafelków`,
  changeGoods: (names, { seat, left: goods }) =>
    `${who(names, seat)} może wymienić ${some(goods, GOODS)}`,
  moveColonists: (names, { seat, steps }) =>
    `${who(names, seat)} może przesuwać kolonistów (${left(steps)})`,
};
