/** Compares the actions of a decision by playing each on, with the same guesses and the same players. */
import type { Action, GameState } from '../../index';
import type { Seat } from '../../model/ids';
import type { Planner } from '../planner';
import { best, type Chance, chanceFromSeed } from '../strategy';
import type { Mind } from './mind';
import { finalOutcome, type Outcome, type Sides } from './outcome';
import { playOn } from './play-on';

/** Rounds that it plays on after the turn. */
const ROUNDS = 2;
/** The gain over the usual action must be so many standard errors. */
const SURE = 1;
/** What a point more counts beside the chance to win. */
const POINT = 0.002;
/** Seeds of the luck of a sim. */
const LUCK = 2 ** 31;

interface Compared {
  readonly action: Action;
  /** How much better than the usual action it was in each sim: the sum, and the sum of squares. */
  sum: number;
  squares: number;
  isOut: boolean;
}

export class Search {
  readonly #mind: Mind;
  readonly #seat: Seat;
  readonly #sides: Sides;
  readonly #usual: Action;
  readonly #others: readonly Compared[];
  #sims = 0;

  /** @param actions - the actions to compare; the first is the usual one. */
  constructor(mind: Mind, state: GameState, seat: Seat, usual: Action, others: readonly Action[]) {
    this.#mind = mind;
    this.#seat = seat;
    this.#sides = mind.sidesOf(state);
    this.#usual = usual;
    this.#others = others.map((action) => ({ action, sum: 0, squares: 0, isOut: false }));
  }

  /** Whether there is still something to compare. */
  get isOpen(): boolean {
    return this.#others.some(({ isOut }) => !isOut);
  }

  /** Plays all actions on from one guess. */
  play(guess: GameState, chance: Chance): void {
    const players = this.#mind.strangers(guess.players.length, chance);
    const luck = `${chance(LUCK)}`;
    const usual = this.#scoreOf(guess, this.#usual, players, luck);
    for (const candidate of this.#others) {
      if (candidate.isOut) continue;
      const gain = this.#scoreOf(guess, candidate.action, players, luck) - usual;
      candidate.sum += gain;
      candidate.squares += gain * gain;
    }
    this.#sims += 1;
  }

  /** Gives up the actions that are surely worse than the usual one or the best. */
  drop(): void {
    const lead = Math.max(0, ...this.#others.map((each) => (each.isOut ? 0 : this.#gainOf(each))));
    for (const each of this.#others) {
      if (this.#gainOf(each) + 2 * this.#errorOf(each) < lead) each.isOut = true;
    }
  }

  choice(): Action {
    const sure = this.#others.filter(
      (each) => !each.isOut && this.#gainOf(each) > SURE * this.#errorOf(each),
    );
    return sure.length === 0 ? this.#usual : best(sure, (each) => this.#gainOf(each)).action;
  }

  #gainOf({ sum }: Compared): number {
    return sum / this.#sims;
  }

  /** The standard error of the gain; a single sim says nothing of it. */
  #errorOf(candidate: Compared): number {
    if (this.#sims < 2) return Number.POSITIVE_INFINITY;
    const mean = this.#gainOf(candidate);
    const variance = candidate.squares / this.#sims - mean * mean;
    return Math.sqrt(Math.max(0, variance) / (this.#sims - 1));
  }

  #scoreOf(guess: GameState, action: Action, players: readonly Planner[], luck: string): number {
    const { rules, planner, value } = this.#mind;
    const seat = this.#seat;
    const until = guess.turn + ROUNDS * guess.players.length;
    const end = playOn(
      rules,
      rules.applyTrusted(guess, action),
      (other) => (other === seat ? planner : (players[other] ?? planner)),
      chanceFromSeed(luck),
      ({ turn, decision }) => turn >= until && decision?.kind === 'playCard',
    );
    const { chances, points } =
      end.decision === null ? finalOutcome(rules, end, this.#sides) : value(end, this.#sides);
    return (chances[seat] ?? 0) + POINT * leadOf(points, this.#sides, seat);
  }
}

/** How far the side of a seat is ahead of the best of the others. */
function leadOf(points: Outcome['points'], sides: Sides, seat: Seat): number {
  let [own, best] = [0, 0];
  for (const seats of sides) {
    const total = seats.reduce((sum, each) => sum + (points[each] ?? 0), 0);
    if (seats.includes(seat)) own = total;
    else best = Math.max(best, total);
  }
  return own - best;
}
