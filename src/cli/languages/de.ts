/** The words of the command line in German. */
import { counted, either, listed, meant, number } from '../../languages/de/grammar';
import { capitalized } from '../../languages/shared';
import type { RulesThing } from '../../testing/rulebook/faults';
import { timeInWords } from '../archive/pace';
import type { What } from '../ask/faults';
import { printable } from '../printable';
import type { Expected, FileTrouble, LineAndColumn, NotJson } from '../words';
import type { CliWords } from './words';

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'Datei oder Verzeichnis nicht gefunden',
  folder: 'das ist ein Verzeichnis',
  noFolder: 'ein Teil des Pfads ist kein Verzeichnis',
  denied: 'keine Berechtigung',
  exists: 'den Namen gibt es schon',
  full: 'auf dem Datenträger ist kein Platz mehr',
  link: 'das ist ein symbolischer Link; nötig ist der Name der Datei selbst',
  noFile: 'das ist ein Gerät oder eine Pipe, keine Datei',
  notReplaced: 'den Namen gibt es schon; --force ersetzt die Datei',
  other: 'etwas ist schiefgegangen',
};

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'ein Wert',
  'value or ]': 'ein Wert oder ]',
  key: 'ein Schlüssel in doppelten Anführungszeichen',
  'key or }': 'ein Schlüssel in doppelten Anführungszeichen oder }',
  ':': ': nach dem Schlüssel',
  ', or ]': 'ein Komma oder ]',
  ', or }': 'ein Komma oder }',
  end: 'das Ende',
};

const FOUND: Readonly<Record<string, string>> = {
  comment: 'ein Kommentar, den JSON nicht kennt',
  'single quote': 'ein einfaches Anführungszeichen',
  end: 'das Ende des Textes',
};

const UNKNOWN = {
  map: 'Diesen Spielplan gibt es nicht',
  city: 'Diese Stadt gibt es nicht',
  card: 'Diese Karte gibt es nicht',
} as const;

/** As the subject of a clause. */
function named(file: string | undefined): string {
  if (file === undefined) return 'der Inhalt';
  return file === '-' ? 'die Standardeingabe' : printable(file);
}

/** The system's own message may be in any language. */
function troubled({ trouble, said }: FileTrouble): string {
  return said === undefined ? TROUBLES[trouble] : `${TROUBLES[trouble]} (${said})`;
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  return line === undefined ? `Spalte ${column}: ${why}` : `${lineAndColumn(line, column)}: ${why}`;
}

function inLine(line: number | undefined): string {
  return line === undefined ? '' : `; Zeile ${line} ist nicht vollständig`;
}

function lineAndColumn(line: number, column: number): string {
  return `Zeile ${line}, Spalte ${column}`;
}

function jsonReason(fault: NotJson): string {
  if (!('expected' in fault)) {
    return 'ein Text endet nicht, oder ein Zeichen darin muss maskiert werden';
  }
  const { found, expected } = fault;
  return `erwartet wird ${EXPECTED[expected]}, dort steht ${FOUND[found] ?? found}`;
}

/** What there is not, in the accusative. */
const WHAT: Readonly<Record<What, string>> = {
  card: 'die Karte',
  city: 'die Stadt',
  game: 'das Spiel',
  god: 'die Gottheit oder den Spezialisten',
  good: 'die Ware',
  map: 'den Spielplan',
  player: 'den Spieler',
  tile: 'die Forumskarte',
};

const ANSWERS = { one: 'Antwort', other: 'Antworten' } as const;
const GAMES = { one: 'Partie', other: 'Partien' } as const;
const LOGS = { one: 'Protokoll', other: 'Protokolle' } as const;
/** In the dative. */
const OF_LOGS = { one: 'Protokoll', other: 'Protokollen' } as const;
const OF_POINTS = { one: 'Punkt', other: 'Punkten' } as const;

const ROUTES = { land: 'Landweg', sea: 'Seeweg' } as const;

const NOTES: ReadonlyMap<string, string> = new Map([
  ['date', 'Datum'],
  ['place', 'Ort'],
  ['comment', 'Kommentar'],
]);

const SCENARIOS = { one: 'Szenario', other: 'Szenarien' } as const;
const MISTAKES = { one: 'Fehler', other: 'Fehler' } as const;

/** What something is not. */
const RULE_THINGS: Readonly<Record<RulesThing, string>> = {
  city: 'keine Stadt',
  fact: 'keine Aussage',
  good: 'keine Ware',
  JSON: 'kein JSON',
  number: 'keine Zahl',
  player: 'kein Spieler',
  province: 'keine Provinz',
};

const REFUSAL_PARTS = { code: 'Code', rule: 'Regel', reason: 'Grund', place: 'Stelle' } as const;

