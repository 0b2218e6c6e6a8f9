/**
 * A link that brings the result into the app BG Stats, by its public format `createPlay`:
 * https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
 *
 * The date is that of the end, in UTC. The app on Android needs all its yes-or-no fields, and takes numbers only as
 * numbers; others who make such links have found that out.
 */
import { mapName } from './naming';
import { readableName, today } from './read';
import type { Scored } from './rows';
import type { Sent } from './share';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

/** The games by what BoardGameGeek calls them: boardgamegeek.com/boardgame/124361 and /256916. */
const GAMES = {
  concordia: { name: 'Concordia', sourceGameId: 'concordia', bggId: 124361 },
  venus: { name: 'Concordia Venus', sourceGameId: 'concordia-venus', bggId: 256916 },
} as const;

export function bgStatsLink({ draft, date, game }: Required<Sent>, scores: Scored): string {
  const { sheet, cards } = draft;
  const { players, teams = [] } = scores;
  const play = {
    sourceName: 'concordia-rules',
    // The same on the phones of all who have the sheet, so that the app finds the play again.
    sourcePlayId: game,
    playDate: endOf(date),
    game: {
      ...GAMES[cards === 'venus' ? 'venus' : 'concordia'],
      highestWins: true,
      noPoints: false,
    },
    ...(sheet.map !== undefined && { board: mapName(sheet.map) }),
    players: players.map(({ name, total, rank }) => {
      const team = teams.findIndex(({ players: names }) => names.includes(name));
      return {
        name: readableName(name),
        sourcePlayerId: readableName(name),
        // Sheets do not say who began.
        startPlayer: false,
        score: total,
        rank,
        winner: rank === 1,
        ...(team !== -1 && { team: `${team + 1}` }),
      };
    }),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
}

/** Today it has just ended; of another day nobody knows the hour. */
function endOf(date: string): string {
  const end = date === today() ? new Date() : new Date(`${date}T22:00`);
  return end.toISOString().slice(0, 19).replace('T', ' ');
}
