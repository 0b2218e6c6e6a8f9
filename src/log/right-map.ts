/** Logs whose places are all on another map than the one they name. */

import { hasPlaces, placesNamed } from '../board/unknown-place';
import type { OpenEngine } from '../engine/engine';
import type { ConcordiaError } from '../model/errors';
import { said } from '../model/names';
import { isRecord } from '../model/plain';
import type { UncheckedLog } from './game-log';

/** The error of a log, with a hint if all its places are on another map. */
export function withRightMap(
  engine: OpenEngine,
  log: UncheckedLog,
  error: ConcordiaError,
  wrongMap: WrongMap | undefined,
): ConcordiaError {
  const { map, setup } = log.options;
  const places = new Set([
    ...log.actions
      .filter(isRecord)
      .flatMap((action) => placesNamed(action, engine.placeFields).map(([, id]) => id)),
    ...Object.keys(setup?.cityGoods ?? {}),
  ]);
  if (!engine.mapIds().includes(map) || hasPlaces(engine.getMap(map), places)) return error;
  const others = engine.mapIds().filter((id) => id !== map);
  const fits = others.map(engine.getMap).filter((other) => hasPlaces(other, places));
  if (fits.length === 0) return error;
  const names = fits.map(({ name }) => name);
  const sentence =
    said(() => wrongMap?.(names)) ??
    `All places of this log are on ${names.join(' or ')}: its map may be wrong.`;
  return error.followedBy(sentence, { fits: fits.map(({ id }) => id) });
}

/** The sentence for a log whose places are all on other maps, in another language. */
export type WrongMap = (maps: readonly string[]) => string;
