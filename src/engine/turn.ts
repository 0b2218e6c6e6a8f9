/**
 * The flow of a game: a card is played, its decisions are made one after the other, the turn ends, the next one begins.
 * Decisions without a choice are made automatically; only cards are always played by their player.
 */

import {
  applyModifiers,
  forbidRefusal,
  type Game,
  type OpenKind,
  type Position,
  refusalBy,
  Snapshot,
  type Transition,
} from '../kit/game';
import type { Answer } from '../kit/rules';
import { type CandidateRequest, LEGAL, ONE, type Step, TWO, WIDE } from '../kit/step';
import {
  type AnyAction,
  type AnyDecision,
  type AnyEvent,
  type Because,
  type Emitted,
  type Price,
  priceOf,
} from '../model/any';
import type { RoleName } from '../model/cards';
import { AT_ONCE, ConcordiaError, type Refusal, refuse } from '../model/errors';
import { faultsOf, refuseFault } from '../model/faults';
import { deepFreeze, workingCopy } from '../model/freeze';
import { MAX_SEATS, type MapId, type Seat } from '../model/ids';
import type { Json } from '../model/plain';
import { type GameState, MAX_TURNS, type WorkingState } from '../model/state';
import { failed } from '../model/watch';
import {
  ask,
  awaitsFirstTurn,
  finish,
  interrupt,
  isOpen,
  items,
  passPraefectus,
  payable,
  playerAt,
  refillDisplay,
} from '../rules/change';
import { wrongDecision } from '../rules/refusals';

// An action on its way, and what is noted of it.

/** The history of parts, by their ids, oldest first. */
export type PartHistory = Map<MapId, Json[]>;

/** What is noted of an action on its way, as far as it is wanted. */
export interface Notes {
  /** The events, in order. */
  readonly events?: AnyEvent[];
  /** How many of the events are the action's own; automatic consequences come after them. */
  own?: number;
  /** Actions that were carried out because no other was legal. */
  readonly automatic?: AnyAction[];
  /** The changes of parts. */
  readonly history?: PartHistory;
}

/** The personality that an action has begun. */
interface Begun {
  readonly seat: Seat;
  readonly as: RoleName;
  /** How much was told before. */
  readonly eventCount: number;
  /** Why what it does happens. */
  readonly because: Because;
}

/** One action on its way: the state so far and what has happened. */
export class EngineTransition implements Transition {
  readonly game: Game;
  readonly state: WorkingState;
  /** The events so far, if they are wanted. */
  readonly events: AnyEvent[] | undefined;
  readonly hasObservers: boolean;
  readonly notes: Notes | undefined;
  because: Because | undefined = undefined;
  deciding: AnyDecision | undefined = undefined;
  /** How many public events there have been, if events are wanted. */
  eventCount = 0;
  /** The personality that this action has begun; nothing once it is over. */
  begun: Begun | undefined = undefined;

  constructor(game: Game, state: WorkingState, notes?: Notes) {
    this.game = game;
    this.state = state;
    this.notes = notes;
    this.events = notes?.events;
    this.hasObservers = this.events !== undefined || game.isListening;
  }

  emit<E extends Emitted>(event: E): void {
    const known = this.game.events.get(event.type);
    if (known === undefined) {
      const { type } = event;
      refuseFault('INVALID_RULES', {
        path: '',
        ...eventFaults.of('unknownEvent', { event: type }),
      });
    }
    const { isQuiet, answers } = known;
    if (!isQuiet) this.eventCount += 1;
    const isNoted = this.events !== undefined && !isQuiet;
    if (!isNoted && answers.length === 0) return;
    const caused = { ...event, because: completed(this.because, event.because) };
    if (isNoted) this.events?.push(caused);
    for (let index = 0; index < answers.length; index++) answers[index]?.(this, caused);
  }

