/** Players' names as people read them: in the language of the page, if nobody has given one. */
import type { GameState } from 'concordia-rules';
import type { Scores } from 'concordia-rules/scoring';
import { nameOf } from './library';

type Where = Parameters<typeof nameOf>[0] & Pick<GameState, 'players'>;

/** The name of one player; empty if nobody sits there. */
export function playerName(where: Where, seat: number | undefined): string {
  return seat === undefined || where.players[seat] === undefined
    ? ''
    : nameOf(where, `player:${seat}`);
}

/** The names of all, in the order of seats. */
export function playerNames(where: Where): readonly string[] {
  return where.players.map((_, seat) => playerName(where, seat));
}

/** The scores of a game with these names. */
export function withNames(where: Where, scores: Scores): Scores {
  const names = playerNames(where);
  const own = new Map(where.players.map(({ name }, seat) => [name, names[seat] ?? name]));
  const called = (name: string): string => own.get(name) ?? name;
  return {
    ...scores,
    players: scores.players.map((player) => ({ ...player, name: called(player.name) })),
    ...(scores.teams !== undefined && {
      teams: scores.teams.map((team) => ({ ...team, players: team.players.map(called) })),
    }),
    winners: scores.winners.map(called),
  };
}
