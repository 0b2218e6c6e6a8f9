/** Faults of input, as clauses that follow a colon. */

import { pieceIn } from '../../model/names';
import type { OwnWords } from '../own';
import { definitionFaults } from './definition-faults';
import { counted, either, listed, meant, noSuch, verb } from './grammar';
import { units } from './names';
import { partFaults } from './part-faults';

export const faults: OwnWords['faults'] = {
  notPlainData: () => 'dit zijn geen gewone gegevens',
  notPlainNumber: (_names, { found }) => `${found} is geen geldig getal`,
  nestedTooDeeply: () => 'er zijn te veel niveaus in elkaar',
  notPlainObject: () => 'dit is geen gewoon object',
  listWithHoles: () => 'een lijst heeft geen gaten of sleutels',
  keyNotAllowed: (_names, { key }) => `de sleutel ${key} is niet toegestaan`,
  tooMuchData: () => 'er zijn te veel gegevens',
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? `hier ontbreekt ${typeNamed(expected)}`
      : `hier hoort ${typeNamed(expected)} te staan${found === 'number' ? '' : `, maar dit is ${typeNamed(found)}`}`,
  wrongValue: (_names, { expected }) => `hier hoort ${orList(expected)} te staan`,
  wrongSize(_names, { of, most, least, exactly, below, above }) {
    const bounds = { precies: exactly, 'ten hoogste': most, 'ten minste': least };
    const others = { 'minder dan': below, 'meer dan': above };
    const [how = '', size = 0] =
      Object.entries({ ...bounds, ...others }).find(([, bound]) => bound !== undefined) ?? [];
    return `toegestaan: ${how} ${counted(size, ...(UNITS[of] ?? ['', '']))}`.trimEnd();
  },
  wrongForm: (_names, { pattern }) => `de tekst moet voldoen aan ${pattern}`,
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) => `“${name}”${nearest === undefined ? '' : ` (bedoel je ${nearest}?)`}`,
    );
    const rest = more === 0 ? '' : ` en nog ${more}`;
    const hint =
      advice === undefined
        ? ''
        : '; punten van een speelbord of module horen bij de speler in het veld bonus';
    const what = verb(fields.length, 'onbekend veld', 'onbekende velden');
    return `${what}: ${named.join(', ')}${rest}${hint}`;
  },
  wrongKey: () => 'de naam van een veld is niet geldig',
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'dit is niet geldig' : `hier hoort ${orList(known)} te staan`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    return noSuch(WHAT[what] ?? what, unknown, nearest, known);
  },
  nothingToSee: () => 'van deze naam is niets te zien',
  hiddenCharacter: (_names, { character }) => `er staat een onzichtbaar teken, ${character}`,
  moduleTwice: () => 'een module is twee keer genoemd',
  otherwiseWrong: (_names, { message }) => message,
  notValid: () => 'dit is niet geldig',

  noSuchCity: (_names, { city, nearest }) => noSuch('stad', city, nearest),
  otherGoodPrinted: (names, { city, good }) =>
    `bij ${names.place(city)} is een ander product afgedrukt (${pieceIn(names)(good)})`,
  tooFewTokens: (names, { letter, good, cities, tokens }) =>
    `${pieceIn(names)(good)} bij letter ${letter}: ${citiesAndTokens(cities, tokens)}`,
  twoSaltTokens: (_names, { letter }) =>
    `twee steden met letter ${letter} hebben zout, maar er is maar één stadsfiche`,
  cityWithoutGood: (names, { city }) => `het product van ${names.place(city)} ontbreekt`,

  storehouseTooSmall: (_names, { spaces, stored }) =>
    `naast de kolonisten is plaats voor ${units(spaces)}, niet voor ${stored}`,
  onlyPartnersShare: () => 'alleen partners in een team delen provincies',
  noSuchPlayer: (_names, { player, nearest }) => noSuch('speler', player, nearest),
  countMissing: () => 'voor de kaarten van Venus is dit aantal nodig',
  cannotShare: (_names, { count }) =>
    `partners met deze huizen kunnen geen ${counted(count, 'provincie', 'provincies')} delen`,
  countsDiffer: (_names, { counts }) =>
    `de partners hebben verschillende aantallen (${listed(counts.map(String))})`,
  housesNeedMap: () => 'bij huizen per stad moet het speelbord worden genoemd',
  citiesNeedMap: () => 'bij steden moet het speelbord worden genoemd',
  twoHousesInCity: (names, { city }) => `er staan twee huizen in ${names.place(city)}`,
  tooManyCities: (names, { good, cities }) =>
    `geen speelbord heeft meer dan ${counted(cities, 'stad', 'steden')} met ${pieceIn(names)(good)}`,
  tooManyHouses: (_names, { houses }) =>
    `een speler heeft maar ${counted(houses, 'huis', 'huizen')}`,
  wrongProvinces: (_names, { houses, provinces }) =>
    `${counted(houses, 'huis kan', 'huizen kunnen')} niet in ${counted(provinces, 'provincie', 'provincies')} staan`,
  fewerProvinces: (_names, { map, provinces }) =>
    `het speelbord ${map} heeft maar ${counted(provinces, 'provincie', 'provincies')}`,
  fewerPlaces: (_names, { houses }) =>
    `in zoveel provincies is plaats voor ten hoogste ${counted(houses, 'huis', 'huizen')}`,
  wrongPairs: (_names, { houses, provinces }) =>
    `dit kan niet met ${counted(houses, 'huis', 'huizen')} in ${counted(provinces, 'provincie', 'provincies')}`,
  onlyOneCard: (names, { card }) => `er is maar één ${names.card(card)} in het spel`,
  notInTeams: (names, { card }) => `er is geen ${names.card(card)} in een spel met teams`,
  notPlayedAlone: (names, { card }) => `er is geen ${names.card(card)} in een spel zonder teams`,
  onlyOneInHand: (names, { card }) =>
    `bij de startkaarten is maar één ${names.card(card)}; noem gekochte kaarten bij hun id`,
  fewerHands: (names, { card }) => `minder spelers hebben een ${names.card(card)} als startkaart`,
  fewerCards: (names, { role }) => `er zijn minder kaarten ${names.role(role)}`,
  unknownCard: (_names, { card }) => noSuch('kaart', card),
  noTeamsAlone: () => 'dit spel wordt zonder teams gespeeld',
  sixPlayInTeams: () => 'met zes spelers speel je in teams',
  wrongTeamSize: () => 'in teams speel je met vier of zes spelers',
  wrongNumberOfTeams: (_names, { teams }) =>
    `er ${verb(teams, 'hoort', 'horen')} ${counted(teams, 'team', 'teams')} te zijn`,
  alreadyInTeam: (_names, { player }) => `${player} zit al in een team`,
  nobodyHasEnded: () => 'niemand heeft het spel al beëindigd',
  onlyCardsCount: () => 'nu tellen alleen de kaarten, de rest aan het einde van het spel',
  linesSayOtherwise: (names, { points, stated }) =>
    `de regels van deze speler leveren ${names.points(points)} op, niet ${stated}`,
  onlyOneConcordia: () => 'maar één speler heeft de Concordiakaart',
  onlyOneTile: (names, { tile }) => `er is maar één tegel ${names.title(tile)}`,

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : `${counted(one.count, 'kaart', 'kaarten')} van ${names.title(one.god)}`,
    );
    return `${player} mist startkaarten, die niemand kwijtraakt: ${cards.join(', ')}`;
  },
  nobodyHasConcordia: () => 'niemand heeft de Concordiakaart (7 punten aan het einde van het spel)',

  nameTwice: (_names, { name }) => `twee spelers heten ${name}`,
  namesMissing: () => 'elke speler moet een naam hebben',
  noSuchSeat: () => 'deze stoel is er niet',
  citiesMissing: () => 'er ontbreken steden',
  twoHousesOfPlayer: () => 'een speler heeft twee huizen in de stad',
  noColonistHere: (names, { kind, place }) =>
    `${names.place(place)}: hier kan geen ${names.colonist(kind)} staan`,
  nobodyStandsHere: (names, { place }) =>
    `${names.place(place)}: hier kan geen kolonist zijn gekomen`,
  twoColonists: (names, { route }) => `op ${names.place(route)} staan twee kolonisten`,
  wrongTokens: () => 'de bonusfiches passen niet bij de stadsfiches',
  missing: (_names, { id }) => `${id} ontbreekt`,
  notHere: (_names, { id }) => `hier is geen ${id}`,
  otherMarker: (names, { good, coins }) =>
    `het bonusfiche hoort ${good === null ? 'geen product' : names.good(good)} en ${counted(coins, 'munt', 'munten')} te tonen`,
  wrongColonists: (names, { kind, count }) =>
    `de speler hoort in totaal ${counted(count, names.colonist(kind), `${names.colonist(kind)}en`)} te hebben`,
  wrongHouses: (_names, { count }) =>
    `de speler hoort in totaal ${counted(count, 'huis', 'huizen')} te hebben`,
  saltNotPlayed: () => 'dit spel wordt zonder zout gespeeld',
  storehouseOverfull: () => 'dit is meer dan er in het pakhuis past',
  takesItselfBack: (names, { card }) => `de ${names.card(card)} gaat zelf ook terug in de hand`,
  otherStartingCards: () => 'dit zijn niet de startkaarten',
  cardsForSaleLost: () => 'er ontbreken aanbodkaarten, of er zijn er te veel',
  decksOutOfOrder: () => 'de stapels liggen niet op volgorde van I tot en met V',
  boughtFromBelow: () => 'er is een kaart gekocht die nog onder de gedekte stapel lag',
  turnOfOther: (_names, { turn }) => `beurt ${turn} is van een andere speler`,
  turnOver: () => 'de beurt is voorbij',
  holderHasNotProduced: () => 'de houder heeft deze beurt niet geproduceerd',
  noProvinceProduced: () => 'er heeft geen provincie geproduceerd',
  wrongPhase: (_names, { phase }) => PHASES[phase],
  nothingToWaitFor: () => 'er kan geen beslissing wachten als er geen open is',
  comesWithConcordia: () => 'de laatste beurt ligt vast zodra iemand de Concordiakaart krijgt',
  displayNotFilled: () => 'het kaartenspoor moet worden aangevuld',
  gameHasEnded: () => 'iemand heeft het spel beëindigd, dus iemand moet de Concordiakaart hebben',
  gameTooLong: () => 'zo lang duurt geen spel',
  nothingEndedGame: () => 'niets heeft het spel beëindigd',
  oneMoreTurnEach: () => 'elke andere speler of elk ander team heeft nog één beurt',
  noMoreTurnForEnder: () => 'wie het spel heeft beëindigd, krijgt geen beurt meer',
  notInLastRound: () => 'deze beurt hoort niet bij de laatste ronde',
  nothingKeepsIt: () => 'niets in dit spel gebruikt het',
  notInThisGame: (names, { kind }) =>
    `deze beslissing is er niet in dit spel: ${names.decision(kind)}`,
  notTheirTurn: () => 'die speler is niet aan de beurt',
  nothingToDecide: () => 'er valt niets te beslissen',
  cardEndsTurn: () => 'in een beurt komt de kaart als laatste',
  cardNotPlayed: () => 'de kaart is nog niet gespeeld',
  cardPlayed: () => 'er is al een kaart gespeeld',
  cardDecisionFirst: () => 'de beslissing van de kaart komt als laatste',
  askedTwice: () => 'dezelfde beslissing wacht twee keer',
  roleNotPlayed: (names, { role }) => `er is geen ${names.role(role)} gespeeld`,

  notOnMap: (_names, { id, map, nearest }) =>
    `er is geen ${id} op het speelbord ${map}${meant(nearest)}`,
  nothingDrawn: (_names, { part }) => `in dit spel wordt niets getrokken voor ${part}`,
  seedMissing: () => 'voor het toeval bij de voorbereiding is een seed nodig',
  otherDeck(names, { missing, extra }) {
    const named = Object.entries({ ontbreekt: missing, 'te veel': extra }).flatMap(
      ([what, cards]) =>
        cards.length === 0 ? [] : [`; ${what}: ${someOf(cards.map((id) => names.card(id)))}`],
    );
    return `de gedekte stapel heeft niet precies de kaarten van dit spel${named.join('')}`;
  },

  withoutPoints: (_names, { map }) =>
    `${map} heeft geen punten: je kunt erop spelen, maar het niet tekenen`,
  nameMissing: (_names, { id }) => `de naam van ${id} ontbreekt`,

  isView: () =>
    'in deze weergave is niet alles te zien; voer acties uit op de spelstand waar die van komt',
  hiddenCards: () =>
    'niet alle kaarten zijn te zien; de punten zijn aan het einde van het spel bekend',
  otherView: () => 'deze weergave kan niet van de bibliotheek komen',
  noSuchViewer: () => 'een weergave is voor een stoel van het spel of voor een toeschouwer',
  notAccepted: () => 'de functie neemt dit niet aan',
  notALibrary: (_names, { functions }) =>
    `geef een object van createLibrary of createEngine door, met ${listed(functions)}`,
  noNames: () => 'geef een speelbord of een spelstand door',
  nothingToPick: () => 'er valt niets te kiezen',
  otherGame: () =>
    'deze spelstand heeft een ander speelbord, andere spelers of andere opties dan de vorige',
  notTheirDecision: () =>
    'de beslissing is niet van de speler van deze weergave, dus die zegt niet wat mag',
  eventsDoNotFit: () => 'deze gebeurtenissen sluiten niet op deze weergave aan',
  noEvents: () => 'alleen een geslaagde actie heeft gebeurtenissen',
  otherNumberOfPlayers: (_names, { players, found }) =>
    `dit spel is voor ${players} spelers, niet voor ${found}`,
  notForTheLobby: (_names, { option, open }) =>
    `wie een partij begint, mag ${option} hier niet kiezen${
      open.length === 0 ? '' : `, alleen ${listed(open)}`
    }`,
  noListOfOptions: () => 'geef een lijst met namen van opties door',
  dealIsTaken: (_names, { action }) =>
    `een actie heet ${action}, net als de zet waarmee een partij begint`,
  notAnEngine: () => 'geef een engine van createEngine of createLibrary door',
  noListsOfParts: () => 'de speelborden en de modules moeten lijsten zijn',
  twoLanguages: (_names, { language, other }) =>
    `deze woorden moeten van één taal zijn, niet van ${language} en ${other}`,
  notWords: () => 'woorden moeten functies zijn, genoemd naar wat ze beschrijven',
  wrongDepth: (_names, { most }) => `de diepte moet een geheel getal van 0 tot en met ${most} zijn`,

  routeNamedOtherwise: (_names, { route, id }) => `de route ${route} mag niet de id ${id} hebben`,
  placeTwice: (_names, { place }) => `de plaats ${place} komt twee keer voor`,
  provinceTwice: (_names, { province }) => `de provincie ${province} komt twee keer voor`,
  cityTwice: (_names, { city }) => `de stad ${city} ligt in twee provincies`,
  notForHouses: (_names, { city, letter }) =>
    `${city} is een plaats van de soort ${letter} en hoort niet bij een provincie`,
  cityWithoutProvince: (_names, { city }) => `de stad ${city} hoort niet bij een provincie`,
  noSuchProvince: (_names, { province, nearest }) => noSuch('provincie', province, nearest),
  tokensShort: (_names, { letter, cities, tokens }) =>
    `letter ${letter}: ${citiesAndTokens(cities, tokens)}`,
  routeEndsWhereItBegins: (_names, { route }) => `de route ${route} eindigt waar ze begint`,
  routeEndsNowhere: (_names, { route, end }) =>
    `de route ${route} eindigt in ${end}, en dat is er niet`,
  noSuchExit: (_names, { field, exit, kind }) =>
    `het veld ${field} heeft de uitgang ${exit}, en dat is geen ${ROUTES[kind]}`,
  playersTheWrongWay: (_names, { players }) =>
    `het aantal spelers gaat van laag naar hoog, niet van ${players.join(' naar ')}`,
  nobodyStarts: () => 'nergens begint een kolonist',
  startsOutsideCapital: (names, { kind, start }) =>
    `een ${names.colonist(kind)} begint in ${start}, en dat is geen hoofdstad`,
  noRouteFromStart: (_names, { kind, start }) => `vanuit ${start} loopt geen ${ROUTES[kind]}`,
  cutOff: (_names, { city }) => `${city} is van de rest afgesneden`,
  labelOfNothing: (_names, { id }) => `er is een naam voor ${id}, maar dat is er niet`,
  noPointFor: (_names, { id }) => `het punt van ${id} ontbreekt`,
  pointOfNothing: (_names, { id }) => `er is een punt voor ${id}, maar dat is er niet`,

  scoresBeforeEnd: () => 'er is een eindstand, maar het spel is niet afgelopen',
  otherScores: (_names, { recorded, counted: right }) =>
    `de eindstand hoort ${right.join(', ')} te zijn, niet ${recorded.join(', ')}`,
  oldLog: (_names, { version }) =>
    `versie 1 schudde anders; zet in de voorbereiding wat er is uitgedeeld in plaats van de seed, en schrijf versie ${version}`,
  newerVersion: (_names, { version, present }) => newer(version, present),
  noVersion: (_names, { present }) =>
    `de versie ontbreekt (nu ${present}); maak dit opnieuw uit de acties van het spel`,
  tooManyNotes: (_names, { notes, most }) =>
    `er zijn ${notes} notities, en ten hoogste ${most} worden bewaard`,
  notInOrder: (_names, { most }) =>
    `dit moet na het vorige komen, en er ${verb(most, 'is', 'zijn')} ${counted(most, 'actie', 'acties')}`,
  noSuchPiece: (_names, { piece, at }) => `bij ${at} valt dit niet te corrigeren: ${piece}`,
  otherStart: () =>
    'deze spelstand heeft een ander speelbord, andere spelers of andere opties dan het spelverslag',
  startIsOpen: () => 'dit spelverslag begint met een spelstand waarin alles te zien is',

  tooManyTags: (_names, { most }) => `er zijn meer dan ${most} kopregels`,
  tooManyClauses: (_names, { most }) => `er zijn meer dan ${most} acties`,
  tooManyLines: (_names, { most }) => `er zijn meer dan ${most} regels en commentaren`,
  tooManyCorrections: (_names, { most }) => `er zijn meer dan ${most} correcties`,
  brokenTag: (_names, { example }) => `schrijf een kopregel zoals ${example}`,
  tagTwice: (_names, { tag }) => `er zijn twee kopregels ${tag}`,
  unknownTag: (_names, { tag, nearest }) =>
    `${noSuch('kopregel', tag, nearest)} (schrijf een notitie als [meta.${tag} "..."])`,
  noJson: () => 'dit is geen JSON',
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? newer(text, version)
      : `dit spelverslag is van versie ${text}, en nu is dat ${version}`,
  mapMissing: (_names, { example }) => `noem het speelbord, zoals ${example}`,
  playersMissing: (_names, { example }) => `noem de spelers, zoals ${example}`,
  wrongPlayers: (_names, { least, most }) =>
    `noem ${least} tot ${most} spelers, met komma’s ertussen`,
  noNumber: (_names, { text }) => `${quoted(text)} is geen geheel getal`,
  ambiguous(_names, { text, expected, more = 0 }) {
    const meanings = more === 0 ? expected : [...expected, 'iets anders'];
    return `${quoted(text)} kan ${either(meanings)} betekenen`;
  },
  displayMissing: () => 'noem eerst de kaarten op het kaartenspoor, in [Display "..."]',
  seedOrDraws: () => 'geef een seed, of wat er aan tafel is getrokken',
  yesOrNo: () => 'schrijf yes (ja) of no (nee)',
  actionInComment: (_names, { text }) =>
    `${quoted(text)} leest als een actie; verwoord het commentaar anders, of zet één spatie voor de puntkomma`,
  noSuchWord: (_names, { text, nearest }) => `hier heet niets ${quoted(text)}${meant(nearest)}`,
  afterGame: (_names, { text }) => `${quoted(text)} komt na het einde van het spel`,
  otherTurn: (_names, { player, decision }) => `${player} is niet aan de beurt: ${decision}`,
  notPossible: (_names, { text, decision, nearest }) =>
    `${quoted(text)} kan hier niet: ${decision}${meant(nearest)}`,
  otherwiseDone: (_names, { text, happened }) =>
    `${quoted(text)} is niet wat er gebeurde${happened.length === 0 ? '' : `: ${happened.join('; ')}`}`,
  otherPrice: (_names, { nearest }) => `de prijs klopt niet; schrijf ${quoted(nearest)}`,
  tooManyWords: (_names, { text }) => `${quoted(text)} is langer dan elke actie`,
  noWholeAction: (_names, { text }) => `${quoted(text)} is geen volledige actie`,
  cardNotSeen: (_names, { card }) =>
    `geen regel zegt wanneer ${card} is opengelegd; noem de kaarten in [Display] en [Deck], of schrijf + ${card}`,
  tokenNotKnown: (names, { city, goods }) =>
    `niets zegt welk stadsfiche ${city} heeft ${inTag('Cities', goods.map(names.good))}`,
  markerNotKnown: (names, { province, goods }) =>
    `niets zegt welk bonusfiche ${province} heeft ${inTag('Bonus', goods.map(names.good))}`,
  drawNotKnown: (names, { tag, place, pieces }) =>
    `niets zegt wat er voor ${typeof place === 'number' ? `plaats ${place}` : place} is getrokken ${inTag(tag, pieces.map(pieceIn(names)))}`,
  drawsInFull: (_names, { tag, part }) =>
    `in [${tag}] moet alles staan; “?” voor wat niemand weet mag alleen zonder seed, als de regels van ${part} zeggen waaruit ze trekken`,
  otherMarkerNoted: (names, { province, good }) =>
    `met deze stadsfiches kan het bonusfiche van ${province} geen ${names.good(good)} tonen`,
  wrongTurnNumber: (_names, { turn, round, found }) =>
    `dit is beurt ${turn} van het spel, in ronde ${round}, niet ${found}; ontbreekt er een regel?`,
  afterEnd: () => 'het spelverslag is hiervoor al afgelopen',
  wrongCorrection: (_names, { text }) => `“${text}” zegt niet wat er wordt gecorrigeerd`,
  variationOfNothing: (_names, { most }) =>
    `een variant volgt op de regel die ze vervangt, en er zijn er ten hoogste ${most} in elkaar`,
  notInVariation: (_names, { text }) => `“${text}” kan niet in een variant staan`,
  commentTooLong: (_names, { most }) => `dit commentaar heeft meer dan ${most} tekens`,
  commentNotClosed: () => 'het commentaar dat hier begint, moet eindigen met }',

  ...partFaults,
  ...definitionFaults,
};

