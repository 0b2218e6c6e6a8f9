/** The sheet while people fill it in: changes that always leave a whole sheet. */
import {
  CARD_SETS,
  type CardId,
  type CardSet,
  type CityId,
  PLACES_WITHOUT_HOUSES,
  PLAIN_GODS,
  SPECIALISTS,
  type StoredGood,
} from 'concordia-rules/core';
import type { HouseCounts, PlayerSheet, ScoreSheet } from 'concordia-rules/scoring';
import { OUTSIDE_MODULES, type OutsideLine } from '../../common/outside-modules';
import { say } from '../../words/language';
import { catalogue, getMap, loadMap, sheetsOn } from './library';

/** A sheet, and what the page asks for on it. */
export interface Draft {
  readonly sheet: ScoreSheet;
  readonly cards: CardSet;
  readonly salt: boolean;
  readonly forum: boolean;
  /** Modules from outside that were played with. */
  readonly modules: readonly string[];
  /** Whether the game goes on after this scoring. */
  readonly intermediate: boolean;
}

/** The cards of a game: what everybody begins with, and what can be bought. */
export interface Box {
  handOf(seat: number): readonly CardId[];
  readonly sale: readonly CardId[];
}

export function boxOf({ cards, sheet, modules }: Draft): Box {
  const { players, map } = sheet;
  // A sheet from elsewhere may say that five play in teams; the scorer will say that they do not.
  const teams = sheet.mode === 'team' && [4, 6].includes(players.length);
  // Whoever counts alone may have played with any number of others.
  const count = players.length < 2 || (players.length > 5 && !teams) ? 5 : players.length;
  const box = sheetsOn(map).cardsOf({
    ...(map !== undefined && { map }),
    players: count,
    modules: [
      ...(teams || cards === 'venus' ? ['venus'] : []),
      ...(teams ? ['teams'] : []),
      ...modules,
    ],
  });
  return { handOf: (seat) => box.hands[seat % count] ?? [], sale: box.sale };
}

export function deckOf(card: CardId): number {
  return catalogue[card]?.deck ?? 0;
}

const NO_COUNTS: HouseCounts = { byGood: {}, provinces: 0 };
/** Who has just sat down. */
export const NOBODY: PlayerSheet = {
  name: '?',
  cards: [],
  houses: [],
  colonists: 2,
  money: 0,
  goods: {},
};

/** For a first sheet; whoever has one begins the next with the same players. */
const USUAL_PLAYERS = 4;

export function newDraft(players = USUAL_PLAYERS): Draft {
  const empty: Draft = {
    sheet: { map: 'imperium', players: [] },
    cards: 'concordia',
    salt: false,
    forum: false,
    modules: [],
    intermediate: false,
  };
  return withPlayers(empty, players);
}

function newPlayer(draft: Draft, seat: number): PlayerSheet {
  return {
    ...NOBODY,
    name: say.score.player(seat + 1),
    cards: boxOf(draft).handOf(seat),
    houses: draft.sheet.map === undefined ? NO_COUNTS : [],
  };
}

/** So many players; teams as far as so many can play in teams. */
export function withPlayers(draft: Draft, count: number): Draft {
  const before = draft.sheet.players;
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const teams = count === 6 || (count === 4 && draft.sheet.mode === 'team');
  const seated: Draft = {
    ...draft,
    cards: teams ? 'venus' : draft.cards,
    sheet: {
      ...without(draft.sheet, 'mode', 'teams', 'praefectusMagnus'),
      players: seats.map((seat) => before[seat] ?? NOBODY),
      ...(teams ? { mode: 'team' } : {}),
    },
  };
  const players = seats.map((seat) => before[seat] ?? newPlayer(seated, seat));
  return rehanded(draft, { ...seated, sheet: { ...seated.sheet, players } });
}

/** Partners who sit opposite, or each alone. */
export function withTeams(draft: Draft, teams: boolean): Draft {
  const sheet = without(draft.sheet, 'mode', 'teams');
  const next: Draft = teams
    ? { ...draft, cards: 'venus', sheet: { ...sheet, mode: 'team' } }
    : { ...draft, sheet };
  return rehanded(draft, next);
}

/** With or without a module from outside. */
export function withModule(draft: Draft, id: string, isPlayed: boolean): Draft {
  const others = draft.modules.filter((other) => other !== id);
  if (isPlayed) return rehanded(draft, { ...draft, modules: [...others, id] });
  const lines = linesIn({ modules: [id] });
  const players = draft.sheet.players.map((player) => withoutLines(player, lines));
  return rehanded(draft, { ...draft, modules: others, sheet: { ...draft.sheet, players } });
}

/** The lines that the modules in play add to the sheet. */
export function linesIn({ modules }: Pick<Draft, 'modules'>): readonly OutsideLine[] {
  return OUTSIDE_MODULES.filter(({ id }) => modules.includes(id)).flatMap(({ lines }) => lines);
}

