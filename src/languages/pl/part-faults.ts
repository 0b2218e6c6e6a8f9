/** Faults of decisions, parts and draws of the roles, maps and modules of this package. */
import { pieceIn } from '../../model/names';
import type { OwnPartFaults } from '../own';
import { counted, listed, noun, TILE } from './grammar';

export const partFaults: OwnPartFaults = {
  doesNotFit: () => 'to nie pasuje do reszty gry',
  notForEverySeat: () => 'potrzebny jest jeden wpis dla każdego miejsca',
  tooManySteps: (_names, { most, steps }) => `ruchów może zostać najwyżej ${most}, a nie ${steps}`,
  tooManyKinds: () => 'handlowano zbyt wieloma rodzajami dóbr',
  roomForAll: () => 'miejsca jest na wszystko, co przybywa, albo na nic',
  cannotHaveArrived: (names, { good }) => `tyle tego dobra (${names.good(good)}) nie mogło przybyć`,
  notForSale: (names, { card }) => `karta ${names.card(card)} nie jest na sprzedaż`,
  noSuchRole: (names, { as }) => `w tej grze nie ma karty ${names.role(as)}`,

  markedTwice: (names, { god }) => `gracz oznaczył dwa razy tego samego boga: ${names.title(god)}`,
  pointsWithoutMark: (names, { seat }) => `${names.player(seat)} ma punkty bez oznaczenia boga`,
  noShipBeforeCard: () => 'kolonista morski nie rusza się przed zagraniem karty',
  shipOutOfTurn: () => 'kolonista morski ruszył się poza swoją turą',
  noShipCame: (names, { place }) =>
    `tylu kolonistów morskich nie mogło tam przybyć (${names.place(place)})`,
  twoShipsCame: (names, { place }) =>
    `stanęło tam dwóch kolonistów morskich (${names.place(place)})`,
  noShipHasArrived: () => 'żaden kolonista morski nie przybył tam, gdzie można budować',
  shipHasMoved: () => 'kolonista morski już się ruszył',
  prefectNotOver: () => 'Prefekt jeszcze nie skończył',
  noShipToScore: () => 'żaden kolonista morski nie przybył, by oznaczyć boga',

  tilesLost: (names, { tile }) =>
    `brakuje kafelków (${pieceIn(names)(tile)}) albo jest ich za dużo`,
  tooManyNeutral: () => 'jest za dużo neutralnych kafelków',
  notNeutralStack: () => 'następny stos musi się składać z dziewięciu neutralnych kafelków',
  noTileLeft: () => 'stos jest pusty',
  wrongNumberDrawn: (_names, { count }) =>
    `przed grą trzeba wylosować dokładnie ${counted(count, TILE)}`,
  wrongTileCount: (names, { tile, found }) =>
    `nie może być ${counted(found, OF_TILES)} (${pieceIn(names)(tile)})`,
  thirdGoesBack: (names, { tile }) => `trzeci kafelek (${pieceIn(names)(tile)}) wraca na stos`,
  wrongNeutral: (_names, { neutral, wanted }) =>
    `neutralnych kafelków musi być ${wanted}, a nie ${neutral}`,
  unknownTile: (_names, { tile, known }) => `nie ma kafelka ${tile}; do wyboru: ${listed(known)}`,
  unknownGood: (_names, { good }) => `nie ma dobra ${good}`,
  tilesOfProvince: (_names, { tiles }) => `każda prowincja ma ${counted(tiles, TILE)}`,
  neutralTogether: (_names, { tiles, found }) =>
    `coin i brick to razem ${counted(tiles, TILE)}, a nie ${found}`,

  noActiveMarker: (names, { province }) =>
    `nie ma tam aktywnego żetonu bonusu (${names.province(province)})`,
  noSuchCastle: (_names, { castle }) => `nie ma zamku ${castle}`,
  tooManyMarkers: (names, { good, left }) =>
    `żetonów tego dobra (${names.good(good)}) może zostać najwyżej ${left}`,
  noTribuneTook: () => 'w tej turze żaden Trybun nie mógł tego wziąć',
  goodsOfCastles: () => 'każdy zamek musi mieć jedno z pięciu dóbr',
  castleWithoutMarker: (_names, { castle }) => `${castle} nie ma żetonu`,
  floodOffNile: () => 'wylew musi być w prowincji nad Nilem',
  noShipDocks: () => 'żaden kolonista morski nie może teraz wejść na pole handlowe',
  squareOverfull: () => 'na polu handlowym stoi najwyżej jeden kolonista morski każdego gracza',
  notTradeSquare: (_names, { square }) => `${square} nie jest polem handlowym`,

  hasNotBegun: (names, { seat }) => `${names.player(seat)} nie ma jeszcze miasta startowego`,
  cannotHaveBegun: (names, { city }) => `nie można tam zacząć (${names.place(city)})`,
  notOfThisTeam: () => 'to miejsce musi należeć do drużyny, która ma turę',
  partnerActsAlready: () => 'partner już działa',
  noSuchHalf: (names, { card, role }) =>
    `karta ${names.card(card)} nie ma połowy ${names.role(role)}`,
  partnerPlaysCard: (names, { role }) =>
    `po drugiej połowie tej karty (${names.role(role)}) partner zagrywa kartę`,
  cardWaits: () => 'żadna prowincja nie mogła produkować, dopóki partner ma jeszcze zagrać kartę',
  nothingSuggested: () => 'żadna karta nie mogła zostać zaproponowana',
  cannotBeCopied: () => 'nie ma karty do skopiowania',
  copiedTwice: () => 'karta została skopiowana dwa razy',
  noPartnerHere: () => 'w tej grze nikt nie ma partnera',
  partnerPlaysNoCard: () => 'partner nie zagrywa potem karty',
  firstGoodsLater: () => 'pierwsze dobra kupuje się w pierwszej turze',

  tileMissing: (names, { tile }) => `brakuje kafelka ${names.title(tile)}`,
  tileThereTwice: (names, { tile }) => `kafelek ${names.title(tile)} jest dwa razy`,
  oneTileOfEach: () => 'kafelek o każdej nazwie jest tylko jeden',
  blueNeverUsed: () => 'niebieskiego kafelka nie używa się jednorazowo',
  tileComesBackOnce: () => 'kafelek wraca tylko raz',
  chosenBefore: () => 'kafelki wybiera się przed pierwszą turą',
  noBlueTile: () => 'nie ma niebieskiego kafelka',
  dealtOnce: () => 'kafelek został rozdany dwa razy',
  dealtNotBlue: () => 'rozdane kafelki muszą być niebieskie i ze stosu',
  rowLaidLater: () => 'rząd uzupełnia się dopiero, gdy wszyscy wybrali',
  actionWithoutCard: () => 'karta jest w toku, ale bez akcji',
  rowNotFilled: () => 'rząd musi zostać uzupełniony',
  actionOfOtherTurn: () => 'akcja nie jest z tej tury',
  noCardsTakenBack: () => 'żaden Trybun nie odzyskał kart',
  fewerSteps: (names, { tile }) => `kafelek ${names.title(tile)} daje mniej ruchów`,
  changesOneGood: (names, { tile }) => `kafelek ${names.title(tile)} wymienia tylko jedno dobro`,
  wrongNumberDealt: (_names, { players }) => `potrzebne są kafelki dla ${players} graczy`,
  tileNotBlue: (names, { tile }) => `kafelek ${names.title(tile)} nie jest niebieski`,
  tileDealtTwice: (names, { tile }) => `kafelek ${names.title(tile)} został rozdany dwa razy`,
};

/** After a negation. */
const OF_TILES = noun('kafelka', 'kafelków', 'kafelków');
