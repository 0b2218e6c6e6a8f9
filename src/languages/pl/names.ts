/** Names of goods, personalities and numbers, as in the Polish rules of the game where they have them. */
import type { Cost } from '../../model/cost';
import { counted as englishCounted } from '../../model/counted';
import { type Bundle, STORED_GOODS, type StoredGood } from '../../model/goods';
import { titleCase } from '../../model/names';
import type { NounForms } from '../grammar';
import type { Own, OwnWords } from '../own';
import { accusative, counted, listed, noun, POINT, SESTERTIUS, STEP, some } from './grammar';

interface DeclinedGood extends NounForms {
  readonly one: string;
  /** `bez cegły`. */
  readonly of: string;
}

const GOODS: Readonly<Record<StoredGood, DeclinedGood>> = {
  brick: { one: 'cegła', few: 'cegły', other: 'cegieł', of: 'cegły' },
  food: { one: 'zboże', few: 'zboża', other: 'zbóż', of: 'zboża' },
  tool: { one: 'narzędzie', few: 'narzędzia', other: 'narzędzi', of: 'narzędzia' },
  wine: { one: 'wino', few: 'wina', other: 'win', of: 'wina' },
  cloth: { one: 'tkanina', few: 'tkaniny', other: 'tkanin', of: 'tkaniny' },
  salt: { one: 'sól', few: 'sole', other: 'soli', of: 'soli' },
};

const ROLES = {
  tribune: 'Trybun',
  architect: 'Architekt',
  prefect: 'Prefekt',
  colonist: 'Kolonista',
  mercator: 'Kupiec',
  diplomat: 'Dyplomata',
  senator: 'Senator',
  consul: 'Konsul',
  mason: 'Kamieniarz',
  farmer: 'Farmer',
  smith: 'Kowal',
  vintner: 'Winiarz',
  weaver: 'Tkacz',
  magister: 'Magister',
  praetor: 'Pretor',
  proconsul: 'Prokonsul',
  legatus: 'Legat',
} as const;

const DECISIONS: Readonly<Record<Own['decision']['kind'], string>> = {
  // The decision of a role has its name.
  ...ROLES,
  playCard: 'zagrać kartę',
  keepGoods: 'zatrzymać dobra',
  moveShip: 'przesunąć kolonistę morskiego',
  takeBonus: 'wziąć bonus',
  buildOnArrival: 'zbudować dom po przybyciu',
  scoreGod: 'zapunktować boga',
  enterSquare: 'wejść na pole handlowe',
  chooseStartCity: 'wybrać miasto startowe',
  buyGoods: 'kupić pierwsze dobra',
  chooseTile: 'zatrzymać kafelek',
  takeTile: 'wziąć kafelek',
  useTiles: 'użyć kafelków',
  changeGoods: 'wymienić dobra',
  moveColonists: 'przesunąć kolonistów',
};

const ACTIONS: Readonly<Record<Own['action']['type'], string>> = {
  playCard: 'zagrać kartę',
  moveColonist: 'przesunąć kolonistę',
  buildHouse: 'zbudować dom',
  placeColonist: 'umieścić kolonistę',
  produceProvince: 'uruchomić produkcję w prowincji',
  takeCoins: 'wziąć monety',
  takeIncome: 'wziąć sestercje',
  trade: 'handlować',
  copyCard: 'skopiować kartę',
  buyCard: 'kupić kartę',
  keepGoods: 'zatrzymać dobra',
  pass: 'spasować',
  moveShip: 'przesunąć kolonistę morskiego',
  takeBonus: 'wziąć bonus',
  scoreGod: 'zapunktować boga',
  takeCastle: 'wziąć dobro z zamku',
  enterSquare: 'wejść na pole handlowe',
  suggestCard: 'zaproponować kartę',
  chooseStartCity: 'wybrać miasto startowe',
  chooseTile: 'zatrzymać kafelek',
  takeTile: 'wziąć kafelek',
  useTile: 'użyć kafelka',
  changeGood: 'wymienić dobro',
};

/** Gods, and tiles that are named by a word. */
const TITLES: Readonly<Record<string, string>> = {
  vesta: 'Westa',
  jupiter: 'Jupiter',
  saturnus: 'Saturn',
  venus: 'Wenus',
  mercurius: 'Merkury',
  mars: 'Mars',
  minerva: 'Minerwa',
  grey: 'szary',
  yellow: 'żółty',
  orange: 'pomarańczowy',
  coin: 'moneta',
};

