/** Where to move and what to build: the best house first, and the way to it, until nothing pays. */
import { STORED_GOODS } from '../../model/goods';
import type { CityId, PlaceId, RouteId } from '../../model/ids';
import type { ColonistPiece } from '../../model/state';
import { HOUSE_COSTS } from '../../rules/houses';
import { isShared } from '../../rules/moving';
import {
  addHouse,
  at,
  type Counts,
  copyOf,
  type Holding,
  indexOf,
  inNumbers,
  removeHouse,
  SALT,
} from './holding';
import { giveBack, payment, take } from './paying';
import { type Choice, passing, type Situation } from './situation';

/** A city where a house would be the player's first, and how to get there. */
interface Site {
  readonly city: CityId;
  readonly good: number;
  readonly money: number;
  readonly province: number;
  /** The shortest of each colonist who can, nearest first. */
  readonly ways: Way[];
}

/** A colonist, by the place in the list of all, goes to a route or stays on it. */
interface Way {
  readonly piece: number;
  readonly route: RouteId;
  readonly steps: number;
}

interface Plan {
  readonly gain: number;
  readonly moves: readonly Way[];
  readonly cities: readonly CityId[];
}

/** What a first house costs, by the good of its city. */
const HOUSES: readonly { readonly goods: Counts; readonly money: number }[] = STORED_GOODS.map(
  (good) => ({ goods: inNumbers(HOUSE_COSTS[good].goods), money: HOUSE_COSTS[good].money }),
);

/** Of two equal houses the nearer one. */
const STEP = 0.05;
/** The same for a colonist who only comes nearer to cities. */
const NEARER_STEP = 0.1;

/** @param steps - that are left; none once there has been a house. */
export function architectChoice(situation: Situation, steps: number): Choice {
  const { seat, table } = situation;
  const { moves, cities, gain } = planOf(situation, steps);
  const [move] = moves;
  const piece = move && table.board.colonists[move.piece];
  if (move !== undefined && piece !== undefined) {
    const { kind, at: from } = piece;
    return { action: { type: 'moveColonist', seat, kind, from, to: move.route }, gain };
  }
  const [city] = cities;
  return city === undefined ? passing(seat) : { action: { type: 'buildHouse', seat, city }, gain };
}

function planOf(situation: Situation, steps: number): Plan {
  const { table, places, left, rate, worth: begun } = situation;
  const pieces = [...table.board.colonists];
  const held = pieces.map((piece) => piece.at);
  const all = sitesWithin(situation, pieces, held, steps);
  let sites = all;
  const holding = copyOf(situation.holding);
  /** Where a colonist has to be, if that is settled. */
  const settled = new Map<number, RouteId>();
  const moves: Way[] = [];
  const cities: CityId[] = [];
  let stepsLeft = steps;
  let now = begun;

  const wayTo = ({ city, ways }: Site): Way | undefined =>
    ways.find(({ piece, route, steps: taken }) => {
      const fixed = settled.get(piece);
      if (fixed !== undefined) return places.board.citiesBeside(fixed).includes(city);
      return taken <= stepsLeft && !moves.some((move) => move.route === route);
    });

  while (holding.housesLeft > 0) {
    let top: { readonly site: Site; readonly way: Way; readonly gain: number } | undefined;
    const paying: Site[] = [];
    for (const site of sites) {
      if (cities.includes(site.city) || !canAfford(holding, site)) continue;
      const way = wayTo(site);
      const paid = way && build(holding, site);
      if (way === undefined || paid === undefined) continue;
      const detour = settled.has(way.piece) ? 0 : way.steps * STEP;
      const gain = rate(holding, left) - now - detour;
      unbuild(holding, site, paid);
      if (gain > 0) paying.push(site);
      if (gain > (top?.gain ?? 0)) top = { site, way, gain };
    }
    if (top === undefined) break;
    // What does not pay now will not when there is less to pay with.
    sites = paying;
    const { site, way } = top;
    if (!settled.has(way.piece)) {
      settled.set(way.piece, way.route);
      stepsLeft -= way.steps;
      if (way.steps > 0) moves.push(way);
    }
    build(holding, site);
    cities.push(site.city);
    now = rate(holding, left);
  }
  const open = new Set(all.map(({ city }) => city).filter((city) => !cities.includes(city)));
  const idle = idleMoves(situation, pieces, held, open, stepsLeft, { settled, moves });
  return { gain: now - begun + idle, moves, cities };
}

function canAfford({ goods, money }: Holding, site: Site): boolean {
  if (money < site.money) return false;
  const wanted = HOUSES[site.good]?.goods ?? [];
  let missing = 0;
  for (let good = 0; good < SALT; good++) {
    missing += Math.max(0, at(wanted, good) - at(goods, good));
  }
  return missing <= at(goods, SALT);
}

