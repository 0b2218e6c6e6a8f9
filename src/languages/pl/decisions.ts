/** Decisions, as sentences about the player who decides. */
import { capitalsOf } from '../../model/moment';
import type { OwnWords } from '../own';
import { counted, either, form, inPlace, LEFT, STEP, who } from './grammar';

/** `został 1 ruch`, `zostały 2 ruchy`, `zostało 5 ruchów`. */
export function left(steps: number): string {
  return `${form(steps, LEFT)} ${counted(steps, STEP)}`;
}

export const decisions = {
  tribune(names, { seat, placed }, moment) {
    if (!placed) {
      const places = moment === undefined ? [] : capitalsOf(moment);
      const where = either(places.map((place) => inPlace(names, place)));
      return `${who(names, seat)} może umieścić kolonistę${where === '' ? '' : ` ${where}`}`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return `${who(names, seat)} może ${either(open) || 'grać dalej'}`;
  },
} satisfies Partial<OwnWords['decisions']>;
