/** The row of tiles, its stack, and how players get tiles. */
import {
  count,
  decision,
  finish,
  meaning,
  passing,
  playerAt,
  refusal,
  type Seat,
  shuffled,
  step,
  type Transition,
  withCause,
} from '../../kit';
import { faultsOf, impossible } from '../../kit-rules';
import { isIn, type TileBox } from './box';
import { changed, type ForumState, forumPart, ROW_PLACES } from './part';

/** Cards that a Tribune must take back for each further place of the row. */
const CARDS_FOR_PLACES = [4, 6, 8, 10];

/** The number of places to choose from, for a Tribune who takes back a number of cards. */
export function placesToChoose(cards: number): number {
  return CARDS_FOR_PLACES.filter((needed) => cards >= needed).length;
}

export const rowFaults = faultsOf({
  noCardsTakenBack: () => 'no Tribune has taken cards back',
});

/** Take a tile or leave them all. */
export const takeTile = decision({
  kind: 'takeTile',
  shape: {
    places: count(
      1,
      ROW_PLACES,
      'The number of places of the row to choose from, counted from the left.',
    ),
  },
  audit({ state }, { seat }) {
    if (playerAt(state, seat).discard.length === 0) return undefined;
    return impossible(rowFaults.of('noCardsTakenBack'), 'R-12.1');
  },
  words: (names, { seat }) => `${names.player(seat)} may take a tile`,
});

/** Not one of the first tiles that there are for the player. */
export const tileNotDealt = refusal({
  reason: 'tileNotDealt',
  code: 'NO_TILE',
  words: (names, { choice }: { readonly tile: string; readonly choice: readonly string[] }) =>
    `Choose between ${names.listed(choice.map(names.title))}.`,
});

export const tileNotOpen = refusal({
  reason: 'tileNotOpen',
  code: 'NO_TILE',
  rule: 'R-12.1',
  words: (names, { tile, choice }: { readonly tile: string; readonly choice: readonly string[] }) =>
    `${names.title(tile)} cannot be taken, only ${names.listed(choice.map(names.title))}.`,
});

export function takeStep<I extends string>(box: TileBox<I>) {
  return step({
    type: 'takeTile',
    notation: 'take {tile}',
    rule: 'R-12.1',
    during: [takeTile],
    shape: {
      tile: meaning(box.field, 'The tile to take.'),
    },
    candidatesAreLegal: true,
    candidates: ({ state }, { places }, { isWide }) =>
      openTiles(forumPart.read(state), isWide ? ROW_PLACES : places)
        .filter((tile) => isIn(box, tile))
        .map((tile) => ({ tile })),
    refusal({ state }, { tile }, { places }) {
      const choice = openTiles(forumPart.read(state), places);
      return choice.includes(tile) ? undefined : tileNotOpen({ tile, choice });
    },
    apply(transition, { seat, tile }) {
      finish(transition);
      const forum = forumPart.read(transition.state);
      const { row } = forum;
      forumPart.write(transition, changed(forum, { row: row.with(row.indexOf(tile), null) }));
      gainTile(box, transition, seat, tile);
    },
    words: (names, { tile }) => `Take ${names.title(tile)} from the forum`,
  });
}

export const takeNoTile = passing(takeTile);

/** Tiles in the first places of the row. */
export function openTiles({ row }: ForumState, places: number): readonly string[] {
  return row.slice(0, places).filter((tile) => tile !== null);
}

/** Gives a tile that has left the row or the stack to its new owner. */
export function gainTile(box: TileBox, transition: Transition, seat: Seat, tile: string): void {
  const forum = forumPart.read(transition.state);
  const owned = forum.owned.map((tiles, owner) => (owner === seat ? [...tiles, tile] : tiles));
  forumPart.write(transition, changed(forum, { owned }));
  transition.emit({ type: 'tileTaken', seat, tile });
  const { gained } = box.tiles.get(tile) ?? {};
  if (gained !== undefined)
    withCause(transition, { rule: 'R-12.3', tile }, () => gained(transition, seat));
}

/** Shifts the row to the left and fills it up; if the stack is empty, the used tiles form a new one. */
export function refillRow(box: TileBox, transition: Transition): void {
  const forum = forumPart.read(transition.state);
  if (forum.stack.length > 0 && !forum.row.includes(null)) return;
  const row = forum.row.filter((tile) => tile !== null);
  let piles = withStack(box, transition, forum);
  let renewed = piles === forum ? undefined : piles.stack;
  while (row.length < ROW_PLACES) {
    const [next, ...stack] = piles.stack;
    if (next === undefined) break;
    row.push(next);
    const left = changed(piles, { stack });
    piles = withStack(box, transition, left);
    if (piles !== left) renewed = piles.stack;
  }
  const full = Array.from({ length: ROW_PLACES }, (_, place) => row[place] ?? null);
  const isSame = full.every((tile, place) => tile === forum.row[place]);
  if (isSame && piles === forum) return;
  forumPart.write(transition, changed(piles, { row: full }));
  const because = { rule: 'R-12.1' };
  const [first] = renewed ?? [];
  if (renewed !== undefined && first !== undefined) {
    const tiles = renewed.length;
    transition.emit({ type: 'forumReshuffled', tiles, next: first, because });
  }
  if (isSame) return;
  const [next = null] = piles.stack;
  transition.emit({ type: 'forumRefilled', row: full, stack: piles.stack.length, next, because });
}

/** If the stack is empty, makes a new one of the used tiles: shuffled, or in the order of a real table. */
function withStack(box: TileBox, transition: Transition, forum: ForumState): ForumState {
  const { stack, used } = forum;
  if (stack.length > 0 || used.length === 0) return forum;
  const [order, ...later] = forum.later;
  const mixed = order === undefined ? shuffled(transition, used) : inOrder(box, used, order);
  return changed(forum, { stack: mixed, used: [], later });
}

/** The tiles in the order of a list; those not in it come last. */
export function inOrder(
  { ids }: TileBox,
  tiles: readonly string[],
  order: readonly string[],
): readonly string[] {
  const listed = [...order, ...ids.filter((tile) => !order.includes(tile))];
  return listed.filter((tile) => tiles.includes(tile));
}
