/** Faults of the command line: their reasons and facts. Their words are in `languages`; those about games, in the library. */

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
  /** `tag` is no tag of a language. */
  readonly noLanguage: { readonly tag: string };
  /** `faults` has a line for each fault of a catalogue, in English. */
  readonly wrongCatalogue: { readonly faults: string };
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
    /** The values that are allowed, if they are a list; then `why` lists them in English. */
    readonly choices?: readonly string[];
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
