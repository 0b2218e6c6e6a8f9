/** Choices: what a screen shows, open and closed. */
import { copyOf, fail, type GameCheck, same, shown, some, type Tested } from './tested';

/** States of a game that are looked at. */
const STATES = 40;

/**
 * Open choices are what is listed, in the same order; a closed one says why and is refused for just that reason;
 * what a choice costs is what it costs alone.
 */
export function choicesTrue(library: Tested): GameCheck {
  return ({ states }) => {
    for (const state of some(states, STATES)) {
      const choices = library.choices(state);
      const open = choices.filter(({ refusal }) => refusal === undefined);
      const listed = library.legalActions(state);
      if (
        !same(
          open.map(({ action }) => action),
          listed,
        )
      ) {
        fail(`What can be chosen is not what is listed, at ${shown(state.decision)}.`);
      }
      for (const { action, cost, refusal } of choices) {
        const alone = library.costOf(state, copyOf(action));
        if (!same(cost, alone)) {
          fail(`${shown(action)} costs ${shown(cost)} among others, ${shown(alone)} alone.`);
        }
        if (refusal === undefined) continue;
        const result = library.tryApplyAction(state, copyOf(action));
        if (result.ok) fail(`${shown(action)} is closed, and is accepted.`);
        if (!same(result.error.toJSON(), refusal)) {
          fail(
            `${shown(action)} is closed by ${refusal.reason}, and refused: ${result.error.reason}.`,
          );
        }
        if (!same(library.why(state, copyOf(action)), refusal)) {
          fail(`${shown(action)} is asked why not, and the answer is another than among all.`);
        }
      }
    }
  };
}
