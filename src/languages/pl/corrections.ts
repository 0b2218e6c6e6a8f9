/** Corrections of logs, as sentences without a full stop. */
import type { Names } from '../../model/names';
import type { OwnWords } from '../own';
import { hasAny } from '../shared';

import { fromPlace, intoPlace, who } from './grammar';
import { someGoods } from './names';

export const corrections = {
  goods(names, { seat, goods }) {
    return hasAny(goods)
      ? `${who(names, seat)} ma teraz w magazynie ${someGoods(goods)}`
      : `${who(names, seat)} nie ma już nic w magazynie`;
  },
} satisfies Partial<OwnWords['corrections']>;

export function leaving(names: Names, place: string): string {
  return place === 'storehouse' ? 'z magazynu' : fromPlace(names, place);
}

export function entering(names: Names, place: string): string {
  return place === 'storehouse' ? 'do magazynu' : intoPlace(names, place);
}
