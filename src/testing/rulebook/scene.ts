/** A scenario on its way: its lines change the state or say what is so. */
import type { Library } from '../../library';
import type { AnyAction, AnyEvent } from '../../model/any';
import { ConcordiaError } from '../../model/errors';
import type { Seat } from '../../model/ids';
import { isRecord, isSameData } from '../../model/plain';
import type { GameState } from '../../model/state';
import type { NewGame } from '../../new-game';
import type { Scores } from '../../scoring/score';
import {
  clausesOf,
  dataIn,
  type Fact,
  factIn,
  holds,
  namesIn,
  plain,
  WHOSE,
  withChanges,
} from './facts';
import { shown, wrong } from './faults';
import type { WrittenScenario } from './reading';
import { type CountingLibrary, sheetFact, type WrittenSheet, withSheetLine } from './sheets';

/** The functions of a library that scenarios need. */
export type PlayingLibrary = CountingLibrary &
  Pick<
    Library,
    | 'correctedState'
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

/** A fact that holds. */
export interface FactStep {
  /** As it is written, without the player: `money 3`. */
  readonly fact: string;
  /** The player whom it is about, if it is about one. */
  readonly seat?: Seat;
  /** What is said, as data. */
  readonly expected: unknown;
  /** True if there may be more fields than those of `expected`. */
  readonly isPart?: true;
}

/** What a scenario has done, for others to repeat. */
export type ScenarioStep =
  | DoneStep
  | RefusedStep
  | ChoiceStep
  | FactStep
  | CountedStep
  | RefusedSheetStep;

const REFUSAL = ['code', 'rule', 'reason', 'place'] as const;

/** What stands behind `->`; `facts` is JSON. */
type ExpectedRefusal = {
  readonly [K in (typeof REFUSAL)[number] | 'facts']?: string | undefined;
};

interface FoundRefusal extends Pick<ConcordiaError, 'message' | 'reason' | 'rule' | 'details'> {
  readonly code: string;
}

