/** Faults of answers, and errors that end the dialogue: their reasons and facts. */
import type { FaultFacts } from '../../all-words';

type NoFacts = object;

/** The file that keeps the answers; undefined if they are lost. */
interface KeptIn {
  readonly draft?: string | undefined;
}

/** Kinds of things that answers name. */
export type What = 'card' | 'city' | 'game' | 'god' | 'good' | 'map' | 'player' | 'tile';

/** The reasons with their facts. The library has its own reasons. */
export interface AskFacts extends Pick<FaultFacts, 'wrongSize'> {
  readonly answerMissing: NoFacts;
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
  readonly neitherYesNorNo: NoFacts;
  readonly noWholeNumber: { readonly found: string };
  readonly nobodyPlayed: NoFacts;
  readonly oddNames: { readonly names: number };
  readonly minervaNotNamed: NoFacts;
  readonly whichGoods: { readonly goods: readonly string[] };
  readonly firstQuestion: NoFacts;
  readonly answerTooLong: NoFacts;
  readonly endedEarly: KeptIn;
  readonly endedByQuit: KeptIn;
  readonly interrupted: KeptIn;
  /** A question with its usual answer; `since` is a date with a time. */
  readonly draftFound: { readonly since: string };
  readonly draftHelp: NoFacts;
  /** Of so many answers of a draft, those that can still be given. */
  readonly draftTaken: { readonly taken: number; readonly answers: number };
  readonly draftNotKept: { readonly why: string };
  readonly otherEnding: { readonly file: string; readonly endings: readonly string[] };
  readonly inputNotRead: { readonly why: string };
}
