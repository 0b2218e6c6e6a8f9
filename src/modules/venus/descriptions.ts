/** What the module is, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    venus: () =>
      'Cards with two halves to choose from, a Magister for every player, and a seventh god, Venus.',
  },
  options: {
    cards: {
      label: 'Cards',
      text: 'The box that the cards are from.',
      values: { concordia: 'Concordia, 2013', venus: 'Concordia Venus' },
    },
  },
  roles: {
    magister: () =>
      'Carry out again the card that you played before it, unless that was a Senator.',
  },
} as const satisfies Descriptions;
