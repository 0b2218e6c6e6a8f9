/** Names of goods, personalities and numbers, as in the French rules of the game. */
import { type Bundle, STORED_GOODS, type StoredGood } from '../../model/goods';
import { titleCase } from '../../model/names';
import type { Own, OwnWords } from '../own';
import { entryOf } from '../shared';
import { counted, fr, listed } from './grammar';

interface Noun {
  readonly one: string;
  readonly article: 'un' | 'une';
}

const GOODS: Readonly<Record<StoredGood, Noun>> = {
  brick: { one: 'brique', article: 'une' },
  food: { one: 'nourriture', article: 'une' },
  tool: { one: 'outil', article: 'un' },
  wine: { one: 'vin', article: 'un' },
  cloth: { one: 'tissu', article: 'un' },
  salt: { one: 'sel', article: 'un' },
};

const ROLES = {
  tribune: 'Tribun',
  architect: 'Architecte',
  prefect: 'Préfet',
  colonist: 'Colon',
  mercator: 'Marchand',
  diplomat: 'Diplomate',
  senator: 'Sénateur',
  consul: 'Consul',
  mason: 'Maçon',
  farmer: 'Fermier',
  smith: 'Forgeron',
  vintner: 'Vigneron',
  weaver: 'Tisserand',
  magister: 'Maître',
  praetor: 'Préteur',
  proconsul: 'Proconsul',
  legatus: 'Légat',
} as const;

const DECISIONS: Readonly<Record<Own['decision']['kind'], string>> = {
  // The decision of a role has its name.
  ...ROLES,
  playCard: 'jouer une carte',
  keepGoods: 'garder des marchandises',
  moveShip: 'déplacer un bateau',
  takeBonus: 'prendre un bonus',
  buildOnArrival: 'construire à l’arrivée',
  scoreGod: 'compter les points d’un dieu',
  enterSquare: 'entrer dans une case',
  chooseStartCity: 'choisir la cité de départ',
  buyGoods: 'acheter les premières marchandises',
  chooseTile: 'garder une tuile',
  openAuction: 'mettre une tuile aux enchères',
  raiseBid: 'miser plus',
  takeTile: 'prendre une tuile',
  useTiles: 'utiliser des tuiles',
  changeGoods: 'échanger des marchandises',
  moveColonists: 'déplacer des colons',
};

const ACTIONS: Readonly<Record<Own['action']['type'], string>> = {
  playCard: 'jouer une carte',
  moveColonist: 'déplacer un colon',
  buildHouse: 'construire une maison',
  placeColonist: 'placer un colon',
  produceProvince: 'faire produire une province',
  takeCoins: 'prendre les pièces',
  takeIncome: 'prendre les sesterces du Colon',
  trade: 'faire du commerce',
  copyCard: 'copier une carte',
  buyCard: 'acheter une carte',
  keepGoods: 'garder des marchandises',
  pass: 'passer',
  moveShip: 'déplacer un bateau',
  takeBonus: 'prendre un bonus',
  scoreGod: 'compter les points d’un dieu',
  takeCastle: 'prendre la marchandise d’un château',
  enterSquare: 'entrer dans une case',
  suggestCard: 'suggérer une carte',
  chooseStartCity: 'choisir la cité de départ',
  chooseTile: 'garder une tuile',
  bidForTile: 'miser sur une tuile',
  raiseBid: 'miser plus',
  passBid: 'ne plus miser',
  takeTile: 'prendre une tuile',
  useTile: 'utiliser une tuile',
  changeGood: 'échanger une marchandise',
};

