/** What the checks of the conformance suite share. */
import type * as z from 'zod/mini';
import type { Library } from '../library';
import type { AnyAction } from '../model/any';
import { ConcordiaError, refuse } from '../model/errors';
import type { GameState } from '../model/state';
import type { PlayedGame } from './arbitraries';

/** The functions that the suite needs: everything exported by `concordia-rules` has them, and so has every library. */
export type Tested = Pick<
  Library,
  | 'actionTypes'
  | 'applyAction'
  | 'applyTrusted'
  | 'boardOf'
  | 'cards'
  | 'choices'
  | 'costOf'
  | 'createGame'
  | 'deciders'
  | 'describeAction'
  | 'describeDecision'
  | 'sentenceOf'
  | 'eventsFor'
  | 'finalScores'
  | 'follow'
  | 'formatLog'
  | 'getMap'
  | 'historyFor'
  | 'imagine'
  | 'isOver'
  | 'legalActions'
  | 'logFor'
  | 'parseLog'
  | 'parseState'
  | 'parseView'
  | 'picturesOf'
  | 'pointsOf'
  | 'prospectOf'
  | 'recordGame'
  | 'redeal'
  | 'replay'
  | 'tryApplyAction'
  | 'validateLog'
  | 'viewFor'
  | 'why'
> &
  (
    | { readonly schemas: { readonly action: z.core.$ZodType; readonly event: z.core.$ZodType } }
    | { readonly ActionSchema: z.core.$ZodType; readonly GameEventSchema: z.core.$ZodType }
  );

/** A game that the library has played. */
export type TestedGame = PlayedGame<AnyAction, GameState> & {
  /** How much of it is looked at: the more games there are, the less of each. */
  readonly share?: number;
};

/** How many of a number of things are looked at in a game. */
export function shareOf({ share = 1 }: TestedGame, most: number): number {
  return Math.ceil(most * share);
}

/** Checks a game; throws if something is wrong. */
export type GameCheck = (game: TestedGame) => void;

export function fail(message: string): never {
  refuse({ code: 'INVALID_RULES', message });
}

/** The legal actions of everybody who may act now. */
export function listedFor(library: Tested, state: GameState): readonly AnyAction[] {
  return library.deciders(state).flatMap((seat) => library.legalActions(state, seat));
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a state is read as it was, through JSON. */
export function survives(library: Tested, state: GameState): boolean {
  const text = JSON.stringify(state);
  return JSON.stringify(library.parseState(JSON.parse(text))) === text;
}

/** A copy through JSON. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** At most `most` of the items, evenly spread. */
export function some<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
}

export function last<T>(items: readonly T[]): T {
  return items.at(-1) ?? fail('There is nothing.');
}

/** A value as text in a message. */
export function shown(value: unknown): string {
  return JSON.stringify(value);
}

/** A place where two values of plain data differ. */
export interface DataDifference {
  /** The path, such as `deck[0]` or `parts.colchis.gold.hippus`. */
  readonly at: string;
  /** The two values as text in a message. */
  readonly values: readonly [string, string];
}

/** All places where two values differ, as deep as both of them go. */
export function differences(one: unknown, other: unknown, at = ''): readonly DataDifference[] {
  if (one === other) return [];
  if (isLeaf(one) || isLeaf(other))
    return [{ at, values: [shown(one ?? null), shown(other ?? null)] }];
  const second = new Map(Object.entries(other ?? {}));
  const inner = (key: string): string =>
    Array.isArray(one) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
  const found = Object.entries(one ?? {}).flatMap(([key, value]) => {
    const there = second.get(key);
    second.delete(key);
    return differences(value, there, inner(key));
  });
  return [
    ...found,
    ...[...second].flatMap(([key, value]) => differences(undefined, value, inner(key))),
  ];
}

/** Whether a value of plain data contains no others. */
export function isLeaf(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Whether a log can be played without the seed, which needs `drawn` of all parts that draw. */
export function canPlay(library: Tested, { options }: ReturnType<Tested['logFor']>): boolean {
  try {
    library.createGame(options);
    return true;
  } catch (error) {
    if (error instanceof ConcordiaError && error.details.path === 'seed') return false;
    throw error;
  }
}
