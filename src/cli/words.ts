/**
 * Faults of the command line: their reasons, facts and English words; `words-fr.ts` has the French ones.
 * Words about games come from the library.
 */
import { counted } from '../model/counted';
import { asHint } from '../model/nearest';
import { printable } from './printable';

/** Why a file cannot be opened; `said` is the system's own message. */
export interface FileTrouble {
  readonly trouble:
    | 'missing'
    | 'folder'
    | 'noFolder'
    | 'denied'
    | 'exists'
    | 'full'
    | 'link'
    | 'noFile'
    | 'notReplaced'
    | 'other';
  readonly said?: string;
}

/** What JSON expects at a place. */
export type Expected =
  | 'value'
  | 'value or ]'
  | 'key'
  | 'key or }'
  | ':'
  | ', or ]'
  | ', or }'
  | 'end';

/** What is there instead: a character, `comment`, `single quote` or `end`; or a broken string. */
export type NotJson =
  | { readonly found: string; readonly expected: Expected }
  | { readonly found: 'broken text' };

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

/** The reasons of the command line with their facts. */
export interface CliFacts {
  readonly notUtf8: InFile;
  readonly tooLarge: InFile & { readonly megabytes: number };
  readonly empty: InFile;
  /** `line` is the first that is not whole, of what is packed. */
  readonly packedCut: InFile & { readonly line?: number };
  readonly packedBroken: InFile & { readonly line?: number };
  readonly packedGrows: InFile & { readonly line?: number; readonly times: number };
  readonly noZstd: InFile & { readonly needs: string; readonly version: string };
  readonly manyGames: InFile;
  readonly noSuchGame: InFile & { readonly game: number; readonly games: number };
  readonly notRead: InFile & FileTrouble;
  readonly notAFile: object;
  readonly notJson: InFile & LineAndColumn & NotJson;
  /** `said` is the message of the parser, in English. */
  readonly notYaml: InFile & LineAndColumn & { readonly said: string };
  readonly keyTwice: InFile & LineAndColumn & { readonly key: string };
  readonly nestedTooDeeply: InFile & { readonly most: number };
  readonly tooManyValues: InFile;
  readonly tooLongForYaml: InFile & { readonly kilobytes: number };
  readonly aliasesMultiply: InFile;
  readonly tooManyAliases: InFile & { readonly aliases: number; readonly most: number };
  readonly noLogInFolder: { readonly endings: string };
  readonly noExamples: object;
  readonly examplesNotRead: FileTrouble;
  readonly inputTaken: object;
  readonly notWritten: { readonly file: string } & FileTrouble;
  readonly notRemoved: { readonly file: string } & FileTrouble;
  readonly noDraft: { readonly file: string };
  readonly workerDied: object;
  readonly noStrategy: { readonly file: string };
  readonly noSuchLibrary: { readonly file: string };
  readonly noLibrary: { readonly file: string };
  readonly neverLoaded: { readonly file: string };
  readonly badLibrary: { readonly file: string; readonly error: string };
  readonly notLoaded: { readonly file: string; readonly error: string };
  readonly strategyThrew: { readonly strategy: string; readonly error: string };
  readonly notAllowed: { readonly strategy: string; readonly chosen: string };
  /** Sentences that follow the value of an argument. */
  readonly notWholeNumber: { readonly least: number; readonly most: number };
  readonly notPlayers: { readonly least: number; readonly most: number };
  readonly unknownStrategy: {
    readonly known: readonly string[];
    readonly nearest?: string | undefined;
  };
  readonly inputTwice: object;
  readonly notForSeveral: { readonly option: string };
  readonly notNameAndValue: object;
  readonly unknownThing: {
    readonly what: 'map' | 'city' | 'card';
    readonly nearest?: string | undefined;
  };
  readonly fileMissing: object;
  readonly saveWithoutAsk: object;
  readonly noCommand: object;
  readonly unknownOption: Usage & { readonly option: string };
  readonly unknownCommand: Usage & { readonly command: string };
  readonly argumentMissing: Usage & { readonly argument: string };
  readonly valueMissing: Usage & { readonly option: string };
  readonly tooManyArguments: Usage;
  /** `why` is one of the sentences above, or lists what is allowed. */
  readonly badValue: Usage & {
    readonly argument: string;
    readonly value: string;
    readonly why: string;
  };
  readonly optionsConflict: Usage & { readonly option: string; readonly other: string };
  readonly wrongUsage: Usage;
  readonly wentWrong: { readonly error: string };
}

