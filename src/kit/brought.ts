/** Code that only some rules or boards need. They bring it along, so that engines without them are smaller. */
import type { exchangeOn } from '../board/salt-tokens';
import type { waysBetween } from '../board/ways';
import type { ErrorWords } from '../model/telling';
import type { withDouble } from './covered-double';
import type { endless } from './endless';
import type { checkParts, imaginedParts, redealtParts, seenParts } from './keeping';
import type { checkNames } from './names';
import type { checkOverrides, overridden } from './overrides';
import type { askedFirst, bringForward, openTogether } from './together';
import type { withOptions } from './with-options';

/** What rules, boards and modules bring along. */
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
  readonly askedFirst?: typeof askedFirst;
  readonly bringForward?: typeof bringForward;
  readonly openTogether?: typeof openTogether;
  readonly withDouble?: typeof withDouble;
  /** What is said of rules that fail, and of what they remember. */
  readonly errors?: ErrorWords;
  /** For modules with options. */
  readonly withOptions?: typeof withOptions;
  /** For rules that ask what a move costs. */
  readonly waysBetween?: typeof waysBetween;
  /** For boards with more cities than tokens without salt. */
  readonly exchangeOn?: typeof exchangeOn;
  /** For rules that replace others. */
  readonly overriding?: {
    readonly overridden: typeof overridden;
    readonly checkOverrides: typeof checkOverrides;
  };
}

/** Known to all copies of this package; checks of definitions do not see it. */
const BROUGHT = Symbol.for('concordia-rules/brought');

/** A copy that brings something along; further copies of it do not. */
export function bringing<P extends object>(part: P, brought: Brought): P {
  return Object.defineProperty({ ...part }, BROUGHT, { value: brought });
}

/** What any of the rules and boards bring along. */
export function broughtBy(parts: readonly object[]): Brought {
  return Object.assign({}, ...parts.map((part) => Reflect.get(part, BROUGHT)));
}
