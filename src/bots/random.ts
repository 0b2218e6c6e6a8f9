import type { AnyAction } from '../model/any';
import { type Chance, pick } from './strategy';

/** Every action is as likely as any other. */
export const random = Object.freeze({
  /** As the command line calls it. */
  name: 'random',
  /** One of the actions, by chance. */
  choose: <A extends AnyAction>(_view: unknown, actions: readonly A[], chance: Chance): A =>
    pick(actions, chance),
});
