/** Titles of decisions, as whole sentences without a full stop. */
import { capitalsOf } from '../../model/moment';
import type { OwnWords } from '../own';
import { at, either } from './grammar';

export const decisions = {
  tribune(names, { seat, placed }, moment) {
    const who = names.player(seat);
    if (!placed) {
      const places = moment === undefined ? [] : capitalsOf(moment).map(names.place);
      const where =
        places.length === 0 ? '' : ` ${either(places.map((place) => at(names, place)))}`;
      return `${who} darf einen Kolonisten${where} einsetzen`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return `${who} darf ${open.length === 0 ? 'weitermachen' : either(open)}`;
  },
} satisfies Partial<OwnWords['decisions']>;
