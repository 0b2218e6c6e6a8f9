/** What can be wrong with a score sheet, in English. */

import { cityFaults, shapeFaults, type WordsFor } from '../model/fault-words';
import type { CityFacts, ShapeFacts, SheetFacts, WarningFacts } from '../model/faults';
import { asHint } from '../model/find';

export const sheetFaults: WordsFor<ShapeFacts & CityFacts & SheetFacts & WarningFacts> = {
  ...shapeFaults,
  ...cityFaults,
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
  noTeamsAlone: () => 'this game is played without teams',
  sixPlayInTeams: () => 'six players play in teams',
  wrongTeamSize: () => 'team games are for four or six players',
  wrongNumberOfTeams: (names, { teams }) => `expected ${names.counted(teams, 'team')}`,
  alreadyInTeam: (_names, { player }) => `${player} is already in a team`,
  nobodyHasEnded: () => 'nobody has ended the game yet',
  onlyCardsCount: () => 'only cards count now; everything else counts at the end of the game',
  onlyOneConcordia: () => 'only one player has the Concordia card',
  onlyOneTile: (names, { tile }) => `there is only one tile ${names.title(tile)}`,
  startingCardsMissing(names, { player, missing }) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : `${names.counted(one.count, 'card')} of ${names.title(one.god)}`,
    );
    return `${player} lacks cards of the starting hand, which nobody loses: ${cards.join(', ')}`;
  },
  nobodyHasConcordia: () => 'nobody has the Concordia card, worth 7 points at the end of the game',
};
