/** Reports the result of a simulation, as text and as JSON. */
import type { CliLanguage } from './language';
import { type TerminalColors, tableOf } from './output';
import { type PointSource, SOURCES, sourceName } from './points';
import { percentOf, printable } from './printable';
import { playerNamed } from './printable-names';
import { teamName } from './score-table';
import { average, type SimulationTally, winRate } from './simulation';

/** Sources of points that many games do not have. */
const RARE: readonly PointSource[] = ['venus', 'bonus'];

export function reportLines(
  tally: SimulationTally,
  paint: TerminalColors,
  language: CliLanguage,
): readonly string[] {
  const { simulation: told, terms } = language.words;
  const { games, unfinished, seats, teams, strategies } = tally;
  const averageOf = (sum: number, counted: Pick<SimulationTally, 'games'> = tally): string =>
    terms.decimal(average(counted, sum));
  /** Such as `57 (95 ± 6 %)`. */
  const winsOf = ({ wins }: { readonly wins: number }): string => {
    const { rate, margin } = winRate(tally, wins);
    return told.wins({ wins, percent: percentOf(rate), margin: percentOf(margin) });
  };
  /** Who plays together, or by the same strategy: wins and average points. */
  const sideTable = (title: string, rows: readonly (readonly string[])[]): string =>
    tableOf([[title, told.winsHead, told.total], ...rows], ['left', 'right', 'right'], paint);

  const sources = SOURCES.filter(
    (source) => !RARE.includes(source) || seats.some(({ points }) => points.get(source) !== 0),
  );
  const rows = seats.map((own, seat) => [
    `${seat} ${playerNamed(own.name, language)}`,
    winsOf(own),
    averageOf(own.houses),
    ...sources.map((source) => averageOf(own.points.get(source) ?? 0)),
    averageOf(own.total),
  ]);
  const titles = sources.map((source) => sourceName(source, language));
  const head = [told.seat, told.winsHead, told.houses, ...titles, told.total];
  const aligns = head.map((_, column) => (column === 0 ? 'left' : 'right'));
  const ofTeams = teams.map((team) => [
    teamName(team, language),
    winsOf(team),
    averageOf(team.total),
  ]);
  // Points of a player of each strategy.
  const ofStrategies = strategies.map((one) => [
    printable(one.name),
    winsOf(one),
    averageOf(one.total, { games: one.seats }),
  ]);
  return [
    told.played({ games, unfinished }),
    told.average({ turns: averageOf(tally.turns), actions: averageOf(tally.actions) }),
    tableOf([head, ...rows], aligns, paint),
    ...(teams.length === 0 ? [] : [sideTable(told.team, ofTeams)]),
    ...(strategies.length < 2 ? [] : [sideTable(told.strategy, ofStrategies)]),
  ];
}

export function reportAsData(tally: SimulationTally): object {
  const { games, unfinished, turns, actions, seats, teams, strategies } = tally;
  return {
    games,
    unfinished,
    averageTurns: average(tally, turns),
    averageActions: average(tally, actions),
    seats: seats.map(({ name, wins, houses, points, total }) => ({
      name,
      wins,
      winRate: winRate(tally, wins),
      averageHouses: average(tally, houses),
      averagePoints: Object.fromEntries(
        [...points, ['total', total] as const].map(([source, sum]) => [
          source,
          average(tally, sum),
        ]),
      ),
    })),
    teams:
      teams.length === 0
        ? undefined
        : teams.map(({ players, wins, total }) => ({
            players,
            wins,
            winRate: winRate(tally, wins),
            averageTotal: average(tally, total),
          })),
    strategies:
      strategies.length < 2
        ? undefined
        : strategies.map(({ name, seats: played, wins, total }) => ({
            name,
            wins,
            winRate: winRate(tally, wins),
            averageTotal: average({ games: played }, total),
          })),
  };
}
