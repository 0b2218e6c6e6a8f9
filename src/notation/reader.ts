/**
 * Reads what was done in a game: each clause in the state that it was done in, so that short words mean what is
 * possible now, and passing need not be written.
 */
import type { Engine } from '../engine/engine';
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import type { Price } from '../model/cost';
import { ConcordiaError } from '../model/errors';
import type { Seat } from '../model/ids';
import { asId, nearest } from '../model/nearest';
import { isSameData } from '../model/plain';
import type { GameState } from '../model/state';
import type { NotationFault } from './faults';
import { apartFromMoney, type Language } from './language';
import type { Clause, Line } from './text';
import { areAmong, leftOver, type Word } from './words';

/** Actions that have been read, and the state they lead to. */
export interface Read {
  readonly actions: readonly AnyAction[];
  readonly state: GameState;
}

/** The same, with the turn in which the last of them was done. */
export interface Done extends Read {
  readonly turn: number;
}

/** What a clause says, or why it says nothing here. */
export type Outcome = Done | Failed;

/** What a line says. */
export interface LineRead extends Read {
  /** The last turn in which something was done against the rules. */
  readonly wrongTurn: number | undefined;
}

/** Why nothing has been read. */
export interface Failed {
  readonly fault: NotationFault;
  /** Whether it may mean several things: it need not be tried again later. */
  readonly isAmbiguous?: boolean;
}

/** Where a clause stands. */
export interface Standing {
  /** Whether it may belong to the next turn: it is the first of its line. */
  readonly mayBegin: boolean;
  /** A turn in which something was done against the rules: how it ends is said, or left open. */
  readonly wrongTurn: number | undefined;
}

export interface Reader {
  /** The state, and those that passing leads to: to the end of the turn, or into the next one. */
  waiting(state: GameState, standing: Standing): Iterable<Read>;
  /** What a clause says in full; undefined if it says nothing, or may say several things. */
  readFully(state: GameState, clause: Clause, standing: Standing): Done | undefined;
  /**
   * In the order in which it can have happened, which need not be that in which it is written.
   *
   * @param wrongTurn - the turn in which something was done against the rules before.
   */
  readLine(state: GameState, line: Line, wrongTurn: number | undefined): LineRead | Failed;
  /** Passes that end the game; none if there is more to do. */
  lastPasses(state: GameState, wrongTurn: number | undefined): readonly AnyAction[];
  /** A card has been chosen of which no line says that it has come up. */
  unseenFault(clause: Clause, card: CardId): NotationFault;
  /** A fault at a clause. */
  faultAt(clause: Clause, message: string, more?: Partial<NotationFault>): NotationFault;
}

/** Courses shown where something else was expected. */
const MOST_EXPECTED = 8;
/** Passing ends sooner in every game. */
const MOST_PASSES = 24;
/** What is written too early waits for so many others. */
const MOST_WAITING = 8;

type Playing = Pick<Engine, 'applyAction' | 'legalActions' | 'costOf' | 'schemas'>;

