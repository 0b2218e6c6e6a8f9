/** Names by id that maps and modules bring, in the words of a library. */
import type { Nouns } from '../kit/rule-words';
import type { Rules } from '../kit/rules';
import { filled, type Names, namesWith } from '../model/names';
import { isRecord } from '../model/plain';
import type { WordSet } from './word-set';

/** A map or a module, which may name things by id. */
export interface NamingPart {
  readonly rules?: Pick<Rules, 'nouns' | 'deck'>;
}

/** The names by id of one kind; what is no text is none. */
type NounEntries = Readonly<Record<string, unknown>>;

/** English names by id, as the rules of all parts bring them. */
export function englishNouns(parts: readonly NamingPart[]): Readonly<Record<string, NounEntries>> {
  const nouns: Record<string, NounEntries> = {};
  for (const { rules } of parts) {
    for (const [section, entries] of Object.entries(rules?.nouns ?? {})) {
      nouns[section] = { ...nouns[section], ...entries };
    }
  }
  return nouns;
}

/** The words, whose names know the ids of all parts. */
export function withNouns(words: WordSet, parts: readonly NamingPart[]): WordSet {
  const english = englishNouns(parts);
  const nouns: Nouns = words.nouns ?? {};
  if (Object.keys(english).length === 0 && Object.keys(nouns).length === 0) return words;
  const own: Partial<Names> = isRecord(words.names) ? words.names : {};
  const named = (section: keyof Nouns, id: string): string | undefined => {
    const found = entryIn(nouns[section], id) ?? entryIn(english[section], id);
    return filled(isRecord(found) ? found.name : found);
  };
  const formIn = formsIn(nouns);
  const doubles = new Set(
    parts.flatMap(({ rules }) =>
      (rules?.deck?.cards ?? []).flatMap(({ id, roles }) => (roles.length > 1 ? [id] : [])),
    ),
  );
  // Whatever is empty is said as without these words.
  const names: Partial<Names> = {
    ...own,
    action: (type) => named('actions', type) ?? own.action?.(type) ?? '',
    decision: (kind) =>
      named('decisions', kind) ?? named('roles', kind) ?? own.decision?.(kind) ?? '',
    role: (name) => named('roles', name) ?? own.role?.(name) ?? '',
    formOf: (name, form) => formIn(name, form) || (own.formOf?.(name, form) ?? ''),
    title: (id) => named('pieces', id) ?? own.title?.(id) ?? '',
    card(id, as) {
      const card = named('cards', id);
      if (card === undefined) return own.card?.(id, as) ?? '';
      return as === undefined || !doubles.has(id) ? card : namesWith(names).half(card, as);
    },
    // What a language says in another way is its own.
    printed(name) {
      const said = own.printed?.(name) ?? name;
      return said === name ? (named('printed', name) ?? name) : said;
    },
  };
  return { ...words, names };
}

/**
 * Finds the forms of names by the names themselves. The form of a noun serves for what begins with it, such as `Präfekt II` or
 * `Kastell Alpes`.
 *
 * @param nouns - by section.
 */
function formsIn(nouns: Nouns): Names['formOf'] {
  const all = Object.values(nouns).flatMap((entries) => Object.values(Object(entries)));
  const declined = new Map(all.map((noun) => [Object(noun).name, Object(noun)]));
  return (name, form) => {
    // A route that is named by its ends has none.
    const first = name.includes('–') ? name.length : 1;
    for (let end = name.length; end >= first; end = name.lastIndexOf(' ', end - 1)) {
      const found = declined.get(name.slice(0, end))?.[form];
      if (found !== undefined) return found + name.slice(end);
    }
    return '';
  };
}

function entryIn(entries: unknown, id: string): unknown {
  return isRecord(entries) && Object.hasOwn(entries, id) ? entries[id] : undefined;
}
