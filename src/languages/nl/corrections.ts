/** Corrections of logs, as whole sentences without a full stop. */

import type { OwnWords } from '../own';
import { nl } from './grammar';
import { place } from './nouns';

export const corrections = {
  colonist(names, { seat, kind, from, to }) {
    const said = (id: string): string => (id === 'storehouse' ? 'het pakhuis' : place(names, id));
    return nl`${names.player(seat)} verplaatst een ${names.colonist(kind)} van ${said(from)} naar ${said(to)}`;
  },
} satisfies Partial<OwnWords['corrections']>;
