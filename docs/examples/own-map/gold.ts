/** Gold in the rivers: after an Architect that ends next to a ford you may pan there. */
import {
  ask,
  type Chance,
  type CityId,
  changePlayer,
  city,
  count,
  decision,
  defineRules,
  type EventOfType,
  event,
  finish,
  meaning,
  parseDraws,
  part,
  passing,
  playerAt,
  refusal,
  type Seat,
  seat,
  shuffled,
  step,
} from 'concordia-rules/kit';
import {
  mixed,
  moneyAfter,
  notEnoughMoney,
  placesBeside,
  purseOf,
} from 'concordia-rules/kit/rules';
import * as z from 'zod';

const RULE = 'Colchis 1';
const FORDS = ['charistus', 'hippus', 'glaucus', 'cyaneus'];
/** The gold of the four fords; how much each one has stays hidden until somebody pans there. */
const NUGGETS = [1, 2, 3, 5];
/** What panning costs, in sestertii. */
const PRICE = 2;

const goldPart = part({
  id: 'colchis',
  draws: true,
  schema: z.strictObject({
    /** Nuggets by ford. */
    gold: z.record(z.string(), z.int()),
    /** The seat that has panned there, by ford. */
    finders: z.record(z.string(), z.int()),
  }),

  audit({ gold, finders }, { state }) {
    const isRight = isSame(Object.keys(gold), FORDS) && isSame(Object.values(gold), NUGGETS);
    if (!isRight) return 'the four fords hold 1, 2, 3 and 5 nuggets';
    const isKnown = Object.keys(finders).every((ford) => FORDS.includes(ford));
    const areSeats = Object.values(finders).every((seat) => state.players[seat] !== undefined);
    return isKnown && areSeats ? undefined : 'finders has an unknown ford or seat';
  },

  view: ({ gold, finders }) => ({ gold: seenGold(gold, finders), finders }),

  imagine: ({ gold, finders }, chance) => ({ gold: guessedGold(gold, chance), finders }),

  follow: {
    goldFound: ({ gold, finders }, { seat, ford, nuggets }: EventOfType<typeof goldFound>) => ({
      gold: { ...gold, [ford]: nuggets },
      finders: { ...finders, [ford]: seat },
    }),
  },

  label: 'Gold',

  picture: ({ gold, finders }, names) =>
    FORDS.map((ford) => {
      const nuggets = gold[ford] === 'hidden' ? '?' : `${gold[ford]}`;
      const seat = finders[ford];
      return {
        key: ford,
        kind: 'gold',
        place: ford,
        ...(seat !== undefined && { seat }),
        text: nuggets,
        label: `${names.printed('Gold')}, ${names.place(ford)}: ${nuggets}`,
      };
    }),

  drawn(seen) {
    const guessed = guessedGold(seen.at(-1)?.part.gold ?? {});
    return FORDS.map((ford) => guessed[ford] ?? 0);
  },
});

function seenGold(
  gold: Record<string, number>,
  finders: Record<string, number>,
): Record<string, number | 'hidden'> {
  const seen: Record<string, number | 'hidden'> = {};
  for (const [ford, nuggets] of Object.entries(gold)) {
    seen[ford] = finders[ford] === undefined ? 'hidden' : nuggets;
  }
  return seen;
}

function guessedGold(
  seen: Record<string, number | 'hidden'>,
  chance?: Chance,
): Record<string, number> {
  const left = mixed(
    NUGGETS.filter((nuggets) => !Object.values(seen).includes(nuggets)),
    chance,
  );
  const gold: Record<string, number> = {};
  for (const [ford, nuggets] of Object.entries(seen)) {
    gold[ford] = nuggets === 'hidden' ? (left.shift() ?? 0) : nuggets;
  }
  return gold;
}

/** The gold drawn at a real table, in the order of the fords. */
const DrawsSchema = z
  .array(z.int())
  .refine((nuggets) => isSame(nuggets, NUGGETS), 'the fords hold 1, 2, 3 and 5 nuggets');

