/**
 * Whether a state that comes from outside can be one of this game: every piece and card accounted
 * for, storehouses not overfull, places that exist, a decision that is really open. It does not ask
 * whether the state can be reached by playing.
 */
import { cityGoodsFault } from '../board/city-goods';
import { dealsOf, exchangesSalt } from '../board/salt-tokens';
import { playsSalt } from '../board/tokens';
import { CARDS } from '../cards/catalogue';
import { cardsForSale, startingHand } from '../cards/sets';
import type { CardId } from '../model/cards';
import { counted } from '../model/counted';
import type { Decision } from '../model/decision';
import { COLONIST_KINDS } from '../model/ids';
import { notValid } from '../model/parse';
import {
  type BoardState,
  COLONISTS_OF_A_KIND,
  type GameState,
  HOUSES,
  MAX_TURNS,
  type Marker,
  type Player,
} from '../model/state';
import { isOpen, openDecisions } from '../rules/change';
import type { Game } from '../rules/game';
import { gapOf } from '../rules/market';
import { isShared } from '../rules/moving';
import { hasTurn, partiesOf, partyOf } from '../rules/partners';
import { roleOf, wasPlayed } from '../rules/played';
import { roomOf } from '../rules/storehouse';
import { isInDeckOrder, markersOf } from './set-up';
import { coursesOf } from './turn';

/** @throws ConcordiaError `INVALID_STATE`; `details.path` is the place. */
export function checkState(game: Game, state: GameState): void {
  // First of all, because hooks that the others ask look at their parts.
  checkParts(game, state);
  checkBoard(game, state);
  for (const [seat, player] of state.players.entries()) {
    checkPieces(game, state, seat, player);
    checkHand(state, seat, player);
  }
  checkCards(state);
  checkFlow(game, state);
  checkDecisions(game, state);
}

function invalid(at: string, reason: string, rule?: string): never {
  notValid({ code: 'INVALID_STATE', what: 'state', at, reason, rule });
}

function checkBoard(game: Game, state: GameState): void {
  const { board } = game;
  const { cityGoods, houses, colonists } = state.board;
  const fault = cityGoodsFault(board, cityGoods, playsSalt(state.rules));
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
    game.hooks.flatMap((hook) => hook.homes?.(game, state, seat) ?? []),
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
  checkMarkers(game, state);
}

