/** What the map changes, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    creta: () =>
      'Taking the coins brings 2 more sestertii. Gaudos has no marker of its own: its bonus is a good of your choice.',
  },
  places: {
    creta: {
      'province:brown': () =>
        'A marker of the chosen good then lies here with its coins up, until a player takes the coins.',
    },
  },
} as const satisfies Descriptions;
