/** The questions of docs/guides/ask-archive.md, asked of tables in a folder. */
import { blocksOf, page } from '../readme/markdown';

export const ASK_PAGE = 'docs/guides/ask-archive.md';

export interface Answer {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** As much of DuckDB as is asked here. */
interface DuckDb {
  readonly DuckDBInstance: {
    create(path: string): Promise<{ connect(): Promise<Connection> }>;
  };
}

interface Connection {
  runAndReadAll(sql: string): Promise<{
    getRows(): readonly (readonly unknown[])[];
    columnNames(): readonly string[];
  }>;
  closeSync(): void;
}

/** No dev dependency: its binaries are not in every registry. `npm install --no-save @duckdb/node-api` brings it. */
const NAME: string = '@duckdb/node-api';
const duckdb: DuckDb | undefined = await import(NAME).catch(() => undefined);
export const HAS_DUCKDB = duckdb !== undefined;

/**
 * The answer to each block of SQL, in the order of the page.
 *
 * @param folder - has the four tables as CSV.
 */
export async function answersIn(folder: string): Promise<readonly Answer[]> {
  if (duckdb === undefined) throw new Error('DuckDB cannot be loaded here');
  const connection = await (await duckdb.DuckDBInstance.create(':memory:')).connect();
  const answers: Answer[] = [];
  for (const { heading, language, lines } of blocksOf(page(ASK_PAGE))) {
    if (language !== 'sql') continue;
    const sql = lines.join('\n').replaceAll(/'(\w+\.csv)'/g, `'${folder}/$1'`);
    const reader = await connection.runAndReadAll(sql);
    const rows = reader.getRows().map((row) => row.map((cell) => String(cell ?? '')));
    answers.push({ heading, columns: reader.columnNames(), rows });
  }
  connection.closeSync();
  return answers;
}
