/** All words of the command line in one language. Words about games come from the library. */

import type { FormAnswer, FormWords } from '../../form/words';
import type { RULE_MODULES } from '../../index';
import type { WordsFor } from '../../model/faults';
import type { RulesWords } from '../../testing/rulebook/faults';
import type { AskFacts } from '../ask/faults';
import type { ExampleId } from '../example-list';
import type { CliFacts, CliReason, FileTrouble } from '../words';

/** Each section names all that it needs, so the compiler says what a language lacks. */
export interface CliWords {
  /** What was refused, without a full stop at the end. */
  readonly faults: { readonly [R in CliReason]: (facts: CliFacts[R]) => string };
  readonly told: ToldWords;
  readonly terms: TermWords;
  readonly help: HelpWords;
  readonly ask: AskWords;
  readonly score: ScoreWords;
  readonly summary: SummaryWords;
  readonly replay: ReplayWords;
  readonly archive: ArchiveWords;
  readonly simulation: SimulationWords;
  readonly analysis: AnalysisWords;
  readonly play: PlayWords;
  readonly maps: MapsWords;
  readonly map: MapWords;
  readonly perft: PerftWords;
  readonly rulebook: RulebookWords;
  readonly words: TemplateWords;
  readonly example: ExampleWords;
}

/** The texts of a language that are more than a message of its catalogue. */
export type WordsInCode = InCode<CliWords>;
type InCode<T> = {
  readonly [K in keyof T]?: T[K] extends string | readonly string[] | AnyFunction
    ? T[K]
    : InCode<T[K]>;
};
type AnyFunction = (...args: never[]) => unknown;

/** What stands around a fault. */
interface ToldWords {
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
  /** Behind a text that was cut. */
  moreCharacters(count: number): string;
  /** An action that is not there. */
  readonly nothing: string;
  readonly useHelp: string;
  /** The output of the command itself. */
  outputNotWritten(trouble: FileTrouble): string;
}

/** Whose turn it is to choose, and what, in words. */
interface DecidingFacts {
  readonly turn: number;
  readonly player: string;
  readonly seat: number;
  readonly decision: string;
}

/** What several commands need. */
interface TermWords {
  /** A number with one decimal. */
  decimal(value: number): string;
  /** Such as `3 to 5`. */
  range(from: number, to: number): string;
  /** A list without a word before the last item. */
  commas(items: readonly string[]): string;
  /** A span of time, short. */
  time(seconds: number): string;
}

