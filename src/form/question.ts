/** Questions, each answered with one text: what fields are made of. */

import type { Card, CardId } from '../model/cards';
import type { ErrorWords } from '../model/error-words';
import type { MapId, Seat } from '../model/ids';
import type { MapPlaces } from '../model/map';
import type { Names } from '../model/names';
import type { Scores } from '../scoring/score';
import type { Scorer } from '../scoring/scorer';
import type { WordSet } from '../words/word-set';
import type { FormEntries, SheetMap, SheetModule } from './entries';
import type { FormWords } from './words';

/** Something that can be named. */
export interface KnownThing<T extends string = string> {
  readonly id: T;
  /** Names besides the id, the usual one first. */
  readonly names: readonly string[];
  /** A number that also means it. */
  readonly number?: number;
}

/** How a field is best shown. */
export type FieldKind =
  /** A whole number. */
  | 'number'
  /** One of the choices. */
  | 'one'
  /** Some of the choices, with commas. */
  | 'some'
  /** Some of the choices, each as often as one says: `wine 2, salt 1`. */
  | 'counts'
  /** Any text. */
  | 'text';

/** What can be chosen. */
export interface FieldChoice {
  /** Understood in every language. */
  readonly id: string;
  /** For people; understood, too. */
  readonly name: string;
}

/** A question that waits for its answer. */
export interface Question {
  /** Its place on the sheet, such as `players[0].money`; answers are stored under it. */
  readonly id: string;
  /** Such as `Money`. */
  readonly text: string;
  /** The player it is about. */
  readonly seat?: Seat;
  readonly kind: FieldKind;
  /** The possible answers, in sentences. */
  help(): readonly string[];
  /** What can be chosen, if it is no number and no text. */
  choices?(): readonly FieldChoice[];
  /** The answer that an empty line gives; without it, an answer is required. */
  readonly usual?: string;
  /** False if nobody is asked, but whoever answers all the same is heard. */
  readonly isAsked?: boolean;
  /**
   * The entries with the answer.
   *
   * @throws Unclear if it is not an answer.
   */
  take(answer: string): FormEntries;
  /** The entries to go on with if an answer is refused on which all others depend; none if nothing can be done with it. */
  instead?(taken: FormEntries): FormEntries;
  /** How the answer was understood, if it can be abbreviated. */
  understood?(entries: FormEntries): string;
}

/** A scorer that speaks, as far as forms need it: what `createSheets` makes. */
export interface FormSheets extends Scorer {
  /** All cards by their ids. */
  readonly cards: Readonly<Record<CardId, Card>>;
  /** What it was made of. */
  readonly definition: {
    /** Its maps. */
    readonly maps: readonly SheetMap[];
    /** Its modules. */
    readonly modules: readonly SheetModule[];
    /** Its words. */
    readonly words: WordSet;
  };
  /** The name of anything by its id; without a map, of what is on none. */
  nameOf(map: MapPlaces | undefined, id: string): string;
  /** The cards that there are in a game. */
  cardsOf(game: {
    readonly map?: MapId;
    readonly players: number;
    readonly modules?: readonly string[];
  }): {
    /** By seat, those that the player begins with. */
    readonly hands: readonly (readonly CardId[])[];
  };
}

/** What does not depend on the answers. */
export interface FormAsking {
  readonly sheets: FormSheets;
  readonly words: FormWords;
  /** Names on a map; without one, those that are on none. */
  namesOn(map: SheetMap | null | undefined): Names;
  /** Lists of what can be named, which several fields share. */
  readonly lists: Map<string, readonly KnownThing[]>;
  /** Those that have been counted. */
  readonly scores: Map<FormEntries, Scores>;
  /** What is said of faults, the first to be asked first. */
  readonly clauses: readonly ErrorWords[];
  /** Whether it is an intermediate scoring. */
  readonly isIntermediate: boolean;
  /** Answers that are proposed, by the ids of their fields. */
  readonly proposed: Readonly<Record<string, string>>;
}

/** What is asked: nothing if it need not be asked or has been answered. */
export type AskedQuestions = Question | readonly Question[] | undefined;
export type Ask = (entries: FormEntries, asking: FormAsking) => AskedQuestions;
