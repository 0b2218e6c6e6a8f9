/** What the map changes, in words. */
import type { Descriptions } from '../../kit';

const port = () => 'It is a port for the ships that wait in the Mediterranean.';

export const descriptions = {
  summaries: {
    gallia: () =>
      'The first ship of each player waits in the Mediterranean until its owner builds in a port.',
  },
  places: {
    gallia: {
      'field:mediterranean': () =>
        'A ship stays here until its owner builds a house in a port, and then moves there.',
      'city:bononia': port,
      'city:juliobona': port,
      'city:gesocribate': port,
      'city:portus-namnetus': port,
      'city:burdigala': port,
      'city:flaviobriga': port,
    },
  },
} as const satisfies Descriptions;
