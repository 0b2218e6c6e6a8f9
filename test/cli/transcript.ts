/**
 * Transcripts: commands as they are typed, and below each what it prints. They read as a terminal does, but for three things:
 * what goes to standard output is indented, what goes to standard error has `!` in front, and an exit code that is not 0
 * stands in brackets. Long output is cut, with a hash of all of it.
 */
import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../readme/markdown';
import { concordia } from './console';

/** A command, with the lines that it reads. */
interface Command {
  readonly line: string;
  readonly input: readonly string[];
}

const END = 'END';
/** Of longer output, and of longer lines, only the beginning is shown. */
const MOST_LINES = 60;
const MOST_CHARACTERS = 300;

/** The same transcript, with what its commands print today. */
export async function playedAgain(text: string): Promise<string> {
  const before = process.cwd();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'concordia-transcript-')));
  // Commands name the logs and sheets of the examples as people do.
  symlinkSync(`${ROOT}docs`, join(folder, 'docs'));
  process.chdir(folder);
  try {
    const lines: string[] = [];
    for (const part of partsOf(text)) {
      if (typeof part !== 'string') lines.push(...(await played(part)));
      else
        lines.push(...(lines.length > 0 && !lines.at(-1)?.startsWith('#') ? ['', part] : [part]));
    }
    return `${lines.join('\n')}\n`;
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Titles and commands; what was printed is left out. */
function partsOf(text: string): readonly (string | Command)[] {
  const lines = text.split('\n');
  const parts: (string | Command)[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.startsWith('#')) parts.push(line);
    if (!line.startsWith('$ ')) continue;
    const end = line.endsWith(` <<${END}`) ? lines.indexOf(END, at) : at;
    if (end === -1) throw new Error(`the input of ${line} does not end`);
    parts.push({ line: line.slice(2), input: lines.slice(at + 1, end + 1) });
    at = end;
  }
  return parts;
}

async function played({ line, input }: Command): Promise<readonly string[]> {
  return [`$ ${line}`, ...input, ...(await printedBy(line, input.slice(0, -1)))];
}

async function printedBy(line: string, input: readonly string[]): Promise<readonly string[]> {
  const words = wordsOf(line);
  const here = input.map((row) => `${row}\n`).join('');
  const [program, file = ''] = words;
  if (program === 'cat' && file === '>') writeFileSync(words[2] ?? '', here);
  if (program === 'cat') return file === '>' ? [] : rowsOf(readFileSync(file, 'utf8'), '  ');

  const start = words.indexOf('concordia');
  if (start === -1) throw new Error(`not a command: ${line}`);
  const env = Object.fromEntries(words.slice(words.indexOf('|') + 1, start).flatMap(pairOf));
  const args = words.slice(start + 1).filter((word) => word !== `<<${END}`);
  const from = args.indexOf('<');
  const stdin =
    program === 'printf'
      ? unescaped(file)
      : from === -1
        ? here
        : readFileSync(args.splice(from, 2)[1] ?? '', 'utf8');
  const around = { stdin, env };
  const { COLUMNS } = env;
  const { code, out, err } = await concordia(
    args,
    COLUMNS === undefined ? around : { ...around, columns: Number(COLUMNS) },
  );
  const [told = '', warned = ''] = [out, err].map(alike);
  return [...rowsOf(told, '  '), ...rowsOf(warned, '! '), ...(code === 0 ? [] : [`[${code}]`])];
}

/** Without what differs from run to run: where it runs, and how long it takes. */
function alike(printed: string): string {
  return printed
    .replaceAll(`${process.cwd()}/`, '')
    .replaceAll(ROOT, '')
    .replaceAll(/^[\d.,]+( s, |秒、毎秒)[\d.,\s]*\d/gm, '…$1…');
}

function pairOf(word: string): readonly (readonly [string, string])[] {
  const [name = '', value] = word.split('=');
  return value === undefined ? [] : [[name, value]];
}

/** Words are what blanks and quotation marks leave, as in a shell; `|` is none. */
function wordsOf(line: string): readonly string[] {
  return (line.match(/(?:'[^']*'|[^\s'])+/g) ?? []).map((word) => word.replaceAll("'", ''));
}

/** As a shell has no quotation mark within quotation marks, `\q` is one here. */
const SIGNS: Readonly<Record<string, string>> = { n: '\n', q: "'" };

/** What printf makes of a text. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, sign: string) => SIGNS[sign] ?? sign);
}

function rowsOf(printed: string, before: string): readonly string[] {
  if (printed === '') return [];
  const rows = printed.replace(/\n$/, '').split('\n').map(cut);
  const shown =
    rows.length <= MOST_LINES
      ? rows
      : [...rows.slice(0, 30), `… ${rows.length - 30} more lines, ${hashOf(printed)}`];
  const missing = printed.endsWith('\n') ? [] : ['… and no new line'];
  return [...shown, ...missing].map((row) => `${before}${row}`.trimEnd());
}

/** Signs that a terminal obeys are shown as they are typed. */
function cut(row: string): string {
  const seen = row.replaceAll('\u001b', '\\e').replaceAll('\r', '\\r');
  if (seen.length <= MOST_CHARACTERS) return seen;
  return `${seen.slice(0, MOST_CHARACTERS)}… ${seen.length - MOST_CHARACTERS} more, ${hashOf(seen)}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
