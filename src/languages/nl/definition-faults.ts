/** Faults in definitions of boards, rules and modules. */

import type { DefinitionFacts } from '../../all-words';
import type { WordsFor } from '../../model/faults';
import { noSuch } from './grammar';

export const definitionFaults: WordsFor<DefinitionFacts> = {
  notWrittenAsObject: (_names, { what }) => `${WHAT[what]} moet een gewoon object zijn`,
  choiceIsOpen: (_names, { kind }) => `de keuze ${kind} is al bezig`,
  notAName: (_names, { example }) => `een naam heeft letters en cijfers, zoals ${example}`,
  notAnId: (_names, { example }) =>
    `een id heeft kleine letters, cijfers en koppeltekens, zoals ${example}`,
  nameTaken: (_names, { name }) => `de naam ${name} is al in gebruik`,
  notMadeWithField: () => 'verwacht werd een veld dat met field() en een zod-schema is gemaakt',
  notMadeWithRefusal: () => 'verwacht werd een reden die met refusal() is gemaakt',
  notMadeWithZod: () => 'verwacht werd een zod-schema',
  schemaForbids: () => 'het schema van deze optie staat dit niet toe',
  offStarts: () => 'een optie met ‘off’ mag haar module niet al starten door gekozen te worden',
  idOfOther: (_names, { id }) => `de regels moeten de id van hun module hebben, ${id}`,
  noSuchField: (_names, { field }) => noSuch('veld', field),
  fieldNotOnce: (_names, { field }) => `het veld ${field} moet precies één keer voorkomen`,
  fieldInBrackets: (_names, { field }) =>
    `het veld ${field} is niet verplicht en hoort tussen haken`,
  fieldOutsideBrackets: (_names, { field }) =>
    `het veld ${field} is verplicht en hoort niet tussen haken`,
  unknownEvent: (_names, { event }) => `er is geen gebeurtenis ${event} in dit spel`,
};

const WHAT = {
  choice: 'een keuze',
  decision: 'een beslissing',
  event: 'een gebeurtenis',
  option: 'een optie',
  part: 'een onderdeel',
  refusal: 'een weigering',
  step: 'een actie',
} as const;
