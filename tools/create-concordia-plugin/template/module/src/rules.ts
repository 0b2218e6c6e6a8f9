/**
 * My plugin 1. When your Architect has ended, you may give the temple 3 sestertii of your own, once. The players may
 * agree on another price.
 *
 * My plugin 2. Each of your gifts is a victory point.
 *
 * All names begin with `myPlugin`, so that they never clash with those of other packages.
 */
import {
  ask,
  changePlayer,
  count,
  decision,
  defineRules,
  type EventOfType,
  event,
  finish,
  type Game,
  list,
  part,
  passing,
  playerAt,
  refusal,
  seat,
  step,
} from 'concordia-rules/kit';

const RULE = 'My plugin 1';

/** The gifts of each player, in the order of seats. */
const gifts = part({
  id: 'my-plugin',
  schema: list(count(0, 999, 'Gifts of a player.'), 6, 'Gifts by seat.').schema,
  audit: (gifts, { state }) =>
    gifts.length === state.players.length ? undefined : 'each player has a number of gifts',
  follow: {
    myPluginGiven: (gifts, { seat }: EventOfType<typeof given>) => oneMore(gifts, seat),
  },
});

const giving = decision({
  kind: 'myPlugin',
  words: (names, { seat }) => `${names.player(seat)} may give to the temple`,
});

const tooLittle = refusal({
  reason: 'myPluginTooLittle',
  code: 'MY_PLUGIN_TOO_LITTLE',
  rule: RULE,
  words: (names, { price }: { readonly price: number }) => `A gift is ${names.money(price)}.`,
});

const give = step({
  type: 'myPluginGive',
  rule: RULE,
  during: [giving],
  shape: {},
  candidates: () => [{}],

  refusal({ game, state }, { seat }) {
    const price = priceIn(game);
    return playerAt(state, seat).money < price ? tooLittle({ price }) : undefined;
  },

  cost: ({ game }) => ({ money: priceIn(game) }),

  apply(transition, { seat }) {
    const money = priceIn(transition.game);
    finish(transition);
    changePlayer(transition, seat, { money: playerAt(transition.state, seat).money - money });
    gifts.write(transition, oneMore(gifts.read(transition.state), seat));
    transition.emit({ type: 'myPluginGiven', seat, money });
  },

  words: (names, _action, cost) => `Give the temple ${names.money(cost?.money ?? 0)}`,
});

const given = event({
  type: 'myPluginGiven',
  shape: { seat, money: count(1, 10, 'Sestertii given.') },
  follow: (position, { seat, money }) =>
    changePlayer(position, seat, { money: playerAt(position.state, seat).money - money }),
  words: (names, { seat, money }) => `${names.player(seat)} gives the temple ${names.money(money)}`,
});

export const rules = defineRules({
  id: 'my-plugin',
  parts: [gifts],
  decisions: [giving],
  steps: [give, passing(giving)],
  events: [given],
  refusals: [tooLittle],

  setUp: (transition) =>
    gifts.write(
      transition,
      transition.state.players.map(() => 0),
    ),

  on: {
    architectEnded: (transition, { seat }) => ask(transition, { kind: 'myPlugin', seat }),
  },

  scores: [
    {
      id: 'my-plugin',
      words: () => 'Gifts to the temple',
      points: ({ state }, seat) => gifts.read(state)[seat] ?? 0,
    },
  ],
});

function priceIn({ options }: Game): number {
  return Number(options.myPluginPrice);
}

function oneMore(gifts: readonly number[], seat: number): number[] {
  return gifts.map((count, owner) => (owner === seat ? count + 1 : count));
}
