/** Sentences about options of a game that cannot be played: screens need them, too. */

import type { WordsFor } from '../model/fault-words';
import type { SentenceFacts } from '../model/faults';
import { asHint } from '../model/find';

type OptionFault =
  | 'wrongNumberOfPlayers'
  | 'unknownProvince'
  | 'noProvinceLeft'
  | 'boardFallsApart'
  | 'unsupported'
  | 'moduleNotPlayed';

export const optionSentences: WordsFor<Pick<SentenceFacts, OptionFault>> = {
  wrongNumberOfPlayers: () => 'Games without teams are for two to five players.',
  unknownProvince: (_names, { province, board, nearest }) =>
    `${board} has no province ${province}${asHint(nearest) || '.'}`,
  noProvinceLeft: () => 'At least one province must stay.',
  boardFallsApart: () => 'Without these provinces, the board is not connected.',
  unsupported: (_names, { module }) =>
    `This library does not have the module ${module}; import it from concordia-rules/modules/${module} and pass it to createLibrary.`,
  moduleNotPlayed: (_names, { option, module }) =>
    `The option ${option} needs the module ${module}.`,
};
