/** The answers to a form as typed entries; missing ones have not been given yet. */
import type { Card, CardId } from '../model/cards';
import { STORED_GOODS, type StoredGood } from '../model/goods';
import type { CityId, Seat } from '../model/ids';
import { COLONISTS_OF_A_KIND } from '../model/state';
import type { ScorerDefinition } from '../scoring/scorer';
import type { HouseCounts, PlayerSheet, ScoreSheet, SomeGoods } from '../scoring/sheet';

/** A map as scorers know it. */
export type SheetMap = NonNullable<ScorerDefinition['maps']>[number];
/** A module as scorers know it. */
export type SheetModule = NonNullable<ScorerDefinition['modules']>[number];

/** One player's answers; missing ones have not been given yet. */
export interface PlayerEntries {
  readonly name: string;
  readonly cards?: PlayerSheet['cards'];
  /** Houses by city, a list for each line of answers. */
  readonly cities?: readonly (readonly CityId[])[];
  readonly allCities?: true;
  /** Houses by number. */
  readonly byGood?: SomeGoods;
  readonly provinces?: number;
  readonly provincesWithTwo?: number;
  readonly sharedProvinces?: number;
  readonly colonists?: number;
  readonly money?: number;
  readonly tiles?: readonly string[];
  readonly goods?: SomeGoods;
  readonly concordia?: boolean;
  readonly scores?: Readonly<Record<string, number>>;
  readonly bonus?: number;
  /** Lines of modules from outside; null for none. */
  readonly lines?: Readonly<Record<string, unknown>>;
}

export type AllCards = Readonly<Record<CardId, Card>>;

export const KINDS = ['base', 'venus', 'teams'] as const;

/** The answers; missing ones have not been given yet. */
export interface FormEntries {
  /** All cards that there are. */
  readonly catalogue: AllCards;
  readonly kind?: (typeof KINDS)[number];
  readonly players: readonly PlayerEntries[];
  /** Names of partners; `areTold` if they were named, otherwise they sit opposite each other. */
  readonly teams?: { readonly pairs: readonly (readonly string[])[]; readonly areTold: boolean };
  /** Null if houses are only counted. */
  readonly map?: SheetMap | null;
  readonly isByCity?: boolean;
  readonly hasSalt?: boolean;
  readonly hasForum?: boolean;
  /** Modules from outside by their ids, and whether they were played with. */
  readonly played?: Readonly<Record<string, boolean>>;
  readonly cityGoods: Readonly<Record<CityId, StoredGood>>;
  /** Null if nobody has it or it is unknown. */
  readonly praefectusMagnus?: string | null;
}

export function noEntries(catalogue: AllCards): FormEntries {
  return { catalogue, players: [], cityGoods: {} };
}

export function withPlayer(
  entries: FormEntries,
  seat: Seat,
  changes: Partial<PlayerEntries>,
): FormEntries {
  const players = entries.players.map((player, other) =>
    other === seat ? { ...player, ...changes } : player,
  );
  return { ...entries, players };
}

export function citiesOf({ cities = [] }: PlayerEntries): readonly CityId[] {
  return cities.flat();
}

/** The good of a city, if it is printed on the board or has been answered. */
export function goodOf({ map, cityGoods }: FormEntries, id: CityId): StoredGood | undefined {
  const letter = map?.cities.find((city) => city.id === id)?.letter;
  return cityGoods[id] ?? STORED_GOODS.find((good) => good === letter);
}

/** The numbers of houses needed in addition to the goods, as far as known. */
export type Count = 'provinces' | 'provincesWithTwo' | 'sharedProvinces';

/** The first of these numbers that has not been answered. */
export function openCount(entries: FormEntries, player: PlayerEntries): Count | undefined {
  const { provinces, provincesWithTwo } = player;
  if (provinces === undefined) return 'provinces';
  if (provinces === 0) return undefined;
  if (entries.kind !== 'teams' && hasVenus(entries, player) && provincesWithTwo === undefined) {
    return 'provincesWithTwo';
  }
  // The second of two partners is asked for the shared provinces.
  const isWanted =
    (partnerOf(entries, player)?.provinces ?? 0) > 0 && teamHasVenus(entries, player);
  return isWanted && toldShared(entries, player) === undefined ? 'sharedProvinces' : undefined;
}

