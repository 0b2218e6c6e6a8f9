/**
 * An automatic player that plans. It plays each card of its hand one step ahead; the gain of the decisions that follow
 * is calculated from a few numbers, without playing them. What it cannot calculate, such as the actions of a map or of
 * tiles, it tries.
 */
import { HAND } from '../cards/sets';
import type * as concordia from '../index';
import type { Action, ActionByType, Decision, GameState, GameView } from '../index';
import type { Library } from '../library';
import type { Seat } from '../model/ids';
import { sealErrors } from '../model/seal-errors';
import { HOUSES } from '../model/state';
import { architectChoice } from './planner/architect';
import { reckoning } from './planner/cards';
import { catalogueOf } from './planner/catalogue';
import { colonistChoice, openCities } from './planner/colonist';
import { holdingOf } from './planner/holding';
import { lotsOf } from './planner/lots';
import { marketChoice } from './planner/market';
import { mercatorChoice } from './planner/mercator';
import { type KnownState, placesWith } from './planner/places';
import { prefectChoice } from './planner/prefect';
import { ratingWith } from './planner/rating';
import type { RatedAction, Situation } from './planner/situation';
import { WEIGHTS, type Weights } from './planner/weights';
import {
  type ActionIn,
  best,
  bestRated,
  isImpatient,
  mustBeLibrary,
  pick,
  type Strategy,
} from './strategy';

/** The functions of a library that it uses. */
const ASKED = Object.freeze([
  'applyTrusted',
  'getMap',
  'imagine',
  'legalActions',
  'pointsOf',
] as const);
type PlannerNeeds = (typeof ASKED)[number] | 'cards';

/** The number of turns of each player after which it becomes impatient. */
const PATIENCE = 60;
/** The most decisions in a row that it passes to see what follows. */
const HORIZON = 8;
/** The most decisions in a row that it tries, each with at most `BREADTH` actions. */
const DEPTH = 2;
const BREADTH = 16;

/**
 * The bot `planner` for a library of your own.
 *
 * @param library - the library of its games.
 * @param weights - how it values things; by default, the weights found by self-play.
 * @throws ConcordiaError `INVALID_INPUT` if it is not a library.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const state = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const patient = plannerWith(concordia, { ...WEIGHTS, future: 0.5 });
 * console.log(playOut(concordia, state, patient, chanceFromSeed('ludi'), 5).actions.length); // -> 5
 * ```
 */
export function plannerWith<L extends Pick<Library, PlannerNeeds>>(
  library: L,
  weights: Weights = WEIGHTS,
): Strategy<ActionIn<L>> {
  sealErrors(mustBeLibrary)(library, ASKED);
  // It plans only with actions of this package, and tries all others.
  const planner = sealErrors(planning)(
    library as unknown as Pick<typeof concordia, PlannerNeeds>,
    weights,
  );
  return planner as unknown as Strategy<ActionIn<L>>;
}

