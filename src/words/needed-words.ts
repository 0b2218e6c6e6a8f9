/** Which words a library needs, and what a language still lacks of them. */

import type { NotationWords, Translation } from '../kit/rule-words';
import type { Rules } from '../kit/rules';
import type { ErrorWords } from '../model/error-words';
import { namesWith } from '../model/names';
import { isRecord } from '../model/plain';
import { baseDescriptions } from './descriptions';
import { ACTION_WORDS, CORRECTIONS, DECISION_WORDS, EVENT_WORDS } from './english';
import { englishNouns, type NamingPart } from './nouns';
import { englishScreen } from './screen-words';
import type { WordSet } from './word-set';

/** What words are about. */
interface NeedingWords {
  /** The rules of the base game, of all maps and of all modules. */
  readonly rules: readonly Rules[];
  readonly parts: readonly (NamingPart & Pick<Translation, 'descriptions'>)[];
  readonly notation: NotationWords;
  /** Faults of input, and refusals that are not about a rule. */
  readonly errors: Required<ErrorWords>;
  /** How an action of the base game is written. */
  templateOf(type: string): string | undefined;
}

/** The place of an entry in a `WordSet`, such as `events.cardPlayed`, and the English entry. */
export interface NeededWord {
  /** The names of the entry and of what it is in, from the outside in. */
  readonly path: readonly string[];
  /** A text, or a function that returns one. */
  readonly english: unknown;
  /** What an action, a decision or an event tells, whether or not English says it. */
  readonly fields?: readonly string[];
}

/** Names that come from boards, cards and players, and forms, which come from nouns. */
const GIVEN_NAMES: readonly string[] = ['player', 'place', 'province', 'card', 'formOf'];

/** Every entry that a language needs for these rules, in the order of a `WordSet`. */
export function neededWords({
  rules,
  parts,
  notation,
  errors,
  templateOf,
}: NeedingWords): readonly NeededWord[] {
  const names = Object.entries(namesWith()).filter(([name]) => !GIVEN_NAMES.includes(name));
  const steps = rules.flatMap(({ steps = [] }) => steps);
  const decisions = rules.flatMap(({ decisions = [] }) => decisions);
  const events = rules.flatMap(({ events = [] }) => events);
  const refusals = rules.flatMap(({ refusals = [] }) => refusals);
  const scores = rules.flatMap(({ scores = [] }) => scores);
  const words: Readonly<Record<string, unknown>> = {
    notation: {
      actions: table(steps, ({ type, notation }) => [type, notation ?? templateOf(type)]),
      ...notation,
    },
    names: Object.fromEntries(names),
    nouns: englishNouns(parts),
    actions: table(steps, ({ type, words }) => [type, words ?? ACTION_WORDS.get(type)]),
    decisions: table(decisions, ({ kind, words }) => [kind, words ?? DECISION_WORDS.get(kind)]),
    events: table(events, ({ type, words }) => [type, words ?? EVENT_WORDS.get(type)]),
    corrections: CORRECTIONS,
    refusals: {
      ...table(refusals, ({ reason, words }) => [reason, words]),
      ...errors.refusals,
    },
    faults: Object.assign({}, errors.faults, ...rules.map(({ faults }) => faults)),
    scores: table(scores, ({ id, words }) => [id, words ?? titled(id)]),
    screen: englishScreen,
    descriptions: descriptionsOf(parts),
    gameOver: 'The game is over.',
  };
  const shapes = new Map<string, readonly string[]>(
    [
      ...steps.map(({ type, shape }) => [`actions.${type}`, shape] as const),
      ...decisions.map(({ kind, shape }) => [`decisions.${kind}`, shape] as const),
      ...events.map(({ type, shape }) => [`events.${type}`, shape] as const),
    ].map(([place, shape]) => [place, [...new Set(['seat', ...Object.keys(shape)])]] as const),
  );
  return entriesIn(words, []).map((word) => {
    const fields = shapes.get(word.path.join('.'));
    return fields === undefined ? word : { ...word, fields };
  });
}

function table<T>(
  list: readonly T[],
  entryOf: (one: T) => readonly [string, unknown],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(list.map(entryOf));
}

/** The name that is made from an id; as it is written where there is one. */
function titled(id: string): () => string {
  const title = namesWith().title(id);
  return Object.assign(() => title, { toString: () => `() => ${JSON.stringify(title)}` });
}

/** What parts describe, section by section. */
function descriptionsOf(parts: NeedingWords['parts']): object {
  const all = [baseDescriptions, ...parts.flatMap(({ descriptions }) => descriptions ?? [])];
  const sections = new Map<string, object>();
  for (const one of all) {
    for (const [name, entries] of Object.entries(one)) {
      sections.set(name, { ...sections.get(name), ...entries });
    }
  }
  return Object.fromEntries(sections);
}

/** All texts and functions, with their places; lists are one entry. */
function entriesIn(words: object, path: readonly string[]): readonly NeededWord[] {
  return Object.entries(words).flatMap(([name, english]): readonly NeededWord[] => {
    const here = [...path, name];
    if (isRecord(english)) return entriesIn(english, here);
    return english === undefined ? [] : [{ path: here, english }];
  });
}

/** Whether the words have the entry, and not the empty one of a template. */
export function hasWord(words: WordSet, { path }: NeededWord): boolean {
  let found: unknown = words;
  for (const name of path) {
    found = isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found !== undefined && !isEmpty(found);
}

function isEmpty(entry: unknown): boolean {
  if (Array.isArray(entry)) return entry.length === 0;
  if (typeof entry !== 'function') return entry === '';
  // Whatever needs nothing to know and says nothing.
  try {
    return entry.length === 0 && entry() === '';
  } catch {
    return false;
  }
}