/** Builds in numbers and says what goods it took; undefined if the holding does not suffice. */
function build(holding: Holding, { good, money, province }: Site): Counts | undefined {
  const { goods = [] } = HOUSES[good] ?? {};
  const paid = holding.money < money ? undefined : payment(holding, goods, 0);
  if (paid === undefined) return undefined;
  take(holding, paid);
  holding.money -= money;
  holding.housesLeft -= 1;
  addHouse(holding, good, province);
  return paid;
}

function unbuild(holding: Holding, { good, money, province }: Site, paid: Counts): void {
  giveBack(holding, paid);
  holding.money += money;
  holding.housesLeft += 1;
  removeHouse(holding, good, province);
}

/** Cities without an own house that own colonists can come beside. */
function sitesWithin(
  situation: Situation,
  pieces: readonly ColonistPiece[],
  held: readonly PlaceId[],
  steps: number,
): readonly Site[] {
  const { board } = situation.places;
  const sites = new Map<CityId, Site | undefined>();
  const note = (piece: number, route: PlaceId, taken: number): void => {
    for (const city of board.citiesBeside(route)) {
      if (!sites.has(city)) sites.set(city, siteAt(situation, city));
      const ways = sites.get(city)?.ways;
      // One way of each colonist will do; they come one after the other, each with the nearest first.
      if (ways === undefined || ways[ways.length - 1]?.piece === piece) continue;
      ways.push({ piece, route, steps: taken });
    }
  };
  for (let piece = 0; piece < pieces.length; piece++) {
    const own = pieces[piece];
    if (own === undefined || own.seat !== situation.seat) continue;
    note(piece, own.at, 0);
    const shared = isShared(board, own.kind);
    for (const { route, steps: taken } of board.reachFrom(own.at, own.kind)) {
      if (taken > steps) break;
      if (shared || !held.includes(route)) note(piece, route, taken);
    }
  }
  const open: Site[] = [];
  for (const site of sites.values()) {
    if (site === undefined) continue;
    if (site.ways.length > 1) site.ways.sort((a, b) => a.steps - b.steps);
    open.push(site);
  }
  return open;
}

/** The city if the player can still build there. */
function siteAt({ table, seat, places }: Situation, city: CityId): Site | undefined {
  const owners = table.board.houses[city] ?? [];
  const good = indexOf(table.board.cityGoods[city]);
  if (good === -1 || owners.includes(seat)) return undefined;
  const money = (HOUSES[good]?.money ?? 0) * (owners.length + 1);
  return { city, good, money, province: places.provinceOf.get(city) ?? 0, ways: [] };
}

/**
 * Brings colonists without a task nearer to cities that are still open, or to a square that pays for a
 * piece of everybody; says what that is worth.
 */
function idleMoves(
  { seat, places: { board, squares }, weights }: Situation,
  pieces: readonly ColonistPiece[],
  held: readonly PlaceId[],
  open: ReadonlySet<CityId>,
  steps: number,
  plan: { readonly settled: ReadonlyMap<number, RouteId>; readonly moves: Way[] },
): number {
  const isOpenSquare = (place: CityId): boolean =>
    squares.has(place) && !pieces.some((own) => own.seat === seat && own.at === place);
  const liking = (place: PlaceId): number => {
    let points = 0;
    for (const city of board.citiesBeside(place)) if (open.has(city)) points += weights.near;
    if (squares.size === 0) return points;
    const ends = board.routes.get(place)?.ends ?? [];
    return ends.some(isOpenSquare) ? points + weights.square : points;
  };
  let worth = 0;
  let left = steps;
  for (let piece = 0; piece < pieces.length && left > 0; piece++) {
    const own = pieces[piece];
    if (own === undefined || own.seat !== seat || plan.settled.has(piece)) continue;
    const shared = isShared(board, own.kind);
    const here = liking(own.at);
    let top: { readonly way: Way; readonly liked: number } | undefined;
    for (const { route, steps: taken } of board.reachFrom(own.at, own.kind)) {
      if (taken > left) break;
      if (plan.moves.some((move) => move.route === route)) continue;
      if (!shared && held.includes(route)) continue;
      const liked = liking(route) - taken * NEARER_STEP * weights.near;
      if (liked > (top?.liked ?? here)) top = { way: { piece, route, steps: taken }, liked };
    }
    if (top === undefined) continue;
    plan.moves.push(top.way);
    left -= top.way.steps;
    worth += top.liked - here;
  }
  return worth;
}
