/**
 * Where to move and what to build: the best house first, or the best two that one colonist stands between, and the way
 * there, as long as one pays.
 */
import type { Reach } from '../../board/compiled-board';
import { STORED_GOODS } from '../../model/goods';
import type { CityId } from '../../model/ids';
import type { ColonistPiece } from '../../model/state';
import { HOUSE_COSTS } from '../../rules/houses';
import { addHouse, copyOfBuilt, removeHouse } from './built';
import { copyOf, type Holding, isSameHolding } from './holding';
import type { BuildingSite } from './lots';
import { add, type Counts, inNumbers, KINDS, numberAt, SALT } from './numbers';
import { passing, type RatedAction, type Situation } from './situation';
import type { Weights } from './weights';

/** A colonist of the player, which moves to a route or stays. */
interface Mover {
  /** Its index in the list of colonists. */
  readonly piece: number;
  /** Its place, reached without a step, and the routes that it can reach, nearest first. */
  readonly here: Reach;
  readonly ahead: readonly Reach[];
  /** Whether it may share a route. */
  readonly isShared: boolean;
  /** Its target, once there is one. */
  settled: Reach | undefined;
}

/** A plan and all that it depends on, apart from houses. */
export interface KeptPlan {
  readonly colonists: readonly ColonistPiece[];
  readonly steps: number;
  readonly left: number;
  readonly holding: Holding;
  readonly weights: Weights;
  readonly plan: Plan;
}

interface PlannedMove {
  readonly piece: number;
  readonly to: Reach;
}

interface Plan {
  readonly gain: number;
  readonly moves: readonly PlannedMove[];
  /** The city of the first house. */
  readonly city: CityId | undefined;
}

/** The goods for a first house, by the good of its city. */
const COSTS: readonly Counts[] = STORED_GOODS.map((good) => inNumbers(HOUSE_COSTS[good].goods));

/** The cost of a step: of two equal houses, the nearer one is better. */
const STEP = 0.05;
/** The same for a colonist that only moves nearer to cities. */
const NEARER_STEP = 0.1;

/** @param steps - the steps left; 0 once a house has been built. */
export function architectChoice(situation: Situation, steps: number): RatedAction {
  const { seat, table } = situation;
  const { moves, city, gain } = keptPlan(situation, steps);
  const [move] = moves;
  const piece = move && table.board.colonists[move.piece];
  if (move !== undefined && piece !== undefined) {
    const { kind, at: from } = piece;
    return { action: { type: 'moveColonist', seat, kind, from, to: move.to.route }, gain };
  }
  return city === undefined ? passing(seat) : { action: { type: 'buildHouse', seat, city }, gain };
}

/** The plan, kept because the decision of a card asks for it again after the card. */
function keptPlan(situation: Situation, steps: number): Plan {
  const { table, left, holding, lots, weights } = situation;
  const { colonists } = table.board;
  const { kept } = lots;
  const isKept =
    kept !== undefined &&
    kept.colonists === colonists &&
    kept.steps === steps &&
    kept.left === left &&
    kept.weights === weights &&
    isSameHolding(kept.holding, holding);
  if (isKept) return kept.plan;
  const plan = planOf(situation, steps);
  lots.kept = { colonists, steps, left, holding, weights, plan };
  return plan;
}