  noteRole(seat: Seat, as: RoleName, because: Because): void {
    this.begun = { seat, as, eventCount: this.eventCount, because };
  }

  notePart(id: MapId, value: Json): void {
    this.notes?.history?.get(id)?.push(value);
  }
}

/** The cause that an event gives, completed by what is known, always in the same order. */
function completed(known: Because | undefined, said: Because | undefined): Because {
  const because: { -readonly [K in keyof Because]: Because[K] } = {};
  const rule = said?.rule ?? known?.rule;
  const role = said?.role ?? known?.role;
  const card = said?.card ?? known?.card;
  const tile = said?.tile ?? known?.tile;
  const province = said?.province ?? known?.province;
  if (rule !== undefined) because.rule = rule;
  if (role !== undefined) because.role = role;
  if (card !== undefined) because.card = card;
  if (tile !== undefined) because.tile = tile;
  if (province !== undefined) because.province = province;
  return because;
}

// Which decisions are open, and whose.

/** The decision that a player may make now, if any. */
export function decisionOf(position: Position, seat: Seat): AnyDecision | undefined {
  const { decision } = position.state;
  // Nearly always it is the present one.
  if (decision?.seat === seat) return decision;
  return openTogether(position).find((open) => open.seat === seat);
}

/** The seats that may act now, the first to be asked first. */
export function decidersOf(position: Position): readonly Seat[] {
  return openTogether(position).map(({ seat }) => seat);
}

/** The open decisions that may be made now, the present one first. */
export function openTogether({ game, state }: Position): readonly AnyDecision[] {
  const { decision, queue } = state;
  if (decision === null) return [];
  if (!game.kinds.get(decision.kind)?.type.together) return [decision];
  const end = queue.findIndex(({ kind }) => kind !== decision.kind);
  return [decision, ...(end === -1 ? queue : queue.slice(0, end))];
}

/** Makes one of the decisions that are open now the present one; the others keep their order. */
export function bringForward(state: WorkingState, decision: AnyDecision): void {
  if (state.decision === null || state.decision === decision) return;
  state.queue = [state.decision, ...state.queue.filter((open) => open !== decision)];
  state.decision = decision;
}

/** The position as if the player were asked first, for those who ask what is legal. */
export function askedFirst(position: Position, decision: AnyDecision): Position {
  const { game, state } = position;
  if (state.decision === decision) return position;
  const changed = workingCopy(state);
  bringForward(changed, decision);
  return new Snapshot(game, changed);
}

// What may be done in a decision.

/** Every action allowed for a decision, the base game's first. */
export function legalFor(position: Position, decision: AnyDecision): readonly AnyAction[] {
  const { steps } = kindOf(position, decision);
  let all: AnyAction[] | undefined;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index];
    if (step === undefined) continue;
    const found = legalOf(position, step, decision, LEGAL);
    if (all === undefined) all = found;
    else addAll(all, found);
  }
  return all ?? [];
}

/** What `onlyAction` returns if there is a choice. */
export const SEVERAL = Symbol('several');

/** The only legal action of a decision; `SEVERAL` if there are more, undefined if there is none. */
export function onlyAction(
  position: Position,
  decision: AnyDecision,
): AnyAction | typeof SEVERAL | undefined {
  const { quickestFirst } = kindOf(position, decision);
  let only: AnyAction | undefined;
  for (let index = 0; index < quickestFirst.length; index++) {
    const step = quickestFirst[index] as Step;
    const found = legalOf(position, step, decision, only === undefined ? TWO : ONE);
    if (found.length === 0) continue;
    if (only !== undefined || found.length > 1) return SEVERAL;
    only = found[0];
  }
  return only;
}

function addAll(all: AnyAction[], some: readonly AnyAction[]): void {
  for (let index = 0; index < some.length; index++) all.push(some[index] as AnyAction);
}

