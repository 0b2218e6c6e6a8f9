/** Two blue tiles for each player, who keeps one of them. */
import * as z from 'zod/mini';
import {
  ask,
  decision,
  type Fault,
  finish,
  type Json,
  parseDraws,
  refusal,
  refuseDraws,
  shuffled,
  step,
  type Transition,
} from '../../kit';
import { faultOf } from '../../kit-rules';
import { tile } from './fields';
import {
  changed,
  DEALT_TILES,
  forumPart,
  isChoosing,
  LaterSchema,
  ROW_PLACES,
  TilesSchema,
} from './part';
import { gainTile, inOrder, refillRow } from './row';
import { BLUE_TILES, FORUM_TILES, isBlue, type TileId, TileIdSchema } from './tile-ids';

/** The draws at a real table: the shape of `setup.parts.forum`. */
const DrawsSchema = z.strictObject({
  /** Tiles of every seat to choose from. */
  dealt: z.array(z.array(TileIdSchema).check(z.length(DEALT_TILES))),
  /** All other tiles in order, the row first; the tiles that were kept may be included or not. */
  stack: TilesSchema,
  /** The order in which the used tiles came back each time; random if left out. */
  later: z.exactOptional(LaterSchema),
});
type ForumDraws = z.infer<typeof DrawsSchema>;

export function dealTiles(transition: Transition, draws: Readonly<Record<string, Json>>): void {
  const given = draws[forumPart.id];
  const { players } = transition.game;
  const {
    dealt,
    stack,
    later = [],
  } = given === undefined ? byChance(transition, players) : asGiven(given, players);
  forumPart.write(transition, {
    owned: dealt.map(() => []),
    dealt,
    row: Array<null>(ROW_PLACES).fill(null),
    stack,
    used: [],
    later,
    action: null,
  });
  for (let seat = 0; seat < players; seat++) ask(transition, { kind: 'chooseTile', seat });
}

function byChance(transition: Transition, players: number): ForumDraws {
  const blue = shuffled(transition, BLUE_TILES);
  const dealt = Array.from({ length: players }, (_, seat) =>
    blue.slice(DEALT_TILES * seat, DEALT_TILES * (seat + 1)),
  );
  // Tiles that are kept leave the stack later, with the same result.
  return { dealt, stack: shuffled(transition, FORUM_TILES) };
}

function asGiven(given: Json, players: number): ForumDraws {
  const draws = parseDraws(forumPart.id, 'R-12.1', DrawsSchema, given);
  const { dealt, stack, later } = draws;
  if (dealt.length !== players) invalid('dealt', faultOf('wrongNumberDealt', { players }));
  const lying = dealt.flat();
  const green = lying.find((tile) => !isBlue(tile));
  if (green !== undefined) invalid('dealt', faultOf('tileNotBlue', { tile: green }));
  const twice = repeated(lying);
  if (twice !== undefined) invalid('dealt', faultOf('tileDealtTwice', { tile: twice }));
  for (const [at, tiles] of [['stack', stack] as const, ...(later ?? []).map(laterAt)]) {
    const tile = repeated(tiles);
    if (tile !== undefined) invalid(at, faultOf('tileThereTwice', { tile }));
  }
  const missing = FORUM_TILES.find((tile) => !lying.includes(tile) && !stack.includes(tile));
  if (missing !== undefined) invalid('stack', faultOf('tileMissing', { tile: missing }));
  return { ...draws, stack: inOrder(FORUM_TILES, stack) };
}

function laterAt(tiles: readonly TileId[], index: number): readonly [string, readonly TileId[]] {
  return [`later[${index}]`, tiles];
}

function repeated(tiles: readonly TileId[]): TileId | undefined {
  return tiles.find((tile, index) => tiles.indexOf(tile) !== index);
}

function invalid(at: string, fault: Fault): never {
  refuseDraws(forumPart.id, 'R-12.1', at, fault);
}

/** Choose one of two tiles. */
export const chooseTile = decision({
  kind: 'chooseTile',
  when: 'beforeCard',
  outOfTurn: true,
  words: (names, { seat }) => `${names.player(seat)} keeps a tile`,
});

export const tileNotDealt = refusal({
  reason: 'tileNotDealt',
  code: 'NO_TILE',
  rule: 'R-12.1',
  words: (names, { choice }: { readonly tile: TileId; readonly choice: readonly TileId[] }) =>
    `Choose between ${names.listed(choice.map(names.title))}.`,
});

/** Keep one of the two tiles dealt before the first turn. */
export const chooseStep = step({
  type: 'chooseTile',
  notation: 'choose {tile}',
  rule: 'R-12.1',
  during: [chooseTile],
  shape: {
    /** A tile of the forum. */
    tile,
  },
  candidates: ({ state }, { seat }) =>
    (forumPart.read(state).dealt[seat] ?? []).map((tile) => ({ tile })),
  refusal({ state }, { tile }, { seat }) {
    const choice = forumPart.read(state).dealt[seat] ?? [];
    return choice.includes(tile) ? undefined : tileNotDealt({ tile, choice });
  },
  apply(transition, { seat, tile }) {
    finish(transition);
    const forum = forumPart.read(transition.state);
    const dealt = forum.dealt.with(seat, []);
    const stack = forum.stack.filter((other) => other !== tile);
    forumPart.write(transition, changed(forum, { dealt, stack }));
    gainTile(transition, seat, tile);
    if (!isChoosing({ dealt })) refillRow(transition);
  },
  words: (names, { tile }) => `Keep ${names.title(tile)}`,
});
