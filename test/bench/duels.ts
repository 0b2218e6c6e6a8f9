/**
 * Whether the planner of the working tree plays as well as the one of an earlier commit: games with seats changed,
 * both in the library of today.
 *
 *     npm run duels [-- <commit>] [--games <number>] [--seed <text>]
 *
 * Of each table it prints the share of games that are won, with the interval in which it is 95 times of 100, and how
 * many games the two would have played in the same way. With as many seats of one as of the other half of the games
 * is what equals win; where there are three, the seats are two and one, and then one and two.
 */
import { parseArgs } from 'node:util';
import * as bots from '../../src/bots';
import * as concordia from '../../src/index';
import { commitOf, sourcesAt } from './earlier';

/** What is played, and which part of the games of the first. */
const TABLES: readonly (Omit<concordia.NewGame, 'seed'> & { readonly part: number })[] = [
  { map: 'imperium', players: 2, part: 1 },
  { map: 'imperium', players: 3, part: 0.1 },
  { map: 'imperium', players: 4, part: 0.1 },
  { map: 'roma', players: 2, part: 0.1 },
  { map: 'italia', players: 3, modules: ['salt', 'forum'], part: 0.1 },
  { map: 'hellas', players: 2, modules: ['salt'], cards: 'venus', part: 0.1 },
];
const MAX_ACTIONS = 3000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'duels' },
  },
});

const commit = commitOf(positionals[0] ?? 'HEAD');
const earlier: typeof bots = await import(`${sourcesAt(commit)}/bots.ts`);
const today = bots.plannerWith(concordia);
const before = earlier.plannerWith(concordia);

for (const { part, ...table } of TABLES) {
  const games = Math.round(Number(values.games) * part);
  let wins = 0;
  let same = 0;
  for (let game = 0; game < games; game++) {
    const seed = `${values.seed} ${Math.floor(game / 2)}`;
    const start = concordia.createGame({ ...table, seed });
    const isToday = (seat: number) => seat % 2 === game % 2;
    const play = (strategies: readonly bots.Strategy[]) =>
      bots.playOut(concordia, start, strategies, bots.chanceFromSeed(seed), MAX_ACTIONS);
    const seats = start.players.map((_, seat) => (isToday(seat) ? today : before));
    const { states, actions } = play(seats);
    const { players } = concordia.finalScores(states.at(-1) ?? start);
    if (isToday(players.findIndex(({ rank }) => rank === 1))) wins += 1;
    if (JSON.stringify(actions) === JSON.stringify(play([before]).actions)) same += 1;
  }
  const share = wins / games;
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / games);
  console.log(
    `${JSON.stringify(table)}: ${games} games, wins ${(100 * share).toFixed(1)} ± ${(100 * margin).toFixed(1)} %,`,
    `${same} played the same`,
  );
}
