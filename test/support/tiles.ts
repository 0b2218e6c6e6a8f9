/** Tables, goods and actions for the tests of forum tiles. */
import {
  type ActionByType,
  type CardId,
  type CityId,
  type GameState,
  GOODS,
  type Good,
  type ProvinceId,
  type RoleName,
  type Seat,
  type StoredGood,
  type TileId,
} from '../../src/index';
import {
  build,
  discard,
  EXAMPLE_GOODS,
  forumScenario,
  goods,
  play,
  playerOf,
  type StateDraft,
  shift,
} from './scenario';

type Edit = (draft: StateDraft) => void;
type Edits = Edit | readonly Edits[];
type Choice = Partial<Omit<ActionByType<'useTile'>, 'type' | 'seat' | 'tile'>>;

export const card = (id: CardId, as?: RoleName, seat: Seat = 0) =>
  ({ type: 'playCard', seat, card: id, ...(as === undefined ? {} : { as }) }) as const;
export const use = (tile: TileId, choice: Choice = {}, seat: Seat = 0) =>
  ({ type: 'useTile', seat, tile, ...choice }) as const;
export const change = (give: Good, take: StoredGood) =>
  ({ type: 'changeGood', seat: 0, give, take }) as const;
export const house = (city: CityId, pay?: object) =>
  ({ type: 'buildHouse', seat: 0, city, ...(pay === undefined ? {} : { pay }) }) as const;
export const trade = (deal: 'buy' | 'sell', good: Good, count: number) =>
  ({ type: 'trade', seat: 0, deal, good, count }) as const;
export const produce = (province: ProvinceId, good?: Good) =>
  ({
    type: 'produceProvince',
    seat: 0,
    province,
    ...(good === undefined ? {} : { good }),
  }) as const;

/** The goods of the examples with salt in Londinium, Rusadir, Petra and Athenae. */
const SALT_GOODS: Readonly<Record<CityId, StoredGood>> = {
  ...EXAMPLE_GOODS,
  londinium: 'salt',
  rusadir: 'salt',
  petra: 'salt',
  athenae: 'salt',
};
export const SALT = {
  modules: ['salt', 'forum'],
  setup: { cityGoods: { ...SALT_GOODS } },
} as const;

/** Cities by what they make. */
const making = (cities: Readonly<Record<Good, string>>): Record<CityId, Good> =>
  Object.fromEntries(
    GOODS.flatMap((good) => cities[good].split(' ').map((city) => [city, good] as const)),
  );

/** Aegyptus with cloth in Meroe and bricks in Napata. */
export const AEGYPTUS = {
  map: 'aegyptus',
  setup: {
    cityGoods: making({
      brick: 'alexandria klysma lyopolis napata oxyrhynchus rhaithou',
      food: 'aila leuke-kome syene tamiathis thebae',
      tool: 'abu-simbel hibis kerma petra',
      wine: 'berenice gaza myos-hormos oasis-parva',
      cloth: 'jerusalem meroe trimithis',
    }),
  },
} as const;

/** What the first player has. */
export const stock =
  (counts: Partial<Record<StoredGood, number>>, money = 20): Edit =>
  (draft) => {
    playerOf(draft, 0).goods = { ...goods({}), ...counts };
    playerOf(draft, 0).money = money;
  };

/** The first player's land colonist on a route; from there to Aquileia (food) and Vindobona (tools). */
export const beside =
  (route = 'land:aquileia~vindobona'): Edit =>
  (draft) =>
    shift(draft, 0, 'land', 'roma', route);

/** Another player's colonist on a route. */
export const rival =
  (seat: Seat, route: string): Edit =>
  (draft) =>
    shift(draft, seat, 'land', 'roma', route);

/** Own houses. */
export const built =
  (...cities: readonly CityId[]): Edit =>
  (draft) =>
    build(draft, 0, ...cities);

/** Cards on top of the discards of seats 1 and 2. */
export const lying =
  (first?: CardId, second?: CardId): Edit =>
  (draft) => {
    if (first !== undefined) discard(draft, 1, first);
    if (second !== undefined) discard(draft, 2, second);
  };

/** Turns all markers but some to their coins. */
export const coinsUp =
  (...active: readonly ProvinceId[]): Edit =>
  (draft) => {
    for (const [province, marker] of Object.entries(draft.board.markers)) {
      if (!active.includes(province)) marker.side = 'coins';
    }
  };

type Tiles = readonly TileId[];
type Options = Parameters<typeof forumScenario>[2];

function editAll(draft: StateDraft, edits: Edits): void {
  if (typeof edits === 'function') edits(draft);
  else for (const edit of edits) editAll(draft, edit);
}

/** The first player owns these tiles. */
export const own = (tiles: Tiles, edits: Edits = [], options?: Options) =>
  forumScenario([tiles], (draft) => editAll(draft, edits), options);
/** And has played a card. */
export const begun = (id: CardId, tiles: Tiles, edits?: Edits, options?: Options) =>
  play(own(tiles, edits, options), card(id));

export const moneyOf = (state: GameState, seat: Seat = 0) => state.players[seat]?.money;
