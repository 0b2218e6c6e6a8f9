/**
 * Checks whether a state from outside can belong to this game: every piece and card is accounted for, storehouses are
 * not overfull, places exist, a decision is really open. It does not check whether play can reach the state.
 */

import { cityGoodsFault } from '../board/city-goods';
import { playsSalt } from '../board/tokens';
import { hasPartners, hasTurn, type Position, partyOf, tokensFor } from '../kit/game';
import type { AnyDecision } from '../model/any';
import type { CardId } from '../model/cards';
import { type Refusal, refuse } from '../model/errors';
import {
  type Fault,
  faultsOf,
  framed,
  inputFaults,
  type RuleAndFacts,
  refuseFault,
} from '../model/faults';
import type { Good } from '../model/goods';
import { COLONIST_KINDS, type ColonistKind } from '../model/ids';
import { seatNamed } from '../model/names';
import { type BoardState, MAX_TURNS, type Player } from '../model/state';
import { cardOf, cardsFaults, isTakenBack, roleOf, wasPlayed } from '../rules/cards';
import { awaitsFirstTurn, gapOf, isOpen, openDecisions } from '../rules/change';
import { isShared } from '../rules/moving';
import { roomOf } from '../rules/storehouse';
import { checkParts as checkKept } from './parts';
import { isInDeckOrder, markersOf, setUpFaults } from './set-up';
import {
  askedFirst,
  decisionFaults,
  firstSeatOf,
  isEnded,
  onlyAction,
  openTogether,
  SEVERAL,
} from './turn';

/** @throws ConcordiaError `INVALID_STATE`; `details.path` says where. */
export function checkState(position: Position): void {
  const { state } = position;
  // First, because other checks call hooks that read the parts.
  checkParts(position);
  checkBoard(position);
  for (const [seat, player] of state.players.entries()) {
    checkPieces(position, seat, player);
    checkHand(position, seat, player);
  }
  checkCards(position);
  checkFlow(position);
  checkDecisions(position);
}

function invalid<R extends keyof StateWords & string>(
  at: string,
  reason: R,
  ...more: RuleAndFacts<StateWords[R]>
): never {
  return FAULTS.refuse(CODE, at, reason, ...more);
}

const CODE = 'INVALID_STATE';

function checkBoard(position: Position): void {
  const { game, state } = position;
  const { board } = game;
  const { cityGoods, houses, colonists } = state.board;
  const fault = cityGoodsFault(board, cityGoods, (letter) => tokensFor(game, letter), game.nearest);
  if (fault !== undefined) refuseFault(CODE, { ...fault, path: 'board.cityGoods', rule: 'R-2.1' });
  if (Object.keys(cityGoods).length !== board.cities.size) {
    invalid('board.cityGoods', 'citiesMissing', 'R-2.1');
  }
  sameKeys('board.houses', Object.keys(houses), [...board.cities.keys()]);
  for (const [city, owners] of Object.entries(houses)) {
    if (new Set(owners).size !== owners.length) {
      invalid(`board.houses.${city}`, 'twoHousesOfPlayer', 'R-4.3');
    }
    if (owners.some((owner) => owner >= game.players))
      invalid(`board.houses.${city}`, 'noSuchSeat');
  }
  const startCities = state.players.map((_, seat) =>
    game.rules.flatMap(({ audit }) => audit?.startCities?.(position, seat) ?? []),
  );
  const held = new Set<string>();
  for (const [index, { seat, kind, at }] of colonists.entries()) {
    const path = `board.colonists[${index}]`;
    if (seat >= game.players) invalid(path, 'noSuchSeat');
    if (!board.isPlace(at, kind)) invalid(path, 'noColonistHere', 'R-4.2', { kind, place: at });
    const lives = [...board.start[kind], ...board.capital[kind], ...(startCities[seat] ?? [])];
    const end = board.map.cities.find(({ id }) => id === at);
    const stays = end === undefined || end.letter === 'square';
    if (!stays && !lives.includes(at) && !houses[at]?.includes(seat)) {
      invalid(path, 'nobodyStandsHere', 'R-4.5', { place: at });
    }
    const single = board.routes.has(at) && !isShared(board, kind);
    if (single && held.has(at)) invalid(path, 'twoColonists', 'R-4.2', { route: at });
    held.add(at);
  }
  checkMarkers(position);
}

