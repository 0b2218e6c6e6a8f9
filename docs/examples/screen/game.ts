/** A game with its past. Nothing in it ever changes: what is played makes a new one. */
import { type Action, concordia, type GameEvent, type Log, type View } from './library';

export interface Game {
  readonly log: Log;
  readonly state: ReturnType<typeof concordia.startOf>;
  /** What has happened since the choice before. */
  readonly events: readonly GameEvent[];
  /** The game before the last choice, if that can be taken back. */
  readonly before?: Game | undefined;
}

/** The log of a new game. Nobody may guess its seed, for it tells the whole deck. */
export function newLog(options: ReturnType<typeof concordia.setUpForm>['options'], meta = {}): Log {
  const seed = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return concordia.recordGame({ ...options, seed }, [], meta);
}

/** A game as its log begins. */
export function begun(log: Log): Game {
  return { log: { ...log, actions: [] }, state: concordia.startOf(log), events: [] };
}

/** @throws ConcordiaError if the action breaks a rule. */
export function played(game: Game, action: Action): Game {
  const result = concordia.tryApplyAction(game.state, action);
  if (!result.ok) throw result.error;
  const { state, events } = result;
  const log = { ...game.log, actions: [...game.log.actions, action] };
  const before = concordia.undoLimit([game.state, state]) === 0 ? game : undefined;
  return { log, state, events, before };
}

/** The game as the one who decides sees it. */
export function viewOf({ state }: Game): View {
  return concordia.viewFor(state, state.decision?.seat ?? 'spectator');
}

/** What has happened, or would happen. */
export function inWords(view: View, events: readonly GameEvent[]): string {
  return events.flatMap((event) => concordia.sentenceOf(view, event) ?? []).join('; ');
}
