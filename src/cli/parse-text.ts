/**
 * Parses the text of a file as JSON or YAML, depending on how the text begins. Text that would take long
 * to parse is refused beforehand.
 */
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { withoutWrapping } from '../notation/text';
import { jsonFault } from './json-fault';
import type { CliFacts, CliReason } from './languages/words';
import { printable } from './printable';
import { refused, type UsageError } from './refused';

/** Deeper than any log or sheet. */
const MAX_DEPTH = 50;
/** More commas and brackets than the longest log has. */
const MAX_JSON_SIGNS = 1_000_000;
/** Parsing YAML takes a thousand times longer than JSON; the longest log of a real game is still shorter. */
export const MAX_YAML = 96 * 1024;
/** A line of YAML can open as many lists or maps as it has spaces, dashes and marks at its beginning. */
const MAX_INDENT = 4 * MAX_DEPTH;
const MAX_ALIASES = 100;

/** The file that faults name; undefined if the name is printed anyway. */
export type FileName = string | undefined;

/**
 * The data in a text, also in one that is quoted or stands in a block of code.
 *
 * @param file - its name, for messages.
 */
export function parseText(written: string, file: FileName): unknown {
  const text = withoutWrapping(written);
  return isJson(text) ? parseJson(text, file) : parseYaml(text, file);
}

/**
 * JSON begins with a bracket, followed by a quote, a bracket or a number, unlike handwritten YAML.
 * Comments in between are not valid JSON, but the text is still meant to be JSON.
 */
function isJson(text: string): boolean {
  const first = behindBlanks(text, 0);
  if (/^\s*\//.test(text) && first > 0) return true;
  if (!'{['.includes(text.charAt(first))) return false;
  const second = behindBlanks(text, first + 1);
  return /^(?:$|["{}[\]\d,-]|true|false|null)/.test(text.slice(second, second + 5));
}

const BLANKS = /[\s\uFEFF]*/y;

/** Skips whitespace and JavaScript comments. */
function behindBlanks(text: string, from: number): number {
  let at = from;
  while (true) {
    BLANKS.lastIndex = at;
    BLANKS.test(text);
    at = BLANKS.lastIndex;
    const close = text.startsWith('//', at) ? '\n' : text.startsWith('/*', at) ? '*/' : undefined;
    if (close === undefined) return at;
    const end = text.indexOf(close, at + 2);
    if (end === -1) return text.length;
    at = end + close.length;
  }
}

/** JSON on one line of a file; the caller adds the line number to faults. */
export function parseJsonLine(text: string, file: FileName): unknown {
  return parseJson(text, file, (_, at) => ({ column: at + 1 }));
}

function parseJson(text: string, file: FileName, placeOf: PlaceOf = lineAndColumn): unknown {
  const tooMuch = jsonExcess(text);
  if (tooMuch !== undefined) throw tooMuch(file);
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch (error) {
    const fault = jsonFault(text);
    // The parser of JavaScript finds no other faults.
    if (fault === undefined) throw error;
    const { found, ...rest } = fault.why;
    const why = { ...rest, found: printable(found) || found } as typeof fault.why;
    throw unreadable('notJson', { file, ...placeOf(text, fault.at), ...why });
  }
}

/** Refuses a file that would take too long to parse. */
type Excess = (file: FileName) => UsageError;

/** Why it would take too long, or undefined; brackets in strings are not counted. */
function jsonExcess(text: string): Excess | undefined {
  let depth = 0;
  let signs = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = closingQuote(text, at);
        break;
      case BRACE:
      case BRACKET:
        depth += 1;
        signs += 1;
        if (depth > MAX_DEPTH) return NESTED;
        break;
      case CLOSED_BRACE:
      case CLOSED_BRACKET:
        depth -= 1;
        break;
      case COMMA:
        signs += 1;
        break;
    }
    if (signs > MAX_JSON_SIGNS) return (file) => unreadable('tooManyValues', { file });
  }
  return undefined;
}

// Comparing codes takes half the time of comparing letters.
const QUOTE = 0x22;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSED_BRACKET = 0x5d;
const BRACE = 0x7b;
const CLOSED_BRACE = 0x7d;

const NESTED: Excess = (file) => unreadable('nestedTooDeeply', { file, most: MAX_DEPTH });

function closingQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) return at;
  }
  return text.length;
}

function parseYaml(text: string, file: FileName): unknown {
  const tooMuch = yamlExcess(text);
  if (tooMuch !== undefined) throw tooMuch(file);
  let data: unknown;
  try {
    data = load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    throw yamlFault(error, text, file);
  }
  if (valuesIn(data) > MAX_YAML) throw unreadable('aliasesMultiply', { file });
  return data;
}

/** Where and why a text is not YAML. */
function yamlFault(error: unknown, text: string, file: FileName): UsageError {
  // Any other error is a bug in the parser.
  if (!(error instanceof YAMLException)) {
    return unreadable('notYaml', { file, said: printable(String(error)) });
  }
  const { reason, mark } = error;
  const said = printable(reason);
  // Only faults of the whole text have no place.
  if (mark === undefined) return unreadable('notYaml', { file, said });
  const place = { file, line: mark.line + 1, column: mark.column + 1 };
  if (reason !== KEY_TWICE) return unreadable('notYaml', { ...place, said });
  const [key = ''] = /^[^:\n]*/.exec(text.slice(mark.position)) ?? [];
  return unreadable('keyTwice', { ...place, key: printable(key) });
}

const KEY_TWICE = 'duplicated mapping key';

/** The number of values with all aliases expanded; infinite if an alias contains itself. */
function valuesIn(value: unknown, known = new Map<object, number>()): number {
  if (typeof value !== 'object' || value === null) return 1;
  let values = known.get(value);
  if (values === undefined) {
    known.set(value, Number.POSITIVE_INFINITY);
    values = 1;
    for (const part of Object.values(value)) values += valuesIn(part, known);
    known.set(value, values);
  }
  return values;
}

/** Why it would take too long, or undefined; brackets and asterisks in strings are counted too. */
function yamlExcess(text: string): Excess | undefined {
  if (Buffer.byteLength(text) > MAX_YAML) {
    return (file) => unreadable('tooLongForYaml', { file, kilobytes: MAX_YAML / 1024 });
  }
  let depth = 0;
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > MAX_DEPTH) return NESTED;
  }
  const deepest = text.split('\n').some((line) => line.search(/[^\s?:-]/) > MAX_INDENT);
  if (deepest) return NESTED;
  const aliases = text.match(/(?<![^\s,[{:-])\*[^\s,\]}]/g)?.length ?? 0;
  return aliases > MAX_ALIASES
    ? (file) => unreadable('tooManyAliases', { file, aliases, most: MAX_ALIASES })
    : undefined;
}

interface TextPlace {
  readonly line?: number;
  readonly column: number;
}
type PlaceOf = (text: string, at: number) => TextPlace;

function lineAndColumn(text: string, at: number): TextPlace {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n') };
}

function unreadable<R extends CliReason>(reason: R, facts: CliFacts[R]): UsageError {
  return refused('UNREADABLE', reason, facts);
}
