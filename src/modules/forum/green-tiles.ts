/** The green tiles, each used once. */
import { type Bundle, GOODS } from '../../model/goods';
import { type CityId, COLONIST_KINDS, type Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import type { TileId } from '../../model/tiles';
import { adjacentCities } from '../../rules/architect';
import { ask, changePlayer, interrupt, playerAt, proceed, receiveMoney } from '../../rules/change';
import type { Game, Play } from '../../rules/game';
import { houses } from '../../rules/houses';
import { countColonists, moves, stepsOf } from '../../rules/moving';
import { inCapital, leaveStorehouse } from '../../rules/new-colonist';
import { moneyAfter, purseOf } from '../../rules/purse';
import { receiveGoods, roomOf } from '../../rules/storehouse';
import { canChange, goodsForSalt } from './change-goods';
import { actionOf, type CardAction, forumPart, noteInAction, noteTile } from './part';
import { isSaltCity } from './permanent';
import { oneWay, type TileUse, type Way } from './tile-use';

/** Goods that Augustus changes, at most. */
const CHANGES = 2;
/** Provinces with own houses for each tool of Commodus. */
const PROVINCES_FOR_TOOL = 3;
/** Sestertii that Numerius gives for a province with own houses. */
const PROVINCE_INCOME = 2;
/** Sestertii that Publius takes for a colonist. */
const COLONIST_PRICE = 5;

const augustus: TileUse = {
  ways(_game, state, seat) {
    if (!canChange(state, seat)) return [];
    return oneWay((play) =>
      interrupt(play, () => ask(play, { kind: 'changeGoods', seat, left: CHANGES })),
    );
  },
};

const commodus: TileUse = {
  ways(game, state, seat) {
    const tool = Math.floor(provincesOf(game, state, seat) / PROVINCES_FOR_TOOL);
    return tool > 0 ? receiving(game, state, seat, { tool }) : [];
  },
};

/** One step for each own colonist; what gives an Architect more is not for him. */
const julius: TileUse = {
  ways(game, state, seat) {
    const steps = countColonists(state, seat);
    if (moves(game, state, seat, steps, 1).length === 0) return [];
    return oneWay((play) =>
      interrupt(play, () => ask(play, { kind: 'moveColonists', seat, steps })),
    );
  },
};

const laurentius: TileUse = {
  ways: (game, state, seat) => receiving(game, state, seat, { brick: 1, food: 1 }),
};

/** No money for a house in the city that is named. */
const mamercus: TileUse = {
  during: ['architect'],
  ways: (game, state, seat) => cheaperHouses(game, state, seat, 'mamercus'),
};

/** No bricks until the action is over. */
const mamilius: TileUse = {
  during: ['architect'],
  ways: () => oneWay((play) => noteTile(play, 'mamilius')),
};

/** Only a tool for a house in the salt city that is named. */
const marcus: TileUse = {
  during: ['architect'],
  ways: (game, state, seat) =>
    cheaperHouses(game, state, seat, 'marcus', (city) => isSaltCity(game, state, city)),
};

const numerius: TileUse = {
  ways(game, state, seat) {
    const money = PROVINCE_INCOME * provincesOf(game, state, seat);
    return money > 0 ? oneWay((play) => receiveMoney(play, seat, money)) : [];
  },
};

/** A colonist appears where a Tribune would let it. */
const publius: TileUse = {
  ways(game, state, seat) {
    if (purseOf(game, state, seat) < COLONIST_PRICE) return [];
    const found: Way[] = [];
    for (const kind of COLONIST_KINDS) {
      if (playerAt(state, seat).storehouse[kind] === 0) continue;
      for (const city of inCapital(game, state, seat, kind)) {
        found.push({
          use: { kind, city },
          carryOut(play) {
            const money = COLONIST_PRICE;
            changePlayer(play, seat, { money: moneyAfter(play, seat, money) });
            leaveStorehouse(play, seat, kind, city);
            play.events?.push({ type: 'colonistPlaced', seat, kind, city, paid: {}, money });
            countStepsAgain(play);
          },
        });
      }
    }
    return found;
  },
};

const spurius: TileUse = {
  ways: (game, state, seat) =>
    goodsForSalt(game).flatMap((good) =>
      receiving(game, state, seat, { [good]: 1 }, good === 'salt' ? {} : { good }),
    ),
};

/** The good of a marker that shows it; which of several provinces it is makes no difference. */
const tiberius: TileUse = {
  ways(game, state, seat) {
    const active = Object.values(state.board.markers).filter(({ side }) => side === 'goods');
    const shown = GOODS.filter((good) => active.some((marker) => marker.good === good));
    return shown.flatMap((good) => receiving(game, state, seat, { [good]: 1 }, { good }));
  },
};

export const greenTiles = {
  augustus,
  commodus,
  julius,
  laurentius,
  mamercus,
  mamilius,
  marcus,
  numerius,
  publius,
  spurius,
  tiberius,
} satisfies Partial<Record<TileId, TileUse>>;

/** Goods from the supply, if there is room for any. */
function receiving(
  game: Game,
  state: GameState,
  seat: Seat,
  goods: Bundle,
  use: Way['use'] = {},
): readonly Way[] {
  if (roomOf(game, state, seat) === 0) return [];
  return [{ use, carryOut: (play) => interrupt(play, () => receiveGoods(play, seat, goods)) }];
}

/** Provinces where the player has a house. */
function provincesOf({ board }: Game, { board: { houses } }: GameState, seat: Seat): number {
  const provinces = [...board.provinces.values()];
  return provinces.filter(({ cities }) => cities.some((city) => houses[city]?.includes(seat)))
    .length;
}

/** Cities next to own colonists where the player could build with the help of the tile. */
function cheaperHouses(
  game: Game,
  state: GameState,
  seat: Seat,
  tile: 'mamercus' | 'marcus',
  isMeant: (city: CityId) => boolean = () => true,
): readonly Way[] {
  const action = actionOf(state, seat);
  if (action === undefined) return [];
  const found: Way[] = [];
  const taken = Object.values(action.cheap);
  for (const city of adjacentCities(game, state, seat)) {
    if (taken.includes(city) || !isMeant(city)) continue;
    const cheap = { ...action.cheap, [tile]: city };
    const [house] = houses(game, withAction(state, { ...action, cheap }), seat, city);
    if (house === undefined) continue;
    found.push({ use: { city }, carryOut: (play) => noteInAction(play, { cheap }) });
  }
  return found;
}

/** The state as it would be with something changed in the action. */
function withAction(state: GameState, action: CardAction): GameState {
  const part = forumPart.read(state);
  return { ...state, parts: forumPart.partsWith(state, { ...part, action }) };
}

/** An Architect who has not moved yet has a step more with one more colonist. */
function countStepsAgain(play: Play): void {
  const { decision } = play.state;
  if (decision?.kind !== 'architect' || decision.building) return;
  const steps = stepsOf(play.game, play.state, decision.seat);
  proceed(play, { ...decision, steps });
}
