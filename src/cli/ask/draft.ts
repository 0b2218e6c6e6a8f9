/** An unfinished score sheet: the answers so far. */
import {
  type Card,
  type CardId,
  type CityId,
  type HouseCounts,
  type MapModule,
  type PlayerSheet,
  type ScoreSheet,
  type Seat,
  type SomeGoods,
  STORED_GOODS,
  type StoredGood,
} from '../../index';

/** One player's answers; missing ones have not been given yet. */
export interface PlayerDraft {
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
export interface Draft {
  /** All cards that there are. */
  readonly catalogue: AllCards;
  readonly kind?: (typeof KINDS)[number];
  readonly players: readonly PlayerDraft[];
  /** Names of partners; `areTold` if they were named, otherwise they sit opposite each other. */
  readonly teams?: { readonly pairs: readonly (readonly string[])[]; readonly areTold: boolean };
  /** Null if houses are only counted. */
  readonly map?: MapModule | null;
  readonly isByCity?: boolean;
  readonly hasSalt?: boolean;
  readonly hasForum?: boolean;
  /** Modules from outside by their ids, and whether they were played with. */
  readonly played?: Readonly<Record<string, boolean>>;
  readonly cityGoods: Readonly<Record<CityId, StoredGood>>;
  /** Null if nobody has it or it is unknown. */
  readonly praefectusMagnus?: string | null;
}

export function emptyDraft(catalogue: AllCards): Draft {
  return { catalogue, players: [], cityGoods: {} };
}

export function withPlayer(draft: Draft, seat: Seat, changes: Partial<PlayerDraft>): Draft {
  const players = draft.players.map((player, other) =>
    other === seat ? { ...player, ...changes } : player,
  );
  return { ...draft, players };
}

export function citiesOf({ cities = [] }: PlayerDraft): readonly CityId[] {
  return cities.flat();
}

/** The good of a city, if it is printed on the board or has been answered. */
export function goodOf({ map, cityGoods }: Draft, id: CityId): StoredGood | undefined {
  const letter = map?.cities.find((city) => city.id === id)?.letter;
  return cityGoods[id] ?? STORED_GOODS.find((good) => good === letter);
}

/** The numbers of houses needed in addition to the goods, as far as known. */
export type Count = 'provinces' | 'provincesWithTwo' | 'sharedProvinces';

/** The first of these numbers that has not been answered. */
export function openCount(draft: Draft, player: PlayerDraft): Count | undefined {
  const { provinces, provincesWithTwo } = player;
  if (provinces === undefined) return 'provinces';
  if (provinces === 0) return undefined;
  if (draft.kind !== 'teams' && hasVenus(draft, player) && provincesWithTwo === undefined) {
    return 'provincesWithTwo';
  }
  // The second of two partners is asked for the shared provinces.
  const isWanted = (partnerOf(draft, player)?.provinces ?? 0) > 0 && teamHasVenus(draft, player);
  return isWanted && toldShared(draft, player) === undefined ? 'sharedProvinces' : undefined;
}

export function partnerOf({ teams, players }: Draft, { name }: PlayerDraft) {
  const pair = teams?.pairs.find((names) => names.includes(name));
  return players.find((other) => other.name !== name && pair?.includes(other.name));
}

/** The shared provinces, as answered by one of the partners. */
export function toldShared(draft: Draft, player: PlayerDraft): number | undefined {
  return player.sharedProvinces ?? partnerOf(draft, player)?.sharedProvinces;
}

function teamHasVenus(draft: Draft, player: PlayerDraft): boolean {
  const partner = partnerOf(draft, player);
  return hasVenus(draft, player) || (partner !== undefined && hasVenus(draft, partner));
}

/** Whether a player's cards score provinces with two houses, or shared ones. */
export function hasVenus(
  { catalogue }: Pick<Draft, 'catalogue'>,
  { cards = [] }: Pick<PlayerDraft, 'cards'>,
): boolean {
  return 'length' in cards
    ? cards.some((card) => catalogue[card]?.gods.includes('venus'))
    : (cards.venus ?? 0) > 0;
}

/** Which answers about houses go into the sheet. */
export type HousesOf = (draft: Draft, player: PlayerDraft) => PlayerSheet['houses'];

/** All of them, even cities whose goods are not known yet. */
export const allHouses: HousesOf = (draft, player) =>
  draft.isByCity ? citiesOf(player) : countsOf(draft, player);

/** All but these cities; missing numbers are 0. */
export const knownHouses: HousesOf = (draft, player) =>
  draft.isByCity
    ? citiesOf(player).filter((city) => goodOf(draft, city) !== undefined)
    : countsOf(draft, player);

/** Numbers only if all of them have been answered. */
export const finishedHouses: HousesOf = (draft, player) =>
  draft.isByCity || openCount(draft, player) === undefined ? knownHouses(draft, player) : [];

function countsOf(draft: Draft, player: PlayerDraft): HouseCounts {
  const { byGood = {}, provinces = 0 } = player;
  const { provincesWithTwo = provinces === 0 && hasVenus(draft, player) ? 0 : undefined } = player;
  // Partners share no province if one of them has no house.
  const shared = toldShared(draft, player) ?? (teamHasVenus(draft, player) ? 0 : undefined);
  return {
    byGood,
    provinces,
    ...(provincesWithTwo === undefined || draft.kind === 'teams' ? {} : { provincesWithTwo }),
    ...(shared === undefined || draft.kind !== 'teams' ? {} : { sharedProvinces: shared }),
  };
}

/** The sheet, with nothing for what has not been answered. */
export function sheetOf(draft: Draft, housesOf: HousesOf): ScoreSheet {
  const { kind, teams, map, cityGoods, praefectusMagnus, players } = draft;
  return {
    ...(kind === 'teams' ? { mode: 'team' } : {}),
    ...(teams?.areTold ? { teams: teams.pairs } : {}),
    ...(map ? { map: map.id } : {}),
    ...(Object.keys(cityGoods).length === 0 ? {} : { cityGoods }),
    players: players.map((player) => playerSheet(draft, player, housesOf)),
    ...(praefectusMagnus ? { praefectusMagnus } : {}),
  };
}

function playerSheet(draft: Draft, player: PlayerDraft, housesOf: HousesOf): PlayerSheet {
  const { name, cards = {}, colonists = 0, money = 0, goods = {} } = player;
  const { tiles = [], concordia, scores = {}, bonus = 0, lines = {} } = player;
  const counted = Object.entries(scores).filter(([, points]) => points !== 0);
  return {
    name,
    cards,
    houses: housesOf(draft, player),
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
