/** Whole games per second, and whether actions take longer towards the end of a game. */
import { applyAction, legalActions, mapIds } from '../../src/index';
import { playGame, type Step, type StrategyName, stepsOf } from './games';
import { measure, sum, timeOf } from './measure';
import { type Row, type Section, slower } from './report';

const PLAYERS = [2, 3, 4, 5];
/** Milliseconds for the games of a map, a number of players and a strategy. */
const TIME: Readonly<Record<StrategyName, number>> = {
  random: 300,
  greedy: 600,
  planner: 600,
};
const NAMES = ['random', 'greedy', 'planner'] as const;
/** Maps with as few, and as many, rules of their own as any. */
const SOME = ['imperium', 'roma'];
/** Games whose beginnings and ends are compared. */
const GAMES = 20;

export function benchWholeGames(all: boolean): Section {
  const maps = all ? mapIds() : SOME;
  const players = all ? PLAYERS : [2, 4];
  const rows = maps.flatMap((map) =>
    players.flatMap((count) => NAMES.map((strategy) => gamesPerSecond(strategy, map, count))),
  );
  return { title: 'Whole games', rows: [...rows, ...maps.map(growth)] };
}

function gamesPerSecond(strategy: StrategyName, map: string, players: number): Row {
  const begun = performance.now();
  let [games, actions, unfinished, taken] = [0, 0, 0, 0];
  while (taken < TIME[strategy]) {
    const game = playGame(strategy, map, players, games);
    games += 1;
    actions += game.actions.length;
    if (!game.over) unfinished += 1;
    taken = performance.now() - begun;
  }
  const speed = `${((games * 1000) / taken).toPrecision(3)} games/s`;
  const length = `${Math.round(actions / games)} actions each`;
  const cut = unfinished === 0 ? '' : `, ${unfinished} of ${games} without end`;
  return { name: `${map}, ${players} players, ${strategy}`, figure: `${speed}, ${length}${cut}` };
}

/** The time of an action in the last tenth of random games, against the first. */
function growth(map: string): Row {
  const games = Array.from({ length: GAMES }, (_, index) =>
    stepsOf(playGame('random', map, 4, index)),
  );
  const tenth = (steps: readonly Step[]) => Math.floor(steps.length / 10);
  const first = games.flatMap((steps) => steps.slice(0, tenth(steps)));
  const last = games.flatMap((steps) => steps.slice(-tenth(steps)));
  const times = measure([
    { name: 'first', count: first.length, run: () => actionsAgain(first) },
    { name: 'last', count: last.length, run: () => actionsAgain(last) },
  ]);
  const [early, late] = [timeOf(times, 'first'), timeOf(times, 'last')];
  return slower(`${map}, 4 players, per action: last tenth against first`, late, [
    'first tenth',
    early,
  ]);
}

function actionsAgain(steps: readonly Step[]): unknown {
  return sum(
    steps.map(
      ({ before, action }) => legalActions(before).length + applyAction(before, action).turn,
    ),
  );
}
