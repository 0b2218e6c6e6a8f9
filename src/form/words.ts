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

/** A field's label. */
interface LabelWords {
  readonly question: string;
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
  readonly kind: LabelWords & Readonly<Record<'base' | 'venus' | 'teams', string>>;
  readonly players: LabelWords & { readonly help: readonly string[] };
  readonly teams: LabelWords & { readonly opposite: string; readonly help: string };
  readonly map: LabelWords & { help(none: string, maps: readonly string[]): string };
  readonly byCity: LabelWords & Readonly<Record<'yes' | 'no', string>>;
  readonly salt: LabelWords & Readonly<Record<'yes', string>>;
  readonly forum: LabelWords & Readonly<Record<'yes', string>>;
  readonly module: { question(name: string): string; yes(name: string): string };
  readonly praefectusMagnus: LabelWords & { readonly help: string };
  readonly cards: LabelWords & {
    /** @param answer - what means the starting hand. */
    help(answer: string, hand: string): readonly string[];
  };
  readonly houses: LabelWords & {
    more(count: number): string;
    /** @param example - two cities, the first with a good. */
    help(example: string, done: string): readonly string[];
    province(name: string, cities: readonly string[]): string;
  };
  readonly cityGood: {
    question(city: string, letter: string): string;
    help(goods: readonly string[]): string;
  };
  readonly byGood: LabelWords & { help(goods: readonly string[]): string };
  readonly provinces: LabelWords & { readonly help: string };
  readonly provincesWithTwo: LabelWords & { readonly help: string };
  readonly sharedProvinces: { question(partner: string): string; readonly help: string };
  readonly colonists: LabelWords & { readonly help: string };
  readonly money: LabelWords & { readonly help: string };
  readonly tiles: LabelWords & { readonly help: string };
  readonly goods: LabelWords & { help(goods: readonly string[]): string };
  readonly concordia: LabelWords & Readonly<Record<'yes', string>>;
  readonly scores: { question(name: string): string; help(name: string): string };
  readonly bonus: LabelWords & { readonly help: string };
}
