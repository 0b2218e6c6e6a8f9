/** From the houses, colonists, money and goods on a score sheet to what they count. */
import type { Places } from '../board/board';
import { CITY_TOKENS } from '../board/tokens';
import { countGoods } from '../model/count-goods';
import { counted } from '../model/counted';
import { GOODS, type GoodCounts, NO_GOODS, STORED_GOODS, type StoredGood } from '../model/goods';
import type { CityId, Seat } from '../model/ids';
import { LETTERS } from '../model/map';
import { didYouMean } from '../model/nearest';
import { COLONISTS_OF_A_KIND, HOUSES } from '../model/state';
import { type HouseHoldings, housesOnBoard, sharedProvinces } from './board-houses';
import { contradiction } from './contradiction';
import type { Holdings } from './gods';
import type { HouseCounts, PlayerSheet, ScoreSheet } from './sheet';
import { partnerIn, type Teams } from './sheet-teams';

/** One player's lines of a sheet, and what is needed to read them. */
interface Lines {
  readonly sheet: ScoreSheet;
  readonly seat: Seat;
  readonly board: Places | undefined;
  /** Whether Venus cards need the provinces with two houses, or the shared ones. */
  readonly hasVenus: boolean;
  readonly teams: Teams | undefined;
  /** Spaces of a player's storehouse. */
  spacesOf(player: PlayerSheet): number;
}

export function sheetHoldings(lines: Lines): Holdings {
  const { seat } = lines;
  const path = ['players', seat];
  const player = playerOf(lines, seat);
  const { money, colonists, goods: some } = player;
  const goods = { ...NO_GOODS, ...some };
  const stored = countGoods(goods);
  const spaces = lines.spacesOf(player) - (2 * COLONISTS_OF_A_KIND - colonists);
  if (stored > spaces) {
    contradiction(
      [...path, 'goods'],
      `beside the colonists there is room for ${counted(spaces, 'good')}, not for ${stored}`,
      'R-5.2',
    );
  }
  const own = { money, goods, colonists, ...housesOf(lines, seat) };
  const partner = lines.teams === undefined ? undefined : partnerIn(lines.teams, seat);
  if (partner !== undefined) return { ...own, sharedProvinces: sharedOnSheet(lines, partner) };
  const { houses } = playerOf(lines, seat);
  if (!('length' in houses) && houses.sharedProvinces !== undefined) {
    const at = [...path, 'houses', 'sharedProvinces'];
    contradiction(at, 'only partners in a team share provinces', 'R-9.3');
  }
  return own;
}

function playerOf({ sheet }: Lines, seat: Seat): PlayerSheet {
  return sheet.players[seat] ?? contradiction(['players', seat], 'there is no such player');
}

function housesOf(lines: Lines, seat: Seat): HouseHoldings {
  const { sheet, board, hasVenus, teams } = lines;
  const { houses } = playerOf(lines, seat);
  const path = ['players', seat, 'houses'];
  return 'length' in houses
    ? listedHouses(houses, path, sheet, board)
    : countedHouses(houses, path, board, hasVenus && teams === undefined);
}

/** Provinces that partners share: counted by one of them, or derived from the houses of both (R-9.3). */
function sharedOnSheet(lines: Lines, partner: Seat): number {
  const { seat, board, hasVenus } = lines;
  const [own, other] = [playerOf(lines, seat).houses, playerOf(lines, partner).houses];
  if ('length' in own && 'length' in other) {
    if (board === undefined) return 0;
    return sharedProvinces(
      board,
      (city) => own.includes(city),
      (city) => other.includes(city),
    );
  }
  const mine = [housesOf(lines, seat).provinces, housesOf(lines, partner).provinces];
  const most = Math.min(...mine);
  const all = board?.provinces.size ?? Number.POSITIVE_INFINITY;
  const least = Math.max(0, mine.reduce((sum, count) => sum + count, 0) - all);
  const counts = [seat, partner].flatMap((counter) => {
    const { houses } = playerOf(lines, counter);
    return 'length' in houses ? [] : [{ counter, count: houses.sharedProvinces }];
  });
  const told = counts.flatMap(({ count }) => count ?? []);
  for (const { counter, count } of counts) {
    const path = ['players', counter, 'houses', 'sharedProvinces'];
    if (told.length === 0 && hasVenus) contradiction(path, 'Venus cards need this count', 'R-9.3');
    if (count === undefined) continue;
    if (count > most || count < least) {
      contradiction(path, `partners with these houses do not share ${count}`, 'R-9.3');
    }
    if (told.some((other) => other !== count)) {
      contradiction(path, `partners have counted ${told.join(' and ')}`, 'R-9.3');
    }
  }
  return told[0] ?? 0;
}

