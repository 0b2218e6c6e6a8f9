/** The forum's part of a state: where the tiles are, and what they do in the present action. */

import * as z from 'zod/mini';
import {
  type AnyEvent,
  CityIdSchema,
  type Field,
  type GameState,
  HIDDEN_CARD,
  type InnerFault,
  isOpen,
  type Json,
  type Names,
  type PictureItem,
  type Position,
  part,
  type Seat,
  SeatSchema,
  type ShownPart,
  type Transition,
} from '../../kit';
import {
  faultOf,
  faultsOf,
  hasPartners,
  hasTurn,
  isCardInPlay,
  MAX_SEATS,
  mixed,
  twiceIn,
} from '../../kit-rules';
import { boxFaults, isBlue, type TileBox } from './box';
import { type ForumEvent, MOST_POINTS } from './events';
import { playsAuction } from './option';
import type { ForumTile } from './tile';

/** Tiles to take, left to right. */
export const ROW_PLACES = 4;
/** Blue tiles of which each player keeps one. */
export const DEALT_TILES = 2;
type TileSchema<I extends string> = Field<I>['schema'];
/** The id of any tile. */
const ANY_TILE: TileSchema<string> = z.string().check(z.maxLength(60));

/** More than any box has. */
export const MOST_TILES = 100;
/** More stacks than any game needs. */
const MOST_LATER = 50;

/** Tiles in an order. */
export function tilesSchema<I extends string>(tile: TileSchema<I>) {
  return z.readonly(z.array(tile).check(z.maxLength(MOST_TILES)));
}

/** The stacks to come. */
export function laterSchema<I extends string>(tile: TileSchema<I>) {
  return z.readonly(z.array(tilesSchema(tile)).check(z.maxLength(MOST_LATER)));
}

/** The auction of the first tiles. */
function auctionSchema<I extends string>(tile: TileSchema<I>) {
  const points = z.int().check(z.minimum(0), z.maximum(MOST_POINTS));
  const bid = z.readonly(
    z.strictObject({
      /** The tile that is bid for. */
      tile,
      /** Who bids most. */
      seat: SeatSchema,
      /** How much. */
      points,
      /** Who has named the tile. */
      opener: SeatSchema,
      /** Who has passed. */
      passed: z.readonly(z.array(SeatSchema).check(z.maxLength(MAX_SEATS))),
    }),
  );
  return z.readonly(
    z.strictObject({
      /** Tiles laid out, which are also in the stack until then. */
      lots: tilesSchema(tile),
      /** Victory points that each seat loses at the end. */
      paid: z.readonly(z.array(points).check(z.maxLength(MAX_SEATS))),
      /** The highest bid so far; null between two tiles. */
      bid: z.nullable(bid),
    }),
  );
}

/** The shape of the part, with a schema for the ids of tiles. */
function forumSchema<I extends string>(tile: TileSchema<I>) {
  const tiles = tilesSchema(tile);
  const bySeat = z.readonly(z.array(tiles).check(z.maxLength(MAX_SEATS)));
  const action = z.readonly(
    z.strictObject({
      /** The player who carries it out. */
      seat: SeatSchema,
      /** How many cards lie on the one carried out, if a Magister has gone back to it. */
      depth: z.int().check(z.minimum(0), z.maximum(60)),
      /** Tiles that have worked for the one time in this action, and Mamilius, who works until its end. */
      tiles,
      /** Cities where Mamercus or Marcus makes the house cheaper. */
      cheap: z.readonly(
        z.strictObject({
          /** The city of Mamercus, if he is used. */
          mamercus: z.exactOptional(CityIdSchema),
          /** The city of Marcus, if he is used. */
          marcus: z.exactOptional(CityIdSchema),
        }),
      ),
      /** True once a house has been built: an Architect's building is not interrupted. */
      built: z.boolean(),
      /** True once the action has ended, except for tiles to use. */
      over: z.boolean(),
    }),
  );
  return z.readonly(
    z.strictObject({
      /** Tiles of every seat, in the order gained. */
      owned: bySeat,
      /** Tiles of which a seat still has to choose one; until then, they are also in the stack. */
      dealt: bySeat,
      /** Tiles to take, left to right; null for an empty place. */
      row: z.readonly(z.array(z.nullable(tile)).check(z.length(ROW_PLACES))),
      /** The tiles to come, the next first. */
      stack: tiles,
      /** Used green tiles, until the stack needs them. */
      used: tiles,
      /** The order in which the used tiles come back each time, as far as recorded at a real table. */
      later: laterSchema(tile),
      /** The action of the last card of this turn; null before the card. */
      action: z.nullable(action),
      /** The auction of the first tiles; only in games with one. */
      auction: z.exactOptional(auctionSchema(tile)),
    }),
  );
}