export const GERMAN_WORDS: CliWords = {
  faults: {
    notUtf8: ({ file }) => `${named(file)} ist kein Text in UTF-8`,
    tooLarge: ({ file, megabytes }) => `${named(file)} ist größer als ${megabytes} MB`,
    empty: ({ file }) => `${named(file)} ist leer`,
    packedCut: ({ file, line }) => `${named(file)} bricht mittendrin ab${inLine(line)}`,
    packedBroken: ({ file, line }) =>
      `${named(file)} lässt sich nicht bis zum Ende entpacken${inLine(line)}`,
    packedGrows: ({ file, line, times }) =>
      `${named(file)} wächst beim Entpacken auf mehr als das ${times}-Fache, was kein Archiv tut${inLine(line)}`,
    noZstd: ({ file, needs, version }) =>
      `${named(file)} ist mit zstd gepackt, was Node.js ab ${needs} entpackt, und das hier ist ${version}; zuerst entpacken: zstd -dc`,
    manyGames: ({ file }) =>
      `${named(file)} hat mehrere Partien; welche es sein soll, sagt zum Beispiel --game 3`,
    noSuchGame: ({ file, game, games }) =>
      `${named(file)} hat keine Partie ${game}, nur ${counted(games, GAMES)}`,
    notRead: ({ file, ...trouble }) =>
      `${named(file)} kann nicht gelesen werden: ${troubled(trouble)}`,
    notAFile: () => TROUBLES.noFile,
    notJson: ({ file, line, column, ...fault }) =>
      `${named(file)} ist kein JSON: ${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      `${named(file)} ist kein YAML${column === undefined ? '' : `: ${placed({ line, column }, 'was hier folgt, ist nicht zu verstehen')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      `${named(file)} ist kein YAML: ${placed(at, `den Schlüssel ${key} gibt es zweimal`)}`,
    nestedTooDeeply: ({ file, most }) =>
      `${named(file)} ist zu tief verschachtelt: mehr als ${most} Ebenen`,
    tooManyValues: ({ file }) => `${named(file)} ist zu lang: so viele Werte hat kein Protokoll`,
    tooLongForYaml: ({ file, kilobytes }) =>
      `${named(file)} ist kein JSON, und zu lang für YAML: mehr als ${kilobytes} kB`,
    aliasesMultiply: ({ file }) => `${named(file)} ist zu groß: Aliasse vervielfachen den Inhalt`,
    tooManyAliases: ({ file, aliases, most }) =>
      `${named(file)} hat ${counted(aliases, { one: 'Alias', other: 'Aliasse' })}, erlaubt sind höchstens ${most}`,
    noLogInFolder: ({ endings }) => `darin ist kein Protokoll: keine Datei endet auf ${endings}`,
    noExamples: () => 'dieses Paket hat keine Beispiele',
    examplesNotRead: (trouble) => `die Beispiele können nicht gelesen werden: ${troubled(trouble)}`,
    inputTaken: () => 'die Standardeingabe wird für die Antworten gebraucht; eine Datei ist nötig',
    notWritten: ({ file, ...trouble }) =>
      `${named(file)} kann nicht geschrieben werden: ${troubled(trouble)}`,
    notRemoved: ({ file, ...trouble }) =>
      `${named(file)} kann nicht gelöscht werden: ${troubled(trouble)}`,
    noDraft: ({ file }) =>
      `${named(file)} ist kein Entwurf eines Wertungsbogens und bleibt, wie es ist`,
    workerDied: () => 'beim Prüfen ist ein Worker-Thread zweimal abgestürzt',
    noStrategy: ({ file }) =>
      `${named(file)} exportiert keine strategy: ein Objekt mit name und einer Funktion choose`,
    noSuchLibrary: ({ file }) =>
      `${named(file)} ist weder eine Datei noch ein Paket, das hier installiert ist`,
    noLibrary: ({ file }) =>
      `${named(file)} exportiert weder Spielpläne noch Module noch eine Bibliothek: Listen mit den Namen maps und modules, oder was createLibrary liefert, mit dem Namen library oder als Standardexport`,
    neverLoaded: ({ file }) =>
      `${named(file)} kann nicht geladen werden und wartet auf etwas, das nie kommt`,
    badLibrary: ({ file, error }) =>
      `mit ${named(file)} lässt sich keine Bibliothek erstellen: ${error}`,
    notLoaded: ({ file, error }) => `${named(file)} kann nicht geladen werden: ${error}`,
    strategyThrew: ({ strategy, error }) =>
      `die Strategie ${strategy} ist mit einem Fehler abgebrochen: ${error}`,
    notAllowed: ({ strategy, chosen }) =>
      `die Strategie ${strategy} hat eine unerlaubte Aktion gewählt: ${chosen}`,
    notWholeNumber: ({ least, most }) =>
      `Erwartet wird eine ganze Zahl von ${number(least)} bis ${number(most)}.`,
    notPlayers: ({ least, most }) =>
      `Erwartet wird eine Zahl von ${least} bis ${most} oder so viele Namen, durch Kommas getrennt.`,
    unknownStrategy: ({ known, nearest }) =>
      `Erwartet wird ${either([...known, 'eine Datei, die auf .js, .mjs oder .cjs endet'])}${meant(nearest) || '.'}`,
    inputTwice: () => 'Die Standardeingabe kann nur einmal gelesen werden.',
    notForSeveral: ({ option }) =>
      `${option} geht nur mit einer einzelnen Datei oder der Standardeingabe`,
    notNameAndValue: () => 'Erwartet werden ein Name und ein Text, etwa place=Roma.',
    unknownThing: ({ what, nearest }) => `${UNKNOWN[what]}${meant(nearest) || '.'}`,
    fileMissing: () => 'es fehlt eine Datei oder --ask',
    saveWithoutAsk: () => '--save geht nur mit --ask',
    noCommand: () => 'es fehlt ein Befehl',
    unknownOption: ({ option }) => `unbekannte Option ${option}`,
    unknownCommand: ({ command }) => `unbekannter Befehl ${command}`,
    argumentMissing: ({ argument }) => `es fehlt das Argument ${argument}`,
    valueMissing: ({ option }) => `es fehlt der Wert der Option ${option}`,
    tooManyArguments: () => 'zu viele Argumente',
    badValue: ({ argument, value, why, choices }) =>
      `ungültiger Wert ${value} für ${argument}. ${choices === undefined ? why : `Zur Wahl stehen ${listed(choices)}.`}`,
    optionsConflict: ({ option, other }) => `die Option ${option} geht nicht zusammen mit ${other}`,
    wrongUsage: ({ said }) => `falscher Aufruf (${said})`,
    wentWrong: ({ error }) => `interner Fehler: ${error}`,
  },
  told: {
    error: (message) => `Fehler: ${message}`,
    warning: (message) => `Warnung: ${message}`,
    rule: (code, rule) => `${code}, Regel ${rule}`,
    moreFaults: (count) =>
      `${counted(count, { one: 'weiterer Fehler', other: 'weitere Fehler' })}:`,
    alsoAt: (place, message) => `${place}: ${message}`,
    top: 'oberste Ebene',
    line: lineAndColumn,
    wrongAt: (place) => `das Protokoll ist falsch (${place})`,
    when: 'wann',
    action: 'Aktion',
    why: 'Grund',
    afterEnd: 'nach dem Ende der Partie',
    deciding: ({ turn, player, seat, decision }) =>
      `Zug ${turn}, ${player} (Platz ${seat}) muss entscheiden: ${decision}`,
    atTurn: (turn) => `Zug ${turn}`,
    moreCharacters: (count) => `... (noch ${counted(count, { other: 'Zeichen' })})`,
    nothing: 'nichts',
    useHelp: '(--help zeigt mehr)',
    outputNotWritten: (trouble) =>
      `die Ausgabe kann nicht geschrieben werden: ${troubled(trouble)}`,
  },
  terms: {
    decimal: (value) => value.toFixed(1).replace('.', ','),
    range: (from, to) => `${from} bis ${to}`,
    commas: (items) => items.join(', '),
    time: (seconds) => timeInWords(seconds).replace('.', ','),
  },
  help: {
    frame: {
      usage: 'Aufruf:',
      arguments: 'Argumente:',
      options: 'Optionen:',
      globalOptions: 'Allgemeine Optionen:',
      commands: 'Befehle:',
      anyOptions: 'Optionen',
      anyCommand: 'Befehl',
      choices: (values) => `möglich: ${values.join(', ')}`,
      byDefault: (value) => `Vorgabe: ${value}`,
      noted: (description, notes) => `${description} (${notes.join('; ')})`,
      help: 'diese Hilfe anzeigen',
      helpCommand: 'die Hilfe zu einem Befehl anzeigen',
      version: 'die Versionsnummer ausgeben',
    },
    values: {
      card: 'Karte',
      cards: 'Karten',
      city: 'Stadt',
      count: 'Anzahl',
      file: 'Datei',
      fileOrPackage: 'Datei oder Paket',
      folder: 'Verzeichnis',
      format: 'Format',
      id: 'Kennung',
      ids: 'Kennungen',
      language: 'Sprache',
      log: 'Protokoll',
      logs: 'Protokolle',
      name: 'Name',
      nameAndText: 'Name=Text',
      nameAndValue: 'Name=Wert',
      nameOrFile: 'Name oder Datei',
      number: 'Zahl',
      players: 'Spieler',
      points: 'Punkte',
      set: 'Kartensatz',
      table: 'Tabelle',
      text: 'Text',
    },
    program: {
      about: 'Partien von Concordia werten, prüfen, nachspielen und simulieren. Inoffiziell.',
      notes: [
        'Dateien sind JSON oder YAML, Protokolle auch Text; - ist die Standardeingabe. Mit --json gibt ein Befehl JSON aus.',
        'Rückgabewerte: 0 Erfolg, 1 abgelehnt (falsches Protokoll, falscher Bogen, unlesbare Datei), 2 falscher Aufruf.',
      ],
      lang: 'Sprache aller Meldungen (Vorgabe: die des Terminals)',
      library: 'JavaScript, das eigene Spielpläne und Module oder eine Bibliothek exportiert',
    },
    game: {
      map: 'Spielplan; „concordia maps“ zeigt alle',
      players: 'Anzahl der Spieler oder ihre Namen: Anna,Ben',
      seed: 'Startwert für alles Mischen',
      cards: 'Kartensatz (Vorgabe: concordia, in Teams venus)',
      teams: 'in Zweierteams spielen, zu viert oder zu sechst (R-9.4)',
      bought: 'die ersten Waren kaufen (R-8.1)',
      wineDisplay: 'die Weinseite der Auslage verwenden (R-2.3)',
      intermediate: 'auch beim ersten Tribun werten (R-7.1)',
      salt: 'mit Salz spielen (R-11.1)',
      forum: 'mit dem Forum spielen (R-12.1)',
      module: 'mit einem Modul aus --library spielen',
      option: 'eine Option eines solchen Moduls einstellen',
    },
    log: {
      date: 'Datum der Partie, für das Protokoll',
      place: 'Ort der Partie, für das Protokoll',
      comment: 'Kommentar, für das Protokoll',
    },
    logs: {
      logs: 'Spielprotokolle als JSON, YAML oder Text; Verzeichnisse davon; Texte mit mehreren Partien; Dateien mit einem Protokoll je Zeile (NDJSON); alles auch gepackt mit gzip oder zstd; - für die Standardeingabe',
      jobs: 'Anzahl der Protokolle, die gleichzeitig gelesen werden',
      source: 'Name für die Eingabe, etwa der Datei, aus der sie stammt',
      firstLine: 'Nummer ihrer ersten Zeile dort',
    },
    score: {
      about: 'eine am Tisch gespielte Partie werten',
      file: 'Wertungsbogen, JSON oder YAML; - für die Standardeingabe',
      ask: 'die Einträge des Bogens abfragen; mit einer Datei diesen Bogen ändern',
      save: 'den Bogen in eine Datei schreiben, .json oder .yaml',
      force: '--save darf eine vorhandene Datei ersetzen',
      intermediate: 'nur die Karten werten, wie bei einer Zwischenwertung (R-7.1)',
      json: 'die Punkte als JSON ausgeben',
    },
    validate: {
      about: 'Spielprotokolle Aktion für Aktion nach den Regeln prüfen',
      quiet: 'nur Protokolle mit Fehlern ausgeben',
      json: 'das Ergebnis als JSON ausgeben; bei mehreren Protokollen je eine Zeile',
    },
    table: {
      about: 'Partien als Tabelle schreiben: je Partie, Spieler, Zug oder Aktion eine Zeile',
      table: 'welche Tabelle',
      to: 'csv oder ndjson',
      noHeader: 'die Namen der Spalten weglassen, für Teile, die verbunden werden',
      raw: 'Texte in CSV unverändert lassen, auch solche, die eine Tabellenkalkulation als Formel liest',
    },
    find: {
      about: 'Partien eines Archivs auswählen und ihre Protokolle oder Kennungen schreiben',
      to: 'json (je eine Zeile), text oder id',
      id: 'Partien mit einer dieser Kennungen, durch Kommas getrennt',
      map: 'Partien auf einem Spielplan',
      players: 'Partien mit so vielen Spielern',
      module: 'Partien mit einem Modul',
      tag: 'Partien mit einem Text in einer Notiz, etwa place=Roma',
      finished: 'Partien, die zu Ende sind',
      result: 'Partien mit diesem Ergebnis, etwa 95,95,91',
      player: 'Partien, in denen ein Spieler dieses Namens getan hat, was folgt',
      won: '... gewonnen hat',
      opening: '... zuerst diese Karten gespielt hat',
      city: '... in einer Stadt gebaut hat',
      card: '... eine Karte gekauft hat',
    },
    convert: {
      about: 'Spielprotokolle von JSON in lesbaren Text umwandeln und zurück',
      logs: 'Spielprotokoll als JSON, YAML oder Text, oder mehrere in einer Datei; - für die Standardeingabe',
      to: 'json oder text; sonst das jeweils andere',
      json: 'wie --to json',
      game: 'nur diese von mehreren Partien, ab 1',
      narrate: 'im Text auch die Ereignisse schreiben, die niemand gewählt hat',
      save: 'die Ausgabe in eine Datei schreiben',
      force: '--save darf eine vorhandene Datei ersetzen',
    },
    replay: {
      about: 'eine Partie Zug für Zug nachspielen und ihre Punkte zeigen',
      log: 'Spielprotokoll als JSON, YAML oder Text; - für die Standardeingabe',
      game: 'welche von mehreren Partien der Datei, ab 1',
      svg: 'den letzten Spielstand als SVG zeichnen, in eine Datei oder die Standardausgabe',
      force: '--svg darf eine vorhandene Datei ersetzen',
      to: 'nach so vielen Aktionen aufhören',
      json: 'den letzten Spielstand als JSON ausgeben',
    },
    new: {
      about: 'eine Partie aufbauen und ihren Spielstand als JSON ausgeben',
      log: 'statt des Spielstands ein Protokoll ohne Aktionen ausgeben',
      json: 'ohne Wirkung: die Ausgabe ist immer JSON',
    },
    simulate: {
      about: 'Bots Partien spielen lassen und eine Zusammenfassung ausgeben',
      games: (most) => `Anzahl der Partien, höchstens ${number(most)}`,
      strategy: (known) =>
        `Strategie aller Spieler: ${known.join(', ')} oder eine eigene JavaScript-Datei`,
      against: 'ein Turnier spielen: die Strategie jedes zweiten Platzes',
      save: 'das Protokoll der ersten Partie schreiben',
      logs: 'die Protokolle aller beendeten Partien schreiben, je eine Zeile',
      force: '--save und --logs dürfen vorhandene Dateien ersetzen',
      json: 'die Zusammenfassung als JSON ausgeben',
    },
    analyse: {
      about: 'eine Partie mit den Gewinnchancen vor jedem Zug zeigen',
      sims: 'wie oft jede Stellung zu Ende gespielt wird',
      seed: 'Startwert des Zufalls; derselbe Startwert ergibt dieselben Chancen',
      svg: 'die Chancen auch als SVG zeichnen, in eine Datei',
      force: '--svg darf eine vorhandene Datei ersetzen',
      json: 'je Zug eine Zeile JSON ausgeben, sobald sie da ist, dann die Wendepunkte',
    },
    play: {
      about: 'eine Partie gegen Bots spielen',
      against: (known) =>
        `Strategie der anderen: ${known.join(', ')} oder eine eigene JavaScript-Datei`,
      seat: 'der eigene Platz, ab 1',
      save: 'nach jedem Zug das Protokoll schreiben: nach .json als JSON, sonst als Text',
      from: 'mit einer Partie weitermachen: JSON, YAML oder Text',
      force: '--save darf eine vorhandene Datei ersetzen',
    },
    maps: { about: 'die Spielpläne auflisten', json: 'die Liste als JSON ausgeben' },
    map: {
      about: 'einen Spielplan zeigen: Provinzen, Städte und ihre Buchstaben, Wege, Start',
      id: 'Spielplan; „concordia maps“ zeigt alle',
      svg: 'den Spielplan als SVG zeichnen, in eine Datei oder die Standardausgabe',
      force: '--svg darf eine vorhandene Datei ersetzen',
      json: 'die Daten des Spielplans als JSON ausgeben',
    },
    perft: {
      about: 'die erlaubten Folgen von Aktionen ab dem Beginn einer Partie zählen',
      depth: (most) => `Aktionen hintereinander, höchstens ${most}`,
      json: 'die Anzahlen als JSON ausgeben',
    },
    rulebook: {
      about: 'Szenarien aus .rules-Dateien nachspielen und die falschen zeigen',
      files: 'Szenarien; ohne Angabe das Regelbuch des Pakets; - für die Standardeingabe',
      vectors:
        'sie stattdessen als Testvektoren (NDJSON) schreiben, in eine Datei oder die Standardausgabe',
      force: '--vectors darf eine vorhandene Datei ersetzen',
      json: 'den Bericht als JSON ausgeben',
    },
    serve: {
      about:
        'anderen Programmen antworten: JSON-RPC 2.0, eine Nachricht in jeder Zeile der Standardein- und -ausgabe',
      describe: 'die Methoden als OpenRPC-Dokument ausgeben',
    },
    words: {
      about:
        'die Wörter ausgeben, die einer Sprache noch fehlen, jeweils unter dem englischen Text',
      language: 'Kürzel der Sprache, etwa it',
    },
    example: {
      about: 'die Beispiele auflisten oder eins in ein Verzeichnis schreiben',
      id: 'welches Beispiel',
      folder: 'wohin; sonst in ein Verzeichnis mit seinem Namen',
      force: 'vorhandene Dateien ersetzen',
      json: 'die Liste, oder was geschrieben wurde, als JSON ausgeben',
    },
  },
  ask: {
    faults: {
      wrongSize: (_names, { most, least = 0 }) =>
        most === undefined ? `mindestens ${least}` : `höchstens ${most}`,
      answerMissing: () => 'eine Antwort fehlt; ? hilft',
      notKnown(_names, { what, word, nearest, known = [] }) {
        const rest = known.length === 0 ? meant(nearest) : `; zur Wahl stehen ${listed(known)}`;
        return `${WHAT[what]} ${word} gibt es nicht${rest}`;
      },
      severalMeant: (_names, { word, found, more }) =>
        more === 0
          ? `${word} kann ${either(found)} heißen`
          : `${word} kann ${found.join(', ')} heißen, oder noch ${more} andere`,
      nothingCounted: (_names, { count }) => `${count} wovon?`,
      neitherYesNorNo: () => 'antworte mit ja oder nein',
      noWholeNumber: (_names, { found }) => `erwartet wird eine ganze Zahl, nicht ${found}`,
      nobodyPlayed: () => 'irgendjemand muss gespielt haben',
      oddNames: (_names, { names: count }) =>
        `erwartet werden zwei Spieler für jedes Team, nicht ${count} im Ganzen`,
      minervaNotNamed: () => 'nenne die Karten der Minerva, etwa Bauer oder Schmied',
      whichGoods: (_names, { goods }) =>
        `nenne die Waren oder ${goods.length} Zahlen: ${goods.join(', ')}`,
      firstQuestion: () => 'das ist die erste Frage',
      answerTooLong: () => 'eine Antwort ist zu lang',
      endedEarly: (_names, { draft }) =>
        draft === undefined
          ? 'die Antworten enden zu früh; nichts ist gespeichert'
          : `die Antworten enden zu früh; sie sind gespeichert in ${draft}`,
      endedByQuit: (_names, { draft }) =>
        draft === undefined
          ? 'beendet; nichts ist gespeichert'
          : `beendet; deine Antworten sind gespeichert in ${draft}`,
      interrupted: (_names, { draft }) =>
        draft === undefined
          ? 'nichts ist gespeichert'
          : `deine Antworten sind gespeichert in ${draft}; derselbe Befehl macht damit weiter`,
      draftFound: (_names, { since }) => `Mit dem Bogen vom ${since} weitermachen? [ja]`,
      draftHelp: () =>
        'ja: dort weitermachen, wo du aufgehört hast; nein: ohne diese Antworten neu beginnen',
      draftTaken: (_names, { taken, answers }) =>
        taken === answers
          ? `${counted(taken, ANSWERS)} übernommen`
          : `${taken} von ${counted(answers, ANSWERS)} übernommen; die anderen passen nicht mehr und werden noch einmal abgefragt`,
      draftNotKept: (_names, { why }) => `deine Antworten werden nicht gespeichert: ${why}`,
      otherEnding: (_names, { file, endings }) =>
        `${file} kann nicht geschrieben werden: der Name muss auf ${either(endings)} enden`,
      inputNotRead: (_names, { why }) => `die Standardeingabe kann nicht gelesen werden: ${why}`,
    },
    greeting: 'Enter übernimmt [ ], ? zeigt Hilfe, < führt zurück, ende hört auf.',
    answers: {
      back: ['zurück'],
      base: ['Grundspiel', 'Basis'],
      done: ['fertig', 'nichts mehr'],
      hand: ['Hand', 'Starthand'],
      no: ['nein'],
      nobody: ['niemand', 'keiner'],
      noMap: ['keiner', 'kein Spielplan', 'ohne Spielplan'],
      none: ['nichts', 'keine', 'keins'],
      opposite: ['gegenüber'],
      quit: ['ende', 'beenden'],
      teams: ['Teams'],
      venus: ['Venus'],
      yes: ['ja'],
    },
    and: ['und'],
    sentence: (clause) => `${capitalized(clause)}${/[?.)]$/.test(clause) ? '' : '.'}`,
    answer: (answer, meaning) => `${answer}: ${meaning}`,
    player: (seat) => `Spieler ${seat}`,
    prompt: (question) => `${question}: `,
    about: ({ player, number: nth, players, question }) =>
      `${player} ${nth}/${players}, ${question}`,
    kind: {
      question: 'Welches Spiel?',
      base: 'das Grundspiel, ohne Venus',
      venus: 'Concordia Venus, ohne Teams',
      teams: 'Concordia Venus, in Zweierteams',
    },
    players: {
      question: 'Spieler, im Uhrzeigersinn',
      help: [
        'Ihre Namen, wie sie sitzen, mit Kommas: Livia, Gaius.',
        'Oder nur, wie viele es sind.',
      ],
    },
    teams: {
      question: 'Welche Teams?',
      opposite: 'Partner ist, wer gegenübersitzt.',
      help: 'Oder die Namen, immer zwei zusammen: Livia, Gaius, Flavia, Marcus.',
    },
    map: {
      question: 'Welcher Spielplan?',
      help: (none, maps) => `${none}: die Häuser nur zählen. Oder ${maps.join(', ')}.`,
    },
    byCity: {
      question: 'Häuser nach Städten?',
      yes: 'die Städte nennen, und jeweils einmal ihre Ware',
      no: 'die Häuser nur zählen',
    },
    salt: { question: 'Mit Salz gespielt?', yes: 'Salz war die sechste Ware' },
    forum: { question: 'Mit dem Forum gespielt?', yes: 'die Spieler hatten Forumskarten' },
    module: {
      question: (name) => `Mit ${name} gespielt?`,
      yes: (name) => `${name} war dabei`,
    },
    praefectusMagnus: {
      question: 'Wer hat den Praefectus Magnus?',
      help: 'Er entscheidet bei Gleichstand. Ein Name oder seine Nummer; oder niemand.',
    },
    cards: {
      question: 'Karten',
      help: (answer, hand) => [
        'Alle Karten der Hand und des Ablagestapels, ohne die Concordia-Karte.',
        'Mit Namen: Hand, 2 Präfekt, Bauer, Diplomat III',
        `${answer}: die Starthand, ${hand}`,
        'Oder nach Gottheiten gezählt, nur die der Minerva mit Namen: Vesta 1, Mars 3, Bauer',
      ],
    },
    houses: {
      question: 'Häuser',
      more: (count) => `Häuser, bisher ${count}`,
      help: (example, done) => [
        'Städte mit einem Haus dieses Spielers, einige oder alle, und ihre Waren:',
        `${example}. Danach ${done}. Mit Namen oder Nummern:`,
      ],
      province: (name, cities) => `${name}: ${cities.join(', ')}`,
    },
    cityGood: {
      question: (city, letter) => `Ware von ${city} (${letter})`,
      help: (goods) => `Was die Stadt produziert: ${goods.join(', ')}.`,
    },
    byGood: {
      question: 'Häuser nach Waren',
      help: (goods) =>
        `Wie viele Häuser in Städten der Ware stehen: Ziegel 3, Nahrung 4. ${asNumbers(goods)}`,
    },
    provinces: {
      question: 'Provinzen mit einem Haus',
      help: 'Provinzen mit mindestens einem Haus dieses Spielers.',
    },
    provincesWithTwo: {
      question: 'Provinzen mit zwei Häusern',
      help: 'Provinzen mit mindestens zwei Häusern dieses Spielers.',
    },
    sharedProvinces: {
      question: (partner) => `Provinzen gemeinsam mit ${partner}`,
      help: 'Provinzen, in denen beide Partner ein Haus haben.',
    },
    colonists: {
      question: 'Kolonisten auf dem Plan',
      help: 'Land- und Seekolonisten auf dem Spielplan, ohne die im Lagerhaus.',
    },
    money: { question: 'Sesterzen', help: 'Wie viele Sesterzen dieser Spieler hat.' },
    tiles: {
      question: 'Forumskarten',
      help: 'Die Forumskarten dieses Spielers, mit Kommas, als Name oder Nummer:',
    },
    goods: {
      question: 'Waren im Lagerhaus',
      help: (goods) => `Die Waren im Lagerhaus: Tuch 1, Werkzeug 3. ${asNumbers(goods)}`,
    },
    concordia: {
      question: 'Concordia-Karte?',
      yes: 'dieser Spieler hat das Spielende ausgelöst und hat die Karte, 7 Punkte',
    },
    scores: {
      question: (name) => `Punkte: ${name}`,
      help: (name) => `Punkte vom Spielplan oder einem Modul: ${name}.`,
    },
    bonus: {
      question: 'Bonuspunkte',
      help: 'Punkte vom Spielplan selbst, wie die in Byzantium auf Roma.',
    },
  },
  score: {
    concordia: 'Concordia',
    bonus: 'Bonus',
    total: 'Summe',
    rank: 'Rang',
    sestertii: 'Sesterzen',
    team: 'Team',
    winners({ names, areTeams, winners, points, isTied, paint }) {
      const all = paint(areTeams ? names.join(' sowie ') : listed(names));
      const each = names.length === 1 ? '' : 'je ';
      const sum = `mit ${each}${counted(points, OF_POINTS)}`;
      if (isTied) return `Gleichstand: ${all} ${sum}; der Praefectus Magnus würde entscheiden`;
      return winners === 1 ? `Es gewinnt ${all} ${sum}` : `Es gewinnen ${all} ${sum}`;
    },
    saved: (file) => `Gespeichert als ${file}`,
  },
  summary: {
    good: 'Alle Aktionen folgen den Regeln.',
    corrected: (corrections) =>
      `Alle Aktionen folgen den Regeln, mit ${counted(corrections, { one: 'Korrektur', other: 'Korrekturen' })}.`,
    onlyResult: 'Nur das Ergebnis ist bekannt: Es gibt nichts zu prüfen.',
    map: 'Spielplan',
    players: 'Spieler',
    teams: 'Teams',
    rules: 'Regeln',
    turns: 'Züge',
    actions: 'Aktionen',
    end: 'Ende',
    result: 'Ergebnis',
    note: (key) => NOTES.get(key),
    baseGame: 'Grundspiel',
    venusCards: 'Karten von Concordia Venus',
    inTeams: 'Teams',
    wineDisplay: 'Weinseite der Auslage',
    boughtGoods: 'gekaufte erste Waren',
    intermediate: 'Zwischenwertung',
    module: ({ name }) => name,
    withoutProvinces: (count) => `ohne ${counted(count, { one: 'Provinz', other: 'Provinzen' })}`,
    unfinished: ({ turn, player, decision }) =>
      `noch nicht: in Zug ${turn} muss ${player} entscheiden (${decision})`,
    over: 'die Partie ist zu Ende',
    lastHouse: (player) => `${player} hat mit dem letzten Haus die Concordia-Karte genommen`,
    lastCard: (player) => `${player} hat mit der letzten Karte die Concordia-Karte genommen`,
    scoresNow: 'Wertung, wenn die Partie jetzt zu Ende wäre:',
  },
  replay: {
    told: (sentences) => sentences.join('; '),
    nothingToDo: (player) => `${player} hat nichts zu tun`,
    correction: (change) => `Korrektur: ${change}`,
    end: (how) => `Ende: ${how}`,
  },
  archive: {
    total({ logs, good, wrong, unreadable, failed, duplicates }) {
      const sums = [
        `${number(good)} richtig`,
        `${number(wrong)} falsch`,
        `${number(unreadable)} unlesbar`,
      ];
      if (failed > 0) sums.push(`${number(failed)} gescheitert`);
      if (duplicates > 0) sums.push(`${number(duplicates)} doppelt`);
      return `${counted(logs, LOGS)}: ${sums.join(', ')}`;
    },
    pace: ({ time, perSecond }) => `${time}, ${number(perSecond)} pro Sekunde`,
    stopped(logs, last) {
      const after = `Abbruch nach ${counted(logs, OF_LOGS)}`;
      return last === undefined ? after : `${after}; das letzte war ${last}`;
    },
    progress: ({ percent, logs, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [`${percent} %`]),
        counted(logs, LOGS),
        `${number(perSecond)} pro Sekunde`,
        ...(left === undefined ? [] : [`noch ${left}`]),
      ].join(', '),
  },
  simulation: {
    played({ games, unfinished }) {
      const played = `${counted(games, GAMES)} zu Ende gespielt`;
      return unfinished === 0 ? played : `${played}; ${number(unfinished)} vorher abgebrochen`;
    },
    average: ({ turns, actions }) =>
      `Im Schnitt ${turns} Züge und ${actions} Aktionen; Punkte je Gottheit im Schnitt:`,
    wins: ({ wins, percent, margin }) => `${number(wins)} (${percent} ± ${margin} %)`,
    seat: 'Platz',
    winsHead: 'Siege',
    houses: 'Häuser',
    team: 'Team',
    strategy: 'Strategie',
    total: 'Summe',
    progress({ done, games, left }) {
      const played = `${number(done)}/${counted(games, GAMES)}`;
      return left === undefined ? played : `${played}, noch ${left}`;
    },
  },
  analysis: {
    head: (sims) =>
      `Gewinnchance vor jedem Zug, ± zwei Standardfehler, und erwartete Punkte; jede Stellung ${number(sims)}-mal zu Ende gespielt`,
    turn: 'Zug',
    end: 'Ende',
    percent: (percent) => `${percent} %`,
    chance: ({ percent, margin }) => `${percent} ± ${margin} %`,
    turningPoints: 'Wendepunkte:',
    noTurningPoints: 'Kein Zug hat die Chancen um mehr als den Fehler verändert.',
    turningPoint: ({ turn, by, whose, before, after }) =>
      `Zug ${turn}, ${by}: Chance ${whose === undefined ? '' : `von ${whose} `}${before} → ${after}`,
    lastTurns: 'Letzte Züge, die mehr Punkte gebracht hätten:',
    lastTurn: ({ turn, by, points, most, line }) =>
      `Zug ${turn}, ${by}: ${counted(most, { one: 'Punkt', other: 'Punkte' })} statt ${number(points)} (${line.join('; ')})`,
    expected: 'Erwartete Punkte je Gottheit:',
    final: 'Punkte je Gottheit:',
    plot: (players) => `Gewinnchancen: ${players}`,
    bands: 'Die Bänder zeigen zwei Standardfehler.',
    chances: 'Gewinnchance',
    progress({ done, turns, left }) {
      const told = `${number(done)}/${counted(turns, { one: 'Zug', other: 'Züge' })}`;
      return left === undefined ? told : `${told}, noch ${left}`;
    },
  },
  play: {
    answers: {
      board: ['tisch'],
      help: ['hilfe'],
      map: ['plan', 'spielplan'],
      more: ['mehr'],
      undo: ['zurück'],
    },
    greeting: ({ player, help }) =>
      `Du bist ${player}. Gib die Nummer einer Möglichkeit oder einen Zug ein; ${help} sagt mehr.`,
    help: ({ board, map, more, undo, quit }) => [
      'eine Nummer: diese Möglichkeit',
      'ein Zug wie im Protokoll, ganz oder abgekürzt; mehrere mit Semikolons dazwischen',
      `${board}: was alle haben, die eigene Hand und die Auslage`,
      `${map}: der Spielplan in Worten`,
      `${more}: weitere Möglichkeiten`,
      `${undo}: die eigene letzte Aktion zurücknehmen, wenn seitdem nichts Verdecktes gezeigt wurde`,
      `${quit}: hier aufhören`,
    ],
    more: ({ left, answer }) => `Noch ${number(left)}; ${answer} zeigt sie`,
    noMore: 'Das sind alle Möglichkeiten.',
    wrongNumber: (most) => `Gib eine Nummer von 1 bis ${number(most)} ein.`,
    noMove: 'Gib die Nummer einer Möglichkeit oder einen Zug ein.',
    notYours: 'Gib nur deine eigenen Aktionen dieses Zuges ein.',
    undone: 'Zurückgenommen.',
    noUndo: 'Hier kann nichts zurückgenommen werden.',
    left: (file) =>
      file === undefined
        ? 'Die Partie endet hier; nichts ist gespeichert.'
        : `Die Partie endet hier; sie ist gespeichert in ${file}.`,
    endedEarly: (file) =>
      file === undefined
        ? 'die Antworten endeten vor der Partie; nichts ist gespeichert'
        : `die Antworten endeten vor der Partie; sie ist gespeichert in ${file}`,
  },
  maps: {
    id: 'Kennung',
    name: 'Name',
    cities: 'Städte',
    provinces: 'Provinzen',
    routes: 'Wege',
    players: 'Spieler',
    anyPlayers: 'beliebig',
    leftOut: (map, what) => `Nicht dabei auf ${map}: ${what}`,
  },
  map: {
    players: 'Spieler',
    anyPlayers: 'beliebig viele',
    advised: (range) => `${range} empfohlen`,
    size: 'Größe',
    sizeOf: ({ cities, provinces }) =>
      `${counted(cities, { one: 'Stadt', other: 'Städte' })} in ${counted(provinces, { one: 'Provinz', other: 'Provinzen' })}`,
    routes: 'Wege',
    routesOf: ({ land, sea }) =>
      `${counted(land, { one: ROUTES.land, other: 'Landwege' })}, ${counted(sea, { one: ROUTES.sea, other: 'Seewege' })}`,
    start: 'Start',
    later: 'Spätere Kolonisten',
    starts: ({ land = 'nirgends', sea = 'nirgends' }) =>
      `Landkolonisten: ${land}; Seekolonisten: ${sea}`,
    leftOut: 'Nicht dabei',
    castles: 'Kastelle',
    gates: 'Tore',
    squares: 'Handelsfelder',
    landFields: 'Felder an Land',
    seaFields: 'Felder auf See',
    noStop: 'Kein Halt',
    crossed: ({ place, kind }) => `${place} (${ROUTES[kind]})`,
    shared: 'Gemeinsam',
    sharedRoutes: (kinds) =>
      `${listed(kinds.map((kind) => `${ROUTES[kind]}e`))}, für beliebig viele Kolonisten`,
    letters: { capital: 'Hauptstadt', castle: 'Kastell', gate: 'Tor', square: 'Handelsfeld' },
    printedAs: (name, printed) => `${name} (gedruckt: ${printed})`,
    province: 'Provinz',
    cities: 'Städte und ihre Buchstaben',
  },
  perft: { depth: 'Tiefe', sequences: 'Folgen' },
  rulebook: {
    faults: {
      tooLong: ({ most }) => `Der Text ist länger als ${number(most)} Zeichen.`,
      longLine: ({ most }) => `Diese Zeile ist länger als ${number(most)} Zeichen.`,
      manyScenarios: ({ most }) =>
        `Ein Text hat höchstens ${number(most)} Szenarien; die weiteren bleiben ungespielt.`,
      manyNames: ({ most }) => `Ein Text hat höchstens ${number(most)} Angaben und Namen.`,
      noTitle: () => 'Über diesen Zeilen fehlt ein Titel.',
      noRule: () => 'Ein Titel beginnt mit den Nummern seiner Regeln: „R-4.3: ...“.',
      noLines: () => 'Unter diesem Titel steht nichts.',
      givenLate: () => '„given“ steht vor allem anderen.',
      manyGivens: ({ most }) => `Eine Zeile gibt höchstens ${number(most)} Dinge vor.`,
      belowSheet: () => 'Unter einem Wertungsbogen stehen „then“ und „!score -> INVALID_SHEET“.',
      manyPlayers: ({ most }) => `Auf diesem Blatt stehen mehr als ${number(most)} Spieler.`,
      form: ({ example }) => `Das ist nicht lesbar. So geht es: ${example}`,
      whose: ({ example }) => `Von wem ist die Rede? So geht es: „${example}“.`,
      unknown: ({ what, said }) => `„${said}“ ist ${RULE_THINGS[what]}.`,
      nothingAt: ({ path }) => `Bei ${path} ist nichts.`,
      noList: ({ path }) => `Bei ${path} ist keine Liste.`,
      notInList: ({ path, item }) => `${item} ist nicht in ${path}.`,
      allowed: ({ action }) => `${action} ist erlaubt.`,
      listed: ({ action }) => `${action} wird abgelehnt, steht aber zur Wahl.`,
      otherRefusal: ({ what, expected, found, said }) =>
        `${REFUSAL_PARTS[what]}: ${found} statt ${expected}: ${said}`,
      counted: ({ scores }) => `Dieses Blatt wird gewertet: ${scores}`,
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [`nicht möglich: ${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [`auch möglich: ${more.join(', ')}`] : []),
        ].join('; '),
      otherFact: ({ said, expected, found }) => `${said}: erwartet ${expected}, gefunden ${found}`,
      refused: ({ code, said }) => `${code}: ${said}`,
      threw: ({ said }) => `Die Bibliothek hat einen Fehler gemeldet: ${said}`,
    },
    file: ({ file, scenarios, failures }) =>
      [
        `${file}: ${counted(scenarios, SCENARIOS)}`,
        ...(failures === 0 ? [] : [counted(failures, MISTAKES)]),
      ].join(', '),
    total: ({ scenarios, files, failures }) =>
      `${counted(scenarios, SCENARIOS)} in ${counted(files, { one: 'Datei', other: 'Dateien' })}: ${failures === 0 ? 'alles stimmt' : counted(failures, MISTAKES)}`,
    expected: 'erwartet',
    found: 'gefunden',
  },
  words: {
    english: 'Die englischen Texte stehen bei den Regeln selbst; es fehlt keiner.',
    complete: (language) => `Der Sprache ${language} fehlen keine Wörter.`,
  },
  example: {
    id: 'Kennung',
    about: 'Inhalt',
    guide: 'Anleitung',
    hint: 'Eins in ein Verzeichnis schreiben: npx concordia-rules example KENNUNG [VERZEICHNIS]',
    wrote: ({ files, folder, about }) =>
      `${counted(files, { one: 'Datei', other: 'Dateien' })} nach ${folder} geschrieben: ${about}.`,
    guideIn: (page) => `Anleitung: ${page}, im Paket`,
    examples: {
      sheets: 'Wertungsbögen von Partien am Tisch',
      games: 'aufgezeichnete Partien auf jedem Spielplan, als JSON und als Text',
      screen: 'eine Seite, auf der man ganze Partien spielt, mit React und Vite',
      board: 'ein Spielplan zum Spielen, mit React, Preact, Vue oder nichts davon',
      server: 'ein Spielserver über WebSocket und sein Client',
      boardgame: 'eine Lobby, ein Server und eine Seite mit boardgame.io',
      stores: 'Partien in Redux Toolkit und in einem Worker-Thread',
      bots: 'ein eigener Bot',
      training: 'einen Bot messen und abstimmen, und Zahlen für ein neuronales Netz',
      serve: 'ein Bot in Python, der eine ganze Partie spielt',
      vectors: 'eine Prüfung der Testvektoren in Python',
      'own-map': 'ein eigener Spielplan mit eigenen Regeln',
      'own-module': 'ein eigenes Modul: eine neue Karte und ihre Regeln',
      'own-tiles': 'eigene Forumskarten',
      offers: 'ein eigenes Modul: Angebote und geheime Entscheidungen',
      variant: 'eine Variante des Grundspiels: ein anderes Ende, andere Kosten',
      solo: 'eine Solovariante: eine Person gegen einen Platz, den die Regeln spielen',
    },
  },
};

function asNumbers(goods: readonly string[]): string {
  return `Oder nur ${goods.length} Zahlen, für ${goods.join(', ')}.`;
}
