/** Describes a log that breaks the rules. */
import type { LogValidation } from '../index';
import { actionInWords } from './describe-action';
import type { CliLanguage } from './language';
import { namesOf } from './names';
import { reasonOf } from './refused';
import type { CliWords } from './words';

export type LogFault = Extract<LogValidation, { ok: false }>;

/** Several lines: where, what and why. */
export function describeFault(
  { index, action, error, state }: LogFault,
  language: CliLanguage,
): string {
  const { words } = language;
  // Only wrong final scores are not the fault of an action.
  if (action === undefined && error.details.path === 'scores') {
    return [words.wrongAt('scores'), labelled(words.why, reasonOf(error, words))].join('\n');
  }
  const names = namesOf(language.library.getMap(state.map), state.players, language);
  const { decision } = state;
  const whose =
    decision === null
      ? words.afterEnd
      : words.deciding({
          turn: state.turn,
          player: names.player(decision.seat),
          seat: decision.seat,
          decision: names.decision(decision.kind),
        });
  return [
    words.wrongAt(`actions[${index}]`),
    labelled(words.when, whose),
    labelled(words.action, actionInWords(state, action, names, language)),
    labelled(words.why, reasonOf(error, words)),
  ].join('\n');
}

function labelled(label: string, text: string): string {
  return `  ${label.padEnd(6)}  ${text}`;
}

/** Place and reason on one line, for lists. */
export function faultOnLine({ index, action, error, state }: LogFault, words: CliWords): string {
  const why = reasonOf(error, words);
  if (action === undefined && error.details.path === 'scores') return `scores: ${why}`;
  return `actions[${index}], ${words.atTurn(state.turn)}: ${why}`;
}

/** The same for programs. */
export function faultAsData({ index, action, error, state }: LogFault): object {
  const seat = state.decision?.seat ?? null;
  const name = seat === null ? null : (state.players[seat]?.name ?? null);
  return { ok: false, index, turn: state.turn, seat, name, action: action ?? null, error };
}
