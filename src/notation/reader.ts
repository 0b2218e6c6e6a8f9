/**
 * Reads the clauses of a game, each in its state, so that abbreviations mean what is
 * possible at that moment, and passes can be omitted.
 */
import type { NoteMark } from '../log/notes';
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { createAsides, type SentencesOf, type ToldBy } from './asides';
import { claimIn } from './claims';
import { createClauseFaults, numberFault } from './clause-faults';
import type { UntoldFault } from './faults';
import type { TextLanguage } from './language';
import {
  createMeanings,
  joined,
  type Read,
  type ReadingEngine,
  type RefusedAction,
  unlike,
  type WorthOther,
} from './meanings';
import { plainOf } from './plain-speech';
import { type Clause, MOST_WORDS, type TextLine } from './text';

/** Actions that were read, and the turn of the last one. */
export interface Done extends Read {
  readonly turn: number;
}

/** Why a clause cannot be read. */
export interface Failed {
  readonly fault: UntoldFault;
  /** Whether it is ambiguous, so that it need not be tried again. */
  readonly isAmbiguous?: boolean;
  /** In a line, the clause. */
  readonly clause?: Clause;
}

/** The result of reading a line. */
export interface LineRead extends Read {
  /** The last turn with an illegal action. */
  readonly wrongTurn: number | undefined;
  /** What the actions of the line are thought of. */
  readonly marks: readonly Marked[];
}

/** What an action is thought of. */
export interface Marked {
  /** How many actions of the line come before the mark. */
  readonly after: number;
  readonly mark: NoteMark;
}

/** The progress within a line. */
interface ReadingPosition {
  readonly start: GameState;
  readonly read: Read;
  /** The turn of the first action; undefined before it. */
  readonly turn: number | undefined;
  readonly wrongTurn: number | undefined;
  /** The player named last for an illegal action. */
  readonly culprit: Seat | undefined;
  readonly marks: readonly Marked[];
}

/** The context of a clause. */
export interface ClausePlace {
  /** Whether it may belong to the next turn, because it is the first of its line. */
  readonly mayBegin: boolean;
  /** A turn with an illegal action: its end is written or left open. */
  readonly wrongTurn: number | undefined;
}

export interface Reader {
  /** The state, and those after passes: up to the end of the turn, or into the next one. */
  waiting(state: GameState, standing: ClausePlace): Iterable<Read>;
  /** The meaning that a clause states in full; undefined if there is none or more than one. */
  readFully(state: GameState, clause: Clause, standing: ClausePlace): Done | undefined;
  /**
   * Reads the clauses of a line in a possible order, which may differ from the written one.
   *
   * @param number - the number of the turn, as written.
   * @param wrongTurn - the last turn before with an illegal action.
   * @param isStrict - whether only the written order is tried.
   */
  readLine(
    state: GameState,
    clauses: readonly Clause[],
    number: TextLine['number'],
    wrongTurn: number | undefined,
    isStrict?: boolean,
  ): LineRead | Failed;
  /** Passes that end the turn; none if more has to be done, or if it is over. */
  endOfTurn(state: GameState, wrongTurn: number | undefined): Read;
  /** Passes that end the game; none if more can be done. */
  lastPasses(state: GameState, wrongTurn: number | undefined): readonly AnyAction[];
  /** A card has been chosen of which no line says that it has come up. */
  unseenFault(clause: Clause, card: CardId): UntoldFault;
}

/** What a clause may mean, or why it means nothing. */
interface MeantBy {
  readonly dones: readonly Done[];
  readonly refused: RefusedAction | undefined;
  readonly worthOther: WorthOther | undefined;
}

/** More passes than any game allows. */
const MOST_PASSES = 24;
/** Longer lines are read only in their written order. */
const MOST_SHUFFLED = 24;
/** The most clauses read in the search for another order. */
const MOST_TRIES = 200;

/**
 * @param nameDecision - who decides and what the choice is.
 * @param sentencesOf - what has happened, in words.
 * @param toldBy - the events that say the same as actions.
 */
