/** A game with its past. Nothing in it ever changes: what is played makes a new one. */
import {
  type Action,
  type GameEvent,
  type GameLog,
  type GameOptions,
  type GameState,
  LOG_VERSION,
  type NewGame,
} from 'concordia-rules';
import { chanceFromSeed, random, type Strategy } from 'concordia-rules/bots';
import {
  correctedState,
  createGame,
  eventsFor,
  legalActions,
  recordGame,
  sentenceOf,
  startOf,
  tryApplyAction,
  undoLimit,
  validateLog,
  validPrefix,
  viewFor,
} from '../../common/library';
import { BOTS } from './bots';

/** Who may sit on a seat: somebody at the screen, or a bot by its name. */
export const SITTERS = ['person', ...BOTS.map(({ name }) => name)];

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
  const { options, actions, meta, start: begin, corrections, notes } = log;
  const kept = {
    ...(begin && { start: begin }),
    ...(corrections && { corrections }),
    ...(notes && { notes }),
  };
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
  return isRight ? sitters : players.map(() => 'person');
}

/** The log of a game, with its seats noted. */
export function logOf({ options, sitters, steps, kept }: Game): GameLog {
  const actions = steps.map(({ action }) => action);
  const meta = { seats: sitters.join(' ') };
  if (Object.keys(kept).length === 0) return recordGame(options, actions, meta);
  const isLeft = ({ after }: { readonly after: number }): boolean => after <= actions.length;
  const { start, corrections, notes } = kept;
  return validPrefix({
    format: 'concordia-log',
    version: LOG_VERSION,
    meta,
    options,
    ...(start && { start }),
    actions,
    ...(corrections && { corrections: corrections.filter(isLeft) }),
    ...(notes && { notes: notes.filter(isLeft) }),
  });
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

/** What happened in a step, in sentences that everybody may read. */
export function toldOf({ state, events }: Step): readonly string[] {
  return events.flatMap((event) => sentenceOf(state, event) ?? []);
}

/** To how many steps the game may be taken back; undefined if what happened last stays. */
export function stepsAfterUndo(game: Game): number | undefined {
  const { start, steps } = game;
  const last = steps.at(-1);
  // What a bot has answered stays.
  if (last === undefined || botOf(game, last.action.seat) !== undefined) return undefined;
  const limit = undoLimit([start, ...steps.map(({ state }) => state)]);
  return limit < steps.length ? limit : undefined;
}

/** The game as it was after so many steps. */
export function takenBack(game: Game, count: number): Game {
  return { ...game, steps: game.steps.slice(0, count) };
}

/** Whether a bot is to move. */
export function isBots(game: Game): boolean {
  const { decision } = stateOf(game);
  return decision !== null && botOf(game, decision.seat) !== undefined;
}

/** The game after a move of the bot whose turn it is. */
export function withBotMove(game: Game): Game {
  const state = stateOf(game);
  const seat = state.decision?.seat ?? 0;
  // The same game goes the same way again, whoever loads it.
  const chance = chanceFromSeed(`${game.options.seed} ${game.steps.length}`);
  const bot = botOf(game, seat) ?? random;
  return played(game, bot.choose(viewFor(state, seat), legalActions(state), chance));
}

/** Who moves by itself on a seat. */
export function botOf({ sitters }: Game, seat: number): Strategy | undefined {
  return BOTS.find(({ name }) => name === sitters[seat]);
}

/** The seats of those at the screen. */
export function peopleOf(game: Game): readonly number[] {
  return game.start.players.flatMap((_, seat) => (botOf(game, seat) === undefined ? seat : []));
}

/** The state after so many steps; by default, after all. */
export function stateOf({ start, steps }: Game, count = steps.length): GameState {
  return steps[count - 1]?.state ?? start;
}
