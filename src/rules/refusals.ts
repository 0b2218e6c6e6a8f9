/** Refusals that several steps share. */

import type { Position } from '../kit/game';
import type { AnyAction, AnyDecision } from '../model/any';
import type { Refusal } from '../model/errors';
import { baseRefusal } from '../model/faults';
import type { Seat } from '../model/ids';

/** How an open decision ends: by playing a card, by `pass`, or by deciding. */
type Ending = 'card' | 'pass' | 'make';

/** What the player may have forgotten to do first; empty if a card has to be played. */
const ADVICE: Readonly<Record<Ending, string>> = {
  card: '',
  pass: '; finish it or pass',
  make: '; finish it first',
};

function endingOf({ game }: Position, { kind }: AnyDecision): Ending {
  if (kind === 'playCard') return 'card';
  const { type, stepOf } = game.kinds.get(kind) ?? {};
  return stepOf?.has('pass') && !type?.mustDecide ? 'pass' : 'make';
}

/** The action does not belong to the open decision, or not now. */
export const otherDecision = baseRefusal({
  reason: 'otherDecision',
  code: 'WRONG_DECISION',
  words: (
    names,
    {
      decision,
      action,
      seat,
      end,
    }: {
      readonly decision: string;
      readonly action: string;
      readonly seat: Seat;
      readonly end: Ending;
    },
  ) =>
    `${names.player(seat)} cannot ${names.action(action)} during this decision (${names.decision(decision)})${ADVICE[end]}.`,
});

/** Why an action does not belong to the open decision. */
export function wrongDecision(
  position: Position,
  decision: AnyDecision,
  { type }: Pick<AnyAction, 'type'>,
): Refusal {
  const { kind, seat } = decision;
  return otherDecision({ decision: kind, action: type, seat, end: endingOf(position, decision) });
}

/** Another player decides now (R-3.3). */
export const notYourTurn = baseRefusal({
  reason: 'notYourTurn',
  code: 'NOT_YOUR_TURN',
  rule: 'R-3.3',
  words: (
    names,
    {
      seat,
      expected,
      decision,
      end,
    }: {
      readonly seat: Seat;
      readonly expected: Seat;
      readonly decision: string;
      readonly end: Ending;
    },
  ) =>
    `It is ${names.player(expected)}’s turn to decide (${names.decision(decision)}), not ${names.player(seat)}’s${ADVICE[end]}.`,
});

export function othersTurn(position: Position, decision: AnyDecision, seat: Seat): Refusal {
  const { kind, seat: expected } = decision;
  return notYourTurn({ seat, expected, decision: kind, end: endingOf(position, decision) });
}

/** It is none of the candidates of a choice. */
export const notOffered = baseRefusal({
  reason: 'notOffered',
  code: 'INVALID_ACTION',
  words: () => 'This cannot be chosen.',
});

/** Nothing is left to decide (R-6.1). */
export const gameOver = baseRefusal({
  reason: 'gameOver',
  code: 'GAME_OVER',
  rule: 'R-6.1',
  words: () => 'The game is over.',
});

/** The player does not have enough money. */
export const tooLittleMoney = baseRefusal({
  reason: 'tooLittleMoney',
  code: 'NOT_ENOUGH_MONEY',
  words: (names, { needed, money }: { readonly needed: number; readonly money: number }) =>
    `This costs ${names.money(needed)}, but you have ${money === 0 ? 'none' : `only ${money}`}.`,
});

/** Refuses what the player cannot afford: `needed` and `money` are sestertii. */
export function notEnoughMoney(needed: number, money: number, rule: string): Refusal {
  return tooLittleMoney({ needed, money }, rule);
}

/** Whom to blame for pieces that a module is given, such as tiles; the kit watches rules in the same way. */
export { type Blame, blaming } from '../kit/blame';
