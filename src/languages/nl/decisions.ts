/** Whose decision it is, and what there is to choose: sentences without a full stop. */
import { capitalsOf } from '../../model/moment';
import type { OwnWords } from '../own';
import { either, nl } from './grammar';

export const decisions = {
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
} satisfies Partial<OwnWords['decisions']>;
