/** Describes a log that breaks the rules. */
import type { GameState, LogValidation } from '../index';
import type { CliLanguage } from './language';
import type { CliWords } from './languages/words';
import { printable } from './printable';
import { type Names, namesOf } from './printable-names';
import { Explained, reasonOf } from './refused';
import { shortened } from './shortened';
import { padded, widthOf } from './wrapped';

export type LogFault = Extract<LogValidation, { ok: false }>;

/** Several lines: where, what and why. */
export function describeFault(
  { index, action, error, state }: LogFault,
  language: CliLanguage,
): string {
  const { words } = language;
  const { when, action: what, why } = words.told;
  const labels = Math.max(...[when, what, why].map(widthOf));
  const labelled = (label: string, text: string) => `  ${padded(label, labels)}  ${text}`;
  // Only wrong final scores are not the fault of an action.
  if (action === undefined && error.details.path === 'scores') {
    return [words.told.wrongAt('scores'), labelled(why, reasonOf(error, words))].join('\n');
  }
  const names = namesOf(language.library.getMap(state.map), state.players, language);
  const { decision } = state;
  const whose =
    decision === null
      ? words.told.afterEnd
      : words.told.deciding({
          turn: state.turn,
          player: names.player(decision.seat),
          seat: decision.seat,
          decision: names.decision(decision.kind),
        });
  return [
    words.told.wrongAt(`actions[${index}]`),
    labelled(when, whose),
    labelled(what, actionInWords(state, action, names, language)),
    labelled(why, reasonOf(error, words)),
  ].join('\n');
}

/** Of an action that is none. */
const MAX_LENGTH = 200;

/** An action and its player. @param action - as in the log; it may be anything. */
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

/** The end of a command that needs a log without faults. */
export function explained(fault: LogFault, language: CliLanguage): Explained {
  return new Explained(describeFault(fault, language), faultAsData(fault));
}

/** Place and reason on one line, for lists. */
export function faultOnLine({ index, action, error, state }: LogFault, words: CliWords): string {
  const why = reasonOf(error, words);
  if (action === undefined && error.details.path === 'scores') return `scores: ${why}`;
  return `actions[${index}], ${words.told.atTurn(state.turn)}: ${why}`;
}

/** The same for programs. */
export function faultAsData({ index, action, error, state }: LogFault): object {
  const seat = state.decision?.seat ?? null;
  const name = seat === null ? null : (state.players[seat]?.name ?? null);
  return { ok: false, index, turn: state.turn, seat, name, action: action ?? null, error };
}
