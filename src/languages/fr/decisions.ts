/** Whose decision it is, and what there is to choose. */
import { capitalsOf } from '../../model/moment';
import type { OwnWords } from '../own';
import { fr } from './grammar';

export const decisions = {
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
} satisfies Partial<OwnWords['decisions']>;