function citiesAndTokens(cities: number, tokens: number): string {
  return `${counted(cities, 'stad', 'steden')}, maar ${counted(tokens, 'stadsfiche', 'stadsfiches')}`;
}

function newer(version: number | string, present: number): string {
  return `versie ${version} vraagt een nieuwere concordia-rules; deze leest tot en met versie ${present}`;
}

/** Ends a sentence about something that a header should say. */
function inTag(tag: string, choices: readonly string[]): string {
  return `(${either(choices)}); noem het in [${tag}]`;
}

const ROUTES = { land: 'landroute', sea: 'zeeroute' } as const;

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

function quoted(text: string): string {
  return `“${text}${text.length < MOST_QUOTED ? '' : '…'}”`;
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = cards.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? `${named} en nog ${rest}` : named;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'een tekst',
  number: 'een getal',
  int: 'een geheel getal',
  boolean: 'true of false',
  array: 'een lijst',
  object: 'een object',
  record: 'een object',
  function: 'een functie',
  null: 'niets',
  undefined: 'niets',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  string: ['teken', 'tekens'],
  array: ['element', 'elementen'],
};

/** Kinds of things with names. */
const WHAT: Readonly<Record<string, string>> = {
  actionType: 'soort actie',
  card: 'kaart',
  cardSet: 'kaartenset',
  city: 'stad',
  display: 'kaartenspoor',
  good: 'product',
  map: 'speelbord',
  place: 'plaats',
  province: 'provincie',
  module: 'module',
  role: 'rol',
  specialist: 'Specialist',
  startingGoods: 'begin',
  tile: 'tegel',
  word: 'woord',
};

const PHASES = {
  playing: 'het spel is bezig',
  finalRound: 'dit is de laatste ronde',
  finished: 'het spel is afgelopen',
} as const;

function orList(words: readonly string[]): string {
  return either(words.map((word) => `“${word}”`));
}
