/** What screens say beside a game. */
import type { OwnWords } from '../own';
import { descriptions } from './descriptions';
import { screen } from './screen';

export const dutchScreens: Pick<OwnWords, 'language' | 'screen' | 'descriptions'> = {
  language: 'nl',
  screen,
  descriptions,
};
