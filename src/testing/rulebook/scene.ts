/** A scenario on its way: its lines change the state or say what is so. */
import type { Library } from '../../library';
import type { AnyAction, AnyEvent } from '../../model/any';
import { ConcordiaError } from '../../model/errors';
import type { Seat } from '../../model/ids';
import { isSameData } from '../../model/plain';
import type { GameState } from '../../model/state';
import type { Scores } from '../../scoring/score';
import {
  clausesOf,
  type Fact,
  factIn,
  holds,
  namesIn,
  plain,
  UnclearLine,
  withChanges,
} from './facts';
import type { WrittenScenario } from './reading';
import { type CountingLibrary, sheetFact, type WrittenSheet, withSheetLine } from './sheets';

/** The functions of a library that scenarios need. */
export type PlayingLibrary = CountingLibrary &
  Pick<
    Library,
    | 'correctedState'
    | 'deciders'
    | 'finalScores'
    | 'formatLog'
    | 'getMap'
    | 'legalActions'
    | 'parseLog'
    | 'parseState'
    | 'pointsOf'
    | 'recordFrom'
    | 'startOf'
    | 'tryApplyAction'
    | 'viewFor'
  >;

/** An action that was carried out. */
export interface DoneStep {
  /** The action. */
  readonly action: AnyAction;
  /** The state after it. */
  readonly state: GameState;
}

/** An action that was refused. */
export interface RefusedStep {
  /** The action. */
  readonly refused: AnyAction;
  /** The code of the error. */
  readonly code: string;
  /** The number of the rule, if the error has one. */
  readonly rule?: string;
  /** The reason of the error. */
  readonly reason: string;
}

/** What there was to choose. */
export interface ChoiceStep {
  /** All legal actions of the player who decides. */
  readonly legal: readonly AnyAction[];
}

/** A score sheet that was counted. */
export interface CountedStep {
  /** The sheet. */
  readonly sheet: unknown;
  /** The points of its players. */
  readonly scores: Scores;
}

/** A score sheet that was refused. */
export interface RefusedSheetStep extends Omit<RefusedStep, 'refused'> {
  /** The sheet. */
  readonly refusedSheet: unknown;
}

/** What a scenario has done, for others to repeat. */
export type ScenarioStep = DoneStep | RefusedStep | ChoiceStep | CountedStep | RefusedSheetStep;

/** A fault of the scenario, or of the rules. */
export class Contradiction extends Error {}

const REFUSAL = ['code', 'rule', 'reason', 'place'] as const;
type ExpectedRefusal = Readonly<Record<(typeof REFUSAL)[number], string | undefined>>;

