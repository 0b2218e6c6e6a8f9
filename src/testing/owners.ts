/** Whose fault it is: the map or module that brings an action or an event. */
import { insideOf } from '../engine';
import type { Rules } from '../kit/rules';
import { ConcordiaError } from '../model/errors';
import type { Tested } from './tested';

/** Such as `the event rested of toy`; without whose it is if it is of the base game or nobody knows. */
export function named(library: Tested, what: 'action' | 'event', type: string): string {
  const brings = ({ steps = [], events = [] }: Rules): boolean =>
    (what === 'action' ? steps : events).some((one) => one.type === type);
  const owner = rulesOf(library).find(brings)?.id;
  return `the ${what} ${type}${owner === undefined ? '' : ` of ${owner}`}`;
}

/** The rules of maps and modules; those of the main entry, of a copy or of another copy of this package are not known. */
function rulesOf(library: Tested): readonly Rules[] {
  try {
    return insideOf(library).rules.slice(1);
  } catch (error) {
    if (error instanceof ConcordiaError) return [];
    throw error;
  }
}
