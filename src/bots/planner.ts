/**
 * An automatic player that plans. It plays each card of its hand one step ahead; the gain of the decisions that follow
 * is calculated from a few numbers, without playing them. What it cannot calculate, such as the actions of a map or of
 * tiles, it tries.
 */
import type * as concordia from '../index';
import type { Action, ActionByType, Decision, GameState, GameView } from '../index';
import type { Library } from '../library';
import type { AnyAction } from '../model/any';
import type { Seat } from '../model/ids';
import type { GameState as AnyState, GameView as AnyView } from '../model/state';
import { sealed, sealedPlayer } from './door';
import { bonusWith, isEmpty } from './planner/bonus';
import { reckoning } from './planner/cards';
import { catalogueOf } from './planner/catalogue';
import { openCities } from './planner/colonist';
import { delayOf, foresightWith } from './planner/foresight';
import { holdingOf } from './planner/holding';
import { leftOf } from './planner/left';
import { lotsOf } from './planner/lots';
import { isCalculated, isForeignKind, isForeignType, isPlanned } from './planner/own';
import { type KnownState, type PlannerBoard, placesWith } from './planner/places';
import { listed, planned } from './planner/plans';
import { ratingWith } from './planner/rating';
import type { RatedAction, Situation } from './planner/situation';
import { checkedWeights, WEIGHTS, type Weights, weightsFor } from './planner/weights';
import {
  type ActionIn,
  best,
  bestRated,
  type Chance,
  isImpatient,
  mustBeLibrary,
  pick,
  type Strategy,
} from './strategy';

/** The functions of a library that it uses. */
const ASKED = Object.freeze([
  'applyTrusted',
  'boardOf',
  'cards',
  'getMap',
  'imagine',
  'legalActions',
  'pointsOf',
  'prospectOf',
] as const);
export type PlannerNeeds = (typeof ASKED)[number] | 'actionTypes';
export type PlannerRules = Pick<typeof concordia, PlannerNeeds>;
type PlacesOf = (table: KnownState) => PlannerBoard;

/** The number of turns of each player after which it becomes impatient. */
const PATIENCE = 60;
/** The most decisions in a row that it passes to see what follows. */
const HORIZON = 8;
/** The most decisions in a row that it tries, each with at most `BREADTH` actions. */
const DEPTH = 2;
const BREADTH = 16;
/** The most actions that it plays on to see what comes of a card, and of a decision, with the rules of others. */
const STEPS_AFTER_CARD = 256;
const STEPS = 2048;

/**
 * The bot `planner` for a library of your own.
 *
 * @param library - the library of its games.
 * @param weights - how it values things; by default, those found by training for the number of players at the table.
 * @throws ConcordiaError `INVALID_INPUT` if it is not a library, or a weight is not a number.
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
  weights?: Weights,
): Planner<ActionIn<L>> {
  sealed(mustBeLibrary, library)(library, ASKED);
  // It plans only with actions of this package, and plays all others to see what comes of them.
  const rules = library as unknown as PlannerRules;
  const made = sealed(() => {
    const checked = weights === undefined ? undefined : checkedWeights(weights);
    return plannerFor(rules, placesFor(rules), checked);
  }, library);
  return sealedPlayer(made(), library) as unknown as Planner<ActionIn<L>>;
}

/** A planner, and what it thinks of each action. */
export interface Planner<A extends AnyAction = Action> extends Strategy<A> {
  /** As every strategy does; a search may ask with a state that it has imagined. */
  choose(view: AnyView | AnyState, actions: readonly A[], chance: Chance): A;
  /**
   * The gain that it expects of each action, with all that follows in the same turn, in victory points; in the order of
   * the actions.
   *
   * @param view - as for `choose`; a state that has been imagined will do.
   */
  gains(view: AnyView | AnyState, actions: readonly A[]): readonly number[];
}

/** The boards of a library, for planners that share them. */
export function placesFor(rules: PlannerRules): PlacesOf {
  return placesWith(catalogueOf(rules.cards), rules);
}

