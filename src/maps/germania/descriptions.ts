/** What the map changes, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: {
    germania: () =>
      'A ship gives an Architect two steps, and rivers hold any number of ships. With a Tribune you may take the good of a castle beside one of your colonists.',
  },
} as const satisfies Descriptions;
