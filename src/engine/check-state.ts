/**
 * Checks whether a state from outside can belong to this game: every piece and card is accounted for, storehouses are
 * not overfull, places exist, a decision is really open. It does not check whether play can reach the state.
 */

import { cityGoodsFault } from '../board/city-goods';
import { dealsOf, exchangesSalt } from '../board/salt-tokens';
import { playsSalt } from '../board/tokens';
import type { Table } from '../kit/table';
import type { AnyDecision } from '../model/any';
import type { CardId } from '../model/cards';
import { counted } from '../model/counted';
import { ConcordiaError } from '../model/errors';
import { COLONIST_KINDS } from '../model/ids';
import { notValid } from '../model/parse';
import {
  type BoardState,
  COLONISTS_OF_A_KIND,
  HOUSES,
  MAX_TURNS,
  type Marker,
  type Player,
} from '../model/state';
import { cardOf } from '../rules/cards';
import { isOpen, openDecisions } from '../rules/change';
import { gapOf } from '../rules/market';
import { isShared } from '../rules/moving';
import { hasPartners, hasTurn, partyOf } from '../rules/partners';
import { isTakenBack, roleOf, wasPlayed } from '../rules/played';
import { roomOf } from '../rules/storehouse';
import { isInDeckOrder, markersOf } from './set-up';
import { coursesOf } from './turn';

/** @throws ConcordiaError `INVALID_STATE`; `details.path` says where. */
export function checkState(table: Table): void {
  const { state } = table;
  // First, because other checks call hooks that read the parts.
  checkParts(table);
  checkBoard(table);
  for (const [seat, player] of state.players.entries()) {
    checkPieces(table, seat, player);
    checkHand(table, seat, player);
  }
  checkCards(table);
  checkFlow(table);
  checkDecisions(table);
}

function invalid(at: string, reason: string, rule?: string): never {
  notValid({ code: 'INVALID_STATE', what: 'state', at, reason, rule });
}

function checkBoard(table: Table): void {
  const { game, state } = table;
  const { board } = game;
  const { cityGoods, houses, colonists } = state.board;
  const fault = cityGoodsFault(board, cityGoods, playsSalt(game.options));
  if (fault !== undefined) invalid('board.cityGoods', fault, 'R-2.1');
  if (Object.keys(cityGoods).length !== board.cities.size) {
    invalid('board.cityGoods', 'cities are missing', 'R-2.1');
  }
  sameKeys('board.houses', Object.keys(houses), [...board.cities.keys()]);
  for (const [city, owners] of Object.entries(houses)) {
    if (new Set(owners).size !== owners.length) {
      invalid(`board.houses.${city}`, 'a player has two houses', 'R-4.3');
    }
    if (owners.some((owner) => owner >= game.players))
      invalid(`board.houses.${city}`, 'no such seat');
  }
  const homes = state.players.map((_, seat) =>
    game.rules.flatMap(({ audit }) => audit?.homes?.(table, seat) ?? []),
  );
  const held = new Set<string>();
  for (const [index, { seat, kind, at }] of colonists.entries()) {
    const path = `board.colonists[${index}]`;
    if (seat >= game.players) invalid(path, 'no such seat');
    if (!board.isPlace(at, kind)) invalid(path, `no ${kind} colonist can be at ${at}`, 'R-4.2');
    const lives = [...board.start[kind], ...board.capital[kind], ...(homes[seat] ?? [])];
    const end = board.map.cities.find(({ id }) => id === at);
    const stays = end === undefined || end.letter === 'square';
    if (!stays && !lives.includes(at) && !houses[at]?.includes(seat)) {
      invalid(path, `nobody can have come to stand in ${at}`, 'R-4.5');
    }
    const single = board.routes.has(at) && !isShared(board, kind);
    if (single && held.has(at)) invalid(path, `two colonists stand on ${at}`, 'R-4.2');
    held.add(at);
  }
  checkMarkers(table);
}

