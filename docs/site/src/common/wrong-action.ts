/** Whether a wrong action is one of a variation, and not the one that was played there. */
export function isOfVariation(input: unknown, index: number, action: unknown): boolean {
  if (action === undefined || typeof input !== 'object' || input === null) return false;
  const { actions }: { readonly actions?: unknown } = input;
  const played: unknown = Array.isArray(actions) ? actions[index] : undefined;
  return JSON.stringify(played) !== JSON.stringify(action);
}
