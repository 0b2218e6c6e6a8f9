import { deepFreeze } from '../../model/freeze';
/** What the planner thinks things are worth, in victory points. */
export interface Weights {
  /** Cards of each god it expects to have more at the end than now, when the game has just begun. */
  readonly future: number;
  /** A sestertius at the end of the game. */
  readonly money: number;
  /** How much more a sestertius is worth at the beginning of the game. */
  readonly moneyEarly: number;
  /** The first good of a kind, for each sestertius of its price. */
  readonly goods: number;
  /** What the next good of a kind is worth, as a fraction of the one before. */
  readonly decay: number;
  /** What a house brings while the game goes on, for a good of five sestertii. */
  readonly house: number;
  /** What a colonist on the board brings while the game goes on. */
  readonly colonist: number;
  /** A card that can be played before the next Tribune. */
  readonly hand: number;
  /** A card, besides what its god gives. */
  readonly card: number;
  /** What others get by the own Prefect, as a part of what it is worth to them. */
  readonly envy: number;
  /** A city nearer, for a colonist who has nothing better to do. */
  readonly near: number;
  /** A ship beside a square that pays for it at the end. */
  readonly square: number;
}

/** Found by self-play: `npm run train` says how, docs/bots.md with which seeds and what came of it. */
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
