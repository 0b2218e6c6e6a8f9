/** A score sheet as a form: fields with labels, help and choices, whose answers are checked against each other. */
import { inputFaults, wordsFaults } from '../model/faults';
import type { Seat } from '../model/ids';
import type { Names } from '../model/names';
import { isRecord } from '../model/plain';
import { once, sealErrors } from '../model/seal';
import { SHEET_CLAUSES } from '../scoring/read-sheet';
import type { Scores } from '../scoring/score';
import { ownFaults } from '../scoring/scorer';
import type { ScoreSheet } from '../scoring/sheet';
import { NOWHERE, namesOf } from '../words/game-names';
import { answersOf } from './answers-of';
import { faultOf, said, scoresOf } from './check';
import { englishForm } from './english';
import { type FormEntries, finishedHouses, noEntries, sheetOf } from './entries';
import { GAME_QUESTIONS, praefectusMagnus } from './game-questions';
import { cityGood, playerQuestions } from './player-questions';
import type { Ask, FieldChoice, FieldKind, FormAsking, FormSheets, Question } from './question';
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
  /**
   * The fields that the answer contradicts. Of a refused answer, those without one of which it would fit; of one that is
   * counted, those that are refused because of it.
   */
  readonly contradicts: readonly string[];
}

/** A form: its fields, and the sheet that their answers make. */
export interface SheetForm {
  /** Those that have been answered, in the order of their answers, then those that are open. */
  readonly fields: readonly SheetField[];
  /** The first field without an answer; none if all have one. */
  readonly next?: SheetField;
  /** Whether all fields have an answer and none is refused. */
  readonly complete: boolean;
  /** Answers to fields that this sheet does not have, or not any more. */
  readonly unused: readonly string[];
  /**
   * With nothing for what has not been answered, or is refused; none before there are players. Refused names of players are
   * told apart by numbers.
   */
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
 * @param words - those that the form will speak; English ones for what is left out.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(draftOf(createSheets(), sheet).answers['players[0].money']); // -> 12
 * ```
 */
export const draftOf: (
  sheets: FormSheets,
  sheet: ScoreSheet,
  words?: Partial<FormWords>,
) => SheetDraft = sealErrors(
  (sheets: FormSheets, sheet: ScoreSheet, words: Partial<FormWords> = {}) => {
    checked({ sheets, answers: {} });
    return { sheets, answers: answersOf(sheets.parseSheet(sheet), sheets, formWords(words)) };
  },
);

/** Longer than any field's id. */
const LONGEST_ID = 200;
/** Far longer than any answer. */
const LONGEST_ANSWER = 5000;
/** More than a sheet can have. */
const MOST_ANSWERS = 400;

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
 * @param words - other words; English ones for what is left out.
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
export const sheetForm: (draft: SheetDraft, words?: Partial<FormWords>) => SheetForm = sealErrors(
  (draft: SheetDraft, words: Partial<FormWords> = {}) => {
    const asking = askingOf(checked(draft), formWords(words));
    const { entries, answered, unused } = taken(Object.entries(draft.answers), asking);
    const fields = answered.map((one) => answeredField(one, answered, entries, asking));
    const open = openQuestions(entries, asking)
      .filter(({ id }) => !fields.some((field) => field.id === id))
      .map((question) => fieldOf(question, asking));
    const [next] = open;
    const isRefused = answered.some(({ refusal }) => refusal !== undefined);
    const scores = entries.players.length > 0 ? scoresOf(entries, asking) : undefined;
    return {
      fields: [...fields, ...open],
      unused: unused.map(([id]) => id),
      ...(next && { next }),
      complete: next === undefined && !isRefused,
      ...(entries.players.length > 0 && { sheet: sheetOf(entries, finishedHouses) }),
      ...(scores && { scores }),
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

/** The words of a form: those that are given, and English ones for the rest. */
function formWords(words: Partial<FormWords>): FormWords {
  if (!isRecord(words)) wordsFaults.refuse('INVALID_INPUT', 'words', 'notWords');
  for (const [name, text] of Object.entries(englishForm)) {
    const given: unknown = Reflect.get(words, name);
    if (given !== undefined && typeof given !== typeof text) {
      wordsFaults.refuse('INVALID_INPUT', `words.${name}`, 'notWords');
    }
  }
  return { ...englishForm, ...words };
}

function noDraft(path: string): never {
  return inputFaults.refuse('INVALID_INPUT', path === '' ? 'draft' : `draft.${path}`, 'notValid');
}

function askingOf({ sheets, proposed = {}, isIntermediate = false }: SheetDraft, words: FormWords) {
  const { maps, modules, words: own } = sheets.definition;
  const cards = new Map(Object.entries(sheets.cards));
  const names = new Map<object, Names>();
  const clauses = [words, own, { faults: SHEET_CLAUSES }, ...ownFaults({ maps, modules })];
  const asking: FormAsking = {
    sheets,
    words,
    namesOn(map) {
      const places = map ?? NOWHERE;
      const known = names.get(places) ?? namesOf(places, cards, [], own.names);
      names.set(places, known);
      return known;
    },
    lists: new Map(),
    scores: new Map(),
    clauses,
    isIntermediate,
    proposed,
  };
  return asking;
}

type GivenAnswer = readonly [id: string, text: string];

/** A question with its answer, and what came of it. */
interface Answered {
  readonly question: Question;
  readonly text: string;
  readonly refusal?: string;
  /** The answers that a refused one contradicts. */
  readonly contradicts?: () => readonly string[];
}

interface Taken {
  readonly entries: FormEntries;
  readonly answered: readonly Answered[];
  /** Those that the entries are made of. */
  readonly good: readonly GivenAnswer[];
  /** To what nobody has asked. */
  readonly unused: readonly GivenAnswer[];
}

function nothing({ sheets }: FormAsking): Taken {
  return { entries: noEntries(sheets.cards), answered: [], good: [], unused: [] };
}

type FaultIn = (entries: FormEntries) => string | undefined;

/** What answers make: all at once where they fit together; otherwise one after the other, to find those that do not. */
function taken(answers: readonly GivenAnswer[], asking: FormAsking): Taken {
  const none = nothing(asking);
  const faultIn: FaultIn = (entries) => faultOf(entries, asking);
  const isFaulty = ({ entries }: Taken): boolean => faultIn(entries) !== undefined;
  const all = replayed(answers, asking, none);
  if (!isFaulty(all)) return all;
  // Most often it is the one that has just been given.
  const earlier = replayed(answers.slice(0, -1), asking, none);
  return isFaulty(earlier)
    ? replayed(answers, asking, none, faultIn)
    : replayed(answers.slice(-1), asking, earlier, faultIn);
}

/** @param faultIn - why entries are impossible; what is not understood is refused anyway. */
function replayed(
  answers: readonly GivenAnswer[],
  asking: FormAsking,
  from: Taken,
  faultIn?: FaultIn,
): Taken {
  let { entries } = from;
  const answered = [...from.answered];
  const good = [...from.good];
  let waiting = [...from.unused, ...answers];
  // What is asked depends on other answers, which may stand behind it.
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length;
    waiting = waiting.filter((given) => {
      const [id, text] = given;
      const question = questionOf(id, entries, asking);
      if (question === undefined) return true;
      const next = tried(question, text, entries, asking);
      const refusal = typeof next === 'string' ? next : faultIn?.(next);
      if (typeof next !== 'string' && refusal === undefined) {
        entries = next;
        good.push(given);
        answered.push({ question, text });
        return false;
      }
      const others = [...good];
      const isClear = typeof next !== 'string';
      // It takes a while, so it is looked for once, when somebody wants to know.
      const contradicts = once(() => (isClear ? contradicted(given, others, asking) : []));
      answered.push({ question, text, refusal: refusal ?? '', contradicts });
      const instead = isClear ? question.instead?.(next) : undefined;
      if (instead !== undefined && faultIn?.(instead) === undefined) entries = instead;
      return false;
    });
  }
  return { entries, answered, good, unused: waiting };
}

/** The entries with the answer, or why it is not understood. */
function tried(
  question: Question,
  text: string,
  entries: FormEntries,
  asking: FormAsking,
): FormEntries | string {
  try {
    return question.take(text.trim());
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    return said(error, entries, asking);
  }
}

/** Those of the good answers without which a refused one would fit. */
function contradicted(
  refused: GivenAnswer,
  good: readonly GivenAnswer[],
  asking: FormAsking,
): readonly string[] {
  const none = nothing(asking);
  const fits = (answers: readonly GivenAnswer[]): boolean => {
    const { entries, good: all } = replayed(answers, asking, none);
    return all.length === answers.length && faultOf(entries, asking) === undefined;
  };
  return good
    .filter((left) => fits([...good.filter((one) => one !== left), refused]))
    .map(([id]) => id);
}

/** Where the answers about a player stand on the sheet. */
const OF_PLAYER = /^players\[(\d)\]\./;

/** The open question of that id: only those of its player are looked at. */
function questionOf(id: string, entries: FormEntries, asking: FormAsking): Question | undefined {
  const seat = OF_PLAYER.exec(id)?.[1];
  const asks =
    seat !== undefined
      ? playerQuestions(Number(seat))
      : id.startsWith('cityGoods.')
        ? [
            ...entries.players.flatMap((_, index) => playerQuestions(index)),
            cityGood(id.slice('cityGoods.'.length)),
          ]
        : id === 'praefectusMagnus' && entries.players.length > 0
          ? [praefectusMagnus]
          : GAME_QUESTIONS;
  return questions(asks, entries, asking).find((question) => question.id === id);
}

function questions(
  asks: readonly Ask[],
  entries: FormEntries,
  asking: FormAsking,
): readonly Question[] {
  return asks.flatMap((ask) => ask(entries, asking) ?? []);
}

/** What is asked next: first of the game, then of its players, at last who breaks a tie. */
function openQuestions(entries: FormEntries, asking: FormAsking): readonly Question[] {
  const ofGame = asked(GAME_QUESTIONS, entries, asking);
  if (ofGame.length > 0) return ofGame;
  const ofPlayers = entries.players.flatMap((_, seat) =>
    asked(playerQuestions(seat), entries, asking),
  );
  // Players may have houses in the same city.
  const ids = new Set<string>();
  const different = ofPlayers.filter(({ id }) => !ids.has(id) && ids.add(id));
  return different.length > 0 ? different : asked([praefectusMagnus], entries, asking);
}

function asked(asks: readonly Ask[], entries: FormEntries, asking: FormAsking) {
  return questions(asks, entries, asking).filter(({ isAsked = true }) => isAsked);
}

function answeredField(
  { question, text, refusal, contradicts }: Answered,
  answered: readonly Answered[],
  entries: FormEntries,
  asking: FormAsking,
): SheetField {
  const contradictedBy = (): readonly string[] =>
    answered.flatMap((other) =>
      other.contradicts?.().includes(question.id) ? [other.question.id] : [],
    );
  const understood = refusal === undefined ? (question.understood?.(entries) ?? '') : '';
  return fieldOf(question, asking, contradicts ?? contradictedBy, {
    answer: text,
    ...(understood !== '' && { understood }),
    ...(refusal !== undefined && { refusal }),
  });
}

/** Help, choices and contradictions are put together when they are looked at: few of all fields are. */
function fieldOf(
  question: Question,
  { proposed }: FormAsking,
  contradicts: () => readonly string[] = () => [],
  answered: Pick<SheetField, 'answer' | 'understood' | 'refusal'> = {},
): SheetField {
  const { id, text: label, seat, kind, usual } = question;
  const offered = proposed[id] ?? usual;
  return {
    id,
    label,
    ...(seat !== undefined && { seat }),
    kind,
    ...(offered !== undefined && { proposed: offered }),
    ...answered,
    get help() {
      return question.help();
    },
    get choices() {
      return question.choices?.() ?? [];
    },
    get contradicts() {
      return contradicts();
    },
  };
}
