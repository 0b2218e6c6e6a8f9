/** Using tiles: when it is legal (R-12.2), and what happens to them. */
import {
  ANY_ROLE,
  type AnyDecision,
  decision,
  meaning,
  type Names,
  type Position,
  passing,
  proceed,
  type Refusal,
  type RoleName,
  refusal,
  type Seat,
  step,
  type Transition,
  withCause,
} from '../../kit';
import { purseOf, roomOf, stepsOf } from '../../kit-rules';
import { isBlue, isIn, type TileBox } from './box';
import { isMoving } from './moving';
import { actionOf, changed, forumPart, isNoted } from './part';
import { CHOICE, type TileWay, type UseTile } from './tile';

/** Use tiles after the action (R-12.2). */
export const useTiles = decision({
  kind: 'useTiles',
  words: (names, { seat }) => `${names.player(seat)} may use tiles`,
});

const notOwnTile = refusal({
  reason: 'notOwnTile',
  code: 'NO_TILE',
  rule: 'R-12.1',
  words: (names, { tile }: { readonly tile: string }) => `${names.title(tile)} is not your tile.`,
});

const NOT_NOW = { code: 'CANNOT_USE', rule: 'R-12.2' } as const;

const worksByItself = refusal({
  reason: 'worksByItself',
  ...NOT_NOW,
  words: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} works automatically.`,
});

const forOtherCard = refusal({
  reason: 'forOtherCard',
  ...NOT_NOW,
  words: (names, { tile, role }: { readonly tile: string; readonly role: RoleName }) =>
    `${names.title(tile)} is used with ${/^[aeiou]/i.test(names.role(role)) ? 'an' : 'a'} ${names.role(role)}.`,
});

const buildingGoesOn = refusal({
  reason: 'buildingGoesOn',
  ...NOT_NOW,
  words: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} cannot interrupt an Architect who is building.`,
});

const onceInAction = refusal({
  reason: 'onceInAction',
  ...NOT_NOW,
  words: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} has already been used in this action.`,
});

const useTooDear = refusal({
  reason: 'useTooDear',
  ...NOT_NOW,
  words: (
    names,
    {
      tile,
      needed,
      money,
    }: { readonly tile: string; readonly needed: number; readonly money: number },
  ) =>
    `${names.title(tile)} costs ${names.money(needed)}, but you have ${money === 0 ? 'none' : `only ${money}`}.`,
});

const noRoomForUse = refusal({
  reason: 'noRoomForUse',
  ...NOT_NOW,
  words: (names, { tile }: { readonly tile: string }) =>
    `There is no room in the storehouse for what ${names.title(tile)} brings.`,
});

const wouldDoNothing = refusal({
  reason: 'wouldDoNothing',
  ...NOT_NOW,
  words: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} would have no effect now.`,
});

const notLikeThis = refusal({
  reason: 'notLikeThis',
  ...NOT_NOW,
  words: (names, { tile }: { readonly tile: string }) =>
    `${names.title(tile)} can be used now, but not with this choice.`,
});

export const useRefusals = [
  notOwnTile,
  worksByItself,
  forOtherCard,
  buildingGoesOn,
  onceInAction,
  useTooDear,
  noRoomForUse,
  wouldDoNothing,
  notLikeThis,
] as const;

export function useStep<I extends string>(box: TileBox<I>) {
  return step({
    type: 'useTile',
    notation: 'use {tile} [{kind}] [{count}] [{good}] [{city}] [{province}] [{card}] [as {as}]',
    rule: 'R-12.2',
    /** For tiles that name no card: before a card is played, during its action, and after it. */
    during: ['playCard', ANY_ROLE, 'useTiles'],
    shape: {
      tile: meaning(box.field, 'The tile to use.'),
      ...CHOICE,
    },
    candidatesAreLegal: true,

    candidates(position, open, { isWide }) {
      const { seat } = open;
      const found: UseTile<I>[] = [];
      const tiles = ownTiles(position, seat);
      for (let index = 0; index < tiles.length; index++) {
        const tile = tiles[index];
        if (!isIn(box, tile)) continue;
        const ways = waysToUse(box, position, open, tile);
        for (const { choice } of ways) found.push({ type: 'useTile', seat, tile, ...choice });
        if (isWide && ways.length === 0) found.push({ type: 'useTile', seat, tile });
      }
      return found;
    },

    refusal(position, action, open) {
      const { seat, tile } = action;
      if (!ownTiles(position, seat).includes(tile)) return notOwnTile({ tile });
      if (wayMeant(box, position, open, action) !== undefined) return undefined;
      return whyNot(box, position, open, tile);
    },

    cost: (position, action, open) => wayMeant(box, position, open, action)?.cost,

    apply(transition, action, open) {
      const { seat, tile } = action;
      const way = wayMeant(box, transition, open, action);
      endMoving(transition, open);
      if (!isBlue(box, tile)) discard(transition, seat, tile);
      transition.emit({ type: 'tileUsed', seat, tile, because: { tile } });
      withCause(transition, { rule: 'R-12.3', tile }, () => way?.carryOut(transition));
    },

    words: (names, action) => `Use ${names.title(action.tile)}${choiceInWords(names, action)}`,
  });
}

