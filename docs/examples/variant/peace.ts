/** Short peace: a game of a few rounds, in which a province that one player has settled alone is at peace. */
import {
  count,
  defineModule,
  defineRules,
  option,
  type Position,
  type ProvinceId,
  receiveMoney,
  type Seat,
  withCause,
} from 'concordia-rules/kit';
import { union } from 'concordia-rules/kit/rules';

/** Victory points for a province at peace. */
const POINTS = 3;
/** Sestertii for the move of a ship. */
const HARBOUR_DUES = 1;

/** The provinces that the player has settled alone. */
function provincesAtPeace(position: Position, seat: Seat): readonly ProvinceId[] {
  return [...position.game.board.provinces.keys()].filter((province) => {
    const owners = ownersIn(position, province);
    return owners.length > 0 && owners.every((owner) => owner === seat);
  });
}

/** The owners of all houses in a province, once per house. */
function ownersIn({ game, state }: Position, province: ProvinceId): readonly Seat[] {
  const cities = game.board.provinces.get(province)?.cities ?? [];
  return cities.flatMap((city) => state.board.houses[city] ?? []);
}

export const peace = defineModule({
  id: 'peace',
  name: 'Short peace',
  options: {
    /** The game ends after so many rounds. */
    rounds: option({ ...count(1, 60, 'The game ends after so many rounds.'), byDefault: 12 }),
  },
  rules: defineRules({
    id: 'peace',

    tokens: (tokens) => {
      const first = tokens.indexOf('tool');
      return tokens.map((good, at) => (at === first ? 'wine' : good));
    },

    scores: [
      {
        id: 'peace',
        words: () => 'Provinces at peace',
        points: (position, seat) => POINTS * provincesAtPeace(position, seat).length,
      },
    ],

    modifiers: {
      gameEnds: (ends, { game, state }) =>
        ends || state.turn >= Number(game.options.rounds) * game.players,

      moveCost: (money, _position, { kind }) => (kind === 'sea' ? money + HARBOUR_DUES : money),

      production: (goods, position, { seat, province }) =>
        provincesAtPeace(position, seat).includes(province) ? union(goods, { wine: 1 }) : goods,
    },

    overrides: {
      concordia: {
        steps: {
          takeIncome: (before) => ({
            ...before,

            cost(position, action, decision) {
              const { gain = 0, ...cost } = before.cost?.(position, action, decision) ?? {};
              return { ...cost, gain: gain + provincesAtPeace(position, action.seat).length };
            },

            apply(transition, action, decision) {
              const more = provincesAtPeace(transition, action.seat).length;
              withCause(transition, { rule: 'Peace 4' }, () =>
                receiveMoney(transition, action.seat, more),
              );
              before.apply(transition, action, decision);
            },
          }),
        },
      },
    },
  }),
});
