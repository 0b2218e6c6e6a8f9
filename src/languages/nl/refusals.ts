/** Reasons of refusals, as whole sentences. */
import type { SentenceFacts } from '../../all-words';
import type { OwnWords } from '../own';
import { capitalized } from '../shared';
import { counted, either, nl } from './grammar';
import { moves, provinceIn, units } from './names';

/** What a player may have to do first. */
const ADVICE = {
  card: '',
  pass: '; maak dat eerst af of pas',
  make: '; maak dat eerst af',
} as const;

const NO_HOUSE = 'Al je huizen zijn gebouwd.';
const NO_MORE_MOVING = 'Deze beurt kun je niets meer verplaatsen.';
const NOT_IN_HAND = 'Deze kaart heb je niet in je hand.';

export const refusals: Omit<OwnWords['refusals'], keyof SentenceFacts> = {
  gameOver: () => 'Het spel is afgelopen.',
  notYourTurn: (names, { seat, expected, decision, end }) =>
    nl`Nu is ${names.player(expected)} aan zet (${names.decision(decision)}), niet ${names.player(seat)}${ADVICE[end]}.`,
  otherDecision: (names, { decision, action, seat, end }) =>
    nl`${capitalized(names.action(action))} kan nu niet: ${names.player(seat)} moet iets anders beslissen (${names.decision(decision)})${ADVICE[end]}.`,
  notOffered: () => 'Dat is hier geen keuze.',
  tooLittleMoney: (names, { needed, money }) =>
    nl`Dit kost ${names.money(needed)}, maar je hebt er ${money === 0 ? 'geen' : `maar ${money}`}.`,
  tooFewGoods(names, { cost: { any = 0, ...goods }, card }) {
    const what = card === undefined ? 'Dit' : nl`De ${names.card(card)}`;
    return nl`${what} kost ${names.cost({ goods, any })}, en dat heb je niet in je pakhuis.`;
  },
  nothingToChoose: () => 'Er is maar één manier om te betalen, dus er valt niets te kiezen.',
  payNotNamed: () => 'Kies met welke goederen je betaalt.',
  wrongPay: () => 'Met deze goederen kun je dit niet precies betalen.',
  notInHand: (names, { card }) => nl`Je hebt de ${names.card(card)} niet in je hand.`,
  halfNotChosen: (names, { card }) => nl`Kies een helft van de ${names.card(card)}.`,
  noHalves: (names, { card }) => nl`De ${names.card(card)} heeft geen twee helften.`,
  nobodyThere: (names, { kind, from }) =>
    nl`Je hebt geen ${names.colonist(kind)} in ${names.place(from)}.`,
  noWay: (names, { kind, from, to }) =>
    nl`Een ${names.colonist(kind)} kan niet van ${names.place(from)} naar ${names.place(to)}.`,
  tooFar: (names, { from, to, needed, steps }) =>
    nl`De weg van ${names.place(from)} naar ${names.place(to)} kost ${moves(needed)}, maar je hebt er ${steps === 0 ? 'geen meer' : `nog maar ${steps}`}.`,
  routeOccupied: (names, { route }) => nl`Op ${names.place(route)} staat al een kolonist.`,
  movingOver: () => NO_MORE_MOVING,
  cityNotAdjacent: (names, { city }) =>
    nl`Geen van je kolonisten staat op een route naar ${names.place(city)}.`,
  alreadyBuilt: (names, { city }) => nl`Je hebt al een huis in ${names.place(city)}.`,
  noHouseLeft: () => NO_HOUSE,
  houseTooDear: (names, { city, cost }) =>
    nl`Een huis in ${names.place(city)} kost ${names.goods(cost)}, en dat heb je niet in je pakhuis.`,
  bonusIsPrinted: () => 'Het bonusfiche bepaalt de bonus, dus er valt niets te kiezen.',
  provinceInactive: (names, { province, hasProduced }) =>
    hasProduced
      ? nl`${capitalized(provinceIn(names, province))} heeft al geproduceerd: het bonusfiche toont de geldkant.`
      : nl`${capitalized(provinceIn(names, province))} kan niet produceren: er ligt geen bonusfiche.`,
  bonusNotChosen: () => 'Kies hier de bonus.',
  nobodyLeft: (names, { kind }) => nl`Je hebt geen ${names.colonist(kind)} meer in je pakhuis.`,
  noPlaceForColonist: (names, { kind, city }) =>
    nl`Je kunt geen ${names.colonist(kind)} in ${names.place(city)} zetten.`,
  hasPlacedAlready: () =>
    'Met een Kolonist zet je kolonisten op het speelbord of neem je geld, niet allebei.',
  tooManyKinds: (_names, { kinds }) =>
    nl`Met een Koopman handel je in ten hoogste ${counted(kinds, 'soort', 'soorten')} goederen, en elke soort koop je óf verkoop je.`,
  tooFewToSell(names, { good, stored, salt = 0 }) {
    const most = names.goods({ [good]: stored, ...(salt > 0 ? { salt } : {}) });
    return stored + salt === 0
      ? nl`Je hebt geen ${names.good(good)} om te verkopen.`
      : nl`Je kunt niet meer verkopen dan je hebt: ${most}.`;
  },
  storehouseFull: (_names, { room }) =>
    room === 0 ? 'Je pakhuis is vol.' : nl`In je pakhuis is nog maar plaats voor ${units(room)}.`,
  saltNotForSale: () => 'Zout kun je niet kopen.',
  wrongCount: () => 'Je handelt in hele eenheden, en in ten minste 1.',
  nothingToCopy: () =>
    'Een Diplomaat kopieert de bovenste kaart van een andere speler, maar nooit een Diplomaat.',
  partnersCard: () => 'Partners kunnen elkaar niet kopiëren.',
  notOnDisplay: (names, { card }) => nl`De ${names.card(card)} ligt niet op het kaartenspoor.`,
  wrongGoods: () => 'Bewaar van elk product een heel aantal, en ten minste 1.',
  notArrived: () => 'Je kunt alleen goederen bewaren die je net hebt gekregen.',
  keptTooMany: (_names, { room }) => roomFor(room),
  keptTooFew: (_names, { room }) => roomFor(room),

  etnaAwake: (names, { city }) =>
    nl`De Etna staat op uitbarsten: in ${names.place(city)} wordt niet meer gebouwd.`,
  sailingOver: () => NO_MORE_MOVING,
  noStepLeft: () => 'Je hebt geen stappen meer.',
  noShipThere: (names, { from }) =>
    nl`Je hebt in ${names.place(from)} geen schip dat deze beurt nog mag varen.`,
  byzantiumClosed: (names, { to }) =>
    nl`${names.place(to)} ontvangt één schip per beurt, van een speler die nog een huis heeft.`,
  forwardOnly: (names, { from, to }) =>
    nl`Schepen varen alleen vooruit, en ${names.place(to)} ligt niet voorbij ${names.place(from)}.`,
  firstTheBonuses: () => 'Neem eerst de bonussen van je schepen.',
  noBonusWaiting: (names, { place }) => nl`In ${names.place(place)} valt geen bonus te kiezen.`,
  goodNotChosen: () => 'Kies hier een product.',
  noGoodToChoose: () => 'Hier valt geen product te kiezen.',
  noShipArrived: (names, { city }) =>
    nl`Er is geen schip aangekomen om in ${names.place(city)} te bouwen.`,
  godMarked: (names, { god }) => nl`Je hebt ${names.title(god)} al gemarkeerd.`,
  castleEmpty: (names, { castle }) => nl`Er valt niets te nemen van ${names.place(castle)}.`,
  notBesideCastle: (names, { castle }) =>
    nl`Geen van je kolonisten staat naast ${names.place(castle)}.`,
  oneCastleOnly: () => 'Met een Tribuun neem je maar van één kasteel.',
  noRoomForCastle: () => 'In je pakhuis is geen plaats voor het product van het kasteel.',
  noShipBeside: (names, { square, from }) =>
    nl`Je hebt op ${names.place(from)} geen schip naast het handelsveld ${names.place(square)}.`,

  noLegatusAlone: () => 'Na een Proconsul speelt de partner geen Legatus.',
  teamHasCopied: () => 'Jullie team heeft deze kaart al gekopieerd.',
  teamsNeedVenus: () => 'In teams speel je met de kaarten van Concordia Venus.',
  wrongNumberInTeams: () => 'In teams speel je met vier of zes spelers.',
  nobodyActsAfterwards: () => 'Voor een Legatus is een partner nodig die daarna iets doet.',
  noSecondProconsul: () => 'Met een Proconsul koop je geen Proconsul.',
  notInPartnersHand: (names, { card }) =>
    nl`Je partner heeft de ${names.card(card)} niet in de hand.`,
  noCityToBeginIn: (names, { city }) =>
    nl`Je kunt niet in ${names.place(city)} beginnen: dat ligt te dicht bij de hoofdstad.`,
  firstGoodsNotSold: () => 'De eerste goederen kun je alleen kopen.',

  tileNotDealt: (names, { choice }) =>
    nl`Je kunt kiezen uit ${names.listed(choice.map((tile) => names.title(tile)))}.`,
  lastTileFree: () => 'De laatste tegel kost niets.',
  bidTooLow: (names, { least }) => `Bied minstens ${names.points(least)}.`,
  tileNotOpen: (names, { tile, choice }) =>
    nl`Je kunt ${names.title(tile)} niet nemen, alleen ${either(choice.map((open) => names.title(open)))}.`,
  notOwnTile: (names, { tile }) => nl`De tegel ${names.title(tile)} is niet van jou.`,
  worksByItself: (names, { tile }) => nl`${names.title(tile)} werkt vanzelf.`,
  forOtherCard: (names, { tile, role }) =>
    nl`${names.title(tile)} gebruik je bij een ${names.role(role)}.`,
  buildingGoesOn: (names, { tile }) =>
    nl`${names.title(tile)} moet wachten tot de Architect klaar is met bouwen.`,
  onceInAction: (names, { tile }) => nl`Je hebt ${names.title(tile)} bij deze actie al gebruikt.`,
  useTooDear: (names, { tile, needed, money }) =>
    nl`${names.title(tile)} kost ${names.money(needed)}, maar je hebt er ${money === 0 ? 'geen' : `maar ${money}`}.`,
  noRoomForUse: (names, { tile }) =>
    nl`In je pakhuis is geen plaats voor wat ${names.title(tile)} oplevert.`,
  wouldDoNothing: (names, { tile }) => nl`${names.title(tile)} zou nu niets doen.`,
  notLikeThis: (names, { tile }) =>
    nl`Je kunt ${names.title(tile)} nu gebruiken, maar niet met deze keuze.`,
  noSuchGood: (names, { give }) => nl`Je hebt geen ${names.good(give)} om te ruilen.`,
  noSuchChange: (names, { give, take }) =>
    nl`Je kunt ${names.good(give)} niet ruilen voor ${names.good(take)}.`,

  unreadableText(_names, { line, column, faults }) {
    const [first, ...others] = faults;
    if (first === undefined) return 'Deze tekst is geen spelverslag.';
    const more =
      others.length === 0 ? '' : nl` (en nog ${counted(others.length, 'fout', 'fouten')})`;
    return nl`Regel ${line ?? 1}, kolom ${column ?? 1}: ${first.message}${more}`;
  },

  invalidAction: (_names, details) => `Ongeldige actie${at(details)}`,
  invalidOptions: (_names, details) => `Ongeldige opties${at(details)}`,
  invalidMap: (_names, details) => `Ongeldig speelbord${at(details)}`,
  invalidRules: (_names, details) => `Ongeldige regels${at(details)}`,
  invalidLibrary: (_names, details) => `Ongeldige bibliotheek${at(details)}`,
  invalidState: (_names, details) => `Ongeldige spelstand${at(details)}`,
  invalidLog: (_names, details) => `Ongeldig spelverslag${at(details)}`,
  invalidSheet: (_names, details) => `Ongeldig scoreblad${at(details)}`,
  invalidInput: (_names, details) => `Ongeldige invoer${at(details)}`,
  wrongDecision: () => 'Dat valt nu niet te beslissen.',
  cardNotInHand: () => NOT_IN_HAND,
  cardNotForSale: () => 'Deze kaart is niet te koop.',
  notEnoughGoods: () => 'De goederen hiervoor heb je niet in je pakhuis.',
  notEnoughMoney: () => 'Je hebt niet genoeg sestertiën.',
  noRoom: () => 'Er is niet genoeg plaats.',
  noColonist: () => 'Je hebt daar geen kolonist voor.',
  unreachable: () => 'Je kunt daar niet komen.',
  cityClosed: () => 'In deze stad kun je niet bouwen.',
  cannotPlay: () => 'Deze kaart kun je nu niet spelen.',
  cannotCopy: () => 'Deze kaart kun je niet kopiëren.',
  cannotTrade: () => 'Zo kun je niet handelen.',
  noBonus: () => 'Hier valt geen bonus te nemen.',
  noTile: () => 'Deze tegel kun je niet krijgen.',
  cannotUse: () => 'Dat kun je nu niet gebruiken.',
};

function roomFor(room: number): string {
  return nl`Bewaar precies ${units(room)}: zoveel plaats is er in je pakhuis.`;
}

interface InvalidPlace {
  readonly path?: string;
  readonly owner?: string;
  readonly why?: string;
}

/** The place of a fault in the input, and the fault. */
function at({ path = '', owner, why }: InvalidPlace): string {
  const place = path === '' ? '' : ` bij ${path}`;
  const whose = owner === undefined ? '' : ` (${owner})`;
  return `${place}${whose}${why === undefined ? '.' : `: ${why}`}`;
}