function planning(rules: Pick<typeof concordia, PlannerNeeds>, weights: Weights): Strategy {
  const rating = ratingWith(weights);
  const placesOf = placesWith(catalogueOf(rules.cards), rules.getMap);

  function situationOf(table: KnownState, seat: Seat, left: number, bonus = 0): Situation {
    const places = placesOf(table);
    const lots = lotsOf(table, seat, places);
    const holding = holdingOf(table, seat, places, lots.built, bonus);
    const worth = rating.worth(holding, left);
    return { table, seat, places, lots, left, rating, weights, holding, worth };
  }

  /** Points besides those of cards; only maps and modules with a part can give any. */
  function bonusOf(state: GameState, seat: Seat): number {
    return isEmpty(state.parts) ? 0 : rules.pointsOf(state, seat).bonus;
  }

  /** The value of a state for a seat. */
  function worthOf(state: GameState, seat: Seat, left: number): number {
    return situationOf(state, seat, left, bonusOf(state, seat)).worth;
  }

  /** What the seat can still gain with its next decision. */
  function gainAhead(
    state: GameState,
    situation: Situation,
    known: Map<string, number>,
    depth = DEPTH,
  ): number {
    const { decision } = state;
    const { seat } = situation;
    if (!isOwn(decision, seat)) return 0;
    if (!isCalculated(decision)) return depth === 0 ? 0 : gainTried(state, situation, known, depth);
    // Cards with the same role have the same gain.
    const steps = decision.kind === 'architect' ? decision.steps : 0;
    const key = `${decision.kind} ${steps} ${situation.holding.money}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const actions = decision.kind === 'prefect' ? rules.legalActions(state) : undefined;
    const gain = planned(situation, decision, actions)?.gain ?? 0;
    known.set(key, gain);
    return gain;
  }

  /** The same for a decision that can only be tried. */
  function gainTried(
    state: GameState,
    { seat, left, worth }: Situation,
    known: Map<string, number>,
    depth: number,
  ): number {
    const actions = rules.legalActions(state);
    if (actions.length > BREADTH) return 0;
    const gains = actions.map((action) => {
      const next = rules.applyTrusted(state, action);
      const reached = situationOf(next, seat, left, bonusOf(next, seat));
      return reached.worth - worth + gainAhead(next, reached, known, depth - 1);
    });
    return Math.max(0, ...gains);
  }

  /** Rates an action by trying it. */
  function trying(state: GameState, seat: Seat, left: number): (action: Action) => number {
    // Within an action, what has been started counts only after its player has passed the rest.
    const isWithin = isOwn(state.decision, seat);
    const begun = worthOf(isWithin ? afterPassing(state, seat, left) : state, seat, left);
    const known = new Map<string, number>();
    return (action) => {
      const next = rules.applyTrusted(state, action);
      const reached = situationOf(next, seat, left, bonusOf(next, seat));
      const worth = isWithin ? worthOf(afterPassing(next, seat, left), seat, left) : reached.worth;
      const ahead = gainAhead(next, reached, known) + startCityValue(state, action);
      return worth - begun + ahead;
    };
  }

  /** The best action; each is tried, unless it is a card whose effect can be calculated. */
  function bestOf(view: GameView, actions: readonly Action[], situation: Situation): RatedAction {
    const { seat, left, places } = situation;
    const isKnown = view.decision?.kind === 'playCard' && places.isPlain && isEmpty(view.parts);
    const calculate = isKnown ? reckoning(situation) : undefined;
    let tried: ((action: Action) => number) | undefined;
    const { item: action, value: gain } = bestRated(actions, (action) => {
      const known = action.type === 'playCard' ? calculate?.(action) : undefined;
      if (known !== undefined) return known;
      tried ??= trying(rules.imagine(view), seat, left);
      return tried(action);
    });
    return { action, gain };
  }

  /** The state after the seat has passed wherever it can, and decided wherever it must. */
  function afterPassing(from: GameState, seat: Seat, left: number): GameState {
    let state = from;
    for (let step = 0; step < HORIZON && isOwn(state.decision, seat); step++) {
      const actions = rules.legalActions(state);
      const passing = actions.find(({ type }) => type === 'pass');
      state = rules.applyTrusted(state, passing ?? bestEnd(state, actions, seat, left));
    }
    return state;
  }

  /** The best way to end a decision without a pass; moves do not end it, and there are many of them. */
  function bestEnd(state: GameState, actions: readonly Action[], seat: Seat, left: number): Action {
    const ends = actions.filter(({ type }) => type !== 'moveColonist' && type !== 'moveShip');
    return best(ends.length === 0 ? actions : ends, (end) =>
      worthOf(rules.applyTrusted(state, end), seat, left),
    );
  }

  /** For what has no value in points: a start city with many open cities around it. */
  function startCityValue(state: GameState, action: Action): number {
    if (action.type !== 'chooseStartCity') return 0;
    const situation = situationOf(state, action.seat, 1);
    const { city } = action;
    return openCities(situation, city, 'land') + openCities(situation, city, 'sea');
  }

  return {
    name: 'planner',
    choose(seen, actions, chance) {
      // Strategies have open types; this is a view of the planner's library.
      const view = seen as GameView;
      const seat = actions[0]?.seat ?? 0;
      const { decision } = view;
      if (decision === null || isImpatient(view, PATIENCE, chance)) {
        return pick(actions, chance);
      }
      const left = leftOf(view);
      const situation = situationOf(view, seat, left);
      const plan = planned(situation, decision, actions);
      const action = plan && listed(actions, plan.action);
      // Rules of maps and modules may have made the plan illegal.
      if (plan === undefined || action === undefined)
        return bestOf(view, actions, situation).action;
      if (actions.every(isPlanned)) return action;
      const others = actions.filter((other) => !isPlanned(other));
      const other = bestOf(view, others, situation);
      // With equal gain, doing something is better than passing.
      return other.gain >= plan.gain ? other.action : action;
    },
  };
}

/** Whether the seat is still deciding in the same turn. */
function isOwn(decision: Decision | null, seat: Seat): decision is Decision {
  return decision !== null && decision.seat === seat && decision.kind !== 'playCard';
}

/** Whether no map or module has a part. */
function isEmpty(parts: KnownState['parts']): boolean {
  for (const _part in parts) return false;
  return true;
}

/** The fraction of the game that is left, by cards to buy or houses to build, whichever is less. */
function leftOf({ deck, display, players, concordia }: KnownState): number {
  if (concordia !== null) return 0;
  let open = deck.length;
  for (let place = 0; place < display.length; place++) if (display[place] !== null) open += 1;
  let bought = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { hand, discard, houses } of players) {
    bought += hand.length + discard.length - STARTING_CARDS;
    fewest = Math.min(fewest, houses);
  }
  return Math.min(open / Math.max(1, open + bought), fewest / HOUSES);
}

/** Close enough for every set of cards. */
const STARTING_CARDS = HAND.length;

function isCalculated({ kind }: Decision): boolean {
  return CALCULATED.has(kind);
}

const CALCULATED: ReadonlySet<Decision['kind']> = new Set<Decision['kind']>([
  'architect',
  'mercator',
  'senator',
  'praetor',
  'consul',
  'proconsul',
  'tribune',
  'colonist',
  'prefect',
  'moveColonists',
]);

/** The plan for a decision that can be calculated; `undefined` for others. */
function planned(
  situation: Situation,
  decision: Decision,
  actions: readonly Action[] | undefined,
): RatedAction | undefined {
  switch (decision.kind) {
    case 'architect':
      return architectChoice(situation, decision.building ? 0 : decision.steps);
    case 'moveColonists':
      return movesOnly(architectChoice(situation, decision.steps));
    case 'mercator':
      return mercatorChoice(situation, decision.traded);
    case 'senator':
      return marketChoice(situation, 2 - decision.bought, true);
    case 'praetor':
      return marketChoice(situation, 1, true);
    case 'consul':
    case 'proconsul':
      return marketChoice(situation, 1, false);
    case 'tribune':
      return colonistChoice(situation, actions, decision.placed ? 0 : 1, false);
    case 'colonist':
      return colonistChoice(situation, actions, 6, decision.placed === 0);
    case 'prefect':
      return prefectChoice(situation, actions ?? []);
    default:
      return undefined;
  }
}

/** Without an Architect nothing is built, so moving only brings colonists nearer. */
function movesOnly(choice: RatedAction): RatedAction {
  const { action } = choice;
  if (action.type === 'moveColonist') return { action, gain: 0 };
  return { action: { type: 'pass', seat: action.seat }, gain: 0 };
}

/** Whether `planned` covers actions of this type. */
function isPlanned({ type }: Action): boolean {
  return PLANNED.has(type);
}

const PLANNED: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'moveColonist',
  'buildHouse',
  'trade',
  'buyCard',
  'placeColonist',
  'takeIncome',
  'produceProvince',
  'takeCoins',
  'pass',
]);

/** The planned action as listed: with the goods to pay with, if there is a choice, and the least salt. */
function listed(actions: readonly Action[], wanted: Action): Action | undefined {
  let top: Action | undefined;
  for (const action of actions) {
    const isOne = isSame(action, wanted);
    if (isOne && (top === undefined || saltIn(action) < saltIn(top))) top = action;
  }
  return top;
}

/** Whether an action is the planned one, however it is paid. */
function isSame(action: Action, wanted: Action): boolean {
  switch (action.type) {
    case 'moveColonist':
      return (
        wanted.type === 'moveColonist' && action.from === wanted.from && action.to === wanted.to
      );
    case 'buildHouse':
      return wanted.type === 'buildHouse' && action.city === wanted.city;
    case 'placeColonist':
      return (
        wanted.type === 'placeColonist' &&
        action.city === wanted.city &&
        action.kind === wanted.kind
      );
    case 'buyCard':
      return wanted.type === 'buyCard' && action.card === wanted.card;
    case 'trade':
      return wanted.type === 'trade' && isSameTrade(action, wanted);
    case 'produceProvince':
      return action === wanted;
    default:
      return action.type === wanted.type;
  }
}

function isSameTrade(action: ActionByType<'trade'>, wanted: ActionByType<'trade'>): boolean {
  const { deal, good, count, salt } = action;
  return (
    deal === wanted.deal && good === wanted.good && count === wanted.count && salt === wanted.salt
  );
}

function saltIn(action: Action): number {
  return 'pay' in action ? (action.pay?.salt ?? 0) : 0;
}
