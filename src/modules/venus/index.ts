/** The cards of Concordia Venus: double cards, of which a half is chosen, and the Magister. */
import { defineModule, defineRules, option } from '../../kit';
import { venusDeck } from './cards';
import { descriptions } from './descriptions';
import { magister, magisterDecision, repeat } from './magister';
import { cardsOption } from './option';

/** The cards of Concordia Venus; switched on by the option `cards: 'venus'`. */
export const venus = defineModule({
  id: 'venus',
  name: 'Cards of Concordia Venus',
  options: {
    /** Which cards are used: those of the box of 2013 or of Concordia Venus. */
    cards: option({
      ...cardsOption,
      description: 'Which cards are used: those of the box of 2013 or of Concordia Venus (R-9.1).',
    }),
  },
  descriptions,
  rules: defineRules({
    id: 'venus',
    deck: venusDeck,
    roles: [magister],
    decisions: [magisterDecision],
    steps: [repeat],
  }),
});
