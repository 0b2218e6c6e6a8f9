/** Faults of logs, in English; loaded with them. */

import { type ErrorWords, framed, type WordsFor } from '../model/fault-words';
import type { LogFacts } from '../model/faults';

export const logFaults: WordsFor<LogFacts> = {
  scoresBeforeEnd: () => 'there are scores, but the game is not over',
  otherScores: (_names, { recorded, counted }) =>
    `the scores should be ${counted.join(', ')}, not ${recorded.join(', ')}`,
  oldLog: (_names, { version }) =>
    `this log has version 1, which shuffled seeds differently; put what was dealt into its set-up instead of the seed, and write version ${version}`,
  newerVersion: (_names, { version, present }) =>
    `version ${version} is of a newer concordia-rules; install that one, because this one reads nothing newer than version ${present}`,
  noVersion: (_names, { present }) =>
    `there is no version, which is ${present} today and never left out; make this again from the actions of the game`,
  tooManyNotes: (_names, { notes, most }) =>
    `there are ${notes} notes, but at most ${most} are kept`,
  notInOrder: (_names, { most }) =>
    `it has to come after the one before it, and there are ${most} actions`,
  noSuchPiece: (_names, { piece, at }) => `there is no such ${piece} at ${at} to correct`,
  otherStart: () => 'this state has another map, other players or other options than the log',
  startIsOpen: () => 'this log begins from a state in which everything can be seen',
};

/** What logbooks refuse besides what their engine does. */
export const logErrors: ErrorWords = {
  refusals: { invalidLog: framed('game log') },
  faults: logFaults,
};
