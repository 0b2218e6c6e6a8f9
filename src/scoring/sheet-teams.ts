/** The teams of a score sheet. */

import { MAX_ALONE, type Seat } from '../model/ids';
import { nearest } from '../model/nearest';
import { seatNamed } from '../model/player-name';
import { contradiction } from './contradiction';
import type { ScoreSheet } from './sheet';

type Team = readonly [Seat, Seat];
/** The two seats of each team, sorted by the lower one. */
export type Teams = readonly Team[];

/** The teams on the sheet, or players who sit opposite each other; `undefined` without teams. */
export function sheetTeams({ mode, teams, players }: ScoreSheet): Teams | undefined {
  if (mode === 'individual' && teams !== undefined) {
    contradiction(['teams'], 'noTeamsAlone', 'R-9.1');
  }
  if (mode !== 'team' && teams === undefined) {
    if (players.length > MAX_ALONE) contradiction(['players'], 'sixPlayInTeams', 'R-2.6');
    return undefined;
  }
  const count = players.length / 2;
  if (count !== 2 && count !== 3) {
    contradiction(['players'], 'wrongTeamSize', 'R-9.1');
  }
  if (teams === undefined) return Array.from({ length: count }, (_, seat) => [seat, seat + count]);
  if (teams.length !== count)
    contradiction(['teams'], 'wrongNumberOfTeams', 'R-9.4', { teams: count });
  const seen = new Set<Seat>();
  const seatOf = (name: string, path: readonly PropertyKey[]): Seat => {
    const seat = seatNamed(name, players);
    if (seat === -1) {
      const names = players.map((player) => player.name);
      contradiction(path, 'noSuchPlayer', undefined, {
        player: name,
        nearest: nearest(name, names),
      });
    }
    if (seen.has(seat)) contradiction(path, 'alreadyInTeam', undefined, { player: name });
    seen.add(seat);
    return seat;
  };
  return teams
    .map(([a = '', b = ''], team): Team => {
      const [one, other] = [seatOf(a, ['teams', team, 0]), seatOf(b, ['teams', team, 1])];
      return one < other ? [one, other] : [other, one];
    })
    .sort(([a], [b]) => a - b);
}

export function partnerIn(teams: Teams, seat: Seat): Seat | undefined {
  return teams.find((team) => team.includes(seat))?.find((other) => other !== seat);
}