/** A step's legal candidates, at least as many as are wanted, as a new list. */
function legalOf(
  position: Position,
  step: Step,
  decision: AnyDecision,
  wanted: CandidateRequest,
  listed: CandidateRequest = wanted,
): AnyAction[] {
  // The base game writes type and seat into its candidates; for maps and modules, `withBlame` does.
  const candidates = step.candidates(position, decision, listed) as AnyAction[];
  const { forbids } = position.game;
  const againstAll = forbids.get('*');
  const against = forbids.get(step.type);
  const refusal = step.candidatesAreLegal === true ? undefined : step.refusal;
  if (againstAll === undefined && against === undefined && refusal === undefined) return candidates;
  const found: AnyAction[] = [];
  for (let index = 0; index < candidates.length; index++) {
    const action = candidates[index];
    if (action === undefined) continue;
    const refused =
      refusalBy(againstAll, position, action, decision) ??
      refusal?.(position, action, decision) ??
      refusalBy(against, position, action, decision);
    if (refused === undefined && found.push(action) === wanted.most) return found;
  }
  // If maps and modules object to the first ones, there may be more beyond the limit.
  if (candidates.length < listed.most) return found;
  return legalOf(position, step, decision, wanted, LEGAL);
}

/** A candidate action with its cost and, if it is illegal, the reason. */
export interface ChoiceOf<A extends AnyAction, R> {
  /** The action. */
  readonly action: A;
  /** What it costs and brings. */
  readonly cost: Price;
  /** The reason if it is illegal; absent if it is legal. */
  readonly refusal?: R;
}

/**
 * All candidates of a decision, legal or not, in the order they are offered.
 *
 * @param tell - puts a refusal into words.
 */
export function choicesFor<R>(
  position: Position,
  decision: AnyDecision,
  tell: (refusal: Refusal) => R,
): readonly ChoiceOf<AnyAction, R>[] {
  const found: ChoiceOf<AnyAction, R>[] = [];
  for (const step of kindOf(position, decision).steps) {
    // As in `legalOf`.
    const all = step.candidates(position, decision, WIDE) as AnyAction[];
    // Where a step offers legal ones alone, only those that it adds for a screen can be illegal.
    const isSure = step.candidatesAreLegal === true && position.game.forbids.size === 0;
    let illegal = all.length - (isSure ? step.candidates(position, decision, LEGAL).length : 0);
    for (let index = 0; index < all.length; index++) {
      const action = all[index];
      if (action === undefined) continue;
      const refused = illegal === 0 ? undefined : refusalOf(position, step, action, decision);
      const cost = priceFrom(position, step, action, decision);
      if (refused === undefined) found.push({ action, cost });
      else {
        illegal -= 1;
        found.push({ action, cost, refusal: tell(refused) });
      }
    }
  }
  return found;
}

/** What an action of a decision costs; also for illegal actions. */
export function priceFor(position: Position, decision: AnyDecision, action: AnyAction): Price {
  const step = kindOf(position, decision).stepOf.get(action.type);
  if (step === undefined) return refuse(wrongDecision(position, decision, action));
  try {
    return priceFrom(position, step, action, decision);
  } catch (error) {
    // An action with an unknown name has no cost.
    const refusal = refusalOf(position, step, action, decision);
    if (refusal === undefined) throw error;
    return refuse(refusal);
  }
}

/** What an action costs and brings by its step, and what other rules pay for it. */
function priceFrom(
  position: Position,
  step: Step,
  action: AnyAction,
  decision: AnyDecision,
): Price {
  const { gain: changes } = position.game.modifiers;
  const own = step.cost?.(position, action, decision);
  if (changes === undefined && !own?.gain) return priceOf(own);
  const { seat } = action;
  const gain = applyModifiers(changes, own?.gain ?? 0, position, { seat, action });
  const { money } = playerAt(position.state, seat);
  return priceOf(own, payable(money - (own?.money ?? 0), gain));
}

