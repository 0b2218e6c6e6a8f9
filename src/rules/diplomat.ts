/** Diplomat: carry out the card on top of another player's discard. */
import { CARDS } from '../cards/catalogue';
import type { CardId } from '../model/cards';
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { ask, finish } from './change';
import type { DecidingRole } from './game';
import { wrongDecision } from './refusals';
import { beginRole, chooseRole, rolesToChoose } from './role-choice';

export const diplomat: DecidingRole<DecisionOf<'diplomat'>> = {
  name: 'diplomat',
  kind: 'diplomat',

  begin(play, seat) {
    ask(play, { kind: 'diplomat', seat });
  },

  *legal(game, state, { seat }) {
    for (let from = 0; from < game.players; from++) {
      const card = copiedCard(state, seat, from);
      if (card === undefined) continue;
      for (const as of rolesToChoose(card)) yield { type: 'copyCard', seat, from, ...as };
    }
  },

  apply(play, decision, action) {
    if (action.type !== 'copyCard') wrongDecision(decision, action);
    const { seat } = decision;
    const { from } = action;
    const card = copiedCard(play.state, seat, from);
    if (card === undefined) {
      refuse({
        code: 'CANNOT_COPY',
        message: 'A Diplomat copies the top card of another player, and never a Diplomat.',
        rule: 'R-4.7',
        details: { from },
      });
    }
    const as = chooseRole(card, action.as);
    finish(play);
    play.events.push({ type: 'cardCopied', seat, from, card, as });
    beginRole(play, seat, card, as);
  },
};

/** The card that copying from the seat would carry out, if that is allowed. */
function copiedCard(state: GameState, seat: Seat, from: Seat): CardId | undefined {
  if (from === seat) return undefined;
  const card = state.players[from]?.discard.at(-1);
  return card === undefined || CARDS[card].roles.includes('diplomat') ? undefined : card;
}
