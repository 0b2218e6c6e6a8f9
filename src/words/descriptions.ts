/** What the base game brings, in English: its personalities and its options. */
import type { Descriptions } from '../kit/module';
import type { Names } from '../model/names';

const produces = (good: 'brick' | 'food' | 'tool' | 'wine' | 'cloth') => (names: Names) =>
  `Each of your houses in ${names.good(good)} cities brings you 1 ${names.good(good)}.`;

export const baseDescriptions = {
  roles: {
    tribune: (names) =>
      `Take back all your played cards, this one too, and receive 1 sestertius for each of them after the third; then you may place a new colonist in the capital for ${names.goods({ food: 1, tool: 1 })}.`,
    architect: () =>
      'Move your colonists, with one step for each of them on the board to share as you like; then build houses in cities at the ends of the routes they stand on.',
    prefect: () =>
      'Let a province produce: you take its bonus, and each house there brings its owner a good. Or take a sestertius for each coin that shows, and all markers turn back.',
    colonist: (names) =>
      `Place new colonists for ${names.goods({ food: 1, tool: 1 })} each, in the capital or in cities with a house of yours; or take 5 sestertii and 1 more for each of your colonists on the board.`,
    mercator: (names, { income = 0 }) =>
      income === 0
        ? 'Buy or sell up to two kinds of goods.'
        : `Take ${names.money(income)}; then buy or sell up to two kinds of goods.`,
    diplomat: () =>
      'Carry out the top card of another player’s discard pile, unless it is a Diplomat.',
    senator: () =>
      'Buy up to two cards of the display, each for its own cost and the cost of its place.',
    consul: () => 'Buy one card of the display for its own cost alone.',
    mason: produces('brick'),
    farmer: produces('food'),
    smith: produces('tool'),
    vintner: produces('wine'),
    weaver: produces('cloth'),
  },
  options: {
    display: {
      label: 'Card display',
      text: 'What the places of the display cost in addition to the cards.',
      values: { cloth: 'The side with more cloth', wine: 'The side with wine' },
    },
    modules: { label: 'Modules', text: 'What you add to the base game.' },
    omitProvinces: {
      label: 'Provinces left out',
      text: 'The board is played without these provinces and their cities.',
    },
  },
} as const satisfies Descriptions;
