/** What the module is, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    'intermediate-scoring': () =>
      'The first Tribune of each player scores the cards so far, and the top two earn money.',
  },
  options: {
    intermediateScoring: {
      label: 'Intermediate scoring',
      text: 'The first Tribune of each player scores the cards so far, and the top two earn a little money; useful in your first games.',
    },
  },
} as const satisfies Descriptions;