function planOf(situation: Situation, steps: number): Plan {
  const { places, lots, left, rating, worth: begun } = situation;
  const held = Array<boolean>(places.board.size).fill(false);
  const movers = moversOf(situation, held);
  const all = sitesWithin(situation, movers, held, steps);
  let sites: readonly BuildingSite[] = all;
  const holding = copyOf(situation.holding, copyOfBuilt(situation.holding.built));
  const moves: PlannedMove[] = [];
  const built: BuildingSite[] = [];
  /** The gain of a house by the number of its city, apart from the way to it. */
  const gains = Array<number>(places.cities.length).fill(0);
  let goods = holding.goods.slice();
  let stepsLeft = steps;
  let now = begun;

  /** The gain of a house; 0 if it cannot be paid for. */
  const gainOf = (site: BuildingSite): number => {
    if (!canAfford(holding, site)) return 0;
    build(holding, site);
    const gain = rating.worth(holding, left) - now;
    unbuild(holding, site, goods);
    return gain;
  };

  /** The gain of two houses. */
  const gainOfBoth = (first: BuildingSite, second: BuildingSite): number => {
    build(holding, first);
    const between = holding.goods.slice();
    let gain = 0;
    if (canAfford(holding, second)) {
      build(holding, second);
      gain = rating.worth(holding, left) - now;
      unbuild(holding, second, between);
    }
    unbuild(holding, first, goods);
    return gain;
  };

  /** The best that can be built beside a place, the better of two houses first; null if nothing pays. */
  const offerAt = (place: number): HouseOffer | null => {
    const cities = places.beside[place] ?? NOTHING;
    let top: BuildingSite | undefined;
    let most = 0;
    for (let index = 0; index < cities.length; index++) {
      const city = cities[index] as number;
      const site = lots.sites[city];
      const gain = numberAt(gains, city);
      if (site === undefined || gain <= 0) continue;
      if (top !== undefined && holding.housesLeft > 1) {
        const both = gainOfBoth(top, site);
        if (gain > numberAt(gains, top.city)) top = site;
        most = Math.max(most, gain, both);
      } else if (gain > most) {
        most = gain;
        top = site;
      }
    }
    return top === undefined ? null : { site: top, gain: most };
  };

  /** The colonist that goes where most can be built, by the shortest way. */
  const bestStop = (): Stop | undefined => {
    const offers: (HouseOffer | null | undefined)[] = [];
    let top: Stop | undefined;
    let most = 0;
    const look = (mover: Mover, way: Reach, detour: number): void => {
      const { number } = way;
      let offer = offers[number];
      if (offer === undefined) {
        offer = offerAt(number);
        offers[number] = offer;
      }
      if (offer === null || offer.gain - detour * STEP <= most) return;
      most = offer.gain - detour * STEP;
      top = { mover, way, site: offer.site };
    };
    for (const mover of movers) {
      const { here, ahead, isShared, settled } = mover;
      look(mover, settled ?? here, 0);
      if (settled !== undefined) continue;
      for (let index = 0; index < ahead.length; index++) {
        const way = ahead[index] as Reach;
        if (way.steps > stepsLeft) break;
        if ((isShared || !held[way.number]) && !isTaken(moves, way)) look(mover, way, way.steps);
      }
    }
    return top;
  };

  while (holding.housesLeft > 0) {
    for (const site of sites) gains[site.city] = built.includes(site) ? 0 : gainOf(site);
    // A house that does not pay now will not pay later, with fewer goods.
    sites = sites.filter(({ city }) => numberAt(gains, city) > 0);
    const stop = sites.length === 0 ? undefined : bestStop();
    if (stop === undefined) break;
    const { mover, way, site } = stop;
    if (mover.settled === undefined) {
      mover.settled = way;
      stepsLeft -= way.steps;
      if (way.steps > 0) moves.push({ piece: mover.piece, to: way });
    }
    build(holding, site);
    goods = holding.goods.slice();
    built.push(site);
    now = rating.worth(holding, left);
  }
  const open = all.filter((site) => !built.includes(site));
  const idle = idleMoves(situation, movers, held, open, stepsLeft, moves);
  return { gain: now - begun + idle, moves, city: built[0]?.id };
}

/** A colonist, its way, and the house that it builds first. */
interface Stop {
  readonly mover: Mover;
  readonly way: Reach;
  readonly site: BuildingSite;
}

/** What can be built beside a place. */
interface HouseOffer {
  /** The first house. */
  readonly site: BuildingSite;
  /** The gain of it, or of two houses. */
  readonly gain: number;
}

function isTaken(moves: readonly PlannedMove[], { number }: Reach): boolean {
  for (const { to } of moves) if (to.number === number) return true;
  return false;
}

function canAfford({ goods, money }: Holding, site: BuildingSite): boolean {
  if (money < site.money) return false;
  const cost = COSTS[site.good] ?? NOTHING;
  let missing = 0;
  for (let good = 0; good < SALT; good++) {
    missing += Math.max(0, numberAt(cost, good) - numberAt(goods, good));
  }
  return missing <= numberAt(goods, SALT);
}

/** Builds a house that the holding can afford, with salt for missing goods. */
function build(holding: Holding, { good: kind, money, province }: BuildingSite): void {
  const { goods } = holding;
  const cost = COSTS[kind] ?? NOTHING;
  for (let good = 0; good < SALT; good++) {
    const left = numberAt(goods, good) - numberAt(cost, good);
    goods[good] = Math.max(0, left);
    if (left < 0) goods[SALT] = numberAt(goods, SALT) + left;
  }
  holding.money -= money;
  holding.housesLeft -= 1;
  addHouse(holding.built, kind, province);
}

