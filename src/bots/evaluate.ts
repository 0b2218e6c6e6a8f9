/** Chances to win: a position is played to its end many times, by players of whom nobody knows what they like. */
import type * as concordia from '../index';
import type { GameState, GameView, PlayerScore } from '../index';
import type { Library } from '../library';
import { asError, sealErrors } from '../model/seal-errors';
import type { PlannerNeeds } from './planner';
import { checkOptions, type SimOptions } from './search/limits';
import { Mean } from './search/mean';
import { type Mind, mindOf } from './search/mind';
import { finalOutcome, likelyOutcome, type OutcomeRules } from './search/outcome';
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
  /** Its standard error. */
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
/** A win by few points is not counted as sure. With this number, what is said comes true most exactly: docs/strength.md. */
export const LUCK = 2;

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
  sealErrors(mustBeLibrary)(library, ASKED);
  let mind: Mind<EvaluatorRules> | undefined;
  return (position, options = {}) => {
    mind ??= mindOf(library as unknown as EvaluatorRules);
    return evaluated(mind, position as GameState | GameView, options);
  };
}

type StateOrViewIn<L extends Pick<Library, EvaluatorNeeds>> = Parameters<L['legalActions']>[0];

/** @throws the reason of the signal, once it is aborted. */
export async function evaluated(
  mind: Mind<EvaluatorRules>,
  position: GameState | GameView,
  options: SimOptions,
): Promise<Evaluation> {
  const tally = attempt(() => new Tally(mind, position, options));
  const { sims = SIMS, signal } = options;
  for (let sim = 0; sim < sims && tally.isOpen; sim++) {
    signal?.throwIfAborted();
    attempt(() => tally.play(sim));
    await pause();
  }
  signal?.throwIfAborted();
  return attempt(() => tally.evaluation());
}

/** Lets others have their turn: whoever aborts, and a page that wants to be drawn. */
function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}

/** Only ConcordiaErrors leave the library. */
function attempt<R>(call: () => R): R {
  try {
    return call();
  } catch (error) {
    throw asError(error);
  }
}

/** A position, and what came of playing it on. */
class Tally {
  readonly #mind: Mind<EvaluatorRules>;
  readonly #position: GameState | GameView;
  readonly #seed: string;
  readonly #seats: readonly SeatCount[];
  #sims = 0;

  constructor(mind: Mind<EvaluatorRules>, position: GameState | GameView, options: SimOptions) {
    checkOptions(options, 1);
    this.#mind = mind;
    this.#position = position;
    this.#seed = options.seed ?? '';
    // Asking for the actions checks the position.
    mind.rules.legalActions(position as GameState);
    this.#seats = position.players.map(() => new SeatCount());
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
    this.#count(end);
    this.#sims += 1;
  }

  #count(end: GameState): void {
    const { players } = this.#mind.rules.finalScores(end);
    const points = players.map(({ total }) => total);
    const { chances } = likelyOutcome(points, LUCK, this.#mind.sidesOf(end));
    for (const [seat, player] of players.entries()) {
      this.#seats[seat]?.add(chances[seat] ?? 0, player);
    }
  }

  evaluation(): Evaluation {
    const { rules } = this.#mind;
    const position = this.#position;
    if (!this.isOpen) {
      const state = isView(position) ? rules.imagine(position) : position;
      const { chances } = finalOutcome(rules, state, this.#mind.sidesOf(state));
      const { players } = rules.finalScores(state);
      for (const [seat, player] of players.entries()) {
        this.#seats[seat]?.add(chances[seat] ?? 0, player);
      }
    }
    const seats = position.players.map(({ name }, seat) => this.#seats[seat]?.told(name));
    return Object.freeze({ sims: this.#sims, seats: Object.freeze(seats.filter(isThere)) });
  }
}

/** What came of a seat. */
class SeatCount {
  readonly #chance = new Mean();
  readonly #points = new Mean();
  readonly #gods = new Map<string, Mean>();

  add(chance: number, score: PlayerScore): void {
    this.#chance.add(chance);
    this.#points.add(score.total);
    for (const [god, points] of pointsByGod(score)) {
      const mean = this.#gods.get(god) ?? new Mean();
      mean.add(points);
      this.#gods.set(god, mean);
    }
  }

  told(name: string): SeatEvaluation {
    return Object.freeze({
      name,
      chance: this.#chance.mean,
      chanceError: this.#chance.error,
      points: this.#points.mean,
      pointsError: this.#points.error,
      gods: Object.freeze(
        Object.fromEntries([...this.#gods].map(([god, { mean }]) => [god, mean])),
      ),
    });
  }
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

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined;
}
