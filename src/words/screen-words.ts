/** Words for screens: headings and rows, and whole sentences, in English. */

import type { SPECIALTIES } from '../cards/catalogue';
import type { Cost } from '../model/any';
import type { God, PlainGod, RoleName, Specialist } from '../model/cards';
import type { WordsFor } from '../model/faults';
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
  choices: 'Choices',
  confirm: 'Do it',
  final: 'This cannot be taken back.',
  takeBack: 'Take back',
  showAll: 'Show all choices',
  closed: 'Not possible now',
  happened: 'What happened',
  skip: 'Skip',
  waiting: 'The others are deciding.',
  sending: 'Waiting for an answer…',
  noAnswer: 'No answer has come. Try again.',
  failed: 'That did not work. Nothing is lost.',
  wholeBoard: 'Whole board',
} as const;

/** A heading, a row or a small word of a screen. */
export type ScreenLabel = keyof typeof LABELS;

/** What a text says of a player. */
export interface TextOfSeat {
  /** The player. */
  readonly seat: Seat;
}

/** What a text says of a place. */
export interface TextOfPlace {
  /** The place. */
  readonly place: PlaceId;
}

/** What a text says of a number of things. */
export interface TextOfCount {
  /** How many. */
  readonly count: number;
}

/** What a text says of a cost. */
export interface TextOfCost {
  /** The cost, for the viewer. */
  readonly cost: Cost;
}

/** A text that is always the same. */
export type TextOfNothing = Readonly<Record<never, never>>;

/** A colonist in a text. */
export interface TextOfColonist extends TextOfSeat {
  /** Land or sea colonist. */
  readonly kind: ColonistKind;
}

/** One half of a card, or all of a card with one personality. */
export interface TextOfHalf {
  /** The personality. */
  readonly role: RoleName;
  /** What it does, in sentences; undefined if nobody says. */
  readonly text: string | undefined;
}

/** How points of a god are reckoned. */
export interface TextOfGod {
  /** The god. */
  readonly god: PlainGod;
  /** Victory points of one card. */
  readonly value: number;
  /** What is counted: sestertii for Vesta, houses for Jupiter, provinces, kinds of goods, or colonists. */
  readonly count: number;
  /** Whether Venus counts provinces shared with the partner. */
  readonly partners: boolean;
}

/** What a specialist scores. */
export interface TextOfSpecialist {
  /** The specialist. */
  readonly role: Specialist;
  /** The good of the specialist. */
  readonly good: Good;
  /** The player's houses in cities of that good. */
  readonly houses: number;
  /** Victory points for each house. */
  readonly each: number;
}

