/** Chances to win: a position is played to its end many times, by players of whom nobody knows what they like. */
import type * as concordia from '../index';
import type { GameState, GameView, PlayerScore } from '../index';
import type { Library } from '../library';
import type { Seat } from '../model/ids';
import { sealed } from './door';
import type { PlannerNeeds } from './planner';
import { readOptions, type SimOptions } from './search/limits';
import { Mean } from './search/mean';
import { type Mind, mindOf } from './search/mind';
import {
  chancesBy,
  endingOf,
  type GameEnding,
  luckOf,
  type OutcomeRules,
  type Sides,
} from './search/outcome';
import { playOn } from './search/play-on';
import { chanceFromSeed, mustBeLibrary } from './strategy';

/** What may be expected of a game. */
export interface Evaluation {
  /** How many times it was played to its end; 0 if the game is over. */
  readonly sims: number;
  /** What each player may expect, in seat order. */
  readonly seats: readonly SeatEvaluation[];
}

/** What a player may expect. */
export interface SeatEvaluation {
  /** The player's name. */
  readonly name: string;
  /** The chance to win, from 0 to 1; partners have that of their team. */
  readonly chance: number;
  /** Its standard error; 0 only if the game is over. */
  readonly chanceError: number;
  /** The victory points at the end. */
  readonly points: number;
  /** Their standard error. */
  readonly pointsError: number;
  /** The points by god; `minerva`, `concordia` and `bonus` are the others. */
  readonly gods: Readonly<Record<string, number>>;
}

/** The functions of a library that it uses. */
const ASKED = Object.freeze([
  'applyTrusted',
  'boardOf',
  'cards',
  'finalScores',
  'getMap',
  'imagine',
  'legalActions',
  'pointsOf',
  'prospectOf',
  'redeal',
] as const);
export type EvaluatorNeeds = (typeof ASKED)[number] | PlannerNeeds;

/** A library as the evaluator uses it. */
export type EvaluatorRules = OutcomeRules & Pick<typeof concordia, 'redeal'>;

/** Times to play on if nothing is said. */
const SIMS = 32;

/**
 * Evaluates the positions of a library of your own.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it is not a library.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const start = concordia.createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const { seats } = await evaluatorWith(concordia)(start, { sims: 2 });
 * console.log(seats.length); // -> 3
 * ```
 */
export function evaluatorWith<L extends Pick<Library, EvaluatorNeeds>>(
  library: L,
): (position: StateOrViewIn<L>, options?: SimOptions) => Promise<Evaluation> {
  sealed(mustBeLibrary, library)(library, ASKED);
  let mind: Mind<EvaluatorRules> | undefined;
  return (position, options = {}) => {
    const known = mind ?? sealed(() => mindOf(library as unknown as EvaluatorRules), library)();
    mind = known;
    return evaluated(known, position as GameState | GameView, options);
  };
}

type StateOrViewIn<L extends Pick<Library, EvaluatorNeeds>> = Parameters<L['legalActions']>[0];

async function evaluated(
  mind: Mind<EvaluatorRules>,
  position: GameState | GameView,
  options: SimOptions,
): Promise<Evaluation> {
  const tally = await playedOn(mind, position, options);
  return tally.evaluation();
}

/** @throws the reason of the signal, once it is aborted. */
export async function playedOn(
  mind: Mind<EvaluatorRules>,
  position: GameState | GameView,
  options: SimOptions,
): Promise<Tally> {
  const read = attempt(mind.rules, () => readOptions(options, 1));
  const tally = attempt(mind.rules, () => new Tally(mind, position, read));
  const { sims = SIMS, signal } = read;
  for (let sim = 0; sim < sims && tally.isOpen; sim++) {
    signal?.throwIfAborted();
    attempt(mind.rules, () => tally.play(sim));
    await pause();
  }
  signal?.throwIfAborted();
  return tally;
}

/** Lets others have their turn: whoever aborts, and a page that wants to be drawn. */
export function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}

/** Only ConcordiaErrors leave the library. */
function attempt<R>(library: unknown, call: () => R): R {
  return sealed(call, library)();
}

