// answers for src/maps src/modules src/rules src/roles src/engine
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import * as library from '../../src/index';
import {
  type Action,
  applyAction,
  createGame,
  type GameState,
  isOver,
  legalActions,
  parseState,
} from '../../src/index';
import { check } from '../support/check';
import { IS_NIGHT } from '../support/night';
import {
  build,
  edited,
  goods,
  place,
  play,
  playerOf,
  scenario,
  shift,
  thrownBy,
} from '../support/scenario';
import {
  cardPlayed,
  changeGood,
  FORUM_GAMES,
  FORUM_STATES,
  newTable,
  useTile,
} from './forum-tables';
import {
  type Any,
  at,
  changed,
  expectNoState,
  frozenGame,
  GAME,
  GONE,
  HOSTILE,
  json,
  lastState,
  objectsIn,
  outcome,
  type Path,
  paths,
  replaced,
  ruled,
  type StateEdit,
  stateWhere,
  withField,
  withoutField,
  written,
  wrong,
  wrongPart,
} from './support';

/** Imperium, three players, nobody has done anything; the sixth card of deck I is the last on display. */
const START = scenario();
const FINAL_ROUND = stateWhere(({ phase }) => phase === 'finalRound');
const FINISHED = lastState();
const BOUGHT = createGame({ map: 'italia', players: 3, seed: 'bought', startingGoods: 'bought' });
/** Five on Sicilia: all twelve tiles of the provinces and nine neutral ones in the stack. */
const SICILIA = createGame({ map: 'sicilia', players: 5, seed: 'etna' });
const ROMA = createGame({ map: 'roma', players: 3, seed: 'ships' });
const GERMANIA = createGame({ map: 'germania', players: 3, seed: 'castles' });
const GALLIA = createGame({ map: 'gallia', players: 3, seed: 'ports' });
const AEGYPTUS = createGame({ map: 'aegyptus', players: 3, seed: 'nile' });
const CRETA = createGame({ map: 'creta', players: 3, seed: 'gaudos' });
const BALEARICA = createGame({ map: 'balearica', players: 3, seed: 'boats' });
const COUNTED = createGame({
  map: 'italia',
  players: 3,
  seed: 'counted',
  intermediateScoring: true,
});

const NEW_FORUM = newTable();
/** Changing the second of two goods, in an Architect whose houses Mamercus and Mamilius make cheaper. */
const FORUM = play(
  cardPlayed('architect', ['augustus', 'mamercus', 'mamilius', 'publius'], (draft) => {
    shift(draft, 0, 'land', 'roma', 'land:novaria~roma');
  }),
  useTile('mamercus', { city: 'novaria' }),
  useTile('mamilius'),
  useTile('augustus'),
  changeGood('food', 'wine'),
);

/** Plays a card on paper: from the hand to the discard. */
function played(state: Any, card: string, decision: object): void {
  const { hand, discard } = state.players[0];
  hand.splice(hand.indexOf(card), 1);
  discard.push(card);
  state.decision = { seat: 0, ...decision };
}

/** Puts houses of a seat on the first so many cities, out of its supply. */
function houses(state: Any, seat: number, count: number): void {
  for (const city of Object.keys(state.board.houses).slice(0, count)) {
    state.board.houses[city].push(seat);
  }
  state.players[seat].houses -= count;
}

/** The game ended by a seat in its turn, on paper. */
function endedBy(state: Any, seat: number): void {
  Object.assign(state, { phase: 'finalRound', concordia: seat, lastTurn: state.turn + 2 });
}

const PIECES: readonly StateEdit[] = [
  wrong('R-2.4: a house more in the supply', { 'players[1].houses': 16 }),
  ruled('R-2.4: a house less in the supply', { 'players[1].houses': 14 }),
  ruled(
    'R-2.4: a house on the board that is in the supply too',
    (s) => s.board.houses.londinium.push(1),
    { at: 'players[1].houses | board.houses.londinium' },
  ),
  ruled(
    'R-4.3: two houses of a player in a city',
    (s) => {
      s.board.houses.londinium.push(1, 1);
      s.players[1].houses = 13;
    },
    { at: 'board.houses.londinium' },
  ),
  wrong(
    'R-4.3: a house in the capital',
    { 'board.houses.roma': [1], 'players[1].houses': 14 },
    { at: 'board.houses' },
  ),
  wrong(
    'R-4.3: a house in a city that is not on the map',
    { 'board.houses.atlantis': [] },
    { at: 'board.houses' },
  ),
  wrong('a house of a seat without a player', (s) => s.board.houses.londinium.push(3), {
    at: 'board.houses.londinium',
  }),
  wrong(
    'a city left out of the houses',
    { 'board.houses.londinium': GONE },
    { at: 'board.houses' },
  ),
  ruled('R-2.4: a colonist missing', (s) => s.board.colonists.pop(), {
    at: 'players[2].storehouse.sea',
  }),
  ruled('R-2.4: a colonist more in the storehouse', { 'players[0].storehouse.land': 3 }),
  ruled(
    'R-2.4: a colonist more on the board',
    (s) => s.board.colonists.push({ seat: 0, kind: 'sea', at: 'roma' }),
    { at: 'players[0].storehouse.sea' },
  ),
  ruled(
    'R-2.4: a land colonist turned into a ship',
    { 'board.colonists[0].kind': 'sea' },
    { at: 'players[0].storehouse.land' },
  ),
  wrong(
    'a colonist of a seat without a player',
    { 'board.colonists[0].seat': 3 },
    { at: 'board.colonists[0]' },
  ),
  ruled(
    'R-4.2: a colonist on a place that does not exist',
    {
      'board.colonists[0].at': 'land:atlantis~roma',
    },
    { at: 'board.colonists[0]' },
  ),
  ruled(
    'R-4.2: a land colonist on a sea route',
    { 'board.colonists[0].at': 'sea:massilia~roma' },
    { at: 'board.colonists[0]' },
  ),
  ruled(
    'R-4.2: a ship in a city without a harbour',
    { 'board.colonists[1].at': 'sirmium' },
    { at: 'board.colonists[1]' },
  ),
  ruled(
    'R-4.2: two colonists on a route',
    {
      'board.colonists[0].at': 'land:novaria~roma',
      'board.colonists[2].at': 'land:novaria~roma',
    },
    { at: 'board.colonists[2]' },
  ),
  wrong(
    'R-4.5: a colonist in a city, neither the capital nor one with an own house',
    {
      'board.colonists[0].at': 'novaria',
    },
    { at: 'board.colonists[0]' },
  ),
  ruled(
    'R-5.2: more goods than the storehouse holds',
    { 'players[2].goods.brick': 4 },
    { at: 'players[2].goods' },
  ),
  ruled(
    'R-2.1: a city without its good',
    { 'board.cityGoods.londinium': GONE },
    { at: 'board.cityGoods' },
  ),
  ruled(
    'R-2.1: a good in a city that is not on the map',
    { 'board.cityGoods.atlantis': 'brick' },
    { at: 'board.cityGoods' },
  ),
  ruled(
    'R-2.1: a good in the capital',
    { 'board.cityGoods.roma': 'brick' },
    { at: 'board.cityGoods' },
  ),
  ruled(
    'R-2.1: a second cloth city of letter A',
    { 'board.cityGoods.londinium': 'cloth' },
    { at: 'board.cityGoods' },
  ),
  ruled('R-2.2: the marker of another good', {
    'board.markers.gallia': { good: 'wine', coins: 2, side: 'goods' },
  }),
  ruled(
    'R-2.2: two coins on a cloth marker',
    { 'board.markers.gallia.coins': 2 },
    { at: 'board.markers.gallia' },
  ),
  wrong(
    'R-2.2: a province without its marker',
    { 'board.markers.gallia': GONE },
    { at: 'board.markers' },
  ),
  wrong(
    'R-2.2: a marker of a province that is not on the map',
    (s) => {
      s.board.markers.atlantis = s.board.markers.gallia;
    },
    { at: 'board.markers | board.markers.atlantis' },
  ),
];

