/** Reads the lines of a text one after the other: actions, corrections, comments and variations. */
import { type Correction, MOST_CHANGES } from '../log/corrections';
import {
  type LogNote,
  MOST_NOTE_LETTERS,
  MOST_VARIATION_DEPTH,
  type NoteMark,
  type Variation,
} from '../log/notes';
import type { AnyAction } from '../model/any';
import type { CardId } from '../model/cards';
import { ConcordiaError } from '../model/errors';
import { NO_GOODS } from '../model/goods';
import type { Seat } from '../model/ids';
import { hiddenInLines } from '../model/plain';
import type { GameState } from '../model/state';
import { clockIn } from './clock';
import { correctionForms, correctionIn } from './corrections';
import { errorAt, faultAt, type UntoldFault } from './faults';
import type { TextLanguage } from './language';
import type { Failed, Reader } from './reader';
import type { NotationSource } from './source';
import { actionsOf, type Clause, PLAIN, type Remark, type TextLine } from './text';

/** What lines say. */
export interface ReadLines {
  readonly actions: readonly AnyAction[];
  readonly corrections: readonly Correction[];
  readonly notes: readonly LogNote[];
  /** The last state. */
  readonly state: GameState;
  /** Whether the text says that the game ends here. */
  readonly hasEnded: boolean;
  /** The last turn with an illegal action. */
  readonly wrongTurn: number | undefined;
}

/** A note while its lines are read. */
interface OpenNote {
  rows: string[];
  clock: number | undefined;
  mark: NoteMark | undefined;
  variations: Variation[];
}

/** What has been read so far. */
interface OpenReading {
  actions: AnyAction[];
  corrections: Correction[];
  notes: Map<number, OpenNote>;
  state: GameState;
  hasEnded: boolean;
  wrongTurn: number | undefined;
  /** Whether the last line that was no comment is a correction: comments are about it. */
  isCorrecting: boolean;
}

export class LogReading {
  readonly #source: NotationSource;
  readonly #language: TextLanguage;
  readonly #reader: Reader;
  readonly #unseen: ReadonlySet<CardId>;

  /** @param unseen - cards of the deck that no line names. */
  constructor(
    source: NotationSource,
    language: TextLanguage,
    reader: Reader,
    unseen: ReadonlySet<CardId>,
  ) {
    this.#source = source;
    this.#language = language;
    this.#reader = reader;
    this.#unseen = unseen;
  }

  /** @param depth - how many variations the lines are within. */
  read(lines: readonly TextLine[], first: GameState, depth = 0): ReadLines | Failed {
    const progress = progressFrom(first);
    /** What the last line replaced: the state before it, and the number of actions. */
    let branch: { readonly state: GameState; readonly count: number } | undefined;
    for (let index = 0; index < lines.length; ) {
      const line = lines[index];
      if (line === undefined) break;
      if (line.depth > depth) {
        const from = index;
        while ((lines[index]?.depth ?? depth) > depth) index += 1;
        const inner = lines.slice(from, index);
        const fault = this.#readVariations(inner, branch, progress, depth);
        if (fault !== undefined) return { fault };
        continue;
      }
      index += 1;
      const before = { state: progress.state, count: progress.actions.length };
      const fault = this.#readLine(line, progress, depth);
      if (fault !== undefined) return { fault };
      if (progress.actions.length > before.count) branch = before;
    }
    const { notes, isCorrecting: _last, ...rest } = progress;
    return { ...rest, notes: closed(notes) };
  }

  /** The state after a line that corrects it. */
  correctedBy(
    { clauses }: TextLine,
    state: GameState,
    wrongTurn: number | undefined,
  ): { readonly state: GameState } | Failed {
    const progress = { ...progressFrom(state), wrongTurn };
    const fault = this.#correct(clauses, progress);
    return fault === undefined ? { state: progress.state } : { fault };
  }