/** A position, and what came of playing it on. */
export class Tally {
  readonly #mind: Mind<EvaluatorRules>;
  readonly #position: GameState | GameView;
  readonly #seed: string;
  /** Of a game that is over, its end. */
  readonly #endings: GameEnding[] = [];
  #sides: Sides = [];

  constructor(mind: Mind<EvaluatorRules>, position: GameState | GameView, options: SimOptions) {
    this.#mind = mind;
    this.#position = position;
    this.#seed = options.seed ?? '';
    // Asking for the actions checks the position.
    mind.rules.legalActions(position as GameState);
    if (!this.isOpen) this.#add(isView(position) ? mind.rules.imagine(position) : position);
  }

  get isOpen(): boolean {
    return this.#position.decision !== null;
  }

  /** The luck and the players of a sim are the same for all positions of a game. */
  play(sim: number): void {
    const { rules, planner } = this.#mind;
    const chance = chanceFromSeed(`${this.#seed} ${sim}`);
    const position = this.#position;
    const players = this.#mind.strangers(position.players.length, chance);
    const guess = isView(position)
      ? rules.imagine(position, chance)
      : rules.redeal(position, chance, 'spectator');
    const end = playOn(
      rules,
      guess,
      (seat) => players[seat] ?? planner,
      chance,
      () => false,
    );
    this.#add(end);
  }

  #add(end: GameState): void {
    this.#sides = this.#mind.sidesOf(end);
    this.#endings.push(endingOf(this.#mind.rules, end, this.#sides));
  }

  evaluation(): Evaluation {
    const { players } = this.#position;
    const seats = attempt(this.#mind.rules, () =>
      players.map(({ name }, seat) => this.#seatAt(name, seat)),
    );
    const sims = this.isOpen ? this.#endings.length : 0;
    return Object.freeze({ sims, seats: Object.freeze(seats) });
  }

  #seatAt(name: string, seat: Seat): SeatEvaluation {
    const scores = this.#endings.flatMap(({ players }) => players[seat] ?? []);
    const points = meanOf(scores.map(({ total }) => total));
    const gods = new Map<string, Mean>();
    for (const [god, each] of scores.flatMap(pointsByGod)) {
      const mean = gods.get(god) ?? new Mean();
      mean.add(each);
      gods.set(god, mean);
    }
    return Object.freeze({
      name,
      ...this.#chanceAt(seat),
      points: points.mean,
      pointsError: points.error,
      gods: Object.freeze(Object.fromEntries([...gods].map(([god, { mean }]) => [god, mean]))),
    });
  }

  /** While a game is open, nothing is certain: the sims count with one more in which all sides are equal. */
  #chanceAt(seat: Seat): { readonly chance: number; readonly chanceError: number } {
    const said = this.#endings.map((_, sim) => this.chanceIn(sim, seat));
    if (!this.isOpen) return { chance: said[0] ?? 0, chanceError: 0 };
    const { mean: chance } = meanOf([1 / this.#sides.length, ...said]);
    return { chance, chanceError: Math.sqrt((chance * (1 - chance)) / (said.length + 2)) };
  }

  /**
   * The chance of a seat in a sim; a game that is over ends alike in all of them.
   *
   * @param from - from where luck may have turned the points: here, if it is left out.
   */
  chanceIn(sim: number, seat: Seat, from: Tally = this): number {
    const ending = this.#endings[this.isOpen ? sim : 0];
    if (ending === undefined) return 0;
    return chancesBy(ending, luckOf(from.#position, ending), this.#sides)[seat] ?? 0;
  }
}

function meanOf(values: readonly number[]): Mean {
  const mean = new Mean();
  for (const value of values) mean.add(value);
  return mean;
}

function pointsByGod({ gods, minerva, concordia: card, bonus }: PlayerScore): [string, number][] {
  const specialists = minerva.reduce((sum, { points }) => sum + points, 0);
  return [
    ...Object.entries(gods).map(([god, { points }]): [string, number] => [god, points]),
    ['minerva', specialists],
    ['concordia', card],
    ['bonus', bonus],
  ];
}

function isView(position: GameState | GameView): position is GameView {
  return 'viewer' in position;
}
