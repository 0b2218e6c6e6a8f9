/** How much better one strategy is than another. */
import * as concordia from 'concordia-rules';
import { chanceFromSeed, playOut, type Strategy } from 'concordia-rules/bots';

export interface Outcome {
  /** Games the first has won, as a share of all; of players about as good, 95 in 100 are within `margin` of the truth. */
  readonly wins: number;
  readonly margin: number;
  /** Points the first is ahead of the second, on average. */
  readonly ahead: number;
}

/** Both play every game on both seats, so that neither the deck nor the seat favours anybody. */
export function duel(one: Strategy, other: Strategy, pairs: number, name = 'duel'): Outcome {
  let [won, ahead] = [0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    const seed = `${name} ${pair}`;
    const start = concordia.createGame({ map: 'italia', players: 2, seed });
    for (const [seat, seats] of [
      [one, other],
      [other, one],
    ].entries()) {
      // A limit on actions: a player who has not learned yet may never finish a game.
      const { states } = playOut(concordia, start, seats, chanceFromSeed(seed), 2000);
      const { players } = concordia.finalScores(states.at(-1) ?? start);
      const [own, others] = [players[seat], players[1 - seat]];
      if (own?.rank === 1) won += others?.rank === 1 ? 0.5 : 1;
      ahead += (own?.total ?? 0) - (others?.total ?? 0);
    }
  }
  const games = 2 * pairs;
  const wins = won / games;
  return { wins, margin: 1.96 * Math.sqrt((wins * (1 - wins)) / games), ahead: ahead / games };
}
