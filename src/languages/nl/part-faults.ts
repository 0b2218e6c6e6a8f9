/** Faults of decisions, parts and draws of the roles, maps and modules of this package. */
import { pieceIn } from '../../model/names';
import type { OwnPartFaults } from '../own';
import { counted, noSuch } from './grammar';
import { moves } from './names';

export const partFaults: OwnPartFaults = {
  doesNotFit: () => 'dit past niet bij de rest van het spel',
  notForEverySeat: () => 'voor elke stoel hoort er één te zijn',
  tooManySteps: (_names, { most, steps }) => `over: ten hoogste ${moves(most)}, niet ${steps}`,
  tooManyKinds: () => 'er is in te veel soorten goederen gehandeld',
  roomForAll: () => 'voor alles wat aankomt is plaats, of voor niets',
  cannotHaveArrived: (names, { good }) => `zoveel ${names.good(good)} kan niet zijn aangekomen`,
  notForSale: (names, { card }) => `de ${names.card(card)} is niet te koop`,
  noSuchRole: (names, { as }) => `er is geen ${names.role(as)} in dit spel`,

  markedTwice: (names, { god }) => `een speler heeft ${names.title(god)} twee keer gemarkeerd`,
  pointsWithoutMark: (names, { seat }) => `${names.player(seat)} heeft punten zonder markering`,
  noShipBeforeCard: () => 'geen schip vaart voordat er een kaart is gespeeld',
  shipOutOfTurn: () => 'een schip heeft buiten zijn beurt gevaren',
  noShipCame: (names, { place }) =>
    `zoveel schepen kunnen niet zijn aangekomen in ${names.place(place)}`,
  twoShipsCame: (names, { place }) => `er zijn twee schepen aangekomen in ${names.place(place)}`,
  noShipHasArrived: () => 'er is geen schip aangekomen waar je kunt bouwen',
  shipHasMoved: () => 'er heeft al een schip gevaren',
  prefectNotOver: () => 'de Prefect is nog niet afgehandeld',
  noShipToScore: () => 'er is geen schip aangekomen om een god te markeren',

  tilesLost: (names, { tile }) =>
    `er ontbreken vulkaantegels (${pieceIn(names)(tile)}), of er zijn er te veel`,
  tooManyNeutral: () => 'er zijn te veel neutrale tegels',
  notNeutralStack: () => 'een volgende stapel moet uit de negen neutrale tegels bestaan',
  noTileLeft: () => 'de stapel is leeg',
  wrongNumberDrawn: (_names, { count }) =>
    `voor het spel trek je precies ${counted(count, 'tegel', 'tegels')}`,
  wrongTileCount: (names, { tile, found }) =>
    `${counted(found, 'vulkaantegel', 'vulkaantegels')} (${pieceIn(names)(tile)}) kan niet`,
  thirdGoesBack: (names, { tile }) => `de derde vulkaantegel (${pieceIn(names)(tile)}) moet terug`,
  wrongNeutral: (_names, { neutral, wanted }) =>
    `er horen ${wanted} neutrale tegels te zijn, niet ${neutral}`,
  unknownTile: (_names, { tile, known }) => noSuch('tegel', tile, undefined, known),
  unknownGood: (_names, { good }) => noSuch('product', good),
  tilesOfProvince: (_names, { tiles }) => `elke provincie heeft ${tiles} tegels`,
  neutralTogether: (_names, { tiles, found }) =>
    `coin en brick zijn samen ${tiles} tegels, niet ${found}`,

  noActiveMarker: (names, { province }) =>
    `de provincie ${names.province(province)} heeft geen bonusfiche met de productkant boven`,
  noSuchCastle: (_names, { castle }) => noSuch('kasteel', castle),
  tooManyMarkers: (names, { good, left }) =>
    `over voor ${names.good(good)}: ten hoogste ${counted(left, 'fiche', 'fiches')}`,
  noTribuneTook: () => 'geen Tribuun kan dit deze beurt hebben genomen',
  goodsOfCastles: () => 'bij elk kasteel hoort een van de vijf goederensoorten',
  castleWithoutMarker: (_names, { castle }) => `${castle} heeft geen fiche`,
  floodOffNile: () => 'de overstroming moet in een provincie aan de Nijl zijn',
  noShipDocks: () => 'nu kan geen schip een handelsveld binnenvaren',
  squareOverfull: () => 'op een handelsveld ligt ten hoogste één schip van elke speler',
  notTradeSquare: (_names, { square }) => `${square} is geen handelsveld`,

  hasNotBegun: (names, { seat }) => `${names.player(seat)} heeft nog geen beginstad`,
  cannotHaveBegun: (names, { city }) => `${names.place(city)} is geen beginstad`,
  notOfThisTeam: () => 'deze stoel moet bij het team horen dat aan de beurt is',
  partnerActsAlready: () => 'de partner is al bezig',
  noSuchHalf: (names, { card, role }) => `de ${names.card(card)} is geen ${names.role(role)}`,
  partnerPlaysCard: (names, { role }) =>
    `na de andere helft van deze kaart (${names.role(role)}) speelt de partner een kaart`,
  cardWaits: () =>
    'er kan geen provincie hebben geproduceerd zolang de partner nog een kaart moet spelen',
  nothingSuggested: () => 'er kan geen kaart zijn voorgesteld',
  cannotBeCopied: () => 'er is geen kaart om te kopiëren',
  copiedTwice: () => 'een kaart is twee keer gekopieerd',
  noPartnerHere: () => 'in dit spel heeft niemand een partner',
  partnerPlaysNoCard: () => 'de partner speelt daarna geen kaart',
  firstGoodsLater: () => 'de eerste goederen worden in de eerste beurt gekocht',

  tileMissing: (names, { tile }) => `de tegel ${names.title(tile)} ontbreekt`,
  tileThereTwice: (names, { tile }) => `de tegel ${names.title(tile)} komt twee keer voor`,
  oneTileOfEach: () => 'van elke naam is er maar één tegel',
  blueNeverUsed: () => 'een blauwe tegel raakt nooit opgebruikt',
  tileComesBackOnce: () => 'een tegel komt maar één keer terug',
  chosenBefore: () => 'de tegels worden voor de eerste beurt gekozen',
  noBlueTile: () => 'er is geen blauwe tegel',
  dealtOnce: () => 'een tegel is twee keer uitgedeeld',
  dealtNotBlue: () => 'de uitgedeelde tegels moeten blauw zijn en uit de stapel komen',
  rowLaidLater: () => 'de rij wordt pas aangevuld als iedereen heeft gekozen',
  actionWithoutCard: () => 'er wordt een kaart uitgevoerd zonder actie',
  rowNotFilled: () => 'de rij moet worden aangevuld',
  actionOfOtherTurn: () => 'de actie is niet van deze beurt',
  noCardsTakenBack: () => 'geen Tribuun heeft kaarten teruggenomen',
  fewerSteps: (names, { tile }) => `${names.title(tile)} geeft minder stappen`,
  changesOneGood: (names, { tile }) => `met ${names.title(tile)} ruil je maar één product`,
  wrongNumberDealt: (_names, { players }) => `er moeten tegels voor ${players} spelers zijn`,
  tileNotBlue: (names, { tile }) => `de tegel ${names.title(tile)} is niet blauw`,
  tileDealtTwice: (names, { tile }) => `de tegel ${names.title(tile)} is twee keer uitgedeeld`,
};