/** Names that boards have in English; all others are proper names. */
const PRINTED: Readonly<Record<string, string>> = {
  Blue: 'Bleu',
  Brown: 'Brun',
  'Dark green': 'Vert foncé',
  'Dark grey': 'Gris foncé',
  'Dark red': 'Rouge foncé',
  Gold: 'Or',
  Gray: 'Gris',
  Green: 'Vert',
  Grey: 'Gris',
  'Light green': 'Vert clair',
  Maroon: 'Grenat',
  Purple: 'Violet',
  Red: 'Rouge',
  Yellow: 'Jaune',
  'Athenae (cloth)': 'Athenae (tissu)',
  'Athenae (tool)': 'Athenae (outil)',
  'Athenae (wine)': 'Athenae (vin)',
  'Boat near Ebusus': 'Bateau près d’Ebusus',
  'Boat near Minorica': 'Bateau près de Minorica',
  'Carthago (brick)': 'Carthago (brique)',
  'Carthago (food)': 'Carthago (nourriture)',
  'Castle Agri Decumates': 'Château Agri Decumates',
  'Castle Alamannia': 'Château Alamannia',
  'Castle Alpes': 'Château Alpes',
  'Castle Belgica': 'Château Belgica',
  'Castle Francia North': 'Château Francia Nord',
  'Castle Francia South': 'Château Francia Sud',
  'Castle Gallia': 'Château Gallia',
  'Castle Helvetia': 'Château Helvetia',
  'Castle Nemetes': 'Château Nemetes',
  'Castle Ubii': 'Château Ubii',
  // Modules, and what is left out of a board.
  'Bought goods': 'Marchandises achetées',
  'Cards of Concordia Venus': 'Cartes de Concordia Venus',
  Salt: 'Sel',
  Teams: 'Équipes',
  'the fish market, whose rules no source gives':
    'le marché aux poissons, dont aucune source ne donne les règles',
  // Headings of counts in pictures.
  Land: 'terre',
  Sea: 'mer',
  Money: 'sesterces',
  Houses: 'maisons',
  'Houses Left': 'maisons restantes',
  'Cards In Hand': 'cartes en main',
  'Last Played': 'dernière carte jouée',
  Display: 'Présentoir',
  Deck: 'Pioche',
  Discard: 'Défausse',
  Storehouse: 'Entrepôt',
  Places: 'lieux',
  Provinces: 'provinces',
  Routes: 'routes',
  // Beside the board.
  Castles: 'Châteaux',
  'Flood of the Nile': 'Crue du Nil',
  Forum: 'Forum',
  'Intermediate scoring': 'Décompte intermédiaire',
  'Marked gods': 'Dieux marqués',
  'Bids for tiles': 'Mises sur les tuiles',
  'Dealt tile': 'Tuile reçue',
  'Highest bid': 'Meilleure mise',
  'Next tile': 'Tuile suivante',
  Stack: 'Pile',
  'Suggested card': 'Carte suggérée',
  'Tile to take': 'Tuile à prendre',
  'Tile up for auction': 'Tuile aux enchères',
  'Used tiles': 'Tuiles utilisées',
  Volcano: 'Volcan',
  Frankincense: 'Encens',
  Mediterranean: 'Méditerranée',
  'Start field': 'Case de départ',
};

/** Gods have their Latin names in the rules, but for one. */
const TITLES: Readonly<Record<string, string>> = {
  venus: 'Vénus',
  // Tiles of the volcano.
  grey: 'grise',
  yellow: 'jaune',
  orange: 'orange',
  coin: 'pièce',
};

/** Such as `une brique` or `un outil`. */
export function aGood(good: StoredGood): string {
  const { article, one } = GOODS[good];
  return `${article} ${one}`;
}

/** Such as `2 briques` and `1 vin`. */
function eachOf(goods: Bundle): readonly string[] {
  return STORED_GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [counted(count, GOODS[good].one)];
  });
}

export const names: OwnWords['names'] = {
  unnamed: (seat) => `Joueur ${seat + 1}`,
  seat: (seat) => `le siège ${seat}`,
  printed: (name) => entryOf(PRINTED, name) ?? name,
  colonist: (kind) => (kind === 'land' ? 'colon terrestre' : 'colon maritime'),
  decision: (kind) => entryOf(DECISIONS, kind) ?? kind,
  action: (type) => entryOf(ACTIONS, type) ?? type,
  role: (name) => entryOf(ROLES, name) ?? titleCase(name),
  half: (card, role) => `${card} comme ${names.role(role)}`,
  good: (good) => GOODS[good].one,
  goods(goods) {
    const parts = eachOf(goods);
    return parts.length === 0 ? 'rien' : listed(parts);
  },
  points: (count) => counted(count, 'point'),
  money: (amount) => counted(amount, 'sesterce'),
  cost: ({ goods = {}, any = 0, money = 0, steps = 0 }) =>
    listed([
      ...eachOf(goods),
      ...(any === 0 ? [] : [counted(any, 'marchandise au choix', 'marchandises au choix')]),
      ...(money === 0 ? [] : [counted(money, 'sesterce')]),
      ...(steps === 0 ? [] : [fr`${steps} pas`]),
    ]),
  title: (id) => entryOf(TITLES, id) ?? titleCase(id),
  counted,
  listed,
};
