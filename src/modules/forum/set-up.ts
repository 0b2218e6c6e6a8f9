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
import { type Box, isBlue, isIn } from './box';
import {
  changed,
  DEALT_TILES,
  forumPart,
  isChoosing,
  laterSchema,
  ROW_PLACES,
  tilesSchema,
} from './part';
import { gainTile, inOrder, refillRow } from './row';

/** The draws at a real table: the shape of `setup.parts.forum`. */
function drawsSchema({ field }: Box) {
  return z.strictObject({
    /** Tiles of every seat to choose from. */
    dealt: z.array(z.array(field.schema).check(z.length(DEALT_TILES))),
    /** All other tiles in order, the row first; the tiles that were kept may be included or not. */
    stack: tilesSchema(field.schema),
    /** The order in which the used tiles came back each time; random if left out. */
    later: z.exactOptional(laterSchema(field.schema)),
  });
}
type ForumDraws = z.infer<ReturnType<typeof drawsSchema>>;

export function dealTiles(
  box: Box,
  transition: Transition,
  draws: Readonly<Record<string, Json>>,
): void {
  const given = draws[forumPart.id];
  const { players } = transition.game;
  const {
    dealt,
    stack,
    later = [],
  } = given === undefined ? byChance(box, transition) : asGiven(box, given, players);
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

function byChance(box: Box, transition: Transition): ForumDraws {
  const blue = shuffled(transition, box.blue);
  const dealt = Array.from({ length: transition.game.players }, (_, seat) =>
    blue.slice(DEALT_TILES * seat, DEALT_TILES * (seat + 1)),
  );
  // Tiles that are kept leave the stack later, with the same result.
  return { dealt, stack: shuffled(transition, box.ids) };
}

function asGiven(box: Box, given: Json, players: number): ForumDraws {
  const draws = parseDraws(forumPart.id, 'R-12.1', drawsSchema(box), given);
  const { dealt, stack, later } = draws;
  if (dealt.length !== players) invalid('dealt', faultOf('wrongNumberDealt', { players }));
  const lying = dealt.flat();
  const green = lying.find((tile) => !isBlue(box, tile));
  if (green !== undefined) invalid('dealt', faultOf('tileNotBlue', { tile: green }));
  const twice = repeated(lying);
  if (twice !== undefined) invalid('dealt', faultOf('tileDealtTwice', { tile: twice }));
  for (const [at, tiles] of [['stack', stack] as const, ...(later ?? []).map(laterAt)]) {
    const tile = repeated(tiles);
    if (tile !== undefined) invalid(at, faultOf('tileThereTwice', { tile }));
  }
  const missing = box.ids.find((tile) => !lying.includes(tile) && !stack.includes(tile));
  if (missing !== undefined) invalid('stack', faultOf('tileMissing', { tile: missing }));
  return { ...draws, stack: inOrder(box, box.ids, stack) };
}

function laterAt(tiles: readonly string[], index: number): readonly [string, readonly string[]] {
  return [`later[${index}]`, tiles];
}

function repeated(tiles: readonly string[]): string | undefined {
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
  words: (names, { choice }: { readonly tile: string; readonly choice: readonly string[] }) =>
    `Choose between ${names.listed(choice.map(names.title))}.`,
});

/** Keep one of the two tiles dealt before the first turn. */
export function chooseStep<I extends string>(box: Box<I>) {
  return step({
    type: 'chooseTile',
    notation: 'choose {tile}',
    rule: 'R-12.1',
    during: [chooseTile],
    shape: {
      /** A tile of the forum. */
      tile: box.field,
    },
    candidates: ({ state }, { seat }) =>
      (forumPart.read(state).dealt[seat] ?? [])
        .filter((tile) => isIn(box, tile))
        .map((tile) => ({ tile })),
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
      gainTile(box, transition, seat, tile);
      if (!isChoosing({ dealt })) refillRow(box, transition);
    },
    words: (names, { tile }) => `Keep ${names.title(tile)}`,
  });
}
