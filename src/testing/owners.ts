/** Finds the map or module that defines an action or event, to name it in messages. */
import { madeOf } from '../create-engine';
import type { Rules } from '../kit/rules';
import { ConcordiaError } from '../model/errors';
import type { Tested } from './tested';
import { withoutTraps } from './traps';

/** Such as `the event rested of toy`; without the owner if it is the base game or unknown. */
export function named(library: Tested, what: 'action' | 'event', type: string): string {
  const brings = ({ steps = [], events = [] }: Rules): boolean =>
    (what === 'action' ? steps : events).some((one) => one.type === type);
  const owner = rulesOf(library).find(brings)?.id;
  return `the ${what} ${type}${owner === undefined ? '' : ` of ${owner}`}`;
}

/** The rules of maps and modules; unknown for the main entry, and for a library that is a copy or of another copy. */
function rulesOf(library: Tested): readonly Rules[] {
  try {
    return madeOf(withoutTraps(library), ({ rules }) => rules.slice(1));
  } catch (error) {
    if (error instanceof ConcordiaError) return [];
    throw error;
  }
}
