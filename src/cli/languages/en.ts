/** The words of the command line in English, after which every other language is made. Words about games come from the library. */

import { ENGLISH_ANSWERS, ENGLISH_CLAUSES, ENGLISH_QUESTIONS } from '../../form/english';
import type { FormAnswer } from '../../form/words';
import type { WordsFor } from '../../model/faults';
import { asHint } from '../../model/find';
import { counted, listed } from '../../model/names';
import { ENGLISH_RULES } from '../../testing/rulebook/faults';
import { timeInWords } from '../archive/pace';
import type { AskFacts } from '../ask/faults';
import type { ExampleId } from '../example-list';
import type { FileTrouble } from '../file-trouble';
import type { Expected, NotJson } from '../json-fault';
import { printable } from '../printable';
import { asSentence } from './functions';

const TROUBLES: Readonly<Record<FileTrouble['trouble'], string>> = {
  missing: 'there is no such file or directory',
  folder: 'it is a directory',
  noFolder: 'part of the path is not a directory',
  denied: 'permission denied',
  exists: 'it already exists',
  full: 'the disk is full',
  link: 'it is a symbolic link; name the file itself',
  noFile: 'it is a device or a pipe, not a file',
  notReplaced: 'it already exists; --force replaces it',
  other: 'something went wrong',
};

const EXPECTED: Readonly<Record<Expected, string>> = {
  value: 'a value',
  'value or ]': 'a value or ]',
  key: 'a key in double quotes',
  'key or }': 'a key in double quotes or }',
  ':': ': after the key',
  ', or ]': 'a comma or ]',
  ', or }': 'a comma or }',
  end: 'the end',
};

const FOUND: Readonly<Record<string, string>> = {
  comment: 'a comment, which JSON does not allow',
  'single quote': 'a single quote',
  end: 'the end of the text',
};

function named(file: string | undefined): string {
  if (file === undefined) return 'it';
  return file === '-' ? 'standard input' : printable(file);
}

function troubled({ trouble, said }: FileTrouble): string {
  return trouble === 'other' && said !== undefined ? said : TROUBLES[trouble];
}

function placed({ line, column = 1 }: LineAndColumn, why: string): string {
  return line === undefined ? `column ${column}: ${why}` : `${lineAndColumn(line, column)}: ${why}`;
}

function inLine(line: number | undefined): string {
  return line === undefined ? '' : `: line ${line} is incomplete`;
}

function lineAndColumn(line: number, column: number): string {
  return `line ${line}, column ${column}`;
}

function jsonReason(fault: NotJson): string {
  if (!('expected' in fault)) {
    return 'a string does not end, or has a character that must be escaped';
  }
  const { found, expected } = fault;
  return `expected ${EXPECTED[expected]}, found ${FOUND[found] ?? found}`;
}

/**
 * Answers that are words. The first one of each is shown, the others are understood, too; and so is what is called so in
 * English, in every language.
 */
type Answers<Name extends string> = Readonly<Record<Name, readonly [string, ...string[]]>>;

const ASK_ANSWERS: Answers<FormAnswer | 'back' | 'quit'> = {
  ...ENGLISH_ANSWERS,
  back: ['back'],
  quit: ['quit'],
};

/** What can be typed in place of a move. */
export type PlayAnswer = 'board' | 'help' | 'map' | 'more' | 'undo';

const PLAY_ANSWERS: Answers<PlayAnswer> = {
  board: ['board'],
  help: ['help'],
  map: ['map'],
  more: ['more'],
  undo: ['undo', 'back'],
};

const ASK_FAULTS: WordsFor<AskFacts> = {
  ...ENGLISH_CLAUSES,
  answerMissing: () => 'type an answer, or ? for help',
  firstQuestion: () => 'this is the first question',
  answerTooLong: () => 'an answer is too long',
  endedEarly: (_names, { draft }) =>
    draft === undefined
      ? 'the answers ended too early; nothing is saved'
      : `the answers ended too early; they are saved in ${draft}`,
  endedByQuit: (_names, { draft }) =>
    draft === undefined
      ? 'ended by quit; nothing is saved'
      : `ended by quit; your answers are saved in ${draft}`,
  interrupted: (_names, { draft }) =>
    draft === undefined
      ? 'nothing is saved'
      : `your answers are saved in ${draft}; the same command continues with them`,
  draftFound: (_names, { since }) => `Continue the sheet from ${since}? [yes]`,
  draftHelp: () => 'yes: continue where it stopped; no: begin again, without those answers',
  draftTaken: (names, { taken, answers }) =>
    taken === answers
      ? `${names.counted(taken, 'answer')} taken over`
      : `${taken} of ${names.counted(answers, 'answer')} taken over; the others no longer fit, so you answer them again`,
  draftNotKept: (_names, { why }) => `your answers are not saved: ${why}`,
  otherEnding: (_names, { file, endings }) =>
    `${file} cannot be written: its name must end with ${endings.join(', ')}`,
};

