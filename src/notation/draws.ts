/** What the set-up drew and nobody noted: pieces at their places, as far as they are known. */
import type { Bag, Bags, Pieces } from '../kit/part';
import type { MapId } from '../model/ids';
import type { Json } from '../model/json';
import { isRecord } from '../model/plain';

/** What nobody has noted. */
export const UNKNOWN = '?';

/** The draws of parts as far as they are known. */
export type KnownDraws = Readonly<Record<MapId, Pieces>>;

/** A part whose draws a text leaves unknown, all or some. */
export interface OpenPart {
  readonly id: MapId;
  readonly bags: Bags<Json>;
}

/** Whether something in the draws was not noted. */
export function isUnknown(draws: Json): boolean {
  if (draws === UNKNOWN) return true;
  if (Array.isArray(draws)) return draws.some(isUnknown);
  return isRecord(draws) && (UNKNOWN in draws || Object.values(draws as object).some(isUnknown));
}

/** The pieces that were noted, by their places. */
export function piecesIn(draws: Json, place = ''): Pieces {
  if (typeof draws === 'string') return draws === UNKNOWN ? {} : { [place]: draws };
  if (typeof draws !== 'object' || draws === null) return {};
  const inner = Object.entries(draws).flatMap(([key, value]) =>
    key === UNKNOWN ? [] : Object.entries(piecesIn(value, place === '' ? key : `${place}.${key}`)),
  );
  return Object.fromEntries(inner);
}

/** The draws with these pieces: lists where places have indices. */
export function drawsOf(pieces: Pieces): Json {
  const draws = new Map<string, string | (string | string[])[]>();
  for (const [place, piece] of Object.entries(pieces)) {
    const [key = '', ...indices] = place.split('.');
    const [first, second] = indices.map(Number);
    if (first === undefined) {
      draws.set(key, piece);
      continue;
    }
    const known = draws.get(key);
    const list = Array.isArray(known) ? known : [];
    draws.set(key, list);
    if (second === undefined) list[first] = piece;
    else {
      const before = list[first];
      const inner = Array.isArray(before) ? before : [];
      list[first] = inner;
      inner[second] = piece;
    }
  }
  const whole = [...draws].map(([key, value]): [string, Json] => [
    key,
    // Without gaps, if a text names places that are not there.
    typeof value === 'string'
      ? value
      : value.flatMap((item): Json[] => [Array.isArray(item) ? item.flat() : item]),
  ]);
  return Object.fromEntries(whole);
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
