/**
 * An engine whose errors explain unknown names: which one it is, what may be meant, and where it is known. Legal input
 * is as fast as before.
 */
import { type Gazetteer, unknownPlace } from '../board/unknown-place';
import type { OpenEngine, Seen } from '../engine/engine';
import type { Kinds, StateOf, ViewOf } from '../engine/vocabulary';
import { type AnyCode, ConcordiaError, refuse, type ToldRefusal } from '../model/errors';
import { isRecord } from '../model/plain';
import type { GameState } from '../model/state';

/** Errors that are clear enough even if the action has an unknown name. */
const CLEAR: readonly AnyCode[] = [
  'NOT_YOUR_TURN',
  'WRONG_DECISION',
  'GAME_OVER',
  'UNKNOWN_MAP',
  'INVALID_STATE',
];

/** Unknown names are cut to this length. */
const MAX_SHOWN = 80;

/** Why not, for one action. */
export interface Why<W extends Kinds = Kinds> {
  /**
   * Why an action is illegal now; `undefined` if it is legal. Use it for actions that `choices` leaves out.
   *
   * @throws ConcordiaError `INVALID_INPUT` if the view's player does not decide.
   */
  why(state: StateOf<W> | ViewOf<W>, action: unknown): ToldRefusal | undefined;
}

const NOT_THEIRS =
  'This is the view of somebody whose decision it is not; what they may do is not asked behind it.';

/** @param retold - puts an error into words, with the names of the state passed in. */
export function explaining(
  engine: OpenEngine,
  retold: (error: ConcordiaError, state: unknown) => ConcordiaError,
): OpenEngine & Why {
  const explained =
    <A extends unknown[], R>(
      call: (...args: A) => R,
      inWords: (error: unknown, ...args: A) => unknown,
    ) =>
    (...args: A): R => {
      try {
        return call(...args);
      } catch (error) {
        throw inWords(error, ...args);
      }
    };
  const ofAction = (error: unknown, state: unknown, action: unknown): unknown => {
    const explained = explainAction(engine, error, state, action);
    return explained instanceof ConcordiaError ? retold(explained, state) : explained;
  };
  const tryAction = explained(engine.tryApplyAction, ofAction);
  const tryApplyAction: OpenEngine['tryApplyAction'] = (state, action) => {
    const result = tryAction(state, action);
    if (result.ok) return result;
    const error = ofAction(result.error, state, action);
    return error instanceof ConcordiaError ? { ok: false, error } : result;
  };
  /** What is legal in a view is what is legal in a state imagined behind it, for the deciding player. */
  const stateOf = explained((state: Seen, _action: unknown): GameState => {
    // Anything but a state is refused first.
    engine.isOver(state);
    if (!('viewer' in state)) return state;
    if (state.decision?.seat === state.viewer) return engine.imagine(state);
    return refuse({ code: 'INVALID_INPUT', message: NOT_THEIRS, details: { path: 'state' } });
  }, ofAction);
  return {
    ...engine,
    why(state, action) {
      const result = tryApplyAction(stateOf(state, action), action);
      return result.ok ? undefined : result.error.toJSON();
    },
    applyAction: explained(engine.applyAction, ofAction),
    costOf: explained(engine.costOf, ofAction),
    tryApplyAction,
  };
}

function explainAction(
  engine: OpenEngine,
  error: unknown,
  state: unknown,
  action: unknown,
): unknown {
  if (!(error instanceof ConcordiaError) || CLEAR.includes(error.code)) return error;
  try {
    if (!isRecord(action) || !isRecord(state)) return error;
    const map = engine.getMap(String(state.map));
    const others = otherMaps(engine, map.id);
    const unknown = unknownPlace(map, action, engine.placeFields, others);
    if (unknown === undefined) return error;
    const { key: _key, id, message, ...facts } = unknown;
    return new ConcordiaError({
      ...error.toJSON(),
      reason: 'unknownPlace',
      message,
      details: { ...error.details, unknown: id.slice(0, MAX_SHOWN), board: map.name, ...facts },
    });
  } catch {
    // The input cannot even be read again.
    return error;
  }
}

export function otherMaps(engine: OpenEngine, own: string): readonly Gazetteer[] {
  return engine
    .mapIds()
    .filter((id) => id !== own)
    .map(engine.getMap);
}
