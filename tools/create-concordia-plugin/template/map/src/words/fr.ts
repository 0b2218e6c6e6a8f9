/** The words of this package in French. */
import type { Seat, WordSet } from 'concordia-rules';

/**
 * Adds them to those of concordia-rules, and of any other package: `createLibrary({ maps, words: withFrench(french) })`.
 */
export function withFrench(words: WordSet): WordSet {
  return {
    ...words,
    events: {
      ...words.events,
      myPluginMined: (names, { seat, city }: { readonly seat: Seat; readonly city: string }) =>
        `${names.player(seat)} ouvre la mine d’argent de ${names.place(city)}`,
    },
    scores: { ...words.scores, 'my-plugin': () => 'Mines d’argent' },
  };
}