export type ForumState<I extends string = string> = z.infer<ReturnType<typeof forumSchema<I>>>;

/** What the tiles do in the action of a card. */
export type TileCardAction = NonNullable<ForumState['action']>;

export type ForumAuction = NonNullable<ForumState['auction']>;

/** The key of the part, whatever the box. */
const PART = 'forum';

/** How the rules read and write the part. It knows no tiles: those of the box are checked by the part of a game. */
export const forumPart = part({ id: PART, schema: forumSchema(ANY_TILE) });

/** The part of a game with the tiles of a box. */
export function forumPartOf<I extends string>(box: TileBox<I>) {
  return part({
    id: PART,
    schema: forumSchema(box.field.schema),
    draws: true,

    audit: (forum, position) =>
      tileFault(box, forum, position) ??
      auctionFault(box, forum, position) ??
      dealtFault(box, forum, position) ??
      actionFault(forum, position),

    view({ stack, later, ...open }) {
      // Tiles have no backs: everybody sees the next one, except while the dealt tiles are still in the stack.
      const top = isChoosing(open) ? 0 : 1;
      return {
        ...open,
        /** The tiles to come, the next first; those that nobody sees are `'hidden'`. */
        stack: stack.map((tile, index) => (index < top ? tile : HIDDEN_CARD)),
        /** One `'hidden'` for each tile. */
        later: later.map((tiles) => tiles.map(() => HIDDEN_CARD)),
      };
    },

    drawn: (seen) => drawnTiles(box, seen),

    bags: {
      of(known, { game }) {
        const dealt = Object.keys(known).flatMap((place) =>
          /^(?:dealt|lots)\./.test(place) ? (known[place] ?? []) : [],
        );
        // A tile that its player keeps leaves the stack: before others it would move them.
        const others = box.ids.filter((tile) => !dealt.includes(tile));
        const laid = Array.from({ length: game.players + 1 }, (_, index) => `lots.${index}`);
        const hands = Array.from({ length: game.players * DEALT_TILES }, (_, index) =>
          dealtPlace(Math.floor(index / DEALT_TILES), index % DEALT_TILES),
        );
        return [
          { places: playsAuction(game.options) ? laid : hands, pieces: box.blue, isNamed: true },
          {
            places: box.ids.map((_, index) => `stack.${index}`),
            pieces: [...others, ...dealt],
            isNamed: true,
          },
        ];
      },
      used: usedPlaces,
    },

    label: 'Forum',
    picture: seenTiles,

    follow: {
      turnStarted: withoutAction,
      gameEnded: withoutAction,
      cardPlayed: (forum, { seat }) => withAction(forum, seat, 0),
      cardCopied: (forum, { seat, depth = 0 }) => withAction(forum, seat, depth),
      // In teams, the partner continues the action of the card.
      partnerActs: (forum, { seat }: AnyEvent & { readonly seat: Seat }) =>
        withAction(forum, seat, 0),
      houseBuilt(forum, { seat }) {
        return forum.action?.seat === seat ? withNoted(forum, () => ({ built: true })) : forum;
      },
      cardDone: (forum) => withNoted(forum, () => ({ over: true })),
      tileNoted: (forum, { tile }: ForumEvent<I, 'tileNoted'>) =>
        withNoted(forum, ({ tiles }) => ({ tiles: [...tiles, tile] })),
      housePriceLowered: (forum, { tile, city }: ForumEvent<I, 'housePriceLowered'>) =>
        withNoted(forum, ({ cheap }) => ({ cheap: { ...cheap, [tile]: city } })),
      tileTaken(forum, { seat, tile }: ForumEvent<I, 'tileTaken'>) {
        const { owned, row, dealt, stack } = forum;
        const taken = { ...forum, owned: owned.with(seat, [...(owned[seat] ?? []), tile]) };
        const place = row.indexOf(tile);
        if (place !== -1) return { ...taken, row: row.with(place, null) };
        if (forum.auction !== undefined && forum.auction.lots.length > 0) {
          const isEnd = taken.owned.every((tiles) => tiles.length > 0);
          const auction = isEnd ? { ...forum.auction, lots: [] } : forum.auction;
          return { ...taken, stack: stack.slice(1), auction };
        }
        // One of the two dealt tiles, which are also in the stack until then.
        return { ...taken, stack: stack.slice(1), dealt: dealt.with(seat, []) };
      },
      tileBid(forum, { seat, tile, points }: ForumEvent<I, 'tileBid'>) {
        const { auction } = forum;
        if (auction === undefined) return forum;
        const { opener = seat, passed = [] } = auction.bid ?? {};
        return { ...forum, auction: { ...auction, bid: { tile, seat, points, opener, passed } } };
      },
      bidPassed(forum, { seat }: ForumEvent<I, 'bidPassed'>) {
        const { auction } = forum;
        if (auction === undefined || auction.bid === null) return forum;
        const bid = { ...auction.bid, passed: [...auction.bid.passed, seat] };
        return { ...forum, auction: { ...auction, bid } };
      },
      tileSold(forum, { seat, tile, points }: ForumEvent<I, 'tileSold'>) {
        const { auction } = forum;
        if (auction === undefined) return forum;
        const lots = auction.lots.filter((lot) => lot !== tile);
        return { ...forum, auction: { lots, paid: auction.paid.with(seat, points), bid: null } };
      },
      tileUsed(forum, { seat, tile }: ForumEvent<I, 'tileUsed'>) {
        if (isBlue(box, tile)) return forum;
        const { owned, used } = forum;
        const left = (owned[seat] ?? []).filter((own) => own !== tile);
        return { ...forum, owned: owned.with(seat, left), used: [...used, tile] };
      },
      forumReshuffled: (forum, { next, tiles }: ForumEvent<I, 'forumReshuffled'>) => ({
        ...forum,
        stack: seenStack(next, tiles),
        used: [],
        later: forum.later.slice(1),
      }),
      forumRefilled: (forum, { row, next, stack }: ForumEvent<I, 'forumRefilled'>) => ({
        ...forum,
        stack: seenStack(next, stack),
        row,
      }),
    },

    imagine({ stack, later, ...open }, chance) {
      const { owned, row, used } = open;
      const seen = new Set<string | null>([...owned.flat(), ...row, ...used, ...stack]);
      const unseen = mixed(
        box.ids.filter((tile) => !seen.has(tile)),
        chance,
      );
      return {
        ...open,
        stack: stack.flatMap((tile) => (tile === HIDDEN_CARD ? unseen.splice(0, 1) : tile)),
        later: later.map((tiles) => box.ids.slice(0, tiles.length)),
      };
    },
  });
}

