/** More facts of the kind of a sample: each number, good, god and player in it, one at a time, is another one. */
import { GODS } from '../../src/model/cards';
import { STORED_GOODS } from '../../src/model/goods';

const SEATS: ReadonlySet<string> = new Set(['seat', 'to', 'from', 'expected', 'partner', 'depth']);
const NUMBERS = [2, 5, 22];
const ALTERNATIVES: readonly (readonly string[])[] = [STORED_GOODS, GODS];

/** The sample in front. */
export function varied(facts: readonly unknown[]): readonly (readonly unknown[])[] {
  return [facts, ...othersOf('', facts).filter(Array.isArray)];
}

function othersOf(key: string, fact: unknown): readonly unknown[] {
  if (typeof fact === 'number') {
    return SEATS.has(key) ? [3] : NUMBERS.filter((number) => number !== fact);
  }
  if (typeof fact === 'string') {
    const alike = ALTERNATIVES.find((words) => words.includes(fact)) ?? [];
    return alike.filter((word) => word !== fact);
  }
  if (Array.isArray(fact)) {
    return fact.flatMap((item, index) => othersOf(key, item).map((one) => fact.with(index, one)));
  }
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.entries(fact).flatMap(([name, item]) =>
    othersOf(name, item).map((one) => ({ ...fact, [name]: one })),
  );
}

/** All texts in facts, the longest first. */
export function textsIn(fact: unknown): readonly string[] {
  const all = Array.isArray(fact) || (typeof fact === 'object' && fact !== null);
  const found = typeof fact === 'string' ? [fact] : all ? Object.values(fact).flatMap(textsIn) : [];
  return found.toSorted((a, b) => b.length - a.length);
}
