/** Says which name of an action is unknown, if that is why it is illegal: what may be meant, and which map has it. */
import {
  type Gazetteer,
  type PlaceFields,
  placeUnknown,
  unknownPlace,
} from '../board/unknown-place';
import type { Rules } from '../kit/rules';
import { type AnyCode, ConcordiaError } from '../model/errors';
import { isRecord } from '../model/plain';

/** Errors that are clear enough even if the action has an unknown name. */
const CLEAR: readonly AnyCode[] = [
  'NOT_YOUR_TURN',
  'WRONG_DECISION',
  'GAME_OVER',
  'UNKNOWN_MAP',
  'INVALID_STATE',
];

/** The fields of actions that name something on the board. */
export function placeFieldsOf(rules: readonly Rules[]): PlaceFields {
  const fields = new Map<string, 'place' | 'province'>();
  for (const { shape } of rules.flatMap(({ steps = [] }) => steps)) {
    for (const [name, { word }] of Object.entries(shape)) {
      if (word === 'place' || word === 'province') fields.set(name, word);
    }
  }
  return fields;
}

/** The error of an action, or one that names what is not on the board. */
export function explained(
  error: ConcordiaError,
  state: unknown,
  action: unknown,
  boards: readonly Gazetteer[],
  fields: PlaceFields,
): ConcordiaError {
  if (CLEAR.includes(error.code)) return error;
  try {
    if (!isRecord(state) || !isRecord(action)) return error;
    const board = boards.find(({ id }) => id === state.map);
    if (board === undefined) return error;
    const others = boards.filter((other) => other !== board);
    const unknown = unknownPlace(board, action, fields, others);
    if (unknown === undefined) return error;
    const { code, rule, details } = error;
    return new ConcordiaError({ ...placeUnknown({ ...details, ...unknown }, rule), code });
  } catch {
    // The input throws even when it is read again.
    return error;
  }
}
