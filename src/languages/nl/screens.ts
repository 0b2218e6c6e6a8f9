/** What screens say beside a game. */
import type { OwnPartOfScreens } from '../own';
import { descriptions } from './descriptions';
import { screen } from './screen';

/** Without the words of the game itself. */
export const dutchScreens: OwnPartOfScreens = {
  language: 'nl',
  screen,
  descriptions,
};
