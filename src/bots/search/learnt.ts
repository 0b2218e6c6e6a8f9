/**
 * Values learnt by self-play: `npm run train:value` writes this file. It is empty, because no value that was learnt so far has
 * played as well as the planner's own; docs/strength.md has the figures.
 */

/** A number for the end of a game, and for when a fifth, a half and all of it is left. */
export type Phases = readonly [end: number, fifth: number, half: number, all: number];

/** The value of positions with a number of players. */
export interface Learnt {
  /** The maps that it was learnt on; on others the planner's value counts. */
  readonly maps: readonly string[];
  /** Points for each feature, by its name, besides those that a seat has already. */
  readonly points: Readonly<Record<string, Phases>>;
  /** How far these points may be off. */
  readonly spread: Phases;
}

export const LEARNT: Readonly<Record<number, Learnt>> = {};
