/** Players that know what outsiders bring, too. */
import { greedyWith, plannerWith, random, type Strategy } from 'concordia-rules/bots';
import { engine } from '../../common/library';

const greedy = greedyWith(engine) as unknown as Strategy;
const planner = plannerWith(engine) as unknown as Strategy;

/** From the weakest to the strongest. */
export const BOTS: readonly Strategy[] = [random, greedy, planner];
