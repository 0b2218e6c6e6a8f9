/** Faults in definitions of boards, rules and modules, in English. */
import type { BoardFacts, DefinitionFacts, PartFacts } from '../model/fault-facts';
import { framed, type WordsFor } from '../model/fault-words';
import { shapeFaults } from '../model/input-words';
import { asHint } from '../model/nearest';
import type { ErrorWords } from '../model/telling';

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

export const boardFaults: WordsFor<BoardFacts> = {
  routeNamedOtherwise: (_names, { route, id }) => `the route ${route} must not have the id ${id}`,
  placeTwice: (_names, { place }) => `the place ${place} occurs twice`,
  provinceTwice: (_names, { province }) => `the province ${province} occurs twice`,
  cityTwice: (_names, { city }) => `the city ${city} belongs to two provinces`,
  notForHouses: (_names, { city, letter }) =>
    `${city} is a ${letter}, which cannot belong to a province`,
  cityWithoutProvince: (_names, { city }) => `the city ${city} belongs to no province`,
  noSuchProvince: (_names, { province, nearest }) =>
    `there is no province ${province}${asHint(nearest)}`,
  tokensShort: (names, { letter, cities, tokens }) =>
    `there ${cities === 1 ? 'is' : 'are'} ${names.counted(cities, 'city', 'cities')} of letter ${letter}, but only ${names.counted(tokens, 'token')}`,
  routeEndsWhereItBegins: (_names, { route }) => `the route ${route} ends where it begins`,
  routeEndsNowhere: (_names, { route, end }) =>
    `the route ${route} ends at ${end}, which does not exist`,
  noSuchExit: (_names, { field, exit, kind }) =>
    `the field ${field} has the exit ${exit}, which is not a ${kind} route`,
  playersTheWrongWay: (_names, { players }) =>
    `the number of players must go from the fewest to the most, not from ${players.join(' to ')}`,
  nobodyStarts: () => 'no colonist starts anywhere',
  startsOutsideCapital: (_names, { kind, start }) =>
    `the ${kind} colonists start at ${start}, which is not a capital`,
  noRouteFromStart: (_names, { kind, start }) => `no ${kind} route leaves the start ${start}`,
  cutOff: (_names, { city }) => `${city} is cut off from the rest`,
  labelOfNothing: (_names, { id }) => `there is a label of ${id}, which does not exist`,
  noPointFor: (_names, { id }) => `there is no point for ${id}`,
  pointOfNothing: (_names, { id }) => `there is a point for ${id}, which does not exist`,
};

/** Faults of any part of a map or module. */
export const anyPartFaults: WordsFor<Pick<PartFacts, 'doesNotFit' | 'notForEverySeat'>> = {
  doesNotFit: () => 'this does not fit the rest of the game',
  notForEverySeat: () => 'expected one for every seat',
};

/** What is said of boards before any library knows them. */
export const boardErrors: ErrorWords = {
  refusals: { invalidMap: framed('map') },
  faults: { ...shapeFaults, ...boardFaults },
};
