/** Faults of input, as clauses that follow a colon. */
import { pieceIn } from '../../model/names';
import type { NounForms } from '../grammar';
import type { OwnWords } from '../own';
import { definitionFaults } from './definition-faults';
import {
  CARD,
  CITY,
  COIN,
  counted,
  either,
  GOODS,
  HOUSE,
  listed,
  meant,
  noun,
  PLAYER,
  POINT,
  PROVINCE,
  TOKEN,
} from './grammar';
import { partFaults } from './part-faults';

const COLONISTS = {
  land: noun('kolonistę lądowego', 'kolonistów lądowych', 'kolonistów lądowych'),
  sea: noun('kolonistę morskiego', 'kolonistów morskich', 'kolonistów morskich'),
};

export const faults: OwnWords['faults'] = {
  notPlainData: () => 'to nie są zwykłe dane',
  notPlainNumber: (_names, { found }) => `liczba ${found} nie jest dozwolona`,
  nestedTooDeeply: () => 'za dużo poziomów zagnieżdżenia',
  notPlainObject: () => 'to nie jest zwykły obiekt',
  listWithHoles: () => 'lista nie może mieć luk ani kluczy',
  keyNotAllowed: (_names, { key }) => `klucz ${key} nie jest dozwolony`,
  tooMuchData: () => 'za dużo danych',
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? `brakuje wartości: ${typeNamed(expected)}`
      : `powinno być: ${typeNamed(expected)}${found === 'number' ? '' : `, a jest: ${typeNamed(found)}`}`,
  wrongValue: (_names, { expected }) => `powinno być ${orList(expected)}`,
  wrongSize(_names, { of, most, least, exactly, below, above }) {
    const size = (count = 0): string => {
      const unit = UNITS[of];
      return unit === undefined ? `${count}` : counted(count, unit);
    };
    const how =
      exactly !== undefined
        ? `dokładnie ${size(exactly)}`
        : most !== undefined
          ? `najwyżej ${size(most)}`
          : least !== undefined
            ? `co najmniej ${size(least)}`
            : below === undefined
              ? `więcej niż ${size(above)}`
              : `mniej niż ${size(below)}`;
    return `powinno być ${how}`;
  },
  wrongForm: (_names, { pattern }) => `tekst musi pasować do ${pattern}`,
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) =>
        `„${name}”${nearest === undefined ? '' : ` (czy chodzi o ${nearest}?)`}`,
    );
    const rest = more === 0 ? '' : ` i jeszcze ${more}`;
    const hint =
      advice === undefined ? '' : '; punkty z zasad mapy lub modułu wpisz w polu bonus gracza';
    return `nieznane pol${fields.length === 1 ? 'e' : 'a'}: ${named.join(', ')}${rest}${hint}`;
  },
  wrongKey: () => 'nazwa pola jest nieprawidłowa',
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'to jest nieprawidłowe' : `powinno być ${orList(known)}`,
  unknownName(_names, { what, unknown, nearest, known = [] }) {
    const rest = known.length === 0 ? meant(nearest) : `; do wyboru: ${listed(known)}`;
    return `nie ma ${WHAT[what] ?? what} ${unknown}${rest}`;
  },
  nothingToSee: () => 'w tej nazwie nic nie widać',
  hiddenCharacter: (_names, { character }) => `jest tu niewidoczny znak, ${character}`,
  moduleTwice: () => 'moduł jest podany dwa razy',
  otherwiseWrong: (_names, { message }) => message,
  notValid: () => 'to jest nieprawidłowe',

  noSuchCity: (_names, { city, nearest }) => `nie ma miasta ${city}${meant(nearest)}`,
  otherGoodPrinted: (names, { city, good }) =>
    `nadrukowane jest inne dobro (${names.place(city)}: ${pieceIn(names)(good)})`,
  tooFewTokens: (names, { letter, good, cities, tokens }) =>
    `litera ${letter}, dobro „${pieceIn(names)(good)}”: ${counted(cities, CITY)}, a tylko ${counted(tokens, TOKEN)}`,
  twoSaltTokens: (_names, { letter }) =>
    `dwa miasta z literą ${letter} mają sól, a żeton jest tylko jeden`,
  cityWithoutGood: (names, { city }) => `brakuje dobra (${names.place(city)})`,

  storehouseTooSmall: (_names, { spaces, stored }) =>
    `koloniści zostawiają miejsce na ${counted(spaces, GOODS)}, a nie na ${stored}`,
  onlyPartnersShare: () => 'wspólne prowincje mają tylko partnerzy z jednej drużyny',
  noSuchPlayer: (_names, { player, nearest }) => `nie ma gracza ${player}${meant(nearest)}`,
  countMissing: () => 'karty Wenus wymagają tej liczby',
  cannotShare: (_names, { count }) =>
    `partnerzy z tymi domami nie mogą mieć tylu wspólnych prowincji: ${count}`,
  countsDiffer: (_names, { counts }) =>
    `partnerzy podali różne liczby (${listed(counts.map(String))})`,
  housesNeedMap: () => 'przy domach podanych z nazwami miast trzeba podać mapę',
  citiesNeedMap: () => 'przy miastach trzeba podać ich mapę',
  twoHousesInCity: (names, { city }) => `są tam dwa domy (${names.place(city)})`,
  tooManyCities: (names, { good, cities }) =>
    `żadna mapa nie ma więcej niż ${counted(cities, CITY)} z tym dobrem (${pieceIn(names)(good)})`,
  tooManyHouses: (_names, { houses }) => `gracz ma tylko ${counted(houses, HOUSE)}`,
  wrongProvinces: (_names, { houses, provinces }) =>
    `${counted(houses, HOUSE)} i ${counted(provinces, PROVINCE)}: to niemożliwe`,
  fewerProvinces: (_names, { map, provinces }) =>
    `mapa ${map} ma tylko ${counted(provinces, PROVINCE)}`,
  fewerPlaces: (_names, { houses }) =>
    `w tych prowincjach jest miejsce najwyżej na ${counted(houses, HOUSE)}`,
  wrongPairs: (_names, { houses, provinces }) =>
    `to nie pasuje: ${counted(houses, HOUSE)} i ${counted(provinces, PROVINCE)}`,
  onlyOneCard: (names, { card }) => `w grze jest tylko jedna karta ${names.card(card)}`,
  notInTeams: (names, { card }) => `w grze drużynowej nie ma karty ${names.card(card)}`,
  notPlayedAlone: (names, { card }) => `w grze bez drużyn nie ma karty ${names.card(card)}`,
  onlyOneInHand: (names, { card }) =>
    `wśród kart początkowych jest tylko jedna karta ${names.card(card)}; kupione karty mają własne id`,
  fewerHands: (names, { card }) => `jest mniej zestawów początkowych z kartą ${names.card(card)}`,
  fewerCards: (names, { role }) => `nie ma tylu kart ${names.role(role)}`,
  unknownCard: (_names, { card }) => `nie ma karty ${card}`,
  noTeamsAlone: () => 'w tej grze nie ma drużyn',
  sixPlayInTeams: () => 'sześciu graczy gra w drużynach',
  wrongTeamSize: () => 'gra drużynowa jest dla czterech lub sześciu graczy',
  wrongNumberOfTeams: (_names, { teams }) => `liczba drużyn musi wynosić ${teams}`,
  alreadyInTeam: (_names, { player }) => `${player} jest już w drużynie`,
  nobodyHasEnded: () => 'nikt jeszcze nie zakończył gry',
  onlyCardsCount: () => 'teraz liczą się tylko karty; reszta liczy się na koniec gry',
  linesSayOtherwise: (names, { points, stated }) =>
    `wiersze tego gracza dają ${names.points(points)}, a nie ${stated}`,
  onlyOneConcordia: () => 'tylko jeden gracz ma kartę Concordia',
  onlyOneTile: (names, { tile }) => `kafelek ${names.title(tile)} jest tylko jeden`,

  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : `${names.title(one.god)} (${counted(one.count, CARD)})`,
    );
    return `brakuje kart początkowych, których nikt nie traci (${player}): ${cards.join(', ')}`;
  },
  nobodyHasConcordia: () =>
    `nikt nie ma karty Concordia, która na koniec gry daje ${counted(7, POINT)}`,

  nameTwice: (_names, { name }) => `dwoje graczy nazywa się ${name}`,
  namesMissing: () => 'każdy gracz musi mieć imię',
  noSuchSeat: () => 'tego miejsca nie ma',
  citiesMissing: () => 'brakuje miast',
  twoHousesOfPlayer: () => 'gracz ma w tym mieście dwa domy',
  noColonistHere: (names, { kind, place }) =>
    `${names.colonist(kind)} nie może tam stać (${names.place(place)})`,
  nobodyStandsHere: (names, { place }) =>
    `żaden kolonista nie mógł tam dotrzeć (${names.place(place)})`,
  twoColonists: (names, { route }) => `stoi tam dwóch kolonistów (${names.place(route)})`,
  wrongTokens: () => 'żetony bonusu nie pasują do żetonów miast',
  missing: (_names, { id }) => `brakuje ${id}`,
  notHere: (_names, { id }) => `nie ma tu ${id}`,
  otherMarker: (names, { good, coins }) =>
    `żeton bonusu musi pokazywać: ${good === null ? 'brak dobra' : names.good(good)} i ${counted(coins, COIN)}`,
  wrongColonists: (_names, { kind, count }) =>
    `gracz musi mieć razem ${counted(count, COLONISTS[kind])}`,
  wrongHouses: (_names, { count }) => `gracz musi mieć razem ${counted(count, HOUSE)}`,
  saltNotPlayed: () => 'w tej grze nie ma soli',
  storehouseOverfull: () => 'tyle się nie mieści w magazynie',
  takesItselfBack: (names, { card }) => `karta ${names.card(card)} sama wraca na rękę`,
  otherStartingCards: () => 'karty początkowe się nie zgadzają',
  cardsForSaleLost: () => 'brakuje kart na sprzedaż albo jest ich za dużo',
  decksOutOfOrder: () => 'talie nie leżą w kolejności od I do V',
  boughtFromBelow: () => 'kupiona karta leżała jeszcze pod talią',
  turnOfOther: (_names, { turn }) => `tura ${turn} należy do innego gracza`,
  turnOver: () => 'tura jest zakończona',
  holderHasNotProduced: () => 'posiadacz nie uruchomił produkcji w tej turze',
  noProvinceProduced: () => 'żadna prowincja nie produkowała',
  wrongPhase: (_names, { phase }) => PHASES[phase],
  nothingToWaitFor: () => 'żadna decyzja nie może czekać, jeśli żadna nie jest otwarta',
  comesWithConcordia: () => 'ostatnią turę ustala się wraz z kartą Concordia',
  displayNotFilled: () => 'wystawka musi zostać uzupełniona',
  gameHasEnded: () => 'ktoś zakończył grę, więc ktoś musi mieć kartę Concordia',
  gameTooLong: () => 'żadna gra nie trwa tak długo',
  nothingEndedGame: () => 'nic nie zakończyło gry',
  oneMoreTurnEach: () => 'każdy inny gracz lub drużyna ma jeszcze jedną turę',
  noMoreTurnForEnder: () => 'gracz, który kończy grę, nie ma już tury',
  notInLastRound: () => 'ta tura nie należy do ostatniej rundy',
  nothingKeepsIt: () => 'w tej grze nic tego nie używa',
  notInThisGame: (names, { kind }) => `w tej grze nie ma takiej decyzji: ${names.decision(kind)}`,
  notTheirTurn: () => 'to nie jest tura tego gracza',
  nothingToDecide: () => 'nie ma o czym decydować',
  cardEndsTurn: () => 'zagranie karty jest w turze na końcu',
  cardNotPlayed: () => 'karta nie została jeszcze zagrana',
  cardPlayed: () => 'karta została już zagrana',
  cardDecisionFirst: () => 'decyzja karty jest na końcu',
  askedTwice: () => 'ta sama decyzja czeka dwa razy',
  roleNotPlayed: (names, { role }) => `nie zagrano karty ${names.role(role)}`,

  notOnMap: (_names, { id, map, nearest }) => `na mapie ${map} nie ma ${id}${meant(nearest)}`,
  nothingDrawn: (_names, { part }) => `w tej grze nic się nie losuje dla ${part}`,
  seedMissing: () => 'do losowania na początku gry potrzebne jest ziarno',
  otherDeck(names, { missing, extra }) {
    const some = (cards: readonly string[]) => someOf(cards.map((id) => names.card(id)));
    const details = [
      ...(missing.length === 0 ? [] : [`brakuje: ${some(missing)}`]),
      ...(extra.length === 0 ? [] : [`za dużo: ${some(extra)}`]),
    ];
    return `talia nie składa się dokładnie z kart tej gry; ${details.join('; ')}`;
  },

  withoutPoints: (_names, { map }) =>
    `${map} nie ma punktów: można na niej grać, ale nie da się jej narysować`,
  nameMissing: (_names, { id }) => `brakuje nazwy ${id}`,

  isView: () => 'to jest widok z ukrytymi informacjami; do akcji potrzebny jest cały stan',
  hiddenCards: () => 'ten widok nie pokazuje wszystkich kart; punkty są znane na koniec gry',
  otherView: () => 'tego widoku biblioteka nie mogła utworzyć',
  noSuchViewer: () => 'widok należy do gracza albo do widza',
  notAccepted: () => 'funkcja tego nie przyjmuje',
  notALibrary: (_names, { functions }) =>
    `potrzebny jest obiekt z createLibrary lub createEngine, z funkcjami ${listed(functions)}`,
  noNames: () => 'potrzebna jest mapa albo stan gry',
  nothingToPick: () => 'nie ma z czego wybierać',
  otherGame: () => 'ten stan ma inną mapę, innych graczy lub inne opcje niż poprzedni',
  notTheirDecision: () => 'nie decyduje gracz tego widoku, więc nie wiadomo, co jest dozwolone',
  eventsDoNotFit: () => 'te zdarzenia nie następują po tym widoku',
  noEvents: () => 'zdarzenia ma tylko udana akcja',
  otherNumberOfPlayers: (_names, { players, found }) =>
    `ta gra jest na ${counted(players, PLAYER)}, a nie na ${found}`,
  notForTheLobby: (_names, { option, open }) =>
    `gospodarz nie pozwala wybrać opcji ${option}${
      open.length === 0 ? '' : `, tylko ${open.join(', ')}`
    }`,
  noListOfOptions: () => 'potrzebna jest lista nazw opcji',
  dealIsTaken: (_names, { action }) =>
    `akcja tej biblioteki nazywa się ${action}, tak jak ruch rozpoczynający grę`,
  notAnEngine: () => 'potrzebny jest silnik z createEngine lub createLibrary',
  noListsOfParts: () => 'mapy i moduły muszą być listami',
  twoLanguages: (_names, { language, other }) =>
    `te słowa muszą być w jednym języku, a są w językach ${language} i ${other}`,
  notWords: () => 'słowa muszą być funkcjami nazwanymi tak, jak to, co opisują',
  wrongDepth: (_names, { most }) => `głębokość musi być liczbą całkowitą od 0 do ${most}`,

  routeNamedOtherwise: (_names, { route, id }) =>
    `trasa ${route} nie może mieć identyfikatora ${id}`,
  placeTwice: (_names, { place }) => `miejsce ${place} występuje dwa razy`,
  provinceTwice: (_names, { province }) => `prowincja ${province} występuje dwa razy`,
  cityTwice: (_names, { city }) => `miasto ${city} jest w dwóch prowincjach`,
  notForHouses: (_names, { city, letter }) =>
    `${city} to miejsce rodzaju ${letter} i nie należy do żadnej prowincji`,
  cityWithoutProvince: (_names, { city }) => `miasto ${city} nie należy do żadnej prowincji`,
  noSuchProvince: (_names, { province, nearest }) =>
    `nie ma prowincji ${province}${meant(nearest)}`,
  tokensShort: (_names, { letter, cities, tokens }) =>
    `litera ${letter}: ${counted(cities, CITY)}, a tylko ${counted(tokens, TOKEN)}`,
  routeEndsWhereItBegins: (_names, { route }) => `trasa ${route} kończy się tam, gdzie zaczyna`,
  routeEndsNowhere: (_names, { route, end }) =>
    `trasa ${route} kończy się w miejscu ${end}, którego nie ma`,
  noSuchExit: (_names, { field, exit, kind }) =>
    `pole ${field} ma wyjście ${exit}, które nie jest trasą ${kind === 'land' ? 'lądową' : 'morską'}`,
  playersTheWrongWay: (_names, { players }) =>
    `liczba graczy ma rosnąć, a nie iść od ${players.join(' do ')}`,
  nobodyStarts: () => 'żaden kolonista nigdzie nie zaczyna',
  startsOutsideCapital: (names, { kind, start }) =>
    `${names.colonist(kind)} zaczyna w miejscu ${start}, które nie jest stolicą`,
  noRouteFromStart: (_names, { kind, start }) =>
    `z miejsca ${start} nie prowadzi żadna trasa ${kind === 'land' ? 'lądowa' : 'morska'}`,
  cutOff: (_names, { city }) => `do miejsca ${city} nie da się dotrzeć`,
  labelOfNothing: (_names, { id }) => `jest nazwa dla ${id}, którego nie ma`,
  noPointFor: (_names, { id }) => `brakuje punktu dla ${id}`,
  pointOfNothing: (_names, { id }) => `jest punkt dla ${id}, którego nie ma`,

  scoresBeforeEnd: () => 'jest wynik, ale gra nie jest zakończona',
  otherScores: (_names, { recorded, counted: right }) =>
    `wynik powinien wynosić ${right.join(', ')}, a nie ${recorded.join(', ')}`,
  oldLog: (_names, { version }) =>
    `ten zapis jest w wersji 1, która tasowała inaczej; zamiast ziarna podaj w nim, co rozdano, i wpisz wersję ${version}`,
  newerVersion: (_names, { version, present }) =>
    `wersja ${version} pochodzi z nowszego concordia-rules; zainstaluj go, bo ten czyta najwyżej wersję ${present}`,
  noVersion: (_names, { present }) =>
    `brakuje wersji; dziś jest to ${present} i zawsze się ją zapisuje: utwórz to na nowo z akcji gry`,
  tooManyNotes: (_names, { notes, most }) => `notatek jest ${notes}, a może być najwyżej ${most}`,
  notInOrder: (_names, { most }) => `to musi następować po poprzednim, a akcji jest ${most}`,
  noSuchPiece: (_names, { piece, at }) => `nie ma tu czego poprawiać (${piece}): ${at}`,
  otherStart: () => 'ten stan ma inną mapę, innych graczy lub inne opcje niż zapis',
  startIsOpen: () => 'ten zapis zaczyna się od stanu, w którym widać wszystko',

  tooManyTags: (_names, { most }) => `znaczników jest więcej niż ${most}`,
  tooManyClauses: (_names, { most }) => `akcji jest więcej niż ${most}`,
  tooManyLines: (_names, { most }) => `wierszy i komentarzy jest więcej niż ${most}`,
  tooManyCorrections: (_names, { most }) => `korekt jest więcej niż ${most}`,
  brokenTag: (_names, { example }) => `znacznik zapisuje się tak: ${example}`,
  tagTwice: (_names, { tag }) => `znacznik ${tag} występuje dwa razy`,
  unknownTag: (_names, { tag, nearest }) =>
    `nie ma znacznika ${tag}${meant(nearest) || '.'} Jeśli to notatka, napisz [meta.${tag} "..."]`,
  noJson: () => 'to nie jest JSON',
  otherVersion: (_names, { text, version }) =>
    Number(text) > version
      ? `ten zapis jest w wersji ${text}; zainstaluj nowszy concordia-rules, bo ten czyta wersję ${version}`
      : `ten zapis jest w wersji ${text}; obecna wersja to ${version}`,
  mapMissing: (_names, { example }) => `podaj mapę, na przykład ${example}`,
  playersMissing: (_names, { example }) => `podaj graczy, na przykład ${example}`,
  wrongPlayers: (_names, { least, most }) =>
    `podaj od ${least} do ${most} graczy, oddzielonych przecinkami`,
  noNumber: (_names, { text }) => `${quoted(text)} nie jest liczbą całkowitą`,
  ambiguous(_names, { text, expected, more = 0 }) {
    const meanings = more === 0 ? expected : [...expected, 'coś innego'];
    return `${quoted(text)} może znaczyć ${either(meanings)}`;
  },
  displayMissing: () => 'podaj najpierw karty wystawki w [Display "..."]',
  seedOrDraws: () => 'podaj ziarno albo to, co wylosowano przy stole',
  yesOrNo: () => 'napisz yes (tak) albo no (nie)',
  actionInComment: (_names, { text }) =>
    `${quoted(text)} czyta się jak akcję; zmień go albo zostaw przed średnikiem jedną spację`,
  noSuchWord: (_names, { text, nearest }) =>
    `nic się tu nie nazywa ${quoted(text)}${meant(nearest)}`,
  afterGame: (_names, { text }) => `${quoted(text)} następuje po zakończeniu gry`,
  otherTurn: (_names, { player, decision }) => `teraz nie gra ${player}: ${decision}`,
  notPossible: (_names, { text, decision, nearest }) =>
    `${quoted(text)} nie jest tu możliwe: ${decision}${meant(nearest)}`,
  otherwiseDone: (_names, { text, happened }) =>
    `${quoted(text)} to nie jest to, co się stało${happened.length === 0 ? '' : `: ${happened.join('; ')}`}`,
  otherPrice: (_names, { nearest }) => `cena się nie zgadza; napisz ${quoted(nearest)}`,
  tooManyWords: (_names, { text }) => `${quoted(text)} jest dłuższe niż jakakolwiek akcja`,
  noWholeAction: (_names, { text }) => `${quoted(text)} nie jest całą akcją`,
  cardNotSeen: (_names, { card }) =>
    `żaden wiersz nie mówi, kiedy odkryto kartę ${card}; podaj karty w [Display] i [Deck] albo napisz + ${card}`,
  tokenNotKnown: (names, { city, goods }) =>
    `nie wiadomo, jaki żeton ma miasto ${city} (${either(goods.map(names.good))}); podaj go w [Cities]`,
  markerNotKnown: (names, { province, goods }) =>
    `nie wiadomo, jaki żeton bonusu ma prowincja ${province} (${either(goods.map(names.good))}); podaj go w [Bonus]`,
  drawNotKnown: (names, { tag, place, pieces }) =>
    `w [${tag}] nie wiadomo, co wylosowano na miejscu ${place} (${either(pieces.map(pieceIn(names)))}); podaj to tam`,
  drawsInFull: (_names, { tag, part }) =>
    `w [${tag}] trzeba zapisać wszystko: „?” zastępuje to, czego nikt nie wie, tylko bez ziarna i gdy zasady ${part} mówią, skąd się losuje`,
  otherMarkerNoted: (names, { province, good }) =>
    `przy tych żetonach miast żeton bonusu nie może pokazywać tego dobra (${names.province(province)}: ${names.good(good)})`,
  wrongTurnNumber: (_names, { turn, round, found }) =>
    `to jest tura ${turn} gry, w rundzie ${round}, a nie ${found}; czy brakuje wiersza?`,
  afterEnd: () => 'zapis kończy się przed tym miejscem',
  wrongCorrection: (_names, { text }) => `„${text}” nie mówi, co jest poprawiane`,
  variationOfNothing: (_names, { most }) =>
    `wariant stoi po wierszu, który zastępuje, a jeden w drugim może ich być najwyżej ${most}`,
  notInVariation: (_names, { text }) => `„${text}” nie może należeć do wariantu`,
  commentTooLong: (_names, { most }) => `ten komentarz ma więcej niż ${most} znaków`,
  commentNotClosed: () => 'komentarz, który się tu zaczyna, musi kończyć się znakiem }',

  ...partFaults,
  ...definitionFaults,
};

