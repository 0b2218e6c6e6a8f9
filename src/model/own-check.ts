/** Checks of schemas that zod does not have. */
import * as z from 'zod/mini';
import type { Fault } from './faults';

/** @param faultIn - the reason and its facts, which `zod-faults.ts` reads; or nothing. */
export function ownCheck<T>(faultIn: (value: T) => Fault | undefined): z.core.$ZodCheck<T> {
  return z.check<T>(({ value, issues }) => {
    const fault = faultIn(value);
    if (fault === undefined) return;
    issues.push({ code: 'custom', input: value, params: { reason: fault.reason, ...fault.facts } });
  });
}
