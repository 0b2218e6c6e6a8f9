import { inputFaults } from '../../model/faults';
import { deepFreeze } from '../../model/freeze';
import { typeOf } from '../../model/plain';

/** How the planner values things, in victory points. */
export interface Weights {
  /** The cards of each god that it expects to gain by the end, at the start of the game. */
  readonly future: number;
  /** A sestertius at the end of the game. */
  readonly money: number;
  /** The additional value of a sestertius at the start of the game. */
  readonly moneyEarly: number;
  /** The first good of a kind, for each sestertius of its price. */
  readonly goods: number;
  /** The value of the next good of a kind, as a fraction of the one before. */
  readonly decay: number;
  /** The yield of a house during the game, for a good of five sestertii. */
  readonly house: number;
  /** The use of a colonist on the board during the game. */
  readonly colonist: number;
  /** A card that can be played before the next Tribune. */
  readonly hand: number;
  /** A card, apart from the points of its god. */
  readonly card: number;
  /** What others get from the player's own Prefect, as a fraction of its value for them. */
  readonly envy: number;
  /** A city that becomes nearer for a colonist with no better task. */
  readonly near: number;
  /** A ship beside a square that scores at the end. */
  readonly square: number;
}

/** Found by self-play: `npm run train` explains how, docs/bots.md names the seeds and the results. */
export const WEIGHTS: Weights = deepFreeze({
  future: 0.383,
  money: 0.0624,
  moneyEarly: 0.0398,
  goods: 3.6,
  decay: 0.363,
  house: 2.63,
  colonist: 0.215,
  hand: 0.0395,
  card: 4.3,
  envy: 0.0757,
  near: 0.0225,
  square: 5.25,
});

/** A copy of the weights. @throws ConcordiaError `INVALID_INPUT` if one is missing, or is no number. */
export function checkedWeights(weights: Weights): Weights {
  const checked: Record<keyof Weights, number> = { ...WEIGHTS };
  for (const name in WEIGHTS) {
    const weight: unknown = Reflect.get(Object(weights), name);
    if (typeof weight !== 'number' || !Number.isFinite(weight)) {
      const facts = { expected: 'number', found: typeOf(weight) };
      inputFaults.refuse('INVALID_INPUT', `weights.${name}`, 'wrongType', undefined, facts);
    }
    Reflect.set(checked, name, weight);
  }
  return checked;
}

/** The weights for a number of players at the table. */
export function weightsFor(players: number): Weights {
  return BY_PLAYERS[players] ?? WEIGHTS;
}

/** By the number of players; none of those trained so far has proved better than `WEIGHTS`. */
const BY_PLAYERS: Readonly<Record<number, Weights>> = {};
