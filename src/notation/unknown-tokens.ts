/** City tokens that nobody noted: what the rest of the box allows; and other draws. */
import { type CityGoods, exchanged } from '../board/salt-tokens';
import { isLetter, playsSalt } from '../board/tokens';
import { type Game, type Position, tokensFor } from '../kit/game';
import type { Bag, Pieces } from '../kit/part';
import { ConcordiaError } from '../model/errors';
import { GOODS, type Good, STORED_GOODS, type StoredGood } from '../model/goods';
import type { CityId, MapId, ProvinceId } from '../model/ids';
import { LETTERS, type Letter } from '../model/map';
import type { Setup } from '../model/options';
import type { GameState } from '../model/state';
import { drawsOf, filled, type KnownDraws, type OpenPart } from './draws';

/** More than are needed unless markers contradict each other. */
const MOST_TRIES = 2_000;

/** What is known of the tokens and markers on a board. */
export interface KnownTokens {
  /** Without the goods printed on the board. */
  readonly cities: CityGoods;
  readonly markers: Readonly<Record<ProvinceId, Good>>;
}

/** What is known of a table. */
export interface KnownTable extends KnownTokens {
  /** Of the parts of which not everything was noted. */
  readonly draws: KnownDraws;
}

/** Tokens for all cities, and all other draws. */
export interface FullSetup {
  readonly setup: Setup & { readonly cityGoods: CityGoods };
  /** The pieces of parts of which not everything was noted, by their places. */
  readonly pieces: KnownDraws;
  /** Where they come from. */
  readonly bags: Readonly<Record<MapId, readonly Bag[]>>;
}

/** A full set-up, and the game that begins with it. */
export interface Laid extends FullSetup {
  readonly first: GameState;
}

/** What the tokens and other draws of a table can be. */
export interface TokenBox {
  readonly game: Game;
  /** The parts of which not everything was noted. */
  readonly parts: readonly OpenPart[];
  /** What was noted. */
  readonly known: KnownTable;
  /** What was noted, and nothing else. */
  readonly noted: Setup;
  /** Full set-ups that agree with what is known, always in the same order. */
  setups(known: KnownTable): Generator<FullSetup, undefined>;
  /** Lays all tokens, the unknown ones always in the same order; undefined if they cannot be laid so. */
  lay(known: KnownTable): Laid | undefined;
}

/** More tries than any map of this package needs. */
const MOST_LAID = 24;
/** How often the other draws are tried in another order. */
const MOST_SHIFTS = 4;

/**
 * @param given - what was noted in full.
 * @param start - sets up the game.
 */
export function tokenBox(
  game: Game,
  parts: readonly OpenPart[],
  known: KnownTable,
  given: Setup,
  start: (setup: Setup) => GameState,
): TokenBox {
  function started(setup: Setup): GameState | undefined {
    try {
      return start(setup);
    } catch (error) {
      if (error instanceof ConcordiaError) return undefined;
      throw error;
    }
  }

  /** Bags may depend on the tokens: the castles of Germania have what the markers leave over. */
  function bagsFor(position: Position, draws: KnownDraws): FullSetup['bags'] {
    return Object.fromEntries(
      parts.map(({ id, bags }) => [id, bags.of(draws[id] ?? {}, position)] as const),
    );
  }

  function partsOf(pieces: KnownDraws): NonNullable<Setup['parts']> {
    const drawn = Object.entries(pieces).map(([id, all]) => [id, drawsOf(all)] as const);
    return { ...given.parts, ...Object.fromEntries(drawn) };
  }

  function* withDraws(
    setup: FullSetup['setup'],
    { draws }: KnownTable,
  ): Generator<FullSetup, undefined> {
    if (parts.length === 0) {
      yield { setup, pieces: {}, bags: {} };
      return;
    }
    const state = started(setup);
    if (state === undefined) {
      yield { setup: { ...setup, parts: partsOf(draws) }, pieces: {}, bags: {} };
      return;
    }
    const bags = bagsFor({ game, state }, draws);
    for (let shift = 0; shift < MOST_SHIFTS; shift++) {
      const pieces: Record<MapId, Pieces> = {};
      for (const { id } of parts) pieces[id] = filled(bags[id] ?? [], draws[id] ?? {}, shift);
      yield { setup: { ...setup, parts: partsOf(pieces) }, pieces, bags };
    }
  }

  function* setups(known: KnownTable): Generator<FullSetup, undefined> {
    for (const cityGoods of completions(game, known)) {
      yield* withDraws({ ...given, cityGoods }, known);
    }
  }

  return {
    game,
    parts,
    known,
    noted: { ...given, parts: partsOf(known.draws) },
    setups,
    lay(known) {
      const markers = Object.entries(known.markers);
      let tries = 0;
      for (const full of setups(known)) {
        const first = started(full.setup);
        if (markers.every(([id, good]) => first?.board.markers[id]?.good === good) && first) {
          return { ...full, first };
        }
        tries += 1;
        if (tries === MOST_LAID) return undefined;
      }
      return undefined;
    },
  };
}

/** A city whose token is not known. */
interface OpenCity {
  readonly id: CityId;
  readonly letter: Letter;
  readonly province: ProvinceId;
}

/** The tokens that are left, by letter; the cheapest first. */
type Supply = Record<Letter, readonly StoredGood[]>;

