/** The language of one game: how its actions are written, and what words can mean. */
import type { Field } from '../kit/fields';
import type { AnyAction } from '../model/any';
import { Dictionary, isShortFor, keysOf, type Word } from '../model/find';
import type { StoredGood } from '../model/goods';
import type { Seat } from '../model/ids';
import { noName } from '../model/names';
import {
  type ActionInWords,
  type BoardLanguage,
  type BoardVoice,
  isOfOneKind,
  isSeat,
  type WordBook,
  wordBook,
} from './board-language';
import { readForm, type Spoken, speakForm, type WordingOf, type Written, writeForm } from './forms';
import type { Opening, SmallWords } from './voices';
import { distinct, type ValueWording } from './wordings';

/** An action as stated in words. */
export interface WordedAction {
  readonly action: AnyAction;
  /** Whether it has the shape of an action, so that only a rule can forbid it. */
  readonly isSound: boolean;
}

export interface TextLanguage {
  /** Undefined if it cannot be written in words. */
  write(action: AnyAction): Written | undefined;
  /** Its words in every language that has words for it. */
  speak(action: AnyAction): readonly Spoken[];
  /** All actions that the words state in full. @param kind - of the decision for them; any if left out. */
  read(words: readonly Word[], seat: Seat, kind?: string): readonly WordedAction[];
  /** Whether a word is known, in full or abbreviated. @param key - the word as it is compared. */
  knows(key: string): boolean;
  /** All known words, in the form in which they are compared. */
  words(): ReadonlyMap<string, string>;
  /** Small words. */
  readonly smallWords: SmallWords;
  /** The words that actions begin with, except names. */
  readonly verbs: ReadonlySet<string>;
  /** Whether the words are those of a pass. */
  isPass(words: readonly Word[]): boolean;
  readonly players: Dictionary<Seat>;
  readonly cards: Dictionary;
  readonly places: Dictionary;
  readonly provinces: Dictionary;
  readonly goods: Dictionary<StoredGood>;
  /** The words of corrections. */
  readonly corrections: Dictionary;
  /** What is written in front of corrections. */
  readonly opening: Opening;
  /** How an English word is written. */
  wordOf(word: string): string;
  /** A player, as named in texts. */
  playerOf(seat: Seat): string;
  placeOf(id: string): string;
  provinceOf(id: string): string;
  cardOf(id: string): string;
  goodOf(good: StoredGood): string;
}

export function languageOf(board: BoardLanguage, names: readonly string[]): TextLanguage {
  const { seatWords } = board;
  const players = names.map((name, seat) => wordsFor(board, name, seat)[0] ?? name);
  const playerNames = players.map((name, seat) => playerName(players, name, seat, board));
  const seats = new Dictionary<Seat>();
  for (const [seat, name] of names.entries()) {
    for (const word of new Set([name, ...wordsFor(board, name, seat)])) seats.add(word, seat);
    for (const word of seatWords) seats.add(`${word} ${seat}`, seat);
  }
  const seatWording: ValueWording = {
    write: (value) => (typeof value === 'number' ? playerNames[value] : undefined),
    read: (words, at) => seats.read(words, at),
    words: seats.words,
  };
  const wordingIn =
    (voice: BoardVoice): WordingOf =>
    (field: Field) =>
      isSeat(field) ? seatWording : voice.wordingOf(field);
  const [writing, ...otherVoices] = board.voices;
  const wordingOf = wordingIn(writing);
  const speak = (voice: BoardVoice, action: AnyAction): Spoken | undefined => {
    const form = voice.forms.get(action.type);
    return form && speakForm(form, action, wordingIn(voice));
  };

  const known = new Map<string, boolean>();
  let made: readonly WordBook[] | undefined;
  const books = (): readonly WordBook[] => {
    made ??= [board.book(), wordBook(seats.words)];
    return made;
  };

  return {
    write(action) {
      const form = writing.forms.get(action.type);
      return form && writeForm(form, action, wordingOf);
    },
    speak(action) {
      const first = speak(writing, action);
      if (first === undefined || otherVoices.length === 0)
        return first === undefined ? [] : [first];
      return [first, ...otherVoices.flatMap((voice) => speak(voice, action) ?? [])];
    },
    read(words, seat, kind) {
      if (words.length === 0) return [];
      const found: WordedAction[] = [];
      const say = ({ type, fields, isSound }: ActionInWords): void => {
        found.push({ action: { type, seat, ...fields }, isSound });
      };
      for (const saying of board.read(words, kind)) {
        if ('fields' in saying) say(saying);
        else {
          const { type } = saying;
          const wording = (field: Field): ValueWording | undefined =>
            isSeat(field) ? seatWording : board.wordingOf(saying, field);
          for (const fields of readForm(saying, words, wording)) {
            if (isOfOneKind(fields)) say({ type, fields, isSound: board.isSound(type, fields) });
          }
        }
      }
      return distinct(found);
    },
    knows(key) {
      const before = known.get(key);
      if (before !== undefined) return before;
      const { fillers, to, between } = board.smallWords;
      const isSilent = [fillers, to, between].some((keys) => keys.has(key));
      const isKnown = isSilent || /^\d+$/.test(key) || books().some((book) => isAmong(key, book));
      known.set(key, isKnown);
      return isKnown;
    },
    words: () => new Map([...seats.words, ...board.words]),
    smallWords: board.smallWords,
    verbs: board.verbs,
    isPass: ([word, ...others]) =>
      word !== undefined && others.length === 0 && board.passes.has(word.key),
    players: seats,
    cards: board.cards,
    places: board.places,
    provinces: board.provinces,
    goods: board.goods,
    corrections: board.corrections,
    opening: board.opening,
    wordOf: board.wordOf,
    playerOf: (seat) => playerNames[seat] ?? board.seatOf(seat),
    placeOf: board.placeOf,
    provinceOf: board.provinceOf,
    cardOf: board.cardOf,
    goodOf: board.goodOf,
  };
}

/** Whether it is one of the words, its plural, or its abbreviation. */
function isAmong(key: string, { words, byLetter }: WordBook): boolean {
  if (words.has(key) || (key.endsWith('s') && words.has(key.slice(0, -1)))) return true;
  return byLetter.get(key.charAt(0))?.some((word) => isShortFor(key, word)) ?? false;
}

/** What a player is called who has been given no name, in every language. */
function wordsFor(board: BoardLanguage, name: string, seat: Seat): readonly string[] {
  return name === noName(seat) ? board.unnamed(seat) : [];
}

/** The player's name, if it can be written before a colon and is unique; otherwise the seat. */
function playerName(
  players: readonly string[],
  name: string,
  seat: Seat,
  { seatWords, openingWords }: BoardLanguage,
): string {
  const key = keysOf(name).join(' ');
  // `seat 2` may be another player, and `Correction: coins` would begin a correction.
  const isTaken = [...seatWords, ...openingWords].some((word) =>
    `${key} `.startsWith(`${keysOf(word).join(' ')} `),
  );
  const isClear =
    /^\p{L}[\p{L}\p{M}\p{N} .'-]*$/u.test(name) &&
    !isTaken &&
    players.every((other, index) => index === seat || keysOf(other).join(' ') !== key);
  return isClear ? name : `${seatWords[0]} ${seat}`;
}