/** The texts of `--help`: clauses without a full stop. */
interface HelpWords {
  readonly frame: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly globalOptions: string;
    readonly commands: string;
    /** Stand in brackets in the first line. */
    readonly anyOptions: string;
    readonly anyCommand: string;
    choices(values: readonly string[]): string;
    byDefault(value: string): string;
    /** A description and what is known of the values. */
    noted(description: string, notes: readonly string[]): string;
    readonly help: string;
    readonly helpCommand: string;
    readonly version: string;
  };
  /** What stands for a value: one or two nouns, without punctuation. */
  readonly values: Readonly<Record<ValueName, string>>;
  readonly program: {
    readonly about: string;
    /** Below the help, a line each. */
    readonly notes: readonly string[];
    readonly lang: string;
    readonly library: string;
  };
  /** Options of all commands that create a game. */
  readonly game: Readonly<
    Record<
      | 'map'
      | 'players'
      | 'seed'
      | 'cards'
      | 'teams'
      | 'bought'
      | 'wineDisplay'
      | 'intermediate'
      | (typeof RULE_MODULES)[number]
      | 'module'
      | 'option',
      string
    >
  >;
  readonly log: Readonly<Record<'date' | 'place' | 'comment', string>>;
  /** Options of all commands that read many logs. */
  readonly logs: Readonly<Record<'logs' | 'jobs' | 'source' | 'firstLine', string>>;
  readonly score: Readonly<
    Record<'about' | 'file' | 'ask' | 'save' | 'force' | 'intermediate' | 'json', string>
  >;
  readonly validate: Readonly<Record<'about' | 'quiet' | 'json', string>>;
  readonly table: Readonly<Record<'about' | 'table' | 'to' | 'noHeader' | 'raw', string>>;
  readonly find: Readonly<
    Record<
      | 'about'
      | 'to'
      | 'id'
      | 'map'
      | 'players'
      | 'module'
      | 'tag'
      | 'finished'
      | 'result'
      | 'player'
      | 'won'
      | 'opening'
      | 'city'
      | 'card',
      string
    >
  >;
  readonly convert: Readonly<
    Record<'about' | 'logs' | 'to' | 'json' | 'game' | 'narrate' | 'save' | 'force', string>
  >;
  readonly replay: Readonly<
    Record<'about' | 'log' | 'game' | 'svg' | 'force' | 'to' | 'json', string>
  >;
  readonly new: Readonly<Record<'about' | 'log' | 'json', string>>;
  readonly simulate: Readonly<
    Record<'about' | 'against' | 'save' | 'logs' | 'force' | 'json', string>
  > & {
    games(most: number): string;
    strategy(known: readonly string[]): string;
  };
  readonly analyse: Readonly<Record<'about' | 'sims' | 'seed' | 'svg' | 'force' | 'json', string>>;
  readonly play: Readonly<Record<'about' | 'seat' | 'save' | 'from' | 'force' | 'keys', string>> & {
    against(known: readonly string[]): string;
  };
  readonly maps: Readonly<Record<'about' | 'json', string>>;
  readonly map: Readonly<Record<'about' | 'id' | 'svg' | 'force' | 'json', string>>;
  readonly perft: Readonly<Record<'about' | 'json', string>> & { depth(most: number): string };
  readonly rulebook: Readonly<Record<'about' | 'files' | 'vectors' | 'force' | 'json', string>>;
  readonly serve: Readonly<Record<'about' | 'describe', string>>;
  readonly words: Readonly<Record<'about' | 'language' | 'file', string>>;
  readonly example: Readonly<Record<'about' | 'id' | 'folder' | 'force' | 'json', string>>;
}

type ValueName =
  | 'card'
  | 'cards'
  | 'city'
  | 'count'
  | 'file'
  | 'fileOrPackage'
  | 'folder'
  | 'format'
  | 'id'
  | 'ids'
  | 'language'
  | 'log'
  | 'logs'
  | 'name'
  | 'nameAndText'
  | 'nameAndValue'
  | 'nameOrFile'
  | 'number'
  | 'players'
  | 'points'
  | 'set'
  | 'table'
  | 'text';

/** Answers that are words; what is called so in English is understood in every language. */
/** The dialogue of `score --ask`, and its form. Questions have room for some thirty columns. */
interface AskWords extends Omit<FormWords, 'faults' | 'answers' | 'commas'> {
  readonly faults: WordsFor<AskFacts>;
  readonly greeting: string;
  /** The first one of each is shown, the others are understood, too. */
  readonly answers: Readonly<Record<FormAnswer | 'back' | 'quit', readonly [string, ...string[]]>>;
  /** A clause as a sentence, with its full stop unless it ends with a sign of its own. */
  sentence(clause: string): string;
  /** A question as it waits for an answer: with a colon and a blank. */
  prompt(question: string): string;
  /** A question about a player, who is the `number`th of all. */
  about(facts: {
    readonly player: string;
    readonly number: number;
    readonly players: number;
    readonly question: string;
  }): string;
}

