/** A game with its past. Nothing in it ever changes: what is played makes a new one. */
import { chanceFromSeed } from 'concordia-rules/bots';
import { type Action, bot, concordia, type Log, type State, type View } from './library';

interface Step {
  readonly number: number;
  readonly action: Action;
  /** What it led to, and what happened on the way. */
  readonly state: State;
  readonly told: string;
}

export interface Game {
  /** As it was begun or loaded. */
  readonly log: Log;
  readonly start: State;
  readonly steps: readonly Step[];
}

/**
 * A game from a log; a new one has no actions yet.
 *
 * @throws ConcordiaError if it is not a log or breaks a rule.
 */
export function opened(input: unknown): Game {
  const checked = concordia.validateLog(input);
  if (!checked.ok) throw checked.error;
  const log = concordia.validPrefix(input);
  const game: Game = { log, start: concordia.createGame(log.options), steps: [] };
  return answered(log.actions.reduce(after, game));
}

/** The log of a game. */
export function saved({ log: { options, meta }, steps }: Game): Log {
  const actions = steps.map(({ action }) => action);
  return concordia.recordGame(options, actions, meta);
}

/** The game after an action, and after what bots do then. */
export function played(game: Game, action: Action): Game {
  return answered(after(game, action));
}

/** Before the last choice of somebody at the screen; undefined if there was none. */
export function undone(game: Game): Game | undefined {
  const last = game.steps.findLastIndex(({ action }) => !isBot(game, action.seat));
  return last === -1 ? undefined : { ...game, steps: game.steps.slice(0, last) };
}

/** What the seat that decides may see. */
export function viewOf(game: Game): View {
  const state = stateOf(game);
  return concordia.viewFor(state, state.decision?.seat ?? 'spectator');
}

function stateOf({ start, steps }: Game): State {
  return steps.at(-1)?.state ?? start;
}

/** Bots have all seats but the first, if the log notes any. */
function isBot({ log }: Game, seat: number): boolean {
  return log.meta?.bots !== undefined && seat !== 0;
}

function answered(game: Game): Game {
  const { decision } = stateOf(game);
  if (decision === null || !isBot(game, decision.seat)) return game;
  const view = viewOf(game);
  const chance = chanceFromSeed(`${game.steps.length}`);
  return answered(after(game, bot.choose(view, concordia.legalActions(view), chance)));
}

function after(game: Game, action: Action): Game {
  const result = concordia.tryApplyAction(stateOf(game), action);
  if (!result.ok) throw result.error;
  const { state, events } = result;
  const told = events.flatMap((event) => {
    const text = concordia.describeEvent(state, event);
    if (text === undefined) return [];
    return 'seat' in event ? `${state.players[event.seat]?.name} ${text}` : text;
  });
  const step = { number: game.steps.length, action, state, told: told.join('; ') };
  return { ...game, steps: [...game.steps, step] };
}
