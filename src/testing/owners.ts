/** Finds the map or module that defines an action or event, to name it in messages. */
import { type Inside, madeOf } from '../create-engine';
import type { Rules } from '../kit/rules';
import { ConcordiaError } from '../model/errors';
import type { Tested } from './tested';
import { withoutTraps } from './traps';

/** Such as `the event rested of toy`; without the owner if it is the base game or unknown. */
export function named(library: Tested, what: 'action' | 'event', type: string): string {
  const brings = ({ steps = [], events = [] }: Rules): boolean =>
    (what === 'action' ? steps : events).some((one) => one.type === type);
  const owner = insideOf(library)?.rules.slice(1).find(brings)?.id;
  return `the ${what} ${type}${owner === undefined ? '' : ` of ${owner}`}`;
}

/** What a library is made of; unknown for the main entry, and for a library that is a copy or of another copy. */
export function insideOf(library: Tested): Inside | undefined {
  try {
    return madeOf(withoutTraps(library), (inside) => inside);
  } catch (error) {
    if (error instanceof ConcordiaError) return undefined;
    throw error;
  }
}