const CARDS: readonly StateEdit[] = [
  ruled('R-2.4: a second Tribune in a hand', (s) => s.players[0].hand.push('tribune'), {
    at: 'players[0].hand',
  }),
  ruled('R-2.4: a starting card missing', (s) => s.players[1].hand.pop(), {
    at: 'players[1].hand',
  }),
  ruled(
    'R-2.4: a third Prefect for the Architect',
    { 'players[1].hand[1]': 'prefect' },
    { at: 'players[1].hand' },
  ),
  wrong('R-9.2: a Magister in the game of 2013', (s) => s.players[1].hand.push('magister'), {
    at: 'players[1].hand',
    rule: 'R-2.4',
  }),
  ruled(
    'R-4.1: a Tribune on the discard',
    (s) => s.players[0].discard.push(s.players[0].hand.shift()),
    { at: 'players[0].discard' },
  ),
  ruled(
    'R-2.3: a card in a hand that is on display too',
    (s) => s.players[0].hand.push(s.display[0]),
    { at: 'deck | display | players[0].hand' },
  ),
  ruled('R-2.3: a card twice in the deck', (s) => s.deck.push(s.deck.at(-1)), { at: 'deck' }),
  ruled('R-2.3: a card lost', (s) => s.deck.pop(), { at: 'deck' }),
  ruled('R-2.3: a card of deck IV with three players', (s) => s.deck.push('consul-iv'), {
    at: 'deck',
  }),
  ruled('R-2.3: a card of deck III above those of deck II', (s) => s.deck.unshift(s.deck.pop()), {
    at: 'deck | display',
  }),
  ruled('R-2.3: a card bought from below the deck', (s) => s.players[0].hand.push(s.deck.pop()), {
    at: 'deck | players[0].hand',
  }),
  ruled(
    'R-4.8: a gap in the display between turns',
    (s) => {
      s.players[0].hand.push(s.display[2]);
      s.display[2] = null;
    },
    { at: 'display[2]' },
  ),
  ...[0, 1, 5].map((gap) =>
    ruled(
      `R-4.8: a gap in place ${gap} of the display with no card left in the deck`,
      (s: Any) => {
        s.players[0].hand.push(s.display[gap], ...s.deck);
        s.display[gap] = null;
        s.deck = [];
      },
      { at: `display[${gap}]` },
    ),
  ),
  wrong('R-2.3: a display of six places', (s) => s.deck.unshift(s.display.pop()), {
    at: 'display',
  }),
];

const FLOW: readonly StateEdit[] = [
  ruled(
    'R-3.3: the wrong seat for the turn',
    { seat: 1, 'decision.seat': 1 },
    { at: 'seat | turn' },
  ),
  ruled('R-3.3: the wrong turn for the seat', { turn: 3 }, { at: 'seat | turn' }),
  ruled('R-3.3: a decision of another seat', { 'decision.seat': 1 }, { at: 'decision' }),
  wrong('a decision of a seat without a player', { 'decision.seat': 4 }, { at: 'decision' }),
  ruled('R-2.5: the Praefectus Magnus with nobody', { praefectusMagnus: 3 }),
  ruled(
    'R-5.1: the Praefectus Magnus used before a card is played',
    {
      praefectusMagnus: 0,
      praefectusUsed: true,
    },
    { at: 'praefectusUsed' },
  ),
  ruled(
    'R-5.1: the Praefectus Magnus used after the end',
    { praefectusUsed: true },
    { from: FINISHED },
  ),
  wrong('a finished game with a decision', { phase: 'finished' }, { at: 'decision | phase' }),
  wrong('a game without a decision that goes on', { decision: null }, { at: 'decision | phase' }),
  wrong(
    'a finished game that is said to go on',
    { phase: 'finalRound' },
    { at: 'decision | phase', from: FINISHED },
  ),
  ruled(
    'R-6.1: a final round that nobody began',
    { phase: 'finalRound' },
    { at: 'concordia | phase' },
  ),
  ruled(
    'R-6.1: the Concordia card taken while all play on',
    { concordia: 0, lastTurn: 3 },
    { at: 'concordia | phase' },
  ),
  ruled('R-6.1: a last turn before the end is known', { lastTurn: 3 }),
  ruled('R-6.1: Concordia for no reason', (s) => endedBy(s, 0), { at: 'concordia' }),
  ruled('R-6.1: fifteen houses and no Concordia', (s) => houses(s, 1, 15), {
    at: 'concordia | players[1].houses',
  }),
  ruled(
    'R-6.1: Concordia with a player who has a house left',
    (s) => {
      houses(s, 1, 15);
      endedBy(s, 0);
    },
    { at: 'concordia' },
  ),
  ruled('R-6.1: Concordia with nobody', { concordia: 4 }, { from: FINAL_ROUND }),
  ruled(
    'R-6.1: a turn more after the end',
    (s) => {
      s.lastTurn += 1;
    },
    { at: 'lastTurn', from: FINAL_ROUND },
  ),
  ruled(
    'R-6.1: a round more after the end',
    (s) => {
      s.turn += 3;
    },
    { at: 'turn | lastTurn', from: FINAL_ROUND },
  ),
  ruled(
    'R-6.1: a finished game with a turn to play',
    (s) => {
      s.turn -= 3;
    },
    { at: 'turn | lastTurn | phase', from: FINISHED },
  ),
  ruled(
    'R-6.1: who ended the game plays a card again',
    (s) => {
      houses(s, 0, 15);
      endedBy(s, 0);
    },
    { at: 'decision | turn | phase | concordia' },
  ),
];

const DECISIONS: readonly StateEdit[] = [
  ruled(
    'R-4.2: more steps than colonists',
    (s) => played(s, 'architect', { kind: 'architect', steps: 3, building: false }),
    { at: 'decision | decision.steps' },
  ),
  wrong(
    'R-4.8: a Senator who can buy nothing',
    (s) => {
      played(s, 'senator', { kind: 'senator', bought: 0 });
      s.players[0].goods = { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0 };
    },
    { at: 'decision' },
  ),
  wrong(
    'R-4.8: a Senator who has bought two cards',
    (s) => played(s, 'senator', { kind: 'senator', bought: 2 }),
    { at: 'decision | decision.bought' },
  ),
  wrong(
    'R-4.7: a Diplomat with nobody to copy',
    (s) => played(s, 'diplomat', { kind: 'diplomat' }),
    { at: 'decision' },
  ),
  ruled(
    'R-4.6: a Mercator in three kinds of goods',
    (s) =>
      played(s, 'mercator', {
        kind: 'mercator',
        traded: { brick: 'sell', food: 'sell', tool: 'sell' },
      }),
    { at: 'decision | decision.traded' },
  ),
  wrong(
    'R-5.2: goods to choose from that all fit',
    (s) => played(s, 'prefect', { kind: 'keepGoods', arriving: { brick: 1, food: 1 } }),
    { at: 'decision | decision.arriving' },
  ),
  wrong(
    'R-5.2: goods to choose from when there is no room',
    (s) => {
      played(s, 'prefect', { kind: 'keepGoods', arriving: { brick: 1, food: 1 } });
      s.players[0].goods.brick = 3;
    },
    { at: 'decision | decision.arriving' },
  ),
  wrong(
    'R-5.2: no goods to choose from',
    (s) => played(s, 'prefect', { kind: 'keepGoods', arriving: {} }),
    { at: 'decision | decision.arriving' },
  ),
  wrong(
    'R-8.1: first goods to buy in a game that begins with goods',
    {
      decision: { kind: 'buyGoods', seat: 0 },
      queue: [{ kind: 'playCard', seat: 0 }],
    },
    { at: 'decision' },
  ),
  ruled(
    'R-8.1: first goods to buy in a second turn',
    { turn: 4 },
    { at: 'decision', from: BOUGHT },
  ),
  wrong(
    'R-3.1: first goods to buy, and no card afterwards',
    { queue: [] },
    { at: 'queue | decision', from: BOUGHT },
  ),
  wrong(
    'R-3.1: two cards to play in a turn',
    { queue: [{ kind: 'playCard', seat: 0 }] },
    { at: 'queue[0] | queue' },
  ),
  wrong(
    'R-3.1: a card to play after the action of a card',
    (s) => {
      played(s, 'mercator', { kind: 'mercator', traded: {} });
      s.queue = [{ kind: 'playCard', seat: 0 }];
    },
    { at: 'queue[0] | queue' },
  ),
  wrong('R-3.1: the action of a card that nobody played', {
    decision: { kind: 'architect', seat: 0, steps: 2, building: false },
  }),
  wrong(
    'R-3.1: the action of another card than the one played',
    (s) => played(s, 'prefect', { kind: 'senator', bought: 0 }),
    { at: 'decision' },
  ),
  ruled(
    'R-3.3: another seat waits to play a card',
    { queue: [{ kind: 'playCard', seat: 1 }] },
    { at: 'queue[0] | queue[0].seat' },
  ),
  wrong(
    'something waits after the end',
    (s) => {
      s.queue = [{ kind: 'playCard', seat: s.seat }];
    },
    { at: 'queue', from: FINISHED },
  ),
  wrong('a queue without an end', {
    queue: Array.from({ length: 21 }, () => ({ kind: 'prefect', seat: 0 })),
  }),
  wrong(
    'a decision of a kind that does not exist',
    { decision: { kind: 'cheat', seat: 0 } },
    { at: 'decision | decision.kind' },
  ),
];

