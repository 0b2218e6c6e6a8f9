/** What server and clients play: the base game on Imperium, unless the player who creates a match chooses otherwise. */
import * as concordia from 'concordia-rules';
import { createBoardgame } from 'concordia-rules/boardgame';

export { concordia };

/** What the lobby may choose. */
export const open = ['map', 'players', 'cards', 'modules'] as const;

export const game = createBoardgame(concordia, { map: 'imperium' }, { setupData: open });