/** Names that boards have in English, and what lies beside them; all others are proper names. */
const PRINTED: Readonly<Record<string, string>> = {
  // Provinces.
  Blue: 'Niebieska',
  Brown: 'Brązowa',
  Cyan: 'Błękitna',
  'Dark green': 'Ciemnozielona',
  'Dark grey': 'Ciemnoszara',
  'Dark red': 'Ciemnoczerwona',
  Gold: 'Złoto',
  Gray: 'Szara',
  Green: 'Zielona',
  Grey: 'Szara',
  'Light green': 'Jasnozielona',
  Maroon: 'Bordowa',
  Olive: 'Oliwkowa',
  Orange: 'Pomarańczowa',
  Purple: 'Fioletowa',
  Red: 'Czerwona',
  Yellow: 'Żółta',
  // Places.
  'Athenae (cloth)': 'Athenae (tkanina)',
  'Athenae (tool)': 'Athenae (narzędzie)',
  'Athenae (wine)': 'Athenae (wino)',
  'Boat near Ebusus': 'Łódź koło Ebusus',
  'Boat near Minorica': 'Łódź koło Minorica',
  'Carthago (brick)': 'Carthago (cegła)',
  'Carthago (food)': 'Carthago (zboże)',
  'Castle Agri Decumates': 'Zamek Agri Decumates',
  'Castle Alamannia': 'Zamek Alamannia',
  'Castle Alpes': 'Zamek Alpes',
  'Castle Belgica': 'Zamek Belgica',
  'Castle Francia North': 'Zamek Francia Północ',
  'Castle Francia South': 'Zamek Francia Południe',
  'Castle Gallia': 'Zamek Gallia',
  'Castle Helvetia': 'Zamek Helvetia',
  'Castle Nemetes': 'Zamek Nemetes',
  'Castle Ubii': 'Zamek Ubii',
  Frankincense: 'Kadzidło',
  Mediterranean: 'Morze Śródziemne',
  'Start field': 'Pole startowe',
  // Modules, and what is left out of a board.
  'Bought goods': 'Kupowane dobra',
  'Cards of Concordia Venus': 'Karty z gry Concordia Venus',
  Salt: 'Sól',
  Teams: 'Drużyny',
  'the fish market, whose rules no source gives':
    'targ rybny, którego zasad nie podaje żadne źródło',
  // Beside the board.
  Castles: 'Zamki',
  'Flood of the Nile': 'Wylew Nilu',
  Forum: 'Forum',
  'Intermediate scoring': 'Punktacja pośrednia',
  'Marked gods': 'Oznaczeni bogowie',
  'Next tile': 'Następny kafelek',
  Stack: 'Stos',
  'Suggested card': 'Proponowana karta',
  'Tile to take': 'Kafelek do wzięcia',
  'Used tiles': 'Użyte kafelki',
  Volcano: 'Wulkan',
  Land: 'Ląd',
  Sea: 'Morze',
  Money: 'Sestercje',
  Houses: 'Domy',
  Hand: 'Ręka',
  Display: 'Wystawka',
  Deck: 'Talia',
};

/** As the object of a verb: `cegłę`. */
export function aGood(good: StoredGood): string {
  return accusative(GOODS[good].one);
}

/** `cegły`, after `bez` or `nie ma`. */
export function ofGood(good: StoredGood): string {
  return GOODS[good].of;
}

type CountingAs = typeof counted;

/** Such as `2 cegły` and `1 wino`. */
function eachOf(goods: Bundle, count: CountingAs): readonly string[] {
  return STORED_GOODS.flatMap((good) => {
    const amount = goods[good] ?? 0;
    return amount === 0 ? [] : [count(amount, GOODS[good])];
  });
}

function goodsAs(goods: Bundle, count: CountingAs): string {
  return listed(eachOf(goods, count)) || 'nic';
}

const OF_CHOICE = noun('dowolne dobro', 'dowolne dobra', 'dowolnych dóbr');

function costAs({ goods = {}, any = 0, money = 0, steps = 0 }: Cost, count: CountingAs): string {
  const rest = [
    [any, OF_CHOICE],
    [money, SESTERTIUS],
    [steps, STEP],
  ] as const;
  return listed([
    ...eachOf(goods, count),
    ...rest.flatMap(([amount, forms]) => (amount === 0 ? [] : [count(amount, forms)])),
  ]);
}

/** As the object of a verb, or after `za`: `1 cegłę i 2 wina`. */
export const someGoods = (goods: Bundle): string => goodsAs(goods, some);
/** `1 sestercję`. */
export const someMoney = (amount: number): string => some(amount, SESTERTIUS);
/** `1 cegłę i 2 sestercje`; empty if there is no cost. */
export const someCost = (cost: Cost): string => costAs(cost, some);

export const names: OwnWords['names'] = {
  seat: (seat) => `gracz na miejscu ${seat}`,
  printed: (name) => of(PRINTED, name) ?? name,
  colonist: (kind) => (kind === 'land' ? 'kolonista lądowy' : 'kolonista morski'),
  decision: (kind) => of(DECISIONS, kind) ?? kind,
  action: (type) => of(ACTIONS, type) ?? type,
  role: (name) => of(ROLES, name) ?? titleCase(name),
  half: (card, role) => `${card} jako ${names.role(role)}`,
  good: (good) => GOODS[good].one,
  goods: (goods) => goodsAs(goods, counted),
  money: (amount) => counted(amount, SESTERTIUS),
  cost: (cost) => costAs(cost, counted),
  title: (id) => of(TITLES, id) ?? titleCase(id),
  // Of English texts, points alone stand on screens by themselves: beside the board of Rome.
  counted: (count, one, many) =>
    one === 'point' ? counted(count, POINT) : englishCounted(count, one, many),
  listed,
};

/** The table's own value of a key, which may be any string. */
function of(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
