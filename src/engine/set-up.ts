/** The table before the first turn, from a seed or from a real shuffle. */

import { cityGoodsFault, cityWithoutGood, twoSaltTokens } from '../board/city-goods';
import type { Board } from '../board/compiled-board';
import { printedMarker } from '../board/markers';
import { playsSalt } from '../board/tokens';
import { applyModifiers, type Game, type Position, partyOf, tokensFor } from '../kit/game';
import type { CardId } from '../model/cards';
import { faultsOf, inputFaults, type RuleAndFacts, refuseFault } from '../model/faults';
import { deepFreeze, workingCopy } from '../model/freeze';
import type { GoodCounts, StoredGood } from '../model/goods';
import { type CityId, COLONIST_KINDS, type ProvinceId, type Seat } from '../model/ids';
import { nameKey, playerNames, someOf } from '../model/names';
import type { AnyGameOptions, AnyOptions, Setup, Shuffles } from '../model/options';
import {
  type ColonistPiece,
  DISPLAY_PLACES,
  type GameState,
  type Marker,
  type Player,
  type RandomState,
} from '../model/state';
import { randomFromSeed, shuffle } from '../random/random';
import { cardOf } from '../rules/cards';
import { changeBoard } from '../rules/change';
import { startingParts } from './parts';
import { EngineTransition, settle, startFirstTurn } from './turn';

/** Goods of a storehouse at the start. */
const STARTING_GOODS: GoodCounts = deepFreeze({
  brick: 1,
  food: 2,
  tool: 1,
  wine: 1,
  cloth: 1,
});

/** The same with salt: one of each of the six. */
const STARTING_GOODS_WITH_SALT: GoodCounts = deepFreeze({
  ...STARTING_GOODS,
  food: 1,
  salt: 1,
});

/** Sestertii of the first player; the next player or party has one more. */
const FIRST_MONEY = 5;

const NOTHING_GIVEN: Shuffles = Object.freeze(Object.create(null));

/** @throws ConcordiaError `INVALID_OPTIONS` if the set-up contradicts the map or the cards. */
export function setUp(game: Game, newGame: AnyGameOptions & Shuffles): GameState {
  const { board, options, bare, exchange } = game;
  // Ignore properties that a program has given to all objects.
  const { seed } = Object.hasOwn(newGame, 'seed') ? newGame : NOTHING_GIVEN;
  const { setup: given = {} } = Object.hasOwn(newGame, 'setup') ? newGame : NOTHING_GIVEN;
  const drawn = game.parts.flatMap(({ id, draws }) => (draws ? [id] : []));
  const unknown = Object.keys(given.parts ?? {}).find((id) => !drawn.includes(id));
  if (unknown !== undefined) {
    invalid(`setup.parts.${unknown}`, 'nothingDrawn', undefined, { part: unknown });
  }
  const shuffled = given.cityGoods !== undefined && given.deck !== undefined;
  if (seed === undefined && !(shuffled && drawn.every((id) => given.parts?.[id] !== undefined))) {
    invalid('seed', 'seedMissing');
  }
  const names = differentNames(newGame.players, game);
  const [dealtGoods, afterGoods] = dealCityGoods(game, randomFromSeed(seed ?? ''));
  const [dealtDeck, random] = dealDeck(game, afterGoods);
  const tokens = given.cityGoods === undefined ? dealtGoods : givenCityGoods(game, given.cityGoods);
  const deck = given.deck === undefined ? dealtDeck : givenDeck(game, given.deck, dealtDeck);
  const state: GameState = {
    version: 1,
    map: board.map.id,
    options,
    phase: 'playing',
    turn: 1,
    seat: 0,
    decision: null,
    queue: [],
    players: names.map((name, seat) => startingPlayer(game, name, seat)),
    board: {
      cityGoods: exchange?.exchanged(tokens) ?? tokens,
      houses: { ...bare.houses },
      colonists: names.flatMap((_, seat) => startingColonists(board, seat)),
      markers: {},
    },
    display: deck.slice(0, DISPLAY_PLACES),
    deck: deck.slice(DISPLAY_PLACES),
    praefectusMagnus: names.length - 1,
    praefectusUsed: false,
    concordia: null,
    lastTurn: null,
    random,
    parts: startingParts(game),
  };
  const transition = new EngineTransition(game, workingCopy(state));
  for (const rules of game.rules) rules.setUp?.(transition, given.parts ?? {});
  const [dealt = tokens] = exchange?.dealsOf(tokens) ?? [];
  changeBoard(transition, { markers: markersOf(transition, dealt) });
  startFirstTurn(transition);
  settle(transition);
  return transition.state;
}

/** @throws ConcordiaError `INVALID_OPTIONS` if two players have the same name. */
function differentNames(
  players: AnyGameOptions['players'],
  { automatic }: Game,
): readonly string[] {
  const names = [...playerNames(players), ...automatic.map(({ name }) => name)];
  const keys = names.map(nameKey);
  const twice = names.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
  if (twice !== undefined) invalid('players', 'nameTwice', undefined, { name: twice });
  return names;
}

/** The tokens of the cities as a seed deals them. */
export function dealtGoods(game: Game, seed: string): Readonly<Record<CityId, StoredGood>> {
  return dealCityGoods(game, randomFromSeed(seed))[0];
}

