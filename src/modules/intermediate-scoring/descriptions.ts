/** What the module is, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    'intermediate-scoring': () =>
      'The first Tribune of each player scores the cards so far, and the best two are paid.',
  },
  options: {
    intermediateScoring: {
      label: 'Intermediate scoring',
      text: 'The first Tribune of each player scores the cards so far, for a little money: a help in first games.',
    },
  },
} as const satisfies Descriptions;
