/** Modules from outside that can be chosen by their ids. */
import * as outsiders from '../outsiders';

interface OutsideModule {
  readonly id: string;
  readonly name: string;
  /** The cards that it brings. */
  readonly cards: readonly string[];
}

export const OUTSIDE_MODULES: readonly OutsideModule[] = outsiders.modules
  .filter(
    ({ isPlayed, options = {} }) =>
      !isPlayed && Object.values(options).every(({ off }) => off === undefined),
  )
  .map(({ id, name = id, rules }) => {
    return { id, name, cards: (rules.deck?.cards ?? []).map((card) => card.id) };
  });
