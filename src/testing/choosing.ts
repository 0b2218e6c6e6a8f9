/** Choices, as a screen shows them: legal and illegal. */
import { copyOf, fail, type GameCheck, same, shareOf, shown, some, type Tested } from './tested';

/** The number of states checked in a game. */
const STATES = 40;

/**
 * The legal choices are the legal actions, in the same order; an illegal choice has the refusal of `tryApplyAction` and
 * `why`; every choice has the cost of `costOf`.
 */
export function choicesTrue(library: Tested): GameCheck {
  return (game) => {
    for (const state of some(game.states, shareOf(game, STATES))) {
      const choices = library.choices(state);
      const open = choices.filter(({ refusal }) => refusal === undefined);
      const listed = library.legalActions(state);
      if (
        !same(
          open.map(({ action }) => action),
          listed,
        )
      ) {
        fail(`The legal choices are not the legal actions, at ${shown(state.decision)}.`);
      }
      for (const { action, cost, refusal } of choices) {
        const alone = library.costOf(state, copyOf(action));
        if (!same(cost, alone)) {
          fail(
            `${shown(action)} costs ${shown(cost)} in the list of choices, but ${shown(alone)} alone.`,
          );
        }
        if (refusal === undefined) continue;
        const result = library.tryApplyAction(state, copyOf(action));
        if (result.ok) fail(`${shown(action)} is an illegal choice, but accepted.`);
        if (!same(result.error.toJSON(), refusal)) {
          fail(
            `${shown(action)} is refused for ${refusal.reason} among the choices, but for ${result.error.reason} when applied.`,
          );
        }
        if (!same(library.why(state, copyOf(action)), refusal)) {
          fail(`${shown(action)} has another refusal by why than among the choices.`);
        }
      }
    }
  };
}
