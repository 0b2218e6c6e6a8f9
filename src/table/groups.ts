/** Choices sorted for buttons: what is the same is said once, and what can be divided leads on step by step. */
import type { BoardAction, BoardChoice } from '../dom/settings';

/** Choices that name the same thing, such as all moves from Roma. */
export interface Group<C> {
  readonly field: string;
  readonly id: string;
  readonly choices: readonly C[];
}

/** A button. */
export type TableEntry<C> =
  | { readonly kind: 'choice'; readonly choice: C }
  | { readonly kind: 'group'; readonly group: Group<C> };

/** Fields that say how something is done, and not with what. */
const HOW: readonly string[] = ['type', 'kind', 'deal', 'as'];
/** As many choices need no groups. */
const FEW = 8;

export const isOpen = ({ refusal }: BoardChoice): boolean => refusal === undefined;

/** The value of a field if it is a word, or else none. */
export function wordAt(action: BoardAction, field: string): string {
  const value = new Map<string, unknown>(Object.entries(action)).get(field);
  return typeof value === 'string' ? value : '';
}

/** Whether an action names nothing, as passing does: it is said last, and never hidden. */
export function isPlain({ action }: BoardChoice): boolean {
  return Object.values(action).filter((value) => typeof value !== 'number').length === 1;
}

/** The buttons for choices, in their order. @param isNarrowed - whether something has been picked already. */
export function entriesOf<C extends BoardChoice>(
  choices: readonly C[],
  isNarrowed: boolean,
): readonly TableEntry<C>[] {
  const asEntry = (choice: C): TableEntry<C> => ({ kind: 'choice', choice });
  if (choices.length <= FEW) return choices.map(asEntry);
  const types = [...groupedBy(choices, ({ action }) => action.type).values()];
  return types.flatMap((ofType) => {
    const shared = types.length > 1 && !isNarrowed ? sharedBy(ofType) : undefined;
    const groups = ofType.length > 3 ? (divided(ofType) ?? shared) : undefined;
    return (
      groups?.flatMap((group): readonly TableEntry<C>[] =>
        group.id === '' || group.choices.length === 1
          ? group.choices.map(asEntry)
          : [{ kind: 'group', group }],
      ) ?? ofType.map(asEntry)
    );
  });
}

/** Groups by the first thing that the actions name differently: where a colonist starts, a good, a card. */
function divided<C extends BoardChoice>(choices: readonly C[]): readonly Group<C>[] | undefined {
  for (const field of fieldsOf(choices)) {
    const parts = groupedBy(choices, ({ action }) => wordAt(action, field));
    if (parts.size > 1 && parts.size < choices.length) {
      return [...parts].map(([id, group]) => ({ field, id, choices: group }));
    }
  }
  return undefined;
}

/** One group of all, if all name the same thing; it leaves room for actions of other types. */
function sharedBy<C extends BoardChoice>(choices: readonly C[]): readonly Group<C>[] | undefined {
  for (const field of fieldsOf(choices)) {
    const ids = new Set(choices.map(({ action }) => wordAt(action, field)));
    const [id = ''] = ids;
    if (ids.size === 1 && id !== '' && !HOW.includes(field)) return [{ field, id, choices }];
  }
  return undefined;
}

/** Fields with words in them, those that say how at the end. */
function fieldsOf(choices: readonly BoardChoice[]): readonly string[] {
  const fields = new Set(choices.flatMap(({ action }) => Object.keys(action)));
  const worded = [...fields].filter((field) =>
    choices.some(({ action }) => wordAt(action, field) !== ''),
  );
  const isHow = (field: string) => (HOW.includes(field) ? 1 : 0);
  return worded.sort((a, b) => isHow(a) - isHow(b));
}

function groupedBy<C>(
  choices: readonly C[],
  keyOf: (choice: C) => string,
): ReadonlyMap<string, readonly C[]> {
  const groups = new Map<string, C[]>();
  for (const choice of choices) {
    const key = keyOf(choice);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return groups;
}

/** Sentences without the words that all of them share, and those words. */
export interface Shortened {
  /** What all begin with; empty if that is little. */
  readonly stem: string;
  readonly texts: readonly string[];
}

/** As many words in common are worth saying once. */
const WORTH_IT = 3;

/** What is common to all is said once, so that each button says what is its own. */
export function shortened(sentences: readonly string[]): Shortened {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '));
  if (others.length === 0) return { stem: '', texts: sentences };
  const least = Math.min(first.length, ...others.map(({ length }) => length)) - 1;
  let count = 0;
  while (count < least && others.every((words) => words[count] === first[count])) count += 1;
  if (count < WORTH_IT) return { stem: '', texts: sentences };
  return {
    stem: first.slice(0, count).join(' '),
    texts: sentences.map((sentence) => sentence.split(' ').slice(count).join(' ')),
  };
}
