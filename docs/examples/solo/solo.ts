/**
 * A solo variant of our own invention: one person plays against Aemulus, whose seat the rules play. It is not the printed
 * solo game. What is publicly known of that one has a place in `REACTIONS`; who owns it can write the rest.
 */
import {
  changeBoard,
  changePlayer,
  defineModule,
  defineRules,
  NO_GOODS,
  type Position,
  playerAt,
  type RoleName,
  refusal,
  type Seat,
  type Transition,
  withCause,
} from 'concordia-rules/kit';
import { draftCard } from 'concordia-rules/kit/rules';

/** The seat behind those of the people. */
const rivalIn = ({ game }: Position): Seat => game.people;

/** What Aemulus does in his turn, by the card that was played before it. */
const REACTIONS: Readonly<Record<RoleName, (transition: Transition) => void>> = {
  // Printed: he takes a card of the display, which a die chooses.
  architect: takeCard,
  // Printed: he builds in a city that a die chooses, without a house, first in a province that is new to him.
  mercator: build,
  // Printed: points for his houses in a province that produces, 2 points for coins.
  prefect: build,
  // Printed: one more colonist.
  tribune: takeCard,
};

/** Solo 2: the first card of the display. */
function takeCard(transition: Transition): void {
  const card = transition.state.display.find((open) => open !== null);
  if (card !== undefined && card !== null) draftCard(transition, rivalIn(transition), card);
}

/** Solo 3: in the first city without a house, as the map lists them, first in a province where he has none. */
function build(transition: Transition): void {
  const { game, state } = transition;
  const seat = rivalIn(transition);
  const provinces = [...game.board.provinces.values()];
  const settled = ({ cities }: (typeof provinces)[number]): boolean =>
    cities.some((city) => state.board.houses[city]?.includes(seat));
  const inOrder = [...provinces.filter((one) => !settled(one)), ...provinces.filter(settled)];
  const city = inOrder
    .flatMap(({ cities }) => cities)
    .find((one) => state.board.houses[one]?.length === 0);
  const { houses } = playerAt(state, seat);
  if (city === undefined || houses === 0) return;
  changePlayer(transition, seat, { houses: houses - 1 });
  changeBoard(transition, { houses: { ...state.board.houses, [city]: [seat] } });
  transition.emit({ type: 'houseBuilt', seat, city, paid: {}, money: 0 });
}

const soloForOne = refusal({
  reason: 'soloForOne',
  code: 'INVALID_OPTIONS',
  rule: 'Solo 1',
  words: (_names, _facts: { readonly path: string }) => 'Only one person can play against Aemulus.',
});

const rules = defineRules({
  id: 'solo',
  refusals: [soloForOne],

  seats: {
    names: ['Aemulus'],
    // He has no card of his own to play. If others ask him something, he takes the first answer.
    choose: (_position, actions) => actions[0],
  },

  deck: {
    cards: [],
    // He starts without cards: his seat is the last one.
    hand: (hand, seat, { players }) => (seat === players - 1 ? [] : hand),
  },

  setUp(transition) {
    changePlayer(transition, rivalIn(transition), { money: 0, goods: NO_GOODS });
  },

  on: {
    turnStarted(transition, { seat }) {
      if (seat !== rivalIn(transition)) return;
      const played = playerAt(transition.state, 0).discard.at(-1);
      const [role] = (played && transition.game.cards.get(played)?.roles) ?? [];
      const reaction = role && REACTIONS[role];
      if (reaction) withCause(transition, { rule: 'Solo 2' }, () => reaction(transition));
    },
  },

  modifiers: {
    // Solo 4: who does not beat Aemulus has not won, and he never does.
    winner: (won, position) => won.filter((seat) => seat !== rivalIn(position)),
  },
});

export const solo = defineModule({
  id: 'solo',
  name: 'Solo',
  rules,
  incompatible: (_options, people) => (people === 1 ? undefined : soloForOne({ path: 'players' })),
});