export type CliReason = keyof CliFacts;

/** A reason and its facts. */
export type CliFault = {
  readonly [R in CliReason]: { readonly reason: R; readonly facts: CliFacts[R] };
}[CliReason];

/** Whose turn it is to choose, and what, in words. */
interface DecidingFacts {
  readonly turn: number;
  readonly player: string;
  readonly seat: number;
  readonly decision: string;
}

/** The words of the command line in one language. */
export interface CliWords {
  readonly faults: { readonly [R in CliReason]: (facts: CliFacts[R]) => string };
  /** Begins a message. */
  error(message: string): string;
  /** Begins a warning. */
  warning(message: string): string;
  /** Code and rule, after a message. */
  rule(code: string, rule: string): string;
  /** The heading of the other faults. */
  moreFaults(count: number): string;
  alsoAt(place: string, message: string): string;
  /** The place of a fault of the whole input. */
  readonly top: string;
  line(line: number, column: number): string;
  wrongAt(place: string): string;
  readonly when: string;
  readonly action: string;
  readonly why: string;
  readonly afterEnd: string;
  deciding(facts: DecidingFacts): string;
  atTurn(turn: number): string;
  readonly useHelp: string;
}

/** A fault in the words of a language. */
export function toldIn(words: CliWords, { reason, facts }: CliFault): string {
  // By its reason each has facts of its own kind.
  const tell = words.faults[reason] as (facts: CliFault['facts']) => string;
  return tell(facts);
}

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
  return line === undefined ? '' : `: line ${line} is not whole`;
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

