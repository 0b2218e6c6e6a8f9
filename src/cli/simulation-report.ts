/** Reports the result of a simulation, as text and as JSON. */
import { counted } from '../model/counted';
import { titleCase } from './names';
import { type TerminalColors, tableOf } from './output';
import { printable } from './printable';
import { teamName } from './score-table';
import { average, type PointSource, type SimulationTally, SOURCES, winRate } from './simulation';

/** Sources of points that many games do not have. */
const RARE: readonly PointSource[] = ['venus', 'bonus'];

export function reportLines(tally: SimulationTally, paint: TerminalColors): readonly string[] {
  const { games, unfinished, seats, teams, strategies } = tally;
  const sources = SOURCES.filter(
    (source) => !RARE.includes(source) || seats.some(({ points }) => points[source] !== 0),
  );
  const rows = seats.map(({ name, wins, houses, points }, seat) => [
    `${seat} ${printable(name)}`,
    winsInWords(tally, wins),
    average(tally, houses).toFixed(1),
    ...sources.map((source) => average(tally, points[source]).toFixed(1)),
  ]);
  const head = ['Seat', 'Wins', 'Houses', ...sources.map(titleCase)];
  const aligns = head.map((_, column) => (column === 0 ? 'left' : 'right'));
  const given = unfinished === 0 ? '' : `; ${unfinished} given up before the end`;
  const turns = average(tally, tally.turns).toFixed(1);
  const actions = average(tally, tally.actions).toFixed(1);
  return [
    `${counted(games, 'game')} played to the end${given}`,
    `On average ${turns} turns and ${actions} actions; average points by god:`,
    tableOf([head, ...rows], aligns, paint),
    ...(teams.length === 0 ? [] : [teamTable(tally, paint)]),
    ...(strategies.length < 2 ? [] : [strategyTable(tally, paint)]),
  ];
}

/** Such as `57 (95 ± 6 %)`. */
function winsInWords(tally: SimulationTally, wins: number): string {
  const { rate, margin } = winRate(tally, wins);
  return `${wins} (${percent(rate)} ± ${percent(margin)} %)`;
}

function percent(share: number): string {
  return (share * 100).toFixed(0);
}

function teamTable(tally: SimulationTally, paint: TerminalColors): string {
  const rows = tally.teams.map((team) => [
    teamName(team),
    winsInWords(tally, team.wins),
    average(tally, team.total).toFixed(1),
  ]);
  return tableOf([['Team', 'Wins', 'Total'], ...rows], ['left', 'right', 'right'], paint);
}

/** A tournament: the wins, and the average points of a player of each strategy. */
function strategyTable(tally: SimulationTally, paint: TerminalColors): string {
  const rows = tally.strategies.map(({ name, seats, wins, total }) => [
    printable(name),
    winsInWords(tally, wins),
    average({ games: seats }, total).toFixed(1),
  ]);
  return tableOf([['Strategy', 'Wins', 'Total'], ...rows], ['left', 'right', 'right'], paint);
}

export function reportAsData(tally: SimulationTally): object {
  const { games, unfinished, turns, actions, seats, teams, strategies } = tally;
  return {
    games,
    unfinished,
    averageTurns: average(tally, turns),
    averageActions: average(tally, actions),
    seats: seats.map(({ name, wins, houses, points }) => ({
      name,
      wins,
      winRate: winRate(tally, wins),
      averageHouses: average(tally, houses),
      averagePoints: Object.fromEntries(
        SOURCES.map((source) => [source, average(tally, points[source])]),
      ),
    })),
    ...(teams.length === 0
      ? {}
      : {
          teams: teams.map(({ players, wins, total }) => ({
            players,
            wins,
            winRate: winRate(tally, wins),
            averageTotal: average(tally, total),
          })),
        }),
    ...(strategies.length < 2
      ? {}
      : {
          strategies: strategies.map(({ name, seats: played, wins, total }) => ({
            name,
            wins,
            winRate: winRate(tally, wins),
            averageTotal: average({ games: played }, total),
          })),
        }),
  };
}
