/** Compiles a map, options and a number of players into everything that stays fixed in a game. */
import { type Board, compileBoard, withoutProvinces } from '../board/compiled-board';
import { type Exchange, exchangeOn } from '../board/salt-tokens';
import { isLetter, playsSalt } from '../board/tokens';
import { EXTRA_COSTS, HAND } from '../cards/sets';
import {
  type AutomaticSeat,
  type Game,
  type KnownEvent,
  type OpenKind,
  type Supplies,
  tokensFor,
} from '../kit/game';
import type { ModifierLists } from '../kit/modifiers';
import type { MapModule } from '../kit/module';
import type { Answer, BoardContext, Forbid, PlayerPieces, Rules, SetupContext } from '../kit/rules';
import { ANY_ROLE, type Step } from '../kit/step';
import { type Card, type CardId, PLAIN_GODS, type PlainGod } from '../model/cards';
import { refuse } from '../model/errors';
import { baseRefusal } from '../model/faults';
import { fix } from '../model/freeze';
import { MAX_ALONE, type Seat } from '../model/ids';
import { type CheckedMap, LETTERS } from '../model/map';
import type { AnyOptions } from '../model/options';
import { PIECES } from '../model/state';
import { waysToPlay } from '../rules/cards';
import { pricesWith } from '../rules/market';
import { movesOn } from '../rules/moving';
import { overridden } from './overrides';
import { playedModules } from './played-options';
import { hasAutomaticSeats, type Vocabulary, type VocabularySources } from './vocabulary';

/** A board, and the moves on it, which are the same in all its games. */
export type PlayedBoard = Pick<Game, 'board' | 'movesOf'>;

export function playedBoard(map: CheckedMap): PlayedBoard {
  const board = compileBoard(map);
  return { board, movesOf: movesOn(board) };
}

/**
 * @param whole - the board of the map with all its provinces.
 * @throws ConcordiaError `INVALID_OPTIONS` for provinces that cannot be left out or a wrong number of players.
 */
export function compileGame(
  parts: VocabularySources,
  { cards }: Vocabulary,
  map: MapModule,
  whole: PlayedBoard,
  options: AnyOptions,
  players: number,
): Game {
  const { display } = options;
  const automatic = automaticSeats(parts, map, options);
  const people = players - automatic.length;
  const { rules, parties, left } = playedRules(parts, map, options, people);
  // Rules see some of it before the rest is there.
  const { board, movesOf } = left === map ? whole : playedBoard(left);
  const context = fix({ board, cards, options, players });
  const exchange = exchangeOn(board, options);
  const decks = decksOf(cards, forSale(parts.cards, cards, rules, context));
  const hands = Array.from({ length: players }, (_, seat) => handOf(rules, seat, context));
  return fix({
    ...context,
    people,
    automatic,
    parties,
    movesOf,
    supplies: { tokens: tokenSupplies(rules, context, exchange), decks },
    hands,
    pieces: Array.from({ length: players }, (_, seat) => piecesOf(rules, seat, context)),
    plays: hands.map((_, seat) => playsOf(cards, [...hands, ...decks].flat(), seat)),
    productions: hands.map((_, seat) => productionsOf(board, seat)),
    bare: bareCities(board),
    extraCosts: EXTRA_COSTS[display],
    prices: pricesWith(cards.values(), EXTRA_COSTS[display]),
    roles: new Map(rules.flatMap(({ roles = [] }) => roles.map((role) => [role.name, role]))),
    kinds: openKinds(rules),
    events: knownEvents(rules),
    isListening: rules.some(({ on }) => on !== undefined),
    exchange,
    gods: godsOf(cards, [...hands, ...decks].flat()),
    scores: rules.flatMap(({ scores = [] }) => scores),
    parts: rules.flatMap(({ parts = [] }) => parts),
    // By its name each has modifiers of its own kind.
    modifiers: Object.fromEntries(
      byName<unknown>(rules.map(({ modifiers }) => ({ ...modifiers }))),
    ) as ModifierLists,
    nearest: parts.nearest,
    forbids: byName<Forbid>(rules.map(({ forbid }) => forbid)),
    rules,
  });
}

