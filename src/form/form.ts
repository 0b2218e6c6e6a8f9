/** A score sheet as a form: fields with labels, help and choices, whose answers are checked against each other. */
import { askedFaults, inputFaults, sealErrors } from '../model/faults';
import type { Seat } from '../model/ids';
import { isRecord } from '../model/plain';
import { SHEET_CLAUSES } from '../scoring/read-sheet';
import type { Scores } from '../scoring/score';
import { ownFaults } from '../scoring/scorer';
import type { ScoreSheet } from '../scoring/sheet';
import { NOWHERE, namesOf } from '../words/game-names';
import { answersOf } from './answers-of';
import { faultOf, said, scoresOf } from './check';
import { englishForm } from './english';
import { type Entries, finishedHouses, noEntries, sheetOf } from './entries';
import { GAME_QUESTIONS, praefectusMagnus } from './game-questions';
import { playerQuestions } from './player-questions';
import type { Ask, Asking, FieldChoice, FieldKind, FormSheets, Question } from './question';
import { Unclear } from './unclear';
import type { FormWords } from './words';

/** A sheet that people fill in: their answers, as they gave them. All but `sheets` is plain JSON. */
export interface SheetDraft {
  /** What counts it, and knows the names: made by `createSheets`. */
  readonly sheets: FormSheets;
  /** Answers by the ids of their fields. */
  readonly answers: Readonly<Record<string, string>>;
  /** Answers of an earlier sheet, to be proposed; none if left out. */
  readonly proposed?: Readonly<Record<string, string>>;
  /** Whether the game goes on after this scoring. */
  readonly isIntermediate?: boolean;
}

/** A field of a form. */
export interface SheetField {
  /** Its place on the sheet, such as `players[0].money`. */
  readonly id: string;
  /** Such as `count the sestertii`. */
  readonly label: string;
  /** What can be answered, in sentences. */
  readonly help: readonly string[];
  /** The player it is about. */
  readonly seat?: Seat;
  /** How it is best shown. */
  readonly kind: FieldKind;
  /** What can be chosen; none where a number or any text is the answer. */
  readonly choices: readonly FieldChoice[];
  /** What most people answer: the answer of an earlier sheet, or the usual one. */
  readonly proposed?: string;
  /** What has been answered, even if it is refused. */
  readonly answer?: string;
  /** How the answer was understood, if it can be abbreviated. */
  readonly understood?: string;
  /** Why the answer is refused, as a clause without a full stop; the sheet has nothing of it. */
  readonly refusal?: string;
  /** The fields that a refused answer contradicts: it would fit if one of them were left out. */
  readonly contradicts: readonly string[];
}

/** A form: its fields, and the sheet that their answers make. */
export interface SheetForm {
  /** Those that have been answered, in the order of their answers, then those that are open. */
  readonly fields: readonly SheetField[];
  /** The first field without an answer; none if the sheet is complete. */
  readonly next?: SheetField;
  /** Answers to fields that this sheet does not have, or not any more. */
  readonly unused: readonly string[];
  /** With nothing for what has not been answered, or is refused; none before there are players. */
  readonly sheet?: ScoreSheet;
  /** Of that sheet. */
  readonly scores?: Scores;
}

/**
 * A draft without answers.
 *
 * @param sheets - what `createSheets` has made.
 *
 * @example
 * ```ts
 * const draft = newDraft(createSheets({ maps: [imperium], modules: sheetModules }));
 * console.log(sheetForm(draft).next?.label); // -> Choose a game
 * ```
 */
export const newDraft: (sheets: FormSheets) => SheetDraft = sealErrors((sheets: FormSheets) =>
  checked({ sheets, answers: {} }),
);

/**
 * A draft of a sheet that is there already, with all its answers.
 *
 * @param words - those that the form will speak.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(draftOf(createSheets(), sheet).answers['players[0].money']); // -> 12
 * ```
 */
export const draftOf: (sheets: FormSheets, sheet: ScoreSheet, words?: FormWords) => SheetDraft =
  sealErrors((sheets: FormSheets, sheet: ScoreSheet, words: FormWords = englishForm) => {
    checked({ sheets, answers: {} });
    mustBeFormWords(words);
    return { sheets, answers: answersOf(sheets.parseSheet(sheet), sheets, words) };
  });

/** Longer than any field's id. */
const LONGEST_ID = 200;
/** Far longer than any answer. */
const LONGEST_ANSWER = 5000;
/** More than a sheet can have. */
const MOST_ANSWERS = 1000;

