/** Names of goods, personalities and numbers, as in the Dutch rules of the game. */
import { type Bundle, STORED_GOODS, type StoredGood } from '../../model/goods';
import { type Names, titleCase } from '../../model/names';
import type { Own, OwnWords } from '../own';
import { entryOf } from '../shared';
import { counted, listed, nl } from './grammar';

/** All but bricks are amounts: `2 graan`, as the printed rules say. */
const GOODS: Readonly<Record<StoredGood, readonly [one: string, other: string]>> = {
  brick: ['baksteen', 'bakstenen'],
  food: ['graan', 'graan'],
  tool: ['gereedschap', 'gereedschap'],
  wine: ['wijn', 'wijn'],
  cloth: ['doek', 'doek'],
  salt: ['zout', 'zout'],
};

/** Tiles of the volcano; those of the forum have proper names. */
const TILES: Readonly<Record<string, string>> = {
  grey: 'grijs',
  yellow: 'geel',
  orange: 'oranje',
  coin: 'munt',
};

const ROLES = {
  tribune: 'Tribuun',
  architect: 'Architect',
  prefect: 'Prefect',
  colonist: 'Kolonist',
  mercator: 'Koopman',
  diplomat: 'Diplomaat',
  senator: 'Senator',
  consul: 'Consul',
  mason: 'Metselaar',
  farmer: 'Boer',
  smith: 'Smid',
  vintner: 'Wijnboer',
  weaver: 'Wever',
  magister: 'Magister',
  praetor: 'Praetor',
  proconsul: 'Proconsul',
  legatus: 'Legatus',
} as const;

const DECISIONS: Readonly<Record<Own['decision']['kind'], string>> = {
  // The decision of a role has its name.
  ...ROLES,
  playCard: 'een kaart spelen',
  keepGoods: 'goederen houden',
  moveShip: 'een schip verplaatsen',
  takeBonus: 'een bonus nemen',
  buildOnArrival: 'bij aankomst bouwen',
  scoreGod: 'de punten van een god tellen',
  enterSquare: 'een handelsveld binnenvaren',
  chooseStartCity: 'een beginstad kiezen',
  buyGoods: 'de eerste goederen kopen',
  chooseTile: 'een tegel houden',
  openAuction: 'een tegel veilen',
  raiseBid: 'meer bieden',
  takeTile: 'een tegel nemen',
  useTiles: 'tegels gebruiken',
  changeGoods: 'goederen ruilen',
  moveColonists: 'kolonisten verplaatsen',
};

const ACTIONS: Readonly<Record<Own['action']['type'], string>> = {
  playCard: 'een kaart spelen',
  moveColonist: 'een kolonist verplaatsen',
  buildHouse: 'een huis bouwen',
  placeColonist: 'een kolonist op het speelbord zetten',
  produceProvince: 'een provincie laten produceren',
  takeCoins: 'geld verdienen met de bonusfiches',
  takeIncome: 'de sestertiën van de Kolonist nemen',
  trade: 'handelen',
  copyCard: 'een kaart kopiëren',
  buyCard: 'een kaart kopen',
  keepGoods: 'goederen houden',
  pass: 'passen',
  moveShip: 'een schip verplaatsen',
  takeBonus: 'een bonus nemen',
  scoreGod: 'de punten van een god tellen',
  takeCastle: 'het product van een kasteel nemen',
  enterSquare: 'een handelsveld binnenvaren',
  suggestCard: 'een kaart voorstellen',
  chooseStartCity: 'een beginstad kiezen',
  chooseTile: 'een tegel houden',
  bidForTile: 'op een tegel bieden',
  raiseBid: 'meer bieden',
  passBid: 'niet meer bieden',
  takeTile: 'een tegel nemen',
  useTile: 'een tegel gebruiken',
  changeGood: 'een product ruilen',
};

/** Provinces without a name of their own. */
const COLOURS: Readonly<Record<string, string>> = {
  Blue: 'Blauw',
  Brown: 'Bruin',
  Cyan: 'Cyaan',
  'Dark green': 'Donkergroen',
  'Dark grey': 'Donkergrijs',
  'Dark red': 'Donkerrood',
  Gold: 'Goud',
  Gray: 'Grijs',
  Green: 'Groen',
  Grey: 'Grijs',
  'Light green': 'Lichtgroen',
  Maroon: 'Kastanjebruin',
  Olive: 'Olijfgroen',
  Orange: 'Oranje',
  Purple: 'Paars',
  Red: 'Rood',
  Yellow: 'Geel',
};

