/** Options as tags of a text. */
import type { MapId } from '../model/ids';
import { isAllowed, type OptionField, type OptionFields } from '../model/options';
import { isSameData } from '../model/plain';
import { faultAt, type UntoldFault } from './faults';
import { AS_JSON, escaped, itemsOf, OTHER_TAGS, tagLine, textOf } from './header';
import type { Tag } from './text';

/** An option and its tag. */
export interface OptionTag extends OptionField {
  readonly option: string;
  readonly tag: string;
}

/** Options of the base game whose tags have other names. */
const BASE_TAGS: Readonly<Record<string, string>> = Object.freeze({
  display: 'Side',
  omitProvinces: 'Without',
});

/** @param drawing - ids of the parts that can have draws; they are tags, too. */
export function optionTagsOf(
  fields: OptionFields,
  drawing: readonly MapId[],
): readonly OptionTag[] {
  const taken = new Set([...OTHER_TAGS, ...drawing].map((tag) => tag.toLowerCase()));
  return Object.entries(fields).map(([option, field]) => {
    let tag =
      field.tag ?? BASE_TAGS[option] ?? option.replace(/^./, (first) => first.toUpperCase());
    // This name belongs to another tag.
    while (taken.has(tag.toLowerCase())) tag = `Option${tag}`;
    taken.add(tag.toLowerCase());
    return { ...field, option, tag };
  });
}

type Options = Readonly<Record<string, unknown>>;

/**
 * The tags of all options that differ from their defaults.
 *
 * @param settled - fills in defaults.
 */
export function optionLines(
  known: readonly OptionTag[],
  options: Options,
  settled: (options: Options) => Options,
  nameOf: (option: string, id: string) => string,
): readonly string[] {
  // A game is without the options of modules that it does not play.
  const tags = known.filter(({ option }) => option in options);
  const isSame = ({ option }: OptionTag, others: Options): boolean =>
    isSameData(options[option], others[option]);
  const isLate = ({ byDefault }: OptionTag): boolean => typeof byDefault === 'function';
  const early = tags.filter(
    ({ option, off, byDefault = off }) =>
      typeof byDefault !== 'function' && !isSameData(options[option], byDefault),
  );
  const rest = settled(Object.fromEntries(early.map(({ option }) => [option, options[option]])));
  // If a default depends on another option that is left out, all such options are written.
  const written = tags.every((tag) => isSame(tag, rest))
    ? early
    : tags.filter((tag) => isLate(tag) || early.includes(tag));
  return written.map((tag) => optionLine(tag, options[tag.option], (id) => nameOf(tag.option, id)));
}

/** In words, if they read back as the same value; otherwise as JSON. */
function optionLine(
  { option, tag: name, schema }: OptionTag,
  value: unknown,
  nameOf: (id: string) => string,
): string {
  const text = wordsFor(value, nameOf);
  const isProvinces = option === 'omitProvinces';
  const read = isProvinces ? value : readWords({ name, text, line: 0, column: 0 }, schema);
  if (isSameData(read, value)) return tagLine(name, text);
  return tagLine(`${name}.${AS_JSON}`, escaped(JSON.stringify(value)));
}

const YES = 'yes';
const NO = 'no';

function wordsFor(value: unknown, nameOf: (id: string) => string): string {
  if (typeof value === 'boolean') return value ? YES : NO;
  if (Array.isArray(value)) return value.map((id) => escaped(nameOf(String(id)), true)).join(', ');
  return escaped(String(value));
}

/** The value of an option in a tag. Whether it is allowed is checked later, with the other options. */
export function readOption({ schema }: OptionTag, tag: Tag, faults: UntoldFault[]): unknown {
  if (tag.name.toLowerCase().endsWith(`.${AS_JSON}`)) {
    try {
      return JSON.parse(textOf(tag));
    } catch {
      // Not JSON, so it is read as words.
    }
  }
  const read = readWords(tag, schema);
  if (read !== undefined) return read;
  if (isAllowed(schema, true)) faults.push(faultAt(tag, 'yesOrNo', {}, { expected: [YES, NO] }));
  return meaningsOf(tag).at(isAllowed(schema, []) ? -1 : 1);
}

/** The first value that the option allows: as written, then in lower case. */
function readWords(tag: Tag, schema: OptionTag['schema']): unknown {
  return [isYes(tag), ...meaningsOf(tag)].find(
    (meaning) => meaning !== undefined && isAllowed(schema, meaning),
  );
}

function meaningsOf(tag: Tag): readonly unknown[] {
  const text = textOf(tag).trim();
  const list = itemsOf(tag).map((item) => item.text);
  const small = (word: string): string => word.toLowerCase();
  const number = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  return [text, small(text), number, list, list.map(small)];
}

/** Yes or no; undefined for anything else. */
function isYes({ text }: Tag): boolean | undefined {
  const word = text.trim().toLowerCase();
  if ([YES, 'true'].includes(word)) return true;
  return [NO, 'false'].includes(word) ? false : undefined;
}