/** In the middle of an Architect of the first player: one ship has come to Alexandria. */
const SAILING = play(
  ROMA,
  { type: 'playCard', seat: 0, card: 'architect' },
  { type: 'moveShip', seat: 0, from: 'ostia', to: 'alexandria' },
);

/** Takes so many tiles out of the stack. */
function takeTiles(state: Any, tile: string, count: number): void {
  const { stack } = state.parts.sicilia;
  for (let left = count; left > 0; left--) stack.splice(stack.indexOf(tile), 1);
}

/** Lets a ship of the first player arrive in the middle of an Architect, on paper. */
function arrived(state: Any, field: string, arrivals: readonly Any[]): void {
  played(state, 'architect', { kind: 'architect', steps: 1, building: false });
  const ship = state.board.colonists.find((piece: Any) => piece.kind === 'sea');
  ship.at = field;
  state.parts.roma.arrivals = arrivals;
}

const etna = wrongPart('sicilia');
const ships = wrongPart('roma');
const castles = wrongPart('germania');
const nile = wrongPart('aegyptus');
const teams = wrongPart('teams');

const NEUTRAL = [...Array(5).fill('coin'), ...Array(4).fill('brick')];

const ETNA: readonly StateEdit[] = [
  wrong('R-10.1: no tiles at all', { parts: {} }, { at: 'parts.sicilia' }),
  wrong('R-10.1: a tile of a province missing', (s) => takeTiles(s, 'grey', 1), {
    at: 'parts.sicilia',
  }),
  etna('R-10.1: a fifth tile of a province', (own) => own.stack.push('yellow')),
  etna('R-10.1: a tile in a column that is in the stack too', { 'rows.orange': 1 }),
  etna('R-10.1: a tenth neutral tile', (own) => own.stack.push('coin')),
  etna('R-10.1: six coins and three bricks', (own) => {
    own.stack[own.stack.indexOf('brick')] = 'coin';
  }),
  etna(
    'R-10.1: seven neutral tiles with four players',
    (own) => {
      const { stack } = own;
      const coloured = stack.filter((tile: string) => tile !== 'coin' && tile !== 'brick');
      own.stack = [...coloured, ...NEUTRAL.slice(0, 7)];
    },
    { from: createGame({ map: 'sicilia', players: 4, seed: 'etna' }) },
  ),
  etna('R-10.1: a tile that does not exist', { 'stack[0]': 'lava' }),
  etna('R-10.1: no tile to draw', { stack: [] }),
  wrong('R-10.1: a stack without an end', { 'parts.sicilia.stack': Array(100_000).fill('coin') }),
  wrong('R-10.1: later stacks without an end', {
    'parts.sicilia.later': Array(100_000).fill(['coin']),
  }),
  etna('R-10.1: a later stack of eight tiles', {
    later: [[...Array(4).fill('coin'), ...Array(4).fill('brick')]],
  }),
  etna('R-10.1: a later stack with a tile of a province', {
    later: [[...Array(5).fill('coin'), ...Array(3).fill('brick'), 'grey']],
  }),
  etna('R-10.1: a fifth row', { 'rows.grey': 5 }),
  etna('R-10.1: a column of a province without a volcano', { 'rows.blue': 0 }),
  wrong(
    'R-10.1: a bonus good in the second row',
    (s) => {
      takeTiles(s, 'grey', 2);
      s.parts.sicilia.rows.grey = 2;
    },
    { at: 'board.markers.grey' },
  ),
  wrong(
    'R-10.1: a marker after the eruption',
    (s) => {
      takeTiles(s, 'grey', 4);
      s.parts.sicilia.rows.grey = 4;
    },
    { at: 'board.markers' },
  ),
  wrong(
    'R-10.1: no marker before the eruption',
    { 'board.markers.grey': GONE },
    { at: 'board.markers' },
  ),
  wrong(
    'R-10.1: Etna on Imperium',
    { 'parts.sicilia': json(SICILIA.parts.sicilia) },
    { from: START },
  ),
];

const SHIPS: readonly StateEdit[] = [
  wrong(
    'R-10.2, R-4.2: a land colonist in a gate',
    { 'board.colonists[0].at': 'via-appia' },
    { at: 'board.colonists[0]' },
  ),
  wrong('R-10.2: no ship track at all', { parts: {} }, { at: 'parts.roma' }),
  wrong(
    'R-10.2: a god marked twice by a player',
    { 'parts.roma.marks.vesta': [1, 1], 'players[1].houses': 14 },
    { at: 'parts.roma' },
  ),
  ships('R-10.2: a mark of nobody', { 'marks.vesta': [3] }),
  wrong(
    'R-10.2, R-2.4: a mark that is in the supply too',
    { 'parts.roma.marks.vesta': [1] },
    { at: 'players[1].houses', rule: 'R-2.4' },
  ),
  wrong(
    'R-10.2, R-2.4: a house that marks nothing and stands nowhere',
    { 'players[1].houses': 14 },
    { rule: 'R-2.4' },
  ),
  wrong('R-10.2: marks without an end', { 'parts.roma.marks.vesta': Array(100_000).fill(1) }),
  ships('R-10.2: an unknown god', { 'marks.apollo': [] }),
  ships('R-10.2: points without a mark', { 'points[2]': 1 }),
  ships('R-10.2: points of two players out of three', (own) => own.points.pop()),
  ships('R-10.2: points of a fourth player', (own) => own.points.push(0)),
  wrong('R-10.2: points without an end', { 'parts.roma.points': Array(100_000).fill(0) }),
  // With a mark, so that there may be points.
  ...[-1, 0.5].map((points) =>
    ships(`R-10.2: ${points} points`, (own) =>
      Object.assign(own, { marks: { ...own.marks, vesta: [0] }, points: [points, 0, 0] }),
    ),
  ),
  ships('R-10.2: a ship that has moved before the card', {
    arrivals: [{ seat: 0, field: 'ostia', open: true }],
  }),
  wrong(
    'R-10.2: the arrival of a ship that is not there',
    (s) => arrived(s, 'cyrene', [{ seat: 0, field: 'massilia', open: true }]),
    { at: 'parts.roma' },
  ),
  wrong(
    'R-10.2: two arrivals of a ship',
    (s) =>
      arrived(s, 'massilia', [
        { seat: 0, field: 'massilia', open: true },
        { seat: 0, field: 'massilia', open: false },
      ]),
    { at: 'parts.roma' },
  ),
  wrong(
    'R-10.2: an arrival out of turn',
    (s) => {
      arrived(s, 'massilia', [{ seat: 1, field: 'massilia', open: true }]);
      s.board.colonists.find((piece: Any) => piece.kind === 'sea' && piece.seat === 1).at =
        'massilia';
    },
    { at: 'parts.roma' },
  ),
  wrong(
    'R-10.2: an arrival in the city',
    (s) => arrived(s, 'massilia', [{ seat: 0, field: 'pantheon', open: true }]),
    { at: 'parts.roma' },
  ),
  wrong(
    'R-10.2: an arrival that is neither open nor over',
    (s) => arrived(s, 'massilia', [{ seat: 0, field: 'massilia', open: 1 }]),
    { at: 'parts.roma' },
  ),
  wrong(
    'R-10.2: arrivals without an end',
    (s) => arrived(s, 'massilia', Array(100_000).fill({ seat: 0, field: 'massilia', open: true })),
    { at: 'parts.roma.arrivals' },
  ),
  wrong(
    'R-10.2: two ships to Byzantium in a turn',
    (s) => {
      const arrival = { seat: 0, field: 'byzantium', open: true };
      arrived(s, 'byzantium', [arrival, arrival]);
      s.board.colonists.push({ seat: 0, kind: 'sea', at: 'byzantium' });
      s.players[0].storehouse.sea = 1;
    },
    { at: 'parts.roma' },
  ),
  wrong(
    'R-10.2, R-4.2: a ship in the city',
    { 'board.colonists[1].at': 'pantheon' },
    { at: 'board.colonists[1]', rule: 'R-4.2' },
  ),
  wrong(
    'R-10.2, R-4.2: a land colonist on the ship track',
    { 'board.colonists[0].at': 'massilia' },
    { at: 'board.colonists[0]', rule: 'R-4.2' },
  ),
  wrong(
    'R-10.2: a marker in Carthago',
    {
      'board.markers.carthago': { good: 'food', coins: 2, side: 'goods' },
    },
    { at: 'board.markers' },
  ),
  wrong(
    'R-10.2: another good on a building site',
    { "board.cityGoods['carthago-food']": 'cloth' },
    { at: 'board.cityGoods', rule: 'R-2.1' },
  ),
  ...(
    [
      ['a bonus to take', 'takeBonus'],
      ['a house to build', 'buildOnArrival'],
      ['a god to score', 'scoreGod'],
    ] as const
  ).map(([what, kind]) =>
    wrong(
      `R-10.2: ${what} without a ship that has come`,
      (s: Any) => played(s, 'prefect', { kind }),
      { at: 'decision' },
    ),
  ),
  ruled(
    'R-10.2: a Prefect’s second ship',
    (s) => {
      arrived(s, 'massilia', [{ seat: 0, field: 'massilia', open: false }]);
      s.players[0].storehouse.sea = 1;
      s.board.colonists.push({ seat: 0, kind: 'sea', at: 'ostia' });
      s.decision = { kind: 'moveShip', seat: 0 };
    },
    { at: 'decision' },
  ),
  ruled(
    'R-10.2: a god to score without a house left',
    (s) => {
      arrived(s, 'byzantium', [{ seat: 0, field: 'byzantium', open: true }]);
      houses(s, 0, 15);
      endedBy(s, 0);
      s.decision = { kind: 'scoreGod', seat: 0 };
    },
    { at: 'decision' },
  ),
  ...(['moveShip', 'takeBonus', 'buildOnArrival', 'scoreGod'] as const).map((kind) =>
    wrong(
      `R-10.2: a decision of Roma on Imperium: ${kind}`,
      (s: Any) => played(s, 'prefect', { kind }),
      { at: 'decision', from: START },
    ),
  ),
];

