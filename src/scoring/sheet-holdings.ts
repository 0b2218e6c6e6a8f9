/** What a score sheet says that somebody owns. */

import { compilePlaces, type Places } from '../board/places';
import { CITY_TOKENS } from '../board/tokens';
import { countGoods } from '../model/any';
import { type CardId, type Cards, PLAIN_GODS } from '../model/cards';
import { type FactsOfWords, type Fault, refuseFault } from '../model/faults';
import { nearest } from '../model/find';
import { GOODS, type GoodCounts, NO_GOODS, STORED_GOODS, type StoredGood } from '../model/goods';
import type { CityId, Seat } from '../model/ids';
import { LETTERS, type MapPlaces } from '../model/map';
import { place } from '../model/parse';
import { COLONISTS_OF_A_KIND, HOUSES } from '../model/state';
import type { Boxes } from './cards';
import { type Holdings, type HouseHoldings, housesOnBoard, sharedProvinces } from './gods';
import { contradiction, partnerIn, sheetTeams, type Teams } from './read-sheet';
import { sortByGod } from './score';
import type { HouseCounts, PlayerSheet, ScoreSheet } from './sheet';
import { sheetFaults } from './sheet-faults';

// What is probably missing on a valid score sheet.

/**
 * A player without all cards of the starting hand has left some out, because they are never lost. At the end, one player
 * has the Concordia card.
 *
 * @param ended - whether the game is over; before that, nobody has the Concordia card.
 */
export function sheetWarnings(
  sheet: ScoreSheet,
  ended: boolean,
  cards: Cards,
  boxes: Boxes,
): readonly Fault[] {
  // Without teams, players start with the shortest hand, or with one that contains it.
  const hands =
    sheetTeams(sheet) === undefined ? boxes.alone.hands.slice(0, 1) : boxes.partners.hands;
  const warnings = sheet.players.flatMap(({ name: player, cards: own }) => {
    const [missing = []] = hands
      .map((hand) => missingOf(cards, hand, own))
      .sort((a, b) => a.length - b.length);
    return missing.length === 0
      ? []
      : [sheetFaults.of('startingCardsMissing', { player, missing })];
  });
  const isOpen =
    ended && sheet.players.length > 1 && !sheet.players.some(({ concordia }) => concordia);
  return isOpen ? [...warnings, sheetFaults.of('nobodyHasConcordia')] : warnings;
}

