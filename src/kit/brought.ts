/** Code that only some rules need. They bring it along, so that engines without such rules are smaller. */
import type { waysBetween } from '../board/ways';
import type { withDouble } from './covered-double';
import type { endless } from './endless';
import type { checkParts, imaginedParts, redealtParts, seenParts } from './keeping';
import type { checkNames } from './names';
import type { checkOverrides, overridden } from './overrides';
import type { Rules } from './rules';
import type { openTogether } from './together';

/** What rules bring along. */
export interface Brought {
  /** Whether cards may have other effects than those of the box. */
  readonly changesCards?: boolean;
  /** For all rules besides those of the base game. */
  readonly checkNames?: typeof checkNames;
  readonly endless?: typeof endless;
  readonly keeping?: {
    readonly checkParts: typeof checkParts;
    readonly seenParts: typeof seenParts;
    readonly imaginedParts: typeof imaginedParts;
    readonly redealtParts: typeof redealtParts;
  };
  readonly openTogether?: typeof openTogether;
  readonly withDouble?: typeof withDouble;
  /** For rules that ask what a move costs. */
  readonly waysBetween?: typeof waysBetween;
  /** For rules that replace others. */
  readonly overriding?: {
    readonly overridden: typeof overridden;
    readonly checkOverrides: typeof checkOverrides;
  };
}

/** Known to all copies of this package; checks of definitions do not see it. */
const BROUGHT = Symbol.for('concordia-rules/brought');

type BringingRules = Rules & { readonly [BROUGHT]?: Brought };

export function bringing(rules: Rules, brought: Brought): BringingRules {
  return { ...rules, [BROUGHT]: brought };
}

/** What any of the rules bring along. */
export function broughtBy(rules: readonly BringingRules[]): Brought {
  return Object.assign({}, ...rules.map((one) => one[BROUGHT]));
}
