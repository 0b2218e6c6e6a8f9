/** What screens show beside the board, and what cards, tiles and places do. */
import type { OwnWords } from '../own';
import { descriptions } from './descriptions';
import { screen } from './screen';

/** Without the words of the game itself. */
export const polishScreens: Pick<OwnWords, 'language' | 'screen' | 'descriptions'> = {
  language: 'pl',
  screen,
  descriptions,
};
