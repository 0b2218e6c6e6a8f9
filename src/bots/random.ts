import type { AnyAction } from '../model/any';
import { mustBeActions, sealed } from './door';
import { type Chance, pick } from './strategy';

/** Chooses every action with the same probability. */
export const random = Object.freeze({
  /** Its name on the command line. */
  name: 'random',
  /** One of the actions, at random. */
  choose: <A extends AnyAction>(_view: unknown, actions: readonly A[], chance: Chance): A =>
    sealed(() => {
      mustBeActions(actions);
      return pick(actions, chance);
    })(),
});
