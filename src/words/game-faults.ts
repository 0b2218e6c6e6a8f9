/** Faults of states, set-ups, calls, boards and logs. */
import { someOf } from '../model/counted';
import type {
  BoardFacts,
  CallFacts,
  LogFacts,
  MatchFacts,
  PictureFacts,
  StateFacts,
} from '../model/fault-facts';
import type { WordsFor } from '../model/fault-words';
import { matchFaults, placeFaults } from '../model/input-words';
import { asHint } from '../model/nearest';

export const gameFaults: WordsFor<
  StateFacts & PictureFacts & CallFacts & MatchFacts & BoardFacts & LogFacts
> = {
  ...placeFaults,
  ...matchFaults,
  namesMissing: () => 'every player must have a name',
  citiesMissing: () => 'cities are missing',
  twoHousesOfPlayer: () => 'a player has two houses in the city',
  noColonistHere: (names, { kind, place }) =>
    `no ${names.colonist(kind)} can be at ${names.place(place)}`,
  nobodyStandsHere: (names, { place }) => `no colonist can have reached ${names.place(place)}`,
  twoColonists: (names, { route }) => `two colonists are on ${names.place(route)}`,
  wrongTokens: () => 'the markers do not fit the city tokens',
  missing: (_names, { id }) => `${id} is missing`,
  notHere: (_names, { id }) => `there is no ${id} here`,
  otherMarker: (names, { good, coins }) =>
    `the marker must show ${good === null ? 'no good' : names.good(good)} and ${names.counted(coins, 'coin')}`,
  wrongColonists: (names, { kind, count }) =>
    `the player must have ${names.counted(count, names.colonist(kind))} in all`,
  wrongHouses: (names, { count }) => `the player must have ${names.counted(count, 'house')} in all`,
  saltNotPlayed: () => 'this game is played without salt',
  storehouseOverfull: () => 'this is more than the storehouse holds',
  takesItselfBack: (names, { card }) => `the ${names.card(card)} takes itself back into the hand`,
  otherStartingCards: () => 'the starting cards are wrong',
  cardsForSaleLost: () => 'cards for sale are missing, or there are too many',
  decksOutOfOrder: () => 'the decks are not in the order I to V',
  boughtFromBelow: () => 'a card was bought that lay below the deck',
  turnOfOther: (_names, { turn }) => `turn ${turn} belongs to another player`,
  turnOver: () => 'the turn is over',
  holderHasNotProduced: () => 'the holder has not produced this turn',
  noProvinceProduced: () => 'no province has produced',
  wrongPhase: (_names, { phase }) => PHASES[phase],
  nothingToWaitFor: () => 'no decision can wait if none is open',
  comesWithConcordia: () => 'the last turn is set when the Concordia card is taken',
  displayNotFilled: () => 'the display must be refilled',
  gameHasEnded: () => 'somebody has ended the game, so somebody must have the Concordia card',
  gameTooLong: () => 'no game lasts that long',
  nothingEndedGame: () => 'nothing has ended the game',
  oneMoreTurnEach: () => 'each other player or team has one more turn',
  noMoreTurnForEnder: () => 'the player who ended the game has no more turns',
  notInLastRound: () => 'this turn is not in the last round',
  nothingKeepsIt: () => 'nothing in this game uses it',
  notInThisGame: (names, { kind }) => `there is no decision “${names.decision(kind)}” in this game`,
  notTheirTurn: () => 'it is not their turn',
  nothingToDecide: () => 'there is nothing to decide',
  cardEndsTurn: () => 'playing a card comes last in a turn',
  cardNotPlayed: () => 'the card has not been played yet',
  cardPlayed: () => 'a card has already been played',
  cardDecisionFirst: () => 'the decision of the card comes last',
  askedTwice: () => 'the same decision is waiting twice',
  roleNotPlayed: (names, { role }) => `no ${names.role(role)} has been played`,
  unknownTile: (_names, { tile, known }) =>
    `there is no tile ${tile}; choose from ${known.join(', ')}`,
  unknownGood: (_names, { good }) => `there is no good ${good}`,
  tilesOfProvince: (_names, { tiles }) => `each province has ${tiles} tiles`,
  neutralTogether: (_names, { tiles, found }) =>
    `coin and brick are ${tiles} tiles together, not ${found}`,
  nothingDrawn: (_names, { part }) => `nothing in this game draws anything for ${part}`,
  seedMissing: () => 'a seed is needed for what the set-up leaves to chance',
  otherDeck(names, { missing, extra }) {
    const named = (cards: readonly string[]) => someOf(cards, MAX_NAMED, (id) => names.card(id));
    const faults = [
      ...(missing.length === 0 ? [] : [`missing: ${named(missing)}`]),
      ...(extra.length === 0 ? [] : [`too many: ${named(extra)}`]),
    ];
    return `the deck is not made of exactly the cards of this game; ${faults.join('; ')}`;
  },
  isView: () =>
    'this is a view with hidden information; apply actions to the state it was made from',
  hiddenCards: () => 'this view does not show all cards; points are known when the game is over',
  otherView: () => 'this is not a view that the library can have made',
  noSuchViewer: () => 'a view is for a seat of the game or a spectator',
  notAccepted: () => 'the function does not accept this',
  notALibrary: (_names, { functions }) =>
    `expected an object returned by createLibrary or createEngine, with ${functions.join(', ')}`,
  noNames: () => 'expected a map or a state',
  nothingToPick: () => 'there is nothing to choose from',
  otherGame: () => 'this state has another map, other players or other options than the one before',
  notTheirDecision: () =>
    'it is not the decision of this view’s player, so the view cannot tell what is legal',
  eventsDoNotFit: () => 'these events do not follow this view',
  noEvents: () => 'only a successful action has events',
  notAnEngine: () => 'expected an engine returned by createEngine or createLibrary',
  noListsOfParts: () => 'maps and modules must be lists',
  twoLanguages: (_names, { language, other }) =>
    `these words must be of one language, but there are ${language} and ${other}`,
  notWords: () => 'words must be functions, named after what they describe',
  wrongDepth: (_names, { most }) => `the depth must be a whole number from 0 to ${most}`,

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
  scoresBeforeEnd: () => 'there are scores, but the game is not over',
  otherScores: (_names, { recorded, counted }) =>
    `the scores should be ${counted.join(', ')}, not ${recorded.join(', ')}`,
  oldLog: (_names, { version }) =>
    `this log has version 1, which shuffled seeds differently; put what was dealt into its set-up instead of the seed, and write version ${version}`,
  newerVersion: (_names, { version, present }) =>
    `version ${version} is of a newer concordia-rules; install that one, because this one reads nothing newer than version ${present}`,
  noVersion: (_names, { present }) =>
    `there is no version, which is ${present} today and never left out; make this again from the actions of the game`,
  tooManyNotes: (_names, { notes, most }) =>
    `there are ${notes} notes, but at most ${most} are kept`,
  notInOrder: (_names, { most }) =>
    `it has to come after the one before it, and there are ${most} actions`,
  noSuchPiece: (_names, { piece, at }) => `there is no such ${piece} at ${at} to correct`,
  otherStart: () => 'this state has another map, other players or other options than the log',
  startIsOpen: () => 'this log begins from a state in which everything can be seen',
};

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

const PHASES = {
  playing: 'the game is going on',
  finalRound: 'this is the last round',
  finished: 'the game is over',
} as const;
