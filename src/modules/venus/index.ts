/** The cards of Concordia Venus: double cards to choose a half of, and the Magister. */
import { defineModule, defineRules } from '../../kit';
import { venusDeck } from './cards';
import { magister, magisterDecision, repeat } from './magister';

/** The cards of Concordia Venus; asked for by the option `cards: 'venus'`. */
export const venus = defineModule({
  id: 'venus',
  name: 'Cards of Concordia Venus',
  isPlayed: ({ cards }) => cards === 'venus',
  rules: defineRules({
    id: 'venus',
    deck: venusDeck,
    roles: [magister],
    decisions: [magisterDecision],
    steps: [repeat],
  }),
});
