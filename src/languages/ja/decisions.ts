/** Titles of decisions, as whole sentences in the plain form. */
import { capitalsOf } from '../../model/moment';
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
} satisfies Partial<OwnWords['decisions']>;

export function stepsLeft(steps: number): string {
  return `残り${counted(steps, 'ステップ')}`;
}
