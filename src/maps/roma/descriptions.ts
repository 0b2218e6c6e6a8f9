/** What the map changes, in words. */
import type { Descriptions } from '../../kit';

const building = () => 'A ship that arrives may build one house on a building site here.';
const sites = () => 'Only ships reach its building sites.';

export const descriptions = {
  summaries: {
    roma: () =>
      'The districts of the city are its provinces. Ships sail along a track of their own, to bonuses, building sites, and Byzantium, where they score a god at once.',
  },
  places: {
    roma: {
      'field:start-field': () =>
        'Land colonists begin here; their first step leads through a gate into the city.',
      'field:ostia': () => 'Ships begin here; they sail forward only.',
      'field:massilia': (names) => `A ship that arrives brings ${names.money(3)}.`,
      'field:valentia': (names) => `A ship that arrives brings ${names.goods({ brick: 1 })}.`,
      'field:carthago': building,
      'field:cyrene': (names) => `A ship that arrives brings ${names.money(5)}.`,
      'field:alexandria': (names) =>
        `A ship that arrives brings ${names.goods({ food: 1 })} or ${names.goods({ tool: 1 })}.`,
      'field:antiochia': (names) =>
        `A ship that arrives brings ${names.goods({ wine: 1 })} or ${names.goods({ cloth: 1 })}.`,
      'field:athenae': building,
      'field:byzantium': () =>
        'A ship that arrives may mark a god with a house and score it at once as if for one card, or for half if another player marked it before.',
      'province:carthago': sites,
      'province:athenae': sites,
    },
  },
} as const satisfies Descriptions;
