/** Names of goods, personalities and numbers, as in the German rules of the game. */
import { type Bundle, STORED_GOODS } from '../../model/goods';
import { titleCase } from '../../model/names';
import type { Own, OwnWords } from '../own';
import { entryOf } from '../shared';
import { nameOfGood, STORED } from './goods';
import { counted, listed, number, POINTS, SESTERTII, STEPS } from './grammar';
import { COLONIST, COLOURS } from './nouns';

const ANY_GOOD = { one: 'beliebige Ware', other: 'beliebige Waren' };

/** Tiles of the volcano; those of the forum have proper names. */
const TILES: Readonly<Record<string, string>> = {
  grey: 'grau',
  yellow: 'gelb',
  orange: 'orange',
  coin: 'Münze',
};

const ROLES = {
  tribune: 'Tribun',
  architect: 'Architekt',
  prefect: 'Präfekt',
  colonist: 'Kolonist',
  mercator: 'Mercator',
  diplomat: 'Diplomat',
  senator: 'Senator',
  consul: 'Konsul',
  mason: 'Maurer',
  farmer: 'Bauer',
  smith: 'Schmied',
  vintner: 'Winzer',
  weaver: 'Weber',
  magister: 'Magister',
  praetor: 'Prätor',
  proconsul: 'Prokonsul',
  legatus: 'Legat',
} as const;

const DECISIONS: Readonly<Record<Own['decision']['kind'], string>> = {
  // The decision of a role has its name.
  ...ROLES,
  playCard: 'eine Karte spielen',
  keepGoods: 'Waren behalten',
  moveShip: 'mit einem Schiff fahren',
  takeBonus: 'einen Bonus nehmen',
  buildOnArrival: 'nach der Ankunft bauen',
  scoreGod: 'eine Gottheit werten',
  enterSquare: 'in ein Handelsfeld fahren',
  chooseStartCity: 'die Startstadt wählen',
  buyGoods: 'die ersten Waren kaufen',
  chooseTile: 'eine Forumskarte behalten',
  openAuction: 'eine Forumskarte zur Auktion stellen',
  raiseBid: 'mehr bieten',
  takeTile: 'eine Forumskarte nehmen',
  useTiles: 'Forumskarten nutzen',
  changeGoods: 'Waren tauschen',
  moveColonists: 'Kolonisten ziehen',
};

const ACTIONS: Readonly<Record<Own['action']['type'], string>> = {
  playCard: 'eine Karte spielen',
  moveColonist: 'einen Kolonisten ziehen',
  buildHouse: 'ein Haus bauen',
  placeColonist: 'einen Kolonisten einsetzen',
  produceProvince: 'eine Provinz produzieren lassen',
  takeCoins: 'die Münzen nehmen',
  takeIncome: 'die Sesterzen des Kolonisten nehmen',
  trade: 'handeln',
  copyCard: 'eine Karte kopieren',
  buyCard: 'eine Karte kaufen',
  keepGoods: 'Waren behalten',
  pass: 'passen',
  moveShip: 'mit einem Schiff fahren',
  takeBonus: 'einen Bonus nehmen',
  scoreGod: 'eine Gottheit werten',
  takeCastle: 'die Ware eines Kastells nehmen',
  enterSquare: 'in ein Handelsfeld fahren',
  suggestCard: 'eine Karte empfehlen',
  chooseStartCity: 'die Startstadt wählen',
  chooseTile: 'eine Forumskarte behalten',
  bidForTile: 'für eine Forumskarte bieten',
  raiseBid: 'mehr bieten',
  passBid: 'nicht mehr bieten',
  takeTile: 'eine Forumskarte nehmen',
  useTile: 'eine Forumskarte nutzen',
  changeGood: 'eine Ware tauschen',
};

