/** What the map changes, in words. */
import type { Descriptions } from '../../kit';

const etna = () =>
  'From its second tile on, its bonus brings no good; from the third, nobody can build here; from the fourth, it produces nothing.';

export const descriptions = {
  summaries: {
    sicilia: () =>
      'Each Tribune draws a tile of Etna. The more tiles a province at the volcano has, the less it yields.',
  },
  places: {
    sicilia: { 'province:grey': etna, 'province:yellow': etna, 'province:orange': etna },
  },
} as const satisfies Descriptions;