/** Markers follow from the dealt tokens, some of which may have been exchanged. */
function checkMarkers(position: Position): void {
  const { game, state } = position;
  const { cityGoods, markers } = state.board;
  const deals = game.exchange?.dealsOf(cityGoods) ?? [cityGoods];
  const faults = deals.map((deal) => markersFault(markers, markersOf(position, deal)));
  if (faults.includes(undefined)) return;
  const { at, ...fault } = faults[0] ?? { at: '', ...stateFaults.of('wrongTokens') };
  refuseFault(CODE, { ...fault, path: `board.markers${at}`, rule: 'R-2.2' });
}

interface MarkersFault extends Fault {
  readonly at: string;
}

function markersFault(
  markers: BoardState['markers'],
  expected: BoardState['markers'],
): MarkersFault | undefined {
  const missing = Object.keys(expected).find((province) => markers[province] === undefined);
  if (missing !== undefined) return { at: '', ...inputFaults.of('missing', { id: missing }) };
  for (const [province, marker] of Object.entries(markers)) {
    const right = expected[province];
    if (right === undefined) return { at: '', ...inputFaults.of('notHere', { id: province }) };
    const { good, coins } = right;
    // Whichever side is up.
    if (marker.good === good && marker.coins === coins) continue;
    return { at: `.${province}`, ...stateFaults.of('otherMarker', { good, coins }) };
  }
  return undefined;
}

function sameKeys(path: string, found: readonly string[], expected: readonly string[]): void {
  const missing = expected.find((key) => !found.includes(key));
  if (missing !== undefined) invalid(path, 'missing', undefined, { id: missing });
  const extra = found.find((key) => !expected.includes(key));
  if (extra !== undefined) invalid(path, 'notHere', undefined, { id: extra });
}

function checkPieces(position: Position, seat: number, player: Player): void {
  const { game, state } = position;
  const path = `players[${seat}]`;
  const pieces = game.pieces[seat];
  for (const kind of COLONIST_KINDS) {
    const onBoard = state.board.colonists.filter(
      (piece) => piece.seat === seat && piece.kind === kind,
    );
    const count = pieces?.[kind] ?? 0;
    if (onBoard.length + player.storehouse[kind] !== count) {
      invalid(`${path}.storehouse.${kind}`, 'wrongColonists', 'R-2.4', { kind, count });
    }
  }
  const built = Object.values(state.board.houses).filter((owners) => owners.includes(seat)).length;
  const elsewhere = game.rules.reduce(
    (sum, { audit }) => sum + (audit?.housesElsewhere?.(position, seat) ?? 0),
    0,
  );
  const count = pieces?.houses ?? 0;
  if (player.houses + built + elsewhere !== count) {
    invalid(`${path}.houses`, 'wrongHouses', 'R-2.4', { count });
  }
  if (player.goods.salt !== undefined && !playsSalt(game.options)) {
    invalid(`${path}.goods.salt`, 'saltNotPlayed', 'R-11.1');
  }
  if (roomOf(position, seat) < 0) invalid(`${path}.goods`, 'storehouseOverfull', 'R-5.2');
}

function checkHand({ game, state }: Position, seat: number, { name, hand, discard }: Player): void {
  const path = `players[${seat}]`;
  if (seatNamed(name, state.players) !== seat) {
    invalid(`${path}.name`, 'nameTwice', undefined, { name });
  }
  const back = discard.find((card) => isTakenBack(game, card));
  if (back !== undefined) {
    invalid(`${path}.discard`, 'takesItselfBack', 'R-4.1', { card: back });
  }
  const own = [...hand, ...discard].filter((card) => cardOf(game, card).deck === 0);
  const expected = game.hands[seat] ?? [];
  if (!sameCards(own, expected)) invalid(`${path}.hand`, 'otherStartingCards', 'R-2.4');
}

function sameCards(cards: readonly CardId[], expected: readonly CardId[]): boolean {
  const [a, b] = [[...cards].sort(), [...expected].sort()];
  return a.length === b.length && a.every((card, index) => card === b[index]);
}

