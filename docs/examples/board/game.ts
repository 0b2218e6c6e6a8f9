/**
 * A hot seat: everybody plays at one device, which shows what the one who decides may see. All pages share it. Nothing in
 * it ever changes; what is played makes a new turn, which frameworks notice.
 */
import type { BoardPick } from 'concordia-rules/board';
import { type ActionOf, createEngine, type EventOf } from 'concordia-rules/core';
import { createFollower } from 'concordia-rules/follow';
import { italia } from 'concordia-rules/maps/italia';
import { createSpeech } from 'concordia-rules/words';

const engine = createEngine({ maps: [italia] });
/** Games, their events and their words: a page with a board needs no more. */
export const concordia = { ...engine, ...createFollower(engine), ...createSpeech(engine) };

export type Action = ActionOf<typeof engine>;
export type GameEvent = EventOf<typeof engine>;
export type Picked = BoardPick<Action>;
export type State = ReturnType<typeof concordia.createGame>;
export type View = ReturnType<typeof concordia.viewFor>;

/** A moment of a game, as a board shows it. */
export interface Turn {
  readonly state: State;
  /** What the one who decides may see. */
  readonly view: View;
  /** What has happened since the turn before. */
  readonly events: readonly GameEvent[];
}

/** A new game. */
export function begun(): Turn {
  const state = concordia.createGame({
    map: 'italia',
    players: ['Livia', 'Gaius'],
    seed: crypto.getRandomValues(new Uint32Array(4)).join(),
  });
  return { state, view: viewOf(state), events: [] };
}

/**
 * The turn after an action.
 *
 * @throws ConcordiaError if it breaks a rule.
 */
export function played(state: State, action: Action): Turn {
  const result = concordia.tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  const view = viewOf(result.state);
  return { state: result.state, view, events: concordia.eventsFor(state, result, view.viewer) };
}

function viewOf(state: State): View {
  return concordia.viewFor(state, state.decision?.seat ?? 'spectator');
}

/** A button for each action that a pick leaves; without a pick, for each that is possible. */
export function buttonsOf(
  view: View,
  pick: Picked | undefined,
): readonly { readonly text: string; readonly action: Action }[] {
  const choices: Picked['choices'] = pick?.choices ?? concordia.choices(view);
  return choices.flatMap(({ action, refusal }) =>
    refusal === undefined ? { action, text: concordia.describeAction(view, action) } : [],
  );
}