/** Markers follow from the dealt tokens, some of which may have been exchanged. */
function checkMarkers(table: Table): void {
  const { game, state } = table;
  const { board } = game;
  const { cityGoods, markers } = state.board;
  const deals = exchangesSalt(board, game.options) ? dealsOf(board, cityGoods) : [cityGoods];
  const faults = deals.map((deal) => markersFault(markers, markersOf(table, deal)));
  if (faults.includes(undefined)) return;
  const { at, reason } = faults[0] ?? { at: '', reason: 'the tokens cannot lie like this' };
  invalid(`board.markers${at}`, reason, 'R-2.2');
}

interface MarkersFault {
  readonly at: string;
  readonly reason: string;
}

function markersFault(
  markers: BoardState['markers'],
  expected: BoardState['markers'],
): MarkersFault | undefined {
  const missing = Object.keys(expected).find((province) => markers[province] === undefined);
  if (missing !== undefined) return { at: '', reason: `${missing} is missing` };
  for (const [province, marker] of Object.entries(markers)) {
    const right = expected[province];
    if (right === undefined) return { at: '', reason: `there is no ${province} here` };
    if (isSameMarker(marker, right)) continue;
    const { good, coins } = right;
    return {
      at: `.${province}`,
      reason: `the marker must be ${good} with ${counted(coins, 'coin')}`,
    };
  }
  return undefined;
}

/** Whichever side is up. */
function isSameMarker(marker: Marker, other: Marker): boolean {
  return marker.good === other.good && marker.coins === other.coins;
}

function sameKeys(path: string, found: readonly string[], expected: readonly string[]): void {
  const missing = expected.find((key) => !found.includes(key));
  if (missing !== undefined) invalid(path, `${missing} is missing`);
  const extra = found.find((key) => !expected.includes(key));
  if (extra !== undefined) invalid(path, `there is no ${extra} here`);
}

function checkPieces(table: Table, seat: number, player: Player): void {
  const { game, state } = table;
  const path = `players[${seat}]`;
  for (const kind of COLONIST_KINDS) {
    const onBoard = state.board.colonists.filter(
      (piece) => piece.seat === seat && piece.kind === kind,
    );
    if (onBoard.length + player.storehouse[kind] !== COLONISTS_OF_A_KIND) {
      invalid(
        `${path}.storehouse.${kind}`,
        `not ${COLONISTS_OF_A_KIND} ${kind} colonists in all`,
        'R-2.4',
      );
    }
  }
  const built = Object.values(state.board.houses).filter((owners) => owners.includes(seat)).length;
  const elsewhere = game.rules.reduce(
    (sum, { audit }) => sum + (audit?.housesElsewhere?.(table, seat) ?? 0),
    0,
  );
  if (player.houses + built + elsewhere !== HOUSES) {
    invalid(`${path}.houses`, `not ${HOUSES} houses in all`, 'R-2.4');
  }
  if (player.goods.salt !== undefined && !playsSalt(game.options)) {
    invalid(`${path}.goods.salt`, 'salt is not played', 'R-11.1');
  }
  if (roomOf(table, seat) < 0) invalid(`${path}.goods`, 'more than the storehouse holds', 'R-5.2');
}

function checkHand({ game, state }: Table, seat: number, { name, hand, discard }: Player): void {
  const path = `players[${seat}]`;
  if (state.players.findIndex((player) => player.name === name) !== seat) {
    invalid(`${path}.name`, `two players are called ${name}`);
  }
  const back = discard.find((card) => isTakenBack(game, card));
  if (back !== undefined) invalid(`${path}.discard`, `the ${back} takes itself back`, 'R-4.1');
  const own = [...hand, ...discard].filter((card) => cardOf(game, card).deck === 0);
  const expected = game.hands[seat] ?? [];
  if (!sameCards(own, expected))
    invalid(`${path}.hand`, 'the starting cards are not these', 'R-2.4');
}

function sameCards(cards: readonly CardId[], expected: readonly CardId[]): boolean {
  const [a, b] = [[...cards].sort(), [...expected].sort()];
  return a.length === b.length && a.every((card, index) => card === b[index]);
}

