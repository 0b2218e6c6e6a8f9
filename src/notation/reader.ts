/**
 * Reads what was done in a game: each clause in the state that it was done in, so that short words mean what is
 * possible now, and passing need not be written.
 */
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { createAsides, type SentenceOf } from './asides';
import { createClauseFaults, numberFault } from './clause-faults';
import type { UntoldFault } from './faults';
import type { TextLanguage } from './language';
import {
  createMeanings,
  joined,
  type Read,
  type ReadingEngine,
  type Recall,
  type RefusedAction,
} from './meanings';
import { type Clause, MOST_WORDS, type TextLine } from './text';

/** Actions that have been read, with the turn in which the last of them was done. */
export interface Done extends Read {
  readonly turn: number;
}

/** Why nothing has been read. */
export interface Failed {
  readonly fault: UntoldFault;
  /** Whether it may mean several things: it need not be tried again later. */
  readonly isAmbiguous?: boolean;
}

/** What a line says. */
export interface LineRead extends Read {
  /** The last turn in which something was done against the rules. */
  readonly wrongTurn: number | undefined;
}

/** How far a line has been read. */
interface ReadingPosition {
  readonly start: GameState;
  readonly read: Read;
  /** In which the first action was done; undefined before it. */
  readonly turn: number | undefined;
  readonly wrongTurn: number | undefined;
  /** Who was named last for an action against the rules. */
  readonly culprit: Seat | undefined;
}

/** Where a clause stands. */
export interface ClausePlace {
  /** Whether it may belong to the next turn: it is the first of its line. */
  readonly mayBegin: boolean;
  /** A turn in which something was done against the rules: how it ends is said, or left open. */
  readonly wrongTurn: number | undefined;
}

export interface Reader {
  /** The state, and those that passing leads to: to the end of the turn, or into the next one. */
  waiting(state: GameState, standing: ClausePlace): Iterable<Read>;
  /** What a clause says in full; undefined if it says nothing, or may say several things. */
  readFully(state: GameState, clause: Clause, standing: ClausePlace): Done | undefined;
  /**
   * In the order in which it can have happened, which need not be that in which it is written.
   *
   * @param number - which turn it is, as it is written.
   * @param wrongTurn - the turn in which something was done against the rules before.
   */
  readLine(
    state: GameState,
    clauses: readonly Clause[],
    number: TextLine['number'],
    wrongTurn: number | undefined,
  ): LineRead | Failed;
  /** Passes that end the game; none if there is more to do. */
  lastPasses(state: GameState, wrongTurn: number | undefined): readonly AnyAction[];
  /** A card has been chosen of which no line says that it has come up. */
  unseenFault(clause: Clause, card: CardId): UntoldFault;
}

/** Passing ends sooner in every game. */
const MOST_PASSES = 24;
/** Of longer lines no other order is looked for. */
const MOST_SHUFFLED = 24;
/** Clauses read at most in the search for another order. */
const MOST_TRIES = 200;

/**
 * @param nameDecision - whose choice it is and what there is to choose.
 * @param sentenceOf - what has happened, in words.
 * @param recall - what has been played already; nothing if left out.
 */