type SeenForum = Pick<ForumState, 'owned' | 'dealt' | 'row' | 'stack' | 'used' | 'auction'>;

/** The tiles to choose or bid for, those to take, the next one, those of the players, and how many there are still. */
function seenTiles(
  { owned, dealt, row, stack, used, auction }: SeenForum,
  names: Names,
): readonly PictureItem[] {
  const tile = (kind: string, id: string, whose: string, seat?: Seat): PictureItem => {
    const text = names.title(id);
    return {
      key: id,
      kind,
      ...(seat !== undefined && { seat }),
      text,
      label: `${whose} – ${text}`,
    };
  };
  const next = (id: string): PictureItem => {
    const text = `${names.printed('Next tile')} – ${names.title(id)}`;
    return { key: id, kind: 'nextTile', text, label: text };
  };
  const count = (kind: string, name: string, tiles: number): PictureItem => {
    const text = `${names.printed(name)} – ${tiles}`;
    return { key: kind, kind, text, label: text };
  };
  const open = row.filter((id) => id !== null);
  const lots = auction?.lots ?? [];
  // Until they are chosen or sold, they are in the stack as well.
  const laid = dealt.flat().length + lots.length;
  return [
    ...dealt.flatMap((tiles, seat) =>
      tiles.map((id) =>
        tile('dealtTile', id, `${names.printed('Dealt tile')} – ${names.player(seat)}`, seat),
      ),
    ),
    ...lots.map((id) => tile('lot', id, names.printed('Tile up for auction'))),
    ...seenBid(auction?.bid ?? null, names),
    ...open.map((id) => tile('tileToTake', id, names.printed('Tile to take'))),
    ...stack.flatMap((id) => (id === HIDDEN_CARD ? [] : [next(id)])),
    count('stack', 'Stack', stack.length - laid),
    count('usedTiles', 'Used tiles', used.length),
    ...owned.flatMap((tiles, seat) =>
      tiles.map((id) => tile('ownTile', id, names.player(seat), seat)),
    ),
    ...(auction?.paid ?? []).flatMap((points, seat) => seenDebt(points, seat, names)),
  ];
}