/** What a player has on such a line; nothing if it is not there. */
export function lineOf(player: PlayerSheet, { name }: OutsideLine): unknown {
  return Object.hasOwn(player, name) ? Reflect.get(player, name) : undefined;
}

/** The player with nothing on these lines. */
export function withoutLines(player: PlayerSheet, lines: readonly OutsideLine[]): PlayerSheet {
  const none = Object.fromEntries(lines.map(({ name }) => [name, undefined]));
  return { ...player, ...none };
}

export function withCards(draft: Draft, cards: CardSet): Draft {
  return rehanded(draft, { ...draft, cards });
}

/** Without a map houses are counted; another map has other cities. */
export function withMap(draft: Draft, map: string | undefined): Draft {
  const players = draft.sheet.players.map((player) => ({
    ...player,
    houses: map !== undefined ? [] : 'length' in player.houses ? NO_COUNTS : player.houses,
  }));
  const sheet = { ...without(draft.sheet, 'map', 'cityGoods'), players };
  return rehanded(draft, { ...draft, sheet: map === undefined ? sheet : { ...sheet, map } });
}

/** Starting cards of the new game instead of those of the old one; bought ones as far as they are in its box. */
function rehanded(before: Draft, after: Draft): Draft {
  const box = boxOf(after);
  const isSame =
    before.cards === after.cards &&
    before.sheet.mode === after.sheet.mode &&
    `${before.modules}` === `${after.modules}`;
  const players = after.sheet.players.map((player, seat) => {
    if (!('length' in player.cards)) return player;
    const bought = player.cards.filter((card) => box.sale.includes(card));
    const first = isSame ? player.cards.filter((card) => deckOf(card) === 0) : box.handOf(seat);
    return { ...player, cards: [...first, ...bought] };
  });
  return { ...after, sheet: { ...after.sheet, players } };
}

export function withPlayer(draft: Draft, seat: number, lines: Partial<PlayerSheet>): Draft {
  const players = draft.sheet.players.map((player, index) =>
    index === seat ? { ...player, ...lines } : player,
  );
  return { ...draft, sheet: { ...draft.sheet, players } };
}

/** The sheet with a name for everybody, as files and links need it. */
export function namedSheet({ sheet }: Draft): ScoreSheet {
  const players = sheet.players.map((player, seat) => ({
    ...player,
    name: player.name.trim() || say.score.player(seat + 1),
  }));
  return { ...sheet, players };
}

/** Who plays with a seat: those whom the sheet names, or who sits opposite. */
export function partnerOf({ teams, players }: ScoreSheet, seat: number): number {
  const name = players[seat]?.name ?? '';
  const team = teams?.find((names) => names.includes(name));
  if (team === undefined) return (seat + players.length / 2) % players.length;
  return players.findIndex((other) => other.name !== name && team.includes(other.name));
}

/** Partners share the same provinces, so one count is for both. */
export function withShared(draft: Draft, seat: number, sharedProvinces: number): Draft {
  const both = [seat, partnerOf(draft.sheet, seat)];
  const players = draft.sheet.players.map((player, index) =>
    both.includes(index) && !('length' in player.houses)
      ? { ...player, houses: { ...player.houses, sharedProvinces } }
      : player,
  );
  return { ...draft, sheet: { ...draft.sheet, players } };
}

/** Only one player has the Concordia card. */
export function withConcordia(draft: Draft, seat: number, has: boolean): Draft {
  const players = draft.sheet.players.map((player, index) => {
    const others = without(player, 'concordia');
    return has && index === seat ? { ...others, concordia: true } : others;
  });
  return { ...draft, sheet: { ...draft.sheet, players } };
}

/** Without some of its keys. */
export function without<T extends object, K extends keyof T>(value: T, ...keys: K[]): Omit<T, K> {
  const copy = { ...value };
  for (const key of keys) delete copy[key];
  return copy;
}

/** Takes away the last of a player's cards with that name, such as one of the starting hand. */
export function withoutCard(draft: Draft, seat: number, card: CardId): Draft {
  const cards = draft.sheet.players[seat]?.cards ?? [];
  if (!('length' in cards)) return draft;
  const at = cards.lastIndexOf(card);
  return withPlayer(draft, seat, { cards: cards.filter((_, place) => place !== at) });
}

/** Gives a player a card of the starting hand back. */
export function withCard(draft: Draft, seat: number, card: CardId): Draft {
  const cards = draft.sheet.players[seat]?.cards ?? [];
  if (!('length' in cards)) return draft;
  return withPlayer(draft, seat, { cards: [...cards, card] });
}

/** Cards for sale that nobody has. */
export function leftOver(draft: Draft): readonly CardId[] {
  return boxOf(draft).sale.filter((card) => ownerOf(draft, card) === undefined);
}

/** Whether somebody has the Concordia card, or nobody can have it yet. */
export function hasConcordia({ sheet, intermediate }: Draft): boolean {
  return intermediate || sheet.players.some(({ concordia }) => concordia === true);
}

