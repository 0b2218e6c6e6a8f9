/** What somebody did or tried to do, in words. */
import { type Action, describeAction, type GameState, schemas } from '../index';
import type { Names } from './names';
import { printable, shortened } from './printable';

const MAX_LENGTH = 200;

/** @param action - as it was written; not necessarily an action at all. */
export function actionInWords(state: GameState, action: unknown, names: Names): string {
  const parsed = schemas.action.safeParse(action);
  if (!parsed.success) return shortened(JSON.stringify(action) ?? 'nothing', MAX_LENGTH);
  const known = parsed.data as Action;
  return `${names.player(known.seat)} ${printable(describeAction(state, known))}`;
}