/** An action, its code, its rule such as `R-4.3` or `Colchis 2`, its reason, its place, its facts. */
const REFUSED =
  /^(.*\S) *-> *([A-Z_]+)(?: +(R-[\d.]+|\p{L}[^>{]*? \d+))?(?: +(?!at )(\w+))?(?: +at (\S+))?(?: +(\{.*\}))?$/u;

/** A line in two: what is refused, and how; undefined if it says nothing of that. */
function refusalIn(text: string): { line: string; expected: ExpectedRefusal } | undefined {
  const [, line, code, rule, reason, place, facts] = REFUSED.exec(text) ?? [];
  return line === undefined ? undefined : { line, expected: { code, rule, reason, place, facts } };
}

/** A line has fewer; names stand for others, which stand for others. */
const MOST_GIVENS = 1000;

/** The game of a scenario; what it was before its first line is `start`. */
export class PlayedScenario {
  readonly steps: ScenarioStep[] = [];
  /** What its game was set up with; undefined if it has none. */
  options: NewGame | undefined;
  /** The state before its first action; what is given has been set right. */
  start: GameState | undefined;
  readonly #library: PlayingLibrary;
  readonly #written: WrittenScenario;
  #state: GameState | undefined;
  #events: readonly AnyEvent[] = [];
  #sheet: WrittenSheet | undefined;

  constructor(library: PlayingLibrary, written: WrittenScenario) {
    this.#library = library;
    this.#written = written;
  }

  /**
   * Carries out a line.
   *
   * @throws ScenarioFault if it cannot be read, or what it says is not so.
   * @throws ConcordiaError what the notation or the rules say about it.
   */
  take(text: string): void {
    const [, verb = '', rest = ''] = /^(given|then|can|and|sheet)\b *(.*)$/.exec(text) ?? [];
    if (verb === 'sheet') this.#writeSheet(rest);
    else if (this.#sheet !== undefined) this.#expectOfSheet(this.#sheet, text);
    else if (text.startsWith('!start ')) this.#expectNoStart(text);
    else if (verb === 'given') this.#setRight(rest);
    else this.#begun(verb, rest, text);
  }

  #begun(verb: string, rest: string, text: string): void {
    this.start ??= this.#now();
    if (verb === 'then') this.#expect(rest);
    else if (verb === 'can') this.#expectChoices(rest);
    else if (verb === 'and') this.#play(`${this.#decider()}: ${rest}`);
    else this.#play(text);
  }

  #now(): GameState {
    if (this.#state !== undefined) return this.#state;
    const { tags } = this.#written;
    const head = [...tags].map(([name, value]) => `[${name} "${value}"]`).join('\n');
    const log = this.#library.parseLog(head);
    this.options = log.options;
    this.#state = this.#library.startOf(log);
    return this.#state;
  }

  /** `!start -> INVALID_OPTIONS R-2.6`: the tags make no game. */
  #expectNoStart(text: string): void {
    const { expected = {} } = refusalIn(text) ?? {};
    try {
      this.#now();
    } catch (error) {
      if (!(error instanceof ConcordiaError)) throw error;
      asExpected(headFault(error), expected);
      return;
    }
    wrong('allowed', { action: 'A game with these tags' });
  }

  /** The text of a game that begins now, and of these actions; in the language of scenarios. */
  #textOf(...actions: readonly AnyAction[]): string {
    const log = this.#library.recordFrom(this.#now(), actions);
    return this.#library.formatLog(log, { language: 'en' });
  }

  #decider(): string {
    const { decision, players } = this.#now();
    return players[decision?.seat ?? 0]?.name ?? '';
  }

  #setRight(text: string): void {
    if (this.start !== undefined) wrong('givenLate', {});
    // A name may stand for itself: that ends, too.
    let left = MOST_GIVENS;
    const waiting = [text];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const parts = next.split(' + ').map((part) => part.trim());
      left -= parts.length;
      if (left < 0) wrong('manyGivens', { most: MOST_GIVENS });
      const [first = '', ...others] = parts;
      waiting.push(...others.reverse());
      const named = this.#written.named.get(first);
      if (named === undefined) this.#correct(first);
      else waiting.push(named);
    }
  }

  #writeSheet(text: string): void {
    for (const part of text.split(' + ')) {
      const named = this.#written.named.get(part.trim());
      this.#sheet = withSheetLine(this.#sheet, named ?? part.trim());
    }
  }

  #correct(text: string): void {
    const state = this.#now();
    if (text.startsWith('state ')) {
      this.#state = this.#library.parseState(withChanges(state, text.slice('state '.length)));
      return;
    }
    const log = this.#library.parseLog(`${this.#textOf()}\ncorrection ${text}`);
    this.#state = this.#library.correctedState(log, 0, state);
  }

  #play(text: string): void {
    const refusal = refusalIn(text);
    const { actions } = this.#library.parseLog(`${this.#textOf()}\n${refusal?.line ?? text}`);
    const last = actions.at(-1);
    if (refusal !== undefined && last === undefined) {
      wrong('form', { example: 'and !build Roma -> CITY_NOT_ADJACENT' });
    }
    this.#events = [];
    for (const action of actions) {
      if (refusal !== undefined && action === last) this.#expectRefusal(action, refusal.expected);
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
    if (result.ok) wrong('allowed', { action: shown(action) });
    const found = asExpected(result.error, expected);
    const isListed = this.#library.legalActions(state).some((listed) => isSameData(listed, action));
    if (isListed) wrong('listed', { action: shown(action) });
    this.steps.push({ refused: action, ...found });
  }

  /** `can build: Roma, Novaria`: with this verb there is exactly that to choose; `can:` lists everything. */
  #expectChoices(text: string): void {
    const [, verb, list] = /^([^:]*): *(.*)$/.exec(text) ?? [];
    if (verb === undefined || list === undefined) {
      wrong('form', { example: 'can build: Novaria, Massilia' });
    }
    const state = this.#now();
    const legal = this.#library.legalActions(state);
    const front = plain(verb);
    const said = legal.map((action) => plain(this.#namedAs(action)));
    const found = said.filter(
      (one) => front === '' || one === front || one.startsWith(`${front} `),
    );
    const expected = namesIn(list).map((name) => plain(`${verb} ${name}`));
    const missing = without(expected, found);
    const more = without(found, expected);
    if (missing.length > 0 || more.length > 0) wrong('otherChoices', { missing, more });
    this.steps.push({ legal });
  }

  /** An action in the words of logs, without the player. */
  #namedAs(action: AnyAction): string {
    const line = this.#textOf(action).trimEnd().split('\n').at(-1) ?? '';
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
      const said = player === -1 ? clause : (rest ?? '');
      const fact = factIn(said, seat, scene);
      confirm(clause, fact);
      this.steps.push({
        fact: said,
        ...(seat === undefined ? {} : { seat }),
        expected: fact.expected,
        ...(fact.isPart === true ? { isPart: true } : {}),
      });
    }
  }

  /** Facts of the sheet instead of a game: `then Livia: points 114`, or `!score -> INVALID_SHEET R-6.2`. */
  #expectOfSheet(sheet: WrittenSheet, text: string): void {
    const refusal = refusalIn(text);
    if (refusal?.line === '!score') {
      this.#expectRefusedSheet(sheet, refusal.expected);
      return;
    }
    const facts = /^then (.+)$/.exec(text)?.[1];
    if (facts === undefined) wrong('belowSheet', {});
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
    wrong('counted', { scores: shown(scores.players) });
  }

  #seatOf(name: string): number {
    const wanted = plain(name);
    return this.#now().players.findIndex((player) => plain(player.name) === wanted);
  }
}

/** What is wrong with the options: it stands as a fault in the text of their tags. */
function headFault(error: ConcordiaError): FoundRefusal {
  const { faults } = error.details;
  const [fault]: readonly unknown[] = Array.isArray(faults) ? faults : [];
  if (!isRecord(fault)) return error;
  const { code, reason } = fault;
  return {
    ...{ message: error.message, rule: error.rule, details: {} },
    code: typeof code === 'string' ? code : error.code,
    reason: typeof reason === 'string' ? reason : error.reason,
  };
}

/** @throws ScenarioFault if the refusal is another one. */
function asExpected(error: FoundRefusal, expected: ExpectedRefusal): Omit<RefusedStep, 'refused'> {
  const { code, rule, reason, details } = error;
  const found = { code, rule, reason, place: details.path };
  for (const key of REFUSAL) {
    if (expected[key] === undefined || expected[key] === found[key]) continue;
    wrong('otherRefusal', {
      what: key,
      expected: expected[key],
      found: String(found[key]),
      said: error.message,
    });
  }
  if (expected.facts !== undefined) {
    confirm(expected.facts, { expected: dataIn(expected.facts), found: details, isPart: true });
  }
  return { code, reason, ...(rule === undefined ? {} : { rule }) };
}

/** @throws ScenarioFault if the fact is none. */
function confirm(said: string, fact: Fact): void {
  if (holds(fact)) return;
  wrong('otherFact', { said, expected: shown(fact.expected), found: shown(fact.found) });
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
