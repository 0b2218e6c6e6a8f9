/** A scenario on its way: its lines change the state or say what is so. */
import type { Library } from '../../library';
import type { AnyAction, AnyEvent } from '../../model/any';
import { ConcordiaError } from '../../model/errors';
import type { Seat } from '../../model/ids';
import { isSameData } from '../../model/plain';
import type { GameState } from '../../model/state';
import { factIn, holds, namesIn, plain, UnclearLine, withChanges } from './facts';
import type { WrittenScenario } from './reading';

/** The functions of a library that scenarios need. */
export type PlayingLibrary = Pick<
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

/** What a scenario has done, for others to repeat. */
export type ScenarioStep = DoneStep | RefusedStep | ChoiceStep;

/** A fault of the scenario, or of the rules. */
export class Contradiction extends Error {}

const REFUSED = /^(.*\S) *-> *([A-Z_]+)(?: +(R-[\d.]+))?(?: +(\w+))?$/;

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
    const [, verb = '', rest = ''] = /^(given|then|can|and)\b *(.*)$/.exec(text) ?? [];
    if (verb === 'given') this.#setRight(rest);
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
    const [, line, code, rule, reason] = REFUSED.exec(text) ?? [];
    const { actions } = this.#library.parseLog(`${this.#head()}\n${line ?? text}`);
    const last = code === undefined ? undefined : actions.at(-1);
    if (code !== undefined && last === undefined)
      throw new UnclearLine('No action is refused here.');
    this.#events = [];
    for (const action of actions) {
      if (action === last) this.#expectRefusal(action, { code, rule, reason });
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

  #expectRefusal(
    action: AnyAction,
    expected: Readonly<Record<'code' | 'rule' | 'reason', string | undefined>>,
  ): void {
    const state = this.#now();
    const result = this.#library.tryApplyAction(state, action);
    if (result.ok) throw new Contradiction(`${JSON.stringify(action)} is allowed.`);
    const { code, rule, reason } = result.error;
    const found = { code, rule, reason };
    for (const key of ['code', 'rule', 'reason'] as const) {
      if (expected[key] === undefined || expected[key] === found[key]) continue;
      throw new Contradiction(
        `The ${key} is ${found[key]}, not ${expected[key]}: ${result.error.message}`,
      );
    }
    const isListed = this.#library.legalActions(state).some((listed) => isSameData(listed, action));
    if (isListed) throw new Contradiction(`${JSON.stringify(action)} is refused, but listed.`);
    this.steps.push({ refused: action, code, reason, ...(rule === undefined ? {} : { rule }) });
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
      const [, name, rest] = /^([^:{["]+): *(.+)$/.exec(clause) ?? [];
      const player = name === undefined ? -1 : this.#seatOf(name);
      if (player !== -1) seat = player;
      const fact = factIn(player === -1 ? clause : (rest ?? ''), seat, scene);
      if (holds(fact)) continue;
      throw new Contradiction(
        `${clause}: expected ${JSON.stringify(fact.expected)}, found ${JSON.stringify(fact.found)}`,
      );
    }
  }

  #seatOf(name: string): number {
    const wanted = plain(name);
    return this.#now().players.findIndex((player) => plain(player.name) === wanted);
  }
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

/** What stands between semicolons, but for those within JSON. */
function clausesOf(text: string): readonly string[] {
  const clauses: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ';' && depth <= 0) {
      clauses.push(text.slice(from, index).trim());
      from = index + 1;
    }
  }
  return [...clauses, text.slice(from).trim()].filter((clause) => clause !== '');
}

/** What went wrong, in a sentence. */
export function messageOf(error: unknown): string {
  if (error instanceof UnclearLine || error instanceof Contradiction) return error.message;
  if (error instanceof ConcordiaError) return `${error.code}: ${error.message}`;
  throw error;
}
