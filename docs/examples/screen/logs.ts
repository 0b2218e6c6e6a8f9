/** Games from logs, and games with bots. */
import { chanceFromSeed, plannerWith } from 'concordia-rules/bots';
import { begun, type Game, played } from './game';
import { type Action, concordia, type Log } from './library';

const bot = plannerWith(concordia);

/** The game of a log. @throws ConcordiaError if it is not a log or breaks a rule. */
export function opened(input: unknown): Game {
  const checked = concordia.validateLog(input);
  if (!checked.ok) throw checked.error;
  const log = concordia.validPrefix(input);
  return answered(log.actions.reduce(played, begun(log)));
}

/** With the scores, if the game is over. */
export function saved({ log: { options, actions, meta } }: Game): Log {
  return concordia.recordGame(options, actions, meta);
}

/** The game after an action, and after what bots do then. */
export function playedWithBots(game: Game, action: Action): Game {
  return answered(played(game, action));
}

/** Bots have all seats but the first, if the log notes any. Over what they have done, nobody goes back. */
function answered(game: Game): Game {
  const { log, state, events } = game;
  const { seat } = state.decision ?? {};
  if (log.meta?.bots === undefined || seat === undefined || seat === 0) return game;
  const view = concordia.viewFor(state, seat);
  const chance = chanceFromSeed(`${log.actions.length}`);
  const next = played(game, bot.choose(view, concordia.legalActions(view), chance));
  return answered({ ...next, events: [...events, ...next.events], before: undefined });
}