/** Who bids most, for what, and how much. */
function seenBid(bid: ForumAuction['bid'], names: Names): readonly PictureItem[] {
  if (bid === null) return [];
  const { seat, tile, points } = bid;
  const text = `${names.title(tile)} – ${names.points(points)}`;
  const label = `${names.printed('Highest bid')} – ${names.player(seat)} – ${text}`;
  return [{ key: 'bid', kind: 'bid', seat, text, label }];
}

/** The points that a player will lose for the first tile. */
function seenDebt(points: number, seat: Seat, names: Names): readonly PictureItem[] {
  if (points === 0) return [];
  const text = `−${names.points(points)}`;
  const label = `${names.printed('Bids for tiles')} – ${names.player(seat)} – ${text}`;
  return [{ key: `paid.${seat}`, kind: 'paid', seat, text, label }];
}

/** What the part and its view have in common. */
type WithAction = Pick<ForumState, 'action'>;

/** The forum with a change in its action, if there is one. */
function withNoted<F extends WithAction>(
  forum: F,
  change: (action: TileCardAction) => Partial<TileCardAction>,
): F {
  const { action } = forum;
  return action === null ? forum : { ...forum, action: { ...action, ...change(action) } };
}

/** The forum at the end of a turn, without an action. */
function withoutAction<F extends WithAction>(forum: F): F {
  return forum.action === null ? forum : { ...forum, action: null };
}

/** The action that a card begins; a copied card belongs to the action of the card that copies it. */
export function begunAction({ action }: WithAction, seat: Seat, depth: number): TileCardAction {
  if (action?.seat === seat && !action.over) return { ...action, depth };
  return { seat, depth, tiles: [], cheap: {}, built: false, over: false };
}

function withAction<F extends WithAction>(forum: F, seat: Seat, depth: number): F {
  return { ...forum, action: begunAction(forum, seat, depth) };
}

/** A stack of `count` tiles, of which everybody sees the first. */
function seenStack<I extends string>(next: I | null, count: number): (I | typeof HIDDEN_CARD)[] {
  const hidden = Array<typeof HIDDEN_CARD>(Math.max(0, count - 1)).fill(HIDDEN_CARD);
  return next === null ? [] : [next, ...hidden];
}

