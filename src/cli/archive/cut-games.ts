/** Cuts a text with several games into the texts of each. */
import { pagesOf, unwrapped } from '../../notation/text';
import { MAX_BYTES } from '../input';
import type { ArchivedLog } from './archived-log';

/** Tags and comments without a blank line between them. */
interface Paragraph {
  /** Its first line, among those that may belong to the next game. */
  readonly at: number;
  readonly tags: string[];
}

const MAP = 'map';
const [BRACKET, SEMICOLON, MARK] = [0x5b, 0x3b, 0xef];
const BLANKS = new Set(Buffer.from(' \t\r\n'));
/** What quotations and blocks of code begin with. */
const WRAPPING = new Set(Buffer.from('>`~'));
/** More than anybody writes between two games. */
const MOST_BETWEEN = 10_000;

/**
 * A game begins with the tags in which the map is named for another time, behind lines of a game or a blank line. Other
 * tags there, such as a result below the lines, belong to the game before, until one of them is there for another time.
 */
export class GameCutter {
  #game: OpenGame | undefined;
  /** Tags of this game, but those of paragraphs that may belong to the next one. */
  #tags = new Set<string>();
  #open: Paragraph[] = [];
  /** The lines from the first such paragraph on. */
  #between: ArchivedLog[] = [];
  #isInParagraph = false;
  /** Whether the paragraph is the one that names the map. */
  #isHead = false;

  /** The game that is over, if the line begins another one. */
  take(line: ArchivedLog): ArchivedLog | undefined {
    const kind = line.isBlank ? 'blank' : kindOf(line.bytes);
    if (kind === 'play' || this.#between.length > MOST_BETWEEN) this.#settle();
    if (typeof kind === 'string') this.#isInParagraph = false;
    else this.#enter(kind);
    this.#between.push(line);
    if (this.#open.length === 0) this.#settle();
    const beginsNext = typeof kind !== 'string' && !this.#isHead && kind.includes(MAP);
    return beginsNext ? this.#cut() : undefined;
  }

  /** The game that ends with the text. */
  end(): ArchivedLog | undefined {
    this.#settle();
    return this.#game?.whole();
  }

  /** All that came so far belongs to this game. */
  #settle(): void {
    for (const { tags } of this.#open) for (const tag of tags) this.#tags.add(tag);
    for (const line of this.#between) {
      this.#game ??= new OpenGame(line.number);
      this.#game.add(line);
    }
    this.#open = [];
    this.#between = [];
  }

  #enter(tags: readonly string[]): void {
    const begins = !this.#isInParagraph;
    if (begins) this.#isHead = false;
    // The paragraph of the map is settled line by line.
    if (begins || this.#isHead) this.#open.push({ at: this.#between.length, tags: [...tags] });
    else this.#open.at(-1)?.tags.push(...tags);
    this.#isInParagraph = true;
    this.#isHead ||= !this.#tags.has(MAP) && tags.includes(MAP);
    if (this.#isHead) this.#settle();
  }

  /** Takes off what belongs to the game before; the rest begins the next one. */
  #cut(): ArchivedLog | undefined {
    const isAgain = ({ tags }: Paragraph) => tags.some((tag) => this.#tags.has(tag));
    const first = this.#open.findIndex(isAgain);
    const at = this.#open[first]?.at ?? 0;
    const [open, after] = [this.#open.slice(first), this.#between.slice(at)];
    this.#open = [];
    this.#between = this.#between.slice(0, at);
    const over = this.end();
    this.#game = undefined;
    this.#tags = new Set();
    this.#open = open;
    this.#between = after;
    this.#settle();
    this.#isHead = true;
    return over;
  }
}

/** Of a game too long only the size is kept. */
class OpenGame {
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

/** The names of tags; none in a comment. */
type LineKind = 'blank' | 'play' | readonly string[];

function kindOf(bytes: Buffer | undefined): LineKind {
  if (bytes === undefined) return 'play';
  const first = bytes.find((byte) => !BLANKS.has(byte));
  if (first === undefined) return 'blank';
  if (WRAPPING.has(first)) {
    const text = new TextDecoder().decode(bytes).trimStart();
    const rest = unwrapped(text);
    return rest.length < text.length ? kindOf(Buffer.from(rest)) : 'play';
  }
  if (first === SEMICOLON) return [];
  // In front of everything else a text may have its byte order mark.
  if (first !== BRACKET && first !== MARK) return 'play';
  const { tags, lines } = pagesOf(new TextDecoder().decode(bytes));
  // Behind tags there may be a comment.
  const isPlay = lines.some(({ clauses }) => clauses.length > 0);
  return isPlay ? 'play' : tags.map(({ name }) => name.toLowerCase());
}
