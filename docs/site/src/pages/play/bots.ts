/** How those play that sit on seats of bots. They know what outsiders bring, too. */
import { greedyWith, plannerWith, random, type Strategy } from 'concordia-rules/bots';
import { engine } from '../../common/library';
import type { Depth } from '../../thinking/messages';
import type { BOTS } from './seats';

const greedy = greedyWith(engine) as unknown as Strategy;
/** The best of those that move at once. */
export const planner = plannerWith(engine) as unknown as Strategy;

/** So long nobody waits gladly, in milliseconds; only slow devices need it for a decision. */
const PATIENCE = 5000;

/** A strategy moves at once; a depth is for those that play on to see what comes of it, beside the page. */
const WAYS: Readonly<Record<(typeof BOTS)[number], Strategy | Depth>> = {
  random,
  greedy,
  planner,
  searcher: { sims: 8, ms: PATIENCE },
  expert: { sims: 64, ms: PATIENCE },
};

const wayOf = (bot: string): Strategy | Depth =>
  new Map<string, Strategy | Depth>(Object.entries(WAYS)).get(bot) ?? planner;

/** Who moves at once in the name of a bot: itself, or the best that can. */
export function quickOf(bot: string): Strategy {
  const way = wayOf(bot);
  return 'choose' in way ? way : planner;
}

/** How deep a bot thinks; undefined if it moves at once. */
export function depthOf(bot: string): Depth | undefined {
  const way = wayOf(bot);
  return 'choose' in way ? undefined : way;
}