/**
 * A draft with one more answer, or another one; an empty text takes the answer back. Whether it fits is said by the form.
 *
 * @param field - its id, such as `players[0].money`.
 * @param text - what somebody has typed or tapped: ids, names and abbreviations are understood.
 * @throws ConcordiaError `INVALID_INPUT` if it is no draft, or what is answered is no text, or too long.
 *
 * @example
 * ```ts
 * let draft = newDraft(createSheets({ modules: sheetModules }));
 * draft = answer(answer(draft, 'kind', 'base'), 'players', 'Livia, Gaius');
 * draft = answer(draft, 'players[0].money', 'twelve');
 * console.log(sheetForm(draft).fields.find(({ refusal }) => refusal)?.refusal); // -> type a whole number, not twelve
 * ```
 */
export const answer: (draft: SheetDraft, field: string, text: string) => SheetDraft = sealErrors(
  (draft: SheetDraft, field: string, text: string) => {
    const { answers } = checked(draft);
    if (!isShort(field, LONGEST_ID)) inputFaults.refuse('INVALID_INPUT', 'field', 'notValid');
    if (!isShort(text, LONGEST_ANSWER)) inputFaults.refuse('INVALID_INPUT', 'text', 'notValid');
    const { [field]: _, ...others } = answers;
    if (text.trim() === '') return { ...draft, answers: others };
    // One that is changed keeps its place.
    return { ...draft, answers: { ...answers, [field]: text } };
  },
);

/**
 * The form of a draft: what is asked, what has been answered, and what is wrong with it. Answers are taken in their order;
 * one that contradicts those before it is refused, and the sheet is counted without it.
 *
 * @param words - other words than the English ones.
 * @throws ConcordiaError `INVALID_INPUT` if it is no draft.
 *
 * @example
 * ```ts
 * let draft = newDraft(createSheets({ maps: [imperium], modules: sheetModules }));
 * draft = answer(answer(draft, 'players', 'Livia, Gaius'), 'map', 'Imperium');
 * const { fields } = sheetForm(draft);
 * console.log(fields.find(({ id }) => id === 'byCity')?.choices.map(({ name }) => name)); // -> [ 'yes', 'no' ]
 * ```
 */
export const sheetForm: (draft: SheetDraft, words?: FormWords) => SheetForm = sealErrors(
  (draft: SheetDraft, words: FormWords = englishForm) => {
    mustBeFormWords(words);
    const asking = askingOf(checked(draft), words);
    const { entries, answered, unused } = taken(Object.entries(draft.answers), asking);
    const fields = answered.map((one) => answeredField(one, entries, asking));
    const open = openQuestions(entries, asking)
      .filter(({ id }) => !fields.some((field) => field.id === id))
      .map((question) => fieldOf(question, asking));
    const [next] = open;
    return {
      fields: [...fields, ...open],
      unused,
      ...(next && { next }),
      ...(entries.players.length > 0 && {
        sheet: sheetOf(entries, finishedHouses),
        scores: scoresOf(entries, asking),
      }),
    };
  },
);

function isShort(text: unknown, longest: number): text is string {
  return typeof text === 'string' && text.length <= longest;
}

function checked(draft: SheetDraft): SheetDraft {
  if (!isRecord(draft) || !isRecord(draft.sheets)) return noDraft('');
  for (const path of ['answers', 'proposed'] as const) {
    const { [path]: answers = {} } = draft;
    if (!isRecord(answers)) return noDraft(path);
    const all = Object.entries(answers);
    if (all.length > MOST_ANSWERS) return noDraft(path);
    const isAnswer = ([id, text]: readonly [string, unknown]): boolean =>
      isShort(id, LONGEST_ID) && isShort(text, LONGEST_ANSWER);
    if (!all.every(isAnswer)) return noDraft(path);
  }
  return draft;
}

/** Texts of a translation that is not complete would fail in the middle of a form. */
function mustBeFormWords(words: FormWords): void {
  if (!isRecord(words)) askedFaults.refuse('INVALID_INPUT', 'words', 'notWords');
  for (const [name, text] of Object.entries(englishForm)) {
    if (typeof Reflect.get(words, name) !== typeof text) {
      askedFaults.refuse('INVALID_INPUT', `words.${name}`, 'notWords');
    }
  }
}

function noDraft(path: string): never {
  return inputFaults.refuse('INVALID_INPUT', path === '' ? 'draft' : `draft.${path}`, 'notValid');
}

function askingOf({ sheets, proposed = {}, isIntermediate = false }: SheetDraft, words: FormWords) {
  const { maps, modules, words: own } = sheets.definition;
  const cards = new Map(Object.entries(sheets.cards));
  const clauses = [words, own, { faults: SHEET_CLAUSES }, ...ownFaults({ maps, modules })];
  const asking: Asking = {
    sheets,
    words,
    namesOn: (map) => namesOf(map ?? NOWHERE, cards, [], own.names),
    clauses,
    isIntermediate,
    proposed,
  };
  return asking;
}

type Answer = readonly [id: string, text: string];

/** A question with its answer, and what came of it. */
interface Answered extends Pick<SheetField, 'refusal' | 'contradicts'> {
  readonly question: Question;
  readonly text: string;
}