/** What a view shows of the part. */
type ForumView = SeenForum & Pick<ForumState, 'later'>;

/** The draws of a game, as far as its tiles have been revealed; the others stand in the order of the box. */
function drawnTiles({ ids }: TileBox, seen: readonly ShownPart<ForumView>[]): Json {
  const end = seen.at(-1)?.part;
  const shown = new Set<string | null>(
    end && [...end.owned.flat(), ...end.row, ...end.used, ...end.stack],
  );
  const [first = [], ...later] = revealedTiles(seen);
  // Where those that players kept lay in the first stack, nobody knows.
  const stack = [...first, ...ids.filter((tile) => !first.includes(tile))];
  later.at(-1)?.push(...ids.filter((tile) => !shown.has(tile)));
  const { auction, dealt = [] } = seen[0]?.part ?? {};
  return auction === undefined ? { dealt, stack, later } : { lots: auction.lots, stack, later };
}

/** The tiles of every stack in the order in which they were revealed: the first one, then those made of used tiles. */
function revealedTiles(seen: readonly ShownPart<ForumView>[]): string[][] {
  const stacks: string[][] = [[]];
  let lying: readonly (string | null)[] = [];
  let top: string | null = null;
  for (const event of seen.flatMap(({ events }) => events)) {
    const { type, tile, row = lying, next = null }: LaidEvent = event;
    if (type === 'tileTaken') lying = lying.filter((other) => other !== tile);
    if (type === 'forumReshuffled') {
      stacks.push([]);
      top = next;
    }
    if (type !== 'forumReshuffled' && type !== 'forumRefilled') continue;
    const laid = type === 'forumRefilled' ? [...row, next] : [...lying, next];
    // What lies before the first tile of the new stack was the end of the old one.
    const begin = top === null ? 0 : laid.indexOf(top);
    for (const [place, fresh] of laid.entries()) {
      if (fresh === null || lying.includes(fresh)) continue;
      stacks.at(place < begin ? -2 : -1)?.push(fresh);
    }
    if (type === 'forumRefilled') top = null;
    lying = laid;
  }
  return stacks;
}

/** An event of the row and the stack. */
type LaidEvent = AnyEvent & {
  readonly tile?: string;
  readonly row?: readonly (string | null)[];
  readonly next?: string | null;
};

function dealtPlace(seat: Seat, index: number): string {
  return `dealt.${seat}.${index}`;
}

/** Where the tiles lay that players have kept or taken. */
function usedPlaces(history: readonly ForumState[]): readonly string[] {
  const [start] = history;
  const end = history.at(-1);
  if (start === undefined || end === undefined) return [];
  return [...end.owned.flat(), ...end.used].map((tile) => {
    const lot = start.auction?.lots.indexOf(tile) ?? -1;
    if (lot !== -1 && end.owned.some(([first]) => first === tile)) return `lots.${lot}`;
    const seat = start.dealt.findIndex((tiles) => tiles.includes(tile));
    const isKept = end.owned[seat]?.[0] === tile;
    return isKept
      ? dealtPlace(seat, start.dealt[seat]?.indexOf(tile) ?? 0)
      : `stack.${start.stack.indexOf(tile)}`;
  });
}

export function owns(state: GameState, seat: Seat, tile: string): boolean {
  return forumPart.read(state).owned[seat]?.includes(tile) ?? false;
}

/** The action that the seat is carrying out, if any. */
export function actionOf(state: GameState, seat: Seat): TileCardAction | undefined {
  const { action } = forumPart.read(state);
  return action?.seat === seat ? action : undefined;
}

/** The forum with some fields replaced; a literal is copied many times faster than a spread. */
export function changed(forum: ForumState, change: Partial<ForumState>): ForumState {
  return {
    owned: change.owned ?? forum.owned,
    dealt: change.dealt ?? forum.dealt,
    row: change.row ?? forum.row,
    stack: change.stack ?? forum.stack,
    used: change.used ?? forum.used,
    later: change.later ?? forum.later,
    action: change.action === undefined ? forum.action : change.action,
    ...withAuction(change.auction ?? forum.auction),
  };
}