/** What each shows. */
const EXAMPLES: Readonly<Record<ExampleId, string>> = {
  sheets: 'score sheets of games played at the table',
  games: 'recorded games on every map, as JSON and as text',
  screen: 'a page for playing whole games, with React and Vite',
  board: 'a board to play on, with React, Preact, Vue or none',
  table: 'a whole table to play at, with React, Preact, Vue or none',
  server: 'a game server over WebSocket, and its client',
  boardgame: 'a lobby, a server and a page with boardgame.io',
  stores: 'games in Redux Toolkit and in a worker thread',
  bots: 'a bot of your own',
  training: 'measuring and tuning a bot, and numbers for a neural net',
  serve: 'a bot in Python that plays a whole game',
  vectors: 'a checker of the test vectors in Python',
  'own-map': 'a map of your own, with rules of its own',
  'own-module': 'a module of your own: a new card and its rules',
  'own-tiles': 'tiles of your own for the forum',
  offers: 'a module of your own: offers and secret choices',
  variant: 'a variant of the base game: another end, other costs',
  solo: 'a solo variant: one person against a seat that the rules play',
};

export const ENGLISH_WORDS = {
  /** What was refused, without a full stop at the end. */
  faults: {
    notUtf8: ({ file }: InFile) => `${named(file)} is not text in UTF-8`,
    tooLarge: ({ file, megabytes }: InFile & { megabytes: number }) =>
      `${named(file)} is larger than ${megabytes} MB`,
    empty: ({ file }: InFile) => `${named(file)} is empty`,
    packedCut: ({ file, line }: Packed) => `${named(file)} ends in the middle${inLine(line)}`,
    packedBroken: ({ file, line }: Packed) =>
      `${named(file)} cannot be unpacked to its end${inLine(line)}`,
    packedGrows: ({ file, line, times }: Packed & { times: number }) =>
      `${named(file)} grows to more than ${times} times its size when it is unpacked, which no archive should${inLine(line)}`,
    noZstd: ({ file, needs, version }: InFile & { needs: string; version: string }) =>
      `${named(file)} is packed with zstd, which Node.js unpacks from ${needs} on, and this is ${version}; unpack it first: zstd -dc`,
    manyGames: ({ file }: InFile) =>
      `${named(file)} has several games; say which one, such as --game 3`,
    noSuchGame: ({ file, game, games }: InFile & { game: number; games: number }) =>
      `${named(file)} has no game ${game}, only ${counted(games, 'game')}`,
    notRead: ({ file, ...trouble }: InFile & FileTrouble) =>
      `${named(file)} cannot be read: ${troubled(trouble)}`,
    notAFile: () => TROUBLES.noFile,
    notJson: ({ file, line, column, ...fault }: InFile & LineAndColumn & NotJson) =>
      `${named(file)} is not JSON: ${placed({ line, column }, jsonReason(fault))}`,
    /** `said` is the message of the parser, in English. */
    notYaml: ({ file, said, ...at }: InFile & LineAndColumn & { said: string }) =>
      `${named(file)} is not YAML: ${at.column === undefined ? said : placed(at, said)}`,
    keyTwice: ({ file, key, ...at }: InFile & LineAndColumn & { key: string }) =>
      `${named(file)} is not YAML: ${placed(at, `the key ${key} occurs twice`)}`,
    nestedTooDeeply: ({ file, most }: InFile & { most: number }) =>
      `${named(file)} is nested too deeply: more than ${most} levels`,
    tooManyValues: ({ file }: InFile) => `${named(file)} is too long: no log has that many values`,
    tooLongForYaml: ({ file, kilobytes }: InFile & { kilobytes: number }) =>
      `${named(file)} is not JSON, and too long for YAML: more than ${kilobytes} KB`,
    aliasesMultiply: ({ file }: InFile) => `${named(file)} is too large: its aliases multiply it`,
    tooManyAliases: ({ file, aliases, most }: InFile & { aliases: number; most: number }) =>
      `${named(file)} is too large: it has ${counted(aliases, 'alias', 'aliases')}, but at most ${most} are allowed`,
    noLogInFolder: ({ endings }: { endings: string }) =>
      `there is no log in it: no file ends in ${endings}`,
    noExamples: () => 'this package has no examples',
    examplesNotRead: (trouble: FileTrouble) => `the examples cannot be read: ${troubled(trouble)}`,
    inputTaken: () => 'standard input is needed for the answers; name a file',
    notWritten: ({ file, ...trouble }: OfFile & FileTrouble) =>
      `${named(file)} cannot be written: ${troubled(trouble)}`,
    notRemoved: ({ file, ...trouble }: OfFile & FileTrouble) =>
      `${named(file)} cannot be removed: ${troubled(trouble)}`,
    noDraft: ({ file }: OfFile) => `${named(file)} is not a draft of a sheet; it is left alone`,
    workerDied: () => 'checking it crashed a worker thread twice',
    /** `tag` is no tag of a language. */
    noLanguage: ({ tag }: { tag: string }) =>
      `${named(tag)} is not a language tag, such as es or pt-BR`,
    /** `faults` has a line for each fault of a catalogue, in English. */
    wrongCatalogue: ({ faults }: { faults: string }) =>
      `the catalogue is wrong, so nothing is written: ${faults}`,
    noStrategy: ({ file }: OfFile) =>
      `${named(file)} does not export a strategy: an object with a name and a function choose`,
    noSuchLibrary: ({ file }: OfFile) =>
      `${named(file)} is neither a file nor a package that is installed here`,
    noLibrary: ({ file }: OfFile) =>
      `${named(file)} exports neither maps nor modules, nor a library: lists with the names maps and modules, or what createLibrary returns, by the name library or by default`,
    neverLoaded: ({ file }: OfFile) =>
      `${named(file)} cannot be loaded: it awaits something that never arrives`,
    badLibrary: ({ file, error }: OfFile & { error: string }) =>
      `no library can be made with ${named(file)}: ${error}`,
    notLoaded: ({ file, error }: OfFile & { error: string }) =>
      `${named(file)} cannot be loaded: ${error}`,
    strategyThrew: ({ strategy, error }: { strategy: string; error: string }) =>
      `the strategy ${strategy} threw: ${error}`,
    notAllowed: ({ strategy, chosen }: { strategy: string; chosen: string }) =>
      `the strategy ${strategy} chose an illegal action: ${chosen}`,
    /** A sentence that follows the value of an argument, as some of the next ones are. */
    notWholeNumber: ({ least, most }: Bounds) =>
      `It must be a whole number from ${least} to ${most}.`,
    notPlayers: ({ least, most }: Bounds) =>
      `It must be a number from ${least} to ${most}, or as many names separated by commas.`,
    unknownStrategy: ({ known, nearest }: Hinted & { known: readonly string[] }) =>
      `It must be one of ${known.join(', ')}, or a file that ends in .js, .mjs or .cjs${asHint(nearest) || '.'}`,
    inputTwice: () => 'Standard input can be read only once.',
    notForSeveral: ({ option }: { option: string }) =>
      `${option} works only with a single file or standard input`,
    notNameAndValue: () => 'It must be a name and a text, such as place=Roma.',
    unknownThing: ({ what, nearest }: Hinted & { what: 'map' | 'city' | 'card' }) =>
      `There is no such ${what}${asHint(nearest) || '.'}`,
    fileMissing: () => 'a file is missing; name one, or use --ask',
    saveWithoutAsk: () => '--save requires --ask',
    noCommand: () => 'missing command',
    /** @with option */
    unknownOption: ({ said }: Usage & { option: string }) => said,
    /** @with command */
    unknownCommand: ({ said }: Usage & { command: string }) => said,
    /** @with argument */
    argumentMissing: ({ said }: Usage & { argument: string }) => said,
    /** @with option */
    valueMissing: ({ said }: Usage & { option: string }) => said,
    tooManyArguments: ({ said }: Usage) => said,
    /** @with argument value why choices */
    badValue: ({ said }: BadValue) => said,
    /** @with option other */
    optionsConflict: ({ said }: Usage & { option: string; other: string }) => said,
    wrongUsage: ({ said }: Usage) => said,
    wentWrong: ({ error }: { error: string }) => `internal error: ${error}`,
  },
  /** What stands around a fault. */
  told: {
    /** Begins a message. */
    error: (message: string) => `error: ${message}`,
    warning: (message: string) => `warning: ${message}`,
    /** Code and rule, after a message. */
    rule: (code: string, rule: string) => `${code}, rule ${rule}`,
    /** The heading of the other faults. */
    moreFaults: (count: number) => `${counted(count, 'more fault')}:`,
    alsoAt: (place: string, message: string) => `also at ${place}: ${message}`,
    /** The place of a fault of the whole input. */
    top: 'the top',
    line: lineAndColumn,
    wrongAt: (place: string) => `the log is wrong at ${place}`,
    when: 'when',
    action: 'action',
    why: 'why',
    afterEnd: 'after the end of the game',
    deciding: ({ turn, player, seat, decision }: Deciding) =>
      `turn ${turn}, ${player} (seat ${seat}) has to decide: ${decision}`,
    atTurn: (turn: number) => `turn ${turn}`,
    /** Behind a text that was cut. */
    moreCharacters: (count: number) => `… (${counted(count, 'more character')})`,
    /** An action that is not there. */
    nothing: 'nothing',
    useHelp: '(use --help for more)',
    /** The output of the command itself. */
    outputNotWritten: (trouble: FileTrouble) =>
      `the output cannot be written: ${troubled(trouble)}`,
  },
  /** What several commands need. */
  terms: {
    /** A number with one decimal. */
    decimal: (value: number) => value.toFixed(1),
    range: (from: number, to: number) => `${from} to ${to}`,
    /** A list without a word before the last item. */
    commas: (items: readonly string[]) => items.join(', '),
    /** A span of time, short. */
    time: timeInWords,
  },
  /** The texts of `--help`: clauses without a full stop. */
  help: {
    frame: {
      usage: 'Usage:',
      arguments: 'Arguments:',
      options: 'Options:',
      globalOptions: 'Global Options:',
      commands: 'Commands:',
      /** Stand in brackets in the first line. */
      anyOptions: 'options',
      anyCommand: 'command',
      choices: (values: readonly string[]) => `choices: ${values.join(', ')}`,
      byDefault: (value: string) => `default: ${value}`,
      /** A description and what is known of the values. */
      noted: (description: string, notes: readonly string[]) =>
        `${description} (${notes.join(', ')})`,
      help: 'display help for command',
      helpCommand: 'display help for command',
      version: 'output the version number',
    },
    /** What stands for a value: one or two nouns, without punctuation. */
    values: {
      card: 'card',
      cards: 'cards',
      city: 'city',
      count: 'count',
      file: 'file',
      fileOrPackage: 'file or package',
      folder: 'folder',
      format: 'format',
      id: 'id',
      ids: 'ids',
      language: 'language',
      log: 'log',
      logs: 'logs',
      name: 'name',
      nameAndText: 'name=text',
      nameAndValue: 'name=value',
      nameOrFile: 'name or file',
      number: 'number',
      players: 'players',
      points: 'points',
      set: 'set',
      table: 'table',
      text: 'text',
    },
    program: {
      about: 'Score, check, replay and simulate games of Concordia. Unofficial.',
      /** Below the help, a line each. */
      notes: [
        'Files are JSON or YAML, logs also text; - is standard input. --json after a command makes it print JSON.',
        'Exit codes: 0 success, 1 refused (wrong log, bad sheet, unreadable file), 2 wrong usage.',
      ],
      lang: 'language of all messages; by default that of the terminal',
      library: 'JavaScript that exports maps and modules of your own, or a library',
    },
    /** Options of all commands that create a game. */
    game: {
      map: 'map; see “concordia maps”',
      players: 'number of players, or their names: Anna,Ben',
      seed: 'seed of all shuffles',
      cards: 'card set; by default concordia, venus in teams',
      teams: 'play in teams of two, with four or six players (R-9.4)',
      bought: 'buy the first goods (R-8.1)',
      wineDisplay: 'use the wine side of the card display (R-2.3)',
      intermediate: 'score at the first Tribune too (R-7.1)',
      salt: 'play with salt (R-11.1)',
      forum: 'play with the forum (R-12.1)',
      module: 'play with a module of --library',
      option: 'set an option of such a module',
    },
    log: {
      date: 'date of the game, for the log',
      place: 'place of the game, for the log',
      comment: 'comment, for the log',
    },
    /** Options of all commands that read many logs. */
    logs: {
      logs: 'game logs, JSON, YAML or text; folders of them; texts with several games; files with a log on each line (NDJSON); any of them packed with gzip or zstd; - for standard input',
      jobs: 'number of logs read in parallel',
      source: 'name for the input, such as that of the file it is a part of',
      firstLine: 'the number of its first line there',
    },
    score: {
      about: 'score a game played at a table',
      file: 'score sheet, JSON or YAML; - for standard input',
      ask: 'ask for the entries of the sheet; with a file, edit that sheet',
      save: 'write the sheet to a file, .json or .yaml',
      force: 'let --save replace an existing file',
      intermediate: 'score only the cards, as in an intermediate scoring (R-7.1)',
      json: 'print the scores as JSON',
    },
    validate: {
      about: 'check game logs against the rules, action by action',
      quiet: 'print only logs with faults',
      json: 'print the result as JSON; for several logs, one line each',
    },
    table: {
      about: 'write games as a table: one row for each game, player, turn or action',
      table: 'which table',
      to: 'csv or ndjson',
      noHeader: 'leave out the names of the columns, for parts that are joined',
      raw: 'leave texts in CSV as they are, even those that a spreadsheet takes for formulas',
    },
    find: {
      about: 'select games of an archive, and write their logs or their ids',
      to: 'json (a line each), text or id',
      id: 'games with one of these ids, separated by commas',
      map: 'games on a map',
      players: 'games with this number of players',
      module: 'games with a module',
      tag: 'games with a text in a note, such as place=Roma',
      finished: 'games that are over',
      result: 'games with this result, such as 95,95,91',
      player: 'games where a player of this name has done the following',
      won: '… has won',
      opening: '… has played these cards first',
      city: '… has built in a city',
      card: '… has bought a card',
    },
    convert: {
      about: 'convert game logs from JSON to readable text and back',
      logs: 'game log, JSON, YAML or text, or several in one file; - for standard input',
      to: 'json or text; by default the other format',
      json: 'same as --to json',
      game: 'only this one of several, from 1',
      narrate: 'in text, also write the events that nobody chose',
      save: 'write the output to a file',
      force: 'let --save replace an existing file',
    },
    replay: {
      about: 'replay a game turn by turn and show its scores',
      log: 'game log, JSON, YAML or text; - for standard input',
      game: 'which one of several in the file, from 1',
      svg: 'draw the final board as SVG, to a file or standard output',
      force: 'let --svg replace an existing file',
      to: 'stop after this number of actions',
      json: 'print the final state as JSON',
    },
    new: {
      about: 'set up a game and print its state as JSON',
      log: 'print a log without actions instead of the state',
      json: 'no effect: the output is always JSON',
    },
    simulate: {
      about: 'let bots play games and print a summary',
      games: (most: number) => `number of games, up to ${most}`,
      strategy: (known: readonly string[]) =>
        `strategy of all players: ${known.join(', ')}, or a JavaScript file of your own`,
      against: 'play a tournament: the strategy of every second seat',
      save: 'write the log of the first game',
      logs: 'write the logs of all finished games, one on each line',
      force: 'let --save and --logs replace existing files',
      json: 'print the summary as JSON',
    },
    analyse: {
      about: 'replay a game with the chances of winning before each turn',
      sims: 'how many times each position is played to its end',
      seed: 'random seed; the same seed gives the same chances',
      svg: 'also draw the chances as SVG, to a file',
      force: 'let --svg replace an existing file',
      json: 'print one line of JSON for each turn as it comes, then the turning points',
    },
    play: {
      about: 'play a game against bots',
      against: (known: readonly string[]) =>
        `strategy of the others: ${known.join(', ')}, or a JavaScript file of your own`,
      seat: 'your seat, from 1',
      save: 'write the log after each turn: as JSON to .json, otherwise as text',
      from: 'continue a game: JSON, YAML or text',
      force: 'let --save replace an existing file',
      keys: 'show the key of each text, for translators',
    },
    maps: { about: 'list the maps', json: 'print the list as JSON' },
    map: {
      about: 'show a board: provinces, cities and their letters, routes, start',
      id: 'map; see “concordia maps”',
      svg: 'draw the board as SVG, to a file or standard output',
      force: 'let --svg replace an existing file',
      json: 'print the map’s data as JSON',
    },
    perft: {
      about: 'count the legal sequences of actions from the start of a game',
      depth: (most: number) => `actions in a row, up to ${most}`,
      json: 'print the counts as JSON',
    },
    rulebook: {
      about: 'play the scenarios of .rules files, and report those that fail',
      files: 'scenarios; by default the rulebook of the package; - for standard input',
      vectors: 'write them as test vectors (NDJSON) instead, to a file or standard output',
      force: 'let --vectors replace an existing file',
      json: 'print the report as JSON',
    },
    serve: {
      about:
        'answer other programs: JSON-RPC 2.0, one message on each line of standard input and output',
      describe: 'print the methods as an OpenRPC document',
    },
    words: {
      about: 'print the texts that a language still needs, as a catalogue, or keep them in a file',
      language: 'language tag, such as it',
      file: 'catalogue to begin or to bring up to date; the module that an app loads is made beside it',
    },
    example: {
      about: 'list the examples, or write one to a folder',
      id: 'example to write',
      folder: 'where to write it; by default a folder with its name',
      force: 'replace existing files',
      json: 'print the list, or what was written, as JSON',
    },
  },
  /** The dialogue of `score --ask`, and its form. Questions have room for some thirty columns. */
  ask: {
    faults: ASK_FAULTS,
    greeting: 'Enter accepts [ ], ? shows help, < goes back, quit ends.',
    answers: ASK_ANSWERS,
    /** A clause as a sentence, with its full stop unless it ends with a sign of its own. */
    sentence: asSentence,
    /** A question as it waits for an answer: with a colon and a blank. */
    prompt: (question: string) => `${question}: `,
    /** A question about a player. */
    about: ({ player, number, players, question }: AskedPlayer) =>
      `${player} ${number}/${players}, ${question}`,
    ...ENGLISH_QUESTIONS,
  },
  /** Tables of points. */
  score: {
    /** The card of that name. */
    concordia: 'Concordia',
    bonus: 'Bonus',
    total: 'Total',
    rank: 'Rank',
    sestertii: 'Sestertii',
    team: 'Team',
    winners({ names, areTeams, winners, points, isTied, paint }: WinnerFacts) {
      const label = winners === 1 ? 'Winner' : 'Winners';
      const all = paint(areTeams ? names.join(' as well as ') : listed(names));
      const sentence = `${label}: ${all} with ${counted(points, 'point')}`;
      return isTied
        ? `${sentence} each; the holder of the Praefectus Magnus would break the tie`
        : sentence;
    },
    saved: (file: string) => `Saved as ${file}`,
  },
  /** What `validate` says of a good log. */
  summary: {
    good: 'Every action follows the rules.',
    corrected: (corrections: number) =>
      `Every action follows the rules, with ${counted(corrections, 'correction')}.`,
    onlyResult: 'Only the result is known: nothing to check.',
    map: 'Map',
    players: 'Players',
    teams: 'Teams',
    rules: 'Rules',
    turns: 'Turns',
    actions: 'Actions',
    end: 'End',
    result: 'Result',
    /** Labels of notes that the command line can write; undefined for any other. */
    // Whatever a note is called, it is called so in English.
    note: (_key: string): string | undefined => undefined,
    baseGame: 'base game',
    venusCards: 'cards of Concordia Venus',
    inTeams: 'teams',
    wineDisplay: 'wine display',
    boughtGoods: 'bought first goods',
    intermediate: 'intermediate scoring',
    /** @with name */
    module: ({ id }: { id: string; name: string }) => id,
    withoutProvinces: (count: number) => `without ${counted(count, 'province')}`,
    unfinished: ({ turn, player, decision }: Omit<Deciding, 'seat'>) =>
      `not yet: the game is unfinished; in turn ${turn} ${player} has to decide (${decision})`,
    over: 'the game is over',
    lastHouse: (player: string) => `${player} took the Concordia card with the last house`,
    lastCard: (player: string) => `${player} took the Concordia card with the last card`,
    scoresNow: 'Scores if the game ended now:',
  },
  replay: {
    /** Sentences without full stops, one after the other. */
    told: (sentences: readonly string[]) => sentences.join('; '),
    nothingToDo: (player: string) => `${player} has nothing to do`,
    correction: (change: string) => `correction: ${change}`,
    end: (how: string) => `End: ${how}`,
  },
  /** Reports on many logs. */
  archive: {
    total({ logs, good, wrong, unreadable, failed, duplicates }: LogCounts) {
      const sums = [`${good} good`, `${wrong} wrong`, `${unreadable} unreadable`];
      if (failed > 0) sums.push(`${failed} failed`);
      if (duplicates > 0) sums.push(counted(duplicates, 'duplicate'));
      return `${counted(logs, 'log')}: ${sums.join(', ')}`;
    },
    pace: ({ time, perSecond }: { time: string; perSecond: number }) =>
      `${time}, ${perSecond} a second`,
    /** @param last - the place of the last log. */
    stopped: (logs: number, last: string | undefined) =>
      last === undefined
        ? `stopped after ${counted(logs, 'log')}`
        : `stopped after ${counted(logs, 'log')}; the last was ${last}`,
    /** Behind the bar. */
    progress: ({ percent, logs, perSecond, left }: PaceOfLogs) =>
      [
        ...(percent === undefined ? [] : [`${percent}%`]),
        counted(logs, 'log'),
        `${perSecond} a second`,
        ...(left === undefined ? [] : [`${left} to go`]),
      ].join(', '),
  },
  simulation: {
    played: ({ games, unfinished }: { games: number; unfinished: number }) =>
      unfinished === 0
        ? `${counted(games, 'game')} played to the end`
        : `${counted(games, 'game')} played to the end; ${unfinished} given up before the end`,
    average: ({ turns, actions }: { turns: string; actions: string }) =>
      `On average ${turns} turns and ${actions} actions; average points by god:`,
    wins: ({ wins, percent, margin }: { wins: number; percent: number; margin: number }) =>
      `${wins} (${percent} ± ${margin}%)`,
    seat: 'Seat',
    winsHead: 'Wins',
    houses: 'Houses',
    team: 'Team',
    strategy: 'Strategy',
    total: 'Total',
    /** Behind the bar. */
    progress: ({ done, games, left }: { done: number; games: number; left: string | undefined }) =>
      left === undefined ? `${done}/${games} games` : `${done}/${games} games, ${left} to go`,
  },
  /** What `analyse` tells. */
  analysis: {
    /** Above the table; `sims` is how often each position was played on. */
    head: (sims: number) =>
      `Chance of winning before each turn, ± two standard errors, and expected points; each position played to its end ${counted(sims, 'time')}`,
    turn: 'Turn',
    /** Stands in place of a player in the row for the end of the game. */
    end: 'end',
    percent: (percent: number) => `${percent}%`,
    /** A percentage and its error. */
    chance: ({ percent, margin }: { percent: number; margin: number }) => `${percent} ± ${margin}%`,
    turningPoints: 'Turning points:',
    noTurningPoints: 'No turn changed the chances by more than the error.',
    turningPoint: ({ turn, by, whose, before, after }: TurnedGame) =>
      `Turn ${turn}, ${by}: chance ${whose === undefined ? '' : `of ${whose} `}${before} → ${after}`,
    lastTurns: 'Last turns that could have brought more points:',
    lastTurn: ({ turn, by, points, most, line }: LastTurnInWords) =>
      `Turn ${turn}, ${by}: ${counted(most, 'point')} instead of ${points} (${line.join('; ')})`,
    expected: 'Expected points, by god:',
    final: 'Points by god:',
    /** The title of the plot. */
    plot: (players: string) => `Chances of winning: ${players}`,
    bands: 'The bands show two standard errors.',
    /** At the axis of the plot. */
    chances: 'Chance of winning',
    /** Behind the bar. */
    progress: ({ done, turns, left }: { done: number; turns: number; left: string | undefined }) =>
      left === undefined ? `${done}/${turns} turns` : `${done}/${turns} turns, ${left} to go`,
  },
  /** The dialogue of `play`. */
  play: {
    answers: PLAY_ANSWERS,
    greeting: ({ player, help }: { player: string; help: string }) =>
      `You are ${player}. Type the number of a choice, or a move; ${help} says more.`,
    /** What one can type. */
    help: ({ board, map, more, undo, quit }: Readonly<Record<PlayAnswer | 'quit', string>>) => [
      'a number: that choice',
      'a move as logs write it, in full or shortened; several with semicolons between them',
      `${board}: what everybody has, your hand and the display`,
      `${map}: the board in words`,
      `${more}: further choices`,
      `${undo}: take back your last action, if nothing hidden has been shown since`,
      `${quit}: end here`,
    ],
    /** There are further choices. */
    more: ({ left, answer }: { left: number; answer: string }) => `${left} more; type ${answer}`,
    noMore: 'These are all choices.',
    wrongNumber: (most: number) => `Type a number from 1 to ${most}.`,
    /** No action can be read. */
    noMove: 'Type the number of a choice, or a move.',
    /** A line that goes on to what others do. */
    notYours: 'Type only your own moves of this turn.',
    undone: 'Taken back.',
    noUndo: 'Nothing can be taken back here.',
    /** It ends before the game does; `file` has the log. */
    left: (file: string | undefined) =>
      file === undefined
        ? 'The game ends here; nothing is saved.'
        : `The game ends here; it is saved in ${file}.`,
    /** The same, as a fault: nobody answers any more. */
    endedEarly: (file: string | undefined) =>
      file === undefined
        ? 'the answers ended before the game did; nothing is saved'
        : `the answers ended before the game did; it is saved in ${file}`,
  },
  /** The list of maps. */
  maps: {
    id: 'Id',
    name: 'Name',
    cities: 'Cities',
    provinces: 'Provinces',
    routes: 'Routes',
    players: 'Players',
    anyPlayers: 'any',
    leftOut: (map: string, what: string) => `Left out on ${map}: ${what}`,
  },
  /** A single map. */
  map: {
    players: 'Players',
    anyPlayers: 'any number',
    advised: (range: string) => `${range} recommended`,
    size: 'Size',
    sizeOf: ({ cities, provinces }: { cities: number; provinces: number }) =>
      `${counted(cities, 'city', 'cities')} in ${counted(provinces, 'province')}`,
    routes: 'Routes',
    routesOf: ({ land, sea }: { land: number; sea: number }) => `${land} by land, ${sea} by sea`,
    start: 'Start',
    later: 'Later colonists',
    /** Where land and sea colonists begin. */
    starts: ({ land = 'nowhere', sea = 'nowhere' }: StartsInWords) =>
      `${land} by land, ${sea} by sea`,
    leftOut: 'Left out',
    castles: 'Castles',
    gates: 'Gates',
    squares: 'Squares',
    landFields: 'Fields by land',
    seaFields: 'Fields by sea',
    noStop: 'No stop on',
    crossed: ({ place, kind }: { place: string; kind: 'land' | 'sea' }) => `${place} by ${kind}`,
    shared: 'Shared',
    sharedRoutes: (kinds: readonly ('land' | 'sea')[]) =>
      `routes by ${listed(kinds)}, by any number`,
    /** What is not a good. */
    letters: { capital: 'capital', castle: 'castle', gate: 'gate', square: 'square' },
    printedAs: (name: string, printed: string) => `${name} (printed: ${printed})`,
    province: 'Province',
    cities: 'Cities and their letters',
  },
  perft: { depth: 'Depth', sequences: 'Sequences' },
  rulebook: {
    /** A sentence for each reason why a scenario does not hold. */
    faults: ENGLISH_RULES,
    file: ({ file, scenarios, failures }: { file: string; scenarios: number; failures: number }) =>
      [
        `${file}: ${counted(scenarios, 'scenario')}`,
        ...(failures === 0 ? [] : [counted(failures, 'failure')]),
      ].join(', '),
    total: ({ scenarios, files, failures }: ScenarioCounts) =>
      `${counted(scenarios, 'scenario')} in ${counted(files, 'file')}: ${failures === 0 ? 'all hold' : counted(failures, 'failure')}`,
    /** Labels of what a scenario says, and of what is so. */
    expected: 'expected',
    found: 'found',
  },
  words: {
    english: 'English is defined next to the rules: no words are missing.',
    complete: (language: string) => `No words are missing in ${language}.`,
    /** How much of a catalogue is done. */
    counts: ({ file, done, all, missing, stale }: CatalogueCounts) =>
      `${file}: ${done} of ${counted(all, 'text')} translated, ${missing} missing, ${stale} out of date`,
    /** How many texts are missing in each section. */
    missing: ({ list }: { list: string }) => `Missing: ${list}`,
    /** A text whose English has changed since it was translated. */
    stale: ({ key, english }: { key: string; english: string }) =>
      `Out of date: ${key}; English is now: ${english}`,
    /** The keys of texts that have been left out. */
    gone: ({ list }: { list: string }) => `No longer in English, so left out: ${list}`,
    wrote: ({ files }: { files: string }) => `Written: ${files}`,
  },
  example: {
    id: 'Id',
    about: 'What it is',
    guide: 'Guide',
    hint: 'Write one into a folder: npx concordia-rules example ID [FOLDER]',
    wrote: ({ files, folder, about }: { files: number; folder: string; about: string }) =>
      `Wrote ${counted(files, 'file')} to ${folder}: ${about}.`,
    guideIn: (page: string) => `Guide: ${page}, in the package`,
    examples: EXAMPLES,
  },
};

