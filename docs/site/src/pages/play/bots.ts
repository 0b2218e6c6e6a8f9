/** Who plays by itself, and how strong. They know what outsiders bring, too. */
import { greedyWith, plannerWith, random, type Strategy } from 'concordia-rules/bots';
import { engine } from '../../common/library';
import type { Depth } from '../../thinking/messages';

const greedy = greedyWith(engine) as unknown as Strategy;
const planner = plannerWith(engine) as unknown as Strategy;

/** Those that move at once, from the weakest to the strongest. */
const QUICK: readonly Strategy[] = [random, greedy, planner];

/** So long nobody waits gladly, in milliseconds; only slow devices need it for a decision. */
const PATIENCE = 5000;

/** Those that play on to see what comes of it, which takes longer; they think beside the page. */
const THINKING: Readonly<Record<string, Depth>> = {
  searcher: { sims: 8, ms: PATIENCE },
  expert: { sims: 64, ms: PATIENCE },
};

/** From the weakest to the strongest. */
export const BOTS: readonly string[] = [...QUICK.map(({ name }) => name), ...Object.keys(THINKING)];

/** Who moves at once in the name of a bot: itself, or the best that can. */
export function quickOf(bot: string): Strategy {
  return QUICK.find(({ name }) => name === bot) ?? planner;
}

/** How deep a bot thinks; undefined if it moves at once. */
export function depthOf(bot: string): Depth | undefined {
  return Object.hasOwn(THINKING, bot) ? THINKING[bot] : undefined;
}
