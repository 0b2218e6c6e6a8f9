/** The words of Colchis in German, for libraries that speak it. */
import type { TranslationOf } from 'concordia-rules/kit';
import type { gold } from './gold.js';

export const inGerman: TranslationOf<typeof gold> = {
  language: 'de',
  notation: { actions: { panGold: 'schürfen|schürft {ford}' } },
  decisions: {
    panning: (names, { seat }) => `${names.player(seat)} darf nach Gold schürfen`,
  },
  actions: {
    panGold: (names, { ford }) => `An der Furt ${names.place(ford)} nach Gold schürfen`,
  },
  events: {
    goldFound: (names, { seat, ford, nuggets, money }) =>
      `${names.player(seat)} findet an der Furt ${names.place(ford)} ${nuggets} Nugget${nuggets === 1 ? '' : 's'} für ${names.money(money)}`,
  },
  refusals: {
    notAtFord: (names, { ford }) => `An der Furt ${names.place(ford)} hast du keinen Kolonisten.`,
    goldIsFound: (names, { ford, finder }) =>
      `Das Gold an der Furt ${names.place(ford)} hat schon ${names.player(finder)} gefunden.`,
  },
  scores: { gold: () => 'Gold' },
};
