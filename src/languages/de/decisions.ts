/** Titles of decisions, as whole sentences without a full stop. */
import { capitalsOf } from '../../model/moment';
import type { OwnWords } from '../own';
import { at, CARDS, counted, either, STEPS } from './grammar';

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
  architect: (names, { seat, steps, building }) =>
    building || steps === 0
      ? `${names.player(seat)} darf bauen`
      : `${names.player(seat)} darf noch ${counted(steps, STEPS)} ziehen oder bauen`,
  senator: (names, { seat, bought }) =>
    `${names.player(seat)} darf ${bought === 0 ? '' : 'noch '}${counted(2 - bought, CARDS)} kaufen`,
} satisfies Partial<OwnWords['decisions']>;
