/** Words for screens: headings and rows, and whole sentences, in English. */

import type { RoleName, Specialist } from '../model/cards';
import type { Cost } from '../model/cost';
import type { WordsFor } from '../model/fault-words';
import type { God, PlainGod } from '../model/gods';
import type { Bundle, Good, StoredGood } from '../model/goods';
import type { CityId, ColonistKind, PlaceId, ProvinceId, Seat } from '../model/ids';
import type { Letter } from '../model/map';
import type { Names } from '../model/names';

/** Headings, rows and small words, each complete in itself. */
const LABELS = {
  game: 'Game',
  map: 'Map',
  deck: 'Cards not yet on display',
  players: 'Players',
  money: 'Sestertii',
  freeSpaces: 'Free spaces',
  housesLeft: 'Houses left',
  colonistsOnBoard: 'Colonists on the board',
  colonistsLeft: 'Colonists left',
  cardsInHand: 'Cards in hand',
  lastPlayed: 'Last played',
  praefectusMagnus: 'Praefectus Magnus',
  concordia: 'Concordia card',
  partner: 'Partner',
  display: 'Display',
  emptyPlace: 'Empty place',
  otherPlaces: 'Other places',
  occupiedRoutes: 'Occupied routes',
  scores: 'Scores',
  total: 'Total',
  rank: 'Rank',
  partnersTotal: 'Total of both partners',
  landColonists: 'Land colonists',
  seaColonists: 'Sea colonists',
  yes: 'yes',
  no: 'no',
  none: '–',
  unknown: '?',
  setUp: 'New game',
  numberOfPlayers: 'Number of players',
  playerNames: 'Names of the players',
} as const;

/** A heading, a row or a small word of a screen. */
export type ScreenLabel = keyof typeof LABELS;

/** A colonist, for a sentence. */
interface SeenColonist {
  readonly seat: Seat;
  readonly kind: ColonistKind;
}

/** How points are reckoned. */
interface ReckonedGod {
  readonly god: PlainGod;
  /** Victory points of one card. */
  readonly value: number;
  /** What is counted: sestertii for Vesta, houses for Jupiter, provinces, kinds of goods, or colonists. */
  readonly count: number;
  /** Whether Venus counts provinces shared with the partner. */
  readonly partners: boolean;
}

/** What each text of a screen is about. */
export interface ScreenFacts {
  /** A good as the heading of a row. */
  readonly good: { readonly good: StoredGood };
  /** Whole sentences, one after the other. */
  readonly sentences: { readonly list: readonly string[] };
  /** The heading of a hand. */
  readonly hand: { readonly seat: Seat };
  /** The heading of a player's played cards. */
  readonly discard: { readonly seat: Seat };
  /** The heading of a storehouse. */
  readonly storehouse: { readonly seat: Seat };
  /** Cards that the viewer may not see. */
  readonly hiddenCards: { readonly count: number };
  /** Whose turn it is, and the number of the turn. */
  readonly turn: { readonly turn: number; readonly seat: Seat };
  /** After somebody has ended the game. */
  readonly lastTurns: { readonly seat: Seat };
  /** The free spaces of a storehouse. */
  readonly spaces: { readonly free: number; readonly spaces: number };
  /** Colonists of a player. */
  readonly colonists: { readonly land: number; readonly sea: number };
  /** What a card costs at its place of the display, and its own cost. */
  readonly price: { readonly cost: Cost; readonly alone: Cost };
  /** A card of the display that costs the same anywhere. */
  readonly ownPrice: { readonly cost: Cost };
  /** A card in sentences, without its name. A card with two halves is carried out as one of them. */
  readonly card: {
    readonly halves: readonly { readonly role: RoleName; readonly text: string | undefined }[];
    readonly scores: readonly string[];
  };
  /** What a card scores at the end; `partners` is left out if it may be either. */
  readonly cardScores: {
    readonly god: God;
    readonly specialty?: { readonly good: Good; readonly points: number };
    readonly partners?: boolean;
  };
  /** Points of a god: cards, and what each is worth. */
  readonly godPoints: ReckonedGod & { readonly cards: number };
  /** What a card of the god is worth, for a player whose cards are hidden. */
  readonly godValue: ReckonedGod;
  /** Points of specialists. */
  readonly specialists: {
    readonly scores: readonly {
      readonly role: Specialist;
      readonly good: Good;
      readonly houses: number;
      /** Victory points for each house. */
      readonly each: number;
    }[];
  };
  /** A city and its good, or the letter of its token before goods are dealt. */
  readonly city: {
    readonly city: CityId;
    readonly province?: ProvinceId;
    readonly good?: StoredGood;
    readonly letter?: Letter;
  };
  /** Who has houses in a city. */
  readonly houses: { readonly seats: readonly Seat[] };
  /** What a house would cost the viewer. */
  readonly houseCost: { readonly cost: Cost };
  /** Colonists in a place. */
  readonly pieces: { readonly colonists: readonly SeenColonist[] };
  /** Where routes lead, by the names of places. */
  readonly connections: { readonly land: readonly string[]; readonly sea: readonly string[] };
  /** A place without houses. */
  readonly capital: { readonly place: PlaceId };
  readonly castle: { readonly place: PlaceId };
  readonly gate: { readonly place: PlaceId };
  readonly square: { readonly place: PlaceId };
  /** A place off the network. */
  readonly field: { readonly place: PlaceId; readonly kind: ColonistKind };
  /** A province and its cities. */
  readonly province: { readonly province: ProvinceId; readonly cities: readonly CityId[] };
  /** A province that can produce: the bonus for the viewer or whoever has the turn, and the coins that show afterwards. */
  readonly active: { readonly bonus: Bundle; readonly coins: number };
  /** A province that can produce with a bonus of choice. */
  readonly openBonus: { readonly goods: readonly Good[] };
  /** A province that has produced. */
  readonly inactive: { readonly coins: number };
  /** Something of a map or module that lies in a place, by its label. */
  readonly lies: { readonly what: string };
  /** A province without a marker. */
  readonly noMarker: Readonly<Record<never, never>>;
  /** What a production brings a player. */
  readonly brings: { readonly seat: Seat; readonly goods: Bundle };
  readonly bringsNobody: Readonly<Record<never, never>>;
  /** A route, by its ends. */
  readonly route: {
    readonly ends: readonly [PlaceId, PlaceId];
    readonly kind: ColonistKind;
    /** Whether nobody may stay there. */
    readonly isPassing: boolean;
  };
  /** What the box advises. */
  readonly advice: { readonly fewest: number; readonly most: number };
  /** A map with one city more for each letter than there are tokens without salt. */
  readonly saltCities: Readonly<Record<never, never>>;
  /** Rules of the printed board that are not played. */
  readonly leftOut: { readonly what: string };
  /** A number of players to choose. */
  readonly playerCount: { readonly count: number };
  /** The label of a field for a player's name. */
  readonly playerName: { readonly seat: Seat };
}