/** Cards move from the top of the deck to the display and to the hands, and none is lost. */
function checkCards({ game, state }: Position): void {
  const { players, display, deck } = state;
  const deckOf = (card: CardId): number => cardOf(game, card).deck;
  const open = display.filter((card) => card !== null);
  const bought = players.flatMap(({ hand, discard }) =>
    [...hand, ...discard].filter((card) => deckOf(card) > 0),
  );
  if (!sameCards([...bought, ...open, ...deck], game.supplies.decks.flat())) {
    invalid('deck', 'cardsForSaleLost', 'R-2.3');
  }
  if (!isInDeckOrder(game, [...open, ...deck])) invalid('display', 'decksOutOfOrder', 'R-2.3');
  const [next] = deck;
  if (next !== undefined && bought.some((card) => deckOf(card) > deckOf(next))) {
    invalid('deck', 'boughtFromBelow', 'R-2.3');
  }
}

function checkFlow(position: Position): void {
  const { game, state } = position;
  const { phase, turn, seat, decision, queue, concordia, lastTurn } = state;
  if (!awaitsFirstTurn(position) && seat !== (firstSeatOf(position) + turn - 1) % game.players) {
    invalid('seat', 'turnOfOther', 'R-3.3', { turn });
  }
  if (state.praefectusMagnus >= game.players) invalid('praefectusMagnus', 'noSuchSeat', 'R-2.5');
  if (state.praefectusUsed && decision === null) invalid('praefectusUsed', 'turnOver', 'R-5.1');
  if (state.praefectusUsed && (isOpen(state, 'playCard') || state.praefectusMagnus !== seat)) {
    invalid('praefectusUsed', 'holderHasNotProduced', 'R-5.1');
  }
  if (state.praefectusUsed && !hasPartners(game) && !canHaveProduced(position)) {
    invalid('praefectusUsed', 'noProvinceProduced', 'R-5.1');
  }
  // Rules may ask for something at the end of the last turn, but nobody plays a card any more.
  const isOver = openDecisions(state).every(
    ({ kind }) => game.kinds.get(kind)?.type.when === 'anyTime',
  );
  if (phase === 'finished' ? !isOver : decision === null)
    invalid('decision', 'wrongPhase', undefined, { phase });
  if (decision === null && queue.length > 0) invalid('queue', 'nothingToWaitFor');
  const isCutShort = phase === 'finished' && concordia === null && isEnded(position);
  if ((phase === 'playing' || isCutShort) !== (concordia === null))
    invalid('concordia', 'wrongPhase', 'R-6.1', { phase });
  if ((concordia === null) !== (lastTurn === null))
    invalid('lastTurn', 'comesWithConcordia', 'R-6.1');
  checkEnd(position);
  const gap = gapOf(state);
  // Where partners play, the display may wait for a partner's card; their part is checked for that.
  const atRest = decision === null || (isOpen(state, 'playCard') && !hasPartners(game));
  if (gap !== -1 && atRest) invalid(`display[${gap}]`, 'displayNotFilled', 'R-4.8');
}

/** Whether a marker shows coins, or a province has no marker. */
function canHaveProduced({ game: { board }, state }: Position): boolean {
  const { markers } = state.board;
  return [...board.provinces.keys()].some((province) => markers[province]?.side !== 'goods');
}

