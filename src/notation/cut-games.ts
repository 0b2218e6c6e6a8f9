/** Cuts a text with several games into the texts of each, line by line, whatever a line is kept in. */
import { pagesOf, unwrapped } from './text';

/** Tags and comments without a blank line between them. */
interface Paragraph {
  /** Its first line, among those that may belong to the next game. */
  readonly at: number;
  readonly tags: string[];
}

const MAP = 'map';
/** More than anybody writes between two games. */
const MOST_BETWEEN = 10_000;

/** What a line is for the game it stands in: the names of its tags, none in a comment. */
export type LineKind = 'blank' | 'play' | readonly string[];

/** How lines are kept. */
interface Keeping<L, G> {
  kindOf(line: L): LineKind;
  /** A game that begins with this line, which is added next. */
  begun(line: L): OpenGame<L, G>;
}

/** A game to which lines are added. */
export interface OpenGame<L, G> {
  add(line: L): void;
  whole(): G;
}

/**
 * A game begins with the tags in which the map is named for another time, behind lines of a game or a blank line. Other
 * tags there, such as a result below the lines, belong to the game before, until one of them is there for another time.
 */
export class GameCutter<L, G> {
  readonly #keeping: Keeping<L, G>;
  #game: OpenGame<L, G> | undefined;
  /** Tags of this game, but those of paragraphs that may belong to the next one. */
  #tags = new Set<string>();
  #open: Paragraph[] = [];
  /** The lines from the first such paragraph on. */
  #between: L[] = [];
  #isInParagraph = false;
  /** Whether the paragraph is the one that names the map. */
  #isHead = false;

  constructor(keeping: Keeping<L, G>) {
    this.#keeping = keeping;
  }

  /** The game that is over, if the line begins another one. */
  take(line: L): G | undefined {
    const kind = this.#keeping.kindOf(line);
    if (kind === 'play' || this.#between.length > MOST_BETWEEN) this.#settle();
    if (typeof kind === 'string') this.#isInParagraph = false;
    else this.#enter(kind);
    this.#between.push(line);
    if (this.#open.length === 0) this.#settle();
    const beginsNext = typeof kind !== 'string' && !this.#isHead && kind.includes(MAP);
    return beginsNext ? this.#cut() : undefined;
  }

  /** The game that ends with the text. */
  end(): G | undefined {
    this.#settle();
    return this.#game?.whole();
  }

  /** All that came so far belongs to this game. */
  #settle(): void {
    for (const { tags } of this.#open) for (const tag of tags) this.#tags.add(tag);
    for (const line of this.#between) {
      this.#game ??= this.#keeping.begun(line);
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
  #cut(): G | undefined {
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

/** What quotations and blocks of code begin with. */
const WRAPPING = /^[>`~]/;

/** The kind of a line, as it is written. */
export function kindOfLine(written: string): LineKind {
  const text = written.trimStart();
  // Deeper quotations than these are no quotations for the reader either.
  return kindOfText(WRAPPING.test(text) ? unwrapped(text) : text);
}

function kindOfText(text: string): LineKind {
  if (text === '') return 'blank';
  if (text.startsWith(';')) return [];
  if (!/^[[［]/.test(text)) return 'play';
  const { tags, lines } = pagesOf(text);
  // Behind tags there may be a comment.
  const isPlay = lines.some(({ clauses }) => clauses.length > 0);
  return isPlay ? 'play' : tags.map(({ name }) => name.toLowerCase());
}
