/** The words of the command line in Polish. */
import { counted, either, listed, meant, noun } from '../../languages/pl/grammar';
import type { RulesThing } from '../../testing/rulebook/faults';
import { timeInWords } from '../archive/pace';
import type { What } from '../ask/faults';
import { printable } from '../printable';
import type { Expected, FileTrouble, LineAndColumn, NotJson } from '../words';
import type { CliWords } from './words';

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'nie ma takiego pliku ani katalogu',
  folder: 'to jest katalog',
  noFolder: 'część ścieżki nie jest katalogiem',
  denied: 'brak dostępu',
  exists: 'ta nazwa już istnieje',
  full: 'dysk jest pełny',
  link: 'to jest dowiązanie symboliczne; podaj sam plik',
  noFile: 'to jest urządzenie lub potok, a nie plik',
  notReplaced: 'plik już istnieje; --force go zastępuje',
  other: 'coś się nie udało',
};

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'wartość',
  'value or ]': 'wartość lub ]',
  key: 'klucz w cudzysłowie',
  'key or }': 'klucz w cudzysłowie lub }',
  ':': 'dwukropek po kluczu',
  ', or ]': 'przecinek lub ]',
  ', or }': 'przecinek lub }',
  end: 'koniec',
};

const FOUND: Readonly<Record<string, string>> = {
  comment: 'komentarz, którego JSON nie zna',
  'single quote': 'apostrof',
  end: 'koniec tekstu',
};

const UNKNOWN = {
  map: 'Nie ma takiej mapy',
  city: 'Nie ma takiego miasta',
  card: 'Nie ma takiej karty',
} as const;

/** As the subject of a sentence; verbs beside it must not show a gender. */
function named(file: string | undefined): string {
  if (file === undefined) return 'zawartość';
  return file === '-' ? 'wejście standardowe' : printable(file);
}

/** After a negation: `nie można odczytać wejścia standardowego`. */
function ofNamed(file: string | undefined): string {
  if (file === undefined) return 'zawartości';
  return file === '-' ? 'wejścia standardowego' : printable(file);
}

/** The system's own message may be in any language. */
function troubled({ trouble, said }: FileTrouble): string {
  return said === undefined ? TROUBLES[trouble] : `${TROUBLES[trouble]} (${said})`;
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  const place = line === undefined ? `kolumna ${column}` : lineAndColumn(line, column);
  return `${place}: ${why}`;
}

function inLine(line: number | undefined): string {
  return line === undefined ? '' : `; wiersz ${line} jest niepełny`;
}

function lineAndColumn(line: number, column: number): string {
  return `wiersz ${line}, kolumna ${column}`;
}

function jsonReason(fault: NotJson): string {
  if (!('expected' in fault)) {
    return 'tekst w cudzysłowie nie ma końca albo zawiera znak, którego nie można tam wpisać wprost';
  }
  const { found, expected } = fault;
  return `powinno być: ${EXPECTED[expected]}, a jest: ${FOUND[found] ?? found}`;
}

/** After a negation. */
const WHAT: Readonly<Record<What, string>> = {
  card: 'karty',
  city: 'miasta',
  game: 'gry',
  god: 'boga ani specjalisty',
  good: 'dobra',
  map: 'mapy',
  player: 'gracza',
  tile: 'kafelka',
};

const ANSWERS = noun('odpowiedź', 'odpowiedzi', 'odpowiedzi');

const SCENARIOS = noun('scenariusz', 'scenariusze', 'scenariuszy');
const MISTAKES = noun('błąd', 'błędy', 'błędów');

const RULE_THINGS: Readonly<Record<RulesThing, string>> = {
  city: 'miasto',
  fact: 'stwierdzenie',
  good: 'dobro',
  JSON: 'JSON',
  number: 'liczba',
  player: 'gracz',
  province: 'prowincja',
};

const REFUSAL_PARTS = {
  code: 'Kod',
  rule: 'Zasada',
  reason: 'Powód',
  place: 'Miejsce',
} as const;

