/** Corrections of logs, as whole sentences in the plain form. */
import type { OwnWords } from '../own';
import { hasAny } from '../shared';

export const corrections = {
  goods(names, { seat, goods }) {
    const isAny = hasAny(goods);
    return isAny
      ? `${names.player(seat)}の倉庫の資源は${names.goods(goods)}になった`
      : `${names.player(seat)}の倉庫に資源はなくなった`;
  },
} satisfies Partial<OwnWords['corrections']>;
