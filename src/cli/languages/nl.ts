/** The words of the command line in Dutch. */
import { grammarOf } from '../../languages/grammar';
import { counted, either, listed, meant } from '../../languages/nl/grammar';
import type { RulesThing } from '../../testing/rulebook/faults';
import { timeInWords } from '../archive/pace';
import type { What } from '../ask/faults';
import { printable } from '../printable';
import type { Expected, FileTrouble, LineAndColumn, NotJson } from '../words';
import type { CliWords } from './words';

const { number } = grammarOf('nl');

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'dat bestaat niet',
  folder: 'dat is een map',
  noFolder: 'een deel van het pad is geen map',
  denied: 'de toegang is geweigerd',
  exists: 'die naam bestaat al',
  full: 'de schijf is vol',
  link: 'dat is een symbolische koppeling; noem het bestand zelf',
  noFile: 'dat is een apparaat of een pijp, geen bestand',
  notReplaced: 'die naam bestaat al; --force vervangt het bestand',
  other: 'er ging iets mis',
};

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'een waarde',
  'value or ]': 'een waarde of ]',
  key: 'een sleutel tussen aanhalingstekens',
  'key or }': 'een sleutel tussen aanhalingstekens of }',
  ':': 'een dubbele punt na de sleutel',
  ', or ]': 'een komma of ]',
  ', or }': 'een komma of }',
  end: 'het einde',
};

const FOUND: Readonly<Record<string, string>> = {
  comment: 'er staat commentaar, dat JSON niet kent',
  'single quote': 'er staat een enkel aanhalingsteken',
  end: 'de tekst houdt op',
};

const UNKNOWN = {
  map: 'Dat speelbord bestaat niet',
  city: 'Die stad bestaat niet',
  card: 'Die kaart bestaat niet',
} as const;

/** As the subject of a sentence. */
function named(file: string | undefined): string {
  if (file === undefined) return 'de inhoud';
  return file === '-' ? 'de standaardinvoer' : printable(file);
}

/** The system's own message may be in any language. */
function troubled({ trouble, said }: FileTrouble): string {
  return said === undefined ? TROUBLES[trouble] : `${TROUBLES[trouble]} (${said})`;
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  return `${line === undefined ? `kolom ${column}` : lineAndColumn(line, column)}: ${why}`;
}

function inLine(line: number | undefined): string {
  return line === undefined ? '' : `; regel ${line} is niet volledig`;
}

function lineAndColumn(line: number, column: number): string {
  return `regel ${line}, kolom ${column}`;
}

function jsonReason(fault: NotJson): string {
  if (!('expected' in fault)) {
    return 'een tekst tussen aanhalingstekens eindigt niet, of heeft een teken zonder de \\ die ervoor hoort';
  }
  const { found, expected } = fault;
  return `hier hoort ${EXPECTED[expected]}, maar ${FOUND[found] ?? `er staat ${found}`}`;
}

const WHAT: Readonly<Record<What, string>> = {
  card: 'kaart',
  city: 'stad',
  game: 'spel',
  god: 'god of Specialist',
  good: 'product',
  map: 'speelbord',
  player: 'speler',
  tile: 'tegel',
};

const games = (count: number): string => counted(count, 'partij', 'partijen');
const logs = (count: number): string => counted(count, 'spelverslag', 'spelverslagen');
const answers = (count: number): string => counted(count, 'antwoord', 'antwoorden');

const scenarios = (count: number): string => counted(count, 'scenario', "scenario's");
const mistakes = (count: number): string => counted(count, 'fout', 'fouten');

/** What something is not. */
const RULE_THINGS: Readonly<Record<RulesThing, string>> = {
  city: 'geen stad',
  fact: 'geen bewering',
  good: 'geen product',
  JSON: 'geen JSON',
  number: 'geen getal',
  player: 'geen speler',
  province: 'geen provincie',
};

const REFUSAL_PARTS = {
  code: 'De code',
  rule: 'De spelregel',
  reason: 'De reden',
  place: 'De plaats',
} as const;

