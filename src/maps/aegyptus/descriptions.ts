/** What the map changes, in words. */
import type { Descriptions } from '../../kit';

const nile = () => 'It lies on the Nile, whose flood adds 1 food to the bonus.';
const redSea = () => 'It lies on the Red Sea.';

export const descriptions = {
  summaries: {
    aegyptus: () =>
      'The flood of the Nile adds food to the bonus of a province and then moves downstream. A ship that an Architect leaves beside a trade square enters it, for 7 points.',
  },
  places: {
    aegyptus: {
      'city:gold': () => 'A ship in it scores 7 points.',
      'city:frankincense': () =>
        'A ship in it scores 7 points, and brings 5 sestertii whenever a province of the Red Sea produces.',
      'province:kush': nile,
      'province:nubia': nile,
      'province:aegyptus-superior': nile,
      'province:arcadia': nile,
      'province:aegyptus-inferior': nile,
      'province:sinai': redSea,
      'province:arabia': redSea,
      'province:litus': redSea,
    },
  },
} as const satisfies Descriptions;
