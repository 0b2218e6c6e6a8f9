/** Real states with something changed that could be: what a forger would try, or a program that goes wrong. */
import type { Chance } from '../../src/bots';
import { pick } from '../../src/bots/strategy';
import type { GameState } from '../../src/index';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Place = readonly (string | number)[];

/** A copy with one to three changes. */
export function forged(state: GameState, others: readonly GameState[], chance: Chance): unknown {
  let draft: Json = JSON.parse(JSON.stringify(state));
  const count = 1 + chance(3);
  for (let change = 0; change < count; change++) {
    const other: Json = JSON.parse(JSON.stringify(pick(others, chance)));
    draft = pick(CHANGES, chance)(draft, other, chance);
  }
  return draft;
}

const CHANGES: readonly ((draft: Json, other: Json, chance: Chance) => Json)[] = [
  changeNumber,
  changeNumber,
  swapValues,
  takeFromOther,
  takeFromOther,
  repeatDecision,
  moveDecisions,
  decisionOfOther,
  decisionOfOther,
];

/** One number becomes another that is near, or large. */
function changeNumber(draft: Json, _other: Json, chance: Chance): Json {
  const places = placesOf(draft, (value) => typeof value === 'number');
  const place = pick(places, chance);
  const before = Number(valueAt(draft, place));
  const numbers = [before + 1, before - 1, before + 2, 0, 1, 2, 12, 999_999_999, 9_999_999];
  return withValue(draft, place, pick(numbers, chance));
}

/** Two values of the same kind change places. */
function swapValues(draft: Json, _other: Json, chance: Chance): Json {
  const places = placesOf(draft, (value) => typeof value !== 'object' || value === null);
  const first = pick(places, chance);
  const kind = typeof valueAt(draft, first);
  const second = pick(
    places.filter((place) => typeof valueAt(draft, place) === kind),
    chance,
  );
  const [a = null, b = null] = [valueAt(draft, first), valueAt(draft, second)];
  return withValue(withValue(draft, first, b), second, a);
}

/** A part of another state of the same game. */
function takeFromOther(draft: Json, other: Json, chance: Chance): Json {
  const place = pick(
    placesOf(draft, () => true).filter((path) => path.length > 0),
    chance,
  );
  const value = valueAt(other, place);
  return value === undefined ? draft : withValue(draft, place, value);
}

/** The decision waits once more behind itself. */
function repeatDecision(draft: Json, _other: Json, chance: Chance): Json {
  const { decision, queue } = partsOf(draft);
  const index = chance(queue.length + 1);
  const twice = queue.toSpliced(index, 0, pick([decision, ...queue], chance));
  return withValue(draft, ['queue'], twice);
}

/** Decisions in another order, or one of them gone. */
function moveDecisions(draft: Json, _other: Json, chance: Chance): Json {
  const { decision, queue } = partsOf(draft);
  const all = [decision, ...queue];
  const [moved] = all.splice(chance(all.length), 1);
  if (moved !== undefined && chance(2) === 0) all.splice(chance(all.length + 1), 0, moved);
  const [first = null, ...rest] = all;
  return withValue(withValue(draft, ['decision'], first), ['queue'], rest);
}

/** A decision of another moment, instead of the present one or before it. */
function decisionOfOther(draft: Json, other: Json, chance: Chance): Json {
  const { decision, queue } = partsOf(draft);
  const foreign = pick([partsOf(other).decision, ...partsOf(other).queue], chance);
  const changed = withValue(draft, ['decision'], foreign);
  return chance(2) === 0 ? changed : withValue(changed, ['queue'], [decision, ...queue]);
}

function partsOf(draft: Json): { decision: Json; queue: Json[] } {
  const queue = valueAt(draft, ['queue']);
  return {
    decision: valueAt(draft, ['decision']) ?? null,
    queue: Array.isArray(queue) ? queue : [],
  };
}

function placesOf(value: Json, fits: (value: Json) => boolean, path: Place = []): Place[] {
  const own = fits(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  const parts: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [...own, ...parts.flatMap(([key, part]) => placesOf(part, fits, [...path, key]))];
}

function valueAt(value: Json, [key, ...rest]: Place): Json | undefined {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const part = Array.isArray(value) ? value[Number(key)] : value[String(key)];
  return part === undefined ? undefined : valueAt(part, rest);
}

function withValue(value: Json, [key, ...rest]: Place, changed: Json): Json {
  if (key === undefined) return changed;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? withValue(item, rest, changed) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [key]: withValue(value[String(key)] ?? null, rest, changed) };
}