/** Passing after an action. */
export const useNoTile = passing(useTiles);

/** Whether the player has a tile to use in the decision. */
export function canUseTile(box: TileBox, position: Position, open: AnyDecision): boolean {
  return ownTiles(position, open.seat).some(
    (tile) => waysToUse(box, position, open, tile).length > 0,
  );
}

const NO_TILES: readonly string[] = [];

function ownTiles({ state }: Position, seat: Seat): readonly string[] {
  return forumPart.read(state).owned[seat] ?? NO_TILES;
}

const NO_WAYS: readonly TileWay[] = [];

function waysToUse(
  { tiles }: TileBox,
  position: Position,
  open: AnyDecision,
  tile: string,
): readonly TileWay[] {
  const { kind, seat } = open;
  const { use } = tiles.get(tile) ?? {};
  if (use === undefined || (use.during !== undefined && use.during !== kind)) return NO_WAYS;
  if (isBuilding(position, open)) return NO_WAYS;
  return use.ways(position, seat, open);
}

/** Why a tile of the player cannot be used in a decision, or not in this way. */
function whyNot(box: TileBox, position: Position, open: AnyDecision, tile: string): Refusal {
  const { kind, seat } = open;
  const { use } = box.tiles.get(tile) ?? {};
  if (use === undefined) return worksByItself({ tile });
  const { during, isOnce, price, bringsGoods } = use;
  if (during !== undefined && during !== kind) return forOtherCard({ tile, role: during });
  if (isBuilding(position, open)) return buildingGoesOn({ tile });
  if (waysToUse(box, position, open, tile).length > 0) return notLikeThis({ tile });
  if (isOnce && isNoted(position.state, seat, tile)) return onceInAction({ tile });
  const money = purseOf(position, seat);
  if (price !== undefined && price > money) return useTooDear({ tile, needed: price, money });
  if (bringsGoods && roomOf(position, seat) === 0) return noRoomForUse({ tile });
  return wouldDoNothing({ tile });
}

/** An Architect's building is not interrupted. */
function isBuilding({ state }: Position, { kind, seat }: AnyDecision): boolean {
  return kind === 'architect' && actionOf(state, seat)?.built === true;
}

/** The way that an action chooses, if it is possible. */
function wayMeant(
  box: TileBox,
  position: Position,
  open: AnyDecision,
  action: UseTile,
): TileWay | undefined {
  const { good, count, city, kind, province, card, as } = action;
  return waysToUse(box, position, open, action.tile).find(
    ({ choice }) =>
      choice.good === good &&
      choice.count === count &&
      choice.city === city &&
      choice.kind === kind &&
      choice.province === province &&
      choice.card === card &&
      choice.as === as,
  );
}

/** An Architect's moving is not interrupted: using a tile after the first step ends it. */
function endMoving(transition: Transition, open: AnyDecision): void {
  if (!isMoving(open)) return;
  const hasMoved = open.steps < stepsOf(transition, open.seat);
  if (hasMoved) proceed(transition, { ...open, building: true });
}

function discard(transition: Transition, seat: Seat, tile: string): void {
  const forum = forumPart.read(transition.state);
  const owned = forum.owned.map((tiles, owner) =>
    owner === seat ? tiles.filter((other) => other !== tile) : tiles,
  );
  forumPart.write(transition, changed(forum, { owned, used: [...forum.used, tile] }));
}

/** The choice of the tile's owner, in words (R-12.3). */
function choiceInWords(names: Names, action: UseTile): string {
  const { good, count, city, kind, province, card, as } = action;
  const half = as === undefined ? '' : ` as ${names.role(as)}`;
  const choices = [
    good && names.good(good),
    kind && `a ${names.colonist(kind)}`,
    city && names.place(city),
    province && names.province(province),
    count && `${names.counted(count, 'bonus good')} sold`,
    card && `${names.card(card)}${half}`,
  ].filter((choice) => choice !== undefined);
  return choices.length === 0 ? '' : ` (${choices.join(', ')})`;
}
