/** What an automatic player is, and its source of randomness. */

import type { Action } from '../index';
import type { History } from '../log/history';
import type { AnyAction } from '../model/any';
import { askedFaults, inputFaults } from '../model/faults';
import { typeOf } from '../model/plain';
import type { GameView } from '../model/state';
import type { Chance } from '../random/chance';
import { type GeneratorWords, nextWord, randomFromSeed } from '../random/random';
import { sealed } from './door';

export type { Chance, History };

/** An automatic player: a name, and how it chooses among the actions of a library. */
export interface Strategy<A extends AnyAction = Action> {
  /** Its name on the command line. */
  readonly name: string;
  /**
   * Chooses one of the actions.
   *
   * @param view - the view of the player who decides.
   * @param actions - all legal actions, in the order of `legalActions`; at least one.
   * @param chance - its only source of randomness, so that a seed repeats the game.
   * @param history - what the player remembers, if whoever plays the game knows its course: `playOut` does.
   */
  choose(view: GameView, actions: readonly A[], chance: Chance, history?: History<AnyAction>): A;
}

/** The actions of a library. */
export type ActionIn<L> = L extends { legalActions(state: never): readonly (infer A)[] }
  ? A extends AnyAction
    ? A
    : never
  : never;

/**
 * A source of randomness with a seed, the same on every machine.
 *
 * @throws ConcordiaError `INVALID_INPUT` if the seed is not a string.
 *
 * @example
 * ```ts
 * const chance = chanceFromSeed('ludi');
 * const again = chanceFromSeed('ludi');
 * console.log(chance(6) === again(6)); // -> true
 * ```
 */
export function chanceFromSeed(seed: string): Chance {
  sealed(mustBeSeed)(seed);
  const words: GeneratorWords = [...randomFromSeed(seed)];
  return (limit) => {
    if (typeof limit !== 'number') sealed(mustBeNumber)(limit);
    return nextWord(words) % limit;
  };
}

function mustBeNumber(limit: unknown): void {
  const facts = { expected: 'number', found: typeOf(limit) };
  inputFaults.refuse('INVALID_INPUT', 'limit', 'wrongType', undefined, facts);
}

function mustBeSeed(seed: unknown): void {
  if (typeof seed === 'string') return;
  const facts = { expected: 'string', found: typeof seed };
  inputFaults.refuse('INVALID_INPUT', 'seed', 'wrongType', undefined, facts);
}

/** @throws ConcordiaError `INVALID_INPUT` if it is not a library with these functions. */
export function mustBeLibrary(library: unknown, asked: readonly string[]): void {
  const kindOf = (name: string): string => (name === 'cards' ? 'object' : 'function');
  if (asked.every((name) => typeOf(Reflect.get(Object(library), name)) === kindOf(name))) return;
  askedFaults.refuse('INVALID_INPUT', 'library', 'notALibrary', undefined, { functions: asked });
}

/** Whether a step is random: every third one of a game that takes too long, so that it ends. */
export function isImpatient(
  { turn, players }: GameView,
  turnsEach: number,
  chance: Chance,
): boolean {
  return turn > turnsEach * players.length && chance(3) === 0;
}

/** One of the items, each with the same probability. */
export function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[chance(items.length)];
  if (item === undefined) return nothingToPick();
  return item;
}

/** The item with the highest value; of equal ones, the first. */
export function best<T>(items: readonly T[], rate: (item: T) => number): T {
  return bestRated(items, rate).item;
}

/** The best item with its value. */
export function bestRated<T>(items: readonly T[], rate: (item: T) => number): Rated<T> {
  let top: Rated<T> | undefined;
  for (const item of items) {
    const value = rate(item);
    if (top === undefined || value > top.value) top = { item, value };
  }
  return top ?? nothingToPick();
}

function nothingToPick(): never {
  return askedFaults.refuse('INVALID_INPUT', '', 'nothingToPick');
}

interface Rated<T> {
  readonly item: T;
  readonly value: number;
}