/** A colonist of the first player more on the board, on paper. */
function placed(state: Any, kind: string, at: string): void {
  state.board.colonists.push({ seat: 0, kind, at });
  state.players[0].storehouse[kind] -= 1;
}

const CASTLES: readonly StateEdit[] = [
  wrong('R-10.4: no castles at all', { parts: {} }, { at: 'parts.germania' }),
  ...['castle-atlantis', 'basilia', 'colonia-agrippina', 'bonna', 'germania', 'constructor'].map(
    (id) => castles(`R-10.4: a castle called ${id}`, { castles: { [id]: 'wine' } }),
  ),
  castles('R-10.4: salt in a castle', { 'castles.castle-ubii': 'salt' }),
  // of the markers in the box there are at most six of a good, for ten castles.
  ...['brick', 'food', 'tool', 'wine', 'cloth'].map((good) =>
    castles(`R-10.4, R-2.2: ${good} in all ten castles`, (own) => {
      for (const id of Object.keys(own.castles)) own.castles[id] = good;
    }),
  ),
  wrong(
    'R-10.4, R-2.2: one more marker of a good than the provinces leave over',
    ({ parts, board }) => {
      const markers: Any[] = Object.values(board.markers);
      // four of cloth in the box.
      const left = 4 - markers.filter(({ good }) => good === 'cloth').length;
      const ids = Object.keys(parts.germania.castles).slice(0, left + 1);
      parts.germania.castles = Object.fromEntries(ids.map((id) => [id, 'cloth']));
    },
    { at: 'parts.germania' },
  ),
  castles('R-10.4: a castle taken without a Tribune', { taken: [0] }),
  ...[[0], [1], [3], [0, 0], [0, 1]].map((taken) =>
    wrong(
      `R-10.4: in a Tribune of the first of three players castles taken by ${taken}, and all are full`,
      (s: Any) => {
        played(s, 'tribune', { kind: 'tribune', placed: false });
        s.parts.germania.taken = taken;
      },
      { at: 'parts.germania' },
    ),
  ),
  castles('R-10.4: a castle taken three times in a Tribune', { taken: [0, 1, 2] }),
  wrong('R-10.4: a colonist in a castle', (s) => placed(s, 'land', 'castle-ubii'), {
    at: 'board.colonists[6]',
  }),
  wrong(
    'R-10.4: a house in a castle',
    { 'board.houses.castle-ubii': [0], 'players[0].houses': 14 },
    { at: 'board.houses' },
  ),
  wrong(
    'R-10.4, R-4.2: two land colonists on a road',
    (s) => {
      placed(s, 'land', 'land:basilia~castle-alamannia');
      placed(s, 'land', 'land:basilia~castle-alamannia');
    },
    { at: 'board.colonists[7]', rule: 'R-4.2' },
  ),
];

const NILE: readonly StateEdit[] = [
  wrong('R-10.8: no flood at all', { parts: {} }, { at: 'parts.aegyptus' }),
  ...['oasis', 'litus', 'sinai', 'arabia', 'iudaea', 'atlantis', 'meroe', 'constructor'].map(
    (flood) => nile(`R-10.8: the flood in ${flood}, off the Nile`, { flood }),
  ),
  wrong(
    'R-10.8: two ships of a player in one square',
    (s) => {
      placed(s, 'sea', 'frankincense');
      placed(s, 'sea', 'frankincense');
    },
    { at: 'parts.aegyptus' },
  ),
  wrong(
    'R-10.8: a ship to go into a city',
    (s) => {
      played(s, 'architect', { kind: 'enterSquare', square: 'meroe' });
      placed(s, 'sea', 'sea:meroe~napata');
      placed(s, 'sea', 'sea:gold~meroe');
    },
    { at: 'decision' },
  ),
  wrong('R-10.8: a land colonist in a trade square', (s) => placed(s, 'land', 'gold'), {
    at: 'board.colonists[6]',
  }),
  wrong(
    'R-10.8: a ship to go into a square with none beside it',
    (s) => played(s, 'architect', { kind: 'enterSquare', square: 'gold' }),
    { at: 'decision' },
  ),
  wrong(
    'R-10.8: one ship to choose from',
    (s) => {
      played(s, 'architect', { kind: 'enterSquare', square: 'gold' });
      placed(s, 'sea', 'sea:gold~meroe');
    },
    { at: 'decision' },
  ),
  wrong(
    'R-10.8: a second ship to go into a square',
    (s) => {
      played(s, 'architect', { kind: 'enterSquare', square: 'frankincense' });
      s.board.colonists.find((piece: Any) => piece.kind === 'sea').at = 'frankincense';
      placed(s, 'sea', 'sea:frankincense~leuke-kome');
      placed(s, 'sea', 'sea:frankincense~myos-hormos');
    },
    { at: 'decision' },
  ),
  ...['atlantis', 'constructor', 'memphis', 4, null].map((square) =>
    wrong(
      `R-10.8: a ship to go into ${square}`,
      (s: Any) => {
        played(s, 'architect', { kind: 'enterSquare', square });
        placed(s, 'sea', 'sea:frankincense~leuke-kome');
        placed(s, 'sea', 'sea:frankincense~myos-hormos');
      },
      { at: 'decision | decision.square' },
    ),
  ),
];

