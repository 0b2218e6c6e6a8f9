/** A game that is being played: its states and actions, and the log of it. */
import type { History } from '../../bots';
import type { Action, ActionResult, GameState, Seat, UncheckedLog } from '../../index';
import type { CliLanguage } from '../language';

export class SeatedGame {
  readonly #library: CliLanguage['library'];
  /** As it was when this game went on; its actions and scores are those of then. */
  readonly #log: UncheckedLog;
  /** One more than actions. */
  readonly #states: GameState[];
  readonly #actions: Action[] = [];
  /** The number of actions when this game went on; they are not taken back. */
  readonly #before: number;

  /** @throws ConcordiaError of the first illegal action. */
  constructor(log: UncheckedLog, { library }: CliLanguage) {
    this.#library = library;
    this.#log = log;
    const { actions } = library.validPrefix(log);
    this.#states = [library.correctedState(log, 0, library.startOf(log))];
    for (const action of actions) {
      const next = library.applyAction(this.state, action);
      this.#states.push(library.correctedState(log, this.#states.length, next));
      this.#actions.push(action);
    }
    this.#before = actions.length;
  }

  get state(): GameState {
    return this.#states.at(-1) ?? this.#library.startOf(this.#log);
  }

  /** Nothing changes if the action is refused. */
  play(action: Action): ActionResult {
    const result = this.#library.tryApplyAction(this.state, action);
    if (result.ok) {
      this.#states.push(result.state);
      this.#actions.push(action);
    }
    return result;
  }

  /** What a seat has seen so far. */
  historyOf(seat: Seat): History<Action> {
    return this.#library.historyFor(this.#states, this.#actions, seat);
  }

  /** Goes back to the last decision of a seat; false if that is too late. */
  takeBack(seat: Seat): boolean {
    const recent = this.#states.slice(this.#before);
    const limit = this.#before + this.#library.undoLimit(recent);
    const index = this.#states.findLastIndex(
      ({ decision }, at) => at < this.#states.length - 1 && decision?.seat === seat,
    );
    if (index < limit) return false;
    this.#states.length = index + 1;
    this.#actions.length = index;
    return true;
  }

  get log(): UncheckedLog {
    const { scores: _scores, ...rest } = this.#log;
    const log = { ...rest, actions: [...this.#actions] };
    if (!this.#library.isOver(this.state)) return log;
    const { players } = this.#library.finalScores(this.state);
    return { ...log, scores: players.map(({ total }) => total) };
  }
}