export function createReader(
  engine: ReadingEngine,
  language: TextLanguage,
  nameDecision: (state: GameState) => string,
  sentencesOf: SentencesOf,
  toldBy: ToldBy,
): Reader {
  const meanings = createMeanings(engine, language);
  const asides = createAsides(engine, language, sentencesOf, toldBy);
  const faults = createClauseFaults(engine, language, meanings, nameDecision);

  function* waiting(
    state: GameState,
    { mayBegin, wrongTurn }: ClausePlace,
  ): Generator<Read, undefined> {
    let read: Read = { actions: [], played: [], state };
    for (let passes = 0; passes <= MOST_PASSES; passes++) {
      yield read;
      const { decision, turn } = read.state;
      if (decision === null) return undefined;
      const pass = { type: 'pass', seat: decision.seat };
      const next = meanings.after(read.state, pass, true);
      if (next instanceof ConcordiaError) return undefined;
      if (next.turn !== turn && !mayBegin) return undefined;
      const actions = turn === wrongTurn ? read.actions : [...read.actions, pass];
      read = { actions, played: [...read.played, pass], state: next };
    }
    return undefined;
  }

  function readFully(state: GameState, clause: Clause, standing: ClausePlace): Done | undefined {
    for (const before of waiting(state, standing)) {
      const [read, ...others] = meanings.inFull(before.state, clause).reads;
      if (read !== undefined) return others.length === 0 ? doneAfter(before, read) : undefined;
    }
    return undefined;
  }

  function readClause(state: GameState, clause: Clause, standing: ClausePlace): Done | Failed {
    if (clause.words.length > MOST_WORDS) return { fault: faults.tooLong(clause) };
    const { whole } = plainOf(clause, language);
    const read = readFully(state, clause, standing) ?? readPlainly(state, clause, whole, standing);
    if (read !== undefined) return read;
    // What was paid or gained is not short for an action.
    if (claimIn(whole.words, language) !== undefined) {
      return { fault: faults.unread([state], whole, undefined) };
    }
    const stages = [...waiting(state, standing)];
    // An article may be the beginning of a name, too: `the` of Thessalonica.
    const meant = (whole === clause ? [clause] : [whole, clause]).map((one) =>
      meantBy(one, stages),
    );
    const [done, ...others] = unlike(meant.flatMap(({ dones }) => dones));
    if (done !== undefined) {
      if (others.length === 0) return done;
      return { fault: faults.ambiguous(whole, [done, ...others]), isAmbiguous: true };
    }
    const [{ refused, worthOther }] = [...meant, { refused: undefined, worthOther: undefined }];
    if (worthOther?.action !== undefined && refused === undefined) {
      return { fault: faults.otherWorth(whole, worthOther.state, worthOther.action) };
    }
    const later = stages.slice(1).map((stage) => stage.state);
    return {
      // Lists what would be possible: slow, and while another order is looked for, nobody asks.
      get fault() {
        return faults.unread([state, ...later], whole, refused);
      },
    };
  }

  /** The meaning that a clause states in full without the words that say nothing. */
  function readPlainly(
    state: GameState,
    clause: Clause,
    whole: Clause,
    standing: ClausePlace,
  ): Done | undefined {
    return whole === clause ? undefined : readFully(state, whole, standing);
  }

  /** The meanings of a clause that may be short; why it has none. */
  function meantBy(clause: Clause, stages: readonly Read[]): MeantBy {
    let refused: RefusedAction | undefined;
    let worthOther: WorthOther | undefined;
    // Full meanings come before abbreviations, even after passes.
    for (const way of [meanings.inFull, meanings.inShort, meanings.inTurn, meanings.inTwo]) {
      for (const before of stages) {
        const found = way(before.state, clause);
        refused ??= found.refused;
        worthOther ??= found.worthOther;
        if (found.reads.length === 0) continue;
        return { dones: found.reads.map((read) => doneAfter(before, read)), refused, worthOther };
      }
    }
    return { dones: [], refused, worthOther };
  }

  /** An illegal action, which changes nothing. */
  function readWrong(state: GameState, clause: Clause, seat: Seat): Done | Failed {
    if (clause.words.length > MOST_WORDS) return { fault: faults.tooLong(clause) };
    const found = meanings.anyway(state, clause, seat);
    const { whole } = plainOf(clause, language);
    const actions = found.length > 0 ? found : meanings.anyway(state, whole, seat);
    return actions.length === 1
      ? { actions, played: [], state, turn: state.turn }
      : { fault: faults.notWhole(clause, actions) };
  }

  /** Reads a clause after the others of its line; or says why it cannot be read. */
  function readNext(position: ReadingPosition, clause: Clause): ReadingPosition | Failed {
    const next = readSteps(position, clause);
    const { mark } = clause;
    if (mark === undefined || 'fault' in next) return next;
    return { ...next, marks: [...next.marks, { after: next.read.actions.length, mark }] };
  }

  /** A clause that is not stated in full may tell of several actions. */
  function readSteps(position: ReadingPosition, clause: Clause): ReadingPosition | Failed {
    if (clause.isWrong || clause.words.length > MOST_WORDS) return readUnmarked(position, clause);
    const { whole, steps } = plainOf(clause, language);
    const { read, turn, wrongTurn } = position;
    const standing = { mayBegin: turn === undefined, wrongTurn };
    const isFull = () => [clause, whole].some((one) => readFully(read.state, one, standing));
    if (steps.length === 0 || isFull()) return readUnmarked(position, clause);
    let last: ReadingPosition = position;
    for (const step of steps) {
      const next = readUnmarked(last, step);
      if ('fault' in next) {
        const other = readUnmarked(position, clause);
        // What is wrong behind the first of them is wrong with the clause.
        return 'fault' in other && last !== position ? next : other;
      }
      last = next;
    }
    return last;
  }

  function readUnmarked(position: ReadingPosition, clause: Clause): ReadingPosition | Failed {
    const { start, read, turn, wrongTurn, culprit, marks } = position;
    if (isIdle(position, clause)) return position;
    if (clause.isWrong) {
      const named = language.players.meant(clause.by)[0] ?? culprit;
      const outcome = readWrong(read.state, clause, named ?? decidingSeat(read.state));
      if ('fault' in outcome) return outcome;
      const done = joined(read, outcome);
      return { start, read: done, turn, wrongTurn: outcome.turn, culprit: named, marks };
    }
    const outcome = clause.isAside
      ? undefined
      : readClause(read.state, clause, { mayBegin: turn === undefined, wrongTurn });
    if (outcome === undefined || 'fault' in outcome) {
      const judged = outcome?.isAmbiguous === true ? undefined : judgedBy(position, clause);
      if (judged === true) return position;
      if (judged !== undefined) return { fault: judged };
      return outcome ?? { fault: faults.unread([read.state], clause, undefined) };
    }
    const done = joined(read, outcome);
    return { start, read: done, turn: turn ?? outcome.turn, wrongTurn, culprit, marks };
  }

  /** Whether a clause says what has happened, also in a sentence. */
  function judgedBy(
    { start, read }: ReadingPosition,
    clause: Clause,
  ): true | UntoldFault | undefined {
    const judged = asides.judge(start, read.played, clause);
    const { whole } = judged === true ? { whole: clause } : plainOf(clause, language);
    return whole === clause ? judged : (asides.judge(start, read.played, whole) ?? judged);
  }

  /** Whether a clause is a pass after the turn is already over. */
  function isIdle({ start, read, turn }: ReadingPosition, clause: Clause): boolean {
    const { decision } = read.state;
    const isOver = decision === null || decision.kind === 'playCard';
    const isBehind = turn !== undefined && read.state.turn !== start.turn;
    return isBehind && isOver && isPass(clause) && meanings.isBy(clause, start.seat);
  }

  function isPass({ words, isWrong }: Clause): boolean {
    return !isWrong && language.isPass(words);
  }

  /** The clauses in their written order. */
  function readInOrder(
    begin: ReadingPosition,
    clauses: readonly Clause[],
  ): ReadingPosition | Failed {
    let position = begin;
    for (const clause of clauses) {
      const next = readNext(position, clause);
      if ('fault' in next) return failedAt(next, clause);
      position = next;
    }
    return position;
  }

  /** The clauses in any order; undefined if none works. @param tries - how many are left. */
  function readInAnyOrder(
    position: ReadingPosition,
    clauses: readonly Clause[],
    tries: { left: number },
  ): ReadingPosition | undefined {
    if (clauses.length === 0) return position;
    for (const [index, clause] of clauses.entries()) {
      // A pass comes after everything else.
      if (isPass(clause) && !clauses.every(isPass)) continue;
      if (tries.left === 0) return undefined;
      tries.left -= 1;
      const next = readNext(position, clause);
      if ('fault' in next) continue;
      const end = readInAnyOrder(next, without(clauses, index), tries);
      if (end !== undefined) return end;
    }
    return undefined;
  }

  function readLine(
    start: GameState,
    clauses: readonly Clause[],
    number: TextLine['number'],
    wrongTurn: number | undefined,
    isStrict = false,
  ): LineRead | Failed {
    const read: Read = { actions: [], played: [], state: start };
    const begin: ReadingPosition = {
      start,
      read,
      turn: undefined,
      wrongTurn,
      culprit: undefined,
      marks: [],
    };
    const inOrder = readInOrder(begin, clauses);
    const isFinal =
      isStrict ||
      !('fault' in inOrder) ||
      inOrder.isAmbiguous === true ||
      clauses.length > MOST_SHUFFLED;
    const end = isFinal
      ? inOrder
      : (readInAnyOrder(begin, clauses, { left: MOST_TRIES }) ?? inOrder);
    if ('fault' in end) return end;
    const isCounted = end.turn !== undefined && number !== undefined;
    const fault = isCounted ? numberFault(start, end.turn, number) : undefined;
    if (fault !== undefined) return { fault };
    return { ...end.read, wrongTurn: end.wrongTurn, marks: end.marks };
  }

  return {
    waiting,
    readFully,
    readLine,
    endOfTurn(state, wrongTurn) {
      for (const read of waiting(state, { mayBegin: true, wrongTurn })) {
        if (read.state.turn !== state.turn || read.state.decision === null) return read;
      }
      return { actions: [], played: [], state };
    },
    lastPasses(state, wrongTurn) {
      for (const read of waiting(state, { mayBegin: true, wrongTurn })) {
        if (read.state.decision === null) return read.actions;
      }
      return [];
    },
    unseenFault: faults.unseen,
  };
}

function failedAt(failed: Failed, clause: Clause): Failed {
  const { isAmbiguous = false } = failed;
  return {
    get fault() {
      return failed.fault;
    },
    isAmbiguous,
    clause,
  };
}

function without<T>(items: readonly T[], index: number): readonly T[] {
  return [...items.slice(0, index), ...items.slice(index + 1)];
}

/** The player of an action, if none is written. */
export function decidingSeat({ decision, seat }: GameState): Seat {
  return decision?.seat ?? seat;
}

function doneAfter(before: Read, read: Read): Done {
  return { ...joined(before, read), turn: before.state.turn };
}
