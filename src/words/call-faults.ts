/** Faults of what is handed to the rooms beside an engine, in English; each room brings its own. */

import { type WordsFor, wordFaults } from '../model/fault-words';
import type { CallFacts } from '../model/faults';

export const roomFaults: WordsFor<Pick<CallFacts, 'notAnEngine'>> = {
  notAnEngine: () => 'expected an engine returned by createEngine or createLibrary',
};

export const followFaults: WordsFor<
  Pick<CallFacts, 'otherGame' | 'eventsDoNotFit' | 'noEvents' | 'notTheirDecision'>
> = {
  otherGame: () => 'this state has another map, other players or other options than the one before',
  notTheirDecision: () =>
    'it is not the decision of this view’s player, so the view cannot tell what is legal',
  eventsDoNotFit: () => 'these events do not follow this view',
  noEvents: () => 'only a successful action has events',
};

export const speechFaults: WordsFor<Pick<CallFacts, 'noNames' | 'notWords' | 'twoLanguages'>> = {
  notWords: wordFaults.notWords,
  noNames: () => 'expected a map or a state',
  twoLanguages: (_names, { language, other }) =>
    `these words must be of one language, but there are ${language} and ${other}`,
};

export const libraryFaults: WordsFor<Pick<CallFacts, 'wrongDepth'>> = {
  wrongDepth: (_names, { most }) => `the depth must be a whole number from 0 to ${most}`,
};
