/**
 * From the text of a file to data: JSON or YAML, told apart by how the text begins. What would take long
 * to parse is refused before anybody tries.
 */
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { counted } from '../model/counted';
import { jsonFault } from './json-fault';
import { printable } from './printable';
import { UsageError } from './refused';

/** Deeper than any log or sheet. */
const MAX_DEPTH = 50;
/** More commas and brackets than the longest log has. */
const MAX_JSON_SIGNS = 1_000_000;
/** YAML takes a thousand times longer than JSON; still more than the longest log of a real game. */
export const MAX_YAML = 96 * 1024;
/** A line of YAML can open so many lists or maps as it has blanks, dashes and marks in front. */
const MAX_INDENT = 4 * MAX_DEPTH;
const MAX_ALIASES = 100;

/** @param name - of the file, for what is said about it. */
export function parseText(text: string, name: string): unknown {
  return isJson(text) ? parseJson(text, name) : parseYaml(text, name);
}

/**
 * JSON begins with a bracket, and within it with a quote, a bracket or a number, unlike YAML as people
 * write it; with comments in between, which JSON has not, it is still meant to be JSON.
 */
function isJson(text: string): boolean {
  const first = behindBlanks(text, 0);
  if (/^\s*\//.test(text) && first > 0) return true;
  if (!'{['.includes(text.charAt(first))) return false;
  const second = behindBlanks(text, first + 1);
  return /^(?:$|["{}[\]\d,-]|true|false|null)/.test(text.slice(second, second + 5));
}

const BLANKS = /[\s\uFEFF]*/y;

/** Past white space and comments as JavaScript has them. */
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

/** JSON on one line of a file, whose number is told beside what is said here. */
export function parseJsonLine(text: string, name: string): unknown {
  return parseJson(text, name, (_, at) => `column ${at + 1}`);
}

function parseJson(text: string, name: string, placeOf = lineAndColumn): unknown {
  const tooMuch = jsonExcess(text);
  if (tooMuch !== undefined) throw unreadable(`${name} is ${tooMuch}`);
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch (error) {
    const fault = jsonFault(text);
    const why = fault === undefined ? String(error) : `${placeOf(text, fault.at)}: ${fault.reason}`;
    throw unreadable(`${name} is not JSON: ${printable(why)}`);
  }
}

/** Why it would take too long, or undefined; brackets in texts are not counted. */
function jsonExcess(text: string): string | undefined {
  let depth = 0;
  let signs = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = closingQuote(text, at);
        break;
      case '{':
      case '[':
        depth += 1;
        signs += 1;
        break;
      case '}':
      case ']':
        depth -= 1;
        break;
      case ',':
        signs += 1;
        break;
    }
    if (depth > MAX_DEPTH) return NESTED;
    if (signs > MAX_JSON_SIGNS) return 'too long: no log has so many values';
  }
  return undefined;
}

const NESTED = `nested too deeply: more than ${MAX_DEPTH} levels`;

function closingQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"') return at;
  }
  return text.length;
}

function parseYaml(text: string, name: string): unknown {
  const tooMuch = yamlExcess(text);
  if (tooMuch !== undefined) throw unreadable(`${name} is ${tooMuch}`);
  let data: unknown;
  try {
    data = load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    throw unreadable(`${name} is not YAML: ${printable(yamlFault(error, text))}`);
  }
  if (valuesIn(data) > MAX_YAML) throw unreadable(`${name} is too much: its aliases multiply it`);
  return data;
}

/** Where and why a text is not YAML. */
function yamlFault(error: unknown, text: string): string {
  // There is no other kind unless the parser has a mistake.
  if (!(error instanceof YAMLException)) return String(error);
  const { reason, mark } = error;
  // Only what is about the text as a whole has no place.
  if (mark === undefined) return reason;
  const [key] = /^[^:\n]*/.exec(text.slice(mark.position)) ?? [];
  const why = reason === KEY_TWICE ? `the key ${key} comes twice` : reason;
  return `line ${mark.line + 1}, column ${mark.column + 1}: ${why}`;
}

const KEY_TWICE = 'duplicated mapping key';

/** How many there are if each alias is written out; without end if one stands in what it means. */
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

/** Why it would take too long, or undefined; brackets and stars in texts are counted too. */
function yamlExcess(text: string): string | undefined {
  if (Buffer.byteLength(text) > MAX_YAML) {
    return `not JSON, and too long for YAML: more than ${MAX_YAML / 1024} KB`;
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
    ? `too much: ${counted(aliases, 'alias', 'aliases')}, and ${MAX_ALIASES} are allowed`
    : undefined;
}

function lineAndColumn(text: string, at: number): string {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return `line ${line}, column ${at - before.lastIndexOf('\n')}`;
}

function unreadable(message: string): UsageError {
  return new UsageError(message, 'UNREADABLE');
}