const GAUDOS: readonly StateEdit[] = [
  wrong(
    'R-10.9: an active marker on Gaudos',
    { 'board.markers.brown': { good: 'cloth', coins: 1, side: 'goods' } },
    { at: 'parts.creta' },
  ),
  ...(
    [
      // a marker of cloth has one coin on its back, one of another good two.
      ['cloth with three coins', { good: 'cloth', coins: 3, side: 'coins' }],
      ['brick without a coin', { good: 'brick', coins: 0, side: 'coins' }],
    ] as const
  ).map(([what, marker]) =>
    wrong(
      `R-10.9, R-2.2: on Gaudos ${what}`,
      { 'board.markers.brown': marker },
      { at: 'board.markers.brown' },
    ),
  ),
  wrong(
    'R-10.9: a marker without a good on Gaudos',
    { 'board.markers.brown': { good: null, coins: 1, side: 'coins' } },
    { at: 'board.markers' },
  ),
  ...['salt', 'amber', 1].map((good) =>
    wrong(
      `R-10.9: ${good} on Gaudos`,
      { 'board.markers.brown': { good, coins: 1, side: 'coins' } },
      { at: 'board.markers.brown | board.markers.brown.good' },
    ),
  ),
  wrong(
    'R-10.9: no marker in another province',
    { 'board.markers.red': GONE },
    { at: 'board.markers' },
  ),
];

const OFF_THE_NETWORK: readonly StateEdit[] = [
  wrong('R-10.6: a land colonist in the Mediterranean', (s) => placed(s, 'land', 'mediterranean'), {
    at: 'board.colonists[6]',
    from: GALLIA,
  }),
  wrong(
    'R-10.6: a colonist who stays between Bononia and Londinium',
    (s) => placed(s, 'land', 'land:bononia~londinium'),
    { at: 'board.colonists[6]', from: GALLIA },
  ),
  wrong(
    'R-10.6: a house in Lutetia',
    { 'board.houses.lutetia': [0], 'players[0].houses': 14 },
    { at: 'board.houses', from: GALLIA },
  ),
  wrong('R-10.11: a land colonist at a boat', (s) => placed(s, 'land', 'boat-near-ebusus'), {
    at: 'board.colonists[6]',
    from: BALEARICA,
  }),
  wrong(
    'R-10.11: a part for the fish market',
    { 'parts.balearica': { fish: 3 } },
    { from: BALEARICA },
  ),
];

/** Each for themselves with the cards of Venus. */
const VENUS = createGame({ map: 'imperium', players: 3, cards: 'venus', seed: 'magister' });
/** Two teams, before seats 2 and 3 have chosen where to begin. */
const NEW_TEAMS = createGame({ map: 'imperium', players: 4, teams: true, seed: 'teams' });
const TEAMS = play(
  NEW_TEAMS,
  { type: 'chooseStartCity', seat: 2, city: 'londinium' },
  { type: 'chooseStartCity', seat: 3, city: 'memphis' },
);
/** The partner will carry out the Mercator next. */
const TRADING = play(TEAMS, { type: 'playCard', seat: 0, card: 'mercator' });
/** The partner has been shown the Prefect. */
const SUGGESTED = play(
  TEAMS,
  { type: 'playCard', seat: 0, card: 'legatus' },
  { type: 'suggestCard', seat: 0, card: 'prefect' },
);
/** The partner will play a card next. */
const LEGATUS = play(TEAMS, { type: 'playCard', seat: 0, card: 'legatus' });
const TEAM_GAME = frozenGame({ map: 'ionium', players: 4, teams: true, seed: 'teams' }).states;
const TEAMS_LAST_ROUND = stateWhere(({ phase }) => phase === 'finalRound', TEAM_GAME);
const TEAMS_FINISHED = stateWhere(({ phase }) => phase === 'finished', TEAM_GAME);

/** Plays the first card of the discard on paper and puts the others under it. */
function magisterOn(state: Any, ...under: readonly string[]): void {
  const { hand, discard } = state.players[0];
  for (const card of under) discard.push(...hand.splice(hand.indexOf(card), 1));
  played(state, 'magister', { kind: 'magister' });
}

const MAGISTER: readonly StateEdit[] = [
  wrong(
    'R-9.2: a game without its Magisters',
    (s) => {
      for (const { hand } of s.players) hand.splice(hand.indexOf('magister'), 1);
    },
    { at: 'players[0].hand', rule: 'R-2.4' },
  ),
  wrong('R-9.2: a second Magister', (s) => s.players[1].hand.push('magister'), {
    at: 'players[1].hand',
    rule: 'R-2.4',
  }),
  ...(['praetor', 'legatus'] as const).map((card) =>
    wrong(`R-9.11: a ${card} where each plays alone`, (s: Any) => s.players[1].hand.push(card), {
      at: 'players[1].hand',
      rule: 'R-2.4',
    }),
  ),
  wrong(
    'R-9.8: a Proconsul for sale where each plays alone',
    (s) => {
      s.deck[s.deck.indexOf('consul-ii')] = 'proconsul-ii';
    },
    { at: 'deck', rule: 'R-2.3' },
  ),
  wrong('R-9.2: a Magister with no card under it', (s) => magisterOn(s), { at: 'decision' }),
  wrong('R-9.2: a Magister on a Senator', (s) => magisterOn(s, 'senator'), { at: 'decision' }),
  wrong(
    'R-9.2: a Magister on a card that leaves no choice of halves',
    (s) => magisterOn(s, 'prefect'),
    { at: 'decision' },
  ),
  wrong('R-9.2: a Magister that nobody played', { decision: { kind: 'magister', seat: 0 } }),
  ...([0, 0.5, 61] as const).map((depth) =>
    wrong(
      `R-9.2: a Magister ${JSON.stringify(depth)} cards deep`,
      (s: Any) => {
        magisterOn(s, 'prefect');
        s.decision.depth = depth;
      },
      { at: 'decision.depth' },
    ),
  ),
  wrong(
    'R-9.2: a Magister deeper than the pile',
    (s) => {
      magisterOn(s, 'prefect', 'mercator');
      s.decision.depth = 5;
    },
    { at: 'decision' },
  ),
  ...(['praetor', 'proconsul', 'legatus', 'chooseStartCity'] as const).map((kind) =>
    wrong(
      `R-9.1: a decision of teams where each plays alone: ${kind}`,
      (s: Any) => played(s, 'prefect', { kind }),
      { at: 'decision' },
    ),
  ),
  wrong('R-9.4: a part of the teams where each plays alone', {
    'parts.teams': json(TEAMS.parts.teams),
  }),
  ruled(
    'R-9.1: three in teams',
    { 'options.teams': true },
    { at: 'players | options.teams | options' },
  ),
];