/** @param weights - if left out, those for the number of players at the table. */
export function plannerFor(rules: PlannerRules, placesOf: PlacesOf, weights?: Weights): Planner {
  if (weights !== undefined) return planning(rules, placesOf, weights);
  const planners = new Map<Weights, Planner>();
  const plannerBy = (trained: Weights): Planner => {
    const before = planners.get(trained);
    if (before !== undefined) return before;
    const planner = planning(rules, placesOf, trained);
    planners.set(trained, planner);
    return planner;
  };
  const plannerAt = ({ players }: AnyView | AnyState): Planner =>
    plannerBy(weightsFor(players.length));
  const { name } = plannerBy(WEIGHTS);
  return {
    name,
    choose: (view, actions, chance) => plannerAt(view).choose(view, actions, chance),
    gains: (view, actions) => plannerAt(view).gains(view, actions),
  };
}

function planning(rules: PlannerRules, placesOf: PlacesOf, weights: Weights): Planner {
  const rating = ratingWith(weights);
  const bonusOf = bonusWith(rules);

  /** A search asks with states that it has imagined. */
  function behind(seen: GameView | GameState): GameState {
    return 'viewer' in seen ? rules.imagine(seen) : seen;
  }

  function situationOf(table: KnownState, seat: Seat, left: number, bonus = 0): Situation {
    const places = placesOf(table);
    const lots = lotsOf(table, seat, places);
    const holding = holdingOf(table, seat, places, lots.built, bonus);
    const worth = rating.worth(holding, left);
    return { table, seat, places, lots, left, rating, weights, holding, worth };
  }

  function look(state: GameState, seat: Seat, left: number): Situation {
    return situationOf(state, seat, left, bonusOf(state, seat));
  }

  /** The value of a state for a seat. */
  function worthOf(state: GameState, seat: Seat, left: number): number {
    return look(state, seat, left).worth;
  }

  const foresight = foresightWith(rules, look);

  /** What the seat can still gain with its next decision. */
  function gainAhead(
    state: GameState,
    situation: Situation,
    known: Map<string, number>,
    depth = DEPTH,
  ): number {
    const { decision } = state;
    const { seat, left, worth } = situation;
    if (foresight.concerns(state, seat)) {
      return foresight.worth(state, seat, state.turn, left, STEPS_AFTER_CARD) - worth;
    }
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
      const reached = look(next, seat, left);
      return reached.worth - worth + gainAhead(next, reached, known, depth - 1);
    });
    return Math.max(0, ...gains);
  }

  /**
   * Rates an action by trying it.
   *
   * @param isGain - whether the gain is asked for, rather than how much better it is than to pass.
   */
  function trying(
    state: GameState,
    seat: Seat,
    left: number,
    isGain: boolean,
  ): (action: Action) => number {
    // Within an action, what has been started counts only after its player has passed the rest.
    const isWithin = isOwn(state.decision, seat);
    const from = isWithin && !isGain ? afterPassing(state, seat, left) : state;
    const begun = worthOf(from, seat, left);
    const known = new Map<string, number>();
    return (action) => {
      const next = rules.applyTrusted(state, action);
      const reached = look(next, seat, left);
      const worth = isWithin ? worthOf(afterPassing(next, seat, left), seat, left) : reached.worth;
      const ahead = gainAhead(next, reached, known) + startCityValue(state, action);
      return worth - begun + ahead;
    };
  }

  /** The gain of an action; it is tried, unless it is a card whose effect can be calculated. */
  function gainIn(
    view: GameView,
    situation: Situation,
    isGain = false,
  ): (action: Action) => number {
    const { seat, left, places } = situation;
    const isKnown =
      view.decision?.kind === 'playCard' &&
      places.tried !== undefined &&
      !foresight.isOpen &&
      (places.tried.size > 0 || isEmpty(view.parts));
    const calculate = isKnown ? reckoning(situation) : undefined;
    let tried: ((action: Action) => number) | undefined;
    const gains = new Map<string, number>();
    return (action) => {
      const known = action.type === 'playCard' ? calculate?.(action) : undefined;
      if (known !== undefined) return known;
      tried ??= trying(behind(view), seat, left, isGain);
      const key = action.type === 'playCard' && isKnown ? keyOfRoles(places, action) : undefined;
      if (key === undefined) return tried(action);
      const before = gains.get(key);
      if (before !== undefined) return before;
      const gain = tried(action);
      gains.set(key, gain);
      return gain;
    };
  }

  function bestOf(view: GameView, actions: readonly Action[], situation: Situation): RatedAction {
    const { item: action, value: gain } = bestRated(actions, gainIn(view, situation));
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

  /** The usual choice: of actions of this package. */
  function usualOf(view: GameView, decision: Decision, actions: readonly Action[]): RatedAction {
    const seat = actions[0]?.seat ?? 0;
    const situation = situationOf(view, seat, leftOf(view));
    const plan = planned(situation, decision, actions);
    const action = plan && listed(actions, plan.action);
    // Rules of maps and modules may have made the plan illegal.
    if (plan === undefined || action === undefined) return bestOf(view, actions, situation);
    const usual = { action, gain: plan.gain };
    if (actions.every(isPlanned)) return usual;
    const others = actions.filter((other) => !isPlanned(other));
    const other = bestOf(view, others, situation);
    // With equal gain, doing something is better than passing.
    return other.gain >= plan.gain ? other : usual;
  }

  /** The choice where the rules of others have brought some of the actions, or the decision. */
  function unusualOf(view: GameView, decision: Decision, actions: readonly Action[]): Action {
    const seat = actions[0]?.seat ?? 0;
    const left = leftOf(view);
    const state = behind(view);
    const { turn } = state;
    const begun = worthOf(state, seat, left);
    const steps = Math.ceil(STEPS / actions.length);
    const reached = (next: GameState): number =>
      foresight.worth(next, seat, turn, left, steps) - begun;
    const gainOf = (action: Action): number => {
      const next = rules.applyTrusted(state, action);
      return reached(next) - delayOf(next, seat, turn);
    };
    if (isForeignKind(decision)) return best(actions, gainOf);
    const { item, value } = bestRated(actions.filter(isForeign), gainOf);
    const others = actions.filter((action) => !isForeign(action));
    if (others.length === 0) return item;
    const usual = usualOf(view, decision, others);
    // An action of others may wait until some of the plan has been carried out.
    const gain = Math.max(usual.gain, reached(rules.applyTrusted(state, usual.action)));
    return value >= gain ? item : usual.action;
  }

  return {
    name: 'planner',

    gains(seen, actions) {
      const view = seen as GameView;
      const { decision } = view;
      const seat = actions[0]?.seat ?? 0;
      if (decision === null) return actions.map(() => 0);
      const situation = situationOf(view, seat, leftOf(view));
      const gainOf = gainIn(view, situation, true);
      const plan = isForeignKind(decision) ? undefined : planned(situation, decision, actions);
      const first = plan && listed(actions, plan.action);
      return actions.map((action) => (action === first ? (plan?.gain ?? 0) : gainOf(action)));
    },

    choose(seen, actions, chance) {
      // Strategies have open types; this is a view of the planner's library.
      const view = seen as GameView;
      const { decision } = view;
      if (decision === null || isImpatient(view, PATIENCE, chance)) {
        return pick(actions, chance);
      }
      if (isForeignKind(decision) || (foresight.isOpen && actions.some(isForeign))) {
        return unusualOf(view, decision, actions);
      }
      return usualOf(view, decision, actions).action;
    },
  };
}

/** The same for cards that do the same. */
function keyOfRoles({ catalogue }: PlannerBoard, { card, as }: ActionByType<'playCard'>): string {
  const halves = catalogue.get(card)?.halves ?? [];
  return [as ?? '', ...halves.map(({ key }) => key)].join();
}

function isForeign({ type }: Action): boolean {
  return isForeignType(type);
}

/** Whether the seat is still deciding in the same turn. */
function isOwn(decision: Decision | null, seat: Seat): decision is Decision {
  return decision !== null && decision.seat === seat && decision.kind !== 'playCard';
}
