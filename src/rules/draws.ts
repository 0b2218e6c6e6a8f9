/** What the set-up draws for a map or module: at random, or as recorded at a real table. */

import * as z from 'zod/mini';
import type { Transition } from '../kit/game';
import { type Fault, inputFaults, refuseFault } from '../model/faults';
import type { MapId } from '../model/ids';
import { firstFault, NO_WORDS } from '../model/parse';
import type { Json } from '../model/plain';
import { shuffle } from '../random/random';

/** The items in random order; advances the game's generator. */
export function shuffled<T>(transition: Transition, items: readonly T[]): readonly T[] {
  const [result, random] = shuffle(items, transition.state.random);
  transition.state.random = random;
  return result;
}

/** Parses recorded draws. @throws ConcordiaError `INVALID_OPTIONS` with the place. */
export function parseDraws<T>(id: MapId, rule: string, schema: z.core.$ZodType<T>, given: Json): T {
  const parsed = z.safeParse(schema, given, NO_WORDS);
  if (parsed.success) return parsed.data;
  const { path, ...fault } = firstFault(schema, given);
  return refuseDraws(id, rule, path, fault);
}

/** Refuses impossible draws; `at` is the path within what `setup.parts` has for the map or module. */
export function refuseDraws(
  id: MapId,
  rule: string,
  at: string,
  reason: string | Fault,
  facts?: object,
): never {
  const fault =
    typeof reason === 'string' ? inputFaults.of('otherwiseWrong', { message: reason }) : reason;
  refuseFault('INVALID_OPTIONS', {
    ...fault,
    facts: { ...fault.facts, ...facts },
    path: `setup.parts.${id}${at && `.${at}`}`,
    rule,
  });
}