const PARTNERS: readonly StateEdit[] = [
  wrong('R-9.4: no part of the teams', { parts: {} }, { at: 'parts.teams' }),
  ruled(
    'R-9.1: teams with the cards of 2013',
    { 'options.cards': 'concordia' },
    { at: 'cards | options.cards | options' },
  ),
  ruled('R-9.1: five in teams', (s) => s.players.push({ ...s.players[0], name: 'Player 5' }), {
    at: 'players',
  }),
  wrong(
    'R-9.11: an Architect of the second half',
    (s) => {
      const { hand } = s.players[2];
      hand[hand.indexOf('diplomat')] = 'architect';
    },
    { at: 'players[2].hand', rule: 'R-2.4' },
  ),
  wrong(
    'R-9.11: a Senator in teams',
    (s) => {
      const { hand } = s.players[0];
      hand[hand.indexOf('praetor')] = 'senator';
    },
    { at: 'players[0].hand', rule: 'R-2.4' },
  ),
  // What the turn owes the partner.
  ...([1, 3] as const).map((seat) =>
    teams(`R-9.4: next seat ${seat} of the other team`, { 'next.seat': seat }, { from: TRADING }),
  ),
  ...([1, 3] as const).map((seat) =>
    teams(
      `R-9.9: a card of seat ${seat} of the other team next`,
      { next: { do: 'play', seat, alone: false } },
      { from: TRADING },
    ),
  ),
  teams('R-9.4: next a role that the card has not', { 'next.as': 'architect' }, { from: TRADING }),
  teams(
    'R-9.2: next a half that the double card has not',
    (own) => {
      Object.assign(own.next, { card: 'prefect-architect-i', as: 'mercator' });
    },
    { from: TRADING },
  ),
  teams('R-9.4: next a card that does not exist', { 'next.card': 'caesar' }, { from: TRADING }),
  teams(
    'R-9.9: next the action of a Legatus, after whom the partner plays a card',
    { next: { do: 'act', seat: 2, card: 'legatus', as: 'legatus' } },
    { from: LEGATUS },
  ),
  teams(
    'R-9.4: something else than acting and playing next',
    { next: { do: 'cheat', seat: 2 } },
    { from: TRADING },
  ),
  teams('R-3.1: the partner’s action before the card', {
    next: { do: 'act', seat: 2, card: 'mercator', as: 'mercator' },
  }),
  wrong(
    'R-9.12: a partner’s action after the end',
    (s) => {
      s.parts.teams.next = { do: 'act', seat: s.seat, card: 'mercator', as: 'mercator' };
    },
    { at: 'parts.teams', from: TEAMS_FINISHED },
  ),
  teams('R-9.12: a partner alone after the end', { alone: true }, { from: TEAMS_FINISHED }),
  wrong(
    'R-4.8: a gap in the display between turns',
    (s) => {
      s.players[0].hand.push(s.display[2]);
      s.display[2] = null;
    },
    { at: 'parts.teams' },
  ),
  // Copies.
  ...(
    [
      ['of a card of the partner', [{ party: 0, from: 2 }]],
      ['of an own card', [{ party: 0, from: 0 }]],
      ['of an empty discard', [{ party: 0, from: 3 }]],
      [
        'twice',
        [
          { party: 0, from: 1 },
          { party: 0, from: 1 },
        ],
      ],
      ['by a third team', [{ party: 2, from: 1 }]],
      ['of nobody', [{ party: 0, from: 5 }]],
      ['by a team alone', [{ party: 0 }]],
      ['without an end', Array(100_000).fill({ party: 0, from: 1 })],
    ] as const
  ).map(([what, copied]) =>
    wrong(
      `R-9.6: a copy ${what}`,
      (s: Any) => {
        for (const seat of [0, 1, 2]) {
          const { hand, discard } = s.players[seat];
          discard.push(...hand.splice(hand.indexOf('mercator'), 1));
        }
        s.parts.teams.copied = copied;
      },
      { at: what === 'without an end' ? 'parts.teams.copied' : 'parts.teams' },
    ),
  ),
  // Suggestions.
  teams(
    'R-9.9: a suggestion of a card that is not in the hand',
    { 'suggested.card': 'architect' },
    { from: SUGGESTED },
  ),
  ...([0, 1, 3, 5] as const).map((to) =>
    teams(
      `R-9.9: a suggestion to seat ${to}, who does not play`,
      { 'suggested.to': to },
      { from: SUGGESTED },
    ),
  ),
  teams(
    'R-9.9: a suggestion when nobody plays',
    { suggested: { to: 2, card: 'prefect' } },
    { from: TRADING },
  ),
  wrong(
    'R-9.9: a suggestion after the end',
    (s) => {
      s.parts.teams.suggested = { to: 2, card: s.players[2].hand[0] ?? 'tribune' };
    },
    { at: 'parts.teams', from: TEAMS_FINISHED },
  ),
  // Start cities.
  ...(
    [
      ['missing', 2, null],
      ['in the capital', 2, 'roma'],
      ['next to the capital by land', 2, 'novaria'],
      ['next to the capital by sea', 2, 'massilia'],
      ['in a city that is not on the map', 2, 'atlantis'],
      ['in a city called constructor', 2, 'constructor'],
      ['on a route', 2, 'land:novaria~roma'],
      ['of the first seat', 0, 'londinium'],
      ['of the second seat', 1, 'londinium'],
      ['of a fifth seat', 4, 'londinium'],
    ] as const
  ).map(([what, seat, city]) =>
    teams(`R-9.11: a start ${what}`, (own) => {
      own.starts[seat] = city;
    }),
  ),
  teams('R-9.11: no starts at all', { starts: [] }),
  wrong('R-9.11: starts without an end', {
    'parts.teams.starts': Array(100_000).fill('londinium'),
  }),
  teams(
    'R-9.11: a start of a seat that has to choose it',
    { 'starts[2]': 'londinium' },
    { from: NEW_TEAMS },
  ),
  wrong(
    'R-9.11: the first seat chooses where to begin',
    { 'decision.seat': 0 },
    { at: 'parts.teams | decision', from: NEW_TEAMS },
  ),
  wrong(
    'R-9.11: a fifth seat chooses where to begin',
    (s) => s.queue.unshift({ kind: 'chooseStartCity', seat: 4 }),
    { at: 'queue[0]', from: NEW_TEAMS },
  ),
  wrong('R-9.11: a start city to choose, and no card afterwards', (s) => s.queue.pop(), {
    at: 'queue',
    from: NEW_TEAMS,
    rule: 'R-3.1',
  }),
  wrong(
    'R-9.11, R-4.5: a colonist in the start city of another player',
    { 'board.colonists[0].at': 'londinium' },
    { at: 'board.colonists[0]', rule: 'R-4.5' },
  ),
  wrong(
    'R-9.11, R-4.5: a colonist in another city than its player began in',
    (s) => {
      s.board.colonists.find((piece: Any) => piece.at === 'londinium').at = 'lutetia';
    },
    { at: 'board.colonists[4]', rule: 'R-4.5' },
  ),
  // Whose decision it is.
  ...([1, 3] as const).map((seat) =>
    ruled(
      `R-3.3: a card of seat ${seat} in a turn of the other team`,
      { 'decision.seat': seat },
      { at: 'decision' },
    ),
  ),
  ...([1, 3] as const).map((seat) =>
    wrong(
      `R-9.4: seat ${seat} trades in a turn of the other team`,
      { 'decision.seat': seat },
      { at: 'decision', from: TRADING, rule: 'R-3.3' },
    ),
  ),
  ...(['praetor', 'proconsul', 'legatus'] as const).map((kind) =>
    wrong(`R-3.1: a ${kind} that nobody played`, (s: Any) => played(s, 'mercator', { kind }), {
      at: 'decision',
    }),
  ),
  wrong(
    'R-9.7: a Praetor who can buy nothing',
    (s) => {
      played(s, 'praetor', { kind: 'praetor' });
      s.players[0].goods = { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0 };
    },
    { at: 'decision' },
  ),
  wrong(
    'R-9.9: a Legatus whose partner has no cards',
    (s) => {
      played(s, 'legatus', { kind: 'legatus' });
      const { hand, discard } = s.players[2];
      discard.push(...hand.splice(0).filter((card: string) => card !== 'tribune'));
    },
    { at: 'players[2].hand | decision' },
  ),
  // The end.
  wrong(
    'R-9.12: a turn of the own team more after the end',
    (s) => {
      s.lastTurn += 1;
    },
    { at: 'lastTurn', from: TEAMS_LAST_ROUND, rule: 'R-6.1' },
  ),
  wrong(
    'R-9.12: a round more after the end',
    (s) => {
      s.lastTurn += 2;
    },
    { at: 'turn | lastTurn', from: TEAMS_LAST_ROUND, rule: 'R-6.1' },
  ),
  wrong(
    'R-9.12: a last turn for each player and not each team',
    (s) => {
      houses(s, 0, 15);
      Object.assign(s, { phase: 'finalRound', concordia: 0, lastTurn: s.turn + 3 });
    },
    { at: 'turn | lastTurn', rule: 'R-6.1' },
  ),
];

