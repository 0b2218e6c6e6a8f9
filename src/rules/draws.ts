/** What set-up draws for a map or module, by chance or as a real table says. */
import * as z from 'zod/mini';
import type { WorkingTable } from '../kit/table';
import { type ErrorDetails, refuse } from '../model/errors';
import type { MapId } from '../model/ids';
import type { Json } from '../model/json';
import { place } from '../model/parse';
import { messageOf } from '../model/zod-words';
import { shuffle } from '../random/random';

/** The items in random order; the game's generator goes on. */
export function shuffled<T>(play: WorkingTable, items: readonly T[]): readonly T[] {
  const [result, random] = shuffle(items, play.state.random);
  play.state.random = random;
  return result;
}

/** Draws of the right shape. @throws ConcordiaError `INVALID_OPTIONS` with the place. */
export function parseDraws<T>(id: MapId, rule: string, schema: z.core.$ZodType<T>, given: Json): T {
  const parsed = z.safeParse(schema, given, { error: messageOf });
  if (parsed.success) return parsed.data;
  const { path = [], message = '' } = parsed.error.issues[0] ?? {};
  return refuseDraws(id, rule, place(path), message);
}

/** Draws that cannot have been: `at` is the place in what `setup.parts` has for the map or module. */
export function refuseDraws(
  id: MapId,
  rule: string,
  at: string,
  reason: string,
  details: ErrorDetails = {},
): never {
  refuse({
    code: 'INVALID_OPTIONS',
    message: `Not a valid set of draws: ${reason}`,
    rule,
    details: { path: `setup.parts.${id}${at && `.${at}`}`, ...details },
  });
}
