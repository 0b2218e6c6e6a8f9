/** Real states with something changed that could be: what a forger would try, or a program that goes wrong. */
import type { Chance } from '../../src/bots';
import { pick } from '../../src/bots/strategy';
import type { GameState } from '../../src/index';
import type { Json } from '../../src/model/plain';
import {
  placesOf,
  swapValues,
  takeFromOther,
  valueAt,
  withValue,
} from '../../src/testing/forgeries';

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
