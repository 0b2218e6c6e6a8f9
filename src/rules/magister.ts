/** Magister: carry out again the card played before it, though no Senator. */
import { CARDS } from '../cards/catalogue';
import type { CardId } from '../model/cards';
import type { DecisionOf } from '../model/decision';
import type { Seat } from '../model/ids';
import { type GameState, type GameView, HIDDEN_CARD } from '../model/state';
import { ask, finish, playerAt } from './change';
import type { DecidingRole } from './game';
import { wrongDecision } from './refusals';
import { beginRole, chooseRole, rolesToChoose } from './role-choice';

export const magister: DecidingRole<DecisionOf<'magister'>> = {
  name: 'magister',
  kind: 'magister',

  begin(play, seat, _card, depth) {
    if (repeatedCard(play.state, seat, depth) === undefined) return;
    ask(play, { kind: 'magister', seat, ...(depth > 0 ? { depth } : {}) });
  },

  legal(_game, state, { seat, depth }) {
    const card = repeatedCard(state, seat, depth);
    if (card === undefined) return [];
    return rolesToChoose(card).map((as) => ({ type: 'copyCard', seat, from: seat, ...as }));
  },

  apply(play, decision, action) {
    const { seat, depth = 0 } = decision;
    const card = repeatedCard(play.state, seat, depth);
    if (action.type !== 'copyCard' || action.from !== seat || card === undefined) {
      wrongDecision(decision, action);
    }
    const as = chooseRole(card, action.as);
    finish(play);
    play.events?.push({ type: 'cardCopied', seat, from: seat, card, as });
    beginRole(play, seat, card, as, depth + 1);
  },
};

/** Where a covered card lies whose half is being asked for, so that it has two. */
export function coveredDouble({ decision, players }: GameView): CoveredCard | undefined {
  if (decision?.kind !== 'magister') return undefined;
  const { seat, depth = 0 } = decision;
  const discard = players[seat]?.discard ?? [];
  const index = discard.length - 2 - depth;
  return discard[index] === HIDDEN_CARD ? { seat, index } : undefined;
}

export interface CoveredCard {
  readonly seat: Seat;
  /** On the seat's discard. */
  readonly index: number;
}

/**
 * The card under the one that is being carried out, on the own discard. Every repetition goes
 * further down the pile, so even Magisters and Diplomats that call each other come to an end.
 */
function repeatedCard(state: GameState, seat: Seat, depth = 0): CardId | undefined {
  const card = playerAt(state, seat).discard.at(-2 - depth);
  return card === undefined || CARDS[card].roles.includes('senator') ? undefined : card;
}
