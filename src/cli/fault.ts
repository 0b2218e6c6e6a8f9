/** What to tell about a log that breaks the rules. */
import type { LogValidation } from '../index';
import { actionInWords } from './describe-action';
import type { CliLanguage } from './language';
import { namesOf } from './names';
import { reasonOf } from './refused';

export type LogFault = Extract<LogValidation, { ok: false }>;

/** Several lines: where, what and why. */
export function describeFault(
  { index, action, error, state }: LogFault,
  language: CliLanguage,
): string {
  // Only the scores at the end can be wrong without any action.
  if (action === undefined && error.details.path === 'scores') {
    return `the log is wrong at scores\n  why     ${reasonOf(error)}`;
  }
  const names = namesOf(language.library.getMap(state.map), state.players, language);
  const { decision } = state;
  const whose =
    decision === null
      ? 'after the end of the game'
      : `turn ${state.turn}, ${names.player(decision.seat)} (seat ${decision.seat}) has to decide: ${decision.kind}`;
  return [
    `the log is wrong at actions[${index}]`,
    `  when    ${whose}`,
    `  action  ${actionInWords(state, action, names, language)}`,
    `  why     ${reasonOf(error)}`,
  ].join('\n');
}

/** Where and why, for a list of many. */
export function faultOnLine({ index, action, error, state }: LogFault): string {
  if (action === undefined && error.details.path === 'scores') return `scores: ${reasonOf(error)}`;
  return `actions[${index}], turn ${state.turn}: ${reasonOf(error)}`;
}

/** The same for programs. */
export function faultAsData({ index, action, error, state }: LogFault): object {
  const seat = state.decision?.seat ?? null;
  const name = seat === null ? null : (state.players[seat]?.name ?? null);
  return { ok: false, index, turn: state.turn, seat, name, action: action ?? null, error };
}
