/** What can be wrong with how boards, rules and modules are written. */
import type { DefinitionFacts } from '../model/fault-facts';
import type { WordsFor } from '../model/fault-words';

export const definitionFaults: WordsFor<DefinitionFacts> = {
  notWrittenAsObject: (_names, { what }) =>
    `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} is written as a plain object`,
  notAName: (_names, { example }) => `expected a name of letters and digits, such as ${example}`,
  notAnId: (_names, { example }) =>
    `expected an id of small letters, digits and hyphens, such as ${example}`,
  nameTaken: (_names, { name }) => `the name ${name} is taken`,
  notMadeWithField: () => 'a field is made with field() and a schema of zod',
  notMadeWithRefusal: () => 'a reason is made with refusal()',
  notMadeWithZod: () => 'a schema is made with zod',
  schemaForbids: () => 'the schema of this option does not allow this',
  idOfOther: (_names, { id }) => `the rules have the id of their module, ${id}`,
  noSuchField: (_names, { field }) => `there is no field ${field}`,
  fieldNotOnce: (_names, { field }) => `the field ${field} must occur exactly once`,
  fieldInBrackets: (_names, { field }) =>
    `the field ${field} may be left out, so it must be in brackets`,
  fieldOutsideBrackets: (_names, { field }) => `the field ${field} must be outside of brackets`,
  unknownEvent: (_names, { event }) => `there is no event ${event} in this game`,
};
