/** The row of tiles, its stack, and how players come by tiles. */
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import type { Seat } from '../../model/ids';
import { FORUM_TILES, type TileId } from '../../model/tiles';
import { finish, playerAt } from '../../rules/change';
import { shuffled } from '../../rules/draws';
import type { DecisionHandler, Play } from '../../rules/game';
import { wrongDecision } from '../../rules/refusals';
import { receiveGoods } from '../../rules/storehouse';
import { type ForumState, forumPart, ROW_PLACES } from './part';

/** Cards that a Tribune must take back for each further place of the row. */
const CARDS_FOR_PLACES = [4, 6, 8, 10];

/** How many places of the row there are to choose from, for a Tribune who takes so many cards back. */
export function placesToChoose(cards: number): number {
  return CARDS_FOR_PLACES.filter((needed) => cards >= needed).length;
}

export const takeTile: DecisionHandler<DecisionOf<'takeTile'>> = {
  kind: 'takeTile',

  legal(_game, state, { seat, places }) {
    const tiles = openTiles(forumPart.read(state), places);
    return [
      ...tiles.map((tile) => ({ type: 'takeTile', seat, tile }) as const),
      { type: 'pass', seat },
    ];
  },

  apply(play, decision, action) {
    const { seat, places } = decision;
    if (action.type === 'pass') {
      finish(play);
      return;
    }
    if (action.type !== 'takeTile') wrongDecision(decision, action);
    const { tile } = action;
    const part = forumPart.read(play.state);
    const choice = openTiles(part, places);
    if (!choice.includes(tile)) {
      refuse({
        code: 'NO_TILE',
        message: `${tile} cannot be taken, only ${choice.join(', ')}.`,
        rule: 'R-12.1',
        details: { tile, choice },
      });
    }
    finish(play);
    forumPart.write(play, { ...part, row: part.row.with(part.row.indexOf(tile), null) });
    gainTile(play, seat, tile);
  },

  check(_game, state, { seat }) {
    if (playerAt(state, seat).discard.length === 0) return undefined;
    return { code: 'INVALID_STATE', message: 'No Tribune has taken cards back.', rule: 'R-12.1' };
  },
};

/** Tiles in the first places of the row. */
export function openTiles({ row }: ForumState, places: number): readonly TileId[] {
  return row.slice(0, places).filter((tile) => tile !== null);
}

/** Lays a tile that has left the row or the stack before its new owner. */
export function gainTile(play: Play, seat: Seat, tile: TileId): void {
  const part = forumPart.read(play.state);
  const owned = part.owned.map((tiles, owner) => (owner === seat ? [...tiles, tile] : tiles));
  forumPart.write(play, { ...part, owned });
  play.events?.push({ type: 'tileTaken', seat, tile });
  if (tile === 'claudia-agrippina') receiveGoods(play, seat, { brick: 1 });
}

/** Shifts the row to the left and fills it up; the used tiles are a new stack when there is none. */
export function refillRow(play: Play): void {
  const part = forumPart.read(play.state);
  if (part.stack.length > 0 && !part.row.includes(null)) return;
  const row = part.row.filter((tile) => tile !== null);
  let piles = withStack(play, part);
  while (row.length < ROW_PLACES) {
    const [next, ...stack] = piles.stack;
    if (next === undefined) break;
    row.push(next);
    piles = withStack(play, { ...piles, stack });
  }
  const full = Array.from({ length: ROW_PLACES }, (_, place) => row[place] ?? null);
  const isSame = full.every((tile, place) => tile === part.row[place]);
  if (isSame && piles === part) return;
  forumPart.write(play, { ...piles, row: full });
  if (!isSame) play.events?.push({ type: 'forumRefilled', row: full });
}

/** The used tiles shuffled, if there is no stack; by chance, or as it was at a real table. */
function withStack(play: Play, part: ForumState): ForumState {
  const { stack, used } = part;
  if (stack.length > 0 || used.length === 0) return part;
  const [order, ...later] = part.later;
  const mixed = order === undefined ? shuffled(play, used) : inOrder(used, order);
  return { ...part, stack: mixed, used: [], later };
}

/** The tiles in the order of a list; those it does not name come last. */
export function inOrder(tiles: readonly TileId[], order: readonly TileId[]): readonly TileId[] {
  const listed = [...order, ...FORUM_TILES.filter((tile) => !order.includes(tile))];
  return listed.filter((tile) => tiles.includes(tile));
}