export function partnerOf({ teams, players }: FormEntries, { name }: PlayerEntries) {
  const pair = teams?.pairs.find((names) => names.includes(name));
  return players.find((other) => other.name !== name && pair?.includes(other.name));
}

/** The shared provinces, as answered by one of the partners. */
export function toldShared(entries: FormEntries, player: PlayerEntries): number | undefined {
  return player.sharedProvinces ?? partnerOf(entries, player)?.sharedProvinces;
}

function teamHasVenus(entries: FormEntries, player: PlayerEntries): boolean {
  const partner = partnerOf(entries, player);
  return hasVenus(entries, player) || (partner !== undefined && hasVenus(entries, partner));
}

/** Whether a player's cards score provinces with two houses, or shared ones. */
export function hasVenus(
  { catalogue }: Pick<FormEntries, 'catalogue'>,
  { cards = [] }: Pick<PlayerEntries, 'cards'>,
): boolean {
  return 'length' in cards
    ? cards.some((card) => catalogue[card]?.gods.includes('venus'))
    : (cards.venus ?? 0) > 0;
}

/** Which answers about houses go into the sheet. */
export type HousesOf = (entries: FormEntries, player: PlayerEntries) => PlayerSheet['houses'];

/** All of them, even cities whose goods are not known yet. */
export const allHouses: HousesOf = (entries, player) =>
  entries.isByCity ? citiesOf(player) : countsOf(entries, player);

/** All but these cities; missing numbers are 0. */
export const knownHouses: HousesOf = (entries, player) =>
  entries.isByCity
    ? citiesOf(player).filter((city) => goodOf(entries, city) !== undefined)
    : countsOf(entries, player);

/** Numbers only if all of them have been answered. */
export const finishedHouses: HousesOf = (entries, player) =>
  entries.isByCity || openCount(entries, player) === undefined ? knownHouses(entries, player) : [];

function countsOf(entries: FormEntries, player: PlayerEntries): HouseCounts {
  const { byGood = {}, provinces = 0 } = player;
  const { provincesWithTwo = provinces === 0 && hasVenus(entries, player) ? 0 : undefined } =
    player;
  // Partners share no province if one of them has no house.
  const shared = toldShared(entries, player) ?? (teamHasVenus(entries, player) ? 0 : undefined);
  return {
    byGood,
    provinces,
    ...(provincesWithTwo === undefined || entries.kind === 'teams' ? {} : { provincesWithTwo }),
    ...(shared === undefined || entries.kind !== 'teams' ? {} : { sharedProvinces: shared }),
  };
}

/** Whoever has not said how many colonists are on the board may store as much as there is room for. */
export const IF_OPEN: Pick<PlayerSheet, 'colonists'> = { colonists: 2 * COLONISTS_OF_A_KIND };

/**
 * The sheet, with nothing for what has not been answered.
 *
 * @param ifOpen - what stands for other lines that have not been answered.
 */
export function sheetOf(
  entries: FormEntries,
  housesOf: HousesOf,
  ifOpen: Partial<typeof IF_OPEN> = {},
): ScoreSheet {
  const { kind, teams, map, cityGoods, praefectusMagnus, players } = entries;
  return {
    ...(kind === 'teams' ? { mode: 'team' } : {}),
    ...(teams?.areTold ? { teams: teams.pairs } : {}),
    ...(map ? { map: map.id } : {}),
    ...(Object.keys(cityGoods).length === 0 ? {} : { cityGoods }),
    players: players.map((player) => playerSheet(entries, { ...ifOpen, ...player }, housesOf)),
    ...(praefectusMagnus ? { praefectusMagnus } : {}),
  };
}

function playerSheet(entries: FormEntries, player: PlayerEntries, housesOf: HousesOf): PlayerSheet {
  const { name, cards = {}, colonists = 0, money = 0, goods = {} } = player;
  const { tiles = [], concordia, scores = {}, bonus = 0, lines = {} } = player;
  const counted = Object.entries(scores).filter(([, points]) => points !== 0);
  return {
    name,
    cards,
    houses: housesOf(entries, player),
    colonists,
    money,
    goods,
    ...(tiles.length === 0 ? {} : { tiles }),
    ...(concordia ? { concordia } : {}),
    ...(counted.length === 0 ? {} : { scores: Object.fromEntries(counted) }),
    ...(bonus === 0 ? {} : { bonus }),
    ...Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== null)),
  };
}
