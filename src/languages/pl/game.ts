/** What is said in games. */
import type { OwnWords } from '../own';
import { actions } from './actions';
import { corrections } from './corrections';
import { decisions } from './decisions';
import { events } from './events';
import { either } from './grammar';
import { names } from './names';
import { notation } from './notation';
import { refusals } from './refusals';

/** Everything but screens, and faults of input; names of places come from the parts of a library. */
export const polishGame: Omit<OwnWords, 'faults' | 'screen' | 'descriptions' | 'refusals'> & {
  readonly refusals: typeof refusals;
} = {
  language: 'pl',
  notation,
  names,
  actions,
  decisions,
  events,
  corrections,
  refusals,
  scores: { byzantium: () => 'Bizancjum', 'trade-squares': () => 'Pola handlowe' },
  gameOver: 'Gra jest zakończona.',
  wrongMap: (maps) =>
    `Wszystkie miejsca tego zapisu są na mapie ${either(maps)}: może podano złą mapę.`,
};