/** Cards move from the top of the deck to the display and to the hands, and none is lost. */
function checkCards({ game, state }: Table): void {
  const { players, display, deck } = state;
  const deckOf = (card: CardId): number => cardOf(game, card).deck;
  const open = display.filter((card) => card !== null);
  const bought = players.flatMap(({ hand, discard }) =>
    [...hand, ...discard].filter((card) => deckOf(card) > 0),
  );
  if (!sameCards([...bought, ...open, ...deck], game.heaps.decks.flat())) {
    invalid('deck', 'the cards for sale are not all accounted for', 'R-2.3');
  }
  if (!isInDeckOrder(game, [...open, ...deck]))
    invalid('display', 'the decks are out of order', 'R-2.3');
  const [next] = deck;
  if (next !== undefined && bought.some((card) => deckOf(card) > deckOf(next))) {
    invalid('deck', 'a card was bought from below the deck', 'R-2.3');
  }
}

function checkFlow(table: Table): void {
  const { game, state } = table;
  const { phase, turn, seat, decision, queue, concordia, lastTurn } = state;
  if (seat !== (turn - 1) % game.players) invalid('seat', `turn ${turn} is not theirs`, 'R-3.3');
  if (state.praefectusMagnus >= game.players) invalid('praefectusMagnus', 'no such seat', 'R-2.5');
  if (state.praefectusUsed && decision === null)
    invalid('praefectusUsed', 'the turn is over', 'R-5.1');
  if (state.praefectusUsed && (isOpen(state, 'playCard') || state.praefectusMagnus !== seat)) {
    invalid('praefectusUsed', 'its holder has produced nothing this turn', 'R-5.1');
  }
  if (state.praefectusUsed && !hasPartners(game) && !canHaveProduced(table)) {
    invalid('praefectusUsed', 'no province has produced', 'R-5.1');
  }
  if ((phase === 'finished') !== (decision === null)) invalid('decision', `the game is ${phase}`);
  if (decision === null && queue.length > 0) invalid('queue', 'nothing can wait for no decision');
  if ((phase === 'playing') !== (concordia === null))
    invalid('concordia', `the game is ${phase}`, 'R-6.1');
  if ((concordia === null) !== (lastTurn === null))
    invalid('lastTurn', 'it comes with Concordia', 'R-6.1');
  checkEnd(table);
  const gap = gapOf(state);
  // Where partners play, the display may wait for a partner's card; their part is checked for that.
  const atRest = decision === null || (isOpen(state, 'playCard') && !hasPartners(game));
  if (gap !== -1 && atRest) invalid(`display[${gap}]`, 'the place must be filled', 'R-4.8');
}

/** Whether a marker shows coins, or a province has no marker. */
function canHaveProduced({ game: { board }, state }: Table): boolean {
  const { markers } = state.board;
  return [...board.provinces.keys()].some((province) => markers[province]?.side !== 'goods');
}

/** The holder of Concordia has ended the game, with at most one more turn for each other seat. */
function checkEnd(table: Table): void {
  const { game, state } = table;
  const { phase, turn, concordia, lastTurn, display, deck, players } = state;
  const noCard = deck.length === 0 && display.every((card) => card === null);
  const noHouse = players.some(({ houses }) => houses === 0);
  if (concordia === null || lastTurn === null) {
    if (noCard || noHouse) invalid('concordia', 'the game has been ended', 'R-6.1');
    if (turn > MAX_TURNS) invalid('turn', 'no game lasts so long');
    return;
  }
  if (concordia >= game.players) invalid('concordia', 'no such seat', 'R-6.1');
  if (!noCard && players[concordia]?.houses !== 0)
    invalid('concordia', 'nothing ended the game', 'R-6.1');
  const ended = lastTurn - game.parties + 1;
  if (ended < 1 || ended > MAX_TURNS || partyOf(game, ended - 1) !== partyOf(game, concordia)) {
    invalid('lastTurn', 'each other player or team has one more turn', 'R-6.1');
  }
  if (turn === ended && isOpen(state, 'playCard') && !hasPartners(game))
    invalid('turn', 'who ended the game has no more turns', 'R-6.1');
  const over = phase === 'finished' ? turn === lastTurn : turn >= ended && turn <= lastTurn;
  if (!over) invalid('turn', 'it is not within the last round', 'R-6.1');
}

