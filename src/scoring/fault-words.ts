/** Faults of score sheets, and of the shape of any input. */
import type { CityFacts, SentenceFacts, ShapeFacts, SheetFacts } from '../model/fault-facts';
import type { WordsFor } from '../model/fault-words';
import { listed } from '../model/names';
import { asHint } from '../model/nearest';

export const sheetFaults: WordsFor<ShapeFacts & CityFacts & SheetFacts> = {
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
  hiddenCharacter: (_names, { character }) => `there is an invisible character, ${character}`,
  moduleTwice: () => 'a module is named twice',
  otherwiseWrong: (_names, { message }) => message,
  notValid: () => 'this is not valid',
  noSuchCity: (_names, { city, nearest }) => `there is no city ${city}${asHint(nearest)}`,
  otherGoodPrinted: (names, { city, good }) => `${names.place(city)} has ${good} printed on it`,
  tooFewTokens: (names, { letter, good, cities, tokens }) =>
    `${names.counted(cities, 'city', 'cities')} of letter ${letter} ${cities === 1 ? 'has' : 'have'} ${good}, but there ${tokens === 1 ? 'is' : 'are'} only ${names.counted(tokens, 'token')}`,
  twoSaltTokens: (_names, { letter }) =>
    `two cities of letter ${letter} have salt, but there is only 1 token`,
  cityWithoutGood: (names, { city }) => `the good of ${names.place(city)} is missing`,
  storehouseTooSmall: (names, { spaces, stored }) =>
    `the colonists leave room for ${names.counted(spaces, 'good')}, not for ${stored}`,
  onlyPartnersShare: () => 'only partners in a team share provinces',
  noSuchPlayer: (_names, { player, nearest }) => `there is no player ${player}${asHint(nearest)}`,
  countMissing: () => 'Venus cards need this number',
  cannotShare: (names, { count }) =>
    `partners with these houses cannot share ${names.counted(count, 'province')}`,
  countsDiffer: (_names, { counts }) =>
    `the partners have different numbers, ${counts.join(' and ')}`,
  housesNeedMap: () => 'houses listed by city need a map',
  citiesNeedMap: () => 'cities need a map',
  twoHousesInCity: (names, { city }) => `there are two houses in ${names.place(city)}`,
  tooManyCities: (names, { good, cities }) =>
    `no board has more than ${names.counted(cities, `${good} city`, `${good} cities`)}`,
  tooManyHouses: (names, { houses }) => `a player has only ${names.counted(houses, 'house')}`,
  wrongProvinces: (names, { houses, provinces }) =>
    `${names.counted(houses, 'house')} cannot stand in ${names.counted(provinces, 'province')}`,
  fewerProvinces: (names, { map, provinces }) =>
    `${map} has only ${names.counted(provinces, 'province')}`,
  fewerPlaces: (names, { houses }) =>
    `this number of provinces has room for at most ${names.counted(houses, 'house')}`,
  wrongPairs: (names, { houses, provinces }) =>
    `this number is impossible with ${names.counted(houses, 'house')} in ${names.counted(provinces, 'province')}`,
  onlyOneCard: (names, { card }) => `there is only one ${names.card(card)} in the game`,
  notInTeams: (names, { card }) => `there is no ${names.card(card)} in a team game`,
  notPlayedAlone: (names, { card }) => `there is no ${names.card(card)} in a game without teams`,
  onlyOneInHand: (names, { card }) =>
    `a starting hand has only one ${names.card(card)}; name bought cards by their ids`,
  fewerHands: (names, { card }) => `fewer starting hands have a ${names.card(card)}`,
  fewerCards: (names, { role }) => `there are fewer cards of the ${names.role(role)}`,
  unknownCard: (_names, { card }) => `there is no card ${card}`,
  noTeamsAlone: () => 'this game is played without teams',
  sixPlayInTeams: () => 'six players play in teams',
  wrongTeamSize: () => 'team games are for four or six players',
  wrongNumberOfTeams: (names, { teams }) => `expected ${names.counted(teams, 'team')}`,
  alreadyInTeam: (_names, { player }) => `${player} is already in a team`,
  nobodyHasEnded: () => 'nobody has ended the game yet',
  onlyCardsCount: () => 'only cards count now; everything else counts at the end of the game',
  onlyOneConcordia: () => 'only one player has the Concordia card',
  onlyOneTile: (names, { tile }) => `there is only one tile ${names.title(tile)}`,
  nameTwice: (_names, { name }) => `two players are called ${name}`,
};

/** A sentence of its own. */
export const unknownMap: WordsFor<SentenceFacts>['unknownMap'] = (
  _names,
  { map, known, nearest },
) => {
  const all = `There is no map ${map}; available: ${known.join(', ') || 'none'}.`;
  // In front of the list of known maps, where people see it.
  return nearest === undefined ? all : `Did you mean ${nearest}? ${all}`;
};

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
