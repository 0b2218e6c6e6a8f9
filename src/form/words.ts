/** The words of a form. */
import type { WordsFor } from '../model/faults';

/** Kinds of things that answers name. */
export type What = 'card' | 'city' | 'game' | 'god' | 'good' | 'map' | 'player' | 'tile';

/** Reasons why an answer is not understood, with their facts. Scorers have theirs. */
export interface AnswerFacts {
  /** Of numbers alone; scorers say it of lists, too. */
  readonly wrongSize: { readonly least?: number; readonly most?: number };
  readonly answerMissing: object;
  readonly notKnown: {
    readonly what: What;
    readonly word: string;
    readonly nearest?: string;
    /** All known names, if there are few. */
    readonly known?: readonly string[];
  };
  /** `more` counts the meanings that are not listed. */
  readonly severalMeant: {
    readonly word: string;
    readonly found: readonly string[];
    readonly more: number;
  };
  readonly nothingCounted: { readonly count: string };
  readonly neitherYesNorNo: object;
  readonly noWholeNumber: { readonly found: string };
  readonly nobodyPlayed: object;
  readonly oddNames: { readonly names: number };
  readonly minervaNotNamed: object;
  readonly whichGoods: { readonly goods: readonly string[] };
}

/** Answers that are words. */
export type FormAnswer =
  | 'base'
  | 'done'
  | 'hand'
  | 'no'
  | 'nobody'
  | 'noMap'
  | 'none'
  | 'opposite'
  | 'teams'
  | 'venus'
  | 'yes';

/** What a field is called. */
export interface LabelWords {
  /** Its label. */
  readonly question: string;
}

/** What a field is called, and what can be answered. */
export interface FieldWords extends LabelWords {
  /** What can be answered, in a sentence. */
  readonly help: string;
}

/** Such words, with the goods that there are. */
export interface GoodsWords extends LabelWords {
  /** What can be answered, in a sentence. */
  help(goods: readonly string[]): string;
}

/** All that a form says: labels, help, answers that are words, and why an answer is refused. */
export interface FormWords {
  /** Clauses, by the reason. */
  readonly faults: WordsFor<AnswerFacts>;
  /** The first one of each is shown; the others are understood, too. */
  readonly answers: Readonly<Record<FormAnswer, readonly [string, ...string[]]>>;
  /** Between names of partners. */
  readonly and: readonly string[];
  /** A list of names. */
  commas(items: readonly string[]): string;
  /** An answer and what it means. */
  answer(answer: string, meaning: string): string;
  /** A player who was only counted, from 1. */
  player(number: number): string;
  /** Which game was played, and its kinds in words. */
  readonly kind: LabelWords & Readonly<Record<'base' | 'venus' | 'teams', string>>;
  /** Who played. */
  readonly players: LabelWords & {
    /** What can be answered, in sentences. */
    readonly help: readonly string[];
  };
  /** Who played with whom; `opposite` says that partners sit opposite each other. */
  readonly teams: FieldWords & Readonly<Record<'opposite', string>>;
  /** On which board. */
  readonly map: LabelWords & {
    /** What can be answered; `none` for a board that is not known. */
    help(none: string, maps: readonly string[]): string;
  };
  /** Whether houses are counted by city. */
  readonly byCity: LabelWords & Readonly<Record<'yes' | 'no', string>>;
  /** Whether there was salt. */
  readonly salt: LabelWords & Readonly<Record<'yes', string>>;
  /** Whether there was a forum. */
  readonly forum: LabelWords & Readonly<Record<'yes', string>>;
  /** Whether a module of others was played. */
  readonly module: {
    /** The label, by the name of the module. */
    question(name: string): string;
    /** What yes means. */
    yes(name: string): string;
  };
  /** Who has the Praefectus Magnus. */
  readonly praefectusMagnus: FieldWords;
  /** The cards of a player. */
  readonly cards: LabelWords & {
    /** What can be answered; `answer` means the starting hand. */
    help(answer: string, hand: string): readonly string[];
  };
  /** The houses of a player. */
  readonly houses: LabelWords & {
    /** The label once there are some. */
    more(count: number): string;
    /** What can be answered; `example` has two cities, the first with a good. */
    help(example: string, done: string): readonly string[];
    /** A province and its cities. */
    province(name: string, cities: readonly string[]): string;
  };
  /** The good of a city. */
  readonly cityGood: {
    /** The label, by the name and the letter of the city. */
    question(city: string, letter: string): string;
    /** What can be answered, in a sentence. */
    help(goods: readonly string[]): string;
  };
  /** The cities of a player by their goods. */
  readonly byGood: GoodsWords;
  /** The provinces with houses of a player. */
  readonly provinces: FieldWords;
  /** Those with two houses or more. */
  readonly provincesWithTwo: FieldWords;
  /** Those with houses of both partners. */
  readonly sharedProvinces: {
    /** The label, by the name of the partner. */
    question(partner: string): string;
    /** What can be answered, in a sentence. */
    readonly help: string;
  };
  /** The colonists of a player on the board. */
  readonly colonists: FieldWords;
  /** The sestertii of a player. */
  readonly money: FieldWords;
  /** The tiles of a player. */
  readonly tiles: FieldWords;
  /** The goods of a player. */
  readonly goods: GoodsWords;
  /** Whether a player has the Concordia card. */
  readonly concordia: LabelWords & Readonly<Record<'yes', string>>;
  /** A line that a map or module adds to the sheet. */
  readonly scores: {
    /** The label, by its name. */
    question(name: string): string;
    /** What can be answered, in a sentence. */
    help(name: string): string;
  };
  /** Points that nothing else has. */
  readonly bonus: FieldWords;
}