export const DUTCH_WORDS: CliWords = {
  faults: {
    notUtf8: ({ file }) => `${named(file)} is geen tekst in UTF-8`,
    tooLarge: ({ file, megabytes }) => `${named(file)} is groter dan ${megabytes} MB`,
    empty: ({ file }) => `${named(file)} is leeg`,
    packedCut: ({ file, line }) => `${named(file)} houdt halverwege op${inLine(line)}`,
    packedBroken: ({ file, line }) =>
      `${named(file)} kan niet tot het einde worden uitgepakt${inLine(line)}`,
    packedGrows: ({ file, line, times }) =>
      `${named(file)} wordt bij het uitpakken meer dan ${times} keer zo groot; dat doet geen enkel archief${inLine(line)}`,
    noZstd: ({ file, needs, version }) =>
      `${named(file)} is ingepakt met zstd, dat Node.js vanaf ${needs} uitpakt, en dit is ${version}; pak het eerst uit: zstd -dc`,
    manyGames: ({ file }) =>
      `in ${named(file)} staan meerdere partijen; zeg welke, bijvoorbeeld --game 3`,
    noSuchGame: ({ file, game, games: count }) =>
      `in ${named(file)} staat geen partij ${game}, er ${count === 1 ? 'is' : 'zijn'} er maar ${number(count)}`,
    notRead: ({ file, ...trouble }) =>
      `${named(file)} kan niet worden gelezen: ${troubled(trouble)}`,
    notAFile: () => TROUBLES.noFile,
    notJson: ({ file, line, column, ...fault }) =>
      `${named(file)} is geen JSON; ${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, line, column }) =>
      `${named(file)} is geen YAML${column === undefined ? '' : `; ${placed({ line, column }, 'vanaf hier is het onbegrijpelijk')}`}`,
    keyTwice: ({ file, key, ...at }) =>
      `${named(file)} is geen YAML; ${placed(at, `de sleutel ${key} staat er twee keer`)}`,
    nestedTooDeeply: ({ file, most }) => `${named(file)} heeft meer dan ${most} niveaus in elkaar`,
    tooManyValues: ({ file }) => `${named(file)} is te lang: geen spelverslag heeft zoveel waarden`,
    tooLongForYaml: ({ file, kilobytes }) =>
      `${named(file)} is geen JSON, en te lang voor YAML: meer dan ${kilobytes} kB`,
    aliasesMultiply: ({ file }) => `${named(file)} is te groot: aliassen vermenigvuldigen het`,
    tooManyAliases: ({ file, aliases, most }) =>
      `${named(file)} is te groot: er ${aliases === 1 ? 'is' : 'zijn'} ${counted(aliases, 'alias', 'aliassen')}, en ten hoogste ${number(most)} zijn toegestaan`,
    noLogInFolder: ({ endings }) =>
      `er staat geen spelverslag in die map: geen bestand eindigt op ${endings}`,
    noExamples: () => 'dit pakket heeft geen voorbeelden',
    examplesNotRead: (trouble) => `de voorbeelden kunnen niet worden gelezen: ${troubled(trouble)}`,
    inputTaken: () => 'de standaardinvoer is nodig voor de antwoorden; noem een bestand',
    notWritten: ({ file, ...trouble }) =>
      `${named(file)} kan niet worden geschreven: ${troubled(trouble)}`,
    notRemoved: ({ file, ...trouble }) =>
      `${named(file)} kan niet worden verwijderd: ${troubled(trouble)}`,
    noDraft: ({ file }) =>
      `${named(file)} is geen concept van een scoreblad en blijft zoals het is`,
    workerDied: () => 'bij het controleren is twee keer een thread gecrasht',
    noStrategy: ({ file }) =>
      `${named(file)} exporteert geen strategy: een object met een name en een functie choose`,
    noSuchLibrary: ({ file }) =>
      `${named(file)} is geen bestand, en ook geen pakket dat hier is geïnstalleerd`,
    noLibrary: ({ file }) =>
      `${named(file)} exporteert geen speelborden, geen modules en geen bibliotheek: lijsten met de namen maps en modules, of wat createLibrary teruggeeft, met de naam library of als standaard`,
    neverLoaded: ({ file }) =>
      `${named(file)} kan niet worden geladen: het wacht op iets dat nooit komt`,
    badLibrary: ({ file, error }) => `van ${named(file)} is geen bibliotheek te maken: ${error}`,
    notLoaded: ({ file, error }) => `${named(file)} kan niet worden geladen: ${error}`,
    strategyThrew: ({ strategy, error }) => `de strategie ${strategy} ging mis: ${error}`,
    notAllowed: ({ strategy, chosen }) =>
      `de strategie ${strategy} koos iets wat niet mag: ${chosen}`,
    notWholeNumber: ({ least, most }) =>
      `Dit moet een geheel getal van ${least} tot en met ${most} zijn.`,
    notPlayers: ({ least, most }) =>
      `Dit moet een getal van ${least} tot en met ${most} zijn, of zoveel namen met komma’s ertussen.`,
    unknownStrategy: ({ known, nearest }) =>
      `Kies uit ${known.join(', ')}, of noem een bestand dat eindigt op .js, .mjs of .cjs${meant(nearest) || '.'}`,
    inputTwice: () => 'De standaardinvoer kan maar één keer worden gelezen.',
    notForSeveral: ({ option }) => `${option} gaat met één bestand of met de standaardinvoer`,
    notNameAndValue: () => 'Dit moet een naam met een tekst zijn, bijvoorbeeld place=Roma.',
    unknownThing: ({ what, nearest }) => `${UNKNOWN[what]}${meant(nearest) || '.'}`,
    fileMissing: () => 'er ontbreekt een bestand, of --ask',
    saveWithoutAsk: () => '--save gaat alleen met --ask',
    noCommand: () => 'er ontbreekt een opdracht',
    unknownOption: ({ option }) => `de optie ${option} bestaat niet`,
    unknownCommand: ({ command }) => `de opdracht ${command} bestaat niet`,
    argumentMissing: ({ argument }) => `het argument ${argument} ontbreekt`,
    valueMissing: ({ option }) => `de waarde van de optie ${option} ontbreekt`,
    tooManyArguments: () => 'er zijn te veel argumenten',
    badValue: ({ argument, value, why, choices }) =>
      `${value} is niet geldig voor ${argument}. ${choices === undefined ? why : `Kies uit ${choices.join(', ')}.`}`,
    optionsConflict: ({ option, other }) => `de optie ${option} gaat niet samen met ${other}`,
    wrongUsage: ({ said }) => `de opdracht is onbegrijpelijk (${said})`,
    wentWrong: ({ error }) => `in het programma ging iets mis: ${error}`,
  },
  told: {
    error: (message) => `fout: ${message}`,
    warning: (message) => `let op: ${message}`,
    rule: (code, rule) => `${code}, spelregel ${rule}`,
    moreFaults: (count) => `nog ${counted(count, 'fout', 'fouten')}:`,
    alsoAt: (place, message) => `${place}: ${message}`,
    top: 'hoogste niveau',
    line: lineAndColumn,
    wrongAt: (place) => `in het spelverslag staat een fout (${place})`,
    when: 'moment',
    action: 'actie',
    why: 'reden',
    afterEnd: 'na het einde van het spel',
    deciding: ({ turn, player, seat, decision }) =>
      `beurt ${turn}, ${player} (stoel ${seat}) moet beslissen: ${decision}`,
    atTurn: (turn) => `beurt ${turn}`,
    moreCharacters: (count) => `... (nog ${counted(count, 'teken', 'tekens')})`,
    nothing: 'niets',
    useHelp: '(--help vertelt meer)',
    outputNotWritten: (trouble) => `de uitvoer kan niet worden geschreven: ${troubled(trouble)}`,
  },
  terms: {
    decimal: (value) => value.toFixed(1).replace('.', ','),
    range: (from, to) => `${from} tot ${to}`,
    commas: (items) => items.join(', '),
    time: (seconds) => timeInWords(seconds).replace('.', ',').replace(' h', ' u'),
  },
  help: {
    frame: {
      usage: 'Gebruik:',
      arguments: 'Argumenten:',
      options: 'Opties:',
      globalOptions: 'Algemene opties:',
      commands: 'Opdrachten:',
      anyOptions: 'opties',
      anyCommand: 'opdracht',
      choices: (values) => `keuze uit: ${values.join(', ')}`,
      byDefault: (value) => `standaard: ${value}`,
      noted: (description, notes) => `${description} (${notes.join('; ')})`,
      help: 'deze hulp tonen',
      helpCommand: 'de hulp bij een opdracht tonen',
      version: 'het versienummer tonen',
    },
    values: {
      card: 'kaart',
      cards: 'kaarten',
      city: 'stad',
      count: 'aantal',
      file: 'bestand',
      fileOrPackage: 'bestand of pakket',
      folder: 'map',
      format: 'vorm',
      id: 'id',
      ids: 'id’s',
      language: 'taal',
      log: 'spelverslag',
      logs: 'spelverslagen',
      name: 'naam',
      nameAndText: 'naam=tekst',
      nameAndValue: 'naam=waarde',
      nameOrFile: 'naam of bestand',
      number: 'getal',
      players: 'spelers',
      points: 'punten',
      set: 'set',
      table: 'tabel',
      text: 'tekst',
    },
    program: {
      about:
        'Partijen Concordia controleren, naspelen en simuleren, en hun punten tellen. Niet officieel.',
      notes: [
        'Bestanden zijn JSON of YAML, spelverslagen ook tekst; - is de standaardinvoer. Met --json schrijft een opdracht JSON.',
        'Afsluitcodes: 0 gelukt, 1 geweigerd (onjuist spelverslag, onjuist scoreblad, onleesbaar bestand), 2 verkeerd gebruik.',
      ],
      lang: 'taal van alle meldingen; standaard die van de terminal',
      library: 'JavaScript dat eigen speelborden en modules exporteert, of een bibliotheek',
    },
    game: {
      map: 'speelbord; zie “concordia maps”',
      players: 'aantal spelers, of hun namen: Anna,Ben',
      seed: 'seed waarmee alles wordt geschud',
      cards: 'kaartenset; anders concordia, in teams venus',
      teams: 'in teams van twee spelen, met vier of zes spelers (R-9.4)',
      bought: 'de eerste goederen kopen (R-8.1)',
      wineDisplay: 'de wijnkant van het kaartenspoor gebruiken (R-2.3)',
      intermediate: 'ook bij de eerste Tribuun tellen (R-7.1)',
      salt: 'met zout spelen (R-11.1)',
      forum: 'met het forum spelen (R-12.1)',
      module: 'met een module van --library spelen',
      option: 'een optie van zo’n module instellen',
    },
    log: {
      date: 'datum van de partij, voor het spelverslag',
      place: 'plaats van de partij, voor het spelverslag',
      comment: 'opmerking, voor het spelverslag',
    },
    logs: {
      logs: 'spelverslagen als JSON, YAML of tekst; mappen met spelverslagen; teksten met meerdere partijen; bestanden met een spelverslag op elke regel (NDJSON); alles desgewenst ingepakt met gzip of zstd; - voor de standaardinvoer',
      jobs: 'aantal spelverslagen dat tegelijk wordt gelezen',
      source: 'hoe de invoer heet, bijvoorbeeld zoals het bestand waar die een deel van is',
      firstLine: 'het nummer van de eerste regel daarin',
    },
    score: {
      about: 'de punten tellen van een partij die aan tafel is gespeeld',
      file: 'scoreblad als JSON of YAML; - voor de standaardinvoer',
      ask: 'vragen wat er op het scoreblad komt; met een bestand dat scoreblad bewerken',
      save: 'het scoreblad in een bestand opslaan, .json of .yaml',
      force: '--save een bestaand bestand laten vervangen',
      intermediate: 'alleen de kaarten tellen, zoals bij een tussentijdse telling (R-7.1)',
      json: 'de punten als JSON schrijven',
    },
    validate: {
      about: 'spelverslagen actie voor actie aan de regels toetsen',
      quiet: 'alleen spelverslagen met fouten tonen',
      json: 'de uitkomst als JSON schrijven; bij meerdere spelverslagen elk op een regel',
    },
    table: {
      about: 'partijen als tabel schrijven: een rij per partij, speler, beurt of actie',
      table: 'welke tabel',
      to: 'csv of ndjson',
      noHeader: 'de namen van de kolommen weglaten, voor delen die worden samengevoegd',
      raw: 'teksten in CSV laten zoals ze zijn, ook als een spreadsheet ze als formule leest',
    },
    find: {
      about: 'partijen uit een archief kiezen, en hun spelverslagen of hun id’s schrijven',
      to: 'json (elk op een regel), text of id',
      id: 'partijen met een van deze id’s, met komma’s ertussen',
      map: 'partijen op een speelbord',
      players: 'partijen met zoveel spelers',
      module: 'partijen met een module',
      tag: 'partijen met een tekst in een notitie, bijvoorbeeld place=Roma',
      finished: 'partijen die zijn afgelopen',
      result: 'partijen met deze uitslag, bijvoorbeeld 95,95,91',
      player: 'partijen waarin een speler met deze naam het volgende heeft gedaan',
      won: '... heeft gewonnen',
      opening: '... heeft eerst deze kaarten gespeeld',
      city: '... heeft in een stad gebouwd',
      card: '... heeft een kaart gekocht',
    },
    convert: {
      about: 'spelverslagen van JSON in leesbare tekst omzetten, en terug',
      logs: 'spelverslag als JSON, YAML of tekst, of meerdere in één bestand; - voor de standaardinvoer',
      to: 'json of text; anders de andere vorm',
      json: 'hetzelfde als --to json',
      game: 'alleen deze van meerdere partijen, vanaf 1',
      narrate: 'in tekst ook de gebeurtenissen schrijven die niemand heeft gekozen',
      save: 'de uitvoer in een bestand opslaan',
      force: '--save een bestaand bestand laten vervangen',
    },
    replay: {
      about: 'een partij beurt voor beurt naspelen en de punten tonen',
      log: 'spelverslag als JSON, YAML of tekst; - voor de standaardinvoer',
      game: 'welke van meerdere partijen in het bestand, vanaf 1',
      svg: 'het speelbord aan het einde als SVG tekenen, in een bestand of op de standaarduitvoer',
      force: '--svg een bestaand bestand laten vervangen',
      to: 'na dit aantal acties ophouden',
      json: 'de laatste spelstand als JSON schrijven',
    },
    new: {
      about: 'een partij voorbereiden en de spelstand als JSON schrijven',
      log: 'een spelverslag zonder acties schrijven in plaats van de spelstand',
      json: 'zonder gevolg: de uitvoer is altijd JSON',
    },
    simulate: {
      about: 'bots partijen laten spelen en een overzicht tonen',
      games: (most) => `aantal partijen, ten hoogste ${number(most)}`,
      strategy: (known) =>
        `strategie van alle spelers: ${known.join(', ')}, of een eigen JavaScript-bestand`,
      against: 'een toernooi spelen: de strategie van elke tweede stoel',
      save: 'het spelverslag van de eerste partij opslaan',
      logs: 'de spelverslagen van alle uitgespeelde partijen opslaan, elk op een regel',
      force: '--save en --logs bestaande bestanden laten vervangen',
      json: 'het overzicht als JSON schrijven',
    },
    analyse: {
      about: 'een partij met de winkansen vóór elke beurt tonen',
      sims: 'hoe vaak elke stand tot het einde wordt gespeeld',
      seed: 'seed van het toeval; dezelfde seed geeft dezelfde kansen',
      svg: 'de kansen ook als SVG tekenen, in een bestand',
      force: '--svg een bestaand bestand laten vervangen',
      json: 'per beurt een regel JSON schrijven zodra die er is, daarna de keerpunten',
    },
    play: {
      about: 'een partij tegen bots spelen',
      against: (known) =>
        `strategie van de anderen: ${known.join(', ')}, of een eigen JavaScript-bestand`,
      seat: 'de eigen stoel, vanaf 1',
      save: 'na elke beurt het spelverslag opslaan: in .json als JSON, anders als tekst',
      from: 'met een partij verdergaan: JSON, YAML of tekst',
      force: '--save een bestaand bestand laten vervangen',
    },
    maps: { about: 'de speelborden opsommen', json: 'de lijst als JSON schrijven' },
    map: {
      about: 'een speelbord tonen: provincies, steden en hun letters, routes, begin',
      id: 'speelbord; zie “concordia maps”',
      svg: 'het speelbord als SVG tekenen, in een bestand of op de standaarduitvoer',
      force: '--svg een bestaand bestand laten vervangen',
      json: 'de gegevens van het speelbord als JSON schrijven',
    },
    perft: {
      about: 'tellen hoeveel reeksen acties vanaf het begin van een partij kunnen',
      depth: (most) => `acties na elkaar, ten hoogste ${most}`,
      json: 'de aantallen als JSON schrijven',
    },
    rulebook: {
      about: "scenario's uit .rules-bestanden naspelen en tonen welke niet kloppen",
      files: "scenario's; anders het regelboek van het pakket; - voor de standaardinvoer",
      vectors:
        'ze in plaats daarvan als testvectoren (NDJSON) schrijven, in een bestand of op de standaarduitvoer',
      force: '--vectors een bestaand bestand laten vervangen',
      json: 'het verslag als JSON schrijven',
    },
    serve: {
      about:
        "andere programma's antwoorden: JSON-RPC 2.0, één bericht per regel van de standaardinvoer en -uitvoer",
      describe: 'de methoden als OpenRPC-document schrijven',
    },
    words: {
      about: 'tonen welke teksten een taal nog mist, elk onder de Engelse tekst',
      language: 'code van de taal, bijvoorbeeld it',
    },
    example: {
      about: 'de voorbeelden opsommen, of er een in een map schrijven',
      id: 'voorbeeld dat wordt geschreven',
      folder: 'waar het komt te staan; anders in een map met dezelfde naam',
      force: 'bestaande bestanden vervangen',
      json: 'de lijst, of wat er is geschreven, als JSON schrijven',
    },
  },
  ask: {
    faults: {
      // Only numbers have this fault.
      wrongSize: (_names, { most, least = 0 }) =>
        most === undefined ? `ten minste ${least}` : `ten hoogste ${most}`,
      answerMissing: () => 'typ een antwoord, of ? voor uitleg',
      notKnown: (_names, { what, word, nearest, known = [] }) =>
        `er is geen ${WHAT[what]} ${word}${known.length === 0 ? meant(nearest) : `; kies uit ${listed(known)}`}`,
      severalMeant: (_names, { word, found, more }) =>
        `${word} kan ${either(more === 0 ? found : [...found, `nog ${more} andere`])} betekenen`,
      nothingCounted: (_names, { count }) => `zeg waarvan er ${count} zijn`,
      neitherYesNorNo: () => 'antwoord met ja of nee',
      noWholeNumber: (_names, { found }) => `typ een geheel getal, niet ${found}`,
      nobodyPlayed: () => 'iemand moet hebben gespeeld',
      oddNames: (_names, { names: count }) =>
        `noem twee spelers per team, niet ${counted(count, 'speler', 'spelers')} in totaal`,
      minervaNotNamed: () => 'noem de kaarten van Minerva bij naam, bijvoorbeeld boer of smid',
      whichGoods: (_names, { goods }) =>
        `noem de goederen, of typ ${goods.length} getallen: ${goods.join(', ')}`,
      firstQuestion: () => 'dit is de eerste vraag',
      answerTooLong: () => 'een antwoord is te lang',
      endedEarly: (_names, { draft }) =>
        draft === undefined
          ? 'de antwoorden houden te vroeg op; er is niets opgeslagen'
          : `de antwoorden houden te vroeg op; ze zijn opgeslagen in ${draft}`,
      endedByQuit: (_names, { draft }) =>
        draft === undefined
          ? 'afgebroken met stop; er is niets opgeslagen'
          : `afgebroken met stop; je antwoorden zijn opgeslagen in ${draft}`,
      interrupted: (_names, { draft }) =>
        draft === undefined
          ? 'er is niets opgeslagen'
          : `je antwoorden zijn opgeslagen in ${draft}; dezelfde opdracht gaat ermee verder`,
      draftFound: (_names, { since }) => `Verdergaan met het scoreblad van ${since}? [ja]`,
      draftHelp: () =>
        'ja: verdergaan waar het ophield; nee: opnieuw beginnen, zonder die antwoorden',
      draftTaken: (_names, { taken, answers: all }) =>
        taken === all
          ? `${answers(taken)} overgenomen`
          : `${number(taken)} van ${answers(all)} overgenomen; de andere passen niet meer, dus die beantwoord je opnieuw`,
      draftNotKept: (_names, { why }) => `je antwoorden worden niet opgeslagen: ${why}`,
      otherEnding: (_names, { file, endings }) =>
        `${file} kan niet worden geschreven: de naam moet eindigen op ${either(endings)}`,
      inputNotRead: (_names, { why }) => `de standaardinvoer kan niet worden gelezen: ${why}`,
    },
    greeting: 'Enter accepteert [ ], ? geeft uitleg, < gaat terug, stop breekt af.',
    answers: {
      back: ['terug'],
      base: ['basis', 'basisspel'],
      done: ['klaar', 'niets meer'],
      hand: ['hand', 'startkaarten'],
      no: ['nee'],
      nobody: ['niemand', 'geen'],
      noMap: ['geen', 'zonder speelbord'],
      none: ['niets', 'geen'],
      opposite: ['tegenover'],
      quit: ['stop', 'stoppen'],
      teams: ['teams'],
      venus: ['venus'],
      yes: ['ja'],
    },
    and: ['en'],
    sentence: (clause) =>
      `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[?.)]$/.test(clause) ? '' : '.'}`,
    answer: (answer, meaning) => `${answer}: ${meaning}`,
    player: (seat) => `Speler ${seat}`,
    prompt: (question) => `${question}: `,
    about: ({ player, number: at, players, question }) => `${player} ${at}/${players}, ${question}`,
    kind: {
      question: 'Kies een spel',
      base: 'het basisspel, zonder Venus',
      venus: 'Concordia Venus, zonder teams',
      teams: 'Concordia Venus, in teams van twee',
    },
    players: {
      question: 'Noem de spelers met de klok mee',
      help: [
        'Hun namen in de volgorde van de stoelen, met komma’s: Livia, Gaius.',
        'Of alleen hoeveel het er zijn.',
      ],
    },
    teams: {
      question: 'Noem de teams',
      opposite: 'spelers die tegenover elkaar zitten zijn partners.',
      help: 'Of de namen, twee aan twee: Livia, Gaius, Flavia, Marcus.',
    },
    map: {
      question: 'Kies een speelbord',
      help: (none, maps) => `${none}: huizen alleen tellen. Of ${maps.join(', ')}.`,
    },
    byCity: {
      question: 'Huizen per stad noemen?',
      yes: 'noem de steden en, van elke stad één keer, het product',
      no: 'huizen alleen tellen',
    },
    salt: { question: 'Met zout gespeeld?', yes: 'zout was de zesde goederensoort' },
    forum: { question: 'Met het forum gespeeld?', yes: 'de spelers hadden forumtegels' },
    module: {
      question: (name) => `Met ${name} gespeeld?`,
      yes: (name) => `${name} deed mee`,
    },
    praefectusMagnus: {
      question: 'Wie heeft de Praefectus Magnus?',
      help: 'Die beslist bij een gelijke stand. Een naam of een nummer; of niemand.',
    },
    cards: {
      question: 'noem de kaarten',
      help: (answer, hand) => [
        'Alle kaarten in de hand en op de aflegstapel, zonder de Concordiakaart.',
        'Bij naam: hand, 2 prefect, boer, Diplomaat III',
        `${answer}: de startkaarten, ${hand}`,
        'Of hun aantal per god, maar die van Minerva bij naam: vesta 1, mars 3, boer',
      ],
    },
    houses: {
      question: 'noem de huizen',
      more: (count) => `huizen, tot nu toe ${count}`,
      help: (example, done) => [
        'De steden met een huis van deze speler, alle of een deel, en hun product:',
        `${example}. Daarna ${done}. Bij naam of nummer:`,
      ],
      province: (name, cities) => `${name}: ${cities.join(', ')}`,
    },
    cityGood: {
      question: (city, letter) => `het product van ${city} (${letter})`,
      help: (goods) => `Wat de stad produceert: ${goods.join(', ')}.`,
    },
    byGood: {
      question: 'huizen per product',
      help: (goods) =>
        `Hoeveel huizen er staan in steden van elk product: baksteen 3, graan 4. ${asNumbers(goods)}`,
    },
    provinces: {
      question: 'provincies met een huis',
      help: 'Provincies met ten minste één huis van deze speler.',
    },
    provincesWithTwo: {
      question: 'provincies met twee huizen',
      help: 'Provincies met ten minste twee huizen van deze speler.',
    },
    sharedProvinces: {
      question: (partner) => `provincies samen met ${partner}`,
      help: 'Provincies waar beide partners een huis hebben.',
    },
    colonists: {
      question: 'kolonisten op het speelbord',
      help: 'Land- en zeekolonisten op het speelbord, niet die in het pakhuis.',
    },
    money: {
      question: 'aantal sestertiën',
      help: 'Hoeveel sestertiën deze speler heeft.',
    },
    tiles: {
      question: 'noem de forumtegels',
      help: 'De tegels van deze speler, met komma’s, bij naam of nummer:',
    },
    goods: {
      question: 'goederen in het pakhuis',
      help: (goods) => `De goederen in het pakhuis: doek 1, gereedschap 3. ${asNumbers(goods)}`,
    },
    concordia: {
      question: 'Concordiakaart?',
      yes: 'deze speler heeft het spel beëindigd en heeft de kaart, 7 punten',
    },
    scores: {
      question: (name) => `punten voor ${name}`,
      help: (name) => `Punten van het speelbord of van een module: ${name}.`,
    },
    bonus: {
      question: 'bonuspunten',
      help: 'Punten van het speelbord zelf, zoals die van Byzantium op Roma.',
    },
  },
  score: {
    concordia: 'Concordia',
    bonus: 'Bonus',
    total: 'Totaal',
    rank: 'Plaats',
    sestertii: 'Sestertiën',
    team: 'Team',
    winners({ names, areTeams, winners, points, isTied, paint }) {
      const all = paint(areTeams ? names.join(' evenals ') : listed(names));
      const sum = counted(points, 'punt', 'punten');
      return isTied
        ? `Gelijke stand: ${all} met elk ${sum}; de Praefectus Magnus zou beslissen`
        : `${winners === 1 ? 'Winnaar' : 'Winnaars'}: ${all} met ${sum}`;
    },
    saved: (file) => `Opgeslagen als ${file}`,
  },
  summary: {
    good: 'Alle acties volgen de regels.',
    corrected: (corrections) =>
      `Alle acties volgen de regels, met ${counted(corrections, 'correctie', 'correcties')}.`,
    onlyResult: 'Alleen de uitslag is bekend: er valt niets te controleren.',
    map: 'Speelbord',
    players: 'Spelers',
    teams: 'Teams',
    rules: 'Regels',
    turns: 'Beurten',
    actions: 'Acties',
    end: 'Einde',
    result: 'Uitslag',
    note: (key) => NOTES.get(key),
    baseGame: 'basisspel',
    venusCards: 'kaarten van Concordia Venus',
    inTeams: 'teams',
    wineDisplay: 'wijnkant van het kaartenspoor',
    boughtGoods: 'eerste goederen gekocht',
    intermediate: 'tussentijdse telling',
    module: ({ name }) => name.charAt(0).toLowerCase() + name.slice(1),
    withoutProvinces: (count) => `zonder ${counted(count, 'provincie', 'provincies')}`,
    unfinished: ({ turn, player, decision }) =>
      `nog niet: in beurt ${turn} moet ${player} beslissen (${decision})`,
    over: 'het spel is afgelopen',
    lastHouse: (player) => `${player} kreeg de Concordiakaart met het laatste huis`,
    lastCard: (player) => `${player} kreeg de Concordiakaart met de laatste kaart`,
    scoresNow: 'De punten als het spel nu zou eindigen:',
  },
  replay: {
    told: (sentences) => sentences.join('; '),
    nothingToDo: (player) => `${player} kan niets doen`,
    correction: (change) => `correctie: ${change}`,
    end: (how) => `Einde: ${how}`,
  },
  archive: {
    total({ logs: count, good, wrong, unreadable, failed, duplicates }) {
      const sums = [`${good} goed`, `${wrong} fout`, `${unreadable} onleesbaar`];
      if (failed > 0) sums.push(`${failed} mislukt`);
      if (duplicates > 0) sums.push(`${duplicates} dubbel`);
      return `${logs(count)}: ${sums.join(', ')}`;
    },
    pace: ({ time, perSecond }) => `${time}, ${perSecond} per seconde`,
    stopped: (count, last) =>
      `afgebroken na ${logs(count)}${last === undefined ? '' : `; het laatste was ${last}`}`,
    progress: ({ percent, logs: count, perSecond, left }) =>
      [
        ...(percent === undefined ? [] : [`${percent} %`]),
        logs(count),
        `${perSecond} per seconde`,
        ...(left === undefined ? [] : [`nog ${left}`]),
      ].join(', '),
  },
  simulation: {
    played: ({ games: count, unfinished }) =>
      `${games(count)} uitgespeeld${unfinished === 0 ? '' : `; ${number(unfinished)} voor het einde opgegeven`}`,
    average: ({ turns, actions }) =>
      `Gemiddeld ${turns} beurten en ${actions} acties; gemiddelde punten per god:`,
    wins: ({ wins, percent, margin }) => `${wins} (${percent} ± ${margin} %)`,
    seat: 'Stoel',
    winsHead: 'Gewonnen',
    houses: 'Huizen',
    team: 'Team',
    strategy: 'Strategie',
    total: 'Totaal',
    progress: ({ done, games: all, left }) =>
      `partij ${done}/${all}${left === undefined ? '' : `, nog ${left}`}`,
  },
  analysis: {
    head: (sims) =>
      `Winkans vóór elke beurt, ± twee standaardfouten, en verwachte punten; elke stand ${number(sims)} keer tot het einde gespeeld`,
    turn: 'Beurt',
    end: 'einde',
    percent: (percent) => `${percent} %`,
    chance: ({ percent, margin }) => `${percent} ± ${margin} %`,
    turningPoints: 'Keerpunten:',
    noTurningPoints: 'Geen beurt veranderde de kansen meer dan de fout.',
    turningPoint: ({ turn, by, whose, before, after }) =>
      `Beurt ${turn}, ${by}: kans ${whose === undefined ? '' : `van ${whose} `}${before} → ${after}`,
    lastTurns: 'Laatste beurten die meer punten hadden kunnen opleveren:',
    lastTurn: ({ turn, by, points, most, line }) =>
      `Beurt ${turn}, ${by}: ${counted(most, 'punt', 'punten')} in plaats van ${number(points)} (${line.join('; ')})`,
    expected: 'Verwachte punten per god:',
    final: 'Punten per god:',
    plot: (players) => `Winkansen: ${players}`,
    bands: 'De banden tonen twee standaardfouten.',
    chances: 'Winkans',
    progress: ({ done, turns, left }) =>
      `beurt ${done}/${turns}${left === undefined ? '' : `, nog ${left}`}`,
  },
  play: {
    answers: {
      board: ['tafel'],
      help: ['hulp', 'uitleg'],
      map: ['bord', 'speelbord'],
      more: ['meer'],
      undo: ['terug'],
    },
    greeting: ({ player, help }) =>
      `Je bent ${player}. Typ het nummer van een keuze, of een zet; ${help} vertelt meer.`,
    help: ({ board, map, more, undo, quit }) => [
      'een nummer: die keuze',
      'een zet zoals in spelverslagen, voluit of afgekort; meerdere zetten met puntkomma’s ertussen',
      `${board}: wat iedereen heeft, je hand en het kaartenspoor`,
      `${map}: het speelbord in woorden`,
      `${more}: verdere keuzes`,
      `${undo}: je laatste actie terugnemen, als er sindsdien niets verborgens is getoond`,
      `${quit}: hier ophouden`,
    ],
    more: ({ left, answer }) => `Nog ${number(left)}; typ ${answer}`,
    noMore: 'Dit zijn alle keuzes.',
    wrongNumber: (most) => `Typ een nummer van 1 tot ${number(most)}.`,
    noMove: 'Typ het nummer van een keuze, of een zet.',
    notYours: 'Typ alleen je eigen zetten van deze beurt.',
    undone: 'Teruggenomen.',
    noUndo: 'Hier kan niets worden teruggenomen.',
    left: (file) =>
      file === undefined
        ? 'De partij houdt hier op; er is niets opgeslagen.'
        : `De partij houdt hier op; die is opgeslagen in ${file}.`,
    endedEarly: (file) =>
      file === undefined
        ? 'de antwoorden hielden op voor het einde van de partij; er is niets opgeslagen'
        : `de antwoorden hielden op voor het einde van de partij; die is opgeslagen in ${file}`,
  },
  maps: {
    id: 'Id',
    name: 'Naam',
    cities: 'Steden',
    provinces: 'Provincies',
    routes: 'Routes',
    players: 'Spelers',
    anyPlayers: 'vrij',
    leftOut: (map, what) => `Weggelaten op ${map}: ${what}`,
  },
  map: {
    players: 'Spelers',
    anyPlayers: 'vrij aantal',
    advised: (range) => `${range} aangeraden`,
    size: 'Grootte',
    sizeOf: ({ cities, provinces }) =>
      `${counted(cities, 'stad', 'steden')} in ${counted(provinces, 'provincie', 'provincies')}`,
    routes: 'Routes',
    routesOf: ({ land, sea }) => `${land} over land, ${sea} over zee`,
    start: 'Begin',
    later: 'Latere kolonisten',
    starts: ({ land = 'nergens', sea = 'nergens' }) => `landkolonist: ${land}; zeekolonist: ${sea}`,
    leftOut: 'Weggelaten',
    castles: 'Kastelen',
    gates: 'Poorten',
    squares: 'Handelsvelden',
    landFields: 'Landvelden',
    seaFields: 'Zeevelden',
    noStop: 'Geen halte op',
    crossed: ({ place, kind }) => `${place} (over ${ROUTES[kind]})`,
    shared: 'Gedeeld',
    sharedRoutes: (kinds) =>
      `routes over ${listed(kinds.map((kind) => ROUTES[kind]))}, voor elk aantal kolonisten`,
    letters: { capital: 'hoofdstad', castle: 'kasteel', gate: 'poort', square: 'handelsveld' },
    printedAs: (name, printed) => `${name} (afgedrukt: ${printed})`,
    province: 'Provincie',
    cities: 'Steden en hun letters',
  },
  perft: { depth: 'Diepte', sequences: 'Reeksen' },
  rulebook: {
    faults: {
      tooLong: ({ most }) => `De tekst is langer dan ${number(most)} tekens.`,
      longLine: ({ most }) => `Deze regel is langer dan ${number(most)} tekens.`,
      manyScenarios: ({ most }) =>
        `Een tekst heeft hoogstens ${number(most)} scenario's; de overige blijven ongespeeld.`,
      manyNames: ({ most }) => `Een tekst heeft hoogstens ${number(most)} labels en namen.`,
      noTitle: () => 'Boven deze regels ontbreekt een titel.',
      noRule: () => 'Een titel begint met de nummers van zijn spelregels: “R-4.3: ...”.',
      noLines: () => 'Onder deze titel staat niets.',
      givenLate: () => '“given” komt vóór al het andere.',
      manyGivens: ({ most }) => `Een regel geeft hoogstens ${number(most)} dingen.`,
      belowSheet: () => 'Onder een scoreblad staan “then” en “!score -> INVALID_SHEET”.',
      manyPlayers: ({ most }) => `Op dit blad staan meer dan ${number(most)} spelers.`,
      form: ({ example }) => `Dit is niet te lezen. Schrijf het zo: ${example}`,
      whose: ({ example }) => `Zeg over wie het gaat: “${example}”.`,
      unknown: ({ what, said }) => `“${said}” is ${RULE_THINGS[what]}.`,
      nothingAt: ({ path }) => `Bij ${path} staat niets.`,
      noList: ({ path }) => `Bij ${path} staat geen lijst.`,
      notInList: ({ path, item }) => `${item} staat niet in ${path}.`,
      allowed: ({ action }) => `${action} is toegestaan.`,
      listed: ({ action }) => `${action} wordt geweigerd, maar wel aangeboden.`,
      otherRefusal: ({ what, expected, found, said }) =>
        `${REFUSAL_PARTS[what]} is ${found}, niet ${expected}: ${said}`,
      counted: ({ scores }) => `Dit blad wordt geteld: ${scores}`,
      otherChoices: ({ missing, more }) =>
        [
          ...(missing.length > 0 ? [`niet mogelijk: ${missing.join(', ')}`] : []),
          ...(more.length > 0 ? [`ook mogelijk: ${more.join(', ')}`] : []),
        ].join('; '),
      otherFact: ({ said, expected, found }) => `${said}: verwacht ${expected}, gevonden ${found}`,
      refused: ({ code, said }) => `${code}: ${said}`,
      threw: ({ said }) => `De bibliotheek gaf een fout: ${said}`,
    },
    file: ({ file, scenarios: count, failures }) =>
      [`${file}: ${scenarios(count)}`, ...(failures === 0 ? [] : [mistakes(failures)])].join(', '),
    total: ({ scenarios: count, files, failures }) =>
      `${scenarios(count)} in ${counted(files, 'bestand', 'bestanden')}: ${failures === 0 ? 'alles klopt' : mistakes(failures)}`,
    expected: 'verwacht',
    found: 'gevonden',
  },
  words: {
    english: 'De Engelse teksten staan bij de spelregels zelf; er ontbreekt er geen.',
    complete: (language) => `In de taal ${language} ontbreekt geen tekst.`,
  },
  example: {
    id: 'Id',
    about: 'Wat het is',
    guide: 'Uitleg',
    hint: 'Een voorbeeld in een map schrijven: npx concordia-rules example ID [MAP]',
    wrote: ({ files, folder, about }) =>
      `${counted(files, 'bestand', 'bestanden')} in ${folder} geschreven: ${about}.`,
    guideIn: (page) => `Uitleg: ${page}, in het pakket`,
    examples: {
      sheets: 'scorebladen van partijen aan tafel',
      games: 'spelverslagen op alle speelborden, als JSON en als tekst',
      screen: 'een pagina om hele partijen op te spelen, met React en Vite',
      board: 'een speelbord om op te spelen, met React, Preact, Vue of zonder',
      server: 'een spelserver via WebSocket, en de client ervan',
      boardgame: 'een lobby, een server en een pagina met boardgame.io',
      stores: 'partijen in Redux Toolkit en in een worker-thread',
      bots: 'een eigen bot',
      training: 'een bot meten en afstellen, en getallen voor een neuraal netwerk',
      serve: 'een bot in Python die een hele partij speelt',
      vectors: 'een controle van de testvectoren in Python',
      'own-map': 'een eigen speelbord, met eigen regels',
      'own-module': 'een eigen module: een nieuwe kaart en haar regels',
      'own-tiles': 'eigen forumtegels',
      offers: 'een eigen module: aanbiedingen en geheime keuzes',
      variant: 'een variant van het basisspel: een ander einde, andere kosten',
      solo: 'een solovariant: één speler tegen een plaats die de regels spelen',
    },
  },
};

const ROUTES = { land: 'land', sea: 'zee' } as const;

const NOTES: ReadonlyMap<string, string> = new Map([
  ['date', 'Datum'],
  ['place', 'Plaats'],
  ['comment', 'Opmerking'],
]);

function asNumbers(goods: readonly string[]): string {
  return `Of alleen ${goods.length} getallen, voor ${goods.join(', ')}.`;
}