/** The holder of Concordia has ended the game, with at most one more turn for each other seat. */
function checkEnd(position: Position): void {
  const { game, state } = position;
  const { phase, turn, concordia, lastTurn, display, deck, players } = state;
  const noCard = deck.length === 0 && display.every((card) => card === null);
  const noHouse = players.some(({ houses }) => houses === 0);
  if (concordia === null || lastTurn === null) {
    if (noCard || noHouse) invalid('concordia', 'gameHasEnded', 'R-6.1');
    if (turn > MAX_TURNS) invalid('turn', 'gameTooLong');
    return;
  }
  if (concordia >= game.players) invalid('concordia', 'noSuchSeat', 'R-6.1');
  if (!noCard && players[concordia]?.houses !== 0)
    invalid('concordia', 'nothingEndedGame', 'R-6.1');
  const ended = lastTurn - game.parties + 1;
  const ender = firstSeatOf(position) + ended - 1;
  // If several decide at the same time, the game may be ended by a player whose turn it is not.
  const isOwnTurn = ![...game.kinds.values()].some(({ type }) => type.together);
  const isOther = isOwnTurn && partyOf(game, ender) !== partyOf(game, concordia);
  if (ended < 1 || ended > MAX_TURNS || isOther) invalid('lastTurn', 'oneMoreTurnEach', 'R-6.1');
  if (turn === ended && isOwnTurn && isOpen(state, 'playCard') && !hasPartners(game))
    invalid('turn', 'noMoreTurnForEnder', 'R-6.1');
  const isIn = turn >= ended && turn <= lastTurn;
  const isRight = phase === 'finished' ? turn === lastTurn || isEnded(position) : true;
  if (!isIn || !isRight) invalid('turn', 'notInLastRound', 'R-6.1');
}

function checkParts(position: Position): void {
  const { game, state } = position;
  const extra = Object.keys(state.parts).find((id) => !game.parts.some((part) => part.id === id));
  if (extra !== undefined) invalid(`parts.${extra}`, 'nothingKeepsIt');
  checkKept(position);
}

/** A refusal of rules, with its place. */
function refuseFor(path: string, refusal: Refusal): never {
  const { message, details } = refusal;
  refuse({
    ...refusal,
    code: CODE,
    message: (names, facts) =>
      framed(CODE, path, undefined, typeof message === 'string' ? message : message(names, facts)),
    details: { path, ...details },
  });
}

function checkDecisions(position: Position): void {
  const { game, state } = position;
  const { decision } = state;
  if (decision === null) return;
  for (const [index, open] of openDecisions(state).entries()) {
    const path = placeOf(index);
    if (open.seat >= game.players) invalid(path, 'noSuchSeat');
    const type = game.kinds.get(open.kind)?.type;
    if (type === undefined) invalid(path, 'notInThisGame', undefined, { kind: open.kind });
    const owned = type.outOfTurn || type.together || hasTurn(position, open.seat);
    if (!owned) invalid(path, 'notTheirTurn', 'R-3.3');
    const refusal = type.audit?.(position, open);
    if (refusal !== undefined) refuseFor(path, refusal);
  }
  checkOnce(position);
  checkOneCard(position);
  // Playing a card is always a decision; everything else only while there is a choice.
  for (const open of openTogether(position)) {
    const only = onlyAction(askedFirst(position, open), open);
    const hasChoice = only === SEVERAL || (only !== undefined && open.kind === 'playCard');
    const isOpen = hasChoice && open.seat < game.people;
    if (!isOpen) {
      invalid(placeOf(open === decision ? 0 : 1 + state.queue.indexOf(open)), 'nothingToDecide');
    }
  }
}

/** Where an open decision stands, the present one in front. */
function placeOf(index: number): string {
  return index === 0 ? 'decision' : `queue[${index - 1}]`;
}

/** One card a turn: still to be played, or on top of the discard with its action going on. */
function checkOneCard(position: Position): void {
  const { game, state } = position;
  const open = openDecisions(state);
  const times = open.map(({ kind }) => game.kinds.get(kind)?.type.when);
  const card = open.findIndex(({ kind }) => kind === 'playCard');
  if (card !== -1 && card !== open.length - 1) invalid(placeOf(card), 'cardEndsTurn', 'R-3.1');
  const isBefore = awaitsFirstTurn(position) && !times.includes(undefined);
  if (card === -1 && times.includes('beforeCard') && !isBefore) {
    invalid('queue', 'cardNotPlayed', 'R-3.1');
  }
  if (times.slice(0, Math.max(0, card)).includes(undefined)) {
    invalid(`queue[${card - 1}]`, 'cardPlayed', 'R-3.1');
  }
  const last = open.length - 1;
  const early = open.findIndex((asked, index) => index < last && roleOf(game, asked) !== undefined);
  if (early !== -1) invalid(placeOf(early), 'cardDecisionFirst', 'R-3.1');
  checkRole(position, open[last]);
}

