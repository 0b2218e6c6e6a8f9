/** The fields of all actions, decisions and events, with what each says of itself. */
import type { Rules, Shape } from '../../src/kit';
import { VIEW_EVENTS } from '../../src/kit/events';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { baseRules } from '../../src/roles/base';
import { TOLD_EVENTS } from '../support/all-events';

export interface DescribedField {
  /** How its type is written: `ActionByType<'buildHouse'>`. */
  readonly owner: string;
  readonly name: string;
  readonly description: string;
}

const RULES: readonly Rules[] = [
  baseRules,
  ...[...allMaps, ...allModules].flatMap(({ rules }) => rules ?? []),
];

export const describedFields: readonly DescribedField[] = [
  ...RULES.flatMap(({ steps = [] }) => steps).flatMap(({ type, shape }) =>
    fieldsOf(`ActionByType<'${type}'>`, shape),
  ),
  ...RULES.flatMap(({ decisions = [] }) => decisions).flatMap(({ kind, shape }) =>
    fieldsOf(`DecisionByKind<'${kind}'>`, shape),
  ),
  ...[...TOLD_EVENTS, ...VIEW_EVENTS].flatMap(({ type, shape }) =>
    fieldsOf(`EventByType<'${type}'>`, shape),
  ),
];

function fieldsOf(owner: string, shape: Shape): readonly DescribedField[] {
  return Object.entries(shape).map(([name, { description }]) => ({ owner, name, description }));
}
