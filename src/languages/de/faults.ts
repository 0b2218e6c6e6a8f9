/** Faults of input, as clauses that follow a colon. */

import { pieceIn } from '../../model/names';
import type { OwnWords } from '../own';
import { definitionFaults } from './definition-faults';
import {
  CARDS,
  CITIES,
  COINS,
  counted,
  either,
  HOUSES,
  listed,
  meant,
  PROVINCES,
  TOKENS,
} from './grammar';
import { colonists } from './nouns';
import { partFaults } from './part-faults';

export const faults: OwnWords['faults'] = {
  notPlainData: () => 'das sind keine einfachen Daten',
  notPlainNumber: (_names, { found }) => `${found} ist keine gültige Zahl`,
  nestedTooDeeply: () => 'zu tief verschachtelt',
  notPlainObject: () => 'das ist kein einfaches Objekt',
  listWithHoles: () => 'eine Liste darf keine Lücken und keine Schlüssel haben',
  keyNotAllowed: (_names, { key }) => `der Schlüssel ${key} ist nicht erlaubt`,
  tooMuchData: () => 'zu viele Daten',
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? `${typeNamed(expected)} fehlt`
      : found === 'null'
        ? `erwartet wird ${typeNamed(expected)}, aber hier steht nichts`
        : `erwartet wird ${typeNamed(expected)}${found === 'number' ? '' : `, nicht ${typeNamed(found)}`}`,
  wrongValue: (_names, { expected }) => `erwartet wird ${oneOf(expected)}`,
  wrongSize(_names, { of, most, least, exactly, below, above }) {
    const limits = {
      genau: exactly,
      höchstens: most,
      mindestens: least,
      'weniger als': below,
      'mehr als': above,
    };
    const [limit = '', count = 0] =
      Object.entries(limits).find(([, one]) => one !== undefined) ?? [];
    const unit = UNITS[of];
    return `${limit} ${unit === undefined ? count : counted(count, unit)} erwartet`;
  },
  wrongForm: (_names, { pattern }) => `der Text muss die Form ${pattern} haben`,
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) =>
        `„${name}“${nearest === undefined ? '' : ` (meintest du ${nearest}?)`}`,
    );
    const rest = more === 0 ? '' : ` und ${more} weitere`;
    const hint =
      advice === undefined
        ? ''
        : '; Punkte eigener Regeln von Spielplan oder Modul gehören ins Feld bonus des Spielers';
    const what = fields.length === 1 ? 'unbekanntes Feld' : 'unbekannte Felder';
    return `${what}: ${named.join(', ')}${rest}${hint}`;
  },
  wrongKey: () => 'der Name eines Feldes ist ungültig',
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'das ist ungültig' : `erwartet wird ${oneOf(known)}`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    const rest = known.length === 0 ? meant(nearest) : `; zur Wahl: ${listed(known)}`;
    return `${the(what)} ${unknown} gibt es nicht${rest}`;
  },
  nothingToSee: () => 'von diesem Namen ist nichts zu sehen',
  hiddenCharacter: (_names, { character }) => `darin ist ein unsichtbares Zeichen: ${character}`,
  moduleTwice: () => 'ein Modul ist zweimal genannt',
  otherwiseWrong: (_names, { message }) => message,
  notValid: () => 'das ist ungültig',

  noSuchCity: (_names, { city, nearest }) => `die Stadt ${city} gibt es nicht${meant(nearest)}`,
  otherGoodPrinted: (names, { city, good }) =>
    `in ${names.place(city)} ist ${pieceIn(names)(good)} aufgedruckt`,
  tooFewTokens: (names, { letter, good, cities, tokens }) =>
    `${counted(cities, CITIES)} des Buchstabens ${letter} mit ${pieceIn(names)(good)}, aber nur ${counted(tokens, TOKENS)}`,
  twoSaltTokens: (_names, { letter }) =>
    `2 Städte des Buchstabens ${letter} mit Salz, aber nur 1 Stadtplättchen`,
  cityWithoutGood: (names, { city }) => `es fehlt die Ware von ${names.place(city)}`,

  storehouseTooSmall: (_names, { spaces, stored }) =>
    `die Kolonisten lassen Platz für ${spaces}, nicht für ${stored}`,
  onlyPartnersShare: () => 'nur Partner in einem Team haben gemeinsame Provinzen',
  noSuchPlayer: (_names, { player, nearest }) => `${player} spielt nicht mit${meant(nearest)}`,
  countMissing: () => 'Venus-Karten brauchen diese Zahl',
  cannotShare: (_names, { count }) =>
    `mit diesen Häusern haben Partner nicht ${counted(count, PROVINCES)} gemeinsam`,
  countsDiffer: (_names, { counts }) =>
    `die Partner haben verschieden gezählt: ${counts.join(', ')}`,
  housesNeedMap: () => 'Häuser nach Städten brauchen einen Spielplan',
  citiesNeedMap: () => 'Städte brauchen ihren Spielplan',
  twoHousesInCity: (names, { city }) => `in ${names.place(city)} stehen zwei Häuser`,
  tooManyCities: (names, { good, cities }) =>
    `kein Spielplan hat mehr als ${cities} Städte für ${pieceIn(names)(good)}`,
  tooManyHouses: (_names, { houses }) => `mehr als ${counted(houses, HOUSES)} hat niemand`,
  wrongProvinces: (_names, { houses, provinces }) =>
    `Häuser (${houses}) und Provinzen (${provinces}) passen nicht zusammen`,
  fewerProvinces: (_names, { map, provinces }) => `${map} hat nur ${counted(provinces, PROVINCES)}`,
  fewerPlaces: (_names, { houses }) =>
    `so viele Provinzen haben nur Platz für ${counted(houses, HOUSES)}`,
  wrongPairs: (_names, { houses, provinces }) =>
    `diese Zahl passt nicht zu Häusern (${houses}) und Provinzen (${provinces})`,
  onlyOneCard: (names, { card }) => `${names.card(card)} gibt es nur einmal`,
  notInTeams: (names, { card }) => `${names.card(card)} gibt es in Teams nicht`,
  notPlayedAlone: (names, { card }) => `${names.card(card)} gibt es ohne Teams nicht`,
  onlyOneInHand: (names, { card }) =>
    `${names.card(card)} ist nur einmal unter den Startkarten; gekaufte nennt man mit ihrer Kennung`,
  fewerHands: (names, { card }) => `so oft ist ${names.card(card)} nicht unter den Startkarten`,
  fewerCards: (names, { role }) => `so viele Karten gibt es davon nicht: ${names.role(role)}`,
  unknownCard: (_names, { card }) => `die Karte ${card} gibt es nicht`,
  noTeamsAlone: () => 'diese Partie wird ohne Teams gespielt',
  sixPlayInTeams: () => 'zu sechst spielt man in Teams',
  wrongTeamSize: () => 'in Teams spielen vier oder sechs',
  wrongNumberOfTeams: (_names, { teams }) => `${counted(teams, TEAMS)} erwartet`,
  alreadyInTeam: (_names, { player }) => `${player} ist schon in einem Team`,
  nobodyHasEnded: () => 'noch niemand hat die Partie beendet',
  onlyCardsCount: () => 'jetzt zählen nur die Karten, alles andere am Ende der Partie',
  linesSayOtherwise: (names, { points, stated }) =>
    `die Zeilen dieses Spielers bringen ${names.points(points)}, nicht ${stated}`,
  onlyOneConcordia: () => 'nur einer hat die Concordia-Karte',
  onlyOneTile: (names, { tile }) => `die Forumskarte ${names.title(tile)} gibt es nur einmal`,
  nameTwice: (_names, { name }) => `zwei heißen ${name}`,

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : `${counted(one.count, CARDS)} von ${names.title(one.god)}`,
    );
    return `bei ${player} fehlen Startkarten, die niemand verliert: ${cards.join(', ')}`;
  },
  nobodyHasConcordia: () =>
    'niemand hat die Concordia-Karte, die am Ende der Partie 7 Punkte bringt',

  namesMissing: () => 'jeder Spieler braucht einen Namen',
  noSuchSeat: () => 'diesen Platz gibt es nicht',
  citiesMissing: () => 'es fehlen Städte',
  twoHousesOfPlayer: () => 'ein Spieler hat zwei Häuser in der Stadt',
  noColonistHere: (names, { kind, place }) =>
    `hier kann kein ${names.colonist(kind)} stehen: ${names.place(place)}`,
  nobodyStandsHere: (names, { place }) =>
    `hierher kann kein Kolonist gekommen sein: ${names.place(place)}`,
  twoColonists: (names, { route }) => `zwei Kolonisten stehen auf ${names.place(route)}`,
  wrongTokens: () => 'die Bonusmarker passen nicht zu den Stadtplättchen',
  missing: (_names, { id }) => `es fehlt ${id}`,
  notHere: (_names, { id }) => `${id} gibt es hier nicht`,
  otherMarker: (names, { good, coins }) =>
    `auf den Marker gehören ${counted(coins, COINS)} und ${good === null ? 'keine Ware' : names.good(good)}`,
  wrongColonists: (_names, { kind, count }) =>
    `die Zahl aller ${colonists(kind)} muss ${count} sein`,
  wrongHouses: (_names, { count }) => `die Zahl aller Häuser muss ${count} sein`,
  saltNotPlayed: () => 'diese Partie wird ohne Salz gespielt',
  storehouseOverfull: () => 'so viel passt nicht ins Lagerhaus',
  takesItselfBack: (names, { card }) => `${names.card(card)} kommt selbst auf die Hand zurück`,
  otherStartingCards: () => 'die Startkarten sind andere',
  cardsForSaleLost: () => 'es fehlen Karten zum Kaufen, oder es sind zu viele',
  decksOutOfOrder: () => 'die Kartenstapel liegen nicht in der Reihenfolge I bis V',
  boughtFromBelow: () => 'eine gekaufte Karte lag noch unter dem Kartenstapel',
  turnOfOther: (_names, { turn }) => `Zug ${turn} gehört einem anderen Spieler`,
  turnOver: () => 'der Zug ist zu Ende',
  holderHasNotProduced: () => 'sein Besitzer hat in diesem Zug nicht produziert',
  noProvinceProduced: () => 'keine Provinz hat produziert',
  wrongPhase: (_names, { phase }) => PHASES[phase],
  nothingToWaitFor: () => 'keine Entscheidung kann warten, wenn keine offen ist',
  comesWithConcordia: () => 'der letzte Zug steht mit der Concordia-Karte fest',
  displayNotFilled: () => 'die Auslage muss aufgefüllt werden',
  gameHasEnded: () => 'wenn die Partie beendet ist, hat jemand die Concordia-Karte',
  gameTooLong: () => 'so lange dauert keine Partie',
  nothingEndedGame: () => 'nichts hat die Partie beendet',
  oneMoreTurnEach: () => 'alle anderen Spieler oder Teams haben noch einen Zug',
  noMoreTurnForEnder: () => 'wer die Partie beendet hat, hat keinen Zug mehr',
  notInLastRound: () => 'dieser Zug gehört nicht zur letzten Runde',
  nothingKeepsIt: () => 'in dieser Partie braucht das niemand',
  notInThisGame: (names, { kind }) =>
    `diese Entscheidung gibt es in dieser Partie nicht: ${names.decision(kind)}`,
  notTheirTurn: () => 'dieser Platz ist nicht am Zug',
  nothingToDecide: () => 'es gibt nichts zu entscheiden',
  cardEndsTurn: () => 'die Karte kommt im Zug zuletzt',
  cardNotPlayed: () => 'die Karte ist noch nicht gespielt',
  cardPlayed: () => 'es ist schon eine Karte gespielt',
  cardDecisionFirst: () => 'die Entscheidung der Karte kommt zuletzt',
  askedTwice: () => 'dieselbe Entscheidung wartet zweimal',
  roleNotPlayed: (names, { role }) => `diese Karte wurde nicht gespielt: ${names.role(role)}`,

  notOnMap: (_names, { id, map, nearest }) => `auf ${map} gibt es ${id} nicht${meant(nearest)}`,
  nothingDrawn: (_names, { part }) => `in dieser Partie wird für ${part} nichts gezogen`,
  seedMissing: () => 'der Zufall beim Spielaufbau braucht einen Startwert',
  otherDeck(names, { missing, extra }) {
    const some = (which: string, cards: readonly string[]) =>
      cards.length === 0 ? '' : `; ${which}: ${someOf(cards.map((id) => names.card(id)))}`;
    return `im Kartenstapel sind nicht genau die Karten dieser Partie${some('es fehlt', missing)}${some('zu viel', extra)}`;
  },

  withoutPoints: (_names, { map }) =>
    `${map} hat keine Punkte: man kann darauf spielen, aber nichts zeichnen`,
  nameMissing: (_names, { id }) => `es fehlt der Name von ${id}`,

  isView: () =>
    'das ist eine Ansicht, die manches verbirgt; wende Aktionen auf ihren Spielstand an',
  hiddenCards: () => 'diese Ansicht zeigt nicht alle Karten; Punkte gibt es am Ende der Partie',
  otherView: () => 'diese Ansicht ist nicht von der Bibliothek',
  noSuchViewer: () => 'eine Ansicht ist für einen Platz oder Zuschauer',
  notAccepted: () => 'die Funktion nimmt das nicht an',
  notALibrary: (_names, { functions }) =>
    `erwartet wird, was createLibrary oder createEngine zurückgibt, mit ${listed(functions)}`,
  noNames: () => 'erwartet wird ein Spielplan oder ein Spielstand',
  nothingToPick: () => 'es gibt nichts zu wählen',
  otherGame: () => 'Spielplan, Spieler oder Optionen sind andere als vorher',
  notTheirDecision: () =>
    'diese Ansicht entscheidet gerade nicht; was erlaubt ist, zeigt sie nicht',
  eventsDoNotFit: () => 'diese Ereignisse folgen nicht auf diese Ansicht',
  noEvents: () => 'nur erlaubte Aktionen haben Ereignisse',
  otherNumberOfPlayers: (_names, { players, found }) =>
    `diese Partie ist für ${players} Spieler, nicht für ${found}`,
  notForTheLobby: (_names, { option, open }) =>
    `wer eine Partie eröffnet, darf ${option} nicht wählen${
      open.length === 0 ? '' : `, nur ${listed(open)}`
    }`,
  noListOfOptions: () => 'erwartet wird eine Liste von Namen von Optionen',
  dealIsTaken: (_names, { action }) =>
    `die Aktion ${action} heißt wie der Zug, mit dem eine Partie beginnt`,
  notAnEngine: () => 'erwartet wird, was createLibrary oder createEngine zurückgibt',
  noListsOfParts: () => 'Spielpläne und Module müssen Listen sein',
  twoLanguages: (_names, { language, other }) =>
    `diese Wörter müssen in einer Sprache sein, nicht in ${language} und ${other}`,
  notWords: () => 'Wörter müssen Funktionen sein, benannt nach dem, was sie beschreiben',
  wrongDepth: (_names, { most }) => `erwartet wird eine ganze Zahl von 0 bis ${most}`,

  routeNamedOtherwise: (_names, { route, id }) =>
    `der Weg ${route} darf nicht die Kennung ${id} haben`,
  placeTwice: (_names, { place }) => `der Ort ${place} kommt zweimal vor`,
  provinceTwice: (_names, { province }) => `die Provinz ${province} kommt zweimal vor`,
  cityTwice: (_names, { city }) => `die Stadt ${city} gehört zu zwei Provinzen`,
  notForHouses: (_names, { city, letter }) =>
    `${city} ist ein Ort der Art ${letter} und gehört zu keiner Provinz`,
  cityWithoutProvince: (_names, { city }) => `die Stadt ${city} gehört zu keiner Provinz`,
  noSuchProvince: (_names, { province, nearest }) =>
    `die Provinz ${province} gibt es nicht${meant(nearest)}`,
  tokensShort: (_names, { letter, cities, tokens }) =>
    `${counted(cities, CITIES)} des Buchstabens ${letter}, aber nur ${counted(tokens, TOKENS)}`,
  routeEndsWhereItBegins: (_names, { route }) => `der Weg ${route} endet, wo er beginnt`,
  routeEndsNowhere: (_names, { route, end }) =>
    `der Weg ${route} endet in ${end}, das es nicht gibt`,
  noSuchExit: (_names, { field, exit, kind }) =>
    `das Feld ${field} hat den Ausgang ${exit}, der kein ${ROUTES[kind]} ist`,
  playersTheWrongWay: (_names, { players }) =>
    `die Zahlen der Spieler stehen verkehrt herum: ${players.join(', ')}`,
  nobodyStarts: () => 'nirgends beginnt ein Kolonist',
  startsOutsideCapital: (_names, { kind, start }) =>
    `die ${colonists(kind)} beginnen in ${start}, das keine Hauptstadt ist`,
  noRouteFromStart: (_names, { kind, start }) => `von ${start} geht kein ${ROUTES[kind]} aus`,
  cutOff: (_names, { city }) => `${city} ist vom Rest abgeschnitten`,
  labelOfNothing: (_names, { id }) => `es gibt eine Beschriftung für ${id}, das es nicht gibt`,
  noPointFor: (_names, { id }) => `es fehlt der Punkt von ${id}`,
  pointOfNothing: (_names, { id }) => `es gibt einen Punkt für ${id}, das es nicht gibt`,

  scoresBeforeEnd: () => 'es stehen Punkte da, aber die Partie ist nicht zu Ende',
  otherScores: (_names, { recorded, counted: right }) =>
    `die Punkte müssten ${right.join(', ')} sein, nicht ${recorded.join(', ')}`,
  oldLog: (_names, { version }) =>
    `das ist Version 1, die anders gemischt hat; schreibe statt des Startwerts das Ausgeteilte in den Spielaufbau, und Version ${version}`,
  newerVersion: (_names, { version, present }) => tooNew(version, present),
  noVersion: (_names, { present }) =>
    `die Version fehlt; sie steht immer da, heute ${present}; erzeuge dies neu aus den Aktionen der Partie`,
  tooManyNotes: (_names, { notes, most }) =>
    `es werden höchstens ${most} Anmerkungen aufgehoben, nicht ${notes}`,
  notInOrder: (_names, { most }) =>
    `das muss nach dem Vorigen kommen, und Aktionen gibt es ${most}`,
  noSuchPiece: (_names, { piece, at }) => `das gibt es dort nicht zu berichtigen: ${piece}, ${at}`,
  otherStart: () => 'Spielplan, Spieler oder Optionen sind andere als im Spielprotokoll',
  startIsOpen: () => 'dieses Spielprotokoll beginnt mit einem Spielstand, der alles zeigt',

  tooManyTags: (_names, { most }) => `mehr als ${most} Angaben in eckigen Klammern`,
  tooManyClauses: (_names, { most }) => `mehr als ${most} Aktionen`,
  tooManyLines: (_names, { most }) => `mehr als ${most} Zeilen und Kommentare`,
  tooManyCorrections: (_names, { most }) => `mehr als ${most} Korrekturen`,
  brokenTag: (_names, { example }) => `eine Angabe schreibt man so: ${example}`,
  tagTwice: (_names, { tag }) => `die Angabe ${tag} steht zweimal da`,
  unknownTag: (_names, { tag, nearest }) =>
    `die Angabe ${tag} gibt es nicht${meant(nearest) || '.'} Eine Anmerkung schreibt man so: [meta.${tag} "..."]`,
  noJson: () => 'das ist kein JSON',
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? tooNew(text, version)
      : `das ist Version ${text}; heute ist es Version ${version}`,
  mapMissing: (_names, { example }) => `nenne den Spielplan, etwa ${example}`,
  playersMissing: (_names, { example }) => `nenne die Spieler, etwa ${example}`,
  wrongPlayers: (_names, { least, most }) =>
    `nenne ${least} bis ${most} Spieler, durch Kommas getrennt`,
  noNumber: (_names, { text }) => `${quoted(text)} ist keine ganze Zahl`,
  ambiguous: (_names, { text, expected, more = 0 }) =>
    `${quoted(text)} kann heißen: ${either(more === 0 ? expected : [...expected, 'etwas anderes'])}`,
  displayMissing: () => 'nenne zuerst die Auslage: [Display "..."]',
  seedOrDraws: () => 'nenne einen Startwert, oder was gezogen wurde',
  yesOrNo: () => 'schreibe yes (ja) oder no (nein)',
  actionInComment: (_names, { text }) =>
    `${quoted(text)} liest sich wie eine Aktion; schreibe den Kommentar anders, oder nur ein Leerzeichen vor den Strichpunkt`,
  noSuchWord: (_names, { text, nearest }) => `nichts heißt hier ${quoted(text)}${meant(nearest)}`,
  afterGame: (_names, { text }) => `${quoted(text)} kommt nach dem Ende der Partie`,
  otherTurn: (_names, { player, decision }) => `${player} ist nicht am Zug: ${decision}`,
  notPossible: (_names, { text, decision, nearest }) =>
    `${quoted(text)} geht hier nicht: ${decision}${meant(nearest)}`,
  otherwiseDone: (_names, { text, happened }) =>
    `${quoted(text)} ist nicht passiert${happened.length === 0 ? '' : `, sondern: ${happened.join('; ')}`}`,
  otherPrice: (_names, { nearest }) => `der Preis stimmt nicht; schreibe ${quoted(nearest)}`,
  tooManyWords: (_names, { text }) => `${quoted(text)} ist zu lang für eine Aktion`,
  noWholeAction: (_names, { text }) => `${quoted(text)} ist keine vollständige Aktion`,
  cardNotSeen: (_names, { card }) =>
    `keine Zeile sagt, wann ${card} aufgedeckt wurde; nenne sie in [Display] und [Deck], oder schreibe + ${card}`,
  tokenNotKnown: (names, { city, goods }) =>
    notSaid(`welches Stadtplättchen ${city} hat`, goods.map(names.good), 'Cities'),
  markerNotKnown: (names, { province, goods }) =>
    notSaid(`welchen Bonusmarker ${province} hat`, goods.map(names.good), 'Bonus'),
  drawNotKnown: (names, { tag, place, pieces }) =>
    notSaid(
      `was für ${typeof place === 'number' ? `Stelle ${place}` : place} gezogen wurde`,
      pieces.map(pieceIn(names)),
      tag,
    ),
  drawsInFull: (_names, { tag, part }) =>
    `in [${tag}] muss alles stehen; „?“ geht nur ohne Startwert und nur, wenn die Regeln von ${part} sagen, woraus gezogen wird`,
  otherMarkerNoted: (names, { province, good }) =>
    `bei diesen Stadtplättchen kann der Bonusmarker von ${province} das nicht zeigen: ${names.good(good)}`,
  wrongTurnNumber: (_names, { turn, round, found }) =>
    `das ist Zug ${turn} der Partie, in Runde ${round}, nicht ${found}; fehlt eine Zeile?`,
  afterEnd: () => 'das Spielprotokoll ist vorher zu Ende',
  wrongCorrection: (_names, { text }) => `„${text}“ sagt nicht, was berichtigt wird`,
  variationOfNothing: (_names, { most }) =>
    `eine Variante folgt auf die Zeile, die sie ersetzt, und höchstens ${most} stehen ineinander`,
  notInVariation: (_names, { text }) => `„${text}“ kann nicht in einer Variante stehen`,
  commentTooLong: (_names, { most }) => `der Kommentar hat mehr als ${most} Zeichen`,
  commentNotClosed: () => 'der Kommentar, der hier beginnt, braucht am Ende ein }',

  ...partFaults,
  ...definitionFaults,
};

