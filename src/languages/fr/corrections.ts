/** Corrections of logs, as whole sentences without a full stop. */
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { fr } from './grammar';

export const corrections = {
  goods(names, { seat, goods }) {
    const isAny = hasAny(goods);
    return isAny
      ? fr`${names.player(seat)} a maintenant ${names.goods(goods)} dans l’entrepôt`
      : fr`${names.player(seat)} n’a plus rien dans l’entrepôt`;
  },
} satisfies Partial<OwnWords['corrections']>;