/** Why an action is illegal now: what forbids all actions, the step's own rule, what forbids its type. */
function refusalOf(
  position: Position,
  step: Step,
  action: AnyAction,
  decision: AnyDecision,
): Refusal | undefined {
  const { forbids } = position.game;
  if (forbids.size === 0) return step.refusal?.(position, action, decision);
  return (
    forbidRefusal(position, action, decision, '*') ??
    step.refusal?.(position, action, decision) ??
    forbidRefusal(position, action, decision)
  );
}

// The flow: an action, and what follows from it.

/** Carries out an action of the deciding seat, and its automatic consequences. */
export function carryOut(
  transition: EngineTransition,
  decision: AnyDecision,
  action: AnyAction,
): void {
  const step = kindOf(transition, decision).stepOf.get(action.type);
  const refusal = step
    ? refusalOf(transition, step, action, decision)
    : forbidRefusal(transition, action, decision, '*');
  if (step === undefined || refusal !== undefined) {
    throw new ConcordiaError(refusal ?? wrongDecision(transition, decision, action), AT_ONCE);
  }
  take(transition, step, decision, action);
  if (transition.notes?.events !== undefined) transition.notes.own = transition.notes.events.length;
  settle(transition, decision);
}

/** The decision that every turn begins with, one for each seat: it is made so often. */
const CARD_TO_PLAY: readonly AnyDecision[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  Object.freeze({ kind: 'playCard', seat }),
);

/** Opens a turn: what comes before the card, then the card. */
export function startTurn(transition: EngineTransition): void {
  const { seat, turn } = transition.state;
  if (transition.hasObservers)
    transition.emit({ type: 'turnStarted', seat, turn, because: { rule: 'R-3.3' } });
  ask(transition, CARD_TO_PLAY[seat] ?? { kind: 'playCard', seat });
}

/**
 * Goes on until there is something to choose, or the game is over.
 *
 * @param made - the decision that has just been made.
 */
export function settle(transition: EngineTransition, made?: AnyDecision): void {
  const { game } = transition;
  let last: Sequel | undefined;
  if (made !== undefined) closeTogether(transition, made);
  for (let steps = 0; ; steps += 1) {
    if (made !== undefined && awaitsFirstTurn(transition, [made])) startFirstTurn(transition);
    if (steps > MOST_STEPS) endless(game, last, transition.state.decision ?? made);
    const { decision, phase } = transition.state;
    if (decision === null) {
      if (phase === 'finished') return;
      if (transition.hasObservers) endRole(transition);
      if (transition.state.decision !== null) continue;
      const next = sequelOf(transition);
      if (next === undefined) endTurn(transition);
      else last = next;
      continue;
    }
    made = decision;
    let only = choiceOf(transition, decision);
    if (only === SEVERAL) {
      const other = withoutChoice(transition, decision);
      if (other === undefined) return;
      made = other;
      bringForward(transition.state, other);
      only = choiceOf(transition, other);
      if (only === SEVERAL) return;
    }
    const step = only && kindOf(transition, made).stepOf.get(only.type);
    if (only === undefined || step === undefined) {
      transition.deciding = made;
      finish(transition);
    } else {
      transition.notes?.automatic?.push(only);
      take(transition, step, made, only);
    }
    // A seat may have ended the game in answer to its turn.
    if (made.seat >= game.people) noteEnd(transition, made.seat);
    closeTogether(transition, made);
  }
}

/** What is done in a decision without asking anybody; `SEVERAL` if its player has to choose. */
function choiceOf(
  transition: EngineTransition,
  decision: AnyDecision,
): AnyAction | typeof SEVERAL | undefined {
  const { game } = transition;
  if (decision.seat < game.people) {
    return decision.kind === 'playCard' ? SEVERAL : onlyAction(transition, decision);
  }
  const own = game.automatic[decision.seat - game.people];
  const actions = legalFor(transition, decision);
  if (own === undefined || actions.length === 0) return undefined;
  return own.choose(unchangeable(transition), deepFreeze(actions), decision);
}