/** Markers are those of the tokens that were dealt, of which some may have been exchanged. */
function checkMarkers(game: Game, state: GameState): void {
  const { board } = game;
  const { cityGoods, markers } = state.board;
  const deals = exchangesSalt(board, state.rules) ? dealsOf(board, cityGoods) : [cityGoods];
  const faults = deals.map((deal) => markersFault(markers, markersOf(game, state, deal)));
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

function checkPieces(game: Game, state: GameState, seat: number, player: Player): void {
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
  const elsewhere = game.hooks.reduce(
    (sum, hook) => sum + (hook.housesElsewhere?.(game, state, seat) ?? 0),
    0,
  );
  if (player.houses + built + elsewhere !== HOUSES) {
    invalid(`${path}.houses`, `not ${HOUSES} houses in all`, 'R-2.4');
  }
  if (player.goods.salt !== undefined && !playsSalt(state.rules)) {
    invalid(`${path}.goods.salt`, 'salt is not played', 'R-11.1');
  }
  if (roomOf(game, state, seat) < 0)
    invalid(`${path}.goods`, 'more than the storehouse holds', 'R-5.2');
}

function checkHand(state: GameState, seat: number, { name, hand, discard }: Player): void {
  const path = `players[${seat}]`;
  if (state.players.findIndex((player) => player.name === name) !== seat) {
    invalid(`${path}.name`, `two players are called ${name}`);
  }
  if (discard.includes('tribune')) {
    invalid(`${path}.discard`, 'a Tribune takes itself back', 'R-4.1');
  }
  const own = [...hand, ...discard].filter((card) => CARDS[card].deck === 0);
  const expected = startingHand(state.rules, seat, state.players.length);
  if (!sameCards(own, expected))
    invalid(`${path}.hand`, 'the starting cards are not these', 'R-2.4');
}

function sameCards(cards: readonly CardId[], expected: readonly CardId[]): boolean {
  const [a, b] = [[...cards].sort(), [...expected].sort()];
  return a.length === b.length && a.every((card, index) => card === b[index]);
}

/** Cards come from the top of the deck to the display to the hands, and none is lost. */
function checkCards({ players, display, deck, rules }: GameState): void {
  const open = display.filter((card) => card !== null);
  const bought = players.flatMap(({ hand, discard }) =>
    [...hand, ...discard].filter((card) => CARDS[card].deck > 0),
  );
  if (!sameCards([...bought, ...open, ...deck], cardsForSale(rules, players.length))) {
    invalid('deck', 'the cards for sale are not all accounted for', 'R-2.3');
  }
  if (!isInDeckOrder([...open, ...deck])) invalid('display', 'the decks are out of order', 'R-2.3');
  const [next] = deck;
  if (next !== undefined && bought.some((card) => CARDS[card].deck > CARDS[next].deck)) {
    invalid('deck', 'a card was bought from below the deck', 'R-2.3');
  }
}

function checkFlow(game: Game, state: GameState): void {
  const { phase, turn, seat, decision, queue, concordia, lastTurn } = state;
  if (seat !== (turn - 1) % game.players) invalid('seat', `turn ${turn} is not theirs`, 'R-3.3');
  if (state.praefectusMagnus >= game.players) invalid('praefectusMagnus', 'no such seat', 'R-2.5');
  if (state.praefectusUsed && decision === null)
    invalid('praefectusUsed', 'the turn is over', 'R-5.1');
  if (state.praefectusUsed && (isOpen(state, 'playCard') || state.praefectusMagnus !== seat)) {
    invalid('praefectusUsed', 'its holder has produced nothing this turn', 'R-5.1');
  }
  if (state.praefectusUsed && !state.rules.teams && !canHaveProduced(game, state)) {
    invalid('praefectusUsed', 'no province has produced', 'R-5.1');
  }
  if ((phase === 'finished') !== (decision === null)) invalid('decision', `the game is ${phase}`);
  if (decision === null && queue.length > 0) invalid('queue', 'nothing can wait for no decision');
  if ((phase === 'playing') !== (concordia === null))
    invalid('concordia', `the game is ${phase}`, 'R-6.1');
  if ((concordia === null) !== (lastTurn === null))
    invalid('lastTurn', 'it comes with Concordia', 'R-6.1');
  checkEnd(game, state);
  const gap = gapOf(state);
  // In teams the display may wait for a partner's card; their own part is checked for that.
  const atRest = decision === null || (isOpen(state, 'playCard') && !state.rules.teams);
  if (gap !== -1 && atRest) invalid(`display[${gap}]`, 'the place must be filled', 'R-4.8');
}

/** Whether a marker shows coins, or a province has none that would say so. */
function canHaveProduced({ board }: Game, state: GameState): boolean {
  const { markers } = state.board;
  return [...board.provinces.keys()].some((province) => markers[province]?.side !== 'goods');
}

/** Who holds Concordia has ended the game, with at most one more turn for each other seat. */
function checkEnd(game: Game, state: GameState): void {
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
  const ended = lastTurn - partiesOf(game) + 1;
  if (ended < 1 || ended > MAX_TURNS || partyOf(game, ended - 1) !== partyOf(game, concordia)) {
    invalid('lastTurn', 'each other player or team has one more turn', 'R-6.1');
  }
  if (turn === ended && isOpen(state, 'playCard') && !state.rules.teams)
    invalid('turn', 'who ended the game has no more turns', 'R-6.1');
  const over = phase === 'finished' ? turn === lastTurn : turn >= ended && turn <= lastTurn;
  if (!over) invalid('turn', 'it is not within the last round', 'R-6.1');
}

function checkParts(game: Game, state: GameState): void {
  const known = new Set(game.hooks.flatMap(({ part }) => (part === undefined ? [] : [part.id])));
  const extra = Object.keys(state.parts).find((id) => !known.has(id));
  if (extra !== undefined) invalid(`parts.${extra}`, 'nothing in this game keeps it');
  for (const { part } of game.hooks) {
    const fault = part?.check(state.parts[part.id], game, state);
    if (part !== undefined && fault !== undefined) invalid(`parts.${part.id}`, fault);
  }
}

function checkDecisions(game: Game, state: GameState): void {
  const { decision } = state;
  if (decision === null) return;
  for (const [index, open] of openDecisions(state).entries()) {
    const path = placeOf(index);
    if (open.seat >= game.players) invalid(path, 'no such seat');
    const handler = game.decisions.get(open.kind);
    if (handler === undefined) invalid(path, `${open.kind} is not part of this game`);
    const owned = handler.outOfTurn || hasTurn(game, state, open.seat);
    if (!owned) invalid(path, 'it is not their turn', 'R-3.3');
    const refusal = handler.check?.(game, state, open);
    if (refusal !== undefined) invalid(path, refusal.message, refusal.rule);
  }
  checkOnce(state);
  checkOneCard(game, state);
  // A playing card is always a decision; everything else only while there is a choice.
  const needed = decision.kind === 'playCard' ? 1 : 2;
  if (coursesOf(game, state, decision).length < needed)
    invalid('decision', 'there is nothing to decide');
}

/** Where an open decision stands, the present one in front. */
function placeOf(index: number): string {
  return index === 0 ? 'decision' : `queue[${index - 1}]`;
}

/** One card a turn: still to be played, or on top of the discard with its action going on. */
function checkOneCard(game: Game, state: GameState): void {
  const open = openDecisions(state);
  const times = open.map(({ kind }) => game.decisions.get(kind)?.when);
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
  checkRole(game, state, open[last]);
}

/** Nobody is asked twice at the same time, but for each trade square beside a ship. */
function checkOnce(state: GameState): void {
  const asked = openDecisions(state).map((open) =>
    JSON.stringify([open.kind, open.seat, 'square' in open ? open.square : null]),
  );
  const twice = asked.findIndex((key, index) => asked.indexOf(key) !== index);
  if (twice !== -1) invalid(placeOf(twice), 'this is asked already');
}

/** The role that is being carried out has been played. */
function checkRole(game: Game, state: GameState, open: Decision | undefined): void {
  const role = open && roleOf(game, open);
  if (role === undefined || open === undefined) return;
  const isKept = role === 'tribune' && state.players[open.seat]?.discard.length !== 0;
  if (isKept || !wasPlayed(game, state, role)) {
    invalid('decision', `no ${role} has been played`, 'R-3.1');
  }
}