function withAuction(auction: ForumAuction | undefined): Pick<ForumState, 'auction'> {
  return auction === undefined ? {} : { auction };
}

/** Changes the present action, if there is one. */
export function noteInAction(transition: Transition, change: Partial<TileCardAction>): void {
  const forum = forumPart.read(transition.state);
  if (forum.action === null) return;
  forumPart.write(transition, changed(forum, { action: { ...forum.action, ...change } }));
}

/** Whether the tile is noted in the present action of the seat. */
export function isNoted(state: GameState, seat: Seat, tile: string): boolean {
  return actionOf(state, seat)?.tiles.includes(tile) ?? false;
}

/** Notes a tile that has worked for the one time in this action, or works until its end. */
export function noteTile(transition: Transition, tile: string): void {
  const { action } = forumPart.read(transition.state);
  if (action === null) return;
  noteInAction(transition, { tiles: [...action.tiles, tile] });
  transition.emit({ type: 'tileNoted', tile, because: { tile } });
}

/**
 * Whether a tile works for a seat: a blue one for its owner, a green one for the player who has used it in the present
 * action.
 */
export function isAtWork(
  { owned, action }: ForumState,
  seat: Seat,
  { id, color }: Pick<ForumTile, 'id' | 'color'>,
): boolean {
  if (color === 'blue') return owned[seat]?.includes(id) ?? false;
  return action?.seat === seat && (action.tiles.includes(id) || id in action.cheap);
}

/** Whether some player still has to choose a dealt tile, or to get one by auction. */
export function isChoosing({ dealt, auction }: Pick<ForumState, 'dealt' | 'auction'>): boolean {
  return isSelling({ auction }) || dealt.some((tiles) => tiles.length > 0);
}

function isSelling({ auction }: { readonly auction?: ForumAuction | undefined }): boolean {
  return auction !== undefined && auction.lots.length > 0;
}

export const forumFaults = faultsOf({
  blueNeverUsed: () => 'a blue tile is never used up',
  tileComesBackOnce: () => 'a tile comes back only once',
  chosenBefore: () => 'tiles are chosen before the first turn',
  noBlueTile: () => 'there is no blue tile',
  dealtNotBlue: () => 'dealt tiles must be blue and in the stack',
  rowLaidLater: () => 'the row is filled only after everyone has chosen',
  actionWithoutCard: () => 'a card is being carried out without an action',
  rowNotFilled: () => 'the row must be refilled',
  actionOfOtherTurn: () => 'the action does not belong to this turn',
});

function tileFault(
  box: TileBox,
  { owned, row, stack, used, later }: ForumState,
  { game }: Position,
): InnerFault | undefined {
  if (owned.length !== game.players) return { path: 'owned', ...faultOf('notForEverySeat') };
  const all = [...owned.flat(), ...row.filter((tile) => tile !== null), ...stack, ...used];
  const missing = box.ids.find((tile) => !all.includes(tile));
  if (missing !== undefined) return boxFaults.of('tileMissing', { tile: missing });
  const twice = twiceIn(all);
  if (twice !== undefined) return boxFaults.of('tileThereTwice', { tile: twice });
  if (used.some((tile) => isBlue(box, tile)))
    return { path: 'used', ...forumFaults.of('blueNeverUsed') };
  return later.some((tiles) => twiceIn(tiles) !== undefined)
    ? { path: 'later', ...forumFaults.of('tileComesBackOnce') }
    : undefined;
}

