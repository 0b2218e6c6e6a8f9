/**
 * Etna. Every Tribune draws a tile; a tile of a province goes down its column, and the row it
 * comes to says what the province suffers from then on.
 */

import { refuse } from '../../model/errors';
import type { ProvinceId } from '../../model/ids';
import type { GameState, Marker } from '../../model/state';
import { changeBoard, receiveMoney } from '../../rules/change';
import { shuffled } from '../../rules/draws';
import type { Play, RuleHooks } from '../../rules/game';
import { receiveGoods } from '../../rules/storehouse';
import { type VolcanoState, type VolcanoTiles, volcanoTiles } from './part';
import { layOutTiles } from './set-up';
import {
  isVolcanic,
  neutralTiles,
  type Tile,
  type TileTable,
  type VolcanicProvince,
} from './tiles';

const RULE = 'R-10.1';

/** Rows from which on a province suffers. */
const NO_BONUS_GOOD = 2;
const NO_BUILDING = 3;
const ERUPTION = 4;

/** The rules of the map, played with the tiles of that table. */
export function volcanoWith(table: TileTable): RuleHooks {
  const tiles = volcanoTiles(table);
  const { part } = tiles;

  /** The lowest row that a tile of the province lies in; 0 elsewhere and for none. */
  const rowOf = (state: GameState, province: ProvinceId): number =>
    isVolcanic(province) ? part.read(state).rows[province] : 0;

  return {
    part,

    setUp(play, draws) {
      layOutTiles(play, draws, tiles);
    },

    cardsTakenBack(play, seat) {
      const { tile, ...rest } = drawTile(play, tiles);
      const { sestertii, goods } = table[tile];
      if (!isVolcanic(tile)) {
        part.write(play, rest);
        play.events?.push({ type: 'tileDrawn', seat, tile });
      } else {
        const row = rest.rows[tile] + 1;
        part.write(play, { ...rest, rows: { ...rest.rows, [tile]: row } });
        play.events?.push({ type: 'tileDrawn', seat, tile, province: tile, row });
        changeMarker(play, tile, row);
      }
      receiveMoney(play, seat, sestertii);
      receiveGoods(play, seat, goods);
    },

    marker: (marker, _game, state, province) =>
      marker && markerAfter(rowOf(state, province), marker),

    buildRefusal({ board }, state, _seat, city) {
      const province = board.cities.get(city)?.province;
      if (province === undefined || rowOf(state, province) < NO_BUILDING) return undefined;
      return {
        code: 'CITY_CLOSED',
        message: `Etna is close to an eruption: nobody builds in ${city} any more.`,
        rule: RULE,
        details: { city, province },
      };
    },

    produces({ board }, state, city) {
      const province = board.cities.get(city)?.province;
      return province === undefined || rowOf(state, province) < ERUPTION;
    },
  };
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