/** No seat has the same decision twice, unless a field distinguishes them. */
function checkOnce({ game, state }: Position): void {
  const asked = openDecisions(state).map((open) => {
    const field = game.kinds.get(open.kind)?.type.each;
    return JSON.stringify([
      open.kind,
      open.seat,
      field === undefined ? null : Reflect.get(open, field),
    ]);
  });
  const twice = asked.findIndex((key, index) => asked.indexOf(key) !== index);
  if (twice !== -1) invalid(placeOf(twice), 'askedTwice');
}

/** The role that is being carried out has been played. */
function checkRole(position: Position, open: AnyDecision | undefined): void {
  const { game, state } = position;
  const role = open && roleOf(game, open);
  if (role === undefined || open === undefined) return;
  const takesBack = game.roles.get(role)?.takesBack === true;
  const isKept = takesBack && state.players[open.seat]?.discard.length !== 0;
  if (isKept || !wasPlayed(position, role)) {
    invalid('decision', 'roleNotPlayed', 'R-3.1', { role });
  }
}

/** What can be wrong with a state. */
export const stateFaults = faultsOf({
  citiesMissing: () => 'cities are missing',
  twoHousesOfPlayer: () => 'a player has two houses in the city',
  noColonistHere: (
    names,
    { kind, place }: { readonly kind: ColonistKind; readonly place: string },
  ) => `no ${names.colonist(kind)} can be at ${names.place(place)}`,
  nobodyStandsHere: (names, { place }: { readonly place: string }) =>
    `no colonist can have reached ${names.place(place)}`,
  twoColonists: (names, { route }: { readonly route: string }) =>
    `two colonists are on ${names.place(route)}`,
  wrongTokens: () => 'the markers do not fit the city tokens',
  otherMarker: (names, { good, coins }: { readonly good: Good | null; readonly coins: number }) =>
    `the marker must show ${good === null ? 'no good' : names.good(good)} and ${names.counted(coins, 'coin')}`,
  wrongColonists: (
    names,
    { kind, count }: { readonly kind: ColonistKind; readonly count: number },
  ) => `the player must have ${names.counted(count, names.colonist(kind))} in all`,
  wrongHouses: (names, { count }: { readonly count: number }) =>
    `the player must have ${names.counted(count, 'house')} in all`,
  saltNotPlayed: () => 'this game is played without salt',
  storehouseOverfull: () => 'this is more than the storehouse holds',
  takesItselfBack: (names, { card }: { readonly card: string }) =>
    `the ${names.card(card)} takes itself back into the hand`,
  otherStartingCards: () => 'the starting cards are wrong',
  cardsForSaleLost: () => 'cards for sale are missing, or there are too many',
  boughtFromBelow: () => 'a bought card should still be in the deck',
  turnOfOther: (_names, { turn }: { readonly turn: number }) =>
    `turn ${turn} belongs to another player`,
  turnOver: () => 'the turn is over',
  holderHasNotProduced: () => 'the holder has not produced this turn',
  noProvinceProduced: () => 'no province has produced',
  nothingToWaitFor: () => 'no decision can wait if none is open',
  comesWithConcordia: () => 'the last turn is set when the Concordia card is taken',
  gameHasEnded: () => 'somebody has ended the game, but nobody has the Concordia card',
  gameTooLong: () => 'no game lasts that long',
  nothingEndedGame: () => 'nothing has ended the game',
  oneMoreTurnEach: () => 'each other player or team has one more turn',
  noMoreTurnForEnder: () => 'the player who ended the game has no more turns',
  notInLastRound: () => 'this turn is not in the last round',
  nothingKeepsIt: () => 'nothing in this game uses it',
  notTheirTurn: () => 'it is not their turn',
  nothingToDecide: () => 'there is nothing to decide',
  cardEndsTurn: () => 'playing a card comes last in a turn',
  cardPlayed: () => 'a card has already been played',
  cardDecisionFirst: () => 'the decision of the card comes last',
  askedTwice: () => 'the same decision is waiting twice',
});

/** All that is refused here, with what other rooms refuse, too. */
const FAULTS = faultsOf({
  ...inputFaults.words,
  ...cardsFaults.words,
  ...decisionFaults.words,
  ...setUpFaults.words,
  ...stateFaults.words,
});

type StateWords = typeof FAULTS.words;
