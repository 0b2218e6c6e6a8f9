/** What the module is, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    venus: () =>
      'Cards with two halves to choose from, a Magister for everybody, and a seventh goddess.',
  },
  options: {
    cards: {
      label: 'Cards',
      text: 'Which box the cards are from.',
      values: { concordia: 'Concordia, 2013', venus: 'Concordia Venus' },
    },
  },
  roles: {
    magister: () =>
      'Carry out once more the card that you played before it, unless that is a Senator.',
  },
} as const satisfies Descriptions;
