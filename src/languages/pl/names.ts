/** Names of goods, personalities and numbers, as in the Polish rules of the game where they have them. */
import type { Cost } from '../../model/any';
import type { Bundle, StoredGood } from '../../model/goods';
import { counted as englishCounted, titleCase } from '../../model/names';
import type { NounForms } from '../grammar';
import type { Own, OwnWords } from '../own';
import { entryOf } from '../shared';
import {
  accusative,
  COLOURS,
  counted,
  listed,
  noun,
  POINT,
  SESTERTIUS,
  STEP,
  some,
} from './grammar';

/** Cheapest first, as lists of goods are. */
const GOODS: Readonly<Record<StoredGood, Required<Pick<NounForms, 'one' | 'few' | 'other'>>>> = {
  brick: { one: 'cegła', few: 'cegły', other: 'cegieł' },
  food: { one: 'zboże', few: 'zboża', other: 'zbóż' },
  tool: { one: 'narzędzie', few: 'narzędzia', other: 'narzędzi' },
  wine: { one: 'wino', few: 'wina', other: 'win' },
  cloth: { one: 'tkanina', few: 'tkaniny', other: 'tkanin' },
  salt: { one: 'sól', few: 'sole', other: 'soli' },
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

const ACTIONS: Readonly<Record<Own['action']['type'], string>> = {
  playCard: 'zagrać kartę',
  moveColonist: 'przesunąć kolonistę',
  buildHouse: 'zbudować dom',
  placeColonist: 'umieścić kolonistę',
  produceProvince: 'uruchomić produkcję',
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
  bidForTile: 'licytować kafelek',
  raiseBid: 'licytować wyżej',
  passBid: 'nie licytować dalej',
  takeTile: 'wziąć kafelek',
  useTile: 'użyć kafelka',
  changeGood: 'wymienić dobro',
};

const DECISIONS: Readonly<Record<Own['decision']['kind'], string>> = {
  // The decision of a role has its name, and many others are about a single action.
  ...ROLES,
  ...ACTIONS,
  openAuction: 'wystawić kafelek na licytację',
  buildOnArrival: 'zbudować dom po przybyciu',
  buyGoods: 'kupić pierwsze dobra',
  useTiles: 'użyć kafelków',
  changeGoods: 'wymienić dobra',
  moveColonists: 'przesunąć kolonistów',
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
  ...COLOURS,
  // Places.
  'Castle Francia North': 'Zamek Francia Północ',
  'Castle Francia South': 'Zamek Francia Południe',
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
  'Bids for tiles': 'Licytacja kafelków',
  'Dealt tile': 'Rozdany kafelek',
  'Highest bid': 'Najwyższa stawka',
  'Next tile': 'Następny kafelek',
  Stack: 'Stos',
  'Suggested card': 'Proponowana karta',
  'Tile to take': 'Kafelek do wzięcia',
  'Tile up for auction': 'Licytowany kafelek',
  'Used tiles': 'Użyte kafelki',
  Volcano: 'Wulkan',
  Land: 'Ląd',
  Sea: 'Morze',
  Money: 'Sestercje',
  Houses: 'Domy',
  'Houses Left': 'Pozostałe domy',
  'Cards In Hand': 'Karty na ręce',
  'Last Played': 'Ostatnio zagrana',
  Storehouse: 'Magazyn',
  Places: 'Miejsca',
  Provinces: 'Prowincje',
  Routes: 'Trasy',
  Discard: 'Stos kart odrzuconych',
  Hand: 'Ręka',
  Display: 'Wystawka',
  Deck: 'Talia',
};

/** Whether it is the id of a good. */
export function isGood(name: string): name is StoredGood {
  return Object.hasOwn(GOODS, name);
}

/** As the object of a verb: `cegłę`. */
export function aGood(good: StoredGood): string {
  return accusative(GOODS[good].one);
}

/** `cegły`, after `bez` or `nie ma`. */
export function ofGood(good: StoredGood): string {
  return GOODS[good][good === 'salt' ? 'other' : 'few'];
}

type CountingAs = typeof counted;

const OF_CHOICE = noun('dowolne dobro', 'dowolne dobra', 'dowolnych dóbr');

function costAs({ goods = {}, any = 0, money = 0, steps = 0 }: Cost, count: CountingAs): string {
  const amounts: readonly (readonly [number | undefined, NounForms])[] = [
    ...Object.entries(GOODS).map(
      ([good, forms]) => [isGood(good) ? goods[good] : 0, forms] as const,
    ),
    [any, OF_CHOICE],
    [money, SESTERTIUS],
    [steps, STEP],
  ];
  return listed(amounts.flatMap(([amount, forms]) => (amount ? [count(amount, forms)] : [])));
}

function goodsAs(goods: Bundle, count: CountingAs): string {
  return costAs({ goods }, count) || 'nic';
}

/** As the object of a verb, or after `za`: `1 cegłę i 2 wina`. */
export const someGoods = (goods: Bundle): string => goodsAs(goods, some);
/** `1 sestercję`. */
export const someMoney = (amount: number): string => some(amount, SESTERTIUS);
/** `1 cegłę i 2 sestercje`; empty if there is no cost. */
export const someCost = (cost: Cost): string => costAs(cost, some);

export const names: OwnWords['names'] = {
  unnamed: (seat) => `Gracz ${seat + 1}`,
  seat: (seat) => `gracz na miejscu ${seat}`,
  printed: (name) =>
    entryOf(PRINTED, name) ??
    name
      .replace(/^Castle /, 'Zamek ')
      .replace(/^Boat near /, 'Łódź koło ')
      .replace(/\((\w+)\)$/, (all, good) => (isGood(good) ? `(${GOODS[good].one})` : all)),
  colonist: (kind) => (kind === 'land' ? 'kolonista lądowy' : 'kolonista morski'),
  decision: (kind) => entryOf(DECISIONS, kind) ?? kind,
  action: (type) => entryOf(ACTIONS, type) ?? type,
  role: (name) => entryOf(ROLES, name) ?? titleCase(name),
  half: (card, role) => `${card} jako ${names.role(role)}`,
  good: (good) => GOODS[good].one,
  goods: (goods) => goodsAs(goods, counted),
  points: (count) => counted(count, POINT),
  money: (amount) => counted(amount, SESTERTIUS),
  cost: (cost) => costAs(cost, counted),
  title: (id) => entryOf(TITLES, id) ?? titleCase(id),
  counted: englishCounted,
  listed,
};