interface Taken {
  readonly entries: Entries;
  readonly answered: readonly Answered[];
  readonly unused: readonly string[];
}

/** What answers make: all at once where they fit together; otherwise one after the other, to find those that do not. */
function taken(answers: readonly Answer[], asking: Asking): Taken {
  const all = replayed(answers, asking, () => undefined);
  if (all.answered.every(({ refusal }) => refusal === undefined) && !isFaulty(all, asking))
    return all;
  return replayed(answers, asking, (entries) => faultOf(entries, asking));
}

function isFaulty({ entries }: Taken, asking: Asking): boolean {
  return faultOf(entries, asking) !== undefined;
}

/** @param faultIn - why entries are impossible. */
function replayed(
  answers: readonly Answer[],
  asking: Asking,
  faultIn: (entries: Entries) => string | undefined,
): Taken {
  let entries = noEntries(asking.sheets.cards);
  const answered: Answered[] = [];
  const good: Answer[] = [];
  let waiting = answers;
  // What is asked depends on other answers, which may stand behind it.
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length;
    waiting = waiting.filter((given) => {
      const [id, text] = given;
      const question = questionOf(id, entries, asking);
      if (question === undefined) return true;
      const next = tried(question, text, entries, asking, faultIn);
      if ('refusal' in next) {
        const contradicts = next.isUnclear ? [] : contradicted(given, good, asking);
        answered.push({ question, text, refusal: next.refusal, contradicts });
        return false;
      }
      entries = next.entries;
      good.push(given);
      answered.push({ question, text, contradicts: [] });
      return false;
    });
  }
  return { entries, answered, unused: waiting.map(([id]) => id) };
}

type Tried =
  | { readonly entries: Entries }
  | { readonly refusal: string; readonly isUnclear: boolean };

function tried(
  question: Question,
  text: string,
  entries: Entries,
  asking: Asking,
  faultIn: (entries: Entries) => string | undefined,
): Tried {
  try {
    const next = question.take(text.trim());
    const fault = faultIn(next);
    return fault === undefined ? { entries: next } : { refusal: fault, isUnclear: false };
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    return { refusal: said(error, entries, asking), isUnclear: true };
  }
}

/** Those of the good answers without which a refused one would fit. */
function contradicted(refused: Answer, good: readonly Answer[], asking: Asking): readonly string[] {
  return good
    .filter((left) => {
      const others = [...good.filter((one) => one !== left), refused];
      const without = replayed(others, asking, () => undefined);
      return without.unused.length === 0 && !isFaulty(without, asking);
    })
    .map(([id]) => id);
}

/** Where the answers about a player stand on the sheet. */
const OF_PLAYER = /^players\[(\d)\]\./;

/** The open question of that id: only those of its player are looked at. */
function questionOf(id: string, entries: Entries, asking: Asking): Question | undefined {
  const seat = OF_PLAYER.exec(id)?.[1];
  const asks =
    seat !== undefined
      ? playerQuestions(Number(seat))
      : id.startsWith('cityGoods.')
        ? entries.players.flatMap((_, index) => playerQuestions(index))
        : id === 'praefectusMagnus' && entries.players.length > 0
          ? [praefectusMagnus]
          : GAME_QUESTIONS;
  return questions(asks, entries, asking).find((question) => question.id === id);
}

function questions(asks: readonly Ask[], entries: Entries, asking: Asking): readonly Question[] {
  return asks.flatMap((ask) => ask(entries, asking) ?? []);
}

/** What is asked next: first of the game, then of its players, at last who breaks a tie. */
function openQuestions(entries: Entries, asking: Asking): readonly Question[] {
  const ofGame = questions(GAME_QUESTIONS, entries, asking);
  if (ofGame.length > 0) return ofGame;
  const ofPlayers = entries.players.flatMap((_, seat) =>
    questions(playerQuestions(seat), entries, asking),
  );
  // Players may have houses in the same city.
  const ids = new Set<string>();
  const asked = ofPlayers.filter(({ id }) => !ids.has(id) && ids.add(id));
  return asked.length > 0 ? asked : questions([praefectusMagnus], entries, asking);
}

function answeredField(
  { question, text, refusal, contradicts }: Answered,
  entries: Entries,
  asking: Asking,
): SheetField {
  const understood = refusal === undefined ? (question.understood?.(entries) ?? '') : '';
  return {
    ...fieldOf(question, asking),
    answer: text,
    ...(understood !== '' && { understood }),
    ...(refusal !== undefined && { refusal }),
    contradicts,
  };
}

function fieldOf(question: Question, { proposed }: Asking): SheetField {
  const { id, text: label, seat, kind, usual, help, choices } = question;
  const offered = proposed[id] ?? usual;
  return {
    id,
    label,
    help: help(),
    ...(seat !== undefined && { seat }),
    kind,
    choices: choices?.() ?? [],
    ...(offered !== undefined && { proposed: offered }),
    contradicts: [],
  };
}