export function createReader(
  engine: Playing,
  language: Language,
  nameDecision: (state: GameState) => string,
): Reader {
  function after(state: GameState, action: AnyAction): GameState | ConcordiaError {
    try {
      return engine.applyAction(state, action);
    } catch (error) {
      if (error instanceof ConcordiaError) return error;
      throw error;
    }
  }

  function* waiting(
    state: GameState,
    { mayBegin, wrongTurn }: Standing,
  ): Generator<Read, undefined> {
    let read: Read = { actions: [], state };
    for (let passes = 0; passes <= MOST_PASSES; passes++) {
      yield read;
      const { decision, turn } = read.state;
      if (decision === null) return undefined;
      const pass = { type: 'pass', seat: decision.seat };
      const next = after(read.state, pass);
      if (next instanceof ConcordiaError) return undefined;
      if (next.turn !== turn && !mayBegin) return undefined;
      const actions = turn === wrongTurn ? read.actions : [...read.actions, pass];
      read = { actions, state: next };
    }
    return undefined;
  }

  /** The actions that are allowed, and why the others are not. */
  function allowed(
    state: GameState,
    actions: readonly AnyAction[],
  ): { readonly reads: readonly Read[]; readonly refused: Refused | undefined } {
    const reads: Read[] = [];
    let refused: Refused | undefined;
    for (const action of actions) {
      const next = after(state, action);
      if (!(next instanceof ConcordiaError)) reads.push({ actions: [action], state: next });
      else refused ??= { action, error: next };
    }
    return { reads, refused };
  }

  /** What the words say in full. */
  function inFull(state: GameState, clause: Clause): Found {
    const { decision } = state;
    if (decision === null || !isBy(clause, decision.seat)) return NOTHING_FOUND;
    const { words, money } = apartFromMoney(clause.words);
    const actions = clause.text.startsWith('{')
      ? fromJson(clause)
      : language.read(words, decision.seat, decision.kind);
    const found = allowed(state, actions);
    const { refused } = found;
    const reads =
      found.reads.length > 0
        ? found.reads
        : allowed(state, actions.flatMap(withoutPay(state))).reads;
    return { reads: reads.filter(({ actions }) => isWorth(state, actions, money)), refused };
  }

  /** The action without what is paid, where that is what it costs anyway. */
  function withoutPay(state: GameState): (action: AnyAction) => readonly AnyAction[] {
    return (action) => {
      if (!('pay' in action)) return [];
      const { pay, ...rest } = action;
      return isSameData(priceOf(state, rest)?.goods, pay) ? [rest] : [];
    };
  }

  /** Whether an action costs or brings so much, if a text says how much. */
  function isWorth(
    state: GameState,
    [action]: readonly AnyAction[],
    money: number | undefined,
  ): boolean {
    if (money === undefined || action === undefined) return true;
    const price = priceOf(state, action);
    return price !== undefined && (price.money === money || price.gain === money);
  }

  function priceOf(state: GameState, action: AnyAction): Price | undefined {
    try {
      return engine.costOf(state, action);
    } catch {
      return undefined;
    }
  }

  function fromJson({ text }: Clause): readonly AnyAction[] {
    try {
      const result = engine.schemas.action.safeParse(JSON.parse(text));
      return result.success ? [result.data] : [];
    } catch {
      return [];
    }
  }

  function isBy({ by }: Clause, seat: Seat): boolean {
    return by.length === 0 || language.players.meant(by).includes(seat);
  }

  /** What the words may be short for: of all that is possible now, what has all of them. */
  function inShort(state: GameState, clause: Clause, words: readonly Word[]): Found {
    const { decision } = state;
    if (decision === null || words.length === 0 || !isBy(clause, decision.seat)) {
      return NOTHING_FOUND;
    }
    const keys = words.map(({ key }) => key);
    const whole: AnyAction[] = [];
    const partly: AnyAction[] = [];
    for (const action of engine.legalActions(state)) {
      const written = language.write(action);
      if (written === undefined) continue;
      const { verbs, facts } = written;
      if (!areAmong(keys, [...verbs, ...facts])) continue;
      const names = keys.filter((key) => !areAmong([key], verbs) || areAmong([key], facts));
      const left = leftOver(names, facts);
      // It needs a name: with a verb alone, nobody knows what is meant.
      if (left === undefined || (names.length === 0 && facts.length > 0)) continue;
      (left.length === 0 ? whole : partly).push(action);
    }
    const actions = whole.length > 0 ? whole : partly;
    return allowed(state, actions);
  }

  /** Two actions in one: `pref hisp`. */
  function inTwo(state: GameState, clause: Clause): Found {
    const { words } = clause;
    for (let cut = words.length - 1; cut > 0; cut--) {
      const [first, ...others] = inShort(state, clause, words.slice(0, cut)).reads;
      if (first === undefined || others.length > 0) continue;
      const rest = inShort(first.state, { ...clause, by: [] }, words.slice(cut)).reads;
      if (rest.length === 0) continue;
      const reads = rest.map((second) => joined(first, second));
      return { reads, refused: undefined };
    }
    return NOTHING_FOUND;
  }

  function readFully(state: GameState, clause: Clause, standing: Standing): Done | undefined {
    for (const before of waiting(state, standing)) {
      const [read, ...others] = inFull(before.state, clause).reads;
      if (read !== undefined) return others.length === 0 ? done(before, read) : undefined;
    }
    return undefined;
  }

  function readClause(state: GameState, clause: Clause, standing: Standing): Outcome {
    const read = readFully(state, clause, standing);
    if (read !== undefined) return read;
    const stages = [...waiting(state, standing)];
    let refused: Refused | undefined;
    const ways = [
      inFull,
      (now: GameState) => inShort(now, clause, clause.words),
      (now: GameState) => inTwo(now, clause),
    ];
    for (const way of ways) {
      for (const before of stages) {
        const found = way(before.state, clause);
        refused ??= found.refused;
        const [read, ...others] = found.reads;
        if (read === undefined) continue;
        if (others.length > 0) {
          return { fault: ambiguous(clause, found.reads), isAmbiguous: true };
        }
        return done(before, read);
      }
    }
    return { fault: faultOf(stages, clause, refused) };
  }

  /** What was done against the rules, and changes nothing. */
  function readWrong(state: GameState, clause: Clause, seat: Seat): Outcome {
    const actions = clause.text.startsWith('{')
      ? fromJson(clause)
      : language.read(clause.words, seat);
    const [action, ...others] = actions;
    if (action !== undefined && others.length === 0) {
      return { actions: [action], state, turn: state.turn };
    }
    const message =
      action === undefined
        ? `${quoted(clause.text)} is no action in full`
        : `${quoted(clause.text)} may be ${orList(actions.map((one) => JSON.stringify(one)))}`;
    return { fault: faultAt(clause, message) };
  }

  function ambiguous(clause: Clause, reads: readonly Read[]): NotationFault {
    const meanings = reads.map(({ actions }) => written(actions));
    return faultAt(clause, `${quoted(clause.text)} may be ${orList(meanings)}`, {
      expected: meanings.slice(0, MOST_EXPECTED),
    });
  }

  function faultOf(
    stages: readonly Read[],
    clause: Clause,
    refused: Refused | undefined,
  ): NotationFault {
    const states = stages.map(({ state }) => state);
    const [state] = states;
    const last = states.at(-1) ?? state;
    if (state === undefined || last === undefined) throw new Error('There is always a state.');
    if (refused !== undefined) {
      const { code, reason, rule, message } = refused.error;
      const priced = rightlyPaid(state, refused.action);
      return faultAt(clause, priced === undefined ? message : `the price is known: ${priced}`, {
        understood: written([refused.action]),
        expected: expected(state).slice(0, MOST_EXPECTED),
        ...(priced === undefined ? {} : { nearest: priced }),
        code,
        reason,
        ...(rule === undefined ? {} : { rule }),
      });
    }
    if (state.decision === null) {
      return faultAt(clause, `${quoted(clause.text)} comes after the end of the game`);
    }
    if (!states.some(({ decision }) => decision !== null && isBy(clause, decision.seat))) {
      const whose = clause.by.map(({ text }) => text).join(' ');
      return faultAt(clause, `it is not the turn of ${whose}: ${nameDecision(last)}`);
    }
    const courses = states.flatMap(expected);
    const meant = nearest(clause.text, courses.map(asId));
    const hint = courses.find((course) => asId(course) === meant);
    const message = `${quoted(clause.text)} says nothing that can be done here: ${nameDecision(state)}`;
    return faultAt(clause, hint === undefined ? message : `${message}; did you mean ${hint}?`, {
      expected: courses.slice(0, MOST_EXPECTED),
      ...(hint === undefined ? {} : { nearest: hint }),
    });
  }

  /** The same for what it costs, where that is all that is wrong with it. */
  function rightlyPaid(state: GameState, action: AnyAction): string | undefined {
    if (!('pay' in action)) return undefined;
    const { pay: _pay, ...rest } = action;
    if (after(state, rest) instanceof ConcordiaError) return undefined;
    const goods = priceOf(state, rest)?.goods;
    const priced: AnyAction & { readonly pay: unknown } = { ...rest, pay: goods };
    return goods === undefined ? undefined : language.write(priced)?.text;
  }

  function expected(state: GameState): readonly string[] {
    const courses = engine.legalActions(state).map((action) => written([action]));
    return [...new Set(courses)];
  }

  function written(actions: readonly AnyAction[]): string {
    return actions
      .map((action) => language.write(action)?.text ?? JSON.stringify(action))
      .join('; ');
  }

  function readLine(
    state: GameState,
    { clauses, number }: Line,
    before: number | undefined,
  ): LineRead | Failed {
    let wrongTurn = before;
    let read: Read = { actions: [], state };
    const open = [...clauses];
    let hasBegun = false;
    /** Whose the last action against the rules is. */
    let culprit: Seat | undefined;
    let { turn } = state;
    /** Why a clause has not been read, when it was tried last. */
    const faults = new Map<Clause, NotationFault>();
    while (open.length > 0) {
      const [next] = open;
      let isStuck = false;
      const done = open.slice(0, MOST_WAITING).find((clause, index) => {
        // Nobody passes before everything else is done.
        if (isStuck || (index > 0 && isPass(clause))) return false;
        if (hasBegun && isOver(state, read, clause)) return true;
        if (clause.isWrong) culprit = language.players.meant(clause.by)[0] ?? culprit;
        const outcome = clause.isWrong
          ? readWrong(read.state, clause, culprit ?? decidingSeat(read.state))
          : readClause(read.state, clause, { mayBegin: !hasBegun, wrongTurn });
        if ('fault' in outcome) {
          faults.set(clause, outcome.fault);
          isStuck = outcome.isAmbiguous === true;
          return false;
        }
        read = joined(read, outcome);
        if (!hasBegun) turn = outcome.turn;
        hasBegun ||= !clause.isWrong;
        if (clause.isWrong) wrongTurn = read.state.turn;
        return true;
      });
      const fault = next && faults.get(next);
      if (done !== undefined) open.splice(open.indexOf(done), 1);
      else if (fault !== undefined) return { fault };
    }
    const miscounted = hasBegun && number !== undefined && numberFault(state, turn, number);
    return miscounted ? { fault: miscounted } : { ...read, wrongTurn };
  }

  /** A line that counts neither turns nor rounds as they are: one before it may be missing. */
  function numberFault(
    { players }: GameState,
    turn: number,
    { value, line, column }: NonNullable<Line['number']>,
  ): NotationFault | undefined {
    const round = Math.ceil(turn / players.length);
    if (value === turn || value === round) return undefined;
    return {
      line,
      column,
      text: String(value),
      message: `this is turn ${turn} of the game, in round ${round}, not ${value}; is a line missing?`,
      expected: [String(turn)],
    };
  }

  /** Whether a clause passes where the turn is over anyway. */
  function isOver(start: GameState, { state, actions }: Read, clause: Clause): boolean {
    const isNew = actions.length > 0 && state.turn !== start.turn && isNewTurn(state);
    return isNew && isPass(clause) && isBy(clause, start.seat);
  }

  function isPass({ words, isWrong }: Clause): boolean {
    return words.length === 1 && words[0]?.key === 'pass' && !isWrong;
  }

  function isNewTurn({ decision }: GameState): boolean {
    return decision === null || decision.kind === 'playCard';
  }

  function faultAt(
    clause: Clause,
    message: string,
    more: Partial<NotationFault> = {},
  ): NotationFault {
    const { line, column, text } = clause;
    return { line, column, text: text.slice(0, MOST_QUOTED), message, ...more };
  }

  return {
    waiting,
    readFully,
    readLine,
    faultAt,
    unseenFault(clause, card) {
      const name = language.cardOf(card);
      const message = `no line says when ${name} has come up; name the cards in [Display] and [Deck], or as + ${name}`;
      return faultAt(clause, message, { expected: [`+ ${name}`] });
    },
    lastPasses(state, wrongTurn) {
      for (const read of waiting(state, { mayBegin: true, wrongTurn })) {
        if (read.state.decision === null) return read.actions;
      }
      return [];
    },
  };
}

/** Whose an action is, if nothing says so. */
export function decidingSeat({ decision, seat }: GameState): Seat {
  return decision?.seat ?? seat;
}

interface Refused {
  readonly action: AnyAction;
  readonly error: ConcordiaError;
}

interface Found {
  readonly reads: readonly Read[];
  readonly refused: Refused | undefined;
}

const NOTHING_FOUND: Found = { reads: [], refused: undefined };

function done(before: Read, read: Read): Done {
  return { ...joined(before, read), turn: before.state.turn };
}

function joined(first: Read, second: Read): Read {
  return { actions: [...first.actions, ...second.actions], state: second.state };
}

const MOST_QUOTED = 80;

export function quoted(text: string): string {
  return `“${text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text}”`;
}

function orList(words: readonly string[]): string {
  const shown = words.slice(0, MOST_EXPECTED);
  if (words.length > shown.length) return `${shown.join(', ')} or others`;
  return shown.length < 2 ? shown.join() : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
