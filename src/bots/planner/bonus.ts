/** The points of a seat besides those of its cards, and what may still come of them. */
import type * as concordia from '../../index';
import type { GameState } from '../../index';
import type { Seat } from '../../model/ids';
import { isForeignType } from './own';
import type { KnownState } from './places';

/** The functions of a library that it uses. */
type BonusNeeds = Pick<typeof concordia, 'actionTypes' | 'pointsOf' | 'prospectOf'>;

/** Where no rule has points of its own, nothing is counted, which would take longest of all. */
export function bonusWith(rules: BonusNeeds): (state: GameState, seat: Seat) => number {
  const isOpen = rules.actionTypes.some(isForeignType);
  /** Whether the rules of a game have points of their own, by its options, which all its states share. */
  const scored = new WeakMap<GameState['options'], boolean>();

  function hasScores(state: GameState, seat: Seat): boolean {
    const known = scored.get(state.options);
    if (known !== undefined) return known;
    const found = Object.keys(rules.pointsOf(state, seat).scores).length > 0;
    scored.set(state.options, found);
    return found;
  }

  return (state, seat) => {
    const isPlain = isEmpty(state.parts) && !isOpen;
    if (isPlain && !hasScores(state, seat)) return 0;
    return rules.pointsOf(state, seat).bonus + rules.prospectOf(state, seat);
  };
}

/** Whether no map or module has a part. */
export function isEmpty(parts: KnownState['parts']): boolean {
  for (const _part in parts) return false;
  return true;
}