/** Gives a player all cards that nobody has: at the end of most games all are sold. */
export function withTheRest(draft: Draft, seat: number): Draft {
  const next = leftOver(draft).reduce((now, card) => withBought(now, seat, card), draft);
  return hasConcordia(next) ? next : withConcordia(next, seat, true);
}

/** Gives a card for sale to a player, or takes it back; whoever else had it loses it. */
export function withBought(draft: Draft, seat: number, card: CardId): Draft {
  const had = ownerOf(draft, card) === seat;
  const players = draft.sheet.players.map((player, index) => {
    const { cards } = player;
    if (!('length' in cards)) return player;
    const left = cards.filter((other) => other !== card);
    return { ...player, cards: index === seat && !had ? [...left, card] : left };
  });
  return { ...draft, sheet: { ...draft.sheet, players } };
}

export function ownerOf({ sheet }: Draft, card: CardId): number | undefined {
  const seat = sheet.players.findIndex(
    ({ cards }) => 'length' in cards && cards.some((own) => own === card),
  );
  return seat === -1 ? undefined : seat;
}

/** Builds the player's house in a city, or takes it away. */
export function withHouse(draft: Draft, seat: number, city: CityId): Draft {
  const houses = draft.sheet.players[seat]?.houses ?? [];
  if (!('length' in houses)) return draft;
  const next = houses.includes(city) ? houses.filter((own) => own !== city) : [...houses, city];
  return withPlayer(draft, seat, { houses: next });
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

/** What a city makes: as told on the sheet, or as printed on the board. */
export function goodOf({ sheet }: Draft, city: CityId): StoredGood | undefined {
  if (sheet.map === undefined) return undefined;
  return sheet.cityGoods?.[city] ?? printedGood(sheet.map, city);
}

export function printedGood(map: string, city: CityId): StoredGood | undefined {
  const letter = getMap(map).cities.find(({ id }) => id === city)?.letter;
  return PRINTED.find((good) => good === letter);
}

const PRINTED = ['brick', 'food', 'tool', 'wine', 'cloth'] as const;

/** The number of cards of each god, for who begins to count by god. */
export function countedByGod(cards: PlayerSheet['cards']): PlayerSheet['cards'] {
  if (!('length' in cards)) return cards;
  const gods = cards.flatMap((card) => catalogue[card]?.gods ?? []);
  const counts = PLAIN_GODS.map((god) => [god, gods.filter((other) => other === god).length]);
  const roles = cards.flatMap((card) => catalogue[card]?.roles ?? []);
  const minerva = SPECIALISTS.filter((role) => roles.includes(role));
  return { ...Object.fromEntries(counts), minerva };
}

/**
 * A draft of a sheet that comes from a file, a link or the browser's storage.
 *
 * @throws an error with a sentence if it is none, or names a map that there is not.
 */
export async function draftOf(input: unknown, intermediate = false): Promise<Draft> {
  const map = fieldOf(input, 'map');
  await loadMap(typeof map === 'string' ? map : undefined);
  const parsed = sheetsOn(typeof map === 'string' ? map : undefined).parseSheet(input);
  const { players, cityGoods = {} } = parsed;
  const goods = [...players.flatMap(goodsOf), ...Object.values(cityGoods)];
  const plain: Draft = {
    sheet: parsed.teams === undefined ? parsed : { ...parsed, mode: 'team' },
    cards: 'concordia',
    salt: goods.includes('salt'),
    forum: players.some(({ tiles = [] }) => tiles.length > 0),
    modules: OUTSIDE_MODULES.filter((module) =>
      players.some(
        (player) =>
          module.lines.some((line) => lineOf(player, line) !== undefined) ||
          ('length' in player.cards && player.cards.some((card) => module.cards.includes(card))),
      ),
    ).map(({ id }) => id),
    intermediate,
  };
  const isVenus =
    plain.sheet.mode === 'team' || players.some(({ cards }) => hasVenus(plain, cards));
  return isVenus ? { ...plain, cards: 'venus' } : plain;
}

function fieldOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? Reflect.get(input, name)
    : undefined;
}

function goodsOf({ goods, houses }: PlayerSheet): readonly string[] {
  return [...Object.keys(goods), ...('length' in houses ? [] : Object.keys(houses.byGood))];
}

/** Whether there is a card that only the box of Concordia Venus has. */
function hasVenus(draft: Draft, cards: PlayerSheet['cards']): boolean {
  if (!('length' in cards)) return (cards.venus ?? 0) > 0;
  const { sale, handOf } = boxOf({
    ...draft,
    sheet: { ...without(draft.sheet, 'mode', 'teams'), players: [] },
    cards: 'concordia',
  });
  const known = new Set([...sale, ...handOf(0)]);
  return cards.some((card) => catalogue[card] !== undefined && !known.has(card));
}

export const SETS: readonly CardSet[] = CARD_SETS;