/** Names that boards and pictures have in English; all others are proper names. */
const PRINTED: Readonly<Record<string, string>> = {
  ...COLOURS,
  'Athenae (cloth)': 'Athenae (doek)',
  'Athenae (tool)': 'Athenae (gereedschap)',
  'Athenae (wine)': 'Athenae (wijn)',
  'Boat near Ebusus': 'Boot bij Ebusus',
  'Boat near Minorica': 'Boot bij Minorica',
  'Carthago (brick)': 'Carthago (baksteen)',
  'Carthago (food)': 'Carthago (graan)',
  'Castle Agri Decumates': 'Kasteel Agri Decumates',
  'Castle Alamannia': 'Kasteel Alamannia',
  'Castle Alpes': 'Kasteel Alpes',
  'Castle Belgica': 'Kasteel Belgica',
  'Castle Francia North': 'Kasteel Francia Noord',
  'Castle Francia South': 'Kasteel Francia Zuid',
  'Castle Gallia': 'Kasteel Gallia',
  'Castle Helvetia': 'Kasteel Helvetia',
  'Castle Nemetes': 'Kasteel Nemetes',
  'Castle Ubii': 'Kasteel Ubii',
  // Modules, and what is left out of a board.
  'Bought goods': 'Gekochte goederen',
  'Cards of Concordia Venus': 'Kaarten van Concordia Venus',
  Salt: 'Zout',
  Teams: 'Teams',
  'the fish market, whose rules no source gives': 'de vismarkt, waarvan geen bron de regels geeft',
  // Beside the board.
  Castles: 'Kastelen',
  'Flood of the Nile': 'Overstroming van de Nijl',
  Forum: 'Forum',
  'Intermediate scoring': 'Tussentijdse telling',
  'Marked gods': 'Gemarkeerde goden',
  'Bids for tiles': 'Biedingen op tegels',
  'Dealt tile': 'Uitgedeelde tegel',
  'Highest bid': 'Hoogste bod',
  'Next tile': 'Volgende tegel',
  Stack: 'Stapel',
  'Suggested card': 'Voorgestelde kaart',
  'Tile to take': 'Open tegel',
  'Tile up for auction': 'Tegel in de veiling',
  'Used tiles': 'Gebruikte tegels',
  Volcano: 'Vulkaan',
  Frankincense: 'Wierook',
  Mediterranean: 'Middellandse Zee',
  'Start field': 'Startveld',
  // Legends of pictures.
  Deck: 'Stapel',
  Discard: 'Aflegstapel',
  Display: 'Kaartenspoor',
  Hand: 'Hand',
  Houses: 'Huizen',
  'Houses Left': 'Resterende huizen',
  'Cards In Hand': 'Kaarten in de hand',
  'Last Played': 'Laatst gespeeld',
  Places: 'Plaatsen',
  Provinces: 'Provincies',
  Routes: 'Routes',
  Land: 'over land',
  Money: 'Geld',
  Sea: 'over zee',
  Storehouse: 'Pakhuis',
};

/** Such as `2 bakstenen` and `1 wijn`. */
function eachOf(goods: Bundle): readonly string[] {
  return STORED_GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [counted(count, ...GOODS[good])];
  });
}

export const names: OwnWords['names'] = {
  unnamed: (seat) => `Speler ${seat + 1}`,
  seat: (seat) => `plaats ${seat}`,
  printed: (name) => entryOf(PRINTED, name) ?? name,
  colonist: (kind) => (kind === 'land' ? 'landkolonist' : 'zeekolonist'),
  decision: (kind) => entryOf(DECISIONS, kind) ?? kind,
  action: (type) => entryOf(ACTIONS, type) ?? type,
  role: (name) => entryOf(ROLES, name) ?? titleCase(name),
  half: (card, role) => nl`${card} als ${names.role(role)}`,
  good: (good) => GOODS[good][0],
  goods(goods) {
    const parts = eachOf(goods);
    return parts.length === 0 ? 'niets' : listed(parts);
  },
  money: sestertii,
  points: (count) => counted(count, 'punt', 'punten'),
  cost: ({ goods = {}, any = 0, money = 0, steps = 0 }) =>
    listed([
      ...eachOf(goods),
      ...(any === 0 ? [] : [counted(any, 'product naar keuze', 'producten naar keuze')]),
      ...(money === 0 ? [] : [sestertii(money)]),
      ...(steps === 0 ? [] : [moves(steps)]),
    ]),
  title: (id) => entryOf(TILES, id) ?? titleCase(id),
  // The words of others are English.
  counted: (count, one, many = `${one}s`) => counted(count, one, many),
  listed,
};

/** Such as `1 sestertie`. */
function sestertii(amount: number): string {
  return counted(amount, 'sestertie', 'sestertiën');
}

/** Steps of colonists: `2 stappen`. */
export function moves(steps: number): string {
  return counted(steps, 'stap', 'stappen');
}

/** A province within a sentence: `Syria`, but `de provincie Rood`, since players are called by colours, too. */
export function provinceIn(names: Names, id: string): string {
  const name = names.province(id);
  return isColour(name) ? `de provincie ${name}` : name;
}

/** Several provinces within a sentence: `Asia en Syria`, but `de provincies Geel en Rood`. */
export function provincesIn(names: Names, ids: readonly string[]): string {
  const all = ids.map(names.province);
  return `${all.some(isColour) ? 'de provincies ' : ''}${listed(all)}`;
}

function isColour(name: string): boolean {
  return Object.values(COLOURS).includes(name);
}

/** Room in a storehouse: `5 eenheden`. */
export function units(count: number): string {
  return counted(count, 'eenheid', 'eenheden');
}