function dealCityGoods(
  { supplies, bare }: Game,
  random: RandomState,
): [Record<CityId, StoredGood>, RandomState] {
  const goods = { ...bare.cityGoods };
  let next = random;
  for (const { tokens, cities } of supplies.tokens) {
    let shuffled: readonly StoredGood[];
    [shuffled, next] = shuffle(tokens, next);
    for (const [index, city] of cities.entries()) goods[city] = shuffled[index] ?? 'brick';
  }
  return [goods, next];
}

function givenCityGoods(
  game: Game,
  given: NonNullable<Setup['cityGoods']>,
): Record<CityId, StoredGood> {
  const { board, bare, exchange } = game;
  const goods = exchange?.exchanged(given) ?? given;
  const fault =
    cityGoodsFault(board, goods, (letter) => tokensFor(game, letter), game.nearest) ??
    twoSaltTokens(board, given) ??
    cityWithoutGood(board, given);
  if (fault !== undefined) refuseFault(CODE, { ...fault, path: 'setup.cityGoods' });
  return { ...bare.cityGoods, ...given };
}

/** Shuffles each deck alone and lays them on each other, I on top. */
function dealDeck({ supplies }: Game, random: RandomState): [readonly CardId[], RandomState] {
  const dealt: CardId[] = [];
  let next = random;
  for (const cards of supplies.decks) {
    let shuffled: readonly CardId[];
    [shuffled, next] = shuffle(cards, next);
    dealt.push(...shuffled);
  }
  return [dealt, next];
}

function givenDeck(
  game: Game,
  given: readonly CardId[],
  dealt: readonly CardId[],
): readonly CardId[] {
  const complete = given.length === dealt.length && dealt.every((card) => given.includes(card));
  if (!complete) {
    const missing = dealt.filter((card) => !given.includes(card));
    const extra = given.filter(
      (card, index) => !dealt.includes(card) || given.indexOf(card) !== index,
    );
    invalid('setup.deck', 'otherDeck', undefined, { missing, extra });
  }
  if (!isInDeckOrder(game, given)) invalid('setup.deck', 'decksOutOfOrder');
  return given;
}

/** Whether no card of a later deck comes before one of an earlier. */
export function isInDeckOrder(game: Game, cards: readonly CardId[]): boolean {
  const decks = cards.map((card) => cardOf(game, card).deck);
  return decks.every((deck, index) => index === 0 || deck >= (decks[index - 1] ?? 0));
}

function startingPlayer(game: Game, name: string, seat: Seat): Player {
  const { options, board } = game;
  const { houses = 0, land = 0, sea = 0 } = game.pieces[seat] ?? {};
  return {
    name,
    hand: game.hands[seat] ?? [],
    discard: [],
    money: FIRST_MONEY + partyOf(game, seat),
    goods: startingGoods(options),
    storehouse: {
      land: land - board.start.land.length,
      sea: sea - board.start.sea.length,
    },
    houses,
  };
}

function startingGoods(options: AnyOptions): GoodCounts {
  return playsSalt(options) ? STARTING_GOODS_WITH_SALT : STARTING_GOODS;
}

function startingColonists(board: Board, seat: Seat): readonly ColonistPiece[] {
  return COLONIST_KINDS.flatMap((kind) => board.start[kind].map((at) => ({ seat, kind, at })));
}

/**
 * The marker every province must have by now, goods side up.
 *
 * @param tokens - what the cities had when the markers were laid.
 */
export function markersOf(
  position: Position,
  tokens: Readonly<Record<CityId, StoredGood>>,
): Record<ProvinceId, Marker> {
  const { board } = position.game;
  const markers: Record<ProvinceId, Marker> = {};
  for (const province of board.provinces.keys()) {
    const printed = printedMarker(board, tokens, province);
    const marker = applyModifiers(position.game.modifiers.marker, printed, position, { province });
    if (marker !== undefined) markers[province] = marker;
  }
  return markers;
}

function invalid<R extends keyof SetUpWords & string>(
  path: string,
  reason: R,
  ...more: RuleAndFacts<SetUpWords[R]>
): never {
  return FAULTS.refuse(CODE, path, reason, ...more);
}

const CODE = 'INVALID_OPTIONS';

/** What can be wrong with a set-up. */
export const setUpFaults = faultsOf({
  nothingDrawn: (_names, { part }: { readonly part: string }) =>
    `nothing in this game draws anything for ${part}`,
  seedMissing: () => 'a seed is needed for what the set-up leaves to chance',
  otherDeck(
    names,
    { missing, extra }: { readonly missing: readonly string[]; readonly extra: readonly string[] },
  ) {
    const named = (cards: readonly string[]) => someOf(cards, MAX_NAMED, (id) => names.card(id));
    const faults = [
      ...(missing.length === 0 ? [] : [`missing: ${named(missing)}`]),
      ...(extra.length === 0 ? [] : [`too many: ${named(extra)}`]),
    ];
    return `the deck does not match this game; ${faults.join('; ')}`;
  },
  decksOutOfOrder: () => 'the decks are not in the order I to V',
});

/** The most cards named in a sentence. */
const MAX_NAMED = 8;

/** All that is refused here, with what other rooms refuse, too. */
const FAULTS = faultsOf({ ...inputFaults.words, ...setUpFaults.words });

type SetUpWords = typeof FAULTS.words;
