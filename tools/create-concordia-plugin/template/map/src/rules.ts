/**
 * My plugin 1. Biora and Sulci have silver mines. A player who builds a house there receives 2 sestertii at once.
 *
 * My plugin 2. Each of your houses there is a victory point.
 *
 * All names begin with `myPlugin`, so that they never clash with those of other packages.
 */
import {
  city,
  defineRules,
  event,
  meaning,
  receiveMoney,
  seat,
  withCause,
} from 'concordia-rules/kit';

const RULE = 'My plugin 1';
const MINES: readonly string[] = ['biora', 'sulci'];
/** What a mine brings at once, in sestertii. */
const SILVER = 2;

/** It announces the money, which `moneyReceived` tells. */
const mined = event({
  type: 'myPluginMined',
  shape: { seat, city: meaning(city, 'A city with a mine.') },
  words: (names, { seat, city }) =>
    `${names.player(seat)} opens the silver mine of ${names.place(city)}`,
});

export const rules = defineRules({
  id: 'my-plugin',
  events: [mined],

  on: {
    houseBuilt(transition, { seat, city }) {
      if (!MINES.includes(city)) return;
      withCause(transition, { rule: RULE }, () => {
        transition.emit({ type: 'myPluginMined', seat, city });
        receiveMoney(transition, seat, SILVER);
      });
    },
  },

  modifiers: {
    // So that screens and bots know it before the house is built.
    gain: (money, _position, { action }) =>
      action.type === 'buildHouse' && 'city' in action && MINES.includes(String(action.city))
        ? money + SILVER
        : money,
  },

  scores: [
    {
      id: 'my-plugin',
      words: () => 'Silver mines',
      points: ({ state }, seat) =>
        MINES.filter((mine) => state.board.houses[mine]?.includes(seat)).length,
    },
  ],
});
