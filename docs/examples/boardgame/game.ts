/** What server and clients play: the base game on Imperium, unless whoever creates a match chooses otherwise. */
import * as concordia from 'concordia-rules';
import { createBoardgame } from 'concordia-rules/boardgame';

export { concordia };

export const game = createBoardgame(
  concordia,
  { map: 'imperium' },
  { setupData: ['map', 'cards', 'modules', 'players'] },
);