/** @param goods - the goods before building. */
function unbuild(
  holding: Holding,
  { good: kind, money, province }: BuildingSite,
  goods: Counts,
): void {
  for (let good = 0; good < KINDS; good++) holding.goods[good] = numberAt(goods, good);
  holding.money += money;
  holding.housesLeft += 1;
  removeHouse(holding.built, kind, province);
}

/** The player's colonists; also marks all occupied places in `held`, by number. */
function moversOf({ table, seat, places }: Situation, held: boolean[]): readonly Mover[] {
  const { board, shared } = places;
  const { colonists } = table.board;
  const movers: Mover[] = [];
  for (let piece = 0; piece < colonists.length; piece++) {
    const own = colonists[piece];
    if (own === undefined) continue;
    const { at: route, kind } = own;
    const number = board.numberOf(route);
    if (number !== -1) held[number] = true;
    if (own.seat !== seat) continue;
    movers.push({
      piece,
      here: { route, steps: 0, number },
      ahead: board.reachFrom(route, kind),
      isShared: shared[kind],
      settled: undefined,
    });
  }
  return movers;
}

/** Cities without a house of the player that the player's colonists can get next to. */
function sitesWithin(
  { places: { beside }, lots }: Situation,
  movers: readonly Mover[],
  held: readonly boolean[],
  steps: number,
): readonly BuildingSite[] {
  const found: BuildingSite[] = [];
  const isFound: boolean[] = Array<boolean>(lots.sites.length).fill(false);
  const note = ({ number }: Reach): void => {
    // By their index, as below: engines go through frozen lists slowly.
    const cities = beside[number] ?? NOTHING;
    for (let index = 0; index < cities.length; index++) {
      const city = cities[index] as number;
      const site = lots.sites[city];
      if (site === undefined || isFound[city] === true) continue;
      isFound[city] = true;
      found.push(site);
    }
  };
  for (const { here, ahead, isShared } of movers) {
    note(here);
    for (let index = 0; index < ahead.length; index++) {
      const reach = ahead[index] as Reach;
      if (reach.steps > steps) break;
      if (isShared || !held[reach.number]) note(reach);
    }
  }
  return found;
}

/**
 * Moves colonists without a task nearer to cities that are still open, or to a square with a reward for the first
 * piece of every player. Returns the gain.
 */
function idleMoves(
  situation: Situation,
  movers: readonly Mover[],
  held: readonly boolean[],
  open: readonly BuildingSite[],
  steps: number,
  moves: PlannedMove[],
): number {
  const { weights } = situation;
  let worth = 0;
  let left = steps;
  if (left === 0) return worth;
  const values = placeValues(situation, open);
  for (const { piece, here, ahead, isShared, settled } of movers) {
    if (left === 0) break;
    if (settled !== undefined) continue;
    const liked = numberAt(values, here.number);
    let top: Reach | undefined;
    let most = liked;
    for (let index = 0; index < ahead.length; index++) {
      const reach = ahead[index] as Reach;
      if (reach.steps > left) break;
      if ((!isShared && held[reach.number]) || isTaken(moves, reach)) continue;
      const there = numberAt(values, reach.number) - reach.steps * NEARER_STEP * weights.near;
      if (there <= most) continue;
      most = there;
      top = reach;
    }
    if (top === undefined) continue;
    moves.push({ piece, to: top });
    left -= top.steps;
    worth += most - liked;
  }
  return worth;
}

/** The value of each place for a colonist without a task, by the number of the place. */
function placeValues(situation: Situation, open: readonly BuildingSite[]): readonly number[] {
  const { places, weights } = situation;
  const values = Array<number>(places.board.size).fill(0);
  for (const { city } of open) {
    for (const route of places.routesAt[city] ?? NOTHING) {
      values[route] = numberAt(values, route) + weights.near;
    }
  }
  if (places.squares.size > 0) addSquares(situation, values);
  return values;
}

/** Adds places beside a square where the seat has no piece yet. */
function addSquares({ table, seat, places, weights }: Situation, values: Counts): void {
  const { colonists } = table.board;
  const { board, squares } = places;
  for (const { id, ends } of board.routes.values()) {
    const isBeside = ends.some(
      (end) =>
        squares.has(end) && !colonists.some((piece) => piece.seat === seat && piece.at === end),
    );
    if (isBeside) add(values, board.numberOf(id), weights.square);
  }
}

const NOTHING: readonly number[] = [];