function isSame(found: readonly unknown[], wanted: readonly unknown[]): boolean {
  return [...found].sort().join() === [...wanted].sort().join();
}

const panning = decision({
  kind: 'panning',
  words: (names, { seat }) => `${names.player(seat)} may pan for gold`,
});

const notAtFord = refusal({
  reason: 'notAtFord',
  code: 'NOT_AT_FORD',
  rule: RULE,
  words: (names, { ford }: { readonly ford: CityId }) =>
    `You have no colonist at the ford ${names.place(ford)}.`,
});

const goldIsFound = refusal({
  reason: 'goldIsFound',
  code: 'FORD_EMPTY',
  rule: RULE,
  words: (names, { ford, finder }: { readonly ford: CityId; readonly finder: Seat }) =>
    `${names.player(finder)} has already found the gold in the ${names.place(ford)}.`,
});

const panGold = step({
  type: 'panGold',
  notation: 'pan {ford}',
  rule: RULE,
  during: [panning],
  shape: { ford: meaning(city, 'A ford next to one of your colonists.') },

  candidates: () => FORDS.map((ford) => ({ ford })),

  refusal(position, { seat, ford }) {
    const isBeside = placesBeside(position.game.board, position.state, seat).has(ford);
    if (!isBeside || !FORDS.includes(ford)) return notAtFord({ ford });
    const finder = goldPart.read(position.state).finders[ford];
    if (finder !== undefined) return goldIsFound({ ford, finder });
    const money = purseOf(position, seat);
    return money < PRICE ? notEnoughMoney(PRICE, money, RULE) : undefined;
  },

  cost: () => ({ money: PRICE }),

  apply(transition, { seat, ford }) {
    finish(transition);
    changePlayer(transition, seat, { money: moneyAfter(transition, seat, PRICE) });
    const { gold, finders } = goldPart.read(transition.state);
    goldPart.write(transition, { gold, finders: { ...finders, [ford]: seat } });
    transition.emit({ type: 'goldFound', seat, ford, nuggets: gold[ford] ?? 0, money: PRICE });
  },

  words: (names, { ford }) => `Pan for gold in the ${names.place(ford)}`,
});

const goldFound = event({
  type: 'goldFound',
  shape: {
    seat,
    ford: meaning(city, 'The ford.'),
    nuggets: count(1, 5, 'The number of nuggets, a victory point each.'),
    money: count(PRICE, PRICE, 'Sestertii paid for panning.'),
  },
  follow: (position, { seat, money }) =>
    changePlayer(position, seat, { money: playerAt(position.state, seat).money - money }),
  words: (names, { seat, ford, nuggets, money }) =>
    `${names.player(seat)} finds ${names.counted(nuggets, 'nugget')} in the ${names.place(ford)} for ${names.money(money)}`,
});

export const gold = defineRules({
  id: 'colchis',
  parts: [goldPart],
  decisions: [panning],
  steps: [panGold, passing(panning)],
  events: [goldFound],
  refusals: [notAtFord, goldIsFound],

  setUp(transition, draws) {
    const drawn = draws[goldPart.id];
    const nuggets =
      drawn === undefined
        ? shuffled(transition, NUGGETS)
        : parseDraws(goldPart.id, RULE, DrawsSchema, drawn);
    const gold = Object.fromEntries(FORDS.map((ford, index) => [ford, nuggets[index] ?? 0]));
    goldPart.write(transition, { gold, finders: {} });
  },

  on: {
    architectEnded: (transition, { seat }) => ask(transition, { kind: 'panning', seat }),
  },

  scores: [
    {
      id: 'gold',
      words: () => 'Gold',
      points({ state }, seat) {
        const { gold, finders } = goldPart.read(state);
        const found = FORDS.filter((ford) => finders[ford] === seat);
        return found.reduce((sum, ford) => sum + (gold[ford] ?? 0), 0);
      },
    },
  ],
});
