/**
 * Reads what was done in a game: each clause in the state that it was done in, so that short words mean what is
 * possible now, and passing need not be written.
 */
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { createClauseFaults, numberFault } from './clause-faults';
import type { NotationFault } from './faults';
import type { Language } from './language';
import { createMeanings, joined, type Playing, type Read, type Refused } from './meanings';
import type { Clause, Line } from './text';

/** Actions that have been read, with the turn in which the last of them was done. */
export interface Done extends Read {
  readonly turn: number;
}

/** Why nothing has been read. */
export interface Failed {
  readonly fault: NotationFault;
  /** Whether it may mean several things: it need not be tried again later. */
  readonly isAmbiguous?: boolean;
}

/** What a line says. */
export interface LineRead extends Read {
  /** The last turn in which something was done against the rules. */
  readonly wrongTurn: number | undefined;
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
}

/** Passing ends sooner in every game. */
const MOST_PASSES = 24;
/** What is written too early waits for so many others. */
const MOST_WAITING = 8;

/** @param nameDecision - whose choice it is and what there is to choose. */
export function createReader(
  engine: Playing,
  language: Language,
  nameDecision: (state: GameState) => string,
): Reader {
  const meanings = createMeanings(engine, language);
  const faults = createClauseFaults(engine, language, meanings, nameDecision);

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
      const next = meanings.after(read.state, pass);
      if (next instanceof ConcordiaError) return undefined;
      if (next.turn !== turn && !mayBegin) return undefined;
      const actions = turn === wrongTurn ? read.actions : [...read.actions, pass];
      read = { actions, state: next };
    }
    return undefined;
  }

  function readFully(state: GameState, clause: Clause, standing: Standing): Done | undefined {
    for (const before of waiting(state, standing)) {
      const [read, ...others] = meanings.inFull(before.state, clause).reads;
      if (read !== undefined) return others.length === 0 ? doneAfter(before, read) : undefined;
    }
    return undefined;
  }

  function readClause(state: GameState, clause: Clause, standing: Standing): Done | Failed {
    const read = readFully(state, clause, standing);
    if (read !== undefined) return read;
    const stages = [...waiting(state, standing)];
    let refused: Refused | undefined;
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
    const actions = meanings.anyway(clause, seat);
    return actions.length === 1
      ? { actions, state, turn: state.turn }
      : { fault: faults.notWhole(clause, actions) };
  }

  /** A line that is being read. */
  class LineReading {
    readonly #start: GameState;
    #read: Read;
    #wrongTurn: number | undefined;
    /** In which the first action was done; undefined before it. */
    #turn: number | undefined;
    /** Who was named last for an action against the rules. */
    #culprit: Seat | undefined;

    constructor(start: GameState, wrongTurn: number | undefined) {
      this.#start = start;
      this.#read = { actions: [], state: start };
      this.#wrongTurn = wrongTurn;
    }

    readAll({ clauses, number }: Line): LineRead | Failed {
      const open = [...clauses];
      for (let [next] = open; next !== undefined; [next] = open) {
        const result = this.#readOneOf(next, open.slice(1, MOST_WAITING));
        if ('fault' in result) return result;
        open.splice(open.indexOf(result), 1);
      }
      const fault =
        this.#turn === undefined || number === undefined
          ? undefined
          : numberFault(this.#start, this.#turn, number);
      return fault ? { fault } : { ...this.#read, wrongTurn: this.#wrongTurn };
    }

    /** The next clause, or the first behind it that can be read now; or else, why the next one cannot. */
    #readOneOf(next: Clause, others: readonly Clause[]): Clause | Failed {
      const failed = this.#readNext(next);
      if (failed === undefined) return next;
      if (failed.isAmbiguous === true) return failed;
      for (const clause of others) {
        // Nobody passes before everything else is done.
        if (isPass(clause)) return failed;
        const outcome = this.#readNext(clause);
        if (outcome === undefined) return clause;
        if (outcome.isAmbiguous === true) return failed;
      }
      return failed;
    }

    /** Undefined if it has been read. */
    #readNext(clause: Clause): Failed | undefined {
      if (this.#isIdle(clause)) return undefined;
      const { state } = this.#read;
      if (clause.isWrong) {
        this.#culprit = language.players.meant(clause.by)[0] ?? this.#culprit;
      }
      const outcome = clause.isWrong
        ? readWrong(state, clause, this.#culprit ?? decidingSeat(state))
        : readClause(state, clause, {
            mayBegin: this.#turn === undefined,
            wrongTurn: this.#wrongTurn,
          });
      if ('fault' in outcome) return outcome;
      this.#read = joined(this.#read, outcome);
      if (clause.isWrong) this.#wrongTurn = outcome.turn;
      else this.#turn ??= outcome.turn;
      return undefined;
    }

    /** Whether a clause passes where the turn is over anyway. */
    #isIdle(clause: Clause): boolean {
      const { turn, decision } = this.#read.state;
      const isOver = decision === null || decision.kind === 'playCard';
      const hasBegun = this.#turn !== undefined && turn !== this.#start.turn;
      return hasBegun && isOver && isPass(clause) && meanings.isBy(clause, this.#start.seat);
    }
  }

  return {
    waiting,
    readFully,
    readLine: (state, line, wrongTurn) => new LineReading(state, wrongTurn).readAll(line),
    lastPasses(state, wrongTurn) {
      for (const read of waiting(state, { mayBegin: true, wrongTurn })) {
        if (read.state.decision === null) return read.actions;
      }
      return [];
    },
    unseenFault: faults.unseen,
  };
}

function isPass({ words, isWrong }: Clause): boolean {
  return words.length === 1 && words[0]?.key === 'pass' && !isWrong;
}

/** Whose an action is, if nothing says so. */
export function decidingSeat({ decision, seat }: GameState): Seat {
  return decision?.seat ?? seat;
}

function doneAfter(before: Read, read: Read): Done {
  return { ...joined(before, read), turn: before.state.turn };
}
