/** Questions, each answered on one line. */
import type { Seat } from '../../index';
import type { CliLanguage } from '../language';
import type { CliWords } from '../languages/words';
import type { Draft } from './draft';
import { findYesOrNo } from './known';

export interface Question {
  /** Its place on the sheet, such as `players[0].money`; answers are stored under it. */
  readonly id: string;
  /** Such as `Money`. */
  readonly text: string;
  /** The player it is about. */
  readonly seat?: Seat;
  /** The possible answers. */
  readonly help: readonly string[];
  /** The answer that an empty line gives; without it, an answer is required. */
  readonly usual?: string;
  /**
   * The draft with the answer.
   *
   * @throws Unclear if it is not an answer.
   */
  take(answer: string): Draft;
  /** How the answer was understood, if it can be abbreviated. */
  understood?(draft: Draft): string;
}

/** A question answered with yes or no. */
export function yesOrNo(
  id: string,
  text: string,
  help: readonly string[],
  usual: 'yes' | 'no',
  words: CliWords,
  take: (isYes: boolean) => Draft,
): Question {
  return {
    id,
    text,
    help,
    usual: words.ask.answers[usual][0],
    take: (answer) => take(findYesOrNo(answer, words)),
  };
}

/** What does not depend on the answers. */
export interface QuestionContext {
  readonly language: CliLanguage;
  /** Whether it is an intermediate scoring. */
  readonly isIntermediate: boolean;
  /** Answers by question id, from a sheet that is being edited. */
  readonly remembered: ReadonlyMap<string, string>;
}

/** The question; undefined if it need not be asked or has been answered. */
export type Ask = (draft: Draft, asking: QuestionContext) => Question | undefined;
