/** Faults in definitions of boards, rules and modules. */

import type { DefinitionFacts } from '../../all-words';
import type { WordsFor } from '../../model/faults';

export const definitionFaults: WordsFor<DefinitionFacts> = {
  notWrittenAsObject: (_names, { what }) => `${WHAT[what]} ma być zwykłym obiektem`,
  choiceIsOpen: (_names, { kind }) => `wybór ${kind} już trwa`,
  notAName: (_names, { example }) => `potrzebna jest nazwa z liter i cyfr, na przykład ${example}`,
  notAnId: (_names, { example }) =>
    `potrzebny jest identyfikator z małych liter, cyfr i łączników, na przykład ${example}`,
  nameTaken: (_names, { name }) => `nazwa ${name} jest zajęta`,
  notMadeWithField: () => 'potrzebne jest pole utworzone przez field() i schemat zod',
  notMadeWithRefusal: () => 'potrzebny jest powód utworzony przez refusal()',
  notMadeWithZod: () => 'potrzebny jest schemat zod',
  schemaForbids: () => 'schemat tej opcji na to nie pozwala',
  offStarts: () => 'opcja z wartością „off” nie może włączać modułu samym wyborem',
  idOfOther: (_names, { id }) => `zasady muszą mieć identyfikator swojego modułu, ${id}`,
  noSuchField: (_names, { field }) => `nie ma pola ${field}`,
  fieldNotOnce: (_names, { field }) => `pole ${field} musi wystąpić dokładnie raz`,
  fieldInBrackets: (_names, { field }) =>
    `pole ${field} jest opcjonalne, więc musi stać w nawiasach`,
  fieldOutsideBrackets: (_names, { field }) =>
    `pole ${field} jest obowiązkowe, więc nie może stać w nawiasach`,
  unknownEvent: (_names, { event }) => `w tej grze nie ma zdarzenia ${event}`,
};

const WHAT = {
  choice: 'wybór',
  decision: 'decyzja',
  event: 'zdarzenie',
  option: 'opcja',
  part: 'część',
  refusal: 'odmowa',
  step: 'krok',
} as const;