function checkParts(table: Table): void {
  const { game, state } = table;
  const extra = Object.keys(state.parts).find((id) => !game.parts.some((part) => part.id === id));
  if (extra !== undefined) invalid(`parts.${extra}`, 'nothing in this game keeps it');
  for (const part of game.parts) {
    const fault = part.audit(state.parts[part.id], table);
    if (fault !== undefined) invalid(`parts.${part.id}`, fault);
  }
  for (const { id, audit } of game.rules) {
    const fault = audit?.fault?.(table);
    if (fault !== undefined) invalid(`parts.${id}`, fault);
  }
}

function checkDecisions(table: Table): void {
  const { game, state } = table;
  const { decision } = state;
  if (decision === null) return;
  for (const [index, open] of openDecisions(state).entries()) {
    const path = placeOf(index);
    if (open.seat >= game.players) invalid(path, 'no such seat');
    const type = game.kinds.get(open.kind)?.type;
    if (type === undefined) invalid(path, `${open.kind} is not part of this game`);
    const owned = type.outOfTurn || hasTurn(table, open.seat);
    if (!owned) invalid(path, 'it is not their turn', 'R-3.3');
    const refusal = type.audit?.(table, open);
    if (refusal !== undefined) invalid(path, new ConcordiaError(refusal).message, refusal.rule);
  }
  checkOnce(table);
  checkOneCard(table);
  // Playing a card is always a decision; everything else only while there is a choice.
  const needed = decision.kind === 'playCard' ? 1 : 2;
  if (coursesOf(table, decision).length < needed) invalid('decision', 'there is nothing to decide');
}

/** Where an open decision stands, the present one in front. */
function placeOf(index: number): string {
  return index === 0 ? 'decision' : `queue[${index - 1}]`;
}

/** One card a turn: still to be played, or on top of the discard with its action going on. */
function checkOneCard(table: Table): void {
  const { game, state } = table;
  const open = openDecisions(state);
  const times = open.map(({ kind }) => game.kinds.get(kind)?.type.when);
  const card = open.findIndex(({ kind }) => kind === 'playCard');
  if (card !== -1 && card !== open.length - 1)
    invalid(`queue[${card}]`, 'a turn ends with its card', 'R-3.1');
  if (card === -1 && times.includes('beforeCard'))
    invalid('queue', 'a card has to be played', 'R-3.1');
  if (times.slice(0, Math.max(0, card)).includes(undefined)) {
    invalid(`queue[${card - 1}]`, 'a card has been played', 'R-3.1');
  }
  const last = open.length - 1;
  const early = open.findIndex((asked, index) => index < last && roleOf(game, asked) !== undefined);
  if (early !== -1) invalid(placeOf(early), 'what a card asks for comes last', 'R-3.1');
  checkRole(table, open[last]);
}

/** No seat has the same decision twice, unless a field distinguishes them. */
function checkOnce({ game, state }: Table): void {
  const asked = openDecisions(state).map((open) => {
    const field = game.kinds.get(open.kind)?.type.each;
    return JSON.stringify([
      open.kind,
      open.seat,
      field === undefined ? null : Reflect.get(open, field),
    ]);
  });
  const twice = asked.findIndex((key, index) => asked.indexOf(key) !== index);
  if (twice !== -1) invalid(placeOf(twice), 'this is asked already');
}

/** The role that is being carried out has been played. */
function checkRole(table: Table, open: AnyDecision | undefined): void {
  const { game, state } = table;
  const role = open && roleOf(game, open);
  if (role === undefined || open === undefined) return;
  const takesBack = game.roles.get(role)?.takesBack === true;
  const isKept = takesBack && state.players[open.seat]?.discard.length !== 0;
  if (isKept || !wasPlayed(table, role)) {
    invalid('decision', `no ${role} has been played`, 'R-3.1');
  }
}
