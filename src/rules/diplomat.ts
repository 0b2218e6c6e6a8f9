/** Diplomat: carry out the card on top of another player's discard. */
import { CARDS } from '../cards/catalogue';
import type { CardId } from '../model/cards';
import type { DecisionOf } from '../model/decision';
import { type Refusal, refuse } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { ask, finish } from './change';
import type { DecidingRole, Game } from './game';
import { partnerOf } from './partners';
import { firstRefusal, wrongDecision } from './refusals';
import { beginRole, chooseRole, rolesToChoose } from './role-choice';

export const diplomat: DecidingRole<DecisionOf<'diplomat'>> = {
  name: 'diplomat',
  kind: 'diplomat',

  begin(play, seat, _card, depth) {
    ask(play, { kind: 'diplomat', seat, ...(depth > 0 ? { depth } : {}) });
  },

  *legal(game, state, { seat }) {
    for (let from = 0; from < game.players; from++) {
      const card = copiedCard(state, seat, from);
      if (card === undefined || copyRefusal(game, state, seat, from) !== undefined) continue;
      for (const as of rolesToChoose(card)) yield { type: 'copyCard', seat, from, ...as };
    }
  },

  apply(play, decision, action) {
    if (action.type !== 'copyCard') wrongDecision(decision, action);
    const { seat, depth } = decision;
    const { from } = action;
    const { game, state } = play;
    const card = copiedCard(state, seat, from);
    if (card === undefined) {
      refuse({
        code: 'CANNOT_COPY',
        message: 'A Diplomat copies the top card of another player, and never a Diplomat.',
        rule: 'R-4.7',
        details: { from },
      });
    }
    const refusal = copyRefusal(game, state, seat, from);
    if (refusal !== undefined) refuse(refusal);
    const as = chooseRole(card, action.as);
    finish(play);
    play.events.push({ type: 'cardCopied', seat, from, card, as });
    for (const hook of game.hooks) hook.cardCopied?.(play, seat, from, card, as);
    // A Magister that is copied acts from where the Diplomat lies.
    beginRole(play, seat, card, as, depth);
  },
};

/** The card that copying from the seat would carry out, if it can be copied at all. */
function copiedCard(state: GameState, seat: Seat, from: Seat): CardId | undefined {
  if (from === seat) return undefined;
  const card = state.players[from]?.discard.at(-1);
  return card === undefined || CARDS[card].roles.includes('diplomat') ? undefined : card;
}

/** What speaks against copying the card of that player. */
function copyRefusal(game: Game, state: GameState, seat: Seat, from: Seat): Refusal | undefined {
  if (partnerOf(game, seat) === from) {
    return {
      code: 'CANNOT_COPY',
      message: 'Partners do not copy each other.',
      rule: 'R-9.6',
      details: { from },
    };
  }
  return firstRefusal(game, (hook) => hook.copyRefusal?.(game, state, seat, from));
}
