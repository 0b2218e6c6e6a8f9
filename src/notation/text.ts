/**
 * Splits a text into tags and lines of clauses, without knowing what the words mean.
 *
 * [Map "Imperium"] [Players "Livia, Gaius"]
 * 1 Livia: Senator; Colonist I; Architect I for tool   ; a comment
 */

import { MOST_CORRECTIONS } from '../log/corrections';
import { NOTE_MARKS, type NoteMark } from '../log/notes';
import { inHalfWidth, isBlankCode, keysOf, type Word, wordsOf } from '../model/find';
import { faultAt, MOST_FAULTS, type UntoldFault } from './faults';
import { type Openings, openingsOf } from './voices';

/** Such as `[Map "Imperium"]`. */
export interface Tag {
  readonly name: string;
  /** As written between the quotation marks. */
  readonly text: string;
  readonly line: number;
  /** The position of its text. */
  readonly column: number;
}

/** A clause: the text between two semicolons. */
export interface Clause {
  /** As written, without the player. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** The player, as written before the colon. */
  readonly by: readonly Word[];
  readonly words: readonly Word[];
  /** An action; or `reveal` for revealed cards, `correction` for what stood, `end` if the game ends here. */
  readonly kind: 'action' | 'reveal' | 'correction' | 'end';
  /** Whether it is marked as illegal, with an exclamation mark. */
  readonly isWrong: boolean;
  /** Whether it only tells what has happened: within brackets. */
  readonly isAside: boolean;
  /** Whether the turn goes on after this correction. */
  readonly isNow?: boolean;
  /** What it is thought of: `!?` behind it. */
  readonly mark: NoteMark | undefined;
}

/** A comment. */
export interface Remark {
  /** As written, without the semicolon and the blank behind it. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Where a comment stands that may hold actions: most of them are like others, and need not be split. */
export interface CommentPlace {
  readonly row: string;
  /** The index of its text in the row. */
  readonly at: number;
  readonly line: number;
}

/** A line of clauses, a comment, or both; with neither, it stands between two variations. */
export interface TextLine {
  /** The number of the turn, if written at the beginning. */
  readonly number?: { readonly value: number; readonly line: number; readonly column: number };
  readonly clauses: readonly Clause[];
  readonly remark?: Remark;
  /** How many strokes it begins with: a line of a variation has one, of a variation within it two. */
  readonly depth: number;
  /** In the text, from 1. */
  readonly line: number;
}

/** A line while it is put together. */
type OpenLine = { -readonly [K in keyof TextLine]: TextLine[K] };

/** The clauses of a line that are actions. */
export function actionsOf({ clauses }: TextLine): readonly Clause[] {
  const isAction = ({ kind }: Clause): boolean => kind === 'action';
  return clauses.every(isAction) ? clauses : clauses.filter(isAction);
}

export interface Pages {
  readonly tags: readonly Tag[];
  readonly lines: readonly TextLine[];
  readonly comments: readonly CommentPlace[];
  readonly faults: readonly UntoldFault[];
}

/** Whether a text is in this notation: its first tag stands behind nothing but comments and what forums add. */
export function looksLikeNotation(text: string): boolean {
  let isInComment = false;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; ) {
    const end = endOfRow(text, at);
    const row = text.slice(at, end);
    at = end + 1;
    let begin = behindWrapping(row, 0);
    while (isInComment || isCommentAt(row, begin)) {
      const close = row.indexOf('}', begin);
      isInComment = close === -1;
      if (isInComment) break;
      begin = behindWrapping(row, close + 1);
    }
    if (isInComment || begin >= row.length || row[begin] === ';') continue;
    return BEGINNING.test(row.slice(begin, begin + MOST_OF_A_BEGINNING));
  }
  return false;
}

/** No name of a tag ends behind it. */
const MOST_OF_A_BEGINNING = 1000;

