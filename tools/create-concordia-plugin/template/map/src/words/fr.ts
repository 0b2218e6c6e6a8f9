/** The words of this package in French. */
import type { TranslationOf } from 'concordia-rules/kit';
import type { rules } from '../rules.js';

/** The compiler names each action, decision, event and refusal of the rules that has no words here. */
export const inFrench: TranslationOf<typeof rules> = {
  language: 'fr',
  events: {
    myPluginMined: (names, { seat, city }) =>
      `${names.player(seat)} ouvre la mine d’argent de ${names.place(city)}`,
  },
  scores: { 'my-plugin': () => 'Mines d’argent' },
};
