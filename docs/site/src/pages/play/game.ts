/** A game with its past. Nothing in it ever changes: what is played makes a new one. */
import {
  type Action,
  type GameEvent,
  type GameLog,
  type GameOptions,
  type GameState,
  LOG_VERSION,
  type NewGame,
  type Viewer,
} from 'concordia-rules';
import { chanceFromSeed } from 'concordia-rules/bots';
import type { TableNews } from 'concordia-rules/table';
import {
  correctedState,
  createGame,
  eventsFor,
  legalActions,
  recordGame,
  startOf,
  tryApplyAction,
  undoLimit,
  validateLog,
  validPrefix,
  viewFor,
} from '../../common/library';
import { saidUpTo } from '../../common/play-on';
import type { Question } from '../../thinking/messages';
import { depthOf, planner, quickOf } from './bots';
import { PERSON, SITTERS } from './seats';

export type View = ReturnType<typeof viewFor>;

export interface Step {
  readonly action: Action;
  /** What it led to, and what happened on the way. */
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export interface Game {
  /** With all defaults filled in. */
  readonly options: GameOptions;
  /** Who sits on each seat. */
  readonly sitters: readonly string[];
  readonly start: GameState;
  readonly steps: readonly Step[];
  /** What else its log says: where it began, what was corrected, and what was noted. */
  readonly kept: Pick<GameLog, 'start' | 'corrections' | 'notes'>;
}

/** @throws ConcordiaError if there is no such game. */
export function begun(newGame: NewGame, sitters: readonly string[]): Game {
  const { options } = recordGame(newGame, []);
  return { options, sitters, start: createGame(options), steps: [], kept: {} };
}

/** @throws ConcordiaError if it is not a log or breaks a rule. */
export function opened(input: unknown): Game {
  const checked = validateLog(input);
  if (!checked.ok) throw checked.error;
  const log = validPrefix(input);
  const { options, actions, meta, start: begin } = log;
  const kept = { ...(begin && { start: begin }), ...saidUpTo(log, actions.length) };
  const start = correctedState(log, 0, startOf(log));
  const steps: Step[] = [];
  let state = start;
  for (const [index, action] of actions.entries()) {
    const step = stepFrom(state, action);
    state = correctedState(log, index + 1, step.state);
    steps.push({ ...step, state });
  }
  return { options, sitters: sittersOf(meta?.seats, start), start, steps, kept };
}

/** What a log notes about its seats; a log from elsewhere is gone on with by people. */
function sittersOf(noted = '', { players }: GameState): readonly string[] {
  const sitters = noted.split(' ');
  const isRight =
    sitters.length === players.length &&
    sitters.every((sitter) => SITTERS.some((known) => known === sitter));
  return isRight ? sitters : players.map(() => PERSON);
}

/** The log of a game, with its seats noted. */
export function logOf(game: Game): GameLog {
  const { options, kept } = game;
  const { meta, actions, ...rest } = recordOf(game);
  if (Object.keys(kept).length === 0) return recordGame(options, actions, meta);
  return validPrefix({ ...rest, meta, actions });
}

/** The same at once: nobody checks again what has been played, and there are no scores. */
function recordOf({ options, sitters, steps, kept }: Game) {
  const actions = steps.map(({ action }) => action);
  return {
    format: 'concordia-log',
    version: LOG_VERSION,
    meta: { seats: sitters.join(' ') },
    options,
    ...(kept.start && { start: kept.start }),
    actions,
    ...saidUpTo(kept, actions.length),
  } satisfies GameLog;
}

/** The game after an action. */
export function played(game: Game, action: Action): Game {
  return { ...game, steps: [...game.steps, stepFrom(stateOf(game), action)] };
}

function stepFrom(before: GameState, action: Action): Step {
  const result = tryApplyAction(before, action);
  if (!result.ok) throw result.error;
  const { state } = result;
  // Whoever looks on reads them, too.
  return { action, state, events: eventsFor(before, result, 'spectator') };
}

/** To how many steps the game may be taken back; undefined if what happened last stays. */
export function stepsAfterUndo(game: Game): number | undefined {
  const { start, steps } = game;
  const last = steps.at(-1);
  // What a bot has answered stays.
  if (last === undefined || isBot(game, last.action.seat)) return undefined;
  const limit = undoLimit([start, ...steps.map(({ state }) => state)]);
  return limit < steps.length ? limit : undefined;
}

/** The game as it was after so many steps. */
export function takenBack(game: Game, count: number): Game {
  return { ...game, steps: game.steps.slice(0, count) };
}

/** Whether a bot is to move. */
export function isBots(game: Game): boolean {
  return sitterOf(game) !== PERSON;
}

/** What to ask for its move; undefined if no such bot is to move. */
export function questionOf(game: Game): Question | undefined {
  const depth = depthOf(sitterOf(game));
  return depth && { kind: 'choose', log: recordOf(game), depth, seed: seedOf(game) };
}

/** Whether somebody at the screen has made the last move, so that the game has to be kept. */
export function isPersons({ steps, sitters }: Game): boolean {
  const last = steps.at(-1);
  return last !== undefined && sitters[last.action.seat] === PERSON;
}

/** The game after a move that the bot whose turn it is makes at once. */
export function withBotMove(game: Game): Game {
  const state = stateOf(game);
  const view = viewFor(state, state.decision?.seat ?? 0);
  const bot = quickOf(sitterOf(game));
  return played(game, bot.choose(view, legalActions(state), chanceFromSeed(seedOf(game))));
}

/** The same game goes the same way again, whoever loads it. */
function seedOf({ options, steps }: Game): string {
  return `${options.seed} ${steps.length}`;
}

/** Who is to move; when the game is over, it is left to people. */
function sitterOf(game: Game): string {
  const { decision } = stateOf(game);
  return decision === null ? PERSON : (game.sitters[decision.seat] ?? PERSON);
}

function isBot({ sitters }: Game, seat: number): boolean {
  return sitters[seat] !== PERSON;
}

/** The seats of those at the screen. */
function peopleOf(game: Game): readonly number[] {
  return game.sitters.flatMap((_, seat) => (isBot(game, seat) ? [] : seat));
}

/** The state after so many steps; by default, after all. */
export function stateOf({ start, steps }: Game, count = steps.length): GameState {
  return steps[count - 1]?.state ?? start;
}

/** Who looks at the screen now, and who is to take it from whoever had it. */
interface Looking {
  readonly viewer: Viewer;
  /** Undefined if nobody has to. */
  readonly next: number | undefined;
}

/**
 * On a shared screen hands show only to those whose choice it is. A bot between two people may be followed by either.
 *
 * @param last - who has taken the screen last.
 */
export function lookingAt(game: Game, last: number | undefined): Looking {
  const { decision } = stateOf(game);
  const people = peopleOf(game);
  const [only] = people;
  if (decision === null) return { viewer: 'spectator', next: undefined };
  if (people.length <= 1) return { viewer: only ?? 'spectator', next: undefined };
  if (decision.seat === last) return { viewer: last, next: undefined };
  return { viewer: 'spectator', next: isBots(game) ? undefined : decision.seat };
}

/** What a step has brought, for a table. */
export function newsOf(game: Game, viewer: Viewer, count = game.steps.length): TableNews<View> {
  return { view: viewFor(stateOf(game, count), viewer), events: game.steps[count - 1]?.events };
}

/** What the best quick bot would do instead of whoever is asked, by what they see. */
export function adviceFor(game: Game): Action | undefined {
  const state = stateOf(game);
  if (state.decision === null) return undefined;
  const view = viewFor(state, state.decision.seat);
  return planner.choose(view, legalActions(state), chanceFromSeed(seedOf(game)));
}