/** The goods that the token of a city can still have, cheapest first. */
export function goodsLeft(game: Game, known: KnownTokens, city: CityId): readonly StoredGood[] {
  const letter = game.board.cities.get(city)?.letter;
  const left = supplyAfter(game, known.cities);
  if (left === undefined || letter === undefined || !isLetter(letter)) return [];
  return STORED_GOODS.filter((good) => left[letter].includes(good));
}

/** The cities that take a token and whose good is not known, in the order of the map. */
export function openCities({ board }: Game, { cities }: KnownTokens): readonly OpenCity[] {
  return [...board.cities.values()].flatMap(({ id, letter, province }) =>
    isLetter(letter) && cities[id] === undefined ? [{ id, letter, province }] : [],
  );
}

/** Undefined if there are too few tokens. */
function supplyAfter(game: Game, cities: CityGoods): Supply | undefined {
  const { board, options } = game;
  const tokensIn = (letter: Letter) => tokensFor(game, letter);
  const left: Supply = {
    A: tokensIn('A'),
    B: tokensIn('B'),
    C: tokensIn('C'),
    D: tokensIn('D'),
  };
  const laid = playsSalt(options) ? cities : exchanged(board, cities);
  for (const [id, good] of Object.entries(laid)) {
    const letter = board.cities.get(id)?.letter;
    if (letter === undefined || !isLetter(letter)) continue;
    if (!left[letter].includes(good)) return undefined;
    left[letter] = without(left[letter], good);
  }
  return left;
}

/**
 * Goods for all cities that take a token, always in the same order: first those that the markers need, then the cheapest
 * tokens in the order of the map. Markers are taken for those of the most valuable good of a province; a map may
 * lay others.
 */
export function* completions(game: Game, known: KnownTokens): Generator<CityGoods, undefined> {
  const left = supplyAfter(game, known.cities);
  if (left === undefined) return;
  const open = openCities(game, known);
  const provinces = Object.keys(known.markers).filter((id) => game.board.provinces.has(id));
  const isOver = provinces.some((id) => bestKnown(game, known, id) > markerRank(known, id));
  if (isOver) return;
  const lacking = provinces.filter((id) => bestKnown(game, known, id) < markerRank(known, id));
  for (const cities of withMarkers(known, open, left, lacking, { left: MOST_TRIES })) {
    yield open.length === 0 ? cities : inMapOrder(game, cities);
  }
}

function inMapOrder({ board }: Game, cities: CityGoods): CityGoods {
  const places = [...board.cities.keys()];
  const placeOf = (id: CityId): number => places.indexOf(id);
  return Object.fromEntries(Object.entries(cities).sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/**
 * Lays the token of its marker in each of these provinces, then all the others.
 *
 * @param tries - how many are left.
 */
function* withMarkers(
  known: KnownTokens,
  open: readonly OpenCity[],
  left: Supply,
  lacking: readonly ProvinceId[],
  tries: { left: number },
): Generator<CityGoods, undefined> {
  if (tries.left === 0) return;
  tries.left -= 1;
  const [province, ...others] = lacking;
  if (province === undefined) {
    const all = withRest(known, open, left);
    if (all !== undefined) yield all;
    return;
  }
  const good = known.markers[province] ?? 'brick';
  for (const { id, letter } of open.filter((city) => city.province === province)) {
    if (!left[letter].includes(good)) continue;
    const cities = { ...known.cities, [id]: good };
    const rest = { ...left, [letter]: without(left[letter], good) };
    yield* withMarkers(
      { ...known, cities },
      open.filter((city) => city.id !== id),
      rest,
      others,
      tries,
    );
  }
}

/**
 * Lays the rest. What a city may take under one marker, it may take under any that is worth more; so the cities with the
 * fewest goods to choose from come first, and any token does for them. Undefined if there are too few tokens.
 */
function withRest(
  known: KnownTokens,
  open: readonly OpenCity[],
  left: Supply,
): CityGoods | undefined {
  const cities: Record<CityId, StoredGood> = { ...known.cities };
  for (const letter of LETTERS) {
    let tokens = left[letter];
    const places = open
      .filter((city) => city.letter === letter)
      .map(({ id, province }) => ({ id, most: markerRank(known, province) }))
      .sort((a, b) => a.most - b.most);
    for (const { id, most } of places) {
      const token = tokens.find((good) => rank(good) <= most);
      if (token === undefined) return undefined;
      cities[id] = token;
      tokens = without(tokens, token);
    }
  }
  return cities;
}

/** How valuable a good is for markers; salt is worth nothing there. */
function rank(good: StoredGood): number {
  return good === 'salt' ? -1 : GOODS.indexOf(good);
}

/** The value of a known marker; that of the dearest one if it is not known. */
function markerRank({ markers }: KnownTokens, province: ProvinceId): number {
  const good = markers[province];
  return good === undefined ? GOODS.length : rank(good);
}

/** The value of the best good that is known in a province. */
function bestKnown({ board, bare }: Game, { cities }: KnownTokens, province: ProvinceId): number {
  const ids = board.provinces.get(province)?.cities ?? [];
  const goods = ids.flatMap((id) => {
    const letter = board.cities.get(id)?.letter;
    if (letter === undefined) return [];
    return (isLetter(letter) ? cities[id] : bare.cityGoods[id]) ?? [];
  });
  return Math.max(-1, ...goods.map(rank));
}

function without(tokens: readonly StoredGood[], good: StoredGood): readonly StoredGood[] {
  const index = tokens.indexOf(good);
  return index === -1 ? tokens : tokens.toSpliced(index, 1);
}
