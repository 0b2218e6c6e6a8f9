/** Corrections of logs, as whole sentences without a full stop. */

import type { OwnWords } from '../own';
import { nl } from './grammar';

export const corrections = {
  colonist(names, { seat, kind, from, to }) {
    const at = (place: string): string =>
      place === 'storehouse' ? 'het pakhuis' : names.place(place);
    return nl`${names.player(seat)} verplaatst een ${names.colonist(kind)} van ${at(from)} naar ${at(to)}`;
  },
} satisfies Partial<OwnWords['corrections']>;
