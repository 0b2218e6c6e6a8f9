/**
 * The forum: tiles with people who bend the rules for their owners. Each tile is one object in the
 * folder `tiles`; here is what they have in common.
 */
import {
  ask,
  defineRules,
  type MapId,
  type Position,
  type ScoreType,
  type Transition,
} from '../../kit';
import { hasTurn } from '../../kit-rules';
import { tellingTiles, tileValues } from './at-work';
import {
  auctionSteps,
  bidScore,
  bidTooLow,
  lastTileFree,
  openAuction,
  prospectOfBid,
  raiseBid,
} from './auction';
import { boxFaults, type TileBox } from './box';
import { forumEvents } from './events';
import {
  actionOf,
  begunAction,
  changed,
  forumFaults,
  forumPart,
  forumPartOf,
  noteInAction,
  owns,
} from './part';
import {
  openTiles,
  placesToChoose,
  refillRow,
  rowFaults,
  takeNoTile,
  takeStep,
  takeTile,
  tileNotDealt,
  tileNotOpen,
} from './row';
import { chooseStep, chooseTile, dealTiles, drawFaults } from './set-up';
import {
  changeFaults,
  changeGood,
  changeGoods,
  changeNoMore,
  changeRefusals,
} from './tiles/changes';
import { moveByTile, moveColonists, moveFaults, moveNoMore } from './tiles/colonists';
import { canUseTile, useNoTile, useRefusals, useStep, useTiles } from './use-tile';

/** The rules of a game with the tiles of a box. */
export function forumRules<I extends string>(id: MapId, box: TileBox<I>) {
  const tellTiles = tellingTiles(box);
  return defineRules({
    id,
    faults: {
      ...boxFaults.words,
      ...forumFaults.words,
      ...rowFaults.words,
      ...moveFaults.words,
      ...changeFaults.words,
      ...drawFaults.words,
    },
    parts: [forumPartOf(box)],
    events: forumEvents(box),
    decisions: [chooseTile, openAuction, raiseBid, takeTile, useTiles, changeGoods, moveColonists],
    steps: [
      chooseStep(box),
      ...auctionSteps(box),
      takeStep(box),
      takeNoTile,
      useNoTile,
      useStep(box),
      changeGood,
      changeNoMore,
      moveByTile,
      moveNoMore,
    ],
    refusals: [
      tileNotDealt,
      lastTileFree,
      bidTooLow,
      tileNotOpen,
      ...useRefusals,
      ...changeRefusals,
    ],
    scores: [bidScore, ...scoresOf(box)],
    modifiers: {
      ...tileValues(box),
      prospect: (points, position, { seat }) => prospectOfBid(points, position, seat),
    },
    setUp: (transition, draws) => dealTiles(box, transition, draws),

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
      actionEnding: (transition) => askForTiles(box, transition),

      turnEnded(transition) {
        forumPart.write(transition, changed(forumPart.read(transition.state), { action: null }));
        refillRow(box, transition);
      },
    },

    audit: { mayRepeat },
  });
}

/** Marks the action as over, except for tiles, and asks the player if there are any to use. */
function askForTiles(box: TileBox, transition: Transition): boolean {
  const forum = forumPart.read(transition.state);
  const { action } = forum;
  if (action === null || action.over) return false;
  const { seat, depth, tiles, cheap, built } = action;
  const over = { seat, depth, tiles, cheap, built, over: true };
  forumPart.write(transition, changed(forum, { action: over }));
  transition.emit({ type: 'cardDone', because: { rule: 'R-12.2' } });
  const open = { kind: 'useTiles', seat };
  if (!canUseTile(box, transition, open)) return false;
  ask(transition, open);
  return true;
}

/** With Sextus, a Prefect can become a Diplomat, and so lead to other cards. */
function mayRepeat(position: Position, role: string): boolean {
  if (role !== 'prefect') return false;
  const { owned } = forumPart.read(position.state);
  return owned.some((tiles, seat) => tiles.includes('sextus-pompeius') && hasTurn(position, seat));
}

/** Tiles that are worth something to those who own them at the end. */
function scoresOf({ tiles }: TileBox): readonly ScoreType[] {
  return [...tiles.values()].flatMap(({ id, points }) =>
    points === undefined
      ? []
      : {
          id,
          points: (position, seat) => (owns(position.state, seat, id) ? points(position, seat) : 0),
        },
  );
}