/** Words for screens, none missing. */
export interface ScreenWords {
  /** Headings, rows and small words. */
  readonly labels: Readonly<Record<ScreenLabel, string>>;
  /** Texts by what they are about. */
  readonly texts: WordsFor<ScreenFacts>;
}

/** Words for screens that a language brings; those left out are English. */
export interface OwnScreenWords {
  /** Headings, rows and small words. */
  readonly labels?: Partial<ScreenWords['labels']> | undefined;
  /** Texts by what they are about. */
  readonly texts?: Partial<ScreenWords['texts']> | undefined;
}

const paid = (names: Names, cost: Cost): string => names.cost(cost) || names.goods({});
const points = (names: Names, count: number): string => names.counted(count, 'point');

/** What a card of the god is worth, without the cards. */
function worth(names: Names, { god, value, count, partners }: ReckonedGod): string {
  switch (god) {
    case 'vesta':
      return `${points(names, value)} (${names.money(count)} with all goods sold)`;
    case 'jupiter':
      return `${names.counted(count, 'house')} outside brick cities`;
    case 'saturnus':
      return names.counted(count, 'province');
    case 'venus':
      return partners
        ? names.counted(count, 'shared province')
        : `${points(names, value)} (${names.counted(count, 'province')} with two houses)`;
    case 'mercurius':
      return `${points(names, value)} (${names.counted(count, 'kind')} of goods)`;
    case 'mars':
      return `${points(names, value)} (${names.counted(count, 'colonist')})`;
  }
}

/** Bricks and tools can be counted; food, wine, cloth and salt cannot. */
function many(names: Names, good: StoredGood): string {
  const one = names.good(good);
  return one === 'brick' || one === 'tool' ? `${one}s` : one;
}

const WORTH: Readonly<Record<PlainGod, (partners: boolean | undefined) => string>> = {
  vesta: () => '1 point for every 10 sestertii you have with all goods sold',
  jupiter: () => '1 point for each of your houses outside brick cities',
  saturnus: () => '1 point for each province with a house of yours',
  venus(partners) {
    const alone = '2 points for each province with two or more of your houses, 14 at most';
    const shared = '1 point for each province where you and your partner both have a house';
    if (partners === undefined) return `${alone}; with a partner, ${shared}`;
    return partners ? shared : alone;
  },
  mercurius: () => '2 points for each kind of goods that your houses make',
  mars: () => '2 points for each of your colonists on the board',
};

function counts(names: Names, { god, specialty, partners }: ScreenFacts['cardScores']): string {
  if (god !== 'minerva') return WORTH[god](partners);
  if (specialty === undefined) return 'points for your houses in cities of its good';
  return `${points(names, specialty.points)} for each of your houses in ${names.good(specialty.good)} cities`;
}

