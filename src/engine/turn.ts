/**
 * The flow of a game: a card is played, its decisions are made one after the other, the turn ends,
 * the next one begins. Whatever leaves no choice happens by itself; only cards are always played by
 * their player.
 */
import { CARDS } from '../cards/catalogue';
import type { Action, ActionOf } from '../model/action';
import { CARD_TO_PLAY } from '../model/card-to-play';
import type { CardId } from '../model/cards';
import type { Decision, DecisionOf } from '../model/decision';
import { type Refusal, refuse } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { DISPLAY_PLACES, MAX_TURNS } from '../model/state';
import { ask, changePlayer, finish, playerAt } from '../rules/change';
import type { DecisionHandler, Game, Play } from '../rules/game';
import { items, removed } from '../rules/lists';
import { gapOf } from '../rules/market';
import { partiesOf } from '../rules/partners';
import { passPraefectus } from '../rules/praefectus';
import { firstRefusal, wrongDecision } from '../rules/refusals';
import { beginRole, chooseRole } from '../rules/role-choice';

/** Every action allowed for a decision, the base game's first; or only so many of them. */
export function legalFor(
  game: Game,
  state: GameState,
  decision: Decision,
  most = Number.POSITIVE_INFINITY,
): readonly Action[] {
  if (game.canObject) return unopposed(game, state, decision, most);
  return offered(game, state, decision, most);
}

/** Without the actions that a map or module closes. */
function unopposed(
  game: Game,
  state: GameState,
  decision: Decision,
  most: number,
): readonly Action[] {
  const all = offered(game, state, decision, Number.POSITIVE_INFINITY);
  return all
    .filter((action) => objectionTo(game, state, decision, action) === undefined)
    .slice(0, most);
}

function objectionTo(
  game: Game,
  state: GameState,
  decision: Decision,
  action: Action,
): Refusal | undefined {
  return firstRefusal(game, (hook) => hook.objection?.(game, state, decision, action));
}

function offered(
  game: Game,
  state: GameState,
  decision: Decision,
  most: number,
): readonly Action[] {
  const own = handlerOf(game, decision).legal(game, state, decision, most);
  // What the base game lists is a list already, made for this call.
  if (game.offers.length === 0 && Array.isArray(own)) return own;
  const actions: Action[] = [];
  for (const action of own) {
    if (actions.push(action) === most) return actions;
  }
  for (const offer of game.offers) {
    if (!offer.during.includes(decision.kind)) continue;
    for (const action of offer.legal(game, state, decision)) {
      if (actions.push(action) === most) return actions;
    }
  }
  return actions;
}

/** Carries out an action of the seat whose decision it is, and all that follows by itself. */
export function carryOut(play: Play, decision: Decision, action: Action): void {
  step(play, decision, action);
  settle(play);
}

/** Opens a turn: what comes before the card, then the card. */
export function startTurn(play: Play): void {
  const { seat, turn } = play.state;
  play.events?.push({ type: 'turnStarted', seat, turn });
  for (const hook of play.game.hooks) hook.turnStarted?.(play);
  ask(play, CARD_TO_PLAY[seat] ?? { kind: 'playCard', seat });
}

/** Goes on until there is something to choose, or the game is over. */
export function settle(play: Play): void {
  while (play.state.phase !== 'finished') {
    const { decision } = play.state;
    if (decision === null) {
      if (!goesOn(play)) endTurn(play);
      continue;
    }
    if (decision.kind === 'playCard') return;
    const courses = coursesOf(play.game, play.state, decision);
    if (courses.length > 1) return;
    const [only] = courses;
    if (only === undefined) finish(play);
    else step(play, decision, only);
  }
}

/** Whether something follows an action that is over, in the same turn. */
function goesOn(play: Play): boolean {
  const { hooks } = play.game;
  for (const hook of hooks) if (hook.actionEnding?.(play) === true) return true;
  for (const hook of hooks) if (hook.actionEnded?.(play) === true) return true;
  return false;
}

/** The first two actions allowed: enough to tell whether there is a choice. */
export function coursesOf(game: Game, state: GameState, decision: Decision): readonly Action[] {
  return legalFor(game, state, decision, 2);
}

