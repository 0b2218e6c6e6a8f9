import { recordOf } from './storage';

/** Whether a wrong action is one of a variation, and not the one that was played there. */
export function isOfVariation(input: unknown, index: number, action: unknown): boolean {
  const { actions } = recordOf(input);
  if (action === undefined) return false;
  const played: unknown = Array.isArray(actions) ? actions[index] : undefined;
  return JSON.stringify(played) !== JSON.stringify(action);
}
