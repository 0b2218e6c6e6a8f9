/**
 * An engine whose errors explain unknown names: which name it is, what may be meant, and which map has it. Legal input
 * stays as fast.
 */
import { type Gazetteer, type PlaceFields, unknownPlace } from '../board/unknown-place';
import type { OpenEngine, StateOrView } from '../engine/engine';
import type { Kinds, StateOf, ViewOf } from '../engine/vocabulary';
import type { Rules } from '../kit/rules';
import { type AnyCode, ConcordiaError, type LocalizedRefusal } from '../model/errors';
import { notValid, withSentence } from '../model/faults';
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

/** Explains why a single action is illegal. */
export interface Why<W extends Kinds = Kinds> {
  /**
   * Why an action is illegal now; `undefined` if it is legal. Use it for actions that `choices` leaves out.
   *
   * @throws ConcordiaError `INVALID_INPUT` if the view's player does not decide.
   */
  why(state: StateOf<W> | ViewOf<W>, action: unknown): LocalizedRefusal | undefined;
}

/** An engine that knows which fields of actions name something on the board. */
export interface ExplainingEngine extends OpenEngine, Why {
  readonly placeFields: PlaceFields;
}

/**
 * @param rules - all rules of the engine.
 * @param localized - translates an error, with the names of the state passed in.
 */
export function explaining(
  engine: OpenEngine,
  rules: readonly Rules[],
  localized: (error: ConcordiaError, state: unknown) => ConcordiaError,
): ExplainingEngine {
  const placeFields = placeFieldsOf(rules);
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
    const explained = explainAction(engine, placeFields, error, state, action);
    return explained instanceof ConcordiaError ? localized(explained, state) : explained;
  };
  const tryAction = explained(engine.tryApplyAction, ofAction);
  const tryApplyAction: OpenEngine['tryApplyAction'] = (state, action) => {
    const result = tryAction(state, action);
    if (result.ok) return result;
    const error = ofAction(result.error, state, action);
    return error instanceof ConcordiaError ? { ok: false, error } : result;
  };
  /** For a view, an imagined state behind it: the deciding player has the same legal actions in both. */
  const stateOf = explained((state: StateOrView, _action: unknown): GameState => {
    // First refuses anything that is not a state.
    engine.isOver(state);
    if (!('viewer' in state)) return state;
    if (engine.deciders(state).some((seat) => seat === state.viewer)) return engine.imagine(state);
    return notValid('INVALID_INPUT', 'state', 'notTheirDecision');
  }, ofAction);
  return {
    ...engine,
    placeFields,
    why(state, action) {
      const result = tryApplyAction(stateOf(state, action), action);
      return result.ok ? undefined : result.error.toJSON();
    },
    applyAction: explained(engine.applyAction, ofAction),
    applyRead: explained(engine.applyRead, ofAction),
    costOf: explained(engine.costOf, ofAction),
    tryApplyAction,
  };
}

function placeFieldsOf(rules: readonly Rules[]): PlaceFields {
  const fields = new Map<string, 'place' | 'province'>();
  for (const { shape } of rules.flatMap(({ steps = [] }) => steps)) {
    for (const [name, { word }] of Object.entries(shape)) {
      if (word === 'place' || word === 'province') fields.set(name, word);
    }
  }
  return fields;
}

function explainAction(
  engine: OpenEngine,
  placeFields: PlaceFields,
  error: unknown,
  state: unknown,
  action: unknown,
): unknown {
  if (!(error instanceof ConcordiaError) || CLEAR.includes(error.code)) return error;
  try {
    if (!isRecord(action) || !isRecord(state)) return error;
    const map = engine.getMap(String(state.map));
    const others = otherMaps(engine, map.id);
    const unknown = unknownPlace(map, action, placeFields, others);
    if (unknown === undefined) return error;
    const facts = { ...error.details, ...unknown };
    return new ConcordiaError(withSentence(error.code, '', 'unknownPlace', facts, error.rule));
  } catch {
    // The input throws even when it is read again.
    return error;
  }
}

export function otherMaps(engine: OpenEngine, own: string): readonly Gazetteer[] {
  return engine
    .mapIds()
    .filter((id) => id !== own)
    .map(engine.getMap);
}
