/** Puts what the base game, maps and modules say in a language together. */
import type { Noun, Nouns } from '../kit/rule-words';
import { type Names, titleCase } from '../model/names';
import type { WordSet } from '../words/word-set';
import type { OwnWords } from './own';
import { entryOf } from './shared';

/** The forms that a language asks of names, by section. */
export type AskedForms = NonNullable<WordSet['forms']>;

/** Names without those by id, which are nouns of catalogues. */
export interface OwnNames
  extends Omit<
    Names,
    | 'action'
    | 'card'
    | 'decision'
    | 'formOf'
    | 'half'
    | 'place'
    | 'player'
    | 'printed'
    | 'province'
    | 'role'
    | 'title'
  > {
  /** What several boards have printed, such as the colours of provinces. */
  printed?(name: string): string;
  /** @param role - what the personality is called. */
  half(card: string, role: string): string;
}

/** All that is said by the base game, maps and modules. */
export function joined(language: string, ...sets: readonly WordSet[]): WordSet {
  return sets.reduce<WordSet>(both, { language });
}

/** The same, with names, and the forms that sentences ask of these. */
export function speaking(
  names: OwnNames,
  forms: AskedForms,
  language: string,
  ...sets: readonly WordSet[]
): WordSet {
  const words = joined(language, ...sets);
  return { ...words, forms, names: knowing(names, words.nouns) };
}

/** The entries of two sets, section by section. Nobody says the same: `createLibrary` asks who has precedence. */
function both<T extends object>(one: T, more: T): T {
  const all = Object.entries(more).map(([name, value]) => {
    const before: unknown = Reflect.get(one, name);
    return [name, before instanceof Object ? both(before, value) : value];
  });
  return { ...one, ...Object.fromEntries(all) };
}

/** The names, and those by id. Forms of names are found by the library, which has those of all parts. */
function knowing(names: OwnNames, nouns: Nouns = {}): OwnWords['names'] {
  const noun = (section: keyof Nouns, id: string): string | undefined =>
    nameOf(entryOf(nouns[section] ?? {}, id));
  const role = (name: string): string => noun('roles', name) ?? titleCase(name);
  return {
    ...names,
    role,
    half: (card, name) => names.half(card, role(name)),
    action: (type) => noun('actions', type) ?? type,
    decision: (kind) => noun('decisions', kind) ?? noun('roles', kind) ?? kind,
    title: (id) => noun('pieces', id) ?? titleCase(id),
    printed: (name) => noun('printed', name) ?? names.printed?.(name) ?? name,
  };
}

function nameOf(noun: Noun | undefined): string | undefined {
  return typeof noun === 'object' ? noun.name : noun;
}