function endOfRow(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

const NAME = String.raw`[[［]\s{0,9}([^\s"“„”[\]［］{},\d][^"“„”[\]［］{},]{0,99}?)\s{0,9}:?\s{0,9}`;
/** How a tag begins. */
const BEGINNING = new RegExp(`^${NAME}["“„”]`);
/** A tag: its name, and its text between quotation marks, straight or curly. */
const TAG = new RegExp(String.raw`^${NAME}(?:"((?:[^"\\]|\\.)*)"|[“„”]([^“”„]*)[”“])\s*[\]］]`);

/** What forums and mails put around a text: quotations, blocks of code; nobody quotes deeper. */
const WRAPPING =
  /(?:[ \t]*(?:>(?=\s|\[|>|$)|\[\/?(?:quote|code|spoiler)(?:=[^\]]{0,100})?\]|`{3,}\w{0,20}|~{3,}\w{0,20})){1,20}/iy;

/** The index behind blanks, marks of quotation, and tags of forums that say nothing. */
function behindWrapping(row: string, from: number): number {
  WRAPPING.lastIndex = from;
  const at = WRAPPING.test(row) ? WRAPPING.lastIndex : from;
  return blanksAt(row, at);
}

/** A row without them. */
export function unwrapped(row: string): string {
  return row.slice(behindWrapping(row, 0));
}

const CLOSING = /^\[\/(?:quote|code|spoiler)\]$/i;

/** A row without such tags at its end. */
function withoutClosing(row: string): string {
  let said = row;
  for (;;) {
    const trimmed = said.trimEnd();
    const at = trimmed.endsWith(']') ? trimmed.lastIndexOf('[') : -1;
    if (at === -1 || !CLOSING.test(trimmed.slice(at, at + MOST_LETTERS))) return said;
    said = trimmed.slice(0, at);
  }
}

/**
 * A text that stands in a quotation or a block of code, with blanks in place of them, so that all else stays where it is;
 * any other text as it is. No line of JSON begins or ends like that.
 */
export function withoutWrapping(text: string): string {
  const begin = text.search(/\S/);
  if (begin === -1 || behindWrapping(text, begin) === begin) return text;
  const unmarked = text.replace(/^\uFEFF/, ' ');
  const plain = unmarked.split('\n').map((row) => {
    const said = withoutClosing(row);
    const from = behindWrapping(said, 0);
    return ' '.repeat(from) + said.slice(from);
  });
  return plain.join('\n');
}

/** More than any game has, but few enough to read quickly. */
const MOST_TAGS = 100;
const MOST_CLAUSES = 200_000;
/** Blank lines and parts of comments as well. */
const MOST_LINES = 200_000;
/** No action is longer. */
export const MOST_WORDS = 60;

/** @param openings - the words in front of corrections; those of English if left out. */
export function pagesOf(text: string, openings = ENGLISH_OPENINGS): Pages {
  const tags: Tag[] = [];
  const lines: TextLine[] = [];
  const comments: CommentPlace[] = [];
  const faults: UntoldFault[] = [];
  let line = 0;
  let clauses = 0;
  /** Of comments, but the first of each line. */
  let parts = 0;
  let corrections = 0;
  /** Where a comment in braces begins that has not ended yet. */
  let open: { readonly line: number; readonly column: number } | undefined;
  for (const written of rowsOf(text)) {
    const row = withoutClosing(written);
    if (faults.length >= MOST_FAULTS) break;
    line += 1;
    const sizes = { tags: tags.length, clauses, lines: line + parts, corrections };
    const tooLong = tooLongAt(line, sizes);
    if (tooLong !== undefined) {
      faults.push(tooLong);
      break;
    }
    let at = behindWrapping(row, 0);
    if (open !== undefined) {
      const close = row.indexOf('}', at);
      // Another brace shows that the end of the first comment is missing.
      const other = row.indexOf('{', at);
      if (other !== -1 && (close === -1 || other < close)) break;
      const remark = braceRemark(row, at, close, line);
      if (remark !== undefined) lines.push({ clauses: [], remark, depth: 0, line });
      if (close === -1) continue;
      open = undefined;
      at = behindWrapping(row, close + 1);
    }
    while ((row[at] === '[' || row[at] === '［') && tags.length <= MOST_TAGS) {
      const { tag, next } = tagAt(row, at, line);
      if ('reason' in tag) faults.push(tag);
      else tags.push(tag);
      at = next;
    }
    const { depth, begin } = strokesAt(row, at);
    const { said, comment, before, behind, isOpen } = lineOf(
      unpasted(row, begin),
      begin,
      line,
      openings,
    );
    if (isOpen !== undefined) open = { line, column: isOpen + 1 };
    const remark = comment === undefined ? undefined : remarkOf(row, comment, line);
    for (const remark of before) lines.push({ clauses: [], remark, depth, line });
    const isEmpty = said.clauses.length === 0 && remark === undefined;
    if (!isEmpty || (depth > 0 && before.length === 0)) {
      const [first] = behind;
      const shown = first ?? remark;
      // One field after the other: spreads take four times as long, and there may be very many lines.
      const whole: OpenLine = { clauses: said.clauses, depth, line };
      if (said.number !== undefined) whole.number = said.number;
      if (shown !== undefined) whole.remark = shown;
      lines.push(whole);
      const others = first === undefined ? [] : [...behind.slice(1), ...(remark ? [remark] : [])];
      for (const remark of others) lines.push({ clauses: [], remark, depth, line });
    }
    clauses += said.clauses.length;
    if (said.clauses[0]?.kind === 'correction') corrections += 1;
    parts += before.length + behind.length;
    // A stroke backwards says that this is no action.
    if (comment === undefined || remark?.text.startsWith(PLAIN) === true) continue;
    comments.push({ row, at: comment, line });
    for (let at = row.indexOf(';', comment); at !== -1; at = row.indexOf(';', at + 1)) parts += 1;
  }
  if (open !== undefined) faults.push(faultAt({ ...open, text: '{' }, 'commentNotClosed', {}));
  return { tags, lines, comments, faults };
}

/** A tag, or what is wrong with it, and where the rest of the row begins. */
function tagAt(row: string, at: number, line: number): { tag: Tag | UntoldFault; next: number } {
  const [whole = '', name = '', text, bent] = TAG.exec(row.slice(at)) ?? [];
  if (whole === '') {
    const place = { line, column: at + 1, text: row.slice(at, at + 40) };
    const example = '[Map "Imperium"]';
    const tag = faultAt(place, 'brokenTag', { example }, { expected: [example] });
    return { tag, next: row.length };
  }
  const quote = whole.search(/["“„”]/) + 1;
  const tag = { name, text: text ?? bent ?? '', line, column: at + quote + 1 };
  return { tag, next: blanksAt(row, at + whole.length) };
}

/** What is in the text by now. */
interface Sizes {
  readonly tags: number;
  readonly clauses: number;
  readonly lines: number;
  /** Lines of them, each of which is checked as a state from outside is. */
  readonly corrections: number;
}

function tooLongAt(
  line: number,
  { tags, clauses, lines, corrections }: Sizes,
): UntoldFault | undefined {
  const place = { line, column: 1, text: '' };
  if (tags > MOST_TAGS) return faultAt(place, 'tooManyTags', { most: MOST_TAGS });
  if (clauses > MOST_CLAUSES) return faultAt(place, 'tooManyClauses', { most: MOST_CLAUSES });
  if (corrections > MOST_CORRECTIONS) {
    return faultAt(place, 'tooManyCorrections', { most: MOST_CORRECTIONS });
  }
  return lines > MOST_LINES ? faultAt(place, 'tooManyLines', { most: MOST_LINES }) : undefined;
}

/** One after the other, as the limits may be reached long before the end. */
function* rowsOf(text: string): Generator<string> {
  const breaks = /\r\n|\n|\r/g;
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  for (let end = breaks.exec(text); end !== null; end = breaks.exec(text)) {
    yield text.slice(from, end.index);
    from = breaks.lastIndex;
  }
  yield text.slice(from);
}

/** A comment in braces, or a row of it; undefined if it says nothing. @param close - the index of its end, or -1. */
function braceRemark(row: string, from: number, close: number, line: number): Remark | undefined {
  const written = close === -1 ? row.slice(from) : row.slice(from, close);
  const text = written.trim();
  if (text === '') return undefined;
  return { text: text.startsWith(PLAIN) ? `${PLAIN}${text}` : text, line, column: from + 1 };
}

/** Whether a brace begins a comment, as in chess, and not JSON: `{ remark }`, `{"type": "pass"}`. */
function isCommentAt(row: string, at: number): boolean {
  if (row[at] !== '{') return false;
  JSON_KEY.lastIndex = at;
  return !JSON_KEY.test(row);
}

const JSON_KEY = /\{\s{0,99}["}]/y;

/** Before a comment that reads like an action, a clock or this sign. */
export const PLAIN = '\\';

/** How many strokes there are at the beginning of a line of a variation, and the index behind them. */
function strokesAt(row: string, at: number): { readonly depth: number; readonly begin: number } {
  let depth = 0;
  let begin = at;
  while (row[begin] === '/') {
    depth += 1;
    begin = blanksAt(row, begin + 1);
  }
  return { depth, begin };
}

function remarkOf(row: string, from: number, line: number): Remark {
  const text = row.slice(isBlankAt(row, from) ? from + 1 : from);
  return { text, line, column: from + 1 };
}

/** Signs of lists, quotations and bold type at the beginning of a line of a forum. */
const PASTED = /^(?:[>*•–-]\s+)+(?=\S)/;
const BOLD_OWNER = /^(\s*(?:\d{1,9}[.)]?\s+)?)\*\*([^*:;]{1,100}?)(:?)\*\*/;
/** A line that only counts. */
const HEADING = /^\s*(?:round|turn)\s+\d{1,9}\s*[:.]?\s*$/i;

/** A row without what forums add to it; everything else stays in its column. */
function unpasted(row: string, at: number): string {
  // A comment stays as it is.
  if (row[at] === ';') return row;
  const text = row.slice(at);
  if (HEADING.test(text)) return '';
  const plain = text
    .replace(PASTED, (signs) => ' '.repeat(signs.length))
    .replace(BOLD_OWNER, (_, before, owner, colon) => `${before}  ${owner}${colon}  `);
  // An arrow of another kind; in JSON it may be part of a text.
  const arrows = plain.includes('{') ? plain : plain.replaceAll('=>', '->');
  return arrows === text ? row : row.slice(0, at) + arrows;
}

/** The number of the turn or round at the beginning of a line. */
const NUMBER = /^\d{1,9}(?=[.)]?\s)/;

const ENGLISH_OPENINGS = openingsOf([]);

/** What stands before something that was done against the rules and stood. With `now`, the turn goes on after it. */
interface OpeningAt {
  /** The index behind it. */
  readonly end: number;
  readonly isNow: boolean;
}

function openingAt(row: string, at: number, { correction, now }: Openings): OpeningAt | undefined {
  const end = endOfWord(row, at, correction);
  if (end === undefined) return undefined;
  const second = endOfWord(row, blanksAt(row, end), now);
  const colon = blanksAt(row, second ?? end);
  return {
    end: row[colon] === ':' ? colon + 1 : (second ?? end),
    isNow: second !== undefined,
  };
}

/** More letters than such a word has. */
const MOST_LETTERS = 40;

/** The index behind the word that begins there, if it is one of these. */
function endOfWord(row: string, at: number, words: ReadonlySet<string>): number | undefined {
  if (!mayBegin(row.charCodeAt(at), words)) return undefined;
  const [word = ''] = /^[\p{L}\p{M}]+/u.exec(row.slice(at, at + MOST_LETTERS)) ?? [];
  return word !== '' && words.has(keysOf(word).join()) ? at + word.length : undefined;
}

/** Whether one of the words may begin with this letter; what has accents needs a closer look. */
function mayBegin(code: number, words: ReadonlySet<string>): boolean {
  if (code > 127) return true;
  // The words are in lower case.
  const letter = code | 32;
  for (const word of words) if (word.charCodeAt(0) === letter) return true;
  return false;
}

interface Cut {
  readonly said: Pick<TextLine, 'number' | 'clauses'>;
  /** Comments in braces, before the first clause and behind it. */
  readonly before: readonly Remark[];
  readonly behind: readonly Remark[];
  /** The index of a brace whose comment goes on in the next row. */
  readonly isOpen?: number;
  /** The index where a comment begins, if there is one. */
  readonly comment: number | undefined;
}

function lineOf(written: string, start: number, line: number, openings = ENGLISH_OPENINGS): Cut {
  const row = withPlainSigns(written);
  const clauses: Clause[] = [];
  const before: Remark[] = [];
  const behind: Remark[] = [];
  let said: Cut['said'] = { clauses };
  let at = blanksAt(row, start);
  let opening: OpeningAt | undefined;
  let isBegun = false;
  for (;;) {
    at = blanksAt(row, at);
    if (isCommentAt(row, at)) {
      const close = row.indexOf('}', at);
      const remark = braceRemark(written, at + 1, close, line);
      if (remark !== undefined) (clauses.length === 0 ? before : behind).push(remark);
      if (close === -1) return { said, before, behind, comment: undefined, isOpen: at };
      // A semicolon behind it ends the clause, and two blanks before that begin a comment.
      at = close + 1;
      const end = blanksAt(row, at);
      if (row[end] === ';' && isBegun) {
        if (end > at + 1) return { said, before, behind, comment: end + 1 };
        at = end + 1;
      }
      continue;
    }
    if (!isBegun) {
      isBegun = true;
      if (row[at] === ';') return { said, before, behind, comment: at + 1 };
      const [figures] = isFigureAt(row, at) ? (NUMBER.exec(row.slice(at, at + 12)) ?? []) : [];
      if (figures !== undefined) {
        said = { clauses, number: { value: Number(figures), line, column: at + 1 } };
        at += figures.length + 1;
      }
      opening = openingAt(row, at, openings);
      if (opening !== undefined) at = opening.end;
      continue;
    }
    const end = endOfClause(row, at);
    if (end > at) {
      const read = clauseOf(row.slice(at, end).trimEnd(), line, at);
      const clause = row === written ? read : asWritten(read, written);
      if (opening === undefined) clauses.push(clause);
      else clauses.push({ ...clause, kind: 'correction', isNow: opening.isNow });
    }
    if (end >= row.length) return { said, before, behind, comment: undefined };
    if (row[end] === '{') {
      at = end;
      continue;
    }
    // A semicolon after two spaces begins a comment.
    if (isBlankAt(row, end - 1) && isBlankAt(row, end - 2)) {
      return { said, before, behind, comment: end + 1 };
    }
    at = end + 1;
  }
}

/** What tells something, in brackets, which may have brackets within. */
const TOLD = /[(（](?:[^()（）]|[(（][^()（）]{0,300}[)）]){0,300}[)）]/g;

/**
 * A row with signs of half width wherever they split it: not in JSON, nor behind it, and in brackets none but the
 * brackets.
 */
function withPlainSigns(row: string): string {
  if (!/[\u3000-\u3002\uff01-\uff5e]/.test(row)) return row;
  const brace = row.indexOf('{');
  const text = brace === -1 ? row : row.slice(0, brace);
  let plain = '';
  let at = 0;
  for (const { 0: told, index } of text.matchAll(TOLD)) {
    plain += `${inHalfWidth(text.slice(at, index))}${told.replace(/[（）]/g, inHalfWidth)}`;
    at = index + told.length;
  }
  return `${plain}${inHalfWidth(text.slice(at))}${row.slice(text.length)}`;
}

/** A clause whose text has the signs of its row. */
function asWritten(clause: Clause, row: string): Clause {
  const from = clause.column - 1;
  return { ...clause, text: row.slice(from, from + clause.text.length) };
}

/** The end of the clause that begins at `at`: a semicolon that is not part of JSON, or a comment in braces. */
function endOfClause(row: string, at: number): number {
  let cut = at;
  while (cut < row.length && row[cut] !== ';' && row[cut] !== '{') cut += 1;
  if (row[cut] !== '{' || isCommentAt(row, cut)) return cut;
  const end = row.indexOf(';', endOfJson(row, cut));
  return end === -1 ? row.length : end;
}

/** The index after the brace that closes the one at `at`, ignoring braces in strings. */
function endOfJson(row: string, at: number): number {
  let depth = 0;
  const pieces = /"(?:[^"\\]|\\.)*"|[{}]/g;
  pieces.lastIndex = at;
  for (let piece = pieces.exec(row); piece !== null; piece = pieces.exec(row)) {
    if (piece[0] === '{') depth += 1;
    if (piece[0] === '}') depth -= 1;
    if (depth === 0) return pieces.lastIndex;
  }
  return row.length;
}

/** The player of a clause. Ids of routes contain a colon, too: `sea:massilia~roma`. */
const OWNER = /^([^:{>]{1,100}):(?!\S*~)/;

/** The clauses of a comment, as if it were none. */
export function clausesOf(comment: string): readonly Clause[] {
  return clausesAt({ row: comment, at: 0, line: 1 });
}

/** The same, at its place. */
export function clausesAt({ row, at, line }: CommentPlace): readonly Clause[] {
  return lineOf(row, at, line).said.clauses;
}

/** A single clause. @param at - its index in the line. */
export function clauseOf(written: string, line: number, at: number): Clause {
  let text = written;
  let from = at;
  const skip = (count: number): void => {
    const rest = text.slice(count);
    from += count + blanksAt(rest, 0);
    text = rest.trimStart();
  };
  let isWrong = text.startsWith('!');
  if (isWrong) skip(1);
  const owner = text.includes(':') ? OWNER.exec(text) : null;
  let by: readonly Word[] = [];
  if (owner !== null) {
    by = wordsOf(owner[1] ?? '', from);
    skip(owner[0].length);
    // The mark may stand after the player, too.
    if (!isWrong && text.startsWith('!')) {
      isWrong = true;
      skip(1);
    }
  }
  const isData = text.startsWith('{');
  const mark = MARKS.exec(text)?.[0];
  const thought = NOTE_MARKS.find((one) => one === mark);
  if (thought !== undefined) text = text.slice(0, -thought.length).trimEnd();
  // `+1 wine` says what was gained.
  const isReveal = /^\+(?!\d)/.test(text);
  const kind = isReveal ? 'reveal' : text === '...' || text === '…' ? 'end' : 'action';
  const words = kind === 'end' || isData ? [] : wordsOf(text, from);
  const isAside = text.startsWith('(') && text.endsWith(')');
  return { text, line, column: from + 1, by, words, kind, isWrong, isAside, mark: thought };
}

/** Whether a text contains nothing that would split it; in JSON that is allowed. */
export function isWhole(text: string): boolean {
  return text.startsWith('{') || !/[;{\n\r]/.test(text);
}

/**
 * The clause of an action that is written; undefined if a part of its text would be read as something else.
 *
 * @param owner - the player with a colon, or nothing.
 */
export function actionClauseOf(owner: string, text: string): Clause | undefined {
  if (!isWhole(text)) return undefined;
  const clause = clauseOf(`${owner}${text}`, 1, 0);
  const isRead = clause.text === text && clause.kind === 'action' && !clause.isWrong;
  return isRead ? clause : undefined;
}

/** What an action is thought of, behind it; three signs or more are no mark. */
const MARKS = /[!?]{1,3}$/;

function blanksAt(text: string, from: number): number {
  let at = from;
  while (isBlankAt(text, at)) at += 1;
  return at;
}

function isBlankAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 127 ? isBlankCode(code) : /\s/.test(text.charAt(at));
}

function isFigureAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