function listedHouses(
  cities: readonly CityId[],
  path: readonly PropertyKey[],
  { cityGoods }: ScoreSheet,
  board: Places | undefined,
): HouseHoldings {
  if (cities.length === 0) return { houses: NO_GOODS, provinces: 0, provincesWithTwo: 0 };
  if (board === undefined) contradiction(['map'], 'listed houses need the map they stand on');
  const goodOf = (id: CityId): StoredGood | undefined =>
    cityGoods?.[id] ?? GOODS.find((printed) => printed === board.cities.get(id)?.letter);
  for (const [index, id] of cities.entries()) {
    if (!board.cities.has(id))
      contradiction(
        [...path, index],
        `there is no city ${id} to build in${didYouMean(id, board.cities.keys())}`,
        'R-4.3',
      );
    if (cities.indexOf(id) !== index)
      contradiction([...path, index], `two houses in ${id}`, 'R-4.3');
    if (goodOf(id) === undefined) contradiction(['cityGoods'], `the good of ${id} is missing`);
  }
  return housesOnBoard(board, (city) => cities.includes(city), goodOf);
}

/** Cities of a good on any board: its tokens of all letters, and one added or printed on the board. */
function citiesOf(good: StoredGood): number {
  if (good === 'salt') return LETTERS.length;
  return 1 + LETTERS.reduce((sum, letter) => sum + CITY_TOKENS[letter][good], 0);
}

function countedHouses(
  counts: HouseCounts,
  path: readonly PropertyKey[],
  board: Places | undefined,
  hasVenus: boolean,
): HouseHoldings {
  const houses: GoodCounts = { ...NO_GOODS, ...counts.byGood };
  const { provinces, provincesWithTwo } = counts;
  const all = countGoods(houses);
  const refuseAt = (key: string, message: string): never =>
    contradiction([...path, key], message, 'R-6.2');
  for (const good of STORED_GOODS) {
    const cities = citiesOf(good);
    if ((houses[good] ?? 0) > cities)
      refuseAt(
        'byGood',
        `no board has more than ${counted(cities, `${good} city`, `${good} cities`)}`,
      );
  }
  if (all > HOUSES) refuseAt('byGood', `there are only ${HOUSES} houses`);
  if (provinces > all || (provinces === 0 && all > 0)) {
    const verb = all === 1 ? 'does' : 'do';
    const where = counted(provinces, 'province');
    refuseAt('provinces', `${counted(all, 'house')} ${verb} not stand in ${where}`);
  }
  if (board !== undefined) {
    const sizes = [...board.provinces.values()].map(({ cities }) => cities.length);
    if (provinces > sizes.length) refuseAt('provinces', `${board.map.name} has ${sizes.length}`);
    const largest = sizes.sort((a, b) => b - a).slice(0, provinces);
    const room = largest.reduce((sum, size) => sum + size, 0);
    if (all > room)
      refuseAt('provinces', `so many have room for ${counted(room, 'house')} at most`);
  }
  if (provincesWithTwo === undefined) {
    if (hasVenus) refuseAt('provincesWithTwo', 'Venus cards need this count');
    return { houses, provinces, provincesWithTwo: 0 };
  }
  const fitting = provincesWithTwo <= provinces && provinces + provincesWithTwo <= all;
  if (!fitting || (provincesWithTwo === 0 && all > provinces)) {
    const houseCount = counted(all, 'house');
    refuseAt(
      'provincesWithTwo',
      `it does not fit ${houseCount} in ${counted(provinces, 'province')}`,
    );
  }
  return { houses, provinces, provincesWithTwo };
}
