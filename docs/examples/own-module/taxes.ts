/** Publicani collect the taxes of a province, and a Prefect that takes coins gets one more. */
import {
  ask,
  type CardId,
  count,
  decision,
  defineModule,
  defineRules,
  event,
  finish,
  option,
  type Position,
  type ProvinceId,
  province,
  type Role,
  receiveMoney,
  refusal,
  type Seat,
  seat,
  step,
} from 'concordia-rules/kit';

const FOR_SALE: CardId = 'publicanus-ii';

/** Choose the province. */
const publicanusDecision = decision({
  kind: 'publicanus',
  mustDecide: true,
  words: (names, { seat }) => `${names.player(seat)} collects the taxes of a province`,
});

const publicanus: Role = {
  name: 'publicanus',
  begin: (transition, seat) => ask(transition, { kind: 'publicanus', seat }),
};

const noHouseToTax = refusal({
  reason: 'noHouseToTax',
  code: 'NO_TAXES',
  rule: 'Taxes 1',
  words: (names, { province }: { readonly province: ProvinceId }) =>
    `You have no house in ${names.province(province)}.`,
});

const collectTaxes = step({
  type: 'collectTaxes',
  rule: 'Taxes 1',
  during: [publicanusDecision],
  shape: { province },
  candidates: ({ game }) => [...game.board.provinces.keys()].map((province) => ({ province })),

  refusal(position, { seat, province }) {
    return ownersIn(position, province).includes(seat) ? undefined : noHouseToTax({ province });
  },

  cost: (position, { seat, province }) => ({ gain: taxesOf(position, seat, province) }),

  apply(transition, { seat, province }) {
    finish(transition);
    transition.emit({ type: 'taxesCollected', seat, province });
    receiveMoney(transition, seat, taxesOf(transition, seat, province));
  },

  words: (names, { province }) => `Collect the taxes of ${names.province(province)}`,
});

const taxesCollected = event({
  type: 'taxesCollected',
  shape: { seat, province },
  words: (names, { seat, province }) =>
    `${names.player(seat)} collects the taxes of ${names.province(province)}`,
});

/** The taxes of a province, in sestertii. */
function taxesOf(position: Position, seat: Seat, province: ProvinceId): number {
  const others = ownersIn(position, province).filter((owner) => owner !== seat);
  return Number(position.game.options.baseTaxes) + others.length;
}

/** The owners of all houses in a province, once per house. */
function ownersIn({ game, state }: Position, province: ProvinceId): readonly Seat[] {
  const cities = game.board.provinces.get(province)?.cities ?? [];
  return cities.flatMap((city) => state.board.houses[city] ?? []);
}

export const taxes = defineModule({
  id: 'taxes',
  name: 'Taxes',
  options: {
    /** Sestertii for a province; each house of another player adds one. */
    baseTaxes: option({
      ...count(1, 5, 'Sestertii for a province; each house of another player adds one.'),
      byDefault: 2,
    }),
  },
  rules: defineRules({
    id: 'taxes',
    roles: [publicanus],
    decisions: [publicanusDecision],
    steps: [collectTaxes],
    events: [taxesCollected],
    refusals: [noHouseToTax],
    deck: {
      cards: [
        { id: 'publicanus', roles: ['publicanus'], deck: 0, cost: {}, gods: ['mercurius'] },
        {
          id: FOR_SALE,
          roles: ['publicanus'],
          deck: 2,
          cost: { food: 1, wine: 1 },
          gods: ['mercurius'],
        },
      ],
      hand: (hand) => [...hand, 'publicanus'],
      forSale: (cards) => [...cards, FOR_SALE],
    },
    modifiers: {
      coins: (amount) => amount + 1,
    },
  }),
});
