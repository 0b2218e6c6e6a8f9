/** Scores as a table with a column for each player, then the teams, then the winner. */
import { PLAIN_GODS, type PlayerScore, type Scores, type TeamScore } from '../index';
import type { CliLanguage } from './language';
import { type TerminalColors, tableOf } from './output';
import { otherPoints, pointsFrom, sourceName } from './points';
import { namesWithoutMap, playerNamed } from './printable-names';
import { clipped, widthOf } from './wrapped';

type ScoredPlayer = PlayerScore & { readonly sestertii?: number };

interface ScoredPlayers extends Scores {
  readonly players: readonly ScoredPlayer[];
}

/** As many tables as necessary: each with the players that fit side by side, then the teams. */
export function scoreTables(
  { players, teams }: ScoredPlayers,
  paint: TerminalColors,
  language: CliLanguage,
  width = Number.POSITIVE_INFINITY,
): readonly string[] {
  const tables: string[] = [];
  let group: readonly ScoredPlayer[] = [];
  for (const player of players) {
    const more = playerTable([...group, player], players, paint, language, width);
    if (group.length === 0 || tableWidth(more) <= width) {
      group = [...group, player];
      continue;
    }
    tables.push(playerTable(group, players, paint, language, width));
    group = [player];
  }
  const last = playerTable(group, players, paint, language, width);
  return [
    ...tables,
    last,
    ...(teams === undefined ? [] : [teamTable(teams, paint, language, width)]),
  ];
}

function tableWidth(table: string): number {
  return widthOf(table.slice(0, table.indexOf('\n')));
}

/** Columns of a table in addition to its widest name. */
const BESIDE_NAME = 22;

/** @param group - the players in this table. */
function playerTable(
  group: readonly ScoredPlayer[],
  players: readonly ScoredPlayer[],
  paint: TerminalColors,
  language: CliLanguage,
  width: number,
): string {
  const { score: told } = language.words;
  const nameOf = (source: string): string => sourceName(source, language);
  const row = (title: string, cell: (player: ScoredPlayer) => string) => [
    title,
    ...group.map(cell),
  ];
  const rowIf = (wanted: boolean, title: string, cell: (player: ScoredPlayer) => string) =>
    wanted ? [row(title, cell)] : [];
  const gods = PLAIN_GODS.filter((god) => players.some((player) => player.gods[god] !== undefined));
  const own = [...new Set(players.flatMap((player) => Object.keys(player.scores)))];
  const rows = [
    row('', ({ name }) => clipped(playerNamed(name, language), width - BESIDE_NAME)),
    ...gods.map((god) =>
      row(nameOf(god), ({ gods: { [god]: score } }) =>
        score === undefined ? '0' : withWhy(score.points, `${score.cards} × ${score.value}`, paint),
      ),
    ),
    row(nameOf('minerva'), (player) => minervaCell(player, paint, language)),
    row(nameOf('concordia'), ({ concordia }) => `${concordia}`),
    ...own.map((id) => row(nameOf(id), ({ scores }) => `${scores[id] ?? 0}`)),
    ...rowIf(
      players.some((player) => otherPoints(player) !== 0),
      nameOf('bonus'),
      (player) => `${otherPoints(player)}`,
    ),
    row(paint.bold(told.total), ({ total }) => paint.bold(`${total}`)),
    row(told.rank, (player) => rankCell(player, paint)),
    ...rowIf(
      players.some(({ sestertii }) => sestertii !== undefined),
      told.sestertii,
      ({ sestertii = 0 }) => `${sestertii}`,
    ),
  ];
  return tableOf(rows, ['left', ...group.map(() => 'right' as const)], paint);
}

function teamTable(
  teams: readonly TeamScore[],
  paint: TerminalColors,
  language: CliLanguage,
  width: number,
): string {
  const { team: head, total, rank } = language.words.score;
  const rows = teams.map((team) => [
    clipped(teamName(team, language), width - BESIDE_NAME),
    paint.bold(`${team.total}`),
    rankCell(team, paint),
  ]);
  return tableOf([[head, total, rank], ...rows], ['left', 'right', 'right'], paint);
}

/** Such as `Livia and Flavia`. */
export function teamName({ players }: Pick<TeamScore, 'players'>, language: CliLanguage): string {
  return namesWithoutMap(language).listed(players.map((name) => playerNamed(name, language)));
}

function rankCell({ rank }: { readonly rank: number }, paint: TerminalColors): string {
  return rank === 1 ? paint.green(`${rank}`) : `${rank}`;
}

function minervaCell(player: PlayerScore, paint: TerminalColors, language: CliLanguage): string {
  const { role: nameOf } = namesWithoutMap(language);
  const roles = player.minerva.map(({ role }) => nameOf(role));
  if (roles.length === 0) return '0';
  return withWhy(pointsFrom(player, 'minerva'), language.words.terms.commas(roles), paint);
}

function withWhy(points: number, why: string, paint: TerminalColors): string {
  return `${paint.dim(`${why} =`)} ${points}`;
}

export function winnerLine(
  { players, teams, winners }: Scores,
  paint: TerminalColors,
  language: CliLanguage,
): string {
  const best = (teams ?? players).filter(({ rank }) => rank === 1);
  const first = teams?.filter(({ rank }) => rank === 1).map((team) => teamName(team, language));
  return language.words.score.winners({
    names: first ?? winners.map((name) => playerNamed(name, language)),
    areTeams: first !== undefined,
    winners: winners.length,
    points: Math.max(...best.map(({ total }) => total)),
    isTied: best.length !== 1,
    paint: (names) => paint.green(paint.bold(names)),
  });
}
