/** Playing cards: which roles they have, and which are being carried out. */

import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { forbidRefusal, type Game, hasTurn, type Position, type Transition } from '../kit/game';
import { partFaults } from '../kit/rule-words';
import type { Rules } from '../kit/rules';
import { step } from '../kit/step';
import type { AnyDecision, Cost } from '../model/any';
import type { Card, CardId, RoleName } from '../model/cards';
import type { Refusal } from '../model/errors';
import { baseRefusal, type FactsOf, type Fault, faultsOf, inputFaults } from '../model/faults';
import type { Seat } from '../model/ids';
import type { Phase } from '../model/state';
import { contains, finish, items, last, placeOf, playerAt, removed, workingPlayer } from './change';

// What is printed on the cards of a game.

/** A card that must exist. */
export function cardOf({ cards }: Game, id: CardId): Card {
  return (
    cards.get(id) ?? inputFaults.refuse('INVALID_STATE', '', 'unknownCard', undefined, { card: id })
  );
}

/** Whether the card has the role, alone or as a half; false for an unknown card. */
export function hasRole({ game }: Pick<Position, 'game'>, id: CardId, role: RoleName): boolean {
  return game.cards.get(id)?.roles.includes(role) ?? false;
}

// Which cards are being carried out, as the discards show.

/** Whether a player or party has played, this turn, a card of the role or one that can lead to it. */
export function wasPlayed(position: Position, role: RoleName): boolean {
  const { game, state } = position;
  const own = state.players.filter((_, seat) => hasTurn(position, seat));
  if (game.roles.get(role)?.takesBack === true)
    return own.some(({ discard }) => discard.length === 0);
  const isRepeating = (name: RoleName): boolean =>
    game.roles.get(name)?.repeats === true ||
    game.rules.some(({ audit }) => audit?.mayRepeat?.(position, name));
  return own
    .flatMap(({ discard }) => last(discard) ?? [])
    .some((card) => cardOf(game, card).roles.some((name) => name === role || isRepeating(name)));
}

/** Whether a card goes back to the hand when it is played, whichever role is used. */
export function isTakenBack(game: Game, card: CardId): boolean {
  return cardOf(game, card).roles.every((role) => game.roles.get(role)?.takesBack === true);
}

/** The role that a decision belongs to, if it belongs to a card. */
export function roleOf({ roles }: Game, { kind }: AnyDecision): RoleName | undefined {
  return roles.has(kind) ? kind : undefined;
}

// Which role of a card is used, its only one or a half of a double card, and how it begins.

const NO_CHOICE = [{}] as const;

/** The half of a card that is used. */
interface UsedHalf {
  /** The half that is used. */
  readonly as?: RoleName;
}

/** The fields of the actions for playing or copying a card: `as` once for each half of a double card. */
export function rolesToChoose(game: Game, card: CardId): readonly UsedHalf[] {
  return halvesOf(cardOf(game, card).roles);
}

function halvesOf(roles: readonly RoleName[]): readonly UsedHalf[] {
  return roles.length === 1 ? NO_CHOICE : roles.map((as) => ({ as }));
}

/** Why the role is not one of the choices; `undefined` if it is. */
export function roleRefusal(
  game: Game,
  card: CardId,
  as: RoleName | undefined,
): Refusal | undefined {
  const { roles } = cardOf(game, card);
  const isRight = roles.length === 1 ? as === undefined : as !== undefined && contains(roles, as);
  if (isRight) return undefined;
  return roles.length > 1
    ? halfNotChosen({ path: 'as', card, roles })
    : noHalves({ path: 'as', card, roles });
}

/** The field of an action that a refusal is about, and the card with its halves. */
export interface AtHalf {
  readonly path: 'as';
  readonly card: CardId;
  readonly roles: readonly RoleName[];
}

export const halfNotChosen = baseRefusal({
  reason: 'halfNotChosen',
  code: 'INVALID_ACTION',
  rule: 'R-9.2',
  words: (names, { card }: AtHalf) => `Choose one half of ${names.card(card)}.`,
});

export const noHalves = baseRefusal({
  reason: 'noHalves',
  code: 'INVALID_ACTION',
  rule: 'R-9.2',
  words: (names, { card }: AtHalf) => `${names.card(card)} has no halves to choose from.`,
});

/** The role that is used: the one chosen, or the card's only one. */
export function chosenRole(game: Game, card: CardId, as: RoleName | undefined): RoleName {
  return as ?? cardOf(game, card).roles[0] ?? card;
}

/**
 * The income of carrying out the card as a role, for the cost of playing or copying it.
 *
 * @param pile - how many cards will be on the player's discard by then.
 */
