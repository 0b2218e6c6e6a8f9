/** The cities of a draft: where houses stand, and what is produced there. */
import {
  type CityId,
  GOODS,
  PLACES_WITHOUT_HOUSES,
  STORED_GOODS,
  type StoredGood,
} from 'concordia-rules/core';
import type { PlayerSheet, ScoreSheet } from 'concordia-rules/scoring';
import { type Draft, toggled, withPlayer } from './draft';
import { getMap } from './library';

/** Where a player's houses stand; nowhere that is known if they are counted. */
export function citiesOf(player: PlayerSheet | undefined): readonly CityId[] {
  return player !== undefined && 'length' in player.houses ? player.houses : [];
}

/** Whose houses stand in a city. */
export function seatsIn({ players }: ScoreSheet, city: CityId): readonly number[] {
  return players.flatMap((player, seat) => (citiesOf(player).includes(city) ? [seat] : []));
}

/** Builds the player's house in a city, or takes it away. */
export function withHouse(draft: Draft, seat: number, city: CityId): Draft {
  const houses = draft.sheet.players[seat]?.houses ?? [];
  if (!('length' in houses)) return draft;
  return withPlayer(draft, seat, { houses: toggled(houses, city) });
}

export function withCityGood(draft: Draft, city: CityId, good: StoredGood | undefined): Draft {
  const { [city]: _, ...others } = draft.sheet.cityGoods ?? {};
  const cityGoods = good === undefined ? others : { ...others, [city]: good };
  return { ...draft, sheet: { ...draft.sheet, cityGoods } };
}

/** Cities of a board where houses can stand. */
export function buildable(map: string | undefined): readonly CityId[] {
  if (map === undefined) return [];
  const { cities } = getMap(map);
  const isPlace = (letter: string) => PLACES_WITHOUT_HOUSES.some((place) => place === letter);
  return cities.filter(({ letter }) => !isPlace(letter)).map(({ id }) => id);
}

/** The goods of a game. */
export function goodsIn({ salt }: Draft): readonly StoredGood[] {
  return salt ? STORED_GOODS : GOODS;
}

/** What a city makes: as told on the sheet, or as printed on the board. */
export function goodOf({ sheet }: Draft, city: CityId): StoredGood | undefined {
  if (sheet.map === undefined) return undefined;
  return sheet.cityGoods?.[city] ?? printedGood(sheet.map, city);
}

export function printedGood(map: string, city: CityId): StoredGood | undefined {
  const letter = getMap(map).cities.find(({ id }) => id === city)?.letter;
  return GOODS.find((good) => good === letter);
}
