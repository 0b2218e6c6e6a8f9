/** Corrections of logs, as whole sentences without a full stop. */
import type { OwnWords } from '../own';
import { hasAny } from '../shared';
import { fr } from './grammar';
import { place } from './nouns';

export const corrections = {
  goods(names, { seat, goods }) {
    const isAny = hasAny(goods);
    return isAny
      ? fr`${names.player(seat)} a maintenant ${names.goods(goods)} dans l’entrepôt`
      : fr`${names.player(seat)} n’a plus rien dans l’entrepôt`;
  },
  colonist(names, { seat, kind, from, to }) {
    const said = (id: string): string => (id === 'storehouse' ? 'l’entrepôt' : place(names, id));
    return fr`${names.player(seat)} déplace un ${names.colonist(kind)} de ${said(from)} vers ${said(to)}`;
  },
} satisfies Partial<OwnWords['corrections']>;
