/**
 * The forum: tiles with people who bend the rules for who owns them. What one of them does is
 * in one object, in the folder `tiles`; here is what all have in common.
 */
import { ask, defineModule, defineRules, type Table, type WorkingTable } from '../../kit';
import { hasTurn } from '../../kit-rules';
import { tellTiles, tileValues } from './at-work';
import { forumEvents } from './events';
import { actionOf, begunAction, changed, forumPart, noteInAction } from './part';
import {
  openTiles,
  placesToChoose,
  refillRow,
  take,
  takeNoTile,
  takeTile,
  tileNotOpen,
} from './row';
import { chooseStep, chooseTile, dealTiles, tileNotDealt } from './set-up';
import { forumSheet } from './sheet';
import { changeGood, changeGoods, changeNoMore, changeRefusals } from './tiles/changes';
import { moveByTile, moveColonists, moveNoMore } from './tiles/colonists';
import { canUseTile, useNoTile, useRefusals, useTile, useTiles } from './use-tile';

const rules = defineRules({
  id: 'forum',
  parts: [forumPart],
  events: forumEvents,
  decisions: [chooseTile, takeTile, useTiles, changeGoods, moveColonists],
  steps: [
    chooseStep,
    take,
    takeNoTile,
    useNoTile,
    useTile,
    changeGood,
    changeNoMore,
    moveByTile,
    moveNoMore,
  ],
  refusals: [tileNotDealt, tileNotOpen, ...useRefusals, ...changeRefusals],
  values: tileValues,
  setUp: dealTiles,

  on: {
    roleBegun(play, { seat, depth }) {
      const forum = forumPart.read(play.state);
      forumPart.write(play, changed(forum, { action: begunAction(forum, seat, depth) }));
    },

    cardsTakenBack(play, { seat, count }) {
      const places = placesToChoose(count);
      if (openTiles(forumPart.read(play.state), places).length > 0) {
        ask(play, { kind: 'takeTile', seat, places });
      }
    },

    houseBuilt(play, event) {
      tellTiles(play, event);
      if (actionOf(play.state, event.seat) !== undefined) noteInAction(play, { built: true });
    },

    provinceProduced: tellTiles,
    actionEnding: askForTiles,

    turnEnded(play) {
      forumPart.write(play, changed(forumPart.read(play.state), { action: null }));
      refillRow(play);
    },
  },

  audit: { mayRepeat },
});

/** The forum; asked for by the option `modules: ['forum']`. */
export const forum = defineModule({
  id: 'forum',
  name: 'Forum',
  rules,
  sheet: forumSheet,
});

/** An action is over but for the tiles that its player still wants to use. */
function askForTiles(play: WorkingTable): boolean {
  const forum = forumPart.read(play.state);
  const { action } = forum;
  if (action === null || action.over) return false;
  const { seat, depth, tiles, cheap, built } = action;
  const over = { seat, depth, tiles, cheap, built, over: true };
  forumPart.write(play, changed(forum, { action: over }));
  play.emit({ type: 'cardDone', because: { rule: 'R-12.2' } });
  const open = { kind: 'useTiles', seat };
  if (!canUseTile(play, open)) return false;
  ask(play, open);
  return true;
}

/** A Prefect leads to other cards by Sextus, who is a Diplomat. */
function mayRepeat(table: Table, role: string): boolean {
  if (role !== 'prefect') return false;
  const { owned } = forumPart.read(table.state);
  return owned.some((tiles, seat) => tiles.includes('sextus-pompeius') && hasTurn(table, seat));
}
