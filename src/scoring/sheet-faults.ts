/** What can be wrong with a score sheet. */
import { faultsOf } from '../model/faults';

export const sheetFaults = faultsOf({
  storehouseTooSmall: (
    names,
    { spaces, stored }: { readonly spaces: number; readonly stored: number },
  ) => `the colonists leave room for ${names.counted(spaces, 'good')}, not for ${stored}`,
  onlyPartnersShare: () => 'only partners in a team share provinces',
  countMissing: () => 'Venus cards need this number',
  cannotShare: (names, { count }: { readonly count: number }) =>
    `partners with these houses cannot share ${names.counted(count, 'province')}`,
  countsDiffer: (_names, { counts }: { readonly counts: readonly number[] }) =>
    `the partners have different numbers, ${counts.join(' and ')}`,
  housesNeedMap: () => 'houses listed by city need a map',
  citiesNeedMap: () => 'cities need a map',
  twoHousesInCity: (names, { city }: { readonly city: string }) =>
    `there are two houses in ${names.place(city)}`,
  tooManyCities: (names, { good, cities }: { readonly good: string; readonly cities: number }) =>
    `no board has more than ${names.counted(cities, `${good} city`, `${good} cities`)}`,
  tooManyHouses: (names, { houses }: { readonly houses: number }) =>
    `a player has only ${names.counted(houses, 'house')}`,
  wrongProvinces: (
    names,
    { houses, provinces }: { readonly houses: number; readonly provinces: number },
  ) => `${names.counted(houses, 'house')} cannot stand in ${names.counted(provinces, 'province')}`,
  fewerProvinces: (
    names,
    { map, provinces }: { readonly map: string; readonly provinces: number },
  ) => `${map} has only ${names.counted(provinces, 'province')}`,
  fewerPlaces: (names, { houses }: { readonly houses: number }) =>
    `this number of provinces has room for at most ${names.counted(houses, 'house')}`,
  wrongPairs: (
    names,
    { houses, provinces }: { readonly houses: number; readonly provinces: number },
  ) =>
    `this number is impossible with ${names.counted(houses, 'house')} in ${names.counted(provinces, 'province')}`,
  onlyOneCard: (names, { card }: { readonly card: string }) =>
    `there is only one ${names.card(card)} in the game`,
  notInTeams: (names, { card }: { readonly card: string }) =>
    `there is no ${names.card(card)} in a team game`,
  notPlayedAlone: (names, { card }: { readonly card: string }) =>
    `there is no ${names.card(card)} in a game without teams`,
  onlyOneInHand: (names, { card }: { readonly card: string }) =>
    `a starting hand has only one ${names.card(card)}; name bought cards by their ids`,
  fewerHands: (names, { card }: { readonly card: string }) =>
    `fewer starting hands have a ${names.card(card)}`,
  fewerCards: (names, { role }: { readonly role: string }) =>
    `there are fewer ${names.role(role)} cards`,
  noTeamsAlone: () => 'this game is played without teams',
  sixPlayInTeams: () => 'six players play in teams',
  wrongTeamSize: () => 'team games are for four or six players',
  wrongNumberOfTeams: (names, { teams }: { readonly teams: number }) =>
    `expected ${names.counted(teams, 'team')}`,
  alreadyInTeam: (_names, { player }: { readonly player: string }) =>
    `${player} is already in a team`,
  nobodyHasEnded: () => 'nobody has ended the game yet',
  onlyCardsCount: () => 'only cards count now; everything else counts at the end of the game',
  linesSayOtherwise: (
    names,
    { points, stated }: { readonly points: number; readonly stated: number },
  ) => `the lines of this player bring ${names.points(points)}, not ${stated}`,
  onlyOneConcordia: () => 'only one player has the Concordia card',
  onlyOneTile: (names, { tile }: { readonly tile: string }) =>
    `there is only one tile ${names.title(tile)}`,
  startingCardsMissing(
    names,
    {
      player,
      missing,
    }: {
      readonly player: string;
      /** Cards by their ids, or how many of a god where only these are counted. */
      readonly missing: readonly (string | { readonly god: string; readonly count: number })[];
    },
  ) {
    const cards = missing.map((one) =>
      typeof one === 'string'
        ? names.card(one)
        : `${names.counted(one.count, 'card')} of ${names.title(one.god)}`,
    );
    return `${player} lacks cards of the starting hand, which nobody loses: ${cards.join(', ')}`;
  },
  nobodyHasConcordia: () => 'nobody has the Concordia card, worth 7 points at the end of the game',
});