/** The rules of a game, if there is one with these options. */
interface PlayedRules {
  readonly rules: readonly Rules[];
  readonly parties: number;
  /** The map without the provinces that are left out. */
  readonly left: CheckedMap;
}

/** The seats that rules play in games with these options; most libraries have none. */
export function automaticSeats(
  parts: VocabularySources,
  map: MapModule,
  options: AnyOptions,
): readonly AutomaticSeat[] {
  if (!hasAutomaticSeats(parts)) return NO_SEATS;
  return [map, ...playedModules(parts, options)].flatMap(({ rules }) => {
    const { names = [], choose } = rules?.seats ?? {};
    return choose === undefined ? [] : names.map((name) => ({ name, choose }));
  });
}

const NO_SEATS: readonly AutomaticSeat[] = Object.freeze([]);

/**
 * @param people - the number of players, without seats that rules play.
 * @throws ConcordiaError like `compileGame`.
 */
export function playedRules(
  parts: VocabularySources,
  map: MapModule,
  options: AnyOptions,
  people: number,
): PlayedRules {
  const players = people + automaticSeats(parts, map, options).length;
  const modules = playedModules(parts, options);
  const chosen = Object.entries(parts.options);
  const refusals = [
    ...chosen.map(([name, { incompatible }]) => {
      const value = options[name];
      return value === undefined ? undefined : incompatible?.(value, options, people);
    }),
    ...[map, ...modules].map(({ incompatible }) => incompatible?.(options, people)),
  ];
  for (const refusal of refusals) {
    if (refusal !== undefined) refuse({ ...refusal, code: 'INVALID_OPTIONS' });
  }
  const played = [parts.base, ...[map, ...modules].flatMap(({ rules }) => rules ?? [])];
  const rules = overridden(played);
  const parties = partiesOf(rules, players);
  checkPlayers(parties, players, people);
  const { omitProvinces } = options;
  const left =
    omitProvinces.length === 0 ? map : withoutProvinces(map, omitProvinces, parts.nearest);
  return { rules, parties, left };
}

/** How many parties there are; each has as many players. */
function partiesOf(rules: readonly Rules[], players: number): number {
  return rules.reduce((count, { parties }) => parties?.(players) ?? count, players);
}

function handOf(rules: readonly Rules[], seat: Seat, context: SetupContext): readonly CardId[] {
  return rules.reduce<readonly CardId[]>(
    (hand, { deck }) => deck?.hand?.(hand, seat, context) ?? hand,
    HAND,
  );
}

function piecesOf(rules: readonly Rules[], seat: Seat, context: BoardContext): PlayerPieces {
  return rules.reduce<PlayerPieces>(
    (own, { pieces }) => pieces?.(own, seat, context) ?? own,
    PIECES,
  );
}

/** Made once: they are listed often, and the engine knows a frozen action again without reading it. */
function playsOf(
  cards: ReadonlyMap<CardId, Card>,
  ids: readonly CardId[],
  seat: Seat,
): Game['plays'][number] {
  return new Map(ids.map((id) => [id, waysToPlay(seat, id, cards.get(id)?.roles ?? [])]));
}

function productionsOf({ provinceIds }: Board, seat: Seat): Game['productions'][number] {
  return provinceIds.map((province) => ({ type: 'produceProvince', seat, province }));
}

/** The cards for sale: the decks up to the number of players. */
function forSale(
  base: readonly Card[],
  cards: ReadonlyMap<CardId, Card>,
  rules: readonly Rules[],
  context: SetupContext,
): readonly CardId[] {
  const first: readonly CardId[] = base.filter(({ deck }) => deck > 0).map(({ id }) => id);
  return rules
    .reduce((sale, { deck }) => deck?.forSale?.(sale, context) ?? sale, first)
    .filter((card) => (cards.get(card)?.deck ?? 0) <= context.players);
}

function godsOf(cards: ReadonlyMap<CardId, Card>, ids: readonly CardId[]): readonly PlainGod[] {
  const found = new Set(ids.flatMap((id) => cards.get(id)?.gods ?? []));
  return PLAIN_GODS.filter((god) => found.has(god));
}