/** Names that boards have in English; all others are proper names. */
const PRINTED: Readonly<Record<string, string>> = {
  ...COLOURS,
  'Athenae (cloth)': 'Athenae (Tuch)',
  'Athenae (tool)': 'Athenae (Werkzeug)',
  'Athenae (wine)': 'Athenae (Wein)',
  'Boat near Ebusus': 'Boot bei Ebusus',
  'Boat near Minorica': 'Boot bei Minorica',
  'Carthago (brick)': 'Carthago (Ziegel)',
  'Carthago (food)': 'Carthago (Nahrung)',
  'Castle Agri Decumates': 'Kastell Agri Decumates',
  'Castle Alamannia': 'Kastell Alamannia',
  'Castle Alpes': 'Kastell Alpes',
  'Castle Belgica': 'Kastell Belgica',
  'Castle Francia North': 'Kastell Francia Nord',
  'Castle Francia South': 'Kastell Francia Süd',
  'Castle Gallia': 'Kastell Gallia',
  'Castle Helvetia': 'Kastell Helvetia',
  'Castle Nemetes': 'Kastell Nemetes',
  'Castle Ubii': 'Kastell Ubii',
  Frankincense: 'Weihrauch',
  Mediterranean: 'Mittelmeer',
  'Start field': 'Startfeld',
  // Modules, and what is left out of a board.
  'Bought goods': 'Gekaufte Waren',
  'Cards of Concordia Venus': 'Karten von Concordia Venus',
  Salt: 'Salz',
  'the fish market, whose rules no source gives': 'der Fischmarkt, dessen Regeln nirgends stehen',
  // Beside the board.
  Cards: 'Karten',
  Castles: 'Kastelle',
  Deck: 'Kartenstapel',
  Display: 'Auslage',
  'First goods': 'Erste Waren',
  'Flood of the Nile': 'Nilflut',
  Hand: 'Hand',
  Houses: 'Häuser',
  'Houses Left': 'Übrige Häuser',
  'Cards In Hand': 'Handkarten',
  'Last Played': 'Zuletzt gespielt',
  Storehouse: 'Lagerhaus',
  Places: 'Orte',
  Provinces: 'Provinzen',
  Routes: 'Wege',
  Discard: 'Ablagestapel',
  'Intermediate scoring': 'Zwischenwertung',
  Land: 'zu Land',
  'Marked gods': 'Markierte Gottheiten',
  Money: 'Geld',
  'Bids for tiles': 'Gebote für Forumskarten',
  'Dealt tile': 'Zugeteilte Forumskarte',
  'Highest bid': 'Höchstes Gebot',
  'Next tile': 'Nächste Forumskarte',
  Sea: 'zur See',
  Stack: 'Stapel',
  'Suggested card': 'Empfohlene Karte',
  'Tile to take': 'Offene Forumskarte',
  'Tile up for auction': 'Forumskarte zur Auktion',
  'Used tiles': 'Genutzte Forumskarten',
  Volcano: 'Vulkan',
};

/** Such as `2 Ziegel` and `1 Wein`. */
function eachOf(goods: Bundle): readonly string[] {
  return STORED_GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [counted(count, STORED[good])];
  });
}

export const names: OwnWords['names'] = {
  unnamed: (seat) => `Spieler ${seat + 1}`,
  seat: (seat) => `Platz ${seat}`,
  printed: (name) => entryOf(PRINTED, name) ?? name,
  colonist: (kind) => COLONIST[kind],
  decision: (kind) => entryOf(DECISIONS, kind) ?? kind,
  action: (type) => entryOf(ACTIONS, type) ?? type,
  role: (name) => entryOf(ROLES, name) ?? titleCase(name),
  half: (card, role) => `${card} als ${names.role(role)}`,
  good: nameOfGood,
  goods(goods) {
    const parts = eachOf(goods);
    return parts.length === 0 ? 'nichts' : listed(parts);
  },
  money: (amount) => counted(amount, SESTERTII),
  points: (count) => counted(count, POINTS),
  cost: ({ goods = {}, any = 0, money = 0, steps = 0 }) =>
    listed([
      ...eachOf(goods),
      ...(any === 0 ? [] : [counted(any, ANY_GOOD)]),
      ...(money === 0 ? [] : [counted(money, SESTERTII)]),
      ...(steps === 0 ? [] : [counted(steps, STEPS)]),
    ]),
  title: (id) => entryOf(TILES, id) ?? titleCase(id),
  /** Of English words: those of other packages' maps and modules. */
  counted: (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`,
  listed,
};