/** The name of a file, `-` for standard input; undefined if the message begins with the name. */
interface InFile {
  readonly file?: string | undefined;
}

/** A place in a text, counted from 1; without `line`, the message begins with the line. */
export interface LineAndColumn {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Wrong usage, as reported by commander. */
interface Usage {
  readonly said: string;
}

/** Something packed; `line` is the first that is not whole. */
interface Packed extends InFile {
  readonly line?: number;
}

/** A file that has a name. */
interface OfFile {
  readonly file: string;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

interface BadValue extends Usage {
  readonly argument: string;
  readonly value: string;
  /** A sentence, or what lists the choices. */
  readonly why: string;
  /** The values that are allowed, if they are a list; then `why` lists them in English. */
  readonly choices?: readonly string[];
}

interface WinnerFacts {
  /** Players, or teams of them in words; those with the most points. */
  readonly names: readonly string[];
  readonly areTeams: boolean;
  /** How many players have won. */
  readonly winners: number;
  readonly points: number;
  /** Whether only the holder of the Praefectus Magnus would be alone. */
  readonly isTied: boolean;
  /** Makes names stand out. */
  paint(names: string): string;
}

/** Whose turn it is to choose, and what, in words. */
interface Deciding {
  readonly turn: number;
  readonly player: string;
  readonly seat: number;
  readonly decision: string;
}

/** What was probably meant. */
interface Hinted {
  readonly nearest?: string | undefined;
}

/** A player, who is the `number`th of all, and what is asked. */
interface AskedPlayer {
  readonly player: string;
  readonly number: number;
  readonly players: number;
  readonly question: string;
}

interface LogCounts {
  readonly logs: number;
  readonly good: number;
  readonly wrong: number;
  readonly unreadable: number;
  readonly failed: number;
  readonly duplicates: number;
}

/** `left` is the time that is still needed. */
interface PaceOfLogs {
  readonly percent?: number | undefined;
  readonly logs: number;
  readonly perSecond: number;
  readonly left?: string | undefined;
}

interface TurnedGame {
  readonly turn: number;
  readonly by: string;
  /** The player whose chance it is, if it is not the one with the turn. */
  readonly whose: string | undefined;
  readonly before: string;
  readonly after: string;
}

interface LastTurnInWords {
  readonly turn: number;
  readonly by: string;
  readonly points: number;
  readonly most: number;
  /** The actions that would have brought the most points. */
  readonly line: readonly string[];
}

/** Where land and sea colonists begin; undefined for nowhere. */
interface StartsInWords {
  readonly land: string | undefined;
  readonly sea: string | undefined;
}

interface ScenarioCounts {
  readonly scenarios: number;
  readonly files: number;
  readonly failures: number;
}

interface CatalogueCounts {
  readonly file: string;
  readonly done: number;
  readonly all: number;
  readonly missing: number;
  readonly stale: number;
}