/** What each text of a screen is about. */
export interface ScreenFacts {
  /** A good as the heading of a row. */
  readonly good: {
    /** The good. */
    readonly good: StoredGood;
  };
  /** Whole sentences, one after the other. */
  readonly sentences: {
    /** In their order; none is empty. */
    readonly list: readonly string[];
  };
  /** The heading of a hand. */
  readonly hand: TextOfSeat;
  /** The heading of a player's played cards. */
  readonly discard: TextOfSeat;
  /** The heading of a storehouse. */
  readonly storehouse: TextOfSeat;
  /** Cards that the viewer may not see. */
  readonly hiddenCards: TextOfCount;
  /** Whose turn it is. */
  readonly turn: TextOfSeat & {
    /** The number of the turn. */
    readonly turn: number;
  };
  /** After a player has ended the game. */
  readonly lastTurns: TextOfSeat;
  /** The free spaces of a storehouse. */
  readonly spaces: {
    /** Free spaces. */
    readonly free: number;
    /** All spaces. */
    readonly spaces: number;
  };
  /** Colonists of a player. */
  readonly colonists: {
    /** Land colonists. */
    readonly land: number;
    /** Sea colonists. */
    readonly sea: number;
  };
  /** What a card costs at its place of the display. */
  readonly price: TextOfCost & {
    /** Its own cost, without that of the place. */
    readonly alone: Cost;
  };
  /** What a card costs whose place costs nothing. */
  readonly ownPrice: TextOfCost;
  /** A card in sentences, without its name. A card with two halves is carried out as one of them. */
  readonly card: {
    /** One, or two of which the player chooses. */
    readonly halves: readonly TextOfHalf[];
    /** What it scores, in sentences. */
    readonly scores: readonly string[];
  };
  /** What a card scores at the end. */
  readonly cardScores: {
    /** The god. */
    readonly god: God;
    /** The good of a specialist, and victory points for each house. */
    readonly specialty?: (typeof SPECIALTIES)[Specialist];
    /** Whether it is for partners; left out if it may be either. */
    readonly partners?: boolean;
  };
  /** Points of a god: cards, and what each is worth. */
  readonly godPoints: TextOfGod & {
    /** The player's cards of the god. */
    readonly cards: number;
  };
  /** What a card of the god is worth, for a player whose cards are hidden. */
  readonly godValue: TextOfGod;
  /** Points of specialists. */
  readonly specialists: {
    /** Card by card. */
    readonly scores: readonly TextOfSpecialist[];
  };
  /** What a city makes. */
  readonly city: {
    /** The city. */
    readonly city: CityId;
    /** Its province; left out where it is the heading. */
    readonly province?: ProvinceId;
    /** Its good, if it is known. */
    readonly good?: StoredGood;
    /** The letter of its token, if its good is not known. */
    readonly letter?: Letter;
  };
  /** Who has houses in a city. */
  readonly houses: {
    /** In the order in which they were built. */
    readonly seats: readonly Seat[];
  };
  /** What a house would cost the viewer. */
  readonly houseCost: TextOfCost;
  /** Colonists in a place. */
  readonly pieces: {
    /** At least one. */
    readonly colonists: readonly TextOfColonist[];
  };
  /** Where routes lead, by the names of places. */
  readonly connections: {
    /** By land. */
    readonly land: readonly string[];
    /** By sea. */
    readonly sea: readonly string[];
  };
  /** A start city. */
  readonly capital: TextOfPlace;
  /** A place with a castle. */
  readonly castle: TextOfPlace;
  /** A gate. */
  readonly gate: TextOfPlace;
  /** A square that colonists do not leave. */
  readonly square: TextOfPlace;
  /** A place off the network. */
  readonly field: TextOfPlace & {
    /** The kind of colonists it is for. */
    readonly kind: ColonistKind;
  };
  /** A province and its cities. */
  readonly province: {
    /** The province. */
    readonly province: ProvinceId;
    /** Its cities. */
    readonly cities: readonly CityId[];
  };
  /** A province that can produce. */
  readonly active: {
    /** The bonus for the viewer or whoever has the turn; empty if there is none. */
    readonly bonus: Bundle;
    /** The coins that show afterwards. */
    readonly coins: number;
  };
  /** A province that can produce with a bonus of choice. */
  readonly openBonus: {
    /** The goods to choose from. */
    readonly goods: readonly Good[];
  };
  /** A province that has produced. */
  readonly inactive: {
    /** The coins that show. */
    readonly coins: number;
  };
  /** Something of a map or module that lies in a place. */
  readonly lies: {
    /** Its label. */
    readonly what: string;
  };
  /** A province without a marker. */
  readonly noMarker: TextOfNothing;
  /** What a production brings a player. */
  readonly brings: TextOfSeat & {
    /** The goods of the player's houses. */
    readonly goods: Bundle;
  };
  /** A production brings nobody anything but the bonus. */
  readonly bringsNobody: TextOfNothing;
  /** A route. */
  readonly route: {
    /** The places that it joins. */
    readonly ends: readonly [PlaceId, PlaceId];
    /** Land or sea. */
    readonly kind: ColonistKind;
    /** Whether nobody may stay there. */
    readonly isPassing: boolean;
  };
  /** What the box advises. */
  readonly advice: {
    /** Players at least. */
    readonly fewest: number;
    /** Players at most. */
    readonly most: number;
  };
  /** A map with one city more for each letter than there are tokens without salt. */
  readonly saltCities: TextOfNothing;
  /** Rules of the printed board that are not played. */
  readonly leftOut: {
    /** Which, in words. */
    readonly what: string;
  };
  /** A number of players to choose. */
  readonly playerCount: TextOfCount;
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
const points = (names: Names, count: number): string => names.points(count);

/** What a card of the god is worth, without the cards. */
function worth(names: Names, { god, value, count, partners }: TextOfGod): string {
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
  mercurius: () => '2 points for each kind of goods that your houses produce',
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
  hand: (names, { seat }) => `${names.player(seat)}’s hand`,
  discard: (names, { seat }) => `${names.player(seat)}’s played cards`,
  storehouse: (names, { seat }) => `${names.player(seat)}’s storehouse`,
  hiddenCards: (names, { count }) => names.counted(count, 'hidden card'),
  turn: (names, { turn, seat }) => `Turn ${turn}: ${names.player(seat)}`,
  lastTurns: (names, { seat }) =>
    `${names.player(seat)} has ended the game: the others have one more turn each.`,
  spaces: (_names, { free, spaces }) => `${free} of ${spaces}`,
  colonists: (_names, { land, sea }) => `${land} land, ${sea} sea`,
  price: (names, { cost, alone }) =>
    `Costs ${paid(names, cost)} at this place; the card alone costs ${paid(names, alone)}.`,
  ownPrice: (names, { cost }) => `Costs ${paid(names, cost)}.`,
  card(names, { halves, scores }) {
    const known = halves.filter(({ text }) => text !== undefined);
    const does = known.map(({ role, text }) =>
      halves.length === 1 ? text : `${names.role(role)}: ${text}`,
    );
    const choice = known.length > 1 ? ['Choose one:'] : [];
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
      ? `${names.place(city)}${where} produces a good of the letter ${letter}.`
      : `${names.place(city)}${where} produces ${many(names, good)}.`;
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
  capital: (names, { place }) => `${names.place(place)} is a capital: nobody can build here.`,
  castle: (names, { place }) => `${names.place(place)}: nobody can build here.`,
  gate: (names, { place }) =>
    `${names.place(place)} is a gate: nobody can build here or move on from one of its routes to another.`,
  square: (names, { place }) =>
    `${names.place(place)} is a square: nobody can build here, and a colonist that enters it stays.`,
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
    `It can produce; you choose the bonus: ${goods.map(names.good).join(' or ')}.`,
  inactive: (names, { coins }) =>
    `It has produced: its marker shows ${names.counted(coins, 'coin')}.`,
  lies: (_names, { what }) => `${what}.`,
  noMarker: () => 'It has no bonus marker and cannot produce.',
  brings: (names, { seat, goods }) =>
    `When it produces, the houses of ${names.player(seat)} bring ${names.goods(goods)}.`,
  bringsNobody: () => 'No house here brings anything.',
  route: (names, { ends, kind, isPassing }) =>
    `A ${kind} route between ${names.place(ends[0])} and ${names.place(ends[1])}${isPassing ? ', where nobody may stay' : ''}.`,
  advice: (_names, { fewest, most }) => `Recommended on the box: ${fewest} to ${most} players.`,
  saltCities: () => 'It has salt cities; without salt, they produce other goods.',
  leftOut: (_names, { what }) => `Left out: ${what}.`,
  playerCount: (names, { count }) => names.counted(count, 'player'),
};

/** English words for screens. */
export const englishScreen: ScreenWords = { labels: LABELS, texts: TEXTS };