export const ENGLISH_WORDS: CliWords = {
  faults: {
    notUtf8: ({ file }) => `${named(file)} is not text in UTF-8`,
    tooLarge: ({ file, megabytes }) => `${named(file)} is larger than ${megabytes} MB`,
    empty: ({ file }) => `${named(file)} is empty`,
    packedCut: ({ file, line }) => `${named(file)} ends in the middle${inLine(line)}`,
    packedBroken: ({ file, line }) => `${named(file)} cannot be unpacked to its end${inLine(line)}`,
    packedGrows: ({ file, line, times }) =>
      `${named(file)} grows more than ${times} times when it is unpacked, as no archive does${inLine(line)}`,
    noZstd: ({ file, needs, version }) =>
      `${named(file)} is packed with zstd, which Node.js unpacks from ${needs} on, and this is ${version}; unpack it first: zstd -dc`,
    manyGames: ({ file }) => `${named(file)} has several games; say which one, such as --game 3`,
    noSuchGame: ({ file, game, games }) =>
      `${named(file)} has no game ${game}, only ${counted(games, 'game')}`,
    notRead: ({ file, ...trouble }) => `${named(file)} cannot be read: ${troubled(trouble)}`,
    notAFile: () => TROUBLES.noFile,
    notJson: ({ file, line, column, ...fault }) =>
      `${named(file)} is not JSON: ${placed({ line, column }, jsonReason(fault))}`,
    notYaml: ({ file, said, ...at }) =>
      `${named(file)} is not YAML: ${at.column === undefined ? said : placed(at, said)}`,
    keyTwice: ({ file, key, ...at }) =>
      `${named(file)} is not YAML: ${placed(at, `the key ${key} occurs twice`)}`,
    nestedTooDeeply: ({ file, most }) =>
      `${named(file)} is nested too deeply: more than ${most} levels`,
    tooManyValues: ({ file }) => `${named(file)} is too long: no log has that many values`,
    tooLongForYaml: ({ file, kilobytes }) =>
      `${named(file)} is not JSON, and too long for YAML: more than ${kilobytes} KB`,
    aliasesMultiply: ({ file }) => `${named(file)} is too large: its aliases multiply it`,
    tooManyAliases: ({ file, aliases, most }) =>
      `${named(file)} is too large: it has ${counted(aliases, 'alias', 'aliases')}, but at most ${most} are allowed`,
    noLogInFolder: ({ endings }) => `there is no log in it: no file ends in ${endings}`,
    noExamples: () => 'this package has no examples',
    examplesNotRead: (trouble) => `the examples cannot be read: ${troubled(trouble)}`,
    inputTaken: () => 'standard input is needed for the answers; name a file',
    notWritten: ({ file, ...trouble }) => `${named(file)} cannot be written: ${troubled(trouble)}`,
    notRemoved: ({ file, ...trouble }) => `${named(file)} cannot be removed: ${troubled(trouble)}`,
    noDraft: ({ file }) => `${named(file)} is not a draft of a sheet; it is left alone`,
    workerDied: () => 'checking it crashed a worker thread twice',
    noStrategy: ({ file }) =>
      `${named(file)} does not export a strategy: an object with a name and a function choose`,
    noSuchLibrary: ({ file }) =>
      `${named(file)} is neither a file nor a package that is installed here`,
    noLibrary: ({ file }) =>
      `${named(file)} exports neither maps nor modules, nor a library: lists with the names maps and modules, or what createLibrary returns, by the name library or by default`,
    neverLoaded: ({ file }) =>
      `${named(file)} cannot be loaded: it awaits something that never comes`,
    badLibrary: ({ file, error }) => `no library can be made with ${named(file)}: ${error}`,
    notLoaded: ({ file, error }) => `${named(file)} cannot be loaded: ${error}`,
    strategyThrew: ({ strategy, error }) => `the strategy ${strategy} threw: ${error}`,
    notAllowed: ({ strategy, chosen }) =>
      `the strategy ${strategy} chose an illegal action: ${chosen}`,
    notWholeNumber: ({ least, most }) => `It must be a whole number from ${least} to ${most}.`,
    notPlayers: ({ least, most }) =>
      `It must be a number from ${least} to ${most}, or as many names separated by commas.`,
    unknownStrategy: ({ known, nearest }) =>
      `It must be one of ${known.join(', ')}, or a file that ends in .js, .mjs or .cjs${asHint(nearest) || '.'}`,
    inputTwice: () => 'Standard input can be read only once.',
    notForSeveral: ({ option }) => `${option} goes with a single file or standard input`,
    notNameAndValue: () => 'It must be a name and a text, such as place=Roma.',
    unknownThing: ({ what, nearest }) => `There is no such ${what}${asHint(nearest) || '.'}`,
    fileMissing: () => "missing required argument 'file', or --ask",
    saveWithoutAsk: () => '--save requires --ask',
    noCommand: () => 'missing command',
    unknownOption: ({ said }) => said,
    unknownCommand: ({ said }) => said,
    argumentMissing: ({ said }) => said,
    valueMissing: ({ said }) => said,
    tooManyArguments: ({ said }) => said,
    badValue: ({ said }) => said,
    optionsConflict: ({ said }) => said,
    wrongUsage: ({ said }) => said,
    wentWrong: ({ error }) => `internal error: ${error}`,
  },
  error: (message) => `error: ${message}`,
  warning: (message) => `warning: ${message}`,
  rule: (code, rule) => `${code}, rule ${rule}`,
  moreFaults: (count) => `${counted(count, 'more fault')}:`,
  alsoAt: (place, message) => `also at ${place}: ${message}`,
  top: 'the top',
  line: lineAndColumn,
  wrongAt: (place) => `the log is wrong at ${place}`,
  when: 'when',
  action: 'action',
  why: 'why',
  afterEnd: 'after the end of the game',
  deciding: ({ turn, player, seat, decision }) =>
    `turn ${turn}, ${player} (seat ${seat}) has to decide: ${decision}`,
  atTurn: (turn) => `turn ${turn}`,
  useHelp: '(use --help for more)',
};
