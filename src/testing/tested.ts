/** What the checks of the conformance suite share. */
import type * as z from 'zod/mini';
import type { Library } from '../library';
import type { AnyAction } from '../model/any';
import { refuse } from '../model/errors';
import type { GameState } from '../model/state';
import type { PlayedGame } from './arbitraries';

/** What the suite asks of a library: everything exported by `concordia-rules` has it, and every library. */
export type Tested = Pick<
  Library,
  | 'applyAction'
  | 'applyTrusted'
  | 'cards'
  | 'choices'
  | 'costOf'
  | 'createGame'
  | 'describeAction'
  | 'describeDecision'
  | 'describeEvent'
  | 'finalScores'
  | 'formatLog'
  | 'getMap'
  | 'imagine'
  | 'isOver'
  | 'legalActions'
  | 'logFor'
  | 'parseLog'
  | 'parseState'
  | 'parseView'
  | 'pointsOf'
  | 'recordGame'
  | 'replay'
  | 'tryApplyAction'
  | 'validateLog'
  | 'viewFor'
> &
  (
    | { readonly schemas: { readonly event: z.core.$ZodType } }
    | { readonly GameEventSchema: z.core.$ZodType }
  );

/** A game that was played by it. */
export type TestedGame = PlayedGame<AnyAction, GameState>;

/** Looks at a game; throws if something is wrong. */
export type Check = (game: TestedGame) => void;

export function fail(message: string): never {
  refuse({ code: 'INVALID_RULES', message });
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The value as it comes back from JSON. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** At most so many of the items, evenly spread. */
export function some<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
}

export function last<T>(items: readonly T[]): T {
  return items.at(-1) ?? fail('There is nothing.');
}

/** As it stands in a message. */
export function shown(value: unknown): string {
  return JSON.stringify(value);
}
