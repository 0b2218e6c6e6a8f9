/**
 * The forum: tiles with people who bend the rules for who owns them. What they do is
 * in `permanent.ts` for those that work by themselves, in `blue-tiles.ts` and `green-tiles.ts` for those
 * that are used.
 */
import { ask } from '../rules/change';
import type { RuleModule } from '../rules/game';
import { hasTurn } from '../rules/partners';
import { changeGoods } from './forum/change-goods';
import { moveColonists } from './forum/move-colonists';
import { forumPart } from './forum/part';
import { permanentTiles } from './forum/permanent';
import { openTiles, placesToChoose, refillRow, takeTile } from './forum/row';
import { chooseTile, dealTiles } from './forum/set-up';
import { canUseTile, useTile, useTiles } from './forum/use-tile';

export const forum: RuleModule = {
  ...permanentTiles,
  id: forumPart.id,
  usedBy: ({ modules }) => modules.includes('forum'),
  part: forumPart,
  offers: [useTile],
  decisions: [chooseTile, takeTile, useTiles, changeGoods, moveColonists],

  setUp: dealTiles,

  roleBegins(play, seat, depth) {
    const part = forumPart.read(play.state);
    const { action } = part;
    // A card that is copied belongs to the action of the card that copies it.
    const goesOn = action?.seat === seat && !action.over;
    const begun = goesOn
      ? { ...action, depth }
      : { seat, depth, tiles: [], cheap: {}, built: false, over: false };
    forumPart.write(play, { ...part, action: begun });
  },

  cardsTakenBack(play, seat, count) {
    const places = placesToChoose(count);
    if (openTiles(forumPart.read(play.state), places).length > 0) {
      ask(play, { kind: 'takeTile', seat, places });
    }
  },

  mayRepeat(game, state, role) {
    const { owned } = forumPart.read(state);
    const asDiplomat = owned.some(
      (tiles, seat) => tiles.includes('sextus-pompeius') && hasTurn(game, state, seat),
    );
    return role === 'prefect' && asDiplomat;
  },

  actionEnding(play) {
    const part = forumPart.read(play.state);
    const { action } = part;
    if (action === null || action.over) return false;
    forumPart.write(play, { ...part, action: { ...action, over: true } });
    const decision = { kind: 'useTiles', seat: action.seat } as const;
    if (!canUseTile(play, decision)) return false;
    ask(play, decision);
    return true;
  },

  turnEnded(play) {
    forumPart.write(play, { ...forumPart.read(play.state), action: null });
    refillRow(play);
  },
};
