/** Better weights by self-play. */
import * as concordia from 'concordia-rules';
import { chanceFromSeed, plannerWith, type Weights } from 'concordia-rules/bots';
import { duel } from './duel.js';

/** The best weights that were found around these, by so many rounds of so many pairs of games. */
export function tuned(start: Weights, rounds: number, pairs: number, seed: string): Weights {
  const chance = chanceFromSeed(seed);
  let best = start;
  for (let round = 0; round < rounds; round++) {
    const changed: Record<string, number> = {};
    for (const [name, weight] of Object.entries(best)) {
      // A factor keeps the sign, and suits large weights as well as small ones.
      changed[name] = weight * 1.3 ** (chance(201) / 100 - 1);
    }
    const challenger = { ...best, ...changed };
    const [one, other] = [plannerWith(concordia, challenger), plannerWith(concordia, best)];
    if (duel(one, other, pairs, `${seed} ${round}`).ahead > 0) best = challenger;
  }
  return best;
}
