/** Corrections of logs, as whole sentences without a full stop. */
import type { OwnWords } from '../own';
import { hasAny } from '../shared';

export const corrections = {
  goods(names, { seat, goods }) {
    const isAny = hasAny(goods);
    return isAny
      ? `${names.player(seat)} hat jetzt ${names.goods(goods)} im Lagerhaus`
      : `${names.player(seat)} hat nichts mehr im Lagerhaus`;
  },
} satisfies Partial<OwnWords['corrections']>;
