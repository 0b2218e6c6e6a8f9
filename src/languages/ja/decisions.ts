/** Titles of decisions, as whole sentences in the plain form. */
import { capitalsOf } from '../../model/moment';
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { counted, either } from './grammar';

export const decisions = {
  tribune(names, { seat, placed }, moment) {
    if (!placed) {
      const places = moment === undefined ? [] : capitalsOf(moment).map(names.place);
      const where = places.length === 0 ? '' : `${either(places)}に`;
      return `${names.player(seat)}は${where}入植者を1個配置できる`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return open.length === 0
      ? `${names.player(seat)}は手番を続けられる`
      : `${names.player(seat)}は続けて${either(open)}ができる`;
  },
  architect: (names, { seat, steps, building }) =>
    building || steps === 0
      ? `${names.player(seat)}は家を建てられる`
      : `${names.player(seat)}は入植者を移動させるか（${stepsLeft(steps)}）、家を建てることができる`,
  senator: (names, { seat, bought }) => buyingUpTo(names, seat, 2 - bought),
  consul: (names, { seat }) => buyingUpTo(names, seat, 1),
} satisfies Partial<OwnWords['decisions']>;

export function stepsLeft(steps: number): string {
  return `残り${counted(steps, 'ステップ')}`;
}

function buyingUpTo(names: Names, seat: number, cards: number): string {
  const most = cards === 1 ? '1枚' : `${counted(cards, '枚')}まで`;
  return `${names.player(seat)}はカードを${most}購入できる`;
}
