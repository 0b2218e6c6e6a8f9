/** What is taken out of an archive: rows of a table, or the logs that somebody looks for. */
import type { UncheckedLog } from '../../index';
import type { LogFault } from '../fault';
import type { CliLanguage } from '../language';
import { jsonOf } from '../printable';
import { type Criteria, isMatch, needsStory } from './criteria';
import { type GameIds, gameIdsIn } from './game-id';
import { type GameStory, storyOf } from './story';
import { TABLES, type TableName, type TableRow } from './tables';
import type { Task } from './tasks';

export const LOG_FORMS = ['json', 'text', 'id'] as const;
/** A line of JSON, a text in the notation, or the id alone; `other` makes a text of JSON, and JSON of a text. */
export type LogForm = (typeof LOG_FORMS)[number] | 'other';

export const TABLE_FORMS = ['csv', 'ndjson'] as const;
export type TableForm = (typeof TABLE_FORMS)[number];

interface SoughtRows {
  readonly take: 'rows';
  readonly table: TableName;
  readonly form: TableForm;
  /** Whether cells of CSV that a spreadsheet would run stay as they are. */
  readonly isRaw: boolean;
}

interface SoughtLogs {
  readonly take: 'logs';
  readonly criteria: Criteria;
  readonly form: LogForm;
}

/** Fit to be sent to a worker. */
export type Extraction = SoughtRows | SoughtLogs;

/** What to print of a log, if there is anything; or what is wrong with it. */
export type Extract = { readonly text: string | undefined } | LogFault;

type Extractor = (log: UncheckedLog, task: Task) => Extract;

export function extractor(asked: Extraction, language: CliLanguage): Extractor {
  const idOf = gameIdsIn(language.library);
  return (log, task) => {
    if (asked.take === 'logs') return foundIn(log, idOf, task, asked, language);
    const id = idOf(log);
    const story = storyOf(log, language);
    if (isFault(story)) return story;
    const { source, line } = task;
    const { columns, rowsOf } = TABLES[asked.table];
    const mark = asked.isRaw ? String : inert;
    const write = asked.form === 'csv' ? (row: TableRow) => csvLine(row, mark) : jsonOf;
    const rows = rowsOf({ id, source, line, log, story });
    return { text: rows.map((row) => write(inOrder(row, columns))).join('\n') };
  };
}

/** @param idOf - the id takes a tenth of the time of reading a log, and few are asked for it. */
function foundIn(
  log: UncheckedLog,
  idOf: GameIds,
  task: Task,
  { criteria, form }: SoughtLogs,
  language: CliLanguage,
): Extract {
  let story: GameStory | undefined;
  if (needsStory(criteria)) {
    const told = storyOf(log, language);
    if (isFault(told)) return told;
    story = told;
  }
  if (!isMatch(criteria, log, idOf, story)) return { text: undefined };
  if (form !== 'other') return { text: written(log, idOf, form, language) };
  return { text: written(log, idOf, isNotation(task) ? 'json' : 'text', language) };
}

function isNotation({ content, isText }: Task): boolean {
  return isText === true || ('text' in content && content.text.trimStart().startsWith('"'));
}

function written(
  log: UncheckedLog,
  idOf: GameIds,
  form: LogForm,
  { library, tag }: CliLanguage,
): string {
  if (form === 'id') return idOf(log);
  return form === 'text' ? library.formatLog(log, { language: tag }) : jsonOf(log);
}

function isFault(story: GameStory | LogFault): story is LogFault {
  return 'error' in story;
}

function inOrder(row: TableRow, columns: readonly string[]): TableRow {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

/** The head of a table in CSV. */
export function headOf(table: TableName): string {
  return TABLES[table].columns.join(',');
}

type CellValue = TableRow[string];

/** What a spreadsheet takes for a formula, in half or full width; a sign alone is none. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]./s;

/** A text that begins like a formula has an apostrophe in front of it, which spreadsheets do not show. */
function inert(cell: CellValue): string {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
}

/** As RFC 4180 has it; nothing stands for null. */
function csvLine(row: TableRow, mark: (cell: CellValue) => string): string {
  return Object.values(row)
    .map((cell) => {
      const text = cell === null ? '' : mark(cell);
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
}
