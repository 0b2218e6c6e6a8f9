/** Faults in definitions of boards, rules and modules. */
import type { DefinitionFacts } from '../model/fault-facts';
import type { WordsFor } from '../model/fault-words';

export const definitionFaults: WordsFor<DefinitionFacts> = {
  notWrittenAsObject: (_names, { what }) =>
    `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} must be a plain object`,
  notAName: (_names, { example }) => `expected a name of letters and digits, such as ${example}`,
  notAnId: (_names, { example }) =>
    `expected an id of small letters, digits and hyphens, such as ${example}`,
  nameTaken: (_names, { name }) => `the name ${name} is taken`,
  notMadeWithField: () => 'expected a field made with field() and a zod schema',
  notMadeWithRefusal: () => 'expected a reason made with refusal()',
  notMadeWithZod: () => 'expected a zod schema',
  schemaForbids: () => 'the schema of this option does not allow this',
  offStarts: () => 'an option with “off” cannot start its module whenever it is chosen',
  idOfOther: (_names, { id }) => `the rules must have the id of their module, ${id}`,
  noSuchField: (_names, { field }) => `there is no field ${field}`,
  fieldNotOnce: (_names, { field }) => `the field ${field} must occur exactly once`,
  fieldInBrackets: (_names, { field }) =>
    `the field ${field} is optional, so it must be in brackets`,
  fieldOutsideBrackets: (_names, { field }) =>
    `the field ${field} is required, so it must not be in brackets`,
  unknownEvent: (_names, { event }) => `there is no event ${event} in this game`,
};
