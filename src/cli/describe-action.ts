/** An action and its player, in words. */
import type { GameState } from '../index';
import type { CliLanguage } from './language';
import { printable } from './printable';
import type { Names } from './printable-names';
import { shortened } from './shortened';

const MAX_LENGTH = 200;

/** @param action - as in the log; it may be anything. */
export function actionInWords(
  state: GameState,
  action: unknown,
  names: Names,
  { library, words }: CliLanguage,
): string {
  const parsed = library.schemas.action.safeParse(action);
  if (!parsed.success)
    return shortened(JSON.stringify(action) ?? words.told.nothing, words, MAX_LENGTH);
  const { data } = parsed;
  return `${names.player(data.seat)}: ${printable(library.describeAction(state, data))}`;
}
