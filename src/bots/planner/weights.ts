/** What the planner thinks things are worth, in victory points. */
export interface Weights {
  /** Cards of each god it expects to have more at the end than now, when the game has just begun. */
  readonly future: number;
  /** A sestertius at the end of the game, and how much more it is worth at its beginning. */
  readonly money: number;
  readonly moneyEarly: number;
  /** The first good of a kind, for each sestertius of its price; the next is worth `decay` of that. */
  readonly goods: number;
  readonly decay: number;
  /** What a house brings while the game goes on, for a good of five sestertii. */
  readonly house: number;
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
export const WEIGHTS: Weights = {
  future: 0.392,
  money: 0.103,
  moneyEarly: 0.049,
  goods: 2.937,
  decay: 0.386,
  house: 2.719,
  colonist: 0.226,
  hand: 0.036,
  card: 2.648,
  envy: 0.082,
  near: 0.014,
  square: 5,
};