/** Playing a card: the decision every turn begins with. */
export const playCard: DecisionHandler<DecisionOf<'playCard'>> = {
  kind: 'playCard',

  legal(game, state, { seat }) {
    const found: ActionOf<'playCard'>[] = [];
    const hand = items(playerAt(state, seat).hand);
    for (let index = 0; index < hand.length; index++) {
      const card = hand[index];
      if (card === undefined || hand.indexOf(card) !== index) continue;
      if (playRefusal(game, state, seat, card) !== undefined) continue;
      const { roles } = CARDS[card];
      if (roles.length === 1) found.push({ type: 'playCard', seat, card });
      else for (const as of roles) found.push({ type: 'playCard', seat, card, as });
    }
    return found;
  },

  apply(play, decision, action) {
    if (action.type !== 'playCard') wrongDecision(decision, action);
    const { seat } = decision;
    const { card } = action;
    const { hand, discard } = playerAt(play.state, seat);
    const held = hand.indexOf(card);
    if (held === -1) {
      refuse({
        code: 'CARD_NOT_IN_HAND',
        message: `${card} is not in the hand.`,
        rule: 'R-3.1',
        details: { card },
      });
    }
    const refusal = playRefusal(play.game, play.state, seat, card);
    if (refusal !== undefined) refuse(refusal);
    const as = chooseRole(card, action.as);
    changePlayer(play, seat, { hand: removed(hand, held), discard: [...discard, card] });
    finish(play);
    play.events?.push({ type: 'cardPlayed', seat, card, as });
    for (const hook of play.game.hooks) hook.cardPlayed?.(play, seat, as, card);
    beginRole(play, seat, card, as);
  },
};

function playRefusal(game: Game, state: GameState, seat: Seat, card: CardId): Refusal | undefined {
  return firstRefusal(game, (hook) => hook.playRefusal?.(game, state, seat, card));
}

function handlerOf(game: Game, decision: Decision): DecisionHandler {
  return (
    game.decisions.get(decision.kind) ??
    refuse({
      code: 'INVALID_STATE',
      message: `A ${decision.kind} decision is not part of this game.`,
      details: { path: 'decision.kind' },
    })
  );
}

function step(play: Play, decision: Decision, action: Action): void {
  const { offers, canObject } = play.game;
  if (canObject) {
    const refusal = objectionTo(play.game, play.state, decision, action);
    if (refusal !== undefined) refuse(refusal);
  }
  const offer =
    offers.length === 0
      ? undefined
      : offers.find(({ type, during }) => type === action.type && during.includes(decision.kind));
  (offer ?? handlerOf(play.game, decision)).apply(play, decision, action);
  noteEnd(play, decision.seat);
}

/** The last card of the display or the last house ends the game, once. */
function noteEnd(play: Play, seat: Seat): void {
  const { state } = play;
  if (state.concordia !== null) return;
  const noHouse = playerAt(state, seat).houses === 0;
  if (!noHouse && !isSoldOut(state)) return;
  state.phase = 'finalRound';
  state.concordia = seat;
  state.lastTurn = state.turn + partiesOf(play.game) - 1;
  play.events?.push({ type: 'concordiaTaken', seat, reason: noHouse ? 'lastHouse' : 'lastCard' });
}

function isSoldOut({ deck, display }: GameState): boolean {
  return deck.length === 0 && items(display).every((card) => card === null);
}

function endTurn(play: Play): void {
  const { game, state } = play;
  for (const hook of game.hooks) hook.turnEnded?.(play);
  refillDisplay(play);
  passPraefectus(play);
  if (state.turn === state.lastTurn) {
    state.phase = 'finished';
    play.events?.push({ type: 'gameEnded' });
    return;
  }
  state.turn =
    state.phase === 'playing' && state.turn >= MAX_TURNS
      ? MAX_TURNS - game.players + 1
      : state.turn + 1;
  state.seat = (state.seat + 1) % game.players;
  startTurn(play);
}

/** Shifts the display to the left and fills it up from the deck. */
function refillDisplay({ state, events }: Play): void {
  if (gapOf(state) === -1) return;
  const left = items(state.display).filter((card) => card !== null);
  const deck = items(state.deck);
  const full: (CardId | null)[] = [...left, ...deck.splice(0, DISPLAY_PLACES - left.length)];
  while (full.length < DISPLAY_PLACES) full.push(null);
  state.display = full;
  state.deck = deck;
  events?.push({ type: 'displayRefilled', display: full });
}