export function incomeOfRole(
  position: Position,
  seat: Seat,
  card: CardId,
  as: RoleName | undefined,
  pile: number,
): Cost {
  const { game } = position;
  const role = game.roles.get(chosenRole(game, card, as));
  return role?.income === undefined ? NO_COST : { gain: role.income(position, seat, card, pile) };
}

const NO_COST: Cost = Object.freeze({});

/** Carries out the card as a role, for its player or for the player who copies it. */
export function beginRole(
  transition: Transition,
  seat: Seat,
  card: CardId,
  as: RoleName,
  depth = 0,
): void {
  const role =
    transition.game.roles.get(as) ??
    cardsFaults.refuse('INVALID_STATE', '', 'noSuchRole', undefined, { as });
  const before = transition.because;
  if (transition.hasObservers) {
    const because =
      role.rule === undefined ? { role: as, card } : { rule: role.rule, role: as, card };
    transition.because = because;
    transition.emit({ type: 'roleBegun', seat, as, depth });
    transition.noteRole(seat, as, because);
  }
  role.begin(transition, seat, card, depth);
  transition.because = before;
}

// Playing a card: the decision every turn begins with.

export const notInHand = baseRefusal({
  reason: 'notInHand',
  code: 'CARD_NOT_IN_HAND',
  rule: 'R-3.1',
  words: (names, { card }: { readonly card: CardId }) => `${names.card(card)} is not in your hand.`,
});

type PlayCard = BaseActionOf<'playCard'>;

/** The ways in which a player can play a card: one for each of its roles. */
export function waysToPlay(
  seat: Seat,
  card: CardId,
  roles: readonly RoleName[],
): readonly PlayCard[] {
  return halvesOf(roles).map((half) => ({ type: 'playCard', seat, card, ...half }));
}

const cardDecision = decision({ kind: 'playCard' });

const play = step({
  ...actions.playCard,
  rule: 'R-3.1',
  during: [cardDecision],
  candidatesAreLegal: true,

  candidates({ game, state }, { seat }) {
    const found: PlayCard[] = [];
    const known = game.plays[seat];
    const hand = items(playerAt(state, seat).hand);
    for (let index = 0; index < hand.length; index++) {
      const card = hand[index] as CardId;
      if (hand.indexOf(card) !== index) continue;
      const plays = known?.get(card) ?? waysToPlay(seat, card, cardOf(game, card).roles);
      for (let next = 0; next < plays.length; next++) found.push(plays[next] as PlayCard);
    }
    return found;
  },

  refusal(position, action, open) {
    const { seat, card, as } = action;
    if (!contains(playerAt(position.state, seat).hand, card)) {
      return notInHand({ card });
    }
    return forbidRefusal(position, action, open) ?? roleRefusal(position.game, card, as);
  },

  cost: (position, { seat, card, as }) =>
    incomeOfRole(position, seat, card, as, playerAt(position.state, seat).discard.length + 1),

  apply(transition, { seat, card, as }) {
    const { hand, discard } = playerAt(transition.state, seat);
    const role = chosenRole(transition.game, card, as);
    const player = workingPlayer(transition, seat);
    player.hand = removed(hand, placeOf(hand, card));
    player.discard = [...discard, card];
    finish(transition);
    if (transition.hasObservers) transition.emit({ type: 'cardPlayed', seat, card, as: role });
    beginRole(transition, seat, card, role);
  },
});

export const playCardRules = {
  id: 'play-card',
  refusals: [notInHand, halfNotChosen, noHalves],
  decisions: [cardDecision],
  steps: [play],
} as const satisfies Rules;

/** What can be wrong with the cards of a turn. */
export const cardsFaults = faultsOf({
  wrongPhase: (_names, { phase }: { readonly phase: Phase }) => PHASES[phase],
  displayNotFilled: () => 'the display must be refilled',
  cardNotPlayed: () => 'the card has not been played yet',
  roleNotPlayed: (names, { role }: { readonly role: string }) =>
    `no ${names.role(role)} has been played`,
  noSuchRole: (names, { as }: { readonly as: string }) =>
    `there is no ${names.role(as)} in this game`,
});

const PHASES = {
  playing: 'the game is going on',
  finalRound: 'this is the last round',
  finished: 'the game is over',
} as const;

/** Faults that any map or module may find in its part. */
const SHARED = faultsOf({ ...inputFaults.words, ...partFaults.words, ...cardsFaults.words });

type SharedWords = typeof SHARED.words;

/** A reason of this package with the facts that belong to it, for what a map or module finds wrong with its part. */
export function faultOf<R extends keyof SharedWords & string>(
  reason: R,
  ...facts: FactsOf<SharedWords[R]>
): Fault {
  return SHARED.of(reason, ...facts);
}
