/** Faults of answers, and errors that end the dialogue: their reasons and facts. */
import type { AnswerFacts } from '../../form/words';

type NoFacts = object;

/** The file that keeps the answers; undefined if they are lost. */
interface KeptIn {
  readonly draft?: string | undefined;
}

/** The reasons with their facts. The form has its own, and so has the library. */
export interface AskFacts extends AnswerFacts {
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
}