/** Deck by deck, I first. */
function decksOf(cards: ReadonlyMap<CardId, Card>, sale: readonly CardId[]): Supplies['decks'] {
  const deckOf = (card: CardId): number => cards.get(card)?.deck ?? 0;
  const numbers = [...new Set(sale.map(deckOf))].sort((a, b) => a - b);
  return numbers.map((number) => sale.filter((card) => deckOf(card) === number));
}

/** Every kind of decision with its steps, in the order of the rules. */
function openKinds(rules: readonly Rules[]): ReadonlyMap<string, OpenKind> {
  const roles = new Set(rules.flatMap(({ roles = [] }) => roles.map(({ name }) => name)));
  const steps = rules.flatMap(({ steps = [] }) => steps);
  const types = rules.flatMap(({ decisions = [] }) => decisions);
  const isIn = ({ during }: Step, kind: string): boolean =>
    during.includes(kind) || (during.includes(ANY_ROLE) && roles.has(kind));
  return new Map(
    types.map((type) => {
      const own = steps.filter((step) => isIn(step, type.kind));
      const stepOf = new Map(own.map((step) => [step.type, step]));
      const role = roles.has(type.kind) ? type.kind : type.role;
      return [type.kind, { type, role, steps: own, stepOf, quickestFirst: quickestFirst(own) }];
    }),
  );
}

/** Steps without fields, such as passing, come first: each has one candidate. */
function quickestFirst(steps: readonly Step[]): readonly Step[] {
  const isPlain = ({ shape }: Step): boolean => Object.keys(shape).length === 0;
  return [...steps.filter(isPlain), ...steps.filter((step) => !isPlain(step))];
}

function knownEvents(rules: readonly Rules[]): ReadonlyMap<string, KnownEvent> {
  const types = rules.flatMap(({ events = [] }) => events);
  const all = byName<Answer>(rules.map(({ on }) => on));
  return new Map(
    types.map((type) => [
      type.type,
      { type, isQuiet: type.isQuiet === true, answers: all.get(type.type) ?? [] },
    ]),
  );
}

/** What several rules have under one name, in the order of the rules. */
function byName<T>(
  records: readonly (Readonly<Record<string, T | undefined>> | undefined)[],
): ReadonlyMap<string, readonly T[]> {
  const all = new Map<string, T[]>();
  for (const [name, one] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (one !== undefined) all.set(name, [...(all.get(name) ?? []), one]);
  }
  return all;
}

function tokenSupplies(
  rules: readonly Rules[],
  context: BoardContext,
  exchange: Exchange | undefined,
): Supplies['tokens'] {
  const { board, options } = context;
  const cities = [...board.cities.values()];
  const game = { ...context, rules };
  const withSalt = playsSalt(options) || exchange !== undefined;
  return LETTERS.map((letter) => ({
    tokens: tokensFor(game, letter, withSalt),
    cities: cities.filter((city) => city.letter === letter).map(({ id }) => id),
  }));
}

/** Every city without a house; with the good printed on it, or brick where a token will come to lie. */
function bareCities(board: Board): Game['bare'] {
  const cities = [...board.cities.values()];
  const nobody: readonly Seat[] = Object.freeze([]);
  return {
    cityGoods: Object.fromEntries(
      cities.map(({ id, letter }) => [id, isLetter(letter) ? 'brick' : letter]),
    ),
    houses: Object.fromEntries(cities.map(({ id }) => [id, nobody])),
  };
}

function checkPlayers(parties: number, players: number, people: number): void {
  const isFew = people < 1 || players < 2;
  if (isFew || (parties === players && players > MAX_ALONE)) {
    refuse(wrongNumberOfPlayers({ path: 'players', players }));
  }
}

export const wrongNumberOfPlayers = baseRefusal({
  reason: 'wrongNumberOfPlayers',
  code: 'INVALID_OPTIONS',
  rule: 'R-2.6',
  words: (_names, _facts: { readonly path?: string; readonly players: number }) =>
    'Games without teams are for two to five players.',
});