const ROUTES = { land: 'Landweg', sea: 'Seeweg' } as const;

function tooNew(version: string | number, present: number): string {
  return `das ist Version ${version}; installiere ein neueres concordia-rules, denn dieses liest nur bis Version ${present}`;
}

/** What a table has to write down. */
function notSaid(what: string, choices: readonly string[], tag: string): string {
  return `nichts sagt, ${what} (${either(choices)}); schreibe es in [${tag}]`;
}

const TEAMS = { one: 'Team', other: 'Teams' };

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

function quoted(text: string): string {
  return `„${text}${text.length < MOST_QUOTED ? '' : '…'}“`;
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = cards.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? `${named} und ${rest} weitere` : named;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
  function: 'eine Funktion',
  null: 'nichts',
  undefined: 'nichts',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, { readonly one: string; readonly other: string }>> = {
  string: { one: 'Zeichen', other: 'Zeichen' },
  array: { one: 'Eintrag', other: 'Einträge' },
};

/** Such as `den Spielplan`. */
export function the(what: string): string {
  return WHAT[what] ?? what;
}

const WHAT: Readonly<Record<string, string>> = {
  actionType: 'die Art von Aktion',
  card: 'die Karte',
  cardSet: 'den Kartensatz',
  city: 'die Stadt',
  display: 'die Auslage',
  good: 'die Ware',
  map: 'den Spielplan',
  place: 'den Ort',
  province: 'die Provinz',
  module: 'das Modul',
  role: 'die Rolle',
  route: 'den Weg',
  specialist: 'den Spezialisten',
  startingGoods: 'den Anfang',
  tile: 'das Plättchen',
  word: 'das Wort',
};

const PHASES = {
  playing: 'die Partie läuft',
  finalRound: 'das ist die letzte Runde',
  finished: 'die Partie ist zu Ende',
} as const;

function oneOf(words: readonly string[]): string {
  return either(words.map((word) => `„${word}“`));
}