/** Tables of points. */
interface ScoreWords {
  /** The card of that name. */
  readonly concordia: string;
  readonly bonus: string;
  readonly total: string;
  readonly rank: string;
  readonly sestertii: string;
  readonly team: string;
  winners(facts: WinnerFacts): string;
  saved(file: string): string;
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

/** What `validate` says of a good log. */
interface SummaryWords {
  readonly good: string;
  corrected(corrections: number): string;
  readonly onlyResult: string;
  readonly map: string;
  readonly players: string;
  readonly teams: string;
  readonly rules: string;
  readonly turns: string;
  readonly actions: string;
  readonly end: string;
  readonly result: string;
  /** Labels of notes that the command line can write; undefined for any other. */
  note(key: string): string | undefined;
  readonly baseGame: string;
  readonly venusCards: string;
  readonly inTeams: string;
  readonly wineDisplay: string;
  readonly boughtGoods: string;
  readonly intermediate: string;
  module(facts: { readonly id: string; readonly name: string }): string;
  withoutProvinces(count: number): string;
  unfinished(facts: Omit<DecidingFacts, 'seat'>): string;
  readonly over: string;
  lastHouse(player: string): string;
  lastCard(player: string): string;
  readonly scoresNow: string;
}

interface ReplayWords {
  /** Sentences without full stops, one after the other. */
  told(sentences: readonly string[]): string;
  nothingToDo(player: string): string;
  correction(change: string): string;
  end(how: string): string;
}

/** Reports on many logs. */
interface ArchiveWords {
  total(facts: {
    readonly logs: number;
    readonly good: number;
    readonly wrong: number;
    readonly unreadable: number;
    readonly failed: number;
    readonly duplicates: number;
  }): string;
  pace(facts: { readonly time: string; readonly perSecond: number }): string;
  /** @param last - the place of the last log. */
  stopped(logs: number, last: string | undefined): string;
  /** Behind the bar; `left` is the time that is still needed. */
  progress(facts: {
    readonly percent?: number | undefined;
    readonly logs: number;
    readonly perSecond: number;
    readonly left?: string | undefined;
  }): string;
}

interface SimulationWords {
  played(facts: { readonly games: number; readonly unfinished: number }): string;
  average(facts: { readonly turns: string; readonly actions: string }): string;
  wins(facts: { readonly wins: number; readonly percent: number; readonly margin: number }): string;
  readonly seat: string;
  readonly winsHead: string;
  readonly houses: string;
  readonly team: string;
  readonly strategy: string;
  readonly total: string;
  /** Behind the bar. */
  progress(facts: {
    readonly done: number;
    readonly games: number;
    readonly left: string | undefined;
  }): string;
}

/** What `analyse` tells. */
interface AnalysisWords {
  /** Above the table; `sims` is how often each position was played on. */
  head(sims: number): string;
  readonly turn: string;
  /** Stands in place of a player in the row for the end of the game. */
  readonly end: string;
  percent(percent: number): string;
  /** A percentage and its error. */
  chance(facts: { readonly percent: number; readonly margin: number }): string;
  /** Above the turning points. */
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  /** @param whose - the player whose chance it is, if it is not the one with the turn. */
  turningPoint(facts: {
    readonly turn: number;
    readonly by: string;
    readonly whose: string | undefined;
    readonly before: string;
    readonly after: string;
  }): string;
  /** Above the last turns that could have brought more. */
  readonly lastTurns: string;
  /** @param line - the actions that would have brought the most points. */
  lastTurn(facts: {
    readonly turn: number;
    readonly by: string;
    readonly points: number;
    readonly most: number;
    readonly line: readonly string[];
  }): string;
  /** Above the points of gods: those to expect, or those at the end. */
  readonly expected: string;
  readonly final: string;
  /** The title of the plot, and what its bands mean. */
  plot(players: string): string;
  readonly bands: string;
  /** The chances, at the axis of the plot. */
  readonly chances: string;
  /** Behind the bar. */
  progress(facts: {
    readonly done: number;
    readonly turns: number;
    readonly left: string | undefined;
  }): string;
}

/** What can be typed in place of a move; what is called so in English is understood in every language. */
export type PlayAnswer = 'board' | 'help' | 'map' | 'more' | 'undo';

/** The dialogue of `play`. */
interface PlayWords {
  /** The first one of each is shown, the others are understood, too. */
  readonly answers: Readonly<Record<PlayAnswer, readonly [string, ...string[]]>>;
  greeting(facts: { readonly player: string; readonly help: string }): string;
  /** What one can type. */
  help(answers: Readonly<Record<PlayAnswer | 'quit', string>>): readonly string[];
  /** There are further choices. */
  more(facts: { readonly left: number; readonly answer: string }): string;
  readonly noMore: string;
  wrongNumber(most: number): string;
  /** No action can be read. */
  readonly noMove: string;
  /** A line that goes on to what others do. */
  readonly notYours: string;
  readonly undone: string;
  readonly noUndo: string;
  /** It ends before the game does; `file` has the log. */
  left(file: string | undefined): string;
  /** The same, as a fault: nobody answers any more. */
  endedEarly(file: string | undefined): string;
}

/** The list of maps. */
interface MapsWords {
  readonly id: string;
  readonly name: string;
  readonly cities: string;
  readonly provinces: string;
  readonly routes: string;
  readonly players: string;
  readonly anyPlayers: string;
  leftOut(map: string, what: string): string;
}

/** A single map. */
interface MapWords {
  readonly players: string;
  readonly anyPlayers: string;
  advised(range: string): string;
  readonly size: string;
  sizeOf(facts: { readonly cities: number; readonly provinces: number }): string;
  readonly routes: string;
  routesOf(facts: { readonly land: number; readonly sea: number }): string;
  readonly start: string;
  readonly later: string;
  /** Where land and sea colonists begin; undefined for nowhere. */
  starts(facts: { readonly land: string | undefined; readonly sea: string | undefined }): string;
  readonly leftOut: string;
  readonly castles: string;
  readonly gates: string;
  readonly squares: string;
  readonly landFields: string;
  readonly seaFields: string;
  readonly noStop: string;
  crossed(facts: { readonly place: string; readonly kind: 'land' | 'sea' }): string;
  readonly shared: string;
  sharedRoutes(kinds: readonly ('land' | 'sea')[]): string;
  /** What is not a good. */
  readonly letters: Readonly<Record<'capital' | 'castle' | 'gate' | 'square', string>>;
  printedAs(name: string, printed: string): string;
  readonly province: string;
  readonly cities: string;
}

interface PerftWords {
  readonly depth: string;
  readonly sequences: string;
}

/** The report on scenarios of rules. */
interface RulebookWords {
  /** A sentence for each reason why one does not hold. */
  readonly faults: RulesWords;
  file(facts: {
    readonly file: string;
    readonly scenarios: number;
    readonly failures: number;
  }): string;
  total(facts: {
    readonly scenarios: number;
    readonly files: number;
    readonly failures: number;
  }): string;
  /** Labels of what a scenario says, and of what is so. */
  readonly expected: string;
  readonly found: string;
}

interface TemplateWords {
  /** English stands beside the rules. */
  readonly english: string;
  /** A language lacks nothing. */
  complete(language: string): string;
  /** How much of a catalogue is done. */
  counts(facts: {
    readonly file: string;
    readonly done: number;
    readonly all: number;
    readonly missing: number;
    readonly stale: number;
  }): string;
  /** How many texts are missing in each section. */
  missing(facts: { readonly list: string }): string;
  /** A text whose English has changed since it was translated. */
  stale(facts: { readonly key: string; readonly english: string }): string;
  /** The keys of texts that have been left out. */
  gone(facts: { readonly list: string }): string;
  wrote(facts: { readonly files: string }): string;
}

interface ExampleWords {
  readonly id: string;
  readonly about: string;
  readonly guide: string;
  readonly hint: string;
  wrote(facts: { readonly files: number; readonly folder: string; readonly about: string }): string;
  guideIn(page: string): string;
  /** What each shows. */
  readonly examples: Readonly<Record<ExampleId, string>>;
}