/** The cards of a hand that a player lacks; if only gods are counted, how many of which. */
function missingOf(
  catalogue: Cards,
  hand: readonly CardId[],
  cards: PlayerSheet['cards'],
): FactsOfWords<typeof sheetFaults.words>['startingCardsMissing']['missing'] {
  if (!('length' in cards)) {
    const { plain } = sortByGod(catalogue, hand);
    return PLAIN_GODS.flatMap((god) => {
      const count = plain[god] - (cards[god] ?? 0);
      return count > 0 ? [{ god, count }] : [];
    });
  }
  const left: string[] = [...cards];
  return hand.filter((card) => {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

// Counts the houses, colonists, money and goods on a score sheet.

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
  const { provinces: mine } = housesOf(lines, seat);
  const { provinces: theirs } = housesOf(lines, partner);
  const most = Math.min(mine, theirs);
  const all = board?.provinces.size ?? Number.POSITIVE_INFINITY;
  const least = Math.max(0, mine + theirs - all);
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
  { cityGoods = {} }: ScoreSheet,
  board: Places | undefined,
): HouseHoldings {
  if (cities.length === 0) return { houses: NO_GOODS, provinces: 0, provincesWithTwo: 0 };
  if (board === undefined) contradiction(['map'], 'housesNeedMap');
  for (const [index, id] of cities.entries()) {
    if (!board.cities.has(id))
      contradiction([...path, index], 'noSuchCity', 'R-4.3', {
        city: id,
        nearest: nearest(id, board.cities.keys()),
      });
    if (cities.indexOf(id) !== index)
      contradiction([...path, index], 'twoHousesInCity', 'R-4.3', { city: id });
    if (goodOf(board, cityGoods, id) === undefined)
      contradiction(['cityGoods'], 'cityWithoutGood', undefined, { city: id });
  }
  return housesOnBoard(
    board,
    (city) => cities.includes(city),
    (city) => goodOf(board, cityGoods, city),
  );
}

/**
 * A sheet on which those who list their cities give counts instead.
 *
 * @param map - the board, for its provinces and printed goods.
 */
export function countedByAll(
  { cityGoods = {}, ...sheet }: ScoreSheet,
  map: MapPlaces,
  hasVenus: boolean,
): ScoreSheet {
  const { players } = sheet;
  const board = compilePlaces(map);
  const teams = sheetTeams(sheet);
  const counted = players.map((player, seat): PlayerSheet => {
    const { houses: cities } = player;
    // A city that is not there is left to be seen as it was written.
    if (!('length' in cities) || !cities.every((city) => board.cities.has(city))) return player;
    const partner = teams && players[partnerIn(teams, seat) ?? -1]?.houses;
    const own = housesOnBoard(
      board,
      (city) => cities.includes(city),
      (city) => goodOf(board, cityGoods, city),
    );
    const shared =
      partner && 'length' in partner
        ? sharedProvinces(
            board,
            (city) => cities.includes(city),
            (city) => partner.includes(city),
          )
        : partner?.sharedProvinces;
    return {
      ...player,
      houses: {
        byGood: own.houses,
        provinces: own.provinces,
        ...(hasVenus && teams === undefined && { provincesWithTwo: own.provincesWithTwo }),
        ...(hasVenus && shared !== undefined && { sharedProvinces: shared }),
      },
    };
  });
  return { ...sheet, players: counted };
}

/** The good of a city: its token, or what is printed on the board. */
function goodOf(
  { cities }: Places,
  cityGoods: NonNullable<ScoreSheet['cityGoods']>,
  city: CityId,
): StoredGood | undefined {
  return cityGoods[city] ?? GOODS.find((printed) => printed === cities.get(city)?.letter);
}

/** The most cities of a good on any board: all its tokens, and one added or printed on the board. */
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
  const refuseAt = (key: string, fault: Fault): never =>
    refuseFault('INVALID_SHEET', { ...fault, path: place([...path, key]), rule: 'R-6.2' });
  for (const good of STORED_GOODS) {
    const cities = citiesOf(good);
    if ((houses[good] ?? 0) > cities)
      refuseAt('byGood', sheetFaults.of('tooManyCities', { good, cities }));
  }
  if (all > HOUSES) refuseAt('byGood', sheetFaults.of('tooManyHouses', { houses: HOUSES }));
  if (provinces > all || (provinces === 0 && all > 0)) {
    refuseAt('provinces', sheetFaults.of('wrongProvinces', { houses: all, provinces }));
  }
  if (board !== undefined) {
    const sizes = [...board.provinces.values()].map(({ cities }) => cities.length);
    if (provinces > sizes.length) {
      refuseAt(
        'provinces',
        sheetFaults.of('fewerProvinces', { map: board.map.name, provinces: sizes.length }),
      );
    }
    const largest = sizes.sort((a, b) => b - a).slice(0, provinces);
    const room = largest.reduce((sum, size) => sum + size, 0);
    if (all > room) refuseAt('provinces', sheetFaults.of('fewerPlaces', { houses: room }));
  }
  if (provincesWithTwo === undefined) {
    if (hasVenus) refuseAt('provincesWithTwo', sheetFaults.of('countMissing', {}));
    return { houses, provinces, provincesWithTwo: 0 };
  }
  const fitting = provincesWithTwo <= provinces && provinces + provincesWithTwo <= all;
  if (!fitting || (provincesWithTwo === 0 && all > provinces)) {
    refuseAt('provincesWithTwo', sheetFaults.of('wrongPairs', { houses: all, provinces }));
  }
  return { houses, provinces, provincesWithTwo };
}
