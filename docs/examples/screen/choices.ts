import type { Action, Choice } from './library';

/** Fields that say how something is done, and not with what. */
const HOW = ['type', 'kind', 'deal', 'as'];

/** The places, cards, goods and so on that an action names, in order. */
export function idsOf(action: Action): readonly string[] {
  return Object.entries(action).flatMap(([field, value]) =>
    typeof value === 'string' && !HOW.includes(field) ? value : [],
  );
}

/** Choices by the first id of their actions; those that name nothing come under an empty one. */
export function grouped(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const [id = ''] = idsOf(choice.action);
    groups.set(id, [...(groups.get(id) ?? []), choice]);
  }
  return groups;
}

/** Those that name everything that was picked on the board. */
export function naming(choices: readonly Choice[], picked: readonly string[]): readonly Choice[] {
  return choices.filter(({ action }) => picked.every((id) => idsOf(action).includes(id)));
}
