/**
 * Etna. Every Tribune draws a tile; a tile of a province goes down its column, and its row determines what
 * the province suffers from then on.
 */
import {
  type CityId,
  changeBoard,
  defineRules,
  type GameState,
  type Marker,
  type ProvinceId,
  receiveGoods,
  receiveMoney,
  refusal,
  type Seat,
  shuffled,
  type Transition,
  withCause,
} from '../../kit';
import { faultsOf, refuseFault } from '../../kit-rules';
import { tileDrawn, volcanoReshuffled } from './events';
import { PART, type VolcanoState, type VolcanoTiles, volcanoFaults, volcanoTiles } from './part';
import { drawFaults, layOutTiles } from './set-up';
import { tableFaults } from './table';
import {
  isVolcanic,
  neutralTiles,
  type TileName,
  type TileTable,
  type VolcanicProvince,
} from './tiles';

const RULE = 'R-10.1';

/** The rows from which a province suffers. */
const NO_BONUS_GOOD = 2;
const NO_BUILDING = 3;
const ERUPTION = 4;

const faults = faultsOf({
  noTileLeft: () => 'the stack is empty',
});

const etnaAwake = refusal({
  reason: 'etnaAwake',
  code: 'CITY_CLOSED',
  rule: RULE,
  words: (names, { city }: { readonly city: CityId; readonly province: ProvinceId }) =>
    `Etna is close to an eruption: no more houses in ${names.place(city)}.`,
});

/** The rules of the map with a table of tiles. */
export function volcanoWith(table: TileTable) {
  const tiles = volcanoTiles(table);
  const { part } = tiles;

  /** The lowest row with a tile of the province; 0 if there is none. */
  const rowOf = (state: GameState, province: ProvinceId | undefined): number =>
    province !== undefined && isVolcanic(province) ? part.read(state).rows[province] : 0;

  return defineRules({
    // Maps with other tables of tiles use the same key.
    id: PART,
    faults: {
      ...volcanoFaults.words,
      ...faults.words,
      ...drawFaults.words,
      ...tableFaults.words,
    },
    parts: [part],
    events: [tileDrawn, volcanoReshuffled],
    refusals: [etnaAwake],

    setUp(transition, draws) {
      layOutTiles(transition, draws, tiles);
    },

    modifiers: {
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
      cardsTakenBack(transition, { seat }) {
        withCause(transition, { rule: RULE }, () => {
          const tile = layTile(transition, seat, tiles);
          const { sestertii, goods } = table[tile];
          withCause(transition, { tile }, () => {
            receiveMoney(transition, seat, sestertii);
            receiveGoods(transition, seat, goods);
          });
        });
      },
    },
  });
}

/** Draws a tile, and adds it to its column if it belongs to a province. */
function layTile(transition: Transition, seat: Seat, tiles: VolcanoTiles): TileName {
  const { part } = tiles;
  const { tile, ...rest } = drawTile(transition, tiles);
  const isUsedUp = part.read(transition.state).stack.length === 1;
  if (!isVolcanic(tile)) {
    part.write(transition, rest);
    transition.emit({ type: 'tileDrawn', seat, tile });
    if (isUsedUp) tellStack(transition, rest);
    return tile;
  }
  const row = rest.rows[tile] + 1;
  part.write(transition, { ...rest, rows: { ...rest.rows, [tile]: row } });
  transition.emit({ type: 'tileDrawn', seat, tile, province: tile, row });
  if (isUsedUp) tellStack(transition, rest);
  changeMarker(transition, tile, row);
  return tile;
}

function tellStack(transition: Transition, { stack }: VolcanoState): void {
  transition.emit({ type: 'volcanoReshuffled', tiles: stack.length });
}

/** The bonus marker of a province whose tiles have reached a row; none after the eruption. */
function markerAfter(row: number, marker: Marker): Marker | undefined {
  if (row >= ERUPTION) return undefined;
  return row >= NO_BONUS_GOOD ? { ...marker, good: null } : marker;
}

function changeMarker(transition: Transition, province: VolcanicProvince, row: number): void {
  const { [province]: before, ...others } = transition.state.board.markers;
  const after = before && markerAfter(row, before);
  changeBoard(transition, {
    markers: after === undefined ? others : { ...others, [province]: after },
  });
  if (before === undefined) return;
  const because = { tile: province };
  if (after === undefined) transition.emit({ type: 'markerRemoved', province, because });
  else if (after.good !== before.good) {
    transition.emit({ type: 'markerLaid', province, ...after, because });
  }
}

/** Takes the next tile; after the last one, the neutral tiles form a new stack. */
function drawTile(
  transition: Transition,
  { table, part }: VolcanoTiles,
): VolcanoState & { readonly tile: TileName } {
  const { stack, later, rows } = part.read(transition.state);
  const [tile, ...left] = stack;
  if (tile === undefined)
    return refuseFault('INVALID_STATE', { path: `parts.${part.id}`, ...faults.of('noTileLeft') });
  if (left.length > 0) return { tile, stack: left, later, rows };
  const [known, ...afterwards] = later;
  if (known !== undefined) return { tile, stack: known, later: afterwards, rows };
  return { tile, stack: shuffled(transition, neutralTiles(table)), later: [], rows };
}
