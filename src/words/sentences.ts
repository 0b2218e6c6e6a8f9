/** Sentences about what an engine is asked for and made of, in English. */
import { placeUnknown } from '../board/unknown-place';
import { thingNamed, unknownMap, type WordsFor } from '../model/fault-words';
import type { SentenceFacts } from '../model/faults';
import { optionSentences } from './option-sentences';

export const sentences: WordsFor<Omit<SentenceFacts, 'rulesFailed' | 'unknownWord' | 'otherMap'>> =
  {
    unknownMap,
    unknownPlace: placeUnknown,
    ...optionSentences,
    notDefined: (_names, { door }) => `This is not what ${door} of concordia-rules/kit returns.`,
    sameWordTwice: (_names, named) => `Two parts of this library define the ${thingNamed(named)}.`,
  };
