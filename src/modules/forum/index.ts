/**
 * The forum: tiles with people who bend the rules for their owners. Each tile is one object in the
 * folder `tiles`; here is what they have in common.
 */
import { ask, defineModule, defineRules, type Position, type Transition } from '../../kit';
import { hasTurn } from '../../kit-rules';
import { tellTiles, tileValues } from './at-work';
import { descriptions } from './descriptions';
import { forumEvents } from './events';
import { faults } from './faults';
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
  faults,
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
  modifiers: tileValues,
  setUp: dealTiles,

  on: {
    roleBegun(transition, { seat, depth }) {
      const forum = forumPart.read(transition.state);
      forumPart.write(transition, changed(forum, { action: begunAction(forum, seat, depth) }));
    },

    cardsTakenBack(transition, { seat, count }) {
      const places = placesToChoose(count);
      if (openTiles(forumPart.read(transition.state), places).length > 0) {
        ask(transition, { kind: 'takeTile', seat, places });
      }
    },

    houseBuilt(transition, event) {
      tellTiles(transition, event);
      if (actionOf(transition.state, event.seat) !== undefined)
        noteInAction(transition, { built: true });
    },

    provinceProduced: tellTiles,
    actionEnding: askForTiles,

    turnEnded(transition) {
      forumPart.write(transition, changed(forumPart.read(transition.state), { action: null }));
      refillRow(transition);
    },
  },

  audit: { mayRepeat },
});

/** The forum; switched on by the option `modules: ['forum']`. */
export const forum = defineModule({
  id: 'forum',
  name: 'Forum',
  rules,
  descriptions,
  sheet: forumSheet,
});

/** Marks the action as over, except for tiles, and asks the player if there are any to use. */
function askForTiles(transition: Transition): boolean {
  const forum = forumPart.read(transition.state);
  const { action } = forum;
  if (action === null || action.over) return false;
  const { seat, depth, tiles, cheap, built } = action;
  const over = { seat, depth, tiles, cheap, built, over: true };
  forumPart.write(transition, changed(forum, { action: over }));
  transition.emit({ type: 'cardDone', because: { rule: 'R-12.2' } });
  const open = { kind: 'useTiles', seat };
  if (!canUseTile(transition, open)) return false;
  ask(transition, open);
  return true;
}

/** With Sextus, a Prefect can become a Diplomat, and so lead to other cards. */
function mayRepeat(position: Position, role: string): boolean {
  if (role !== 'prefect') return false;
  const { owned } = forumPart.read(position.state);
  return owned.some((tiles, seat) => tiles.includes('sextus-pompeius') && hasTurn(position, seat));
}
