/** Faults in definitions of boards, rules and modules. */

import type { DefinitionFacts } from '../../all-words';
import type { WordsFor } from '../../model/faults';
import { fr } from './grammar';

export const definitionFaults: WordsFor<DefinitionFacts> = {
  notWrittenAsObject: (_names, { what }) => fr`${WHAT[what]} doit être un objet simple`,
  choiceIsOpen: (_names, { kind }) => fr`le choix ${kind} est déjà en cours`,
  notAName: (_names, { example }) => fr`il faut un nom de lettres et de chiffres, comme ${example}`,
  notAnId: (_names, { example }) =>
    fr`il faut un identifiant de minuscules, de chiffres et de traits d’union, comme ${example}`,
  nameTaken: (_names, { name }) => fr`le nom ${name} est pris`,
  notMadeWithField: () => 'il faut un champ fait avec field() et un schéma zod',
  notMadeWithRefusal: () => 'il faut une raison faite avec refusal()',
  notMadeWithZod: () => 'il faut un schéma zod',
  schemaForbids: () => 'le schéma de cette option ne le permet pas',
  offStarts: () => 'une option qui a « off » ne peut pas lancer son module dès qu’on la choisit',
  idOfOther: (_names, { id }) => fr`les règles doivent avoir l’identifiant de leur module, ${id}`,
  noSuchField: (_names, { field }) => fr`il n’y a pas de champ ${field}`,
  fieldNotOnce: (_names, { field }) => fr`le champ ${field} doit figurer une seule fois`,
  fieldInBrackets: (_names, { field }) =>
    fr`le champ ${field} est facultatif ; il doit donc être entre crochets`,
  fieldOutsideBrackets: (_names, { field }) =>
    fr`le champ ${field} est obligatoire ; il ne doit pas être entre crochets`,
  unknownEvent: (_names, { event }) => fr`il n’y a pas d’événement ${event} dans cette partie`,
};

const WHAT = {
  choice: 'un choix',
  decision: 'une décision',
  event: 'un événement',
  option: 'une option',
  part: 'une partie',
  refusal: 'un refus',
  step: 'une étape',
} as const;
