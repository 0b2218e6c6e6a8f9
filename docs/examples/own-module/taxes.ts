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
  type ProvinceId,
  province,
  type Role,
  receiveMoney,
  refusal,
  type Seat,
  seat,
  step,
  type Table,
} from 'concordia-rules/kit';

const FOR_SALE: CardId = 'publicanus-ii';

/** Choose the province. */
const publicanusDecision = decision({
  kind: 'publicanus',
  mustDecide: true,
  words: () => 'collects the taxes of a province',
});

const publicanus: Role = {
  name: 'publicanus',
  begin: (play, seat) => ask(play, { kind: 'publicanus', seat }),
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
  options: ({ game }) => [...game.board.provinces.keys()].map((province) => ({ province })),

  refusal(table, { seat, province }) {
    return ownersIn(table, province).includes(seat) ? undefined : noHouseToTax({ province });
  },

  cost: (table, { seat, province }) => ({ gain: taxesOf(table, seat, province) }),

  apply(play, { seat, province }) {
    finish(play);
    play.emit({ type: 'taxesCollected', seat, province });
    receiveMoney(play, seat, taxesOf(play, seat, province));
  },

  words: (names, { province }) => `Collect the taxes of ${names.province(province)}`,
});

const taxesCollected = event({
  type: 'taxesCollected',
  shape: { seat, province },
  words: (names, { province }) => `collects the taxes of ${names.province(province)}`,
});

/** The taxes of a province, in sestertii. */
function taxesOf(table: Table, seat: Seat, province: ProvinceId): number {
  const others = ownersIn(table, province).filter((owner) => owner !== seat);
  return Number(table.game.options.baseTaxes) + others.length;
}

/** The owners of all houses in a province, once per house. */
function ownersIn({ game, state }: Table, province: ProvinceId): readonly Seat[] {
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
    values: {
      coins: (amount) => amount + 1,
    },
  }),
});
