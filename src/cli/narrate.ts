/** Describes a game turn by turn. */
import type { Correction, GameState, LogNote, UncheckedLog } from '../index';
import { clockText } from '../notation/clock';
import type { CliLanguage } from './language';
import { printable } from './printable';
import type { Names } from './printable-names';

/** One turn in words. */
interface ToldTurn {
  readonly turn: number;
  readonly text: string;
  /** Comments on it, row by row. */
  readonly comments: readonly string[];
  /** How many variations it is within: 0 for what was played. */
  readonly depth: number;
}

/** What was set right, or stood against the rules, between two turns. */
interface ToldCorrection {
  /** A sentence for each change. */
  readonly corrections: readonly string[];
  /** Comments on it, row by row. */
  readonly comments: readonly string[];
}

/** The part of a log that is told; a variation has one, too. */
type ToldCourse = Pick<UncheckedLog, 'actions' | 'corrections' | 'notes'>;

/**
 * Describes legal actions, one turn at a time, with comments; variations come behind the turn that they replace, and
 * corrections where they were made.
 */
export function* narrate(
  start: GameState,
  course: ToldCourse,
  names: Names,
  language: CliLanguage,
  depth = 0,
): Generator<ToldTurn | ToldCorrection> {
  const { library, words } = language;
  const { actions, corrections = [], notes = [] } = course;
  const noteAfter = new Map(notes.map((note) => [note.after, note]));
  const correctionAfter = new Map(corrections.map((correction) => [correction.after, correction]));
  let state = library.correctedState(course, 0, start);
  let { turn, seat } = state;
  let sentences: string[] = [];
  let comments: string[] = [...commentOf(noteAfter.get(0))];
  let others: Generator<ToldTurn | ToldCorrection>[] = [];
  function* told(): Generator<ToldTurn | ToldCorrection> {
    // A variation may begin with the end of a turn, of which there is nothing to tell.
    if (depth === 0 || sentences.length + comments.length > 0) {
      const text = words.replay.told(
        sentences.length > 0 ? sentences : [words.replay.nothingToDo(names.player(seat))],
      );
      yield { turn, text, comments, depth };
    }
    for (const other of others) yield* other;
    [sentences, comments, others] = [[], [], []];
  }
  function* correct(count: number, before: GameState): Generator<ToldTurn | ToldCorrection> {
    const correction = correctionAfter.get(count);
    if (correction === undefined) return;
    const corrected = correctionInWords(before, correction, language);
    // In the middle of a turn it is one more thing that happened there.
    if (sentences.length > 0 && state.turn === turn && state.decision !== null) {
      sentences.push(words.replay.correction(words.terms.commas(corrected)));
      comments.push(...commentOf(correction));
      return;
    }
    if (sentences.length > 0) yield* told();
    yield { corrections: corrected, comments: commentOf(correction) };
  }
  yield* correct(0, start);
  for (const [index, action] of actions.entries()) {
    const result = library.tryApplyAction(state, action);
    if (!result.ok) break;
    const note = noteAfter.get(index + 1);
    const variations = note?.variations ?? [];
    const from = state;
    others.push(...variations.map((other) => narrate(from, other, names, language, depth + 1)));
    comments.push(...commentOf(note));
    let mark = note?.mark;
    for (const event of result.events) {
      if (event.type === 'turnStarted') {
        yield* told();
        ({ turn, seat } = event);
      }
      const sentence = library.sentenceOf(state, event);
      if (sentence === undefined) continue;
      const text = printable(sentence);
      sentences.push(mark === undefined ? text : `${text} ${mark}`);
      mark = undefined;
    }
    state = library.correctedState(course, index + 1, result.state);
    yield* correct(index + 1, result.state);
    // A correction may have moved the turn on.
    if (state.turn !== turn && sentences.length === 0) ({ turn, seat } = state);
  }
  if (sentences.length + comments.length + others.length > 0) yield* told();
}

/** A sentence for each of its changes. */
export function correctionInWords(
  state: GameState,
  { changes }: Correction,
  { library }: CliLanguage,
): readonly string[] {
  return changes.map((thing) => printable(library.describeCorrection(state, thing)));
}

/** The clock and the comment of a note or a correction, row by row. */
function commentOf(note: Pick<LogNote<unknown>, 'text' | 'clock'> | undefined): readonly string[] {
  const { text, clock } = note ?? {};
  return [
    ...(clock === undefined ? [] : [clockText(clock)]),
    ...(text === undefined ? [] : text.split('\n').map(printable)),
  ];
}