/**
 * Another decision that is open at the same time, and leaves no choice: it is made before anybody acts, so that the order
 * in which they do makes no difference.
 */
function withoutChoice(
  transition: EngineTransition,
  decision: AnyDecision,
): AnyDecision | undefined {
  const { type } = kindOf(transition, decision);
  if (transition.state.queue.length === 0 || !type.together) return undefined;
  return openTogether(transition).find(
    (open) =>
      open.seat >= transition.game.people ||
      onlyAction(askedFirst(transition, open), open) !== SEVERAL,
  );
}

/** Once the last of several decisions at the same time has been made, what was decided takes effect. */
function closeTogether(transition: EngineTransition, made: AnyDecision): void {
  const { type } = kindOf(transition, made);
  if (!type.together || isOpen(transition.state, made.kind)) return;
  let ender: Seat | undefined;
  interrupt(transition, () => {
    ender = type.close?.(transition);
  });
  noteEnd(transition, enderAmong(transition, ender ?? transition.state.seat));
}

/** Of several players who may have ended the game, the named one or the next one without houses. */
function enderAmong({ game, state }: Position, named: Seat): Seat {
  const seats = state.players.map((_, index) => (named + index) % game.players);
  return seats.find((seat) => playerAt(state, seat).houses === 0) ?? named;
}

/** The seat of the first turn. */
export function firstSeatOf(position: Position): Seat {
  const { firstSeat } = position.game.modifiers;
  return firstSeat === undefined ? 0 : applyModifiers(firstSeat, 0, unchangeable(position), {});
}

/** Opens the first turn, with the player whom rules choose, unless it waits for what they have asked before it. */
export function startFirstTurn(transition: EngineTransition): void {
  if (awaitsFirstTurn(transition)) return;
  transition.state.seat = firstSeatOf(transition);
  startTurn(transition);
}

/** The action of a card is over; if it had no effect, an event says so. */
function endRole(transition: EngineTransition): void {
  const { begun, eventCount } = transition;
  transition.begun = undefined;
  transition.because = undefined;
  if (begun === undefined || begun.eventCount !== eventCount) return;
  const { seat, as, because } = begun;
  transition.emit({ type: 'nothingDone', seat, as, because });
}

/** A limit for automatic consequences, far above any real game. Only rules of maps and modules can reach it. */
const MOST_STEPS = 1000;

/** A listener that has continued an action, and its event. */
export interface Sequel {
  readonly type: string;
  readonly answer: Answer;
}

/**
 * @param last - the listener that has continued the action last.
 * @param decision - the last one that was open.
 * @throws ConcordiaError `INVALID_RULES`; it names the rules.
 */
export function endless(
  { rules }: Game,
  last: Sequel | undefined,
  decision: AnyDecision | undefined,
): never {
  const kind = decision?.kind;
  const isTheirs = ({ on, decisions = [] }: Game['rules'][number]): boolean =>
    last === undefined
      ? decisions.some((own) => own.kind === kind)
      : on?.[last.type] === last.answer;
  const at = last === undefined ? `the decision ${kind}` : `the listener for ${last.type}`;
  failed(rules.find(isTheirs)?.id ?? 'concordia', at, 'endless');
}

/** What follows a finished action in the same turn: the first listener with something to add. */
function sequelOf(transition: EngineTransition): Sequel | undefined {
  if (!transition.game.isListening) return undefined;
  for (let ending = 0; ending < ENDINGS.length; ending++) {
    const moment = ENDINGS[ending] as (typeof ENDINGS)[number];
    const answers = transition.game.events.get(moment.type)?.answers ?? [];
    for (let index = 0; index < answers.length; index++) {
      const answer = answers[index] as Answer;
      const isContinued = answer(transition, moment) === true;
      // Whoever has asked for something has continued it, said so or not.
      if (isContinued || transition.state.decision !== null) return { type: moment.type, answer };
    }
  }
  return undefined;
}

