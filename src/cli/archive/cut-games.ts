/** Cuts a stream of lines into games, of which it holds no more than a file may have. */
import { GameCutter, kindOfLine, type LineKind, type OpenGame } from '../../notation/cut-games';
import { MAX_BYTES } from '../input';

/** One log in a file of many. */
export interface ArchivedLog {
  /** Of its line, or its first one. */
  readonly number: number;
  /** Undefined where it is longer than a file may be. */
  readonly bytes: Buffer | undefined;
  /** Of the bytes, those of a log too long as well. */
  readonly size: number;
  /** Whether it is no log, but blank lines. */
  readonly isBlank?: boolean;
}

export type LogCutter = GameCutter<ArchivedLog, ArchivedLog>;

export function logCutter(): LogCutter {
  return new GameCutter({
    kindOf: ({ isBlank, bytes }) => (isBlank ? 'blank' : kindOf(bytes)),
    begun: ({ number }) => new OpenLog(number),
  });
}

/** Of a game too long only the size is kept. */
class OpenLog implements OpenGame<ArchivedLog, ArchivedLog> {
  readonly #number: number;
  #size = 0;
  #isWhole = true;
  #lines: Buffer[] = [];
  /** So many lines each: a small buffer takes far more than its bytes. */
  #pieces: Buffer[] = [];

  /** @param number - of its first line. */
  constructor(number: number) {
    this.#number = number;
  }

  add({ bytes, size }: ArchivedLog): void {
    this.#size += size;
    if (bytes === undefined || this.#size > MAX_BYTES) {
      this.#isWhole = false;
      this.#lines = [];
      this.#pieces = [];
    }
    if (bytes === undefined || !this.#isWhole) return;
    this.#lines.push(bytes);
    if (this.#lines.length === PIECE) this.#pieces.push(Buffer.concat(this.#lines.splice(0)));
  }

  whole(): ArchivedLog {
    const bytes = this.#isWhole ? Buffer.concat([...this.#pieces, ...this.#lines]) : undefined;
    return { number: this.#number, bytes, size: this.#size };
  }
}

const PIECE = 1000;
/** What a blank line has. */
export const BLANKS = new Set(Buffer.from(' \t\r\n'));
/**
 * What tags, comments, quotations and blocks of code begin with, and the first byte of marks beyond ASCII; most lines
 * are turns and need not be decoded.
 */
const TELLING = new Set([...Buffer.from('[;>`~'), 0xef]);

function kindOf(bytes: Buffer | undefined): LineKind {
  if (bytes === undefined) return 'play';
  const first = bytes.find((byte) => !BLANKS.has(byte));
  if (first === undefined) return 'blank';
  // The decoder takes the byte order mark away.
  return TELLING.has(first) ? kindOfLine(new TextDecoder().decode(bytes)) : 'play';
}