  #readLine(line: TextLine, progress: OpenReading, depth: number): UntoldFault | undefined {
    const { clauses, remark } = line;
    const [clause] = clauses;
    if (clause !== undefined) {
      if (progress.hasEnded) return faultAt(clause, 'afterEnd', {});
      const stray = depth > 0 ? clauses.find(isOutsideVariations) : undefined;
      if (stray !== undefined) return faultAt(stray, 'notInVariation', {});
      const fault =
        clause.kind === 'correction'
          ? this.#correct(clauses, progress)
          : this.#play(line, progress);
      if (fault !== undefined) return fault;
      progress.isCorrecting = clause.kind === 'correction';
    }
    if (remark === undefined) return undefined;
    return progress.isCorrecting ? correctionComment(remark, progress) : comment(remark, progress);
  }

  #play(line: TextLine, progress: OpenReading): UntoldFault | undefined {
    const { clauses, number } = line;
    progress.hasEnded = clauses.at(-1)?.kind === 'end';
    const done = actionsOf(line);
    const read = this.#reader.readLine(progress.state, done, number, progress.wrongTurn);
    if ('fault' in read) return this.#unseenAt(read.clause) ?? read.fault;
    const [clause] = done;
    const card = this.#unseenIn(read.actions);
    if (clause !== undefined && card !== undefined) return this.#reader.unseenFault(clause, card);
    const count = progress.actions.length;
    for (const { after, mark } of read.marks) noteAt(progress, count + after).mark = mark;
    for (const action of read.actions) progress.actions.push(action);
    progress.state = read.state;
    progress.wrongTurn = read.wrongTurn;
    return undefined;
  }

  /** If a card is named that no line has revealed, this is what is wrong, whatever else may be. */
  #unseenAt(clause: Clause | undefined): UntoldFault | undefined {
    if (clause === undefined) return undefined;
    const [card] = this.#language.cards.read(clause.words, 0);
    const isUnseen = card !== undefined && this.#unseen.has(card.value);
    return isUnseen ? this.#reader.unseenFault(clause, card.value) : undefined;
  }

  #unseenIn(actions: readonly AnyAction[]): CardId | undefined {
    if (this.#unseen.size === 0) return undefined;
    return actions
      .flatMap((action) => Object.values(action))
      .find((value) => this.#unseen.has(value));
  }

  #correct(clauses: readonly Clause[], progress: OpenReading): UntoldFault | undefined {
    const { actions, corrections } = progress;
    if (clauses[0]?.isNow !== true) {
      const ended = this.#reader.endOfTurn(progress.state, progress.wrongTurn);
      for (const pass of ended.actions) actions.push(pass);
      progress.state = ended.state;
    }
    const { state } = progress;
    const salt = state.players[0]?.goods.salt === undefined ? {} : { salt: 0 };
    const changes: Correction['changes'][number][] = [];
    let seat: Seat | undefined;
    for (const clause of clauses) {
      const thing = correctionIn(clause, seat, this.#language, { ...NO_GOODS, ...salt });
      if (thing === undefined) {
        return faultAt(
          clause,
          'wrongCorrection',
          {},
          { expected: correctionForms(this.#language) },
        );
      }
      if (thing.type !== 'marker') ({ seat } = thing);
      changes.push(thing);
    }
    const after = actions.length;
    const correction: Correction = { after, changes };
    const last = corrections.at(-1);
    // Several lines in a row are one correction.
    const isSame = last?.after === after;
    const whole = isSame ? { ...last, changes: [...last.changes, ...changes] } : correction;
    const [clause] = clauses;
    if (clause !== undefined && whole.changes.length > MOST_CHANGES) {
      return faultAt(clause, 'tooManyCorrections', { most: MOST_CHANGES });
    }
    try {
      const log = { corrections: [correction] };
      progress.state = this.#source.correctedState(log, after, state);
    } catch (error) {
      if (!(error instanceof ConcordiaError) || clause === undefined) throw error;
      return errorAt(clause, error, this.#source, state);
    }
    if (isSame) corrections.pop();
    corrections.push(whole);
    return undefined;
  }

  #readVariations(
    lines: readonly TextLine[],
    branch: { readonly state: GameState; readonly count: number } | undefined,
    progress: OpenReading,
    depth: number,
  ): UntoldFault | undefined {
    const [line] = lines;
    const deep = lines.find((inner) => inner.depth > MOST_VARIATION_DEPTH);
    if (branch === undefined || deep !== undefined) {
      const { clauses, remark, ...place } = deep ?? line ?? { clauses: [], line: 1 };
      const at = clauses[0] ?? remark ?? { line: place.line, column: 1, text: '/' };
      return faultAt(at, 'variationOfNothing', { most: MOST_VARIATION_DEPTH });
    }
    const { variations } = noteAt(progress, branch.count + 1);
    for (const chunk of chunksOf(lines, depth + 1)) {
      const read = this.read(chunk, branch.state, depth + 1);
      if ('fault' in read) return read.fault;
      const { actions, notes } = read;
      if (actions.length === 0 && notes.length === 0) continue;
      variations.push({ actions, ...(notes.length === 0 ? {} : { notes }) });
    }
    return undefined;
  }
}

function progressFrom(state: GameState): OpenReading {
  return {
    actions: [],
    corrections: [],
    notes: new Map(),
    state,
    hasEnded: false,
    wrongTurn: undefined,
    isCorrecting: false,
  };
}

/** Lines between those that only have strokes. */
function chunksOf(lines: readonly TextLine[], depth: number): readonly (readonly TextLine[])[] {
  const chunks: TextLine[][] = [[]];
  for (const line of lines) {
    const isBreak = line.depth === depth && line.clauses.length === 0 && line.remark === undefined;
    if (isBreak) chunks.push([]);
    else chunks.at(-1)?.push(line);
  }
  return chunks.filter((chunk) => chunk.length > 0);
}

function isOutsideVariations({ kind, isWrong }: Clause): boolean {
  return kind !== 'action' || isWrong;
}

function noteAt({ notes }: OpenReading, after: number): OpenNote {
  const known = notes.get(after);
  if (known !== undefined) return known;
  const note: OpenNote = { rows: [], clock: undefined, mark: undefined, variations: [] };
  notes.set(after, note);
  return note;
}

/** Adds a comment to the last correction. */
function correctionComment(remark: Remark, progress: OpenReading): UntoldFault | undefined {
  const { corrections } = progress;
  const last = corrections.at(-1);
  const fault = hiddenIn(remark);
  if (last === undefined || fault !== undefined) return fault;
  const rows = [...(last.text === undefined ? [] : [last.text]), withoutPlain(remark.text)];
  const text = rows.join('\n');
  if (text.length > MOST_NOTE_LETTERS) return tooLong(remark);
  if (text.trim() !== '') corrections[corrections.length - 1] = { ...last, text };
  return undefined;
}

function hiddenIn(remark: Remark): UntoldFault | undefined {
  const hidden = hiddenInLines(remark.text);
  if (hidden === undefined) return undefined;
  return faultAt(remark, 'hiddenCharacter', { character: hidden });
}

function tooLong(remark: Remark): UntoldFault {
  return faultAt(remark, 'commentTooLong', { most: MOST_NOTE_LETTERS });
}

/** A row without the sign that it is nothing but a comment. */
function withoutPlain(text: string): string {
  return text.startsWith(PLAIN) ? text.slice(1) : text;
}

/** Adds a comment to the note about the last action. */
function comment(remark: Remark, progress: OpenReading): UntoldFault | undefined {
  const fault = hiddenIn(remark);
  if (fault !== undefined) return fault;
  const note = noteAt(progress, progress.actions.length);
  const timed = clockIn(remark.text);
  if (timed !== undefined) note.clock = timed.clock;
  const text = timed === undefined ? remark.text : timed.text;
  if (text !== undefined) note.rows.push(withoutPlain(text));
  const letters = note.rows.reduce((sum, row) => sum + row.length + 1, 0);
  return letters <= MOST_NOTE_LETTERS ? undefined : tooLong(remark);
}

/** Notes in the order of the game; empty comments say nothing. */
function closed(notes: ReadonlyMap<number, OpenNote>): readonly LogNote[] {
  return [...notes]
    .sort(([one], [other]) => one - other)
    .flatMap(([after, { rows, mark, clock, variations }]) => {
      const text = rows.join('\n');
      const note: LogNote = {
        after,
        ...(text.trim() === '' ? {} : { text }),
        ...(mark === undefined ? {} : { mark }),
        ...(clock === undefined ? {} : { clock }),
        ...(variations.length === 0 ? {} : { variations }),
      };
      return Object.keys(note).length === 1 ? [] : [note];
    });
}
