/**
 * How strong a player is: it plays in one seat against others that are drawn for every seat and game, the same deal once
 * in every seat.
 *
 *     npm run duel -- <player> [--against pool|held-out|<player>|<commit>] [--map imperium] [--players 2]
 *       [--modules a,b] [--cards venus] [--games 400] [--seed <text>] [--table] [--habits]
 *
 * A player is `planner`, `greedy`, `random`, or a file that exports `strategy`; a commit stands for its planner. It
 * prints the share of games won and the points ahead of the best other, with 95 % intervals, and the processor time
 * of a turn; with `--habits`, what the player does how often. The same seed repeats everything but the time; without one, the games are new ones.
 */
import { parseArgs } from 'node:util';
import { opponentsNamed, playerNamed } from './duel-arguments';
import { countingHabits } from './duel-habits';
import { match, meanOf, type Result, type Setting, wilson } from './duel-match';

/** What `--table` plays, each with as many games. */
const TABLE: readonly Setting[] = [
  { map: 'imperium', players: 2 },
  { map: 'imperium', players: 3 },
  { map: 'imperium', players: 4 },
  { map: 'imperium', players: 5 },
  { map: 'italia', players: 2 },
  { map: 'italia', players: 4 },
  { map: 'hellas', players: 3, modules: ['salt'] },
  { map: 'italia', players: 3, modules: ['salt', 'forum'] },
  { map: 'roma', players: 2 },
  { map: 'hellas', players: 2, modules: ['salt'], cards: 'venus' },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'pool' },
    map: { type: 'string', default: 'imperium' },
    players: { type: 'string', default: '2' },
    modules: { type: 'string' },
    cards: { type: 'string' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: `${process.hrtime.bigint()}` },
    table: { type: 'boolean', default: false },
    habits: { type: 'boolean', default: false },
  },
});

const player = await playerNamed(positionals[0] ?? 'planner');
const draw = await opponentsNamed(values.against);
console.log(`${player.name} against ${values.against}, seed ${values.seed}`);
for (const setting of values.table ? TABLE : [settingAsked()]) {
  const habits = values.habits ? countingHabits() : undefined;
  const result = match(player, draw, setting, Number(values.games), values.seed, habits?.watch);
  console.log(inWords(setting, result));
  for (const [name, figure] of Object.entries(habits?.told() ?? {})) {
    console.log(`  ${name}: ${figure.toFixed(2)}`);
  }
}

function settingAsked(): Setting {
  const { map, players, modules, cards } = values;
  if (cards !== undefined && cards !== 'venus') throw new Error(`There are no cards ${cards}.`);
  return {
    map,
    players: Number(players),
    ...(modules !== undefined && { modules: modules.split(',') }),
    ...(cards !== undefined && { cards }),
  };
}

function inWords(setting: Setting, result: Result): string {
  const { games, wins, points, margins, time } = result;
  const [low, high] = wilson(wins, games).map((share) => (100 * share).toFixed(1));
  const margin = meanOf(margins);
  return [
    `${JSON.stringify(setting)}: ${games} games, wins ${((100 * wins) / games).toFixed(1)} % (${low}–${high})`,
    `margin ${margin.mean.toFixed(1)} ± ${margin.error.toFixed(1)}`,
    `points ${meanOf(points).mean.toFixed(1)}`,
    `${time.toFixed(2)} ms a turn`,
  ].join(', ');
}
