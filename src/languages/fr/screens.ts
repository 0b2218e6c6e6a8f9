/** What screens show beside the board, and what cards, tiles and places do. */
import type { OwnPartOfScreens } from '../own';
import { descriptions } from './descriptions';
import { screen } from './screen';

/** Without the words of the game itself. */
export const frenchScreens: OwnPartOfScreens = {
  language: 'fr',
  screen,
  descriptions,
};