const RECORD: readonly StateEdit[] = [
  wrong('a map that is not known', { map: 'atlantis' }, { code: 'UNKNOWN_MAP' }),
  wrong('another map than the pieces lie on', { map: 'italia' }, { at: 'board.cityGoods' }),
  wrong('a record of another version', { version: 2 }),
  wrong(
    'R-2.6: six players, each for themselves',
    (s) => {
      s.players = [0, 1, 2, 3, 4, 5].map((seat) => ({ ...s.players[0], name: `Player ${seat}` }));
    },
    { at: 'players' },
  ),
  wrong('R-2.6: a player less', (s) => s.players.pop(), { at: 'board.colonists[4] | players' }),
  wrong('R-9.15: a province left out that is not on the map', {
    'options.omitProvinces': ['atlantis'],
  }),
  wrong(
    'R-9.15: a province left out whose cities are there',
    { 'options.omitProvinces': ['britannia'] },
    { at: 'board.cityGoods' },
  ),
  wrong('a rule left open', { 'options.display': null }),
  wrong(
    'two players of a name',
    (s) => {
      s.players[1].name = s.players[0].name;
    },
    { at: 'players[1].name | players[0].name' },
  ),
  wrong('a player without a name', { 'players[1].name': ' ' }),
  wrong('a part that nothing keeps', { 'parts.volcano': [1] }),
  wrong(
    'R-7.1: no points of the intermediate scoring',
    { parts: {} },
    { at: 'parts.intermediate-scoring', from: COUNTED },
  ),
  wrong(
    'R-7.1: points of two players out of three',
    { "parts['intermediate-scoring']": [null, null] },
    { at: 'parts.intermediate-scoring', from: COUNTED },
  ),
  wrong('a generator with a word missing', (s) => s.random.pop(), { at: 'random | random[3]' }),
  wrong('a generator with a fraction', { 'random[0]': 0.5 }),
];

describe.each([
  ['pieces', PIECES],
  ['cards', CARDS],
  ['turns', FLOW],
  ['decisions', DECISIONS],
  ['Sicilia', ETNA.map((edit) => ({ from: SICILIA, ...edit }))],
  ['Roma', SHIPS.map((edit) => ({ from: ROMA, ...edit }))],
  ['Germania', CASTLES.map((edit) => ({ from: GERMANIA, ...edit }))],
  ['Aegyptus', NILE.map((edit) => ({ from: AEGYPTUS, ...edit }))],
  ['Creta', GAUDOS.map((edit) => ({ from: CRETA, ...edit }))],
  ['Gallia and Balearica', OFF_THE_NETWORK],
  ['Venus', MAGISTER.map((edit) => ({ from: VENUS, ...edit }))],
  ['teams', PARTNERS.map((edit) => ({ from: TEAMS, ...edit }))],
  ['the record', RECORD],
] as const)('states edited by hand: %s', (_, edits) => {
  test.each<StateEdit>(edits)('$what', (edit) => expectNoState(edit.from ?? START, edit));
});

const STATES = [
  ['the first state', START],
  ['a state with parts', COUNTED],
  ['a state of Sicilia', SICILIA],
  ['a state of Roma, a ship on its way', SAILING],
  ['a state of Germania', GERMANIA],
  ['a state of Aegyptus', AEGYPTUS],
  ['a state with cards of Venus', VENUS],
  ['a state of teams, the partner next', TRADING],
  ['a state of teams, a card suggested', SUGGESTED],
  ['a state of teams, start cities to choose', NEW_TEAMS],
  ['a state with the forum, tiles to choose', NEW_FORUM],
  ['a state with the forum, a tile in use', FORUM],
  ['a state of the final round', FINAL_ROUND],
  ['the last state', FINISHED],
] as const;

describe.each(STATES)('%s', (name, state) => {
  // Besides `FUZZ`, each state has one of three checks in turn.
  const turn = STATES.findIndex(([other]) => other === name) % 3;
  const inTurn = (check: number) => test.skipIf(!IS_NIGHT && check !== turn);
  const objects = objectsIn(state);

  test('is right as it is', () => {
    expect(parseState(json(state))).toEqual(state);
  });

  inTurn(0)('is refused with an extra key at any level', () => {
    for (const path of objects) {
      const error = thrownBy(() => parseState(withField(state, path, 'extra')));
      expect(error.code).toBe('INVALID_STATE');
      // A part is one place, with more in words.
      const known = path[0] === 'parts' ? path.slice(0, 2) : path;
      expect(String(error.details.path).startsWith(written(known))).toBe(true);
    }
  });

  inTurn(1)('is refused with a __proto__ key at any level', () => {
    for (const path of objects) {
      const error = thrownBy(() =>
        parseState(json(withField(state, path, '__proto__', { houses: 0 }))),
      );
      expect(error).toMatchObject({
        code: 'INVALID_STATE',
        details: { path: written([...path, '__proto__']) },
      });
    }
    expect(({} as Any).houses).toBeUndefined();
  });

  test('is refused with any key missing', () => {
    // a castle may have been taken from.: Mamercus and Marcus may not be in use.
    // a state from before the auction was an option has its default.
    const mayMiss = (path: Path) =>
      ['castles', 'cheap'].includes(String(path.at(-2))) || path.at(-1) === 'forumTiles';
    const keys = paths(state).filter((path) => typeof path.at(-1) === 'string' && !mayMiss(path));
    for (const path of keys) {
      const error = thrownBy(() => parseState(withoutField(state, path)));
      expect(error.code).toBe('INVALID_STATE');
    }
  });

  inTurn(2)(
    'is refused with an accessor, a class instance or another thing that is no data inside',
    () => {
      // Not where plain data of any shape may be.
      const places = paths(state).filter((path) => path.length > 0 && path[0] !== 'parts');
      check(
        fc.property(
          fc.constantFrom(...places),
          fc.constantFrom(...Object.values(HOSTILE)),
          (path, make) => {
            const error = thrownBy(() => parseState(replaced(state, path, make())));
            expect(['INVALID_STATE', 'UNKNOWN_MAP']).toContain(error.code);
          },
        ),
        200,
      );
    },
  );
});

test('numbers are counts: nothing negative, no fraction, nothing that is no number', () => {
  const numbers = paths(START).filter(
    (path) => typeof at(START, path) === 'number' && path[0] !== 'random',
  );
  for (const path of numbers) {
    for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '1', true, null]) {
      // Nobody may have ended the game, but somebody decides and everything is counted.
      const error = thrownBy(() => parseState(replaced(START, path, wrong)));
      expect([written(path), error.code]).toEqual([written(path), 'INVALID_STATE']);
      expect(String(error.details.path).startsWith(written(path))).toBe(true);
    }
  }
});

test.each([
  ['R-10.1: Etna', SICILIA],
  ['R-10.2: the ship track', SAILING],
  ['R-10.4: castles', GERMANIA],
  ['R-10.8: the flood', AEGYPTUS],
  ['R-9.4: the next of a team', TRADING],
  ['R-9.9: what a partner suggests', SUGGESTED],
  ['R-12.1: the forum before the first card', NEW_FORUM],
  ['R-12.2: the forum in the middle of an action', FORUM],
])('%s takes no value of a wrong kind in any place of its part', (_, state) => {
  const [part] = Object.keys(state.parts);
  const places = paths(state).filter((path) => path[0] === 'parts' && path.length > 1);
  for (const path of places) {
    const whole = path.length === 2 ? [null, [], true] : [];
    const any = [-1, 0.5, 1e300, '', 'x', { x: 1 }, [[[]]], Array(50).fill('coin')];
    for (const wrong of [...any, ...whole]) {
      const input = replaced(state, path, wrong);
      const error = thrownBy(() => parseState(input));
      expect([written(path), error.code]).toEqual([written(path), 'INVALID_STATE']);
      expect([written(path), error.details.path]).toEqual([written(path), `parts.${part}`]);
    }
  }
});

