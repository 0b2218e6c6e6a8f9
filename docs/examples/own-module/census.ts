/** At the end, a province in which a player has a house in every city is worth 2 victory points. */
import {
  count,
  defineModule,
  defineRules,
  type Position,
  type ProvinceId,
  type Seat,
} from 'concordia-rules/kit';

/** Victory points for a full province. */
const POINTS = 2;

function fullProvinces({ game, state }: Position, seat: Seat): readonly ProvinceId[] {
  const provinces = [...game.board.provinces.values()];
  return provinces
    .filter(({ cities }) => cities.every((city) => state.board.houses[city]?.includes(seat)))
    .map(({ id }) => id);
}

export const census = defineModule({
  id: 'census',
  name: 'Census',
  rules: defineRules({
    id: 'census',
    scores: [
      {
        id: 'census',
        words: () => 'Full provinces',
        points: (position, seat) => POINTS * fullProvinces(position, seat).length,
      },
    ],
  }),
  sheet: {
    lines: {
      full: count(0, 15, 'Provinces in which the player has a house in every city.'),
    },
    points: ({ full = 0 }) => ({ census: POINTS * Number(full) }),
  },
});
