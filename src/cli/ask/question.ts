/** What is asked, one line of an answer each. */
import type { Seat } from '../../index';
import type { CliLanguage } from '../language';
import type { Draft } from './draft';
import { findYesOrNo } from './known';

export interface Question {
  /** Its place on the sheet, such as `players[0].money`; an answer is remembered by it. */
  readonly id: string;
  /** Such as `Money`. */
  readonly text: string;
  /** Whom it is about. */
  readonly seat?: Seat;
  /** What can be answered. */
  readonly help: readonly string[];
  /** What an empty line means; an answer is wanted if it is left out. */
  readonly usual?: string;
  /**
   * The draft with the answer in it.
   *
   * @throws Unclear if it is no answer.
   */
  take(answer: string): Draft;
  /** How the answer has been understood, where much of it may be left out. */
  understood?(draft: Draft): string;
}

/** A question that is answered by yes or no. */
export function yesOrNo(
  id: string,
  text: string,
  help: readonly string[],
  usual: 'yes' | 'no',
  take: (isYes: boolean) => Draft,
): Question {
  return { id, text, help, usual, take: (answer) => take(findYesOrNo(answer)) };
}

/** What is known whatever people answer. */
export interface QuestionContext {
  readonly language: CliLanguage;
  /** Whether it is an intermediate scoring. */
  readonly isIntermediate: boolean;
  /** Answers by the ids of their questions, from a sheet that is gone through again. */
  readonly remembered: ReadonlyMap<string, string>;
}

/** The question, if it has to be asked and has not been answered. */
export type Ask = (draft: Draft, asking: QuestionContext) => Question | undefined;
