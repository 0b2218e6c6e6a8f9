/** What the automatic players think: the time of their games, against random play of as many actions. */
import { chanceFromSeed, greedy, planner, playOut, random, type Strategy } from '../../src/bots';
import * as concordia from '../../src/index';
import { measureCounting, timeOf } from './measure';
import { type Row, type Section, slower } from './report';

/** Games of two players have about so many actions. */
const ACTIONS = 250;
const TIME = 1000;
const MAPS = ['imperium', 'roma'];

export function benchPlayers(): Section {
  return {
    title: `Automatic players with two seats, processor time for ${ACTIONS} actions`,
    rows: MAPS.flatMap(rowsOf),
  };
}

function rowsOf(map: string): readonly Row[] {
  const times = measureCounting(
    [random, greedy, planner].map((strategy) => ({
      name: strategy.name,
      run: playing(strategy, map),
    })),
    TIME,
  );
  const timeFor = ({ name }: Strategy): number => timeOf(times, name) * ACTIONS;
  const rowOf = (player: Strategy): Row =>
    slower(`${map}, ${player.name}`, timeFor(player), ['random play', timeFor(random)]);
  const target = { at: 'most', limit: 5, text: '5 ms' } as const;
  return [rowOf(greedy), { ...rowOf(planner), value: timeFor(planner), target }];
}

/** Plays one game after the other, and says how many actions each had. */
function playing(strategy: Strategy, map: string): () => number {
  let index = 0;
  return () => {
    const seed = `players ${index++ % 10}`;
    const start = concordia.createGame({ map, players: 2, seed });
    return playOut(concordia, start, strategy, chanceFromSeed(seed), 2000).actions.length;
  };
}
