/** Scores as a table, one column a player, then the teams, and a line about who has won. */
import { PLAIN_GODS, type PlayerScore, type Scores, type TeamScore } from '../index';
import { counted } from '../model/counted';
import { listed, titleCase } from './names';
import { type Paint, tableOf } from './output';
import { printable } from './printable';

type ScoredPlayer = PlayerScore & { readonly sestertii?: number };

export interface ScoredPlayers extends Scores {
  readonly players: readonly ScoredPlayer[];
}

export function scoreTable({ players, teams }: ScoredPlayers, paint: Paint): string {
  const row = (title: string, cell: (player: ScoredPlayer) => string) => [
    title,
    ...players.map(cell),
  ];
  const rowIf = (wanted: boolean, title: string, cell: (player: ScoredPlayer) => string) =>
    wanted ? [row(title, cell)] : [];
  const gods = PLAIN_GODS.filter(
    // Only Concordia Venus has cards of Venus.
    (god) => god !== 'venus' || players.some((player) => player.gods.venus.cards > 0),
  );
  const rows = [
    row('', ({ name }) => printable(name)),
    ...gods.map((god) =>
      row(titleCase(god), ({ gods: { [god]: score } }) =>
        withWhy(score.points, `${score.cards} × ${score.value}`, paint),
      ),
    ),
    row('Minerva', ({ minerva }) => minervaCell(minerva, paint)),
    row('Concordia', ({ concordia }) => `${concordia}`),
    ...rowIf(
      players.some(({ bonus }) => bonus !== 0),
      'Bonus',
      ({ bonus }) => `${bonus}`,
    ),
    row(paint.bold('Total'), ({ total }) => paint.bold(`${total}`)),
    row('Rank', (player) => rankCell(player, paint)),
    ...rowIf(
      players.some(({ sestertii }) => sestertii !== undefined),
      'Sestertii',
      ({ sestertii = 0 }) => `${sestertii}`,
    ),
  ];
  const table = tableOf(rows, ['left', ...players.map(() => 'right' as const)], paint);
  return teams === undefined ? table : `${table}\n${teamTable(teams, paint)}`;
}

function teamTable(teams: readonly TeamScore[], paint: Paint): string {
  const rows = teams.map((team) => [
    teamName(team),
    paint.bold(`${team.total}`),
    rankCell(team, paint),
  ]);
  return tableOf([['Team', 'Total', 'Rank'], ...rows], ['left', 'right', 'right'], paint);
}

/** Such as `Livia and Flavia`. */
export function teamName({ players }: Pick<TeamScore, 'players'>): string {
  return listed(players.map(printable));
}

function rankCell({ rank }: { readonly rank: number }, paint: Paint): string {
  return rank === 1 ? paint.green(`${rank}`) : `${rank}`;
}

function minervaCell(minerva: PlayerScore['minerva'], paint: Paint): string {
  const points = minerva.reduce((sum, score) => sum + score.points, 0);
  return minerva.length === 0
    ? '0'
    : withWhy(points, minerva.map(({ role }) => titleCase(role)).join(', '), paint);
}

function withWhy(points: number, why: string, paint: Paint): string {
  return `${paint.dim(`${why} =`)} ${points}`;
}

export function winnerLine({ players, teams, winners }: Scores, paint: Paint): string {
  const best = (teams ?? players).filter(({ rank }) => rank === 1);
  const points = counted(Math.max(...best.map(({ total }) => total)), 'point');
  const first = teams?.filter(({ rank }) => rank === 1).map(teamName);
  const names = paint.green(
    paint.bold(first?.join(' as well as ') ?? listed(winners.map(printable))),
  );
  const winner = winners.length === 1 ? 'Winner' : 'Winners';
  return best.length === 1
    ? `${winner}: ${names} with ${points}`
    : `${winner}: ${names} with ${points} each; the holder of the Praefectus Magnus would break the tie`;
}