/** `Red: money 3`: the player, and what is said of them. */
const WHOSE = /^([^:{["]+): *(.+)$/;
const REFUSED = /^(.*\S) *-> *([A-Z_]+)(?: +(R-[\d.]+))?(?: +(?!at )(\w+))?(?: +at (\S+))?$/;

/** The game of a scenario; what it was before its first line is `start`. */
export class PlayedScenario {
  readonly steps: ScenarioStep[] = [];
  start: GameState | undefined;
  readonly #library: PlayingLibrary;
  readonly #written: WrittenScenario;
  #state: GameState | undefined;
  #events: readonly AnyEvent[] = [];
  /** Actions cannot be set right any more. */
  #isPlaying = false;
  #sheet: WrittenSheet | undefined;

  constructor(library: PlayingLibrary, written: WrittenScenario) {
    this.#library = library;
    this.#written = written;
  }

  /**
   * Carries out a line.
   *
   * @throws UnclearLine if it cannot be understood, Contradiction if what it says is not so.
   * @throws ConcordiaError what the notation or the rules say about it.
   */
  take(text: string): void {
    const [, verb = '', rest = ''] = /^(given|then|can|and|sheet)\b *(.*)$/.exec(text) ?? [];
    if (verb === 'sheet') this.#sheet = withSheetLine(this.#sheet, rest);
    else if (this.#sheet !== undefined) this.#expectOfSheet(this.#sheet, text);
    else if (verb === 'given') this.#setRight(rest);
    else if (verb === 'then') this.#expect(rest);
    else if (verb === 'can') this.#expectChoices(rest);
    else if (verb === 'and') this.#play(`${this.#decider()}: ${rest}`);
    else this.#play(text);
  }

  #now(): GameState {
    if (this.#state !== undefined) return this.#state;
    const { tags } = this.#written;
    const head = [...tags].map(([name, value]) => `[${name} "${value}"]`).join('\n');
    this.#state = this.#library.startOf(this.#library.parseLog(head));
    return this.#state;
  }

  /** The text of a game that begins now. */
  #head(): string {
    return this.#library.formatLog(this.#library.recordFrom(this.#now(), []));
  }

  #decider(): string {
    const { decision, players } = this.#now();
    return players[decision?.seat ?? 0]?.name ?? '';
  }

  #setRight(text: string): void {
    if (this.#isPlaying) throw new UnclearLine('What is given stands before the first action.');
    for (const part of text.split(' + ')) {
      const named = this.#written.named.get(part.trim());
      if (named !== undefined) this.#setRight(named);
      else this.#correct(part.trim());
    }
  }

  #correct(text: string): void {
    const state = this.#now();
    if (text.startsWith('state ')) {
      this.#state = this.#library.parseState(withChanges(state, text.slice('state '.length)));
      return;
    }
    const log = this.#library.parseLog(`${this.#head()}\ncorrection ${text}`);
    this.#state = this.#library.correctedState(log, 0, state);
  }

  #play(text: string): void {
    const state = this.#now();
    if (!this.#isPlaying) this.start = state;
    this.#isPlaying = true;
    const [, line, code, rule, reason, place] = REFUSED.exec(text) ?? [];
    const { actions } = this.#library.parseLog(`${this.#head()}\n${line ?? text}`);
    const last = code === undefined ? undefined : actions.at(-1);
    if (code !== undefined && last === undefined)
      throw new UnclearLine('No action is refused here.');
    this.#events = [];
    for (const action of actions) {
      if (action === last) this.#expectRefusal(action, { code, rule, reason, place });
      else this.#apply(action);
    }
  }

  #apply(action: AnyAction): void {
    const result = this.#library.tryApplyAction(this.#now(), action);
    if (!result.ok) throw result.error;
    this.#state = result.state;
    this.#events = result.events;
    this.steps.push({ action, state: result.state });
  }

  #expectRefusal(action: AnyAction, expected: ExpectedRefusal): void {
    const state = this.#now();
    const result = this.#library.tryApplyAction(state, action);
    if (result.ok) throw new Contradiction(`${JSON.stringify(action)} is allowed.`);
    const found = asExpected(result.error, expected);
    const isListed = this.#library.legalActions(state).some((listed) => isSameData(listed, action));
    if (isListed) throw new Contradiction(`${JSON.stringify(action)} is refused, but listed.`);
    this.steps.push({ refused: action, ...found });
  }

  /** `can build: Roma, Novaria`: with this verb there is exactly that to choose; `can:` lists everything. */
  #expectChoices(text: string): void {
    const [, verb, list] = /^([^:]*): *(.*)$/.exec(text) ?? [];
    if (verb === undefined || list === undefined) {
      throw new UnclearLine('Write "can build: Novaria, Massilia", or "can build: nothing".');
    }
    const state = this.#now();
    const legal = this.#library.legalActions(state);
    const front = plain(verb);
    const said = legal.map((action) => plain(this.#textOf(action)));
    const found = said.filter(
      (one) => front === '' || one === front || one.startsWith(`${front} `),
    );
    const expected = namesIn(list).map((name) => plain(`${verb} ${name}`));
    const missing = without(expected, found);
    const more = without(found, expected);
    if (missing.length > 0 || more.length > 0) {
      const parts = [
        ...(missing.length > 0 ? [`not possible: ${missing.join(', ')}`] : []),
        ...(more.length > 0 ? [`possible, too: ${more.join(', ')}`] : []),
      ];
      throw new Contradiction(parts.join('; '));
    }
    this.steps.push({ legal });
  }

  /** An action in the words of logs, without the player. */
  #textOf(action: AnyAction): string {
    const log = this.#library.recordFrom(this.#now(), [action]);
    const line = this.#library.formatLog(log).trimEnd().split('\n').at(-1) ?? '';
    const text = line.slice(line.indexOf(': ') + 2);
    return text === '' || line.startsWith('[') ? action.type : text;
  }

  #expect(text: string): void {
    const scene = { library: this.#library, state: this.#now(), events: this.#events };
    let seat: Seat | undefined;
    for (const clause of clausesOf(text)) {
      const [, name, rest] = WHOSE.exec(clause) ?? [];
      const player = name === undefined ? -1 : this.#seatOf(name);
      if (player !== -1) seat = player;
      confirm(clause, factIn(player === -1 ? clause : (rest ?? ''), seat, scene));
    }
  }

  /** Facts of the sheet instead of a game: `then Livia: points 114`, or `!score -> INVALID_SHEET R-6.2`. */
  #expectOfSheet(sheet: WrittenSheet, text: string): void {
    const [, line, code, rule, reason, place] = REFUSED.exec(text) ?? [];
    if (line === '!score') {
      this.#expectRefusedSheet(sheet, { code, rule, reason, place });
      return;
    }
    const facts = /^then (.+)$/.exec(text)?.[1];
    if (facts === undefined) {
      throw new UnclearLine('Below a sheet stand "then" and "!score -> INVALID_SHEET".');
    }
    let owner: string | undefined;
    for (const clause of clausesOf(facts)) {
      const [, name, rest] = WHOSE.exec(clause) ?? [];
      owner = name ?? owner;
      confirm(clause, sheetFact(rest ?? clause, owner, sheet, this.#library));
    }
    this.steps.push({ sheet, scores: this.#library.scoreGame(sheet) });
  }

  #expectRefusedSheet(sheet: WrittenSheet, expected: ExpectedRefusal): void {
    let scores: Scores;
    try {
      scores = this.#library.scoreGame(sheet);
    } catch (error) {
      if (!(error instanceof ConcordiaError)) throw error;
      this.steps.push({ refusedSheet: sheet, ...asExpected(error, expected) });
      return;
    }
    throw new Contradiction(`This sheet is counted: ${JSON.stringify(scores.players)}`);
  }

  #seatOf(name: string): number {
    const wanted = plain(name);
    return this.#now().players.findIndex((player) => plain(player.name) === wanted);
  }
}

/** @throws Contradiction if the refusal is another one. */
function asExpected(
  error: ConcordiaError,
  expected: ExpectedRefusal,
): Omit<RefusedStep, 'refused'> {
  const { code, rule, reason, details } = error;
  const found = { code, rule, reason, place: details.path };
  for (const key of REFUSAL) {
    if (expected[key] === undefined || expected[key] === found[key]) continue;
    throw new Contradiction(`The ${key} is ${found[key]}, not ${expected[key]}: ${error.message}`);
  }
  return { code, reason, ...(rule === undefined ? {} : { rule }) };
}

/** @throws Contradiction if the fact is none. */
function confirm(clause: string, fact: Fact): void {
  if (holds(fact)) return;
  const [expected, found] = [fact.expected, fact.found].map((value) => JSON.stringify(value));
  throw new Contradiction(`${clause}: expected ${expected}, found ${found}`);
}

/** The names of one list that another lacks; a name that is there twice has to be there twice. */
function without(names: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return names.filter((name) => {
    const index = left.indexOf(name);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** What went wrong, in a sentence. */
export function messageOf(error: unknown): string {
  if (error instanceof UnclearLine || error instanceof Contradiction) return error.message;
  if (error instanceof ConcordiaError) return `${error.code}: ${error.message}`;
  throw error;
}