export const POLISH_WORDS: CliWords = {
  faults: {
    notUtf8: ({ file }) => `${named(file)} nie jest tekstem w UTF-8`,
    tooLarge: ({ file, megabytes }) => `${named(file)} przekracza ${megabytes} MB`,
    empty: ({ file }) =>
      file === undefined ? 'brak danych' : `${named(file)} nie zawiera żadnych danych`,
    packedCut: ({ file, line }) => `${named(file)} urywa się w środku${inLine(line)}`,
    packedBroken: ({ file, line }) =>
      `nie można rozpakować ${ofNamed(file)} do końca${inLine(line)}`,
    packedGrows: ({ file, line, times }) =>
      `${named(file)} po rozpakowaniu rośnie ponad ${times}-krotnie, czego nie robi żadne archiwum${inLine(line)}`,
    noZstd: ({ file, needs, version }) =>
      `nie można rozpakować ${ofNamed(file)}: Node.js czyta format zstd od wersji ${needs}, a to jest ${version}; najpierw rozpakuj: zstd -dc`,
    manyGames: ({ file }) => `${named(file)} ma kilka gier; wybierz jedną, na przykład --game 3`,
    noSuchGame: ({ file, game, games }) =>
      `${named(file)} nie ma gry ${game}; liczba gier: ${games}`,
    notRead: ({ file, ...trouble }) => `nie można odczytać ${ofNamed(file)}: ${troubled(trouble)}`,
    notAFile: () => TROUBLES.noFile,
    notJson: ({ file, line, column, ...fault }) =>
      `${named(file)} nie jest w formacie JSON; ${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      `${named(file)} nie jest w formacie YAML${column === undefined ? '' : `; ${placed({ line, column }, 'dalszy ciąg jest niezrozumiały')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      `${named(file)} nie jest w formacie YAML; ${placed(at, `klucz ${key} występuje dwa razy`)}`,
    nestedTooDeeply: ({ file, most }) =>
      `${named(file)} ma za dużo poziomów zagnieżdżenia, ponad ${most}`,
    tooManyValues: ({ file }) => `${named(file)} ma za dużo wartości; żaden zapis gry tylu nie ma`,
    tooLongForYaml: ({ file, kilobytes }) =>
      `${named(file)} nie jest w formacie JSON, a na YAML jest tego za dużo: ponad ${kilobytes} KB`,
    aliasesMultiply: ({ file }) => `${named(file)} rozrasta się przez swoje aliasy`,
    tooManyAliases: ({ file, aliases, most }) =>
      `${named(file)} ma ${counted(aliases, noun('alias', 'aliasy', 'aliasów'))}, a może najwyżej ${most}`,
    noLogInFolder: ({ endings }) =>
      `nie ma tam zapisu gry: żadna nazwa pliku nie kończy się na ${endings}`,
    noExamples: () => 'ten pakiet nie ma przykładów',
    examplesNotRead: (trouble) => `nie można odczytać przykładów: ${troubled(trouble)}`,
    inputTaken: () => 'wejście standardowe jest zajęte przez odpowiedzi; podaj plik',
    notWritten: ({ file, ...trouble }) =>
      `nie można zapisać ${ofNamed(file)}: ${troubled(trouble)}`,
    notRemoved: ({ file, ...trouble }) => `nie można usunąć ${ofNamed(file)}: ${troubled(trouble)}`,
    noDraft: ({ file }) => `${named(file)} nie jest szkicem arkusza i pozostaje bez zmian`,
    workerDied: () => 'sprawdzanie tego zapisu dwa razy przerwało wątek',
    noStrategy: ({ file }) =>
      `${named(file)} nie eksportuje strategy: obiektu z name i funkcją choose`,
    noSuchLibrary: ({ file }) =>
      `${named(file)} nie jest ani plikiem, ani zainstalowanym tu pakietem`,
    noLibrary: ({ file }) =>
      `${named(file)} nie eksportuje ani map, ani modułów, ani biblioteki: list o nazwach maps i modules albo wyniku createLibrary pod nazwą library lub jako domyślny`,
    neverLoaded: ({ file }) =>
      `nie można załadować ${ofNamed(file)}: czeka na coś, co nigdy nie nadchodzi`,
    badLibrary: ({ file, error }) => `nie można utworzyć biblioteki z ${ofNamed(file)}: ${error}`,
    notLoaded: ({ file, error }) => `nie można załadować ${ofNamed(file)}: ${error}`,
    strategyThrew: ({ strategy, error }) => `strategia ${strategy} zgłosiła błąd: ${error}`,
    notAllowed: ({ strategy, chosen }) =>
      `strategia ${strategy} wybrała niedozwoloną akcję: ${chosen}`,
    notWholeNumber: ({ least, most }) => `To musi być liczba całkowita od ${least} do ${most}.`,
    notPlayers: ({ least, most }) =>
      `To musi być liczba od ${least} do ${most} albo tyle imion oddzielonych przecinkami.`,
    unknownStrategy: ({ known, nearest }) =>
      `To musi być ${known.join(', ')} albo plik z końcówką .js, .mjs lub .cjs${meant(nearest) || '.'}`,
    inputTwice: () => 'Wejście standardowe można odczytać tylko raz.',
    notForSeveral: ({ option }) => `${option} wymaga jednego pliku albo wejścia standardowego`,
    notNameAndValue: () => 'To musi być nazwa i tekst, na przykład place=Roma.',
    unknownThing: ({ what, nearest }) => `${UNKNOWN[what]}${meant(nearest) || '.'}`,
    fileMissing: () => 'brakuje pliku albo --ask',
    saveWithoutAsk: () => '--save wymaga --ask',
    noCommand: () => 'brakuje polecenia',
    unknownOption: ({ option }) => `nie ma opcji ${option}`,
    unknownCommand: ({ command }) => `nie ma polecenia ${command}`,
    argumentMissing: ({ argument }) => `brakuje argumentu ${argument}`,
    valueMissing: ({ option }) => `brakuje wartości opcji ${option}`,
    tooManyArguments: () => 'za dużo argumentów',
    badValue: ({ argument, value, why, choices }) =>
      `wartość ${value} nie pasuje do ${argument}. ${choices === undefined ? why : `Do wyboru: ${choices.join(', ')}.`}`,
    optionsConflict: ({ option, other }) => `opcji ${option} nie można łączyć z ${other}`,
    wrongUsage: ({ said }) => `niezrozumiałe polecenie (${said})`,
    wentWrong: ({ error }) => `błąd wewnętrzny: ${error}`,
  },
  told: {
    error: (message) => `błąd: ${message}`,
    warning: (message) => `ostrzeżenie: ${message}`,
    rule: (code, rule) => `${code}, zasada ${rule}`,
    moreFaults: (count) => `jeszcze ${counted(count, noun('błąd', 'błędy', 'błędów'))}:`,
    alsoAt: (place, message) => `${place}: ${message}`,
    top: 'całość',
    line: lineAndColumn,
    wrongAt: (place) => `błąd w zapisie gry (${place})`,
    when: 'kiedy',
    action: 'akcja',
    why: 'powód',
    afterEnd: 'po końcu gry',
    deciding: ({ turn, player, seat, decision }) =>
      `tura ${turn}, decyduje ${player} (miejsce ${seat}): ${decision}`,
    atTurn: (turn) => `tura ${turn}`,
    moreCharacters: (count) => `... (jeszcze ${counted(count, noun('znak', 'znaki', 'znaków'))})`,
    nothing: 'nic',
    useHelp: '(więcej: --help)',
    outputNotWritten: (trouble) => `nie można zapisać wyniku: ${troubled(trouble)}`,
  },
  terms: {
    decimal: (value) => value.toFixed(1).replace('.', ','),
    range: (from, to) => `${from} do ${to}`,
    commas: (items) => items.join(', '),
    time: (seconds) => timeInWords(seconds).replace('.', ','),
  },
  help: {
    frame: {
      usage: 'Użycie:',
      arguments: 'Argumenty:',
      options: 'Opcje:',
      globalOptions: 'Opcje ogólne:',
      commands: 'Polecenia:',
      anyOptions: 'opcje',
      anyCommand: 'polecenie',
      choices: (values) => `do wyboru: ${values.join(', ')}`,
      byDefault: (value) => `domyślnie: ${value}`,
      noted: (description, notes) => `${description} (${notes.join('; ')})`,
      help: 'wyświetla tę pomoc',
      helpCommand: 'wyświetla pomoc do polecenia',
      version: 'wyświetla numer wersji',
    },
    values: {
      card: 'karta',
      cards: 'karty',
      city: 'miasto',
      count: 'liczba',
      file: 'plik',
      fileOrPackage: 'plik lub pakiet',
      folder: 'katalog',
      format: 'format',
      id: 'id',
      ids: 'id',
      language: 'język',
      log: 'zapis',
      logs: 'zapisy',
      name: 'nazwa',
      nameAndText: 'nazwa=tekst',
      nameAndValue: 'nazwa=wartość',
      nameOrFile: 'nazwa lub plik',
      number: 'liczba',
      players: 'gracze',
      points: 'punkty',
      set: 'zestaw',
      table: 'tabela',
      text: 'tekst',
    },
    program: {
      about: 'Podlicza, sprawdza, odtwarza i symuluje gry w Concordię. Program nieoficjalny.',
      notes: [
        'Pliki są w formacie JSON lub YAML, zapisy gier także jako tekst; - to wejście standardowe. Z opcją --json polecenie wypisuje JSON.',
        'Kody wyjścia: 0 powodzenie, 1 odmowa (błędny zapis, błędny arkusz, nieczytelny plik), 2 niewłaściwe użycie.',
      ],
      lang: 'język wszystkich komunikatów; domyślnie język terminala',
      library: 'JavaScript, który eksportuje własne mapy i moduły albo bibliotekę',
    },
    game: {
      map: 'mapa; listę podaje „concordia maps”',
      players: 'liczba graczy albo ich imiona: Anna,Ben',
      seed: 'ziarno wszystkich tasowań',
      cards: 'zestaw kart; domyślnie concordia, a w drużynach venus',
      teams: 'gra w drużynach po dwoje, dla czterech lub sześciu graczy (R-9.4)',
      bought: 'kupowanie pierwszych dóbr (R-8.1)',
      wineDisplay: 'strona wystawki z winem (R-2.3)',
      intermediate: 'punktacja także przy pierwszym Trybunie (R-7.1)',
      salt: 'gra z solą (R-11.1)',
      forum: 'gra z forum (R-12.1)',
      module: 'gra z modułem z --library',
      option: 'ustawia opcję takiego modułu',
    },
    log: {
      date: 'data gry, do zapisu',
      place: 'miejsce gry, do zapisu',
      comment: 'komentarz, do zapisu',
    },
    logs: {
      logs: 'zapisy gier, jako JSON, YAML lub tekst; katalogi z nimi; teksty z kilkoma grami; pliki z zapisem w każdym wierszu (NDJSON); wszystko także spakowane przez gzip lub zstd; - to wejście standardowe',
      jobs: 'liczba zapisów czytanych równocześnie',
      source: 'jak nazwać wejście, na przykład tak jak plik, którego jest częścią',
      firstLine: 'numer jego pierwszego wiersza w tym pliku',
    },
    score: {
      about: 'podlicza grę rozegraną przy stole',
      file: 'arkusz punktacji, JSON lub YAML; - to wejście standardowe',
      ask: 'pyta o wpisy do arkusza; z plikiem: zmienia ten arkusz',
      save: 'zapisuje arkusz do pliku, .json lub .yaml',
      force: 'pozwala opcji --save zastąpić istniejący plik',
      intermediate: 'liczy tylko karty, jak w punktacji pośredniej (R-7.1)',
      json: 'wypisuje punkty jako JSON',
    },
    validate: {
      about: 'sprawdza zgodność zapisów gier z zasadami, akcja po akcji',
      quiet: 'wypisuje tylko zapisy z błędami',
      json: 'wypisuje wynik jako JSON; przy kilku zapisach po jednym wierszu',
    },
    table: {
      about: 'wypisuje gry jako tabelę: wiersz na grę, gracza, turę lub akcję',
      table: 'która tabela',
      to: 'csv lub ndjson',
      noHeader: 'bez nazw kolumn, dla części, które się łączy',
      raw: 'teksty w CSV bez zmian, także te, które arkusz kalkulacyjny bierze za formuły',
    },
    find: {
      about: 'wybiera gry z archiwum i wypisuje ich zapisy lub id',
      to: 'json (po jednym wierszu), text lub id',
      id: 'gry z jednym z tych id, oddzielonych przecinkami',
      map: 'gry na mapie',
      players: 'gry z tyloma graczami',
      module: 'gry z modułem',
      tag: 'gry z tekstem w notatce, na przykład place=Roma',
      finished: 'gry zakończone',
      result: 'gry z tym wynikiem, na przykład 95,95,91',
      player: 'gry, w których gracz o tym imieniu zrobił to, co niżej',
      won: '... wygrał',
      opening: '... zagrał najpierw te karty',
      city: '... zbudował dom w mieście',
      card: '... kupił kartę',
    },
    convert: {
      about: 'zamienia zapisy gier z JSON na czytelny tekst i odwrotnie',
      logs: 'zapis gry, JSON, YAML lub tekst, albo kilka w jednym pliku; - to wejście standardowe',
      to: 'json lub text; domyślnie drugi z tych formatów',
      json: 'to samo co --to json',
      game: 'tylko ta gra z kilku, licząc od 1',
      narrate: 'w tekście zapisuje też zdarzenia, których nikt nie wybrał',
      save: 'zapisuje wynik do pliku',
      force: 'pozwala opcji --save zastąpić istniejący plik',
    },
    replay: {
      about: 'odtwarza grę tura po turze i pokazuje punkty',
      log: 'zapis gry, JSON, YAML lub tekst; - to wejście standardowe',
      game: 'która z kilku gier w pliku, licząc od 1',
      svg: 'rysuje planszę na koniec jako SVG, do pliku lub na wyjście standardowe',
      force: 'pozwala opcji --svg zastąpić istniejący plik',
      to: 'zatrzymuje się po tylu akcjach',
      json: 'wypisuje stan końcowy jako JSON',
    },
    new: {
      about: 'przygotowuje grę i wypisuje jej stan jako JSON',
      log: 'wypisuje zapis bez akcji zamiast stanu',
      json: 'bez skutku: wynik to zawsze JSON',
    },
    simulate: {
      about: 'rozgrywa gry botów i wypisuje podsumowanie',
      games: (most) => `liczba gier, najwyżej ${most}`,
      strategy: (known) =>
        `strategia wszystkich graczy: ${known.join(', ')} albo własny plik JavaScript`,
      against: 'turniej: strategia na co drugim miejscu',
      save: 'zapisuje pierwszą grę do pliku',
      logs: 'zapisuje wszystkie zakończone gry, po jednej w wierszu',
      force: 'pozwala opcjom --save i --logs zastąpić istniejące pliki',
      json: 'wypisuje podsumowanie jako JSON',
    },
    analyse: {
      about: 'pokazuje szanse na wygraną przed każdą turą gry',
      sims: 'ile razy każda pozycja jest rozgrywana do końca',
      seed: 'ziarno losu; to samo ziarno daje te same szanse',
      svg: 'rysuje szanse także jako SVG, do pliku',
      force: 'pozwala opcji --svg zastąpić istniejący plik',
      json: 'wypisuje po wierszu JSON na turę, gdy tylko jest gotowy, a potem punkty zwrotne',
    },
    play: {
      about: 'pozwala zagrać przeciw botom',
      against: (known) => `strategia pozostałych: ${known.join(', ')} albo własny plik JavaScript`,
      seat: 'własne miejsce, licząc od 1',
      save: 'zapisuje grę po każdej turze: do .json jako JSON, w innym razie jako tekst',
      from: 'kontynuuje grę z pliku: JSON, YAML lub tekst',
      force: 'pozwala opcji --save zastąpić istniejący plik',
    },
    maps: { about: 'wypisuje listę map', json: 'wypisuje listę jako JSON' },
    map: {
      about: 'pokazuje planszę: prowincje, miasta i ich litery, trasy, start',
      id: 'mapa; listę podaje „concordia maps”',
      svg: 'rysuje planszę jako SVG, do pliku lub na wyjście standardowe',
      force: 'pozwala opcji --svg zastąpić istniejący plik',
      json: 'wypisuje dane mapy jako JSON',
    },
    perft: {
      about: 'liczy dozwolone ciągi akcji od początku gry',
      depth: (most) => `liczba akcji z rzędu, najwyżej ${most}`,
      json: 'wypisuje liczby jako JSON',
    },
    rulebook: {
      about: 'rozgrywa scenariusze z plików .rules i pokazuje, które się nie zgadzają',
      files: 'scenariusze; domyślnie księga zasad pakietu; - to wejście standardowe',
      vectors:
        'zamiast tego zapisuje je jako wektory testowe (NDJSON), do pliku lub na wyjście standardowe',
      force: 'pozwala opcji --vectors zastąpić istniejący plik',
      json: 'wypisuje raport jako JSON',
    },
    serve: {
      about:
        'odpowiada innym programom: JSON-RPC 2.0, jeden komunikat w każdym wierszu standardowego wejścia i wyjścia',
      describe: 'wypisuje metody jako dokument OpenRPC',
    },
    words: {
      about: 'wypisuje słowa, których językowi jeszcze brakuje, każde pod tekstem angielskim',
      language: 'kod języka, na przykład it',
    },
    example: {
      about: 'wypisuje listę przykładów albo zapisuje jeden z nich w katalogu',
      id: 'przykład do zapisania',
      folder: 'gdzie go zapisać; domyślnie katalog o tej samej nazwie',
      force: 'zastępuje istniejące pliki',
      json: 'wypisuje jako JSON listę albo to, co zapisano',
    },
  },
  ask: {
    faults: {
      wrongSize: (_names, { most, least = 0 }) =>
        most === undefined ? `co najmniej ${least}` : `najwyżej ${most}`,
      answerMissing: () => 'wpisz odpowiedź albo ? po pomoc',
      notKnown(_names, { what, word, nearest, known = [] }) {
        const rest = known.length === 0 ? meant(nearest) : `; do wyboru: ${known.join(', ')}`;
        return `nie ma ${WHAT[what]} ${word}${rest}`;
      },
      severalMeant: (_names, { word, found, more }) =>
        `${word} może oznaczać ${either(found)}${more === 0 ? '' : ` (i jeszcze ${counted(more, noun('możliwość', 'możliwości', 'możliwości'))})`}`,
      nothingCounted: (_names, { count }) => `napisz, czego jest ${count}`,
      neitherYesNorNo: () => 'odpowiedz tak lub nie',
      noWholeNumber: (_names, { found }) => `wpisz liczbę całkowitą, a nie ${found}`,
      nobodyPlayed: () => 'ktoś musiał grać',
      oddNames: (_names, { names: count }) =>
        `podaj po dwóch graczy na drużynę, a nie ${counted(count, noun('gracza', 'graczy', 'graczy'))} w sumie`,
      minervaNotNamed: () => 'podaj nazwy kart Minerwy, na przykład farmer lub kowal',
      whichGoods: (_names, { goods }) =>
        `podaj nazwy dóbr albo wpisz ${counted(goods.length, NUMBERS)}: ${goods.join(', ')}`,
      firstQuestion: () => 'to jest pierwsze pytanie',
      answerTooLong: () => 'odpowiedź jest za długa',
      endedEarly: (_names, { draft }) =>
        draft === undefined
          ? 'odpowiedzi skończyły się za wcześnie; niczego nie zapisano'
          : `odpowiedzi skończyły się za wcześnie; zapisano je w ${draft}`,
      endedByQuit: (_names, { draft }) =>
        draft === undefined
          ? 'przerwano; niczego nie zapisano'
          : `przerwano; twoje odpowiedzi zapisano w ${draft}`,
      interrupted: (_names, { draft }) =>
        draft === undefined
          ? 'niczego nie zapisano'
          : `twoje odpowiedzi zapisano w ${draft}; to samo polecenie do nich wraca`,
      draftFound: (_names, { since }) => `Wrócić do arkusza z ${since}? [tak]`,
      draftHelp: () => 'tak: dalej od miejsca przerwania; nie: od nowa, bez tamtych odpowiedzi',
      draftTaken: (_names, { taken, answers }) =>
        taken === answers
          ? `przejęto ${counted(taken, ANSWERS)}`
          : `przejęto ${taken} z ${answers} odpowiedzi; pozostałe już nie pasują, więc podasz je jeszcze raz`,
      draftNotKept: (_names, { why }) => `twoje odpowiedzi nie są zapisywane: ${why}`,
      otherEnding: (_names, { file, endings }) =>
        `nie można zapisać ${file}: nazwa musi się kończyć na ${endings.join(', ')}`,
      inputNotRead: (_names, { why }) => `nie można odczytać wejścia standardowego: ${why}`,
    },
    greeting: 'Enter przyjmuje [ ], ? pomaga, < cofa, koniec przerywa.',
    answers: {
      back: ['wstecz', 'wróć'],
      base: ['podstawowa', 'gra podstawowa'],
      done: ['gotowe', 'nic więcej'],
      hand: ['ręka', 'karty początkowe', 'ręka startowa'],
      no: ['nie'],
      nobody: ['nikt', 'żaden'],
      noMap: ['brak', 'bez mapy'],
      none: ['nic', 'brak'],
      opposite: ['naprzeciw', 'naprzeciwko'],
      quit: ['koniec', 'wyjdź'],
      teams: ['drużyny'],
      venus: ['venus', 'wenus'],
      yes: ['tak'],
    },
    and: ['i', 'oraz'],
    sentence: (clause) =>
      `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[?.)]$/.test(clause) ? '' : '.'}`,
    answer: (answer, meaning) => `${answer}: ${meaning}`,
    player: (number) => `Gracz ${number}`,
    prompt: (question) => `${question}: `,
    about: ({ player, number, players, question }) => `${player} ${number}/${players}, ${question}`,
    kind: {
      question: 'Wybierz grę',
      base: 'gra podstawowa, bez Wenus',
      venus: 'Concordia Venus, bez drużyn',
      teams: 'Concordia Venus, w drużynach po dwoje',
    },
    players: {
      question: 'Podaj graczy zgodnie z ruchem zegara',
      help: ['Imiona w kolejności miejsc, z przecinkami: Livia, Gaius.', 'Albo tylko ich liczba.'],
    },
    teams: {
      question: 'Podaj drużyny',
      opposite: 'partnerzy siedzą naprzeciw siebie.',
      help: 'Albo imiona, parami: Livia, Gaius, Flavia, Marcus.',
    },
    map: {
      question: 'Wybierz mapę',
      help: (none, maps) => `${none}: tylko liczba domów. Albo ${maps.join(', ')}.`,
    },
    byCity: {
      question: 'Podać domy według miast?',
      yes: 'podaje się miasta i, raz dla każdego, ich dobra',
      no: 'podaje się tylko liczbę domów',
    },
    salt: { question: 'Czy graliście z solą?', yes: 'sól była szóstym dobrem' },
    forum: { question: 'Czy graliście z forum?', yes: 'gracze mieli kafelki z forum' },
    module: {
      question: (name) => `Czy gra miała moduł ${name}?`,
      yes: (name) => `gra miała moduł ${name}`,
    },
    praefectusMagnus: {
      question: 'Kto ma kartę Praefectus Magnus?',
      help: 'Rozstrzyga ona remis. Imię albo jego numer, albo nikt.',
    },
    cards: {
      question: 'karty',
      help: (answer, hand) => [
        'Wszystkie karty z ręki i ze stosu kart odrzuconych, bez karty Concordia.',
        'Według nazw: ręka, 2 prefekt, farmer, Dyplomata III',
        `${answer}: karty początkowe, ${hand}`,
        'Albo liczba według bogów, ale karty Minerwy z nazwy: westa 1, mars 3, farmer',
      ],
    },
    houses: {
      question: 'domy',
      more: (count) => `domy, na razie ${count}`,
      help: (example, done) => [
        'Miasta z domami tego gracza, wszystkie lub część, i ich dobra:',
        `${example}. Potem ${done}. Nazwy lub numery:`,
      ],
      province: (name, cities) => `${name}: ${cities.join(', ')}`,
    },
    cityGood: {
      question: (city, letter) => `dobro miasta ${city} (${letter})`,
      help: (goods) => `Co produkuje to miasto: ${goods.join(', ')}.`,
    },
    byGood: {
      question: 'domy według dóbr',
      help: (goods) =>
        `Ile domów stoi w miastach produkujących każde z dóbr: cegła 3, zboże 4. ${asNumbers(goods)}`,
    },
    provinces: {
      question: 'prowincje z domem',
      help: 'Liczba prowincji, w których ten gracz ma co najmniej jeden dom.',
    },
    provincesWithTwo: {
      question: 'prowincje z dwoma domami',
      help: 'Liczba prowincji, w których ten gracz ma co najmniej dwa domy.',
    },
    sharedProvinces: {
      question: (partner) => `wspólne prowincje (${partner})`,
      help: 'Liczba prowincji, w których dom mają oboje partnerzy.',
    },
    colonists: {
      question: 'koloniści na planszy',
      help: 'Liczba kolonistów lądowych i morskich na planszy, bez tych w magazynie.',
    },
    money: { question: 'sestercje', help: 'Ile sestercji ma ten gracz.' },
    tiles: {
      question: 'kafelki z forum',
      help: 'Kafelki tego gracza, z przecinkami, nazwy lub numery:',
    },
    goods: {
      question: 'dobra w magazynie',
      help: (goods) => `Dobra w magazynie: tkanina 1, narzędzie 3. ${asNumbers(goods)}`,
    },
    concordia: {
      question: 'karta Concordia?',
      yes: 'ten gracz zakończył grę i ma tę kartę, 7 punktów',
    },
    scores: {
      question: (name) => `punkty: ${name}`,
      help: (name) => `Punkty z mapy lub modułu: ${name}.`,
    },
    bonus: {
      question: 'dodatkowe punkty',
      help: 'Punkty z samej mapy, na przykład te z Bizancjum na mapie Roma.',
    },
  },
  score: {
    concordia: 'Concordia',
    bonus: 'Bonus',
    total: 'Razem',
    rank: 'Pozycja',
    sestertii: 'Sestercje',
    team: 'Drużyna',
    winners({ names, areTeams, winners, points, isTied, paint }) {
      const all = paint(areTeams ? names.join(' oraz ') : listed(names));
      const sum = counted(points, noun('punkt', 'punkty', 'punktów'));
      if (!isTied) return `${winners === 1 ? 'Zwycięzca' : 'Zwycięzcy'}: ${all}, ${sum}`;
      const each = counted(points, noun('punkcie', 'punkty', 'punktów'));
      return `Remis: ${all}, po ${each}; rozstrzygnąłby Praefectus Magnus`;
    },
    saved: (file) => `Arkusz zapisano w ${file}`,
  },
  summary: {
    good: 'Wszystkie akcje są zgodne z zasadami.',
    corrected: (corrections) =>
      `Wszystkie akcje są zgodne z zasadami (zapis zawiera ${counted(corrections, noun('korektę', 'korekty', 'korekt'))}).`,
    onlyResult: 'Znany jest tylko wynik: nie ma czego sprawdzać.',
    map: 'Mapa',
    players: 'Gracze',
    teams: 'Drużyny',
    rules: 'Zasady',
    turns: 'Tury',
    actions: 'Akcje',
    end: 'Koniec',
    result: 'Wynik',
    note: (key) => NOTES.get(key),
    baseGame: 'gra podstawowa',
    venusCards: 'karty z gry Concordia Venus',
    inTeams: 'drużyny',
    wineDisplay: 'strona wystawki z winem',
    boughtGoods: 'pierwsze dobra kupione',
    intermediate: 'punktacja pośrednia',
    module: ({ name }) => name.charAt(0).toLowerCase() + name.slice(1),
    withoutProvinces: (count) => `bez ${count} prowincji`,
    unfinished: ({ turn, player, decision }) =>
      `gra nie jest zakończona; w turze ${turn} decyduje ${player} (${decision})`,
    over: 'gra jest zakończona',
    lastHouse: (player) => `${player} zdobywa kartę Concordia (ostatni dom zbudowany)`,
    lastCard: (player) => `${player} zdobywa kartę Concordia (ostatnia karta kupiona)`,
    scoresNow: 'Punktacja, gdyby gra skończyła się teraz:',
  },
  replay: {
    told: (sentences) => sentences.join('; '),
    nothingToDo: (player) => `${player} nie ma nic do zrobienia`,
    correction: (change) => `korekta: ${change}`,
    end: (how) => `Koniec: ${how}`,
  },
  archive: {
    total({ logs, good, wrong, unreadable, failed, duplicates }) {
      const sums = [
        counted(good, noun('dobry', 'dobre', 'dobrych')),
        counted(wrong, noun('błędny', 'błędne', 'błędnych')),
        counted(unreadable, noun('nieczytelny', 'nieczytelne', 'nieczytelnych')),
      ];
      if (failed > 0) {
        sums.push(counted(failed, noun('niesprawdzony', 'niesprawdzone', 'niesprawdzonych')));
      }
      if (duplicates > 0) {
        sums.push(counted(duplicates, noun('powtórzenie', 'powtórzenia', 'powtórzeń')));
      }
      return `${counted(logs, LOGS)}: ${sums.join(', ')}`;
    },
    pace: ({ time, perSecond }) => `${time}, ${perSecond} na sekundę`,
    stopped(logs, last) {
      const after = `zatrzymano po ${counted(logs, noun('zapisie', 'zapisach', 'zapisach'))}`;
      return last === undefined ? after : `${after}; ostatni to ${last}`;
    },
    progress: ({ percent, logs, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [`${percent}%`]),
        counted(logs, LOGS),
        `${perSecond} na sekundę`,
        ...(left === undefined ? [] : [`jeszcze ${left}`]),
      ].join(', '),
  },
  simulation: {
    played({ games, unfinished }) {
      const played = `${counted(games, noun('gra rozegrana', 'gry rozegrane', 'gier rozegranych'))} do końca`;
      if (unfinished === 0) return played;
      const forms = noun('przerwana', 'przerwane', 'przerwanych');
      return `${played}; ${counted(unfinished, forms)} przed końcem`;
    },
    average: ({ turns, actions }) =>
      `Średnio ${turns} tury i ${actions} akcji; średnie punkty według bogów:`,
    wins: ({ wins, percent, margin }) => `${wins} (${percent} ± ${margin}%)`,
    seat: 'Miejsce',
    winsHead: 'Wygrane',
    houses: 'Domy',
    team: 'Drużyna',
    strategy: 'Strategia',
    total: 'Razem',
    progress: ({ done, games, left }) =>
      left === undefined ? `gra ${done}/${games}` : `gra ${done}/${games}, jeszcze ${left}`,
  },
  analysis: {
    head: (sims) =>
      `Szansa na wygraną przed każdą turą, ± dwa błędy standardowe, i oczekiwane punkty; każda pozycja rozegrana do końca ${counted(sims, noun('raz', 'razy', 'razy'))}`,
    turn: 'Tura',
    end: 'koniec',
    percent: (percent) => `${percent}%`,
    chance: ({ percent, margin }) => `${percent} ± ${margin}%`,
    turningPoints: 'Punkty zwrotne:',
    noTurningPoints: 'Żadna tura nie zmieniła szans bardziej niż o błąd.',
    turningPoint: ({ turn, by, whose, before, after }) =>
      `Tura ${turn}, ${by}: szansa ${whose === undefined ? '' : `(${whose}) `}${before} → ${after}`,
    lastTurns: 'Ostatnie tury, które mogły dać więcej punktów:',
    lastTurn: ({ turn, by, points, most, line }) =>
      `Tura ${turn}, ${by}: ${counted(most, noun('punkt', 'punkty', 'punktów'))} zamiast ${points} (${line.join('; ')})`,
    expected: 'Oczekiwane punkty według bogów:',
    final: 'Punkty według bogów:',
    plot: (players) => `Szanse na wygraną: ${players}`,
    bands: 'Pasy pokazują dwa błędy standardowe.',
    chances: 'Szansa na wygraną',
    progress: ({ done, turns, left }) =>
      left === undefined ? `tura ${done}/${turns}` : `tura ${done}/${turns}, jeszcze ${left}`,
  },
  play: {
    answers: {
      board: ['stół'],
      help: ['pomoc'],
      map: ['plansza'],
      more: ['więcej'],
      undo: ['cofnij', 'wstecz'],
    },
    greeting: ({ player, help }) =>
      `Grasz jako ${player}. Wpisz numer możliwości albo ruch; ${help} mówi więcej.`,
    help: ({ board, map, more, undo, quit }) => [
      'numer: ta możliwość',
      'ruch taki jak w zapisie gry, cały lub skrócony; kilka oddziel średnikami',
      `${board}: co kto ma, twoja ręka i wystawka`,
      `${map}: plansza w słowach`,
      `${more}: dalsze możliwości`,
      `${undo}: cofa twoją ostatnią akcję, jeśli od tego czasu nic zakrytego nie pokazano`,
      `${quit}: kończy w tym miejscu`,
    ],
    more: ({ left, answer }) => `Jeszcze ${left}; wpisz ${answer}`,
    noMore: 'To wszystkie możliwości.',
    wrongNumber: (most) => `Wpisz numer od 1 do ${most}.`,
    noMove: 'Wpisz numer możliwości albo ruch.',
    notYours: 'Wpisz tylko własne akcje z tej tury.',
    undone: 'Cofnięto.',
    noUndo: 'Tu nie można nic cofnąć.',
    left: (file) =>
      file === undefined
        ? 'Gra kończy się w tym miejscu; niczego nie zapisano.'
        : `Gra kończy się w tym miejscu; zapisano ją w ${file}.`,
    endedEarly: (file) =>
      file === undefined
        ? 'odpowiedzi skończyły się przed końcem gry; niczego nie zapisano'
        : `odpowiedzi skończyły się przed końcem gry; zapisano ją w ${file}`,
  },
  maps: {
    id: 'Id',
    name: 'Nazwa',
    cities: 'Miasta',
    provinces: 'Prowincje',
    routes: 'Trasy',
    players: 'Gracze',
    anyPlayers: 'dowolnie',
    leftOut: (map, what) => `Na mapie ${map} nie gra się z tym: ${what}`,
  },
  map: {
    players: 'Gracze',
    anyPlayers: 'dowolna liczba',
    advised: (range) => `zalecane: ${range}`,
    size: 'Rozmiar',
    sizeOf: ({ cities, provinces }) =>
      `${counted(cities, noun('miasto', 'miasta', 'miast'))} w ${counted(provinces, noun('prowincji', 'prowincjach', 'prowincjach'))}`,
    routes: 'Trasy',
    routesOf: ({ land, sea }) =>
      `${counted(land, noun('lądowa', 'lądowe', 'lądowych'))}, ${counted(sea, noun('morska', 'morskie', 'morskich'))}`,
    start: 'Start',
    later: 'Kolejni koloniści',
    starts: ({ land = 'nigdzie', sea = 'nigdzie' }) =>
      `kolonista lądowy: ${land}; kolonista morski: ${sea}`,
    leftOut: 'Bez',
    castles: 'Zamki',
    gates: 'Bramy',
    squares: 'Pola handlowe',
    landFields: 'Pola lądowe',
    seaFields: 'Pola morskie',
    noStop: 'Bez postoju',
    crossed: ({ place, kind }) => `${place} (${kind === 'land' ? 'lądem' : 'morzem'})`,
    shared: 'Wspólne',
    sharedRoutes: (kinds) =>
      `trasy ${listed(kinds.map((kind) => ROUTES[kind]))}, dla dowolnej liczby kolonistów`,
    letters: { capital: 'stolica', castle: 'zamek', gate: 'brama', square: 'pole handlowe' },
    printedAs: (name, printed) => `${name} (na planszy: ${printed})`,
    province: 'Prowincja',
    cities: 'Miasta i ich litery',
  },
  perft: { depth: 'Głębokość', sequences: 'Ciągi' },
  rulebook: {
    faults: {
      tooLong: ({ most }) => `Tekst ma więcej znaków niż ${most}.`,
      longLine: ({ most }) => `Ten wiersz ma więcej znaków niż ${most}.`,
      manyScenarios: ({ most }) =>
        `Scenariuszy w tekście może być najwyżej ${most}; dalsze nie są rozgrywane.`,
      manyNames: ({ most }) => `Znaczników i nazw w tekście może być najwyżej ${most}.`,
      noTitle: () => 'Nad tymi wierszami brakuje tytułu.',
      noRule: () => 'Tytuł zaczyna się od numerów zasad: „R-4.3: ...”.',
      noLines: () => 'Pod tym tytułem nic nie ma.',
      givenLate: () => '„given” stoi przed wszystkim innym.',
      manyGivens: ({ most }) => `Wiersz może podać najwyżej tyle rzeczy: ${most}.`,
      belowSheet: () => 'Pod arkuszem punktacji stoją „then” i „!score -> INVALID_SHEET”.',
      manyPlayers: ({ most }) => `Na tym arkuszu jest więcej graczy niż ${most}.`,
      form: ({ example }) => `Tego nie da się odczytać. Należy napisać tak: ${example}`,
      whose: ({ example }) => `Trzeba podać, o kogo chodzi: „${example}”.`,
      unknown: ({ what, said }) => `„${said}” to nie ${RULE_THINGS[what]}.`,
      nothingAt: ({ path }) => `Nic nie ma w miejscu ${path}.`,
      noList: ({ path }) => `W miejscu ${path} nie ma listy.`,
      notInList: ({ path, item }) => `W miejscu ${path} nie ma ${item}.`,
      allowed: ({ action }) => `To jest dozwolone: ${action}`,
      listed: ({ action }) => `To jest odrzucane, ale widnieje na liście: ${action}`,
      otherRefusal: ({ what, expected, found, said }) =>
        `${REFUSAL_PARTS[what]} to ${found}, a nie ${expected}: ${said}`,
      counted: ({ scores }) => `Ten arkusz jest przyjmowany: ${scores}`,
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [`niemożliwe: ${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [`możliwe także: ${more.join(', ')}`] : []),
        ].join('; '),
      otherFact: ({ said, expected, found }) => `${said}: powinno być ${expected}, a jest ${found}`,
      refused: ({ code, said }) => `${code}: ${said}`,
      threw: ({ said }) => `Biblioteka zgłosiła błąd: ${said}`,
    },
    file: ({ file, scenarios, failures }) =>
      [
        `${file}: ${counted(scenarios, SCENARIOS)}`,
        ...(failures === 0 ? [] : [counted(failures, MISTAKES)]),
      ].join(', '),
    total: ({ scenarios, files, failures }) =>
      `${counted(scenarios, SCENARIOS)} w ${counted(files, noun('pliku', 'plikach', 'plikach'))}: ${failures === 0 ? 'wszystko się zgadza' : counted(failures, MISTAKES)}`,
    expected: 'powinno być',
    found: 'jest',
  },
  words: {
    english: 'Angielskie teksty są zapisane razem z zasadami; niczego w nich nie brakuje.',
    complete: (language) => `W języku ${language} nie brakuje żadnych słów.`,
  },
  example: {
    id: 'Id',
    about: 'Co to jest',
    guide: 'Poradnik',
    hint: 'Zapisanie przykładu w katalogu: npx concordia-rules example ID [KATALOG]',
    wrote: ({ files, folder, about }) =>
      `Zapisano ${counted(files, noun('plik', 'pliki', 'plików'))} w ${folder}: ${about}.`,
    guideIn: (page) => `Poradnik: ${page}, w pakiecie`,
    examples: {
      sheets: 'arkusze punktacji gier rozegranych przy stole',
      games: 'zapisane gry na każdej mapie, jako JSON i jako tekst',
      screen: 'strona, na której gra się całe gry, z React i Vite',
      board: 'plansza do gry, z React, Preact, Vue lub bez nich',
      server: 'serwer gier przez WebSocket i jego klient',
      boardgame: 'poczekalnia, serwer i strona z boardgame.io',
      stores: 'gry w Redux Toolkit i w wątku roboczym',
      bots: 'własny bot',
      training: 'ocena i strojenie bota oraz liczby dla sieci neuronowej',
      serve: 'bot w Pythonie, który rozgrywa całą grę',
      vectors: 'sprawdzanie wektorów testowych w Pythonie',
      'own-map': 'własna mapa z własnymi zasadami',
      'own-module': 'własny moduł: nowa karta i jej zasady',
      'own-tiles': 'własne kafelki na forum',
      offers: 'własny moduł: oferty i tajne wybory',
      variant: 'wariant gry podstawowej: inny koniec, inne koszty',
      solo: 'wariant solo: jedna osoba przeciw miejscu, którym grają zasady',
    },
  },
};

const LOGS = noun('zapis', 'zapisy', 'zapisów');

const NUMBERS = noun('liczbę', 'liczby', 'liczb');

const ROUTES = { land: 'lądowe', sea: 'morskie' } as const;

const NOTES: ReadonlyMap<string, string> = new Map([
  ['date', 'Data'],
  ['place', 'Miejsce'],
  ['comment', 'Komentarz'],
]);

function asNumbers(goods: readonly string[]): string {
  return `Albo tylko ${counted(goods.length, NUMBERS)}: ${goods.join(', ')}.`;
}
