/** Values learnt by self-play: `npm run train:value` writes this file; docs/bots-method.md has its record. */

/** A number for the end, the middle and the beginning of a game. */
export type Phases = readonly [end: number, middle: number, beginning: number];

/** The value of positions with a number of players. */
export interface Learnt {
  /** The maps that it was learnt on; on others the planner's value counts. */
  readonly maps: readonly string[];
  /** Points for each feature, by its name. */
  readonly points: Readonly<Record<string, Phases>>;
  /** How far these points may be off. */
  readonly spread: Phases;
}

export const LEARNT: Readonly<Record<number, Learnt>> = {};
