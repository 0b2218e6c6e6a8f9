/** The catalogue of a language in a file: an Application Resource Bundle (ARB), which is JSON and which the tools of translators read. */
import { isRecord } from '../../model/plain';
import { type CatalogueFault, isName, type TranslatedText } from './compile';
import { type EnglishText, hashOf } from './english-text';

/** What a catalogue has, and what English says now. */
export interface Updated {
  /** The whole file. */
  readonly text: string;
  /** What has been translated. */
  readonly entries: readonly TranslatedText[];
  readonly missing: readonly string[];
  /** Translations of an English text that has changed. */
  readonly stale: readonly EnglishText[];
  /** Texts that are not said any more, and are left out. */
  readonly gone: readonly string[];
}

/** What stands beside a text: for people, and to find what has changed. */
interface TextNotes {
  readonly description?: unknown;
  readonly placeholders?: unknown;
  readonly 'x-english'?: unknown;
  readonly 'x-when'?: unknown;
  /** Of the English text. */
  readonly 'x-hash'?: unknown;
  /** The translation of a text that has changed since, until somebody changes it, too, or removes this. */
  readonly 'x-stale'?: unknown;
  /** The English text that was translated. */
  readonly 'x-was'?: unknown;
}

/** A catalogue as it was read. */
export interface CatalogueRead {
  readonly texts: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, TextNotes>;
  readonly lines: ReadonlyMap<string, number>;
  readonly faults: readonly CatalogueFault[];
}

export const NOTHING: CatalogueRead = {
  texts: new Map(),
  notes: new Map(),
  lines: new Map(),
  faults: [],
};

/**
 * @param data - what is in the file, which is JSON.
 * @param language - its tag; a catalogue of another one is none.
 */
export function readCatalogue(
  file: string,
  text: string,
  data: unknown,
  language: string,
): CatalogueRead {
  const faults: CatalogueFault[] = [];
  const lines = new Map<string, number>();
  const fault = (key: string, message: string, line = lines.get(key) ?? 1): void => {
    faults.push({ file, line, key, message });
  };
  for (const [key, line] of keysIn(text)) {
    if (lines.has(key)) fault(key, 'it is there twice', line);
    lines.set(key, line);
  }
  const texts = new Map<string, string>();
  const notes = new Map<string, TextNotes>();
  if (!isRecord(data)) fault('', 'a catalogue is an object of texts');
  for (const [key, value] of isRecord(data) ? Object.entries(data) : []) {
    if (key === LOCALE) {
      if (String(value).toLowerCase() !== language.toLowerCase()) {
        fault(key, `it is in ${String(value)}, not in ${language}`);
      }
    } else if (key.startsWith('@@')) continue;
    else if (key.startsWith('@')) {
      if (isRecord(value)) notes.set(key.slice(1), value);
      else fault(key, 'it must be an object');
    } else if (typeof value === 'string') texts.set(key, value);
    else fault(key, 'it must be a text');
  }
  return { texts, notes, lines, faults };
}

const LOCALE = '@@locale';

/** The keys of the outermost object, each with its line. */
function* keysIn(text: string): Iterable<readonly [key: string, line: number]> {
  let depth = 0;
  let line = 1;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]\n]/gs)) {
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (depth === 1 && sign.endsWith(':')) {
      const key = unquoted(sign.replace(/\s*:$/, ''));
      if (key !== undefined) yield [key, line];
    }
    line += sign.split('\n').length - 1;
  }
}

/** Undefined for what only YAML would read: nobody knows its line. */
function unquoted(text: string): string | undefined {
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The catalogue with all that English has: what has been translated stays. */
export function updated(
  language: string,
  english: readonly EnglishText[],
  { texts, notes, lines }: CatalogueRead,
  file: string,
): Updated {
  const known = new Map(english.map((one) => [one.key, one]));
  const gone = new Set(
    [...texts.keys()].filter((key) => !known.has(key) && !isName(key) && notes.has(key)),
  );
  const stale: EnglishText[] = [];
  const rows = new Map<string, unknown>([[LOCALE, language]]);
  for (const one of english) {
    const { key } = one;
    const text = texts.get(key) ?? '';
    const before = notes.get(key) ?? {};
    const of = text === '' ? undefined : translatedFrom(text, before, hashOf(one));
    if (of !== undefined) stale.push(one);
    rows.set(key, text);
    rows.set(`@${key}`, { ...notesOf(one), ...of });
  }
  // What has no English but an id, and what nobody has noted: a mistake in its key is told when it is made.
  const others = [...texts].filter(([key]) => !known.has(key) && !gone.has(key));
  for (const [key, text] of others) rows.set(key, text);
  const entries = [...texts]
    .filter(([key, text]) => text !== '' && !gone.has(key))
    .map(([key, text]): TranslatedText => {
      const isList = known.get(key)?.isList;
      return { key, text: isList ? text.split('|') : text, line: lines.get(key) ?? 1, file };
    });
  return {
    text: `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`,
    entries,
    missing: english.flatMap(({ key }) => ((texts.get(key) ?? '') === '' ? [key] : [])),
    stale,
    gone: [...gone],
  };
}

/** The English text that a stale translation was made from; what has been changed since follows the English again. */
function translatedFrom(text: string, before: TextNotes, hash: string): TextNotes | undefined {
  const { 'x-hash': made = hash, 'x-stale': stale, 'x-was': was } = before;
  if (made !== hash) return { 'x-stale': text, 'x-was': was ?? before['x-english'] };
  return stale === text ? { 'x-stale': text, 'x-was': was } : undefined;
}

function notesOf(text: EnglishText): TextNotes {
  const { english, when = {}, where, parameters = [] } = text;
  const facts = parameters.flat().filter((name) => name !== 'names');
  const placeholders = Object.fromEntries(facts.map((name) => [name, {}]));
  return {
    description: where,
    ...(facts.length === 0 ? {} : { placeholders }),
    'x-english': english,
    ...(Object.keys(when).length === 0 ? {} : { 'x-when': when }),
    'x-hash': hashOf(text),
  };
}
