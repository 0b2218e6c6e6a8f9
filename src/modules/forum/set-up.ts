/** Two blue tiles for each player, who keeps one of them. */
import * as z from 'zod/mini';
import {
  ask,
  decision,
  type Fault,
  finish,
  type Json,
  meaning,
  parseDraws,
  refuseDraws,
  shuffled,
  step,
  type Transition,
} from '../../kit';
import { faultsOf, twiceIn } from '../../kit-rules';
import { boxFaults, isBlue, isIn, type TileBox } from './box';
import { playsAuction } from './option';
import {
  changed,
  DEALT_TILES,
  forumPart,
  isChoosing,
  laterSchema,
  ROW_PLACES,
  tilesSchema,
} from './part';
import { gainTile, inOrder, refillRow, tileNotDealt } from './row';

/** The draws at a real table: the shape of `setup.parts.forum`. */
function drawsSchema({ field }: TileBox) {
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
  box: TileBox,
  transition: Transition,
  draws: Readonly<Record<string, Json>>,
): void {
  const given = draws[forumPart.id];
  const { players, options } = transition.game;
  if (playsAuction(options)) {
    layOut(box, transition, given);
    return;
  }
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

function byChance(box: TileBox, transition: Transition): ForumDraws {
  const blue = shuffled(transition, box.blue);
  const dealt = Array.from({ length: transition.game.players }, (_, seat) =>
    blue.slice(DEALT_TILES * seat, DEALT_TILES * (seat + 1)),
  );
  // Tiles that are kept leave the stack later, with the same result.
  return { dealt, stack: shuffled(transition, box.ids) };
}

export const drawFaults = faultsOf({
  wrongNumberDealt: (_names, { players }: { readonly players: number }) =>
    `expected tiles for ${players} players`,
  tileNotBlue: (names, { tile }: { readonly tile: string }) =>
    `the tile ${names.title(tile)} is not blue`,
});

function asGiven(box: TileBox, given: Json, players: number): ForumDraws {
  const draws = parseDraws(forumPart.id, 'R-12.1', drawsSchema(box), given);
  const { dealt } = draws;
  if (dealt.length !== players) invalid('dealt', drawFaults.of('wrongNumberDealt', { players }));
  checkTiles(box, 'dealt', dealt.flat(), draws);
  return { ...draws, stack: inOrder(box, box.ids, draws.stack) };
}

/** The same with an auction. */
function lotsSchema({ field }: TileBox) {
  return z.strictObject({
    /** Blue tiles laid out, one more than players. */
    lots: tilesSchema(field.schema),
    /** All other tiles in order, the row first; the tiles that were sold may be included or not. */
    stack: tilesSchema(field.schema),
    /** The order in which the used tiles came back each time; random if left out. */
    later: z.exactOptional(laterSchema(field.schema)),
  });
}

/** One blue tile more than players, to be sold one after the other. */
function layOut(box: TileBox, transition: Transition, given: Json | undefined): void {
  const { players } = transition.game;
  const {
    lots,
    stack,
    later = [],
  } = given === undefined ? lotsByChance(box, transition) : lotsAsGiven(box, given, players);
  const seats = Array.from({ length: players });
  forumPart.write(transition, {
    owned: seats.map(() => []),
    dealt: seats.map(() => []),
    row: Array<null>(ROW_PLACES).fill(null),
    stack,
    used: [],
    later,
    action: null,
    auction: { lots, paid: seats.map(() => 0), bid: null },
  });
  ask(transition, { kind: 'openAuction', seat: 0 });
}

type LotDraws = z.infer<ReturnType<typeof lotsSchema>>;

function lotsByChance(box: TileBox, transition: Transition): LotDraws {
  const lots = shuffled(transition, box.blue).slice(0, transition.game.players + 1);
  return { lots, stack: shuffled(transition, box.ids) };
}

function lotsAsGiven(box: TileBox, given: Json, players: number): LotDraws {
  const draws = parseDraws(forumPart.id, 'R-12.4', lotsSchema(box), given);
  if (draws.lots.length !== players + 1)
    invalid('lots', drawFaults.of('wrongNumberDealt', { players }));
  checkTiles(box, 'lots', draws.lots, draws);
  return { ...draws, stack: inOrder(box, box.ids, draws.stack) };
}

/** Refuses tiles that are missing, there twice, or green among those of the players. */
function checkTiles(
  box: TileBox,
  where: string,
  lying: readonly string[],
  { stack, later }: Pick<LotDraws, 'stack' | 'later'>,
): void {
  const green = lying.find((tile) => !isBlue(box, tile));
  if (green !== undefined) invalid(where, drawFaults.of('tileNotBlue', { tile: green }));
  const twice = twiceIn(lying);
  if (twice !== undefined) invalid(where, boxFaults.of('tileDealtTwice', { tile: twice }));
  for (const [at, tiles] of [['stack', stack] as const, ...(later ?? []).map(laterAt)]) {
    const tile = twiceIn(tiles);
    if (tile !== undefined) invalid(at, boxFaults.of('tileThereTwice', { tile }));
  }
  const missing = box.ids.find((tile) => !lying.includes(tile) && !stack.includes(tile));
  if (missing !== undefined) invalid('stack', boxFaults.of('tileMissing', { tile: missing }));
}

function laterAt(tiles: readonly string[], index: number): readonly [string, readonly string[]] {
  return [`later[${index}]`, tiles];
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

/** Keep one of the two tiles dealt before the first turn. */
export function chooseStep<I extends string>(box: TileBox<I>) {
  return step({
    type: 'chooseTile',
    notation: 'choose {tile}',
    rule: 'R-12.1',
    during: [chooseTile],
    shape: {
      tile: meaning(box.field, 'The tile to keep.'),
    },
    candidates: ({ state }, { seat }) =>
      (forumPart.read(state).dealt[seat] ?? [])
        .filter((tile) => isIn(box, tile))
        .map((tile) => ({ tile })),
    refusal({ state }, { tile }, { seat }) {
      const choice = forumPart.read(state).dealt[seat] ?? [];
      return choice.includes(tile) ? undefined : tileNotDealt({ tile, choice }, 'R-12.1');
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
