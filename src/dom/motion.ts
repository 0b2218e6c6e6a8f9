/** Moves of pieces: in the order of the events, each from where it was to where it is now. */
import type { SceneMeaning } from '../svg/markup';
import { moved } from '../svg/symbols';
import { type KeyOf, placesOf } from './picks';
import type { BoardEvent } from './settings';

/** What an element does, one step after the other. */
export interface Motion {
  readonly key: string;
  /** The step with which it begins, from 0. */
  readonly step: number;
  readonly kind: 'move' | 'appear' | 'leave' | 'turn';
  /** The transforms between its old one and its new one, a step each. */
  readonly via: readonly string[];
}

/** What is on the board by key, before or after. */
export interface Shown {
  readonly meanings: ReadonlyMap<string, SceneMeaning>;
  readonly transforms: ReadonlyMap<string, string>;
}

/** Longer sequences are shown in fewer steps, since nobody waits for them. */
const MOST_STEPS = 16;

/**
 * What moves, appears, leaves and turns.
 *
 * @param keyOf - the key of a place by the field of an event and its value.
 */
export function motionsOf(
  before: Shown,
  after: Shown,
  events: readonly BoardEvent[],
  keyOf: KeyOf,
): readonly Motion[] {
  const named = events.map((event): PlacesNamed => {
    return { keys: placesOf({ action: event }, keyOf), seat: event.seat };
  });
  const ways = waysOf(before, events, keyOf);
  const found: (Motion & { readonly first: number })[] = [];
  for (const [key, meaning] of after.meanings) {
    const old = before.meanings.get(key);
    const [was, is] = [before.transforms.get(key), after.transforms.get(key)];
    const way = ways.get(key) ?? [];
    const kind =
      old === undefined
        ? 'appear'
        : was !== is
          ? 'move'
          : old.label !== meaning.label && TURNING.includes(meaning.kind)
            ? 'turn'
            : undefined;
    if (kind === undefined || STILL.includes(meaning.kind)) continue;
    const first = way[0]?.index ?? firstNaming(named, [meaning, old]);
    const via = way.slice(0, -1).flatMap(({ to }) => {
      const point = after.meanings.get(to)?.point;
      return point === undefined ? [] : [moved(point)];
    });
    found.push({ key, kind, via, step: 0, first });
  }
  for (const [key, meaning] of before.meanings) {
    if (after.meanings.has(key) || STILL.includes(meaning.kind)) continue;
    found.push({
      key,
      kind: 'leave',
      via: [],
      step: 0,
      first: firstNaming(named, [meaning]),
    });
  }
  // Events that change nothing on the board take no time.
  const firsts = [...new Set(found.map(({ first }) => first))].sort((a, b) => a - b);
  const pace = Math.max(1, Math.ceil(firsts.length / MOST_STEPS));
  return found.map(({ first, ...motion }) => ({
    ...motion,
    step: Math.floor(firsts.indexOf(first) / pace),
  }));
}

/** Places themselves, and what only counts. */
const STILL = [
  'city',
  'capital',
  'castle',
  'gate',
  'square',
  'field',
  'route',
  'province',
  'player',
  'part',
];
const TURNING = ['marker', 'token', 'item', 'discard'];

interface PlacesNamed {
  readonly keys: readonly string[];
  readonly seat: unknown;
}

/** The first event that is about a piece; what none is about comes last. */
function firstNaming(
  named: readonly PlacesNamed[],
  meanings: readonly (SceneMeaning | undefined)[],
): number {
  const index = named.findIndex(({ keys, seat }) =>
    meanings.some(
      (meaning) =>
        meaning?.at !== undefined &&
        keys.includes(meaning.at) &&
        (meaning.seat === undefined || seat === undefined || meaning.seat === seat),
    ),
  );
  return index === -1 ? named.length : index;
}

interface Leg {
  readonly index: number;
  readonly to: string;
}

/** The places that each colonist comes through, by events that say from where to where. */
function waysOf(
  before: Shown,
  events: readonly BoardEvent[],
  keyOf: KeyOf,
): ReadonlyMap<string, readonly Leg[]> {
  const at = new Map<string, string>();
  for (const [key, meaning] of before.meanings) {
    if (meaning.kind === 'colonist' && meaning.at !== undefined) at.set(key, meaning.at);
  }
  const ways = new Map<string, Leg[]>();
  for (const [index, { from, to, seat, kind }] of events.entries()) {
    if (typeof from !== 'string' || typeof to !== 'string') continue;
    const [start, end] = [keyOf('from', from), keyOf('to', to)];
    if (start === undefined || end === undefined) continue;
    const mover = [...at].find(([key, place]) => {
      const meaning = before.meanings.get(key);
      const fits = kind === undefined || kind === meaning?.of;
      return place === start && meaning?.seat === seat && fits;
    });
    if (mover === undefined) continue;
    at.set(mover[0], end);
    ways.set(mover[0], [...(ways.get(mover[0]) ?? []), { index, to: end }]);
  }
  return ways;
}
