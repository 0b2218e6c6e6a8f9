/** Counts the houses, colonists, money and goods on a score sheet. */
import type { Places } from '../board/board';
import { CITY_TOKENS } from '../board/tokens';
import { countGoods } from '../model/count-goods';
import type { FaultFacts } from '../model/fault-facts';
import { notValid } from '../model/faults';
import { GOODS, type GoodCounts, NO_GOODS, STORED_GOODS, type StoredGood } from '../model/goods';
import type { CityId, Seat } from '../model/ids';
import { LETTERS } from '../model/map';
import { nearest } from '../model/nearest';
import { place } from '../model/parse';
import { COLONISTS_OF_A_KIND, HOUSES } from '../model/state';
import { type HouseHoldings, housesOnBoard, sharedProvinces } from './board-houses';
import { contradiction } from './contradiction';
import type { Holdings } from './gods';
import type { HouseCounts, PlayerSheet, ScoreSheet } from './sheet';
import { partnerIn, type Teams } from './sheet-teams';

/** One player's lines of a sheet, and what reading them needs. */
interface PlayerLines {
  readonly sheet: ScoreSheet;
  readonly seat: Seat;
  readonly board: Places | undefined;
  /** Whether Venus cards need the provinces with two houses, or the shared ones. */
  readonly hasVenus: boolean;
  readonly teams: Teams | undefined;
  /** Spaces of a player's storehouse. */
  spacesOf(player: PlayerSheet): number;
}

export function sheetHoldings(lines: PlayerLines): Holdings {
  const { seat } = lines;
  const path = ['players', seat];
  const player = playerOf(lines, seat);
  const { money, colonists, goods: some } = player;
  const goods = { ...NO_GOODS, ...some };
  const stored = countGoods(goods);
  const spaces = lines.spacesOf(player) - (2 * COLONISTS_OF_A_KIND - colonists);
  if (stored > spaces) {
    contradiction([...path, 'goods'], 'storehouseTooSmall', 'R-5.2', { spaces, stored });
  }
  const own = { money, goods, colonists, ...housesOf(lines, seat) };
  const partner = lines.teams === undefined ? undefined : partnerIn(lines.teams, seat);
  if (partner !== undefined) return { ...own, sharedProvinces: sharedOnSheet(lines, partner) };
  const { houses } = playerOf(lines, seat);
  if (!('length' in houses) && houses.sharedProvinces !== undefined) {
    const at = [...path, 'houses', 'sharedProvinces'];
    contradiction(at, 'onlyPartnersShare', 'R-9.3');
  }
  return own;
}

function playerOf({ sheet }: PlayerLines, seat: Seat): PlayerSheet {
  return (
    sheet.players[seat] ??
    contradiction(['players', seat], 'noSuchPlayer', undefined, { player: `${seat}` })
  );
}

function housesOf(lines: PlayerLines, seat: Seat): HouseHoldings {
  const { sheet, board, hasVenus, teams } = lines;
  const { houses } = playerOf(lines, seat);
  const path = ['players', seat, 'houses'];
  return 'length' in houses
    ? listedHouses(houses, path, sheet, board)
    : countedHouses(houses, path, board, hasVenus && teams === undefined);
}

/** Provinces that partners share: counted by one of them, or derived from the houses of both. */
function sharedOnSheet(lines: PlayerLines, partner: Seat): number {
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
    if (told.length === 0 && hasVenus) contradiction(path, 'countMissing', 'R-9.3');
    if (count === undefined) continue;
    if (count > most || count < least) {
      contradiction(path, 'cannotShare', 'R-9.3', { count });
    }
    if (told.some((other) => other !== count)) {
      contradiction(path, 'countsDiffer', 'R-9.3', { counts: told });
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
  if (board === undefined) contradiction(['map'], 'housesNeedMap');
  const goodOf = (id: CityId): StoredGood | undefined =>
    cityGoods?.[id] ?? GOODS.find((printed) => printed === board.cities.get(id)?.letter);
  for (const [index, id] of cities.entries()) {
    if (!board.cities.has(id))
      contradiction([...path, index], 'noSuchCity', 'R-4.3', {
        city: id,
        nearest: nearest(id, board.cities.keys()),
      });
    if (cities.indexOf(id) !== index)
      contradiction([...path, index], 'twoHousesInCity', 'R-4.3', { city: id });
    if (goodOf(id) === undefined)
      contradiction(['cityGoods'], 'cityWithoutGood', undefined, { city: id });
  }
  return housesOnBoard(board, (city) => cities.includes(city), goodOf);
}

/** The most cities of a good on any board: all its tokens, and one added or printed on the board. */
function citiesOf(good: StoredGood): number {
  if (good === 'salt') return LETTERS.length;
  return 1 + LETTERS.reduce((sum, letter) => sum + CITY_TOKENS[letter][good], 0);
}

/** The faults in counts of houses. */
type CountFault =
  | 'countMissing'
  | 'fewerPlaces'
  | 'fewerProvinces'
  | 'tooManyCities'
  | 'tooManyHouses'
  | 'wrongPairs'
  | 'wrongProvinces';

function countedHouses(
  counts: HouseCounts,
  path: readonly PropertyKey[],
  board: Places | undefined,
  hasVenus: boolean,
): HouseHoldings {
  const houses: GoodCounts = { ...NO_GOODS, ...counts.byGood };
  const { provinces, provincesWithTwo } = counts;
  const all = countGoods(houses);
  const refuseAt = <R extends CountFault>(key: string, reason: R, facts: FaultFacts[R]): never =>
    notValid('INVALID_SHEET', place([...path, key]), reason, 'R-6.2', facts);
  for (const good of STORED_GOODS) {
    const cities = citiesOf(good);
    if ((houses[good] ?? 0) > cities) refuseAt('byGood', 'tooManyCities', { good, cities });
  }
  if (all > HOUSES) refuseAt('byGood', 'tooManyHouses', { houses: HOUSES });
  if (provinces > all || (provinces === 0 && all > 0)) {
    refuseAt('provinces', 'wrongProvinces', { houses: all, provinces });
  }
  if (board !== undefined) {
    const sizes = [...board.provinces.values()].map(({ cities }) => cities.length);
    if (provinces > sizes.length) {
      refuseAt('provinces', 'fewerProvinces', { map: board.map.name, provinces: sizes.length });
    }
    const largest = sizes.sort((a, b) => b - a).slice(0, provinces);
    const room = largest.reduce((sum, size) => sum + size, 0);
    if (all > room) refuseAt('provinces', 'fewerPlaces', { houses: room });
  }
  if (provincesWithTwo === undefined) {
    if (hasVenus) refuseAt('provincesWithTwo', 'countMissing', {});
    return { houses, provinces, provincesWithTwo: 0 };
  }
  const fitting = provincesWithTwo <= provinces && provinces + provincesWithTwo <= all;
  if (!fitting || (provincesWithTwo === 0 && all > provinces)) {
    refuseAt('provincesWithTwo', 'wrongPairs', { houses: all, provinces });
  }
  return { houses, provinces, provincesWithTwo };
}
