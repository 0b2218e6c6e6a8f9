/** The tags of a text: options and draws before the game, its result, and notes. */
import { LOG_VERSION, type LogMeta, MAX_META } from '../log/game-log';
import { nearest } from '../model/find';
import { hiddenInLines, isRecord, isSameData, type Json } from '../model/plain';
import { faultAt, type UntoldFault } from './faults';
import type { Tag } from './text';

/** The tag of the language that a text is in. */
export const LANGUAGE = 'Language';

/** The tags that are not options. */
export const OTHER_TAGS: readonly string[] = Object.freeze([
  'Version',
  LANGUAGE,
  'Map',
  'Players',
  'Seed',
  'Cities',
  'Bonus',
  'Display',
  'Deck',
  'Result',
  'Start',
  'Setup',
  'Draws',
]);

/** The prefix of notes whose names could be tags. */
export const NOTE = 'meta.';
/** Follows the id of a map or module, or the tag of an option, if the value is written as JSON. */
export const AS_JSON = 'json';

export function tagLine(name: string, text: string): string {
  return `[${name} "${text}"]`;
}

/** What stands between the items of a list: commas, those of Japanese and Chinese, too. */
const COMMAS = ',，、';
const COMMA = new RegExp(`[${COMMAS}]`);
const LAST_COMMA = new RegExp(`[${COMMAS}][^${COMMAS}]*$`);
const IN_ITEMS = new RegExp(`[\\\\"${COMMAS}]`, 'g');
const ITEMS = new RegExp(
  `(?:[^\\\\${COMMAS}]|\\\\[\\s\\S])+|(?<=[${COMMAS}])(?=[${COMMAS}])|^(?=[${COMMAS}])|(?<=[${COMMAS}])$`,
  'g',
);

/** Escapes a text for quotation marks on one line. @param comma - whether it is one of several. */
export function escaped(text: string, comma = false): string {
  return text
    .replace(comma ? IN_ITEMS : /[\\"]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r');
}

/** The text of a tag, unescaped. */
export function textOf({ text }: Tag): string {
  return unescaped(text);
}

function unescaped(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, letter: string) =>
    letter === 'n' ? '\n' : letter === 'r' ? '\r' : letter,
  );
}