describe('a state that has been let in can be played on', () => {
  /** A million sestertii, more than any game sees. */
  const MOST_MONEY = 1_000_000;
  const withMoney = (money: number) => replaced(START, ['players', 0, 'money'], money);

  test('with as much money as a state can have', () => {
    // The Mercator's three sestertii are the last there is room for.
    const rich = parseState(withMoney(MOST_MONEY - 3));
    const next = applyAction(rich, { type: 'playCard', seat: 0, card: 'mercator' });
    expect(next.players[0]?.money).toBe(MOST_MONEY);
    expect(parseState(json(next))).toEqual(next);
  });

  const playing = (card: string) => ({ type: 'playCard', seat: 0, card }) as Action;
  const trade = (deal: 'buy' | 'sell', good: 'brick' | 'wine') =>
    ({ type: 'trade', seat: 0, deal, good, count: 1 }) as const;
  test.each<[what: string, state: GameState]>([
    ['R-4.2: an Architect with all steps left', play(START, playing('architect'))],
    [
      'R-4.6: a Mercator in two kinds of goods',
      play(START, playing('mercator'), trade('sell', 'wine'), trade('buy', 'brick')),
    ],
    [
      'R-5.2: three goods for a single space',
      play(
        edited(START, (draft) => {
          build(draft, 0, 'antiochia', 'tyros');
          playerOf(draft, 0).goods = goods({ brick: 7 });
        }),
        playing('prefect'),
        { type: 'produceProvince', seat: 0, province: 'syria' },
      ),
    ],
  ])('%s', (_, state) => {
    expect(parseState(json(state))).toEqual(state);
  });

  /** Syria has produced; with a single space left the first player is asked, then the second. */
  const BOTH_ASKED = play(
    edited(START, (draft) => {
      for (const seat of [0, 1]) {
        build(draft, seat, 'antiochia', 'tyros');
        playerOf(draft, seat).goods = goods({ brick: 7 });
      }
    }),
    playing('prefect'),
    { type: 'produceProvince', seat: 0, province: 'syria' },
  );
  test.each<[what: string, bricks: number, arriving: object]>([
    ['that fit', 7, { food: 1 }],
    ['that are none', 7, {}],
    ['for which there is no room', 8, { food: 1, cloth: 1 }],
  ])('R-5.2: who waits to be asked is not asked about goods %s', (_, brick, arriving) => {
    expect(parseState(json(BOTH_ASKED))).toEqual(BOTH_ASKED);
    const forged = changed(BOTH_ASKED, (copy) => {
      copy.players[1].goods.brick = brick;
      copy.queue[0].arriving = arriving;
    });
    expect(thrownBy(() => parseState(forged))).toMatchObject({
      code: 'INVALID_STATE',
      message: expect.stringContaining('room'),
      details: { path: 'queue[0]' },
    });
  });

  test.each([MOST_MONEY + 1, Number.MAX_SAFE_INTEGER])('but with %s it is not let in', (money) => {
    expect(thrownBy(() => parseState(withMoney(money)))).toMatchObject({
      code: 'INVALID_STATE',
      details: { path: 'players[0].money' },
    });
  });

  test.each([
    ['massilia', [{ type: 'takeBonus', seat: 0, place: 'massilia' }]],
    // There nobody takes anything, and a god may be marked, or not.
    [
      'byzantium',
      [
        { type: 'pass', seat: 0 },
        { type: 'pass', seat: 0 },
      ],
    ],
  ] as const)('R-9.4, R-10.2: with ships of both partners in %s', (field, then) => {
    const start = createGame({ map: 'roma', players: 4, teams: true, seed: 'ships' });
    const settled = play(
      start,
      { type: 'chooseStartCity', seat: 2, city: 'stadium-domitiani' },
      { type: 'chooseStartCity', seat: 3, city: 'stadium-domitiani' },
    );
    const table = edited(settled, (draft) => place(draft, 2, 'sea', 'ostia'));
    const sailed = play(
      table,
      { type: 'playCard', seat: 0, card: 'architect' },
      { type: 'moveShip', seat: 0, from: 'ostia', to: field },
      ...then,
      { type: 'moveShip', seat: 2, from: 'ostia', to: field },
    );
    expect(parseState(json(sailed))).toEqual(sailed);
  });

  test('with provinces left out', () => {
    // Either the board without them is refused, or what is made of it is a state.
    for (const omitted of [['italia'], ['sicilia'], ['gallia', 'italia', 'mauretania']]) {
      for (const map of ['imperium', 'italia']) {
        const { thrown, value } = outcome(() =>
          createGame({ map, players: 3, seed: 'small', omitProvinces: omitted }),
        );
        if (thrown === undefined) expect(parseState(json(value))).toEqual(value);
        else expect(thrown.code).toBe('INVALID_OPTIONS');
      }
    }
  });

  test('names are taken as they are, or refused', () => {
    const { thrown, value } = outcome(() =>
      parseState(replaced(START, ['players', 0, 'name'], ' Anna ')),
    );
    if (thrown === undefined) expect((value as GameState).players[0]?.name).toBe(' Anna ');
    else
      expect(thrown).toMatchObject({ code: 'INVALID_STATE', details: { path: 'players[0].name' } });
  });

  const GAMES = [
    GAME.states,
    frozenGame({ map: 'imperium', players: 2, seed: 'leaf', intermediateScoring: true }).states,
    frozenGame({ map: 'italia', players: 4, seed: 'leaf', startingGoods: 'bought' }).states,
    frozenGame({ map: 'sicilia', players: 3, seed: 'leaf' }).states,
    [SAILING, ...frozenGame({ map: 'roma', players: 3, seed: 'leaf' }).states],
    frozenGame({ map: 'cyprus', players: 2, cards: 'venus', seed: 'leaf' }).states,
    [NEW_TEAMS, TRADING, SUGGESTED, ...TEAM_GAME],
    [NEW_FORUM, FORUM, ...FORUM_STATES],
    FORUM_GAMES,
  ];
  const states = GAMES.flatMap((game) => game.filter((_, index) => index % 7 === 0 || index < 8));

  /** Other values of every kind a leaf can have, most of them from states. */
  const leaf = fc.oneof(
    fc.integer({ min: -1, max: 20 }),
    fc.constantFrom<unknown>(100, 9_999, 0.5, 1e300, true, false, null, '', 'x', [], {}),
    fc.constantFrom<unknown>('brick', 'cloth', 'coins', 'goods', 'land', 'sea', 'roma', 'gallia'),
    fc.constantFrom<unknown>('playing', 'finalRound', 'finished', 'wine', 'venus', 'imperium'),
    fc.constantFrom(...library.CARD_IDS),
    fc.constantFrom('playCard', 'prefect', 'tribune', 'diplomat', 'consul', 'keepGoods'),
    fc.constantFrom('land:novaria~roma', 'sea:massilia~roma', 'land:cosa~roma', 'londinium'),
    fc.constantFrom(
      'legatus',
      'praetor',
      'proconsul',
      'magister',
      'chooseStartCity',
      'act',
      'play',
    ),
    fc.constantFrom(...library.FORUM_TILES, 'useTiles', 'takeTile', 'chooseTile', 'changeGoods'),
    fc.constantFrom('grey', 'coin', 'ostia', 'byzantium', 'takeBonus', 'scoreGod', 'moveShip'),
  );

  test('whatever leaf of it was changed: it is refused, or it is a game like any other', () => {
    let accepted = 0;
    check(
      fc.property(
        fc.constantFrom(...states),
        fc.nat(),
        leaf,
        fc.string(),
        (state, pick, by, seed) => {
          const leaves = paths(state).filter((path) => {
            const value = at(state, path);
            return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
          });
          const path = leaves[pick % leaves.length] ?? [];
          const input = replaced(state, path, by);
          const { thrown, value } = outcome(() => parseState(input));
          if (thrown !== undefined) {
            expect(['INVALID_STATE', 'UNKNOWN_MAP']).toContain(thrown.code);
            return;
          }
          accepted += 1;
          expect(value).toEqual(input);
          const game = playOut(library, value as GameState, random, chanceFromSeed(seed), 300);
          for (const action of game.actions)
            expect(library.ActionSchema.parse(action)).toEqual(action);
          const last = game.states.at(-1) ?? (value as GameState);
          expect(parseState(json(last))).toEqual(last);
        },
      ),
      800,
    );
    // Money, sides of markers and the like may well be others.
    expect(accepted).toBeGreaterThan(5);
  });

  test('to its very end', () => {
    check(
      fc.property(fc.constantFrom(...states), fc.string(), (state, seed) => {
        const richer = changed(state, (copy) => {
          for (const player of copy.players) player.money += 50;
          for (const marker of Object.values<Any>(copy.board.markers)) marker.side = 'goods';
        });
        // Riches may leave something to decide, and never nothing.
        const start = parseState(richer);
        const { states: after } = playOut(library, start, random, chanceFromSeed(seed), 20_000);
        expect(isOver(after.at(-1) ?? start)).toBe(true);
      }),
      6,
    );
  });

  test('the actions of an edited state are refused or allowed as listed', () => {
    const poor = parseState(
      changed(START, (copy) => {
        for (const player of copy.players) player.money = 0;
      }),
    );
    const actions: readonly Action[] = legalActions(poor);
    expect(actions.map(({ type }) => type)).toEqual(Array(6).fill('playCard'));
  });
});
