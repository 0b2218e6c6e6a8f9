/** Diplomat: carry out the card on top of another player's discard. */
import { CARDS } from '../cards/catalogue';
import type { Action, ActionOf } from '../model/action';
import type { CardId, RoleName } from '../model/cards';
import type { DecisionOf } from '../model/decision';
import { type Refusal, refuse } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { ask, finish, playerAt } from './change';
import type { DecidingRole, Game, Play } from './game';
import { last } from './lists';
import { partnerOf } from './partners';
import { firstRefusal, wrongDecision } from './refusals';
import { beginRole, chooseRole } from './role-choice';

export const diplomat: DecidingRole<DecisionOf<'diplomat'>> = {
  name: 'diplomat',
  kind: 'diplomat',

  begin(play, seat, _card, depth) {
    ask(play, { kind: 'diplomat', seat, ...(depth > 0 ? { depth } : {}) });
  },

  legal(game, state, { seat }) {
    const found: Action[] = copies(game, state, seat);
    if (found.length === 0) found.push({ type: 'pass', seat });
    return found;
  },

  apply(play, decision, action) {
    const { seat } = decision;
    const { game, state } = play;
    if (action.type === 'pass' && !canCopy(game, state, seat)) {
      finish(play);
      return;
    }
    if (action.type !== 'copyCard') wrongDecision(decision, action);
    const { from } = action;
    const discard = state.players[from]?.discard;
    const card = discard && last(discard);
    if (from === seat || card === undefined || isDiplomat(card)) {
      refuse({
        code: 'CANNOT_COPY',
        message: 'A Diplomat copies the top card of another player, and never a Diplomat.',
        rule: 'R-4.7',
        details: { from },
      });
    }
    const refusal = copyRefusal(game, state, seat, from, card);
    if (refusal !== undefined) refuse(refusal);
    const first = listedFor(copies(game, state, seat), state, card);
    if (first !== undefined && first !== from && !remembersCopies(game)) {
      refuse({
        code: 'CANNOT_COPY',
        message: `The same card lies with seat ${first}, which is the one to name: it makes no difference.`,
        rule: 'R-4.7',
        details: { from, same: first },
      });
    }
    const as = chooseRole(card, action.as);
    carryOutCopy(play, decision, from, card, as);
  },
};

/** Whether it makes a difference later whose card was copied. */
function remembersCopies({ hooks }: Game): boolean {
  return hooks.some((hook) => hook.cardCopied !== undefined);
}

/** The seat whose card is listed for all equal ones. */
function listedFor(
  found: readonly ActionOf<'copyCard'>[],
  { players }: GameState,
  card: CardId,
): Seat | undefined {
  return found.find(({ from }) => last(players[from]?.discard ?? []) === card)?.from;
}

/** Every card that lies on top of another player's discard and can be copied; equal ones once. */
function copies(game: Game, state: GameState, seat: Seat): ActionOf<'copyCard'>[] {
  const found: ActionOf<'copyCard'>[] = [];
  const isOnce = !remembersCopies(game);
  for (let from = 0; from < game.players; from++) {
    if (from === seat) continue;
    const card = last(playerAt(state, from).discard);
    if (card === undefined || isDiplomat(card)) continue;
    if (copyRefusal(game, state, seat, from, card) !== undefined) continue;
    if (isOnce && listedFor(found, state, card) !== undefined) continue;
    const { roles } = CARDS[card];
    if (roles.length === 1) found.push({ type: 'copyCard', seat, from });
    else for (const as of roles) found.push({ type: 'copyCard', seat, from, as });
  }
  return found;
}

/** Whether there is a card on a discard to copy. */
export function canCopy(game: Game, state: GameState, seat: Seat): boolean {
  return copies(game, state, seat).length > 0;
}

/** A Diplomat never copies a Diplomat. */
export function isDiplomat(card: CardId): boolean {
  return CARDS[card].roles.includes('diplomat');
}

/** Makes the decision by carrying out the card; `from` is null for one of the display. */
export function carryOutCopy(
  play: Play,
  { seat, depth }: DecisionOf<'diplomat'>,
  from: Seat | null,
  card: CardId,
  as: RoleName,
): void {
  finish(play);
  play.events?.push({ type: 'cardCopied', seat, from, card, as });
  for (const hook of play.game.hooks) hook.cardCopied?.(play, seat, from, card, as);
  // A Magister that is copied acts from where the Diplomat lies.
  beginRole(play, seat, card, as, depth);
}

/** What speaks against copying the card of that player, or of the display. */
export function copyRefusal(
  game: Game,
  state: GameState,
  seat: Seat,
  from: Seat | null,
  card: CardId,
): Refusal | undefined {
  if (from !== null && partnerOf(game, seat) === from) {
    return {
      code: 'CANNOT_COPY',
      message: 'Partners do not copy each other.',
      rule: 'R-9.6',
      details: { from },
    };
  }
  return firstRefusal(game, (hook) => hook.copyRefusal?.(game, state, seat, from, card));
}
