/** Choices sorted for a sheet: a few buttons, and groups that lead on to more. */
import type { Action, Choice } from 'concordia-rules';

/** Choices that name the same thing, such as all moves from Roma. */
export interface Group {
  readonly field: string;
  readonly id: string;
  readonly choices: readonly Choice[];
}

/** A line of the sheet. */
export type Entry =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'group'; readonly group: Group };

/** Fields that say how something is done, and not with what. */
const HOW: readonly string[] = ['type', 'kind', 'deal', 'as'];
/** As many choices need no groups. */
const FEW = 5;

export function isOpen({ refusal }: Choice): boolean {
  return refusal === undefined;
}

/** The value of a field if it is a word, or else none. */
export function wordAt(action: Action, field: string): string {
  const value = new Map<string, unknown>(Object.entries(action)).get(field);
  return typeof value === 'string' ? value : '';
}

/** Whether an action names nothing, as passing does: it is said last, and never hidden. */
export function isPlain({ action }: Choice): boolean {
  return Object.values(action).filter((value) => typeof value !== 'number').length === 1;
}

/**
 * The lines for what is possible, in the order of the library.
 *
 * @param isNarrowed - whether something has been picked: what all choices share is no line any more.
 */
export function entriesOf(choices: readonly Choice[], isNarrowed: boolean): readonly Entry[] {
  const asEntry = (choice: Choice): Entry => ({ kind: 'choice', choice });
  if (choices.length <= FEW) return choices.map(asEntry);
  const types = [...groupedBy(choices, ({ action }) => action.type).values()];
  return types.flatMap((ofType) => {
    const isMany = ofType.length >= FEW;
    const shared = types.length > 1 && !isNarrowed ? sharedBy(ofType) : undefined;
    const groups = isMany ? (divided(ofType) ?? shared) : undefined;
    return (
      groups?.flatMap((group): readonly Entry[] =>
        group.id === '' || group.choices.length === 1
          ? group.choices.map(asEntry)
          : [{ kind: 'group', group }],
      ) ?? ofType.map(asEntry)
    );
  });
}

/**
 * Groups by the first thing that the actions name differently: `from` where a colonist starts, and if all start in one
 * place its `kind`. Undefined if nothing divides them.
 */
function divided(choices: readonly Choice[]): readonly Group[] | undefined {
  for (const field of fieldsOf(choices)) {
    const parts = groupedBy(choices, ({ action }) => wordAt(action, field));
    if (parts.size > 1 && parts.size < choices.length) {
      return [...parts].map(([id, group]) => ({ field, id, choices: group }));
    }
  }
  return undefined;
}

/** One group of all, if all name the same thing; it leaves room for actions of other types. */
function sharedBy(choices: readonly Choice[]): readonly Group[] | undefined {
  for (const field of fieldsOf(choices)) {
    const ids = new Set(choices.map(({ action }) => wordAt(action, field)));
    const [id = ''] = ids;
    if (ids.size === 1 && id !== '' && !HOW.includes(field)) return [{ field, id, choices }];
  }
  return undefined;
}

/** Fields with words in them, those that say how at the end. */
function fieldsOf(choices: readonly Choice[]): readonly string[] {
  const fields = new Set(choices.flatMap(({ action }) => Object.keys(action)));
  const worded = [...fields].filter((field) =>
    choices.some(({ action }) => wordAt(action, field) !== ''),
  );
  const isHow = (field: string) => (HOW.includes(field) ? 1 : 0);
  return worded.sort((a, b) => isHow(a) - isHow(b));
}

function groupedBy(
  choices: readonly Choice[],
  keyOf: (choice: Choice) => string,
): ReadonlyMap<string, readonly Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(keyOf(choice)) ?? [];
    groups.set(keyOf(choice), group);
    group.push(choice);
  }
  return groups;
}
