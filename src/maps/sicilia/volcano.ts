/**
 * Etna. Every Tribune draws a tile; a tile of a province goes down its column, and the row it
 * comes to says what the province suffers from then on.
 */
import {
  type CityId,
  changeBoard,
  count,
  defineRules,
  dueTo,
  event,
  type GameState,
  type Marker,
  optional,
  type Play,
  type ProvinceId,
  province,
  receiveGoods,
  receiveMoney,
  refusal,
  refuse,
  type Seat,
  seat,
  shuffled,
  word,
} from '../../kit';
import { PART, type VolcanoState, type VolcanoTiles, volcanoTiles } from './part';
import { layOutTiles } from './set-up';
import {
  isVolcanic,
  NEUTRAL,
  neutralTiles,
  ROWS,
  TILES,
  type Tile,
  type TileTable,
  type VolcanicProvince,
} from './tiles';

const RULE = 'R-10.1';

/** Rows from which on a province suffers. */
const NO_BONUS_GOOD = 2;
const NO_BUILDING = 3;
const ERUPTION = 4;

/** A Tribune draws a tile of Etna; what it brings follows as `moneyReceived` or `goodsReceived`. */
export const tileDrawn = event({
  type: 'tileDrawn',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** Its name; a tile of a province is called after it. */
    tile: word(TILES, 'Its name; a tile of a province is called after it.'),
    /** A province of the map. */
    province: optional(province),
    /** Where it lies now, 1 at the top. */
    row: optional(count(1, ROWS, 'Where it lies now, 1 at the top.')),
  },
  words: (names, { tile, province, row }) =>
    province === undefined
      ? `draws a neutral volcano tile (${tile})`
      : `draws the volcano tile of ${names.province(province)}, which lies in row ${row}`,
});

const etnaAwake = refusal({
  reason: 'etnaAwake',
  code: 'CITY_CLOSED',
  rule: RULE,
  words: (names, { city }: { readonly city: CityId; readonly province: ProvinceId }) =>
    `Etna is close to an eruption: no more houses in ${names.place(city)}.`,
});

/** The last tile is drawn, and the neutral ones are a new stack. */
export const volcanoReshuffled = event({
  type: 'volcanoReshuffled',
  shape: {
    /** How many there are in the new stack. */
    tiles: count(1, NEUTRAL, 'How many there are in the new stack.'),
  },
  words: (names, { tiles }) =>
    `${names.counted(tiles, 'neutral volcano tile')} ${tiles === 1 ? 'forms' : 'form'} a new stack`,
});

/** The rules of the map, played with the tiles of that table. */
export function volcanoWith(table: TileTable) {
  const tiles = volcanoTiles(table);
  const { part } = tiles;

  /** The lowest row that a tile of the province lies in; 0 elsewhere and for none. */
  const rowOf = (state: GameState, province: ProvinceId | undefined): number =>
    province !== undefined && isVolcanic(province) ? part.read(state).rows[province] : 0;

  return defineRules({
    // Maps with other tables of tiles keep their part in the same place.
    id: PART,
    parts: [part],
    events: [tileDrawn, volcanoReshuffled],
    refusals: [etnaAwake],

    setUp(play, draws) {
      layOutTiles(play, draws, tiles);
    },

    values: {
      produces: (isProductive, { game, state }, { city }) =>
        isProductive && rowOf(state, game.board.cities.get(city)?.province) < ERUPTION,

      marker: (marker, { state }, { province }) =>
        marker && markerAfter(rowOf(state, province), marker),
    },

    forbid: {
      buildHouse({ game, state }, { city }) {
        const province = game.board.cities.get(city)?.province;
        if (province === undefined || rowOf(state, province) < NO_BUILDING) return undefined;
        return etnaAwake({ city, province });
      },
    },

    on: {
      cardsTakenBack(play, { seat }) {
        dueTo(play, { rule: RULE }, () => {
          const tile = layTile(play, seat, tiles);
          const { sestertii, goods } = table[tile];
          dueTo(play, { tile }, () => {
            receiveMoney(play, seat, sestertii);
            receiveGoods(play, seat, goods);
          });
        });
      },
    },
  });
}

/** Draws a tile and lays it down, if it is one of a province. */
function layTile(play: Play, seat: Seat, tiles: VolcanoTiles): Tile {
  const { part } = tiles;
  const { tile, ...rest } = drawTile(play, tiles);
  const isUsedUp = part.read(play.state).stack.length === 1;
  if (!isVolcanic(tile)) {
    part.write(play, rest);
    play.emit({ type: 'tileDrawn', seat, tile });
    if (isUsedUp) tellStack(play, rest);
    return tile;
  }
  const row = rest.rows[tile] + 1;
  part.write(play, { ...rest, rows: { ...rest.rows, [tile]: row } });
  play.emit({ type: 'tileDrawn', seat, tile, province: tile, row });
  if (isUsedUp) tellStack(play, rest);
  changeMarker(play, tile, row);
  return tile;
}

function tellStack(play: Play, { stack }: VolcanoState): void {
  play.emit({ type: 'volcanoReshuffled', tiles: stack.length });
}

/** The bonus marker of a province whose tiles have come to a row; none after the eruption. */
function markerAfter(row: number, marker: Marker): Marker | undefined {
  if (row >= ERUPTION) return undefined;
  return row >= NO_BONUS_GOOD ? { ...marker, good: null } : marker;
}

function changeMarker(play: Play, province: VolcanicProvince, row: number): void {
  const { [province]: before, ...others } = play.state.board.markers;
  const after = before && markerAfter(row, before);
  changeBoard(play, { markers: after === undefined ? others : { ...others, [province]: after } });
  if (before === undefined) return;
  const because = { tile: province };
  if (after === undefined) play.emit({ type: 'markerRemoved', province, because });
  else if (after.good !== before.good) {
    play.emit({ type: 'markerLaid', province, ...after, because });
  }
}

/** Takes the next tile; when that was the last, the neutral ones are a new stack. */
function drawTile(
  play: Play,
  { table, part }: VolcanoTiles,
): VolcanoState & { readonly tile: Tile } {
  const { stack, later, rows } = part.read(play.state);
  const [tile, ...left] = stack;
  if (tile === undefined) refuse({ code: 'INVALID_STATE', message: 'The stack has no tile.' });
  if (left.length > 0) return { tile, stack: left, later, rows };
  const [known, ...afterwards] = later;
  if (known !== undefined) return { tile, stack: known, later: afterwards, rows };
  return { tile, stack: shuffled(play, neutralTiles(table)), later: [], rows };
}
