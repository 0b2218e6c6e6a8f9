/** Reports the result of a simulation, as text and as JSON. */
import type { CliLanguage } from './language';
import { type TerminalColors, tableOf } from './output';
import { printable } from './printable';
import { namesWithoutMap, playerNamed } from './printable-names';
import { teamName } from './score-table';
import { average, type PointSource, type SimulationTally, SOURCES, winRate } from './simulation';

/** Sources of points that many games do not have. */
const RARE: readonly PointSource[] = ['venus', 'bonus'];

export function reportLines(
  tally: SimulationTally,
  paint: TerminalColors,
  language: CliLanguage,
): readonly string[] {
  const { simulation: told, score, terms } = language.words;
  const names = namesWithoutMap(language);
  const inWords: Partial<Record<PointSource, string>> = {
    concordia: score.concordia,
    bonus: score.bonus,
    total: told.total,
  };
  const { games, unfinished, seats, teams, strategies } = tally;
  const sources = SOURCES.filter(
    (source) => !RARE.includes(source) || seats.some(({ points }) => points[source] !== 0),
  );
  const rows = seats.map(({ name, wins, houses, points }, seat) => [
    `${seat} ${playerNamed(name, language)}`,
    winsInWords(tally, wins, language),
    terms.decimal(average(tally, houses)),
    ...sources.map((source) => terms.decimal(average(tally, points[source]))),
  ]);
  const head = [
    told.seat,
    told.winsHead,
    told.houses,
    ...sources.map((source) => inWords[source] ?? names.title(source)),
  ];
  const aligns = head.map((_, column) => (column === 0 ? 'left' : 'right'));
  const turns = terms.decimal(average(tally, tally.turns));
  const actions = terms.decimal(average(tally, tally.actions));
  return [
    told.played({ games, unfinished }),
    told.average({ turns, actions }),
    tableOf([head, ...rows], aligns, paint),
    ...(teams.length === 0 ? [] : [teamTable(tally, paint, language)]),
    ...(strategies.length < 2 ? [] : [strategyTable(tally, paint, language)]),
  ];
}

/** Such as `57 (95 ± 6 %)`. */
function winsInWords(tally: SimulationTally, wins: number, { words }: CliLanguage): string {
  const { rate, margin } = winRate(tally, wins);
  return words.simulation.wins({ wins, percent: percent(rate), margin: percent(margin) });
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function teamTable(tally: SimulationTally, paint: TerminalColors, language: CliLanguage): string {
  const { simulation: told, terms } = language.words;
  const rows = tally.teams.map((team) => [
    teamName(team, language),
    winsInWords(tally, team.wins, language),
    terms.decimal(average(tally, team.total)),
  ]);
  return tableOf(
    [[told.team, told.winsHead, told.total], ...rows],
    ['left', 'right', 'right'],
    paint,
  );
}

/** A tournament: the wins, and the average points of a player of each strategy. */
function strategyTable(
  tally: SimulationTally,
  paint: TerminalColors,
  language: CliLanguage,
): string {
  const { simulation: told, terms } = language.words;
  const rows = tally.strategies.map(({ name, seats, wins, total }) => [
    printable(name),
    winsInWords(tally, wins, language),
    terms.decimal(average({ games: seats }, total)),
  ]);
  return tableOf(
    [[told.strategy, told.winsHead, told.total], ...rows],
    ['left', 'right', 'right'],
    paint,
  );
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