/** Faults quote at most this many characters. */
const MOST_QUOTED = 80;

function quoted(text: string): string {
  return `„${text}${text.length < MOST_QUOTED ? '' : '…'}”`;
}

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

function someOf(cards: readonly string[]): string {
  const rest = cards.length - MAX_NAMED;
  const named = cards.slice(0, MAX_NAMED).join(', ');
  return rest > 0 ? `${named} i jeszcze ${rest}` : named;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'true lub false',
  array: 'lista',
  object: 'obiekt',
  record: 'obiekt',
  function: 'funkcja',
  null: 'nic',
  undefined: 'nic',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

const UNITS: Readonly<Record<string, NounForms>> = {
  string: noun('znak', 'znaki', 'znaków'),
  array: noun('wpis', 'wpisy', 'wpisów'),
};

/** Kinds of things with names, after `nie ma`. */
const WHAT: Readonly<Record<string, string>> = {
  actionType: 'rodzaju akcji',
  card: 'karty',
  cardSet: 'zestawu kart',
  city: 'miasta',
  display: 'wystawki',
  good: 'dobra',
  map: 'mapy',
  place: 'miejsca',
  province: 'prowincji',
  module: 'modułu',
  role: 'roli',
  specialist: 'specjalisty',
  startingGoods: 'początku',
  tile: 'kafelka',
  word: 'słowa',
};

const PHASES = {
  playing: 'gra jest w toku',
  finalRound: 'to jest ostatnia runda',
  finished: 'gra jest zakończona',
} as const;

function orList(words: readonly string[]): string {
  return either(words.map((word) => `„${word}”`));
}
