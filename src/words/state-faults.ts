/** Faults of states, set-ups, and of what the functions of an engine are given. */

import { placeFaults, type WordsFor } from '../model/fault-words';
import type { CallFacts, StateFacts } from '../model/faults';
import { someOf } from '../model/names';

/** What other rooms than the engine refuse. */
type OfRooms =
  | 'notWords'
  | 'notAccepted'
  | 'noListsOfParts'
  | 'notAnEngine'
  | 'notALibrary'
  | 'noNames'
  | 'nothingToPick'
  | 'otherGame'
  | 'notTheirDecision'
  | 'eventsDoNotFit'
  | 'noEvents'
  | 'twoLanguages'
  | 'wrongDepth';

export const stateFaults: WordsFor<Omit<StateFacts, 'notOnMap'> & Omit<CallFacts, OfRooms>> = {
  noSuchSeat: placeFaults.noSuchSeat,
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
};

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

const PHASES = {
  playing: 'the game is going on',
  finalRound: 'this is the last round',
  finished: 'the game is over',
} as const;