const TEXTS: ScreenWords['texts'] = {
  sentences: (_names, { list }) => list.join(' '),
  good(names, { good }) {
    const word = names.good(good);
    return word.charAt(0).toUpperCase() + word.slice(1);
  },
  hand: (names, { seat }) => `${names.player(seat)}: hand`,
  discard: (names, { seat }) => `${names.player(seat)}: played cards`,
  storehouse: (names, { seat }) => `${names.player(seat)}: storehouse`,
  hiddenCards: (names, { count }) => names.counted(count, 'hidden card'),
  turn: (names, { turn, seat }) => `Turn ${turn}: ${names.player(seat)}`,
  lastTurns: (names, { seat }) =>
    `${names.player(seat)} has ended the game: the others have one more turn each.`,
  spaces: (_names, { free, spaces }) => `${free} of ${spaces}`,
  colonists: (_names, { land, sea }) => `${land} land, ${sea} sea`,
  price: (names, { cost, alone }) =>
    `Costs ${paid(names, cost)} here, ${paid(names, alone)} by itself.`,
  ownPrice: (names, { cost }) => `Costs ${paid(names, cost)}.`,
  card(names, { halves, scores }) {
    const known = halves.filter(({ text }) => text !== undefined);
    const does = known.map(({ role, text }) =>
      halves.length === 1 ? text : `${names.role(role)}: ${text}`,
    );
    const choice = known.length > 1 ? ['One of two.'] : [];
    return [...choice, ...does, ...scores].join(' ');
  },
  cardScores: (names, { god, ...facts }) =>
    `At the end it counts for ${names.title(god)}: ${counts(names, { god, ...facts })}.`,
  godPoints: (names, facts) => `${names.counted(facts.cards, 'card')} × ${worth(names, facts)}`,
  godValue: (names, facts) => `each card: ${worth(names, facts)}`,
  specialists: (names, { scores }) =>
    names.listed(
      scores.map(
        ({ role, good, houses, each }) =>
          `${names.role(role)}: ${names.counted(houses, 'house')} in ${names.good(good)} cities × ${each}`,
      ),
    ),
  city(names, { city, province, good, letter }) {
    const where = province === undefined ? '' : ` in the province ${names.province(province)}`;
    return good === undefined
      ? `${names.place(city)}${where} makes a good of the letter ${letter}.`
      : `${names.place(city)}${where} makes ${many(names, good)}.`;
  },
  houses: (names, { seats }) =>
    seats.length === 0 ? 'No house yet.' : `Houses of ${names.listed(seats.map(names.player))}.`,
  houseCost: (names, { cost }) => `A house here costs you ${paid(names, cost)}.`,
  pieces: (names, { colonists }) =>
    `Here: ${names.listed(colonists.map(({ seat, kind }) => `a ${names.colonist(kind)} of ${names.player(seat)}`))}.`,
  connections(names, { land, sea }) {
    const lead = [
      ...(land.length === 0 ? [] : [`by land to ${names.listed(land)}`]),
      ...(sea.length === 0 ? [] : [`by sea to ${names.listed(sea)}`]),
    ];
    return lead.length === 0 ? 'No route ends here.' : `Routes lead ${lead.join('; ')}.`;
  },
  capital: (names, { place }) => `${names.place(place)} is a start city: nobody builds here.`,
  castle: (names, { place }) => `${names.place(place)}: nobody builds here.`,
  gate: (names, { place }) =>
    `${names.place(place)} is a gate: nobody builds here, and nobody goes on from one of its routes to another.`,
  square: (names, { place }) =>
    `${names.place(place)} is a square: nobody builds here, and a colonist who enters it stays.`,
  field: (names, { place, kind }) =>
    `${names.place(place)} is a place for ${names.colonist(kind)}s.`,
  province: (names, { province, cities }) =>
    `${names.province(province)} has ${names.listed(cities.map(names.place))}.`,
  active(names, { bonus, coins }) {
    const extra =
      Object.keys(bonus).length === 0
        ? 'without a bonus'
        : `with ${names.goods(bonus)} as the bonus`;
    return `It can produce ${extra}; its marker then shows ${names.counted(coins, 'coin')}.`;
  },
  openBonus: (names, { goods }) =>
    `It can produce; the bonus is ${names.listed(goods.map(names.good))}, as you choose.`,
  inactive: (names, { coins }) =>
    `It has produced: its marker shows ${names.counted(coins, 'coin')}.`,
  lies: (_names, { what }) => `${what}.`,
  noMarker: () => 'It has no bonus marker and cannot produce.',
  brings: (names, { seat, goods }) =>
    `When it produces, the houses of ${names.player(seat)} bring ${names.goods(goods)}.`,
  bringsNobody: () => 'There is no house that would bring anything.',
  route: (names, { ends, kind, isPassing }) =>
    `A ${kind} route between ${names.place(ends[0])} and ${names.place(ends[1])}${isPassing ? ', where nobody may stay' : ''}.`,
  advice: (_names, { fewest, most }) => `The box advises ${fewest} to ${most} players.`,
  saltCities: () => 'It has salt cities, which make other goods where salt is not played.',
  leftOut: (_names, { what }) => `Left out: ${what}.`,
  playerCount: (names, { count }) => names.counted(count, 'player'),
  playerName: (_names, { seat }) => `Player ${seat + 1}`,
};

/** English words for screens. */
export const englishScreen: ScreenWords = { labels: LABELS, texts: TEXTS };