const ENDINGS = deepFreeze([
  { type: 'actionEnding', because: {} },
  { type: 'actionEnded', because: {} },
]);

function kindOf({ game }: Position, { kind }: AnyDecision): OpenKind {
  return (
    game.kinds.get(kind) ??
    decisionFaults.refuse('INVALID_STATE', 'decision.kind', 'notInThisGame', undefined, { kind })
  );
}

/** Takes a legal step. */
function take(
  transition: EngineTransition,
  step: Step,
  decision: AnyDecision,
  action: AnyAction,
): void {
  if (transition.hasObservers) transition.because = causeOf(transition, step, decision);
  transition.deciding = decision;
  step.apply(transition, action, decision);
  transition.deciding = undefined;
  // Who decides last must not be who has ended the game.
  if (!kindOf(transition, decision).type.together) noteEnd(transition, decision.seat);
}

/** The cause that a step knows: its rule, and the personality of the decision. */
function causeOf(transition: EngineTransition, { rule }: Step, decision: AnyDecision): Because {
  const { role } = kindOf(transition, decision);
  if (rule === undefined) return role === undefined ? {} : { role };
  return role === undefined ? { rule } : { rule, role };
}

/** The last card of the display or the last house ends the game, once. */
function noteEnd(transition: EngineTransition, seat: Seat): void {
  const { state } = transition;
  if (state.concordia !== null || state.phase === 'finished') return;
  const noHouse = playerAt(state, seat).houses === 0;
  if (!noHouse && !isSoldOut(state)) return;
  state.phase = 'finalRound';
  state.concordia = seat;
  const lastTurn = state.turn + transition.game.parties - 1;
  state.lastTurn = lastTurn;
  if (!transition.hasObservers) return;
  const reason = noHouse ? 'lastHouse' : 'lastCard';
  transition.emit({ type: 'concordiaTaken', seat, reason, lastTurn, because: { rule: 'R-6.1' } });
}

function isSoldOut({ deck, display }: GameState): boolean {
  return deck.length === 0 && items(display).every((card) => card === null);
}

/** The display is filled up. Then the game is over, or the next turn begins. */
function endTurn(transition: EngineTransition): void {
  const { game, state } = transition;
  if (transition.hasObservers) transition.emit({ type: 'turnEnded', seat: state.seat });
  refillDisplay(transition);
  passPraefectus(transition);
  const isLast = state.turn === state.lastTurn;
  if (isLast || isEnded(transition)) {
    state.phase = 'finished';
    const because = isLast ? { rule: 'R-6.1' } : {};
    if (transition.hasObservers) transition.emit({ type: 'gameEnded', because });
    return;
  }
  state.turn =
    state.phase === 'playing' && state.turn >= MAX_TURNS
      ? MAX_TURNS - game.players + 1
      : state.turn + 1;
  state.seat = (state.seat + 1) % game.players;
  startTurn(transition);
}

/** Whether rules of a map or module end the game after this turn. */
export function isEnded(position: Position): boolean {
  const { gameEnds } = position.game.modifiers;
  const { seat } = position.state;
  if (gameEnds === undefined) return false;
  return applyModifiers(gameEnds, false, unchangeable(position), { seat });
}

/** For rules that decide on what only the engine changes: they cannot change it while they are asked. */
function unchangeable({ game, state }: Position): Position {
  return { game, state: Object.freeze(workingCopy(state)) };
}

export const decisionFaults = faultsOf({
  notInThisGame: (names, { kind }: { readonly kind: string }) =>
    `there is no decision “${names.decision(kind)}” in this game`,
});

export const eventFaults = faultsOf({
  unknownEvent: (_names, { event }: { readonly event: string }) =>
    `there is no event ${event} in this game`,
});