/** An item of a list in a tag, and its position. */
export interface Item {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Before the last item of a list. As part of a name it is written with a backslash. */
export const AND = /(\s)(and|&)(?=\s)/gi;

/** The items of a list between commas, and before the `and` of the last one. */
export function itemsWithAnd(tag: Tag): readonly Item[] {
  const last = tag.text.search(LAST_COMMA) + 1;
  const end = tag.text
    .slice(last)
    // After a comma it says nothing more.
    .replace(/^\s*(?:and|&)(?=\s)/i, (found) => (last > 0 ? ' '.repeat(found.length) : found))
    .replace(AND, (found) => ','.padEnd(found.length));
  return itemsOf({ ...tag, text: tag.text.slice(0, last) + end });
}

/** The items between commas. */
export function itemsOf({ text, line, column }: Tag): readonly Item[] {
  if (text.trim() === '') return [];
  return [...text.matchAll(ITEMS)].map((match) => {
    const [piece] = match;
    const blanks = piece.length - piece.trimStart().length;
    return { text: unescaped(piece.trim()), line, column: column + match.index + blanks };
  });
}

/** @param options - tags of options. */
export function noteLines(meta: LogMeta, options: readonly string[]): readonly string[] {
  const tags = [...OTHER_TAGS, ...options];
  return Object.entries(meta).map(([name, text]) =>
    tagLine(meantBy(name, tags) === undefined ? name : `${NOTE}${name}`, escaped(text)),
  );
}

/** Notes that many games have, although their names are close to those of tags. */
const COMMON_NOTES: readonly string[] = Object.freeze(['site', 'event', 'date', 'round', 'time']);

/** The tag with this name, or the most similar one. */
function meantBy(name: string, tags: readonly string[]): string | undefined {
  if (COMMON_NOTES.includes(name.toLowerCase())) return undefined;
  const lower = tags.map((tag) => tag.toLowerCase());
  const index = lower.indexOf(nearest(name, lower) ?? '');
  return tags[index];
}

/** Notes have names of letters, digits, - and _; programs write others, such as `Black Type`. */
function noteNamed(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const signs = plain.replace(/[^A-Za-z0-9_-]+/g, '_').replace(/^[^A-Za-z]+/, '');
  return signs === '' ? 'note' : signs.slice(0, MOST_OF_A_NOTE);
}

/** Longer names are cut. */
const MOST_OF_A_NOTE = 40;

/** Tags by their purpose; a tag that occurs twice is a fault. */
export interface Header {
  tag(name: string): Tag | undefined;
  readonly notes: LogMeta | undefined;
  /** Draws of maps and modules, by their ids. */
  readonly draws: Readonly<Record<string, Json>>;
  /** The tags of such draws, by the ids of their parts. */
  readonly drawTags: ReadonlyMap<string, readonly Tag[]>;
}

/**
 * @param options - tags of options.
 * @param parts - ids of the parts that can have draws.
 */
export function headerOf(
  tags: readonly Tag[],
  options: readonly string[],
  parts: readonly string[],
  faults: UntoldFault[],
): Header {
  const names = [...OTHER_TAGS, ...options];
  const known = new Map<string, Tag>();
  const notes = new Map<string, string>();
  const draws = new Map<string, Json>();
  const drawTags = new Map<string, readonly Tag[]>();
  for (const tag of tags) {
    const { name, text } = tag;
    const note = noteNamed(name);
    const [part = '', key] = name.toLowerCase().split('.');
    const own =
      names.find((one) => one.toLowerCase() === name.toLowerCase()) ??
      options.find((one) => key === AS_JSON && one.toLowerCase() === part);
    if (own !== undefined) {
      if (known.has(own)) faults.push(faultAt(tag, 'tagTwice', { tag: own }));
      known.set(own, tag);
    } else if (parts.includes(part)) {
      drawTags.set(part, [...(drawTags.get(part) ?? []), tag]);
      try {
        draws.set(part, withDraw(draws.get(part), key, name, tag));
      } catch {
        faults.push(faultAt(tag, 'noJson', {}));
      }
    } else if (name.toLowerCase().startsWith(NOTE)) {
      notes.set(name.slice(NOTE.length), unescaped(text));
    } else {
      const meant = meantBy(name, names) ?? nearest(part, parts);
      if (meant === undefined) notes.set(note, unescaped(text));
      else faults.push(faultAt(tag, 'unknownTag', { tag: name, nearest: meant }));
    }
  }
  if (notes.size > MAX_META) {
    const [first] = tags;
    if (first !== undefined) {
      faults.push(faultAt(first, 'tooManyNotes', { notes: notes.size, most: MAX_META }));
    }
  }
  for (const tag of tags) {
    const hidden = hiddenInLines(unescaped(tag.text));
    if (hidden !== undefined) {
      faults.push(faultAt(tag, 'hiddenCharacter', { character: hidden }));
    }
  }
  return {
    tag: (name) => known.get(name),
    notes: notes.size === 0 ? undefined : Object.fromEntries(notes),
    draws: Object.fromEntries(draws),
    drawTags,
  };
}

/** An older or newer version. */
export function versionFault(tag: Tag | undefined): UntoldFault | undefined {
  if (tag === undefined || tag.text.trim() === String(LOG_VERSION)) return undefined;
  return faultAt(tag, 'otherVersion', { version: LOG_VERSION });
}

/*
 * Draws of maps and modules are ids in lists, lists of lists, or by ids:
 * [sicilia.drawn "yellow, grey"] [forum.dealt "a, b / c, d /"] [germania "castle-alpes wine"]
 */

export function drawLines(id: string, draws: Json): readonly string[] {
  const lines = isRecord(draws) ? drawTexts(id, draws) : undefined;
  const written = lines?.reduce<Json | undefined>((sum, { name, text }) => {
    const tag = { name, text, line: 0, column: 0 };
    return withDraw(sum, name.split('.')[1], name, tag);
  }, undefined);
  if (lines !== undefined && written !== undefined && isSameData(written, draws)) {
    return lines.map(({ name, text }) => tagLine(name, text));
  }
  return [tagLine(`${id}.${AS_JSON}`, escaped(JSON.stringify(draws)))];
}

function drawTexts(
  id: string,
  draws: Readonly<Record<string, unknown>>,
): readonly { readonly name: string; readonly text: string }[] {
  const entries = Object.entries(draws);
  if (entries.length > 0 && entries.every(([, value]) => typeof value === 'string')) {
    return [{ name: id, text: entries.map(([key, value]) => `${key} ${value}`).join(', ') }];
  }
  return entries.map(([key, value]) => ({ name: `${id}.${key}`, text: listText(value) }));
}

function listText(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const isOfLists = value.some(Array.isArray);
  return isOfLists
    ? value.map((inner: unknown) => `${Array.isArray(inner) ? inner.join(', ') : ''} /`).join(' ')
    : value.join(', ');
}

function withDraw(before: Json | undefined, key: string | undefined, name: string, tag: Tag): Json {
  if (key === AS_JSON) return JSON.parse(unescaped(tag.text));
  const others = isRecord(before) ? (before as Readonly<Record<string, Json>>) : {};
  if (key !== undefined) {
    // As written: tags ignore case, fields do not.
    const field = name.slice(name.indexOf('.') + 1);
    return { ...others, [field]: listOf(tag.text) };
  }
  const pairs = itemsOf(tag).map(({ text }) => {
    const [id = '', ...value] = text.split(/\s+/);
    return [id, value.join(' ')] as const;
  });
  return { ...others, ...Object.fromEntries(pairs) };
}

function listOf(text: string): Json {
  const ids = (list: string): string[] =>
    list.split(COMMA).flatMap((id) => (id.trim() === '' ? [] : [id.trim()]));
  if (!text.includes('/')) return ids(text);
  const lists = text.split('/');
  // A stroke ends a list; behind the last one it may be left out.
  return (lists.at(-1)?.trim() === '' ? lists.slice(0, -1) : lists).map(ids);
}
