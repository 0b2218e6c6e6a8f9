/** What the map changes, in words. */
import type { Descriptions } from '../../kit';

export const descriptions = {
  summaries: { corsica: () => 'Taking the coins brings 2 more sestertii.' },
} as const satisfies Descriptions;
