/**
 * Tiles that make houses cheaper: Aulus always, the others from their use until the action ends. Marcus comes
 * last, because his cost does not depend on the others.
 */
import type {
  AnyDecision,
  Because,
  Bundle,
  CityId,
  GameState,
  Modifiers,
  Position,
  Seat,
} from '../../../kit';
import { adjacentCities, forbidRefusal, housesIn } from '../../../kit-rules';
import { actionOf, changed, forumPart, noteInAction, noteTile, type TileCardAction } from '../part';
import { isSaltCity } from '../salt';
import { type ForumTile, oneWay, type TileWay } from '../tile';
import type { TileId } from '../tile-ids';

/** One sestertius less for every house. */
export const aulusArcadius = {
  id: 'aulus-arcadius',
  color: 'blue',
  modifiers: {
    houseCost: ({ goods, money }) => ({ goods, money: Math.max(0, money - 1) }),
    houseCause: cheaperBy('aulus-arcadius', () => true),
  },
} as const satisfies ForumTile;

/** No money for a house in the chosen city. */
export const mamercus = {
  id: 'mamercus',
  color: 'green',
  use: {
    during: 'architect',
    ways: (position, seat, open) => cheaperHouses(position, seat, open, 'mamercus'),
  },
  modifiers: {
    houseCost: (cost, { state }, { seat, city }) =>
      isCheaper(state, seat, 'mamercus', city) ? { goods: cost.goods, money: 0 } : cost,
    houseCause: cheaperBy('mamercus', ({ state }, seat, city) =>
      isCheaper(state, seat, 'mamercus', city),
    ),
  },
} as const satisfies ForumTile;

/** No bricks until the action ends. */
export const mamilius = {
  id: 'mamilius',
  color: 'green',
  use: {
    during: 'architect',
    ways: () => oneWay((transition) => noteTile(transition, 'mamilius')),
  },
  modifiers: {
    houseCost: ({ goods, money }) => ({ goods: withoutBricks(goods), money }),
    houseCause: cheaperBy('mamilius', ({ state }, _seat, city) => wantsBrick(state, city)),
  },
} as const satisfies ForumTile;

/** Only a tool for a house in the chosen salt city. */
export const marcus = {
  id: 'marcus',
  color: 'green',
  use: {
    during: 'architect',
    ways: (position, seat, open) =>
      cheaperHouses(position, seat, open, 'marcus', (city) => isSaltCity(position, city)),
  },
  modifiers: {
    houseCost: (cost, { state }, { seat, city }) =>
      isCheaper(state, seat, 'marcus', city) ? { goods: { tool: 1 }, money: 0 } : cost,
    houseCause: cheaperBy('marcus', ({ state }, seat, city) =>
      isCheaper(state, seat, 'marcus', city),
    ),
  },
} as const satisfies ForumTile;

/** Tiles for a house in one city. */
type HouseTile = keyof TileCardAction['cheap'];

/** Cities next to the player's colonists where the player could build with the help of the tile. */
function cheaperHouses(
  { game, state }: Position,
  seat: Seat,
  open: AnyDecision,
  tile: HouseTile,
  isMeant: (city: CityId) => boolean = () => true,
): readonly TileWay[] {
  const action = actionOf(state, seat);
  if (action === undefined) return [];
  const found: TileWay[] = [];
  const taken = Object.values(action.cheap);
  for (const city of adjacentCities({ game, state }, seat)) {
    if (taken.includes(city) || !isMeant(city)) continue;
    const cheap = { ...action.cheap, [tile]: city };
    const helped = { game, state: withAction(state, { ...action, cheap }) };
    const houses = housesIn(helped, seat, [city]);
    if (houses.every((house) => forbidRefusal(helped, house, open) !== undefined)) continue;
    found.push({
      choice: { city },
      carryOut(transition) {
        noteInAction(transition, { cheap });
        transition.emit({ type: 'housePriceLowered', seat, tile, city });
      },
    });
  }
  return found;
}

/** The state with another action of the forum. */
function withAction(state: GameState, action: TileCardAction): GameState {
  const forum = forumPart.read(state);
  return { ...state, parts: forumPart.partsWith(state, changed(forum, { action })) };
}

function isCheaper(state: GameState, seat: Seat, tile: HouseTile, city: CityId): boolean {
  return actionOf(state, seat)?.cheap[tile] === city;
}

/**
 * Why a house costs what it does, where the tile makes it cheaper. Of several tiles it is the last, because it depends on
 * the others least; what lets the player build at all comes first.
 */
function cheaperBy(
  tile: TileId,
  helps: (position: Position, seat: Seat, city: CityId) => boolean,
): Modifiers['houseCause'] {
  const because: Because = { rule: 'R-12.3', tile };
  return (before, position, { seat, city }) =>
    before.tile === 'annaeus-arcadius' || !helps(position, seat, city) ? before : because;
}

/** Whether a house in the city costs a brick. */
function wantsBrick(state: GameState, city: CityId): boolean {
  const good = state.board.cityGoods[city];
  return good !== 'brick' && good !== 'salt';
}

function withoutBricks({ brick: _brick, ...others }: Bundle): Bundle {
  return others;
}