export function createReader(
  engine: ReadingEngine,
  language: TextLanguage,
  nameDecision: (state: GameState) => string,
  sentenceOf: SentenceOf,
  recall: Recall = () => undefined,
): Reader {
  const meanings = createMeanings(engine, language, recall);
  const asides = createAsides(engine, language, sentenceOf);
  const faults = createClauseFaults(engine, language, meanings, nameDecision);

  function* waiting(
    state: GameState,
    { mayBegin, wrongTurn }: ClausePlace,
  ): Generator<Read, undefined> {
    let read: Read = { actions: [], state };
    for (let passes = 0; passes <= MOST_PASSES; passes++) {
      yield read;
      const { decision, turn } = read.state;
      if (decision === null) return undefined;
      const pass = { type: 'pass', seat: decision.seat };
      const next = meanings.after(read.state, pass, true);
      if (next instanceof ConcordiaError) return undefined;
      if (next.turn !== turn && !mayBegin) return undefined;
      const actions = turn === wrongTurn ? read.actions : [...read.actions, pass];
      read = { actions, state: next };
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
    const read = readFully(state, clause, standing);
    if (read !== undefined) return read;
    const stages = [...waiting(state, standing)];
    let refused: RefusedAction | undefined;
    // What is written in full comes before what may be short for something, also after passing.
    for (const way of [meanings.inFull, meanings.inShort, meanings.inTwo]) {
      for (const before of stages) {
        const found = way(before.state, clause);
        refused ??= found.refused;
        const [read, ...others] = found.reads;
        if (read === undefined) continue;
        if (others.length === 0) return doneAfter(before, read);
        return { fault: faults.ambiguous(clause, found.reads), isAmbiguous: true };
      }
    }
    const others = stages.slice(1).map((stage) => stage.state);
    return { fault: faults.unread([state, ...others], clause, refused) };
  }

  /** What was done against the rules, and changes nothing. */
  function readWrong(state: GameState, clause: Clause, seat: Seat): Done | Failed {
    if (clause.words.length > MOST_WORDS) return { fault: faults.tooLong(clause) };
    const actions = meanings.anyway(clause, seat);
    return actions.length === 1
      ? { actions, state, turn: state.turn }
      : { fault: faults.notWhole(clause, actions) };
  }

  /** The clause, read after all that has been read of its line; or why it cannot be. */
  function readNext(position: ReadingPosition, clause: Clause): ReadingPosition | Failed {
    const { start, read, turn, wrongTurn, culprit } = position;
    if (isIdle(position, clause)) return position;
    if (clause.isWrong) {
      const named = language.players.meant(clause.by)[0] ?? culprit;
      const outcome = readWrong(read.state, clause, named ?? decidingSeat(read.state));
      if ('fault' in outcome) return outcome;
      const done = joined(read, outcome);
      return { start, read: done, turn, wrongTurn: outcome.turn, culprit: named };
    }
    const outcome = clause.isAside
      ? undefined
      : readClause(read.state, clause, { mayBegin: turn === undefined, wrongTurn });
    if (outcome === undefined || 'fault' in outcome) {
      const judged =
        outcome?.isAmbiguous === true ? undefined : asides.judge(start, read.actions, clause);
      if (judged === true) return position;
      if (judged !== undefined) return { fault: judged };
      return outcome ?? { fault: faults.unread([read.state], clause, undefined) };
    }
    const done = joined(read, outcome);
    return { start, read: done, turn: turn ?? outcome.turn, wrongTurn, culprit };
  }

  /** Whether a clause passes where the turn is over anyway. */
  function isIdle({ start, read, turn }: ReadingPosition, clause: Clause): boolean {
    const { decision } = read.state;
    const isOver = decision === null || decision.kind === 'playCard';
    const isBehind = turn !== undefined && read.state.turn !== start.turn;
    return isBehind && isOver && isPass(clause) && meanings.isBy(clause, start.seat);
  }

  /** The clauses in the order in which they are written. */
  function readInOrder(
    begin: ReadingPosition,
    clauses: readonly Clause[],
  ): ReadingPosition | Failed {
    let position = begin;
    for (const clause of clauses) {
      const next = readNext(position, clause);
      if ('fault' in next) return next;
      position = next;
    }
    return position;
  }

  /** The clauses in any order; undefined if none is found. @param tries - how many are left. */
  function readInAnyOrder(
    position: ReadingPosition,
    clauses: readonly Clause[],
    tries: { left: number },
  ): ReadingPosition | undefined {
    if (clauses.length === 0) return position;
    for (const [index, clause] of clauses.entries()) {
      // Nobody passes before everything else is done.
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
  ): LineRead | Failed {
    const read: Read = { actions: [], state: start };
    const begin: ReadingPosition = { start, read, turn: undefined, wrongTurn, culprit: undefined };
    const inOrder = readInOrder(begin, clauses);
    const isFinal =
      !('fault' in inOrder) || inOrder.isAmbiguous === true || clauses.length > MOST_SHUFFLED;
    const end = isFinal
      ? inOrder
      : (readInAnyOrder(begin, clauses, { left: MOST_TRIES }) ?? inOrder);
    if ('fault' in end) return end;
    const isCounted = end.turn !== undefined && number !== undefined;
    const fault = isCounted ? numberFault(start, end.turn, number) : undefined;
    if (fault !== undefined) return { fault };
    const { actions, state } = end.read;
    return { actions, state, wrongTurn: end.wrongTurn };
  }

  return {
    waiting,
    readFully,
    readLine,
    lastPasses(state, wrongTurn) {
      for (const read of waiting(state, { mayBegin: true, wrongTurn })) {
        if (read.state.decision === null) return read.actions;
      }
      return [];
    },
    unseenFault: faults.unseen,
  };
}

function without<T>(items: readonly T[], index: number): readonly T[] {
  return [...items.slice(0, index), ...items.slice(index + 1)];
}

function isPass({ words, isWrong }: Clause): boolean {
  return words.length === 1 && words[0]?.key === 'pass' && !isWrong;
}

/** Whose an action is, if nothing says so. */
export function decidingSeat({ decision, seat }: GameState): Seat {
  return decision?.seat ?? seat;
}

function doneAfter(before: Read, read: Read): Done {
  const { actions, state } = joined(before, read);
  return { actions, state, turn: before.state.turn };
}
