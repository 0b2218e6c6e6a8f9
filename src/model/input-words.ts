/** What can be wrong with any input, in English: its shape, and the maps and places that it names. */
import type {
  CallFacts,
  CityFacts,
  MatchFacts,
  PictureFacts,
  SentenceFacts,
  ShapeFacts,
  SheetFacts,
  StateFacts,
} from './fault-facts';
import type { WordsFor } from './fault-words';
import { listed } from './names';
import { asHint } from './nearest';

export const shapeFaults: WordsFor<ShapeFacts & Pick<CallFacts, 'notAccepted'>> = {
  notAccepted: () => 'the function does not accept this',
  notPlainData: () => 'this is not plain data',
  notPlainNumber: (_names, { found }) => `${found} is not a valid number`,
  nestedTooDeeply: () => 'it is nested too deeply',
  notPlainObject: () => 'this is not a plain object',
  listWithHoles: () => 'a list must not have holes or keys',
  keyNotAllowed: (_names, { key }) => `the key ${key} is not allowed`,
  tooMuchData: () => 'there is too much data',
  wrongType: (_names, { expected, found }) =>
    found === 'undefined'
      ? `${typeNamed(expected)} is missing`
      : `expected ${typeNamed(expected)}${found === 'number' ? '' : `, found ${typeNamed(found)}`}`,
  wrongValue: (_names, { expected }) => `expected ${orList(expected.map((word) => `"${word}"`))}`,
  wrongSize(names, { of, most, least, exactly, below, above }) {
    const size = (count = 0): string => {
      const unit = UNITS[of];
      return unit === undefined ? `${count}` : names.counted(count, unit);
    };
    if (exactly !== undefined) return `expected exactly ${size(exactly)}`;
    if (most !== undefined) return `expected at most ${size(most)}`;
    if (least !== undefined) return `expected at least ${size(least)}`;
    return below === undefined
      ? `expected more than ${size(above)}`
      : `expected less than ${size(below)}`;
  },
  wrongForm: (_names, { pattern }) => `it must match ${pattern}`,
  unknownField(_names, { fields, more = 0, advice }) {
    const named = fields.map(
      ({ name, nearest }) =>
        `"${name}"${nearest === undefined ? '' : ` (did you mean ${nearest}?)`}`,
    );
    const rest = more === 0 ? '' : ` and ${more} more`;
    const hint =
      advice === undefined
        ? ''
        : "; points of the map's or a module's own rules go into a player's bonus";
    return `unknown ${fields.length === 1 ? 'field' : 'fields'} ${named.join(', ')}${rest}${hint}`;
  },
  wrongKey: () => 'the name of a field is not valid',
  noneOfThese: (_names, { known = [] }) =>
    known.length === 0 ? 'this is not valid' : `expected ${orList(known.map((one) => `"${one}"`))}`,
  unknownName: (_names, { what, unknown, nearest, known = [] }) =>
    `there is no ${WHAT[what] ?? what} ${unknown}${known.length === 0 ? asHint(nearest) : `; choose from ${known.join(', ')}`}`,
  nothingToSee: () => 'nothing of this name can be seen',
  hiddenCharacter: (_names, { character }) => `there is an invisible character, ${character}`,
  moduleTwice: () => 'a module is named twice',
  otherwiseWrong: (_names, { message }) => message,
  notValid: () => 'this is not valid',
};

/** What sheets and set-ups say of a table. */
export const cityFaults: WordsFor<CityFacts & Pick<SheetFacts, 'unknownCard' | 'nameTwice'>> = {
  noSuchCity: (_names, { city, nearest }) => `there is no city ${city}${asHint(nearest)}`,
  otherGoodPrinted: (names, { city, good }) => `${names.place(city)} has ${good} printed on it`,
  tooFewTokens: (names, { letter, good, cities, tokens }) =>
    `${names.counted(cities, 'city', 'cities')} of letter ${letter} ${cities === 1 ? 'has' : 'have'} ${good}, but there ${tokens === 1 ? 'is' : 'are'} only ${names.counted(tokens, 'token')}`,
  twoSaltTokens: (_names, { letter }) =>
    `two cities of letter ${letter} have salt, but there is only 1 token`,
  cityWithoutGood: (names, { city }) => `the good of ${names.place(city)} is missing`,
  unknownCard: (_names, { card }) => `there is no card ${card}`,
  nameTwice: (_names, { name }) => `two players are called ${name}`,
};

type PlaceFaultFacts = Pick<StateFacts, 'noSuchSeat' | 'notOnMap'> & PictureFacts;

export const placeFaults: WordsFor<PlaceFaultFacts> = {
  noSuchSeat: () => 'there is no such seat',
  notOnMap: (_names, { id, map, nearest }) => `there is no ${id} on ${map}${asHint(nearest)}`,
  nameMissing: (_names, { id }) => `the name of ${id} is missing`,
};

/** Faults of matches of boardgame.io. */
export const matchFaults: WordsFor<MatchFacts> = {
  otherNumberOfPlayers: (_names, { players, found }) =>
    `this game is for ${players} players, not for ${found}`,
  notForTheLobby: (_names, { option, open }) =>
    `the host does not leave ${option} to whoever creates a match${
      open.length === 0 ? '' : `, only ${open.join(', ')}`
    }`,
  noListOfOptions: () => 'expected a list of names of options',
  dealIsTaken: (_names, { action }) =>
    `an action of this library is called ${action}, like the move that begins a match`,
};

/** Faults of words. */
export const wordFaults: WordsFor<Pick<CallFacts, 'notWords'>> = {
  notWords: () => 'words must be functions, named after what they describe',
};

/** Faults of what is put together. */
export const listFaults: WordsFor<Pick<CallFacts, 'noListsOfParts'>> = {
  noListsOfParts: () => 'maps and modules must be lists',
};

/** Faults of what automatic players are given. */
export const botFaults: WordsFor<Pick<CallFacts, 'notALibrary' | 'nothingToPick'>> = {
  notALibrary: (_names, { functions }) =>
    `expected an object returned by createLibrary or createEngine, with ${functions.join(', ')}`,
  nothingToPick: () => 'there is nothing to choose from',
};

export const unknownMap: WordsFor<SentenceFacts>['unknownMap'] = (
  _names,
  { map, known, nearest },
) => {
  const all = `There is no map ${map}; available: ${known.join(', ') || 'none'}.`;
  // In front of the list of known maps, where people see it.
  return nearest === undefined ? all : `Did you mean ${nearest}? ${all}`;
};

export const otherMap: WordsFor<SentenceFacts>['otherMap'] = (_names, { map, given }) =>
  `The state is on the map ${map}, but the map is ${given}.`;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  function: 'a function',
  record: 'an object',
  null: 'nothing',
  undefined: 'nothing',
};

export function typeNamed(type: string): string {
  return TYPES[type] ?? type;
}

/** The units of the size of a string or list. */
const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'item' };

/** Words for kinds of names that differ from their fields. */
const WHAT: Readonly<Record<string, string>> = {
  actionType: 'kind of action',
  cardSet: 'set of cards',
};

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `one of ${listed(words)}`;
}
