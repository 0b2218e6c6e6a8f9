/** What the set-up drew and nobody noted: pieces at their places, as far as they are known. */
import type { Bag, Bags, Pieces } from '../kit/part';
import type { MapId } from '../model/ids';
import type { Json } from '../model/plain';

/** What nobody has noted. */
export const UNKNOWN = '?';

/** The draws of parts as far as they are known. */
export type KnownDraws = Readonly<Record<MapId, Pieces>>;

/** A part whose draws a text leaves unknown, all or some. */
export interface OpenPart {
  readonly id: MapId;
  readonly bags: Bags<Json>;
}

/** Draws are ids, in lists or in lists of lists: nothing lies deeper. */
const MOST_LEVELS = 3;

/** Whether something in the draws was not noted. */
export function isUnknown(draws: Json, levels = MOST_LEVELS): boolean {
  if (draws === UNKNOWN) return true;
  if (levels === 0 || typeof draws !== 'object' || draws === null) return false;
  return Object.entries(draws).some(
    ([key, value]) => key === UNKNOWN || isUnknown(value, levels - 1),
  );
}

/** The pieces that were noted, by their places. */
export function piecesIn(draws: Json, place = '', levels = MOST_LEVELS): Pieces {
  if (typeof draws === 'string') return draws === UNKNOWN ? {} : { [place]: draws };
  // The set-up refuses what is no piece.
  if (levels === 0 || typeof draws !== 'object' || draws === null) {
    return { [place]: typeof draws === 'object' ? '' : String(draws) };
  }
  const inner = Object.entries(draws).flatMap(([key, value]) => {
    if (key === UNKNOWN) return [];
    return Object.entries(piecesIn(value, place === '' ? key : `${place}.${key}`, levels - 1));
  });
  return Object.fromEntries(inner);
}

/** The draws with these pieces: lists where places have indices, without gaps. */
export function drawsOf(pieces: Pieces): Json {
  const draws = new Map<string, Json>();
  for (const [key, inner] of byFirst(Object.entries(pieces))) draws.set(key, listOf(inner));
  return Object.fromEntries(draws);
}

/** What is behind the first part of each place, by that part. */
function byFirst(
  entries: readonly (readonly [place: string, piece: string])[],
): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const groups = new Map<string, (readonly [string, string])[]>();
  for (const [place, piece] of entries) {
    const [first = '', ...rest] = place.split('.');
    const group = groups.get(first) ?? [];
    groups.set(first, group);
    group.push([rest.join('.'), piece]);
  }
  return groups;
}

/** A piece, a list of pieces or a list of such lists. */
function listOf(entries: readonly (readonly [place: string, piece: string])[]): Json {
  const [first] = entries;
  if (first?.[0] === '') return first[1];
  const groups = [...byFirst(entries)].sort(([one], [other]) => Number(one) - Number(other));
  return groups.map(([, inner]) => listOf(inner));
}

/**
 * A piece for each place. Known pieces that the bags do not have stay, for the set-up to refuse them.
 *
 * @param shift - fills the unknown places in another order.
 */
export function filled(bags: readonly Bag[], known: Pieces, shift: number): Pieces {
  const all: Record<string, string> = {};
  for (const { places, pieces } of bags) {
    const open = places.filter((place) => known[place] === undefined);
    const rest = [...pieces];
    for (const place of places) {
      const index = rest.indexOf(known[place] ?? '');
      if (index !== -1) rest.splice(index, 1);
    }
    const left = rest.slice(0, open.length);
    const fill = new Map(
      open.map((place, index) => [
        place,
        left.length === open.length ? left[(index + shift) % left.length] : left[index],
      ]),
    );
    for (const place of places) {
      const piece = known[place] ?? fill.get(place);
      if (piece !== undefined) all[place] = piece;
    }
  }
  return { ...known, ...all };
}