function dealtFault(
  box: TileBox,
  { owned, dealt, row, stack, auction }: ForumState,
  { state }: Position,
): InnerFault | undefined {
  if (dealt.length !== owned.length) return { path: 'dealt', ...faultOf('notForEverySeat') };
  for (const [seat, tiles] of dealt.entries()) {
    const chooses = isOpen(state, 'chooseTile', seat);
    const path = `dealt[${seat}]`;
    if (chooses && state.turn > 1) return { path, ...forumFaults.of('chosenBefore') };
    if (tiles.length !== (chooses ? DEALT_TILES : 0)) return { path, ...faultOf('doesNotFit') };
    if (!chooses && !isSelling({ auction }) && !owned[seat]?.some((tile) => isBlue(box, tile))) {
      return { path: `owned[${seat}]`, ...forumFaults.of('noBlueTile') };
    }
  }
  const lying = dealt.flat();
  const tile = twiceIn(lying);
  if (tile !== undefined) return { path: 'dealt', ...boxFaults.of('tileDealtTwice', { tile }) };
  if (!lying.every((tile) => isBlue(box, tile) && stack.includes(tile))) {
    return { path: 'dealt', ...forumFaults.of('dealtNotBlue') };
  }
  const isLaid = row.some((tile) => tile !== null);
  return lying.length > 0 && isLaid
    ? { path: 'row', ...forumFaults.of('rowLaidLater') }
    : undefined;
}

/** The auction is open as long as tiles lie there, one more than players without a tile. */
function auctionFault(
  box: TileBox,
  { owned, stack, row, auction }: ForumState,
  { game, state }: Position,
): InnerFault | undefined {
  const wrong = { path: 'auction', ...faultOf('doesNotFit') };
  if ((auction !== undefined) !== playsAuction(game.options)) return wrong;
  if (auction === undefined) return undefined;
  const { lots, paid, bid } = auction;
  const isOn = isOpen(state, 'openAuction') || isOpen(state, 'raiseBid');
  const without = owned.filter((tiles) => tiles.length === 0).length;
  const fits =
    paid.length === game.players &&
    new Set(lots).size === lots.length &&
    lots.length === (isOn ? without + 1 : 0) &&
    lots.every((tile) => isBlue(box, tile) && stack.includes(tile)) &&
    (bid === null) === !isOpen(state, 'raiseBid') &&
    (bid === null || isBidOfOne(bid, lots, owned)) &&
    !(isOn && (state.turn > 1 || row.some((tile) => tile !== null)));
  return fits ? undefined : wrong;
}

/** Whether bidder and opener have no tile, and the bidder has not passed. */
function isBidOfOne(
  { tile, seat, opener, passed }: NonNullable<ForumAuction['bid']>,
  lots: readonly string[],
  owned: ForumState['owned'],
): boolean {
  const areWithout = [seat, opener, ...passed].every((other) => owned[other]?.length === 0);
  return areWithout && lots.includes(tile) && !passed.includes(seat);
}

/** Whether somebody still gets a first tile. */
function isFirstTile(state: GameState): boolean {
  return ['chooseTile', 'openAuction', 'raiseBid'].some((kind) => isOpen(state, kind));
}

function actionFault(
  { row, stack, action }: ForumState,
  position: Position,
): InnerFault | undefined {
  const { game, state } = position;
  if (action === null) {
    if (isCardInPlay(position)) return { path: 'action', ...forumFaults.of('actionWithoutCard') };
    const gap = row.includes(null) && stack.length > 0;
    return gap && !isFirstTile(state)
      ? { path: 'row', ...forumFaults.of('rowNotFilled') }
      : undefined;
  }
  // A partner may play a card in the middle of a turn.
  const goesOn = isCardInPlay(position) || (hasPartners(game) && state.decision !== null);
  if (!goesOn || !hasTurn(position, action.seat)) {
    return { path: 'action', ...forumFaults.of('actionOfOtherTurn') };
  }
  const unknown = Object.values(action.cheap).find((city) => !game.board.cities.has(city));
  return unknown === undefined
    ? undefined
    : { path: 'action.cheap', ...faultOf('noSuchCity', { city: unknown }) };
}
