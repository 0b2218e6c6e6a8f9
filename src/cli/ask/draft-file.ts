/** Keeps the answers of an unfinished sheet beside the file that it will be saved as. */
import { lstat, rm } from 'node:fs/promises';
import { fileTrouble } from '../file-trouble';
import { readText } from '../input';
import type { Io } from '../io';
import { jsonOf, printable } from '../printable';
import { refused } from '../refused';
import { save } from '../save';
import { MAX_ANSWER } from './lines';

/** Answers by question id, in the order in which they were given. */
export type AnswersById = ReadonlyMap<string, string>;

/** What a draft has. */
interface KeptAnswers {
  readonly answers: AnswersById;
  /** When the last answer was given. */
  readonly since: Date;
}

const FORMAT = 'concordia-draft';
const VERSION = 1;

/** Longer than the id of any question, and more than there are. */
const [MAX_ID, MAX_ANSWERS] = [200, 400];

/** Far larger than any draft. */
const MAX_BYTES = 1024 * 1024;

export class DraftFile {
  readonly file: string;
  #isThere = false;
  #isKept = true;
  #writing: Promise<void> = Promise.resolve();

  /** @param sheet - the file that the sheet will be saved as. */
  constructor(sheet: string) {
    this.file = `${sheet}.draft`;
  }

  /** Whether answers are in the file. */
  get isThere(): boolean {
    return this.#isThere;
  }

  /**
   * The answers that are in the file already; undefined if there is no such file.
   *
   * @throws Refused if it cannot be read, or is not a draft; then it is left alone.
   */
  async find(io: Io): Promise<KeptAnswers | undefined> {
    try {
      const kept = await this.#read(io);
      this.#isThere = kept !== undefined;
      return kept;
    } catch (error) {
      this.#isKept = false;
      throw error;
    }
  }

  async #read(io: Io): Promise<KeptAnswers | undefined> {
    const { file } = this;
    const found = await lstat(file).catch((error: unknown) => {
      const why = fileTrouble(error);
      if (why.trouble === 'missing') return undefined;
      throw refused('UNREADABLE', 'notRead', { file, ...why });
    });
    if (found === undefined) return undefined;
    const isDraft = found.isFile() && found.size <= MAX_BYTES;
    const answers = isDraft ? answersIn(await readText(file, io)) : undefined;
    if (answers === undefined) throw refused('UNREADABLE', 'noDraft', { file });
    return { answers, since: found.mtime };
  }

  /**
   * Writes the answers so far. After a fault no more are written.
   *
   * @throws Refused if they cannot be written.
   */
  async keep(answers: AnswersById): Promise<void> {
    if (!this.#isKept) return;
    const draft = { format: FORMAT, version: VERSION, answers: Object.fromEntries(answers) };
    const writing = save(this.file, `${jsonOf(draft, 2)}\n`, { force: true });
    this.#writing = writing.catch(() => {});
    try {
      await writing;
      this.#isThere = true;
    } catch (error) {
      this.#isKept = false;
      throw error;
    }
  }

  /** Ends when nothing is being written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /**
   * For a sheet that is finished.
   *
   * @throws Refused if it cannot be removed.
   */
  async remove(): Promise<void> {
    if (!this.#isThere) return;
    try {
      await rm(this.file, { force: true });
    } catch (error) {
      throw refused('NOT_WRITTEN', 'notRemoved', { file: this.file, ...fileTrouble(error) });
    }
  }
}

/** Undefined if the text is not that of a draft. */
function answersIn(text: string): AnswersById | undefined {
  const data = dataOf(text);
  const answers = entriesOf(data);
  if (answers.get('format') !== FORMAT || answers.get('version') !== VERSION) return undefined;
  const given = new Map<string, string>();
  for (const [id, answer] of entriesOf(answers.get('answers'))) {
    if (typeof answer !== 'string' || answer.length > MAX_ANSWER) return undefined;
    if (id.length > MAX_ID || given.size === MAX_ANSWERS) return undefined;
    given.set(id, printable(answer));
  }
  return given.size === 0 ? undefined : given;
}

function dataOf(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return undefined;
  }
}

function entriesOf(data: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
}
