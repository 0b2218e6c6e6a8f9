/** The words of this package in French. */
import type { Seat, WordSet } from 'concordia-rules';

/**
 * Adds them to those of concordia-rules, and of any other package:
 * `createLibrary({ maps, modules, words: withFrench(french) })`.
 */
export function withFrench(words: WordSet): WordSet {
  return {
    ...words,
    actions: {
      ...words.actions,
      myPluginGive: (names, _action, cost) => `Donner ${names.money(cost?.money ?? 0)} au temple`,
    },
    decisions: {
      ...words.decisions,
      myPlugin: (names, { seat }: { readonly seat: Seat }) =>
        `${names.player(seat)} peut donner au temple`,
    },
    events: {
      ...words.events,
      myPluginGiven: (names, { seat, money }: { readonly seat: Seat; readonly money: number }) =>
        `${names.player(seat)} donne ${names.money(money)} au temple`,
    },
    refusals: {
      ...words.refusals,
      myPluginTooLittle: (names, { price }: { readonly price: number }) =>
        `Un don est de ${names.money(price)}.`,
    },
    scores: { ...words.scores, 'my-plugin': () => 'Dons au temple' },
  };
}
